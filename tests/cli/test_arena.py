"""`stolik arena` and `stolik report`: what they print, write and refuse."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stolik import __version__
from stolik.bots import BOTS, LEVELS
from stolik.bots.levels import level_bot
from stolik.games import GAMES
from tests.cli.desk import stolik

KEPT = Path(__file__).parents[2] / "docs" / "arena"


def lines(*words: str) -> list[dict[str, Any]]:
    answer = stolik("arena", *words, "--json")
    assert (answer.code, answer.err) == (0, "")
    return [json.loads(line) for line in answer.out.splitlines()]


def without_timing(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in each.items() if key != "timing"} for each in told]


# JSON.


def test_rivals_are_told_game_by_game_and_added_up() -> None:
    *games, summary = lines("grzybowski", "--bots", "random,greedy", "--games", "3", "--seed", "7")
    assert [game["players"] for game in games] == [["random", "greedy"], ["greedy", "random"]] * 2
    seeds = [game["seed"] for game in games]
    assert (seeds[0], seeds[2]) == (seeds[1], seeds[3])
    assert seeds[0] != seeds[2]
    for game in games:
        assert (game["first"], game["second"]) == ("random", "greedy")
        most = max(game["scores"])
        assert game["winners"] == [s for s, points in enumerate(game["scores"]) if points == most]
    won = sum(game["players"][game["winners"][0]] == "random" for game in games)
    assert summary["summary"] is True
    assert summary["game"] == "grzybowski"
    assert summary["bots"] == ["random", "greedy"]
    assert summary["version"] == __version__
    assert summary["edition"] == GAMES["grzybowski"].edition
    assert summary["rules_version"] == GAMES["grzybowski"].rules_version
    (pair,) = summary["pairs"]
    assert list(pair) == [
        "first", "second", "games", "wins", "losses", "draws", "rate", "interval", "points",
        "points_interval",
    ]  # fmt: skip
    assert (pair["games"], pair["wins"], pair["losses"]) == (4, won, 4 - won)
    assert pair["interval"][0] <= pair["rate"] <= pair["interval"][1]
    assert summary["anchor"] == "greedy"
    assert summary["ratings"]["greedy"]["elo"] == 0.0
    assert summary["ratings"]["random"]["elo"] < 0
    for bot in summary["bots"]:
        thought = summary["timing"]["thinking"][bot]
        assert 0 < thought["mean"] <= thought["slowest"]
        assert thought["p95"] <= thought["slowest"]


def test_the_lines_are_the_same_on_any_number_of_jobs() -> None:
    words = ("ziemia", "--games", "2", "--players", "2", "--option", "level=easy")
    once, again = lines(*words), lines(*words, "--jobs", "2")
    assert without_timing(once) == without_timing(again)
    assert once != again  # the clock


def test_partners_are_compared_on_the_same_seeds() -> None:
    *games, summary = lines("ziemia", "--games", "3", "--players", "3")
    assert [game["bot"] for game in games] == ["greedy", "random"] * 3
    assert {len(game["players"]) for game in games} == {3}
    assert len({game["seed"] for game in games}) == 3
    won = [game["won"] for game in games]
    assert summary["groups"]["greedy"]["won"] == sum(won[::2])
    (pair,) = summary["pairs"]
    assert pair["rate"] == pytest.approx((sum(won[::2]) - sum(won[1::2])) / 3, abs=1e-4)
    assert summary["ratings"] == {}
    assert set(summary["timing"]["thinking"]) == {"greedy", "random"}


def test_at_a_table_for_three_one_sits_among_two_both_ways() -> None:
    *games, summary = lines("tczew", "--games", "1", "--players", "3")
    assert len(games) == 6
    assert [game["players"].index("greedy") for game in games[:3]] == [0, 1, 2]
    assert [game["players"].index("random") for game in games[3:]] == [0, 1, 2]
    assert [(each["first"], each["games"]) for each in summary["pairs"]] == [
        ("greedy", 3), ("random", 3),
    ]  # fmt: skip


def test_the_command_of_a_run_repeats_it() -> None:
    words = ("ziemia", "--games", "1", "--option", "level=easy", "--option", "start=2")
    once = lines(*words, "--seed", "a seed")
    command = once[-1]["command"]
    assert command == (
        "stolik arena ziemia --bots greedy,random --games 1 --players 2 --seed 'a seed' "
        "--option level=easy --option start=2"
    )
    again = lines(*words, "--bots", "greedy,random", "--players", "2", "--seed", "a seed")
    assert without_timing(once) == without_timing(again)


def test_a_ladder_compares_each_budget_with_the_next_one_below(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick = replace(LEVELS["level3"], thought=0.02)
    monkeypatch.setitem(LEVELS, "level3", quick)
    monkeypatch.setitem(BOTS, "level3", level_bot(quick))
    *games, summary = lines("ziemia", "--ladder", "level3", "--games", "1", "--report", "page.html")
    assert summary["bots"] == ["level3x4", "level3x2", "level3x1", "level3x0.5"]
    assert [game["bot"] for game in games] == summary["bots"]
    assert [(pair["first"], pair["second"]) for pair in summary["pairs"]] == [
        ("level3x4", "level3x2"), ("level3x2", "level3x1"), ("level3x1", "level3x0.5"),
    ]  # fmt: skip
    assert summary["ladder"] == "level3"
    assert "ladder of level3" in Path("page.html").read_text(encoding="utf-8")


# For a person.


def test_a_person_reads_tables_in_polish() -> None:
    answer = stolik("arena", "grzybowski", "--games", "1")
    assert (answer.code, answer.err) == (0, "")
    assert "Plac Grzybowski, gracze: 2" in answer.out
    assert "greedy – random" in answer.out
    assert "Sekund na" in answer.out
    assert "greedy – random, przewaga w punktach: " in answer.out
    assert "Gier w każdej parze: 2 zamiast 1" in answer.out
    assert "powyżej bota greedy" in answer.out


def test_and_in_english_whom_a_group_beats() -> None:
    answer = stolik("arena", "ziemia", "--games", "1", "--lang", "en")
    assert answer.code == 0
    for told in ("This Land, players: 2", "First only", "Mean points", "Time: "):
        assert told in answer.out
    assert "where 1 were asked for" not in answer.out


def test_several_runs_are_gathered_on_one_page(tmp_path: Path) -> None:
    for game in ("grzybowski", "ziemia"):
        answer = stolik("arena", game, "--games", "1", "--save", f"{game}.json", "--lang", "en")
        assert f"Saved: {game}.json" in answer.out
    answer = stolik("report", "page.html", "grzybowski.json", "ziemia.json")
    assert (answer.code, answer.err) == (0, "")
    page = Path("page.html").read_text(encoding="utf-8")
    assert "Plac Grzybowski" in page
    assert "This Land" in page
    assert page.count("<svg") == 2


def test_a_run_is_the_last_line_that_json_prints() -> None:
    words = (
        "arena",
        "ziemia",
        "--games",
        "1",
        "--json",
        "--save",
        "run.json",
        "--report",
        "a.html",
    )
    answer = stolik(*words)
    last = json.loads(answer.out.splitlines()[-1])
    assert json.loads(Path("run.json").read_text(encoding="utf-8")) == last
    page = Path("a.html").read_text(encoding="utf-8")
    assert last["command"] in page
    Path("all.json").write_text(answer.out, encoding="utf-8")
    assert stolik("report", "b.html", "all.json").code == 0
    assert Path("b.html").read_text(encoding="utf-8") == page


def test_the_report_in_the_docs_is_what_its_runs_come_to() -> None:
    """`make report` builds it anew."""
    runs = sorted(KEPT.glob("*.json"))
    assert stolik("report", "page.html", *runs).code == 0
    kept = (KEPT / "index.html").read_text(encoding="utf-8")
    assert Path("page.html").read_text(encoding="utf-8") == kept


# What cannot be played.


@pytest.mark.parametrize(
    ("words", "polish", "english"),
    [
        ("chess", "Nie ma gry „chess”", "There is no game ‘chess’"),
        ("tczew --bots greedy,hal", "Nie ma bota „hal”", "There is no bot ‘hal’"),
        ("tczew --bots greedy,greedyx2", "Nie ma bota „greedyx2”", "no bot ‘greedyx2’"),
        ("tczew --bots greedy", "co najmniej dwóch botów", "needs at least two bots"),
        ("tczew --bots greedy,greedy", "każdego podanego raz", "each listed once"),
        ("tczew --bots greedy,", "Nie ma bota „”", "There is no bot ‘’"),
        ("tczew --games 0", "muszą być dodatnie", "must be positive"),
        ("tczew --games -5", "muszą być dodatnie", "must be positive"),
        ("tczew --games ten", "Wartość „ten” nie pasuje", "The value ‘ten’ does not fit"),
        ("tczew --jobs 0", "muszą być dodatnie", "must be positive"),
        ("tczew --players 5", "Liczba miejsc (5)", "The number of seats (5)"),
        ("tczew --players -1", "Liczba miejsc (-1)", "The number of seats (-1)"),
        ("grzybowski --players 3", "Liczba miejsc (3)", "The number of seats (3)"),
        ("ziemia --option level=mad", "„level=mad”", "‘level=mad’"),
        ("tczew --ladder greedy", "bota „greedy”; są: level3", "bot ‘greedy’; there are: level3"),
        ("tczew --ladder level3 --bots level3,greedy", "nie można łączyć", "cannot be combined"),
        ("tczew --report no/where.html", "zapisać pliku no/where.html", "no/where.html cannot be"),
        ("tczew --save .", "zapisać pliku .", "The file . cannot be written"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_said_first(words: str, polish: str, english: str) -> None:
    for language, sentence in (("pl", polish), ("en", english)):
        answer = stolik("arena", *words.split(), "--lang", language)
        assert (answer.code, answer.out) == (2, "")
        assert sentence in answer.said


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "run.json: There is no such file."),
        ("{}", "run.json, line 1: This is no summary of an arena"),
        ('{"a": 1}\n{"summary": true, "games": 2}\n', "run.json, line 2: This is no summary"),
    ],
)
def test_a_report_says_which_file_is_no_run(text: str | None, sentence: str) -> None:
    if text is not None:
        Path("run.json").write_text(text, encoding="utf-8")
    answer = stolik("report", "page.html", "run.json", "--lang", "en")
    assert (answer.code, answer.out) == (2, "")
    assert sentence in answer.said
    assert not Path("page.html").exists()


def test_a_report_needs_a_run() -> None:
    answer = stolik("report", "page.html", "--lang", "en")
    assert (answer.code, answer.said[:28]) == (2, "The argument RUNS is missing")
