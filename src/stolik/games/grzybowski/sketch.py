"""What there is to be seen in a grid: how far its goals are, and which cards they wait for.

The law counts points; a sketch also says what is missing. It depends on the grid alone, so it is
made once for each grid; what the cards still to come can do about it is reckoned elsewhere. Sets of
places in it are those of the grid's window (window.py).
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from stolik.games.grzybowski.board import FULL, Grid, Place, Places, reach
from stolik.games.grzybowski.cards import CHANCES, OBVERSE, SYMBOLS, Goal, Image, face
from stolik.games.grzybowski.deck import CHANCE_OF, GOAL_OF, JOKER_FACE, SYMBOLS_OF
from stolik.games.grzybowski.patterns import Symbols, realisations
from stolik.games.grzybowski.scoring import best_tally, layout, sorted_out
from stolik.games.grzybowski.window import PATTERNS, Window, window_of

KINDS = len(SYMBOLS)
KIND_OF = tuple(CHANCES.index(kind) if kind else -1 for kind in CHANCE_OF)
Missing = tuple[int, ...]
"""Symbols that would complete a pattern; the n-th of a kind is counted up by n times `KINDS`."""


@dataclass(slots=True)
class Wish:
    """A pattern that may be built, or built once more."""

    points: int
    lacks: int
    """How many cards are missing where it is nearest."""
    ways: int
    options: tuple[Missing, ...]
    """What is missing there, each combination once."""


Need = tuple[int, Places, int, int]
"""Where one symbol brings a pattern nearer: symbol, places, points, and how many cards it lacks."""


@dataclass(slots=True)
class Single:
    """A goal about single symbols, and how much room it has."""

    family: str
    points: int
    symbol: int
    room: int


@dataclass(slots=True)
class Sketch:
    left: int
    """Cards still to be laid."""
    now: int
    """The points, were the game over."""
    wishes: list[Wish]
    needs: list[Need]
    singles: list[Single]
    neighbours: list[tuple[int, int]]
    """Cards that a goal wants beside it, and what they would bring."""
    chances: list[int]
    """How many unused chances of each kind."""
    joker: bool
    counts: tuple[int, ...]
    """How often each symbol shows."""
    goals: int
    window: Window
    first: Place
    """Its upper left place on the board."""
    shown: Symbols
    hidden: Symbols
    """Symbols on the obverses of unused chances: they only spoil eliminations (PG-R59)."""
    open_places: Places
    free_places: Places
    """Those of them where the next card may be laid."""


@lru_cache(maxsize=1 << 15)
def sketch(grid: Grid) -> Sketch:
    window, first = window_of(grid)
    bits = window.bits
    shown, hidden, chances = [0] * KINDS, [0] * KINDS, [0] * len(CHANCES)
    goals: list[tuple[int, Place, Goal]] = []
    occupied = joker = unused = 0
    for at, up in zip(grid.cells, grid.faces, strict=True):
        card, bit = up >> 1, bits[at - first]
        occupied |= bit
        if not up & 1:
            for symbol in SYMBOLS_OF[card]:
                shown[symbol] |= bit
        elif goal := GOAL_OF[card]:
            goals.append((card, at - first, goal))
        elif up == JOKER_FACE:
            joker = bit
        else:
            unused += 1
            chances[KIND_OF[card]] += 1
            for symbol in SYMBOLS_OF[card]:
                hidden[symbol] |= bit
    open_places = window.everything & ~occupied if occupied else 0
    if grid.outside:
        open_places &= reach(grid)
    seen = Sketch(
        FULL - len(grid.cells), unused, [], [], [], [], chances, joker > 0,
        tuple([places.bit_count() for places in shown]), len(goals), window, first, shown,
        hidden, open_places, beside(occupied, window) & open_places,
    )  # fmt: skip
    others = False
    for card, offset, goal in goals:
        if goal.images:
            times, wish = look_for(card, goal, seen, seen.needs)
            seen.now += times * goal.points
            if wish and wish.lacks <= seen.left:
                seen.wishes.append(wish)
            continue
        others = True
        bit = bits[offset]
        if goal.symbol >= 0:
            single = single_goal(goal, bit, seen)
            if single:
                seen.singles.append(single)
        elif goal.family == "neighbour" and waits_for_neighbour(goal, bit, grid, seen):
            seen.neighbours.append((goal.neighbour, goal.points - goal.else_points))
    if joker:
        seen.now = best_tally(layout(grid)).total
    elif others:
        lay = sorted_out(grid)
        lay.goals = [each for each in lay.goals if not each[2].images]
        lay.chances = []
        seen.now += best_tally(lay).total
    return seen


def beside(places: Places, window: Window) -> Places:
    """What touches these places along a row or a column, and what lies in the margin."""
    stride = window.stride
    return places << 1 | places >> 1 | places << stride | places >> stride


def waits_for_neighbour(goal: Goal, bit: Places, grid: Grid, seen: Sketch) -> bool:
    room = beside(bit, seen.window) & seen.open_places
    return bool(room) and face(goal.neighbour, OBVERSE) not in grid.faces


def single_goal(goal: Goal, bit: Places, seen: Sketch) -> Single | None:
    cross = seen.window.crosses[bit.bit_length() - 1] & ~bit
    if goal.family == "eliminate":
        if (seen.shown[goal.symbol] | seen.hidden[goal.symbol]) & cross:
            return None
        room = (cross & seen.open_places).bit_count()
    else:
        room = (cross & seen.open_places).bit_count() if goal.family == "cross" else FULL
    return Single(goal.family, goal.points, goal.symbol, room)


def look_for(card: int, goal: Goal, seen: Sketch, needs: list[Need]) -> tuple[int, Wish | None]:
    """How often the pattern is built, and how it can be built once more."""
    if goal.size == 2:
        return _pair(card, goal, seen, needs)
    times = 0
    patterns, open_places = seen.window.images[card], seen.open_places
    images = _there(patterns, seen.shown)
    for _, there in images:
        found = -1
        for places in there:
            found &= places
        if found:
            built = realisations(patterns, seen.shown)
            times, used = len(built), 0
            for each in built:
                used |= each
            images = _there(patterns, [places & ~used for places in seen.shown])
            break
    return times, (
        _lacking_one(goal, images, open_places, needs)
        or _lacking_two(goal, images, open_places, needs)
        or _from_afar(card, goal, images, open_places)
    )


_Image = tuple[tuple[tuple[int, int], ...], list[Places]]
"""The cells of a pattern, and for each the first cells from which it is there."""


def _there(patterns: tuple[Image, ...], shown: Symbols) -> list[_Image]:
    return [
        (cells, [shown[symbol] >> distance for symbol, distance in cells]) for cells, _ in patterns
    ]


def _pair(card: int, goal: Goal, seen: Sketch, needs: list[Need]) -> tuple[int, Wish | None]:
    """Two symbols side by side: no need to look at its turns one by one."""
    a, b = goal.symbols
    window, open_places = seen.window, seen.open_places
    with_a, with_b = seen.shown[a], seen.shown[b]
    times = 0
    if with_a & beside(with_b, window):
        built = realisations(window.images[card], seen.shown)
        times, used = len(built), 0
        for each in built:
            used |= each
        with_a &= ~used
        with_b &= ~used
    for_a, for_b = beside(with_b, window) & open_places, beside(with_a, window) & open_places
    if not for_a and not for_b:
        room = open_places & beside(open_places, window)
        return times, Wish(goal.points, 2, 1, (missing((a, b)),)) if room else None
    if for_a:
        needs.append((a, for_a, goal.points, 1))
    if for_b:
        needs.append((b, for_b, goal.points, 1))
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
                    needs.append((symbol, found << distance, points, 1))
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
                    needs.append((a, found << to_a, points, 2))
                    needs.append((b, found << to_b, points, 2))
    return Wish(points, 2, ways, tuple(options)) if ways else None


def _from_afar(card: int, goal: Goal, images: list[_Image], open_places: Places) -> Wish | None:
    """A pattern of which less is there: only how much, not what, and of small ones roughly."""
    size = goal.size
    symbols = ALL_OF[card]
    if size <= 4:
        begun = size == 4 and any(there[0] for _, there in images)
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
        for i, (_, distance) in enumerate(cells):
            here, room = there[i], open_places >> distance
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


ALL_OF = tuple(
    missing(tuple(symbol for symbol, _ in images[0].cells)) if images else () for images in PATTERNS
)
"""By card: all symbols of its pattern."""
