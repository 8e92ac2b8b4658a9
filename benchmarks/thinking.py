"""How long people wait for the best bots: one table alone, and ten at once on the same workers.

Every table plays on without a pause, four of them Plac Grzybowski, where thinking takes longest.
The clock runs from the question to the answer; the event loop is asked meanwhile how late it is.
"""

import asyncio
import time
from collections.abc import Iterator
from itertools import cycle, islice
from typing import NamedTuple

from benchmarks.measure import Row
from stolik.bots import LEVELS
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance
from stolik.tables.recall import Question
from stolik.tables.scheduler import ProcessThinkers, usual_workers

BOT = "level4"
BUDGET = LEVELS[BOT].seconds
LATE = 0.25
"""Seconds over the budget that the slowest answer may be, and the event loop late."""
SECONDS = 20.0
TICK = 0.01


class Evening(NamedTuple):
    waited: list[float]
    """Seconds from each question to its answer."""
    late: float
    """The most that the event loop was late."""

    def percentile(self, share: float) -> float:
        return sorted(self.waited)[int(share * (len(self.waited) - 1))]


async def sit(thinkers: ProcessThinkers, name: str, table: str, waited: list[float]) -> None:
    """One table of two bots, game after game."""
    game, luck = GAMES[name], QuickChance(table)
    for number in range(1000):
        state, heard = game.new(2, {}, luck), list[str | None]()
        while (seat := game.to_move(state)) is not None:
            moves = game.legal(state, seat)
            move = moves[0]
            if len(moves) > 1:
                world = game.imagine(state, seat, luck).to_data()
                question = Question(
                    table, name, BOT, seat, world, number, len(heard), tuple(heard[-40:])
                )
                began = time.perf_counter()
                move = game.read(await thinkers.choose(question))
                waited.append(time.perf_counter() - began)
            game.play(state, seat, move, luck, None)
            heard.append(None if game.secret_move(move) else game.write(move))


async def watch(late: list[float]) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - began - TICK)


async def evening(tables: int) -> Evening:
    thinkers = ProcessThinkers()
    await thinkers.run(time.monotonic, urgent=True, table="")  # the workers are there
    waited: list[float] = []
    late: list[float] = []
    names = islice(cycle(["grzybowski", "tczew", "ziemia"]), tables)
    sitting = [
        asyncio.create_task(sit(thinkers, name, str(number), waited))
        for number, name in enumerate(names)
    ]
    tasks = [*sitting, asyncio.create_task(watch(late))]
    await asyncio.sleep(SECONDS)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    thinkers.close()
    return Evening(waited, max(late))


def rows() -> Iterator[Row]:
    title = f"{BOT}, {usual_workers()} workers, answers in seconds"
    print(f"     {title:<44} {'p50':>8} {'p90':>8} {'p99':>8} {'slowest':>8} {'answers':>8}")
    for tables in (1, 10):
        seen = asyncio.run(evening(tables))
        what = "one table" if tables == 1 else f"{tables} tables"
        figures = (f"{seen.percentile(share):>8.2f}" for share in (0.5, 0.9, 0.99, 1.0))
        print(f"     {what:<44} {' '.join(figures)} {len(seen.waited):>8}")
        slowest = seen.percentile(1.0)
        yield Row(f"{BOT}, {what}: slowest answer", slowest, "s", BUDGET + LATE, at_least=False)
        loop = 1000 * seen.late
        yield Row(f"{BOT}, {what}: event loop late", loop, "ms", 1000 * LATE, at_least=False)
