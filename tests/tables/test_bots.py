"""Bots think outside the event loop: nobody waits for them but their own table."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stolik.bots import BOTS, Outlook, random_bot
from stolik.bots.search import Search
from stolik.tables.errors import Denied
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


@pytest.mark.parametrize("greedy_fails", [False, True])
def test_a_bot_that_fails_is_replaced_by_greedy_and_that_by_any_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, greedy_fails: bool
) -> None:
    asked = []

    def broken(outlook: Outlook[Any]) -> int:
        raise RuntimeError("no idea")

    def greedy(outlook: Outlook[Any]) -> int:
        asked.append(outlook.seat)
        return broken(outlook) if greedy_fails else outlook.choices[0]

    monkeypatch.setitem(BOTS, "broken", broken)
    monkeypatch.setitem(BOTS, "greedy", greedy)

    async def test(tables: Tables) -> None:
        bot = Wanted("bot", bot="broken")
        await until(moved(tables, await opened(tables, bot, bot), 3))
        assert len(asked) >= 2

    at_tables(tmp_path, test)


class SlowBot:
    """Says what it would play first, and waits for leave to do so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[list[int]] = []
        self.may_answer = threading.Event()
        monkeypatch.setitem(BOTS, "slow", self)

    def __call__(self, outlook: Outlook[Any]) -> int:
        self.asked.append(outlook.choices)
        assert self.may_answer.wait(PATIENCE)
        return outlook.choices[0]

    def was_asked(self, times: int) -> Callable[[], Awaitable[bool]]:
        async def fits() -> bool:
            return len(self.asked) >= times

        return fits


SLOW = Wanted("bot", bot="slow")


def test_a_bot_whose_table_went_on_is_asked_anew_and_moves_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = SlowBot(monkeypatch)

    async def test(tables: Tables) -> None:
        room = await opened(tables, SLOW, SLOW, first=1)
        await until(slow.was_asked(1))
        game = (await tables.live(room)).game
        second = game.write(slow.asked[0][1])
        # somebody was quicker for the same seat
        await tables.play(room, 0, second, 0, bot="slow")
        await until(slow.was_asked(2))
        assert (await tables.live(room)).sequence == 2  # the first card lies where it must
        slow.may_answer.set()
        await until(moved(tables, room, 3))
        moves = [each.move for each in (await tables.live(room)).match.record.moves]
        assert (moves[0], moves[2]) == (second, game.write(slow.asked[1][0]))

    at_tables(tmp_path, test)


def test_a_bot_does_not_answer_for_a_moment_before_an_undo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = SlowBot(monkeypatch)

    async def test(tables: Tables) -> None:
        room = await opened(tables, SLOW, ME, first=1)
        await until(slow.was_asked(1))
        live = (await tables.live(room)).fork()
        live.epoch += 1  # as many moves as before, but others
        tables._publish(room, live, live.sequence)
        await until(slow.was_asked(2))
        slow.may_answer.set()
        await until(moved(tables, room, 1))
        with pytest.raises(Denied) as refused:
            await tables.play(room, 0, "take 1", 1, epoch=0, bot="slow")
        assert refused.value.kind == "stale"

    at_tables(tmp_path, test)


def test_a_bot_does_not_move_for_a_person_who_took_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = SlowBot(monkeypatch)

    async def test(tables: Tables) -> None:
        room = await opened(tables, SLOW, ME, first=1)
        await until(slow.was_asked(1))
        live = (await tables.live(room)).fork()
        move = live.game.write(slow.asked[0][0])
        live.seats = (replace(live.seats[1], name="Jan"), live.seats[1])
        tables._publish(room, live, live.sequence)
        with pytest.raises(Denied) as refused:
            await tables.play(room, 0, move, 0, live.epoch, bot="slow")
        assert refused.value.kind == "stale"
        slow.may_answer.set()

        async def parked() -> bool:
            return not tables._driving

        await until(parked)
        assert (await tables.live(room)).sequence == 0
        await tables.play(room, 0, move, 0, live.epoch)

    at_tables(tmp_path, test)


def test_a_bot_thinks_again_after_a_restart_in_the_middle_of_its_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[str] = []
    slow = SlowBot(monkeypatch)

    async def before(tables: Tables) -> None:
        codes.append((await opened(tables, SLOW, ME, first=1)).code)
        await until(slow.was_asked(1))

    async def after(tables: Tables) -> None:
        room = tables.room(codes[0])
        assert (await tables.live(room)).sequence == 0
        await until(slow.was_asked(2))
        slow.may_answer.set()
        await until(moved(tables, room, 1))
        seats = [each.seat for each in (await tables.live(room)).match.record.moves]
        assert 1 not in seats

    at_tables(tmp_path, before)
    at_tables(tmp_path, after)


def test_where_there_is_one_move_only_nobody_has_to_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = []

    def noting(outlook: Outlook[Any]) -> int:
        choices.append(len(outlook.choices))
        return random_bot(outlook)

    monkeypatch.setitem(BOTS, "noting", noting)

    async def test(tables: Tables) -> None:
        bot = Wanted("bot", bot="noting")
        room = await opened(tables, bot, bot)
        await until(moved(tables, room, 1000))
        assert len(choices) < (await tables.live(room)).sequence
        assert min(choices) == 2

    at_tables(tmp_path, test)


def test_a_bot_goes_on_with_the_tree_of_its_last_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    level3, before = BOTS["level3"], list[tuple[str, int]]()

    def watched(outlook: Outlook[Any]) -> int:
        assert outlook.memory is not None
        before.append((outlook.game.prompt(outlook.world()), Search(outlook).root.visits))
        return level3(outlook)

    monkeypatch.setitem(BOTS, "level3", watched)

    async def test(tables: Tables) -> None:
        room = await opened(tables, Wanted("bot", bot="level3"), ME, first=1)
        await until(laid(tables, room))
        assert before[0] == ("take", 0)
        assert all(visits for prompt, visits in before if prompt == "lay")

    at_tables(tmp_path, test)


@pytest.mark.parametrize("bot", ["random", "level3"])
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


def laid(tables: Tables, room: Room) -> Callable[[], Awaitable[bool]]:
    """The bot has laid a second card: the first could lie in one place only."""

    async def fits() -> bool:
        live = await tables.live(room)
        if live.to_move == 1:
            await any_moves(tables, room, 1)
        lays = [each for each in live.match.record.moves if each.move.startswith("lay")]
        return sum(each.seat == 0 for each in lays) > 1

    return fits


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
