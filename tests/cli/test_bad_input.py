"""Bad files: exit code 2, a sentence that names the file and the place, and nothing written."""

import io
import json
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from stolik.kernel.chance import derived_seed, seed_hash
from stolik.kernel.position import MAX_BYTES
from tests.cli.desk import COMMAND, GAME, Answer, grid, played, stolik, stolik_alone, whole_tree

FREE = "--- --- --- --- ---\n"
TOP = "24a 25a --- --- 01r\n"


def put(name: str, content: str | bytes) -> Path:
    path = Path(name)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def refused(*words: str | Path) -> str:
    """What the command says against its input; it must print and write nothing else."""
    before = whole_tree(Path())
    answer = stolik(*words)
    assert answer.code == 2
    assert answer.out == ""
    assert whole_tree(Path()) == before
    return answer.said


READERS = [
    ("score", "grzybowski", "{}"),
    ("why", "grzybowski", "{}", "end"),
    ("play", "grzybowski", "--position", "{}"),
    ("replay", "{}"),
    ("verify", "{}"),
    ("play", "grzybowski", "--resume", "{}", "--save", "new.stolik.json"),
    ("cards", "grzybowski", "--deck", "{}"),
]
"""Every way to name a file."""


@pytest.fixture(params=READERS, ids=" ".join)
def reader(request: pytest.FixtureRequest) -> tuple[str, ...]:
    words: tuple[str, ...] = request.param
    return words


def reading(reader: tuple[str, ...], path: Path) -> list[str]:
    return [word.replace("{}", str(path)) for word in reader]


# Files that hold nothing of the kind.


def test_a_missing_file(reader: tuple[str, ...]) -> None:
    assert refused(*reading(reader, Path("gone"))) == "gone: Nie ma takiego pliku."


def test_a_folder(reader: tuple[str, ...]) -> None:
    Path("folder").mkdir()
    assert refused(*reading(reader, Path("folder"))) == "folder: To jest katalog, a nie plik."


def test_a_file_that_is_no_text(reader: tuple[str, ...]) -> None:
    picture = put("picture.png", b"\x89PNG\r\n\x1a\n\x00\xff\xfe")
    assert "picture.png, wiersz 1: Plik nie jest tekstem UTF-8." in refused(
        *reading(reader, picture)
    )


def test_a_huge_file(reader: tuple[str, ...]) -> None:
    said = refused(*reading(reader, put("huge", b" " * (MAX_BYTES + 1))))
    assert said.startswith("huge: Plik jest za duży (najwięcej 1 000 000 bajtów).")


def test_a_file_in_another_language(reader: tuple[str, ...]) -> None:
    """Neither TOML nor JSON; the line is the first one that cannot be read."""
    said = refused(*reading(reader, put("poem.txt", "# Litwo\n\n{ ojczyzno moja\n")))
    assert said.startswith("poem.txt, wiersz ")
    assert "to nie jest poprawny" in said
    english = refused(*reading(reader, Path("poem.txt")), "--lang", "en")
    assert english.startswith("poem.txt, line ")
    assert "This is not valid" in english


def test_a_file_nested_without_end(reader: tuple[str, ...]) -> None:
    said = refused(
        *reading(reader, put("deep", "a = " * ("--resume" not in reader) + "[" * 90_000))
    )
    assert said.startswith("deep, wiersz 1: ")


@pytest.mark.parametrize("text", ['{"format": %s}', "to_move = %s"], ids=["json", "toml"])
def test_a_number_too_long_to_be_one(reader: tuple[str, ...], text: str) -> None:
    said = refused(*reading(reader, put("long", text % ("9" * 5000))))
    assert said.startswith("long, wiersz 1: ")


