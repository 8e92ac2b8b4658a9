"""After the game: a look back, once a table, with its progress for whoever is there."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stolik.bots.review import Mark, Moment, look
from stolik.games import GAMES
from stolik.tables import review
from stolik.tables.room import Room
from stolik.tables.seating import Wanted
from stolik.tables.service import Tables
from tests.tables.bench import HERE, ME, any_moves, at_tables, opened
from tests.tables.test_bots import until
from tests.web.house import House, Line, Told, visit

PATIENCE = 30.0


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here cares how good the marks are."""
    monkeypatch.setitem(GAMES, "grzybowski", replace(GAMES["grzybowski"], pace=4))


async def finished(tables: Tables, *seats: Wanted) -> Room:
    room = await opened(tables, *(seats or (ME, HERE)))
    while (await any_moves(tables, room, 1)).state != "over":
        pass
    return room


async def reviewed(tables: Tables, room: Room) -> tuple[Any, ...]:
    async def fits() -> bool:
        progress = (await tables.hints.of(room)).review
        return progress is not None and progress.marks is not None

    await until(fits)
    progress = (await tables.hints.of(room)).review
    assert progress is not None
    assert progress.marks is not None
    return progress.marks


async def the_end(line: Line) -> list[Told]:
    """All that is told of a review until it is done."""
    told = [await line.hear_of("review")]
    while told[-1]["marks"] is None:
        told.append(await line.hear_of("review"))
    return told


def test_whoever_is_there_sees_how_far_it_is_and_what_it_found(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        room = await finished(house.tables)
        token = house.tables.folder.tokens.seat(room.code, 0)
        async with house.line(room.code, token) as ola, house.line(room.code) as spectator:
            await ola.say(review={"seat": 0})
            for line in (ola, spectator):
                told = await the_end(line)
                done = [each["done"] for each in told]
                assert done == sorted(done)
                assert done[-1] == told[-1]["of"]
                assert len(told) > 3, "progress is shown"
            async with house.line(room.code) as later:
                assert await later.hear_of("review") == told[-1]
            marks = told[-1]["marks"]
            assert 1 <= len(marks) <= 6
            record = house.tables.record(await house.tables.live(room))
            for mark in marks:
                moved = record.moves[mark["at"]]
                assert (mark["seat"], mark["move"]["move"]) == (moved.seat, moved.move)
                assert mark["better"]["move"] != moved.move
                assert mark["cost"] >= 1
            await ola.say(review={"seat": 0})
            await ola.say(ping=1)
            assert "pong" in await ola.hear(), "it is not done again"

    visit(tmp_path, test)


def test_who_may_not_ask_for_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        room = await opened(house.tables)
        token = house.tables.folder.tokens.seat(room.code, 0)
        async with house.line(room.code, token) as ola, house.line(room.code) as spectator:
            assert (await ola.refused(review={"seat": 0}))["reason"] == "not-over"
            assert (await spectator.refused(review={"seat": 0}))["reason"] == "not-your-seat"

    visit(tmp_path, test)


def test_bots_are_not_reviewed_where_a_person_plays(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables, ME, Wanted("bot", bot="random"))

        async def over() -> bool:
            live = await tables.live(room)
            if live.to_move == 0:
                await any_moves(tables, room, 1)
            return live.state == "over"

        await until(over)
        await tables.reviews.ask(room)
        assert {mark["seat"] for mark in await reviewed(tables, room)} == {0}

    at_tables(tmp_path, test)


def test_a_restart_neither_loses_nor_doubles_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes, begun, found = list[str](), threading.Event(), list[Any]()

    def stuck(*question: Any) -> Mark:
        begun.set()
        raise asyncio.CancelledError  # as a worker that the server takes along

    async def stopped(tables: Tables) -> None:
        room = await finished(tables)
        codes.append(room.code)
        await tables.reviews.ask(room)
        await asyncio.to_thread(begun.wait, PATIENCE)

    async def goes_on(tables: Tables) -> None:
        found.append(await reviewed(tables, await tables.find(codes[0])))

    async def kept(tables: Tables) -> None:
        room = await tables.find(codes[0])
        assert await reviewed(tables, room) == found[0]
        await tables.reviews.ask(room)

    with monkeypatch.context() as patch:
        patch.setattr(review, "look", stuck)
        at_tables(tmp_path, stopped)
    at_tables(tmp_path, goes_on)
    monkeypatch.setattr(review, "look", lambda *_: pytest.fail("it was done before"))
    at_tables(tmp_path, kept)


def test_one_that_fails_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails = iter([True, False])

    def moody(name: str, moment: Moment, thought: float) -> Mark:
        if next(fails, False):
            raise RuntimeError("no idea")
        return look(name, moment, thought)

    monkeypatch.setattr(review, "look", moody)

    async def test(house: House) -> None:
        room = await finished(house.tables)
        token = house.tables.folder.tokens.seat(room.code, 0)
        async with house.line(room.code, token) as ola:
            await ola.say(review={"seat": 0})
            while await ola.hear_of("review") is not None:
                pass
            await ola.say(review={"seat": 0})
            assert (await the_end(ola))[-1]["marks"] is not None

    visit(tmp_path, test)
