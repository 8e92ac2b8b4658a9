"""Polish and English: switched without a reload, nothing left untranslated."""

import re
from collections.abc import Iterable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from stolik.games import GAMES
from tests.browser.conftest import People
from tests.browser.desk import button, market, places, see_result
from tests.browser.server import FRIEND, HERE, ME, Server
from tests.browser.words import fixed, ids, say

POLISH = re.compile("[ąćęłńóśźż]", re.IGNORECASE)
ENGLISH = re.compile(
    r"\b(the|your|you|and|with|card|cards|turn|player|points|this|have|move|rules|close)\b",
    re.IGNORECASE,
)
LANGUAGES = {"Polski", "English"}
LIKE_A_KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
# What is seen or read aloud, text by text; what is marked as the other language is not ours.
TEXTS = """() => {
    const found = [document.title], lang = document.documentElement.lang;
    const ours = (it) => (it.closest('[lang]') ?? it).lang === lang && it.checkVisibility()
        && !it.closest('pre, code, svg');  // nor is what a picture shows
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
        if (ours(walk.currentNode.parentElement)) found.push(walk.currentNode.data);
    for (const name of ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder'])
        for (const it of document.querySelectorAll(`[${name}]`))
            if (ours(it)) found.push(it.getAttribute(name));
    return found.map((text) => text.replace(/\\s+/g, ' ').trim()).filter((text) => text);
}"""


