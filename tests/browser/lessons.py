"""A learner in front of a lesson, of any game that has one."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.desk import Act, click
from tests.browser.server import Server
from tests.browser.words import say

Step = dict[str, Any]
MOST_TABS = 40


def lesson(house: Server, game: str) -> list[Step]:
    steps: list[Step] = house.get(f"/api/games/{game}/lesson")["steps"]
    return steps


def open_step(page: Page, game: str, steps: list[Step], at: int, language: str = "pl") -> None:
    page.goto("about:blank")
    page.goto(f"/learn/{game}#{at}")
    heading(page, steps[at - 1], language)


def spot(page: Page, at: str) -> Locator:
    """A place of the board, or a card."""
    return page.locator(f"[data-at='{at}'], [data-face='{at}'], [data-spot='{at}']")


def title(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def heading(page: Page, step: Step, language: str = "pl") -> None:
    expect(title(page)).to_have_text(step["title"][language])


def right(step: Step) -> list[str]:
    """What is to be chosen so that the task is done."""
    task = step["task"]
    if task is None:
        return []
    found = [each["spot"] for each in task["taps"] if each["right"]]
    return found if task["every"] else found[:1]


def wrong(step: Step) -> dict[str, Any] | None:
    """Something that is answered with a rule."""
    taps = step["task"]["taps"] if step["task"] else []
    return next((each for each in taps if not each["right"]), None)


def named(steps: list[Step], name: str) -> tuple[int, Step]:
    """The number of a step, and the step."""
    return next((at, each) for at, each in enumerate(steps, 1) if each["name"] == name)


def next_step(page: Page, language: str = "pl") -> Locator:
    return page.get_by_role("link", name=say("story-next", language), exact=True)


def tab_to(page: Page, wanted: str) -> None:
    """Tab until what has the keyboard fits this selector."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"no way to {wanted}")


def stations(
    page: Page, game: str, steps: list[Step], act: Act = click, language: str = "pl"
) -> Iterator[str]:
    """Every step, before and after each kind of choice."""
    for number, step in enumerate(steps, 1):
        open_step(page, game, steps, number, language)
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
