"""One moment of a game of Zbudujmy Tczew."""

from typing import Any

from stolik.games.tczew.board import BIT, COUNT, Field, Fields, beside, members
from stolik.games.tczew.cards import CATEGORIES, LAST_EVENT, NONE
from stolik.games.tczew.deck import CATEGORY_OF, LONELY, SUB_CATEGORY
from stolik.games.tczew.scenes import EVENT, STARTING
from stolik.kernel.frames import SCENE, Frame

Data = dict[str, Any]

STORE, GONE = 255, 254
"""Where a substitute is that lies on no field: in the store, or used up."""
SUBSTITUTES = 12
FIRST_PILE, LAST_PILE = 3, 5
"""Piles are those of the epochs III, IV and V."""
NOT_ENDING = -1
NOBODY = -1
"""In saved games: the owner of a card that belongs to nobody."""


class State:
    """Everything here is an int or immutable, so a clone shares all of it."""

    __slots__ = (
        "cards", "clash", "covered", "dry", "ending", "epoch", "extended", "first", "fortified",
        "frames", "hands", "held", "idle", "last_epoch", "limited", "lonely", "marked", "near",
        "occupied", "owned", "piles", "processes", "quiet", "reach", "round", "shut", "skips",
        "speed", "subs", "towns", "used", "vote",
    )  # fmt: skip

    frames: tuple[Frame, ...]
    # What was agreed before the game.
    towns: bytes
    """The settlement of each seat, as the number of its Start Card."""
    extended: bool
    speed: bool
    """Cards an event would put under the pile are used up instead (TCZ-073)."""
    last_epoch: int
    """The epoch whose pile ends the game (TCZ-072)."""
    vote: bool
    """May the game be ended by a vote? (TCZ-R83)"""
    # The map; city.py alone writes these.
    cards: bytes
    """The card on each field, 0 where there is none; a substitute lies on top of it."""
    occupied: Fields
    owned: tuple[Fields, ...]
    """The fields of each seat's cards; cards of nobody are in none of them."""
    clash: tuple[Fields, ...]
    """By category: the fields that show it or cover it (TCZ-023, TCZ-063)."""
    covered: Fields
    """Fields with a substitute."""
    lonely: Fields
    """Fields with a `****` card (TCZ-031)."""
    # What lies beside all these is kept too: every list of choices asks for it.
    reach: tuple[Fields, ...]
    """By seat: the fields beside its cards."""
    near: tuple[Fields, ...]
    """By category: the fields beside `clash`."""
    shut: Fields
    """The fields beside `lonely`."""
    subs: bytes
    """The field of each substitute in the order of their numbers, or `STORE`, or `GONE`."""
    marked: Fields
    """Cards with a border token at least (TCZ-086)."""
    fortified: Fields
    """Cards with two border tokens (TCZ-093)."""
    # Hands and piles.
    hands: tuple[bytes, ...]
    """Card numbers in ascending order."""
    piles: tuple[bytes, ...]
    """Epochs III, IV and V, the top card first."""
    used: int
    """The used cards as bits of one int (TCZ-004)."""
    # The course of the game.
    epoch: int
    """The current epoch; beyond `last_epoch` nothing is drawn any more (TCZ-R87)."""
    first: int
    """Who won the first roll and begins every phase and round (TCZ-008, TCZ-R04)."""
    round: int
    held: bool
    """Was a plebiscite held in this turn? (TCZ-087)"""
    processes: tuple[tuple[int, int, int, int], ...]
    """(event, target, user, turns left), in the order they were started (TCZ-R62)."""
    skips: bytes
    """Turns each seat has to sit out (TCZ-R63)."""
    dry: bytes
    """Bit n: seat does not refill at the end of its n-th coming turn, 0 the present one."""
    limited: bytes
    """1 if the seat may only exchange or wait in its next turn (event 176)."""
    ending: int
    """The seats that still have their last move, as bits, once the end has begun (TCZ-071)."""
    idle: int
    """Turns in a row in which everybody only waited, the pile empty (TCZ-R85)."""
    quiet: int
    """Turns in a row in which everybody only exchanged or waited (TCZ-R86)."""

    def clone(self) -> "State":
        other = State()
        other.frames = self.frames
        other.towns = self.towns
        other.extended = self.extended
        other.speed = self.speed
        other.last_epoch = self.last_epoch
        other.vote = self.vote
        other.cards = self.cards
        other.occupied = self.occupied
        other.owned = self.owned
        other.clash = self.clash
        other.covered = self.covered
        other.lonely = self.lonely
        other.reach = self.reach
        other.near = self.near
        other.shut = self.shut
        other.subs = self.subs
        other.marked = self.marked
        other.fortified = self.fortified
        other.hands = self.hands
        other.piles = self.piles
        other.used = self.used
        other.epoch = self.epoch
        other.first = self.first
        other.round = self.round
        other.held = self.held
        other.processes = self.processes
        other.skips = self.skips
        other.dry = self.dry
        other.limited = self.limited
        other.ending = self.ending
        other.idle = self.idle
        other.quiet = self.quiet
        return other

    def to_data(self) -> Data:
        """What can be worked out from the cards and substitutes on the map is left out."""
        return {
            "frames": [list(frame) for frame in self.frames],
            "towns": list(self.towns),
            "extended": self.extended,
            "speed": self.speed,
            "last_epoch": self.last_epoch,
            "vote": self.vote,
            "map": [[at, self.cards[at], _owner(self.owned, at)] for at in members(self.occupied)],
            "subs": list(self.subs),
            "marked": members(self.marked),
            "fortified": members(self.fortified),
            "hands": [list(hand) for hand in self.hands],
            "piles": [list(pile) for pile in self.piles],
            "used": members(self.used),
            "epoch": self.epoch,
            "first": self.first,
            "round": self.round,
            "held": self.held,
            "processes": [list(process) for process in self.processes],
            "skips": list(self.skips),
            "dry": list(self.dry),
            "limited": list(self.limited),
            "ending": self.ending,
            "idle": self.idle,
            "quiet": self.quiet,
        }


