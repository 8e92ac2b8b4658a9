"""Zbudujmy Tczew in the browser: a whole game, people at one screen, events, plebiscites."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.desk import focused, prompt, see_result, totals
from tests.browser.server import GREEDY, HERE, ME, RANDOM, Server
from tests.browser.tczew import OF, buildings, drive, field, hand, legal, tell
from tests.browser.test_axe import violations
from tests.browser.test_phone import small_targets, sticks_out
from tests.browser.words import say

ACTION, STORY, HANDOVER = ".hand .acts", ".story", ".over .btn.main"
EVENT = ".event .targets .btn.main"
PICKING = ".grid .card.legal"


def sit(page: Page, house: Server, *seats: dict[str, str], **options: str | int) -> str:
    code, link = house.open_table(*seats, game=OF, **options)
    page.goto(link)
    expect(page.get_by_role("grid")).to_be_visible()
    return code


def test_a_whole_game_against_a_computer(house: Server, people: People) -> None:
    page = people(house)
    page.goto("/new/tczew")
    page.get_by_label(say("your-name")).fill("Ola")
    for option, choice in (("end", "III"), ("speed", "true")):
        page.get_by_label(tell(f"option-{option}-{choice}"), exact=True).check()
    page.get_by_role("button", name=say("open-table")).click()
    page.wait_for_url("**/t/*")
    drive(page, STORY)
    see_result(page)
    told = totals(page)
    code = page.url.rpartition("/")[2]
    record = page.request.get(f"{house.address}/api/tables/{code}/record").json()
    assert told == record["result"]["scores"]
    assert record["options"]["end"] == "III"


def test_four_people_hand_the_screen_over(house: Server, people: People) -> None:
    page = people(house)
    others = [{"kind": "here", "name": name} for name in ("Marek", "Hania", "Jerzy")]
    sit(page, house, ME, *others)
    drive(page, HANDOVER)
    seen = []
    for _ in range(4):
        heading = page.get_by_role("heading", level=2)
        seen.append(heading.inner_text().strip())
        expect(page.locator(".hand")).to_have_count(0)
        page.get_by_role("button", name=say("at-screen")).click()
        expect(hand(page)).to_have_count(5)
        page.get_by_role("button", name=tell("tcz-do-wait")).click()
        expect(page.get_by_role("button", name=say("at-screen"))).to_be_focused()
    assert sorted(seen) == sorted(say("hand-over", name=name) for name in _names("Ola", others))


def _names(first: str, others: list[dict[str, str]]) -> list[str]:
    return [first, *(each["name"] for each in others)]


def test_nobody_hands_over_where_there_are_no_secrets(house: Server, people: People) -> None:
    page = people(house)
    _, link = house.open_table(ME, HERE)
    page.goto(link)
    expect(page.get_by_role("grid").first).to_be_visible()
    expect(page.locator(HANDOVER)).to_have_count(0)


def test_an_event_asks_for_cards(house: Server, people: People) -> None:
    page = people(house)
    sit(page, house, ME, GREEDY)
    for _ in range(40):
        drive(page, EVENT)
        target = page.locator(EVENT).first
        target.hover()
        page.locator(EVENT).first.click()
        expect(page.locator(EVENT)).to_have_count(0)
        if (
            page.locator(PICKING).count()
            and page.locator("button", has_text=tell("tcz-do-done")).count()
        ):
            break
        drive(page, ACTION, EVENT)
    expect(prompt(page)).to_contain_text(tell("tcz-asked", event="").split()[0])
    wrong = page.locator(".grid .card:not(.legal)").first
    wrong.click()
    expect(page.get_by_role("alert")).to_contain_text(say("not-here"))
    page.keyboard.press("Escape")
    chosen = page.locator(PICKING).first.get_attribute("data-field")
    assert chosen
    before = int(page.get_by_role("slider").get_attribute("max") or 0)
    field(page, chosen).click()
    expect(page.get_by_role("slider")).not_to_have_attribute("max", str(before))


def test_a_plebiscite(house: Server, people: People) -> None:
    page = people(house)
    sit(page, house, ME, RANDOM, rules="extended")
    name = tell("tcz-do-plebiscite")
    offer = page.get_by_role("button", name=name, exact=True)
    drive(page, ".hand .acts .btn:nth-child(3)")
    offer.click()
    expect(prompt(page)).to_contain_text(tell("tcz-plebiscite-from"))
    own = legal(page).first
    expect(own).to_have_accessible_name(re.compile(tell("tcz-owner", player="Ola")))
    own.click()
    expect(prompt(page)).to_contain_text(tell("tcz-plebiscite-on"))
    rival = legal(page).first
    expect(rival).to_have_accessible_name(
        re.compile(re.escape(tell("tcz-owner", player=say("bot-name"))))
    )
    rival.click()
    expect(page.locator(".dice li")).to_have_count(2)
    expect(page.locator(".tokens").first).to_be_visible()


def test_why_not_here(house: Server, people: People) -> None:
    page = people(house)
    sit(page, house, ME, GREEDY)
    drive(page, ACTION)
    _choose(page)
    page.get_by_role("switch", name=tell("tcz-why-not")).check()
    reasons = page.get_by_role("region", name=tell("tcz-why-not")).get_by_role("listitem")
    assert reasons.count() >= 3
    far = page.get_by_role("button", name=re.compile(re.escape(tell("tcz-bar-apart"))))
    far.click()
    expect(field(page, "A1x1")).to_have_class(re.compile("barred"))
    field(page, "A1x1").click()
    expect(page.get_by_role("alert")).to_contain_text(say("not-here"))
    link = page.locator(".bubble").get_by_role("button", name=re.compile("TCZ-"))
    rule = link.inner_text().split()[-1]
    link.click()
    expect(page.get_by_role("dialog", name=say("rules"))).to_contain_text(rule)


def _choose(page: Page) -> None:
    """A card that may be laid somewhere, whatever was chosen before."""
    for card in buildings(page).all():
        if card.get_attribute("aria-pressed") == "false":
            card.click()
        if legal(page).count():
            return
    raise AssertionError("nothing can be laid")


def test_a_card_is_laid_with_the_keyboard_alone(house: Server, people: People) -> None:
    page = people(house)
    sit(page, house, ME, GREEDY)
    drive(page, ".hand li [aria-pressed]")
    page.keyboard.press("Escape")
    card = page.locator(".hand li [aria-pressed=false]").first
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".grid :focus")).to_have_class(re.compile("legal"))
    at = focused(page)["at"]
    page.keyboard.press("ArrowRight")
    assert focused(page)["at"] != at
    page.keyboard.press("ArrowLeft")
    assert focused(page)["at"] == at
    laid = page.locator(".grid :focus").get_attribute("data-field")
    assert laid
    page.keyboard.press("Enter")
    expect(field(page, laid)).to_have_accessible_name(re.compile(tell("tcz-owner", player="Ola")))


def test_the_map_is_zoomed_with_keys(house: Server, people: People) -> None:
    page = people(house)
    sit(page, house, ME, GREEDY)
    sheet = page.locator(".sheet")

    def width() -> float:
        box = sheet.bounding_box()
        assert box
        return box["width"]

    whole = width()
    field(page, "H8x7").focus()
    page.keyboard.press("+")
    expect(page.get_by_role("button", name=tell("tcz-whole"))).to_be_visible()
    assert width() > whole
    page.keyboard.press("0")
    expect(page.get_by_role("button", name=tell("tcz-whole"))).to_have_count(0)
    assert width() == pytest.approx(whole, abs=1)


def test_a_phone_shows_it_without_sticking_out(house: Server, people: People) -> None:
    page = people(house, phone=True)
    sit(page, house, ME, GREEDY)
    drive(page, ACTION)
    for tab in ("players", "log", "table"):
        tabs = page.get_by_role("navigation", name=say("tabs"))
        tabs.get_by_role("button", name=say(f"tab-{tab}")).tap()
        assert not sticks_out(page)
        assert not small_targets(page), tab
    box = field(page, "H8x7").bounding_box()
    assert box
    assert box["width"] >= 47
    page.get_by_role("button", name=tell("tcz-whole")).tap()
    expect(page.get_by_role("button", name=tell("tcz-whole"))).to_have_attribute(
        "aria-pressed", "true"
    )
    assert not sticks_out(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(house: Server, people: People, theme: str) -> None:
    page = people(house, color_scheme=theme, bypass_csp=True)
    sit(page, house, ME, GREEDY, end="III", speed=True)
    found = {"start": violations(page)}
    drive(page, ACTION)
    _choose(page)
    page.get_by_role("switch", name=tell("tcz-why-not")).check()
    found["card"] = violations(page)
    drive(page, EVENT)
    found["event"] = violations(page)
    drive(page, STORY)
    found["story"] = violations(page)
    see_result(page)
    found["result"] = violations(page)
    assert not {where: each for where, each in found.items() if each}
