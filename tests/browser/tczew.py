"""A person at the table of Zbudujmy Tczew: chooses at random what the page offers."""

from typing import cast

from playwright.sync_api import Locator, Page

from tests.browser.words import say

OF = "tczew"
TURNS = 4000


def tell(message: str, /, **params: str | int) -> str:
    """A sentence of this game."""
    return say(message, "pl", of=OF, **params)


# One look at the page at a time: what is visible is pressed, the most urgent first. It stops as
# soon as one of the wanted things is there, and says how often it pressed.
DRIVE = """async ([until, turns]) => {
    const all = (what) => [...document.querySelectorAll(what)].filter((it) => it.checkVisibility());
    const any = (list) => list[Math.floor(Math.random() * list.length)];
    const offers = [
        '.over .btn.main', '[data-choice]', '.event .targets .btn.main', '.grid .legal',
        '.prompt .buttons .btn.main', '.hand [aria-pressed=false]:not(.on):not(.btn)',
        '.hand .acts .btn',
    ];
    let tired = 0;
    for (let turn = 0; turn < turns; turn += 1) {
        document.querySelector('dialog[open]')?.close();
        if (until.some((what) => all(what).length)) return turn;
        let found = offers.map(all).find((list) => list.length) ?? [];
        // A card that can be neither laid nor used: now and then wait instead of choosing another.
        const acts = all('.hand .acts .btn').slice(1, 2);
        if (acts.length && found[0]?.closest('.hand') && (tired += 1) % 4 === 0) found = acts;
        any(found)?.click();
        await new Promise((soon) => setTimeout(soon, found.length ? 12 : 30));
    }
    return -1;
}"""


def drive(page: Page, *until: str, turns: int = TURNS) -> None:
    """Play on until one of these is seen."""
    turn = cast(int, page.evaluate(DRIVE, [list(until), turns]))
    assert turn >= 0, f"never seen: {until}"


def field(page: Page, name: str) -> Locator:
    return page.locator(f"[data-field='{name}']")


def legal(page: Page) -> Locator:
    return page.locator(".grid .legal")


def hand(page: Page) -> Locator:
    """The cards that may be chosen."""
    return page.locator(".hand [data-card]")


def buildings(page: Page) -> Locator:
    """Cards of the hand that are no events."""
    return page.locator(f".hand [data-card]:not([aria-label*='{tell('card-event')}'])")
