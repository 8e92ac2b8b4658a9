"""Tables over HTTP: open, find by code, take a seat, list, rematch, record."""

from pathlib import Path

import pytest

from stolik.games import GAMES
from stolik.kernel.record import Record
from stolik.kernel.replay import verify
from tests.web.house import BOT, FRIEND, HERE, PERSON, House, visit


def test_a_table_is_opened_and_found_by_its_code(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, BOT)
        found = (await house.http.get(f"/api/tables/{given['code'].lower()}")).json()
        assert found["code"] == given["code"]
        assert found["game"] == "grzybowski"
        assert [player["name"] for player in found["players"]] == ["Ola", "random"]
        assert found["state"] == "playing"
        assert len(found["seed_hash"]) == 64
        assert "seed" not in found
        assert [seat["seat"] for seat in found["your_seats"]] == [0]

    visit(tmp_path, test)


def test_a_table_waits_until_the_friend_sits_down(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, FRIEND)
        code = given["code"]
        async with house.line(code, given["token"]) as host:
            assert host.table["state"] == "waiting"
            assert host.table["players"][1]["name"] is None
            move = {"at": 0, "seat": 0, "move": "take 01a"}
            assert (await host.refused(move=move))["reason"] == "waiting"
            async with house.browser() as browser:
                taken = await browser.post(f"/api/tables/{code}/seats", json={"name": "Jan"})
                assert taken.status_code == 201
                assert taken.json()["seat"] == 1
                full = await browser.post(f"/api/tables/{code}/seats", json={"name": "Ewa"})
                assert full.status_code == 409
                assert full.json()["error"]["reason"] == "no-free-seat"
            await host.until(lambda table: table["state"] == "playing")
            assert host.table["players"][1]["name"] == "Jan"

    visit(tmp_path, test)


def test_a_browser_lists_its_own_tables_only(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        first = await house.open_table(PERSON, FRIEND)
        second = await house.open_table(PERSON, BOT)
        mine = (await house.http.get("/api/tables")).json()
        assert {table["code"] for table in mine} == {first["code"], second["code"]}
        async with house.browser() as browser:
            assert (await browser.get("/api/tables")).json() == []
            await browser.post(f"/api/tables/{first['code']}/seats", json={"name": "Jan"})
            theirs = (await browser.get("/api/tables")).json()
            assert [table["your_seats"][0]["seat"] for table in theirs] == [1]

    visit(tmp_path, test)


def test_the_cookie_is_for_the_server_alone(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        body = {"game": "grzybowski", "seats": [PERSON, BOT]}
        cookie = (await house.http.post("/api/tables", json=body)).headers["set-cookie"].lower()
        assert cookie.startswith("stolik=")
        assert "httponly" in cookie
        assert "samesite=lax" in cookie

    visit(tmp_path, test)


async def finished(house: House) -> tuple[str, str]:
    """A game that a person played to its end at one screen."""
    given = await house.open_table(PERSON, HERE, options={"first": 1})
    async with house.line(given["code"], given["token"]) as line:
        while line.table["state"] != "over":
            await line.any_move()
    return given["code"], given["token"]


def test_a_finished_record_verifies(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, HERE)
        early = await house.http.get(f"/api/tables/{given['code']}/record")
        assert early.status_code == 409
        assert early.json()["error"]["reason"] == "not-over"
        code, token = await finished(house)
        answer = await house.http.get(f"/api/tables/{code}/record")
        match = verify(GAMES["grzybowski"], Record.loads(answer.text))
        assert match.over
        assert match.record.players == ["Ola", "Jan"]
        async with house.line(code, token) as line:
            assert line.table["seed"] == match.record.seed
            assert line.table["account"]["final"] is True

    visit(tmp_path, test)


def test_a_record_is_replayed_for_everybody(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        code, _ = await finished(house)
        text = (await house.http.get(f"/api/tables/{code}/record")).content
        told = (await house.http.post("/api/replays", content=text)).json()
        assert told["game"] == "grzybowski"
        assert told["players"] == ["Ola", "Jan"]
        assert told["steps"][0]["sequence"] == 0
        assert told["steps"][-1]["account"]["final"] is True
        assert all(step["view"]["you"] is None for step in told["steps"])
        forged = text.replace(b'"seat": 0', b'"seat": 1', 1)
        assert (await house.http.post("/api/replays", content=forged)).status_code == 422

    visit(tmp_path, test)


def test_a_rematch_is_one_table_and_the_other_begins(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        code, token = await finished(house)
        headers = {"Authorization": f"Seat {token}"}
        path = f"/api/tables/{code}/rematch"
        assert (await house.http.post(path)).status_code == 401
        async with house.line(code) as spectator:
            first = await house.http.post(path, headers=headers)
            await spectator.until(lambda table: table["rematch"] is not None)
        second = await house.http.post(path, headers=headers)
        assert first.status_code == second.status_code == 201
        assert first.json() == second.json()
        again = (await house.http.get(f"/api/tables/{first.json()['code']}")).json()
        assert again["to_move"] == 1
        assert again["options"] == {"first": 2}
        assert spectator.table["rematch"] == again["code"]

    visit(tmp_path, test)


def test_no_rematch_before_the_end(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PERSON, BOT)
        headers = {"Authorization": f"Seat {given['token']}"}
        answer = await house.http.post(f"/api/tables/{given['code']}/rematch", headers=headers)
        assert answer.status_code == 409

    visit(tmp_path, test)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_a_whole_game_on_the_server(tmp_path: Path, bot: str) -> None:
    async def test(house: House) -> None:
        seat = {"kind": "bot", "bot": bot}
        given = await house.open_table(seat, seat)
        assert given["seats"] == []
        async with house.line(given["code"]) as spectator:
            await spectator.until(lambda table: table["state"] == "over")
            assert spectator.table["you"] == []
            assert spectator.table["thinking"] is None
        text = (await house.http.get(f"/api/tables/{given['code']}/record")).text
        verify(GAMES["grzybowski"], Record.loads(text))

    visit(tmp_path, test)
