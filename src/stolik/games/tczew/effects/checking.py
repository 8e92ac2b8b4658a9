"""Could an event stand so? For states that are read back."""

from stolik.games.tczew.board import COUNT
from stolik.games.tczew.deck import EVENTS
from stolik.games.tczew.effects import asking, building, choosing
from stolik.games.tczew.effects.asking import PICK_RULES
from stolik.games.tczew.effects.choosing import CHOOSE_RULES
from stolik.games.tczew.effects.running import ONE, Running, of_frame
from stolik.games.tczew.effects.turns import tick_choices
from stolik.games.tczew.piles import pile
from stolik.games.tczew.processes import EVENT as PROCESS_EVENT
from stolik.games.tczew.processes import PROCESSES, TARGET
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
from stolik.kernel.frames import SCENE, SEAT, Frame

QUESTIONS = {
    PICKING: tuple(PICK_RULES),
    CHOOSING: tuple(CHOOSE_RULES),
    ROWING: ("row",),
    BUILDING: ("build",),
    AIMING: ("strike",),
}
"""The effects that ask in each scene."""


def stands(state: State) -> bool:
    """Is there one event under way at most, with nothing above it but its own questions?"""
    events = [at for at, frame in enumerate(state.frames) if frame[SCENE] == EVENT]
    above = [at for at, frame in enumerate(state.frames) if frame[SCENE] in QUESTIONS]
    if any(not _ticks(state, frame) for frame in state.frames if frame[SCENE] == TICKING):
        return False
    if not events:
        return not above
    run = of_frame(state.frames[events[0]])
    return (
        len(events) == 1
        and _sound(state, run)
        and all(at > events[0] and _asks(state, run, state.frames[at]) for at in above)
    )


def _ticks(state: State, frame: Frame) -> bool:
    _, seat, event = frame
    lying = [(process[PROCESS_EVENT], process[TARGET]) for process in state.processes]
    ticking = (event, seat) in lying and bool(PROCESSES[event].tick)
    return ticking and bool(tick_choices(state, frame))


def _sound(state: State, run: Running) -> bool:
    if run.event not in EVENTS or run.next > len(EVENTS[run.event].effects):
        return False
    names_one = EVENTS[run.event].target in ONE
    return (
        bool(run.named) == names_one
        and run.named <= len(state.owned)
        and all(at < COUNT for at in run.picked)
    )


def _asks(state: State, run: Running, frame: Frame) -> bool:
    """Is this a question of the effect that is on, with something to answer?"""
    scene, _, *ids = frame
    if not run.next or run.effect.do not in QUESTIONS[scene]:
        return False
    if scene == PICKING:
        seat, left, before = ids
        there = seat < len(state.owned) and left > 0 and before <= len(run.picked)
        return there and bool(asking.choices(state, frame))
    if scene == BUILDING:
        return ids[0] > 0 and ids[1] <= COUNT and bool(building.choices(state, frame))
    if scene == CHOOSING:
        return _chooses(state, run, frame) and bool(choosing.choices(state, frame))
    return True


def _chooses(state: State, run: Running, frame: Frame) -> bool:
    number, *chosen = frame[2:]
    hand = state.hands[frame[SEAT]]
    if run.effect.do == "sift":
        return 0 < number <= len(hand) - len(chosen) and set(chosen) <= set(hand)
    if chosen:
        return False
    if run.effect.do in ("look", "restore"):
        return 0 < number <= len(pile(state))
    return not number or (run.effect.do == "spy" and number in hand)
