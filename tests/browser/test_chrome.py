"""What is around every game: names, titles, rings, and what waits for an answer."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.desk import button, market, places, see_result
from tests.browser.server import FRIEND, HERE, ME, RANDOM, Server
from tests.browser.words import say

GOLDEN = Path(__file__).parents[1] / "golden/grzybowski.stolik.json"
COMPUTERS = [say("bot-number", number=number) for number in (1, 2)]
RINGED = """() => {
    window.ringed = new Set();
    new MutationObserver((changes) => {
        for (const { target } of changes)
            if (target.classList?.contains('just-moved')) window.ringed.add(target.dataset.place);
    }).observe(document.body, { subtree: true, attributeFilter: ['class'] });
}"""
BARS = """() => [...document.querySelectorAll('.bars')].map((all) => [...all.children].map(bar => {
    const { left, right, top } = bar.getBoundingClientRect();
    return { text: bar.textContent, left, right, top, fits: bar.scrollWidth <= bar.clientWidth };
}))"""
COLUMNS = """() => [...document.querySelectorAll('table')].map((table) =>
    [...table.querySelector('tbody tr').children].map((cell) => Math.round(cell.offsetWidth)))"""


def test_two_computers_are_told_apart(house: Server, people: People, finished: str) -> None:
    page = people(house)
    page.goto(f"/t/{finished}")
    see_result(page)
    for name in COMPUTERS:
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
        expect(page.get_by_role("table", name=name)).to_be_visible()
    button(page, "see-table").click()
    log = page.get_by_role("region", name=say("log"))
    for name in COMPUTERS:
        expect(page.get_by_role("region", name=say("players"))).to_contain_text(name)
        expect(log).to_contain_text(name)
    record = page.request.get(f"/api/tables/{finished}/record").body()
    page.goto("/replay")
    page.get_by_label(say("replay-choose")).set_input_files(
        {"name": "x.stolik.json", "mimeType": "application/json", "buffer": record}
    )
    for name in COMPUTERS:
        expect(page.get_by_role("region", name=say("players"))).to_contain_text(name)


def test_own_tables_tell_computers_apart(house: Server, people: People) -> None:
    page = people(house)
    code, link = house.open_table(ME, RANDOM)
    told = house.get(f"/api/tables/{code}")
    told["players"].append({**told["players"][1], "seat": 2})  # as a game for three would have it
    told["your_seats"] = [{"seat": 0, "token": link.partition("#")[2]}]
    page.route("**/api/tables", lambda route: route.fulfill(json=[told]))
    page.goto("/")
    tables = page.get_by_role("region", name=say("your-tables"))
    expect(tables.get_by_role("link").first).to_contain_text(", ".join(COMPUTERS))


def test_one_computer_needs_no_number(house: Server, people: People) -> None:
    page = people(house)
    _, link = house.open_table(ME, RANDOM)
    page.goto(link)
    players = page.get_by_role("region", name=say("players"))
    expect(players.get_by_text(say("bot-name"), exact=True)).to_be_visible()
    expect(players.get_by_text(COMPUTERS[0], exact=True)).to_have_count(0)


def test_while_a_move_is_on_its_way_nothing_else_happens(house: Server, people: People) -> None:
    page = people(house)
    held: list[str | bytes] = []
    holding = False

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(message: str | bytes) -> None:
            if holding:
                held.append(message)
            else:
                route.send(message)

        server.on_message(told)

    page.route_web_socket(re.compile("/live$"), between)
    code, link = house.open_table(ME, HERE)
    house.play(code, link, 8)
    page.goto(link)
    market(page).last.click()
    expect(places(page).first).to_be_visible()
    card = page.get_by_role("grid").nth(1).locator("[data-card]").first
    gap = page.get_by_role("grid").nth(1).locator("[data-at]:not([data-card])").last
    holding = True
    places(page).first.click()
    expect(places(page)).to_have_count(0)
    for what in (card, gap, page.get_by_role("grid").first.locator("[data-card]").first):
        what.click()
        assert page.get_by_role("dialog").count() == 0
        assert page.get_by_role("alert").count() == 0
    page.wait_for_timeout(50)
    assert len(held) == 1, "only the move was sent"


def test_without_motion_only_what_changed_place_is_ringed(house: Server, people: People) -> None:
    page = people(house)
    code, link = house.open_table(ME, HERE)
    house.play(code, link, 20)
    page.goto(link)
    expect(market(page).first).to_be_visible()
    page.evaluate(RINGED)
    market(page).last.click()
    expect(places(page).first).to_be_visible()
    expect(page.locator(".just-moved")).to_have_count(0)
    assert page.evaluate("[...window.ringed]") == ["hand"]
    place = places(page).last.get_attribute("data-at")
    places(page).last.click()
    expect(page.get_by_role("slider")).to_have_attribute("max", re.compile("22|23"))
    page.wait_for_function("window.ringed.size > 1")
    expect(page.locator(".just-moved")).to_have_count(0)
    ringed = page.evaluate("[...window.ringed]")
    assert any(re.fullmatch(rf"[01] {place}", each) for each in ringed), ringed
    assert len(ringed) <= 3, "the card taken, laid, and the one that came to the market"


def titles(page: Page, house: Server, finished: str, language: str) -> Iterator[tuple[str, str]]:
    """Every page with what its title should begin with."""
    waiting, host = house.open_table(ME, FRIEND)
    playing, link = house.open_table(ME, HERE)
    for path, message in (
        ("/", "home-doc-title"),
        ("/new/grzybowski", "new-table"),
        ("/replay", "replay-title"),
        ("/nowhere", "no-page"),
        ("/t/ZZZZZ", "no-table"),
        (f"/t/{waiting}", "sit-down"),
        (host, "invite"),
        (f"/t/{finished}", "state-over"),
    ):
        page.goto("about:blank")
        page.goto(path)
        yield path, say(message, language)
    page.goto(f"/t/{playing}")
    yield "watched", say("game-title", language)
    page.goto("about:blank")
    page.goto(link)
    yield "played", f"● {say('your-turn', language)}"
    page.goto("/replay")
    page.get_by_label(say("replay-choose", language)).set_input_files(GOLDEN)
    yield "replayed", say("replay-short", language)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_page_has_its_title(
    house: Server, people: People, finished: str, language: str
) -> None:
    page = people(house, locale="pl-PL" if language == "pl" else "en-GB")
    for _, begins in titles(page, house, finished, language):
        words = r"\s".join(map(re.escape, begins.split()))
        expect(page).to_have_title(re.compile(f"^{words}"))
    # The console notes the table that does not exist; that is how it should be.
    people.complaints[:] = [each for each in people.complaints if "ZZZZZ" not in each]


def test_an_empty_seat_is_spoken_of_after_a_minute(house: Server, people: People) -> None:
    page, friend = people(house), people(house)
    code, link = house.open_table(ME, FRIEND)
    page.clock.install()
    page.goto(link)
    friend.goto(f"/t/{code}")
    friend.get_by_label(say("your-name")).fill("Marek")
    button(friend, "sit").click()
    expect(friend.get_by_role("grid").first).to_be_visible()
    players = page.get_by_role("region", name=say("players"))
    expect(players).to_contain_text("Marek")
    assert players.locator(".hollow").count() == 0
    friend.goto("about:blank")
    expect(players.locator(".hollow")).to_have_count(1)
    gone = players.get_by_text(say("nobody-there", name="Marek"))
    page.clock.run_for(55_000)
    assert gone.count() == 0
    page.clock.run_for(6_000)
    expect(gone).to_be_visible()
    friend.goto(f"/t/{code}")
    expect(gone).to_have_count(0)
    expect(players.locator(".hollow")).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_bars_of_the_result_stand_side_by_side(
    house: Server, people: People, size: str
) -> None:
    page = people(house, phone=size == "phone")
    page.goto("/replay")
    page.get_by_label(say("replay-choose")).set_input_files(GOLDEN)
    button(page, "see-story").click()
    see_result(page)
    players = page.evaluate(BARS)
    assert any(bar["text"] == "−1" for bars in players for bar in bars), "the joker costs"
    for bars in players:
        assert all(bar["fits"] for bar in bars), bars
        for before, after in pairwise(bars):
            assert after["top"] > before["top"] or after["left"] > before["right"], bars
    first, second = page.evaluate(COLUMNS)
    assert first == second
