"""What there is to be seen in a grid: how far its goals are, and which cards they wait for.

The law counts points; a sketch also says what is missing. It depends on the grid alone, so it is
made once for each grid; what the cards still to come can do about it is reckoned elsewhere.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from stolik.games.grzybowski.board import BIT, FULL, Grid, Place, Places, beside, reach
from stolik.games.grzybowski.cards import CHANCES, OBVERSE, SYMBOLS, Goal, face
from stolik.games.grzybowski.deck import CHANCE_OF
from stolik.games.grzybowski.patterns import Symbols, realisations
from stolik.games.grzybowski.scoring import Layout, best_tally, group, layout, sorted_out

KINDS = len(SYMBOLS)
KIND_OF = tuple(CHANCES.index(kind) if kind else -1 for kind in CHANCE_OF)
Missing = tuple[int, ...]
"""Symbols that would complete a pattern; the n-th of a kind is counted up by n times `KINDS`."""


class Wish(NamedTuple):
    """A pattern that may be built, or built once more."""

    points: int
    lacks: int
    """How many cards are missing where it is nearest."""
    ways: int
    options: tuple[Missing, ...]
    """What is missing there, each combination once."""


class Need(NamedTuple):
    """Where one symbol brings a pattern nearer."""

    symbol: int
    places: Places
    points: int
    lacks: int


class Single(NamedTuple):
    """A goal about single symbols, and how much room it has."""

    family: str
    points: int
    symbol: int
    room: int


class Sketch(NamedTuple):
    left: int
    """Cards still to be laid."""
    now: int
    """The points, were the game over."""
    wishes: tuple[Wish, ...]
    needs: tuple[Need, ...]
    singles: tuple[Single, ...]
    neighbours: tuple[tuple[int, int], ...]
    """Cards that a goal wants beside it, and what they would bring."""
    chances: tuple[int, ...]
    """How many unused chances of each kind."""
    joker: bool
    shown: tuple[int, ...]
    """How often each symbol shows."""
    goals: int
    layout: Layout
    """Without its patterns."""
    open_places: Places


@lru_cache(maxsize=1 << 15)
def sketch(grid: Grid) -> Sketch:
    lay = sorted_out(grid)
    shown = lay.shown
    open_places = reach(grid) & ~grid.occupied if grid.cells else 0
    left = FULL - len(grid.cells)
    wishes: list[Wish] = []
    needs: list[Need] = []
    singles: list[Single] = []
    neighbours: list[tuple[int, int]] = []
    now = 0
    for _, at, goal in lay.goals:
        if goal.images:
            times, wish = look_for(goal, shown, open_places, needs)
            now += times * goal.points
            if wish and wish.lacks <= left:
                wishes.append(wish)
        elif goal.symbol >= 0:
            single = single_goal(goal, at, lay, open_places)
            if single:
                singles.append(single)
        elif goal.family == "neighbour" and waits_for_neighbour(goal, at, grid, open_places):
            neighbours.append((goal.neighbour, goal.points - goal.else_points))
    chances = [0] * len(CHANCES)
    for card, _ in lay.chances:
        chances[KIND_OF[card]] += 1
    if lay.joker:
        now = best_tally(layout(grid)).total
    elif grid.cells:
        others = [each for each in lay.goals if not each[2].images]
        now += len(lay.chances)
        if others:
            now += best_tally(lay._replace(goals=others, chances=[])).total
    return Sketch(
        left, now, tuple(wishes), tuple(needs), tuple(singles), tuple(neighbours), tuple(chances),
        bool(lay.joker), tuple([places.bit_count() for places in shown]), len(lay.goals), lay,
        open_places,
    )  # fmt: skip


def waits_for_neighbour(goal: Goal, at: Place, grid: Grid, open_places: Places) -> bool:
    return bool(beside(BIT[at]) & open_places) and face(goal.neighbour, OBVERSE) not in grid.faces


def single_goal(goal: Goal, at: Place, lay: Layout, open_places: Places) -> Single | None:
    if goal.family == "eliminate":
        cross = group(goal, at, 0)
        if (lay.shown[goal.symbol] | lay.hidden[goal.symbol]) & cross:
            return None
        return Single("eliminate", goal.points, goal.symbol, (cross & open_places).bit_count())
    room = (group(goal, at, 0) & open_places).bit_count() if goal.family == "cross" else FULL
    return Single(goal.family, goal.points, goal.symbol, room)


def look_for(
    goal: Goal, shown: Symbols, open_places: Places, needs: list[Need]
) -> tuple[int, Wish | None]:
    """How often the pattern is built, and how it can be built once more."""
    if goal.size == 2:
        return _pair(goal, shown, open_places, needs)
    times = 0
    images = _there(goal, shown)
    for _, there in images:
        found = -1
        for places in there:
            found &= places
        if found:
            built = realisations(goal, shown)
            times, used = len(built), 0
            for each in built:
                used |= each
            images = _there(goal, [places & ~used for places in shown])
            break
    return times, (
        _lacking_one(goal, images, open_places, needs)
        or _lacking_two(goal, images, open_places, needs)
        or _from_afar(goal, images, open_places)
    )


_Image = tuple[tuple[tuple[int, int], ...], list[Places]]
"""The cells of a pattern, and for each the first cells from which it is there."""


def _there(goal: Goal, shown: Symbols) -> list[_Image]:
    return [
        (cells, [shown[symbol] >> distance for symbol, distance in cells])
        for cells, _ in goal.images
    ]


def _pair(
    goal: Goal, shown: Symbols, open_places: Places, needs: list[Need]
) -> tuple[int, Wish | None]:
    """Two symbols side by side: no need to look at its turns one by one."""
    a, b = goal.symbols
    with_a, with_b = shown[a], shown[b]
    times = 0
    if with_a & beside(with_b):
        built = realisations(goal, shown)
        times, used = len(built), 0
        for each in built:
            used |= each
        with_a &= ~used
        with_b &= ~used
    for_a, for_b = beside(with_b) & open_places, beside(with_a) & open_places
    if not for_a and not for_b:
        room = open_places & beside(open_places)
        return times, Wish(goal.points, 2, 1, (missing((a, b)),)) if room else None
    if for_a:
        needs.append(Need(a, for_a, goal.points, 1))
    if for_b:
        needs.append(Need(b, for_b, goal.points, 1))
    options = ((a,), (b,)) if for_a and for_b else ((a,) if for_a else (b,),)
    return times, Wish(goal.points, 1, for_a.bit_count() + for_b.bit_count(), options)


def _lacking_one(
    goal: Goal, images: list[_Image], open_places: Places, needs: list[Need]
) -> Wish | None:
    last, points = goal.size - 1, goal.points
    ways = 0
    options: set[Missing] = set()
    for cells, there in images:
        # after[i]: first cells from which everything behind cell i is there.
        after = [-1] * (last + 1)
        for i in range(last, 0, -1):
            after[i - 1] = after[i] & there[i]
        before = -1
        for i, (symbol, distance) in enumerate(cells):
            found = before & after[i]
            if found:
                found &= open_places >> distance
                if found:
                    ways += found.bit_count()
                    options.add((symbol,))
                    needs.append(Need(symbol, found << distance, points, 1))
            before &= there[i]
            if not before:
                break
    return Wish(points, 1, ways, tuple(options)) if ways else None


PAIRS = tuple(
    tuple(
        (i, j, tuple(at for at in range(size) if at not in (i, j)))
        for i in range(1, size)
        for j in range(i)
    )
    for size in range(8)
)
"""For each size of a pattern: two of its cells, and all others."""


def _lacking_two(
    goal: Goal, images: list[_Image], open_places: Places, needs: list[Need]
) -> Wish | None:
    points = goal.points
    ways = 0
    options: set[Missing] = set()
    for cells, there in images:
        for i, j, others in PAIRS[goal.size]:
            found = -1
            for at in others:
                found &= there[at]
            if found:
                (a, to_a), (b, to_b) = cells[i], cells[j]
                found &= (open_places >> to_a) & (open_places >> to_b)
                if found:
                    ways += found.bit_count()
                    options.add(missing((a, b)))
                    needs.append(Need(a, found << to_a, points, 2))
                    needs.append(Need(b, found << to_b, points, 2))
    return Wish(points, 2, ways, tuple(options)) if ways else None


def _from_afar(goal: Goal, images: list[_Image], open_places: Places) -> Wish | None:
    """A pattern of which less is there: only how much, not what, and of small ones roughly."""
    size = goal.size
    symbols = missing(tuple([symbol for symbol, _ in goal.images[0].cells]))
    if size <= 4:
        begun = size == 4 and any(there[0] or there[-1] for _, there in images)
        lacks = size - 1 if begun else size
        for cells, _ in images:
            room = -1
            for _, distance in cells:
                room &= open_places >> distance
            if room:
                return Wish(goal.points, lacks, 1, (symbols[:lacks],))
        return None
    fewest = size + 1
    for cells, there in images:
        lacking = [-1] + [0] * size
        for (_, distance), here in zip(cells, there, strict=True):
            room = open_places >> distance
            for k in range(size, 0, -1):
                lacking[k] = lacking[k] & here | lacking[k - 1] & room
            lacking[0] &= here
        for k in range(3, fewest):
            if lacking[k]:
                fewest = k
                break
    return Wish(goal.points, fewest, 1, (symbols[:fewest],)) if fewest <= size else None


@cache
def missing(symbols: tuple[int, ...]) -> Missing:
    """The n-th of a kind counted up.

    >>> missing((4, 0, 4))
    (0, 4, 17)
    """
    found: list[int] = []
    for symbol in sorted(symbols):
        found.append(symbol + KINDS * sum(each % KINDS == symbol for each in found))
    return tuple(found)
