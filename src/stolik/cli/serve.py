"""`stolik serve`: the table in the browser."""

import webbrowser
from dataclasses import replace
from pathlib import Path

from stolik.cli.desk import Desk
from stolik.tables.folder import DataFolder, FolderInUse
from stolik.web.hosts import is_address
from stolik.web.serve import listen, serve
from stolik.web.settings import Settings

HOME, USUAL_PORT, ANY_PORT = "127.0.0.1", 8000, 0


def run_at_home(desk: Desk) -> None:
    """`stolik` alone: a table for this house, shown in the browser at once."""
    try:
        listen(HOME, USUAL_PORT).close()
    except OSError:
        run(desk, HOME, ANY_PORT, "", browser=True)
        return
    run(desk, HOME, USUAL_PORT, "", browser=True)


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
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{bound.getsockname()[1]}/"

    def ready() -> None:
        desk.plain(desk.say("serve-ready", address=address))
        desk.console.file.flush()
        if browser:
            webbrowser.open(address)

    serve(settings, bound, ready)


def _check_folder(desk: Desk, path: Path) -> None:
    """Say it in words before the server starts, which could only show a traceback."""
    try:
        DataFolder(path).close()
    except FolderInUse as error:
        raise desk.stop("serve-folder", path=str(path)) from error
    except OSError as error:
        raise desk.stop("save", path=str(path), why=error.strerror or str(error)) from error
