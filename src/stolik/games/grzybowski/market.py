"""What the cards of the market would bring to a grid at once.

A quick look, for bots: it sees how near patterns come, not what is built over. The one who takes
next takes what brings most, the other has what is left; so taking a card also denies it.
"""

from functools import lru_cache

from stolik.games.grzybowski.board import (
    BIT,
    CROSS,
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
PLACES_TRIED = 5
"""So many places are tried for a card in hand."""


@lru_cache(maxsize=1 << 14)
def wanted(grid: Grid) -> tuple[dict[Place, float], ...]:
    """What each symbol would bring in each place where a card may be laid now.

    The last entry says for each such place what all patterns want of it together.
    """
    places = free_places(grid)
    found: tuple[dict[Place, float], ...] = tuple([{} for _ in range(KINDS + 1)])
    everything = found[KINDS]
    for symbol, where, points, lacks in sketch(grid).needs:
        here, value = found[symbol], points * NEARER[lacks]
        for at in members(where & places):
            here[at] = here.get(at, 0.0) + value
            everything[at] = everything.get(at, 0.0) + value
    return found


def promising(grid: Grid, up: int) -> list[Place]:
    """The places for a card that are worth a closer look."""
    places = members(free_places(grid))
    goal = GOAL_OF[up >> 1] if up & 1 else None
    if len(places) <= PLACES_TRIED or (goal and not goal.images):
        return places
    want = wanted(grid)
    lost = want[KINDS]
    worth = {at: -lost.get(at, 0.0) for at in places}
    if not up & 1:
        for symbol in SYMBOLS_OF[up >> 1]:
            for at, value in want[symbol].items():
                worth[at] += 2.0 * value
    return sorted(places, key=lambda at: -worth[at])[:PLACES_TRIED]


@lru_cache(maxsize=1 << 16)
def gain(grid: Grid, up: int) -> float:
    """What a face would bring to a grid."""
    if not grid.cells or len(grid.cells) == FULL:
        return 0.0
    if up & 1:
        goal = GOAL_OF[up >> 1]
        return goal_gain(grid, goal) if goal else CHANCE_GAIN
    want = wanted(grid)
    here: dict[Place, float] = {}
    for symbol in SYMBOLS_OF[up >> 1]:
        for at, value in want[symbol].items():
            here[at] = here.get(at, 0.0) + value
    return max(here.values(), default=0.0)


def goal_gain(grid: Grid, goal: Goal) -> float:
    seen, places = sketch(grid), free_places(grid)
    lay = seen.layout
    if goal.images:
        times, wish = look_for(goal, lay.shown, seen.open_places, [])
        hope = HOPE[wish.lacks] if wish and wish.lacks <= seen.left else 0.0
        return goal.points * (times + hope)
    if goal.family == "eliminate":
        lying = lay.shown[goal.symbol] | lay.hidden[goal.symbol]
        free = any(not CROSS[at] & lying for at in members(places))
        return goal.points * (1.0 - 0.6 * seen.left / FULL) if free else 0.0
    if goal.family == "cross":
        lying = lay.shown[goal.symbol]
        return 1.0 + max([(CROSS[at] & lying).bit_count() for at in members(places)], default=0)
    if goal.symbol >= 0:
        part = ON_EDGE if goal.family == "edge" else INSIDE
        return part * lay.shown[goal.symbol].bit_count() + TO_COME * seen.left
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
    best, chosen = 0.0, 0
    for slot, card in enumerate(market):
        if card:
            value = gain(grid, card << 1 | (slot < SLOTS_REVERSE))
            if value > best:
                best, chosen = value, slot
    return best, chosen
