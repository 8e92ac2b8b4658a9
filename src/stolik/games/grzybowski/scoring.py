"""Exact scoring of a grid: every goal, every chance, and the best use of the joker.

Goals never disturb each other (PG-069) except through the joker's symbols. The joker fills one
place of one realisation with one symbol (PG-R42), so it can add at most one realisation to a
goal, and it does so exactly if one of the goal's *helpful* symbols is among those chosen. That
turns the choice of symbols (PG-R40) into a small sum over subsets.
"""

from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from stolik.games.grzybowski.board import (
    BIT,
    CROSS,
    Frame5,
    Grid,
    Place,
    Places,
    beside,
    border_places,
    frames,
    row_column,
)
from stolik.games.grzybowski.cards import OBVERSE, SYMBOLS, Goal, face
from stolik.games.grzybowski.deck import GOAL_OF, JOKER, JOKER_FACE, SYMBOLS_OF
from stolik.games.grzybowski.patterns import Symbols, helpful, realisations

DEPEND_ON_FRAME = frozenset(("edge", "interior", "place"))


class Hope(NamedTuple):
    """What the joker may add to a pattern."""

    card: int
    points: int
    helpful: int
    """The symbols, as a set of bits, any one of which is enough."""


@dataclass(slots=True)
class Layout:
    """A grid sorted out for scoring, with all that does not depend on its frame."""

    grid: Grid
    shown: Symbols
    hidden: Symbols
    """Symbols on the obverses of unused chances: they only spoil eliminations (PG-R59)."""
    goals: list[tuple[int, Place, Goal]]
    """Number, place and goal of each goal side that is up."""
    chances: list[tuple[int, Place]]
    joker: Places
    """The place of the joker, as a set; empty if it is not up."""
    patterns: dict[int, int]
    """Points of each pattern goal without the joker."""
    hopes: list[Hope]


@dataclass(slots=True)
class Tally:
    """The outcome of a scoring."""

    total: int
    cards: dict[int, int]
    """Points of every card lying reverse up."""
    joker: tuple[int, ...]
    """The symbols the joker stands for, in the order of the rulebook."""
    frame: Frame5


def layout(grid: Grid) -> Layout:
    lay = sorted_out(grid)
    shown, joker = lay.shown, lay.joker
    for card, _, goal in lay.goals:
        if goal.images:
            times = len(realisations(goal.images, shown))
            lay.patterns[card] = times * goal.points
            if joker and (symbols := helpful(goal, shown, joker, times)):
                lay.hopes.append(Hope(card, goal.points, symbols))
    return lay


def sorted_out(grid: Grid) -> Layout:
    """What lies where; patterns have not been looked for yet."""
    shown, hidden = [0] * len(SYMBOLS), [0] * len(SYMBOLS)
    goals: list[tuple[int, Place, Goal]] = []
    chances: list[tuple[int, Place]] = []
    joker = 0
    for at, up in zip(grid.cells, grid.faces, strict=True):
        card, bit = up >> 1, BIT[at]
        if not up & 1:
            for symbol in SYMBOLS_OF[card]:
                shown[symbol] |= bit
        elif goal := GOAL_OF[card]:
            goals.append((card, at, goal))
        elif up == JOKER_FACE:
            joker = bit
        else:
            chances.append((card, at))
            for symbol in SYMBOLS_OF[card]:
                hidden[symbol] |= bit
    return Layout(grid, shown, hidden, goals, chances, joker, {}, [])


# Goals that are no patterns (PG-079..PG-087).


def edge(grid: Grid, frame: Frame5) -> Places:
    """The outer edge: outside cards, and border cards that have none beside them (PG-054, 055)."""
    border = border_places(frame) & grid.occupied
    if not grid.outside:
        return border
    return grid.outside | border & ~beside(grid.outside)


def group(goal: Goal, at: Place, outer: Places) -> Places:
    """The places in which a goal looks for its symbol."""
    if goal.family == "edge":
        return outer
    if goal.family == "interior":
        return ~outer
    return CROSS[at] & ~BIT[at]


