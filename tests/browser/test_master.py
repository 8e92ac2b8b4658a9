"""The master at the table: asked, followed, forbidden, and heard after the game."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.desk import (
    button,
    market,
    moves_made,
    open_table,
    over,
    play_to_the_end,
    prompt,
    see_result,
    totals,
)
from tests.browser.server import HERE, ME, Server
from tests.browser.test_axe import violations
from tests.browser.test_phone import small_targets, sticks_out
from tests.browser.words import opening, say

THOUGHT = 120_000
"""A review takes its time, in milliseconds."""


def advice(page: Page) -> Locator:
    return page.locator(".advice")


def ring(page: Page) -> Locator:
    """Where the master would act."""
    return page.locator(".spotlight .ring")


def asked(page: Page) -> None:
    button(page, "master-ask").click()
    expect(advice(page)).to_contain_text(opening("master-would"))


def press_there(page: Page) -> None:
    """Follow the first ring with the mouse."""
    box = ring(page).first.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def follow_to_the_end(page: Page) -> None:
    """Ask the master before every move, and do what it would."""
    ask, end = button(page, "master-ask"), button(page, "pg-end-turn")
    for _ in range(400):
        if over(page).count():
            return
        if ring(page).count():
            press_there(page)
        elif advice(page).count() and end.count():
            end.click()
        elif ask.count() and ask.is_enabled():
            ask.click()
            expect(advice(page).or_(over(page)).first).to_be_visible()
        page.wait_for_timeout(30)
    raise AssertionError("the game does not end")


def review(page: Page) -> Locator:
    return page.get_by_role("region", name=say("review"), exact=True)


def test_the_master_is_asked_by_key_and_followed(house: Server, people: People) -> None:
    page = people(house)
    _, link = house.open_table(ME, HERE)
    page.goto(link)
    expect(market(page).first).to_be_visible()
    page.keyboard.press("h")
    expect(advice(page)).to_contain_text(opening("master-would"))
    button(page, "master-next").click()
    expect(advice(page).locator("li")).to_have_count(1)
    then = advice(page).locator("li").inner_text()
    press_there(page)
    expect(advice(page)).to_contain_text(say("master-would", move=then))  # what comes next
    press_there(page)
    expect(advice(page)).not_to_be_visible()
    expect(ring(page)).to_have_count(0)
    assert moves_made(page) == 2


def test_advice_can_be_put_away_and_ends_with_another_move(house: Server, people: People) -> None:
    page = people(house)
    _, link = house.open_table(ME, HERE)
    page.goto(link)
    asked(page)
    button(page, "master-close").click()
    expect(advice(page)).not_to_be_visible()
    expect(ring(page)).to_have_count(0)
    asked(page)
    page.keyboard.press("Escape")
    expect(advice(page)).not_to_be_visible()
    asked(page)
    advised = page.locator(".advice b").inner_text()
    names = [each.get_attribute("aria-label") or "" for each in market(page).all()]
    other = next(at for at, name in enumerate(names) if name.partition(".")[0] not in advised)
    market(page).nth(other).click()
    expect(advice(page)).not_to_be_visible()


def test_a_table_without_hints_has_nobody_to_ask(house: Server, people: People) -> None:
    page = people(house)
    page.goto("/new/grzybowski")
    page.get_by_label(say("your-name")).fill("Ola")
    page.get_by_role("switch", name=say("master-hints")).uncheck()
    page.get_by_role("radio", name=opening("who-here")).check()
    page.get_by_label(say("their-name")).fill("Jan")
    page.get_by_role("button", name=say("open-table")).click()
    expect(market(page).first).to_be_visible()
    expect(button(page, "master-ask")).to_have_count(0)
    page.keyboard.press("h")
    other = people(house)
    open_table(other, "who-here", partner="Jan")
    expect(button(other, "master-ask")).to_be_visible()
    expect(advice(page)).not_to_be_visible()


@pytest.mark.parametrize("game", ["grzybowski", "tczew", "ziemia"])
@pytest.mark.parametrize(("theme", "phone"), [("light", True), ("dark", False)])
def test_every_game_shows_the_advice_in_place(
    house: Server, people: People, game: str, theme: str, phone: bool
) -> None:
    page = people(house, phone=phone, color_scheme=theme, bypass_csp=True)
    _, link = house.open_table(ME, HERE, game=game)
    page.goto(link)
    roll = page.get_by_role("button", name=say("tcz-do-roll", of="tczew"), exact=True)
    while game == "tczew" and not button(page, "master-ask").count():
        if roll.count():
            roll.click()
        page.wait_for_timeout(20)
    asked(page)
    if game != "tczew":  # where a settlement is chosen by its packet
        expect(ring(page).first).to_be_visible()
    assert not violations(page)
    assert not sticks_out(page)
    assert not small_targets(page)


def test_whoever_asks_the_master_beats_the_first_level_and_reads_why(
    stage: Server, people: People
) -> None:
    """A short game: the table is taken up when the last cards are to be laid."""
    page = people(stage)
    _, link = stage.open_table(ME, {"kind": "bot", "bot": "level1"})
    page.goto(link)
    follow_to_the_end(page)
    see_result(page)
    mine, theirs = totals(page)
    assert mine > theirs
    button(page, "review-ask").click()
    expect(review(page)).to_contain_text(say("review-how"), timeout=THOUGHT)


def test_a_game_is_looked_back_at(stage: Server, people: People) -> None:
    page = people(stage, bypass_csp=True)
    _, link = stage.open_table(ME, HERE)
    page.goto(link)
    asked(page)
    play_to_the_end(page)
    see_result(page)
    expect(review(page)).to_contain_text(opening("master-asked"))
    button(page, "review-ask").click()
    shows = review(page).get_by_role("button", name=opening("review-show-move"))
    expect(page.get_by_role("progressbar").or_(shows).first).to_be_visible()
    expect(shows.first).to_be_visible(timeout=THOUGHT)
    assert 1 <= shows.count() <= 6
    assert not violations(page)

    name = shows.first.get_attribute("aria-label") or ""
    better = review(page).locator(".mark").first.locator("dd").last.inner_text().splitlines()[0]
    shows.first.click()
    expect(prompt(page)).to_contain_text(better)
    expect(page.get_by_role("slider")).to_have_value(str(int(name.rpartition(" ")[2]) - 1))
    button(page, "review-back").click()
    expect(shows.first).to_be_focused()

    later = people(stage, phone=True, color_scheme="dark", bypass_csp=True)
    later.goto(link)
    see_result(later)
    expect(review(later).locator(".mark")).to_have_count(shows.count())
    assert not violations(later)
    assert not sticks_out(later)
    assert not small_targets(later)
    review(later).get_by_role("button").first.tap()
    expect(prompt(later)).to_contain_text(better)
    assert not small_targets(later)
