"""Listing the choices on crowded four-player maps of Zbudujmy Tczew."""

import time
from collections.abc import Iterator

from benchmarks.measure import Row
from stolik.games.tczew import GAME
from stolik.games.tczew.state import State
from stolik.kernel.chance import QuickChance

MICROSECONDS = 200.0
GAMES, CROWDED = 10, 100


def crowded_states() -> list[State]:
    """The fullest maps that random games of four come to, somebody about to act."""
    states: list[State] = []
    for number in range(GAMES):
        luck = QuickChance(number)
        state = GAME.new(4, {"rules": "extended"}, luck)
        while (seat := GAME.to_move(state)) is not None:
            if GAME.prompt(state) == "action":
                states.append(state.clone())
            GAME.play(state, seat, luck.pick(GAME.legal(state, seat)), luck, None)
    return sorted(states, key=lambda state: -state.occupied.bit_count())[:CROWDED]


def slowest_microseconds(states: list[State]) -> float:
    """The slowest list, each timed as the best of five."""
    worst = 0.0
    for state in states:
        seat = GAME.to_move(state) or 0
        best = 1.0
        for _ in range(5):
            start = time.perf_counter()
            GAME.legal(state, seat)
            best = min(best, time.perf_counter() - start)
        worst = max(worst, best)
    return 1e6 * worst


def rows() -> Iterator[Row]:
    worst = slowest_microseconds(crowded_states())
    what = f"tczew: slowest list of choices on {CROWDED} crowded maps"
    yield Row(what, worst, "us", MICROSECONDS, at_least=False)
