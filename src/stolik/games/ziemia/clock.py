"""Time, Mobilisation and the end (TZ-074..TZ-080)."""

from stolik.games.ziemia.board import LAST_DAY, MARKS
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.renewal import renew_display
from stolik.games.ziemia.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts


def advance(state: State, count: int, chance: Chance, facts: Facts) -> None:
    """Move the marker; at 100 the game is over at once, whatever lies on the stack (TZ-R58)."""
    before = state.time
    state.time = min(before + count, LAST_DAY)
    note(facts, "time", count=count, time=state.time)
    if state.time == LAST_DAY:
        state.frames = ()
        note(facts, "over")
        return
    for mark in MARKS:
        if before < mark <= state.time:
            mobilise(state, mark, chance, facts)


def mobilise(state: State, mark: int, chance: Chance, facts: Facts) -> None:
    """On the easy level there is no Central card to replace (TZ-R60)."""
    note(facts, "mobilisation", time=mark)
    replace_central(state, chance, facts)
    renew_display(state, chance, facts)


def replace_central(state: State, chance: Chance, facts: Facts) -> None:
    """The next Central card; an empty deck is made of the removed ones (TZ-078, TZ-R32)."""
    if not state.central:
        return
    card, left = state.centrals.top(chance)
    if card:
        state.centrals = left.with_used(state.central)
        state.central = card
    note(facts, "central", card=state.central)
