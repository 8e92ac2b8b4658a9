"""How soon a click is answered on a phone: from the touch to the next picture on the screen.

A phone's window in Chromium with the processor slowed down four times. The browser itself measures
(the Event Timing standard): input delay, our handlers, and the paint that follows. What waits for
the server is not part of it, but the page must show at once that it heard.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from benchmarks.measure import Row
from tests.browser.chromium import MISSING, find
from tests.browser.conftest import FLAGS
from tests.browser.desk import PHONE, market, offers, tap
from tests.browser.server import HERE, ME, Server

SLOWER = 4
MOVES = 24
MILLISECONDS = 100.0

WATCH = """() => {
    window.clicks = [];
    new PerformanceObserver((list) => {
        for (const each of list.getEntries())
            if (each.name === 'click') window.clicks.push(each.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
}"""


def rows() -> Iterator[Row]:
    path = find()
    assert path, MISSING
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            _, link = house.open_table(ME, HERE)
            page = browser.new_page(
                base_url=house.address,
                viewport={"width": PHONE[0], "height": PHONE[1]},
                has_touch=True,
                is_mobile=True,
                device_scale_factor=2,
                locale="pl-PL",
            )
            page.goto(link)
            clicks = sorted(measured(page))
        finally:
            browser.close()
            house.kill()
    yield Row("click on a slowed phone, median", median(clicks), "ms", MILLISECONDS, False)
    late = clicks[int(len(clicks) * 0.95)]
    yield Row("click on a slowed phone, 19 of 20", late, "ms", MILLISECONDS, False)


def measured(page: Page) -> list[float]:
    """Milliseconds of each click; one that was answered within a frame counts as a frame."""
    market(page).first.wait_for()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(WATCH)
    for _ in range(MOVES):
        offers(page).first.wait_for()
        tap(offers(page).first)
    page.wait_for_timeout(500)
    found: list[float] = page.evaluate("window.clicks")
    return found + [16.0] * max(0, MOVES - len(found))
