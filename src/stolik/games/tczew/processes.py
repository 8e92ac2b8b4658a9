"""Processes: events that lie by their target for several of its turns (TCZ-054, TCZ-R62).

A process either bans something from the target's turns or ticks before its action. It counts
the target's turns as they end, sat out or not, and then goes to the used cards.
"""

from stolik.games.tczew.board import Fields, beside
from stolik.games.tczew.cards import Effect
from stolik.games.tczew.city import services
from stolik.games.tczew.deck import EVENTS
from stolik.games.tczew.notes import note
from stolik.games.tczew.state import State
from stolik.kernel.frames import Facts

PROCESSES: dict[int, Effect] = {
    number: effect
    for number, event in EVENTS.items()
    for effect in event.effects
    if effect.do == "process"
}
"""The events that start a process, with what it does."""

EVENT, TARGET, USER, LEFT = range(4)
"""Where a process keeps them."""


def banned_category(state: State, seat: int, category: int) -> int:
    """The event that keeps a seat from laying this category, 0 if none does."""
    for event, target, _, _ in state.processes:
        if target == seat and category in PROCESSES[event].ban:
            return event
    return 0


def guarded(state: State, seat: int) -> list[tuple[int, Fields]]:
    """Events that keep a seat away from their user's cards, with those cards."""
    return [
        (event, state.owned[user])
        for event, target, user, _ in state.processes
        if target == seat and PROCESSES[event].ban_touching
    ]


def closed_fields(state: State, seat: int) -> Fields:
    """Where no card may be laid because it would touch such cards."""
    fields: Fields = 0
    for _, cards in guarded(state, seat):
        fields |= beside(cards)
    return fields


def next_tick(state: State, seat: int, start: int) -> int | None:
    """The first process from `start` on that ticks in a turn of this seat."""
    for index in range(start, len(state.processes)):
        process = state.processes[index]
        if process[TARGET] == seat and PROCESSES[process[EVENT]].tick:
            return index
    return None


def count_down(state: State, seat: int, facts: Facts) -> None:
    """A turn of the seat is over: its processes have one turn less."""
    left = [(e, t, u, n - 1) if t == seat else (e, t, u, n) for e, t, u, n in state.processes]
    _keep(state, [process for process in left if process[LEFT]], facts)


def halt(state: State, facts: Facts) -> None:
    """A process that ticks ends at once when its target is shielded (event 154)."""
    _keep(state, [each for each in state.processes if not _shielded(state, each)], facts)


def _shielded(state: State, process: tuple[int, int, int, int]) -> bool:
    shield = EVENTS[process[EVENT]].city_shield
    if shield is None or not PROCESSES[process[EVENT]].tick:
        return False
    return services(state, process[TARGET], shield[0]) >= shield[1]


def _keep(state: State, processes: list[tuple[int, int, int, int]], facts: Facts) -> None:
    kept = {process[EVENT] for process in processes}
    for event, target, _, _ in state.processes:
        if event not in kept:
            state.used |= 1 << event
            note(facts, "process-over", player=target, event=event)
    state.processes = tuple(processes)
