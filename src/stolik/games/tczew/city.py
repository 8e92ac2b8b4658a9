"""What lies on the map, and the only functions that change it.

They keep `cards`, `occupied`, `owned`, `clash`, `covered`, `lonely`, `subs` and the tokens in
step, and what lies beside them (`reach`, `near`, `shut`); they know nothing of turns, captures or
districts.
"""

from stolik.games.tczew.board import BESIDE, BIT, STARTS, Field, Fields, beside, members
from stolik.games.tczew.cards import HALL, NONE
from stolik.games.tczew.deck import CATEGORY_OF, LONELY, SUB_CATEGORY
from stolik.games.tczew.state import GONE, STORE, State

_SUB_CATEGORIES = frozenset(SUB_CATEGORY)
BYTE = tuple(bytes((number,)) for number in range(256))


def _mark(state: State, category: int, at: Field) -> None:
    """A field more that shows or covers a category."""
    if category == NONE:
        return
    clash, near = list(state.clash), list(state.near)
    clash[category] |= BIT[at]
    near[category] |= BESIDE[at]
    state.clash, state.near = tuple(clash), tuple(near)


def _unmark(state: State, category: int, at: Field) -> None:
    if category == NONE:
        return
    clash, near = list(state.clash), list(state.near)
    clash[category] &= ~BIT[at]
    near[category] = beside(clash[category])
    state.clash, state.near = tuple(clash), tuple(near)


def put(state: State, card: int, at: Field, seat: int | None) -> None:
    """Lay a card; None leaves it to nobody."""
    bit = BIT[at]
    state.cards = state.cards[:at] + BYTE[card] + state.cards[at + 1 :]
    state.occupied |= bit
    _mark(state, CATEGORY_OF[card], at)
    if card in LONELY:
        state.lonely |= bit
        state.shut |= BESIDE[at]
    if seat is not None:
        owned, reach = list(state.owned), list(state.reach)
        owned[seat] |= bit
        reach[seat] |= BESIDE[at]
        state.owned, state.reach = tuple(owned), tuple(reach)


def give(state: State, fields: Fields, seat: int) -> None:
    """These cards, with all that lies on them, become the seat's. Tokens are another matter."""
    owned = [own & ~fields for own in state.owned]
    owned[seat] |= fields
    _own(state, owned)


def _own(state: State, owned: list[Fields]) -> None:
    before = zip(owned, state.owned, state.reach, strict=True)
    state.reach = tuple(near if own == was else beside(own) for own, was, near in before)
    state.owned = tuple(owned)


def lift(state: State, fields: Fields) -> list[int]:
    """Take these cards off the map; their substitutes and tokens leave the game (TCZ-R59,
    TCZ-R96). Returns the cards, in order of their fields; the caller says where they go."""
    if state.covered & fields:
        uncover(state, state.covered & fields)
    cards, lifted = bytearray(state.cards), []
    for at in members(fields & state.occupied):
        card = cards[at]
        lifted.append(card)
        cards[at] = 0
        _unmark(state, CATEGORY_OF[card], at)
    state.cards = bytes(cards)
    state.occupied &= ~fields
    if state.lonely & fields:
        state.lonely &= ~fields
        state.shut = beside(state.lonely)
    state.marked &= ~fields
    state.fortified &= ~fields
    _own(state, [own & ~fields for own in state.owned])
    return lifted


def cover(state: State, sub: int, at: Field) -> None:
    """Lay the substitute of this index (0 to 11) on a card."""
    state.subs = state.subs[:sub] + BYTE[at] + state.subs[sub + 1 :]
    state.covered |= BIT[at]
    _mark(state, SUB_CATEGORY[sub], at)


def uncover(state: State, fields: Fields) -> None:
    """Substitutes on these fields are used up; the cards below stay."""
    for sub, at in enumerate(state.subs):
        if at < GONE and fields & BIT[at]:
            state.subs = state.subs[:sub] + BYTE[GONE] + state.subs[sub + 1 :]
            state.covered &= ~BIT[at]
            _unmark(state, SUB_CATEGORY[sub], at)


def sub_on(state: State, at: Field) -> int:
    """The index of the substitute on a field, -1 if there is none."""
    return state.subs.find(at) if state.covered & BIT[at] else -1


def shown(state: State, category: int) -> Fields:
    """The fields whose visible card is of this category; a covered card is not (TCZ-R55)."""
    fields = state.clash[category] & ~state.covered
    if category in _SUB_CATEGORIES and state.covered:
        for sub, at in enumerate(state.subs):
            if at < GONE and SUB_CATEGORY[sub] == category:
                fields |= BIT[at]
    return fields


def in_store(state: State, sub: int) -> bool:
    return state.subs[sub] == STORE


def structural(state: State, seat: int) -> Fields:
    """The seat's Town Halls and Start Cards; Services are never covered (TCZ-R56)."""
    return state.owned[seat] & (state.clash[HALL] | STARTS)


def services(state: State, seat: int, service: int) -> int:
    """How many cards of a Service the seat has on the map, in any district (TCZ-R48)."""
    return (state.owned[seat] & state.clash[service]).bit_count()


def rivals_of(state: State, seat: int) -> Fields:
    """All cards of the others."""
    fields: Fields = 0
    for each, own in enumerate(state.owned):
        if each != seat:
            fields |= own
    return fields


def beside_rivals(state: State, seat: int) -> Fields:
    """All fields that touch a card of the others."""
    fields: Fields = 0
    for each, near in enumerate(state.reach):
        if each != seat:
            fields |= near
    return fields


def owners_of(state: State, fields: Fields) -> list[int]:
    """Every seat that has a card on one of these fields."""
    return [seat for seat, own in enumerate(state.owned) if own & fields]
