"""Pointing at something and showing a plan: for everybody, of the moment, and never a move."""

from pathlib import Path
from typing import Any

import pytest

from stolik.tables import schema
from stolik.tables.limits import Limits
from tests.web.house import HERE, PERSON, House, Line, visit
from tests.web.test_chat import two_at

MOST = ["x" * 60] * 8


async def rows(house: House) -> list[Any]:
    """Everything that stands in the database."""
    store = house.tables.store
    return [await store._all(table.select()) for table in schema.metadata.sorted_tables]


async def nothing_came(line: Line, kind: str) -> None:
    """Until the answer to a question of its own."""
    await line.say(ping=5)
    while "pong" not in (told := await line.hear()):
        assert kind not in told, told


def test_a_finger_is_seen_by_everybody_and_kept_nowhere(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, jan), house.line(code) as spectator:
            before = await rows(house)
            for at in ("gniezno church", "nowy-targ 3", "x" * 40):
                await jan.say(point={"seat": 1, "at": at})
                for line in (ola, jan, spectator):
                    assert await line.hear_of("point") == {"seat": 1, "at": at}
            async with house.line(code) as later:
                await nothing_came(later, "point")
            assert await rows(house) == before
            assert ola.table["sequence"] == 0

    visit(tmp_path, test)


@pytest.mark.parametrize(
    ("at", "reason"),
    [
        ("", "point-place"),
        ("x" * 41, "point-place"),
        ("Gniezno", "point-place"),
        ("łódź", "point-place"),
        ('a"]', "point-place"),
        ("a\n", "point-place"),
        ("a\u0661", "point-place"),
        ("\ud800", "message"),
        (3, "message"),
        (None, "message"),
        (["a"], "message"),
    ],
)
def test_places_that_are_none(tmp_path: Path, at: Any, reason: str) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (_, ola, jan):
            error = await ola.refused(point={"seat": 0, "at": at})
            assert (error["kind"], error["reason"]) == ("malformed", reason)
            await nothing_came(jan, "point")

    visit(tmp_path, test)


def test_only_who_sits_there_points_and_plans(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, jan), house.line(code) as spectator:
            for line, seat in ((spectator, 0), (ola, 1), (ola, 99)):
                for message in (
                    {"point": {"seat": seat, "at": "a"}},
                    {"plan": {"seat": seat, "moves": ["end"]}},
                ):
                    assert (await line.refused(**message))["kind"] == "forbidden"
            await nothing_came(jan, "point")
            assert house.tables.room(code).plans == {}

    visit(tmp_path, test)


def test_a_seat_points_so_often_a_minute(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (_, ola, jan):
            for _ in range(2):
                await ola.say(point={"seat": 0, "at": "a"})
                await jan.hear_of("point")
            error = await ola.refused(point={"seat": 0, "at": "a"})
            assert (error["kind"], error["reason"]) == ("limit", "point-rate")
            await nothing_came(jan, "point")
            await jan.say(point={"seat": 1, "at": "b"})
            assert (await ola.hear_of("point"))["seat"] == 1
            for _ in range(3):
                await ola.say(plan={"seat": 0, "moves": ["end"]})
            assert (await ola.hear_of("refused"))["error"]["reason"] == "plan-rate"

    visit(tmp_path, test, limits=Limits(messages=1000, requests=1000, points=2, plans=2))


async def plans(seats: dict[str, list[str]], *lines: Line) -> None:
    """Everybody sees these plans, and nobody any other."""
    for line in lines:
        await line.until(lambda table: table["plans"] == seats)


def test_a_plan_is_seen_by_everybody_until_it_is_taken_back(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, jan), house.line(code) as spectator:
            lines = (ola, jan, spectator)
            before = await rows(house)
            await ola.say(plan={"seat": 0, "moves": ["take 24a", "nobody knows this"]})
            await plans({"0": ["take 24a", "nobody knows this"]}, *lines)
            await jan.say(plan={"seat": 1, "moves": MOST})
            await plans({"0": ["take 24a", "nobody knows this"], "1": MOST}, *lines)
            async with house.line(code) as later:
                assert set(later.table["plans"]) == {"0", "1"}
            await ola.say(plan={"seat": 0, "moves": []})
            await plans({"1": MOST}, *lines)
            assert await rows(house) == before
            assert ola.table["sequence"] == 0

    visit(tmp_path, test)


def test_whoever_follows_a_plan_has_less_of_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE, options={"first": 1})
        async with house.line(given["code"], given["token"]) as line:
            first = line.table["view"]["choices"][0]
            await line.say(plan={"seat": 0, "moves": [first, "next", "last"]})
            await line.say(plan={"seat": 1, "moves": ["mine"]})
            await plans({"0": [first, "next", "last"], "1": ["mine"]}, line)
            await line.move(first)
            assert line.table["plans"] == {"0": ["next", "last"], "1": ["mine"]}
            await line.say(undo={"at": 1, "seat": 0, "steps": 1})
            await line.until(lambda table: table["epoch"] == 1)
            assert line.table["plans"] == {"0": ["next", "last"], "1": ["mine"]}
            await line.move(line.table["view"]["choices"][1])
            assert line.table["plans"] == {"1": ["mine"]}, "this was not the plan"

    visit(tmp_path, test)


