"""What a playout of the search costs in each game, and which part of it is the search itself.

How long the search itself takes is measured with the game's answers played back (tape.py). What is
left is shared out by a stopwatch around the calls of the search; what a stopwatch takes itself is
measured with a call that does nothing, and taken off.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from benchmarks.measure import Row
from benchmarks.playouts import PLAYOUTS, ROUNDS, TABLES, Moment, decide, forget, moments
from benchmarks.tape import seconds_alone
from stolik.bots.calm import undisturbed
from stolik.games import GAMES
from stolik.kernel.game import Game

PARTS = ("legal", "play", "clone", "imagine", "insight")
SEARCH_SHARE = 15.0
EMPTY_CALLS = 100_000


class Stopwatch:
    """Seconds and calls by part; a part that is called by another belongs to that."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(PARTS, 0.0)
        self.calls = dict.fromkeys(PARTS, 0)
        self.running = False

    def around(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        clock = time.process_time

        def timed(*args: Any) -> Any:
            if self.running:
                return work(*args)
            self.running = True
            start = clock()
            result = work(*args)
            self.seconds[part] += clock() - start
            self.calls[part] += 1
            self.running = False
            return result

        return timed

    def around_all(self, game: Game[Any]) -> Game[Any]:
        asked = [part for part in PARTS if part != "clone"]
        timed: dict[str, Any] = {part: self.around(part, getattr(game, part)) for part in asked}
        return replace(game, **timed)


def nothing(*args: Any) -> None:
    pass


def cost_of_timing() -> float:
    """Seconds that a stopwatch counts around a call that does nothing."""
    watch = Stopwatch()
    timed = watch.around("legal", nothing)
    for _ in range(EMPTY_CALLS):
        timed(None, 0)
    return watch.seconds["legal"] / EMPTY_CALLS


def whole_of(game: Game[Any], moment: Moment) -> float:
    """Seconds of a decision, the quickest of several."""
    return min(timed_decision(game, moment) for _ in range(ROUNDS))


def parts_of(game: Game[Any], moment: Moment, cost: float) -> list[float]:
    """Seconds of each part, the quickest of several."""
    several = [watched(game, moment, cost) for _ in range(ROUNDS)]
    return [min(each) for each in zip(*several, strict=True)]


def timed_decision(game: Game[Any], moment: Moment) -> float:
    forget()
    with undisturbed():
        start = time.process_time()
        decide(game, moment)
        return time.process_time() - start


def watched(game: Game[Any], moment: Moment, cost: float) -> list[float]:
    forget()
    watch, kind = Stopwatch(), type(moment.state)
    plain = kind.clone
    kind.clone = watch.around("clone", plain)
    try:
        with undisturbed():
            decide(watch.around_all(game), moment)
    finally:
        kind.clone = plain
    return [watch.seconds[part] - cost * watch.calls[part] for part in PARTS]


def rows() -> Iterator[Row]:
    print(f"     {'a playout':<16}{'per s':>8}{'search':>9}", *(f"{part:>8}" for part in PARTS))
    cost = cost_of_timing()
    limits: list[Row] = []
    for name, players in TABLES:
        game = GAMES[name]
        at = moments(game, players)
        whole = sum(whole_of(game, moment) for moment in at)
        own = 100 * sum(seconds_alone(game, moment, PLAYOUTS, ROUNDS) for moment in at) / whole
        by_moment = [parts_of(game, moment, cost) for moment in at]
        parts = [sum(each) for each in zip(*by_moment, strict=True)]
        shares = (f"{(100 - own) * part / sum(parts):6.1f} %" for part in parts)
        what = f"{name} of {players}"
        print(f"     {what:<16}{PLAYOUTS * len(at) / whole:>8,.0f}{own:7.1f} %", *shares)
        limits.append(Row(f"{what}: the search itself", own, "%", SEARCH_SHARE, at_least=False))
    yield from limits
