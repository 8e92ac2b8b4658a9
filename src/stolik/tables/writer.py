"""Group commit: one thread writes for all tables, so a commit is shared by whoever waits for it.

Tables write one thing at a time each (they hold a lock), so the jobs of one batch never touch
the same table and their statements may be merged. A batch that fails is tried again job by job:
only the guilty one is told.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.expression import Executable

Write = tuple[Executable, dict[str, Any]]
Job = tuple[Sequence[Write], asyncio.Future[None]]
LARGEST_BATCH = 256


class Writer:
    """Commits what it is given; `commit` returns when the rows are durable."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "writer")

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def finish(self) -> None:
        """Write what is still waiting, then leave."""
        await self._queue.join()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()

    def commit(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        """Durable when it is done; it raises if nothing was written.

        The caller may go away: the rows are written whole or not at all.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((writes, done))
        return done

    async def _run(self) -> None:
        with self._engine.connect() as connection:
            while True:
                batch = [await self._queue.get()]
                while len(batch) < LARGEST_BATCH and not self._queue.empty():
                    batch.append(self._queue.get_nowait())
                try:
                    await self._settle(connection, batch)
                finally:
                    for _ in batch:
                        self._queue.task_done()

    async def _settle(self, connection: Connection, batch: list[Job]) -> None:
        writes = [write for job, _ in batch for write in job]
        loop = asyncio.get_running_loop()
        error = await loop.run_in_executor(self._thread, _write, connection, writes)
        if error and len(batch) > 1:
            for job in batch:
                await self._settle(connection, [job])
            return
        for _, done in batch:
            if done.done():
                continue
            if error:
                done.set_exception(error)
            else:
                done.set_result(None)


def _write(connection: Connection, writes: list[Write]) -> Exception | None:
    """One transaction; equal statements run as one. The thread is asked once for all of it."""
    merged: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
    for statement, params in writes:
        merged.setdefault(id(statement), (statement, []))[1].append(params)
    try:
        for statement, rows in merged.values():
            connection.execute(statement, rows)
        connection.commit()
    except (SQLAlchemyError, OSError) as error:
        connection.rollback()
        return error
    return None