def test_a_plan_ends_with_the_turn_of_its_seat(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE, options={"first": 1})
        async with house.line(given["code"], given["token"]) as line:
            await line.say(plan={"seat": 1, "moves": ["later"]})
            while line.table["to_move"] == 0:
                move = line.table["view"]["choices"][0]
                await line.say(plan={"seat": 0, "moves": [move, "and after it"]})
                await plans({"0": [move, "and after it"], "1": ["later"]}, line)
                await line.move(move)
                more = {"0": ["and after it"]} if line.table["to_move"] == 0 else {}
                assert line.table["plans"] == {**more, "1": ["later"]}

    visit(tmp_path, test)


def test_a_plan_that_is_done_is_gone(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE, options={"first": 1})
        async with house.line(given["code"], given["token"]) as line:
            move = line.table["view"]["choices"][0]
            await line.say(plan={"seat": 0, "moves": [move]})
            await line.move(move)
            assert (line.table["to_move"], line.table["plans"]) == (0, {})

    visit(tmp_path, test)


def test_nobody_plans_when_the_game_is_over(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        async with house.line(given["code"], given["token"]) as line:
            while line.table["state"] != "over":
                other = 1 - line.table["to_move"]
                if line.table["sequence"] % 40 == 0:
                    await line.say(plan={"seat": other, "moves": ["one day"]})
                await line.any_move()
            assert line.table["plans"] == {}
            error = await line.refused(plan={"seat": 0, "moves": ["end"]})
            assert (error["kind"], error["reason"]) == ("illegal", "plan-over")
            await line.say(point={"seat": 0, "at": "a"})
            assert (await line.hear_of("point"))["at"] == "a"

    visit(tmp_path, test)


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        (["x"] * 9, "plan-shape"),
        (["x" * 61], "plan-shape"),
        ([""], "plan-shape"),
        (["end", "a\nb"], "plan-shape"),
        (["\u202eend"], "plan-shape"),
        (["\ud800"], "message"),
        ([None], "message"),
        ([1], "message"),
        ("end", "message"),
        (None, "message"),
        ({"0": "end"}, "message"),
    ],
)
def test_plans_of_a_wrong_shape(tmp_path: Path, moves: Any, reason: str) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, jan):
            await ola.say(plan={"seat": 0, "moves": ["end"]})
            await plans({"0": ["end"]}, jan)
            error = await ola.refused(plan={"seat": 0, "moves": moves})
            assert (error["kind"], error["reason"]) == ("malformed", reason)
            assert house.tables.room(code).plans == {0: ("end",)}

    visit(tmp_path, test)
