"""A record is downloaded, dropped on a page and watched again."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stolik.games import GAMES
from stolik.kernel.record import Record
from stolik.kernel.replay import verify
from tests.browser.conftest import People
from tests.browser.desk import button, offers, prompt, see_result, totals
from tests.browser.server import Server
from tests.browser.words import opening, say

DROP = """([name, text]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name, { type: 'application/json' }));
    const at = document.querySelector('main');
    for (const kind of ['dragenter', 'dragover', 'drop'])
        at.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true,
            cancelable: true }));
}"""


def download(page: Page, code: str, to: Path) -> Path:
    page.goto(f"/t/{code}")
    see_result(page)
    with page.expect_download() as waiting:
        page.get_by_role("button", name=say("save-record")).click()
    assert waiting.value.suggested_filename.endswith(".stolik.json")
    path = to / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


@pytest.mark.parametrize("way", ["dropped", "chosen"])
def test_a_record_is_replayed(
    house: Server, people: People, finished: str, tmp_path: Path, way: str
) -> None:
    page = people(house)
    path = download(page, finished, tmp_path)
    points = totals(page)
    record = Record.loads(path.read_text(encoding="utf-8"))
    verify(GAMES["grzybowski"], record)

    page.goto("/replay")
    expect(page.get_by_role("heading", name=say("replay-title"))).to_be_visible()
    if way == "dropped":
        page.evaluate(DROP, [path.name, path.read_text(encoding="utf-8")])
    else:
        page.get_by_label(say("replay-choose")).set_input_files(path)
    expect(prompt(page)).to_contain_text(opening("replaying"))
    history = page.get_by_role("slider")
    expect(history).to_have_attribute("max", str(len(record.moves)))
    assert offers(page).count() == 0
    button(page, "step-on").click()
    button(page, "step-on").click()
    expect(history).to_have_value("2")
    button(page, "step-back").click()
    expect(history).to_have_value("1")
    history.focus()
    page.keyboard.press("End")
    expect(history).to_have_value(str(len(record.moves)))
    button(page, "see-story").click()
    see_result(page)
    assert totals(page) == points


@pytest.mark.parametrize("text", ["", "{", json.dumps({"format": "chess"})])
def test_what_is_no_record_is_answered_in_words(house: Server, people: People, text: str) -> None:
    page = people(house)
    page.goto("/replay")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(DROP, ["x.json", text])
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page.get_by_role("heading", name=say("replay-title"))).to_be_visible()
    # The browser notes the refusal of the server; that is how it should be.
    people.complaints[:] = [each for each in people.complaints if "/api/replays" not in each]
