"""Who sits where."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from stolik.bots import BOTS
from stolik.kernel.refusal import malformed
from stolik.tables.errors import Denied

SeatKind = Literal["me", "here", "friend", "bot"]
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Wanted:
    """A seat as the host asks for it."""

    kind: SeatKind
    name: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as it stands."""

    kind: Literal["person", "bot"]
    screen: bool
    """One of the seats at the host's screen: their tokens sit all of them (hot-seat)."""
    name: str | None
    """None while the seat is free."""
    bot: str | None = None

    @property
    def free(self) -> bool:
        return self.name is None


def clean_name(name: str) -> str:
    """The name without outer spaces; control and invisible characters are refused."""
    name = unicodedata.normalize("NFC", name).strip()
    if not name or len(name) > LONGEST_NAME:
        raise Denied(malformed("name-length", limit=LONGEST_NAME))
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp") for letter in name):
        raise Denied(malformed("name-letters"))
    return name


def seat_of(wanted: Wanted) -> Seat:
    if wanted.kind == "friend":
        return Seat("person", False, None)
    if wanted.kind == "bot":
        if wanted.bot not in BOTS:
            raise Denied(malformed("bot", name=str(wanted.bot)[:40], known=", ".join(BOTS)))
        return Seat("bot", False, wanted.bot, wanted.bot)
    return Seat("person", True, clean_name(wanted.name or ""))


def seats_of(wanted: Sequence[Wanted]) -> tuple[Seat, ...]:
    if sum(each.kind == "me" for each in wanted) > 1:
        raise Denied(malformed("one-me"))
    return tuple(map(seat_of, wanted))
