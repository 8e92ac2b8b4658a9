"""What a page asks for: only our own server, and little at first."""

import gzip

import pytest
from playwright.sync_api import Response, expect

from tests.browser.conftest import People
from tests.browser.server import FRIEND, ME, Server

FIRST_LOAD = 200_000
NOT_COUNTED = {"font", "image"}


@pytest.mark.parametrize("what", ["home", "invite", "table"])
def test_the_first_load_is_small(house: Server, people: People, finished: str, what: str) -> None:
    """Everything but fonts and pictures, as gzip packs it. Foreign hosts fail any test here."""
    code, _ = house.open_table(ME, FRIEND)
    page = people(house)
    heard: list[Response] = []
    page.on("response", lambda answer: heard.append(answer))
    page.goto({"home": "/", "invite": f"/t/{code}", "table": f"/t/{finished}"}[what])
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = {
        each.url: len(gzip.compress(each.body()))
        for each in heard
        if each.request.resource_type not in NOT_COUNTED
    }
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) < FIRST_LOAD, sizes
