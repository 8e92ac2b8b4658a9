"""Worker processes and who of them does what when.

Tables take turns (`turns.py`). A bot whose level searches may think until its people have waited
long enough; as soon as others wait, those at work are hurried, so that everybody's answer comes
in time and is merely less thought through. While nobody waits, all workers that are free search
for the same decision.
"""

import asyncio
import logging
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from stolik.bots.together import favourite
from stolik.tables.recall import Question
from stolik.tables.thinkers import Answer, searches, seconds_of
from stolik.tables.turns import Turns, latest_end
from stolik.tables.worker import Died, ProcessWorker, Worker, ponder

log = logging.getLogger("stolik.tables")
T = TypeVar("T")

MOST_WORKERS = 4
MARGIN = 0.1
"""Seconds of a level's budget that are kept for the way there and back."""
FLOOR = 0.05
"""Seconds that a bot has at least, however many wait."""
URGENT = 3.0
"""Seconds in which other urgent work should be answered."""
TOO_LATE = 5.0
"""Seconds after its time is up in which a bot that hangs is given up, and its worker."""
LONGEST_WAIT = 15.0
"""Seconds after which nobody waits any longer for a worker."""
LONGEST_WORK = 60.0
"""Seconds after which other work that hangs is given up."""
SECOND_TRY = 1.0
"""Seconds between two attempts to start a worker."""
MOST_HOMES = 1000


def usual_workers() -> int:
    """One for each core that we may use."""
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return max(1, min(MOST_WORKERS, cores))


@dataclass(slots=True, eq=False)
class Asked:
    """A job that somebody waits for."""

    table: str
    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    urgent: bool
    deadline: float
    lengthy: bool
    answer: asyncio.Future[Any]
    question: Question | None = None
    tried: int = 0


@dataclass(slots=True, eq=False)
class Part:
    """A job, or a part of one, in the hands of one worker."""

    asked: Asked
    worker: Worker
    began: float
    share: float
    helps: bool
    """Is another worker responsible for the answer?"""
    hurried: bool = False

    def hurry(self, end: float) -> None:
        """It may go on until then at most, but it has the least that a bot needs."""
        end = max(end, self.began + FLOOR)
        if end < self.worker.until:
            self.worker.until, self.hurried = end, True


@dataclass(slots=True, eq=False)
class Hand:
    """A place of work and whoever works there: a worker that dies is replaced."""

    worker: Worker
    ready: bool = False
    part: Part | None = None

    @property
    def free(self) -> bool:
        return self.ready and self.part is None

    def begin(self, asked: Asked, now: float, share: float, helps: bool) -> Part:
        self.worker.until = max(asked.deadline, now + FLOOR)
        self.part = Part(asked, self.worker, now, share, helps)
        return self.part


