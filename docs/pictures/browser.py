"""Draws browser.png and phone.png: the table of Plac Grzybowski in Chromium, in the middle of a
game.

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


def main() -> None:
    path = find()
    assert path, MISSING
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            code, link = house.open_table(ME, {**HERE, "name": "Dziadek"}, first=1)
            house.play(code, link, MOVES, evenly)
            for name, size in (("browser", DESKTOP), ("phone", PHONE)):
                page = browser.new_page(base_url=house.address, viewport=size, locale="pl-PL")
                page.goto(link)
                page.locator(".market button").first.wait_for()
                page.wait_for_load_state("networkidle")
                page.screenshot(path=HERE_FOLDER / f"{name}.png")
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main()