# Position files.


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (grid("\n24a 25a --- --- 24r\n" + FREE * 4), "wiersz 2: PG-002 Karta „Izrael Jehoszua"),
        (grid("\n" + TOP + FREE * 3 + "--- --- --- --- 24r\n"), "wiersz 6: PG-002 Karta „Izrael"),
        (grid("\n24a 56a --- --- 01r\n" + FREE * 4), "wiersz 2: Nie ma karty 56; są karty od 1"),
        (grid("\n24a 00a --- --- 01r\n" + FREE * 4), "wiersz 2: Nie ma karty 0; są karty od 1"),
        (grid("\n24a 25x --- --- 01r\n" + FREE * 4), "wiersz 2: Po numerze karty „25x” brakuje"),
        (grid("\n24a xxa --- --- 01r\n" + FREE * 4), "wiersz 2: „xx” to nie numer karty."),
        (grid("\n" + FREE * 2 + TOP[:-1] + " 03a\n" + FREE * 2), "wiersz 4: PG-023 W rzędzie 2"),
        (grid("\n" + FREE * 4 + "24a 25a --- ---\n"), "W rzędzie 4 siatki powinno być 5 miejsc"),
        (grid("\n" + TOP + FREE * 3), "wiersz 1: Siatka ma 5 rzędów; w pliku: 4."),
        (grid("\n" + TOP + FREE * 5), "wiersz 1: Siatka ma 5 rzędów; w pliku: 6."),
        (grid("\n" + TOP + FREE * 4 + "out 1,-3 41a\n"), "wiersz 7: PG-R27 Miejsce 1,-3 nie leży"),
        (grid("\n" + TOP + FREE * 4 + "out 1,-1\n"), "wiersz 7: Karta poza siatką to wiersz"),
        (grid("\n" + TOP + FREE * 4, 'origin = "far"'), "wiersz 8: „far” to nie miejsce"),
        (grid("\n" + TOP + FREE * 4, "gird = 1"), "wiersz 8: Nieznany klucz „gird”; możliwe:"),
        (grid("\n" + TOP + FREE * 4, 'game = "chess"'), "wiersz 8: To zapis gry „chess”, a nie"),
        ("grid = 5", "wiersz 1: Klucz „grid” ma zły rodzaj"),
    ],
)
def test_a_grid_that_no_game_could_have(text: str, said: str) -> None:
    path = put("grid.toml", text)
    for words in (("score", "grzybowski", path), ("why", "grzybowski", path, "end")):
        answer = refused(*words)
        assert answer.startswith("grid.toml, wiersz ")
        assert said in answer


def rows_of(first: int) -> str:
    """A full grid of 25 cards from this number on."""
    cards = [f"{number:02}a" for number in range(first, first + 25)]
    return "\n" + "".join(" ".join(cards[at : at + 5]) + "\n" for at in range(0, 25, 5))


def test_a_grid_with_a_card_too_many() -> None:
    path = put("grid.toml", grid(rows_of(1) + "out 1,-1 41a\n"))
    assert "PG-006 Kart w siatce: 26; może być najwyżej 25." in refused("score", "grzybowski", path)


WHOLE = grid("\n" + TOP + FREE * 4)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("to_move = 3", "wiersz 8: PG-001 Graczy jest dwoje: 1 i 2."),
        ('to_move = "me"', "wiersz 8: Klucz „to_move” ma zły rodzaj"),
        ('market = "02r 03r 04a"', "wiersz 8: PG-004 Rynek ma 6 miejsc; w pliku: 3."),
        ('market = "02a 03r 04a 05a 06a 07a"', "wiersz 8: PG-004 Miejsca 1 i 2 rynku to rewersy"),
        ('market = "--- 03r 04a 05a 06a 07a"', "wiersz 8: PG-007 Liczba pustych miejsc na rynku"),
        ('market = "24r 03r 04a 05a 06a 07a"', "wiersz 8: PG-002 Karta „Izrael Jehoszua Singer”"),
        ('stack = "05 06"', "wiersz 8: PG-002 Razem ma być 55 kart, każda w jednym miejscu."),
        ('stack = "05 05"', "wiersz 8: PG-002 Karta „"),
        ('hand = "24a"', "wiersz 8: PG-002 Karta „Izrael Jehoszua Singer” jest zapisana dwa razy."),
        ("laid = 3", "wiersz 8: PG-015 Karta „"),
        ('hand = "05a"\nlaid = 24', "wiersz 9: PG-015 "),
        ('hand = "05a"\ndrawn = 6', "wiersz 9: PG-015 "),
        ("drawn = 0", "wiersz 8: Nie ma karty 0; są karty od 1 do 55."),
        ("drawn = 56", "wiersz 8: Nie ma karty 56; są karty od 1 do 55."),
        ("chance_used = 1", "wiersz 8: Klucz „chance_used” ma zły rodzaj"),
        (f"[[seat]]\n{WHOLE}", "PG-001 Graczy jest dwoje"),
    ],
)
def test_a_table_that_no_game_could_have(more: str, said: str) -> None:
    answer = refused("why", "grzybowski", put("table.toml", WHOLE + more), "end")
    assert answer.startswith("table.toml, wiersz ")
    assert said in answer


