"""Where luck comes from: passed into `play`, never stored in a state.

Three sources with one interface. `SeededChance` is the one games are played with: anybody who
knows the seed can repeat every shuffle. `ToldChance` repeats the outcomes written in a record.
`QuickChance` is for search and bots.
"""

import hashlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

Outcome = int | list[int]
"""A die or a pick leaves the number, a shuffle the order it ended in."""

SEED_BYTES = 32


def new_seed() -> str:
    """A fresh 256-bit seed as 64 hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def derived_seed(*parts: object) -> str:
    """A seed made from words, so that `--seed 7` means the same games for ever.

    >>> derived_seed(7, 0)[:16]
    '19b6554daa8a89aa'
    """
    return hashlib.sha256("/".join(map(str, parts)).encode()).hexdigest()


def seed_hash(seed: str) -> str:
    """What is published when the table opens; the seed itself follows when the game ends."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


class Chance(ABC):
    """What a game may ask of luck."""

    __slots__ = ()

    @abstractmethod
    def below(self, n: int) -> int:
        """An even draw from 0, 1, … n - 1."""

    def die(self, sides: int = 6) -> int:
        """An even draw from 1, 2, … sides."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[int]) -> int:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Bring the list into an even random order (Fisher and Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class QuickChance(Chance):
    """Fast and repeatable, not verifiable: for search, bots and random play."""

    __slots__ = ("_bits", "_draw", "_random")

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)
        self._draw = self._random.random
        self._bits = self._random.getrandbits

    def below(self, n: int) -> int:
        # int(random() * n) is three times faster than randrange; for the small n of cards and
        # dice its bias is below 2 ** -44.
        return int(self._draw() * n)

    def shuffle(self, items: list[int]) -> None:
        # What Random.shuffle does, without its call for each item: every imagined world shuffles.
        bits, width = self._bits, len(items).bit_length()
        fewest = 1 << width >> 1
        for last in range(len(items) - 1, 0, -1):
            if last + 1 < fewest:
                width -= 1
                fewest >>= 1
            other = bits(width)
            while other > last:
                other = bits(width)
            items[last], items[other] = items[other], items[last]

    def mark(self) -> tuple[Any, ...]:
        """Where this luck stands now, to come `back_to`: what follows is then the same again."""
        return self._random.getstate()

    def back_to(self, mark: tuple[Any, ...]) -> None:
        self._random.setstate(mark)

    def chance(self, share: float) -> bool:
        """True in so large a share of all cases."""
        return self._draw() < share

    def error(self) -> float:
        """A draw from the normal distribution."""
        return self._random.gauss(0.0, 1.0)


class SeededChance(Chance):
    """The luck of one moment of a real game: a SHAKE-256 stream of (seed, moment).

    Moment 0 is the set-up and moment n the n-th move, so a game can be taken up from any
    snapshot without replaying the luck before it. A game that goes on from its k-th snapshot is
    on branch k: moves that were taken back there meet other luck the second time.

    A draw below n reads as few whole bytes as can hold n - 1, keeps as few low bits, and rejects
    what is too large: no outcome is favoured.
    """

    __slots__ = ("_at", "_key", "_stream", "outcomes")

    def __init__(self, seed: str, moment: int, branch: int = 0) -> None:
        self._key = bytes.fromhex(seed) + moment.to_bytes(4, "big")
        if branch:
            self._key += branch.to_bytes(4, "big")
        self._stream = b""
        self._at = 0
        self.outcomes: list[Outcome] = []

    def _draw(self, n: int) -> int:
        if n < 1:
            raise ValueError("nothing to draw from")
        bits = (n - 1).bit_length()
        width = (bits + 7) // 8
        while True:
            value = int.from_bytes(self._read(width), "big") & ((1 << bits) - 1)
            if value < n:
                return value

    def _read(self, width: int) -> bytes:
        end = self._at + width
        if end > len(self._stream):
            # The output of an XOF is a prefix of its longer outputs: squeezing again is safe.
            self._stream = hashlib.shake_256(self._key).digest(max(256, 2 * end))
        piece = self._stream[self._at : end]
        self._at = end
        return piece

    def below(self, n: int) -> int:
        value = self._draw(n)
        self.outcomes.append(value)
        return value

    def die(self, sides: int = 6) -> int:
        value = self._draw(sides) + 1
        self.outcomes.append(value)
        return value

    def pick(self, items: Sequence[int]) -> int:
        item = items[self._draw(len(items))]
        self.outcomes.append(item)
        return item

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self._draw(last + 1)
            items[last], items[other] = items[other], items[last]
        self.outcomes.append(list(items))


class WrongOutcome(ValueError):
    """A recorded outcome that this moment of the game cannot have had."""


class ToldChance(Chance):
    """The outcomes of a record, told again in their order."""

    __slots__ = ("_told",)

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self._told = list(reversed(outcomes))

    def _next(self) -> Outcome:
        if not self._told:
            raise WrongOutcome("an outcome is missing")
        return self._told.pop()

    def _next_in(self, allowed: Sequence[int]) -> int:
        value = self._next()
        if not isinstance(value, int) or value not in allowed:
            raise WrongOutcome(f"{value} cannot come up here")
        return value

    def below(self, n: int) -> int:
        return self._next_in(range(n))

    def die(self, sides: int = 6) -> int:
        return self._next_in(range(1, sides + 1))

    def pick(self, items: Sequence[int]) -> int:
        return self._next_in(items)

    def shuffle(self, items: list[int]) -> None:
        order = self._next()
        if not isinstance(order, list) or sorted(order) != sorted(items):
            raise WrongOutcome("a shuffle of other cards")
        items[:] = order

    def finish(self) -> None:
        """Every outcome told must have been used."""
        if self._told:
            raise WrongOutcome("an outcome too many")
