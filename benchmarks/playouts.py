"""Playouts of the search at moments of a greedy game: `python -m benchmarks.playouts tczew 4`.

How fast they are is measured as at a table: one decision after the other of a whole game, which
begins with nothing worked out and keeps what it works out on the way. Processor time is measured,
so that other work on the machine counts little.
"""

import json
import sys
import time
from functools import _lru_cache_wrapper
from typing import Any, NamedTuple

from stolik.bots import Outlook, greedy_bot
from stolik.bots.calm import undisturbed
from stolik.bots.runs import engine_compiled
from stolik.bots.search import Search
from stolik.games import GAMES
from stolik.games.tczew import dangers
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Game

TABLES = (("grzybowski", 2), ("tczew", 2), ("tczew", 4), ("ziemia", 4))
MOMENTS = 12
OF_A_GAME = 60
PLAYOUTS = 100
ROUNDS = 3


class Moment(NamedTuple):
    state: Any
    seat: int


def moments(game: Game[Any], players: int, count: int = MOMENTS) -> list[Moment]:
    """Moments with a choice, evenly spread over a whole game of greedy bots."""
    luck = QuickChance(1)
    state = game.new(players, {}, luck)
    found: list[Moment] = []
    while (seat := game.to_move(state)) is not None:
        outlook = Outlook(game, state, seat, luck)
        if len(outlook.choices) > 1:
            found.append(Moment(state.clone(), seat))
        game.play(state, seat, greedy_bot(outlook), luck, None)
    return [found[number * len(found) // count] for number in range(count)]


def forget() -> None:
    """Nothing that was worked out for an earlier decision may help the next one."""
    for name, module in list(sys.modules.items()):
        if name.startswith("stolik.games."):
            for kept in vars(module).values():
                if isinstance(kept, _lru_cache_wrapper) and kept.cache_parameters()["maxsize"]:
                    kept.cache_clear()
    dangers._seen.clear()


def decide(game: Game[Any], moment: Moment) -> int:
    """One decision with a fresh tree; the same luck every time."""
    outlook = Outlook(game, moment.state, moment.seat, QuickChance(1))
    return Search(outlook).run(PLAYOUTS)


class Speed(NamedTuple):
    compiled: bool
    rate: float
    """Playouts per second of one core."""
    moves: list[int]
    """What was decided."""


def speed(name: str, players: int) -> Speed:
    game = GAMES[name]
    at, best, moves = moments(game, players, OF_A_GAME), float("inf"), list[int]()
    for _ in range(ROUNDS):
        forget()
        with undisturbed():
            start = time.process_time()
            moves = [decide(game, moment) for moment in at]
            best = min(best, time.process_time() - start)
    return Speed(engine_compiled(), PLAYOUTS * len(at) / best, moves)


if __name__ == "__main__":
    print(json.dumps(speed(sys.argv[1], int(sys.argv[2]))))
