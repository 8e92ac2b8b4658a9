"""A computer plays in somebody's place, and the person comes back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.desk import button, focused, lay_one, market, offers, prompt
from tests.browser.server import FRIEND, HERE, ME, RANDOM, Server
from tests.browser.test_axe import violations
from tests.browser.test_chat import box, drawer, opener, tab, together
from tests.browser.test_phone import small_targets, sticks_out
from tests.browser.words import say


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server where whoever goes out is missed at once."""
    monkeypatch.setenv("STOLIK_LIMIT_ABSENCE", "0")
    server = Server(tmp_path)
    yield server
    server.kill()


def choice(where: Page | Locator, name: str = "") -> Locator:
    said = say("bot-choice-for", name=name) if name else say("bot-choice")
    return where.get_by_role("combobox", name=said, exact=True)


def hand_over(page: Page, bot: str = "random") -> None:
    """In the menu, the person alone at this screen lets a computer play."""
    button(page, "menu").click()
    choice(page).select_option(bot)
    button(page, "hand-seat").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def deputies(page: Page) -> Locator:
    return page.get_by_role("region", name=say("who-plays-here"))


def rail(page: Page) -> Locator:
    return page.get_by_role("region", name=say("players"))


@pytest.mark.parametrize("phone", [False, True])
def test_a_seat_is_handed_over_watched_and_taken_back(
    house: Server, people: People, phone: bool
) -> None:
    page = people(house, phone=phone)
    _, link = house.open_table(ME, HERE, first=1)
    page.goto(link)
    expect(market(page).first).to_be_visible()
    button(page, "menu").click()
    group = page.get_by_role("group", name="Ola", exact=True)
    choice(group, "Ola").select_option("random")
    group.get_by_role("button", name=say("hand-seat")).click()
    back = deputies(page).get_by_role("button", name=say("take-seat-back-of", name="Ola"))
    expect(back).to_be_visible()
    expect(prompt(page)).to_contain_text("Marek")
    assert moves_made_anywhere(house, link) >= 2, "the computer has moved"
    assert not sticks_out(page)
    assert not small_targets(page)
    lay_one(page)  # Marek plays himself; then the computer does, and it is his turn again
    expect(market(page).first).to_be_visible()
    expect(prompt(page)).to_contain_text("Marek")
    back.click()
    expect(deputies(page)).to_have_count(0)
    lay_one(page)
    expect(prompt(page)).to_contain_text("Ola")
    expect(offers(page).first).to_be_visible()
    lay_one(page)


def moves_made_anywhere(house: Server, link: str) -> int:
    code = link.partition("#")[0].rpartition("/")[2]
    return int(house.get(f"/api/tables/{code}")["sequence"])


def test_whoever_watches_talks_and_comes_back_by_keyboard(house: Server, people: People) -> None:
    ola, marek, _ = together(house, people)
    expect(market(ola).first).to_be_visible()
    hand_over(ola)
    back = deputies(ola).get_by_role("button", name=say("take-seat-back"), exact=True)
    expect(back).to_be_visible()
    expect(ola.locator("p.sr[aria-live]").last).to_contain_text(say("bot-for-you"))
    for page in (ola, marek):
        expect(rail(page).get_by_text(say("played-by", bot=say("bot-random")))).to_be_visible()
    expect(market(marek).first).to_be_visible()  # the computer has played Ola's turn
    assert market(ola).count() == 0
    opener(ola).click()
    box(ola).fill("Patrzę")
    box(ola).press("Enter")
    expect(drawer(ola).get_by_role("listitem")).to_have_count(1)
    ola.keyboard.press("Escape")
    back.focus()
    ola.keyboard.press("Enter")
    expect(deputies(ola)).to_have_count(0)
    assert focused(ola)["tag"] == "MAIN"
    lay_one(marek)
    lay_one(ola)
    expect(market(marek).first).to_be_visible()


def test_a_leavers_seat_is_played_until_the_leaver_returns(
    impatient: Server, people: People
) -> None:
    ola, marek, code = together(impatient, people)
    lay_one(ola)
    expect(market(marek).first).to_be_visible()
    address = marek.url
    marek.goto("about:blank")
    expect(rail(ola).get_by_text(say("nobody-there", name="Marek"))).to_be_visible()
    choice(rail(ola), "Marek").select_option("random")
    rail(ola).get_by_role("button", name=say("propose-bot"), exact=True).click()
    expect(market(ola).first).to_be_visible()  # the computer has moved for Marek
    expect(rail(ola).get_by_text(say("played-by", bot=say("bot-random")))).to_be_visible()
    marek.goto(address)
    expect(deputies(marek)).to_contain_text(say("bot-for-you"))
    deputies(marek).get_by_role("button", name=say("take-seat-back"), exact=True).click()
    expect(deputies(marek)).to_have_count(0)
    assert impatient.get(f"/api/tables/{code}")["players"][1]["bot"] is None
    lay_one(ola)
    expect(market(marek).first).to_be_visible()
    lay_one(marek)


