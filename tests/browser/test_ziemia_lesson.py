"""The lesson of Ta Ziemia: by mouse, by keyboard and by thumb, to a first game for one person."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.lessons import (
    heading,
    lesson,
    named,
    next_step,
    open_step,
    right,
    spot,
    tab_to,
    title,
    wrong,
)
from tests.browser.server import Server
from tests.browser.words import opening, say
from tests.browser.ziemia import OF, open_fields, tell

PAGE = f"/learn/{OF}"


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
    steps = lesson(house, OF)
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
    steps = lesson(house, OF)
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
    steps = lesson(house, OF)
    page = people(house)
    gniezno = page.locator("[data-city='gniezno']")

    open_step(page, OF, steps, named(steps, "church")[0])
    field = spot(page, "gniezno church")
    name = f"{tell('tz-city', city='gniezno')}, {tell('tz-field', field='church')}"
    expect(field).to_have_accessible_name(f"{name}, {tell('tz-free')}")
    expect(gniezno.locator(".faithful")).to_have_count(2)
    field.click()
    stands = tell("tz-stands", faction="D")
    expect(field).to_have_accessible_name(f"{name}, {stands}, {say('learn-chosen')}")
    expect(gniezno.locator(".faithful")).to_have_count(3)

    open_step(page, OF, steps, named(steps, "agent")[0])
    spot(page, "gniezno S").click()
    expect(gniezno.locator(".agent")).to_have_count(1)
    expect(page.locator(".off")).to_contain_text(tell("tz-faction", faction="S"))

    # All that go are found before they are gone.
    open_step(page, OF, steps, named(steps, "mobilisation")[0])
    cards = page.locator("[data-card]")
    spot(page, "73").click()
    expect(page.get_by_role("status")).to_contain_text(say("learn-found", found=1, wanted=3))
    expect(cards.first).to_have_attribute("data-card", "73")
    spot(page, "64").click()
    spot(page, "58").click()
    done(page)
    assert [each.get_attribute("data-card") for each in cards.all()] == ["83", "62", "74"]


def test_the_language_changes_midway(house: Server, people: People) -> None:
    steps = lesson(house, OF)
    page = people(house)
    at, step = named(steps, "mobilisation")
    open_step(page, OF, steps, at)
    spot(page, "73").click()
    page.get_by_role("button", name=say("other-language"), exact=True).click()
    heading(page, step, "en")
    found = say("learn-found", "en", found=1, wanted=3)
    expect(page.get_by_role("status")).to_contain_text(found)
    spot(page, "64").click()
    spot(page, "58").click()
    expect(page.get_by_role("status")).to_contain_text(step["task"]["done"]["en"])
