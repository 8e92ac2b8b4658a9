"""How much one browser, one address or one connection may ask for."""

import os
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Self

PREFIX = "STOLIK_LIMIT_"


@dataclass(frozen=True, slots=True)
class Limits:
    """Every number can be set by the operator: `STOLIK_LIMIT_OPEN_TABLES=10`."""

    open_tables: int = 50
    """Tables of one browser that are not over."""
    new_tables: int = 120
    """Tables an address may open in an hour."""
    requests: int = 40
    """HTTP requests of an address a second; short bursts may be four times as many."""
    connections: int = 100
    """Open WebSockets of one address."""
    messages: int = 20
    """WebSocket messages of a connection a second."""
    message_bytes: int = 4096
    body_bytes: int = 65_536
    record_bytes: int = 1_000_000
    chat: int = 20
    """Things a seat may say to the others in a minute."""
    points: int = 30
    """Times a seat may point at something in a minute."""
    plans: int = 60
    """Plans a seat may show in a minute."""
    handovers: int = 30
    """Times a seat may hand seats to bots and back, propose or vote in a minute."""
    absence: int = 60
    """Seconds nobody must have been at a seat before the others may let a bot play there."""
    hints: int = 10
    """Times a seat may ask the master in a minute."""
    strikes: int = 30
    """Refused frames after which a connection is closed; one is forgiven every second."""
    pending: int = 32
    """Answers that may wait for a client that does not read."""
    patience: int = 15
    """Seconds a single answer may take to leave before the client counts as lost."""
    live_tables: int = 512
    """Tables kept in memory."""
    waiting_days: int = 7
    """Days after which a table that still waits for players is cleared away; 0 is never."""
    playing_days: int = 180
    """The same for one where nobody makes a move any more."""
    over_days: int = 365
    """The same for one whose game is over."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        given = {
            field.name: int(text)
            for field in fields(cls)
            if (text := environment.get(PREFIX + field.name.upper(), "")).isdecimal()
        }
        return replace(cls(), **given)


class Bucket:
    """So many a second, with a reserve for bursts."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        """One more? False when the reserve is spent."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket a key; the keys seen longest ago are forgotten, so memory stays small."""

    def __init__(self, rate: float, burst: float, keys: int = 10_000) -> None:
        self.rate, self.burst, self.keys = rate, burst, keys
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._of.pop(key, None) or Bucket(self.rate, self.burst)
        self._of[key] = bucket
        if len(self._of) > self.keys:
            self._of.popitem(last=False)
        return bucket.take()
