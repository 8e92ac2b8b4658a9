"""kill -9 in the middle of play: no acknowledged move is lost, and everything goes on."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from stolik.games import GAMES
from stolik.kernel.record import Record
from stolik.kernel.replay import verify

ROUNDS, TABLES, PATIENCE = 3, 6, 40.0
COMMAND = "from stolik.cli import main; main(['serve', '--port', {port!r}])"
GONE = (WebSocketException, OSError, EOFError, TimeoutError, httpx.HTTPError)


def start(data: Path, port: int = 0) -> tuple[subprocess.Popen[str], int]:
    """A server of its own; returns when it answers."""
    environment = {
        **os.environ,
        "STOLIK_DATA": str(data),
        "STOLIK_LANG": "en",
        "STOLIK_BOT_PAUSE": "0.01",
        "STOLIK_LIMIT_MESSAGES": "10000",
        "STOLIK_LIMIT_REQUESTS": "10000",
    }
    server = subprocess.Popen(
        [sys.executable, "-c", COMMAND.format(port=str(port))],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout
    found = re.search(r":(\d+)/", server.stdout.readline())
    assert found, "the server did not start"
    return server, int(found[1])


def kill(server: subprocess.Popen[str]) -> None:
    server.send_signal(signal.SIGKILL)
    server.wait()
    assert server.stdout
    server.stdout.close()


class Seat:
    """A person who plays on, whatever happens to the server."""

    def __init__(self, code: str, token: str | None) -> None:
        self.code, self.token = code, token
        self.acknowledged: list[str] = []
        self.last: dict[str, Any] = {}
        self.known_before = 0
        """How many moves it knew when the server last started."""

    @property
    def went_on(self) -> bool:
        return len(self.acknowledged) > self.known_before or self.last.get("state") == "over"

    async def play(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{self.code}/live"
        async with connect(address, compression=None) as socket:
            await socket.send(json.dumps({"hello": {"token": self.token, "since": 0}}))
            while True:
                told = json.loads(await socket.recv())["table"]
                self.hear(told)
                if told["to_move"] in told["you"]:
                    choices = told["view"]["choices"]
                    text = choices[len(self.acknowledged) % len(choices)]
                    move = {"at": told["sequence"], "seat": told["to_move"], "move": text}
                    await socket.send(json.dumps({"move": move}))

    def hear(self, told: dict[str, Any]) -> None:
        """What was told once is so for ever (nobody undoes here)."""
        moves = [each["move"] for each in told["facts"]]
        known = self.acknowledged[: told["since"]] + moves
        assert known[: len(self.acknowledged)] == self.acknowledged, "an acknowledged move is lost"
        assert len(known) == told["sequence"]
        self.acknowledged, self.last = known, told


async def open_tables(port: int) -> list[Seat]:
    me, bot = {"kind": "me", "name": "Ola"}, {"kind": "bot", "bot": "greedy"}
    pairs = [[me, {"kind": "here", "name": "Jan"}], [me, bot], [bot, bot]]
    seats = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        for number in range(TABLES):
            body = {"game": "grzybowski", "seats": pairs[number % 3]}
            given = (await http.post("/api/tables", json=body)).json()
            seats.append(
                Seat(given["code"], given["seats"][0]["token"] if given["seats"] else None)
            )
    return seats


def bot_tables(seats: list[Seat]) -> list[Seat]:
    """The tables at which nobody but bots can have moved."""
    return [seat for seat in seats if seat.token is None]


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.01)


async def play_for(seats: list[Seat], port: int, until: Callable[[], Awaitable[None]]) -> None:
    tasks = [asyncio.create_task(seat.play(port)) for seat in seats]
    await until()
    _, playing = await asyncio.wait(tasks, timeout=5)
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if not isinstance(outcome, (*GONE, asyncio.CancelledError)):
            assert not isinstance(outcome, BaseException), repr(outcome)


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is a thing of POSIX")
def test_kill_9_loses_no_acknowledged_move(tmp_path: Path) -> None:
    server, port = start(tmp_path)
    seats = asyncio.run(open_tables(port))

    async def die() -> None:
        """In the midst of play, but not before every table went on: people and bots alike."""
        await until(lambda: all(seat.went_on for seat in seats))
        kill(server)

    async def finish() -> None:
        await until(lambda: all(seat.last.get("state") == "over" for seat in seats))
        server.terminate()

    try:
        for _ in range(ROUNDS):
            asyncio.run(play_for(seats, port, die))
            for seat in seats:
                seat.known_before = len(seat.acknowledged)
            server, port = start(tmp_path)
        assert any(seat.last["state"] == "playing" for seat in bot_tables(seats))
        asyncio.run(play_for(seats, port, finish))
        server.wait()
        server, port = start(tmp_path)
        for seat in seats:
            address = f"http://127.0.0.1:{port}/api/tables/{seat.code}/record"
            record = Record.loads(httpx.get(address).text)
            assert [moved.move for moved in record.moves] == seat.acknowledged
            verify(GAMES["grzybowski"], record)
    finally:
        kill(server)


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is a thing of POSIX")
def test_a_bot_killed_in_the_middle_of_its_thought_thinks_again(tmp_path: Path) -> None:
    server, port = start(tmp_path)
    bots = [{"kind": "bot", "bot": "level4"}] * 2
    given = httpx.post(
        f"http://127.0.0.1:{port}/api/tables", json={"game": "tczew", "seats": bots}
    ).json()
    seat = Seat(given["code"], None)

    async def die() -> None:
        await until(lambda: seat.went_on and seat.last["thinking"] is not None)
        kill(server)

    try:
        for _ in range(2):
            asyncio.run(play_for([seat], port, die))
            seat.known_before = len(seat.acknowledged)
            server, port = start(tmp_path)
        asyncio.run(play_for([seat], port, die))
    finally:
        kill(server)
