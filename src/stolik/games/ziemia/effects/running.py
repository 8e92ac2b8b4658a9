"""The card that is being carried out, as its frame holds it."""

from typing import NamedTuple

from stolik.games.ziemia.cards import Effect
from stolik.games.ziemia.deck import EFFECTS_OF
from stolik.games.ziemia.scenes import EFFECT
from stolik.games.ziemia.state import State
from stolik.kernel.frames import SCENE, Frame


class Running(NamedTuple):
    seat: int
    """Who plays the card; for Regime cards and City rules the active player."""
    card: int
    next: int
    """The index of the effect that comes after the present one."""
    here: int
    """The City the card is about, `NOWHERE` for Renewal cards (TZ-R47)."""
    met: int
    """The Cities or places of the display that were hit or picked, as bits."""
    left: int
    """How many may still be picked."""

    @property
    def effect(self) -> Effect:
        """The effect that is on."""
        return EFFECTS_OF[self.card][self.next - 1]

    @property
    def frame(self) -> Frame:
        return (EFFECT, *self)


def of_frame(frame: Frame) -> Running:
    return Running(*frame[1:])


def running(state: State) -> Running:
    """The uppermost card on the stack; questions about it lie right above."""
    top = state.frames[-1]
    return of_frame(top if top[SCENE] == EFFECT else state.frames[-2])


def keep(state: State, run: Running) -> None:
    """Write it back to its frame, below the question if one is asked."""
    if state.frames[-1][SCENE] == EFFECT:
        state.frames = (*state.frames[:-1], run.frame)
    else:
        state.frames = (*state.frames[:-2], run.frame, state.frames[-1])
