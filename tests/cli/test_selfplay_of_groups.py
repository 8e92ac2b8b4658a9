"""`stolik selfplay` with options, and with a game that is won together."""

import json
from typing import Any

import pytest

from tests.cli.desk import stolik


def lines(*words: str) -> list[dict[str, Any]]:
    answer = stolik("selfplay", "ziemia", "--json", "--games", "2", "--bots", "random", *words)
    assert (answer.code, answer.err) == (0, "")
    return [json.loads(each) for each in answer.out.splitlines()]


def test_a_group_is_told_as_one() -> None:
    *games, summary = lines("--players", "3", "--option", "level=hard")
    assert len(games) == 2
    for game in games:
        assert game["options"] == {"level": "hard"}
        assert game["players"] == ["random"] * 3
        assert game["won"] == (game["scores"][0] >= 25)
        assert "winner" not in game
    assert summary["summary"]
    assert summary["options"] == {"level": "hard"}
    assert summary["won"] == sum(game["won"] for game in games)
    assert summary["interval"][0] <= summary["win_rate"] <= summary["interval"][1]
    assert summary["mean_moves"] == sum(game["moves"] for game in games) / 2
    assert summary["longest_lock_out"] == max(game["locked_out"] for game in games)


def test_a_report_across_an_option_tries_every_choice_with_every_number_of_players() -> None:
    told = lines("--across", "level")
    tables = [
        (each["options"]["level"], len(each["players"])) for each in told if "summary" in each
    ]
    levels = ("normal", "easy", "hard", "extreme")
    assert tables == [(level, players) for level in levels for players in (2, 3, 4)]
    assert len(told) == 12 * 3


def test_a_report_may_be_for_one_number_of_players_only() -> None:
    told = lines("--across", "level", "--players", "4")
    assert {len(each["players"]) for each in told} == {4}


def test_a_person_reads_a_table() -> None:
    few = "--games 1 --bots random --players 2 --lang en"
    words = ("selfplay", "ziemia", *few.split())
    alone = stolik(*words)
    assert "Won, 95 % interval" in alone.out
    assert "0 % (0–79.3)" in alone.out
    across = stolik(*words, "--across", "level")
    assert across.code == 0
    for level in ("normal", "easy", "hard", "extreme"):
        assert level in across.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("ziemia --option level=mad", "Unknown option or value: ‘level=mad’"),
        ("ziemia --across luck", "‘--across luck’. Possible: level, target, factions, start."),
        ("ziemia --across level --option level=hard", "Possible: target, factions, start."),
        ("ziemia --players 5", "The number of seats (5)"),
        ("ziemia --players 1 --bots greedy", "The number of seats (1)"),
        ("ziemia --players 2 --bots greedy,greedy,random", "More bots (3) than seats (2)."),
        ("ziemia --across level --bots greedy,greedy,random", "More bots (3) than seats (2)."),
        ("tczew --across end", "--across works only in games that are won together."),
    ],
)
def test_what_cannot_be_played_is_said(words: str, sentence: str) -> None:
    answer = stolik("selfplay", *words.split(), "--lang", "en")
    assert (answer.code, answer.out) == (2, "")
    assert sentence in answer.said
