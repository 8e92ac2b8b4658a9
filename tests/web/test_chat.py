"""What people say to each other at a table: heard by all, kept, and never more than words."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from stolik.tables.company import KEPT_WORDS, LONGEST_WORDS
from stolik.tables.limits import Limits
from stolik.tables.service import Tables
from tests.tables.bench import any_moves, at_tables, opened
from tests.web.house import BOT, FRIEND, HERE, PERSON, House, Line, Told, visit
from tests.web.test_kill import kill, start

TALKATIVE = Limits(messages=1000, requests=1000, chat=1000)


@asynccontextmanager
async def two_at(house: House) -> AsyncIterator[tuple[str, Line, Line]]:
    """A table with Ola and Jan, each in front of a browser of their own."""
    given = await house.open_table(PERSON, FRIEND)
    code = given["code"]
    friend = (await house.http.post(f"/api/tables/{code}/seats", json={"name": "Jan"})).json()
    async with (
        house.line(code, given["token"]) as ola,
        house.line(code, friend["token"]) as jan,
    ):
        yield code, ola, jan


async def words(line: Line) -> list[Told]:
    """What this client is told next of what was said."""
    told: Any = await line.hear_of("chat")
    return list(told)


async def nothing_was_said(house: House, code: str) -> None:
    assert not await house.tables.company.talk(house.tables.room(code))
    assert not await house.tables.store.talk(code, KEPT_WORDS)


def test_words_reach_everybody_in_the_order_they_were_said(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, jan), house.line(code) as spectator:
            lines = (ola, jan, spectator)
            for number, (line, text) in enumerate([(ola, "Dzień dobry"), (jan, "Cześć")], 1):
                seat = line.table["you"][0]
                await line.say(chat={"seat": seat, "text": f"  {text}\u00a0"})
                for each in lines:
                    (told,) = await words(each)
                    when = told.pop("time")
                    assert told == {"number": number, "seat": seat, "text": text}
                    assert when > 1_700_000_000
            assert ola.table["sequence"] == 0

    visit(tmp_path, test)


def test_who_comes_later_reads_what_was_said(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, _):
            for text in ("raz", "dwa"):
                await ola.say(chat={"seat": 0, "text": text})
                await words(ola)
        async with house.line(code) as spectator:
            assert spectator.table["said"] == 2
            assert [each["text"] for each in await words(spectator)] == ["raz", "dwa"]
            house.tables.room(code).talk = None  # as if the table had left memory
            async with house.line(code) as another:
                assert [each["number"] for each in await words(another)] == [1, 2]

    visit(tmp_path, test)


def test_the_last_words_are_kept_and_older_ones_are_gone(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables)
        for number in range(KEPT_WORDS + 5):
            await tables.company.say(room, 0, str(number))
        for talk in (room.talk, await tables.store.talk(room.code, 10_000)):
            assert talk
            assert [each.text for each in talk] == [str(at) for at in range(5, KEPT_WORDS + 5)]
        room.talk = None
        await tables.company.say(room, 1, "dalej")
        assert (await tables.company.talk(room))[-1].number == KEPT_WORDS + 6

    at_tables(tmp_path, test, limits=Limits(chat=1000))


def test_words_are_kept_for_each_table_alone(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        one, two = await opened(tables), await opened(tables)
        await tables.company.say(one, 0, "tutaj")
        await any_moves(tables, one, 1)
        assert not await tables.company.talk(two)
        await tables.company.say(two, 0, "tam")
        assert [each.text for each in await tables.store.talk(two.code, 10)] == ["tam"]

    at_tables(tmp_path, test)


def test_a_finished_game_is_still_talked_about(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        async with house.line(given["code"], given["token"]) as line:
            while line.table["state"] != "over":
                await line.any_move()
            await line.say(chat={"seat": 1, "text": "Dobra gra"})
            assert (await words(line))[0]["seat"] == 1

    visit(tmp_path, test)


def test_a_spectator_reads_and_does_not_write(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, _), house.line(code) as spectator:
            error = await spectator.refused(chat={"seat": 0, "text": "Hej"})
            assert (error["kind"], error["reason"]) == ("forbidden", "not-your-seat")
            error = await ola.refused(chat={"seat": 1, "text": "Jestem Jan"})
            assert error["kind"] == "forbidden"
            await nothing_was_said(house, code)

    visit(tmp_path, test)


def test_nobody_speaks_for_a_computer(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, BOT)
        async with house.line(given["code"], given["token"]) as line:
            error = await line.refused(chat={"seat": 1, "text": "Wygram"})
            assert error["kind"] == "forbidden"

    visit(tmp_path, test)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "chat-length"),
        (" \t\n\u00a0 ", "chat-length"),
        ("x" * (LONGEST_WORDS + 1), "chat-length"),
        ("a\nb", "chat-letters"),
        ("a\x00b", "chat-letters"),
        ("a\x1b[31mb", "chat-letters"),
        ("a\x7fb", "chat-letters"),
        ("\u202eala", "chat-letters"),
        ("a\u2028b", "chat-letters"),
        ("\u200b", "chat-letters"),
        ("\u200d", "chat-letters"),
        ("\ufe0f", "chat-letters"),
        ("\ud800", "message"),
        ("a\udfffb", "message"),
        (None, "message"),
        (7, "message"),
        (["a"], "message"),
        ({"html": "a"}, "message"),
    ],
)
def test_words_that_are_refused(tmp_path: Path, text: Any, reason: str) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, _):
            await ola.say(chat={"seat": 0, "text": text})
            told = await ola.hear_of("refused")
            assert (told["error"]["kind"], told["error"]["reason"]) == ("malformed", reason)
            assert told["error"]["sentence"]["pl"] != told["error"]["sentence"]["en"]
            assert told["said"] == (text if reason != "message" else None)
            assert (told["at"], told["move"]) == (None, None)
            await nothing_was_said(house, code)
            await ola.say(chat={"seat": 0, "text": "Dobrze"})
            assert (await words(ola))[0]["number"] == 1

    visit(tmp_path, test)


@pytest.mark.parametrize(
    "message",
    [
        {"text": "a"},
        {"seat": 0},
        {"seat": "0", "text": "a"},
        {"seat": -1, "text": "a"},
        {"seat": 0.5, "text": "a"},
        {"seat": None, "text": "a"},
        {"seat": 0, "text": "a", "html": True},
        "a",
        None,
        [],
    ],
)
def test_messages_of_a_wrong_shape(tmp_path: Path, message: Any) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, _):
            assert (await ola.refused(chat=message))["reason"] == "message"
            await nothing_was_said(house, code)

    visit(tmp_path, test)


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, _):
            await ola.socket.send(b'{"chat": {"seat": 0, "text": "a\xff\xed\xa0\x80"}}')
            assert (await ola.hear_of("refused"))["error"]["reason"] == "message"
            await nothing_was_said(house, code)

    visit(tmp_path, test)


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "ż" * LONGEST_WORDS,
        "🂡" * LONGEST_WORDS,
        "<b>Ola</b> & <img src=x onerror=alert(1)>",
        "👩‍👧 ☺️ Łódź",
        "'; DROP TABLE words; --",
        "{ $name }",
    ],
)
def test_words_come_as_they_were_said(tmp_path: Path, text: str) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, jan):
            await ola.say(chat={"seat": 0, "text": text})
            assert (await words(jan))[0]["text"] == text
            assert [each.text for each in await house.tables.store.talk(code, 10)] == [text]

    visit(tmp_path, test)


def test_a_seat_may_say_so_much_a_minute(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, jan):
            for number in range(3):
                await ola.say(chat={"seat": 0, "text": str(number)})
                await words(ola)
            await ola.say(chat={"seat": 0, "text": "za dużo"})
            told = await ola.hear_of("refused")
            assert told["error"]["kind"] == "limit"
            assert told["error"]["reason"] == "chat-rate"
            assert told["said"] == "za dużo"
            async with house.line(code, house.tables.folder.tokens.seat(code, 0)) as again:
                assert (await again.refused(chat={"seat": 0, "text": "tu też"}))["kind"] == "limit"
            await jan.say(chat={"seat": 1, "text": "wolno"})
            assert (await words(ola))[0]["text"] == "wolno"
            assert len(await house.tables.store.talk(code, 10)) == 4

    visit(tmp_path, test, limits=Limits(messages=1000, requests=1000, chat=3))


def test_who_reads_slowly_misses_no_word(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (_, ola, jan):
            for number in range(60):
                await ola.say(chat={"seat": 0, "text": str(number)})
            heard: list[str] = []
            while len(heard) < 60:
                heard += [each["text"] for each in await words(jan)]
            assert heard == [str(number) for number in range(60)]

    visit(tmp_path, test, limits=TALKATIVE)


def test_kill_9_loses_no_word_that_was_heard(tmp_path: Path) -> None:
    server, port = start(tmp_path)
    try:
        body = {"game": "grzybowski", "seats": [PERSON, HERE]}
        given = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=body).json()

        def said(*texts: str) -> list[dict[str, Any]]:
            """Say this, and return all that was heard since one came."""
            address = f"ws://127.0.0.1:{port}/api/tables/{given['code']}/live"
            heard: list[dict[str, Any]] = []
            with connect(address, compression=None) as socket:
                socket.send(json.dumps({"hello": {"token": given["seats"][0]["token"]}}))
                for text in texts:
                    socket.send(json.dumps({"chat": {"seat": 0, "text": text}}))
                while not heard or heard[-1]["text"] != texts[-1]:
                    heard += json.loads(socket.recv(10)).get("chat", [])
            return heard

        before = said("raz", "dwa")
        kill(server)
        server, port = start(tmp_path)
        after = said("trzy")
        assert after[:2] == before
        assert [each["number"] for each in after] == [1, 2, 3]
    finally:
        kill(server)
