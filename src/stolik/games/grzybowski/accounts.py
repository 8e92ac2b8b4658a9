"""The account of a score: the same points as a tally, with the cards and places that earn them."""

from functools import lru_cache

from stolik.games.grzybowski.board import BIT, Grid, Place, Places, members, write_place
from stolik.games.grzybowski.cards import SYMBOLS, Goal
from stolik.games.grzybowski.deck import JOKER
from stolik.games.grzybowski.patterns import Symbols, realisations
from stolik.games.grzybowski.scoring import Tally, edge, estimate, group, layout
from stolik.games.grzybowski.state import State
from stolik.kernel.account import Account, Line, Placed, SeatAccount
from stolik.kernel.refusal import Param

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


def score(state: State) -> Account:
    """The account of both players; before the end it is an estimate (PG-R24)."""
    seats = tuple(map(estimated, state.grids))
    first, second = (seat.total for seat in seats)
    if first == second:
        return Account(seats, (0, 1))
    return Account(seats, (0,) if first > second else (1,))


@lru_cache(maxsize=4096)
def estimated(grid: Grid) -> SeatAccount:
    """Kept, because a move changes one grid at most and a table is told the score after each."""
    return account(grid, estimate(grid))


def account(grid: Grid, result: Tally) -> SeatAccount:
    """Every point of a tally with the cards that earn it."""
    lay = layout(grid)
    for symbol in result.joker:
        lay.shown[symbol] |= lay.joker
    outer = edge(grid, result.frame)
    lines = [
        goal_line(card, at, goal, result.cards[card], lay.shown, grid, outer)
        for card, at, goal in lay.goals
    ]
    lines += [
        Line(1, "PG-088", "chance", card, {"card": card}, (placed(BIT[at], grid),))
        for card, at in lay.chances
    ]
    lines.sort(key=lambda line: line.card)
    if lay.joker:
        lines += joker_lines(result, (placed(lay.joker, grid),))
    codes = sorted(SYMBOLS[symbol] for symbol in result.joker)
    return SeatAccount(tuple(lines), {"joker": codes})


def joker_lines(result: Tally, where: tuple[tuple[Placed, ...], ...]) -> list[Line]:
    """The joker pays nothing itself; each symbol it stands for costs a point (PG-088, PG-091)."""
    used = "joker" if result.joker else "joker-unused"
    lines = [Line(0, "PG-089" if result.joker else "PG-088", used, JOKER, {"card": JOKER}, where)]
    for symbol in result.joker:
        params = {"symbol": SYMBOLS[symbol]}
        lines.append(Line(-1, "PG-091", "joker-symbol", 0, params, where))
    return lines


def goal_line(
    card: int, at: Place, goal: Goal, points: int, shown: Symbols, grid: Grid, outer: Places
) -> Line:
    params: dict[str, Param] = {"card": card}
    if goal.images:
        groups = tuple(placed(each, grid) for each in realisations(goal.images, shown))
        params |= {"times": len(groups), "points": goal.points}
        return Line(
            points, PATTERN_RULES.get(goal.shape, "PG-062"), "pattern", card, params, groups
        )
    rule, own_place = FAMILY_RULES[goal.family], (placed(BIT[at], grid),)
    if goal.symbol < 0:
        right = "right" if points > goal.else_points else "wrong"
        return Line(points, rule, f"{goal.family}-{right}", card, params, own_place)
    params["symbol"] = SYMBOLS[goal.symbol]
    if goal.family == "eliminate":
        reason = "eliminate-kept" if points else "eliminate-spoilt"
        return Line(points, rule, reason, card, params, own_place)
    counted = placed(shown[goal.symbol] & group(goal, at, outer), grid)
    params["times"] = len(counted)
    return Line(points, rule, goal.family, card, params, tuple((each,) for each in counted))


def placed(places: Places, grid: Grid) -> tuple[Placed, ...]:
    """The cards at these places, with where they lie."""
    return tuple((write_place(at), grid.face_at(at) >> 1) for at in members(places))
