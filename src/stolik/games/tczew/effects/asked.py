"""What a question of an event is about, for the view: who is asked what, and what is seen."""

from typing import NamedTuple

from stolik.games.tczew.board import Field
from stolik.games.tczew.effects.choosing import cards_shown
from stolik.games.tczew.effects.running import running
from stolik.games.tczew.effects.turns import process_of
from stolik.games.tczew.processes import USER
from stolik.games.tczew.scenes import (
    AIMING,
    BUILDING,
    CHOOSING,
    EVENT,
    PICKING,
    ROWING,
    TICKING,
)
from stolik.games.tczew.state import State
from stolik.kernel.frames import SCENE, SEAT

OPEN_HAND = ("spy", "censor")


class Asked(NamedTuple):
    event: int
    user: int
    target: int | None
    """Whose cards it is about, or who was named."""
    number: int
    """What was rolled, 0 if nothing was."""
    picked: tuple[Field, ...]
    left: int
    """How many can still be picked, laid or chosen."""
    shown: bytes | None
    """Cards that only the seat asked may see."""


def asked(state: State) -> Asked | None:
    """The question that lies on top, if it is one of an event."""
    if not state.frames or state.frames[-1][SCENE] < EVENT:
        return None
    frame = state.frames[-1]
    scene, seat, *ids = frame
    if scene == TICKING:
        return Asked(ids[0], process_of(state, frame)[USER], seat, 0, (), 1, None)
    run = running(state)
    target, left, shown = run.target, 1, None
    if scene == PICKING:
        target, left = ids[0], ids[1]
    elif scene == BUILDING:
        left = ids[0]
    elif scene == CHOOSING:
        left = ids[0] if run.effect.do == "sift" else 1
        shown = cards_shown(state, frame)
    assert scene in (PICKING, BUILDING, CHOOSING, ROWING, AIMING)
    return Asked(run.event, run.user, target, run.number, run.picked, left, shown)


def open_hand(state: State, viewer: int) -> int | None:
    """The seat whose hand this viewer sees just now (167, 173)."""
    if not _chooses(state, viewer) or running(state).effect.do not in OPEN_HAND:
        return None
    return running(state).target


def open_top(state: State, viewer: int) -> int:
    """How many cards at the top of the pile this viewer sees just now (157, 193)."""
    if not _chooses(state, viewer) or running(state).effect.do not in ("look", "restore"):
        return 0
    return state.frames[-1][2]


def _chooses(state: State, viewer: int) -> bool:
    if not state.frames:
        return False
    frame = state.frames[-1]
    return frame[SCENE] == CHOOSING and frame[SEAT] == viewer


def remembered(state: State) -> int:
    """Where in the frame of a choice the cards begin that it remembers of a hand."""
    frame = state.frames[-1]
    return {"spy": 2, "sift": 3}.get(running(state).effect.do, len(frame))
