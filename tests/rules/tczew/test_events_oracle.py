"""A second account of what events may pick, card by card, held against the engine's fields.

It knows the categories only as ranges of numbers and the map only as pairs of numbers.
"""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from stolik.games.tczew.board import MAP, SIZE
from stolik.games.tczew.deck import SUBS
from stolik.games.tczew.effects import targets
from stolik.games.tczew.state import State, owner_of
from tests.rules.marks import rule
from tests.rules.tczew.table import names, random_states

RANGES = {
    "start": range(1, 5), "hall": range(5, 18), "police": range(18, 26), "fire": range(26, 32),
    "health": range(32, 40), "housing": range(40, 50), "industry": range(50, 63),
    "transport": range(63, 74), "religion": range(74, 82), "trade": range(82, 96),
    "culture": range(96, 105), "sport": range(105, 114), "monument": range(114, 132),
    "unique": range(132, 143), "future": range(143, 151),
}  # fmt: skip
OBJECTS = ("housing", "industry", "transport", "religion", "trade", "culture", "sport")
SPECIALS = ("monument", "unique", "future")
UNIQUE_SUBS = (168, 171, 177, 178, 179, 182, 184)

Spot = tuple[int, int]


class Pile(NamedTuple):
    """What lies on a field."""

    card: int
    owner: int | None
    below: str
    top: str


Board = dict[Spot, Pile]


def kind(card: int) -> str:
    return next(name for name, numbers in RANGES.items() if card in numbers)


def board_of(state: State) -> Board:
    found: Board = {}
    subs = {at: SUBS[index] for index, at in enumerate(state.subs)}
    for at, card in enumerate(state.cards):
        if card:
            below = top = kind(card)
            if sub := subs.get(at):
                top = "unique" if sub in UNIQUE_SUBS else "dirt" if sub == 188 else "future"
            found[at % SIZE, at // SIZE] = Pile(card, owner_of(state, at), below, top)
    return found


def around(spot: Spot) -> list[Spot]:
    column, row = spot
    return [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]


def beside(board: Board, spot: Spot) -> list[Pile]:
    return [board[near] for near in around(spot) if near in board]


def water(spot: Spot) -> str:
    column, row = spot
    if MAP[row][column] == "~":
        return "river"
    sides = [MAP[row][each] for each in (column - 1, column + 1) if 0 <= each < SIZE]
    return "riverside" if "~" in sides else "land"


class Table(NamedTuple):
    board: Board
    user: int
    target: int


Test = Callable[[Table, Spot], bool]


def top(*kinds: str) -> Test:
    return lambda table, spot: table.board[spot].top in kinds


def touching(*kinds: str) -> Test:
    """Cards of these kinds, or any but Town Halls, that touch the user's."""

    def test(table: Table, spot: Spot) -> bool:
        shown = table.board[spot].top
        fits = shown in kinds if kinds else shown != "hall"
        return fits and any(pile.owner == table.user for pile in beside(table.board, spot))

    return test


def on(*grounds: str) -> Test:
    return lambda table, spot: water(spot) in grounds


def anything(table: Table, spot: Spot) -> bool:
    return True


def alone(table: Table, spot: Spot) -> bool:
    return len(beside(table.board, spot)) == 1


PICKS: dict[int, tuple[str, Test]] = {
    151: ("health", top("housing", "trade")),
    152: ("fire", anything),
    153: ("fire", on("river", "riverside")),
    159: ("fire", on("river")),
    161: ("police", touching("transport", "trade")),
    162: ("hall", touching()),
    163: ("hall", top("trade", "industry")),
    164: ("police", top("industry")),
    165: ("fire", top("industry")),
    166: ("hall", top("monument")),
    169: ("hall", top("trade")),
    172: ("fire", on("river", "riverside")),
    180: ("police", top("hall")),
    183: ("hall", touching("housing")),
    186: ("fire", top("transport")),
    187: ("police", top("sport")),
    189: ("fire", alone),
    190: ("police", top("unique", "future")),
    194: ("hall", touching()),
    199: ("fire", anything),
}


def covering(category: str, test: Test, kinds: tuple[str, ...] = OBJECTS) -> Test:
    def may(table: Table, spot: Spot) -> bool:
        pile = table.board[spot]
        near = beside(table.board, spot)
        return (
            pile.top == pile.below
            and pile.below in kinds
            and test(table, spot)
            and not any(category in (other.below, other.top) for other in near)
        )

    return may


def either(one: Test, two: Test) -> Test:
    return lambda table, spot: one(table, spot) or two(table, spot)


COVERS: dict[int, tuple[str, Test]] = {
    168: ("", covering("unique", top("housing", "industry"))),
    171: ("", covering("unique", on("riverside"))),
    177: ("", covering("unique", top("industry"))),
    178: ("", covering("unique", top("transport"))),
    179: ("", covering("unique", top("culture"))),
    182: ("", covering("unique", top("trade"))),
    184: ("", covering("unique", top("sport", "culture"))),
    188: ("fire", covering("dirt", anything, (*OBJECTS, *SPECIALS))),
    191: ("", covering("none", anything)),
    196: ("", covering("future", top("housing"))),
    197: ("", covering("future", top("transport"))),
    198: ("", covering("future", on("riverside"))),
    200: ("", covering("future", either(top("transport"), on("river")))),
}


def account(table: Table, service: str, test: Test) -> tuple[set[Spot], set[Spot]]:
    """What may be picked, and what is shielded."""
    may, safe = set[Spot](), set[Spot]()
    for spot, pile in table.board.items():
        if pile.owner != table.target or pile.below == "start" or not test(table, spot):
            continue
        own = [near.top for near in beside(table.board, spot) if near.owner == table.target]
        (safe if service and service in (pile.top, *own) else may).add(spot)
    return may, safe


def spots(fields: int) -> set[Spot]:
    return {(ord(name[0]) - ord("A"), int(name.split("x")[1]) - 1) for name in names(fields)}


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("TCZ-R47", "TCZ-R51", "TCZ-R52", "TCZ-R55", "TCZ-R56", "TCZ-R57", "TCZ-R66", "TCZ-062")
def test_both_accounts_agree(players: int) -> None:
    met = dict.fromkeys([*PICKS, *COVERS], 0)
    shielded = 0
    for seed in range(12):
        for state in list(random_states(players, seed, {"rules": "extended"}))[40::25]:
            board = board_of(state)
            for event, (service, test) in {**PICKS, **COVERS}.items():
                user = seed % players
                for each in targets(state, user, event):
                    may, safe = account(Table(board, user, each.seat), service, test)
                    assert spots(each.fields) == may, (event, seed, each.seat)
                    assert spots(each.shielded) == safe, (event, seed, each.seat)
                    met[event] += bool(may)
                    shielded += bool(safe)
    assert all(met.values()), met
    assert shielded
