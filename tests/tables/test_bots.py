"""Bots think outside the event loop: nobody waits for them but their own table."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from stolik.bots import BOTS, Outlook, random_bot
from stolik.tables.folder import DataFolder
from stolik.tables.room import Room
from stolik.tables.seating import Wanted
from stolik.tables.service import Tables
from tests.tables.bench import HERE, ME, any_moves, at_tables, opened

PATIENCE = 30.0


async def until(fits: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await fits():
            await asyncio.sleep(0.01)


def moved(tables: Tables, room: Room, moves: int) -> Callable[[], Awaitable[bool]]:
    async def fits() -> bool:
        live = await tables.live(room)
        return live.sequence >= moves or live.state == "over"

    return fits


def test_a_slow_thinker_holds_up_its_own_table_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, may_answer = threading.Event(), threading.Event()

    def slow(outlook: Outlook[Any]) -> int:
        thinking.set()
        assert may_answer.wait(PATIENCE)
        return random_bot(outlook)

    monkeypatch.setitem(BOTS, "slow", slow)

    async def test(tables: Tables) -> None:
        bot = Wanted("bot", bot="slow")
        slowly = await opened(tables, bot, bot)

        async def begun() -> bool:
            return thinking.is_set()

        await until(begun)
        quick = await opened(tables, ME, HERE)
        assert (await any_moves(tables, quick, 20)).sequence == 20
        assert (await tables.live(slowly)).sequence == 0
        may_answer.set()
        await until(moved(tables, slowly, 1))

    at_tables(tmp_path, test)


def test_a_thinker_that_fails_is_replaced_by_any_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(outlook: Outlook[Any]) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setitem(BOTS, "broken", broken)

    async def test(tables: Tables) -> None:
        bot = Wanted("bot", bot="broken")
        await until(moved(tables, await opened(tables, bot, bot), 3))

    at_tables(tmp_path, test)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_answer_as_the_server_is_usually_set_up(tmp_path: Path, bot: str) -> None:
    """Worker processes, the usual pause; and the loop goes on meanwhile."""

    async def run() -> None:
        tables = Tables(DataFolder(tmp_path))
        await tables.open()
        try:
            rooms = [await opened(tables, Wanted("bot", bot=bot), ME) for _ in range(2)]
            for room in rooms:
                await until(answered(tables, room))
        finally:
            await tables.close()

    asyncio.run(run())


def answered(tables: Tables, room: Room) -> Callable[[], Awaitable[bool]]:
    """The person moves at once; the bot has moved after that."""

    async def fits() -> bool:
        live = await tables.live(room)
        seats = [each.seat for each in live.match.record.moves]
        if live.to_move == 1:
            await any_moves(tables, room, 1)
        return 1 in seats and 0 in seats[seats.index(1) :]

    return fits


def test_a_bot_waits_where_a_person_might_cut_in(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables, ME, Wanted("bot", bot="random"), game="ziemia", start=1)
        live = (await tables.live(room)).fork()
        state = live.match.state
        live.game.play(state, 0, live.game.read("place gniezno church"), tables.luck, None)
        state.frames = tuple((scene, 1) for scene, _ in state.frames)  # as if the bot had placed
        assert not live.deserves_a_wait(1, "draw", tables.luck)  # the person holds nothing
        state.hands = (1 << 77, 1 << 89)
        assert live.deserves_a_wait(1, "draw", tables.luck)
        assert not live.deserves_a_wait(1, "play 89", tables.luck)  # nobody learns anything

    at_tables(tmp_path, test)
