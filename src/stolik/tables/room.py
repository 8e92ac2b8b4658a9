"""The room around a table: who watches, and the lock of whoever changes it."""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable

from stolik.tables.live import Live

Wake = Callable[[int], None]
"""Called when something changed, with the number of moves that are still as they were."""
EVERYTHING = sys.maxsize
"""All moves are as they were; something else changed."""


class Room:
    """Made when somebody asks for a table, forgotten when nobody holds it any more."""

    __slots__ = ("__weakref__", "changing", "code", "live", "loading", "present", "watchers")

    def __init__(self, code: str) -> None:
        self.code = code
        self.live: Live | None = None
        self.changing = asyncio.Lock()
        self.loading = asyncio.Lock()
        self.watchers: dict[int, Wake] = {}
        self.present: Counter[int] = Counter()
        """How many connections sit on each seat."""

    def wake(self, unchanged: int) -> None:
        """Tell every watcher. A watcher only notes it, so none can hold up the table."""
        for wake in self.watchers.values():
            wake(unchanged)

    def enter(self, key: int, seats: list[int], wake: Wake) -> None:
        before = set(+self.present)
        self.present.update(seats)
        if set(+self.present) != before:
            self.wake(EVERYTHING)
        self.watchers[key] = wake

    def leave(self, key: int, seats: list[int]) -> None:
        before = set(+self.present)
        self.watchers.pop(key, None)
        self.present.subtract(seats)
        if set(+self.present) != before:
            self.wake(EVERYTHING)
