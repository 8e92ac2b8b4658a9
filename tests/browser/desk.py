"""A person in front of a page: chooses only what the page offers."""

import re
from collections.abc import Callable
from typing import Any, cast

from playwright.sync_api import Locator, Page, expect

from tests.browser.words import say, says

PHONE, DESKTOP = (390, 844), (1440, 900)
Act = Callable[[Locator], None]


def click(what: Locator) -> None:
    what.click()


def tap(what: Locator) -> None:
    what.tap()


def button(page: Page, message: str, language: str = "pl") -> Locator:
    return page.get_by_role("button", name=say(message, language), exact=True)


def open_table(page: Page, who: str, name: str = "Ola", partner: str = "") -> str:
    """From the first page to a table of one's own; returns its code."""
    page.goto("/")
    page.locator("a[href='/new/grzybowski']").get_by_text(say("open-table"), exact=True).click()
    page.get_by_label(say("your-name")).fill(name)
    page.get_by_role("radio", name=says(who)).check()
    if partner:
        page.get_by_label(say("their-name")).fill(partner)
    page.get_by_role("button", name=say("open-table")).click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def market(page: Page, language: str = "pl") -> Locator:
    """The cards that may be taken."""
    return page.get_by_role("button", name=says("pg-may-take", language))


def places(page: Page, language: str = "pl") -> Locator:
    """The places where the taken card may lie."""
    return page.get_by_role("button", name=says("pg-may-lay", language))


def offers(page: Page) -> Locator:
    return market(page).or_(places(page)).or_(button(page, "pg-end-turn"))


def over(page: Page) -> Locator:
    """The points are being told."""
    return page.get_by_text(say("all-points"), exact=True)


def prompt(page: Page) -> Locator:
    return page.get_by_role("status").first


def moves_made(page: Page) -> int:
    """How many moves the page knows of."""
    found = re.search(r"(\d+)$", page.get_by_role("slider").get_attribute("max") or "")
    assert found
    return int(found[1])


def play_move(page: Page, act: Act = click) -> None:
    """Choose the first thing the page offers, when it offers something."""
    act(offers(page).first)


def play_moves(page: Page, moves: int, act: Act = click) -> None:
    until = moves_made(page) + moves
    while moves_made(page) < until:
        play_move(page, act)
        expect(offers(page).first).to_be_visible()


def lay_one(page: Page, act: Act = click) -> None:
    """Take a card and lay it: an obverse, so that there is no chance to ask about later."""
    act(market(page).last)
    act(places(page).first)


PRESS_FIRST = """names => {
    const found = [...document.querySelectorAll('button')].find((it) =>
        names.some((name) => (it.ariaLabel ?? it.textContent).includes(name)));
    found?.click();
    return Boolean(found);
}"""


def play_quickly(page: Page) -> bool:
    """Press the first thing offered, if there is one: a hand quicker than the mouse."""
    names = [say(each) for each in ("pg-may-take", "pg-may-lay", "pg-end-turn")]
    return bool(page.evaluate(PRESS_FIRST, names))


def play_to_the_end(*pages: Page) -> None:
    """Every page plays for its seat until the points are told."""
    for _ in range(5000):
        if not any(play_quickly(page) for page in pages):
            if all(over(page).count() for page in pages):
                return
            pages[0].wait_for_timeout(5)
    raise AssertionError("the game does not end")


def see_result(page: Page) -> None:
    """Do not wait for the story."""
    expect(over(page)).to_be_visible()
    skip = button(page, "story-skip")
    if skip.count():
        skip.click()


def totals(page: Page) -> list[int]:
    """The sums of the table of all points."""
    rows = page.get_by_role("row", name=re.compile("^" + say("together"))).all()
    return [int(row.get_by_role("cell").last.inner_text().replace("−", "-")) for row in rows]


def focused(page: Page) -> dict[str, Any]:
    """What has the keyboard: its name, its place in a grid, its role."""
    what = page.evaluate(
        """() => { const it = document.activeElement; return {
            name: it?.getAttribute('aria-label') ?? it?.textContent?.trim() ?? '',
            at: it?.dataset?.at ?? null, href: it?.getAttribute('href'), tag: it?.tagName ?? '',
            grid: it?.closest('[role=grid]')?.getAttribute('aria-labelledby')
                ?? it?.closest('[role=grid]')?.getAttribute('aria-label') ?? null,
        }; }"""
    )
    return cast(dict[str, Any], what)
