"""Who sits where."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
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
    """Who plays here. A person's seat keeps its name while a bot plays in that person's place."""
    open: bool = False
    """A bot's seat that a person who comes with the link may take."""

    @property
    def free(self) -> bool:
        return self.name is None

    def played_by(self, bot: str | None) -> "Seat":
        """The same seat with another hand at it; only a bot is called after the hand."""
        return replace(self, bot=bot, name=bot if self.kind == "bot" else self.name)

    def taken_by(self, name: str) -> "Seat":
        """A free or open seat, once a friend sits there."""
        return Seat("person", False, name)

    def for_another_game(self) -> "Seat":
        """People play themselves again, and a bot's seat is a bot's."""
        return replace(self, bot=self.bot if self.kind == "bot" else None, open=False)


def clean_name(name: str) -> str:
    """The name without outer spaces; control and invisible characters are refused."""
    name = unicodedata.normalize("NFC", name).strip()
    if not name or len(name) > LONGEST_NAME:
        raise Denied(malformed("name-length", limit=LONGEST_NAME))
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp") for letter in name):
        raise Denied(malformed("name-letters"))
    return name


def check_bot(name: str | None) -> None:
    if name not in BOTS:
        raise Denied(malformed("bot", name=str(name)[:40], known=", ".join(BOTS)))


def seat_of(wanted: Wanted) -> Seat:
    if wanted.kind == "friend":
        return Seat("person", False, None)
    if wanted.kind == "bot":
        check_bot(wanted.bot)
        return Seat("bot", False, wanted.bot, wanted.bot)
    return Seat("person", True, clean_name(wanted.name or ""))


def seats_of(wanted: Sequence[Wanted]) -> tuple[Seat, ...]:
    if sum(each.kind == "me" for each in wanted) > 1:
        raise Denied(malformed("one-me"))
    return tuple(map(seat_of, wanted))
