"""A browser, a server, and people who complain: the system's Chromium, never a download."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

from tests.browser.chromium import MISSING, find
from tests.browser.desk import DESKTOP, PHONE
from tests.browser.server import Server

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-quic", "--no-first-run", "--disable-sync",
)  # fmt: skip
SHOT = 15_000
"""How long anything may take before a test fails, in milliseconds."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a machine that does other things may be late once, never twice.

    The summary counts those who needed a second try.
    """
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


# Not for the whole session: while playwright lives, no other test can run an event loop, and a
# worker may be given other tests between ours.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = find()
    assert path, MISSING
    expect.set_options(timeout=SHOT)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for everybody who does not kill it."""
    server = Server(tmp_path_factory.mktemp("house"))
    yield server
    server.kill()


@pytest.fixture(scope="package")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose tables begin in the middle."""
    server = Server(tmp_path_factory.mktemp("stage"), "-m", "tests.browser.stages")
    yield server
    server.kill()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Server]:
    """A server one may kill."""
    server = Server(tmp_path)
    yield server
    server.kill()


@pytest.fixture(scope="package")
def finished(house: Server) -> str:
    """The code of a game that is over."""
    return house.finished_table()


class People:
    """Browsers of their own, each with one page; what they complain about is remembered."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def __call__(self, house: Server, *, phone: bool = False, **more: Any) -> Page:
        width, height = PHONE if phone else DESKTOP
        touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if phone else {}
        context = self.browser.new_context(
            **{
                "base_url": house.address,
                "locale": "pl-PL",
                "viewport": {"width": width, "height": height},
                "reduced_motion": "reduce",
                **touch,
                **more,
            }
        )
        self.contexts.append(context)
        context.set_default_timeout(SHOT)
        page = context.new_page()

        def asked(request: Request) -> None:
            where = urlsplit(request.url)
            if where.scheme in ("http", "https", "ws", "wss") and where.hostname != "127.0.0.1":
                self.complaints.append(f"asked a foreign host: {request.url}")

        context.on("request", asked)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on(
            "console",
            lambda said: (
                self.complaints.append(f"console: {said.text} ({said.location.get('url')})")
                if said.type in ("error", "warning")
                else None
            ),
        )
        return page


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    """Opens pages: `people(house)`, `people(house, phone=True)`. Ends with nobody complaining."""
    made = People(browser)
    yield made
    for context in made.contexts:
        with suppress(Exception):
            context.close()
    assert not made.complaints, "\n".join(made.complaints)


Person = Callable[..., Page]
