"""Zbudujmy Tczew at the command line: the commands that every game has, and its table as text."""

import json
import re
from pathlib import Path

import pytest
from rich.text import Text

from stolik.games import GAMES
from stolik.games.tczew.moves import VERBS
from stolik.kernel.chance import derived_seed
from stolik.kernel.game import LANGUAGES, Language
from stolik.words import Words
from tests.cli.desk import played, stolik
from tests.cli.table import sit_down

GAME = GAMES["tczew"]
SEED = derived_seed("tczew", "a table by the Vistula")

TOWN = """
turn = "T"
[board]
T = "1@H8x7 114@H8x6 115@I9x7 116@H8x8 63@J10x7"
C = "2@I9x13 117@I9x12 118@H8x13 119@J10x13"
[hands]
T = "64 84 151"
"""


def written(text: str = TOWN) -> Path:
    path = Path("town.toml")
    path.write_text(text, encoding="utf-8")
    return path


# Positions.


def test_score_tells_every_point() -> None:
    told = stolik("score", "tczew", written()).out
    assert "   6  3 Zabytki H8x6(114); I9x7(115); H8x8(116) TCZ-080\n" in told
    assert told.count("Razem: ") == 2
    seats = json.loads(stolik("score", "tczew", written(), "--json").out)["seats"]
    assert [seat["total"] for seat in seats] == [13, 9]


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (
            "lay 64 J10x8",
            "TCZ-023 Pole J10x8 styka się z kartą „Prom na Wiśle”, "
            "a Transport nie może dotykać Transportu.",
        ),
        ("lay 84 I9x9", "TCZ-022 Pole I9x9 styka się z twoimi kartami tylko rogiem."),
        ("lay 85 I9x8", "nie masz na ręce."),
        ("event 151 L", "TCZ-001 Przy tym stole nikt nie gra osadą Lisewo."),
        ("event 151 T", "nie zagrywa się na siebie."),
        ("plebiscite J10x7>J10x8", "TCZ-099 Plebiscyty są tylko w rozgrywce rozszerzonej."),
    ],
)
def test_why_explains_with_names(move: str, sentence: str) -> None:
    answer = stolik("why", "tczew", written(), move)
    assert answer.code == 1
    assert sentence in answer.out


def test_why_knows_how_many_players_there_are() -> None:
    assert stolik("why", "tczew", written(), "wait", "--seat", "2").code == 1
    answer = stolik("why", "tczew", written(), "wait", "--seat", "3")
    assert (answer.code, answer.said) == (2, "Nie ma gracza numer 3; graczy jest 2.")
    assert stolik("why", "tczew", written(), "lay 84 I9x8").out == "legalny ruch\n"


# Whole games.


@pytest.mark.parametrize("bots", ["greedy,random", "random,random,random", "random,greedy," * 2])
def test_bots_play_each_other(bots: str) -> None:
    seats = bots.strip(",")
    answer = stolik("selfplay", "tczew", "--games", "1", "--bots", seats, "--json")
    assert answer.code == 0
    game = json.loads(answer.out.splitlines()[0])
    assert len(game["scores"]) == len(seats.split(","))


def test_fuzz_checks_every_law() -> None:
    answer = stolik("fuzz", "tczew", "--seconds", "0.1")
    assert answer.code == 0
    assert answer.out.startswith("1 gra, ")


def test_a_record_is_told_and_verified() -> None:
    match = played("random,random,random", SEED, game=GAME, options={"end": "III"})
    path = Path("game.stolik.json")
    path.write_text(match.record.dumps(), encoding="utf-8")
    assert "Gra się kończy." in stolik("replay", path).out
    assert "Epoka III – runda " in stolik("replay", path, "--to", "30").out
    assert "Zapis jest prawdziwy." in stolik("verify", path).out


def test_rules_are_read_in_both_languages() -> None:
    for language in LANGUAGES:
        answer = stolik("rules", "tczew", "tcz-023", "--lang", language)
        assert GAME.rulebook(language)["TCZ-023"].text in answer.out


def test_options_go_by_their_names() -> None:
    wrong = stolik("play", "tczew", "--option", "speed=fast")
    assert wrong.code == 2
    assert "speed=false, speed=true" in wrong.said


# Cards.


