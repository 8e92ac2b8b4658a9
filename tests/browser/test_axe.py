"""axe-core finds nothing on any page: both themes, desktop and phone."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.desk import button, market, places, prompt, see_result
from tests.browser.server import FRIEND, HERE, ME, Server
from tests.browser.words import opening, say

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
CARD = re.compile(f"{say('pg-obverse')}|{say('pg-reverse')}")
RUN = "tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })"


def violations(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    if not page.evaluate("'axe' in window"):
        if not AXE.is_file():
            raise RuntimeError("axe-core is not installed; install it with: make client")
        page.add_script_tag(content=AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(RUN, TAGS)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def stations(page: Page, house: Server, finished: str, phone: bool) -> Iterator[str]:
    """Every page, and every state of the table."""
    code, invite = house.open_table(ME, FRIEND)
    played, link = house.open_table(ME, HERE)
    house.play(played, link, 30)
    for path in ("/", "/new/grzybowski", "/replay", "/rules/grzybowski", f"/t/{code}", "/lost"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        yield path.replace(code, "guest")
    page.goto(invite)
    expect(page.get_by_role("heading", name=say("invite"))).to_be_visible()
    yield "invite"
    page.goto(link)
    expect(page.get_by_role("grid").first).to_be_visible()
    yield "table"
    if market(page).count():
        market(page).last.click()
    expect(places(page).or_(button(page, "pg-end-turn")).first).to_be_visible()
    page.get_by_role("grid").first.get_by_role("button", name=say("pg-obverse")).first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    yield "refusal"
    page.keyboard.press("Escape")
    button(page, "menu").click()
    yield "menu"
    page.keyboard.press("Escape")
    if phone:
        for tab in ("players", "log", "rules"):
            tabs = page.get_by_role("navigation", name=say("tabs"))
            tabs.get_by_role("button", name=say(f"tab-{tab}")).click()
            yield f"tab {tab}"
        tabs.get_by_role("button", name=say("tab-table")).click()
    page.get_by_role("grid").nth(1).get_by_role("button", name=CARD).first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "card"
    page.goto(f"/t/{finished}")
    expect(page.get_by_text(say("all-points"))).to_be_visible()
    yield "story"
    see_result(page)
    yield "result"
    record = page.request.get(f"{house.address}/api/tables/{finished}/record").body()
    page.goto("/replay")
    page.get_by_label(say("replay-choose")).set_input_files(
        {"name": "x.stolik.json", "mimeType": "application/json", "buffer": record}
    )
    expect(prompt(page)).to_contain_text(opening("replaying"))
    yield "replay"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing(
    house: Server, people: People, finished: str, theme: str, size: str
) -> None:
    page = people(house, phone=size == "phone", color_scheme=theme, bypass_csp=True)
    found = {}
    for where in stations(page, house, finished, size == "phone"):
        assert page.evaluate("document.documentElement.dataset.theme") == theme
        if wrong := violations(page):
            found[where] = wrong
    assert not found, "\n".join(f"{where}: {each}" for where in found for each in found[where])


def test_axe_is_awake(house: Server, people: People) -> None:
    page = people(house, bypass_csp=True)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<input>')")
    assert any("label" in each for each in violations(page))