def lies_right(goal: Goal, at: Place, grid: Grid, frame: Frame5) -> bool:
    """Is the card in a marked place, or beside the card it names (PG-085..PG-087)?"""
    if goal.family == "place":
        row, column = row_column(at)
        return (row - frame[0], column - frame[1]) in goal.cells
    other = face(goal.neighbour, OBVERSE)
    return other in grid.faces and bool(beside(BIT[at]) & BIT[grid.cells[grid.faces.index(other)]])


# The whole grid.


def tally(grid: Grid, frame: Frame5) -> Tally:
    """Score a grid whose frame is known."""
    return tally_in(layout(grid), frame)


def tally_in(lay: Layout, frame: Frame5) -> Tally:
    cards = dict(lay.patterns)
    outer = edge(lay.grid, frame)
    # What each symbol on the joker would bring or spoil besides patterns.
    gain = [0] * len(SYMBOLS)
    for card, at, goal in lay.goals:
        if goal.images:
            continue
        if goal.symbol < 0:
            right = lies_right(goal, at, lay.grid, frame)
            cards[card] = goal.points if right else goal.else_points
            continue
        where = group(goal, at, outer)
        if goal.family == "eliminate":
            kept = not (lay.shown[goal.symbol] | lay.hidden[goal.symbol]) & where
            cards[card] = goal.points if kept else 0
            gain[goal.symbol] -= goal.points if kept and lay.joker & where else 0
        else:
            cards[card] = goal.points * (lay.shown[goal.symbol] & where).bit_count()
            gain[goal.symbol] += goal.points if lay.joker & where else 0
    for card, _ in lay.chances:
        cards[card] = 1
    if not lay.joker:
        return Tally(sum(cards.values()), cards, (), frame)
    cards[JOKER] = 0
    symbols = best_symbols(lay.hopes, gain)
    if symbols:
        use_joker(lay, cards, symbols, outer)
    return Tally(sum(cards.values()) - len(symbols), cards, symbols, frame)


def best_symbols(hopes: list[Hope], gain: list[int]) -> tuple[int, ...]:
    """The joker's symbols that bring most; ties go to fewer, then to the first (PG-R43)."""
    candidates = [
        symbol
        for symbol, net in enumerate(gain)
        if net > 1 or any(hope.helpful >> symbol & 1 for hope in hopes)
    ]
    best = 0
    chosen: tuple[int, ...] = ()
    most = sum(hope.points for hope in hopes) + sum(net for net in gain if net > 0)
    for size in range(1, len(candidates) + 1):
        if most - size <= best:
            break
        for symbols in combinations(candidates, size):
            value, mask = -size, 0
            for symbol in symbols:
                value += gain[symbol]
                mask |= 1 << symbol
            for _, points, helpful_symbols in hopes:
                if helpful_symbols & mask:
                    value += points
            if value > best:
                best, chosen = value, symbols
    return chosen


def use_joker(lay: Layout, cards: dict[int, int], symbols: tuple[int, ...], outer: Places) -> None:
    """Book what the joker's symbols bring and spoil on the cards concerned."""
    mask = sum(1 << symbol for symbol in symbols)
    for card, points, helpful_symbols in lay.hopes:
        if helpful_symbols & mask:
            cards[card] += points
    for card, at, goal in lay.goals:
        if goal.symbol in symbols and group(goal, at, outer) & lay.joker:
            cards[card] = 0 if goal.family == "eliminate" else cards[card] + goal.points


def estimate(grid: Grid) -> Tally:
    """The best score over the frames the grid may still end up in (PG-R24)."""
    return best_tally(layout(grid))


def best_tally(lay: Layout) -> Tally:
    candidates = frames(lay.grid) or [(0, 0)]
    if len(candidates) > 1 and not any(g.family in DEPEND_ON_FRAME for _, _, g in lay.goals):
        candidates = candidates[:1]
    best = tally_in(lay, candidates[0])
    for frame in candidates[1:]:
        other = tally_in(lay, frame)
        if other.total > best.total:
            best = other
    return best
