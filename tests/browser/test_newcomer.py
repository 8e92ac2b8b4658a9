"""Somebody who has never played: hints, each once, and a list of the keys."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.desk import button, lay_one, market, places, prompt
from tests.browser.server import HERE, ME, RANDOM, Server
from tests.browser.words import say


def hint(page: Page) -> Locator:
    return page.get_by_text(say("hint"), exact=True).locator("..")


def plain(text: str | None) -> str:
    return (text or "").replace("\u00a0", " ")


def put_away(page: Page) -> None:
    button(page, "hint-close").click()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_hint_is_shown_once(house: Server, people: People, size: str) -> None:
    page = people(house, phone=size == "phone")
    _, link = house.open_table(ME, RANDOM, first=1)
    page.goto(link)
    expect(market(page)).to_have_count(6)
    assert say("hint-market") in plain(hint(page).text_content())
    market(page).first.click()
    expect(places(page)).to_have_count(1)
    assert say("hint-lay") in plain(hint(page).text_content())
    put_away(page)
    expect(hint(page).get_by_text(say("hint-lay"))).to_have_count(0)
    places(page).first.click()
    expect(market(page).first.or_(button(page, "pg-end-turn"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("grid").first).to_be_visible()
    for _ in range(2):
        assert say("hint-market") not in plain(page.locator("main").text_content())
        assert say("hint-lay") not in plain(page.locator("main").text_content())
        if market(page).count():
            market(page).last.click()
            expect(places(page).first).to_be_visible()


def test_goals_and_chances_have_their_hints(house: Server, people: People) -> None:
    page = people(house)
    code, link = house.open_table(ME, HERE)
    house.play(code, link, 40)
    page.goto(link)
    expect(market(page).first).to_be_visible()
    told = []
    while hint(page).count():
        told.append(plain(hint(page).text_content()))
        put_away(page)
    assert say("hint-market") in told[0]
    assert say("hint-goal") in told[1]
    assert len(set(told)) == len(told)


def test_hints_are_switched_in_the_menu(house: Server, people: People) -> None:
    page = people(house)
    _, link = house.open_table(ME, HERE)
    page.goto(link)
    expect(hint(page)).to_be_visible()
    button(page, "menu").click()
    page.get_by_label(say("hints-on")).uncheck()
    page.keyboard.press("Escape")
    expect(hint(page)).to_have_count(0)
    lay_one(page)
    page.reload()
    expect(market(page).first).to_be_visible()
    assert hint(page).count() == 0
    button(page, "menu").click()
    page.get_by_label(say("hints-on")).check()
    page.keyboard.press("Escape")
    expect(hint(page)).to_be_visible()


def test_a_spectator_is_told_nothing(house: Server, people: People) -> None:
    page = people(house)
    code, _ = house.open_table(ME, HERE)
    page.goto(f"/t/{code}")
    expect(page.get_by_role("grid").first).to_be_visible()
    assert hint(page).count() == 0


def test_the_keys_do_what_the_menu_says(house: Server, people: People) -> None:
    page = people(house)
    _, link = house.open_table(ME, HERE)
    page.goto(link)
    button(page, "menu").click()
    menu = page.get_by_role("dialog", name=say("menu"))
    for key, what in (("?", "rule"), ("L", "last"), ("Esc", "back"), ("I", "look")):
        expect(menu.get_by_text(key, exact=True)).to_be_visible()
        expect(menu.get_by_text(say(f"keys-{what}"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)

    market(page).first.click()
    expect(places(page)).to_have_count(1)
    page.keyboard.press("?")
    book = page.get_by_role("dialog", name=say("rules"))
    expect(book.locator("[data-rule=PG-021]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)

    page.keyboard.press("l")
    last = page.get_by_role("region", name=say("log")).get_by_role("button").first.inner_text()
    expect(prompt(page)).to_contain_text(last)

    page.keyboard.press("Escape")
    expect(market(page)).to_have_count(6)
    expect(page.get_by_role("slider")).to_have_attribute("max", "0")
    market(page).first.focus()
    page.keyboard.press("ArrowRight")
    expect(market(page).nth(1)).to_be_focused()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
