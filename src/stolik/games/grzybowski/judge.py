"""How well a player stands, in points: what bots steer by.

A grid is worth what it scores now, plus what its unfinished goals may still bring. For a
pattern that is its points, weighted by the chance of finding the cards still missing in the
best place left for it; for other goals a guess of the same kind. The weights were fitted by
letting the greedy bot play itself (`stolik selfplay grzybowski --bots greedy,greedy`).
"""

from functools import lru_cache

from stolik.games.grzybowski.board import (
    BIT,
    FULL,
    Grid,
    Place,
    Places,
    beside,
    free_places,
    members,
    reach,
)
from stolik.games.grzybowski.cards import CARDS, COUNTS, OBVERSE, Goal, face
from stolik.games.grzybowski.patterns import Symbols, realisations
from stolik.games.grzybowski.rules import LAYING, TAKING
from stolik.games.grzybowski.scoring import Layout, best_tally, group, layout
from stolik.games.grzybowski.state import FROM_STACK, State
from stolik.kernel.frames import SCENE, SEAT

MISSING = (0.0, 0.62, 0.34, 0.17, 0.08, 0.04, 0.02, 0.01)
"""The chance of completing a pattern that lacks so many cards, with time enough."""
EXPECTED_TAKE = 3.0
"""What the right to take a card is worth."""
UNUSED_CHANCE = 1.2
JOKER_HOPE = 3.0
SYMBOL_HOPE = 0.25
"""What a symbol may be good for in goals not yet taken."""


def judge(state: State, seat: int) -> float:
    """The own prospects less the other player's."""
    own = potential(state.grids[seat])
    other = potential(state.grids[1 - seat])
    if not state.frames:
        return own - other
    frame = state.frames[-1]
    grid = state.grids[frame[SEAT]]
    if frame[SCENE] == LAYING:
        turn = best_laying(state, grid) - potential(grid)
    else:
        turn = EXPECTED_TAKE if frame[SCENE] == TAKING else 0.0
    return own - other + (turn if frame[SEAT] == seat else -turn)


def best_laying(state: State, grid: Grid) -> float:
    """What the grid is worth with the card in hand laid in its best place."""
    hands = [state.hand, state.hand ^ 1] if state.slot == FROM_STACK else [state.hand]
    places = members(free_places(grid))
    return max(potential(grid.lay(at, up)) for up in hands for at in places)


@lru_cache(maxsize=1 << 16)
def potential(grid: Grid) -> float:
    """What a grid may be expected to score in the end."""
    if not grid.cells:
        return 0.0
    lay = layout(grid)
    left = FULL - len(grid.cells)
    now = best_tally(lay).total
    return now + prospects(lay, left) if left else float(now)


def prospects(lay: Layout, left: int) -> float:
    """What the cards still to come may add."""
    grid = lay.grid
    open_places = reach(grid) & ~grid.occupied
    soon = left / FULL
    hope = 0.0
    for _, at, goal in lay.goals:
        if goal.images:
            hope += goal.points * pattern_hope(goal, lay.shown, open_places, left)
        elif goal.symbol >= 0:
            hope += symbol_hope(goal, at, lay, open_places, left)
        elif goal.family == "neighbour":
            free = beside(BIT[at]) & open_places
            if free and face(goal.neighbour, OBVERSE) not in grid.faces:
                hope += (goal.points - goal.else_points) * 0.15 * soon
    hope += (UNUSED_CHANCE - 1.0) * len(lay.chances) + UNUSED_CHANCE * soon * len(lay.chances)
    if lay.joker:
        hope += JOKER_HOPE * soon
    shown = sum(places.bit_count() for places in lay.shown)
    return hope + SYMBOL_HOPE * shown * soon


def pattern_hope(goal: Goal, shown: Symbols, open_places: Places, left: int) -> float:
    """How likely the pattern can be built once more."""
    used = 0
    for each in realisations(goal.images, shown):
        used |= each
    fewest, ways = goal.size + 1, 0
    for cells, _ in goal.images:
        # lacking[k]: first cells of images that lack exactly k cards in open places.
        lacking = [-1] + [0] * goal.size
        for symbol, distance in cells:
            there = (shown[symbol] & ~used) >> distance
            free = open_places >> distance
            for k in range(goal.size, 0, -1):
                lacking[k] = lacking[k] & there | lacking[k - 1] & free
            lacking[0] &= there
        for k in range(1, goal.size + 1):
            if lacking[k]:
                if k < fewest:
                    fewest, ways = k, 0
                if k == fewest:
                    ways += lacking[k].bit_count()
                break
    if fewest > min(left, goal.size):
        return 0.0
    patience = min(1.0, left / (3.0 * fewest))
    return MISSING[fewest] * patience * min(1.5, 0.9 + 0.1 * ways)


def symbol_hope(goal: Goal, at: Place, lay: Layout, open_places: Places, left: int) -> float:
    """What a goal about single symbols may still gain, or lose."""
    share = COUNTS[goal.symbol] / CARDS
    if goal.family == "eliminate":
        cross = group(goal, at, 0)
        if (lay.shown[goal.symbol] | lay.hidden[goal.symbol]) & cross:
            return 0.0
        return -goal.points * min(0.6, 0.06 * min((cross & open_places).bit_count(), left))
    if goal.family == "cross":
        places = min((group(goal, at, 0) & open_places).bit_count(), 8, left)
        return 1.4 * share * places
    return (1.1 if goal.family == "edge" else 0.6) * share * left
