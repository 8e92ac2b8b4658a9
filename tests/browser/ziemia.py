"""A person at the table of Ta Ziemia: chooses at random what the page offers."""

from typing import cast

from playwright.sync_api import Locator, Page

from tests.browser.words import say

OF = "ziemia"
TURNS = 6000


def tell(message: str, /, **params: str | int) -> str:
    """A sentence of this game."""
    return say(message, "pl", of=OF, **params)


# One look at the page at a time: what is visible is pressed, the most urgent first. It stops as
# soon as one of the wanted things is there, and says how often it pressed.
DRIVE = """async ([until, turns]) => {
    const all = (what) => [...document.querySelectorAll(what)].filter((it) => it.checkVisibility());
    const any = (list) => list[Math.floor(Math.random() * list.length)];
    const offers = [
        '.chooser [data-move]', '.question [data-move], .question .cards .mini',
        '.picking .head button', '.sq .ok, .slots .ok, .slots .call',
        '.prompt .buttons .btn.main',
    ];
    for (let turn = 0; turn < turns; turn += 1) {
        document.querySelector('dialog[open]')?.close();
        if (until.some((what) => all(what).length)) return turn;
        const found = offers.map(all).find((list) => list.length) ?? [];
        // Now and then a card of the hand.
        const plays = all('.hand .may .mini');
        (plays.length && Math.random() < 0.3 ? any(plays) : any(found))?.click();
        await new Promise((soon) => setTimeout(soon, found.length ? 12 : 30));
    }
    return -1;
}"""


def drive(page: Page, *until: str, turns: int = TURNS) -> None:
    """Play on until one of these is seen."""
    turn = cast(int, page.evaluate(DRIVE, [list(until), turns]))
    assert turn >= 0, f"never seen: {until}"


def place(page: Page, name: str) -> Locator:
    return page.locator(f"[data-place='{name}']")


def open_fields(page: Page) -> Locator:
    """The fields of the Cities where a Citizen may be placed."""
    return page.locator(".sq .ok")


def chooser(page: Page) -> Locator:
    return page.locator(".chooser")
