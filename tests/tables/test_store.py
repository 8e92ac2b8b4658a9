"""The record is the truth: what is committed comes back, from rows alone."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from stolik.games import GAMES
from stolik.kernel.game import digest
from stolik.tables import schema
from stolik.tables.errors import Denied
from stolik.tables.folder import DataFolder, FolderInUse
from stolik.tables.limits import Limits
from stolik.tables.service import Tables
from stolik.tables.store import Store
from tests.tables.bench import BROWSER, FRIEND, ME, RANDOM, any_moves, at_tables, opened
from tests.toy import GAME as TOY


def test_a_table_comes_back_after_a_restart(tmp_path: Path) -> None:
    seen: dict[str, Any] = {}

    async def before(tables: Tables) -> None:
        room = await opened(tables)
        live = await any_moves(tables, room, 17)
        seen.update(code=live.code, state=digest(live.match.state), record=live.match.record)
        seen.update(entries=live.entries, point=live.match.turning_point.at)

    async def after(tables: Tables) -> None:
        live = await tables.live(await tables.find(seen["code"]))
        assert digest(live.match.state) == seen["state"]
        assert live.match.record.dumps() == seen["record"].dumps()
        assert live.entries == seen["entries"]
        assert live.match.turning_point.at == seen["point"]
        await any_moves(tables, tables.room(live.code), 3)

    at_tables(tmp_path, before)
    at_tables(tmp_path, after)


def test_tables_that_left_memory_are_rebuilt(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        rooms = [await opened(tables) for _ in range(6)]
        for _ in range(4):
            for room in rooms:
                await any_moves(tables, room, 2)
        assert sum(room.live is not None for room in rooms) == 2
        assert [(await tables.live(room)).sequence for room in rooms] == [8] * 6

    at_tables(tmp_path, test, limits=Limits(live_tables=2))


def test_an_undo_survives_a_restart(tmp_path: Path) -> None:
    codes: list[str] = []

    async def before(tables: Tables) -> None:
        room = await opened(tables)
        live = await any_moves(tables, room, 1)
        assert live.to_move is not None
        await tables.undo(room, live.to_move, 1, 1)
        codes.append(room.code)

    async def after(tables: Tables) -> None:
        live = await tables.live(await tables.find(codes[0]))
        assert (live.sequence, live.epoch) == (0, 1)
        await any_moves(tables, tables.room(codes[0]), 4)

    at_tables(tmp_path, before)
    at_tables(tmp_path, after)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    codes: list[str] = []

    async def before(tables: Tables) -> None:
        tables.bot_pause = 60.0
        codes.append((await opened(tables, RANDOM, RANDOM)).code)

    async def after(tables: Tables) -> None:
        room = tables.room(codes[0])
        for _ in range(500):
            if (await tables.live(room)).state == "over":
                return
            await asyncio.sleep(0.01)
        raise AssertionError("the bots did not finish")

    at_tables(tmp_path, before)
    at_tables(tmp_path, after)


def test_the_database_decides_who_made_move_n(tmp_path: Path) -> None:
    """Somebody else has written move 1: ours is stale, and memory follows the rows."""

    async def test(tables: Tables) -> None:
        room = await opened(tables)
        old = await tables.live(room)
        await any_moves(tables, room, 1)
        room.live = old
        with pytest.raises(Denied) as refused:
            await any_moves(tables, room, 1)
        assert refused.value.kind == "stale"
        assert (await tables.live(room)).sequence == 1

    at_tables(tmp_path, test)


def test_many_tables_share_commits_and_one_fault_hits_one_table(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        rooms = [await opened(tables) for _ in range(20)]
        old = await tables.live(rooms[7])
        await any_moves(tables, rooms[7], 1)
        rooms[7].live = old
        done = await asyncio.gather(
            *(any_moves(tables, room, 1) for room in rooms), return_exceptions=True
        )
        assert [number for number, each in enumerate(done) if isinstance(each, Denied)] == [7]
        assert {(await tables.live(room)).sequence for room in rooms} == {1}

    at_tables(tmp_path, test)


def test_moves_at_the_same_moment_leave_one(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables)
        live = await tables.live(room)
        assert live.to_move is not None
        moves = live.game.legal(live.match.state, live.to_move)
        done = await asyncio.gather(
            *(tables.play(room, live.to_move, live.game.write(move), 0) for move in moves),
            return_exceptions=True,
        )
        assert sum(isinstance(each, Denied) for each in done) == len(moves) - 1

    at_tables(tmp_path, test)


def test_a_player_who_leaves_in_the_middle_leaves_no_half_move(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables)
        for number in range(10):
            moving = asyncio.create_task(any_moves(tables, room, 1))
            for _ in range(number):
                await asyncio.sleep(0)
            moving.cancel()
            await asyncio.gather(moving, return_exceptions=True)
            known = (await tables.live(room)).sequence
            room.live = None
            assert (await tables.live(room)).sequence == known

    at_tables(tmp_path, test)


def test_a_rules_fix_lets_the_table_go_on_from_its_turning_point(tmp_path: Path) -> None:
    codes: list[str] = []
    points: list[tuple[int, int]] = []

    async def before(tables: Tables) -> None:
        room = await opened(tables)
        live = await any_moves(tables, room, 8)
        if live.match.turning_point.at == live.sequence:
            live = await any_moves(tables, room, 1)
        codes.append(room.code)
        points.append((live.match.turning_point.at, live.sequence))

    async def after(tables: Tables) -> None:
        at, made = points[0]
        live = await tables.live(await tables.find(codes[0]))
        assert live.sequence == at < made
        assert live.epoch == 1
        assert [each.at for each in live.match.record.snapshots] == [at]
        await any_moves(tables, tables.room(codes[0]), 3)

    fixed = replace(GAMES["grzybowski"], rules_version=GAMES["grzybowski"].rules_version + 1)
    at_tables(tmp_path, before)
    at_tables(tmp_path, after, games={"grzybowski": fixed})


def test_a_game_that_is_gone_is_said_so(tmp_path: Path) -> None:
    codes: list[str] = []

    async def before(tables: Tables) -> None:
        codes.append((await opened(tables, ME, RANDOM, game="toy")).code)

    async def after(tables: Tables) -> None:
        with pytest.raises(Denied) as refused:
            await tables.find(codes[0])
        assert refused.value.refusal.reason == "unknown-game"
        assert await tables.mine(BROWSER) == []

    at_tables(tmp_path, before, games={"toy": TOY})
    at_tables(tmp_path, after)


def test_one_row_per_move_and_no_second(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables)
        await any_moves(tables, room, 1)
        row = {
            "code": room.code,
            "sequence": 1,
            "seat": 0,
            "move": "end",
            "chance": [],
            "barrier": True,
            "facts": [],
        }
        with pytest.raises(IntegrityError):
            await tables.store.commit([(schema.ADD_MOVE, row)])

    at_tables(tmp_path, test)


def test_a_file_of_the_first_format_gets_what_it_lacks(tmp_path: Path) -> None:
    codes: list[str] = []

    async def before(tables: Tables) -> None:
        room = await opened(tables)
        await any_moves(tables, room, 5)
        codes.append(room.code)

    async def after(tables: Tables) -> None:
        room = await tables.find(codes[0])
        assert (await tables.live(room)).sequence == 5
        assert not await tables.company.talk(room)
        await tables.company.say(room, 0, "Gramy dalej")
        await any_moves(tables, room, 1)
        assert not any(seat.open for seat in (await tables.live(room)).seats)

    async def later(tables: Tables) -> None:
        room = await tables.find(codes[0])
        assert [each.text for each in await tables.company.talk(room)] == ["Gramy dalej"]

    at_tables(tmp_path, before)
    with closing(sqlite3.connect(tmp_path / "stolik.sqlite")) as database:
        database.executescript(
            "DROP TABLE words; ALTER TABLE seats DROP COLUMN open; PRAGMA user_version=1"
        )
    at_tables(tmp_path, after)
    with closing(sqlite3.connect(tmp_path / "stolik.sqlite")) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
    at_tables(tmp_path, later)


def test_a_file_of_a_newer_format_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        await opened(tables)

    at_tables(tmp_path, test)
    file = tmp_path / "stolik.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(f"PRAGMA user_version={schema.VERSION + 1}")
        before = list(database.iterdump())
    with pytest.raises(RuntimeError, match="newer"):
        asyncio.run(Store(file).open())
    with closing(sqlite3.connect(file)) as database:
        assert list(database.iterdump()) == before


def test_the_key_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "data")
    mode = stat.S_IMODE((tmp_path / "data" / "secret.key").stat().st_mode)
    assert mode == 0o600
    token = folder.tokens.seat("ABCDE", 1)
    folder.close()
    again = DataFolder(tmp_path / "data")
    assert again.tokens.read_seat(token) == ("ABCDE", 1)
    again.close()
    other = DataFolder(tmp_path / "other")
    assert other.tokens.read_seat(token) is None
    other.close()


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    with pytest.raises(FolderInUse):
        DataFolder(tmp_path)
    folder.close()
    DataFolder(tmp_path).close()


def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables, ME, FRIEND)
        done = await asyncio.gather(
            *(tables.join(room.code, f"Jan {number}", BROWSER) for number in range(5)),
            return_exceptions=True,
        )
        assert sum(isinstance(each, Denied) for each in done) == 4

    at_tables(tmp_path, test)
