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

    def __init__(self) -> None:
        self.frames: tuple[Frame, ...] = ()
        # What was agreed before the game.
        self.towns: bytes = b""
        """The settlement of each seat, as the number of its Start Card."""
        self.extended: bool = False
        self.speed: bool = False
        """Cards an event would put under the pile are used up instead (TCZ-073)."""
        self.last_epoch: int = LAST_PILE
        """The epoch whose pile ends the game (TCZ-072)."""
        self.vote: bool = False
        """May the game be ended by a vote? (TCZ-R83)"""
        # The map; city.py alone writes these.
        self.cards: bytes = bytes(COUNT)
        """The card on each field, 0 where there is none; a substitute lies on top of it."""
        self.occupied: Fields = 0
        self.owned: tuple[Fields, ...] = ()
        """The fields of each seat's cards; cards of nobody are in none of them."""
        self.clash: tuple[Fields, ...] = (0,) * len(CATEGORIES)
        """By category: the fields that show it or cover it (TCZ-023, TCZ-063)."""
        self.covered: Fields = 0
        """Fields with a substitute."""
        self.lonely: Fields = 0
        """Fields with a `****` card (TCZ-031)."""
        # What lies beside all these is kept too: every list of choices asks for it.
        self.reach: tuple[Fields, ...] = ()
        """By seat: the fields beside its cards."""
        self.near: tuple[Fields, ...] = (0,) * len(CATEGORIES)
        """By category: the fields beside `clash`."""
        self.shut: Fields = 0
        """The fields beside `lonely`."""
        self.subs: bytes = bytes([STORE]) * SUBSTITUTES
        """The field of each substitute in the order of their numbers, or `STORE`, or `GONE`."""
        self.marked: Fields = 0
        """Cards with a border token at least (TCZ-086)."""
        self.fortified: Fields = 0
        """Cards with two border tokens (TCZ-093)."""
        # Hands and piles.
        self.hands: tuple[bytes, ...] = ()
        """Card numbers in ascending order."""
        self.piles: tuple[bytes, ...] = (b"", b"", b"")
        """Epochs III, IV and V, the top card first."""
        self.used: int = 0
        """The used cards as bits of one int (TCZ-004)."""
        # The course of the game.
        self.epoch: int = 1
        """The current epoch; beyond `last_epoch` nothing is drawn any more (TCZ-R87)."""
        self.first: int = 0
        """Who won the first roll and begins every phase and round (TCZ-008, TCZ-R04)."""
        self.round: int = 0
        self.held: bool = False
        """Was a plebiscite held in this turn? (TCZ-087)"""
        self.processes: tuple[tuple[int, int, int, int], ...] = ()
        """(event, target, user, turns left), in the order they were started (TCZ-R62)."""
        self.skips: bytes = b""
        """Turns each seat has to sit out (TCZ-R63)."""
        self.dry: bytes = b""
        """Bit n: seat does not refill at the end of its n-th coming turn, 0 the present one."""
        self.limited: bytes = b""
        """1 if the seat may only exchange or wait in its next turn (event 176)."""
        self.ending: int = NOT_ENDING
        """The seats that still have their last move, as bits, once the end has begun (TCZ-071)."""
        self.idle: int = 0
        """Turns in a row in which everybody only waited, the pile empty (TCZ-R85)."""
        self.quiet: int = 0
        """Turns in a row in which everybody only exchanged or waited (TCZ-R86)."""

    def clone(self) -> "State":
        other = State.__new__(State)
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
    fields = 0
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
