"""The lesson of Ta Ziemia: by mouse, by keyboard and by thumb, to a first game for one person."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from stolik.games.ziemia.board import CITIES
from tests.browser.conftest import People
from tests.browser.desk import Act, click, tap
from tests.browser.server import Server
from tests.browser.test_axe import violations
from tests.browser.test_language import bad, texts
from tests.browser.test_lesson import (
    Step,
    heading,
    named,
    next_step,
    right,
    tab_to,
    title,
    wrong,
)
from tests.browser.test_phone import small_targets, sticks_out
from tests.browser.words import opening, say
from tests.browser.ziemia import open_fields, tell

PAGE = "/learn/ziemia"


def lesson(house: Server) -> list[Step]:
    steps: list[Step] = house.get("/api/games/ziemia/lesson")["steps"]
    return steps


def spot(page: Page, at: str) -> Locator:
    return page.locator(f"[data-spot='{at}']")


def open_step(page: Page, steps: list[Step], at: int, language: str = "pl") -> None:
    page.goto("about:blank")
    page.goto(f"{PAGE}#{at}")
    heading(page, steps[at - 1], language)


def done(page: Page) -> None:
    """The task of this step is over."""
    expect(page.get_by_role("status")).to_contain_text(say("learn-right"))
    expect(page.get_by_role("status")).not_to_contain_text(opening("learn-found"))


def first_game(page: Page) -> None:
    """A table on the easy level: one person leads the Clergy and the Workers."""
    page.wait_for_url("**/t/*")
    expect(open_fields(page).first).to_be_visible()
    expect(page.get_by_text(tell("tz-meta", level="easy")).first).to_be_visible()
    expect(page.get_by_text(tell("tz-faction", faction="R")).first).to_be_visible()


def test_the_whole_lesson_by_clicks(house: Server, people: People) -> None:
    steps = lesson(house)
    page = people(house)
    page.goto("/")
    page.locator(f"a[href='{PAGE}']").click()
    for number, step in enumerate(steps, 1):
        heading(page, step)
        if choice := wrong(step):
            spot(page, choice["spot"]).click()
            alert = page.get_by_role("alert")
            expect(alert).to_contain_text(say("learn-wrong"))
            told = " ".join(alert.inner_text().split())
            assert " ".join(choice["sentence"]["pl"].split()) in told
            link = page.get_by_role("link", name=say("rule-link", rule=choice["rule"]), exact=True)
            expect(link.last).to_have_attribute("href", f"/rules/ziemia#{choice['rule']}")
        for each in right(step):
            spot(page, each).click()
        if step["task"]:
            done(page)
        if number < len(steps):
            next_step(page).click()
    page.get_by_role("button", name=say("learn-play-alone"), exact=True).click()
    first_game(page)


def test_the_whole_lesson_by_keyboard(house: Server, people: People) -> None:
    steps = lesson(house)
    page = people(house)
    page.goto(PAGE)
    for number, step in enumerate(steps, 1):
        heading(page, step)
        if number > 1:
            expect(title(page)).to_be_focused()
        for each in right(step):
            tab_to(page, f"[data-spot='{each}']")
            page.keyboard.press("Enter")
        if step["task"]:
            done(page)
            assert page.evaluate("document.activeElement !== document.body"), step["name"]
        if number < len(steps):
            tab_to(page, f"nav a[href$='#{number + 1}']")
            page.keyboard.press("Enter")
    tab_to(page, "nav button")
    page.keyboard.press("Enter")
    first_game(page)


def test_what_is_done_is_seen(house: Server, people: People) -> None:
    steps = lesson(house)
    page = people(house)
    gniezno = page.locator("[data-city='gniezno']")

    open_step(page, steps, named(steps, "church")[0])
    field = spot(page, "gniezno church")
    name = f"{tell('tz-city', city='gniezno')}, {tell('tz-field', field='church')}"
    expect(field).to_have_accessible_name(f"{name}, {tell('tz-free')}")
    expect(gniezno.locator(".faithful")).to_have_count(2)
    field.click()
    stands = tell("tz-stands", faction="D")
    expect(field).to_have_accessible_name(f"{name}, {stands}, {say('learn-chosen')}")
    expect(gniezno.locator(".faithful")).to_have_count(3)

    open_step(page, steps, named(steps, "agent")[0])
    spot(page, "gniezno S").click()
    expect(gniezno.locator(".agent")).to_have_count(1)
    expect(page.locator(".off")).to_contain_text(tell("tz-faction", faction="S"))

    # All that go are found before they are gone.
    open_step(page, steps, named(steps, "mobilisation")[0])
    cards = page.locator("[data-card]")
    spot(page, "73").click()
    expect(page.get_by_role("status")).to_contain_text(say("learn-found", found=1, wanted=3))
    expect(cards.first).to_have_attribute("data-card", "73")
    spot(page, "64").click()
    spot(page, "58").click()
    done(page)
    assert [each.get_attribute("data-card") for each in cards.all()] == ["83", "62", "74"]


def test_the_language_changes_midway(house: Server, people: People) -> None:
    steps = lesson(house)
    page = people(house)
    at, step = named(steps, "mobilisation")
    open_step(page, steps, at)
    spot(page, "73").click()
    page.get_by_role("button", name=say("other-language"), exact=True).click()
    heading(page, step, "en")
    found = say("learn-found", "en", found=1, wanted=3)
    expect(page.get_by_role("status")).to_contain_text(found)
    spot(page, "64").click()
    spot(page, "58").click()
    expect(page.get_by_role("status")).to_contain_text(step["task"]["done"]["en"])


# Every step, before and after each kind of choice.


def stations(
    page: Page, steps: list[Step], act: Act = click, language: str = "pl"
) -> Iterator[str]:
    for number, step in enumerate(steps, 1):
        open_step(page, steps, number, language)
        page.wait_for_load_state("networkidle")
        yield step["name"]
        if choice := wrong(step):
            act(spot(page, choice["spot"]))
            expect(page.get_by_role("alert")).to_be_visible()
            yield f"{step['name']} wrong"
        for each in right(step):
            act(spot(page, each))
        if right(step):
            expect(page.get_by_role("status")).to_contain_text(say("learn-right", language))
            yield f"{step['name']} done"


def test_a_phone_shows_every_step(house: Server, people: People) -> None:
    page = people(house, phone=True)
    for where in stations(page, lesson(house), tap):
        assert not sticks_out(page), where
        assert not (small := small_targets(page)), f"{where}: {small}"


def at_the_foot(page: Page) -> list[str]:
    """What axe finds when the answer, which floats on a phone, lies in its place at the end."""
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    return violations(page)


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_axe_finds_nothing_in_the_lesson(
    house: Server, people: People, theme: str, phone: bool
) -> None:
    page = people(house, phone=phone, color_scheme=theme, bypass_csp=True)
    found = {
        where: left
        for where in stations(page, lesson(house), tap if phone else click)
        if (left := at_the_foot(page))
    }
    assert not found, "\n".join(f"{where}: {each}" for where in found for each in found[where])


def without_cities(found: list[str]) -> list[str]:
    """English texts write the names of Cities with Polish letters."""
    names = re.compile("|".join(tell("tz-city", city=city) for city in CITIES))
    return [names.sub("", text) for text in found]


@pytest.mark.parametrize(("language", "locale"), [("pl", "pl-PL"), ("en", "en-GB")])
def test_nothing_of_the_lesson_is_left_untranslated(
    house: Server, people: People, language: str, locale: str
) -> None:
    page = people(house, locale=locale)
    left = {
        where: found
        for where in stations(page, lesson(house), language=language)
        if (found := bad(without_cities(texts(page)), language))
    }
    assert not left, left
