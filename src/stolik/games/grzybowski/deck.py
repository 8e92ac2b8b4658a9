"""The 55 cards as data: loaded once from deck.toml and checked card by card.

A *face* is one side of one card as an int: twice the card's number, plus one for the reverse.
Everything the rules and the scoring ask of a face or a card is a look-up in a tuple.
"""

import hashlib
import json
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from stolik.games.grzybowski.board import SIZE, STRIDE
from stolik.kernel.position import read_text
from stolik.kernel.refusal import BadInput, Param, malformed

CARDS = 55
SYMBOLS = "OWHJAKNPTSCRZ"
"""The thirteen symbol codes, in the order of the rulebook."""
COUNTS = (18, 18, 13, 13, 12, 10, 10, 10, 9, 8, 7, 7, 7)
"""How often each stands on the obverses of the deck, as printed in the rulebook (PG-002)."""

OBVERSE, REVERSE = 0, 1
SIDES = "ar"
"""How the two sides are written: awers and rewers."""

CHANCES = ("swap", "flip", "move", "joker", "outside", "diagonal", "reshuffle", "draw")
FAMILIES = ("pattern", "edge", "interior", "cross", "eliminate", "place", "neighbour")


def face(card: int, side: int) -> int:
    return card << 1 | side


def write_face(up: int) -> str:
    """
    >>> write_face(face(7, REVERSE))
    '07r'
    """
    return f"{up >> 1:02}{SIDES[up & 1]}"


class Image(NamedTuple):
    """A pattern in one of its turns: what to look for, seen from its first cell."""

    cells: tuple[tuple[int, int], ...]
    """(symbol, distance on the board) of each cell; the first distance is 0."""
    places: int
    """All cells as a set of places, the first cell at bit 0."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What a goal side asks for."""

    family: str
    points: int
    else_points: int = 0
    symbol: int = -1
    images: tuple[Image, ...] = ()
    symbols: tuple[int, ...] = ()
    """The different symbols of a pattern."""
    size: int = 0
    shape: str = ""
    """The rulebook's name for the shape of a pattern, if it has one."""
    cells: tuple[tuple[int, int], ...] = ()
    neighbour: int = 0


class Text(NamedTuple):
    """A text in both languages."""

    pl: str
    en: str


@dataclass(frozen=True, slots=True)
class Card:
    """One card as its designer wrote it."""

    number: int
    id: str
    title: Text
    symbols: tuple[int, ...]
    year: Text | None
    note: Text | None
    sources: tuple[str, ...]
    stated: tuple[str, ...]
    side: str
    """What the reverse is: goal, chance or joker."""
    goal: Goal | None
    chance: str
    pattern: tuple[str, ...]
    """The rows of a pattern as printed."""

    @property
    def provenance(self) -> str:
        """`rulebook` if the printed rulebook fixes something of this card, else `ours`."""
        return "rulebook" if self.stated else "ours"


@dataclass(frozen=True, slots=True)
class Deck:
    cards: tuple[Card, ...]
    categories: tuple[Text, ...]
    sources: dict[str, str]
    title: Text

    def __getitem__(self, number: int) -> Card:
        return self.cards[number - 1]

    @property
    def edition(self) -> str:
        """A hash of what the cards do; words are not part of it."""
        plain = [[card.number, card.symbols, card.side, card.chance, card.pattern,
                  _plain_goal(card.goal)] for card in self.cards]  # fmt: skip
        return hashlib.sha256(json.dumps(plain).encode()).hexdigest()[:16]


def _plain_goal(goal: Goal | None) -> list[Any]:
    if not goal:
        return []
    return [goal.family, goal.points, goal.else_points, goal.symbol, goal.cells, goal.neighbour]


def images(rows: tuple[str, ...]) -> tuple[Image, ...]:
    """A pattern in all eight turns and mirrors of the square, each once (PG-065, PG-R10)."""
    cells = [
        (row, column, SYMBOLS.index(code))
        for row, line in enumerate(rows)
        for column, code in enumerate(line.split())
        if code != "."
    ]
    found: dict[tuple[tuple[int, int, int], ...], None] = {}
    for _ in range(4):
        cells = [(column, -row, symbol) for row, column, symbol in cells]
        for turned in (cells, [(row, -column, symbol) for row, column, symbol in cells]):
            top = min(row for row, _, _ in turned)
            left = min(column for _, column, _ in turned)
            found[tuple(sorted((r - top, c - left, s) for r, c, s in turned))] = None
    return tuple(_image(turned) for turned in sorted(found))


def _image(cells: tuple[tuple[int, int, int], ...]) -> Image:
    row, column, _ = cells[0]
    offsets = tuple((s, (r - row) * STRIDE + c - column) for r, c, s in cells)
    return Image(offsets, sum(1 << distance for _, distance in offsets))


NAMED_SHAPES = {
    "pair": ("O O",),
    "triad": ("O O O",),
    "chessboard": ("O W", "W O"),
    "L": ("O O", "O ."),
    "T": ("O O O", ". O ."),
    "two triads": ("O O O", "O O O"),
    "staircase": ("O O . .", ". O O .", ". . O O", ". . . O"),
}


