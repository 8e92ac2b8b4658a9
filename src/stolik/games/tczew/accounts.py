"""The account of a score: every point with the fields and cards that earn it."""

from stolik.games.tczew.board import NAMES, Fields, members
from stolik.games.tczew.cards import CATEGORIES
from stolik.games.tczew.deck import CATEGORY_OF
from stolik.games.tczew.scoring import (
    LARGEST,
    MONUMENT_POINTS,
    START_POINTS,
    Tally,
    largest,
    tally,
    winners,
)
from stolik.games.tczew.state import State
from stolik.kernel.account import Account, Line, Placed, SeatAccount
from stolik.kernel.refusal import Param


def score(state: State) -> Account:
    """The account of everybody; before the end it says how things stand."""
    tallies = [tally(state, seat) for seat in range(len(state.owned))]
    ahead = largest([each.size for each in tallies])
    seats = tuple(
        account(lines(state, each, len(ahead) if seat in ahead else 0))
        for seat, each in enumerate(tallies)
    )
    return Account(seats, winners([seat.total for seat in seats], tallies))


def account(found: list[Line]) -> SeatAccount:
    """No card pays by itself here, so the points are also told by their source."""
    return SeatAccount(tuple(found), {"sources": {line.reason: line.points for line in found}})


def lines(state: State, each: Tally, tied: int) -> list[Line]:
    """One line for each source that pays; `tied` says how many share the largest city."""
    if not each.starts:
        return [Line(0, "TCZ-096", "no-start")]
    found = [largest_line(state, each.city, tied)] if tied else []
    found.append(single(state, START_POINTS, "TCZ-079", "starts", each.starts))
    found.append(single(state, MONUMENT_POINTS, "TCZ-080", "monuments", each.monuments))
    found.append(single(state, 1, "TCZ-081", "specials", each.specials))
    found.append(categories_line(state, each.categories))
    found.append(single(state, -1, "TCZ-083", "contamination", each.dirty))
    return [line for line in found if line.groups]


def largest_line(state: State, city: Fields, tied: int) -> Line:
    params = {"count": city.bit_count(), "tied": tied}
    return Line(LARGEST, "TCZ-078", "largest", 0, params, (placed(state, city),))


def single(state: State, points: int, rule: str, reason: str, fields: Fields) -> Line:
    """So many points for each of these fields."""
    groups = tuple((where,) for where in placed(state, fields))
    return Line(points * len(groups), rule, reason, 0, {"count": len(groups)}, groups)


def categories_line(state: State, categories: tuple[Fields, ...]) -> Line:
    """One point for each category, whatever the number of its cards (TCZ-R92)."""
    groups = tuple(placed(state, fields) for fields in categories)
    codes = "".join(CATEGORIES[CATEGORY_OF[group[0][1]]] for group in groups)
    params: dict[str, Param] = {"count": len(groups), "categories": codes}
    return Line(len(groups), "TCZ-082", "categories", 0, params, groups)


def placed(state: State, fields: Fields) -> tuple[Placed, ...]:
    return tuple((NAMES[at], state.cards[at]) for at in members(fields))
