"""Sentences for people who see the board: no coordinates, and the log points with a ring."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.desk import focused, lay_one, market, places
from tests.browser.server import HERE, ME, Server
from tests.browser.words import say

GOLDEN = Path(__file__).parents[1] / "golden/grzybowski.stolik.json"
COORDINATES = re.compile(r"-?\d+,-?\d+")


def log(page: Page, language: str = "pl") -> Locator:
    return page.get_by_role("region", name=re.compile("^" + say("log", language)))


def replayed(page: Page, language: str = "pl") -> None:
    """A whole game with seven kinds of chances, at its end."""
    page.goto("/replay")
    page.get_by_label(say("replay-choose", language)).set_input_files(GOLDEN)
    page.get_by_role("slider").focus()
    page.keyboard.press("End")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_log_speaks_without_coordinates(house: Server, people: People, language: str) -> None:
    page = people(house, locale="pl-PL" if language == "pl" else "en-GB")
    replayed(page, language)
    entries = log(page, language).get_by_role("listitem")
    expect(entries.first).to_contain_text(say("fact-over", language, turn=50))
    told = entries.all_inner_texts()
    assert len(told) > 100
    assert not [text for text in told if COORDINATES.search(text)]
    transcript = GOLDEN.with_name(f"grzybowski.{language}.txt").read_text(encoding="utf-8")
    assert COORDINATES.search(transcript), "a terminal has nothing else to point with"


def test_a_refusal_speaks_of_this_place(house: Server, people: People) -> None:
    page = people(house)
    _, link = house.open_table(ME, HERE)
    page.goto(link)
    lay_one(page)
    lay_one(page)
    market(page).last.click()
    expect(places(page)).to_have_count(4)
    alert = page.get_by_role("alert")
    for row, column in ((0, 0), (-1, -1)):
        place = say("pg-place", row=row, column=column)
        page.get_by_role("grid").nth(1).get_by_role("button", name=re.compile(place)).click()
        expect(alert).to_contain_text("To miejsce")
        assert not COORDINATES.search(alert.inner_text())


def test_an_entry_rings_its_card(house: Server, people: People) -> None:
    page = people(house)
    _, link = house.open_table(ME, HERE)
    page.goto(link)
    for _ in range(2):
        lay_one(page)
        expect(market(page).first).to_be_visible()
    ringed = page.locator(".pointed")
    entries = log(page).get_by_role("button")
    expect(entries).to_have_count(4)
    assert ringed.count() == 0

    entries.nth(1).hover()
    expect(ringed).to_have_count(1)
    label = (ringed.get_attribute("aria-label") or "").replace("\u00a0", " ")
    assert say("in-log") in label
    title = label.split(". ")[0].split(", ")[-1]
    # A title that quotes something has other quotation marks inside a sentence.
    expect(entries.nth(1)).to_contain_text(title.partition(" „")[0])
    assert ringed.evaluate("it => getComputedStyle(it, '::before').content") == '"▼"'
    page.mouse.move(700, 5)
    expect(ringed).to_have_count(0)


def test_the_log_is_walked_with_the_arrows(house: Server, people: People) -> None:
    page = people(house)
    code, link = house.open_table(ME, HERE)
    house.play(code, link, 12)
    page.goto(link)
    entries = log(page).get_by_role("button")
    expect(entries.nth(11)).to_be_attached()
    assert [each.get_attribute("tabindex") for each in entries.all()].count("0") == 1
    entries.first.focus()
    ringed = set()
    for at in range(4):
        assert focused(page)["name"] == entries.nth(at).inner_text()
        expect(entries.nth(at)).to_have_attribute("aria-pressed", "true")
        ringed |= {each.get_attribute("data-card") for each in page.locator(".pointed").all()}
        page.keyboard.press("ArrowDown")
    assert len(ringed) >= 2
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator(".pointed").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".pointed")).to_have_count(0)


def test_on_a_phone_an_entry_leads_to_its_card(house: Server, people: People) -> None:
    page = people(house, phone=True)
    code, link = house.open_table(ME, HERE)
    house.play(code, link, 12)
    page.goto(link)
    tabs = page.get_by_role("navigation", name=say("tabs"))
    seen = set()
    for at in range(4):
        tabs.get_by_role("button", name=say("tab-log")).tap()
        log(page).get_by_role("button").nth(at).tap()
        expect(page.locator(".pointed:visible").first).to_be_in_viewport()
        seen.add(tabs.locator("[aria-current=page]").inner_text())
    assert seen == {say("tab-table"), say("tab-players")}
