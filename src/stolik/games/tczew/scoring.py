"""The points on the map, as sums over fields (TCZ-074..TCZ-084).

Only groups with a Start Card score. Cards below a substitute count as if they lay open, except
below the Contamination, where nothing does but the field itself (TCZ-R61).
"""

from dataclasses import dataclass

from stolik.games.tczew.board import BIT, STARTS, Fields, city_of
from stolik.games.tczew.cards import CONTAMINATION, FUTURE, MONUMENT, OBJECTS, UNIQUE
from stolik.games.tczew.deck import SUB_CATEGORY
from stolik.games.tczew.state import GONE, State

LARGEST, START_POINTS, MONUMENT_POINTS = 3, 3, 2
_CONTAMINATION = SUB_CATEGORY.index(CONTAMINATION)


@dataclass(slots=True)
class Tally:
    """What scores for one seat, each kind as fields."""

    city: Fields
    """The groups with a Start Card (TCZ-075)."""
    size: int
    starts: Fields
    monuments: Fields
    specials: Fields
    """Unique and Future Objects, substitutes included (TCZ-081)."""
    categories: tuple[Fields, ...]
    """The cards of each Object category that is there (TCZ-082)."""
    dirty: Fields
    """The field of the Contamination (TCZ-083)."""
    points: int
    """All but the prize for the largest city."""


def tally(state: State, seat: int) -> Tally:
    own, clash = state.owned[seat], state.clash
    city = city_of(own)
    at = state.subs[_CONTAMINATION]
    dirty = city & BIT[at] if at < GONE else 0
    clean = city & ~dirty
    categories = tuple([fields for each in OBJECTS if (fields := clash[each] & clean)])
    specials = (clash[UNIQUE] | clash[FUTURE]) & clean
    starts, monuments = own & STARTS, clash[MONUMENT] & clean
    points = (
        START_POINTS * starts.bit_count()
        + MONUMENT_POINTS * monuments.bit_count()
        + specials.bit_count()
        + len(categories)
        - dirty.bit_count()
    )
    return Tally(city, city.bit_count(), starts, monuments, specials, categories, dirty, points)


def largest(sizes: list[int]) -> list[int]:
    """Every seat with the largest city (TCZ-078, TCZ-R89); before the start nobody has one."""
    most = max(sizes)
    return [seat for seat, size in enumerate(sizes) if size == most and most]


def totals(state: State) -> list[int]:
    """The points of every seat; without a Start Card that is exactly 0 (TCZ-096, TCZ-R102)."""
    tallies = [tally(state, seat) for seat in range(len(state.owned))]
    points = [each.points for each in tallies]
    for seat in largest([each.size for each in tallies]):
        points[seat] += LARGEST
    return points


def winners(points: list[int], tallies: list[Tally]) -> tuple[int, ...]:
    """Most points, then most Monuments; who is still tied shares the victory (TCZ-084, R93)."""
    ranks = [
        (each, tally.monuments.bit_count()) for each, tally in zip(points, tallies, strict=True)
    ]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
