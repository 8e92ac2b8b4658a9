"""Ta Ziemia at the command line: the commands that every game has, and its table as text."""

import json
from pathlib import Path

import pytest
from rich.text import Text

from stolik.games import GAMES
from stolik.games.ziemia.moves import EXAMPLES
from stolik.games.ziemia.terminal import time_track
from stolik.kernel.chance import derived_seed
from stolik.kernel.game import LANGUAGES, Language
from stolik.kernel.record import Record
from stolik.words import Words
from tests.cli.desk import played, stolik
from tests.cli.table import sit_down

GAME = GAMES["ziemia"]
SEED = derived_seed("ziemia", "a table in June")
SAVED = "game.stolik.json"
WIDTH = 100

JUNE = """
factions = "DR"
turn = "D"
time = 20
pool = "1/2/0"
central = 52
offices = 1
prison = "R"
shown = [{ card = 58, fields = "D." }, 64, 73]
hands = [[61], [55, 65, 84]]
[cities.warszawa]
local = 34
office = "R"
[cities.gniezno]
faithful = 2
agents = 1
[cities.krakow]
faithful = 7
rule = 106
"""
"""The Clergy are to place; the Workers hold a card for any turn, a reaction, one for their own."""


def written(text: str = JUNE) -> Path:
    path = Path("june.toml")
    path.write_text(text, encoding="utf-8")
    return path


# Positions.


def test_score_tells_every_point_and_every_loss() -> None:
    told = stolik("score", "ziemia", written()).out
    assert "   7  Wierni w Krakowie: 7 TZ-081\n" in told
    assert "  -3  „Zajęcie gruntów parafii”: kara za kartę lokalną w Warszawie" in told
    assert "  -1  w Więzieniu 1 Obywatel Robotników TZ-084\n" in told
    assert told.endswith("Razem: 4 punkty\n\n")
    account = json.loads(stolik("score", "ziemia", written(), "--json").out)
    assert (account["total"], account["target"], account["won"]) == (4, 20, False)


@pytest.mark.parametrize(
    ("move", "polish", "english"),
    [
        (
            "place gniezno church faithful",
            "TZ-054 W Gnieźnie jest Agent, więc nie przybędzie tam Wiernych.",
            "TZ-054 There is an Agent in Gniezno, so no Faithful can be added there.",
        ),
        (
            "place krakow church faithful",
            "TZ-051 W Krakowie wszystkie kółka są zajęte: 7 z 7.",
            "TZ-051 All circles in Kraków are taken: 7 of 7.",
        ),
        (
            "place warszawa office",
            "TZ-021 W Urzędzie w Warszawie stoi już Obywatel.",
            "TZ-021 A Citizen stands in the Office in Warsaw already.",
        ),
        (
            "place oswiecim office resistance",
            "TZ-027 Centralna Karta Reżimu „Rozmowy Kontrolowane” pozwala tylko na jedną akcję",
            "TZ-027 The Central Regime card ‘Monitored Calls’ allows one Office action a turn.",
        ),
        (
            "place warszawa special rule",
            "TZ-067 W Warszawie leży lokalna karta „Zajęcie gruntów parafii”, więc",
            "TZ-067 The local card ‘Parish land seized’ lies in Warsaw, so its City rule",
        ),
        (
            "place nowy-targ special free",
            "TZ-032 Uwolnienie kosztuje tu 2 Wpływy od osoby, a tyle nie ma w puli.",
            "TZ-032 Freeing costs 2 Influence a head here, and the pool has less.",
        ),
        (
            "remove warszawa",
            "TZ-072 Na usunięcie karty „Zajęcie gruntów parafii” z Warszawy brakuje w puli "
            "1 Wiary i 1 Wpływu.",
            "TZ-072 To remove ‘Parish land seized’ from Warsaw the pool is short of "
            "1 Faith and 1 Influence.",
        ),
        (
            "prepare 58 D",
            "TZ-021 Pole Duchowieństwa na karcie „Oaza” jest już zajęte.",
            "TZ-021 The field of the Clergy on ‘Oasis retreat’ is taken already.",
        ),
        (
            "prepare 64 R",
            "TZ-038 Na karcie „Ulotki” stawiasz swojego Obywatela tylko na polu swojej frakcji, "
            "a nie na polu Robotników.",
            "TZ-038 On ‘Leaflets’ you place your Citizen only on a field of your own faction,",
        ),
        (
            "call D 73",
            "TZ-R15 Wzywa się Obywateli innej frakcji, a Duchowieństwo to twoja frakcja.",
            "TZ-R15 You call Citizens of another faction, and Clergy is your own.",
        ),
        (
            "play 55",
            "TZ-040 Karty „Msza polowa” nie masz w ręku.",
            "TZ-040 You do not hold ‘Field Mass’.",
        ),
        (
            "end",
            "TZ-017 Nie możesz jeszcze zakończyć tury: masz do postawienia 3 Obywateli.",
            "TZ-017 You cannot end your turn yet: you have 3 Citizens to place.",
        ),
    ],
)
def test_why_explains_with_names(move: str, polish: str, english: str) -> None:
    for language, sentence in (("pl", polish), ("en", english)):
        answer = stolik("why", "ziemia", written(), move, "--lang", language)
        assert answer.code == 1
        assert sentence in answer.out


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ("rule = 103", "w puli nie ma tego, co trzeba zapłacić."),
        ("rule = 99", "potrzeba jeszcze jednego Obywatela do dyspozycji i wolnego pola"),
        ("rule = 106", "na planszy nie ma Agentów."),
    ],
)
def test_why_says_what_a_city_rule_lacks(rule: str, sentence: str) -> None:
    path = written(f"usable = 1\ncentral = 45\n[cities.krakow]\n{rule}\n")
    answer = stolik("why", "ziemia", path, "place krakow special rule")
    assert answer.code == 1
    assert answer.out.startswith("TZ-R68 Specjalnej Zasady „")
    assert sentence in answer.out