def test_grids_that_are_out_of_step() -> None:
    path = put("table.toml", f"[[seat]]\n{WHOLE}[[seat]]\n{grid(chr(10) + FREE * 5)}")
    for words in (("score", "grzybowski", path), ("why", "grzybowski", path, "end")):
        assert "PG-010 Gracze grają na zmianę, więc siatki nie mogą mieć 3 i 0 kart." in refused(
            *words
        )


def test_the_second_grid_is_named_by_its_own_lines() -> None:
    bad = grid("\n" + FREE * 3)
    path = put("table.toml", f"[[seat]]\n{WHOLE}[[seat]]\n{bad}")
    assert "wiersz 10: Siatka ma 5 rzędów" in refused("score", "grzybowski", path)


# Records.


@cache
def record_text() -> str:
    return played("random,random", moves=40).record.dumps()


@cache
def whole_text() -> str:
    return played("random,random").record.dumps()


def record(text: str | None = None, /, **fields: Any) -> Path:
    """A record with other fields."""
    data = {**json.loads(text or record_text()), **fields}
    return put("game.stolik.json", json.dumps(data, ensure_ascii=False, indent=1))


def both(path: Path) -> str:
    """What replay and verify both say."""
    said = refused("verify", path)
    assert refused("replay", path) == said
    assert refused("play", "grzybowski", "--resume", path, "--save", "new.stolik.json") == said
    return said


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"edition": "0" * 16}, "Zapis pochodzi z wydania 0000000000000000, a to jest wydanie"),
        ({"rules": 99}, "Zapis pochodzi z wersji zasad 99, a to jest wersja"),
        ({"format": 2}, "Nieznany format zapisu: 2 (znamy 1)."),
        ({"format": None}, "Nieznany format zapisu"),
        ({"players": ["Ola"]}, "W tej grze nie może brać udziału tylu graczy: 1."),
        ({"players": ["Ola", "Jan", "Ewa"]}, "tylu graczy: 3."),
        ({"players": ["Ola", 2]}, "Pola „players” brakuje albo ma zły rodzaj."),
        ({"players": "Ola"}, "Pola „players” brakuje albo ma zły rodzaj."),
        ({"seed": "abc"}, "Pola „seed” brakuje albo ma zły rodzaj."),
        ({"seed_hash": 5}, "Pola „seed_hash” brakuje albo ma zły rodzaj."),
        ({"rules": True}, "Pola „rules” brakuje albo ma zły rodzaj."),
        ({"options": {"first": 7}}, "Pola „options” brakuje albo ma zły rodzaj."),
        ({"moves": {}}, "Pola „moves” brakuje albo ma zły rodzaj."),
        ({"snapshots": [{"at": 3}]}, "„rules” brakuje albo ma zły rodzaj."),
        ({"snapshots": [{"at": 0, "rules": 1, "state": {}}]}, "„state” brakuje albo ma zły"),
        ({"setup": []}, "ruch 0: Zapisany los nie pasuje do tego miejsca gry."),
        ({"setup": [[1, 2, 3], 0]}, "ruch 0: Zapisany los nie pasuje do tego miejsca gry."),
        ({"setup": ["x"]}, "ruch 0: Pola „chance” brakuje albo ma zły rodzaj."),
        ({"result": {"scores": [99, 0]}}, "ruch 40: Zapisany wynik nie zgadza się z przebiegiem"),
    ],
)
def test_a_record_of_something_else(fields: dict[str, Any], said: str) -> None:
    answer = both(record(**fields))
    assert answer.startswith("game.stolik.json")
    assert said in answer


