"""`stolik serve`: the table in the browser."""

import os
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from threading import Thread

from stolik.cli.desk import Desk
from stolik.tables.folder import DataFolder, FolderInUse
from stolik.web.hosts import is_address
from stolik.web.serve import address_in_house, address_of, listen, serve
from stolik.web.settings import Settings

HERE, EVERYWHERE = "127.0.0.1", ("0.0.0.0", "::")
USUAL_PORT, ANY_PORT = 8000, 0


def run_at_home(desk: Desk, data: str = "") -> None:
    """`stolik` alone: a table for this house, shown in the browser at once.

    It listens to the whole house, because a link that only this computer can open is no
    invitation.
    """
    try:
        listen(EVERYWHERE[0], USUAL_PORT).close()
    except OSError:
        run(desk, EVERYWHERE[0], ANY_PORT, data, browser=True)
        return
    run(desk, EVERYWHERE[0], USUAL_PORT, data, browser=True)


def run(desk: Desk, host: str, port: int, data: str, browser: bool) -> None:
    settings = Settings.from_environment(Path(data) if data else None)
    if not is_address(host):
        settings = replace(settings, hosts=(*settings.hosts, host))
    try:
        bound = listen(host, port)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise desk.stop("serve-port", port=str(port), why=why) from error
    _check_folder(desk, settings.data)
    port = bound.getsockname()[1]
    address = address_of(HERE if host in EVERYWHERE else host, port)
    friends = address_in_house(port) if host in EVERYWHERE else None

    def ready() -> None:
        desk.plain(desk.say("serve-ready", address=address))
        if friends:
            desk.plain(desk.say("serve-friends", address=friends))
        desk.plain(desk.say("serve-stop"))
        desk.console.file.flush()
        if browser and _has_screen():
            # Some systems open a browser slowly; the table must not wait for it.
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        serve(replace(settings, friends=friends), bound, ready)
    except KeyboardInterrupt:
        desk.plain(desk.say("serve-over"))


def _has_screen() -> bool:
    """Without a screen `webbrowser` would start a text browser in this very terminal."""
    windowed = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, windowed))


def _check_folder(desk: Desk, path: Path) -> None:
    """Say it in words before the server starts, which could only show a traceback."""
    try:
        DataFolder(path).close()
    except FolderInUse as error:
        raise desk.stop("serve-folder", path=str(path)) from error
    except OSError as error:
        raise desk.stop("save", path=str(path), why=error.strerror or str(error)) from error