def test_why_asks_for_the_seats_that_wait_too() -> None:
    def asked(move: str) -> str:
        return stolik("why", "ziemia", written(), move, "--seat", "2").out

    assert asked("play 55") == "legalny ruch\n"
    assert "TZ-R23 Karta „Służba porządkowa” to reakcja: zagrasz ją tylko przy" in asked("play 65")
    assert "TZ-R23 Kartę „Punkty informacyjne” zagrywa się tylko w swojej turze." in asked(
        "play 84"
    )
    assert "TZ-009 Teraz decyduje inny gracz." in asked("end")


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("dance", "„dance” to nie ruch. Ruch zaczyna się od jednego ze słów: place, prepare,"),
        ("place paryz church", "„paryz” to nie Miasto; Miasta to warszawa, gniezno,"),
        ("place gniezno kino", "„kino” to nie pole; pola to church, office, special."),
        ("prepare 55 X", "„x” to nie frakcja; frakcje to D R S I."),
        ("play 12", "Tu nie pasuje karta „Podsłuch”; potrzebny jest numer od 55 do 98."),
        ("play kartę", "„karte” to nie numer karty."),
        ("pay 2", "Ruch „pay” pisze się tak: pay 0/2/0"),
    ],
)
def test_what_cannot_be_read_is_named(move: str, sentence: str) -> None:
    answer = stolik("why", "ziemia", written(), move)
    assert answer.code == 2
    assert sentence in answer.said


# Whole games.


@pytest.mark.parametrize("bots", ["random,random", "random,random,random", "random,random," * 2])
def test_bots_play_together(bots: str) -> None:
    seats = bots.strip(",")
    answer = stolik("selfplay", "ziemia", "--games", "1", "--bots", seats, "--json")
    assert answer.code == 0
    game = json.loads(answer.out.splitlines()[0])
    assert len(set(game["scores"])) == 1
    assert len(game["scores"]) == len(seats.split(","))


def test_fuzz_checks_every_law() -> None:
    answer = stolik("fuzz", "ziemia", "--seconds", "0.1")
    assert answer.code == 0
    assert answer.out.startswith("1 gra, ")


@pytest.mark.parametrize("target", [10, "level"])
def test_a_record_is_told_and_verified(target: str | int) -> None:
    match = played("random,random,random", SEED, game=GAME, options={"target": target})
    path = Path(SAVED)
    path.write_text(match.record.dumps(), encoding="utf-8")
    told = stolik("replay", path).out
    assert "Zaczyna się pielgrzymka. Gra się kończy." in told
    total = GAME.score(match.state).totals[0]
    wanted = 20 if target == "level" else 10
    assert told.count("Razem: ") == 1
    assert f"Do celu {wanted} zabrakło {wanted - total} punkt" in told
    assert "Runda 1 – poziom normalny" in stolik("replay", path, "--to", "3").out
    assert "Zapis jest prawdziwy." in stolik("verify", path).out


