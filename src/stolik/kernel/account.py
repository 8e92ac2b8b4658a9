"""The full account of a score: every point with its source and the cards that earn it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from stolik.kernel.refusal import NONE, Params

Placed = tuple[str, int]
"""A place in the game's notation and the card that lies there."""


class Line(NamedTuple):
    """Points from one source."""

    points: int
    rule: str
    reason: str
    """Which sentence tells it: the message `line-<reason>` in the words."""
    card: int = 0
    """The card that pays, 0 if no card does."""
    params: Params = NONE
    groups: tuple[tuple[Placed, ...], ...] = ()
    """The cards that earn it, one group for every time it was earned."""


class SeatAccount(NamedTuple):
    """All lines of one seat."""

    lines: tuple[Line, ...]
    extra: Mapping[str, Any] = NONE
    """What else this game tells of a score, as plain data (the joker's symbols, say)."""

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    def by_card(self) -> dict[int, int]:
        """The points of every card that was looked at, the ones that earned nothing included."""
        points: dict[int, int] = {}
        for line in self.lines:
            if line.card:
                points[line.card] = points.get(line.card, 0) + line.points
        return points


class Account(NamedTuple):
    """The score of a whole table; `winners` holds every seat that shares the victory."""

    seats: tuple[SeatAccount, ...]
    winners: tuple[int, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(seat.total for seat in self.seats)
