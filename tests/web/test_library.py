"""What can be read: games, words, rules, cards, faces; and the pages themselves."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from stolik.games import GAMES
from stolik.web.schema import document
from tests.web.house import House, visit


def test_games_are_listed(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        games = {game["name"]: game for game in (await house.http.get("/api/games")).json()}
        assert list(games) == list(GAMES)
        game = games["grzybowski"]
        assert game["title"]["pl"] == "Plac Grzybowski"
        assert game["players"] == [2]
        assert game["options"] == [{"name": "first", "choices": ["lots", 1, 2]}]
        assert set(game["bots"]) >= {"random", "greedy"}
        assert (game["playable"], game["cards"]) == (True, 55)
        assert (game["secret_hands"], games["tczew"]["secret_hands"]) == (False, True)
        assert [name for name in games if games[name]["cooperative"]] == ["ziemia"]
        assert game["edition"] == GAMES["grzybowski"].edition

    visit(tmp_path, test)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_words_rules_and_cards_in_both_languages(tmp_path: Path, lang: str) -> None:
    async def test(house: House) -> None:
        shared = await house.http.get(f"/api/words/{lang}")
        words = await house.http.get(f"/api/games/grzybowski/words/{lang}")
        assert shared.headers["content-type"].startswith("text/plain")
        assert words.text.startswith(shared.text)
        entries = FluentParser().parse(words.text).body
        assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
        rules = (await house.http.get(f"/api/games/grzybowski/rules/{lang}")).json()
        numbers = [rule["number"] for section in rules["sections"] for rule in section["rules"]]
        book = GAMES["grzybowski"].rulebook("pl" if lang == "pl" else "en")
        assert numbers == list(book)
        assert rules["title"] == book.title
        cards = (await house.http.get(f"/api/games/grzybowski/cards/{lang}")).json()
        assert [card["number"] for card in cards] == list(range(1, 56))
        assert all(len(card["sides"]) == 2 and card["title"] for card in cards)

    visit(tmp_path, test)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_cards_events_and_substitutes_of_tczew(tmp_path: Path, lang: str) -> None:
    async def test(house: House) -> None:
        cards = (await house.http.get(f"/api/games/tczew/cards/{lang}")).json()
        assert [card["number"] for card in cards] == list(range(1, 213))
        by_name = {card["name"]: card for card in cards}
        assert by_name["57"]["category"]
        assert not by_name["57"]["sides"]
        assert by_name["151"]["sides"]
        assert by_name["151"]["category"] is None
        assert by_name["168B"]["category"]
        assert by_name["168B"]["number"] == 201
        for face in ("57", "151", "168B", "back3", "icon-R"):
            for size in ("thumb", "tile", "hand", "zoom"):
                answer = await house.http.get(f"/faces/tczew/{face}.svg?lang={lang}&size={size}")
                assert answer.text.startswith("<svg"), face
        for face in ("0", "201", "57B", "back6", "icon-Q", "back", "B"):
            assert (await house.http.get(f"/faces/tczew/{face}.svg")).status_code == 404, face

    visit(tmp_path, test)


def test_what_is_not_there(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for path in (
            "/api/games/chess/words/pl",
            "/api/games/chess/rules/pl",
            "/api/games/chess/cards/pl",
            "/faces/chess/24a.svg",
            "/faces/grzybowski/99a.svg",
            "/faces/grzybowski/24x.svg",
            "/api/why",
            "/api/",
        ):
            answer = await house.http.get(path)
            assert answer.status_code == 404, path
            assert answer.json()["error"]["kind"] == "missing"
        assert (await house.http.get("/api/words/de")).status_code == 422

    visit(tmp_path, test)


def test_faces_are_pictures(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        answer = await house.http.get("/faces/grzybowski/24a.svg?lang=en&size=zoom")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text == GAMES["grzybowski"].paint("24a", "en", "zoom")
        assert (await house.http.get("/faces/grzybowski/24a.svg?size=huge")).status_code == 422

    visit(tmp_path, test)


def test_every_answer_has_secure_headers(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for path in (
            "/",
            "/api/games",
            "/api/nothing",
            "/t/ABCDE",
            "/healthz",
            "/api/openapi.json",
        ):
            headers = (await house.http.get(path)).headers
            policy = dict(
                part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
            )
            assert policy["default-src"] == "'none'"
            assert policy["script-src"] == policy["style-src"] == "'self'"
            assert policy["frame-ancestors"] == "'none'"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "strict-transport-security" not in headers
            # As a proxy on this machine tells it.
            secure = await house.http.get(path, headers={"X-Forwarded-Proto": "https"})
            assert secure.headers["strict-transport-security"] == "max-age=31536000"

    visit(tmp_path, test)


def test_without_a_client_the_page_says_so_in_both_languages(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        page = await house.http.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert 'lang="pl"' in page.text
        assert 'lang="en"' in page.text
        assert "<script" not in page.text

    visit(tmp_path, test)


def test_the_built_client_is_served(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>Stolik", encoding="utf-8")
    (client / "assets" / "app-1a2b.js").write_text("let ł = 1;" * 100, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")

    async def test(house: House) -> None:
        for path in ("/", "/t/ABCDE", "/rules/grzybowski"):
            page = await house.http.get(path)
            assert page.text == "<!doctype html>Stolik"
            assert page.headers["cache-control"] == "no-cache"
        script = await house.http.get("/assets/app-1a2b.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        tag = {"if-none-match": script.headers["etag"]}
        assert (await house.http.get("/assets/app-1a2b.js", headers=tag)).status_code == 304
        assert (await house.http.get("/assets/gone.js")).status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in (await house.http.get(path)).text

    visit(tmp_path / "data", test, client=client)


def test_the_schema_for_the_client_is_printed() -> None:
    command = [sys.executable, "-m", "stolik.web.schema"]
    printed = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    assert printed == json.loads(json.dumps(document()))
    said = {next(iter(each["properties"])) for each in _choices(printed, "ClientMessage")}
    assert said == {
        "hello", "move", "why", "undo", "history", "chat", "point", "plan", "hand", "offer",
        "propose", "vote", "hint", "review", "ping",
    }  # fmt: skip
    told = {next(iter(each["properties"])) for each in _choices(printed, "ServerMessage")}
    assert told == {
        "table", "refused", "why", "history", "chat", "point", "hint", "review", "pong"
    }  # fmt: skip
    assert "/api/tables/{code}/rematch" in printed["openapi"]["paths"]


def _choices(printed: Any, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = printed["socket"]["$defs"][name]["oneOf"]
    return found