def test_a_group_that_reaches_its_target_has_won() -> None:
    crowds = "".join(
        f"[cities.{city}]\nfaithful = {count}\n"
        for city, count in (("warszawa", 6), ("gniezno", 4), ("czestochowa", 6), ("krakow", 6))
    )
    path = written(f"time = 100\n{crowds}")
    seats = ("--seats", "person,person,random,random", "--position", path)
    assert "\nWygraliście: 22 punkty przy celu 20.\n" in stolik("play", "ziemia", *seats).out
    english = stolik("play", "ziemia", *seats, "--lang", "en").out
    assert "\nYou won together: 22 points, target 20.\n" in english


def test_rules_are_read_in_both_languages() -> None:
    for language in LANGUAGES:
        answer = stolik("rules", "ziemia", "tz-r08", "--lang", language)
        assert GAME.rulebook(language)["TZ-R08"].text in answer.out


def test_options_go_by_their_names() -> None:
    wrong = stolik("play", "ziemia", "--option", "level=lax")
    assert wrong.code == 2
    assert "level=normal, level=easy, level=hard, level=extreme, target=level" in wrong.said


# Cards.


@pytest.mark.parametrize(
    ("card", "polish", "english"),
    [
        (8, "Karta Reżimu natychmiastowa, czas 3", "Immediate Regime card, time 3"),
        (
            34,
            "Karta Reżimu lokalna, czas 4, do usunięcia za 2 Wiary, 2 Opory i 1 Wpływ, kara 3",
            "Local Regime card, time 4, removed for 2 Faith, 2 Resistance and 1 Influence, penalty",
        ),
        (49, "Centralna Karta Reżimu", "Central Regime card"),
        (
            72,
            "Karta Odnowy, reakcja, gdy odkryto natychmiastową kartę Reżimu; pola S I; nagroda",
            "Renewal card, reaction, when an immediate Regime card is revealed; fields S I; reward",
        ),
        (61, "Karta Odnowy, w swojej turze; pola D I;", "Renewal card, own turn; fields D I;"),
        (102, "Specjalna Zasada Miasta", "City rule"),
        (110, "Karta frakcji I", "Faction card I"),
    ],
)
def test_a_card_tells_what_it_is(card: int, polish: str, english: str) -> None:
    for language, kind in (("pl", polish), ("en", english)):
        name, line, *rest = stolik("cards", "ziemia", str(card), "--lang", language).out.split("\n")
        each = GAME.names["card"][language][card]
        assert name.split(" ", 1)[1] in each
        assert line.startswith(kind)
        assert any(rest)


def test_cards_tell_what_lasts_and_what_every_faction_has() -> None:
    assert "Dopóki leży, Wiernych tu nie przybywa." in stolik("cards", "ziemia", "26").out
    assert "Wstawiennictwo" in stolik("cards", "ziemia", "107").out
    assert "To podaje drukowana instrukcja: numer, nazwa;" in stolik("cards", "ziemia", "49").out
    assert "The card was made for this edition." in stolik("cards", "ziemia", "8", "--lang=en").out
    assert stolik("cards", "ziemia", "111").said == "Nie ma karty 111."


def test_another_deck_file_is_checked() -> None:
    deck = (GAME.folder / "deck.toml").read_text(encoding="utf-8")
    path = Path("deck.toml")
    path.write_text(deck.replace("Msza polowa", "Msza w polu"), encoding="utf-8")
    assert stolik("cards", "ziemia", "55", "--deck", path).out.startswith("55 Msza w polu\n")
    path.write_text(deck.replace('fields = "DR"', 'fields = "RD"', 1), encoding="utf-8")
    answer = stolik("cards", "ziemia", "55", "--deck", path)
    assert answer.code == 2
    assert "w kolejności DRSI" in answer.said


# The table.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_its_columns_at_every_moment(language: Language) -> None:
    """Long enough for hands, local cards, prisoners, questions and reactions."""
    say = Words(language, GAME, ["Ola", "Jan", "Hania", "Marek"])
    seen = set()
    for moves in range(0, 160, 4):
        match = played("random,random,random,random", SEED, moves, GAME)
        for seat in (0, None):
            table = Text.from_markup(GAME.draw(GAME.view(match.state, seat), say)).plain
            assert max(map(len, table.splitlines())) <= WIDTH, table
            seen.add(GAME.prompt(match.state))
    assert {"turn", "draw"} < seen


