"""Ta Ziemia at two screens: fingers, plans, talk, the Regime's cards and the end they share."""

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.desk import button, see_result, totals
from tests.browser.server import GREEDY, HERE, ME, PATIENCE, RANDOM, Server
from tests.browser.stages import ARREST, INTERJECTION, LOCAL, LOST, WON
from tests.browser.test_axe import violations
from tests.browser.test_chat import box, drawer, news, opener, said
from tests.browser.test_phone import small_targets, sticks_out
from tests.browser.test_ziemia import press, put, sit, two
from tests.browser.words import say
from tests.browser.ziemia import OF, chooser, place, tell

LEVEL2 = {"kind": "bot", "bot": "level2"}
DENUNCIATION, SQUARE, CORDON = "Donos", "Remont placu", "Kordon milicji"
# What has kept a ring since this was run.
REMEMBER_RINGS = """() => {
    globalThis.ringed = new Set();
    new MutationObserver((changes) => {
        for (const { target } of changes)
            if (target.matches('.just-moved')) ringed.add(target.dataset.place);
    }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['class'] });
}"""
# How much ever moved in this City, and how much on the whole page.
WATCH = """(city) => {
    globalThis.moved = { here: 0, anywhere: 0 };
    const look = () => {
        const at = document.querySelector(`[data-place="${city}"]`);
        const here = at?.getAnimations({ subtree: true }).length ?? 0;
        moved.here = Math.max(moved.here, here);
        moved.anywhere = Math.max(moved.anywhere, document.getAnimations().length);
        requestAnimationFrame(look);
    };
    look();
}"""

# Has this come to be within ten seconds or so? The policy of the page allows no other waiting.
SOON = """async (what) => {
    const [where, ...names] = what.split(' ');
    const seen = globalThis[where];
    const there = () => names.every((name) => (seen instanceof Set ? seen.has(name) : seen[name]));
    for (let at = 0; at < 500 && !there(); at += 1) await new Promise((go) => setTimeout(go, 20));
    return there();
}"""


def ring(page: Page) -> Locator:
    """What somebody points at."""
    return page.locator("div.ring")


def shadow(page: Page, at: str) -> Locator:
    return place(page, at).locator(".ghost")


def reveal(page: Page) -> Locator:
    return page.locator(".reveal")


def field(city: str, kind: str) -> str:
    return f"{tell('tz-city', city=city)}, {tell('tz-field', field=kind)}"


# Fingers and plans.


def test_a_finger_is_seen_by_the_other(stage: Server, people: People) -> None:
    ola, marek = two(stage, people, INTERJECTION)
    place(ola, "gniezno church").click(button="right")
    expect(ring(marek)).to_have_text("Ola")
    told = say("ping-said", name="Ola", place=field("gniezno", "church"))
    expect(news(marek)).to_have_text(told)
    expect(ring(ola)).to_have_count(0)
    place(marek, "telephone").focus()
    marek.keyboard.press("p")
    expect(ring(ola)).to_have_text("Marek")
    told = say("ping-said", name="Marek", place=tell("tz-telephone"))
    expect(news(ola)).to_have_text(told)


def test_a_plan_is_seen_by_the_other_and_gone_after_the_move(stage: Server, people: People) -> None:
    ola, marek = two(stage, people, ARREST)
    # In one's own turn with Shift, or from the chooser.
    place(ola, "gniezno church").focus()
    ola.keyboard.press("Shift+Enter")
    ola.locator(".chooser [data-plan='place gniezno church faith']").click()
    expect(shadow(marek, "gniezno church")).to_be_visible()
    planned = marek.get_by_role("button", name=tell("tz-planned-by", player="Ola"))
    expect(planned).to_have_attribute("data-place", "gniezno church")
    expect(news(marek)).to_contain_text("Ola")
    # Somebody else's turn: choosing a field is planning.
    place(marek, "krakow office").click()
    marek.locator(".chooser [data-plan='place krakow office resistance']").click()
    place(marek, "telephone").click()
    marek.locator(".chooser [data-plan^='call ']").first.click()
    for page in (ola, marek):
        expect(shadow(page, "krakow office")).to_be_visible()
        expect(shadow(page, "telephone")).to_be_visible()
    put(ola, "place gniezno church faith")
    for page in (ola, marek):
        expect(shadow(page, "gniezno church")).to_have_count(0)
        expect(shadow(page, "krakow office")).to_be_visible()
    place(marek, "krakow office").click()
    chooser(marek).get_by_role("button", name=tell("tz-plan-clear"), exact=True).click()
    for page in (ola, marek):
        expect(page.locator(".ghost")).to_have_count(0)


