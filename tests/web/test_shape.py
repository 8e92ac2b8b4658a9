"""What the server says fits the types that the client is generated from."""

import json
from pathlib import Path

import msgspec

from stolik.web.wire import ServerMessage
from tests.web.house import HERE, PERSON, House, visit


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
                {"ping": 3},
            ):
                await line.say(**message)
                messages.append(await line.hear())
        for told in messages:
            msgspec.json.decode(json.dumps(told), type=ServerMessage)

    visit(tmp_path, test)
