"""People who sit at different screens talk to each other beside the game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.desk import button, focused, market, places, prompt, see_result
from tests.browser.server import FRIEND, HERE, ME, RANDOM, Server
from tests.browser.test_axe import violations
from tests.browser.test_phone import small_targets, sticks_out
from tests.browser.words import opening, say

MARKUP = "<b>Ola</b> & <img src=x onerror=alert(1)>"
LINES = [f"Wiadomość {number}" for number in range(15)]


def together(
    house: Server,
    people: People,
    *,
    phone: bool = False,
    prepare: Callable[[Page], None] = lambda page: None,
) -> tuple[Page, Page, str]:
    """Ola and Marek at one table, and its code; Marek may have a phone."""
    code, link = house.open_table(ME, FRIEND, first=1)
    ola, marek = people(house), people(house, phone=phone)
    for page in (ola, marek):
        prepare(page)
    ola.goto(link)
    marek.goto(f"/t/{code}")
    marek.get_by_label(say("your-name")).fill("Marek")
    button(marek, "sit").click()
    for page in (ola, marek):
        expect(page.get_by_role("grid").first).to_be_visible()
        expect(prompt(page)).not_to_contain_text(opening("watching"))
    return ola, marek, code


def opener(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^" + say("chat")))


def drawer(page: Page) -> Locator:
    return page.get_by_role("dialog", name=say("chat"))


def box(page: Page) -> Locator:
    return page.get_by_role("textbox", name=say("chat-message"))


def news(page: Page) -> Locator:
    """What is read aloud without being asked for."""
    return page.locator("p.sr[aria-live=polite]")


def said(page: Page) -> list[str]:
    return page.get_by_role("list", name=say("chat")).locator("li p").all_inner_texts()


def write(page: Page, text: str) -> None:
    box(page).fill(text)
    box(page).press("Enter")
    expect(box(page)).to_have_value("")


def tab(page: Page, name: str) -> Locator:
    tabs = page.get_by_role("navigation", name=say("tabs"))
    return tabs.get_by_role("button", name=re.compile("^" + say(f"tab-{name}")))


def test_two_people_talk(house: Server, people: People) -> None:
    ola, marek, code = together(house, people)
    expect(ola.locator(".dot")).to_have_count(0)
    opener(ola).click()
    expect(ola.get_by_text(say("chat-empty"))).to_be_visible()
    write(ola, MARKUP)
    expect(opener(marek).locator(".dot")).to_be_visible()
    expect(opener(marek)).to_have_accessible_name(f"{say('chat')} {say('chat-new')}")
    expect(news(marek)).to_have_text(say("chat-said", name="Ola", text=MARKUP))
    expect(news(ola)).to_have_text("")
    opener(marek).click()
    expect(marek.locator(".dot")).to_have_count(0)
    message = drawer(marek).get_by_role("listitem")
    expect(message).to_contain_text("Ola")
    expect(message.locator("p")).to_have_text(MARKUP)
    assert message.locator("img").count() == 0, "words are words"
    assert message.locator("svg").count() == 1, "the pip of the seat"
    write(marek, "Cześć")
    expect(drawer(ola).get_by_role("listitem")).to_have_count(2)
    expect(ola.locator(".dot")).to_have_count(0)
    assert said(ola) == said(marek) == [MARKUP, "Cześć"]
    ola.reload()
    opener(ola).click()
    expect(drawer(ola).get_by_role("listitem")).to_have_count(2)
    expect(news(ola)).to_have_text("")
    watcher = people(house)
    watcher.goto(f"/t/{code}")
    expect(opener(watcher).locator(".dot")).to_be_visible()
    opener(watcher).click()
    expect(drawer(watcher).get_by_role("listitem")).to_have_count(2)
    expect(drawer(watcher).get_by_text(say("chat-watching"))).to_be_visible()
    assert box(watcher).count() == 0


def test_what_was_read_stays_read_and_what_was_not_does_not(house: Server, people: People) -> None:
    ola, marek, _ = together(house, people)
    opener(ola).click()
    write(ola, "raz")
    expect(opener(marek).locator(".dot")).to_be_visible()
    marek.reload()
    expect(opener(marek).locator(".dot")).to_be_visible()
    opener(marek).click()
    expect(marek.locator(".dot")).to_have_count(0)
    marek.reload()
    expect(prompt(marek)).to_be_visible()
    opener(marek).click()
    expect(drawer(marek).get_by_role("listitem")).to_have_count(1)
    marek.keyboard.press("Escape")
    expect(marek.locator(".dot")).to_have_count(0)


def test_by_keyboard_alone(house: Server, people: People) -> None:
    ola, marek, _ = together(house, people)
    opener(ola).focus()
    ola.keyboard.press("Enter")
    expect(drawer(ola)).to_be_visible()
    for _ in range(6):
        if focused(ola)["tag"] == "INPUT":
            break
        ola.keyboard.press("Tab")
    ola.keyboard.type("Która karta?")
    ola.keyboard.press("Enter")
    expect(drawer(ola).get_by_role("listitem")).to_have_count(1)
    assert focused(ola)["tag"] == "INPUT"
    ola.keyboard.type("l?i")
    expect(box(ola)).to_have_value("l?i")
    ola.keyboard.press("Escape")
    expect(drawer(ola)).to_have_count(0)
    expect(opener(ola)).to_be_focused()
    ola.keyboard.press("Enter")
    expect(box(ola)).to_have_value("l?i")
    expect(opener(marek).locator(".dot")).to_be_visible()


def test_whoever_is_quick_opens_what_they_have_just_closed(house: Server, people: People) -> None:
    ola, _, _ = together(house, people)
    opener(ola).click()
    expect(box(ola)).to_be_visible()
    opener(ola).evaluate(
        """async (opener) => {
            const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
            document.querySelector('dialog').dispatchEvent(escape);
            await null;
            opener.click();
        }"""
    )
    expect(box(ola)).to_be_visible()
    button(ola, "close").click()
    expect(drawer(ola)).to_have_count(0)


def test_the_game_goes_on_beside_the_talk(house: Server, people: People) -> None:
    ola, _, _ = together(house, people)
    opener(ola).click()
    market(ola).first.click()
    expect(places(ola).first).to_be_visible()
    ola.keyboard.press("Escape")
    expect(drawer(ola)).to_have_count(0)
    expect(places(ola).first).to_be_visible()
    ola.keyboard.press("Escape")
    expect(market(ola).first).to_be_visible()


def test_what_cannot_be_said_is_told_and_given_back(house: Server, people: People) -> None:
    ola, marek, _ = together(house, people)
    opener(ola).click()
    write(ola, "raz")
    box(ola).fill("a\u202eb")
    box(ola).press("Enter")
    expect(drawer(ola).get_by_role("alert")).to_have_text(say("no-chat-letters"))
    expect(box(ola)).to_have_value("a\u202eb")
    write(ola, "dwa")
    expect(drawer(ola).get_by_role("alert")).to_have_count(0)
    opener(marek).click()
    expect(drawer(marek).get_by_role("listitem")).to_have_count(2)
    assert said(marek) == ["raz", "dwa"]


def test_on_a_phone_the_talk_is_under_the_log(house: Server, people: People) -> None:
    ola, marek, _ = together(house, people, phone=True)
    assert opener(marek).count() == 0
    opener(ola).click()
    for text in LINES:
        write(ola, text)
    expect(tab(marek, "log").locator(".dot")).to_be_visible()
    tab(marek, "log").tap()
    expect(tab(marek, "log").locator(".dot")).to_have_count(0)
    talk = marek.get_by_role("region", name=say("chat"))
    expect(talk.get_by_role("listitem").last).to_be_in_viewport()
    write(marek, "Widzę")
    expect(talk.get_by_role("listitem").last).to_contain_text("Widzę")
    expect(talk.get_by_role("listitem").last).to_be_in_viewport()
    expect(drawer(ola).get_by_role("listitem")).to_have_count(len(LINES) + 1)
    assert not sticks_out(marek)
    assert not small_targets(marek)
    assert not small_targets(ola)


@pytest.mark.parametrize("phone", [False, True])
def test_a_finished_game_is_still_talked_about(
    house: Server, people: People, finished: str, phone: bool
) -> None:
    page = people(house, phone=phone)
    page.goto(f"/t/{finished}")
    see_result(page)
    opener(page).click()
    expect(drawer(page).get_by_text(say("chat-watching"))).to_be_visible()
    assert not sticks_out(page)
    page.keyboard.press("Escape")
    expect(drawer(page)).to_have_count(0)
    expect(opener(page)).to_be_focused()


def test_nobody_talks_in_a_replay(house: Server, people: People, finished: str) -> None:
    page = people(house)
    record = page.request.get(f"{house.address}/api/tables/{finished}/record").body()
    page.goto("/replay")
    page.get_by_label(say("replay-choose")).set_input_files(
        {"name": "x.stolik.json", "mimeType": "application/json", "buffer": record}
    )
    expect(page.get_by_role("grid").first).to_be_visible()
    assert opener(page).count() == 0


def test_at_one_screen_whoever_is_to_move_writes(house: Server, people: People) -> None:
    page = people(house)
    _, link = house.open_table(ME, HERE, first=2)
    page.goto(link)
    opener(page).click()
    expect(drawer(page).get_by_text(say("chat-as", name="Marek"))).to_be_visible()
    write(page, "Tutaj")
    expect(drawer(page).get_by_role("listitem")).to_contain_text("Marek")


def test_the_talk_survives_the_server(own_house: Server, people: People) -> None:
    page = people(own_house)
    _, link = own_house.open_table(ME, RANDOM, first=1)
    page.goto(link)
    opener(page).click()
    write(page, "raz")
    expect(drawer(page).get_by_role("listitem")).to_have_count(1)
    own_house.kill()
    expect(prompt(page)).to_contain_text(say("reconnecting"))
    box(page).fill("dwa")
    box(page).press("Enter")
    expect(drawer(page).get_by_role("alert")).to_have_text(say("reconnecting"))
    expect(box(page)).to_have_value("dwa")
    own_house.start()
    expect(prompt(page)).not_to_contain_text(say("reconnecting"))
    box(page).press("Enter")
    expect(drawer(page).get_by_role("listitem")).to_have_count(2)
    assert said(page) == ["raz", "dwa"]
    # The console notes that nobody answers for a while; that is how it should be.
    people.complaints[:] = [each for each in people.complaints if "WebSocket" not in each]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing(house: Server, people: People, theme: str, phone: bool) -> None:
    page = people(house, phone=phone, color_scheme=theme, bypass_csp=True)
    _, link = house.open_table(ME, HERE)
    page.goto(link)
    (tab(page, "log") if phone else opener(page)).click()
    expect(page.get_by_text(say("chat-empty"))).to_be_visible()
    assert not violations(page)
    for text in LINES:
        write(page, text)
    expect(page.get_by_role("list", name=say("chat")).get_by_role("listitem")).to_have_count(15)
    assert not violations(page)
