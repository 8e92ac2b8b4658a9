"""Seats change hands between people and bots, and nobody moves for somebody else."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stolik.bots import BOTS, Outlook, random_bot
from stolik.kernel.record import Record
from stolik.kernel.replay import verify
from stolik.tables.errors import Denied
from stolik.tables.limits import Limits
from stolik.tables.live import Live
from stolik.tables.room import Pointed, Room
from stolik.tables.seating import Seat, Wanted
from stolik.tables.service import Tables
from tests.tables.bench import BROWSER, FRIEND, HERE, ME, RANDOM, any_moves, at_tables, opened
from tests.tables.test_bots import moved, until

IMPATIENT = Limits(absence=0, handovers=1000)
OLA, JAN, EWA = (0,), (1,), (2,)
PATIENCE = 30.0


class Somebody:
    """In the room, in front of a screen."""

    def __init__(self, room: Room, *seats: int) -> None:
        self.room, self.seats = room, list(seats)
        room.enter(self, self.seats)

    def go(self) -> None:
        self.room.leave(self, self.seats)

    def wake(self, unchanged: int) -> None: ...

    def hear(self) -> None: ...

    def look(self, pointed: Pointed) -> None: ...


async def friends(tables: Tables, people: int, **more: Any) -> Room:
    """People at screens of their own; seat 0 is the host's."""
    room = await opened(tables, ME, *[FRIEND] * (people - 1), **more)
    for number in range(1, people):
        await tables.join(room.code, f"Gość {number}", BROWSER)
    return room


async def seat(tables: Tables, room: Room, number: int) -> Seat:
    return (await tables.live(room)).seats[number]


async def denied(asking: Any) -> tuple[str, str]:
    with pytest.raises(Denied) as refused:
        await asking
    return refused.value.kind, refused.value.refusal.reason


