"""Who is served next, and how long the one before may take.

Tables take turns, however much one of them asks for. Whoever is served may take what time is
left, shared evenly with those who wait: the more they are, the less for each.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """A queue for each table; the tables come round in turn."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, deque[T]] = OrderedDict()
        self._passed: T | None = None
        """The first in turn, after somebody was let go before it."""

    def __bool__(self) -> bool:
        return bool(self._tables)

    def put(self, table: str, asked: T) -> None:
        self._tables.setdefault(table, deque()).append(asked)

    def in_order(self) -> list[T]:
        """Everybody who waits, as they would be served: the first of each table, the second …"""
        queues = list(self._tables.values())
        rounds = range(max(map(len, queues), default=0))
        return [queue[at] for at in rounds for queue in queues if at < len(queue)]

    def take(self, fits: Callable[[T], bool] = lambda asked: True) -> T | None:
        """The next in turn. One that fits better may go first, but nobody lets two others by."""
        firsts = [(table, queue[0]) for table, queue in self._tables.items()]
        if not firsts:
            return None
        table, asked = firsts[0]
        if asked is self._passed:
            self._passed = None
        elif not fits(asked):
            first = asked
            table, asked = next((each for each in firsts if fits(each[1])), firsts[0])
            self._passed = first if asked is not first else None
        self.remove(table, asked)
        if table in self._tables:
            self._tables.move_to_end(table)
        return asked

    def remove(self, table: str, asked: T) -> bool:
        """Whoever no longer wants an answer; False if it does not wait."""
        queue = self._tables.get(table)
        if queue is None or asked not in queue:
            return False
        queue.remove(asked)
        if not queue:
            del self._tables[table]
        return True


class Waiting(Protocol):
    deadline: float
    """When it wants its answer."""
    lengthy: bool
    """Does it think as long as it is let? Others answer at once."""


def latest_end(now: float, waiting: Iterable[Waiting], workers: int) -> float:
    """When those at work must end, so that everybody who waits has as much time as they and
    still answers in time.

    Eight wait for two workers, for three seconds at most. That is four rounds after this one,
    and each of the five may take 0.6 seconds.
    """
    end, ahead = float("inf"), 0
    for asked in waiting:
        rounds = 1 + ahead // workers + asked.lengthy
        end = min(end, now + (asked.deadline - now) / rounds)
        ahead += asked.lengthy
    return end
