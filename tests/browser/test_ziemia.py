"""Ta Ziemia in the browser: whole games, every question there is, reactions between two people."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.desk import focused, prompt, see_result
from tests.browser.server import FRIEND, GREEDY, HERE, ME, RANDOM, Server
from tests.browser.stages import BUSY, EVERYTHING, INTERJECTION, REACTION
from tests.browser.test_axe import violations
from tests.browser.test_phone import small_targets, sticks_out
from tests.browser.words import say
from tests.browser.ziemia import OF, chooser, drive, open_fields, place, tell

STORY = ".story"


def sit(page: Page, house: Server, *seats: dict[str, str], **options: str | int) -> str:
    code, link = house.open_table(*seats, game=OF, **options)
    page.goto(link)
    expect(page.get_by_role("grid").first).to_be_visible()
    return code


def total(page: Page) -> int:
    see_result(page)
    row = page.get_by_role("row", name=re.compile("^" + say("together")))
    return int(row.get_by_role("cell").last.inner_text().replace("−", "-"))


def press(page: Page, message: str) -> None:
    page.get_by_role("button", name=tell(message), exact=True).click()


def put(page: Page, move: str) -> None:
    """Place a Citizen: choose the field, then what to do there."""
    _, city, field, *_ = move.split()
    place(page, f"{city} {field}").click()
    page.locator(f".chooser [data-move='{move}']").click()
    expect(chooser(page)).to_have_count(0)


# Whole games.


def test_a_whole_game_with_computers(house: Server, people: People) -> None:
    page = people(house)
    page.goto("/new/ziemia")
    page.get_by_label(say("your-name")).fill("Ola")
    page.get_by_label(tell("option-level-easy"), exact=True).check()
    page.get_by_role("combobox").select_option("17")
    page.get_by_role("button", name=say("open-table")).click()
    page.wait_for_url("**/t/*")
    drive(page, STORY)
    code = page.url.rpartition("/")[2]
    record = page.request.get(f"{house.address}/api/tables/{code}/record").json()
    assert record["options"]["level"] == "easy"
    assert record["options"]["target"] == 17
    assert [total(page)] * 2 == record["result"]["scores"]
    expect(page.get_by_role("heading", level=2).first).to_contain_text(re.compile(r"\d"))


def test_one_person_plays_two_factions(house: Server, people: People) -> None:
    page = people(house)
    sit(page, house, ME, HERE, factions="choose")
    expect(prompt(page)).to_contain_text(tell("tz-ask-factions"))
    page.locator(".question [data-move='take I']").click()
    page.locator(".question [data-move='take R']").click()
    expect(prompt(page)).to_contain_text(tell("tz-turn-first"))
    expect(prompt(page)).to_contain_text(
        re.compile("|".join(tell("tz-faction", faction=each) for each in "IR"))
    )
    expect(page.locator(".over .btn.main")).to_have_count(0)
    drive(page, STORY)
    assert total(page) is not None


# A turn.


def test_a_turn(stage: Server, people: People) -> None:
    page = people(stage)
    sit(page, stage, ME, GREEDY, target=REACTION)
    field = place(page, "krakow church")
    field.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(tell("tz-risk-first"))
    field.click()
    expect(chooser(page)).to_contain_text(tell("tz-risk-first"))
    expect(chooser(page)).to_contain_text(tell("fact-faithful", city="krakow"))
    page.keyboard.press("Escape")
    expect(chooser(page)).to_have_count(0)
    expect(field).to_be_focused()
    put(page, "place krakow church faithful")
    expect(page.locator(".city .faithful")).to_have_count(1)
    press(page, "tz-do-draw")
    expect(prompt(page)).to_contain_text(tell("tz-turn-next"))
    place(page, "gniezno church").click()
    expect(chooser(page)).not_to_contain_text(tell("tz-risk-first"))


def test_a_local_card_warns_and_can_be_paid_for(stage: Server, people: People) -> None:
    page = people(stage)
    sit(page, stage, ME, HERE, HERE, HERE, target=BUSY)
    place(page, "nowy-targ office").click()
    local = say("tz-risk-local", "pl", of=OF, card="„Kordon milicji”")
    expect(chooser(page)).to_contain_text(local)
    page.keyboard.press("Escape")
    place(page, "local gniezno").click()
    page.locator(".chooser [data-move='remove gniezno']").click()
    expect(place(page, "local gniezno")).to_have_count(0)


def test_why_not(stage: Server, people: People) -> None:
    page = people(stage)
    sit(page, stage, ME, HERE, HERE, HERE, target=BUSY)
    bubble = page.get_by_role("alert")
    place(page, "warszawa office").click()
    expect(bubble).to_contain_text(say("not-here"))
    page.get_by_role("button", name=say("rule-link", rule="TZ-021")).click()
    expect(page.get_by_role("dialog")).to_contain_text("TZ-021")
    page.keyboard.press("Escape")
    # An action that is not to be had stands in the chooser and tells its reason.
    place(page, "nowy-targ church").click()
    chooser(page).get_by_role("button", name=tell("tz-why")).click(force=True)
    expect(bubble).to_contain_text(tell("no-agent-here", city="nowy-targ"))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    place(page, "local nowy-targ").click()
    chooser(page).locator("[aria-disabled=true]").click(force=True)
    expect(bubble).to_be_visible()


# Every question, by mouse and by finger.

QUESTIONS = (
    ("play 55", ".picking .head button"),
    ("play 57", ".question [data-move='pick R']"),
    ("play 56", ".question [data-move='gain faith']"),
    ("play 61", ".renew .picking .head button"),
    ("play 68", ".picking .head button"),
    ("play 84", ".slots .ok, .slots .call"),
    ("play 91", ".sq .ok"),
    ("play 92", ".question .cards .mini"),
)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_question_of_a_card_is_answered(stage: Server, people: People, phone: bool) -> None:
    page = people(stage, phone=phone)
    sit(page, stage, ME, HERE, target=EVERYTHING)
    act = Locator.tap if phone else Locator.click
    for move, answer in QUESTIONS:
        act(place(page, "hand " + move.split()[1]))
        act(page.locator(f".chooser [data-move='{move}']"))
        for _ in range(12):
            expect(page.locator(answer).or_(page.locator(".prompt")).first).to_be_visible()
            if prompt(page).get_by_text(tell("tz-turn-first")).count():
                break
            if page.locator(".question [data-move^='pay ']").count():
                act(page.locator(".question [data-move^='pay ']").first)
            elif page.locator(answer).count():
                act(page.locator(answer).first)
            page.wait_for_timeout(120)
        expect(prompt(page)).to_contain_text(tell("tz-turn-first"))
        expect(place(page, f"hand {move.split()[1]}")).to_have_count(0)
        assert not sticks_out(page)


def test_the_city_rule_the_ransom_and_the_prison_ask(stage: Server, people: People) -> None:
    page = people(stage)
    sit(page, stage, ME, HERE, target=EVERYTHING)
    put(page, "place warszawa special rule")
    expect(prompt(page)).to_contain_text(tell("tz-ask-enrolling"))
    page.locator(".slots .ok").last.click()
    press(page, "tz-do-draw")
    expect(prompt(page)).to_contain_text(tell("tz-ask-ransom"))
    page.locator(".question [data-move='pay 0/2/0']").click()
    press(page, "tz-do-end")
    put(page, "place gniezno special free")
    expect(prompt(page)).to_contain_text(tell("tz-ask-freeing"))
    page.locator(".question [data-move='pick S']").click()
    press(page, "tz-do-done")
    expect(page.locator("[data-place=prison] .pawn")).to_have_count(2)


# Between two people.


def two(stage: Server, people: People, target: int) -> tuple[Page, Page]:
    """The one whose turn it is, and another one."""
    first, second = people(stage), people(stage)
    code, link = stage.open_table(ME, FRIEND, game=OF, target=target)
    second.goto(f"/t/{code}")
    second.get_by_label(say("your-name")).fill("Marek")
    second.get_by_role("button", name=say("sit"), exact=True).click()
    first.goto(link)
    for page in (first, second):
        expect(page.get_by_role("grid").first).to_be_visible()
    return first, second


def test_a_waiting_player_is_asked_to_react(stage: Server, people: People) -> None:
    active, other = two(stage, people, REACTION)
    put(active, "place gniezno church faith")
    press(active, "tz-do-draw")
    expect(prompt(active)).to_contain_text(tell("tz-waits", prompt="reaction"))
    expect(prompt(other)).to_contain_text(tell("tz-react", event="regime"))
    question = other.locator(".question")
    expect(question.locator(".about [data-card='2']")).to_be_visible()
    expect(question.locator("[data-move=pass]")).to_be_visible()
    expect(question.locator("[data-move='pass turn']")).to_be_visible()
    question.locator(".cards .mini").click()
    expect(prompt(active)).to_contain_text(tell("tz-turn-next"))
    assert "3" in active.locator("[data-place=pool] strong").last.inner_text()


def test_a_waiting_player_may_put_in_a_card(stage: Server, people: People) -> None:
    active, other = two(stage, people, INTERJECTION)
    expect(prompt(other)).to_contain_text(tell("tz-may-interject"))
    press(other, "tz-do-play")
    other.locator(".chooser [data-move='play 55']").click()
    other.locator(".picking .head button").first.click()
    expect(active.locator(".city .faithful")).to_have_count(1)
    expect(prompt(active)).to_contain_text(tell("tz-turn-first"))
    expect(prompt(other)).not_to_contain_text(tell("tz-may-interject"))


def test_a_plan_is_seen_by_the_others(stage: Server, people: People) -> None:
    active, other = two(stage, people, INTERJECTION)
    place(other, "krakow office").click()
    other.locator("[data-plan='place krakow office resistance']").click()
    flag = place(active, "krakow office").locator(".flags")
    expect(flag).to_have_text("1")
    expect(place(active, "krakow office").locator(".pawn.gone")).to_be_visible()
    expect(place(active, "krakow office")).to_have_accessible_name(re.compile("Marek"))
    plan = tell("move-place", city="krakow", field="office", action="resistance")
    expect(active.get_by_role("region", name=tell("tz-plans"))).to_contain_text(plan)
    press(other, "tz-plan-clear")
    expect(flag).to_have_count(0)


# Keyboard, phone, axe.


def test_a_turn_with_the_keyboard_alone(stage: Server, people: People) -> None:
    page = people(stage)
    sit(page, stage, ME, GREEDY, target=REACTION)
    for _ in range(60):
        page.keyboard.press("Tab")
        if focused(page)["grid"] == tell("tz-board"):
            break
    assert focused(page)["name"].startswith(tell("tz-city", city="warszawa"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".chooser .offer").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(prompt(page)).to_contain_text(tell("tz-ask-draw"))
    draw = page.get_by_role("button", name=tell("tz-do-draw"), exact=True)
    for _ in range(60):
        if page.evaluate("document.activeElement?.textContent").strip() == tell("tz-do-draw"):
            break
        page.keyboard.press("Shift+Tab")
    expect(draw).to_be_focused()
    page.keyboard.press("Enter")
    expect(prompt(page)).to_contain_text(tell("tz-turn-next"))


def test_the_phone(stage: Server, people: People) -> None:
    page = people(stage, phone=True)
    sit(page, stage, ME, HERE, HERE, HERE, target=BUSY)
    assert not sticks_out(page)
    assert not small_targets(page)
    place(page, "krakow church").tap()
    sheet = chooser(page).bounding_box()
    assert sheet
    assert sheet["x"] == 0
    assert round(sheet["y"] + sheet["height"]) == 844 - 60
    assert not small_targets(page)
    page.locator(".chooser [data-move='place krakow church faithful']").tap()
    draw = page.get_by_role("button", name=tell("tz-do-draw"), exact=True)
    expect(draw).to_be_in_viewport()
    for tab in ("players", "log"):
        tabs = page.get_by_role("navigation", name=say("tabs"))
        tabs.get_by_role("button", name=say(f"tab-{tab}")).tap()
        assert not sticks_out(page)
        assert not small_targets(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing(stage: Server, people: People, theme: str, phone: bool) -> None:
    page = people(stage, phone=phone, color_scheme=theme, bypass_csp=True)
    page.goto("/new/ziemia")
    expect(page.get_by_role("combobox")).to_be_visible()
    assert not violations(page)
    sit(page, stage, ME, HERE, HERE, HERE, target=BUSY)
    assert not violations(page)
    place(page, "nowy-targ church").click()
    assert not violations(page)
    page.keyboard.press("Escape")
    place(page, "local gniezno").click()
    assert not violations(page)
    page.keyboard.press("Escape")
    page.locator(".renew .head button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not violations(page)
    sit(page, stage, ME, HERE, target=REACTION)
    put(page, "place gniezno church faith")
    press(page, "tz-do-draw")
    expect(page.locator(".question")).to_be_visible()
    assert not violations(page)
    sit(page, stage, ME, RANDOM)
    drive(page, STORY)
    assert not violations(page)


def test_nothing_is_too_small_to_read(stage: Server, people: People) -> None:
    page = people(stage, phone=True)
    sit(page, stage, ME, HERE, HERE, HERE, target=BUSY)
    small = page.evaluate(
        """() => [...document.querySelectorAll('main *')].filter((it) => it.checkVisibility()
            && [...it.childNodes].some((each) => each.nodeType === 3 && each.textContent.trim())
            && parseFloat(getComputedStyle(it).fontSize) < 12 && !it.closest('[aria-hidden]'))
            .map((it) => it.textContent.trim())"""
    )
    assert small == []
    expect(open_fields(page).first).to_be_visible()


def test_one_person_opens_a_table_for_two_factions(house: Server, people: People) -> None:
    page = people(house)
    page.goto(f"/new/{OF}")
    page.get_by_label(say("your-name")).fill("Ola")
    page.get_by_role("radio", name=re.compile(say("who-mine-text"))).check()
    page.get_by_role("button", name=say("open-table")).click()
    page.wait_for_url("**/t/*")
    expect(open_fields(page).first).to_be_visible()
    players = page.get_by_role("region", name=say("players"))
    expect(players).to_contain_text("Ola")
    expect(players).to_contain_text("Ola 2")
