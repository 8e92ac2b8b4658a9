"""Before Epoch III: the first roll, the cards of Epoch I, and the packets (TCZ-001..TCZ-019).

All that follows the first roll is put on the stack of frames at once; each answer takes one frame
off. What is not yet laid lies in the hands.
"""

from stolik.games.tczew.board import (
    BESIDE,
    BIT,
    LAND,
    NAMES,
    RIVER,
    ROWS,
    SIZE,
    START_FIELDS,
    TOWNS_OF,
    ZONE,
    ZONES,
    Field,
    Fields,
    members,
)
from stolik.games.tczew.cards import CATEGORIES, PACKETS
from stolik.games.tczew.city import put
from stolik.games.tczew.deck import CATEGORY_OF, EPOCH_CARDS
from stolik.games.tczew.dice import roll_coordinates, roll_off
from stolik.games.tczew.moves import (
    LAY,
    ROLL,
    Move,
    card_of,
    field_of,
    head,
    moves_to,
    verb_of,
)
from stolik.games.tczew.notes import note
from stolik.games.tczew.piles import HAND, add_to_hand, draw, leave_hand
from stolik.games.tczew.placement import free_fields, lay, refuse_field
from stolik.games.tczew.scenes import CHOOSING_FIELD, PACKET, PREHISTORY, STARTING, TURN_START
from stolik.games.tczew.state import FIRST_PILE, LAST_PILE, State, blank
from stolik.kernel.chance import Chance
from stolik.kernel.frames import SEAT, Facts, Frame, pop, replace
from stolik.kernel.game import Option, Options
from stolik.kernel.refusal import Param, Refusal, illegal

OPTIONS = (
    Option("rules", ("basic", "extended")),
    Option("end", ("V", "IV", "III", "vote")),
    Option("speed", (False, True)),
    Option("settlements", ("seats", "lots")),
)
END_EPOCHS = {"V": 5, "IV": 4, "III": 3, "vote": 5}
PLAYERS = (2, 3, 4)


def new(players: int, options: Options, chance: Chance) -> State:
    """Shuffle the piles and hand out the settlements; the first roll comes next."""
    if players not in PLAYERS:
        raise ValueError("TCZ-001: two to four players")
    state = blank()
    state.extended = options.get("rules") == "extended"
    state.speed = options.get("speed") is True
    state.vote = options.get("end") == "vote"
    state.last_epoch = END_EPOCHS[str(options.get("end", "V"))]
    state.owned = state.reach = (0,) * players
    state.skips = state.dry = state.limited = bytes(players)
    hand_out(state, players, options.get("settlements") == "lots", chance)
    state.piles = tuple(_shuffled(each, chance) for each in pile_cards(state))
    state.frames = ((STARTING, 0, *_shuffled(EPOCH_CARDS[1], chance)),)
    return state


def _shuffled(cards: tuple[int, ...], chance: Chance) -> bytes:
    order = list(cards)
    chance.shuffle(order)
    return bytes(order)


def hand_out(state: State, players: int, lots: bool, chance: Chance) -> None:
    """Each seat gets a settlement and its packet; Start Cards of the others lie out (TCZ-018)."""
    towns = list(TOWNS_OF[players])
    if lots:
        chance.shuffle(towns)
    state.towns = bytes(towns)
    state.hands = tuple(bytes((town, *PACKETS[town])) for town in towns)
    for town in PACKETS:
        if town not in towns:
            put(state, town, START_FIELDS[town - 1], None)


def pile_cards(state: State) -> list[tuple[int, ...]]:
    """The piles of Epochs III to V, with the packets nobody plays in the first (TCZ-019)."""
    piles = [EPOCH_CARDS[epoch] for epoch in range(FIRST_PILE, LAST_PILE + 1)]
    for town, packet in PACKETS.items():
        if town not in state.towns:
            piles[0] += packet
    return piles


# The first roll (TCZ-008, TCZ-R03).


def start_choices(state: State, frame: Frame) -> list[Move]:
    return [head(ROLL)]


def start_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    return illegal("TCZ-008", "first-roll")


def start_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    players = len(state.hands)
    state.first = roll_off(list(range(players)), chance, facts)
    note(facts, "first", player=state.first)
    order = [(state.first + step) % players for step in range(players)]
    deal = [(order[n % players], card) for n, card in enumerate(frame[2:])]
    for seat, card in deal:
        add_to_hand(state, seat, bytes((card,)))
        note(facts, "dealt", player=seat, card=card)
    packets = [(PACKET, seat) for seat in reversed(order)]
    cards = [(PREHISTORY, seat, card) for seat, card in reversed(deal)]
    state.frames = ((TURN_START, state.first, 0), *packets, *cards)


# Epoch I: a card falls where the dice say (TCZ-009..TCZ-014).


def permitted(state: State, card: int) -> Fields:
    """Land outside the zones, free, and not beside its own category (TCZ-011, TCZ-012)."""
    return LAND & ~ZONE & ~state.occupied & ~state.near[CATEGORY_OF[card]]


