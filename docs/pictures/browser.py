"""Draws browser.png, phone.png and ziemia.png: tables in Chromium, in the middle of a game.

python docs/pictures/browser.py        (or: make pictures)
"""

import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from tests.browser.chromium import MISSING, find
from tests.browser.conftest import FLAGS
from tests.browser.server import HERE, ME, Server

HERE_FOLDER = Path(__file__).parent
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
MOVES = 50


def evenly(choices: list[str], at: int) -> str:
    """A game as people play it: a goal now and then, and places all over the grid."""
    wanted = "r" if at % 6 < 2 else "a"
    taken = [move for move in choices if move.startswith("take") and move.endswith(wanted)]
    return (taken or choices)[at * 7 % len(taken or choices)]


def together(choices: list[str], at: int) -> str:
    """People who fill Renewal cards and Cities by turns."""
    ways = ("draw", "prepare", "faithful") if at % 3 else ("draw", "call", "faithful", "rule")
    for way in ways:
        if fitting := [move for move in choices if way in move.split()]:
            return fitting[at * 7 % len(fitting)]
    return choices[at * 7 % len(choices)]


def seat(name: str) -> dict[str, str]:
    return {**HERE, "name": name}


def main() -> None:
    path = find()
    assert path, MISSING
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))

        def shoot(name: str, link: str, size: ViewportSize, sign: str) -> None:
            page = browser.new_page(base_url=house.address, viewport=size, locale="pl-PL")
            page.goto(link)
            page.locator(sign).first.wait_for()
            page.wait_for_load_state("networkidle")
            page.screenshot(path=HERE_FOLDER / f"{name}.png")

        try:
            code, link = house.open_table(ME, seat("Dziadek"), first=1)
            house.play(code, link, MOVES, evenly)
            for name, size in (("browser", DESKTOP), ("phone", PHONE)):
                shoot(name, link, size, ".market button")
            people = (ME, seat("Tomek"), seat("Kuba"), seat("Anna"))
            code, link = house.open_table(*people, game="ziemia", factions="order", start=1)
            house.play(code, link, MOVES + 10, together, "turn")
            shoot("ziemia", link, DESKTOP, "[data-place='warszawa church']")
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main()
