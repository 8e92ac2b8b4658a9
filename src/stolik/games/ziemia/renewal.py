"""The Renewal cards on display: placing on them, preparing them, turning up new ones."""

from functools import cache

from stolik.games.ziemia.board import Faction, members, put
from stolik.games.ziemia.cards import FACTIONS, FAITH, INFLUENCE
from stolik.games.ziemia.citizens import first_use, go_home, leave_home
from stolik.games.ziemia.deck import CENTRAL_WITH, FIELDS_OF, INFLUENCE_OF, WHEN_OF
from stolik.games.ziemia.hand import begin, discard
from stolik.games.ziemia.moves import Move, first_of, second_of
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.pool import gain
from stolik.games.ziemia.state import State, active_seat
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts
from stolik.kernel.refusal import Refusal, illegal

SECRETARY = CENTRAL_WITH["play-at-once"]
EMPTY_SHELVES = CENTRAL_WITH["no-reward"]


# Fields of the cards.


def empty_field(state: State, slot: int, faction: Faction) -> int | None:
    """An empty field of the faction on a card of the display (TZ-R78)."""
    standing = state.standing[slot]
    for at, owner in enumerate(FIELDS_OF[state.shown[slot]]):
        if owner == faction and not standing[at]:
            return at
    return None


@cache
def empty_on(card: int, standing: bytes) -> tuple[Faction, ...]:
    """The factions whose fields on a card are empty, each once."""
    fields = zip(FIELDS_OF[card], standing, strict=True)
    return tuple(sorted({owner for owner, citizen in fields if not citizen}))


def empty_fields(state: State) -> list[tuple[int, Faction]]:
    """Every card with an empty field, and whose field it is, in order and each pair once."""
    shown = sorted(zip(state.shown, state.standing, strict=True))
    return [(card, owner) for card, standing in shown for owner in empty_on(card, standing)]


def refuse_field(state: State, card: int, faction: Faction) -> Refusal:
    """Why no Citizen can be put on this field of a card."""
    if card not in state.shown:
        return illegal("TZ-036", "not-shown", card=card)
    if faction not in FIELDS_OF[card]:
        return illegal("TZ-039", "no-such-field", card=card, faction=FACTIONS[faction])
    return illegal("TZ-021", "field-taken", card=card, faction=FACTIONS[faction])


def stand(
    state: State, citizen: Faction, card: int, field: Faction, chance: Chance, facts: Facts
) -> None:
    """Put a Citizen on a field of a card; the last one prepares it (TZ-039)."""
    slot = state.shown.index(card)
    at = empty_field(state, slot, field)
    assert at is not None
    standing = put(state.standing[slot], at, citizen + 1)
    state.standing = (*state.standing[:slot], standing, *state.standing[slot + 1 :])
    if 0 not in standing:
        prepare(state, slot, chance, facts)


def stand_own(state: State, seat: int, move: Move, chance: Chance, facts: Facts) -> None:
    """Put a usable Citizen of the active player on a Renewal field.

    The Students gain a Faith for the first one of the turn (card 109).
    """
    faction, card, field = state.factions[seat], first_of(move), second_of(move)
    state.usable -= 1
    leave_home(state, faction)
    note(facts, "stand", player=seat, card=card, faction=FACTIONS[field])
    if first_use(state, "renewal"):
        gain(state, FAITH, 1, facts)
    stand(state, faction, card, field, chance, facts)


def prepare(state: State, slot: int, chance: Chance, facts: Facts) -> None:
    """Card to hand, Citizens home, Influence, a new card; then card 47 (TZ-R28)."""
    card, seat = state.shown[slot], active_seat(state)
    note(facts, "prepared", player=seat, card=card)
    state.hands = (*state.hands[:seat], state.hands[seat] | 1 << card, *state.hands[seat + 1 :])
    send_home(state, slot)
    if state.central != EMPTY_SHELVES:
        gain(state, INFLUENCE, INFLUENCE_OF[card], facts)
    refill(state, slot, chance, facts)
    if state.central == SECRETARY:
        play_or_discard(state, seat, card, facts)


def play_or_discard(state: State, seat: int, card: int, facts: Facts) -> None:
    """Under card 47 nothing is kept; a reaction has nothing to answer now (TZ-R29)."""
    if WHEN_OF[card] == "reaction":
        discard(state, seat, card)
        note(facts, "discarded-unplayed", player=seat, card=card)
    else:
        begin(state, seat, card, facts)


# The display.


def send_home(state: State, slot: int) -> None:
    """The Citizens on a card go home; their owners cannot use them in this turn (TZ-R07)."""
    for citizen in state.standing[slot]:
        if citizen:
            go_home(state, citizen - 1)
    empty = bytes(len(state.standing[slot]))
    state.standing = (*state.standing[:slot], empty, *state.standing[slot + 1 :])


def refill(state: State, slot: int, chance: Chance, facts: Facts) -> None:
    """Another card for this place of the display (TZ-046)."""
    card = take_top(state, chance)
    new: tuple[int, ...] = (card,) if card else ()
    standing = tuple(bytes(len(FIELDS_OF[each])) for each in new)
    state.shown = state.shown[:slot] + bytes(new) + state.shown[slot + 1 :]
    state.standing = (*state.standing[:slot], *standing, *state.standing[slot + 1 :])
    if card:
        note(facts, "shown", card=card)


def take_top(state: State, chance: Chance) -> int:
    """The next Renewal card; an empty deck is made of the discard pile, if any (TZ-R30)."""
    if not state.renewal_deck:
        state.renewal_deck = shuffled(state.renewal_used, chance)
        state.renewal_used = 0
    if not state.renewal_deck:
        return 0
    card = state.renewal_deck[0]
    state.renewal_deck = state.renewal_deck[1:]
    return card


def shuffled(cards: int, chance: Chance) -> bytes:
    """A deck made of a discard pile."""
    order = members(cards)
    if order:
        chance.shuffle(order)
    return bytes(order)


def discard_shown(state: State, slots: list[int], chance: Chance, facts: Facts) -> None:
    """Cards of the display go, their Citizens go home, and new cards come (TZ-R69)."""
    for slot in slots:
        send_home(state, slot)
        state.renewal_used |= 1 << state.shown[slot]
        note(facts, "discarded", card=state.shown[slot])
    for slot in reversed(slots):
        refill(state, slot, chance, facts)


def renew_display(state: State, chance: Chance, facts: Facts) -> None:
    """Mobilisation: every card that is not prepared goes (TZ-079, TZ-080)."""
    discard_shown(state, list(range(len(state.shown))), chance, facts)
