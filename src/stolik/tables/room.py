"""The room around a table: who watches, what they say, and the lock of whoever changes it."""

import asyncio
import sys
from collections import Counter, deque
from collections.abc import Mapping
from typing import NamedTuple, Protocol

from stolik.tables.live import Live

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


class Watcher(Protocol):
    """Whoever is in the room. It only notes what it is told, so none can hold up the table."""

    def wake(self, unchanged: int) -> None:
        """Something changed; so many moves are still as they were."""

    def hear(self) -> None:
        """Somebody said something."""

    def look(self, pointed: Pointed) -> None:
        """Somebody points at something."""


class Room:
    """Made when somebody asks for a table, forgotten when nobody holds it any more."""

    __slots__ = (
        "__weakref__", "changing", "code", "live", "loading", "plans", "present", "talk",
        "watchers",
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

    def wake(self, unchanged: int) -> None:
        for watcher in self.watchers.values():
            watcher.wake(unchanged)

    def hear(self, said: Said) -> None:
        assert self.talk is not None, "whoever says something knows what was said before"
        self.talk.append(said)
        for watcher in self.watchers.values():
            watcher.hear()

    def look(self, pointed: Pointed) -> None:
        for watcher in self.watchers.values():
            watcher.look(pointed)

    def enter(self, watcher: Watcher, seats: list[int]) -> None:
        before = set(+self.present)
        self.present.update(seats)
        if set(+self.present) != before:
            self.wake(EVERYTHING)
        self.watchers[id(watcher)] = watcher

    def leave(self, watcher: Watcher, seats: list[int]) -> None:
        before = set(+self.present)
        self.watchers.pop(id(watcher), None)
        self.present.subtract(seats)
        if set(+self.present) != before:
            self.wake(EVERYTHING)