def test_the_table_is_told_without_colours() -> None:
    with sit_down("--position", str(written().absolute()), game="ziemia") as person:
        rows = [line.rstrip() for line in person.screen.splitlines()]
        assert "Gniezno        ●●▲○     Kościół  ·   Urząd  ·   Specjalne  ·" in rows
        assert "Warszawa       ○○○○○○   Kościół  ·   Urząd  R   Specjalne  ·" in rows
        assert (
            "               ! lokalna 34 Zajęcie gruntów parafii, do usunięcia za "
            "2 Wiary, 2 Opory i 1 Wpływ,"
        ) in rows
        assert "Więzienie:  R  1" in rows
        assert "Telefon: wolny" in rows
        assert "Pula: Wiara 1, Opór 2, Wpływy 0" in rows
        assert any(row.startswith("Punkty teraz: 4, cel 20 (Wierni 9, straty:") for row in rows)
        assert "  58 Oaza  D: D  S: ·   nagroda 1 Wpływ" in rows
        assert "→ 1 Gracz 1 (ty) –  D  Duchowieństwo, na karcie frakcji 3, do dyspozycji 3" in rows
        assert "       61 Tygodnik Powszechny" in rows
        assert "Frakcje bez gracza, w rezerwie:  S  4   I  4" in rows


@pytest.mark.parametrize(
    ("time", "track"),
    [
        (0, "[---------|---------|---------|----------]"),
        (24, "[=========|---------|---------|----------]"),
        (44, "[=========|=======--|---------|----------]"),
        (100, "[=========|=========|=========|==========]"),
    ],
)
def test_time_stands_where_it_has_come(time: int, track: str) -> None:
    shown = Text.from_markup(time_track(time, Words("en", GAME))).plain
    assert shown == f"{track} time {time} of 100, Mobilisations at 25, 50, 75"


# People at the table.


def test_a_whole_game_with_a_bot() -> None:
    words = ("--seats", "person,random", "--seed", "june", "--save", SAVED)
    with sit_down(*words, game="ziemia") as person:
        moves = 0
        while not person.left:
            person.says("1")
            assert "Nie można." not in person.screen
            moves += 1
            assert moves < 400, person.screen
        assert person.leave() == 0
    assert "Zaczyna się pielgrzymka. Gra się kończy." in person.screen
    assert person.screen.count("Razem: ") == 1
    result = Record.load(SAVED).result
    assert result
    assert result["winners"] == []
    assert "Tym razem się nie udało. Do celu 20 zabrakło " in person.screen
    assert "Zapis jest prawdziwy." in stolik("verify", SAVED).out


def test_the_question_names_the_faction() -> None:
    words = ("--seats", "person,person", "--names", "Ola,Ola", "--option", "factions=choose")
    with sit_down(*words, "--option", "start=1", game="ziemia") as person:
        assert person.question == "Ola: Wybierz frakcję."
        person.says("take S")
        assert "Nie można. TZ-002 Frakcja Studenci jest już zajęta." in person.says("take S")
        person.says("take D")
        assert person.question.startswith("Ola (Studenci): Postaw Obywatela,")


def test_whoever_waits_may_interject() -> None:
    position = str(written().absolute())
    people = ("--seats", "person,person", "--names", "Ola,Jan", "--position", position)
    with sit_down(*people, game="ziemia") as person:
        hint = "Wtrącić się może: 2 Jan (Robotnicy). Wpisz numer miejsca, dwukropek i ruch, np. 2: "
        assert f"{hint}play …" in person.screen
        assert person.question.startswith("Ola (Duchowieństwo): Postaw Obywatela,")
        assert "Nie można. TZ-R23 Karta „Służba porządkowa”" in person.says("2: play 65")
        assert "Nie można. TZ-009 Teraz decyduje inny gracz." in person.says("2: end")
        assert "Nie ma gracza numer 3; graczy jest 2." in person.says("3: play 55")
        assert "Jan zagrywa kartę „Msza polowa”." in person.says("2:55")
        assert person.question == "Jan (Robotnicy): Wybierz Miasto."
        assert "Wtrącić się może" not in person.screen
        assert "W Oświęcimiu przybywa 1 Wierny." in person.says("pick Oświęcim")
        assert person.question.startswith("Ola (Duchowieństwo): ")
        assert "Wtrącić się może" not in person.screen
        assert "Ola stawia Obywatela w Kościele w Gnieźnie." in person.says(
            "1: place gniezno church faith"
        )


def test_a_bot_speaks_for_itself() -> None:
    position = str(written().absolute())
    with sit_down("--seats", "person,random", "--position", position, game="ziemia") as person:
        assert "Wtrącić się może" not in person.screen
        assert "To nie jest twoje miejsce." in person.says("2: play 55")


def test_every_verb_has_an_example_that_reads() -> None:
    for text in EXAMPLES:
        assert GAME.write(GAME.read(text)) == text
