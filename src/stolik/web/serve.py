"""Running the server: one process, one loop."""

import gc
import socket
from collections.abc import Callable, Mapping
from typing import Any

import uvicorn

from stolik.games import GAMES
from stolik.kernel.game import Game
from stolik.web.app import make_app
from stolik.web.settings import Settings

LARGEST_FRAME = 65_536
"""A frame over this ends the connection; one over our own limit is refused in words."""
BACKLOG = 1024


def listen(host: str, port: int) -> socket.socket:
    """A bound socket; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind((host, port))
    return bound


def address_of(host: str, port: int) -> str:
    """
    >>> address_of("::1", 8000)
    'http://[::1]:8000/'
    """
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def address_in_house(port: int) -> str | None:
    """Where other devices of the same network find us; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only chooses the address it would send from.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        host = str(probe.getsockname()[0])
    return None if host.startswith(("127.", "0.")) else address_of(host, port)


def server(settings: Settings, games: Mapping[str, Game[Any]] = GAMES) -> uvicorn.Server:
    config = uvicorn.Config(
        make_app(settings, games),
        access_log=False,
        log_level="warning",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # costs more time than a view is worth bytes
        backlog=BACKLOG,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    return uvicorn.Server(config)


def serve(
    settings: Settings,
    bound: socket.socket,
    ready: Callable[[], None],
    games: Mapping[str, Game[Any]] = GAMES,
) -> None:
    """Serve until interrupted; `ready` is called when the port answers."""
    running = server(settings, games)
    started = running.startup

    async def startup(sockets: list[socket.socket] | None = None) -> None:
        await started(sockets)
        # What was loaded by now stays for good. Searched for garbage again and again, it would
        # hold up every table for a tenth of a second.
        gc.collect()
        gc.freeze()
        if not running.should_exit:
            ready()

    running.startup = startup  # type: ignore[method-assign]
    running.run([bound])