def test_a_record_of_another_game() -> None:
    path = record(game="chess")
    for words in (("replay", path), ("verify", path)):
        assert (
            refused(*words)
            == "game.stolik.json: Nie ma gry „chess”; są: grzybowski, tczew, ziemia."
        )
    said = refused("play", "grzybowski", "--resume", path)
    assert said == "game.stolik.json: To zapis gry „chess”, a nie „grzybowski”."


@pytest.mark.parametrize("field", ["game", "edition", "moves", "seed_hash", "setup", "result"])
def test_a_record_without_a_field(field: str) -> None:
    data = json.loads(record_text())
    del data[field]
    said = refused("replay", put("game.stolik.json", json.dumps(data)))
    assert said == f"game.stolik.json: Pola „{field}” brakuje albo ma zły rodzaj."


def test_a_forged_hash() -> None:
    said = refused("verify", record(seed_hash="0" * 64))
    assert said == "game.stolik.json: Ziarno losowania nie pasuje do ogłoszonego skrótu."


def test_a_forged_seed() -> None:
    """A seed that fits its hash, but not the cards that were dealt."""
    forged = derived_seed("a luckier day")
    assert "skrótu" in refused("verify", record(seed=forged))
    said = refused("verify", record(seed=forged, seed_hash=seed_hash(forged)))
    assert said == "game.stolik.json, ruch 0: Zapisany los nie wynika z ziarna losowania."


def test_an_unpublished_seed_cannot_be_verified() -> None:
    path = record(seed=None)
    assert "nie jest jeszcze ujawnione" in refused("verify", path)
    assert stolik("replay", path).code == 0


def test_a_game_with_an_unpublished_or_forged_seed_cannot_go_on() -> None:
    for fields in ({"seed": None}, {"seed": "0" * 64}, {"seed_hash": "0" * 64}):
        assert "Ziarno" in refused("play", "grzybowski", "--resume", record(**fields))


def test_changed_luck_in_the_deal() -> None:
    order, first = json.loads(record_text())["setup"]
    path = record(setup=[[*order[1:], order[0]], first], moves=[])
    said = refused("verify", path)
    assert said == "game.stolik.json, ruch 0: Zapisany los nie wynika z ziarna losowania."


def test_changed_luck_at_a_move() -> None:
    """A luck that a move cannot have had: nothing was drawn there."""
    moves = json.loads(record_text())["moves"]
    moves[4] = {**moves[4], "chance": [1]}
    said = refused("replay", record(moves=moves))
    assert said == "game.stolik.json, ruch 5: Zapisany los nie pasuje do tego miejsca gry."
    said = refused("verify", record(moves=moves))
    assert said == "game.stolik.json, ruch 5: Zapisany los nie wynika z ziarna losowania."


def test_an_illegal_move_in_the_middle() -> None:
    moves = json.loads(record_text())["moves"]
    at = next(n for n, each in enumerate(moves) if n > 20 and each["move"].startswith("lay"))
    moves[at] = {**moves[at], "move": " ".join([*moves[at]["move"].split()[:2], "9,8"])}
    said = both(record(moves=moves))
    assert said.startswith(f"game.stolik.json, ruch {at + 1}: PG-023 ")
    assert "nie zmieści się w siatce 5×5" in said


def test_a_move_of_the_wrong_seat() -> None:
    moves = json.loads(record_text())["moves"]
    moves[9] = {**moves[9], "seat": 1 - moves[9]["seat"]}
    assert both(record(moves=moves)) == (
        "game.stolik.json, ruch 10: PG-010 Teraz jest tura drugiego gracza."
    )


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ({"seat": 2, "move": "end"}, "ruch 11: Nie ma gracza numer 3; graczy jest 2."),
        ({"seat": -1, "move": "end"}, "ruch 11: Nie ma gracza numer 0; graczy jest 2."),
        ({"seat": 0, "move": "fly"}, "ruch 11: „fly” to nie ruch."),
        ({"seat": "0", "move": "end"}, "ruch 11: Pola „seat” brakuje albo ma zły rodzaj."),
        ({"seat": 0}, "ruch 11: Pola „move” brakuje albo ma zły rodzaj."),
        ({"seat": 0, "move": "end", "chance": 3}, "ruch 11: Pola „chance” brakuje albo ma zły"),
        ({"seat": 0, "move": "end", "luck": 3}, "ruch 11: Pola „{seat, move, chance}” brakuje"),
        ("end", "ruch 11: Pola „{seat, move, chance}” brakuje albo ma zły rodzaj."),
        pytest.param(
            {"seat": 10**40, "move": "end"},
            "ruch 11: ",
        ),
    ],
)
def test_a_move_that_is_none(move: Any, said: str) -> None:
    moves = json.loads(record_text())["moves"]
    assert said in both(record(moves=[*moves[:10], move, *moves[11:]]))


