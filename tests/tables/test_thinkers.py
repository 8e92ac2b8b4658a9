"""Workers that tables take turns at: nobody waits longer than the level of the bot allows."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from stolik.bots import LEVELS
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance
from stolik.tables import scheduler
from stolik.tables.recall import Question
from stolik.tables.scheduler import FLOOR, MARGIN, ProcessThinkers
from stolik.tables.thinkers import ThreadThinkers
from stolik.tables.worker import Died
from tests.tables import workshop
from tests.tables.workshop import HandWorker, Workshop, asked, settle

SECONDS = LEVELS["level4"].seconds
WHOLE = SECONDS - MARGIN


def in_workshop(workers: int, test: Callable[[Workshop], Awaitable[None]]) -> None:
    async def run() -> None:
        shop = Workshop(workers)
        await test(shop)
        shop.thinkers.close()
        await settle()

    asyncio.run(run())


# Turns.


def test_four_bots_of_one_table_do_not_stand_in_front_of_everybody() -> None:
    async def test(shop: Workshop) -> None:
        await shop.choose(*(asked("A", seat=seat) for seat in range(4)), asked("B"), asked("C"))
        order = []
        while shop.at_work:
            order += shop.at_work
            await shop.workers[0].answer()
        assert "".join(order) == "AABCAA"  # the second was there before the others came

    in_workshop(1, test)


def test_a_bot_comes_back_to_the_worker_that_remembers_it() -> None:
    async def test(shop: Workshop) -> None:
        one, two = shop.workers
        await shop.choose(asked("A", "level2"), asked("B", "level2"))
        assert shop.at_work == ["A", "B"]
        await one.answer()
        await two.answer()
        await shop.choose(asked("B", "level2"), asked("A", "level2"))
        assert shop.at_work == ["A", "B"]

    in_workshop(2, test)


def test_nobody_waits_for_the_worker_that_remembers_while_another_is_free() -> None:
    async def test(shop: Workshop) -> None:
        one, two = shop.workers
        await shop.choose(asked("A", "level2"))
        await one.answer()
        await shop.choose(asked("B", "level2"), asked("A", "level2"))
        assert (one.question.table, two.question.table) == ("B", "A")

    in_workshop(2, test)


# Time.


def test_alone_a_bot_has_all_its_time() -> None:
    async def test(shop: Workshop) -> None:
        shop.now = 100.0
        await shop.choose(asked("A"))
        assert shop.workers[0].until == pytest.approx(100.0 + WHOLE)

    in_workshop(1, test)


def test_a_bot_at_work_is_hurried_the_more_the_more_wait() -> None:
    async def test(shop: Workshop) -> None:
        worker, left = shop.workers[0], [WHOLE]
        await shop.choose(asked("A"))
        for table in "BCDE":
            await shop.choose(asked(table))
            left.append(worker.until)
        assert left == pytest.approx([WHOLE / rounds for rounds in (1, 2, 3, 4, 5)])

    in_workshop(1, test)


def test_waiting_counts_against_the_time_of_a_bot() -> None:
    async def test(shop: Workshop) -> None:
        await shop.choose(asked("A"), asked("B"))
        shop.now = 1.0
        await shop.workers[0].answer()
        assert shop.at_work == ["B"]
        assert shop.workers[0].until == pytest.approx(WHOLE)

    in_workshop(1, test)


def test_the_longest_at_work_makes_room_and_the_other_thinks_on() -> None:
    async def test(shop: Workshop) -> None:
        one, two = shop.workers
        await shop.choose(asked("A"), asked("B"))
        await two.answer()  # it had only helped
        await one.answer()
        shop.now = 0.5
        await shop.choose(asked("A"), asked("C"))
        assert shop.at_work == ["A", "B"]
        assert two.until == pytest.approx(0.5 + WHOLE / 2)
        assert one.until == pytest.approx(0.5 + WHOLE)

    in_workshop(2, test)


def test_however_many_wait_a_bot_has_time_for_some_answer() -> None:
    async def test(shop: Workshop) -> None:
        await shop.choose(*(asked(str(table)) for table in range(500)))
        assert shop.workers[0].until == pytest.approx(FLOOR)
        shop.now = 50.0
        await shop.workers[0].answer()
        assert shop.workers[0].until == pytest.approx(50.0 + FLOOR)

    in_workshop(1, test)


async def slow_evening(
    shop: Workshop, bots: dict[str, str], answers: int
) -> dict[str, list[float]]:
    """Every bot thinks as long as it is let, and is asked again as soon as it has answered.
    Gives how long each table waited, time after time."""
    waited: dict[str, list[float]] = {table: [] for table in bots}

    async def sit(table: str) -> None:
        while True:
            began = shop.now
            await shop.thinkers.choose(asked(table, bots[table]))
            waited[table].append(shop.now - began)

    tables = [asyncio.create_task(sit(table)) for table in bots]
    await settle()
    for _ in range(answers):
        worker = min((each for each in shop.workers if each.busy), key=lambda each: each.until)
        shop.now = max(shop.now, worker.until) + 0.02
        await worker.answer()
    for task in tables:
        task.cancel()
    await settle()
    return waited


def test_ten_tables_on_two_workers_are_all_answered_in_time() -> None:
    async def test(shop: Workshop) -> None:
        waited = await slow_evening(shop, {str(table): "level4" for table in range(10)}, 300)
        assert all(len(each) >= 20 for each in waited.values())
        counts = [len(each) for each in waited.values()]
        assert max(counts) - min(counts) <= 2
        assert max(max(each) for each in waited.values()) <= SECONDS

    in_workshop(2, test)


def test_bots_of_different_levels_are_all_answered_in_time() -> None:
    async def test(shop: Workshop) -> None:
        bots = {"A": "level4", "B": "level3", "C": "level4", "D": "level3", "E": "level4"}
        waited = await slow_evening(shop, bots, 200)
        assert all(len(each) >= 20 for each in waited.values())
        for table, bot in bots.items():
            assert max(waited[table]) <= LEVELS[bot].seconds

    in_workshop(1, test)


def test_a_quick_bot_lets_the_others_think_until_its_time_is_up() -> None:
    async def test(shop: Workshop) -> None:
        await shop.choose(asked("A"))
        await shop.choose(asked("B", "level1"))
        assert shop.workers[0].until == pytest.approx(LEVELS["level1"].seconds - MARGIN)

    in_workshop(1, test)


# Together.


def test_idle_workers_search_for_the_same_decision() -> None:
    async def test(shop: Workshop) -> None:
        (answer,) = await shop.choose(asked("A"))
        main, helper = shop.workers
        assert shop.at_work == ["A", "A"]
        assert (main.share, helper.share) == (1.0, 0.5)
        await helper.answer("take 2", {"take 1": (3, 1.0), "take 2": (4, 1.0)})
        assert main.until == FLOOR  # it has done its half by now
        await main.answer("take 1", {"take 1": (9, 4.0), "take 2": (2, 0.5), "take 3": (1, 0.0)})
        assert answer.result() == "take 1"

    in_workshop(2, test)


def test_a_bot_that_needs_no_search_needs_no_help() -> None:
    async def test(shop: Workshop) -> None:
        await shop.choose(asked("A", "level2"))
        assert shop.at_work == ["A"]

    in_workshop(2, test)


def test_helpers_make_room_at_once_and_the_bot_thinks_on_alone() -> None:
    async def test(shop: Workshop) -> None:
        main, helper = shop.workers
        first, *_ = await shop.choose(asked("A"))
        shop.now = 1.0
        await shop.choose(asked("B"))
        assert helper.until == 1.0
        assert main.until == pytest.approx(WHOLE)
        await helper.answer("take 2", {"take 2": (3, 2.0)})
        assert shop.at_work == ["A", "B"]
        assert main.until == pytest.approx(WHOLE)
        await main.answer("take 1", {"take 1": (9, 4.0)})
        assert first.result() == "take 1"

    in_workshop(2, test)


def test_when_the_responsible_one_knows_the_answer_its_helpers_are_done() -> None:
    async def test(shop: Workshop) -> None:
        (answer,) = await shop.choose(asked("A"))
        main, helper = shop.workers
        shop.now = 0.3
        await main.answer("take 1")
        assert helper.until == pytest.approx(0.3)
        assert not answer.done()
        await helper.answer("take 2", {"take 2": (3, 9.0)})  # what it weighed until then
        assert answer.result() == "take 1"

    in_workshop(2, test)


def test_a_helper_that_dies_is_done_without() -> None:
    async def test(shop: Workshop) -> None:
        (answer,) = await shop.choose(asked("A"))
        main, helper = shop.workers
        await helper.finish(Died())
        assert main.until == pytest.approx(WHOLE)
        await main.answer("take 1", {"take 1": (9, 4.0)})
        assert answer.result() == "take 1"

    in_workshop(2, test)


# Accidents.


def test_the_job_of_a_worker_that_died_is_repeated_once() -> None:
    async def test(shop: Workshop) -> None:
        (answer,) = await shop.choose(asked("A"))
        await shop.workers[0].finish(Died())
        assert [worker.busy for worker in shop.workers] == [False, True]
        await shop.workers[1].answer("take 1")
        assert answer.result() == "take 1"
        (answer,) = await shop.choose(asked("A"))
        await shop.workers[1].finish(Died())
        await shop.workers[2].finish(Died())
        assert isinstance(answer.exception(), Died)
        (answer,) = await shop.choose(asked("A"))
        await shop.workers[3].answer("take 3")
        assert answer.result() == "take 3"

    in_workshop(1, test)


def test_a_bot_that_hangs_is_given_up_with_its_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "TOO_LATE", 0.01 - WHOLE)

    async def test(shop: Workshop) -> None:
        with pytest.raises(TimeoutError):
            await shop.thinkers.choose(asked("A"))
        assert shop.workers[0].killed
        await settle()
        (answer,) = await shop.choose(asked("A"))
        await shop.workers[1].answer("take 1")
        assert answer.result() == "take 1"

    in_workshop(1, test)


def test_nobody_waits_for_ever_for_workers_that_do_not_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduler, "LONGEST_WAIT", 0.01 - SECONDS)

    async def broken(self: HandWorker) -> None:
        raise Died

    monkeypatch.setattr(HandWorker, "start", broken)

    async def test(shop: Workshop) -> None:
        with pytest.raises(TimeoutError):
            await shop.thinkers.choose(asked("A"))

    in_workshop(1, test)


def test_an_error_of_a_bot_is_told_and_its_worker_goes_on() -> None:
    async def test(shop: Workshop) -> None:
        (answer,) = await shop.choose(asked("A"))
        await shop.workers[0].finish(ValueError("no idea"))
        assert str(answer.exception()) == "no idea"
        await shop.choose(asked("B"))
        assert shop.at_work == ["B"]
        assert len(shop.workers) == 1

    in_workshop(1, test)


def test_whoever_no_longer_wants_an_answer_makes_room() -> None:
    async def test(shop: Workshop) -> None:
        first, second, third = await shop.choose(asked("A"), asked("B"), asked("C"))
        shop.now = 0.5
        second.cancel()
        first.cancel()
        await settle()
        assert shop.workers[0].until == 0.5
        await shop.workers[0].answer()
        assert shop.at_work == ["C"]
        await shop.workers[0].answer("take 1")
        assert third.result() == "take 1"

    in_workshop(1, test)


# Other work.


async def ask_for(shop: Workshop, name: str, urgent: bool) -> asyncio.Task[str]:
    work = shop.thinkers.run(str, name, urgent=urgent, table=name)
    task = asyncio.create_task(work)
    await settle()
    return task


def test_patient_work_is_done_when_no_bot_waits_and_urgent_work_in_its_turn() -> None:
    async def test(shop: Workshop) -> None:
        worker = shop.workers[0]
        await shop.choose(asked("A"))
        patient = await ask_for(shop, "patient", urgent=False)
        urgent = await ask_for(shop, "urgent", urgent=True)
        await shop.choose(asked("B"))
        await worker.answer()
        assert (worker.work, worker.arguments) == (str, ("urgent",))
        await worker.finish("urgently")
        assert urgent.result() == "urgently"
        assert shop.at_work == ["B"]
        await worker.answer()
        assert (worker.work, worker.arguments) == (str, ("patient",))
        await worker.finish("patiently")
        assert patient.result() == "patiently"

    in_workshop(1, test)


def test_patient_work_leaves_a_worker_to_the_bots() -> None:
    async def test(shop: Workshop) -> None:
        await settle()
        for number in range(3):
            await ask_for(shop, str(number), urgent=False)
        assert [worker.busy for worker in shop.workers] == [True, False]
        await shop.choose(asked("A"))
        assert shop.workers[1].question.table == "A"

    in_workshop(2, test)


def test_patient_work_hurries_nobody_and_urgent_work_does() -> None:
    async def test(shop: Workshop) -> None:
        await shop.choose(asked("A"))
        await ask_for(shop, "patient", urgent=False)
        assert shop.workers[0].until == pytest.approx(WHOLE)
        await ask_for(shop, "urgent", urgent=True)
        assert shop.workers[0].until == pytest.approx(scheduler.URGENT / 2)

    in_workshop(1, test)


# Real processes.


def with_processes(workers: int, test: Callable[[ProcessThinkers], Awaitable[None]]) -> None:
    async def run() -> None:
        thinkers = ProcessThinkers(workers)
        try:
            await test(thinkers)
        finally:
            await asyncio.to_thread(thinkers.close)

    asyncio.run(run())


def new_game(game: str, bot: str) -> Question:
    state = GAMES[game].new(2, {}, QuickChance(1))
    return Question("AAAAA", game, bot, GAMES[game].to_move(state) or 0, state.to_data())


def test_a_worker_is_another_process_and_lets_the_server_go_first() -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        run = thinkers.run
        assert await run(workshop.process_id, urgent=True, table="A") != os.getpid()
        if hasattr(os, "nice"):
            assert await run(workshop.niceness, urgent=False, table="A") > os.nice(0)

    with_processes(1, test)


@pytest.mark.parametrize("game", GAMES)
def test_a_level_chooses_a_legal_move_on_two_workers(game: str) -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        for bot in ("level4", "level1"):
            question = new_game(game, bot)
            state = GAMES[game].from_data(question.world)
            legal = GAMES[game].legal(state, question.seat)
            assert GAMES[game].read(await thinkers.choose(question)) in legal

    with_processes(2, test)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="kill -9 is a thing of POSIX")
def test_a_killed_worker_is_replaced_and_its_job_repeated(tmp_path: Path) -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        mark = str(tmp_path / "mark")
        assert await thinkers.run(workshop.die_once, mark, urgent=True, table="A") == "done"
        with pytest.raises(Died):
            await thinkers.run(workshop.end_it_all, urgent=True, table="A")
        assert await thinkers.choose(new_game("grzybowski", "greedy"))

    with_processes(1, test)


def test_work_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        before = await thinkers.run(workshop.process_id, urgent=True, table="A")
        with monkeypatch.context() as patched:
            patched.setattr(scheduler, "LONGEST_WORK", 0.05)
            with pytest.raises(TimeoutError):
                await thinkers.run(workshop.sleep_on, urgent=False, table="A")
        assert await thinkers.run(workshop.process_id, urgent=True, table="A") != before

    with_processes(1, test)


def test_errors_come_back_even_odd_ones_and_the_worker_stays() -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        before = await thinkers.run(workshop.process_id, urgent=True, table="A")
        with pytest.raises(ValueError, match="no idea"):
            await thinkers.run(workshop.fail, False, urgent=True, table="A")
        with pytest.raises(RuntimeError, match="Odd"):
            await thinkers.run(workshop.fail, True, urgent=True, table="A")
        with pytest.raises((AttributeError, TypeError)):
            await thinkers.run(lambda: 1, urgent=True, table="A")
        assert await thinkers.run(workshop.process_id, urgent=True, table="A") == before

    with_processes(1, test)


def test_threads_do_the_same_for_games_that_only_this_process_knows() -> None:
    async def run() -> None:
        thinkers = ThreadThinkers(GAMES)
        assert await thinkers.run(workshop.process_id, urgent=False, table="A") == os.getpid()
        assert await thinkers.choose(new_game("grzybowski", "level3"))
        thinkers.close()

    asyncio.run(run())