def roll_choices(state: State, frame: Frame) -> list[Move]:
    return [head(ROLL)]


def roll_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    return illegal("TCZ-009", "roll-field", card=frame[2])


def roll_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    _, seat, card = frame
    rolled = roll_coordinates(seat, chance, facts)
    if rolled is None:
        replace(state, (CHOOSING_FIELD, seat, card))
    else:
        fall(state, seat, card, first_field(permitted(state, card), rolled), facts)


def first_field(fields: Fields, start: Field) -> Field:
    """From the rolled field east, around the row, then row by row south (TCZ-013, R09, R105)."""
    row = start // SIZE
    here, below = fields & ROWS[row], (row + 1) * SIZE
    searched = (here >> start << start, here, fields >> below << below, fields)
    part = next(part for part in searched if part)
    return (part & -part).bit_length() - 1


def fall(state: State, seat: int, card: int, at: Field, facts: Facts) -> None:
    """The card lies there and belongs to nobody (TCZ-014); the next frame is on."""
    leave_hand(state, seat, card)
    put(state, card, at, None)
    note(facts, "prehistory", player=seat, card=card, field=NAMES[at])
    pop(state)
    open_packet(state, facts)


# A zero: the player chooses (TCZ-010, TCZ-R08).


def field_choices(state: State, frame: Frame) -> list[Move]:
    return moves_to(head(LAY, frame[2]), permitted(state, frame[2]))


def field_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    card, at = frame[2], field_of(move)
    if verb_of(move) != LAY or card_of(move) != card:
        return illegal("TCZ-010", "choose-field", card=card)
    if state.cards[at]:
        return illegal("TCZ-011", "occupied", card=card, field=NAMES[at], card_2=state.cards[at])
    if RIVER & BIT[at]:
        return illegal("TCZ-011", "river", card=card, field=NAMES[at])
    if ZONE & BIT[at]:
        return illegal("TCZ-011", "start-zone", card=card, field=NAMES[at])
    other = members(BESIDE[at] & state.clash[CATEGORY_OF[card]])[0]
    near: dict[str, Param] = {"card_2": state.cards[other], "field_2": NAMES[other]}
    near["category"] = CATEGORIES[CATEGORY_OF[card]]
    return illegal("TCZ-012", "clash-nobody", card=card, field=NAMES[at], **near)


def field_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    fall(state, frame[SEAT], frame[2], field_of(move), facts)


# Epoch II: the packets (TCZ-015..TCZ-017, TCZ-R14).


def open_packet(state: State, facts: Facts) -> None:
    """The Start Card of the seat whose packet is on is laid by itself (TCZ-016)."""
    scene, seat, *_ = state.frames[-1]
    town = state.towns[seat]
    if scene == PACKET and town in state.hands[seat]:
        state.epoch = 2
        leave_hand(state, seat, town)
        lay(state, seat, town, START_FIELDS[town - 1], facts)


def packet_fields(state: State, seat: int, card: int) -> Fields:
    """Beside the Start Card, in its zone, and otherwise legal (TCZ-017, TCZ-R16)."""
    town = state.towns[seat] - 1
    return free_fields(state, seat, card) & ZONES[town] & BESIDE[START_FIELDS[town]]


def packet_choices(state: State, frame: Frame) -> list[Move]:
    seat = frame[SEAT]
    moves: list[Move] = []
    for card in state.hands[seat]:
        moves += moves_to(head(LAY, card), packet_fields(state, seat, card))
    return moves


def packet_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    seat, card, at = frame[SEAT], card_of(move), field_of(move)
    town = state.towns[seat]
    if verb_of(move) != LAY:
        return illegal("TCZ-017", "packet-first")
    if card not in state.hands[seat]:
        return illegal("TCZ-015", "not-in-packet", card=card)
    if not state.cards[at] and not ZONES[town - 1] & BIT[at]:
        return illegal("TCZ-017", "outside-zone", card=card, field=NAMES[at])
    if not state.cards[at] and not BESIDE[START_FIELDS[town - 1]] & BIT[at]:
        return illegal("TCZ-017", "beside-start", card=card, field=NAMES[at], card_2=town)
    return refuse_field(state, seat, card, at)


def packet_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    seat, card = frame[SEAT], card_of(move)
    leave_hand(state, seat, card)
    lay(state, seat, card, field_of(move), facts)
    if state.hands[seat]:
        return
    pop(state)
    open_packet(state, facts)
    if len(state.frames) == 1:
        deal_hands(state, facts)


def deal_hands(state: State, facts: Facts) -> None:
    """Epoch III begins: everybody draws five cards, the first player first (TCZ-037)."""
    state.epoch, state.round = FIRST_PILE, 1
    note(facts, "epoch", number=state.epoch)
    players = len(state.hands)
    for step in range(players):
        draw(state, (state.first + step) % players, HAND, facts)