def test_a_plan_from_the_chooser(stage: Server, people: People) -> None:
    ola, marek = two(stage, people, ARREST)
    place(ola, "krakow church").click()
    chooser(ola).get_by_role("button", name=tell("tz-plan-show"), exact=True).click()
    ola.locator(".chooser [data-plan='place krakow church faithful']").click()
    expect(shadow(marek, "krakow church")).to_be_visible()
    expect(place(ola, "krakow church").locator("[data-pawn]")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_computer_says_what_it_is_after(house: Server, people: People, phone: bool) -> None:
    page = people(house, phone=phone)
    sit(page, house, LEVEL2, ME, start=1)
    said = page.locator("[data-intent='0']")
    expect(said).to_be_visible()
    expect(said).to_have_text(re.compile(rf"{tell('tz-intent')} \w.*\.$"))
    # What it plans stands in its sentence and on the fields, not in the list of people's plans.
    expect(page.get_by_role("region", name=tell("tz-plans"))).to_have_count(0)
    assert sticks_out(page) == []


def test_people_talk_at_this_table(stage: Server, people: People) -> None:
    ola, marek = two(stage, people, INTERJECTION)
    opener(ola).click()
    box(ola).fill("Najpierw Gniezno.")
    box(ola).press("Enter")
    expect(news(marek)).to_contain_text("Najpierw Gniezno.")
    opener(marek).click()
    expect(drawer(marek)).to_contain_text("Ola")
    assert said(marek) == ["Najpierw Gniezno."]


# The Regime's cards.


def test_the_regime_card_is_turned_up_for_everybody(stage: Server, people: People) -> None:
    ola, marek = two(stage, people, ARREST)
    put(ola, "place gniezno church faith")
    press(ola, "tz-do-draw")
    for page in (ola, marek):
        expect(reveal(page)).to_contain_text(tell("tz-revealed", city="gniezno"))
        expect(page.get_by_role("group", name=DENUNCIATION)).to_be_visible()
        expect(reveal(page)).to_contain_text(tell("tz-mobilised"))
        expect(page.locator("[data-place=time] b")).to_contain_text("26")
        expect(page.locator("[data-place=prison] .pawn")).to_have_count(1)
        expect(place(page, "last 11")).to_be_visible()
    # Each puts it away alone, and nothing waits for it.
    marek.keyboard.press("Escape")
    expect(reveal(marek)).to_have_count(0)
    expect(marek.locator(".time p")).to_have_text(tell("tz-mobilised"))
    expect(reveal(ola)).to_be_visible()
    reveal(ola).get_by_role("button", name=say("story-next"), exact=True).click()
    expect(reveal(ola)).to_have_count(0)
    expect(ola.locator(".time p")).to_have_count(0)


def test_ones_next_move_puts_the_card_away(stage: Server, people: People) -> None:
    page = people(stage)
    sit(page, stage, ME, HERE, target=ARREST)
    put(page, "place warszawa church faith")
    press(page, "tz-do-draw")
    expect(reveal(page)).to_be_visible()
    place(page, "nowy-targ church").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(place(page, "nowy-targ church").locator("[data-pawn=D]")).to_be_visible()
    expect(reveal(page)).to_have_count(0)


def test_without_motion_changed_places_keep_a_ring(stage: Server, people: People) -> None:
    page = people(stage)
    sit(page, stage, ME, HERE, target=ARREST)
    put(page, "place gniezno church faith")
    page.evaluate(REMEMBER_RINGS)
    press(page, "tz-do-draw")
    expect(page.locator("[data-place=prison] .pawn")).to_have_count(1)
    assert page.evaluate(SOON, "ringed prison gniezno time")
    assert page.evaluate("document.getAnimations().length") == 0


def test_the_marker_walks_and_a_press_skips_to_the_end(stage: Server, people: People) -> None:
    page = people(stage, reduced_motion="no-preference")
    sit(page, stage, ME, HERE, target=ARREST)
    put(page, "place gniezno church faith")
    page.evaluate(WATCH, "gniezno")
    press(page, "tz-do-draw")
    expect(reveal(page)).to_be_visible()
    page.mouse.click(4, 4)
    expect(reveal(page)).to_have_count(0)
    assert "26" in page.locator("[data-place=time] b").inner_text()
    assert page.evaluate("moved.anywhere") > 0


def test_nothing_ever_moves_in_oswiecim(stage: Server, people: People) -> None:
    page = people(stage, reduced_motion="no-preference")
    sit(page, stage, ME, HERE, target=ARREST)
    page.evaluate(WATCH, "oswiecim")
    put(page, "place oswiecim church faithful")
    expect(place(page, "oswiecim").locator(".faithful")).to_have_count(1)
    press(page, "tz-do-draw")
    expect(reveal(page)).to_contain_text(tell("tz-revealed", city="oswiecim"))
    expect(page.locator("[data-place=prison] .pawn")).to_have_count(1)
    page.mouse.click(4, 4)
    expect(page.locator("[data-place=time] b")).to_contain_text("26")
    assert page.evaluate("moved.here") == 0


def test_a_local_card_goes_down_on_its_city(stage: Server, people: People) -> None:
    page = people(stage, reduced_motion="no-preference")
    sit(page, stage, ME, HERE, target=LOCAL)
    put(page, "place gniezno church faith")
    press(page, "tz-do-draw")
    expect(page.get_by_role("group", name=SQUARE)).to_be_visible()
    page.evaluate(WATCH, "local gniezno")
    page.keyboard.press("Escape")
    expect(reveal(page)).to_have_count(0)
    expect(place(page, "local gniezno")).to_be_visible()
    assert page.evaluate(SOON, "moved here")


# The end they share.


def end(page: Page) -> None:
    put(page, "place gniezno church faith")
    press(page, "tz-do-draw")
    expect(page.locator(".story")).to_be_visible()


def test_the_group_loses_and_is_told_what_decided_it(stage: Server, people: People) -> None:
    ola, marek = two(stage, people, LOST)
    end(ola)
    for page in (ola, marek):
        see_result(page)
        heading = page.get_by_role("heading", level=2).first
        expect(heading).to_have_text(tell("tz-lost", count=5))
        near = page.get_by_role("region", name=tell("tz-near"))
        expect(near).to_contain_text(tell("tz-near-losses", count=5))
        expect(near).to_contain_text(CORDON)
        expect(near).to_contain_text(tell("tz-harm-faithful", count=2))
        expect(near).to_contain_text(tell("tz-harm-penalty", count=2))
        assert totals(page) == [5]
    button(ola, "see-table").click()
    expect(ola.get_by_role("status").first).to_contain_text(tell("tz-lost", count=5))
    button(ola, "see-story").click()
    see_result(ola)
    button(ola, "rematch").click()
    expect(button(marek, "rematch-join-together")).to_be_visible()


def test_the_group_wins_and_the_story_goes_source_by_source(stage: Server, people: People) -> None:
    ola, _ = two(stage, people, WON)
    end(ola)
    shown, sums = [], []
    while ola.locator(".steps").count():
        shown.append(ola.locator(".tale h2").inner_text())
        sums.append(int(ola.locator(".who strong").inner_text()))
        lit = ola.locator(".stage .lit")
        assert lit.count() == (0 if shown[-1] == tell("tz-goal", target=10) else 1)
        button(ola, "story-next").click()
    cities = [tell("tz-city", city=each) for each in ("warszawa", "gniezno", "krakow", "oswiecim")]
    losses = [tell("tz-source", source=each) for each in ("local", "prison")]
    assert shown == [*cities, *losses, tell("tz-goal", target=10)]
    assert sums == [6, 8, 15, 16, 14, 11, 11]
    heading = ola.get_by_role("heading", level=2).first
    expect(heading).to_have_text(tell("tz-won", count=11, target=10))
    expect(heading).to_be_focused()
    near = ola.get_by_role("region", name=tell("tz-near"))
    expect(near).to_contain_text(tell("tz-near-spare", count=1))
    expect(near).to_contain_text(tell("tz-near-city", city="krakow", count=6))
    assert totals(ola) == [11]


def test_a_whole_game_is_told_to_those_who_watched_it(house: Server, people: People) -> None:
    code, _ = house.open_table(RANDOM, GREEDY, GREEDY, game=OF)
    until = time.monotonic() + PATIENCE
    while house.get(f"/api/tables/{code}")["state"] != "over":
        assert time.monotonic() < until, "the computers do not finish"
        time.sleep(0.05)
    page = people(house)
    page.goto(f"/t/{code}")
    see_result(page)
    scores = house.get(f"/api/tables/{code}/record")["result"]["scores"]
    assert totals(page) * 3 == scores
    heading = page.get_by_role("heading", level=2).first
    won = scores[0] >= 20
    verdict = (
        tell("tz-won", count=scores[0], target=20) if won else tell("tz-lost", count=20 - scores[0])
    )
    expect(heading).to_have_text(verdict)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_the_story(
    stage: Server, people: People, theme: str, phone: bool
) -> None:
    page = people(stage, phone=phone, color_scheme=theme, bypass_csp=True)
    sit(page, stage, ME, HERE, target=ARREST)
    put(page, "place gniezno church faith")
    press(page, "tz-do-draw")
    expect(reveal(page)).to_be_visible()
    assert not violations(page)
    sit(page, stage, ME, HERE, target=LOST)
    end(page)
    assert not violations(page)
    assert not sticks_out(page)
    assert not small_targets(page)
    see_result(page)
    assert not violations(page)
    assert not sticks_out(page)
    assert not small_targets(page)
