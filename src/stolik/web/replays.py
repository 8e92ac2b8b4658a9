"""A record dropped on the page: played again, as a spectator would have seen it."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response

from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Data, Game
from stolik.kernel.record import Record
from stolik.kernel.refusal import BadInput, malformed
from stolik.kernel.replay import replay
from stolik.tables.errors import Denied
from stolik.tables.shown import Accounts, account_data, told
from stolik.web.context import InContext, context_of, errors
from stolik.web.models import RecordFile, Replay
from stolik.web.wire import write

router = APIRouter(tags=["replays"])
MOST_MOVES = 5000

RECORD = {"$ref": f"#/components/schemas/{RecordFile.__name__}"}
"""Read as text, so that what is wrong with it is told as for every record; hence only described."""


@router.post(
    "/api/replays",
    responses={**errors(400, 403, 404), 200: {"model": Replay}},
    openapi_extra={
        "requestBody": {"content": {"application/json": {"schema": RECORD}}, "required": True}
    },
    response_class=Response,
)
async def replays(request: Request, context: InContext) -> Response:
    """Every step of a record with what everybody may see."""
    body = await request.body()
    async with context.replaying:
        data = await asyncio.to_thread(_replayed, body, context_of(request))
    return Response(data, media_type="application/json")


def _replayed(body: bytes, context: InContext) -> bytes:
    game: Game[Any] | None = None
    try:
        record = Record.loads(body.decode("utf-8"), "record")
        game = context.tables.games.get(record.game)
        if game is None:
            known = ", ".join(context.tables.games)
            raise Denied(malformed("unknown-game", game=record.game[:40], known=known), "missing")
        if len(record.moves) > MOST_MOVES:
            raise Denied(malformed("record-moves", limit=MOST_MOVES))
        return write(_told(game, record, Accounts(QuickChance())))
    except UnicodeDecodeError as error:
        raise Denied(malformed("file-encoding")) from error
    except BadInput as error:
        raise Denied(error.refusal, "malformed", game) from error


def _told(game: Game[Any], record: Record, accounts: Accounts) -> Data:
    steps: list[Data] = []
    for match, facts in replay(game, record, "record"):
        moved = match.record.moves[-1] if steps else None
        account = account_data(accounts.of(game, match.state), match.over)
        steps.append(
            {
                "sequence": match.sequence,
                "seat": moved.seat if moved else None,
                "move": moved.move if moved else None,
                "facts": told(facts, None),
                "view": game.view(match.state, None),
                "account": account,
            }
        )
    return {
        "game": record.game,
        "players": record.players,
        "result": record.result,
        "steps": steps,
    }
