"""Where a card may be laid (TCZ-020..TCZ-034).

Every rule of laying is a *bar*: its number, the fields it forbids, and the cards that are the
reason. A card may be laid wherever no bar stands. `free_fields` works the same out at once for
speed; the tests hold the two against each other.
"""

from typing import NamedTuple

from stolik.games.tczew.board import (
    BESIDE,
    BOARD,
    LAND,
    NAMES,
    RIVER,
    RIVERSIDE,
    TOP,
    ZONES,
    Field,
    Fields,
    beside,
    beside_one,
    corners,
    members,
)
from stolik.games.tczew.cards import CATEGORIES, LAST_CARD, NONE
from stolik.games.tczew.city import put, rivals_of
from stolik.games.tczew.deck import CATEGORY_OF, LONELY, RIVER_ONLY, RIVERSIDE_ONLY
from stolik.games.tczew.districts import capture
from stolik.games.tczew.moves import LAY, PLACE, Move, head, moves_to
from stolik.games.tczew.notes import note
from stolik.games.tczew.processes import banned_category, closed_fields, guarded
from stolik.games.tczew.state import State, all_owned
from stolik.kernel.frames import Facts
from stolik.kernel.refusal import Param, Refusal, illegal


class Bar(NamedTuple):
    """A rule that forbids some fields."""

    rule: str
    reason: str
    fields: Fields
    by: Fields = 0
    """The cards beside a forbidden field that are the reason."""
    event: int = 0
    category: str = ""


# The bars, in the order in which they are told.


def bars(state: State, seat: int, card: int) -> list[Bar]:
    """Every rule that forbids a field to this card of this seat."""
    own = state.owned[seat]
    found = [
        *taken_bars(state, seat),
        *ground_bars(card),
        *(touch_bars(own) if own else []),
        *category_bars(state, seat, CATEGORY_OF[card]),
        *lonely_bars(state, card),
        *process_bars(state, seat, CATEGORY_OF[card]),
    ]
    if not own:
        found += homeless_bars(state, seat, found)
    return [bar for bar in found if bar.fields]


def taken_bars(state: State, seat: int) -> list[Bar]:
    rivals = rivals_of(state, seat)
    return [
        Bar("TCZ-025", "rival-card", rivals),
        Bar("TCZ-020", "occupied", state.occupied & ~rivals),
    ]


def ground_bars(card: int) -> list[Bar]:
    """River and riverside are for some cards only (TCZ-026, TCZ-027, TCZ-029)."""
    if card in RIVER_ONLY:
        return [Bar("TCZ-026", "river-only", LAND)]
    found = [Bar("TCZ-027", "river", RIVER)]
    if card in RIVERSIDE_ONLY:
        found.append(Bar("TCZ-029", "riverside-only", LAND & ~RIVERSIDE))
    return found


def touch_bars(own: Fields) -> list[Bar]:
    """A card touches an own one by a side (TCZ-021, TCZ-022, TCZ-R22)."""
    corner = corners(own)
    return [
        Bar("TCZ-022", "corner", corner),
        Bar("TCZ-021", "apart", BOARD & ~beside(own) & ~corner),
    ]


def category_bars(state: State, seat: int, category: int) -> list[Bar]:
    """No card beside one of its category, whoever owns that (TCZ-023, TCZ-024, TCZ-R17)."""
    if category == NONE:
        return []
    same, own, everybody = state.clash[category], state.owned[seat], all_owned(state)
    covered, open_ = same & state.covered, same & ~state.covered
    return [
        _beside(category, "TCZ-023", "clash", open_ & own),
        _beside(category, "TCZ-024", "clash-rival", open_ & everybody & ~own),
        _beside(category, "TCZ-R17", "clash-nobody", open_ & ~everybody),
        _beside(category, "TCZ-063", "clash-covered", covered),
    ]


def _beside(category: int, rule: str, reason: str, by: Fields) -> Bar:
    return Bar(rule, reason, beside(by), by, category=CATEGORIES[category])


def lonely_bars(state: State, card: int) -> list[Bar]:
    """A `****` card has one neighbour and gets no other (TCZ-030, TCZ-031)."""
    found = [Bar("TCZ-031", "beside-lonely", beside(state.lonely), state.lonely)]
    if card in LONELY:
        found.append(Bar("TCZ-030", "lonely", BOARD & ~beside_one(state.occupied)))
    return found


def process_bars(state: State, seat: int, category: int) -> list[Bar]:
    """What events keep from the seat for some turns (TCZ-054)."""
    event = banned_category(state, seat, category)
    found = [Bar("TCZ-054", "banned", BOARD, 0, event)] if event else []
    for event, cards in guarded(state, seat):
        found.append(Bar("TCZ-054", "banned-beside", beside(cards), cards, event))
    return found


