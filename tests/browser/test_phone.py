"""A phone of 390 × 844: nothing sticks out, everything can be hit with a thumb."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.desk import PHONE, button, lay_one, market, places, see_result, tap
from tests.browser.server import FRIEND, HERE, ME, Server
from tests.browser.words import say

THUMB = 44
CARD = re.compile(f"{say('pg-obverse')}|{say('pg-reverse')}")
SMALL = """least => {
    const small = [];
    const all = 'button, a[href], input, select, summary, [role=button], [tabindex="0"]';
    for (const it of document.querySelectorAll(all)) {
        const target = it.matches('input') ? (it.closest('label') ?? it) : it;
        const { width, height } = target.getBoundingClientRect();
        if (!it.checkVisibility({ visibilityProperty: true }) || !width || !height) continue;
        if (it.closest('[inert]')) continue;
        if (width < least - 0.5 || height < least - 0.5)
            small.push(`${it.ariaLabel ?? it.textContent.trim().slice(0, 40) ?? it.tagName}`
                + ` ${it.tagName}.${it.className}: ${width.toFixed(1)} x ${height.toFixed(1)}`);
    }
    return small;
}"""


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL, THUMB)
    return found


def sticks_out(page: Page) -> list[str]:
    wide, seen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    return [f"{wide} px wide"] if wide > seen else []


def refuse(page: Page) -> None:
    """Take a card and lay it upon another one."""
    tap(market(page).last)
    expect(places(page).first).to_be_visible()
    taken = page.get_by_role("grid").nth(1).get_by_role("button", name=CARD)
    tap(taken.first)
    expect(page.get_by_role("alert")).to_contain_text(say("not-here"))


def stations(page: Page, house: Server, finished: str) -> Iterator[str]:
    """Every page and every view of the table."""
    invited, _ = house.open_table(ME, FRIEND)
    for path in ("/", "/new/grzybowski", f"/t/{invited}", "/replay", "/rules/grzybowski"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        yield path
    page.goto(f"/t/{finished}")
    see_result(page)
    yield "result"
    code, link = house.open_table(ME, HERE)
    house.play(code, link, 30)
    page.goto(link)
    expect(page.get_by_role("grid").first).to_be_visible()
    tabs = page.get_by_role("navigation", name=say("tabs"))
    for tab in ("players", "log", "rules", "table") if tabs.count() else ():
        tabs.get_by_role("button", name=say(f"tab-{tab}")).tap()
        expect(tabs.locator("[aria-current=page]")).to_have_text(say(f"tab-{tab}"))
        yield tab
    refuse(page)
    yield "refusal"
    page.keyboard.press("Escape")
    button(page, "menu").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "menu"
    page.keyboard.press("Escape")
    page.get_by_role("grid").nth(1).get_by_role("button", name=CARD).first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "card"


def test_a_few_moves_by_touch(house: Server, people: People) -> None:
    page = people(house, phone=True)
    _, link = house.open_table(ME, HERE)
    page.goto(link)
    for _ in range(4):
        lay_one(page, tap)
        expect(market(page).first).to_be_visible()
    tap(market(page).first)
    expect(places(page).first).to_be_visible()
    tap(button(page, "undo"))
    expect(market(page)).to_have_count(6)
    refuse(page)
    places(page).first.tap()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(market(page)).to_have_count(6)


def test_nothing_sticks_out(house: Server, people: People, finished: str) -> None:
    page = people(house, phone=True)
    for where in stations(page, house, finished):
        assert not sticks_out(page), where


@pytest.mark.parametrize("width", [390, 1440])
def test_every_target_is_as_big_as_a_thumb(
    house: Server, people: People, finished: str, width: int
) -> None:
    page = people(house, phone=width < 760, has_touch=True)
    found = [
        f"{where}: {each}"
        for where in stations(page, house, finished)
        for each in small_targets(page)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("which", ["first", "last"])
def test_a_refusal_does_not_cover_what_it_speaks_of(
    house: Server, people: People, which: str
) -> None:
    page = people(house, phone=True)
    code, link = house.open_table(ME, HERE)
    house.play(code, link, 40)
    page.goto(link)
    tap(market(page).last)
    expect(places(page).first).to_be_visible()
    page.keyboard.press("End")
    cards = page.get_by_role("grid").nth(1).get_by_role("button", name=CARD)
    card = cards.first if which == "first" else cards.last
    tap(card)
    expect(page.get_by_role("alert")).to_contain_text(say("not-here"))
    bubble = page.get_by_role("alert").locator("..").bounding_box()
    place = card.bounding_box()
    assert bubble
    assert place
    above = bubble["y"] + bubble["height"] <= place["y"]
    assert above or bubble["y"] >= place["y"] + place["height"], (bubble, place)
    assert bubble["y"] >= 0
    assert bubble["y"] + bubble["height"] <= PHONE[1] - 60, "the tabs stay free"
