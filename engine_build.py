"""Compiles the engine with mypyc: `python engine_build.py FOLDER` leaves libraries in FOLDER/lib.

The modules that pyproject.toml names under [tool.stolik.compiled] are taken as they are, with three
things said for mypyc that the source leaves open. An upper-case name of a module is a constant, and
`Final` tells so; without it every use would be looked up in a dictionary. The `__init__` of a
dataclass is written out. And ints wider than a machine word are left to Python.
"""

import ast
import importlib
import os
import re
import shutil
import sys
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
LIBRARY = "stolik"
"""The name of the library that holds everything; each module has a small one that leads there."""


def settings() -> dict[str, list[str]]:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["stolik"]["compiled"]
    return {name: list(each) for name, each in wanted.items()}


def modules() -> list[str]:
    """The modules to compile, as paths below src, sorted."""
    wanted = settings()
    found = (path for pattern in wanted["include"] for path in (ROOT / "src").glob(pattern))
    kept = (path for path in found if not any(path.match(no) for no in wanted["exclude"]))
    return sorted({path.relative_to(ROOT / "src").as_posix() for path in kept})


def dotted(module: str) -> str:
    """
    >>> dotted("stolik/kernel/chance.py")
    'stolik.kernel.chance'
    """
    return module.removesuffix(".py").replace("/", ".")


def with_finals(source: str, values: Mapping[str, object]) -> str:
    """The same source, line by line, with `Final` at every constant that is assigned once.

    Names that are assigned together cannot be final: each gets its value, as the module has it.

    >>> values = {"LOW": 1, "HIGH": 5}
    >>> print(with_finals("LOW, HIGH = 1, 5\\nALL: list[int] = []\\nSIZE = 4\\nsmall = 2", values))
    from typing import Final; LOW: Final = 1; HIGH: Final = 5
    ALL: Final[list[int]] = []
    SIZE: Final = 4
    small = 2
    """
    tree, lines = ast.parse(source), source.splitlines()
    written = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
    stored = Counter(node.id for node in written if isinstance(node.ctx, ast.Store))
    body = tree.body[1:] if ast.get_docstring(tree) else tree.body
    for node in body:
        if isinstance(node, ast.AnnAssign | ast.Assign) and node.value:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            names = [ast.unparse(each) for each in _parts(target)]
            if all(CONSTANT.fullmatch(name) and stored[name] == 1 for name in names):
                _mark(lines, node, names, values)
    first = body[0].lineno - 1
    lines[first] = f"from typing import Final; {lines[first]}"
    return "\n".join(lines)


def boxed(source: str) -> str:
    """The same source, where wide ints are any object.

    mypyc unboxes what it knows to be an int, and has to box it again for every operation if it
    does not fit into a machine word. Without knowing it calls Python's own operation at once.

    >>> print(boxed("Field = int\\nFields = int"))
    Field = int
    import typing; Fields = typing.Any
    """
    names = "|".join(settings()["wide"])
    return re.sub(rf"^({names}) = int$", r"import typing; \1 = typing.Any", source, flags=re.M)


def with_inits(source: str) -> str:
    """The same source, line by line, with the `__init__` of dataclasses written out.

    A dataclass makes it at run time, where mypyc cannot compile it.

    >>> print(with_inits("@dataclass(slots=True)\\nclass A:\\n    at: int\\n    by: int = 0\\n\\n"))
    @dataclass(slots=True, init=False)
    class A:
        at: int
        by: int = 0
        def __init__(self, at: int, by: int = 0) -> None: self.at = at; self.by = by
    """
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef) or len(node.decorator_list) != 1:
            continue
        how, last = node.decorator_list[0], node.end_lineno or 0
        if ast.unparse(how) == "dataclass(slots=True)" and last < len(lines) and not lines[last]:
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            assert not any(isinstance(each.value, ast.Call) for each in fields), node.name
            given = ", ".join(ast.unparse(each) for each in fields)
            names = [ast.unparse(each.target) for each in fields]
            kept = "; ".join(f"self.{name} = {name}" for name in names)
            lines[how.lineno - 1] = "@dataclass(slots=True, init=False)"
            lines[last] = f"    def __init__(self, {given}) -> None: {kept}"
    return "\n".join(lines)


def _parts(target: ast.expr) -> list[ast.expr]:
    return target.elts if isinstance(target, ast.Tuple) else [target]


def _mark(
    lines: list[str],
    node: ast.AnnAssign | ast.Assign,
    names: list[str],
    values: Mapping[str, object],
) -> None:
    at = node.lineno - 1
    if isinstance(node, ast.AnnAssign):
        kind, rest = ast.unparse(node.annotation), lines[at][node.annotation.end_col_offset :]
        lines[at] = f"{names[0]}: Final[{kind}]{rest}"
    elif len(names) == 1:
        lines[at] = f"{names[0]}: Final{lines[at][len(names[0]) :]}"
    elif all(isinstance(values[name], int | float) for name in names):
        end = node.end_lineno or node.lineno
        lines[at:end] = [""] * (end - at)
        lines[at] = "; ".join(f"{name}: Final = {values[name]!r}" for name in names)


def prepare(folder: Path) -> None:
    """A copy of the source with the constants marked."""
    ignored = shutil.ignore_patterns("pages", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src", folder, ignore=ignored)
    sys.path.insert(0, str(ROOT / "src"))
    for module in modules():
        path, values = folder / module, vars(importlib.import_module(dotted(module)))
        path.write_text(with_finals(with_inits(boxed(path.read_text())), values))


def build(folder: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # A fused multiplication and addition would let the two forms differ in the last digit.
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -ffp-contract=off"
    # A library left over from a module that is no longer compiled would still be preferred.
    shutil.rmtree(folder, ignore_errors=True)
    prepare(folder / "src")
    os.chdir(folder / "src")
    extensions = mypycify(
        ["--explicit-package-bases", "--config-file=", *modules()],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir="../c",
        group_name=LIBRARY,
    )
    command = build_ext(Distribution({"name": LIBRARY, "ext_modules": extensions}))
    command.build_lib, command.build_temp = "../lib", "../temp"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve())
