"""One worker process and the line to it.

A job is a function by name and its arguments, one at a time. What bots remember of a table stays
with the worker. When a thought must end stands in memory that both sides see, so that a bot can
be hurried in the middle of it.
"""

import asyncio
import gc
import math
import multiprocessing
import os
import pickle
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from stolik.games import GAMES
from stolik.tables.recall import Memories, Question
from stolik.tables.thinkers import Answer, think

CONTEXT = multiprocessing.get_context("spawn")
NICENESS = 5
"""People's clicks come first: the event loop is asked before the bots are."""


class Died(Exception):
    """The worker ended before it answered."""


class Worker(Protocol):
    """Somebody who does one job at a time."""

    until: float
    """When the present thought must end, by `time.monotonic`, which is one for all processes."""

    async def start(self) -> None:
        """Returns when it can be asked."""

    async def ask(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """What the work returns; raises what it raises, or `Died`."""

    def kill(self) -> None: ...


# On our side.


class ProcessWorker:
    """A process. A thread of its own speaks with it, so that the event loop never waits."""

    def __init__(self) -> None:
        self._until = CONTEXT.RawValue("d", math.inf)
        self._line, theirs = CONTEXT.Pipe()
        self._process: BaseProcess = CONTEXT.Process(
            target=work_through, args=(theirs, self._until), name="bots", daemon=True
        )
        self._theirs = theirs
        self._thread = ThreadPoolExecutor(1, "line")
        self._starting = threading.Lock()
        self._killed = False

    @property
    def until(self) -> float:
        return float(self._until.value)

    @until.setter
    def until(self, moment: float) -> None:
        self._until.value = moment

    async def start(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._start)

    def _start(self) -> None:
        with self._starting:
            if self._killed:
                raise Died
            self._process.start()
        self._theirs.close()
        self._receive()

    async def ask(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._ask, work, arguments)

    def _ask(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        try:
            self._line.send((work, arguments))
        except OSError as error:
            raise Died from error
        return self._receive()

    def _receive(self) -> Any:
        try:
            well, outcome = self._line.recv()
        except (EOFError, OSError) as error:
            raise Died from error
        if not well:
            raise outcome
        return outcome

    def kill(self) -> None:
        with self._starting:
            if self._killed:
                return
            self._killed = True
            if self._process.pid is not None:
                self._process.kill()
                self._thread.submit(self._process.join)
        self._thread.shutdown(wait=False)


# On the worker's side.


class Here:
    """What this worker process has."""

    until: Any
    memories: Memories


def ponder(question: Question, share: float) -> Answer:
    """One decision of one bot, or a part of it."""
    until = Here.until
    return think(
        GAMES[question.game],
        question,
        Here.memories,
        until.value,
        share,
        lambda: time.monotonic() > until.value,
    )


def work_through(line: Connection, until: Any) -> None:
    """Jobs, one after the other, as long as there is a server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to answer
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    gc.disable()  # it would hold up thoughts for nothing (bots/calm.py)
    Here.until, Here.memories = until, Memories()
    line.send((True, None))
    while True:
        try:
            asked = line.recv_bytes()
        except (EOFError, OSError):
            return
        line.send_bytes(_outcome(asked))
        gc.collect(0)  # only what is new: an error and its traceback may be a circle


def _outcome(asked: bytes) -> bytes:
    """Whether it went well, and what came of it, such as can be sent."""
    try:
        work, arguments = pickle.loads(asked)
        return pickle.dumps((True, work(*arguments)))
    except Exception as error:
        error.add_note(traceback.format_exc())
        try:
            told = pickle.dumps((False, error))
            pickle.loads(told)  # some can be written down and not be read again
        except Exception:
            told = pickle.dumps((False, RuntimeError(traceback.format_exc())))
        return told


def _leave_with_parent() -> None:
    """A worker never outlives a killed server."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
