"""The invitation: a code, a link and a picture of the link, for the friend and nobody else."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.desk import button
from tests.browser.server import FRIEND, ME, Server
from tests.browser.words import say

QR = Path(__file__).parents[2] / "client/node_modules/qrcode-generator/dist/qrcode.js"
# The squares a reader would see, and those that hold the wanted text.
DRAWN = """svg => {
    const side = svg.viewBox.baseVal.width, squares = [];
    const drawn = svg.querySelector('path').getAttribute('d');
    const found = new Set([...drawn.matchAll(/M(\\d+) (\\d+)/g)]
        .map(([, x, y]) => `${x} ${y}`));
    for (let y = 4; y < side - 4; y++)
        for (let x = 4; x < side - 4; x++) squares.push(found.has(`${x} ${y}`));
    return squares.map(Number).join('');
}"""
WANTED = """text => {
    const code = qrcode(0, 'M'), squares = [];
    code.addData(text);
    code.make();
    for (let y = 0; y < code.getModuleCount(); y++)
        for (let x = 0; x < code.getModuleCount(); x++) squares.push(code.isDark(y, x));
    return squares.map(Number).join('');
}"""
SHADES = """svg => ['fill', 'backgroundColor'].map((name) => {
    const [red, green, blue] = getComputedStyle(svg)[name].match(/\\d+/g).map(Number);
    return (red + green + blue) / 3;
})"""


def invited(page: Page, house: Server) -> tuple[str, str]:
    """A table that waits for a friend: its code and the secret of the host's seat."""
    code, link = house.open_table(ME, FRIEND)
    page.goto(link)
    expect(page.get_by_role("heading", name=say("invite"))).to_be_visible()
    return code, link.partition("#")[2]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_holds_the_friends_link(house: Server, people: People, theme: str) -> None:
    page = people(house, color_scheme=theme, bypass_csp=True)
    code, _ = invited(page, house)
    picture = page.get_by_role("img", name=say("qr", code=code))
    expect(picture).to_be_visible()
    page.add_script_tag(path=QR)
    drawn = picture.evaluate(DRAWN)
    assert drawn == page.evaluate(WANTED, f"{house.address}/t/{code}")
    assert drawn != page.evaluate(WANTED, f"{house.address}/t/OTHER")
    dark, light = picture.evaluate(SHADES)
    assert dark < 64, "readers want dark squares"
    assert light > 240, "on light paper"


def test_nothing_on_the_page_gives_the_hosts_seat_away(house: Server, people: People) -> None:
    page = people(house)
    code, secret = invited(page, house)
    expect(page.get_by_role("img", name=say("qr", code=code))).to_be_visible()
    assert len(secret) > 20
    assert secret not in page.content()
    assert secret not in page.url
    assert page.get_by_label(say("link"), exact=True).input_value() == f"{house.address}/t/{code}"


def test_the_picture_is_loaded_for_an_invitation_only(
    house: Server, people: People, finished: str
) -> None:
    page = people(house)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in ("/", f"/t/{finished}"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/Qr-" in url]
    invited(page, house)
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if "/Qr-" in url]


def test_a_phone_hands_the_link_on(house: Server, people: People) -> None:
    page = people(house, phone=True)
    page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    code, _ = invited(page, house)
    button(page, "share-link").tap()
    assert page.evaluate("window.shared.url") == f"{house.address}/t/{code}"


def test_the_seats_fill_up(house: Server, people: People) -> None:
    host, guest = people(house), people(house)
    code, _ = invited(host, house)
    seats = host.get_by_role("list", name=say("seats")).get_by_role("listitem")
    expect(seats).to_have_text(["Ola", say("free-seat")])
    expect(host.get_by_role("status")).to_have_text(say("waiting-for", count=1).replace(" ", " "))
    guest.goto(f"/t/{code}")
    guest.get_by_label(say("your-name")).fill("Marek")
    button(guest, "sit").click()
    expect(host.get_by_role("grid").first).to_be_visible()
