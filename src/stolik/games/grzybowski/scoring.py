"""Exact scoring of a grid: every goal, every chance, and the best use of the joker.

A goal that is a pattern pays once for each realisation, and realisations of one goal may not
share a card (PG-068), so its worth is the largest number of pairwise disjoint ones (PG-R13).
Goals never disturb each other (PG-069) except through the joker's symbols.

The joker fills one place of one realisation with one symbol (PG-R42). So it can add at most one
realisation to a goal, and it does so exactly if one of the goal's *helpful* symbols is among
those chosen. That turns the choice of symbols (PG-R40) into a small sum over subsets.
"""

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
    members,
    row_column,
    write_place,
)
from stolik.games.grzybowski.deck import (
    GOAL_OF,
    JOKER_FACE,
    OBVERSE,
    SYMBOLS,
    SYMBOLS_OF,
    Goal,
    face,
)
from stolik.games.grzybowski.state import State
from stolik.kernel.account import Account, Line, Placed, SeatAccount

Symbols = list[Places]
"""For each of the thirteen symbols, the places where a card shows it."""

PATTERN_RULES = {
    "pair": "PG-071",
    "triad": "PG-072",
    "chessboard": "PG-073",
    "L": "PG-074",
    "T": "PG-075",
    "two triads": "PG-076",
    "staircase": "PG-077",
}
"""The shapes the rulebook describes; any other is a pattern like all (PG-062)."""
FAMILY_RULES = {
    "edge": "PG-080",
    "interior": "PG-081",
    "cross": "PG-082",
    "eliminate": "PG-083",
    "place": "PG-085",
    "neighbour": "PG-087",
}
DEPEND_ON_FRAME = frozenset(("edge", "interior", "place"))


class Layout(NamedTuple):
    """A grid sorted out for scoring."""

    shown: Symbols
    hidden: Symbols
    """Symbols on the obverses of unused chances: they only spoil eliminations (PG-R59)."""
    goals: tuple[tuple[int, Place, Goal], ...]
    """Number, place and goal of each goal side that is up."""
    chances: tuple[tuple[int, Place], ...]
    joker: Place | None


class Tally(NamedTuple):
    """The outcome of a scoring."""

    total: int
    cards: dict[int, int]
    """Points of every card lying reverse up."""
    joker: tuple[int, ...]
    """The symbols the joker stands for, in the order of the rulebook."""
    frame: Frame5


def layout(grid: Grid) -> Layout:
    shown, hidden = [0] * len(SYMBOLS), [0] * len(SYMBOLS)
    goals, chances = [], []
    joker = None
    for at, up in zip(grid.cells, grid.faces, strict=True):
        card = up >> 1
        if not up & 1:
            bit = BIT[at]
            for symbol in SYMBOLS_OF[card]:
                shown[symbol] |= bit
        elif goal := GOAL_OF[card]:
            goals.append((card, at, goal))
        elif up == JOKER_FACE:
            joker = at
        else:
            chances.append((card, at))
            for symbol in SYMBOLS_OF[card]:
                hidden[symbol] |= BIT[at]
    return Layout(shown, hidden, tuple(goals), tuple(chances), joker)


# Patterns (PG-062..PG-077).


def embeddings(goal: Goal, shown: Symbols) -> list[Places]:
    """Every set of places on which the pattern lies, in any of its turns, each once."""
    found: list[Places] = []
    for cells, places in goal.images:
        first, _ = cells[0]
        anchors = shown[first]
        for symbol, distance in cells[1:]:
            anchors &= shown[symbol] >> distance
            if not anchors:
                break
        while anchors:
            anchor = anchors & -anchors
            anchors ^= anchor
            union = places * anchor
            if union not in found:
                found.append(union)
    return found


def disjoint(sets: list[Places]) -> list[Places]:
    """As many pairwise disjoint sets as there can be (PG-R13).

    A set that meets at most one other may always be chosen; where none is so simple, the most
    entangled one is first chosen and then left out.
    """
    if len(sets) < 2:
        return sets
    meets = [
        sum(1 << other for other, b in enumerate(sets) if a & b and other != index)
        for index, a in enumerate(sets)
    ]
    chosen = _independent(meets, (1 << len(sets)) - 1, 0)
    return [each for index, each in enumerate(sets) if chosen >> index & 1]


