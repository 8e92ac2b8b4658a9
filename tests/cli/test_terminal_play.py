"""Whole games in a pseudo-terminal, played as a person plays them."""

import json
import re
from pathlib import Path

from stolik.kernel.chance import seed_hash
from stolik.kernel.record import Record
from tests.cli.desk import GAME, grid, played, stolik
from tests.cli.table import COLOUR, Person, sit_down

SAVED = "game.stolik.json"


def answer_in_turn(person: Person, turn: int) -> str:
    """By number, by notation, or by the end of the notation, one after the other."""
    choices = person.choices()
    choice = choices[turn % len(choices)]
    ending = choice.notation.split()[-1]
    if ending.isdecimal():
        ending = choice.notation  # a bare number would mean the list
    ways = (choice.number, choice.notation, ending, choice.notation.upper())
    return ways[turn % len(ways)]


def play_to_the_end(person: Person) -> None:
    turn = 0
    while not person.left:
        turn += 1
        choices = person.choices()
        person.says(answer_in_turn(person, turn))
        if "Nie można." in person.screen:
            # The end of a notation may fit several moves; then the whole one is needed.
            person.says(choices[turn % len(choices)].notation)
            assert "Nie można." not in person.screen
        assert turn < 200, person.screen


def saved() -> Record:
    return Record.load(SAVED)


def test_a_whole_game_against_a_bot() -> None:
    with sit_down("--seed", "kitchen", "--save", SAVED) as person:
        published = re.search("Skrót ziarna losowania: ([0-9a-f]{64})", person.screen)
        assert published
        assert "Plac Grzybowski – Gracz 1, Bot level2" in person.screen
        assert person.question == "Gracz 1: Weź jedną kartę z rynku."
        play_to_the_end(person)
        assert person.leave() == 0
    end = person.screen
    record = saved()
    assert record.result
    assert record.seed
    assert "\nWynik\n" in end
    for points in record.result["scores"]:
        assert re.search(rf"Razem: {points} pkt|Razem: {points} punkt", end)
    winner = {0: "Wygrywa Gracz 1!", 1: "Wygrywa Bot level2!"}
    winners = record.result["winners"]
    assert (winner[winners[0]] if len(winners) == 1 else "Remis.") in end
    assert f"Ziarno losowania: {record.seed}" in end
    assert seed_hash(record.seed) == published[1]
    assert "Zapis jest prawdziwy." in stolik("verify", SAVED).out


def test_a_whole_game_against_the_random_bot_who_begins() -> None:
    seats = ("--seats", "random,person", "--option", "first=1")
    words = (*seats, "--seed", "attic", "--save", SAVED)
    with sit_down(*words) as person:
        assert "Bot random bierze z rynku" in person.screen
        play_to_the_end(person)
        assert person.leave() == 0
    assert saved().options == {"first": 1}
    assert stolik("verify", SAVED).code == 0


def test_two_people_at_one_screen() -> None:
    people = ("--seats", "person,person", "--names", "Ola,Jan")
    with sit_down(*people, "--seed", "5", "--lang", "en", "--save", SAVED) as person:
        assert "Plac Grzybowski – Ola, Jan" in person.screen
        asked = set()
        while not person.left:
            asked.add(person.question)
            person.says("1")
        assert person.leave() == 0
    assert {f"{name}: Take one card from the market." for name in ("Ola", "Jan")} <= asked
    assert re.search("(Ola|Jan) wins!|A draw.", person.screen)
    assert not re.search("[ąćęłśźż]", person.question)
    assert saved().players == ["Ola", "Jan"]
    assert stolik("verify", SAVED).code == 0


# What may be typed.


def test_everything_that_may_be_typed_in_polish() -> None:
    with sit_down("--seed", "3") as person:
        first = person.choices()[0]
        assert "Co możesz wpisać:" in person.says("?")
        assert person.says("pomoc") == person.says("?").replace("?", "pomoc", 1)
        assert "04 Aleksandra Piłsudska (1904)" in person.says("karta 4")
        assert "Nie ma karty 77." in person.says("karta 77")
        assert "Podaj numer karty" in person.says("karta")
        assert person.says("punkty").count("Razem: 0 punktów") >= 1
        rule = GAME.rulebook("pl")["PG-021"].text
        assert f"PG-021: {rule}" in person.says("zasada PG-021")
        assert f"PG-021: {rule}" in person.says("Zasada pg-021")
        assert "Nie ma zasady PG-999." in person.says("zasada PG-999")
        assert person.says("lista").count("[take ") == 6
        assert person.says(f"lista {first.notation}").count("[take ") == 1
        assert "Tura " in person.says("stół")
        assert person.says("stol") == person.says("stół").replace("stół", "stol", 1)
        assert "Zapisano: half.json" in person.says("zapisz half.json")
        assert "Zapisano: grzybowski.stolik.json" in person.says("zapisz")
        assert person.question == "Gracz 1: Weź jedną kartę z rynku."
        assert "Gra przerwana po " in person.says("koniec")
        assert person.leave() == 0
    assert Path("half.json").read_bytes() == Path("grzybowski.stolik.json").read_bytes()
    assert stolik("verify", "half.json").code == 0


def test_everything_that_may_be_typed_in_english() -> None:
    with sit_down("--seed", "3", "--lang", "en") as person:
        assert "What you may type:" in person.says("help")
        assert "Aleksandra Piłsudska" in person.says("card 4")
        assert "An estimate" in person.says("points")
        assert GAME.rulebook("en")["PG-021"].text in person.says("rule pg-021")
        assert person.says("list").count("[take ") == 6
        assert "Turn " in person.says("table")
        assert "Saved: half.json" in person.says("save half.json")
        assert "The game was left after " in person.says("quit")
        assert person.leave() == 0


