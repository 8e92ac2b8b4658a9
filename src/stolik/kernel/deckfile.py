"""What the deck files of all games have in common: TOML in two languages, checked card by card."""

import re
import tomllib
from typing import Any, NamedTuple

from stolik.kernel.game import Language
from stolik.kernel.refusal import BadInput, Param, malformed

Table = dict[str, Any]


class Text(NamedTuple):
    """A text in both languages."""

    pl: str
    en: str

    def of(self, language: Language) -> str:
        return self.pl if language == "pl" else self.en


QUOTES = {"pl": ("„", "”", "«", "»"), "en": ("‘", "’", "“", "”")}
"""Outer and inner quotation marks."""


def quoted(title: Text, language: Language) -> str:
    """A title as it stands in a sentence; a title that is itself a quotation keeps its marks."""
    text: str = getattr(title, language)
    left, right, inner_left, inner_right = QUOTES[language]
    if text.startswith(left) and text.endswith(right):
        return text
    # In English the closing mark is also the apostrophe and stays as it is.
    inner = text.replace(left, inner_left)
    inner = inner.replace(right, inner_right) if left in text else inner
    return f"{left}{inner}{right}"


class DeckReader:
    """Reads a deck file; anything wrong raises `BadInput` with the card and the field."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.where: dict[str, Param] = {}
        self.sources: dict[str, str] = {}

    def fail(self, field: str, reason: str, **params: Param) -> BadInput:
        where = {**self.where, "field": field}
        return BadInput(self.file, where, malformed(reason, **params))

    def toml(self, text: str) -> Table:
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            line = re.search(r"line (\d+)", str(error))
            self.where = {"line": int(line[1]) if line else 1}
            raise BadInput(self.file, self.where, malformed("toml", why=str(error))) from error

    def get(self, data: Table, key: str, kind: type) -> Any:
        value = data.get(key)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise self.fail(key, "deck-missing")
        return value

    def tables(self, data: Table, key: str) -> list[Table]:
        value = self.get(data, key, list)
        if not all(isinstance(each, dict) for each in value):
            raise self.fail(key, "deck-missing")
        return list(value)

    def text(self, data: Table, key: str) -> Text:
        value = self.get(data, key, dict)
        if value.keys() != {"pl", "en"} or not all(
            isinstance(each, str) and each.strip() for each in value.values()
        ):
            raise self.fail(key, "deck-languages")
        return Text(value["pl"], value["en"])

    def maybe_text(self, data: Table, key: str) -> Text | None:
        return self.text(data, key) if key in data else None

    def between(self, data: Table, key: str, least: int, most: int) -> int:
        value = self.get(data, key, int)
        if not least <= value <= most:
            raise self.fail(key, "deck-range", least=least, most=most)
        return int(value)

    def choice(self, data: Table, key: str, allowed: tuple[str, ...]) -> str:
        value = self.get(data, key, str)
        if value not in allowed:
            raise self.fail(key, "deck-choice", allowed=", ".join(allowed))
        return str(value)

    def words(self, data: Table, key: str) -> tuple[str, ...]:
        value = self.get(data, key, list)
        if not all(isinstance(each, str) for each in value):
            raise self.fail(key, "deck-missing")
        return tuple(value)

    def keys(self, data: Table, allowed: str) -> None:
        for key in data:
            if key not in allowed.split():
                raise self.fail(key, "deck-field", allowed=allowed)

    def read_sources(self, data: Table) -> None:
        """The list of sources, which the notes of the cards refer to."""
        sources = self.get(data, "sources", dict)
        if not all(isinstance(address, str) for address in sources.values()):
            raise self.fail("sources", "deck-missing")
        self.sources = sources

    def note(self, data: Table) -> tuple[Text | None, tuple[str, ...]]:
        """A history note with its sources: neither goes without the other."""
        note, named = self.maybe_text(data, "note"), self.words(data, "sources")
        if bool(note) != bool(named) or not set(named) <= self.sources.keys():
            raise self.fail("sources", "deck-sources")
        return note, named