def _independent(meets: list[int], left: int, beat: int) -> int:
    """The largest choice among `left`, or 0 if none is larger than `beat`."""
    chosen = 0
    while left:
        if chosen.bit_count() + left.bit_count() <= beat:
            return 0
        most, hub, rest, simple = 1, -1, left, False
        while rest:
            index = (rest & -rest).bit_length() - 1
            rest &= rest - 1
            degree = (meets[index] & left).bit_count()
            if degree <= 1:
                chosen |= 1 << index
                left &= ~(meets[index] | 1 << index)
                rest &= left
                simple = True
            elif degree > most:
                most, hub = degree, index
        if simple:
            continue
        have = chosen.bit_count()
        without_hub = left & ~(1 << hub)
        best = 1 << hub | _independent(meets, without_hub & ~meets[hub], 0)
        other = _independent(meets, without_hub, max(best.bit_count(), beat - have))
        return chosen | (other if other.bit_count() > best.bit_count() else best)
    return chosen


def realisations(goal: Goal, shown: Symbols) -> list[Places]:
    return disjoint(embeddings(goal, shown))


def helpful(goal: Goal, shown: Symbols, joker: Places, without: int) -> int:
    """The symbols, as a set, with which the joker adds a realisation to this goal."""
    symbols = 0
    for symbol in goal.symbols:
        kept = shown[symbol]
        shown[symbol] = kept | joker
        if len(realisations(goal, shown)) > without:
            symbols |= 1 << symbol
        shown[symbol] = kept
    return symbols


# Other goals (PG-079..PG-087).


def edge(grid: Grid, frame: Frame5) -> Places:
    """The outer edge: outside cards, and border cards that have none beside them (PG-054, 055)."""
    border = border_places(frame) & grid.occupied
    if not grid.outside:
        return border
    return grid.outside | border & ~beside(grid.outside)


def group(goal: Goal, at: Place, grid: Grid, outer: Places) -> Places:
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
    lay = layout(grid)
    return _tally(grid, lay, frame, *_patterns(lay))


def _patterns(lay: Layout) -> tuple[dict[int, int], list[tuple[int, int, int]]]:
    """What the patterns pay without the joker, and (card, points, helpful symbols) with it."""
    cards: dict[int, int] = {}
    hopes: list[tuple[int, int, int]] = []
    joker = None if lay.joker is None else BIT[lay.joker]
    for card, _, goal in lay.goals:
        if goal.images:
            times = len(realisations(goal, lay.shown))
            cards[card] = times * goal.points
            if joker is not None and (symbols := helpful(goal, lay.shown, joker, times)):
                hopes.append((card, goal.points, symbols))
    return cards, hopes


def _tally(
    grid: Grid,
    lay: Layout,
    frame: Frame5,
    patterns: dict[int, int],
    hopes: list[tuple[int, int, int]],
) -> Tally:
    cards = dict(patterns)
    joker = 0 if lay.joker is None else BIT[lay.joker]
    outer = edge(grid, frame)
    gain = [0] * len(SYMBOLS)
    """What each symbol on the joker brings or spoils besides patterns."""
    for card, at, goal in lay.goals:
        if goal.images:
            continue
        if goal.symbol < 0:
            right = lies_right(goal, at, grid, frame)
            cards[card] = goal.points if right else goal.else_points
            continue
        where = group(goal, at, grid, outer)
        if goal.family == "eliminate":
            kept = not (lay.shown[goal.symbol] | lay.hidden[goal.symbol]) & where
            cards[card] = goal.points if kept else 0
            gain[goal.symbol] -= goal.points if kept and joker & where else 0
        else:
            cards[card] = goal.points * (lay.shown[goal.symbol] & where).bit_count()
            gain[goal.symbol] += goal.points if joker & where else 0
    for card, _ in lay.chances:
        cards[card] = 1
    if not joker:
        return Tally(sum(cards.values()), cards, (), frame)
    cards[JOKER_FACE >> 1] = 0
    symbols = best_symbols(hopes, gain)
    if symbols:
        _use_joker(cards, lay, hopes, symbols, group_of={
            card: group(goal, at, grid, outer) for card, at, goal in lay.goals if goal.symbol >= 0
        })  # fmt: skip
    return Tally(sum(cards.values()) - len(symbols), cards, symbols, frame)


def best_symbols(hopes: list[tuple[int, int, int]], gain: list[int]) -> tuple[int, ...]:
    """The joker's symbols that bring most; ties go to fewer, then to the first (PG-R43)."""
    candidates = [
        symbol
        for symbol, net in enumerate(gain)
        if net > 1 or any(symbols >> symbol & 1 for _, _, symbols in hopes)
    ]
    best = 0
    chosen: tuple[int, ...] = ()
    hoped = sum(points for _, points, _ in hopes)
    free = sum(net for net in gain if net > 0)
    for size in range(1, len(candidates) + 1):
        if hoped + free - size <= best:
            break
        for symbols in combinations(candidates, size):
            mask = 0
            value = -size
            for symbol in symbols:
                mask |= 1 << symbol
                value += gain[symbol]
            for _, points, helping in hopes:
                if helping & mask:
                    value += points
            if value > best:
                best, chosen = value, symbols
    return chosen


