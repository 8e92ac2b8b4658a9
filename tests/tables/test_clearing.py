"""Tables nobody comes back to are cleared away, and nothing of them is left but their code."""

import asyncio
from pathlib import Path
from unittest.mock import Mock

import pytest
from sqlalchemy import func, select, update

from stolik.tables import schema
from stolik.tables.clearing import DAY
from stolik.tables.errors import Denied
from stolik.tables.limits import Limits
from stolik.tables.room import Room
from stolik.tables.service import Tables
from tests.tables.bench import BROWSER, FRIEND, ME, RANDOM, any_moves, at_tables, opened

KEPT = (
    schema.tables, schema.seats, schema.browsers, schema.moves, schema.snapshots, schema.words,
)  # fmt: skip


async def age(tables: Tables, room: Room, days: float) -> None:
    """So many days ago somebody last touched this table."""
    of = schema.tables
    older = update(of).where(of.c.code == room.code).values(touched=of.c.touched - days * DAY)
    await tables.store.commit([(older, {})])


async def rows_of(tables: Tables, room: Room) -> list[int]:
    counts = [select(func.count()).where(each.c.code == room.code) for each in KEPT]
    return [(await tables.store._all(query))[0][0] for query in counts]


async def played_out(tables: Tables) -> Room:
    room = await opened(tables, RANDOM, RANDOM)
    for _ in range(3000):
        if (await tables.live(room)).state == "over":
            return room
        await asyncio.sleep(0.01)
    raise AssertionError("the bots did not finish")


def test_each_state_has_its_own_patience(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        rooms = {
            "waiting": await opened(tables, ME, FRIEND),
            "playing": await opened(tables),
            "over": await played_out(tables),
        }
        days = {"waiting": 7, "playing": 180, "over": 365}
        for state, room in rooms.items():
            assert (await tables.live(room)).state == state
            await age(tables, room, days[state] - 0.5)
            assert await tables.clear_abandoned() == 0
            await age(tables, room, 1)
            assert await tables.clear_abandoned() == 1
            assert await rows_of(tables, room) == [0] * len(KEPT)
            with pytest.raises(Denied) as refused:
                await tables.find(room.code)
            assert refused.value.kind == "missing"

    at_tables(tmp_path, test)


def test_the_others_keep_every_row(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        old, young = await opened(tables), await opened(tables)
        for room in (old, young):
            await any_moves(tables, room, 5)
            await tables.company.say(room, 0, "Dzień dobry")
        before = await rows_of(tables, young)
        assert all(before)
        await age(tables, old, 200)
        assert await tables.clear_abandoned() == 1
        assert await rows_of(tables, young) == before
        assert [given.live.code for given in await tables.mine(BROWSER)] == [young.code]
        await any_moves(tables, young, 1)

    at_tables(tmp_path, test)


def test_a_table_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables)
        await age(tables, room, 1000)
        watcher = Mock()
        room.enter(watcher, [])
        assert await tables.clear_abandoned() == 0
        room.leave(watcher, [])
        assert await tables.clear_abandoned() == 1

    at_tables(tmp_path, test)


def test_whoever_moves_at_the_last_moment_keeps_the_table(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables)
        await age(tables, room, 1000)
        async with room.changing:
            clearing = asyncio.create_task(tables.clear_abandoned())
            await asyncio.sleep(0.1)
            await age(tables, room, -1000)
        assert await clearing == 0
        assert (await tables.live(room)).sequence == 0

    at_tables(tmp_path, test)


def test_it_is_done_when_the_server_starts(tmp_path: Path) -> None:
    rooms: list[Room] = []

    async def before(tables: Tables) -> None:
        tables.bot_pause = 60.0
        rooms.append(await opened(tables, RANDOM, RANDOM))
        await age(tables, rooms[0], 200)

    async def after(tables: Tables) -> None:
        assert await rows_of(tables, rooms[0]) == [0] * len(KEPT)

    at_tables(tmp_path, before)
    at_tables(tmp_path, after)


def test_nought_days_mean_never(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        for seats in ((ME, FRIEND), ()):
            await age(tables, await opened(tables, *seats), 10_000)
        assert await tables.clear_abandoned() == 0

    at_tables(tmp_path, test, limits=Limits(waiting_days=0, playing_days=0, over_days=0))


def test_an_old_link_never_leads_to_a_new_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables)
        await age(tables, room, 1000)
        await tables.clear_abandoned()
        codes = iter([room.code, "NEWER"])
        monkeypatch.setattr("stolik.tables.service.new_code", lambda: next(codes))
        assert (await opened(tables)).code == "NEWER"

    at_tables(tmp_path, test)
