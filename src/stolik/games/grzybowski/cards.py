"""What a card is: its symbols, its goal or chance, and the turns of a pattern.

A *face* is one side of one card as an int: twice the card's number, plus one for the reverse.
"""

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from stolik.games.grzybowski.board import STRIDE
from stolik.kernel.deckfile import Text

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


@cache
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
