"""The event that is being carried out, as its frame holds it."""

from dataclasses import dataclass

from stolik.games.tczew.board import BIT, Field, Fields
from stolik.games.tczew.cards import ROLLED, Effect, Event
from stolik.games.tczew.deck import EVENTS
from stolik.games.tczew.effects.shields import city_shielded
from stolik.games.tczew.scenes import EVENT
from stolik.games.tczew.state import State
from stolik.kernel.frames import Frame

ONE = ("opponent", "any")
"""Targets of which one is named when the event is used."""


@dataclass(slots=True)
class Running:
    """Read from its frame anew each time, so it may be changed and written back."""

    user: int
    event: int
    named: int
    """The seat that was named, plus one; 0 if the event names nobody."""
    next: int
    """The index of the effect that comes after the present one."""
    number: int
    """What was rolled; for a sweep the row that was named or the field that was struck."""
    picked: tuple[Field, ...]

    @property
    def effect(self) -> Effect:
        """The effect that is on."""
        return EVENTS[self.event].effects[self.next - 1]

    @property
    def target(self) -> int | None:
        """The seat that was named."""
        return self.named - 1 if self.named else None

    @property
    def fields(self) -> Fields:
        return mask(self.picked)

    @property
    def frame(self) -> Frame:
        return (
            EVENT, self.user, self.event, self.named, self.next, self.number, *self.picked,
        )  # fmt: skip


def mask(fields: tuple[Field, ...]) -> Fields:
    found: Fields = 0
    for at in fields:
        found |= BIT[at]
    return found


def of_frame(frame: Frame) -> Running:
    return Running(frame[1], frame[2], frame[3], frame[4], frame[5], frame[6:])


def running(state: State) -> Running:
    """The event on the stack: there is one at most, right above the end of its user's turn."""
    return of_frame(state.frames[1])


def keep(state: State, run: Running) -> None:
    """Write it back to its frame, whatever lies above."""
    frames = state.frames
    state.frames = (frames[0], run.frame, *frames[2:])


def up_to(run: Running) -> int:
    """How many the present effect is about at most (TCZ-055)."""
    count = run.effect.count
    return run.number if count == ROLLED else count


# Whom it concerns.


def others(state: State, user: int) -> list[int]:
    """In turn order from the user's left (TCZ-R107)."""
    players = len(state.owned)
    return [(user + step) % players for step in range(1, players)]


def seats_of(state: State, user: int, event: Event) -> list[int]:
    """Everybody the event is about or could be about, shielded or not (TCZ-R54)."""
    if event.target == "self":
        return [user]
    rivals = others(state, user)
    return rivals if event.target in ("opponent", "opponents") else [*rivals, user]


def concerned(state: State, run: Running) -> list[int]:
    """The seats it is carried out on: the one named, or all whose city is not shielded."""
    if run.target is not None:
        return [run.target]
    event = EVENTS[run.event]
    seats = seats_of(state, run.user, event)
    return [seat for seat in seats if not city_shielded(state, seat, event)]