def test_refused_moves_are_explained_and_change_nothing() -> None:
    with sit_down("--seed", "3", "--option", "first=1", "--save", SAVED) as person:
        first = person.choices()[0]
        for typed, said in (
            ("end", "Nie można. PG-010 Nie można pasować: weź kartę z rynku."),
            ("lay 01a 0,0", "Nie można. PG-011 Najpierw weź kartę z rynku."),
            ("take 77a", "Nie można. Nie ma karty 77; są karty od 1 do 55."),
            ("tańcz", "Nie można. „tańcz” to nie ruch."),
            ("[/] [bold]", "Nie można. „[/] [bold]” to nie ruch."),
            ("take", "Nie można. Ruch „take” pisze się tak: take 24a"),
            ("0", "Na liście nie ma pozycji 0."),
            ("99", "Na liście nie ma pozycji 99."),
            ("-1", "Nie można. „-1” to nie ruch."),
        ):
            assert said in person.says(typed)
            assert person.question == "Gracz 1: Weź jedną kartę z rynku."
        assert f"PG-010: {GAME.rulebook('pl')['PG-010'].text}" in person.says("end")
        assert person.says("").strip() == "Gracz 1: Weź jedną kartę z rynku."
        person.says(f"  {first.notation.upper()}  ")
        assert person.question == "Gracz 1: Połóż wziętą kartę w swojej siatce."
        assert "PG-R23 Pierwszą kartę kładziesz w miejscu 0,0" in person.says(
            first.notation.replace("take", "lay") + " 1,1"
        )
        person.says("koniec")
    assert [move.move for move in saved().moves] == [first.notation]


def test_the_end_of_a_move_is_enough() -> None:
    with sit_down("--seed", "3", "--option", "first=1", "--save", SAVED) as person:
        take = person.choices()[2].notation
        person.says(take.split()[-1])
        assert person.question == "Gracz 1: Połóż wziętą kartę w swojej siatce."
        person.says("0,0")
        assert person.question == "Gracz 1: Weź jedną kartę z rynku."
        person.says("koniec")
    lay = take.replace("take", "lay") + " 0,0"
    assert [move.move for move in saved().moves][:2] == [take, lay]


def test_a_file_that_cannot_be_saved_does_not_end_the_game() -> None:
    with sit_down("--seed", "3") as person:
        assert "Nie można zapisać pliku nowhere/game.json" in person.says(
            "zapisz nowhere/game.json"
        )
        assert not person.left
        assert person.question == "Gracz 1: Weź jedną kartę z rynku."


def test_colours_come_with_letters() -> None:
    with sit_down("--seed", "3", term="xterm-256color") as person:
        assert COLOUR.search(person.all)
        with sit_down("--seed", "3") as plain:
            assert not COLOUR.search(plain.all)
            assert plain.screen == person.screen


# Leaving.


def test_ctrl_d_ends_cleanly() -> None:
    with sit_down("--seed", "3", "--option", "first=1", "--save", SAVED) as person:
        person.says("1")
        person.child.sendeof()
        assert "Gra przerwana po 1 ruchu." in person.look()
        assert f"Zapisano: {SAVED}" in person.screen
        assert person.leave() == 0
    assert len(saved().moves) == 1


def test_ctrl_c_leaves_with_one_line_and_keeps_the_game() -> None:
    with sit_down("--seed", "3", "--option", "first=1", "--save", SAVED) as person:
        person.says("1")
        person.child.sendintr()
        screen = person.look()
        assert "Traceback" not in screen
        assert screen.rstrip().endswith("Przerwano.")
        assert person.leave() == 130
    assert len(saved().moves) == 1


# Going on.


def test_a_saved_game_goes_on() -> None:
    match = played("random,random", moves=31)
    match.record.players = ["Ola", "Jan"]
    Path("half.json").write_text(match.record.dumps(), encoding="utf-8")
    with sit_down("--resume", "half.json", "--seats", "person,person", "--save", SAVED) as person:
        assert "Plac Grzybowski – Ola, Jan" in person.screen
        assert person.question.startswith(("Ola: ", "Jan: "))
        person.says("1")
        person.says("koniec")
        assert "Gra przerwana po 32 ruchach." in person.screen
    record = saved()
    assert record.moves[:31] == match.record.moves
    assert len(record.moves) == 32
    assert record.seed == match.record.seed
    assert stolik("verify", SAVED).code == 0


def test_a_finished_game_shows_its_result_again() -> None:
    Path("whole.json").write_text(played("random,random").record.dumps(), encoding="utf-8")
    with sit_down("--resume", "whole.json") as person:
        assert "\nWynik\n" in person.screen
        assert person.leave() == 0


POSITION = grid(
    "\n24a 25a --- --- ---" + "\n--- --- --- --- ---" * 4 + "\n",
    'to_move = 1\nhand = "01r"\n',
)


def test_a_game_begins_from_a_position() -> None:
    Path("position.toml").write_text(POSITION, encoding="utf-8")
    with sit_down("--position", "position.toml", "--save", SAVED) as person:
        assert person.question == "Gracz 1: Połóż wziętą kartę w swojej siatce."
        assert {choice.notation for choice in person.choices()} >= {"lay 01r 0,2", "lay 01r 1,0"}
        assert "Nie można. PG-021" in person.says("lay 01r 3,3")
        person.says("lay 01r 0,2")
        person.says("koniec")
    data = json.loads(Path(SAVED).read_text(encoding="utf-8"))
    assert data["moves"][0] == {"seat": 0, "move": "lay 01r 0,2"}
    assert data["snapshots"][0]["at"] == 0
    assert stolik("verify", SAVED).code == 0
