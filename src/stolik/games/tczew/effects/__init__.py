"""Events: when one may be used, and the scenes in which it is carried out."""

from stolik.games.tczew.moves import Move, card_of
from stolik.games.tczew.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Decision, Facts, Step
from stolik.kernel.refusal import Refusal, illegal

SCENES: dict[int, Decision[State] | Step[State]] = {}
"""The scenes 10 to 16."""


def event_choices(state: State, seat: int) -> list[Move]:
    """The events of the seat's hand that may be used now, with everybody they may name."""
    return []


def refuse_event(state: State, seat: int, move: Move) -> Refusal:
    """Why an event of the seat's hand may not be used, or not on this player."""
    return illegal("TCZ-R106", "event-idle", event=card_of(move))


def start_event(state: State, user: int, event: int, target: int | None) -> None:
    """Push the frame of an event; the card has left the hand and lies in this frame."""
    raise NotImplementedError


def tick(state: State, index: int, chance: Chance, facts: Facts) -> None:
    """What the process of this index does before its target's action; it may push a frame."""
    raise NotImplementedError
