"""What a request handler works with."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import Depends, Header, Request, Response
from starlette.requests import HTTPConnection

from stolik.kernel.refusal import malformed
from stolik.tables.errors import Denied
from stolik.tables.limits import Buckets
from stolik.tables.service import Tables
from stolik.web.guard import address_of
from stolik.web.models import ErrorBody
from stolik.web.settings import Settings

COOKIE = "stolik"
YEAR = 365 * 24 * 3600
HOUR = 3600


@dataclass(slots=True)
class Context:
    """One server."""

    settings: Settings
    tables: Tables
    new_tables: Buckets
    connections: Counter[str] = field(default_factory=Counter)
    replaying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))
    """Replaying a record is work for a thread; two at a time leave room for the tables."""


def context_of(connection: HTTPConnection) -> Context:
    context: Context = connection.app.state.context
    return context


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The declared errors of a route; a foreign host, rate and malformed bodies can always come."""
    return {status: {"model": ErrorBody} for status in (*statuses, 413, 421, 422, 429)}


# FastAPI would call what is not async in a thread, which costs more than any of these does.


async def in_context(connection: HTTPConnection) -> Context:
    return context_of(connection)


async def browser_of(request: Request) -> str | None:
    """The id in the cookie, None if there is none that we signed."""
    cookie = request.cookies.get(COOKIE)
    return context_of(request).tables.folder.tokens.read_browser(cookie) if cookie else None


async def browser_or_new(request: Request, response: Response) -> str:
    """The id of this browser; a browser without one gets it now."""
    browser = await browser_of(request)
    if browser is None:
        tokens = context_of(request).tables.folder.tokens
        browser = tokens.new_browser()
        response.set_cookie(
            COOKIE,
            tokens.sign_browser(browser),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return browser


async def seat_token(
    authorization: Annotated[str | None, Header(max_length=300)] = None,
) -> str | None:
    """The token of `Authorization: Seat TOKEN`."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "seat" or not token:
        raise Denied(malformed("token"), "forbidden")
    return token.strip()


async def may_open_table(request: Request) -> None:
    """Raise if this address opens tables too fast."""
    context = context_of(request)
    if not context.new_tables.take(address_of(dict(request.scope))):
        raise Denied(malformed("new-tables", limit=context.settings.limits.new_tables), "limit")


InContext = Annotated[Context, Depends(in_context)]
AnyBrowser = Annotated[str | None, Depends(browser_of)]
OwnBrowser = Annotated[str, Depends(browser_or_new)]
SeatToken = Annotated[str | None, Depends(seat_token)]
