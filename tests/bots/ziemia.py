"""Tables of Ta Ziemia for tests of its bots."""

from typing import Any

from stolik.games.ziemia import GAME
from stolik.games.ziemia.board import KRAKOW
from stolik.games.ziemia.deck import FIELDS_OF
from stolik.games.ziemia.state import State
from stolik.kernel.chance import QuickChance


def table(**changes: Any) -> State:
    """D R S I round the table, D to place four Citizens, time 40, no card on display matters."""
    state = GAME.new(4, {"factions": "order", "start": 1}, QuickChance(1))
    state.time = 40
    state.rules = bytes([101, 102, 103, 104, 105, 106])
    state.central = 52
    show(state, 93, 94, 96)
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def show(state: State, *cards: int) -> None:
    state.shown = bytes(cards)
    state.standing = tuple(bytes(len(FIELDS_OF[card])) for card in cards)


def hand(*cards: int) -> tuple[int, ...]:
    return (sum(1 << card for card in cards), 0, 0, 0)


def after(state: State, *moves: str) -> State:
    world = state.clone()
    for move in moves:
        GAME.play(world, 0, GAME.read(move), QuickChance(1), None)
    return world


def placed_before(state: State) -> State:
    """The Regime card of the turn has been seen."""
    state.here = KRAKOW
    return state
