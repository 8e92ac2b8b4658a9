"""Workers and a clock that do what a test tells them, and work for real ones."""

import asyncio
import math
import os
import signal
import time
from collections.abc import Callable
from typing import Any

from stolik.bots.together import Weight
from stolik.tables.recall import Question
from stolik.tables.scheduler import ProcessThinkers
from stolik.tables.thinkers import Answer
from stolik.tables.worker import Died


def asked(table: str, bot: str = "level4", seat: int = 0, **more: Any) -> Question:
    """A question for workers that never look at the world."""
    return Question(table, "grzybowski", bot, seat, {}, **more)


async def settle() -> None:
    """Let everybody do what can be done without waiting."""
    for _ in range(30):
        await asyncio.sleep(0)


class HandWorker:
    """Does nothing until it is told how its job ends."""

    def __init__(self) -> None:
        self.until = math.inf
        self.work: Callable[..., Any] | None = None
        self.arguments: tuple[Any, ...] = ()
        self.killed = False
        self._end: asyncio.Future[Any] | None = None

    async def start(self) -> None: ...

    async def ask(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        assert self._end is None, "one job at a time"
        self.work, self.arguments = work, arguments
        self._end = asyncio.get_running_loop().create_future()
        try:
            return await self._end
        finally:
            self._end = None

    def kill(self) -> None:
        self.killed = True
        if self._end is not None and not self._end.done():
            self._end.set_exception(Died())

    @property
    def busy(self) -> bool:
        return self._end is not None

    @property
    def question(self) -> Question:
        assert self.busy
        question = self.arguments[0]
        assert isinstance(question, Question)
        return question

    @property
    def share(self) -> float:
        return float(self.arguments[1])

    async def answer(self, move: str = "pass", weighed: dict[str, Weight] | None = None) -> None:
        await self.finish(Answer(move, weighed or {}))

    async def finish(self, outcome: Any) -> None:
        assert self._end is not None
        if isinstance(outcome, Exception):
            self._end.set_exception(outcome)
        else:
            self._end.set_result(outcome)
        await settle()


class Workshop:
    """Thinkers on such workers, and their clock."""

    def __init__(self, workers: int) -> None:
        self.now = 0.0
        self.workers: list[HandWorker] = []
        self.thinkers = ProcessThinkers(workers, self.hire, lambda: self.now)

    def hire(self) -> HandWorker:
        self.workers.append(HandWorker())
        return self.workers[-1]

    async def choose(self, *questions: Question) -> list[asyncio.Task[str]]:
        """Ask, and see who begins."""
        await settle()
        tasks = [asyncio.create_task(self.thinkers.choose(each)) for each in questions]
        await settle()
        return tasks

    @property
    def at_work(self) -> list[str]:
        """The tables that are thought about, worker by worker."""
        return [worker.question.table for worker in self.workers if worker.busy]


# What real workers are asked to do.


def process_id() -> int:
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def end_it_all() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(mark: str) -> str:
    """The first worker dies of it, the second does not."""
    try:
        os.mkdir(mark)
    except FileExistsError:
        return "done"
    end_it_all()
    return "never"


def sleep_on() -> None:
    time.sleep(1000)


class Odd(Exception):
    """Can be written down and not be read again."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(one)


def fail(odd: bool) -> None:
    raise Odd(1, 2) if odd else ValueError("no idea")
