"""Pointing at places for the others, and plans, at a game whose board offers it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from websockets.sync.client import ClientConnection, connect

from tests.browser import test_chat as talking
from tests.browser.conftest import People
from tests.browser.desk import button, market
from tests.browser.server import HERE, ME, PATIENCE, Server
from tests.browser.test_axe import violations
from tests.browser.test_chat import news, tab
from tests.browser.words import say

SEAT_LINE = "}seatLine("
MORE = """}
    pings = true;
    shown = (globalThis.desk = this);
    placeName(at) { return `Miejsce ${at}`; }
    seatLine(seat) { return `Plan: ${(this.session.plans[seat] ?? []).join(', ')}.`; }
    oldSeatLine("""


def let_point(page: Page) -> None:
    """Plac Grzybowski offers none of this; here its board does, as that of another game would."""

    def patched(route: Route) -> None:
        text = route.fetch().text()
        assert SEAT_LINE in text
        route.fulfill(content_type="text/javascript", body=text.replace(SEAT_LINE, MORE))

    page.route("**/assets/desk.svelte-*.js", patched)


def together(house: Server, people: People, *, phone: bool = False) -> tuple[Page, Page]:
    """Ola, and Marek in front of this screen."""
    ola, marek, _ = talking.together(house, people, phone=phone, prepare=let_point)
    return ola, marek


def place(page: Page, at: str) -> Locator:
    return page.locator(f'[data-place="{at}"]').first


def ring(page: Page) -> Locator:
    return page.locator(".ring")


def rings(page: Page, at: str, name: str) -> None:
    """This place is ringed for this person, said aloud, and left alone after a while."""
    expect(ring(page)).to_have_text(name)
    expect(news(page)).to_have_text(say("ping-said", name=name, place=f"Miejsce {at}"))
    around, inside = ring(page).bounding_box(), place(page, at).bounding_box()
    assert around == inside
    expect(ring(page)).to_have_count(0)


def test_a_right_click_points_for_everybody(house: Server, people: People) -> None:
    ola, marek = together(house, people)
    place(marek, "market 2").click(button="right")
    for page in (ola, marek):
        expect(ring(page)).to_have_count(1)
    rings(ola, "market 2", "Marek")
    expect(market(ola)).to_have_count(6)
    place(ola, "market 4").click(button="right")
    rings(marek, "market 4", "Ola")


def test_p_points_at_what_has_the_keyboard(house: Server, people: People) -> None:
    ola, marek = together(house, people)
    place(ola, "market 1").focus()
    ola.keyboard.press("p")
    rings(marek, "market 1", "Ola")
    button(ola, "menu").click()
    expect(ola.get_by_text(say("ping-how"))).to_be_visible()


def test_a_finger_held_still_points_and_chooses_nothing(house: Server, people: People) -> None:
    ola, marek = together(house, people, phone=True)
    expect(place(marek, "market 1")).to_be_in_viewport()
    box = place(marek, "market 1").bounding_box()
    assert box
    touch = marek.context.new_cdp_session(marek)
    spot = {"x": box["x"] + 20, "y": box["y"] + 20}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(ring(ola)).to_have_text("Marek")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert marek.get_by_role("dialog").count() == 0
    assert marek.get_by_role("alert").count() == 0
    rings(ola, "market 1", "Marek")


def test_what_is_not_on_the_screen_is_told_in_words(house: Server, people: People) -> None:
    ola, marek = together(house, people, phone=True)
    tab(marek, "rules").tap()
    place(ola, "market 3").click(button="right")
    told = say("ping-said", name="Ola", place="Miejsce market 3")
    expect(marek.locator(".elsewhere p")).to_have_text(told)
    assert ring(marek).count() == 0
    expect(marek.locator(".elsewhere p")).to_have_count(0)


def test_a_board_that_does_not_offer_it_shows_nothing(house: Server, people: People) -> None:
    page = people(house)
    code, link = house.open_table(ME, HERE)
    page.goto(link)
    expect(market(page).first).to_be_visible()
    with socket_of(house, code, link) as socket:
        socket.send(json.dumps({"point": {"seat": 0, "at": "market 1"}}))
        socket.send(json.dumps({"plan": {"seat": 0, "moves": ["end"]}}))
        while "point" not in json.loads(socket.recv(PATIENCE)):
            pass
    place(page, "market 2").focus()
    page.keyboard.press("p")
    button(page, "menu").click()
    assert page.get_by_text(say("ping-how")).count() == 0
    assert page.locator(".ring, .elsewhere").count() == 0
    expect(news(page)).to_have_text("")


@contextmanager
def socket_of(house: Server, code: str, link: str) -> Iterator[ClientConnection]:
    """Another device of the same seat."""
    with connect(f"ws://127.0.0.1:{house.port}/api/tables/{code}/live") as socket:
        socket.send(json.dumps({"hello": {"token": link.partition("#")[2]}}))
        yield socket


@pytest.fixture
def pointing(house: Server, people: People) -> Iterator[tuple[Page, ClientConnection]]:
    """A page, and somebody who points at what it shows."""
    page = people(house, bypass_csp=True)
    let_point(page)
    code, link = house.open_table(ME, HERE)
    page.goto(link)
    expect(market(page).first).to_be_visible()
    with socket_of(house, code, link) as socket:
        yield page, socket


def test_two_people_point_at_once_and_each_at_one_place(
    pointing: tuple[Page, ClientConnection],
) -> None:
    page, socket = pointing
    for seat, at in ((0, "market 1"), (1, "market 2"), (0, "market 3")):
        socket.send(json.dumps({"point": {"seat": seat, "at": at}}))
    expect(ring(page)).to_have_text(["Marek", "Ola"])
    assert not violations(page)
    socket.send(json.dumps({"point": {"seat": 1, "at": "market 3"}}))
    expect(ring(page)).to_have_text(["Ola", "Marek"])
    first, second = (each.bounding_box() for each in page.locator(".ring span").all())
    assert first
    assert second
    assert second["y"] + second["height"] <= first["y"], "both names can be read"
    expect(ring(page)).to_have_count(0)


def test_a_plan_is_shown_to_everybody_until_it_is_played(house: Server, people: People) -> None:
    ola, marek = together(house, people)
    move = ola.evaluate("desk.session.choices[0]")
    for moves, told in (([move, "potem"], f"Plan: {move}, potem."), ([], "Plan: .")):
        ola.evaluate("moves => desk.session.plan(moves)", moves)
        for page in (ola, marek):
            expect(seat_lines(page)).to_have_text([told, "Plan: ."])
    ola.evaluate("moves => desk.session.plan(moves)", [move, "potem"])
    expect(seat_lines(marek).first).to_have_text(f"Plan: {move}, potem.")
    ola.evaluate("move => desk.session.play(move)", move)
    expect(seat_lines(marek).first).to_have_text("Plan: potem.")
    marek.get_by_role("slider").focus()
    marek.keyboard.press("Home")
    expect(seat_lines(marek).first).to_have_text("Plan: .")


def seat_lines(page: Page) -> Locator:
    return page.get_by_role("region", name=say("players")).locator("small")
