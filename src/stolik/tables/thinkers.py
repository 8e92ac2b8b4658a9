"""Where bots think: never in the event loop, and never with the real state.

A bot gets an imagined world as plain data and gives back its move in notation.
"""

import asyncio
import math
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

from stolik.bots import BOTS, LEVELS, Outlook, random_bot
from stolik.bots.outlook import never
from stolik.bots.together import Weight
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Game
from stolik.tables.recall import Memories, Question

T = TypeVar("T")
SECONDS = 1.0
"""How long people wait for a bot that is none of the levels."""


class Thinkers(Protocol):
    """Somewhere to think."""

    async def choose(self, question: Question) -> str:
        """The move of a bot."""

    async def run(self, work: Callable[..., T], *arguments: Any, urgent: bool, table: str) -> T:
        """Other work: a function that can be named. If somebody waits for it, it takes turns with
        the bots; else it is done when no bot waits, so let it take a few seconds at most."""

    def close(self) -> None: ...


class Answer(NamedTuple):
    """What one bot says, and, if it searched, what it found out about each choice."""

    move: str
    weighed: dict[str, Weight]


def seconds_of(bot: str) -> float:
    """How long people wait for this bot."""
    return LEVELS[bot].seconds if bot in LEVELS else SECONDS


def searches(bot: str) -> bool:
    """Does this bot think as long as it is let?"""
    return bot in LEVELS and LEVELS[bot].thought > 0


def think(
    game: Game[Any],
    question: Question,
    memories: Memories,
    until: float = math.inf,
    share: float = 1.0,
    hurried: Callable[[], bool] = never,
) -> Answer:
    """One decision of one bot."""
    memory = memories.recall(game, question)
    outlook = Outlook(
        game,
        game.from_data(question.world),
        question.seat,
        QuickChance(),
        max(0.0, until - time.monotonic()),
        memory,
        share,
        hurried,
        question.wishes,
    )
    move = game.write(BOTS[question.bot](outlook))
    memories.keep(question, memory)
    return Answer(move, {game.write(each): weight for each, weight in outlook.weighed.items()})


def hasty(game: Game[Any], question: Question) -> str:
    """Any legal move, for when bots fail."""
    state = game.from_data(question.world)
    return game.write(random_bot(Outlook(game, state, question.seat, QuickChance())))


class ThreadThinkers:
    """For tests, and for games that only this process knows."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._games = games
        self._pool = ThreadPoolExecutor(2, "bot")
        self._memories = Memories()

    async def choose(self, question: Question) -> str:
        until = time.monotonic() + seconds_of(question.bot)
        game = self._games[question.game]
        decision = partial(think, game, question, self._memories, until)
        answer = await asyncio.get_running_loop().run_in_executor(self._pool, decision)
        return answer.move

    async def run(self, work: Callable[..., T], *arguments: Any, urgent: bool, table: str) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, partial(work, *arguments))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
