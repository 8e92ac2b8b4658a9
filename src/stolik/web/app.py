"""The whole server as one ASGI application."""

import asyncio
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from stolik import __version__
from stolik.games import GAMES
from stolik.kernel.game import Game
from stolik.kernel.refusal import malformed
from stolik.tables.errors import Denied
from stolik.tables.folder import DataFolder
from stolik.tables.limits import Buckets
from stolik.tables.scheduler import ProcessThinkers
from stolik.tables.service import Tables
from stolik.tables.thinkers import Thinkers
from stolik.web import lessons, library, replays, tables
from stolik.web.client import Client
from stolik.web.context import HOUR, Context
from stolik.web.guard import Guard, TooLong, error_response, too_long
from stolik.web.live import live_table
from stolik.web.settings import Settings


def make_app(
    settings: Settings,
    games: Mapping[str, Game[Any]] = GAMES,
    thinkers: Thinkers | None = None,
) -> FastAPI:
    """The application; its data folder is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        folder = DataFolder(settings.data)
        limits = settings.limits
        thinking = thinkers or ProcessThinkers(settings.bot_workers)
        of = Tables(folder, games, limits, thinking, settings.bot_pause)
        await of.open()
        new_tables = Buckets(limits.new_tables / HOUR, limits.new_tables)
        app.state.context = Context(settings, of, new_tables)
        try:
            yield
        finally:
            await of.close()

    app = describe(running)
    pages = asyncio.Lock()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith(("api/", "faces/")):
            raise HTTPException(405 if allowed(app, request.url.path) else 404)
        async with pages:
            if not hasattr(app.state, "client"):
                app.state.client = await asyncio.to_thread(Client, settings.client)
        client: Client = app.state.client
        return client.answer(request)

    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(Guard, settings=settings)
    return app


def describe(lifespan: Any = None) -> FastAPI:
    """The routes without a data folder behind them: enough for the OpenAPI document."""
    app = FastAPI(
        title="Stolik",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    for each in (library, lessons, tables, replays):
        app.include_router(each.router)
    app.add_api_websocket_route("/api/tables/{code}/live", live_table)
    app.add_exception_handler(Denied, _denied)
    app.add_exception_handler(RequestValidationError, _unfit)
    app.add_exception_handler(HTTPException, _elsewhere)
    return app


async def _denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return error_response(error)


async def _unfit(request: Request, error: Exception) -> Response:
    """A body or parameter of the wrong form: name the field, never repeat its value."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return error_response(Denied(malformed("message")))
    field = ".".join(str(each)[:40] for each in first["loc"])
    return error_response(Denied(malformed("field", field=field)))


async def _elsewhere(request: Request, error: Exception) -> Response:
    """No such address, another method than it takes, or a body that cannot be read."""
    assert isinstance(error, HTTPException)
    if isinstance(error, TooLong):
        return error_response(too_long(error.limit))
    if error.status_code == 400:
        return error_response(Denied(malformed("message")))
    response = error_response(Denied(malformed("no-page"), "missing"))
    response.status_code = error.status_code
    if error.status_code == 405:
        response.headers["allow"] = ", ".join(allowed(request.app, request.url.path))
    return response


def allowed(app: FastAPI, path: str) -> list[str]:
    """The methods of an address, as the OpenAPI document has them."""
    return sorted(
        method.upper()
        for template, methods in app.openapi()["paths"].items()
        if re.fullmatch(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(template)), path)
        for method in methods
    )
