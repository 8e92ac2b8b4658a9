"""What the cards of the market would bring to a grid at once.

A quick look, for bots: it sees how near patterns come, not what is built over. The one who takes
next takes what brings most, the other has what is left; so taking a card also denies it.
"""

from functools import lru_cache

from stolik.games.grzybowski.board import (
    BIT,
    FULL,
    Frame5,
    Grid,
    Place,
    beside,
    frames,
    free_places,
    members,
    place,
)
from stolik.games.grzybowski.cards import OBVERSE, Goal, face
from stolik.games.grzybowski.deck import GOAL_OF, SYMBOLS_OF
from stolik.games.grzybowski.sketch import KINDS, look_for, sketch
from stolik.games.grzybowski.state import FROM_STACK, SLOTS_REVERSE, State

NEARER = (0.0, 0.45, 0.2)
"""The part of its points that a pattern gains by one of the cards it lacks."""
HOPE = (0.0, 0.5, 0.3, 0.1, 0.0, 0.0, 0.0, 0.0)
"""The part of its points that a goal is worth whose pattern lacks so many cards."""
RIGHT_PLACE = 0.8
"""The same of a goal that may lie in its right place, as far as one knows now."""
ON_EDGE, INSIDE, TO_COME = 0.7, 0.35, 0.04
"""The part of symbols that lie where a goal counts them, and what each card to come adds."""
CHANCE_GAIN = 2.0
NOTHING: dict[int, float] = {}
"""What a symbol brings that no pattern wants: the same for all, and never written to."""
PLACES_TRIED = 5
"""So many places are tried for a card in hand."""


@lru_cache(maxsize=1 << 14)
def wanted(grid: Grid) -> list[dict[int, float]]:
    """What each symbol would bring in each place where a card may be laid now.

    The last entry says for each such place what all patterns want of it together. Places are
    counted in the grid's window.
    """
    seen = sketch(grid)
    places = seen.free_places
    everything: dict[int, float] = {}
    found = [NOTHING] * KINDS + [everything]
    for symbol, where, points, lacks in seen.needs:
        value = points * NEARER[lacks]
        for at in members(where & places):
            here = found[symbol]
            if not here:
                here = found[symbol] = {}
            here[at] = here.get(at, 0.0) + value
            everything[at] = everything.get(at, 0.0) + value
    return found


def promising(grid: Grid, up: int) -> list[Place]:
    """The places for a card that are worth a closer look."""
    places = members(free_places(grid))
    goal = GOAL_OF[up >> 1] if up & 1 else None
    if len(places) <= PLACES_TRIED or (goal and not goal.images):
        return places
    want, seen = wanted(grid), sketch(grid)
    lost = want[KINDS]
    worth = {at: -lost.get(at, 0.0) for at in members(seen.free_places)}
    if not up & 1:
        for symbol in SYMBOLS_OF[up >> 1]:
            for at, value in want[symbol].items():
                worth[at] += 2.0 * value
    first, offsets = seen.first, seen.window.offsets
    best = sorted(worth, key=worth.__getitem__, reverse=True)[:PLACES_TRIED]
    return [first + offsets[at] for at in best]


@lru_cache(maxsize=1 << 14)
def gains(grid: Grid) -> dict[int, float]:
    """What faces would bring to a grid: those that somebody has asked about."""
    return {}


def gain(grid: Grid, up: int) -> float:
    """What a face would bring to a grid."""
    known = gains(grid)
    if up not in known:
        known[up] = _gain(grid, up)
    return known[up]


def _gain(grid: Grid, up: int) -> float:
    if not grid.cells or len(grid.cells) == FULL:
        return 0.0
    if up & 1:
        goal = GOAL_OF[up >> 1]
        return goal_gain(grid, up >> 1, goal) if goal else CHANCE_GAIN
    want = wanted(grid)
    here: dict[int, float] = {}
    for symbol in SYMBOLS_OF[up >> 1]:
        for at, value in want[symbol].items():
            here[at] = here.get(at, 0.0) + value
    best = 0.0
    for value in here.values():
        best = max(best, value)
    return best


def goal_gain(grid: Grid, card: int, goal: Goal) -> float:
    seen = sketch(grid)
    if goal.images:
        times, wish = look_for(card, goal, seen, [])
        hope = HOPE[wish.lacks] if wish and wish.lacks <= seen.left else 0.0
        return goal.points * (times + hope)
    crosses, places = seen.window.crosses, seen.free_places
    if goal.family == "eliminate":
        lying = seen.shown[goal.symbol] | seen.hidden[goal.symbol]
        free = any(not crosses[at] & lying for at in members(places))
        return goal.points * (1.0 - 0.6 * seen.left / FULL) if free else 0.0
    if goal.family == "cross":
        lying = seen.shown[goal.symbol]
        return 1.0 + max([(crosses[at] & lying).bit_count() for at in members(places)], default=0)
    if goal.symbol >= 0:
        part = ON_EDGE if goal.family == "edge" else INSIDE
        return part * seen.counts[goal.symbol] + TO_COME * seen.left
    places = free_places(grid)
    if goal.family == "place":
        spots = [_spot(frame, cell) for frame in frames(grid) for cell in goal.cells]
        right = any(places & BIT[at] for at in spots)
        return RIGHT_PLACE * goal.points if right else float(goal.else_points)
    named = face(goal.neighbour, OBVERSE)
    right = named in grid.faces and bool(beside(BIT[grid.cells[grid.faces.index(named)]]) & places)
    return float(goal.points if right else goal.else_points)


def _spot(frame: Frame5, cell: tuple[int, int]) -> Place:
    return place(frame[0] + cell[0], frame[1] + cell[1])


def offers(state: State, taker: Grid, waiter: Grid) -> tuple[float, float]:
    """What the next to take a card gains by it, and what the other gains by the one after."""
    market, top = state.market, state.stack[0] if state.stack else 0
    if (state.hand or state.fresh) and state.slot != FROM_STACK:
        # The turn is not over: the top of the stack will lie here, and what then is nobody knows.
        market = market[: state.slot] + bytes((top,)) + market[state.slot + 1 :]
        top = 0
    taken = _best(taker, market)
    slot = taken[1]
    left = market[:slot] + bytes((top,)) + market[slot + 1 :]
    return taken[0], _best(waiter, left)[0]


def _best(grid: Grid, market: bytes) -> tuple[float, int]:
    known = gains(grid)
    best, chosen = 0.0, 0
    for slot, card in enumerate(market):
        if card:
            up = card << 1 | (slot < SLOTS_REVERSE)
            if up not in known:
                known[up] = _gain(grid, up)
            value = known[up]
            if value > best:
                best, chosen = value, slot
    return best, chosen
