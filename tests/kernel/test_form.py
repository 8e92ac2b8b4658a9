"""The engine is there in the form that is tried, and both forms come from the same source."""

import importlib

import pytest

from engine_build import boxed, dotted, modules, with_finals, with_inits
from tests.form import COMPILED


@pytest.mark.parametrize("module", modules())
def test_a_module_of_the_engine_is_in_the_form_that_is_tried(module: str) -> None:
    file = importlib.import_module(dotted(module)).__file__ or ""
    assert file.endswith(".py") != COMPILED, file


def test_what_search_spends_its_time_in_is_compiled() -> None:
    hot = {"chance", "frames", "state", "board", "scoring", "judge", "moves", "view", "search"}
    assert hot <= {dotted(module).rpartition(".")[2] for module in modules()}


def test_a_constant_becomes_final_on_its_own_line() -> None:
    source = '"""Doc."""\n\nimport re\n\nWIDE = (\n    1,\n)\nONE, TWO = (\n    1, 2,\n)\nlast = 3'
    marked = with_finals(source, {"ONE": 1, "TWO": 2}).splitlines()
    assert marked[2] == "from typing import Final; import re"
    assert marked[4] == "WIDE: Final = ("
    assert marked[7] == "ONE: Final = 1; TWO: Final = 2"
    assert marked[8:] == ["", "", "last = 3"]


@pytest.mark.parametrize(
    "source",
    [
        "TOTAL = 0\nTOTAL += 1",
        "ONE, TWO = names()",
        "small = 1",
        "Fields = int",
        "S = TypeVar('S')",
        "TABLE[0] = 1",
    ],
)
def test_what_is_no_constant_stays_as_it_is(source: str) -> None:
    values = {"ONE": "one", "TWO": "two"}
    assert with_finals(source, values) == f"from typing import Final; {source}"


def test_only_wide_ints_are_any_object() -> None:
    assert boxed("Fields = int") == "import typing; Fields = typing.Any"
    assert boxed("Field = int\n    Fields = int") == "Field = int\n    Fields = int"


def test_a_dataclass_gets_its_init_in_the_line_below_it() -> None:
    source = "@dataclass(slots=True)\nclass One:\n    at: int\n\n    def two(self) -> int: ...\n\n"
    marked = with_inits(source).splitlines()
    assert marked[0] == "@dataclass(slots=True, init=False)"
    assert marked[5:] == ["    def __init__(self, at: int) -> None: self.at = at"]


@pytest.mark.parametrize("how", ["@dataclass(frozen=True, slots=True)\n", "@final\n", ""])
def test_other_classes_keep_theirs(how: str) -> None:
    source = f"{how}class One:\n    at: int\n"
    assert with_inits(f"{source}\n") == source
