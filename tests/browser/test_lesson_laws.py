"""What holds for the lesson of every game: it fits a phone, passes axe and is translated."""

import re

import pytest
from playwright.sync_api import Page

from stolik.games.ziemia.board import CITIES
from tests.browser.conftest import People
from tests.browser.desk import PHONE, click, tap
from tests.browser.lessons import lesson, stations
from tests.browser.server import Server
from tests.browser.test_axe import violations
from tests.browser.test_language import bad, texts
from tests.browser.test_phone import small_targets, sticks_out
from tests.browser.ziemia import tell

each_game = pytest.mark.parametrize("game", ["grzybowski", "ziemia"])


@each_game
def test_a_phone_shows_every_step(house: Server, people: People, game: str) -> None:
    page = people(house, phone=True)
    for where in stations(page, game, lesson(house, game), tap):
        assert not sticks_out(page), where
        assert not (small := small_targets(page)), f"{where}: {small}"
        foot = page.get_by_role("navigation").last.bounding_box()
        assert foot, where
        assert foot["y"] + foot["height"] <= PHONE[1] + 0.5, f"{where}: buttons out of reach"


def at_the_foot(page: Page) -> list[str]:
    """What axe finds when the answer, which floats on a phone, lies in its place at the end."""
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    return violations(page)


@each_game
@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_axe_finds_nothing_in_the_lesson(
    house: Server, people: People, theme: str, phone: bool, game: str
) -> None:
    page = people(house, phone=phone, color_scheme=theme, bypass_csp=True)
    found = {
        where: left
        for where in stations(page, game, lesson(house, game), tap if phone else click)
        if (left := at_the_foot(page))
    }
    assert not found, "\n".join(f"{where}: {each}" for where in found for each in found[where])


def without_cities(found: list[str]) -> list[str]:
    """English texts write the names of Cities with Polish letters."""
    names = re.compile("|".join(tell("tz-city", city=city) for city in CITIES))
    return [names.sub("", text) for text in found]


@each_game
@pytest.mark.parametrize(("language", "locale"), [("pl", "pl-PL"), ("en", "en-GB")])
def test_nothing_of_the_lesson_is_left_untranslated(
    house: Server, people: People, language: str, locale: str, game: str
) -> None:
    page = people(house, locale=locale)
    left = {
        where: found
        for where in stations(page, game, lesson(house, game), language=language)
        if (found := bad(without_cities(texts(page)), language))
    }
    assert not left, left