def homeless_bars(state: State, seat: int, found: list[Bar]) -> list[Bar]:
    """Without a card on the map: the own zone, or any land where the zone is full (TCZ-R34)."""
    zone = ZONES[state.towns[seat] - 1]
    if BOARD & ~_union(found) & zone:
        return [Bar("TCZ-R34", "own-zone", BOARD & ~zone)]
    return [Bar("TCZ-R34", "land-only", RIVER)]


def _union(found: list[Bar]) -> Fields:
    fields: Fields = 0
    for bar in found:
        fields |= bar.fields
    return fields


# Asking.


def barred(state: State, seat: int, card: int) -> list[tuple[str, str, Fields]]:
    """Rule, reason and fields of everything that keeps this card from some field."""
    return [bar[:3] for bar in bars(state, seat, card)]


def refuse_field(state: State, seat: int, card: int, at: Field) -> Refusal:
    """The first rule that forbids a card this field, and the card that is the reason."""
    for bar in bars(state, seat, card):
        if bar.fields >> at & 1:
            return illegal(bar.rule, bar.reason, **_params(state, card, at, bar))
    raise AssertionError(f"card {card} may be laid on {NAMES[at]}")


def _params(state: State, card: int, at: Field, bar: Bar) -> dict[str, Param]:
    params: dict[str, Param] = {"card": card, "field": NAMES[at]}
    if state.cards[at]:
        params["card_2"] = state.cards[at]
    elif bar.by:
        other = members(BESIDE[at] & bar.by)[0]
        params |= {"card_2": state.cards[other], "field_2": NAMES[other]}
    if bar.event:
        params["event"] = bar.event
    if bar.category:
        params["category"] = bar.category
    if bar.reason == "lonely":
        params["count"] = (BESIDE[at] & state.occupied).bit_count()
    return params


def ground_of(state: State, seat: int) -> Fields:
    """The fields that no rule forbids to every card: free, beside the city, not beside `****`."""
    fields = state.reach[seat] & ~state.occupied & ~state.shut
    if state.processes:
        fields &= ~closed_fields(state, seat)
    return fields


_GROUND = tuple(
    RIVER if card in RIVER_ONLY else RIVERSIDE if card in RIVERSIDE_ONLY else LAND
    for card in range(LAST_CARD + 1)
)
_LAYING = tuple(
    (head(LAY, card), _GROUND[card], CATEGORY_OF[card], card in LONELY)
    for card in range(LAST_CARD + 1)
)
"""By number: the beginning of the move, and what the card asks of a field."""


def free_fields(state: State, seat: int, card: int) -> Fields:
    """Where a seat may lay this card."""
    if not state.owned[seat]:
        return BOARD & ~_union(bars(state, seat, card))
    fields = ground_of(state, seat) & _GROUND[card] & ~state.near[CATEGORY_OF[card]]
    return _narrow(state, seat, card, fields)


def _narrow(state: State, seat: int, card: int, fields: Fields) -> Fields:
    """What few cards or few moments ask for beyond ground and category."""
    if card in LONELY:
        fields &= beside_one(state.occupied)
    if state.processes and banned_category(state, seat, CATEGORY_OF[card]):
        return 0
    return fields


def lay_choices(state: State, seat: int, cards: bytes) -> list[Move]:
    """Every way to lay one of these cards, given in ascending order; events are passed over."""
    if not state.owned[seat]:
        return _homeless_choices(state, seat, cards)
    moves: list[Move] = []
    ground, near, bans = ground_of(state, seat), state.near, state.processes
    # From the last card and the last field back, because the last bit is the quickest to find.
    for card in reversed(cards):
        if card <= LAST_CARD:
            start, terrain, category, lonely = _LAYING[card]
            fields = ground & terrain & ~near[category]
            if lonely or bans:
                fields = _narrow(state, seat, card, fields)
            while fields:
                length = fields.bit_length()
                moves.append(start | PLACE[length])
                fields ^= TOP[length]
    moves.reverse()
    return moves


def _homeless_choices(state: State, seat: int, cards: bytes) -> list[Move]:
    moves: list[Move] = []
    for card in cards:
        if card <= LAST_CARD:
            moves += moves_to(head(LAY, card), free_fields(state, seat, card))
    return moves


def lay(state: State, seat: int, card: int, at: Field, facts: Facts) -> None:
    """Lay a card in the own city; a card of nobody that it touches is won (TCZ-035)."""
    put(state, card, at, seat)
    if facts is not None:
        note(facts, "lay", player=seat, card=card, field=NAMES[at])
    others = BESIDE[at] & state.occupied & ~state.owned[seat]
    if others and others & ~all_owned(state):
        capture(state, seat, facts)
