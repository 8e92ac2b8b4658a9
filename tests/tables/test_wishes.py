"""Wishes at a table: fingers hold until the partners had their turn, plans as long as shown."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from stolik.bots import BOTS, Outlook, greedy_bot
from stolik.tables.seating import Wanted
from stolik.tables.service import Tables
from stolik.tables.wishes import FINGERS, Wishes
from tests.tables.bench import ME, at_tables, opened
from tests.tables.test_bots import until


def test_a_finger_holds_for_each_seat_until_its_turn_is_over() -> None:
    wishes = Wishes()
    wishes.point("gniezno")
    assert wishes.of(1, {}) == wishes.of(2, {}) == ("gniezno",)
    wishes.turn_over(1)
    wishes.point("krakow")
    assert wishes.of(1, {}) == ("krakow",)
    assert wishes.of(2, {}) == ("gniezno", "krakow")


def test_only_the_last_fingers_count_and_nobody_wishes_by_a_plan_of_ones_own() -> None:
    wishes = Wishes()
    for number in range(FINGERS + 3):
        wishes.point(str(number))
    assert wishes.of(0, {}) == tuple(map(str, range(3, FINGERS + 3)))
    wishes = Wishes()
    assert wishes.of(0, {0: ("end",), 2: ("draw", "end")}) == ("draw", "end")


def test_a_bot_is_told_what_people_point_at_and_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, ...]] = []

    def listening(outlook: Outlook[Any]) -> int:
        heard.append(outlook.wishes)
        return greedy_bot(outlook)

    monkeypatch.setitem(BOTS, "listening", listening)

    async def test(tables: Tables) -> None:
        bot = Wanted("bot", bot="listening")
        room = await opened(tables, ME, bot, bot, game="ziemia", start=1)
        tables.company.point(room, 0, "gniezno church")
        await tables.company.plan(room, 0, ["place krakow church faithful"])

        async def turn_of_the_person() -> bool:
            live = await tables.live(room)
            return live.turn_of == 0 and live.to_move == 0

        async def played_through() -> None:
            """A whole turn of the person: the first move each time."""
            while await turn_of_the_person():
                live = await tables.live(room)
                move = live.game.legal(live.match.state, 0)[0]
                await tables.play(room, 0, live.game.write(move), live.sequence)

        await played_through()
        await tables.company.plan(room, 0, ["place krakow church faithful"])
        await until(turn_of_the_person)
        assert heard[-1] == ("gniezno church", "place krakow church faithful")
        heard.clear()
        await played_through()
        await until(turn_of_the_person)
        assert heard
        assert not any("gniezno church" in wishes for wishes in heard), "it is forgotten"

    at_tables(tmp_path, test)


def test_a_partner_shows_its_plan_and_says_what_for(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        bot = Wanted("bot", bot="level2")
        room = await opened(tables, bot, ME, game="ziemia", start=1)
        shown: list[Any] = []
        while (await tables.live(room)).turn_of == 0:
            shown.append((room.plans.get(0), room.intents.get(0)))
            await asyncio.sleep(0)
        assert any(plan and intent for plan, intent in shown)
        assert room.intents[0].name
        assert 0 not in room.plans, "its turn is over"

    at_tables(tmp_path, test)


def test_rivals_keep_their_intentions_to_themselves(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables, Wanted("bot", bot="greedy"), ME, first=1)

        async def moved() -> bool:
            return (await tables.live(room)).sequence > 0

        await until(moved)
        assert room.intents == {}
        assert room.plans == {}

    at_tables(tmp_path, test)
