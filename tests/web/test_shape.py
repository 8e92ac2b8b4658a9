"""What the server says fits the types that the client is generated from."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.games import GAMES
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.web import wire
from stolik.web.models import RecordFile, Replay
from stolik.web.schema import view_type
from tests.web.house import HERE, PERSON, House, visit

RECORD = Path(__file__).parents[1] / "golden" / "grzybowski.stolik.json"


def test_messages_fit_their_types(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        async with house.line(given["code"], given["token"]) as line:
            messages = [{"table": line.table}]
            for _ in range(20):
                messages.append({"table": await line.any_move()})
            at = line.table["sequence"]
            for message in (
                {"why": {"seat": 0, "move": "end"}},
                {"history": {"to": 7}},
                {"move": {"at": at, "seat": line.table["to_move"], "move": "nonsense"}},
                {"chat": {"seat": 0, "text": "Hej"}},
                {"chat": {"seat": 0, "text": ""}},
                {"point": {"seat": 1, "at": "market 3"}},
                {"plan": {"seat": 1, "moves": ["end"]}},
                {"ping": 3},
            ):
                await line.say(**message)
                messages.append(await line.hear())
        for told in messages:
            msgspec.json.decode(json.dumps(told), type=wire.ServerMessage)

    visit(tmp_path, test)


def test_a_replay_fits_its_type_and_that_of_the_socket(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        told = (await house.http.post("/api/replays", content=RECORD.read_bytes())).content
        steps = Replay.model_validate_json(told).steps
        assert len(steps) > 100
        for step in steps:
            msgspec.convert(step.account.model_dump(), wire.Account)
            msgspec.convert([fact.model_dump() for fact in step.facts], list[wire.FactTold])

    visit(tmp_path, test)


def test_a_record_fits_its_type() -> None:
    record = RecordFile.model_validate_json(RECORD.read_bytes())
    assert record.model_extra == {}
    assert any(move.chance for move in record.moves)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_views_fit_what_their_game_declares(game: Game[Any]) -> None:
    match = Match.new(game, [f"P{seat}" for seat in range(min(game.players))], {}, "ab" * 32)
    while (seat := game.to_move(match.state)) is not None:
        for viewer in (seat, None):
            view = msgspec.json.encode(game.view(match.state, viewer))
            msgspec.json.decode(view, type=wire.View)
            seen: Any = msgspec.json.decode(view, type=view_type(game.name))
            assert msgspec.json.encode(seen) == view, "nothing undeclared"
        match.play(seat, game.view(match.state, seat)["choices"][0])
