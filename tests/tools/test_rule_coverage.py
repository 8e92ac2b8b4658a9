"""The list of rules and tests finds what is missing, unknown or excused twice."""

from pathlib import Path

import pytest

from tests.tools.rule_coverage import cover, main, proofs_in

RULES = ["GO-1", "GO-2", "GO-R1"]
PROOFS = {"GO-1": ["test_go.py::test_black_begins"], "GO-2": ["test_go.py::test_two_players"]}
REASONS = {"GO-R1": "It is about the wood of the board."}

TEST_FILE = """
import pytest
from marks import rule

@rule("GO-1", "GO-2")
def test_black_begins(): ...

@pytest.mark.parametrize("n", [1, 2])
@pytest.mark.rule("GO-2")
def test_two_players(n): ...

@pytest.mark.slow("GO-3")
def test_unmarked(): ...

@rule("GO-4")
def helper(): ...
"""


def test_rules_with_a_test_or_a_reason_are_covered() -> None:
    found = cover(RULES, RULES, PROOFS, REASONS)
    assert found.faults == []
    assert found.lines == [
        "GO-1     test_go: test_black_begins",
        "GO-2     test_go: test_two_players",
        "GO-R1    (It is about the wood of the board.)",
    ]


def test_a_rule_with_neither_is_named() -> None:
    found = cover(RULES, RULES, {"GO-1": PROOFS["GO-1"]}, REASONS)
    assert found.faults == ["GO-2 has neither a test nor a reason"]
    assert "GO-2     !" in found.lines


def test_a_rule_with_both_is_named() -> None:
    found = cover(RULES, RULES, {**PROOFS, "GO-R1": ["test_go.py::test_wood"]}, REASONS)
    assert found.faults == ["GO-R1 is proved by test_go.py::test_wood, yet has a reason not to be"]


def test_a_reason_for_an_unknown_rule_is_named() -> None:
    found = cover(RULES, RULES, PROOFS, {**REASONS, "GO-9": "It is about nothing."})
    assert found.faults == ["GO-9 has a reason, but no rulebook has it"]


def test_a_rule_in_one_language_only_is_named() -> None:
    found = cover([*RULES, "GO-7"], RULES, PROOFS, REASONS)
    assert found.faults == ["GO-7 stands in one language only"]


def test_tests_are_found_by_their_marks(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "test_go.py").write_text(TEST_FILE, encoding="utf-8")
    assert proofs_in(tmp_path) == {
        "GO-1": ["deeper/test_go.py::test_black_begins"],
        "GO-2": ["deeper/test_go.py::test_black_begins", "deeper/test_go.py::test_two_players"],
    }


def made_up(tmp_path: Path, test: str) -> tuple[Path, Path]:
    (tmp_path / "test_one.py").write_text(test, encoding="utf-8")
    reasons = tmp_path / "reasons.toml"
    reasons.write_text("", encoding="utf-8")
    return tmp_path, reasons


def test_the_script_fails_and_names_rules_without_a_test(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tests, reasons = made_up(tmp_path, '@rule("PG-001")\ndef test_two(): ...\n')
    assert main(["grzybowski"], tests=tests, reasons=reasons) == 1
    output = capsys.readouterr().out
    assert "! PG-002 has neither a test nor a reason" in output
    assert "! PG-001" not in output


def test_the_script_fails_and_names_a_test_of_an_unknown_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tests, reasons = made_up(tmp_path, '@rule("PG-999")\ndef test_nothing(): ...\n')
    assert main([], tests=tests, reasons=reasons) == 1
    expected = "! PG-999 is named by test_one.py::test_nothing, but no rulebook has it"
    assert expected in capsys.readouterr().out


def test_the_script_knows_which_games_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert "no such game: chess" in capsys.readouterr().out


def test_every_rule_of_every_game_is_covered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0, capsys.readouterr().out