def test_a_move_after_the_end() -> None:
    moves = json.loads(whole_text())["moves"]
    path = record(whole_text(), moves=[*moves, {"seat": 0, "move": "end"}])
    assert f"ruch {len(moves) + 1}: PG-060 Gra już się skończyła." in both(path)


def test_a_record_that_is_cut_off() -> None:
    text = whole_text()
    lines = text.splitlines(keepends=True)
    half = put("game.stolik.json", "".join(lines[: len(lines) // 2]))
    said = both(half)
    assert said.startswith("game.stolik.json, wiersz ")
    assert int(said.split("wiersz ")[1].split(":")[0]) >= len(lines) // 2 - 1
    assert "to nie jest poprawny JSON" in said


def test_a_record_whose_last_moves_are_missing() -> None:
    """It claims a result that its moves do not reach."""
    moves = json.loads(whole_text())["moves"]
    said = both(record(whole_text(), moves=moves[:50]))
    assert said == ("game.stolik.json, ruch 50: Zapisany wynik nie zgadza się z przebiegiem gry.")


def test_a_better_result_than_was_played() -> None:
    data = json.loads(whole_text())
    result = {**data["result"], "scores": [99, 1], "winners": [0]}
    assert "Zapisany wynik nie zgadza się" in both(record(whole_text(), result=result))


def test_names_are_shown_as_they_are_written() -> None:
    """A name is never taken for markup or for a command to the terminal."""
    path = record(players=["[/] Ola", "[red]Jan"])
    answer = stolik("replay", path)
    assert answer.code == 0
    assert "Gracze: [/] Ola, [red]Jan" in answer.out
    assert "Siatka: [/] Ola" in answer.out


def test_a_name_that_is_no_text() -> None:
    """Half a character, as JSON can write it."""
    path = put(
        "game.stolik.json",
        record_text().replace('["random", "random"]', '["\\ud800", "random"]'),
    )
    assert "\\ud800" in path.read_text()
    answer = stolik_alone("replay", path)
    assert "Traceback" not in answer.err
    assert answer.code in (0, 2)


def test_a_terminal_that_has_no_polish_letters() -> None:
    answer = stolik_alone("cards", "grzybowski", "4", PYTHONIOENCODING="ascii")
    assert "Traceback" not in answer.err
    assert answer.code == 0


def typed(monkeypatch: pytest.MonkeyPatch, *answers: str) -> Answer:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{each}\n" for each in answers)))
    return stolik("play", "grzybowski", "--seed", "3", "--option", "first=1")


@pytest.mark.parametrize(
    "answer",
    [
        pytest.param("9" * 5000),
        pytest.param("karta " + "9" * 5000),
        "take " + "9" * 5000,
    ],
    ids=["number", "card", "move"],
)
def test_a_number_too_long_to_be_typed(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    said = typed(monkeypatch, answer, "1")
    assert said.code == 0
    assert "Gra przerwana po 1 ruchu." in said.out


def test_a_file_too_large_for_the_memory() -> None:
    """It is refused by its size, not after all of it was read."""
    with Path("huge.toml").open("wb") as file:
        file.truncate(1 << 36)  # 64 GiB, none of them on the disk
    limited = f"ulimit -v 4000000; exec {shlex.quote(COMMAND)} score grzybowski huge.toml"
    done = subprocess.run(
        ["bash", "-c", limited], capture_output=True, encoding="utf-8", timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("huge.toml: Plik jest za duży")


def test_every_english_complaint_about_a_record_is_english() -> None:
    said = refused("verify", record(rules=99), "--lang", "en")
    assert said == (
        f"game.stolik.json: The record is of rules version 99, and this is version "
        f"{GAME.rules_version}."
    )
