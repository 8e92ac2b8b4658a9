"""Each command: what it answers, in which language, and with which exit code."""

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from stolik import __version__
from stolik.kernel.chance import QuickChance
from stolik.kernel.conformance import Broken, Inspector
from stolik.kernel.game import LANGUAGES, digest
from stolik.kernel.match import Match
from stolik.kernel.record import Record
from tests.cli.desk import (
    COMMAND,
    E13,
    E15,
    GAME,
    grid,
    played,
    stolik,
    stolik_alone,
)

COMMANDS = (
    "play", "selfplay", "arena", "report", "score", "why", "replay", "verify", "fuzz", "cards",
    "rules",
)  # fmt: skip
POLISH = re.compile("[ąćęłńóśźż]")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game."""
    path = tmp_path / "game.stolik.json"
    path.write_text(played("random,random").record.dumps(), encoding="utf-8")
    return path


def written(name: str, text: str) -> Path:
    path = Path(name)
    path.write_text(text, encoding="utf-8")
    return path


# Help.


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_teaches_itself(command: str) -> None:
    answer = stolik(command, "--help")
    assert answer.code == 0
    assert answer.err == ""
    assert POLISH.search(answer.out)
    assert "--lang" in answer.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_teaches_itself_in_english(command: str) -> None:
    answer = stolik(command, "--help", "--lang", "en")
    assert answer.code == 0
    assert not POLISH.search(answer.out)
    assert "Arguments and options" in answer.out


def test_help_names_every_command() -> None:
    for words in (["--help"], ["-h"]):
        answer = stolik(*words)
        assert answer.code == 0
        for command in COMMANDS:
            assert f"\n  {command} " in answer.out


def test_help_shows_no_message_names() -> None:
    for command in ("", *COMMANDS):
        answer = stolik(*command.split(), "--help")
        assert not re.search(r"\b(help|app)-[a-z]", answer.out), answer.out


def test_version() -> None:
    assert stolik("--version").out.strip() == __version__
    assert stolik_alone("--version").out.strip() == __version__


# Wrong command lines.


@pytest.mark.parametrize(
    ("words", "polish", "english"),
    [
        ("dance", "Nieznane polecenie dance.", "Unknown command dance."),
        ("play", "Brakuje argumentu GAME.", "The argument GAME is missing."),
        ("score grzybowski", "Brakuje argumentu FILE.", "The argument FILE is missing."),
        (
            "play chess",
            "Nie ma gry „chess”; są: grzybowski, tczew, ziemia.",
            "There is no game ‘chess’",
        ),
        ("cards grzybowski --deep", "Nieznana opcja --deep.", "Unknown option --deep."),
        (
            "selfplay grzybowski --games many",
            "Wartość „many” nie pasuje do --games.",
            "The value ‘many’ does not fit --games.",
        ),
        ("selfplay grzybowski --games 0", "muszą być dodatnie", "must be positive"),
        ("selfplay grzybowski --jobs 0", "muszą być dodatnie", "must be positive"),
        ("selfplay grzybowski --bots greedy,hal", "Nie ma bota „hal”", "There is no bot ‘hal’"),
        ("selfplay grzybowski --bots greedy", "Liczba miejsc (1)", "The number of seats (1)"),
        ("selfplay grzybowski --bots person,greedy", "bota „person”", "no bot ‘person’"),
        ("play grzybowski --seats person", "Liczba miejsc (1)", "The number of seats (1)"),
        ("play grzybowski --option first=3", "„first=3”", "‘first=3’. Possible: first=lots"),
        ("cards grzybowski 56", "Nie ma karty 56.", "There is no card 56."),
        ("cards grzybowski 0", "Nie ma karty 0.", "There is no card 0."),
        ("cards grzybowski four", "Wartość „four” nie pasuje", "The value ‘four’ does not fit"),
        ("rules grzybowski PG-999", "Nie ma zasady PG-999.", "There is no rule PG-999."),
    ],
)
def test_a_wrong_command_line_is_explained_in_both_languages(
    words: str, polish: str, english: str
) -> None:
    for language, sentence in (("pl", polish), ("en", english)):
        answer = stolik(*words.split(), "--lang", language)
        assert answer.code == 2
        assert answer.out == ""
        assert sentence in answer.said


def test_a_word_too_many_is_named() -> None:
    answer = stolik("cards", "grzybowski", "4", "surplus")
    assert answer.code == 2
    assert "surplus" in answer.said


def test_the_language_may_stand_anywhere() -> None:
    for words in (
        "--lang en rules grzybowski PG-021",
        "rules --lang en grzybowski PG-021",
        "rules grzybowski PG-021 --lang en",
        "rules grzybowski --lang=en PG-021",
    ):
        answer = stolik(*words.split())
        assert answer.code == 0
        assert GAME.rulebook("en")["PG-021"].text in answer.out


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_LANG", "en")
    assert stolik("rules", "grzybowski", "PG-999").said == "There is no rule PG-999."
    assert stolik("rules", "grzybowski", "PG-999", "--lang", "pl").said == "Nie ma zasady PG-999."


@pytest.mark.parametrize("words", ["--lang de rules grzybowski", "rules grzybowski --lang"])
def test_an_unknown_language_is_refused(words: str) -> None:
    answer = stolik(*words.split())
    assert answer.code == 2
    assert "Możliwe: pl, en." in answer.said


def test_an_unknown_language_in_the_environment_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_LANG", "klingon")
    answer = stolik("rules", "grzybowski")
    assert answer.code == 2
    assert "klingon" in answer.said


# Score.


@pytest.mark.parametrize(
    ("rows", "total", "cards", "joker"),
    [
        (E13, 22, {2: 7, 8: 3, 21: 0, 27: 8, 51: 7}, "KPW"),
        (
            E15,
            87,
            {1: 9, 2: 21, 4: 8, 8: 6, 14: 5, 15: 5, 21: 0, 27: 8, 41: 3, 50: 5, 51: 21},
            "CORS",
        ),
    ],
    ids=["E13", "E15"],
)
def test_score_settles_a_paper_game(
    rows: str, total: int, cards: dict[int, int], joker: str
) -> None:
    path = written("grid.toml", grid(rows))
    answer = stolik("score", "grzybowski", path, "--json")
    assert answer.code == 0
    assert json.loads(answer.out) == {
        "total": total,
        "cards": {str(card): points for card, points in cards.items()},
        "joker": list(joker),
    }


def test_score_tells_every_point() -> None:
    path = written("grid.toml", grid(E13))
    polish, english = (stolik("score", "grzybowski", path, "--lang", lang) for lang in LANGUAGES)
    assert "Razem: 22 punkty\n" in polish.out
    assert "Total: 22 points\n" in english.out
    for answer in (polish, english):
        points = [int(line[:4]) for line in answer.out.splitlines() if re.match(" *-?[0-9]", line)]
        assert sum(points) == 22
        assert sorted(points) == [-1, -1, -1, 0, 3, 7, 7, 8]
    assert "-1  symbol „Kultura” wzięty z jokera 2,2(21) PG-091" in polish.out
    assert "-1  ‘Culture’ taken from the joker 2,2(21) PG-091" in english.out


def test_score_tells_both_seats_of_a_whole_position() -> None:
    match = played("random,random")
    path = written("end.toml", GAME.to_position(match.state))
    answer = stolik("score", "grzybowski", path, "--json")
    seats = json.loads(answer.out)["seats"]
    assert match.record.result
    assert [seat["total"] for seat in seats] == match.record.result["scores"]
    assert stolik("score", "grzybowski", path).out.count("Razem: ") == 2


# Why.

BEGUN = grid("\n24a 25a --- --- ---" + "\n--- --- --- --- ---" * 4 + "\n", 'hand = "01r"\n')


def test_why_says_legal() -> None:
    path = written("position.toml", BEGUN)
    answer = stolik("why", "grzybowski", path, "lay 01r 0,2", "--lang", "en")
    assert (answer.code, answer.out) == (0, "legal\n")
    assert stolik("why", "grzybowski", path, "lay 01r 0,2").code == 0


def test_why_names_the_rule_that_forbids() -> None:
    path = written("position.toml", BEGUN)
    answer = stolik("why", "grzybowski", path, "lay 01r 3,3")
    assert answer.code == 1
    sentence, rule = answer.out.splitlines()
    assert sentence.startswith("PG-021 Miejsce 3,3 nie sąsiaduje z żadną twoją kartą")
    assert rule == f"PG-021: {GAME.rulebook('pl')['PG-021'].text}"
    english = stolik("why", "grzybowski", path, "lay 01r 3,3", "--lang", "en")
    assert english.out.startswith("PG-021 The place 3,3 touches none of your cards")


def test_why_asks_for_any_seat() -> None:
    path = written("position.toml", BEGUN)
    assert stolik("why", "grzybowski", path, "lay 01r 0,2", "--seat", "1").code == 0
    other = stolik("why", "grzybowski", path, "lay 01r 0,2", "--seat", "2")
    assert (other.code, other.out[:6]) == (1, "PG-010")
    for seat in ("3", "-1"):
        answer = stolik("why", "grzybowski", path, "lay 01r 0,2", "--seat", seat)
        assert (answer.code, answer.out) == (2, "")
        assert f"Nie ma gracza numer {seat}" in answer.said


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("", "„” to nie ruch."),
        ("połóż 01r 0,2", "to nie ruch. Ruch zaczyna się od jednego ze słów: take, lay,"),
        ("lay 01r", "Ruch „lay” pisze się tak: lay 24a 0,1"),
        ("lay 77a 0,2", "Nie ma karty 77; są karty od 1 do 55."),
        ("lay 01x 0,2", "brakuje strony: a (awers) albo r (rewers)"),
        ("lay 01r a,b", "„a,b” to nie miejsce"),
        ("lay 01r 0,99", "Miejsce 0,99 leży za daleko"),
    ],
)
def test_why_explains_what_is_no_move_at_all(move: str, sentence: str) -> None:
    answer = stolik("why", "grzybowski", written("position.toml", BEGUN), move)
    assert (answer.code, answer.out) == (2, "")
    assert sentence in answer.said


def test_why_takes_a_move_that_begins_with_a_hyphen_for_a_move() -> None:
    answer = stolik("why", "grzybowski", written("position.toml", BEGUN), "-1,0")
    assert answer.code == 2
    assert "„-1,0” to nie ruch." in answer.said


def test_nothing_is_legal_after_the_end() -> None:
    path = written("end.toml", GAME.to_position(played("random,random").state))
    answer = stolik("why", "grzybowski", path, "end")
    assert (answer.code, answer.out[:6]) == (1, "PG-060")


# Selfplay.


def lines(*words: str) -> list[dict[str, Any]]:
    answer = stolik("selfplay", "grzybowski", "--json", *words)
    assert answer.code == 0
    assert answer.err == ""
    return [json.loads(line) for line in answer.out.splitlines()]


def test_selfplay_prints_a_line_a_game_and_a_summary() -> None:
    *games, summary = lines("--games", "3", "--bots", "greedy,random", "--seed", "7")
    assert len(games) == 3
    for game in games:
        assert list(game) == ["seed", "players", "scores", "winner", "moves", "digest"]
        assert re.fullmatch("[0-9a-f]{64}", game["seed"])
        assert game["players"] == ["greedy", "random"]
        first, second = game["scores"]
        assert game["winner"] == (None if first == second else int(second > first))
        assert game["moves"] >= 100
    assert summary["games"] == 3
    assert summary["seed"] == "7"
    assert sum(summary["wins"]) + summary["draws"] == 3
    assert summary["games_per_second"] > 0
    assert summary["moves_per_second"] > 0


def test_selfplay_is_the_same_with_more_jobs() -> None:
    words = ("--games", "9", "--bots", "random,random", "--seed", "x")
    *once, _ = lines(*words)
    *again, _ = lines(*words)
    *together, _ = lines(*words, "--jobs", "2")
    assert once == again == together
    *others, _ = lines("--games", "9", "--bots", "random,random", "--seed", "y")
    assert {game["seed"] for game in others}.isdisjoint(game["seed"] for game in once)


def test_a_longer_selfplay_begins_with_the_same_games() -> None:
    *short, _ = lines("--games", "2", "--bots", "random,random")
    *long, _ = lines("--games", "6", "--bots", "random,random")
    assert long[:2] == short


@pytest.mark.parametrize("bots", ["random,random", "greedy,random"])
def test_a_selfplay_game_is_the_game_a_match_would_record(bots: str) -> None:
    game, _ = lines("--games", "1", "--bots", bots, "--seed", "3")
    match = played(bots, game["seed"])
    assert digest(match.state) == game["digest"]
    assert match.sequence == game["moves"]
    assert match.record.result
    assert match.record.result["scores"] == game["scores"]


def test_selfplay_tells_a_person_too() -> None:
    answer = stolik("selfplay", "grzybowski", "--games", "2", "--bots", "random,random")
    assert answer.code == 0
    assert "Plac Grzybowski: 2 gry" in answer.out
    assert "Średnio punktów" in answer.out
    assert "ruchów/s" in answer.out


def test_selfplay_really_runs_as_a_command() -> None:
    few = "--games 2 --bots random,random --json --jobs 2"
    answer = stolik_alone("selfplay", "grzybowski", *few.split())
    assert (answer.code, answer.err) == (0, "")
    assert len(answer.out.splitlines()) == 3


# Replay and verify.


def test_replay_tells_the_whole_game(record: Path) -> None:
    loaded = Record.load(str(record))
    answer = stolik("replay", record)
    assert answer.code == 0
    told = [line for line in answer.out.splitlines() if re.match(r" *\d+  [a-z]+ ", line)]
    assert len(told) == len(loaded.moves)
    assert told[0].split()[1] == "take"
    assert "Koniec po 50 turach." in told[-1]
    assert answer.out.count("Razem: ") == 2


def test_replay_stops_where_it_is_told(record: Path) -> None:
    answer = stolik("replay", record, "--to", "5", "--lang", "en")
    assert answer.code == 0
    told = [line for line in answer.out.splitlines() if re.match(r" *\d+  [a-z]+ ", line)]
    assert [int(line[:4]) for line in told] == [1, 2, 3, 4, 5]
    assert "Turn 3 of 50" in answer.out
    assert "Total" not in answer.out


def test_replay_can_show_the_beginning(record: Path) -> None:
    answer = stolik("replay", record, "--to", "0")
    assert answer.code == 0
    assert "Tura 1 z 50" in answer.out
    assert answer.out.count("(jeszcze bez kart)") == 2


def test_verify_finds_a_true_record_true(record: Path) -> None:
    answer = stolik("verify", record)
    assert answer.code == 0
    seed, moves, result, verdict = answer.out.splitlines()
    assert seed == "Ziarno losowania pasuje do ogłoszonego skrótu."
    assert moves.startswith(f"Sprawdzono {len(Record.load(str(record)).moves)} ruch")
    assert result.startswith("Wynik zgadza się: ")
    assert verdict == "Zapis jest prawdziwy."


def test_verify_takes_an_unfinished_game_for_what_it_is() -> None:
    path = written("half.stolik.json", played("random,random", moves=31).record.dumps())
    answer = stolik("verify", path)
    assert answer.code == 0
    assert "Sprawdzono 31 ruchów: wszystkie dozwolone" in answer.out
    assert "Gra nie jest skończona." in answer.out


def test_verify_says_what_it_did_not_check() -> None:
    match = played("random,random", moves=30)
    later = Match.from_position(GAME, match.state, ["Ola", "Jan"])
    path = written("later.stolik.json", later.record.dumps())
    answer = stolik("verify", path, "--lang", "en")
    assert answer.code == 0
    assert "0 moves checked" in answer.out


# Fuzz.


def test_fuzz_checks_every_law() -> None:
    answer = stolik("fuzz", "grzybowski", "--seconds", "0.1")
    assert answer.code == 0
    assert re.fullmatch(r"\d+ (gra|gry|gier), .*: wszystkie prawa dotrzymane\.\n", answer.out)
    assert list(Path().iterdir()) == []


def test_fuzz_saves_a_broken_law_as_a_record_that_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    def judging(self: Inspector[Any], match: Match[Any], luck: QuickChance) -> None:
        if match.sequence == 10:
            raise Broken("the sky is up", match.record)

    monkeypatch.setattr(Inspector, "judging_changes_nothing", judging)
    answer = stolik("fuzz", "grzybowski", "--seconds", "5", "--seed", "9/a")
    assert answer.code == 1
    assert answer.said.startswith("Złamane prawo: the sky is up (after move 10, seed ")
    (path,) = Path().iterdir()
    assert f"Zapisano: {path}" in answer.out
    assert len(Record.load(str(path)).moves) == 10
    assert stolik("verify", path).code == 0
    replayed = stolik("replay", path)
    assert replayed.code == 0
    assert re.search(r"^  10  ", replayed.out, re.MULTILINE)


def test_fuzz_saves_where_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def law(self: Inspector[Any], match: Match[Any], luck: QuickChance) -> None:
        raise RuntimeError("torn card")

    monkeypatch.setattr(Inspector, "data_round_trips", law)
    Path("broken").mkdir()
    answer = stolik("fuzz", "grzybowski", "--seconds", "5", "--save", "broken", "--lang", "en")
    assert answer.code == 1
    assert "Broken law:" in answer.said
    assert "torn card" in answer.said
    assert len(list(Path("broken").iterdir())) == 1


# Cards and rules.


def test_cards_shows_all_of_them() -> None:
    for language in LANGUAGES:
        answer = stolik("cards", "grzybowski", "--lang", language)
        assert answer.code == 0
        numbers = re.findall(r"^(\d\d) .*\n(?:Awers|Obverse): ", answer.out, re.MULTILINE)
        assert [int(number) for number in numbers] == list(range(1, 56))


def test_cards_shows_one_in_full() -> None:
    answer = stolik("cards", "grzybowski", "4")
    assert answer.code == 0
    for part in (
        "04 Aleksandra Piłsudska (1904)",
        "Awers: O  Osobistość, N  Niepodległość, Z  Żelazo",
        "Rewers: 8 pkt za każdy taki układ",
        "\n        Z C\n        R .\n",
        "Źródło: ",
    ):
        assert part in answer.out
    assert "Obverse:" in stolik("cards", "grzybowski", "4", "--lang", "en").out


DECK = (GAME.folder / "deck.toml").read_text(encoding="utf-8")


def test_another_deck_file_can_be_shown() -> None:
    path = written("deck.toml", DECK.replace("Aleksandra Piłsudska", "Aleksandra Szczerbińska"))
    answer = stolik("cards", "grzybowski", "4", "--deck", path)
    assert answer.code == 0
    assert answer.out.startswith("04 Aleksandra Szczerbińska")


CARD_4 = DECK[DECK.index("number = 4\n") : DECK.index("number = 5\n")]


@pytest.mark.parametrize(
    ("good", "bad", "field"),
    [
        ("points = 8", "points = 0", "points"),
        ("points = 8", 'points = "eight"', "points"),
        ("points = 8", "points = 8\nbonus = 3", "bonus"),
        ('symbols = "ONZ"', 'symbols = "OQ"', "symbols"),
        ('symbols = "ONZ"', 'symbols = "OO"', "symbols"),
        ('side = "goal"', 'side = "gaol"', "side"),
        ('family = "pattern"', 'family = "spiral"', "family"),
        ('pattern = ["Z C", "R ."]', 'pattern = ["Z C", "R"]', "pattern"),
        ('pattern = ["Z C", "R ."]', "pattern = [1, 2]", "pattern"),
        (', en = "Aleksandra Piłsudska"', "", "title"),
        ('sources = ["rulebook", "kur", "wpo", "lpi"]', 'sources = ["hearsay"]', "sources"),
        ('sources = ["rulebook", "kur", "wpo", "lpi"]', 'sources = [["kur"]]', "sources"),
    ],
)
def test_a_damaged_deck_is_refused_by_card_and_field(good: str, bad: str, field: str) -> None:
    assert good in CARD_4
    path = written("mine.toml", DECK.replace(CARD_4, CARD_4.replace(good, bad)))
    answer = stolik("cards", "grzybowski", "--deck", path)
    assert (answer.code, answer.out) == (2, "")
    assert re.match(rf"mine\.toml, karta (4|„Aleksandra Piłsudska”), pole „{field}”: ", answer.said)


def test_a_deck_that_does_not_add_up_is_refused() -> None:
    for bad in (
        DECK.replace(CARD_4, CARD_4.replace('symbols = "ONZ"', 'symbols = "ON"')),
        DECK.replace(CARD_4, CARD_4.replace("number = 4", "number = 5")),
        DECK.replace("schema = 1", "schema = 2"),
        "schema = 1\ncategory = []\nsources = {}\ncard = []\n",
        "",
    ):
        answer = stolik("cards", "grzybowski", "--deck", written("mine.toml", bad))
        assert (answer.code, answer.out) == (2, "")
        assert answer.said.startswith("mine.toml, ")
        assert " pole „" in answer.said


def test_rules_shows_the_book_and_one_rule() -> None:
    for language in LANGUAGES:
        book = GAME.rulebook(language)
        whole = stolik("rules", "grzybowski", "--lang", language)
        assert whole.code == 0
        assert [number for number in book if number not in whole.out] == []
        one = stolik("rules", "grzybowski", "pg-021", "--lang", language)
        assert one.code == 0
        assert one.out == f"PG-021 ({book['PG-021'].section})\n{book['PG-021'].text}\n"


# A reader that has seen enough.


@pytest.mark.parametrize(
    "words",
    [
        "cards grzybowski",
        "--help",
        "selfplay grzybowski --bots random,random --games 9 --json",
    ],
)
def test_a_closed_pipe_is_quiet(words: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as gone:
        done = subprocess.run(
            [COMMAND, *words.split()],
            stdout=gone,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
    assert done.stderr == ""
    assert done.returncode == 0
