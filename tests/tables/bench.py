"""Tables without a web server."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

from stolik.games import GAMES
from stolik.kernel.game import Game
from stolik.tables.folder import DataFolder
from stolik.tables.limits import Limits
from stolik.tables.live import Live
from stolik.tables.room import Room
from stolik.tables.seating import Wanted
from stolik.tables.service import Tables
from stolik.tables.thinkers import ThreadThinkers

ME, HERE, FRIEND = Wanted("me", "Ola"), Wanted("here", "Jan"), Wanted("friend")
RANDOM = Wanted("bot", bot="random")
BROWSER = "b" * 32


def at_tables(
    data: Path,
    test: Callable[[Tables], Awaitable[None]],
    games: Mapping[str, Game[Any]] = GAMES,
    limits: Limits | None = None,
) -> None:
    """Open the folder, run the test, close it again."""

    async def run() -> None:
        tables = Tables(DataFolder(data), games, limits or Limits(), ThreadThinkers(games), 0.0)
        await tables.open()
        try:
            await test(tables)
        finally:
            await tables.close()

    asyncio.run(run())


async def opened(tables: Tables, *seats: Wanted, game: str = "grzybowski", **options: Any) -> Room:
    given = await tables.create(game, seats or (ME, HERE), options, BROWSER)
    return tables.room(given.live.code)


async def any_moves(tables: Tables, room: Room, count: int) -> Live:
    for _ in range(count):
        live = await tables.live(room)
        assert live.to_move is not None
        move = live.game.legal(live.match.state, live.to_move)[0]
        await tables.play(room, live.to_move, live.game.write(move), live.sequence)
    return await tables.live(room)
