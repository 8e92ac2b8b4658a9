"""What every request passes before it reaches us, and the headers that every answer gets."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response

from stolik.kernel.refusal import malformed
from stolik.tables.errors import Denied
from stolik.tables.limits import Buckets
from stolik.web.errors import error_of, status_of
from stolik.web.hosts import Hosts
from stolik.web.settings import Settings
from stolik.web.wire import write

log = logging.getLogger("stolik.web")
Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
# No inline styles either: Svelte's `style:` directives and adopted sheets go through the CSSOM,
# which needs no permission; a style attribute in a template would be ignored.
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
ONLY_HTTPS = "strict-transport-security", "max-age=31536000"
"""Said over https only: a browser that has heard it never comes back over http."""
UNWELCOME = 1008


def own_origin(headers: Headers, allowed: Iterable[str]) -> bool:
    """Does this request come from our own pages, or from no page at all?"""
    if headers.get("sec-fetch-site") in ("cross-site", "same-site"):
        return headers.get("origin", "") in allowed
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host") != ""
    except ValueError:
        return False


def error_response(denied: Denied) -> Response:
    body = write({"error": error_of(denied)})
    return Response(body, status_of(denied), media_type="application/json")


class TooLong(HTTPException):
    """Raised out of `receive` when a body outgrows its limit; FastAPI lets its own kind pass."""

    def __init__(self, limit: int) -> None:
        super().__init__(413)
        self.limit = limit


def too_long(limit: int) -> Denied:
    return Denied(malformed("too-long", limit=limit), "limit")


class Guard:
    """ASGI middleware around everything."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.hosts = Hosts(settings.hosts, settings.origins)
        rate = settings.limits.requests
        self.rates = Buckets(rate, 4 * rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            if self._foreign(headers) is not None:
                await send({"type": "websocket.close", "code": UNWELCOME})
            else:
                await self.app(scope, receive, send)
            return
        dressed = _dressed(scope, send)
        if denied := self._refuse(scope, headers):
            await error_response(denied)(scope, receive, dressed)
            return
        await self._measured(scope, receive, dressed)

    def _foreign(self, headers: Headers) -> str | None:
        """The name we are called by, if it is not ours. Who names no host is no browser."""
        host = headers.get("host")
        return None if host is None or self.hosts.know(host) else host

    def _refuse(self, scope: Scope, headers: Headers) -> Denied | None:
        if (host := self._foreign(headers)) is not None:
            return Denied(malformed("host", host=host[:100]), "forbidden")
        if scope["path"].startswith("/api/") and not self.rates.take(address_of(scope)):
            return Denied(malformed("rate"), "limit")
        if scope["method"] not in SAFE and not own_origin(headers, self.settings.origins):
            return Denied(malformed("origin"), "forbidden")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > self._limit(scope):
            return too_long(self._limit(scope))
        return None

    def _limit(self, scope: Scope) -> int:
        limits = self.settings.limits
        return limits.record_bytes if scope["path"] == "/api/replays" else limits.body_bytes

    async def _measured(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A body without a length is counted as it comes."""
        limit, got, begun = self._limit(scope), 0, False

        async def counted() -> Any:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > limit:
                raise TooLong(limit)
            return message

        async def noted(message: Any) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, counted, noted)
        except TooLong:
            if not begun:
                await error_response(too_long(limit))(scope, receive, send)
        except Exception:
            # A fault of ours: told without any detail, but with the headers of every answer.
            log.exception("%s %s", scope["method"], scope["path"])
            if not begun:
                await Response(status_code=500)(scope, receive, send)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def _dressed(scope: Scope, send: Send) -> Send:
    async def dressed(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope.get("scheme") == "https":
                headers.setdefault(*ONLY_HTTPS)
            if scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return dressed
