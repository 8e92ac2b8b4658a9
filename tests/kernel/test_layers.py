"""Imports go down only: cli → web → tables → words, bots → games → kernel, press."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import stolik

ROOT = Path(stolik.__file__).parent

LAYERS = (
    ("kernel", "press"),
    ("games",),
    ("words", "bots"),
    ("tables", "lab", "adapters"),
    ("web",),
    ("cli",),
)
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}

SOURCES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py"))


def imported(source: str, module: str) -> Iterator[str]:
    """The full names of what a module imports, wherever in it the import stands."""
    package = module.split(".")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            yield name
            # `from stolik import web` names a module too.
            yield from (f"{name}.{alias.name}" for alias in node.names)


def complaints(source: str, file: str) -> list[str]:
    """The imports of a file under src/stolik that go up, sideways or outside."""
    module = "stolik." + file.removesuffix(".py").replace("/", ".")
    own = file.split("/")
    found = []
    for name in imported(source, module):
        top, *rest = name.split(".")
        if top != "stolik":
            if own[0] in ("kernel", "press", "games") and top not in sys.stdlib_module_names:
                found.append(f"{file} imports {name}: not the standard library")
            continue
        if not rest or rest[0] == own[0] or rest[0] not in RANK:
            other_game = len(rest) > 1 and len(own) > 2 and rest[1] != own[1]
            if rest and rest[0] == own[0] == "games" and other_game:
                found.append(f"{file} imports {name}: another game")
            continue
        if RANK[rest[0]] >= RANK.get(own[0], len(LAYERS)):
            found.append(f"{file} imports {name}: upwards or sideways")
    return found


@pytest.mark.parametrize("file", SOURCES)
def test_imports_go_down_only(file: str) -> None:
    assert complaints((ROOT / file).read_text(encoding="utf-8"), file) == []


def test_every_folder_has_its_layer() -> None:
    folders = {file.split("/")[0] for file in SOURCES if "/" in file}
    assert folders <= set(RANK)


GAME_NAMES = sorted(
    path.name for path in (ROOT / "games").iterdir() if (path / "__init__.py").exists()
)


@pytest.mark.parametrize("file", [file for file in SOURCES if file.startswith("kernel/")])
def test_the_kernel_knows_no_game_by_name(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert re.findall(rf"(?i)\b({'|'.join(GAME_NAMES)})", text) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/a.py", "from stolik.games import GAMES"),
        ("kernel/a.py", "from stolik import games"),
        ("kernel/a.py", "from .. import games"),
        ("kernel/a.py", "import numpy"),
        ("games/go/rules.py", "import rich.text"),
        ("games/go/rules.py", "from stolik.words import Words"),
        ("games/go/rules.py", "from stolik.games.chess import GAME"),
        ("games/go/rules.py", "from ..chess import GAME"),
        ("bots/a.py", "import stolik.cli"),
        ("bots/a.py", "from stolik.words import Words"),
        ("tables/a.py", "def late() -> None:\n    from stolik.web import serve"),
        ("web/a.py", "from stolik.cli import main"),
    ],
)
def test_an_import_that_goes_up_or_out_is_seen(file: str, line: str) -> None:
    assert complaints(line, file)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/a.py", "import json\nfrom stolik.kernel.game import Game\nfrom . import fact"),
        ("games/__init__.py", "from stolik.games.go import GAME"),
        ("games/go/rules.py", "from stolik.games.go.state import State\nfrom .moves import read"),
        ("bots/a.py", "import numpy\nfrom stolik.games import GAMES"),
        ("cli/a.py", "from stolik import __version__\nfrom stolik.words import Words"),
    ],
)
def test_an_import_that_goes_down_is_fine(file: str, line: str) -> None:
    assert complaints(line, file) == []
