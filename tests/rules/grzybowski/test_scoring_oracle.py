"""A second scorer, written from the rulebook alone, against the engine's.

It knows sets, dictionaries and patience: every way to lay a pattern, every choice of disjoint
ways, every set of symbols for the joker. It shares the deck's data with the engine and nothing
else.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.games.grzybowski.board import Grid
from stolik.games.grzybowski.cards import SYMBOLS
from stolik.games.grzybowski.deck import DECK
from stolik.games.grzybowski.scoring import Tally, estimate, tally
from tests.rules.grzybowski.table import position
from tests.rules.grzybowski.test_worked_examples import EXAMPLES, Example
from tests.rules.marks import rule

Spot = tuple[int, int]
Faces = dict[Spot, tuple[int, str]]
"""The number and the side up (a or r) of every card."""
Pattern = dict[Spot, str]
"""Which symbol a pattern wants where."""

FRAME = [(row, column) for row in range(5) for column in range(5)]
RING = [
    (row, column)
    for row in range(-1, 6)
    for column in range(-1, 6)
    if (row in range(5)) != (column in range(5))
]
OBVERSES = {card.number: {SYMBOLS[symbol] for symbol in card.symbols} for card in DECK.cards}
GOALS = {card.number: card.goal for card in DECK.cards if card.goal}
PATTERNS = {
    card.number: {
        (row, column): code
        for row, line in enumerate(card.pattern)
        for column, code in enumerate(line.split())
        if code != "."
    }
    for card in DECK.cards
    if card.pattern
}
JOKER = 21


class Score(NamedTuple):
    total: int
    cards: dict[int, int]
    joker: str


class Table:
    """A finished grid: what lies where, the frame at 0,0 unless told otherwise."""

    def __init__(self, faces: Faces, top: int = 0, left: int = 0) -> None:
        self.faces = faces
        self.top, self.left = top, left
        self.outside = {spot for spot in faces if not self.in_frame(spot)}
        self.up = {spot: number for spot, (number, side) in faces.items() if side == "r"}
        self.joker = next((spot for spot, number in self.up.items() if number == JOKER), None)

    def in_frame(self, spot: Spot) -> bool:
        return 0 <= spot[0] - self.top < 5 and 0 <= spot[1] - self.left < 5

    def on_edge(self, spot: Spot) -> bool:
        if spot in self.outside:
            return True
        row, column = spot[0] - self.top, spot[1] - self.left
        return bool({row, column} & {0, 4}) and not beside(spot) & self.outside

    def symbols(self, extra: str) -> dict[Spot, set[str]]:
        """The symbols each card shows; the joker shows those it stands for."""
        shown = {
            spot: OBVERSES[number] for spot, (number, side) in self.faces.items() if side == "a"
        }
        if self.joker:
            shown[self.joker] = set(extra)
        return shown


def beside(spot: Spot) -> set[Spot]:
    row, column = spot
    return {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}


def images(pattern: Pattern) -> list[Pattern]:
    """The pattern in all eight positions of a card held before a mirror and turned."""
    found = []
    for flip in (False, True):
        cells = {
            (row, -column if flip else column): code for (row, column), code in pattern.items()
        }
        for _ in range(4):
            cells = {(column, -row): code for (row, column), code in cells.items()}
            found.append(cells)
    return found


IMAGES = {number: images(pattern) for number, pattern in PATTERNS.items()}


def ways(number: int, shown: dict[Spot, set[str]]) -> set[frozenset[Spot]]:
    """Every set of cards on which the pattern lies."""
    found = set()
    for image in IMAGES[number]:
        (row, column), code = next(iter(image.items()))
        for start in [spot for spot, symbols in shown.items() if code in symbols]:
            down, right = start[0] - row, start[1] - column
            cells = {(r + down, c + right): wanted for (r, c), wanted in image.items()}
            if all(wanted in shown.get(spot, ()) for spot, wanted in cells.items()):
                found.add(frozenset(cells))
    return found


def most_disjoint(sets: list[frozenset[Spot]]) -> int:
    """The greatest number of sets without a shared card: those that hold one card, or none."""
    if not sets:
        return 0
    spot = min(spot for each in sets for spot in each)
    without = [each for each in sets if spot not in each]
    best = most_disjoint(without)
    for chosen in (each for each in sets if spot in each):
        best = max(best, 1 + most_disjoint([each for each in without if not each & chosen]))
    return best


def goal_points(table: Table, spot: Spot, number: int, extra: str) -> int:
    goal, shown = GOALS[number], table.symbols(extra)
    if number in PATTERNS:
        return goal.points * most_disjoint(sorted(ways(number, shown), key=sorted))
    if goal.family == "place":
        here = (spot[0] - table.top, spot[1] - table.left)
        return goal.points if here in goal.cells else goal.else_points
    if goal.family == "neighbour":
        near = [table.faces.get(other) for other in beside(spot)]
        return goal.points if (goal.neighbour, "a") in near else goal.else_points
    wanted = SYMBOLS[goal.symbol]
    bearers = {other for other, symbols in shown.items() if wanted in symbols}
    cross = {other for other in table.faces if (other[0] == spot[0]) != (other[1] == spot[1])}
    if goal.family == "eliminate":
        unused = {
            other
            for other, (number, side) in table.faces.items()
            if side == "r" and DECK[number].chance and wanted in OBVERSES[number]
        }
        return 0 if cross & (bearers | unused) else goal.points
    if goal.family == "cross":
        return goal.points * len(bearers & cross)
    edge = {other for other in table.faces if table.on_edge(other)}
    return goal.points * len(bearers & edge if goal.family == "edge" else bearers - edge)


def choices_for(table: Table) -> Iterator[str]:
    """All sets of symbols that any goal here speaks of, the fewest first, in their order."""
    named = ""
    for number in table.up.values():
        if number in PATTERNS:
            named += "".join(PATTERNS[number].values())
        elif number in GOALS and GOALS[number].symbol >= 0:
            named += SYMBOLS[GOALS[number].symbol]
    order = [code for code in SYMBOLS if code in named]
    for size in range(len(order) + 1 if table.joker else 1):
        yield from map("".join, combinations(order, size))


def score(table: Table) -> Score:
    """The best that any choice for the joker gives; the first of equals."""
    best: Score | None = None
    known: dict[tuple[Spot, str], int] = {}
    for extra in choices_for(table):
        cards: dict[int, int] = {}
        for spot, number in table.up.items():
            if number in GOALS:
                own = "".join(code for code in extra if code in spoken_of(number))
                if (spot, own) not in known:
                    known[spot, own] = goal_points(table, spot, number, own)
                cards[number] = known[spot, own]
            else:
                cards[number] = 0 if number == JOKER else 1
        total = sum(cards.values()) - len(extra)
        if best is None or total > best.total:
            best = Score(total, cards, extra)
    assert best
    return best


def spoken_of(number: int) -> str:
    if number in PATTERNS:
        return "".join(PATTERNS[number].values())
    return SYMBOLS[GOALS[number].symbol] if GOALS[number].symbol >= 0 else ""


# Grids to compare on.


@st.composite
def grids(draw: st.DrawFn, joker: bool, full: bool) -> Faces:
    """Goals, mostly cards that suit them, and a few others; up to three cards lie outside."""
    luck = Random(draw(st.integers(0, 2**32)))
    out = luck.sample(RING, luck.choice([0, 0, 1, 2, 3]))
    size = 25 - len(out) if full else luck.randint(4, 22)
    spots = luck.sample(FRAME, size) + out
    luck.shuffle(spots)
    goals = luck.sample(sorted(GOALS), luck.randint(1, 1 + len(spots) // 3))
    wanted = "".join(spoken_of(number) for number in goals[: luck.randint(1, 3)])
    others = [number for number in OBVERSES if number not in (*goals, JOKER)]
    luck.shuffle(others)
    others.sort(key=lambda number: -len(OBVERSES[number] & set(wanted)))
    chances = [number for number in others if DECK[number].chance and luck.random() < 0.3]
    words = [(number, "r") for number in goals]
    words += [(number, "r" if number in chances else "a") for number in others]
    faces = dict(zip(spots, words, strict=False))
    if joker:
        faces[luck.choice(spots)] = (JOKER, "r")
    return faces


def laid_out(faces: Faces) -> Grid:
    """The same grid for the engine, by way of a position file."""
    words = {spot: f"{number:02}{side}" for spot, (number, side) in faces.items()}
    lines = [" ".join(words.get((row, column), "---") for column in range(5)) for row in range(5)]
    lines += [f"out {spot[0]},{spot[1]} {words[spot]}" for spot in RING if spot in words]
    return position("\n".join(['grid = """', *lines, '"""'])).grids[0]


def engine_score(found: Tally) -> Score:
    return Score(found.total, found.cards, "".join(SYMBOLS[symbol] for symbol in found.joker))


MANY = settings(max_examples=3 * settings().max_examples)


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.name for example in EXAMPLES])
def test_the_second_scorer_knows_the_worked_examples(example: Example) -> None:
    faces: Faces = {}
    for row, line in enumerate(example.grid.split("\n")[1:-1]):
        words = line.split()
        if words[0] == "out":
            down, right = map(int, words[1].split(","))
            faces[down, right] = (int(words[2][:2]), words[2][2])
        else:
            faces |= {(row, c): (int(w[:2]), w[2]) for c, w in enumerate(words) if w != "---"}
    assert score(Table(faces)) == Score(example.total, example.points, example.joker)


@rule("PG-062", "PG-068", "PG-R13", "PG-080", "PG-081", "PG-082", "PG-083", "PG-084", "PG-R59")
@MANY
@given(grids(joker=False, full=False) | grids(joker=False, full=True))
def test_every_card_has_the_points_that_the_rules_give(faces: Faces) -> None:
    assert engine_score(tally(laid_out(faces), (0, 0))) == score(Table(faces))


@rule("PG-089", "PG-090", "PG-091", "PG-092", "PG-R40", "PG-R41", "PG-R42", "PG-R43")
@MANY
@given(grids(joker=True, full=False) | grids(joker=True, full=True))
def test_the_joker_stands_for_the_best_set_of_symbols(faces: Faces) -> None:
    assert engine_score(tally(laid_out(faces), (0, 0))) == score(Table(faces))


@rule("PG-R24", "PG-R22")
@given(grids(joker=False, full=False) | grids(joker=True, full=False))
def test_an_estimate_is_the_best_of_all_frames(faces: Faces) -> None:
    """Every 5x5 window that holds the cards inside and has those outside along its sides."""
    inside = {spot for spot in faces if spot in FRAME}
    windows = [
        (top, left)
        for top in range(-4, 5)
        for left in range(-4, 5)
        if all(top <= row < top + 5 and left <= column < left + 5 for row, column in inside)
        and all((row - top, column - left) in RING for row, column in set(faces) - inside)
    ]
    best = max(score(Table(faces, top, left)).total for top, left in windows)
    assert estimate(laid_out(faces)).total == best
