"""One moment of a game of Plac Grzybowski."""

from typing import Any

from stolik.games.grzybowski.board import BIT, EMPTY, PLACES, Grid, frames, grid_of, members
from stolik.games.grzybowski.cards import CARDS
from stolik.kernel.frames import Frame

Data = dict[str, Any]

SLOTS_REVERSE, SLOTS = 2, 6
"""The market: places 0 and 1 show reverses, places 2 to 5 obverses (PG-004)."""

FROM_STACK = -1
"""The slot of a card that came from the stack: nothing is vacated (PG-R20)."""


class State:
    """Everything here is an int or immutable, so a clone shares all of it."""

    __slots__ = ("chance_used", "frames", "fresh", "grids", "hand", "market", "slot", "stack")

    frames: tuple[Frame, ...]
    grids: tuple[Grid, Grid]
    market: bytes
    """The card in each slot, 0 where there is none."""
    stack: bytes
    """Card numbers, the top first."""
    hand: int
    """The face taken and not yet laid, 0 if there is none."""
    slot: int
    """Where it was taken from: a slot of the market, or `FROM_STACK`."""
    fresh: int
    """The card laid in this turn; its chance has to wait (PG-041)."""
    chance_used: bool
    """One chance a turn (PG-042)."""

    def clone(self) -> "State":
        other = State()
        other.frames = self.frames
        other.grids = self.grids
        other.market = self.market
        other.stack = self.stack
        other.hand = self.hand
        other.slot = self.slot
        other.fresh = self.fresh
        other.chance_used = self.chance_used
        return other

    def to_data(self) -> Data:
        return {
            "frames": [list(frame) for frame in self.frames],
            "grids": [_grid_data(grid) for grid in self.grids],
            "market": list(self.market),
            "stack": list(self.stack),
            "hand": self.hand,
            "slot": self.slot,
            "fresh": self.fresh,
            "chance_used": self.chance_used,
        }


def blank() -> State:
    """Nothing agreed, nothing dealt."""
    state = State()
    state.frames = ()
    state.grids = (EMPTY, EMPTY)
    state.market = bytes(SLOTS)
    state.stack = b""
    state.hand = 0
    state.slot = 0
    state.fresh = 0
    state.chance_used = False
    return state


def _grid_data(grid: Grid) -> Data:
    """The cards by place: in which order they were laid matters no more."""
    cards = sorted(zip(grid.cells, grid.faces, strict=True))
    return {
        "cells": [at for at, _ in cards],
        "faces": [up for _, up in cards],
        "outside": members(grid.outside),
    }


def from_data(data: Data) -> State:
    """The state of these data; raises ValueError if no table could ever stand so."""
    state = State()
    state.frames = tuple(tuple(frame) for frame in data["frames"])
    first, second = (
        grid_of(
            tuple(grid["cells"]), bytes(list(grid["faces"])), sum(BIT[at] for at in grid["outside"])
        )
        for grid in data["grids"]
    )
    state.grids = (first, second)
    state.market = bytes(list(data["market"]))
    state.stack = bytes(list(data["stack"]))
    state.hand = data["hand"]
    state.slot = data["slot"]
    state.fresh = data["fresh"]
    state.chance_used = bool(data["chance_used"])
    _check(state)
    return state


def _check(state: State) -> None:
    cells = [at for grid in state.grids for at in grid.cells]
    if pieces(state) != list(range(1, CARDS + 1)) or len(state.market) != SLOTS:
        raise ValueError("PG-002: not each card once")
    if not all(0 <= at < PLACES for at in cells):
        raise ValueError("a place off the board")
    for grid in state.grids:
        if len(set(grid.cells)) != len(grid.cells) or (grid.cells and not frames(grid)):
            raise ValueError("PG-023: cards that fit no grid")
    frame = state.frames[0] if state.frames else (0, 0)
    if len(state.frames) > 1 or len(frame) != 2 or frame[0] not in range(3):
        raise ValueError("no scene of this game")
    if frame[1] not in range(2) or state.slot not in range(FROM_STACK, SLOTS):
        raise ValueError("no seat or slot of this game")
    if bool(state.hand) != (frame[0] == 1) or bool(state.fresh) != (frame[0] == 2):
        raise ValueError("a card in hand at the wrong moment")


def turn_number(state: State) -> int:
    """Turns count from 1 to 50; after the last it says 51."""
    return len(state.grids[0].cells) + len(state.grids[1].cells) + (not state.fresh)


def pieces(state: State) -> list[int]:
    """Every card, wherever it is (PG-002)."""
    cards = [card for card in (*state.market, *state.stack) if card]
    cards += [up >> 1 for grid in state.grids for up in grid.faces]
    if state.hand:
        cards.append(state.hand >> 1)
    return sorted(cards)