def test_a_card_tells_what_it_is() -> None:
    told = stolik("cards", "tczew", "53").out
    assert told.startswith("53 Cementownia mostowa\nN  Przemysł i Nauka, epoka III, samotna:")
    assert "Źródło: http" in told


def test_an_event_tells_its_text_and_its_substitute() -> None:
    told = stolik("cards", "tczew", "168", "--lang", "en").out
    assert "Event, Epoch III\n" in told
    assert "Substitute 168 B: Water tower – U  Unique Objects\n" in told
    assert "The printed rulebook gives this: number; the rest is ours." in told
    shielded = stolik("cards", "tczew", "155", "--lang", "en").out
    assert "Shielded: a city with at least 3 Police cards\n" in shielded


def test_another_deck_file_is_checked() -> None:
    deck = (GAME.folder / "deck.toml").read_text(encoding="utf-8")
    path = Path("deck.toml")
    path.write_text(deck.replace("Cementownia mostowa", "Cementownia"), encoding="utf-8")
    assert stolik("cards", "tczew", "53", "--deck", path).out.startswith("53 Cementownia\n")
    path.write_text(deck.replace('category = "U"', 'category = "Q"', 1), encoding="utf-8")
    answer = stolik("cards", "tczew", "53", "--deck", path)
    assert answer.code == 2
    assert "litery kategorii" in answer.said


# The table.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moves", [0, 3, 9, 40, 90, None])
def test_the_table_fits_eighty_columns(language: Language, moves: int | None) -> None:
    options = {"rules": "extended", "end": "III"}
    match = played("greedy,greedy,greedy,greedy", SEED, moves, GAME, options)
    say = Words(language, GAME, ["Ola", "Jan", "Hania", "Marek"])
    for seat in (0, 3, None):
        table = Text.from_markup(GAME.draw(GAME.view(match.state, seat), say)).plain
        assert max(map(len, table.splitlines())) <= 80, table
        assert len(re.findall(r"^ ?\d+ [^ ]", table, re.MULTILINE)) >= 15


def test_what_lies_on_the_map_is_told_without_colours() -> None:
    text = TOWN.replace("63@J10x7", "40+168B@G7x7** 63@J10x7*").replace(
        "turn", 'rules = "extended"\nskips = "C"\nprocesses = "154 T>C 2"\nturn', 1
    )
    path = written(text)
    with sit_down("--position", str(path.absolute()), game="tczew") as person:
        rows = person.screen.splitlines()
        (row,) = [line for line in rows if re.match(" 7 ", line)]
        assert row.split()[7:11] == ['Ut+"', "Gt", "Dt", "Tt'"]
        assert "  Czyżykowo: Bot level2 – 5 kart na ręce: III III III III III; traci 1 turę" in rows
        assert "„Cholera” – Bot level2, zostały 2 tury" in rows
        assert any(line.startswith("   84 H  III Krawiec") for line in rows)


def test_a_person_plays_with_numbers_and_with_notation() -> None:
    with sit_down("--seed", "3", "--names", "Ola", game="tczew") as person:
        assert person.question == "Ola: Rzuć kostkami o pierwszeństwo."
        while "Ola: Połóż kartę swojej osady" not in person.question:
            person.says("1")
        assert [choice.notation.split()[0] for choice in person.choices()] == ["lay"] * 12
        person.says("lay 114 H8x6")
        assert "Ola kładzie kartę „Fara (Podwyższenia Krzyża Św.)” na polu H8x6." in person.screen
        person.says("lay 115 H8x6")
        assert "Nie można. TCZ-020 Na polu H8x6 leży już karta" in person.screen
        person.says("1")
        person.says("1")
        assert "Połóż kartę, zagraj wydarzenie, wymień kartę albo poczekaj." in person.question
        assert "Twoja ręka" in person.screen
        person.says("wait")
        assert "Ola czeka." in person.screen
        assert "Gdyby gra skończyła się teraz:" in person.says("punkty")
        assert "TCZ-023: " in person.says("zasada tcz-023")
        assert "zasada TCZ-001" in person.says("?")
        person.says("koniec")
        assert person.leave() == 0


def test_every_verb_has_an_example_that_reads() -> None:
    examples = "lay 57 E5x10", "event 151 C", "event 153", "plebiscite J10x8>K11x8", "row 8"
    for text in examples:
        assert GAME.write(GAME.read(text)) == text
        assert text.split()[0] in VERBS
