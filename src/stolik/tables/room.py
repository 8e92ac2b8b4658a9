"""The room around a table: who watches, what they say, and the lock of whoever changes it."""

import asyncio
import sys
import time
from collections import Counter, deque
from collections.abc import Mapping
from typing import NamedTuple, Protocol

from stolik.kernel.refusal import Params
from stolik.tables.counsel import Counsel, Progress
from stolik.tables.live import Live
from stolik.tables.wishes import Wishes

EVERYTHING = sys.maxsize
"""All moves are as they were; something else changed."""


class Said(NamedTuple):
    """What somebody said, counted from 1 at each table."""

    number: int
    seat: int
    text: str
    time: int
    """Seconds since 1970."""


class Pointed(NamedTuple):
    """Somebody points at a place, in the game's own notation."""

    seat: int
    at: str


class Intent(NamedTuple):
    """What a partner is after, as a message of the game's words."""

    name: str
    params: Params


class Proposal(NamedTuple):
    """Let a bot play for somebody who has left."""

    seat: int
    """Where nobody is."""
    by: int
    bot: str
    agreed: frozenset[int]


class Watcher(Protocol):
    """Whoever is in the room. It only notes what it is told, so none can hold up the table."""

    def wake(self, unchanged: int) -> None:
        """Something changed; so many moves are still as they were."""

    def hear(self) -> None:
        """Somebody said something, or a review has come further."""

    def look(self, pointed: Pointed) -> None:
        """Somebody points at something."""


class Room:
    """Made when somebody asks for a table, forgotten when nobody holds it any more."""

    __slots__ = (
        "__weakref__", "_empty_since", "_made", "changing", "code", "counsel", "intents", "live",
        "loading", "plans", "present", "proposals", "talk", "watchers", "wishes",
    )  # fmt: skip

    def __init__(self, code: str) -> None:
        self.code = code
        self.live: Live | None = None
        self.changing = asyncio.Lock()
        self.loading = asyncio.Lock()
        self.watchers: dict[int, Watcher] = {}
        self.present: Counter[int] = Counter()
        """How many connections sit on each seat."""
        self.talk: deque[Said] | None = None
        """The last of what was said, once somebody asked for it."""
        self.plans: Mapping[int, tuple[str, ...]] = {}
        """What each seat shows of its intentions."""
        self.intents: Mapping[int, Intent] = {}
        """What partners that are bots said last about theirs."""
        self.wishes = Wishes()
        self.proposals: Mapping[int, Proposal] = {}
        """By the seat they are about."""
        self._made = time.monotonic()
        self._empty_since: dict[int, float] = {}

        self.counsel: Counsel | None = None
        """What the master was asked and has found out, once somebody wants to know."""

    def wake(self, unchanged: int) -> None:
        for watcher in self.watchers.values():
            watcher.wake(unchanged)

    def hear(self, said: Said) -> None:
        assert self.talk is not None, "whoever says something knows what was said before"
        self.talk.append(said)
        for watcher in self.watchers.values():
            watcher.hear()

    def look(self, pointed: Pointed) -> None:
        self.wishes.point(pointed.at)
        for watcher in self.watchers.values():
            watcher.look(pointed)

    def review(self, progress: Progress | None) -> None:
        assert self.counsel is not None, "whoever reviews a game knows whether it was done before"
        self.counsel.review = progress
        for watcher in self.watchers.values():
            watcher.hear()

    def enter(self, watcher: Watcher, seats: list[int]) -> None:
        before = set(+self.present)
        self.present.update(seats)
        self.proposals = {at: each for at, each in self.proposals.items() if at not in seats}
        if set(+self.present) != before:
            self.wake(EVERYTHING)
        self.watchers[id(watcher)] = watcher

    def leave(self, watcher: Watcher, seats: list[int]) -> None:
        before = set(+self.present)
        self.watchers.pop(id(watcher), None)
        self.present.subtract(seats)
        for seat in before - set(+self.present):
            self.expect(seat)
        if set(+self.present) != before:
            self.wake(EVERYTHING)

    def expect(self, seat: int) -> None:
        """From now on somebody is missed there."""
        self._empty_since[seat] = time.monotonic()

    def absence(self, seat: int) -> float:
        """Seconds for which nobody has been at this seat, as far as this room remembers."""
        if self.present[seat] > 0:
            return 0.0
        return time.monotonic() - self._empty_since.get(seat, self._made)
