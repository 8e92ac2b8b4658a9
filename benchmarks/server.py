"""The server under load: 50 tables in a closed loop, each move durable before the next is sent.

A real server process, real WebSockets, a load process of its own. `PEERS` is where another
server is put beside ours: anything that gives a `Load` for the same loop.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect

from benchmarks.measure import Row

TABLES, SECONDS, WARM_UP = 50, 8.0, 1.0
GAME = "grzybowski"
SEATS = [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}]
WIDE = {"NEW_TABLES": 1_000_000, "REQUESTS": 100_000, "MESSAGES": 100_000, "CONNECTIONS": 1000,
        "OPEN_TABLES": 1_000_000}  # fmt: skip
"""One address plays all tables here, faster than people can."""
RATE, SLOWEST = 500.0, 250.0


class Load(NamedTuple):
    """What a closed loop measured."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float


PEERS: dict[str, Callable[[], Load]] = {}


@contextmanager
def stolik_server() -> Iterator[int]:
    """A server in its own process, on a free port and an empty folder."""
    limits = {f"STOLIK_LIMIT_{name}": str(value) for name, value in WIDE.items()}
    command = "from stolik.cli import main; main(['serve', '--port', '0'])"
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, **limits, "STOLIK_DATA": folder, "STOLIK_LANG": "en"}
        server = subprocess.Popen(
            [sys.executable, "-c", command], env=environment, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout
            found = re.search(r":(\d+)/", server.stdout.readline())
            assert found, "the server did not start"
            yield int(found[1])
        finally:
            server.terminate()
            server.wait()


class Window:
    """When moves count: it opens once all tables play."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.opens = float("inf")
        self.took: list[float] = []

    @property
    def over(self) -> bool:
        return time.perf_counter() > self.opens + self.seconds

    def note(self, sent: float) -> None:
        if sent >= self.opens:
            self.took.append(time.perf_counter() - sent)


async def table(port: int, http: httpx.AsyncClient, window: Window, begun: asyncio.Event) -> None:
    """Games at one table, one after the other; each move waits for the last."""
    while not window.over:
        answer = await http.post("/api/tables", json={"game": GAME, "seats": SEATS}, timeout=60)
        answer.raise_for_status()
        await game(port, answer.json(), window, begun)


async def game(port: int, opened: dict[str, Any], window: Window, begun: asyncio.Event) -> None:
    address = f"ws://127.0.0.1:{port}/api/tables/{opened['code']}/live"
    async with connect(address, compression=None) as socket:
        await socket.send(json.dumps({"hello": {"token": opened["seats"][0]["token"]}}))
        told = json.loads(await socket.recv())["table"]
        begun.set()
        while told["to_move"] is not None and not window.over:
            choices = told["view"]["choices"]
            move = {
                "at": told["sequence"],
                "seat": told["to_move"],
                "move": choices[told["sequence"] % len(choices)],
            }
            sent = time.perf_counter()
            await socket.send(json.dumps({"move": move}))
            told = json.loads(await socket.recv())["table"]
            window.note(sent)


async def closed_loop(port: int, tables: int = TABLES, seconds: float = SECONDS) -> Load:
    window, begun = Window(seconds), [asyncio.Event() for _ in range(tables)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        playing = asyncio.gather(*(table(port, http, window, each) for each in begun))
        await asyncio.gather(*(each.wait() for each in begun))
        window.opens = time.perf_counter() + WARM_UP
        await playing
    took = sorted(window.took)
    return Load(
        len(took) / seconds, 1000 * took[len(took) // 2], 1000 * took[len(took) * 99 // 100]
    )


def ours() -> Load:
    with stolik_server() as port:
        return asyncio.run(closed_loop(port))


def rows() -> Iterator[Row]:
    load = ours()
    yield Row("server: durable moves, 50 tables", load.moves_per_second, "moves/s", RATE)
    print(f"     server: p50 {load.p50_ms:.1f} ms")
    yield Row("server: p99", load.p99_ms, "ms", SLOWEST, at_least=False)
    for name, measure in PEERS.items():
        peer = measure()
        ratio = load.moves_per_second / peer.moves_per_second
        yield Row(f"server: rate against {name}", ratio, "x", 3.0)
        yield Row(f"server: p99 against {name}", load.p99_ms / peer.p99_ms, "x", 1.0, False)


if __name__ == "__main__":
    for row in rows():
        print(row, flush=True)
