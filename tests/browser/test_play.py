"""Whole games in real browsers."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from stolik.games import GAMES
from stolik.kernel.record import Record
from stolik.kernel.replay import verify
from tests.browser.conftest import People
from tests.browser.desk import (
    button,
    focused,
    lay_one,
    market,
    moves_made,
    offers,
    open_table,
    over,
    places,
    play_moves,
    play_to_the_end,
    prompt,
    see_result,
    totals,
)
from tests.browser.server import FRIEND, HERE, ME, RANDOM, Server
from tests.browser.words import opening, say, says


def record_of(house: Server, code: str) -> Record:
    return Record.loads(httpx.get(f"{house.address}/api/tables/{code}/record").text)


def test_two_browsers_play_a_whole_game_by_invite_link(house: Server, people: People) -> None:
    ola, marek = people(house), people(house)
    code = open_table(ola, "who-friend", "Ola")
    expect(ola.get_by_role("heading", name=say("invite"))).to_be_visible()
    link = ola.get_by_label(say("link"), exact=True).input_value()
    assert link == f"{house.address}/t/{code}"

    marek.goto(link)
    marek.get_by_label(say("your-name")).fill("Marek")
    button(marek, "sit").click()
    for mover in two_turns(ola, marek):
        lay_one(mover)
    play_to_the_end(ola, marek)

    for page in (ola, marek):
        see_result(page)
        expect(page.get_by_role("heading", level=2).filter(has_text=verdict(page))).to_be_visible()
    record = record_of(house, code)
    verify(GAMES["grzybowski"], record)
    assert list(record.players) == ["Ola", "Marek"]
    assert record.result is not None
    assert totals(ola) == totals(marek) == record.result["scores"]


def two_turns(*pages: Page) -> Iterator[Page]:
    """Whose turn it is, twice."""
    for _ in range(2):
        while not (turns := [page for page in pages if market(page).count()]):
            pages[0].wait_for_timeout(20)
        yield turns[0]


def verdict(page: Page) -> re.Pattern[str]:
    points = totals(page)
    if points[0] == points[1]:
        return says("draw")
    return re.compile(re.escape(say("wins", name="Ola" if points[0] > points[1] else "Marek")))


def tab_to(page: Page, fits: Any, key: str = "Tab") -> None:
    for _ in range(60):
        if fits(focused(page)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead there; it is at {focused(page)}")


def walk_to_a_place(page: Page) -> None:
    """With the arrows, over the cards, to the nearest place that may be chosen."""
    wanted = say("pg-may-lay")
    for _ in range(20):
        here = focused(page)
        if wanted in here["name"]:
            return
        row, column = map(int, here["at"].split(","))
        spots = [
            tuple(map(int, (place.get_attribute("data-at") or "").split(",")))
            for place in places(page).all()
        ]
        down, right = min(
            ((r - row, c - column) for r, c in spots), key=lambda way: abs(way[0]) + abs(way[1])
        )
        if abs(down) > abs(right):
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
    raise AssertionError("the arrows do not lead to a place")


def test_a_whole_game_against_the_computer_by_keyboard_alone(house: Server, people: People) -> None:
    page = people(house)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    tab_to(page, lambda it: it["href"] == "/new/grzybowski")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/grzybowski")
    name = page.get_by_label(say("your-name"))
    expect(name).to_be_visible()
    tab_to(page, lambda it: it["tag"] == "INPUT")
    page.keyboard.type("Ola")
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name=says("bot-level2"))).to_be_checked()
    tab_to(page, lambda it: it["name"] == say("open-table"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")

    for _ in range(25):
        expect(offers(page).first).to_be_visible()
        expect(prompt(page)).to_contain_text(say("pg-take"))
        tab_to(page, lambda it: say("pg-may-take") in it["name"])
        page.keyboard.press("ArrowRight")
        assert say("pg-may-take") in focused(page)["name"]
        page.keyboard.press("Enter")
        expect(places(page).first).to_be_visible()
        tab_to(page, lambda it: it["at"] is not None and it["grid"] == say("grid-of-you"))
        walk_to_a_place(page)
        page.keyboard.press("Enter")
        mine = market(page).or_(over(page)).or_(button(page, "pg-end-turn"))
        expect(mine.first).to_be_visible()
        if button(page, "pg-end-turn").count():
            tab_to(page, lambda it: it["name"] == say("pg-end-turn"), "Shift+Tab")
            page.keyboard.press("Enter")
            expect(market(page).or_(over(page)).first).to_be_visible()
    expect(over(page)).to_be_visible()
    if button(page, "story-skip").count():
        tab_to(page, lambda it: it["name"] == say("story-skip"))
        page.keyboard.press("Enter")
    code = page.url.rpartition("/")[2]
    record = record_of(house, code)
    assert record.result is not None
    assert totals(page) == record.result["scores"]


def test_two_people_at_one_screen(house: Server, people: People) -> None:
    page = people(house)
    open_table(page, "who-here", "Ola", "Marek")
    turns = []
    for _ in range(4):
        expect(market(page).first).to_be_visible()
        name = "Ola" if "Ola" in prompt(page).inner_text() else "Marek"
        expect(prompt(page)).to_contain_text(say("turn-of", name=name))
        expect(page.get_by_role("grid", name=say("grid-of", player=name))).to_be_visible()
        turns.append(name)
        lay_one(page)
        expect(prompt(page)).not_to_contain_text(say("turn-of", name=name))
    assert turns in (["Ola", "Marek"] * 2, ["Marek", "Ola"] * 2)
    assert moves_made(page) == 8


def test_a_spectator_sees_the_moves_and_has_no_choices(house: Server, people: People) -> None:
    code, link = house.open_table(ME, HERE)
    player, spectator = people(house), people(house)
    player.goto(link)
    spectator.goto(f"/t/{code}")
    expect(prompt(spectator)).to_contain_text(opening("watching"))
    log = spectator.get_by_role("region", name=re.compile("^" + say("log")))
    for laid in (1, 2):
        card = market(player).first
        title = (card.get_attribute("aria-label") or "").split(". ")[0]
        card.click()
        expect(log).to_contain_text(title)
        places(player).first.click()
        expect(spectator.get_by_role("slider")).to_have_attribute("max", str(2 * laid))
    assert offers(spectator).count() == 0
    assert button(spectator, "undo").count() == 0

    card = spectator.get_by_role("grid").first.get_by_role("button").first
    card.click()
    expect(spectator.get_by_role("dialog")).to_be_visible()
    spectator.keyboard.press("Escape")
    assert moves_made(player) == 4


def test_a_refusal_names_its_rule_and_opens_it(house: Server, people: People) -> None:
    page = people(house)
    code, link = house.open_table(ME, HERE)
    page.goto(link)
    lay_one(page)
    lay_one(page)
    market(page).first.click()
    expect(places(page)).to_have_count(4)
    corner = page.get_by_role("button", name=say("pg-place", row=-1, column=-1))
    corner.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(say("not-here"))
    link_to_rule = page.get_by_role("button", name=re.compile("PG-"))
    expect(link_to_rule).to_be_visible()
    number = link_to_rule.inner_text().split()[-1]
    sentence = alert.inner_text()
    assert len(sentence) > len(say("not-here")) + 20, sentence
    link_to_rule.click()
    book = page.get_by_role("dialog", name=say("rules"))
    rule = book.locator(f"[data-rule={number}]")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    assert house.get(f"/api/tables/{code}")["sequence"] == 5, "a refusal changes nothing"
    places(page).first.click()
    expect(alert).to_have_count(0)
    expect(page.get_by_role("slider")).to_have_attribute("max", "6")


def test_a_card_that_may_not_be_taken_says_why(house: Server, people: People) -> None:
    page = people(house)
    _, link = house.open_table(ME, HERE)
    page.goto(link)
    market(page).first.click()
    expect(places(page).first).to_be_visible()
    page.get_by_role("grid").first.get_by_role("button", name=says("pg-obverse")).first.click()
    expect(page.get_by_role("alert")).to_contain_text(say("not-now"))
    expect(page.get_by_role("button", name=re.compile("PG-"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_undo_goes_back_and_stops_at_the_barrier(house: Server, people: People) -> None:
    page = people(house)
    _, link = house.open_table(ME, RANDOM, first=1)
    page.goto(link)
    undo = button(page, "undo")
    expect(market(page)).to_have_count(6)
    assert undo.count() == 0
    card = market(page).first.get_attribute("aria-label")
    market(page).first.click()
    undo.click()
    expect(market(page).first).to_have_attribute("aria-label", card or "")
    assert moves_made(page) == 0
    assert undo.count() == 0

    market(page).last.click()
    expect(undo).to_be_visible()
    page.keyboard.press("Escape")
    expect(market(page)).to_have_count(6)
    lay_one(page)
    expect(prompt(page)).to_contain_text(say("pg-take"))
    expect(page.get_by_role("slider")).to_have_attribute("max", "4")
    assert undo.count() == 0, "the other one has moved"
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    assert moves_made(page) == 4


def test_the_past_is_shown_and_play_is_closed_there(house: Server, people: People) -> None:
    page = people(house)
    _, link = house.open_table(ME, HERE)
    page.goto(link)
    for _ in range(3):
        lay_one(page)
    expect(market(page).first).to_be_visible()
    history = page.get_by_role("slider")
    history.focus()
    page.keyboard.press("Home")
    expect(prompt(page)).to_contain_text(say("in-past", move=0))
    assert offers(page).count() == 0
    button(page, "to-now").click()
    expect(market(page)).to_have_count(6)


def test_the_table_goes_on_after_the_server_was_killed(own_house: Server, people: People) -> None:
    page, friend = people(own_house), people(own_house)
    code, link = own_house.open_table(ME, FRIEND)
    page.goto(link)
    friend.goto(f"/t/{code}")
    friend.get_by_label(say("your-name")).fill("Marek")
    button(friend, "sit").click()
    pages = {"Ola": page, "Marek": friend}

    def whose() -> Page:
        page.wait_for_timeout(50)
        expect(
            market(page).or_(prompt(page).get_by_text(say("pg-waits-take"))).first
        ).to_be_visible()
        return pages["Ola" if market(page).count() else "Marek"]

    for _ in range(3):
        lay_one(whose())
    mover = whose()
    market(mover).last.click()
    expect(places(mover).first).to_be_visible()
    own_house.kill()
    for each in (page, friend):
        expect(prompt(each)).to_contain_text(say("reconnecting"))
        assert offers(each).count() == 0
    own_house.start()
    expect(places(mover).first).to_be_visible()
    for each in (page, friend):
        expect(prompt(each)).not_to_contain_text(say("reconnecting"))
        assert moves_made(each) == 7, "no move was lost"
    places(mover).first.click()
    for _ in range(3):
        lay_one(whose())
    expect(friend.get_by_role("slider")).to_have_attribute("max", "14")
    # The browser itself tells the console that nobody answered; nothing else may be wrong.
    people.complaints[:] = [
        each for each in people.complaints
        if "WebSocket connection" not in each and "ERR_CONNECTION" not in each
    ]  # fmt: skip


@pytest.mark.parametrize("kind", ["level1", "level2"])
def test_a_computer_answers(house: Server, people: People, kind: str) -> None:
    page = people(house)
    open_table(page, f"bot-{kind}")
    play_moves(page, 8)
    expect(page.get_by_role("region", name=re.compile("^" + say("log")))).to_contain_text(
        say("bot-name")
    )
