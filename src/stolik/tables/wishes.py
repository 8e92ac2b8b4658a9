"""What people wish their partners to do: places they pointed at a moment ago, and their plans.

A finger holds for a bot until the end of its turn. Nothing of it is kept when the server stops.
"""

from collections import deque
from collections.abc import Iterable, Mapping

FINGERS = 6
"""Whoever points at everything wishes for nothing: only so many are remembered."""


class Wishes:
    """Of one table."""

    __slots__ = ("_pointed",)

    def __init__(self) -> None:
        self._pointed: deque[tuple[str, set[int]]] = deque(maxlen=FINGERS)
        """A place, and the seats that had their turn since."""

    def point(self, at: str) -> None:
        self._pointed.append((at, set()))

    def turn_over(self, seat: int) -> None:
        """Whoever had a turn has done about it what it would."""
        for _, heeded in self._pointed:
            heeded.add(seat)

    def of(self, seat: int, plans: Mapping[int, Iterable[str]]) -> tuple[str, ...]:
        """What the others wish a seat to do or to leave to them."""
        pointed = [at for at, heeded in self._pointed if seat not in heeded]
        planned = [move for other, moves in plans.items() if other != seat for move in moves]
        return (*pointed, *planned)
