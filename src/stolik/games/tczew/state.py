"""One moment of a game of Zbudujmy Tczew."""

from typing import Any

from stolik.games.tczew.board import COUNT, Field, Fields
from stolik.games.tczew.cards import CATEGORIES
from stolik.kernel.frames import Frame

Data = dict[str, Any]

STORE, GONE = 255, 254
"""Where a substitute is that lies on no field: in the store, or used up."""
SUBSTITUTES = 12
FIRST_PILE = 3
"""Piles are those of the epochs III, IV and V."""
NOT_ENDING = -1


class State:
    """Everything here is an int or immutable, so a clone shares all of it."""

    __slots__ = (
        "cards", "clash", "covered", "dry", "ending", "epoch", "extended", "first", "fortified",
        "frames", "hands", "held", "idle", "last_epoch", "limited", "lonely", "marked", "occupied",
        "owned", "piles", "processes", "quiet", "round", "skips", "speed", "subs", "towns", "used",
        "vote",
    )  # fmt: skip

    def __init__(self) -> None:
        self.frames: tuple[Frame, ...] = ()
        # What was agreed before the game.
        self.towns: bytes = b""
        """The settlement of each seat, as the number of its Start Card."""
        self.extended: bool = False
        self.speed: bool = False
        """Cards an event would put under the pile are used up instead (TCZ-073)."""
        self.last_epoch: int = 5
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
        """Turns in a row in which everybody only waited (TCZ-R85)."""
        self.quiet: int = 0
        """Turns in a row in which everybody only exchanged or waited (TCZ-R86)."""

    def clone(self) -> "State":
        other = State.__new__(State)
        for name in State.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def to_data(self) -> Data:
        return {name: _plain(getattr(self, name)) for name in sorted(State.__slots__)}


def _plain(value: Any) -> Any:
    """Fields are written as hexadecimal text: JSON numbers end at 53 bits elsewhere."""
    raise NotImplementedError


def owner_of(state: State, at: Field) -> int | None:
    for seat, fields in enumerate(state.owned):
        if fields >> at & 1:
            return seat
    return None