def _use_joker(
    cards: dict[int, int],
    lay: Layout,
    hopes: list[tuple[int, int, int]],
    symbols: tuple[int, ...],
    group_of: dict[int, Places],
) -> None:
    """Book what the joker's symbols bring and spoil on the cards concerned."""
    assert lay.joker is not None
    mask = sum(1 << symbol for symbol in symbols)
    for card, points, helping in hopes:
        if helping & mask:
            cards[card] += points
    for card, _, goal in lay.goals:
        if goal.symbol in symbols and group_of[card] & BIT[lay.joker]:
            cards[card] = 0 if goal.family == "eliminate" else cards[card] + goal.points


def estimate(grid: Grid) -> Tally:
    """The best score over the frames the grid may still end up in (PG-R24)."""
    lay = layout(grid)
    patterns, hopes = _patterns(lay)
    candidates = frames(grid) or [(0, 0)]
    if not any(goal.family in DEPEND_ON_FRAME for _, _, goal in lay.goals):
        candidates = candidates[:1]
    return max(
        (_tally(grid, lay, frame, patterns, hopes) for frame in candidates),
        key=lambda each: each.total,
    )


def score(state: State) -> Account:
    """The account of both players; before the end it is an estimate (PG-R24)."""
    seats = tuple(account(grid, estimate(grid)) for grid in state.grids)
    first, second = (seat.total for seat in seats)
    if first == second:
        return Account(seats, (0, 1))
    return Account(seats, (0,) if first > second else (1,))


# The account: the same points with their cards and places.


def account(grid: Grid, result: Tally) -> SeatAccount:
    """Every point of a tally with the cards that earn it."""
    lay = layout(grid)
    shown = list(lay.shown)
    for symbol in result.joker:
        assert lay.joker is not None
        shown[symbol] |= BIT[lay.joker]
    outer = edge(grid, result.frame)
    lines = [
        _goal_line(card, at, goal, result.cards[card], shown, grid, outer)
        for card, at, goal in lay.goals
    ]
    lines += [
        Line(1, "PG-088", "chance", card, {"card": card}, (_placed(BIT[at], grid),))
        for card, at in lay.chances
    ]
    if lay.joker is not None:
        where = (_placed(BIT[lay.joker], grid),)
        card = JOKER_FACE >> 1
        lines.append(Line(0, "PG-088", "joker-unused", card, {"card": card}, where))
        if result.joker:
            lines[-1] = Line(0, "PG-089", "joker", card, {"card": card}, where)
        lines += [
            Line(-1, "PG-091", "joker-symbol", 0, {"symbol": SYMBOLS[symbol]}, where)
            for symbol in result.joker
        ]
    extra = {"joker": sorted(SYMBOLS[symbol] for symbol in result.joker)}
    return SeatAccount(tuple(sorted(lines, key=lambda line: line.card or 99)), extra)


def _placed(places: Places, grid: Grid) -> tuple[Placed, ...]:
    return tuple((write_place(at), grid.face_at(at) >> 1) for at in members(places))


def _goal_line(
    card: int, at: Place, goal: Goal, points: int, shown: Symbols, grid: Grid, outer: Places
) -> Line:
    if goal.images:
        groups = tuple(_placed(each, grid) for each in realisations(goal, shown))
        params = {"card": card, "times": len(groups), "points": goal.points}
        return Line(
            points, PATTERN_RULES.get(goal.shape, "PG-062"), "pattern", card, params, groups
        )
    rule = FAMILY_RULES[goal.family]
    if goal.symbol < 0:
        reason = f"{goal.family}-right" if points > goal.else_points else f"{goal.family}-wrong"
        return Line(points, rule, reason, card, {"card": card}, (_placed(BIT[at], grid),))
    symbol: dict[str, int | str] = {"card": card, "symbol": SYMBOLS[goal.symbol]}
    if goal.family == "eliminate":
        reason = "eliminate-kept" if points else "eliminate-spoilt"
        return Line(points, rule, reason, card, symbol, (_placed(BIT[at], grid),))
    counted = _placed(shown[goal.symbol] & group(goal, at, grid, outer), grid)
    symbol["times"] = len(counted)
    return Line(points, rule, goal.family, card, symbol, tuple((each,) for each in counted))