class Held:
    """A bot that answers when it is let."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str = "held") -> None:
        self.thinking, self.may_answer = threading.Event(), threading.Event()
        monkeypatch.setitem(BOTS, name, self)

    def __call__(self, outlook: Outlook[Any]) -> int:
        self.thinking.set()
        assert self.may_answer.wait(PATIENCE)
        return random_bot(outlook)

    async def begun(self) -> bool:
        return self.thinking.is_set()


def over(tables: Tables, room: Room) -> Callable[[], Any]:
    async def fits() -> bool:
        return (await tables.live(room)).state == "over"

    return fits


def test_a_bot_plays_in_a_persons_place_and_the_record_names_the_person(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables, ME, HERE, first=1)
        await any_moves(tables, room, 3)
        for number, bot in ((0, "random"), (1, "greedy")):
            await tables.handover.hand(room, (0, 1), number, bot)
            assert await seat(tables, room, number) == Seat(
                "person", True, ("Ola", "Jan")[number], bot
            )
        await until(over(tables, room))
        record = tables.record(await tables.live(room))
        assert record.players == ["Ola", "Jan"]
        again = verify(tables.games["grzybowski"], Record.loads(record.dumps()))
        assert again.record.dumps() == record.dumps()

    at_tables(tmp_path, test)


def test_whoever_comes_back_plays_on(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables, ME, HERE, first=1)
        await tables.handover.hand(room, (0, 1), 0, "random")
        await until(moved(tables, room, 2))
        await tables.handover.hand(room, (0, 1), 0, None)
        assert await seat(tables, room, 0) == Seat("person", True, "Ola")
        at = (await tables.live(room)).sequence
        assert (await any_moves(tables, room, 4)).sequence == at + 4

    at_tables(tmp_path, test)


def test_a_seat_with_a_bot_at_it_takes_no_moves_of_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)

    async def test(tables: Tables) -> None:
        room = await opened(tables, ME, HERE, first=1)
        await any_moves(tables, room, 1)
        await tables.handover.hand(room, (0, 1), 0, "held")
        assert await denied(any_moves(tables, room, 1)) == ("illegal", "bot-plays")
        assert await denied(tables.undo(room, 0, 1, 1)) == ("illegal", "barrier")
        assert (await tables.live(room)).undoable((0, 1)) == 0
        await tables.handover.hand(room, (0, 1), 0, None)
        assert (await tables.live(room)).undoable((0, 1)) == 1, "it was a move of her own"
        held.may_answer.set()

    at_tables(tmp_path, test)


@pytest.mark.parametrize("next_hand", [None, "random"])
def test_a_bot_that_was_thinking_does_not_move_for_the_next_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, next_hand: str | None
) -> None:
    held = Held(monkeypatch)
    hands: list[str | None] = []

    async def test(tables: Tables) -> None:
        room = await opened(tables, ME, HERE, first=1)
        play = tables.play

        async def noted(*arguments: Any) -> Live:
            live = await play(*arguments)
            hands.append(arguments[5] if len(arguments) > 5 else None)
            return live

        async def parked() -> bool:
            return room.code not in tables._driving

        monkeypatch.setattr(Tables, "play", lambda _, *arguments: noted(*arguments))
        await tables.handover.hand(room, (0, 1), 0, "held")
        await until(held.begun)
        await tables.handover.hand(room, (0, 1), 0, next_hand)
        held.may_answer.set()
        if next_hand is None:
            await until(parked)
            assert (await tables.live(room)).sequence == 0
            await any_moves(tables, room, 1)
        await until(moved(tables, room, 1))
        assert set(hands) == {next_hand}
        await tables.handover.hand(room, (0, 1), 0, None)

    at_tables(tmp_path, test)


def test_nobody_takes_back_the_moves_of_a_bot(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables, ME, HERE, first=1)
        await tables.handover.hand(room, (0, 1), 0, "random")
        await until(moved(tables, room, 1))
        await tables.handover.hand(room, (0, 1), 0, None)
        live = await tables.live(room)
        assert live.undoable((0, 1)) == 0
        assert all(entry.barrier for entry in live.entries)

    at_tables(tmp_path, test)


def test_a_handover_survives_a_restart_and_the_bot_goes_on(tmp_path: Path) -> None:
    codes: list[str] = []

    async def before(tables: Tables) -> None:
        tables.bot_pause = 60.0
        room = await opened(tables, ME, RANDOM, first=1)
        await tables.handover.hand(room, OLA, 0, "greedy")
        await tables.handover.offer(room, OLA, 1, True)
        codes.append(room.code)

    async def after(tables: Tables) -> None:
        room = tables.room(codes[0])
        live = await tables.live(room)
        assert live.seats == (
            Seat("person", True, "Ola", "greedy"),
            Seat("bot", False, "random", "random", True),
        )
        await until(over(tables, room))

    at_tables(tmp_path, before)
    at_tables(tmp_path, after)


def test_a_rematch_gives_the_seats_back_to_people(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables, ME, RANDOM)
        await tables.handover.offer(room, OLA, 1, True)
        await tables.handover.hand(room, OLA, 0, "random")
        await until(over(tables, room))
        token = tables.folder.tokens.seat(room.code, 0)
        again = (await tables.rematch(room.code, token, BROWSER)).live
        assert again.seats == (
            Seat("person", True, "Ola"),
            Seat("bot", False, "random", "random"),
        )

    at_tables(tmp_path, test)


def test_the_host_changes_the_bots(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        tables.bot_pause = 60.0
        room = await opened(tables, ME, RANDOM, FRIEND, game="tczew")
        await tables.join(room.code, "Ewa", BROWSER)
        await tables.handover.hand(room, OLA, 1, "greedy")
        assert await seat(tables, room, 1) == Seat("bot", False, "greedy", "greedy")
        hand, offer = tables.handover.hand, tables.handover.offer
        assert await denied(hand(room, EWA, 1, "level4")) == ("forbidden", "host-only")
        assert await denied(offer(room, EWA, 1, True)) == ("forbidden", "host-only")
        assert await denied(offer(room, OLA, 2, True)) == ("illegal", "not-a-bot")
        assert await denied(hand(room, OLA, 1, None)) == ("malformed", "bot")
        assert await denied(hand(room, OLA, 1, "deep blue")) == ("malformed", "bot")
        assert await denied(hand(room, OLA, 2, "random")) == ("forbidden", "not-your-seat")
        assert await seat(tables, room, 1) == Seat("bot", False, "greedy", "greedy")

    at_tables(tmp_path, test)


def test_an_open_seat_is_a_bots_until_somebody_comes(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables, ME, RANDOM, first=2)
        assert await denied(tables.join(room.code, "Jan", BROWSER)) == ("illegal", "no-free-seat")
        await tables.handover.offer(room, OLA, 1, True)
        await until(moved(tables, room, 1))
        given = await tables.join(room.code, "Jan", BROWSER)
        assert given.seats == (1,)
        assert given.live.seats[1] == Seat("person", False, "Jan")
        assert given.live.match.record.players == ["Ola", "Jan"]
        assert await denied(tables.join(room.code, "Ewa", BROWSER)) == ("illegal", "no-free-seat")
        room.live = None
        live = await tables.live(room)
        assert (live.seats, live.state) == (given.live.seats, "playing")
        await any_moves(tables, room, 5)

    at_tables(tmp_path, test)


def test_an_open_seat_can_be_closed_again(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        tables.bot_pause = 60.0
        room = await opened(tables, ME, RANDOM)
        for is_open in (True, False):
            await tables.handover.offer(room, OLA, 1, is_open)
        assert await denied(tables.join(room.code, "Jan", BROWSER)) == ("illegal", "no-free-seat")

    at_tables(tmp_path, test)


def test_of_two_who_come_at_once_one_sits_down(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables, ME, RANDOM)
        await tables.handover.offer(room, OLA, 1, True)
        coming = (tables.join(room.code, f"Jan {number}", BROWSER) for number in range(4))
        done = await asyncio.gather(*coming, return_exceptions=True)
        assert sum(isinstance(each, Denied) for each in done) == 3

    at_tables(tmp_path, test)


def test_nothing_changes_hands_before_the_game_or_after_it(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        waiting = await opened(tables, ME, FRIEND)
        done = await opened(tables, ME, RANDOM)
        await tables.handover.hand(done, OLA, 0, "random")
        await until(over(tables, done))
        for room, reason in ((waiting, "waiting"), (done, "handover-over")):
            for asking in (
                tables.handover.hand(room, OLA, 0, "random"),
                tables.handover.hand(room, OLA, 0, None),
                tables.handover.offer(room, OLA, 1, True),
                tables.handover.propose(room, 0, 1, "random"),
                tables.handover.vote(room, 0, 1, True),
            ):
                assert await denied(asking) == ("illegal", reason)
            assert not room.proposals

    at_tables(tmp_path, test)


# Somebody has left.


def test_with_two_the_one_who_stayed_decides(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await friends(tables, 2)
        Somebody(room, 0)
        await tables.handover.propose(room, 0, 1, "greedy")
        assert await seat(tables, room, 1) == Seat("person", False, "Gość 1", "greedy")
        assert not room.proposals

    at_tables(tmp_path, test, limits=IMPATIENT)


def test_everybody_who_is_here_must_agree(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await friends(tables, 4, game="tczew")
        for number in range(3):
            Somebody(room, number)
        await tables.handover.propose(room, 0, 3, "random")
        assert room.proposals[3].agreed == {0}
        await tables.handover.vote(room, 2, 3, True)
        assert (await seat(tables, room, 3)).bot is None
        await tables.handover.vote(room, 1, 3, True)
        assert (await seat(tables, room, 3)).bot == "random"

    at_tables(tmp_path, test, limits=IMPATIENT)


@pytest.mark.parametrize("against", [0, 1])
def test_a_proposal_is_declined_or_taken_back(tmp_path: Path, against: int) -> None:
    async def test(tables: Tables) -> None:
        room = await friends(tables, 3, game="tczew")
        for number in range(2):
            Somebody(room, number)
        await tables.handover.propose(room, 0, 2, "random")
        again = tables.handover.propose(room, 1, 2, "greedy")
        assert await denied(again) == ("illegal", "proposed-already")
        await tables.handover.vote(room, against, 2, False)
        assert not room.proposals
        late = tables.handover.vote(room, 1, 2, True)
        assert await denied(late) == ("illegal", "no-proposal")
        assert (await seat(tables, room, 2)).bot is None
        await tables.handover.propose(room, 1, 2, "greedy")
        assert room.proposals[2].by == 1

    at_tables(tmp_path, test, limits=IMPATIENT)


def test_who_returns_ends_the_proposal(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await friends(tables, 3, game="tczew")
        for number in range(2):
            Somebody(room, number)
        await tables.handover.propose(room, 0, 2, "random")
        Somebody(room, 2).go()
        assert not room.proposals

    at_tables(tmp_path, test, limits=IMPATIENT)


async def settled(tables: Tables, room: Room) -> Seat:
    """Seat 2, once everything that follows from somebody's leaving has happened."""
    tables.handover.left(room)
    await asyncio.gather(*tables.handover._settling)
    return await seat(tables, room, 2)