def blank() -> State:
    """Nothing agreed, nothing dealt."""
    state = State()
    state.frames = ()
    state.towns = b""
    state.extended = False
    state.speed = False
    state.last_epoch = LAST_PILE
    state.vote = False
    state.cards = bytes(COUNT)
    state.occupied = 0
    state.owned = ()
    state.clash = (0,) * len(CATEGORIES)
    state.covered = 0
    state.lonely = 0
    state.reach = ()
    state.near = (0,) * len(CATEGORIES)
    state.shut = 0
    state.subs = bytes([STORE]) * SUBSTITUTES
    state.marked = 0
    state.fortified = 0
    state.hands = ()
    state.piles = (b"", b"", b"")
    state.used = 0
    state.epoch = 1
    state.first = 0
    state.round = 0
    state.held = False
    state.processes = ()
    state.skips = b""
    state.dry = b""
    state.limited = b""
    state.ending = NOT_ENDING
    state.idle = 0
    state.quiet = 0
    return state


def _owner(owned: tuple[Fields, ...], at: Field) -> int:
    for seat, fields in enumerate(owned):
        if fields >> at & 1:
            return seat
    return NOBODY


def owner_of(state: State, at: Field) -> int | None:
    owner = _owner(state.owned, at)
    return None if owner == NOBODY else owner


def all_owned(state: State) -> Fields:
    """Every card that belongs to somebody."""
    fields: Fields = 0
    for own in state.owned:
        fields |= own
    return fields


def sort_out(state: State) -> None:
    """Work out from the cards, owners and substitutes on the map what is kept beside them."""
    clash = [0] * len(CATEGORIES)
    state.occupied = state.covered = state.lonely = 0
    for at, card in enumerate(state.cards):
        if card:
            state.occupied |= BIT[at]
            state.lonely |= BIT[at] if card in LONELY else 0
            if CATEGORY_OF[card] != NONE:
                clash[CATEGORY_OF[card]] |= BIT[at]
    for sub, at in enumerate(state.subs):
        if at < GONE:
            state.covered |= BIT[at]
            clash[SUB_CATEGORY[sub]] |= BIT[at]
    state.clash = tuple(clash)
    state.near = tuple(map(beside, clash))
    state.reach = tuple(map(beside, state.owned))
    state.shut = beside(state.lonely)


def pieces(state: State) -> list[int]:
    """Every card 1 to 200, wherever it is, and the substitutes as 201 to 212 (TCZ-R01)."""
    cards = [card for card in state.cards if card]
    cards += b"".join(state.hands) + b"".join(state.piles)
    cards += members(state.used)
    lying = {process[0] for process in state.processes}
    cards += lying
    for frame in state.frames:
        if frame[SCENE] == STARTING:
            cards += frame[2:]
        elif frame[SCENE] == EVENT and frame[2] not in lying:
            cards.append(frame[2])
    cards += range(LAST_EVENT + 1, LAST_EVENT + 1 + len(state.subs))
    return sorted(cards)
