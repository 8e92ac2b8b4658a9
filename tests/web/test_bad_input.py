"""Everything that must not work: each is refused in words and changes nothing."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stolik.tables.limits import Limits
from tests.web.house import BOT, FRIEND, HERE, PERSON, House, Line, visit

GOOD = {"game": "grzybowski", "seats": [PERSON, BOT]}


def refused_table(tmp_path: Path, body: Any, status: int, reason: str) -> None:
    async def test(house: House) -> None:
        answer = await house.http.post("/api/tables", json=body)
        assert answer.status_code == status, answer.text
        error = answer.json()["error"]
        assert error["reason"] == reason
        assert error["sentence"]["pl"]
        assert error["sentence"]["en"]
        assert (await house.http.get("/api/tables")).json() == []

    visit(tmp_path, test)


def test_unknown_game(tmp_path: Path) -> None:
    refused_table(tmp_path, {**GOOD, "game": "chess"}, 404, "unknown-game")


def test_unknown_bot(tmp_path: Path) -> None:
    seats = [PERSON, {"kind": "bot", "bot": "deep blue"}]
    refused_table(tmp_path, {**GOOD, "seats": seats}, 422, "bot")


@pytest.mark.parametrize("options", [{"first": 3}, {"first": True}, {"last": 1}])
def test_unknown_option(tmp_path: Path, options: dict[str, Any]) -> None:
    refused_table(tmp_path, {**GOOD, "options": options}, 422, "option")


def test_wrong_number_of_seats(tmp_path: Path) -> None:
    refused_table(tmp_path, {**GOOD, "seats": [PERSON]}, 422, "seats")


def test_two_seats_cannot_both_be_me(tmp_path: Path) -> None:
    refused_table(tmp_path, {**GOOD, "seats": [PERSON, PERSON]}, 422, "one-me")


@pytest.mark.parametrize(
    "body",
    [
        {**GOOD, "seed": "00"},
        {**GOOD, "seats": [{**PERSON, "seat": 3}, BOT]},
        {**GOOD, "seats": [{"kind": "queen"}, BOT]},
        {**GOOD, "language": "tlh"},
        {**GOOD, "game": 7},
        {**GOOD, "options": {"first": 10**30}},
        {**GOOD, "options": {"first": 1.5}},
        {"game": "grzybowski"},
        [],
        None,
    ],
)
def test_strict_schemas(tmp_path: Path, body: Any) -> None:
    refused_table(tmp_path, body, 422, "field")


@pytest.mark.parametrize("name", ["Ola\n", "a\x00b", "\u202eala", "\ud800", "\u200b"])
def test_names_with_control_characters(tmp_path: Path, name: str) -> None:
    async def test(house: House) -> None:
        body = json.dumps({**GOOD, "seats": [{"kind": "me", "name": f"x{name}x"}, BOT]})
        headers = {"content-type": "application/json"}
        answer = await house.http.post("/api/tables", content=body, headers=headers)
        assert answer.status_code == 422
        assert answer.json()["error"]["reason"] in ("name-letters", "field", "message")

    visit(tmp_path, test)


@pytest.mark.parametrize("name", ["", "x" * 41])
def test_names_of_a_wrong_length(tmp_path: Path, name: str) -> None:
    refused_table(tmp_path, {**GOOD, "seats": [{"kind": "me", "name": name}, BOT]}, 422, "field")


def test_a_name_of_spaces(tmp_path: Path) -> None:
    seats = [{"kind": "me", "name": "   "}, BOT]
    refused_table(tmp_path, {**GOOD, "seats": seats}, 422, "name-length")


def test_bodies_that_are_no_json_or_too_long(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        headers = {"content-type": "application/json"}
        broken = await house.http.post("/api/tables", content=b"{", headers=headers)
        assert (broken.status_code, broken.json()["error"]["reason"]) == (422, "message")
        long = await house.http.post("/api/tables", content=b" " * 70_000, headers=headers)
        assert (long.status_code, long.json()["error"]["reason"]) == (413, "too-long")

        async def drip() -> Any:
            for _ in range(70):
                yield b" " * 1000

        dripped = await house.http.post("/api/tables", content=drip(), headers=headers)
        assert dripped.status_code == 413

    visit(tmp_path, test)


@pytest.mark.parametrize("code", ["ABCDE", "O0I1O", "a/../", "AAAA\u0661", "12345"])
def test_unknown_codes(tmp_path: Path, code: str) -> None:
    async def test(house: House) -> None:
        answer = await house.http.get(f"/api/tables/{code}")
        assert answer.status_code == 404
        assert answer.json()["error"]["kind"] == "missing"

    visit(tmp_path, test)


def test_huge_ids(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        assert (await house.http.get(f"/api/tables/{'A' * 5000}")).status_code == 422
        assert (await house.http.get(f"/faces/grzybowski/{'9' * 19}a.svg")).status_code == 404
        given = await house.open_table(PERSON, HERE)
        async with house.line(given["code"], given["token"]) as line:
            for message in (
                {"move": {"at": 10**30, "seat": 0, "move": "end"}},
                {"move": {"at": 0, "seat": 10**18, "move": "end"}},
                {"move": {"at": -1, "seat": 0, "move": "end"}},
                {"history": {"to": 2**63}},
                {"move": {"at": 0, "seat": 0, "move": "x" * 201}},
            ):
                assert (await line.refused(**message))["kind"] == "malformed"
            assert (await line.refused(history={"to": 999_999}))["kind"] == "missing"
            assert (await line.refused(move={"at": 0, "seat": 99, "move": "end"}))["kind"] == (
                "forbidden"
            )
            await line.say(ping=1)
            assert "pong" in await line.hear()

    visit(tmp_path, test)


def test_wrong_tokens(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given, other = await house.open_table(PERSON, HERE), await house.open_table(PERSON, HERE)
        token = given["token"]
        forged = token[:-2] + ("AA" if token[-2:] != "AA" else "BB")
        cookie = house.http.cookies["stolik"]
        for wrong in (forged, other["token"], cookie, "", "x" * 200, "ł", "W10.x"):
            async with house.line(given["code"], greet=False) as line:
                error = await line.refused(hello={"token": wrong, "since": None})
                assert (error["kind"], error["reason"]) == ("forbidden", "token")
                with pytest.raises(ConnectionClosed):
                    await line.hear()
                assert line.socket.close_code == 1008
        for header in (f"Seat {forged}", "Bearer x", "Seat", f"Seat {other['token']}"):
            path = f"/api/tables/{given['code']}/rematch"
            answer = await house.http.post(path, headers={"Authorization": header})
            assert answer.status_code == 401

    visit(tmp_path, test)


def test_a_forged_cookie_is_nobody(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.open_table(PERSON, BOT)
        for cookie in ("x", "x" * 300, house.http.cookies["stolik"] + "A"):
            async with house.browser() as browser:
                browser.cookies.set("stolik", cookie)
                assert (await browser.get("/api/tables")).json() == []

    visit(tmp_path, test)


def test_a_spectator_cannot_move_ask_or_undo(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        async with house.line(given["code"]) as line:
            move = {"at": 0, "seat": line.table["to_move"], "move": "end"}
            assert (await line.refused(move=move))["reason"] == "not-your-seat"
            assert (await line.refused(undo={"at": 0, "seat": 0}))["reason"] == "not-your-seat"
            await line.say(why={"seat": 0, "move": "end"})
            assert (await line.hear_of("why"))["error"]["reason"] == "not-your-seat"

    visit(tmp_path, test)


def test_a_foreign_origin_on_the_socket(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, BOT)
        address = f"ws://127.0.0.1:{house.port}/api/tables/{given['code']}/live"
        for origin in ("https://evil.example", "null", f"http://127.0.0.1.evil:{house.port}"):
            with pytest.raises(InvalidStatus):
                await connect(address, origin=origin)  # type: ignore[arg-type]
        async with connect(address, origin=house.address):  # type: ignore[arg-type]
            pass

    visit(tmp_path, test)


def test_a_foreign_origin_on_unsafe_methods(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for headers in (
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Sec-Fetch-Site": "cross-site"},
            {"Origin": "http://[bad"},
        ):
            answer = await house.http.post("/api/tables", json=GOOD, headers=headers)
            assert (answer.status_code, answer.json()["error"]["reason"]) == (403, "origin")
        own = await house.http.post("/api/tables", json=GOOD, headers={"Origin": house.address})
        assert own.status_code == 201

    visit(tmp_path, test)


MALFORMED = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"7",
    b"{}",
    b'{"dance": 1}',
    b'{"ping": 1, "history": {"to": 0}}',
    b'{"ping": "1"}',
    b'{"ping": 1.5}',
    b'{"move": {"at": 0, "seat": 0, "move": "end", "cheat": true}}',
    b'{"move": {"at": "0", "seat": 0, "move": "end"}}',
    b'{"move": {"at": 0, "seat": 0, "move": null}}',
    b'{"hello": {"token": null, "since": null}}',
    b"[" * 3000,
    b'{"ping": ' + b"9" * 500 + b"}",
    b"\xff\xfe",
    b"\x00",
]


def test_malformed_frames(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        async with house.line(given["code"], given["token"]) as line:
            for frame in MALFORMED:
                await line.socket.send(frame)
                assert (await line.hear_of("refused"))["error"]["kind"] == "malformed", frame
            assert line.table["sequence"] == 0
            await line.any_move()

    visit(tmp_path, test)


def test_the_first_word_must_be_hello(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, BOT)
        async with house.line(given["code"], greet=False) as line:
            assert (await line.refused(ping=1))["reason"] == "hello"
            with pytest.raises(ConnectionClosed):
                await line.hear()
        async with house.line("AAAAA", greet=False) as line:
            assert (await line.refused(hello={"token": None}))["reason"] == "no-table"

    visit(tmp_path, test)


def test_replayed_and_reordered_moves(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        async with house.line(given["code"], given["token"]) as line:
            seat, text = line.table["to_move"], line.table["view"]["choices"][0]
            move = {"at": 0, "seat": seat, "move": text}
            for _ in range(3):
                await line.say(move=move)
            await line.say(move={**move, "at": 5})
            kinds = [(await line.hear_of("refused"))["error"]["kind"] for _ in range(3)]
            assert kinds == ["stale"] * 3
            await line.say(ping=1)
            while "pong" not in await line.hear():
                pass
            assert line.table["sequence"] == 1

    visit(tmp_path, test)


# Limits.


async def closed(line: Line) -> int | None:
    """The code the connection is closed with."""
    try:
        while True:
            await line.hear()
    except ConnectionClosed:
        return line.socket.close_code


def test_messages_that_are_too_long(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        async with house.line(given["code"], given["token"]) as line:
            await line.socket.send("x" * 5000)
            error = (await line.hear_of("refused"))["error"]
            assert (error["kind"], error["reason"]) == ("limit", "too-long")
            await line.socket.send("x" * 70_000)
            assert await closed(line) == 1009

    visit(tmp_path, test)


def test_too_many_messages_a_second(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        async with house.line(given["code"], given["token"]) as line:
            for _ in range(25):
                await line.say(ping=1)
            error = (await line.hear_of("refused"))["error"]
            assert (error["kind"], error["reason"]) == ("limit", "rate")
        async with house.line(given["code"], given["token"]) as line:
            for _ in range(60):
                await line.say(ping=1)
            assert await closed(line) == 1008

    visit(tmp_path, test, limits=Limits())


def test_a_client_that_goes_on_with_nonsense_is_disconnected(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        async with house.line(given["code"], given["token"]) as line:
            for _ in range(8):
                await line.socket.send("nonsense")
            assert await closed(line) == 1008
        async with house.line(given["code"], given["token"]) as again:
            assert again.table["sequence"] == 0

    visit(tmp_path, test, limits=Limits(strikes=5, messages=1000))


def test_open_tables_of_a_browser(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for _ in range(3):
            code = (await house.open_table(PERSON, FRIEND))["code"]
        answer = await house.http.post("/api/tables", json=GOOD)
        assert (answer.status_code, answer.json()["error"]["reason"]) == (429, "open-tables")
        join = await house.http.post(f"/api/tables/{code}/seats", json={"name": "Jan"})
        assert join.status_code == 429

    visit(tmp_path, test, limits=Limits(open_tables=3))


def test_new_tables_of_an_address(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for _ in range(3):
            async with house.browser() as browser:
                assert (await browser.post("/api/tables", json=GOOD)).status_code == 201
        async with house.browser() as browser:
            answer = await browser.post("/api/tables", json=GOOD)
            assert (answer.status_code, answer.json()["error"]["reason"]) == (429, "new-tables")

    visit(tmp_path, test, limits=Limits(new_tables=3))


def test_requests_of_an_address(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        answers = [await house.http.get("/api/games") for _ in range(12)]
        assert {answer.status_code for answer in answers} == {200, 429}

    visit(tmp_path, test, limits=Limits(requests=1))


def test_connections_of_an_address(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        code = (await house.open_table(PERSON, BOT))["code"]
        async with house.line(code), house.line(code):
            with pytest.raises(InvalidStatus):
                async with house.line(code):
                    pass
        await asyncio.sleep(0.1)
        async with house.line(code):
            pass

    visit(tmp_path, test, limits=Limits(connections=2))


def test_a_client_that_never_reads_slows_nobody(tmp_path: Path) -> None:
    """It asks for much and reads nothing; the table goes on, and it is let go."""

    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        code, token = given["code"], given["token"]
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=1024)
        writer.write(
            f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(_frame(b'{"hello": {"token": null}}'))
        context = house.app.state.context
        async with house.line(code, token) as line:
            assert context.connections["127.0.0.1"] == 2
            while line.table["sequence"] < 40:
                await line.any_move()
            for number in range(4000):
                writer.write(_frame(b'{"history": {"to": 40}}'))
                if number % 100 == 0:
                    await line.any_move()
                    await asyncio.sleep(0.01)
            for _ in range(100):
                if context.connections["127.0.0.1"] == 1:
                    break
                await asyncio.sleep(0.05)
            assert context.connections["127.0.0.1"] == 1
            await line.any_move()
        writer.close()

    visit(tmp_path, test, limits=Limits(messages=100_000, requests=1000, patience=1))


def _frame(payload: bytes) -> bytes:
    """A masked text frame; the mask is zero."""
    assert len(payload) < 126
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload
