"""Handing a seat to a bot and back over the wire: who may, who may not, and what is seen."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stolik.games import GAMES
from stolik.kernel.game import Game
from tests.toy import GAME as TOY
from tests.web.house import BOT, FRIEND, GENEROUS, HERE, PERSON, House, Line, Told, visit
from tests.web.test_chat import two_at

IMPATIENT = replace(GENEROUS, absence=0, handovers=1000)
TCZEW = {"game": "tczew"}
ALL: dict[str, Game[Any]] = {
    game.name: replace(game, maturity="playable") for game in (*GAMES.values(), TOY)
}
SLOW = 60.0
"""Seconds a bot takes where it shall not move before the test ends."""


def hand(seat: int, bot: str | None) -> dict[str, Any]:
    return {"hand": {"seat": seat, "bot": bot}}


def offer(seat: int, is_open: bool = True) -> dict[str, Any]:
    return {"offer": {"seat": seat, "open": is_open}}


def propose(seat: int, absent: int, bot: str = "random") -> dict[str, Any]:
    return {"propose": {"seat": seat, "absent": absent, "bot": bot}}


def vote(seat: int, absent: int, agree: bool) -> dict[str, Any]:
    return {"vote": {"seat": seat, "absent": absent, "agree": agree}}


async def why(line: Line, message: dict[str, Any]) -> tuple[str, str]:
    error = await line.refused(**message)
    assert error["sentence"]["pl"] != error["sentence"]["en"]
    return error["kind"], error["reason"]


async def played_by(seat: int, bot: str | None, *lines: Line) -> None:
    for line in lines:
        await line.until(lambda table: table["players"][seat]["bot"] == bot)


@asynccontextmanager
async def three_at(house: House) -> AsyncIterator[tuple[str, Line, Line, str]]:
    """Ola and Jan at their screens; Ewa has a seat and is not there. Her token comes last."""
    given = await house.open_table(PERSON, FRIEND, FRIEND, **TCZEW)
    code, tokens = given["code"], []
    for name in ("Jan", "Ewa"):
        friend = await house.http.post(f"/api/tables/{code}/seats", json={"name": name})
        tokens.append(friend.json()["token"])
    async with house.line(code, given["token"]) as ola, house.line(code, tokens[0]) as jan:
        await ola.until(lambda table: table["players"][1]["here"])
        yield code, ola, jan, tokens[1]


def test_a_seat_is_handed_over_and_taken_back(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE, options={"first": 1})
        code, token = given["code"], given["token"]
        async with house.line(code, token) as line, house.line(code) as spectator:
            assert [each["bot"] for each in line.table["players"]] == [None, None]
            await line.say(**hand(0, "random"))
            await played_by(0, "random", line, spectator)
            await line.until(lambda table: table["to_move"] == 1)
            player = spectator.table["players"][0]
            assert (player["name"], player["kind"], player["here"]) == ("Ola", "person", True)
            assert line.table["undo"] == {"steps": 0}
            await line.say(chat={"seat": 0, "text": "Patrzę"})
            assert (await line.hear_of("chat"))[0]["seat"] == 0  # type: ignore[index]
            await line.say(**hand(0, None))
            await played_by(0, None, line, spectator)
            while line.table["to_move"] == 1:
                await line.any_move()
            at = line.table["sequence"]
            await line.any_move()
            assert line.table["sequence"] == at + 1

    visit(tmp_path, test)


def test_the_same_token_takes_it_back_on_another_device(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        house.tables.bot_pause = SLOW
        given = await house.open_table(PERSON, BOT, options={"first": 1})
        async with house.line(given["code"], given["token"]) as line:
            await line.say(**hand(0, "level3"))
            await played_by(0, "level3", line)
            assert line.table["thinking"] == 0
            move = {"at": 0, "seat": 0, "move": line.table["view"]["choices"][0]}
            assert await why(line, {"move": move}) == ("illegal", "bot-plays")
        async with house.line(given["code"], given["token"]) as line:
            assert line.table["players"][0]["bot"] == "level3"
            await line.say(**hand(0, None))
            await played_by(0, None, line)
            await line.say(move={**move, "epoch": 0})
            await line.until(lambda table: table["sequence"] == 1)

    visit(tmp_path, test)


def test_a_stale_move_stays_stale_after_a_handover(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE, options={"first": 1})
        async with house.line(given["code"], given["token"]) as line:
            first = line.table["view"]["choices"][0]
            await line.move(first)
            await line.say(undo={"at": 1, "seat": 0, "steps": 1, "epoch": 0})
            await line.until(lambda table: table["epoch"] == 1)
            house.tables.bot_pause = SLOW
            for bot in ("random", None):
                await line.say(**hand(0, bot))
                await played_by(0, bot, line)
            assert line.table["epoch"] == 1, "moves are counted, not hands"
            stale = {"at": 0, "seat": 0, "move": first, "epoch": 0}
            assert await why(line, {"move": stale}) == ("stale", "stale-epoch")
            await line.say(move={**stale, "epoch": 1})
            await line.until(lambda table: table["sequence"] == 1)

    visit(tmp_path, test)


def test_a_move_and_a_handover_at_once_leave_one_of_them(tmp_path: Path) -> None:
    """Whichever the table hears first; the bot never moves twice and nothing is lost."""

    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE, options={"first": 1})
        code, token = given["code"], given["token"]
        async with house.line(code, token) as one, house.line(code, token) as other:
            for _ in range(10):
                await one.until(lambda table: table["players"][0]["bot"] is None)
                while one.table["to_move"] == 1:
                    await one.any_move()
                at = one.table["sequence"]
                move = {"at": at, "seat": 0, "move": one.table["view"]["choices"][0]}
                await other.say(**hand(0, "random"))
                await one.say(move=move)
                await one.until(lambda table: table["players"][0]["bot"] == "random")
                await one.until(lambda table: table["to_move"] == 1)
                await other.say(**hand(0, None))
                await played_by(0, None, one, other)
            live = await house.tables.live(await house.tables.find(code))
            rows = (await house.tables.store.load(code) or ((), (), (), None))[2]
            assert [row.sequence for row in rows] == list(range(1, live.sequence + 1))

    visit(tmp_path, test, limits=IMPATIENT)


def test_only_ones_own_seat_changes_hands(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (code, ola, jan), house.line(code) as spectator:
            cases = (
                (spectator, hand(0, "random")),
                (spectator, hand(1, None)),
                (spectator, offer(1)),
                (spectator, propose(0, 1)),
                (spectator, vote(0, 1, True)),
                (ola, hand(1, "random")),
                (jan, hand(0, "random")),
                (ola, hand(7, "random")),
                (jan, offer(0)),
                (ola, propose(1, 0)),
                (jan, vote(0, 1, False)),
            )
            for line, message in cases:
                assert (await why(line, message))[0] == "forbidden", message
            live = await house.tables.live(house.tables.room(code))
            assert [seat.bot for seat in live.seats] == [None, None]
            async with house.line(code, greet=False) as stranger:
                await stranger.say(hello={"token": "somebody-elses", "since": None})
                assert (await stranger.hear_of("refused"))["error"]["kind"] == "forbidden"

    visit(tmp_path, test, limits=IMPATIENT)


@pytest.mark.parametrize(
    "message",
    [
        {"hand": {"seat": 0, "bot": 3}},
        {"hand": {"seat": -1, "bot": "random"}},
        {"hand": {"seat": 0, "bot": "x" * 41}},
        {"hand": {"seat": 0, "bots": "random"}},
        {"offer": {"seat": 0}},
        {"offer": {"seat": 0, "open": 1}},
        {"propose": {"seat": 0, "absent": 1}},
        {"propose": {"seat": 0, "absent": 1, "bot": None}},
        {"vote": {"seat": 0, "absent": 1, "agree": None}},
    ],
)
def test_messages_of_a_wrong_shape(tmp_path: Path, message: dict[str, Any]) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (_, ola, _):
            assert await why(ola, message) == ("malformed", "message")

    visit(tmp_path, test)


def test_bots_that_nobody_knows(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with two_at(house) as (_, ola, _):
            assert await why(ola, hand(0, "deep blue")) == ("malformed", "bot")

    visit(tmp_path, test)


def test_not_before_the_game_and_not_after_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, FRIEND)
        async with house.line(given["code"], given["token"]) as line:
            assert await why(line, hand(0, "random")) == ("illegal", "waiting")
        given = await house.open_table(PERSON, BOT)
        async with house.line(given["code"], given["token"]) as line:
            await line.say(**hand(0, "random"))
            await line.until(lambda table: table["state"] == "over")
            for message in (hand(0, None), offer(1), hand(1, "greedy")):
                assert await why(line, message) == ("illegal", "handover-over")

    visit(tmp_path, test)


def test_each_seat_of_a_screen_is_handed_over_by_itself(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        house.tables.bot_pause = SLOW
        given = await house.open_table(PERSON, HERE, options={"first": 1})
        async with house.line(given["code"], given["token"]) as line:
            await line.say(**hand(0, "random"))
            await played_by(0, "random", line)
            assert line.table["players"][1]["bot"] is None
            assert line.table["view"]["you"] == 1, "Jan looks on for himself"
            await line.say(**hand(1, "greedy"))
            await played_by(1, "greedy", line)
            assert line.table["view"]["you"] == 0

    visit(tmp_path, test)


def test_the_host_keeps_a_seat_open_for_a_friend(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        house.tables.bot_pause = SLOW
        given = await house.open_table(PERSON, BOT, options={"first": 2})
        code = given["code"]
        async with house.line(code, given["token"]) as ola, house.browser() as jan:
            assert ola.table["host"]
            full = await jan.post(f"/api/tables/{code}/seats", json={"name": "Jan"})
            assert full.json()["error"]["reason"] == "no-free-seat"
            await ola.say(**offer(1))
            await ola.until(lambda table: table["players"][1]["open"])
            assert ola.table["state"] == "playing"
            assert (await jan.get(f"/api/tables/{code}")).json()["players"][1]["open"]
            await ola.say(**hand(1, "level1"))
            await ola.until(lambda table: table["players"][1]["bot"] == "level1")
            taken = await jan.post(f"/api/tables/{code}/seats", json={"name": "Jan"})
            assert taken.status_code == 201
            await ola.until(lambda table: table["players"][1]["name"] == "Jan")
            player = ola.table["players"][1]
            assert (player["kind"], player["bot"], player["open"]) == ("person", None, False)
            async with house.line(code, taken.json()["token"]) as line:
                assert not line.table["host"]
                await line.any_move()
            assert await why(ola, hand(1, "random")) == ("forbidden", "not-your-seat")

    visit(tmp_path, test)


def test_those_who_stayed_let_a_bot_play(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with three_at(house) as (code, ola, jan, token), house.line(code) as spectator:
            missed = {"here": False, "away": 0}
            assert {key: ola.table["players"][2][key] for key in missed} == missed
            assert ola.table["players"][1]["away"] is None
            await ola.say(**propose(0, 2))
            told = {"seat": 2, "by": 0, "bot": "random", "agreed": [0], "asked": [1]}
            for line in (ola, jan, spectator):
                await line.until(lambda table: table["proposals"] == [told])
            assert await why(jan, propose(1, 2)) == ("illegal", "proposed-already")
            await jan.say(**vote(1, 2, True))
            await played_by(2, "random", ola, jan, spectator)
            assert jan.table["proposals"] == []
            async with house.line(code, token) as ewa:
                assert ewa.table["players"][2]["bot"] == "random"
                await ewa.say(**hand(2, None))
                await played_by(2, None, ewa, ola, jan)
                assert await why(ola, propose(0, 2)) == ("illegal", "not-away")

    visit(tmp_path, test, limits=IMPATIENT)


@pytest.mark.parametrize("ends", ["declined", "taken back", "returned"])
def test_how_a_proposal_ends(tmp_path: Path, ends: str) -> None:
    async def test(house: House) -> None:
        async with three_at(house) as (code, ola, jan, token):
            await ola.say(**propose(0, 2))
            await jan.until(lambda table: bool(table["proposals"]))
            if ends == "declined":
                await jan.say(**vote(1, 2, False))
            elif ends == "taken back":
                await ola.say(**vote(0, 2, False))
            elif ends == "returned":
                async with house.line(code, token) as ewa:
                    assert ewa.table["proposals"] == []
            for line in (ola, jan):
                await line.until(lambda table: not table["proposals"])
            live = await house.tables.live(house.tables.room(code))
            assert live.seats[2].bot is None

    visit(tmp_path, test, limits=IMPATIENT)


def test_who_goes_away_is_not_waited_for(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, FRIEND, FRIEND, **TCZEW)
        code, tokens = given["code"], []
        for name in ("Jan", "Ewa"):
            friend = await house.http.post(f"/api/tables/{code}/seats", json={"name": name})
            tokens.append(friend.json()["token"])
        async with house.line(code, given["token"]) as ola:
            async with house.line(code, tokens[0]) as jan:
                await ola.until(lambda table: table["players"][1]["here"])
                await ola.say(**propose(0, 2))
                await jan.until(lambda table: bool(table["proposals"]))
                assert jan.table["players"][2]["bot"] is None
            await played_by(2, "random", ola)

    visit(tmp_path, test, limits=IMPATIENT)


def test_not_before_the_time_has_come(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with three_at(house) as (_, ola, _, _):
            assert await why(ola, propose(0, 2)) == ("illegal", "not-away-long")
            assert 0 < ola.table["players"][2]["away"] <= 60

    visit(tmp_path, test)


def seen(table: Told) -> dict[str, Any]:
    """What a table tells of the game itself."""
    return {name: table[name] for name in ("view", "account", "facts", "seed", "prompt", "you")}


@pytest.mark.parametrize("name", list(ALL))
@pytest.mark.parametrize("moves", [0, 5, 14])
def test_nobody_sees_more_because_of_a_handover(tmp_path: Path, name: str, moves: int) -> None:
    """Every seat at its own screen, and whoever watches, is told the same before and after, also
    of the past; one who is asked about a handed seat is told what that seat is told."""

    async def told(house: House, code: str, token: str | None, to: int) -> list[Any]:
        async with house.line(code, token) as line:
            table = line.table
            await line.say(history={"to": to})
            return [seen(table), await line.hear_of("history")]

    async def test(house: House) -> None:
        given = await house.open_table(PERSON, FRIEND, game=name)
        code = given["code"]
        friend = (await house.http.post(f"/api/tables/{code}/seats", json={"name": "Jan"})).json()
        tokens = [given["token"], friend["token"], None]
        room = await house.tables.find(code)
        made = 0
        for _ in range(moves):
            live = await house.tables.live(room)
            if live.to_move is None:
                break
            text = live.game.write(live.game.legal(live.match.state, live.to_move)[0])
            made = (await house.tables.play(room, live.to_move, text, live.sequence)).sequence
        if (await house.tables.live(room)).state == "over":
            return
        house.tables.bot_pause = SLOW
        before = [await told(house, code, token, made // 2) for token in tokens]
        for handed in (0, 1):
            await house.tables.handover.hand(room, (handed,), handed, "random")
            assert [await told(house, code, token, made // 2) for token in tokens] == before

    visit(tmp_path, test, games=ALL)


@pytest.mark.parametrize("handed", [0, 1])
def test_at_a_shared_screen_nobody_sees_a_third_hand(tmp_path: Path, handed: int) -> None:
    """Zbudujmy Tczew, two at one screen and a friend: the screen sees one of its own hands."""

    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE, FRIEND, **TCZEW)
        code = given["code"]
        await house.http.post(f"/api/tables/{code}/seats", json={"name": "Ewa"})
        room = await house.tables.find(code)
        async with house.line(code, given["token"]) as line:
            await house.tables.handover.hand(room, (0, 1), handed, "random")
            await played_by(handed, "random", line)
            for _ in range(12):
                table = await line.until(lambda table: table["thinking"] is None)
                live = await house.tables.live(room)
                assert table["view"]["you"] == 1 - handed
                assert live.to_move in (1 - handed, 2)
                text = live.game.write(live.game.legal(live.match.state, live.to_move)[0])
                await house.tables.play(room, live.to_move, text, live.sequence)
                await line.until(lambda table: table["sequence"] > live.sequence)  # noqa: B023

    visit(tmp_path, test)
