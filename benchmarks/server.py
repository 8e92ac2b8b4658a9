"""The server under load: 50 tables in a closed loop, beside a boardgame.io server.

Every table has two connections, one a seat. The mover sends its move and waits until its own
connection has seen the new sequence; then the other moves. Servers run in processes of their
own, the load (`boardgameio/load.mjs`) is the same program for all, and the rivals are measured
in turns, so that a busy moment hits all alike.

Ours acknowledges a move when it is committed. The peer tells a move first and writes it to its
file afterwards, so its latency is flattered; in memory it writes nothing at all.
"""

import json
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.measure import Row

TABLES, ROUNDS, SECONDS, WARM_UP = 50, 3, 3.0, 2.0
PEER = Path(__file__).parent / "boardgameio"
TIMES_PEER, TIMES_PEER_P99 = 3.0, 1.0


@contextmanager
def running(*command: str) -> Iterator[str]:
    """A server in its own process; gives the line in which it says that it is ready."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        ready = process.stdout.readline()
        assert ready, "the server did not start"
        yield ready
    finally:
        process.terminate()
        process.wait()


@contextmanager
def stolik() -> Iterator[int]:
    with (
        TemporaryDirectory() as folder,
        running(sys.executable, "-m", "benchmarks.house", folder) as ready,
    ):
        yield int(ready.split()[-1])


@contextmanager
def boardgame_io(durable: bool) -> Iterator[int]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    with TemporaryDirectory() as folder:
        where = [folder] if durable else []
        with running("node", str(PEER / "server.mjs"), str(port), *where):
            yield port


@dataclass
class Rival:
    """A server, and what the closed loop measured of it."""

    name: str
    kind: str
    game: str
    games_ahead: int
    port: int
    moves: int = 0
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)

    def load(self, seconds: float) -> None:
        arguments = [self.port, self.game, TABLES, self.games_ahead, seconds]
        done = subprocess.run(
            ["node", str(PEER / "load.mjs"), self.kind, *map(str, arguments)],
            stdout=subprocess.PIPE, check=True,
        )  # fmt: skip
        told = json.loads(done.stdout)
        self.moves += told["moves"]
        self.seconds += told["seconds"]
        self.latencies += told["latencies"]

    def forget(self) -> None:
        self.moves, self.seconds, self.latencies = 0, 0.0, []

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def percentile(self, share: float) -> float:
        return sorted(self.latencies)[int(share * (len(self.latencies) - 1))]

    def __str__(self) -> str:
        middle, slow = self.percentile(0.5), self.percentile(0.99)
        return f"     {self.name:<44} {self.rate:>8,.0f} {middle:>8.1f} {slow:>8.1f}"


def measure(rivals: list[Rival]) -> None:
    for rival in rivals:
        rival.load(WARM_UP)
        rival.forget()
    for _ in range(ROUNDS):
        for rival in rivals:
            rival.load(SECONDS)


def rows() -> Iterator[Row]:
    if not (PEER / "node_modules").is_dir() or not shutil.which("node"):
        print("     server: needs Node.js and the peer's packages; `make bench` fetches them")
        return
    with ExitStack() as servers:
        enter = servers.enter_context
        port = enter(stolik())
        noughts = Rival("Stolik, tic-tac-toe", "stolik", "noughts", 4, port)
        grzybowski = Rival("Stolik, Plac Grzybowski", "stolik", "grzybowski", 1, port)
        peer = "boardgame.io", "tic-tac-toe", 4
        files = Rival("boardgame.io, tic-tac-toe, FlatFile", *peer, enter(boardgame_io(True)))
        memory = Rival("boardgame.io, tic-tac-toe, in memory", *peer, enter(boardgame_io(False)))
        measure([noughts, files, grzybowski, memory])
    title = f"{TABLES} tables, two connections each"
    print(f"     {title:<44} {'moves/s':>8} {'p50 ms':>8} {'p99 ms':>8}")
    for rival in (noughts, grzybowski, files, memory):
        print(f"{rival}{'  (not durable)' if rival is memory else ''}")
    for rival in (noughts, grzybowski):
        what = f"{rival.name} against boardgame.io"
        yield Row(f"{what}: durable moves", rival.rate / files.rate, "x", TIMES_PEER)
        slow = rival.percentile(0.99) / files.percentile(0.99)
        yield Row(f"{what}: p99", slow, "x", TIMES_PEER_P99, at_least=False)
