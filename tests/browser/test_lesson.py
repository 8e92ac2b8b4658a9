"""The lesson: gone through by keyboard, by mouse and by thumb, in both languages."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.desk import button, focused, market
from tests.browser.lessons import (
    Step,
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
from tests.browser.test_language import bad, texts
from tests.browser.words import opening, say

OF = "grzybowski"
PAGE = f"/learn/{OF}"


# By keyboard alone.


def walk_to(page: Page, at: str) -> None:
    """With the arrows from the place that has the keyboard to this one."""
    here = focused(page)["at"]
    rows, columns = (
        int(to) - int(fro) for to, fro in zip(at.split(","), here.split(","), strict=True)
    )
    for _ in range(abs(rows)):
        page.keyboard.press("ArrowDown" if rows > 0 else "ArrowUp")
    for _ in range(abs(columns)):
        page.keyboard.press("ArrowRight" if columns > 0 else "ArrowLeft")
    assert focused(page)["at"] == at


def choose_by_keyboard(page: Page, step: Step) -> None:
    for at in right(step):
        if step["board"] == "market":
            tab_to(page, f"[data-face='{at}']")
        else:
            if focused(page)["at"] is None:
                tab_to(page, "[data-at]")
            walk_to(page, at)
        page.keyboard.press("Enter")


def test_from_the_first_step_to_a_game_by_keyboard(house: Server, people: People) -> None:
    steps = lesson(house, OF)
    page = people(house)
    page.goto(PAGE)
    for number, step in enumerate(steps, 1):
        heading(page, step)
        if number > 1:
            expect(title(page)).to_be_focused()
            assert page.url.endswith(f"#{number}")
        if step["task"]:
            choose_by_keyboard(page, step)
            expect(page.get_by_role("status")).to_contain_text(say("learn-right"))
            expect(page.get_by_role("status")).not_to_contain_text(opening("learn-found"))
        if number < len(steps):
            tab_to(page, f"nav a[href$='#{number + 1}']")
            page.keyboard.press("Enter")
    tab_to(page, "nav button")
    expect(page.get_by_role("button", name=say("learn-play"))).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(market(page).first).to_be_visible()


# By mouse.


def test_the_way_in_and_the_way_back(house: Server, people: People) -> None:
    steps = lesson(house, OF)
    page = people(house)
    page.goto("/")
    page.locator(f"a[href='{PAGE}']").click()
    heading(page, steps[0])
    next_step(page).click()
    heading(page, steps[1])
    page.reload()
    heading(page, steps[1])
    page.get_by_role("link", name=say("learn-back"), exact=True).click()
    heading(page, steps[0])
    page.goto("/rules/grzybowski")
    page.get_by_role("link", name=say("learn-first")).click()
    heading(page, steps[0])


def test_a_wrong_choice_is_answered_with_its_rule(house: Server, people: People) -> None:
    steps = lesson(house, OF)
    page = people(house)
    for number, step in enumerate(steps, 1):
        if not (choice := wrong(step)):
            continue
        open_step(page, OF, steps, number)
        spot(page, choice["spot"]).click()
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text(say("learn-wrong"))
        told = " ".join(alert.inner_text().split())
        assert " ".join(choice["sentence"]["pl"].split()) in told
        link = page.get_by_role("link", name=say("rule-link", rule=choice["rule"]), exact=True)
        expect(link.last).to_have_attribute("href", f"/rules/grzybowski#{choice['rule']}")


def test_a_rule_can_be_read_and_the_lesson_goes_on(house: Server, people: People) -> None:
    steps = lesson(house, OF)
    page = people(house)
    at, step = named(steps, "lay")
    open_step(page, OF, steps, at)
    choice = next(each for each in step["task"]["taps"] if each["rule"] == "PG-022")
    spot(page, choice["spot"]).click()
    page.get_by_role("link", name=say("rule-link", rule="PG-022")).last.click()
    expect(page.locator("[data-rule='PG-022']")).to_be_focused()
    page.go_back()
    heading(page, step)


def test_what_is_done_is_seen(house: Server, people: People) -> None:
    steps = lesson(house, OF)
    page = people(house)
    at, step = named(steps, "lay")
    open_step(page, OF, steps, at)
    legal = [each["spot"] for each in step["task"]["taps"] if each["right"]]
    expect(spot(page, legal[0])).to_have_accessible_name(f"rząd 0, kolumna -1, {say('pg-free')}")
    spot(page, legal[0]).click()
    card = page.get_by_role("button", name="Ludwik Hirszfeld")
    expect(card).to_have_attribute("data-at", legal[0])
    others = page.get_by_role("button", name=say("pg-may-lay"))
    expect(others).to_have_count(len(legal) - 1)
    others.first.click()
    expect(card).to_have_count(1)
    expect(card).not_to_have_attribute("data-at", legal[0])


def test_the_language_changes_midway(house: Server, people: People) -> None:
    steps = lesson(house, OF)
    page = people(house)
    at, step = named(steps, "pattern")
    open_step(page, OF, steps, at)
    first, *rest = right(step)
    spot(page, first).click()
    page.evaluate("window.still = true")
    button(page, "other-language").click()
    heading(page, step, "en")
    found = say("learn-found", "en", found=1, wanted=len(rest) + 1)
    expect(page.get_by_role("status")).to_contain_text(found)
    for each in rest:
        spot(page, each).click()
    expect(page.get_by_role("status")).to_contain_text(step["task"]["done"]["en"])
    assert not (left := bad(texts(page), "en")), "\n".join(left)
    next_step(page, "en").click()
    heading(page, steps[at], "en")
    assert page.evaluate("window.still") is True


def test_a_game_without_a_lesson_has_none(house: Server, people: People) -> None:
    page = people(house)
    page.goto("/learn/nothing")
    expect(title(page)).to_have_text(say("learn"))
    expect(page.get_by_role("link", name=say("to-home"))).to_be_visible()
    page.wait_for_load_state("networkidle")
    people.complaints[:] = [each for each in people.complaints if "/games/nothing/" not in each]
