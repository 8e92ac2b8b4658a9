"""Nobody gets what their seat may not know: two worlds that differ only in secrets.

A table is played by the record; then its secrets are exchanged for imagined ones that a seat
cannot tell from the real ones. What the seat receives must be the same, byte for byte.
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stolik.games import GAMES
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Game
from stolik.kernel.match import Match, TurningPoint
from stolik.tables.live import Live
from stolik.tables.room import Room
from tests.toy import GAME as TOY
from tests.web.house import GENEROUS, HERE, PERSON, House, visit

BOTH: dict[str, Game[Any]] = {
    game.name: replace(game, maturity="playable") for game in (*GAMES.values(), TOY)
}
"""A draft must not leak either."""
FRIENDS = [PERSON, {"kind": "friend"}]
TIMELESS = replace(GENEROUS, absence=0)
"""How long somebody has been away is the clock's to say and no secret."""


def with_other_secrets(live: Live, seat: int | None, number: int) -> Live:
    """The same table as far as this seat knows."""
    world = live.game.imagine(live.match.state, seat, QuickChance(number))
    record = replace(live.match.record, seed=f"{number:064x}", setup=())
    match = Match(live.game, world, record)
    match.turning_point = TurningPoint(match.sequence, world.clone())
    return replace(live, match=match, kept={})


async def heard(house: House, code: str, token: str | None) -> list[bytes]:
    """All that a connection is told: the table, reasons, and refusals."""
    told = []
    async with house.line(code, token, greet=False) as line:
        await line.say(hello={"token": token, "since": None})
        told.append(await line.socket.recv())
        table = json.loads(told[0])["table"]
        seat, at = (table["you"] or [0])[0], table["sequence"]
        for message in (
            {"why": {"seat": seat, "move": "lay 01a 1,1"}},
            {"why": {"seat": seat, "move": "throw 1"}},
            {"why": {"seat": 1 - seat, "move": "throw 2"}},
            {"move": {"at": at, "seat": seat, "move": "no move"}},
            {"move": {"at": at + 9, "seat": seat, "move": "end"}},
            {"undo": {"at": at, "seat": seat, "steps": 9}},
            {"history": {"to": at}},
            {"history": {"to": at + 1}},
            {"ping": 1},
        ):
            await line.say(**message)
        while b"pong" not in _bytes(told[-1]):
            told.append(await line.socket.recv())
    info = await house.http.get(f"/api/tables/{code}")
    record = await house.http.get(f"/api/tables/{code}/record")
    return [*map(_bytes, told), info.content, record.content]


def _bytes(data: str | bytes) -> bytes:
    return data.encode() if isinstance(data, str) else data


async def played(house: House, name: str, moves: int) -> tuple[Room, dict[int, str]]:
    """A table after so many moves that is not over yet; a short game is begun again."""
    while True:
        given = await house.open_table(*FRIENDS, game=name)
        code = given["code"]
        friend = (await house.http.post(f"/api/tables/{code}/seats", json={"name": "Jan"})).json()
        room = await house.tables.find(code)
        for number in range(moves):
            live = await house.tables.live(room)
            if live.to_move is None:
                break
            choices = live.game.legal(live.match.state, live.to_move)
            text = live.game.write(choices[number * 2 % len(choices)])
            await house.tables.play(room, live.to_move, text, live.sequence)
        if (await house.tables.live(room)).state == "playing":
            return room, {0: given["token"], 1: friend["token"]}


@pytest.mark.parametrize("name", list(BOTH))
@pytest.mark.parametrize("moves", [0, 1, 7, 16])
def test_worlds_that_differ_in_secrets_give_equal_bytes(
    tmp_path: Path, name: str, moves: int
) -> None:
    async def test(house: House) -> None:
        room, tokens = await played(house, name, moves)
        code = room.code
        real = await house.tables.live(room)
        for seat, token in (*tokens.items(), (None, None)):
            room.live = real
            expected = await heard(house, code, token)
            for number in range(3):
                room.live = with_other_secrets(real, seat, number)
                assert await heard(house, code, token) == expected

    visit(tmp_path, test, games=BOTH, limits=TIMELESS)


def test_the_seed_is_told_to_nobody_before_the_end(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        code, token = given["code"], given["token"]
        seed = (await house.tables.live(await house.tables.find(code))).match.record.seed
        assert seed
        async with house.line(code, token) as line:
            while line.table["state"] != "over":
                assert seed not in json.dumps(line.table)
                await line.any_move()
            assert line.table["seed"] == seed
            await line.say(history={"to": 1})
            assert "seed" not in await line.hear_of("history")

    visit(tmp_path, test)


def test_facts_for_one_seat_stay_with_it(tmp_path: Path) -> None:
    """Drawn tokens of the toy game are told to their owner alone."""

    async def test(house: House) -> None:
        given = await house.open_table(*FRIENDS, game="toy")
        code = given["code"]
        friend = (await house.http.post(f"/api/tables/{code}/seats", json={"name": "Jan"})).json()
        async with (
            house.line(code, given["token"]) as one,
            house.line(code, friend["token"]) as two,
            house.line(code) as spectator,
        ):
            for line, seat in ((one, 0), (two, 1)):
                assert line.table["view"]["you"] == seat
            assert spectator.table["view"]["hand"] == []
            assert one.table["view"]["hand"] != two.table["view"]["hand"]

    visit(tmp_path, test, games=BOTH)


def test_a_move_that_names_a_hidden_card_is_told_to_its_player_alone(tmp_path: Path) -> None:
    """An exchanged card of Zbudujmy Tczew is not shown to rivals (TCZ-R44)."""

    async def test(house: House) -> None:
        room, tokens = await played(house, "tczew", 11)
        live = await house.tables.live(room)
        while live.game.prompt(live.match.state) != "action":
            assert live.to_move is not None
            text = live.game.write(live.game.legal(live.match.state, live.to_move)[0])
            live = await house.tables.play(room, live.to_move, text, live.sequence)
        seat = live.to_move
        assert seat is not None
        moves = map(live.game.write, live.game.legal(live.match.state, seat))
        exchange = next(move for move in moves if move.startswith("exchange"))
        await house.tables.play(room, seat, exchange, live.sequence)
        for viewer, token in (*tokens.items(), (None, None)):
            async with house.line(room.code, token) as line:
                told = line.table["facts"][live.sequence]
                assert told["seat"] == seat
                assert told["move"] == (exchange if viewer == seat else None)

    visit(tmp_path, test, games=BOTH)


def test_people_at_one_screen_hear_what_everybody_hears(tmp_path: Path) -> None:
    """The log stays on the screen when the next one looks at it."""

    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE, game="tczew")
        async with house.line(given["code"], given["token"]) as line:
            while line.table["view"]["phase"] != "turns":
                await line.any_move()
            hands = [hand["cards"] for hand in line.table["view"]["hands"]]
            assert sum(cards is not None for cards in hands) == 1
            named = [fact["name"] for told in line.table["facts"] for fact in told["facts"]]
            assert "drawn" not in named

    visit(tmp_path, test)
