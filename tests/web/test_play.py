"""A table over its WebSocket: moves, watching, coming back, undo, history."""

from pathlib import Path
from typing import Any

from tests.toy import GAME as TOY
from tests.web.house import BOT, FRIEND, HERE, PERSON, House, Line, visit


def test_a_move_reaches_everybody_as_their_seat_sees_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE, options={"first": 1})
        async with (
            house.line(given["code"], given["token"]) as me,
            house.line(given["code"]) as they,
        ):
            move = me.table["view"]["choices"][0]
            await me.move(move)
            await they.until(lambda table: table["sequence"] == 1)
            assert me.table["view"]["you"] == 0
            assert len(me.table["view"]["hand"]["faces"]) == 2
            assert they.table["view"]["you"] is None
            assert len(they.table["view"]["hand"]["faces"]) == 1
            assert they.table["facts"][0]["move"] == move
            assert they.table["undo"] == {"steps": 0}

    visit(tmp_path, test)


def test_two_tabs_on_one_seat_see_the_same(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        code, token = given["code"], given["token"]
        async with house.line(code, token) as one, house.line(code, token) as two:
            await one.any_move()
            await two.until(lambda table: table["sequence"] == 1)
            await two.any_move()
            await one.until(lambda table: table["sequence"] == 2)
            assert one.table == two.table

    visit(tmp_path, test)


def test_a_client_comes_back_and_hears_what_it_missed(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        code, token = given["code"], given["token"]
        async with house.line(code, token) as line:
            for _ in range(5):
                await line.any_move()
        async with house.line(code, token, since=2) as again:
            assert again.table["since"] == 2
            assert [each["sequence"] for each in again.table["facts"]] == [3, 4, 5]
        async with house.line(code, token, since=99) as confused:
            assert len(confused.table["facts"]) == 5

    visit(tmp_path, test)


def test_a_stale_move_is_refused_and_followed_by_the_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        async with house.line(given["code"], given["token"]) as line:
            first = line.table
            await line.any_move()
            again = {"at": 0, "seat": first["to_move"], "move": first["view"]["choices"][1]}
            assert (await line.refused(move=again))["kind"] == "stale"
            assert (await line.hear_of("table"))["sequence"] == 1
            early = {**again, "at": 2}
            assert (await line.refused(move=early))["kind"] == "stale"

    visit(tmp_path, test)


def test_a_refused_move_names_its_rule_in_both_languages(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        async with house.line(given["code"], given["token"]) as line:
            seat = line.table["to_move"]
            error = await line.refused(move={"at": 0, "seat": seat, "move": "lay 24a 1,1"})
            assert error["kind"] == "illegal"
            assert error["rule"] == "PG-011"
            assert set(error["sentence"]) == {"pl", "en"}
            await line.say(why={"seat": seat, "move": "end"})
            assert (await line.hear_of("why"))["error"]["rule"] == "PG-010"
            await line.say(why={"seat": seat, "move": line.table["view"]["choices"][0]})
            assert (await line.hear_of("why"))["error"] is None
            assert line.table["sequence"] == 0

    visit(tmp_path, test)


def test_hot_seat_one_screen_plays_all_its_seats(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        for seat in given["seats"]:
            async with house.line(given["code"], seat["token"]) as line:
                assert line.table["you"] == [0, 1]
        async with house.line(given["code"], given["token"]) as line:
            turns: set[int] = set()
            while len(turns) < 2:
                turns.add(line.table["to_move"])
                assert line.table["view"]["you"] == line.table["to_move"]
                await line.any_move()

    visit(tmp_path, test)


def test_presence_is_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, BOT, options={"first": 1})
        async with house.line(given["code"]) as spectator:
            assert [each["here"] for each in spectator.table["players"]] == [False, True]
            async with house.line(given["code"], given["token"]):
                await spectator.until(lambda table: table["players"][0]["here"])
            await spectator.until(lambda table: not table["players"][0]["here"])

    visit(tmp_path, test)


def test_history_shows_the_past_as_the_seat_saw_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, FRIEND, options={"first": 1})
        path = f"/api/tables/{given['code']}/seats"
        friend = (await house.http.post(path, json={"name": "Jan"})).json()
        code = given["code"]
        async with (
            house.line(code, given["token"]) as one,
            house.line(code, friend["token"]) as two,
        ):
            seen = [two.table["view"]]
            for _ in range(6):
                mover = one if one.table["to_move"] == 0 else two
                await mover.any_move()
                for line in (one, two):
                    await line.until(lambda table: table["sequence"] == len(seen))
                seen.append(two.table["view"])
            for number, view in enumerate(seen):
                await two.say(history={"to": number})
                told = await two.hear_of("history")
                assert told["view"] == view
                assert told["sequence"] == number
                assert [each["sequence"] for each in told["facts"]] == [number][: number or 0]
            assert (await two.refused(history={"to": 7}))["kind"] == "missing"

    visit(tmp_path, test)


async def to_own_second_step(line: Line) -> int:
    """Take a card and wait to lay it: one move that can be taken back."""
    await line.any_move()
    seat: int = line.table["to_move"]
    return seat


def test_undo_takes_back_own_moves_and_counts_the_epoch(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        code = given["code"]
        async with house.line(code, given["token"]) as line, house.line(code) as spectator:
            before = line.table
            seat = await to_own_second_step(line)
            assert line.table["undo"] == {"steps": 1}
            await line.say(undo={"at": 1, "seat": seat, "steps": 1})
            await line.until(lambda table: table["epoch"] == 1)
            assert line.table["sequence"] == 0
            assert line.table["view"] == before["view"]
            await spectator.until(lambda table: table["epoch"] == 1)
            assert spectator.table["since"] == 0
            assert spectator.table["facts"] == []
            old = {"at": 0, "epoch": 0, "seat": seat, "move": before["view"]["choices"][0]}
            assert (await line.refused(move=old))["reason"] == "stale-epoch"
            await line.move(before["view"]["choices"][1])
        async with house.line(code, given["token"], since=1) as again:
            assert len(again.table["facts"]) == 1, "after an undo the client is told everything"

    visit(tmp_path, test)


def test_nobody_takes_back_a_closed_turn_or_the_move_of_another(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        async with house.line(given["code"], given["token"]) as line:
            first = line.table["to_move"]
            seat = await to_own_second_step(line)
            assert (await line.refused(undo={"at": 1, "seat": 1 - seat}))["reason"] == "barrier"
            assert (await line.refused(undo={"at": 1, "seat": seat, "steps": 2}))["rule"] is None
            while line.table["to_move"] == first:
                await line.any_move()
            assert line.table["undo"] == {"steps": 0}
            at = line.table["sequence"]
            error = await line.refused(undo={"at": at, "seat": first})
            assert (error["kind"], error["reason"]) == ("illegal", "barrier")
            assert line.table["sequence"] == at

    visit(tmp_path, test)


def test_a_bot_answers_and_never_moves_twice(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, BOT)
        async with house.line(given["code"], given["token"]) as line:
            while line.table["state"] != "over":
                await line.until(lambda table: table["to_move"] in (0, None))
                if line.table["state"] != "over":
                    await line.any_move()
        text = (await house.http.get(f"/api/tables/{given['code']}/record")).json()
        assert len(text["moves"]) == line.table["sequence"]

    visit(tmp_path, test)


def test_ping_is_answered(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, BOT)
        async with house.line(given["code"]) as line:
            await line.say(ping=7)
            while "pong" not in (told := await line.hear()):
                pass
            assert told == {"pong": 7}

    visit(tmp_path, test)


def test_another_game_needs_no_other_server(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        seats: list[dict[str, Any]] = [PERSON, BOT, BOT]
        given = await house.open_table(*seats, game="toy")
        async with house.line(given["code"], given["token"]) as line:
            while line.table["state"] != "over":
                await line.until(lambda table: table["to_move"] in (0, None))
                if line.table["state"] != "over":
                    await line.any_move()
        assert line.table["account"]["final"] is True

    visit(tmp_path, test, games={"toy": TOY})
