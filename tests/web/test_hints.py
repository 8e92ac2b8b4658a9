"""What would the master do? Told to whoever asks in their own turn, and to nobody else."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from stolik.bots.advice import Advice, advise_of
from stolik.games import GAMES
from stolik.kernel.game import Data
from stolik.tables import hints, schema
from stolik.tables.errors import Denied
from stolik.tables.limits import Limits
from stolik.tables.service import Tables
from tests.tables.bench import BROWSER, HERE, ME, any_moves, at_tables, opened
from tests.web.house import BOT, FRIEND, PERSON, House, Line, Told, visit
from tests.web.test_chat import two_at
from tests.web.test_ping_plan import nothing_came

PATIENCE = 20.0


async def ask(line: Line, seat: int | None = None, at: int | None = None) -> None:
    table = line.table
    seat = table["to_move"] if seat is None else seat
    await line.say(hint={"seat": seat, "at": table["sequence"] if at is None else at})


async def refused(line: Line, **more: int) -> str:
    await ask(line, **more)
    told = await line.hear_of("refused")
    return str(told["error"]["reason"])


def test_only_the_one_who_asks_is_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, jan), house.line(code) as spectator:
            asker = ola if ola.table["to_move"] == 0 else jan
            others = [line for line in (ola, jan, spectator) if line is not asker]
            await ask(asker)
            told = await asker.hear_of("hint")
            seat = asker.table["to_move"]
            assert (told["at"], told["seat"]) == (0, seat)
            assert told["move"]["move"] in asker.table["view"]["choices"]
            assert told["move"]["name"] == "take"
            assert set(told["move"]["params"]) == {"card", "side"}
            assert told["alternatives"]
            for line in others:
                await nothing_came(line, "hint")
                assert line.table["asked"] == {}
            await asker.move(told["move"]["move"])
            assert asker.table["asked"] == {}
            assert told["line"][0]["move"] in asker.table["view"]["choices"]

    visit(tmp_path, test)


def test_who_may_not_ask(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, jan), house.line(code) as spectator:
            to_move = ola.table["to_move"]
            mover, waiting = (ola, jan) if to_move == 0 else (jan, ola)
            assert await refused(waiting, seat=1 - to_move) == "hint-turn"
            assert await refused(waiting, seat=to_move) == "not-your-seat"
            assert await refused(spectator) == "not-your-seat"
            assert await refused(mover, at=3) == "stale"
            assert await refused(mover, seat=7) == "not-your-seat"
        given = await house.open_table(PERSON, FRIEND)
        async with house.line(given["code"], given["token"]) as ola:
            assert await refused(ola, seat=0) == "waiting"

    visit(tmp_path, test)


def test_a_table_may_forbid_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, BOT, hints=False, options={"first": 1})
        async with house.line(given["code"], given["token"]) as ola:
            assert ola.table["hints"] is False
            assert ola.table["options"] == {"first": 1}, "an agreement of people, not of the game"
            assert await refused(ola) == "hints-off"
        other = await house.open_table(PERSON, BOT)
        async with house.line(other["code"], other["token"]) as ola:
            assert ola.table["hints"] is True

    visit(tmp_path, test)


def test_one_question_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, may_answer = threading.Event(), threading.Event()

    def slow(*question: Any) -> Advice:
        thinking.set()
        assert may_answer.wait(PATIENCE)
        return advise_of(*question)

    monkeypatch.setattr(hints, "advise_of", slow)

    async def test(house: House) -> None:
        given = await house.open_table(PERSON, BOT, options={"first": 1})
        code, token = given["code"], given["token"]
        async with house.line(code, token) as phone, house.line(code, token) as laptop:
            await ask(phone)
            await nothing_came(phone, "hint")
            assert await asyncio.to_thread(thinking.wait, PATIENCE)
            assert await refused(phone) == "hint-busy"
            assert await refused(laptop) == "hint-busy"
            await phone.any_move()  # nobody has to wait for the master
            may_answer.set()
            assert (await phone.hear_of("hint"))["at"] == 0

    visit(tmp_path, test)


def test_asked_again_it_is_the_same_and_counts_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, BOT, options={"first": 1})
        async with house.line(given["code"], given["token"]) as ola:
            told: list[Told] = []
            for _ in range(3):
                await ask(ola)
                told.append(await ola.hear_of("hint"))
            assert told[0] == told[1] == told[2]
            room = house.tables.room(given["code"])
            assert (await house.tables.hints.of(room)).asked == {0: 1}

    visit(tmp_path, test, limits=Limits(hints=1))


def test_there_is_a_limit(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, {"kind": "here", "name": "Jan"})
        async with house.line(given["code"], given["token"]) as ola:
            await ask(ola)
            await ola.hear_of("hint")
            before = ola.table["to_move"]
            assert (await ola.any_move())["to_move"] == before, "it has yet to be laid"
            assert await refused(ola) == "hint-rate"

    visit(tmp_path, test, limits=Limits(hints=1))


def test_the_master_sees_an_imagined_world_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seen = GAMES["tczew"], list[Data]()

    def noted(name: str, world: Data, seat: int, *more: Any) -> Advice:
        seen.append(world)
        return Advice(game.legal(game.from_data(world), seat)[0], (), ())

    monkeypatch.setattr(hints, "advise_of", noted)

    async def test(tables: Tables) -> None:
        room = await opened(tables, ME, HERE, game="tczew")
        live = await any_moves(tables, room, 40)
        assert live.to_move is not None
        await tables.hints.ask(room, live.to_move, live.sequence)
        (world,) = seen
        assert world != live.match.state.to_data()
        imagined = game.from_data(world)
        assert game.view(imagined, live.to_move) == game.view(live.match.state, live.to_move)

    at_tables(tmp_path, test)


def test_a_master_without_an_answer_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*question: Any) -> Advice:
        raise RuntimeError("no idea")

    monkeypatch.setattr(hints, "advise_of", broken)

    async def test(house: House) -> None:
        given = await house.open_table(PERSON, BOT, options={"first": 1})
        async with house.line(given["code"], given["token"]) as ola:
            for _ in range(2):
                assert await refused(ola) == "hint-none"
            await ola.any_move()

    visit(tmp_path, test)


def test_how_often_each_asked_is_told_at_the_end_and_survives_a_restart(tmp_path: Path) -> None:
    codes: list[str] = []

    async def before(tables: Tables) -> None:
        room = await opened(tables)
        codes.append(room.code)
        for _ in range(2):
            live = await tables.live(room)
            assert live.to_move is not None
            await tables.hints.ask(room, live.to_move, live.sequence)
            await any_moves(tables, room, 1)

    async def test(house: House) -> None:
        room = await house.tables.find(codes[0])
        first = house.tables.room(room.code)
        counted = (await house.tables.hints.of(first)).asked
        assert sum(counted.values()) == 2
        async with house.line(room.code) as spectator:
            assert spectator.table["asked"] == {}
            live = await house.tables.live(room)
            while live.state != "over":
                live = await any_moves(house.tables, room, 1)
            table = await spectator.until(lambda table: table["state"] == "over")
            assert table["asked"] == {str(seat): count for seat, count in counted.items()}

    at_tables(tmp_path, before)
    visit(tmp_path, test)


def test_a_rematch_keeps_to_what_was_agreed(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        given = await tables.create("grzybowski", (ME, HERE), {}, BROWSER, hints=False)
        room = tables.room(given.live.code)
        while (await any_moves(tables, room, 1)).state != "over":
            pass
        token = tables.folder.tokens.seat(room.code, 0)
        again = tables.room((await tables.rematch(room.code, token, BROWSER)).live.code)
        live = await tables.live(again)
        assert live.to_move is not None
        with pytest.raises(Denied, match="hints-off"):
            await tables.hints.ask(again, live.to_move, 0)

    at_tables(tmp_path, test)


def test_a_table_from_before_there_were_hints_has_them(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables)
        await tables.store.commit([(schema.advice.delete(), {})])
        live = await tables.live(room)
        assert live.to_move is not None
        assert await tables.hints.ask(room, live.to_move, 0)

    at_tables(tmp_path, test)
