"""What happened, and who may know it.

`play` appends facts when it is given a list; bots give none and pay nothing. The sentence of a
fact is the message `fact-<name>` in the words of the game.
"""

from collections.abc import Iterable
from typing import NamedTuple

from stolik.kernel.refusal import Params

EVERYONE: tuple[int, ...] | None = None


class Fact(NamedTuple):
    """One thing that happened at the table."""

    name: str
    params: Params
    seats: tuple[int, ...] | None = EVERYONE
    """The seats that may know it; `EVERYONE` includes spectators."""


def known_to(facts: Iterable[Fact], seat: int | None) -> list[Fact]:
    """What a seat, or a spectator (`None`), is told of these facts."""
    return [fact for fact in facts if fact.seats is None or seat in fact.seats]
