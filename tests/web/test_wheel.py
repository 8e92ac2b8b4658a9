"""The wheel holds everything a table needs, the built browser client too, and nothing else."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path, PurePosixPath

import pytest

from stolik.games import GAMES
from stolik.kernel.game import LANGUAGES
from stolik.web.settings import CLIENT

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.Path:
    assert (CLIENT / "index.html").is_file(), "build it with: make client"
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.iterdir()
    return zipfile.Path(built)


def names(wheel: zipfile.Path) -> set[str]:
    return set(wheel.root.namelist())


def test_the_pages_and_all_they_ask_for(wheel: zipfile.Path) -> None:
    page = (wheel / "stolik/web/pages/index.html").read_text(encoding="utf-8")
    asked = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert {PurePosixPath(each).suffix for each in asked} >= {".js", ".css"}
    assert {f"stolik/web/pages/{each}" for each in asked} <= names(wheel)
    there = {file.relative_to(CLIENT).as_posix() for file in CLIENT.rglob("*") if file.is_file()}
    assert {f"stolik/web/pages/{each}" for each in there} <= names(wheel)


def test_decks_words_and_rulebooks(wheel: zipfile.Path) -> None:
    wanted = {f"stolik/words/{kind}{lang}.ftl" for kind in ("", "client.") for lang in LANGUAGES}
    for game in GAMES:
        folder = f"stolik/games/{game}"
        wanted |= {f"{folder}/words.{lang}.ftl" for lang in LANGUAGES}
        wanted |= {f"{folder}/rulebook.{lang}.md" for lang in LANGUAGES}
        wanted |= {f"{folder}/{file.name}" for file in GAMES[game].folder.glob("*.toml")}
    assert any(each.endswith("deck.toml") for each in wanted)
    assert wanted <= names(wheel)


def test_licences_and_the_command(wheel: zipfile.Path) -> None:
    (info,) = {each.split("/")[0] for each in names(wheel) if ".dist-info/" in each}
    assert {f"{info}/licenses/{each}" for each in ("LICENSE", "LICENSE-CARDS")} <= names(wheel)
    assert "stolik = stolik.cli:main" in (wheel / info / "entry_points.txt").read_text()


def test_nothing_else(wheel: zipfile.Path) -> None:
    for name in names(wheel):
        top, *rest = PurePosixPath(name).parts
        assert top == "stolik" or top.endswith(".dist-info"), name
        assert not {"tests", "node_modules", "__pycache__", "client"} & set(rest), name
        assert not name.endswith((".ts", ".svelte", ".map")), name