def texts(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    for language in ("pl", "en"):
        expect(page.get_by_text(say("laying-out", language))).to_have_count(0)
        expect(page.get_by_text(say("loading", language))).to_have_count(0)
    found: list[str] = page.evaluate(TEXTS)
    assert len(found) > 3, f"nothing to read on {page.url}"
    return found


@cache
def titles(language: str) -> tuple[str, ...]:
    names = GAMES["grzybowski"].names["card"]
    quoted = names["en" if language == "en" else "pl"].values()
    found = {str(name)[1:-1] for name in quoted}
    return tuple(sorted(found, key=len, reverse=True))


@cache
def names_in_english() -> frozenset[str]:
    """Names of people and places that English texts write with Polish letters."""
    folder = GAMES["grzybowski"].folder
    known = ("rulebook.en.md", "deck.toml", "words.en.ftl")
    text = " ".join((folder / name).read_text(encoding="utf-8") for name in known)
    return frozenset(word for word in re.findall(r"\w+", text) if word[0].isupper())


def bad(found: Iterable[str], language: str) -> list[str]:
    """What should not be read on a page of this language."""
    wrong = []
    foreign = fixed("en" if language == "pl" else "pl") - fixed(language) - LANGUAGES
    for shown in found:
        text = re.sub("`[^`]*`", "", shown)  # notation is the same in both
        if text in foreign and len(text) > 3 and text not in titles(language):
            wrong.append(f"another language: {text}")
        if LIKE_A_KEY.fullmatch(text) or ids() & set(re.findall(r"[a-z][a-z0-9-]+", text)):
            wrong.append(f"a key: {text}")
        for title in titles(language):
            text = text.replace(title, "")
        if language == "pl" and ENGLISH.search(text):
            wrong.append(f"English: {text}")
        if language == "en":
            words = [word for word in re.findall(r"\w+", text) if POLISH.search(word)]
            if set(words) - names_in_english():
                wrong.append(f"Polish: {text}")
    return wrong


def pages(page: Page, house: Server, finished: str) -> Iterable[str]:
    """Goes to every page, one after the other."""
    code, _ = house.open_table(ME, FRIEND)
    played, link = house.open_table(ME, HERE)
    house.play(played, link, 30)
    for path in ("/", "/new/grzybowski", f"/t/{code}", "/replay", "/rules/grzybowski", "/nowhere"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        yield path
    page.goto(link)
    expect(page.get_by_role("grid").first).to_be_visible()
    yield "table"
    page.get_by_role("button", name="Menu", exact=True).click()
    yield "menu"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator("[data-rule]").first).to_be_visible()
    yield "rules"
    page.keyboard.press("Escape")
    page.get_by_role("grid").nth(1).get_by_role("button").first.focus()
    page.keyboard.press("i")
    yield "card"
    page.goto(f"/t/{finished}")
    expect(page.get_by_role("table").first.or_(page.locator("details"))).not_to_have_count(0)
    yield "story"
    page.keyboard.press("Escape")
    yield "end"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_nothing_is_left_untranslated(
    house: Server, people: People, finished: str, language: str
) -> None:
    page = people(house, locale="pl-PL" if language == "pl" else "en-GB")
    wrong = {}
    for where in pages(page, house, finished):
        assert page.evaluate("document.documentElement.lang") == language
        if found := bad(texts(page), language):
            wrong[where] = found
    assert not wrong, "\n".join(f"{where}: {each}" for where in wrong for each in wrong[where])


def test_polish_is_what_a_stranger_hears_in(house: Server, people: People) -> None:
    page = people(house, locale="de-DE")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-title"))


def book(language: str) -> str:
    return (GAMES["grzybowski"].folder / f"rulebook.{language}.md").read_text(encoding="utf-8")


def same(before: list[str], after: list[str]) -> list[str]:
    """Words that did not change and are neither names nor the same in both languages."""
    both = fixed("pl") & fixed("en") | set(titles("pl")) & set(titles("en"))
    both |= {"Ola", "Marek", "Stolik"} | LANGUAGES
    books = [book(language) for language in ("pl", "en")]
    return [
        text for text in sorted(set(before) & set(after))
        if text not in both and not all(text in each for each in books)
        and len(re.findall(r"[^\W\d]", text)) > 3
        and not re.fullmatch(r"[0-9a-f]{64}|[A-Z0-9]{5}|PG-R?\d+|Ks?\. .*|http\S+", text)
    ]  # fmt: skip


def left_over(before: list[str], page: Page) -> list[str]:
    """What stays as it was even after a while: the cards' texts come a moment later."""
    for _ in range(50):
        if not (found := same(before, texts(page))):
            break
        page.wait_for_timeout(100)
    return found


def test_the_language_changes_without_a_reload(house: Server, people: People) -> None:
    page = people(house)
    code, link = house.open_table(ME, HERE)
    house.play(code, link, 16)
    page.goto(link)
    expect(market(page).first).to_be_visible()
    page.evaluate("window.still = true")
    before = texts(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("radio", name="English").check()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.keyboard.press("Escape")
    expect(market(page, "en").first).to_be_visible()
    assert not (left := left_over(before, page)), "\n".join(left)
    after = texts(page)
    assert page.evaluate("window.still") is True
    assert not bad(after, "en"), "\n".join(bad(after, "en"))
    assert any("/faces/" in url and "lang=en" in url for url in asked), "cards change, too"

    # The game goes on in the other language.
    market(page, "en").last.click()
    places(page, "en").first.click()
    page.reload()
    # A chance laid before may have to be asked about first.
    expect(market(page, "en").or_(button(page, "pg-end-turn", "en")).first).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/rules/grzybowski"])
def test_the_button_changes_every_text(house: Server, people: People, path: str) -> None:
    page = people(house)
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    before = texts(page)
    page.evaluate("window.still = true")
    page.get_by_role("button", name=say("other-language"), exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert not (left := left_over(before, page)), "\n".join(left)
    button(page, "other-language", "en").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert texts(page) == before
    assert page.evaluate("window.still") is True


def test_the_result_is_told_in_both_languages(house: Server, people: People, finished: str) -> None:
    page = people(house)
    page.goto(f"/t/{finished}")
    see_result(page)
    before = texts(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("radio", name="English").check()
    page.keyboard.press("Escape")
    expect(page.get_by_text(say("all-points", "en"))).to_be_visible()
    assert not (left := left_over(before, page)), "\n".join(left)


def test_the_rules_show_no_markup(house: Server, people: People) -> None:
    page = people(house)
    page.goto("/rules/grzybowski")
    expect(page.get_by_text("PG-001")).to_be_visible()
    expect(page.locator("td code", has_text="take 24a")).to_be_visible()
    assert not [text for text in texts(page) if re.search(r"`|\*\*|^#", text)]
