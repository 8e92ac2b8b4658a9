"""A whole server for one test: real sockets on a free port, in the test's own event loop."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from stolik.games import GAMES
from stolik.kernel.game import Game
from stolik.tables.limits import Limits
from stolik.tables.service import Tables
from stolik.tables.thinkers import ThreadThinkers
from stolik.web.app import make_app
from stolik.web.serve import listen
from stolik.web.settings import Settings

Told = dict[str, Any]
GENEROUS = Limits(messages=1000, requests=1000)
PERSON, FRIEND, BOT = (
    {"kind": "me", "name": "Ola"},
    {"kind": "friend"},
    {"kind": "bot", "bot": "random"},
)
HERE = {"kind": "here", "name": "Jan"}
PATIENCE = 10.0


class Line:
    """One WebSocket of one client."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Told = {}

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Told:
        told: Told = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.table = told.get("table", self.table)
        return told

    async def hear_of(self, kind: str) -> Told:
        """The next message of this kind; others are noted and passed over."""
        while True:
            told = await self.hear()
            if kind in told:
                found: Told = told[kind]
                return found

    async def until(self, fits: Callable[[Told], bool]) -> Told:
        """The table, once it looks like this."""
        while not (self.table and fits(self.table)):
            await self.hear_of("table")
        return self.table

    async def move(self, text: str, seat: int | None = None) -> Told:
        """Make a move and wait for the table after it."""
        at = self.table["sequence"]
        seat = self.table["to_move"] if seat is None else seat
        await self.say(move={"at": at, "seat": seat, "move": text})
        return await self.until(lambda table: table["sequence"] > at)

    async def any_move(self) -> Told:
        return await self.move(self.table["view"]["choices"][0])

    async def refused(self, **message: Any) -> Told:
        """Say something and hear why not."""
        await self.say(**message)
        told = await self.hear_of("refused")
        error: Told = told["error"]
        return error


class House:
    """The server and ways to knock at it."""

    def __init__(self, app: FastAPI, port: int, http: httpx.AsyncClient) -> None:
        self.app, self.port, self.http = app, port, http
        self.address = f"http://127.0.0.1:{port}"

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.context.tables
        return tables

    def browser(self) -> httpx.AsyncClient:
        """Another browser, with cookies of its own."""
        return httpx.AsyncClient(base_url=self.address)

    async def open_table(self, *seats: Mapping[str, str], **more: Any) -> Told:
        body = {"game": "grzybowski", "options": {}, "seats": seats, "language": "pl", **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        given: Told = answer.json()
        given["token"] = given["seats"][0]["token"] if given["seats"] else None
        return given

    @asynccontextmanager
    async def line(
        self, code: str, token: str | None = None, *, greet: bool = True, **more: Any
    ) -> AsyncIterator[Line]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{code}/live"
        async with connect(address, compression=None, open_timeout=PATIENCE) as socket:
            line = Line(socket)
            if greet:
                await line.say(hello={"token": token, "since": None, **more})
                await line.hear_of("table")
            yield line


@asynccontextmanager
async def house(
    data: Path,
    limits: Limits = GENEROUS,
    games: Mapping[str, Game[Any]] = GAMES,
    client: Path | None = None,
    **more: Any,
) -> AsyncIterator[House]:
    settings = Settings(
        data, limits=limits, bot_pause=0.0, client=client or data / "no-client", **more
    )
    app = make_app(settings, games, ThreadThinkers(games))
    config = uvicorn.Config(
        app, log_level="warning", ws_max_size=65536, ws_per_message_deflate=False, lifespan="on",
        timeout_graceful_shutdown=1,
    )  # fmt: skip
    server = uvicorn.Server(config)
    bound = listen("127.0.0.1", 0)
    running = asyncio.create_task(server.serve([bound]))
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = bound.getsockname()[1]
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            yield House(app, port, http)
    finally:
        server.should_exit = True
        await running


def visit(data: Path, test: Callable[[House], Awaitable[None]], **more: Any) -> None:
    """Run a test in a house of its own."""

    async def run() -> None:
        async with house(data, **more) as found:
            await test(found)

    asyncio.run(asyncio.wait_for(run(), 60))
