"""Timing that does not flatter: the best of several rounds, side by side in one process."""

import time
from collections.abc import Callable
from typing import NamedTuple


class Row(NamedTuple):
    """One line of a report."""

    what: str
    value: float
    unit: str
    target: float
    at_least: bool = True

    @property
    def met(self) -> bool:
        return self.value >= self.target if self.at_least else self.value <= self.target

    def __str__(self) -> str:
        target = f"({'at least' if self.at_least else 'at most'} {self.target:g})"
        mark = "ok  " if self.met else "MISS"
        return f"{mark} {self.what:<52} {self.value:>10,.1f} {self.unit:<10} {target}"


def best_rate(work: Callable[[], int], rounds: int = 5, seconds: float = 0.4) -> float:
    """Units of work per second, the best of several rounds."""
    best = 0.0
    for _ in range(rounds):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            done += work()
        best = max(best, done / spent)
    return best


def best_rates(*works: Callable[[], int], rounds: int = 5) -> list[float]:
    """Rates of rivals, measured in turns so that a busy moment hits all alike."""
    rates = [0.0] * len(works)
    for _ in range(rounds):
        for index, work in enumerate(works):
            rates[index] = max(rates[index], best_rate(work, rounds=1))
    return rates