def shape_of(rows: tuple[str, ...]) -> str:
    """The rulebook's name for a shape; a chessboard must also alternate its two symbols."""
    turned = images(rows)
    for name, example in NAMED_SHAPES.items():
        if {image.places for image in turned} == {image.places for image in images(example)}:
            return name if name != "chessboard" or len(turned) == 2 else ""
    return ""


class _Reader:
    """Reads a deck file; anything wrong raises `BadInput` with the card and the field."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.where: dict[str, Param] = {}

    def fail(self, field: str, reason: str, **params: Param) -> BadInput:
        where = {**self.where, "field": field}
        return BadInput(self.file, where, malformed(reason, **params))

    def get(self, data: dict[str, Any], key: str, kind: type) -> Any:
        value = data.get(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.fail(key, "deck-missing")
        return value

    def text(self, data: dict[str, Any], key: str) -> Text:
        value = self.get(data, key, dict)
        if value.keys() != {"pl", "en"} or not all(
            isinstance(each, str) and each.strip() for each in value.values()
        ):
            raise self.fail(key, "deck-languages")
        return Text(value["pl"], value["en"])

    def words(self, data: dict[str, Any], key: str) -> tuple[str, ...]:
        value = self.get(data, key, list)
        if not all(isinstance(each, str) for each in value):
            raise self.fail(key, "deck-missing")
        return tuple(value)

    def keys(self, data: dict[str, Any], allowed: str) -> None:
        for key in data:
            if key not in allowed.split():
                raise self.fail(key, "deck-field", allowed=allowed)

    def deck(self, text: str) -> Deck:
        try:
            data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            line = re.search(r"line (\d+)", str(error))
            self.where = {"line": int(line[1]) if line else 1}
            raise BadInput(self.file, self.where, malformed("toml", why=str(error))) from error
        self.keys(data, "schema title licence category sources card")
        if data.get("schema") != 1:
            raise self.fail("schema", "deck-schema")
        categories = self.categories(self.get(data, "category", list))
        sources = self.get(data, "sources", dict)
        if not all(isinstance(address, str) for address in sources.values()):
            raise self.fail("sources", "deck-missing")
        cards = tuple(self.card(each, sources) for each in self.get(data, "card", list))
        self.each_once(cards)
        if sorted(card.number for card in cards) != list(range(1, CARDS + 1)):
            raise self.fail("card", "deck-numbers", cards=CARDS, found=len(cards))
        cards = tuple(sorted(cards, key=lambda card: card.number))
        self.totals(cards)
        return Deck(cards, categories, sources, self.text(data, "title"))

    def categories(self, tables: list[dict[str, Any]]) -> tuple[Text, ...]:
        if [table.get("code") for table in tables] != list(SYMBOLS):
            raise self.fail("category", "deck-categories", symbols=SYMBOLS)
        for table, count in zip(tables, COUNTS, strict=True):
            if table.get("count") != count:
                raise self.fail("category", "deck-count", symbol=table["code"], wanted=count)
        return tuple(self.text(table, "name") for table in tables)

    def totals(self, cards: tuple[Card, ...]) -> None:
        for symbol, wanted in enumerate(COUNTS):
            found = sum(symbol in card.symbols for card in cards)
            if found != wanted:
                code = SYMBOLS[symbol]
                raise self.fail("symbols", "deck-total", symbol=code, wanted=wanted, found=found)
        for kind in CHANCES:
            if not any(card.chance == kind for card in cards):
                raise self.fail("kind", "deck-chance", kind=kind)
        if sum(card.side == "joker" for card in cards) != 1:
            raise self.fail("side", "deck-joker")

    def each_once(self, cards: tuple[Card, ...]) -> None:
        """No two cards share a number, an id or a title."""
        for name in ("number", "id", "title"):
            seen: dict[object, int] = {}
            for card in cards:
                value = getattr(card, name)
                value = value.pl if isinstance(value, Text) else value
                self.where = {"card": card.number}
                if value in seen:
                    raise self.fail(name, "deck-twice", number=seen[value])
                seen[value] = card.number
        self.where = {}

    def card(self, data: dict[str, Any], sources: dict[str, str]) -> Card:
        self.where = {"card": "?"}
        number = self.get(data, "number", int)
        self.where = {"card": number}
        self.keys(data, "number id title symbols year note sources stated reverse")
        reverse = self.get(data, "reverse", dict)
        side = self.get(reverse, "side", str)
        if side not in ("goal", "chance", "joker"):
            raise self.fail("side", "deck-choice", allowed="goal, chance, joker")
        note = self.text(data, "note") if "note" in data else None
        named = self.words(data, "sources")
        if bool(note) != bool(named) or not set(named) <= sources.keys():
            raise self.fail("sources", "deck-sources")
        goal = self.goal(reverse, number) if side == "goal" else None
        if side == "joker":
            self.keys(reverse, "side")
        return Card(
            number=number,
            id=self.get(data, "id", str),
            title=self.text(data, "title"),
            symbols=self.symbols(data),
            year=self.text(data, "year") if "year" in data else None,
            note=note,
            sources=named,
            stated=self.words(data, "stated"),
            side=side,
            goal=goal,
            chance=self.chance(reverse) if side == "chance" else "",
            pattern=tuple(reverse.get("pattern", ())),
        )

    def symbols(self, data: dict[str, Any]) -> tuple[int, ...]:
        codes = self.get(data, "symbols", str)
        if len(codes) not in (2, 3) or len(set(codes)) != len(codes) or set(codes) - set(SYMBOLS):
            raise self.fail("symbols", "deck-symbols", symbols=SYMBOLS)
        return tuple(SYMBOLS.index(code) for code in codes)

    def chance(self, reverse: dict[str, Any]) -> str:
        self.keys(reverse, "side kind unused_points")
        kind = self.get(reverse, "kind", str)
        if kind not in CHANCES:
            raise self.fail("kind", "deck-choice", allowed=", ".join(CHANCES))
        self.one(reverse, "unused_points")
        return str(kind)

    def points(self, reverse: dict[str, Any]) -> int:
        points = self.get(reverse, "points", int)
        if not 1 <= points <= 50:
            raise self.fail("points", "deck-points")
        return int(points)

    def one(self, reverse: dict[str, Any], key: str) -> int:
        """The consolation printed on the right of a card is always 1 (PG-085..PG-088)."""
        if self.get(reverse, key, int) != 1:
            raise self.fail(key, "deck-one")
        return 1

    def goal(self, reverse: dict[str, Any], number: int) -> Goal:
        family = self.get(reverse, "family", str)
        points = self.points(reverse)
        if family == "pattern":
            self.keys(reverse, "side family pattern points")
            return self.pattern(reverse, points)
        if family in ("edge", "interior", "cross", "eliminate"):
            self.keys(reverse, "side family symbol points")
            code = self.get(reverse, "symbol", str)
            if len(code) != 1 or code not in SYMBOLS:
                raise self.fail("symbol", "deck-symbols", symbols=SYMBOLS)
            return Goal(family, points, symbol=SYMBOLS.index(code))
        if family == "place":
            self.keys(reverse, "side family cells points else_points")
            cells = self.cells(reverse)
            return Goal(family, points, self.one(reverse, "else_points"), cells=cells)
        if family == "neighbour":
            self.keys(reverse, "side family neighbour points else_points")
            other = self.get(reverse, "neighbour", int)
            if other == number or not 1 <= other <= CARDS:
                raise self.fail("neighbour", "deck-neighbour", cards=CARDS)
            return Goal(family, points, self.one(reverse, "else_points"), neighbour=other)
        raise self.fail("family", "deck-choice", allowed=", ".join(FAMILIES))

    def pattern(self, reverse: dict[str, Any], points: int) -> Goal:
        rows = self.get(reverse, "pattern", list)
        codes = [row.split() for row in rows if isinstance(row, str)]
        flat = [code for row in codes for code in row if code != "."]
        if (
            len(codes) != len(rows)
            or not 2 <= len(flat) <= SIZE * SIZE
            or len({len(row) for row in codes}) != 1
            or max(len(codes), len(codes[0])) > SIZE
            or any(len(code) != 1 or code not in SYMBOLS for code in flat)
        ):
            raise self.fail("pattern", "deck-pattern", symbols=SYMBOLS)
        symbols = tuple(sorted({SYMBOLS.index(code) for code in flat}))
        return Goal(
            "pattern",
            points,
            images=images(tuple(rows)),
            symbols=symbols,
            size=len(flat),
            shape=shape_of(tuple(rows)),
        )

    def cells(self, reverse: dict[str, Any]) -> tuple[tuple[int, int], ...]:
        cells = self.get(reverse, "cells", list)
        for cell in cells or [None]:
            if not (
                isinstance(cell, list)
                and len(cell) == 2
                and all(isinstance(each, int) and 0 <= each < SIZE for each in cell)
            ):
                raise self.fail("cells", "deck-cells")
        return tuple((row, column) for row, column in cells)


def load_deck(path: str) -> Deck:
    """Read a deck file; what is wrong raises `BadInput` with the card and the field."""
    return _Reader(path).deck(read_text(path))


DECK = load_deck(str(Path(__file__).with_name("deck.toml")))

# What rules and scoring look up, by face or by card number.
_by_number = (None, *DECK.cards)
SYMBOLS_OF = tuple(card.symbols if card else () for card in _by_number)
"""The symbols on the obverse of each card."""
GOAL_OF = tuple(card.goal if card else None for card in _by_number)
CHANCE_OF = tuple(card.chance if card else "" for card in _by_number)
JOKER = next(card.number for card in DECK.cards if card.side == "joker")
JOKER_FACE = face(JOKER, REVERSE)
CHANCE_FACES = frozenset(face(card.number, REVERSE) for card in DECK.cards if card.chance)
"""The faces that are chance sides; the joker, which is never an action, is not one (PG-R45)."""
