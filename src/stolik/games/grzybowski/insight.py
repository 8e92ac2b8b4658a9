"""How well a player stands, as well as we know: what the levels go by.

It weighs the signs (signs.py) with what games taught (weights.json). All that does not depend on
the cards still to come is weighed once for each grid.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from stolik.games.grzybowski.board import FULL, Grid
from stolik.games.grzybowski.market import offers, promising
from stolik.games.grzybowski.rules import LAYING, TAKING
from stolik.games.grzybowski.signs import (
    FAMILY,
    FIRST_CHANCE,
    GOALS,
    JOKER_SIDE,
    LACKS,
    NAMES,
    NEIGHBOUR,
    NOW,
    PROMISE,
    SIGNS,
    TAKE,
    TURNS,
    WAIT,
    Supply,
    all_of,
    any_of,
    grid_signs,
    many,
    promise_of,
    room_of,
    spoiled,
    stage_shares,
    supply,
)
from stolik.games.grzybowski.sketch import Missing, sketch
from stolik.games.grzybowski.state import FROM_STACK, State
from stolik.kernel.frames import SCENE, SEAT
from stolik.kernel.signs import Signs, read_taught


def by_left(weights: Sequence[float]) -> list[tuple[float, ...]]:
    """The weights of all signs for each number of cards still to be laid."""
    count = len(SIGNS)
    return [
        tuple(
            sum(share * weights[stage * count + sign] for stage, share in stage_shares(left))
            for sign in range(count)
        )
        for left in range(FULL + 1)
    ]


TAUGHT = read_taught(Path(__file__).with_name("weights.json"), NAMES)
WEIGHTS = by_left(TAUGHT.weights)


def weigh_by(weights: Sequence[float]) -> None:
    """From now on, in this process: only whoever learns weighs by others than those shipped."""
    WEIGHTS[:] = by_left(weights)
    weigh.cache_clear()


@dataclass(slots=True)
class Worth:
    """A grid weighed but for the cards still to come."""

    sure: float
    nearly: list[tuple[float, tuple[int, ...]]]
    """What patterns are worth that lack one card, and the symbols any of which completes them."""
    wishes: list[tuple[float, tuple[Missing, ...]]]
    """What other patterns are worth, and what they lack."""
    counted: list[tuple[float, int]]
    """What goals pay for each symbol that a card to come shows on average."""
    risks: list[tuple[float, int, int]]
    """What eliminations may lose, the symbol, and the places where it would lie."""
    neighbours: list[tuple[float, int]]
    promise: float
    counts: tuple[int, ...]


@lru_cache(maxsize=1 << 15)
def weigh(grid: Grid) -> Worth:
    seen = sketch(grid)
    left, row = seen.left, WEIGHTS[seen.left]
    if not left:
        return Worth(float(seen.now), [], [], [], [], [], 0.0, ())
    sure = row[TURNS] + row[NOW] * seen.now + row[GOALS] * seen.goals
    sure += row[JOKER_SIDE] * seen.joker
    for kind, count in enumerate(seen.chances):
        if count:
            sure += row[FIRST_CHANCE + kind] * count
    nearly: list[tuple[float, tuple[int, ...]]] = []
    wishes: list[tuple[float, tuple[Missing, ...]]] = []
    for wish in seen.wishes:
        sign = LACKS[wish.lacks]
        weight = row[sign] + row[sign + 1] * many(wish) if wish.lacks <= 2 else row[sign]
        if wish.lacks == 1:
            symbols = tuple([symbol for (symbol,) in wish.options])
            nearly.append((weight * wish.points, symbols))
        else:
            wishes.append((weight * wish.points, wish.options))
    counted: list[tuple[float, int]] = []
    risks: list[tuple[float, int, int]] = []
    for single in seen.singles:
        weight, room = row[FAMILY[single.family]], room_of(single, left)
        if single.family == "eliminate":
            risks.append((weight * single.points, single.symbol, room))
        else:
            counted.append((weight * room, single.symbol))
    neighbours = [(row[NEIGHBOUR] * points, card) for card, points in seen.neighbours]
    return Worth(sure, nearly, wishes, counted, risks, neighbours, row[PROMISE], seen.counts)


def worth(grid: Grid, coming: Supply) -> float:
    """What a grid may be expected to score in the end, but for what the market offers."""
    weighed = weigh(grid)
    value = weighed.sure
    within, share = coming.within, coming.share
    for weight, symbols in weighed.nearly:
        value += weight * any_of(symbols, within)
    for weight, options in weighed.wishes:
        value += weight * all_of(options, within)
    for weight, symbol in weighed.counted:
        value += weight * share[symbol]
    for weight, symbol, room in weighed.risks:
        value += weight * spoiled(share[symbol], room)
    for weight, card in weighed.neighbours:
        if card in coming.cards:
            value += weight
    counts = weighed.counts
    return value + weighed.promise * promise_of(counts, coming) if counts else value


def insight(state: State, seat: int) -> float:
    """The own prospects less the other player's."""
    moment = foreseen(state)
    grids, coming = moment.grids, moment.coming
    value = worth(grids[0], coming) - worth(grids[1], coming)
    if moment.taker >= 0:
        waiter = 1 - moment.taker
        take, wait = offers(state, grids[moment.taker], grids[waiter])
        offer = WEIGHTS[FULL - len(grids[moment.taker].cells)][TAKE] * take
        offer -= WEIGHTS[FULL - len(grids[waiter].cells)][WAIT] * wait
        value += offer if moment.taker == 0 else -offer
    return value if seat == 0 else -value


@dataclass(slots=True)
class Moment:
    """A position with the card in hand laid where it is best."""

    grids: tuple[Grid, Grid]
    coming: Supply
    taker: int
    """Who takes the next card, -1 if nobody does."""


def foreseen(state: State) -> Moment:
    coming = supply(frozenset(state.market + state.stack) - {0})
    grids = state.grids
    if not state.frames:
        return Moment(grids, coming, -1)
    frame = state.frames[-1]
    mover = frame[SEAT]
    if frame[SCENE] == LAYING:
        own = best_laid(state, grids[mover], coming)
        grids = (own, grids[1]) if mover == 0 else (grids[0], own)
    taker = mover if frame[SCENE] == TAKING else 1 - mover
    return Moment(grids, coming, taker if len(grids[taker].cells) < FULL else -1)


def best_laid(state: State, grid: Grid, coming: Supply) -> Grid:
    """The grid with the card in hand in its best place."""
    best, chosen = float("-inf"), grid
    for up in [state.hand, state.hand ^ 1] if state.slot == FROM_STACK else [state.hand]:
        for at in promising(grid, up):
            laid = grid.lay(at, up)
            value = worth(laid, coming)
            if value > best:
                best, chosen = value, laid
    return chosen


def signs_of(state: State, seat: int) -> list[float]:
    """The signs of the own grid, each at the stages it lies between."""
    moment = foreseen(state)
    grid = moment.grids[seat]
    row = grid_signs(sketch(grid), moment.coming)
    if moment.taker >= 0:
        taker, waiter = moment.taker, 1 - moment.taker
        take, wait = offers(state, moment.grids[taker], moment.grids[waiter])
        row[TAKE if taker == seat else WAIT] = take if taker == seat else wait
    signs = [0.0] * len(NAMES)
    for stage, share in stage_shares(FULL - len(grid.cells)):
        for sign, value in enumerate(row):
            signs[stage * len(SIGNS) + sign] = share * value
    return signs


SIGNS_SEEN = Signs(NAMES, signs_of, TAUGHT.start, weigh_by)