def three(house: Server, people: People, *, phone: bool = False, **more: Any) -> tuple[Page, Page]:
    """Ola and Marek look at a table where Ewa has a seat and is not there."""
    code, link = house.open_table(ME, FRIEND, FRIEND, game="tczew")
    ola, marek = people(house, **more), people(house, phone=phone, **more)
    for page, name in ((marek, "Marek"), (people(house), "Ewa")):
        page.goto(f"/t/{code}")
        page.get_by_label(say("your-name")).fill(name)
        button(page, "sit").click()
        expect(page.get_by_text(say("sit-down"))).to_have_count(0)
        if name == "Ewa":
            expect(prompt(page)).to_be_visible()
            page.goto("about:blank")
    ola.goto(link)
    for page in (ola, marek):
        expect(prompt(page)).to_be_visible()
    return ola, marek


def propose(page: Page) -> None:
    choice(rail(page), "Ewa").select_option("random")
    rail(page).get_by_role("button", name=say("propose-bot"), exact=True).click()


@pytest.mark.parametrize("phone", [False, True])
def test_everybody_who_is_here_is_asked(impatient: Server, people: People, phone: bool) -> None:
    ola, marek = three(impatient, people, phone=phone)
    propose(ola)
    told = say("proposal", name="Ewa", by="Ola", bot=say("bot-random"))
    for page in (ola, marek):
        expect(deputies(page)).to_contain_text(told)
    expect(deputies(ola)).to_contain_text(say("proposal-waits", names="Marek"))
    if phone:
        for each in ("players", "log", "table"):
            tab(marek, each).tap()
            expect(deputies(marek)).to_be_visible()
    assert not sticks_out(marek)
    assert not small_targets(marek)
    deputies(marek).get_by_role("button", name=say("proposal-no"), exact=True).click()
    expect(deputies(marek)).to_have_count(0)
    expect(prompt(ola)).to_contain_text(say("proposal-gone", name="Ewa"))
    propose(ola)
    deputies(marek).get_by_role("button", name=say("proposal-yes"), exact=True).click()
    expect(rail(ola).get_by_text(say("played-by", bot=say("bot-random")))).to_be_visible()
    expect(deputies(ola)).to_have_count(0)


def test_a_friend_takes_the_seat_a_computer_keeps(house: Server, people: People) -> None:
    ola, marek, watcher = people(house), people(house), people(house)
    code, link = house.open_table(ME, RANDOM, first=1)
    ola.goto(link)
    watcher.goto(f"/t/{code}")
    expect(prompt(watcher)).to_be_visible()
    button(ola, "menu").click()
    choice(ola, say("bot-name")).select_option("greedy")
    button(ola, "open-seat").click()
    expect(ola.get_by_text(say("seat-open"))).to_be_visible()
    assert house.get(f"/api/tables/{code}")["players"][1]["bot"] == "greedy"
    ola.keyboard.press("Escape")
    expect(deputies(watcher)).to_contain_text(say("seat-for-you"))
    marek.goto(f"/t/{code}")
    button(marek, "just-watch").click()
    expect(prompt(marek)).to_be_visible()
    deputies(marek).get_by_role("button", name=say("sit-down")).click()
    marek.get_by_label(say("your-name")).fill("Marek")
    button(marek, "sit").click()
    expect(rail(ola)).to_contain_text("Marek")
    expect(deputies(watcher)).to_have_count(0)
    lay_one(ola)
    expect(market(marek).first).to_be_visible()
    lay_one(marek)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing(impatient: Server, people: People, theme: str, phone: bool) -> None:
    ola, marek = three(impatient, people, phone=phone, color_scheme=theme, bypass_csp=True)
    assert not violations(ola), "somebody is missed"
    propose(ola)
    expect(deputies(marek)).to_be_visible()
    assert not violations(ola)
    assert not violations(marek)
    deputies(marek).get_by_role("button", name=say("proposal-yes"), exact=True).click()
    expect(deputies(marek)).to_have_count(0)
    hand_over(marek)
    expect(deputies(marek)).to_be_visible()
    assert not violations(marek)
    button(marek, "menu").click()
    expect(button(marek, "take-seat-back").last).to_be_visible()
    assert not violations(marek)
