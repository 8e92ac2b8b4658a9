"""The Content-Security-Policy lets every page live, and nothing else.

A page that breaks it says so on the console, and whoever sits here complains of that.
"""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import People
from tests.browser.server import Server
from tests.browser.test_axe import stations

INSERT = """markup => new Promise(done => {
    const broken = ({ violatedDirective }) => done(violatedDirective);
    document.addEventListener('securitypolicyviolation', broken);
    document.querySelector('main').insertAdjacentHTML('beforeend', markup);
})"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_no_page_breaks_the_policy(house: Server, people: People, finished: str, size: str) -> None:
    page = people(house, phone=size == "phone")
    for where in stations(page, house, finished, size == "phone"):
        page.wait_for_load_state("networkidle")
        assert not people.complaints, where


@pytest.mark.parametrize(
    "markup",
    [
        "<style>h1 { color: red }</style>",
        '<p style="color: red">x</p>',
        '<img src="x" onerror="alert(1)">',
        '<img src="https://evil.example/x.png">',
    ],
)
def test_the_policy_is_awake(house: Server, browser: Browser, markup: str) -> None:
    with browser.new_context(base_url=house.address) as context:
        page = context.new_page()
        page.goto("/")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        broken: str = page.evaluate(INSERT, markup)
    assert broken.startswith(("style-src", "script-src", "img-src"))
