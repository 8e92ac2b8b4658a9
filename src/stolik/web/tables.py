"""Tables over HTTP: open, join, list, rematch, record."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Response

from stolik.tables.handover import Handover
from stolik.tables.live import Live
from stolik.tables.room import Room
from stolik.tables.seating import Wanted
from stolik.tables.service import Given, Tables
from stolik.web.context import (
    AnyBrowser,
    InContext,
    OwnBrowser,
    SeatToken,
    errors,
    may_open_table,
)
from stolik.web.models import (
    NewPlayer,
    NewTable,
    PlayerInfo,
    RecordFile,
    SeatGiven,
    TableGiven,
    TableInfo,
)

router = APIRouter(prefix="/api/tables", tags=["tables"])
Code = Annotated[str, Path(min_length=5, max_length=5)]


@router.post(
    "", status_code=201, responses=errors(400, 403, 404), dependencies=[Depends(may_open_table)]
)
async def open_table(wanted: NewTable, context: InContext, browser: OwnBrowser) -> TableGiven:
    """Open a table; the answer holds the secret tokens of the host's seats."""
    seats = [
        Wanted(each.kind, getattr(each, "name", None), getattr(each, "bot", None))
        for each in wanted.seats
    ]
    given = await context.tables.create(wanted.game, seats, wanted.options, browser, wanted.hints)
    return _given(context.tables, given)


@router.get("", responses=errors())
async def my_tables(context: InContext, browser: AnyBrowser) -> list[TableInfo]:
    """The tables of this browser, the last touched first."""
    if browser is None:
        return []
    tables = context.tables
    return [_info(tables, given.live, given.seats) for given in await tables.mine(browser)]


@router.get("/{code}", responses=errors(404, 409))
async def table(code: Code, context: InContext, browser: AnyBrowser) -> TableInfo:
    tables = context.tables
    live = await tables.live(await tables.find(code))
    return _info(tables, live, await tables.seats_of_browser(live.code, browser))


@router.post("/{code}/seats", status_code=201, responses=errors(400, 403, 404, 409))
async def take_seat(
    code: Code, player: NewPlayer, context: InContext, browser: OwnBrowser
) -> SeatGiven:
    """Take the first free seat, or one that a bot keeps for whoever comes."""
    given = await context.tables.join(code, player.name, browser)
    return _seats(context.tables, given)[0]


@router.post("/{code}/rematch", status_code=201, responses=errors(401, 403, 404, 409))
async def rematch(
    code: Code, context: InContext, browser: OwnBrowser, token: SeatToken
) -> TableGiven:
    """The same people again, the other one begins."""
    return _given(context.tables, await context.tables.rematch(code, token, browser))


@router.get(
    "/{code}/record",
    responses={**errors(404, 409), 200: {"model": RecordFile}},
    response_class=Response,
)
async def record(code: Code, context: InContext) -> Response:
    """The record with its seed, once the game is over; `stolik verify` accepts it."""
    live = await context.tables.live(await context.tables.find(code))
    text = context.tables.record(live).dumps()
    name = f"{live.game.name}-{live.code}.stolik.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


def _given(tables: Tables, given: Given) -> TableGiven:
    return TableGiven(code=given.live.code, seats=_seats(tables, given))


def _seats(tables: Tables, given: Given) -> list[SeatGiven]:
    sign = tables.folder.tokens.seat
    return [SeatGiven(seat=seat, token=sign(given.live.code, seat)) for seat in given.seats]


def players(live: Live, room: Room, handover: Handover) -> list[dict[str, Any]]:
    return [
        {
            "seat": number,
            "name": seat.name,
            "kind": seat.kind,
            "bot": seat.bot,
            "here": seat.kind == "bot" or room.present[number] > 0,
            "away": handover.away(room, live, number),
            "open": seat.open,
        }
        for number, seat in enumerate(live.seats)
    ]


def _info(tables: Tables, live: Live, own: tuple[int, ...]) -> TableInfo:
    room = tables.room(live.code)
    return TableInfo(
        code=live.code,
        game=live.game.name,
        options=dict(live.match.record.options),
        players=[PlayerInfo(**each) for each in players(live, room, tables.handover)],
        state=live.state,
        to_move=live.to_move,
        sequence=live.sequence,
        seed_hash=live.match.record.seed_hash,
        rematch=live.rematch,
        your_seats=_seats(tables, Given(live, own)),
    )
