"""Partners that are bots say what they are after, and everybody at the table reads it."""

from pathlib import Path

from stolik.games.ziemia import GAME
from tests.web.house import PERSON, House, visit

PARTNER = {"kind": "bot", "bot": "level2"}
RIVAL = {"kind": "bot", "bot": "greedy"}


def test_an_intention_is_told_in_both_languages_to_everybody(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PARTNER, PERSON, game="ziemia", options={"start": 1})
        async with (
            house.line(given["code"], given["token"]) as ola,
            house.line(given["code"]) as spectator,
        ):
            for line in (ola, spectator):
                await line.until(lambda table: table["to_move"] == 1)
                said = line.table["intents"]["0"]
                assert set(said) == {"pl", "en"}
                assert said["pl"] != said["en"]
                assert all(sentence.endswith(".") for sentence in said.values())
                assert set(line.table["intents"]) == {"0"}, "people speak for themselves"

    visit(tmp_path, test)


def test_a_plan_is_made_of_moves_and_gone_when_the_turn_is(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(PARTNER, PERSON, game="ziemia", options={"start": 2})
        async with house.line(given["code"], given["token"]) as line:
            while line.table["view"]["active"] == 1:
                await line.any_move()
            shown: set[str] = set()
            while line.table["view"]["active"] == 0:
                shown.update(line.table["plans"].get("0", []))
                await line.hear_of("table")
            assert shown
            assert all(GAME.write(GAME.read(move)) == move for move in shown)
            assert "0" not in line.table["plans"]
            assert "0" in line.table["intents"], "what it said is read until its next turn"

    visit(tmp_path, test)


def test_rivals_tell_nobody(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        given = await house.open_table(RIVAL, PERSON, options={"first": 1})
        async with house.line(given["code"], given["token"]) as line:
            await line.until(lambda table: table["sequence"] > 0)
            assert line.table["intents"] == {}
            assert line.table["plans"] == {}

    visit(tmp_path, test)