def test_who_leaves_need_not_agree_any_more(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await friends(tables, 3, game="tczew")
        ola, jan = Somebody(room, 0), Somebody(room, 1)
        await tables.handover.propose(room, 0, 2, "random")
        ola.go()
        assert (await settled(tables, room)).bot is None, "Jan was not asked yet"
        Somebody(room, 0)
        jan.go()
        assert (await settled(tables, room)).bot == "random"

    at_tables(tmp_path, test, limits=IMPATIENT)


def test_who_comes_back_soon_is_still_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(tables: Tables) -> None:
        room = await friends(tables, 3, game="tczew")
        Somebody(room, 0)
        jan = Somebody(room, 1)
        gone = {2: 60.0}
        monkeypatch.setattr(Room, "absence", lambda _, number: gone.get(number, 0.0))
        await tables.handover.propose(room, 0, 2, "random")
        jan.go()
        await tables.handover.vote(room, 0, 2, True)
        live = await tables.live(room)
        assert [each["asked"] for each in tables.handover.told(room, live)] == [[1]]
        assert live.seats[2].bot is None
        gone[1] = 60.0
        await tables.handover.vote(room, 0, 2, True)
        assert (await seat(tables, room, 2)).bot == "random"

    at_tables(tmp_path, test)


def test_nobody_decides_when_nobody_is_left(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await friends(tables, 3, game="tczew")
        people = [Somebody(room, number) for number in range(2)]
        await tables.handover.propose(room, 0, 2, "random")
        for each in people:
            each.go()
        assert (await settled(tables, room)).bot is None

    at_tables(tmp_path, test, limits=IMPATIENT)


def test_one_screen_has_one_voice(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await opened(tables, ME, HERE, FRIEND, game="tczew")
        await tables.join(room.code, "Ewa", BROWSER)
        Somebody(room, 0, 1)
        await tables.handover.propose(room, 1, 2, "random")
        assert (await seat(tables, room, 2)).bot == "random"

    at_tables(tmp_path, test, limits=IMPATIENT)


def test_who_is_here_or_left_a_moment_ago_is_not_replaced(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await friends(tables, 2)
        Somebody(room, 0)
        propose = tables.handover.propose
        assert await denied(propose(room, 0, 1, "random")) == ("illegal", "not-away-long")
        jan = Somebody(room, 1)
        assert await denied(propose(room, 0, 1, "random")) == ("illegal", "not-away")
        jan.go()
        assert await denied(propose(room, 0, 1, "random")) == ("illegal", "not-away-long")
        assert await denied(propose(room, 0, 0, "random")) == ("illegal", "not-away")
        live = await tables.live(room)
        assert tables.handover.away(room, live, 0) is None
        assert 0 < (tables.handover.away(room, live, 1) or 0) <= 60
        assert not room.proposals

    at_tables(tmp_path, test)


def test_only_people_are_missed(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        tables.bot_pause = 60.0
        room = await opened(tables, ME, RANDOM, FRIEND, game="tczew")
        await tables.join(room.code, "Ewa", BROWSER)
        Somebody(room, 0)
        propose = tables.handover.propose
        assert await denied(propose(room, 0, 1, "greedy")) == ("illegal", "not-away")
        assert await denied(propose(room, 0, 2, "nobody")) == ("malformed", "bot")
        assert await denied(propose(room, 0, 9, "greedy")) == ("forbidden", "not-your-seat")
        await propose(room, 0, 2, "greedy")
        assert await denied(propose(room, 0, 2, "greedy")) == ("illegal", "not-away")

    at_tables(tmp_path, test, limits=IMPATIENT)


def test_the_end_of_the_game_ends_the_proposals(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        room = await friends(tables, 3, game="tczew")
        for number in range(2):
            Somebody(room, number)
        await tables.handover.propose(room, 0, 2, "random")
        while (live := await tables.live(room)).state != "over":
            assert room.proposals
            await any_moves(tables, room, 1)
        assert live.state == "over"
        assert not room.proposals

    at_tables(tmp_path, test, limits=IMPATIENT)


def test_seats_do_not_change_hands_all_the_time(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        tables.bot_pause = 60.0
        room = await opened(tables, ME, RANDOM)
        for bot in ("random", None):
            await tables.handover.hand(room, OLA, 0, bot)
        assert await denied(tables.handover.hand(room, OLA, 0, "random")) == (
            "limit",
            "handover-rate",
        )

    at_tables(tmp_path, test, limits=Limits(handovers=2))


def test_a_plan_is_not_the_next_hands(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        tables.bot_pause = 60.0
        room = await opened(tables, ME, RANDOM)
        await tables.company.plan(room, 0, ["take 24a"])
        await tables.handover.hand(room, OLA, 0, "random")
        assert room.plans == {}

    at_tables(tmp_path, test)


@pytest.mark.parametrize("wanted", [(ME, HERE), (ME, RANDOM), (RANDOM, RANDOM)])
def test_at_a_shared_screen_people_look_for_themselves(
    tmp_path: Path, wanted: tuple[Wanted, ...]
) -> None:
    """Whose eyes: always those of an own seat, of one that is not a bot's if there is one."""

    async def test(tables: Tables) -> None:
        tables.bot_pause = 60.0
        live = (await tables.live(await opened(tables, *wanted))).fork()
        own = tuple(at for at, each in enumerate(live.seats) if each.screen)
        for handed in ((), (0,), (1,), (0, 1)):
            for number in set(handed) & set(own):
                live.sit(number, live.seats[number].played_by("random"))
            people = [at for at in own if not live.seats[at].bot]
            for to_move in (0, 1, None):
                looking = live.eyes(own, to_move)
                assert looking in (people or own or (None,))
                if to_move in people:
                    assert looking == to_move
            for number in own:
                live.sit(number, live.seats[number].played_by(None))

    at_tables(tmp_path, test)
