"""Where bots think: never in the event loop, and never with the real state.

A bot gets an imagined world as plain data and gives back its move in notation.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Protocol

from stolik.bots import BOTS, Outlook, random_bot
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Data, Game

MOST_WORKERS = 4
LONGEST_THOUGHT = 5.0
"""Seconds after which a bot that hangs is overruled by a random move."""


class Thinkers(Protocol):
    """Somewhere to think."""

    async def choose(self, game: str, bot: str, world: Data, seat: int) -> str: ...

    def close(self) -> None: ...


def think(game: Game[Any], bot: str, world: Data, seat: int) -> str:
    """One decision of one bot."""
    outlook = Outlook(game, game.from_data(world), seat, QuickChance())
    return game.write(BOTS[bot](outlook))


def think_of(name: str, bot: str, world: Data, seat: int) -> str:
    """The same in another process, which knows games by name only."""
    return think(GAMES[name], bot, world, seat)


def hasty(game: Game[Any], world: Data, seat: int) -> str:
    """Any legal move, for when a bot fails."""
    return game.write(random_bot(Outlook(game, game.from_data(world), seat, QuickChance())))


class ThreadThinkers:
    """For tests, and for games that only this process knows."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._games = games
        self._pool = ThreadPoolExecutor(2, "bot")

    async def choose(self, game: str, bot: str, world: Data, seat: int) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, self._games[game], bot, world, seat)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class ProcessThinkers:
    """Worker processes; a pool that breaks is replaced."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))
        self._pool = self._fresh()
        self._pool.submit(os.getpid)  # the first bot should not wait for the imports

    def _fresh(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, _begin_worker)

    async def choose(self, game: str, bot: str, world: Data, seat: int) -> str:
        pool = self._pool
        try:
            return await _ask(pool, think_of, game, bot, world, seat)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._fresh()
            return await _ask(self._pool, think_of, game, bot, world, seat)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


async def _ask(pool: Executor, work: Callable[..., str], *arguments: Any) -> str:
    # Not `wait_for`: before Python 3.12 it can lose a cancellation, and so hold up the shutdown.
    async with asyncio.timeout(LONGEST_THOUGHT):
        return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)


def _begin_worker() -> None:
    """Ctrl-C is the server's to answer, and a worker never outlives a killed server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
