"""One moment of Explosive Four."""

from stolik.kernel.frames import SEAT, Frame
from stolik.kernel.game import Data

HEIGHT = 6
BOMBS, TOKENS = 7, 12
"""Tokens 1 to 7 are bombs, 8 to 12 shields (TF-002)."""
HAND = 2

Place = int
"""Column times `HEIGHT` plus row, both counted from 0."""


class State:
    """The two lists are changed in place, so a clone copies them; the rest is immutable."""

    __slots__ = ("bag", "columns", "frames", "hands", "spent")

    def __init__(self, players: int, width: int) -> None:
        self.frames: tuple[Frame, ...] = ()
        self.columns: list[bytes] = [b""] * width
        """Each column from the bottom up; a disc is the seat it belongs to."""
        self.hands: list[bytes] = [b""] * players
        """The tokens of each seat, sorted. The only secret."""
        self.bag: bytes = b""
        """Sorted: a bag has no order."""
        self.spent: bytes = b""

    def clone(self) -> "State":
        other = State.__new__(State)
        other.frames = self.frames
        other.columns = self.columns[:]
        other.hands = self.hands[:]
        other.bag = self.bag
        other.spent = self.spent
        return other

    def to_data(self) -> Data:
        return {
            "frames": [list(frame) for frame in self.frames],
            "columns": [list(column) for column in self.columns],
            "hands": [list(hand) for hand in self.hands],
            "bag": list(self.bag),
            "spent": list(self.spent),
        }


def pieces(state: State) -> list[int]:
    """Every token, wherever it is (TF-002)."""
    return sorted(b"".join([*state.hands, state.bag, state.spent]))


def whose_turn(state: State) -> int:
    """The lowest frame belongs to the player whose turn it is, whoever is asked meanwhile."""
    return state.frames[0][SEAT]


def discs(state: State, seat: int) -> list[Place]:
    """Where the discs of a seat are."""
    return [
        column * HEIGHT + row
        for column, stack in enumerate(state.columns)
        for row, owner in enumerate(stack)
        if owner == seat
    ]


def rivals(state: State) -> list[int]:
    """Who could be hit: the others who have a disc on the board (TF-013, TF-021)."""
    thrower = whose_turn(state)
    return [seat for seat in range(len(state.hands)) if seat != thrower and discs(state, seat)]
