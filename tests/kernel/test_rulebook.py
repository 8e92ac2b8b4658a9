"""Rulebooks: numbered rules in two languages."""

from pathlib import Path
from typing import Any

import pytest

from stolik.kernel.conformance import unknown_rules
from stolik.kernel.game import LANGUAGES, Game, Language
from stolik.kernel.rulebook import Rulebook
from tests.kernel.table import EVERY_GAME

BOOK = """# Go – rules

Some words before the rules.

## 1. Turn

- **GO-001** Black begins.
- **GO-002** You lay one stone
  on an empty point,
  or pass.

  A remark between the rules.

- an ordinary item without a number
- **GO-R03** Our ruling.

## 2. End
- **GO-004**   Two passes end the game.
  * not a rule of its own
"""


def test_every_rule_has_its_number_text_and_section() -> None:
    book = Rulebook.parse(BOOK)
    assert book.title == "Go – rules"
    assert list(book) == ["GO-001", "GO-002", "GO-R03", "GO-004"]
    assert book["GO-001"] == ("GO-001", "Black begins.", "1. Turn")
    assert book["GO-R03"] == ("GO-R03", "Our ruling.", "1. Turn")
    assert book["GO-004"].section == "2. End"


def test_a_rule_may_run_over_several_lines() -> None:
    assert Rulebook.parse(BOOK)["GO-002"].text == "You lay one stone on an empty point, or pass."


def test_what_stands_between_rules_belongs_to_none() -> None:
    texts = " ".join(rule.text for rule in Rulebook.parse(BOOK).values())
    assert "remark" not in texts
    assert "ordinary" not in texts


def test_the_whole_text_stays_at_hand() -> None:
    assert Rulebook.parse(BOOK).markdown == BOOK


def test_a_number_may_not_stand_twice() -> None:
    with pytest.raises(ValueError, match="GO-001 stands twice"):
        Rulebook.parse(BOOK + "- **GO-001** White begins.\n")


def test_a_rulebook_is_loaded_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "rulebook.en.md"
    path.write_text(BOOK, encoding="utf-8")
    assert Rulebook.load(path) == Rulebook.parse(BOOK)


def test_a_prefix_may_hold_a_digit() -> None:
    assert "T4-001" in Rulebook.parse("- **T4-001** Four in a row.")


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: str(game.name))
def test_both_languages_have_the_same_rules(game: Game[Any]) -> None:
    assert list(unknown_rules(game)) == []
    assert list(game.rulebook("pl")) == list(game.rulebook("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: str(game.name))
def test_every_rule_says_something_in_a_section(game: Game[Any], language: Language) -> None:
    book = game.rulebook(language)
    assert book.title
    assert book
    assert [rule.number for rule in book.values() if not rule.text or not rule.section] == []


def test_a_rule_missing_in_one_language_is_found(tmp_path: Path) -> None:
    from dataclasses import replace

    (tmp_path / "rulebook.en.md").write_text(BOOK, encoding="utf-8")
    without = BOOK.replace("**GO-R03**", "**GO-R04**")
    (tmp_path / "rulebook.pl.md").write_text(without, encoding="utf-8")
    assert list(unknown_rules(replace(EVERY_GAME[0], folder=tmp_path))) == ["GO-R03", "GO-R04"]
