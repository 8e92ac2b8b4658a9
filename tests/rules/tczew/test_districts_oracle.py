"""A second account of captures and districts, written from the rulebook alone.

It knows squares as (column, row), dictionaries and patience, and shares with the engine only the
numbers of the cards. Both go through thousands of random maps.
"""

from collections.abc import Iterator
from random import Random

import pytest

from stolik.games.tczew.board import NAMES, START_FIELDS, field
from stolik.games.tczew.city import put
from stolik.games.tczew.districts import settle
from stolik.games.tczew.state import State, blank, owner_of
from stolik.kernel.chance import Chance, SeededChance, derived_seed
from tests.rules.marks import rule

Square = tuple[int, int]
Map = dict[Square, tuple[int, int]]
"""The number of the card on a square and its owner, -1 for nobody."""

STRUCTURAL = {1, 2, 3, 4, *range(5, 18)}
STARTS = {(8, 7): 1, (9, 13): 2, (3, 8): 3, (12, 8): 4}


def around(square: Square) -> Iterator[Square]:
    column, row = square
    yield from ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))


def groups_of(cards: Map, player: int) -> list[set[Square]]:
    """Flood every own card in turn."""
    todo = {square for square, (_, owner) in cards.items() if owner == player}
    found = []
    while todo:
        group: set[Square] = set()
        edge = [min(todo)]
        while edge:
            square = edge.pop()
            if square in todo:
                todo.remove(square)
                group.add(square)
                edge += around(square)
        found.append(group)
    return found


def stand_and_fall(cards: Map, player: int) -> tuple[list[set[Square]], list[set[Square]]]:
    """The groups of a player that stand, and his districts."""
    found = groups_of(cards, player)
    held = [group for group in found if any(cards[square][0] in STRUCTURAL for square in group)]
    if not held and found:
        held = [min(found, key=lambda group: (-len(group), lowest(cards, group)))]
    return held, [group for group in found if group not in held]


def lowest(cards: Map, group: set[Square]) -> int:
    return min(cards[square][0] for square in group)


def captures(cards: Map, active: int, players: int) -> None:
    while True:
        won = {}
        for square, (card, owner) in cards.items():
            near = {cards[each][1] for each in around(square) if each in cards} - {-1}
            if owner == -1 and near:
                won[square] = (card, min(near, key=lambda seat: (seat - active) % players))
        if not won:
            return
        cards |= won


def districts(cards: Map, players: int) -> list[tuple[int, set[Square], list[int]]]:
    """Owner, squares and claimants of every district, the lowest card first."""
    cities = [stand_and_fall(cards, player) for player in range(players)]
    found = []
    for player, (_, fallen) in enumerate(cities):
        for group in fallen:
            border = {each for square in group for each in around(square)}
            claim = [
                rival
                for rival, (held, _) in enumerate(cities)
                if rival != player and any(other & border for other in held)
            ]
            found.append((player, group, claim))
    return sorted(found, key=lambda each: lowest(cards, each[1]))


def far(cards: Map, player: int, group: set[Square]) -> int:
    halls = [s for s, (card, owner) in cards.items() if owner == player and card in STRUCTURAL]
    steps = [abs(a - c) + abs(b - d) for a, b in halls for c, d in group]
    return min(steps, default=1000)


def resolve(cards: Map, attacker: int, players: int, dice: Chance) -> None:
    captures(cards, attacker, players)
    while found := districts(cards, players):
        claimed = [each for each in found if each[2]]
        if not claimed:
            for _, group, _ in found:
                for square in group:
                    del cards[square]
            return
        _, group, claim = claimed[0]
        if attacker not in claim:
            nearest = min(far(cards, player, group) for player in claim)
            claim = [player for player in claim if far(cards, player, group) == nearest]
            while len(claim) > 1:
                rolls = [dice.die() for _ in claim]
                claim = [
                    seat for seat, roll in zip(claim, rolls, strict=True) if roll == max(rolls)
                ]
        heir = attacker if attacker in claim else claim[0]
        for square in group:
            cards[square] = (cards[square][0], heir)
        captures(cards, attacker, players)


def random_map(luck: Random, players: int) -> Map:
    """Cards scattered over a corner of the map, with few structural ones; Start Cards at home."""
    width = luck.randint(3, 7)
    squares = [(column, row) for column in range(6, 6 + width) for row in range(5, 5 + width)]
    squares = [square for square in squares if square not in STARTS]
    luck.shuffle(squares)
    numbers = luck.sample(range(18, 151), 60) + luck.sample(range(5, 18), luck.randint(0, 4))
    luck.shuffle(numbers)
    cards: Map = {}
    for square in squares[: luck.randint(3, min(45, len(squares)))]:
        nobody = luck.random() < 0.05
        cards[square] = (numbers.pop(), -1 if nobody else luck.randrange(players))
    for square, card in STARTS.items():
        if luck.random() < 0.7:
            cards[square] = (card, luck.randrange(-1, players))
    return cards


def state_of(cards: Map, players: int) -> State:
    state = blank()
    state.owned = state.reach = (0,) * players
    state.towns = bytes(range(1, players + 1))
    for (column, row), (card, owner) in cards.items():
        put(state, card, field(column, row), None if owner < 0 else owner)
    return state


def map_of(state: State) -> Map:
    found: Map = {}
    for at, card in enumerate(state.cards):
        if card:
            owner = owner_of(state, at)
            found[at % 15 + 1, at // 15 + 1] = (card, -1 if owner is None else owner)
    return found


@rule(
    "TCZ-064", "TCZ-065", "TCZ-066", "TCZ-067", "TCZ-068", "TCZ-069", "TCZ-R19", "TCZ-R21",
    "TCZ-R70", "TCZ-R71", "TCZ-R72", "TCZ-R73", "TCZ-R78",
)  # fmt: skip
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_and_the_oracle_agree_on_random_maps(players: int) -> None:
    luck, changed, dice_fell = Random(players), 0, 0
    for seed in range(1500):
        cards = random_map(luck, players)
        attacker = luck.randrange(players)
        state, before = state_of(cards, players), dict(cards)
        ours, theirs = (SeededChance(derived_seed(players, seed), 1) for _ in range(2))
        settle(state, attacker, ours, None)
        resolve(cards, attacker, players, theirs)
        assert map_of(state) == cards, (seed, before)
        assert ours.outcomes == theirs.outcomes
        changed += cards != before
        dice_fell += bool(ours.outcomes)
    assert changed > 1000
    assert dice_fell > (0 if players > 2 else -1)


@rule("TCZ-016")
def test_the_oracle_knows_the_start_fields() -> None:
    assert [NAMES[at] for at in START_FIELDS] == [NAMES[field(*square)] for square in STARTS]