class ProcessThinkers:
    """To be made in a running event loop."""

    def __init__(
        self,
        workers: int | None = None,
        hire: Callable[[], Worker] = ProcessWorker,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._hire, self._clock = hire, clock
        self._urgent, self._patient = Turns[Asked](), Turns[Asked]()
        self._homes: OrderedDict[Any, Hand] = OrderedDict()
        """Where each bot thought last: there its memory is."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._hands = [Hand(hire()) for _ in range(workers or usual_workers())]
        for hand in self._hands:
            self._spawn(self._start(hand))

    async def choose(self, question: Question) -> str:
        seconds = seconds_of(question.bot)
        asked = Asked(
            question.table,
            ponder,
            (question,),
            urgent=True,
            deadline=self._clock() + seconds - MARGIN,
            lengthy=searches(question.bot),
            answer=asyncio.get_running_loop().create_future(),
            question=question,
        )
        async with asyncio.timeout(seconds + LONGEST_WAIT):
            answers: list[Answer] = await self._answered(asked)
        # Whoever had nothing to weigh is sure: a single choice, or an ending read to its end.
        sure = next((answer.move for answer in answers if not answer.weighed), None)
        return sure or favourite(answer.weighed for answer in answers) or answers[0].move

    async def run(self, work: Callable[..., T], *arguments: Any, urgent: bool, table: str) -> T:
        asked = Asked(
            table,
            work,
            arguments,
            urgent=urgent,
            deadline=self._clock() + URGENT,
            lengthy=True,
            answer=asyncio.get_running_loop().create_future(),
        )
        outcomes: list[T] = await self._answered(asked)
        return outcomes[0]

    def close(self) -> None:
        self._closed = True
        for hand in self._hands:
            hand.worker.kill()

    async def _answered(self, asked: Asked) -> Any:
        self._queue(asked).put(asked.table, asked)
        self._dispatch()
        try:
            return await asked.answer
        finally:
            self._queue(asked).remove(asked.table, asked)
            for part in self._at_work():
                if part.asked is asked:
                    part.hurry(self._clock())  # whoever asked is gone

    def _queue(self, asked: Asked) -> Turns[Asked]:
        return self._urgent if asked.urgent else self._patient

    # Who does what.

    def _dispatch(self) -> None:
        """Give the free workers something to do, and hurry the others if that is not enough."""
        while not self._closed and (free := [hand for hand in self._hands if hand.free]):
            asked = self._next(free)
            if asked is None:
                return
            self._begin(asked, free)
        self._press()

    def _next(self, free: Sequence[Hand]) -> Asked | None:
        asked = self._urgent.take(lambda each: self._home(each, free) in free)
        if asked is not None:
            return asked
        patient = sum(not part.asked.urgent for part in self._at_work())
        # A second worker stays free for those who wait.
        return self._patient.take() if patient < max(1, len(self._hands) - 1) else None

    def _home(self, asked: Asked, free: Sequence[Hand]) -> Hand:
        """The worker that remembers this bot, or any that is free."""
        mind = asked.question.mind if asked.question else None
        return self._homes.get(mind, free[0])

    def _begin(self, asked: Asked, free: Sequence[Hand]) -> None:
        home = self._home(asked, free)
        main = home if home in free else free[0]
        hands = [main]
        if asked.question is not None:
            self._homes[asked.question.mind] = main
            self._homes.move_to_end(asked.question.mind)
            if len(self._homes) > MOST_HOMES:
                self._homes.popitem(last=False)
            if asked.lengthy and not self._urgent:
                hands += [hand for hand in free if hand is not main]
        now, share = self._clock(), 1 / len(hands)
        # The responsible one goes on alone, should its helpers be called away.
        parts = [
            hand.begin(asked, now, share if hand is not main else 1.0, helps=hand is not main)
            for hand in hands
        ]
        self._spawn(self._carry_out(asked, hands, parts))

    def _press(self) -> None:
        """Helpers make room at once. Of the others as many as are waited for, the longest at
        work first, end in time for everybody."""
        waiting = self._urgent.in_order()
        if not waiting:
            return
        now = self._clock()
        thinking = [part for part in self._at_work() if part.asked.question]
        helping = [part for part in thinking if part.helps]
        for part in helping[: len(waiting)]:
            part.hurry(now)
        patient = sum(not part.asked.urgent for part in self._at_work())
        end = latest_end(now, waiting, max(1, len(self._hands) - patient))
        alone = sorted((part for part in thinking if not part.helps), key=lambda part: part.began)
        for part in alone[: max(0, len(waiting) - len(helping))]:
            part.hurry(end)

    def _at_work(self) -> list[Part]:
        return [hand.part for hand in self._hands if hand.part is not None]

    # One job.

    async def _carry_out(self, asked: Asked, hands: Sequence[Hand], parts: Sequence[Part]) -> None:
        asked.tried += 1
        doing = [asyncio.create_task(self._do(*each)) for each in zip(hands, parts, strict=True)]
        if len(doing) > 1:
            await self._finish_together(doing, parts)
        outcomes = await asyncio.gather(*doing, return_exceptions=True)
        if asked.answer.done():
            return
        answers = [each for each in outcomes if not isinstance(each, BaseException)]
        if answers:
            asked.answer.set_result(answers)
        elif isinstance(outcomes[0], Died) and asked.tried == 1 and not self._closed:
            self._queue(asked).put(asked.table, asked)
            self._dispatch()
        else:
            asked.answer.set_exception(outcomes[0])

    async def _finish_together(
        self, doing: Sequence[asyncio.Task[Any]], parts: Sequence[Part]
    ) -> None:
        """When the helpers have done their shares, so has the responsible one, and all are done;
        also when that one knows the answer sooner."""
        main, *helpers = doing
        helped = asyncio.gather(*helpers, return_exceptions=True)
        await asyncio.wait([main, helped], return_when=asyncio.FIRST_COMPLETED)
        if main.done():
            unfinished = parts[1:]
        elif any(part.hurried for part in parts[1:]) or any(each.exception() for each in helpers):
            unfinished = ()
        else:
            unfinished = parts[:1]
        for part in self._at_work():
            if part in unfinished:
                part.hurry(self._clock())
        await helped

    async def _do(self, hand: Hand, part: Part) -> Any:
        """What one worker does; one that dies or hangs is replaced."""
        arguments, limit = part.asked.arguments, LONGEST_WORK
        if part.asked.question is not None:
            arguments = (*arguments, part.share)
            limit = max(0.0, part.worker.until - self._clock()) + TOO_LATE
        try:
            async with asyncio.timeout(limit) as patience:
                return await part.worker.ask(part.asked.work, arguments)
        except (Died, TimeoutError) as error:
            if isinstance(error, Died) or patience.expired():
                self._replace(hand)
            raise
        finally:
            hand.part = None
            self._dispatch()

    # The workers themselves.

    def _replace(self, hand: Hand) -> None:
        hand.worker.kill()
        hand.ready = False
        if not self._closed:
            log.warning("a worker of the bots is replaced")
            hand.worker = self._hire()
            self._spawn(self._start(hand))

    async def _start(self, hand: Hand) -> None:
        while not self._closed:
            try:
                await hand.worker.start()
            except (Died, OSError):
                if self._closed:
                    return
                log.exception("a worker of the bots did not start")
                hand.worker.kill()
                await asyncio.sleep(SECOND_TRY)
                hand.worker = self._hire()
            else:
                hand.ready = True
                self._dispatch()
                return

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
