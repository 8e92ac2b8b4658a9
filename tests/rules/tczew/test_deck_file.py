"""A deck file with a fault is refused, and the fault is told with the card and the field."""

import re
from pathlib import Path

import pytest

from stolik.games.tczew import deck
from stolik.games.tczew.deck import DECK
from stolik.games.tczew.deckfile import load_deck
from stolik.kernel.refusal import BadInput
from tests.rules.decks import DeckFile
from tests.rules.marks import rule

DECK_FILE = Path(deck.__file__).with_name("deck.toml")
FILE = DeckFile(DECK_FILE.read_text(encoding="utf-8"), load_deck)
refused = FILE.refused


def damaged(tmp_path: Path, kind: str, number: int, old: str, new: str) -> BadInput:
    return FILE.damaged(tmp_path, f"\n[[{kind}]]\nnumber = {number}\n", old, new)


CARD_FAULTS = [
    (5, 'category = "R"', "", "category", "deck-missing"),
    (5, 'category = "R"', 'category = "X"', "category", "deck-letter"),
    (5, 'category = "R"', 'category = "RP"', "category", "deck-letter"),
    (5, 'category = "R"', 'category = "r"', "category", "deck-letter"),
    (5, 'category = "R"', "category = 1", "category", "deck-missing"),
    (5, 'category = "R"', 'category = "R"\ncolour = "red"', "colour", "deck-field"),
    (1, "epoch = 2", 'epoch = 2\ncategory = "R"', "category", "deck-start"),
    (5, "epoch = 3", "epoch = 0", "epoch", "deck-range"),
    (5, "epoch = 3", "epoch = 6", "epoch", "deck-range"),
    (5, "epoch = 3", 'epoch = "III"', "epoch", "deck-missing"),
    (5, "epoch = 3", "epoch = 2", "epoch", "deck-packet"),
    (114, "epoch = 2", "epoch = 3", "epoch", "deck-packet"),
    (5, "stars = 1", "stars = -1", "stars", "deck-range"),
    (5, "stars = 1", "stars = 5", "stars", "deck-range"),
    (5, "stars = 1", "stars = true", "stars", "deck-missing"),
    (5, "stars = 1", "stars = 0", "stars", "deck-star"),
    (7, "stars = 0", "stars = 1", "stars", "deck-star"),
    (7, 'en = "Municipal office"', 'de = "Magistrat"', "title", "deck-languages"),
    (7, 'en = "Municipal office"', 'en = " "', "title", "deck-languages"),
    (7, 'en = "Municipal office"', "en = 7", "title", "deck-languages"),
    (7, 'en = "Municipal office"', 'en = "Superadministration"', "title", "deck-long"),
    (20, 'pl = "Komisariat Policji"', 'pl = "Komisariat Policji Państwowej"', "short", "deck-long"),
    (5, 'sources = ["ehol"]', "sources = []", "sources", "deck-sources"),
    (5, 'sources = ["ehol"]', 'sources = ["hearsay"]', "sources", "deck-sources"),
    (5, 'sources = ["ehol"]', 'sources = [["ehol"]]', "sources", "deck-missing"),
    (7, "sources = []", 'sources = ["ehol"]', "sources", "deck-sources"),
    (7, "sources = []", 'note = { pl = "Tak.", en = "So." }\nsources = []', "sources",
     "deck-sources"),
    (7, "stated = []", "stated = [1]", "stated", "deck-missing"),
    (7, "stated = []", "", "stated", "deck-missing"),
]  # fmt: skip


@pytest.mark.parametrize(("number", "old", "new", "field", "reason"), CARD_FAULTS)
def test_a_fault_of_a_card_is_told_with_the_card_and_the_field(
    tmp_path: Path, number: int, old: str, new: str, field: str, reason: str
) -> None:
    fault = damaged(tmp_path, "card", number, old, new)
    assert fault.where == {"card": number, "field": field}
    assert fault.refusal.reason == reason


@pytest.mark.parametrize(
    ("number", "old", "new", "second", "field"),
    [
        (7, 'pl = "Magistrat"', 'pl = "Apteka"', 32, "title"),
        (7, 'en = "Municipal office"', 'en = "Tax office"', 13, "title"),
        (7, 'en = "Municipal office"', 'en = "Rat plague"', 151, "title"),
        (20, 'pl = "Komisariat Policji"', 'pl = "Straż nocna"', 20, "short"),
    ],
)
def test_of_two_cards_with_one_name_the_second_is_told(
    tmp_path: Path, number: int, old: str, new: str, second: int, field: str
) -> None:
    fault = damaged(tmp_path, "card", number, old, new)
    assert fault.where == {"card": second, "field": field}
    assert fault.refusal.reason == "deck-twice"


ROLL, RETURN = '{ do = "roll", die = 3 }, ', '{ do = "return" }'
EVENT_FAULTS = [
    (151, "epoch = 3", "epoch = 2", 0, "epoch", "deck-range"),
    (151, 'target = "opponent"', 'target = "rival"', 0, "target", "deck-choice"),
    (151, 'target = "opponent"', "", 0, "target", "deck-missing"),
    (151, 'shield = "Z"', 'shield = "M"', 0, "shield", "deck-letter"),
    (151, 'shield = "Z"', 'sheild = "Z"', 0, "sheild", "deck-field"),
    (154, 'service = "Z"', 'service = "ZP"', 0, "service", "deck-letter"),
    (154, "count = 2 }", "count = 0 }", 0, "count", "deck-range"),
    (154, "count = 2 }", "count = 2, cards = 1 }", 0, "cards", "deck-field"),
    (162, "halls = 2", "halls = 0", 0, "halls", "deck-range"),
    (162, "halls = 2", "halls = 5", 0, "halls", "deck-range"),
    (158, 'text = { pl = "', 'text = { de = "', 0, "text", "deck-languages"),
    (158, '{ do = "skip" }', "", 0, "effect", "deck-missing"),
    (158, '{ do = "skip" }', '"skip"', 0, "effect", "deck-missing"),
    (158, 'do = "skip"', "", 1, "do", "deck-missing"),
    (158, 'do = "skip"', 'do = "jump"', 1, "do", "deck-choice"),
    (158, 'do = "skip"', 'do = "skip", turns = 2', 1, "turns", "deck-field"),
    (151, "die = 3", "die = 4", 1, "die", "deck-choice"),
    (151, ", die = 3", "", 1, "die", "deck-missing"),
    (151, ROLL, "", 1, "do", "deck-order"),
    (151, 'of = "MH"', 'of = "MM"', 2, "of", "deck-letter"),
    (151, 'of = "MH"', 'of = ""', 2, "of", "deck-letter"),
    (151, 'of = "MH"', 'of = "MX"', 2, "of", "deck-letter"),
    (151, 'of = "MH"', 'of = ["M"]', 2, "of", "deck-missing"),
    (151, 'of = "MH"', 'only = "MH"', 2, "only", "deck-field"),
    (151, 'count = "roll"', "count = 0", 2, "count", "deck-range"),
    (151, 'count = "roll"', 'count = "all"', 2, "count", "deck-missing"),
    (151, ', count = "roll"', "", 2, "count", "deck-missing"),
    (151, RETURN, '{ do = "return", count = 1 }', 3, "count", "deck-field"),
    (152, "together = true", "together = false", 2, "together", "deck-choice"),
    (153, 'on = "water"', 'on = "sea"', 2, "on", "deck-choice"),
    (154, "turns = 3", "turns = [0]", 1, "turns", "deck-missing"),
    (154, 'tick = "return"', 'tick = "destroy"', 1, "tick", "deck-choice"),
    (154, ', tick = "return"', "", 1, "turns", "deck-process"),
    (154, ', of = "M"', "", 1, "turns", "deck-process"),
    (154, ', of = "M"', ', of = "M", ban = "T"', 1, "turns", "deck-process"),
    (155, "turns = [0]", "turns = [1]", 3, "turns", "deck-choice"),
    (155, 'who = "target"', 'who = "nobody"', 3, "who", "deck-choice"),
    (156, 'first = "T"', 'first = "TM"', 1, "first", "deck-letter"),
    (160, ', ban = "TN"', "", 2, "turns", "deck-process"),
    (160, ROLL, "", 1, "do", "deck-order"),
    (161, '{ do = "take" }, ', "", 2, "do", "deck-order"),
    (163, 'by = "target"', 'by = "lot"', 1, "by", "deck-choice"),
    (165, '{ do = "pick", of = "N", count = 1 }, ', "", 1, "do", "deck-order"),
    (172, '{ do = "row" }, ', "", 1, "do", "deck-order"),
    (172, '{ do = "sweep", area = "row" }, ', "", 2, "do", "deck-order"),
    (172, 'area = "row"', 'area = "cross"', 2, "do", "deck-order"),
    (183, '{ do = "pick", of = "M", touching = "user", count = "roll" }, ', "", 2, "do",
     "deck-order"),
    (188, 'whose = "target"', 'whose = "anybody"', 1, "whose", "deck-choice"),
    (189, "neighbours = 1", "neighbours = 0", 2, "neighbours", "deck-range"),
    (193, "look = 5", "look = 0", 1, "look", "deck-range"),
    (199, '{ do = "strike" }, ', "", 1, "do", "deck-order"),
    (200, 'on = "river"', 'on = "water"', 1, "on", "deck-choice"),
    (200, ', on = "river"', "", 1, "either", "deck-either"),
    (158, 'do = "skip"', 'do = "cover"', 0, "effect", "deck-substitute"),
    (168, 'do = "cover", of = "MN"', 'do = "skip"', 0, "effect", "deck-substitute"),
]  # fmt: skip


@pytest.mark.parametrize(("number", "old", "new", "at", "field", "reason"), EVENT_FAULTS)
def test_a_fault_of_an_event_is_told_with_the_effect_and_the_field(
    tmp_path: Path, number: int, old: str, new: str, at: int, field: str, reason: str
) -> None:
    fault = damaged(tmp_path, "event", number, old, new)
    place = {"effect": at} if at else {}
    assert fault.where == {"card": number, **place, "field": field}
    assert fault.refusal.reason == reason


SUBSTITUTE_FAULTS = [
    (168, 'category = "U"', 'category = "D"', "category", "deck-letter"),
    (168, 'category = "U"', 'category = "U"\nepoch = 3', "epoch", "deck-field"),
    (168, 'pl = "Wieża ciśnień"', 'pl = ""', "title", "deck-languages"),
    (168, 'pl = "Wieża ciśnień"', 'pl = "Wodociągowa wieża nad miastem"', "title", "deck-long"),
    (171, 'pl = "Bulwar Nadwiślański"', 'pl = "Wieża ciśnień"', "title", "deck-twice"),
    (168, 'sources = ["tczw", "grove"]', "sources = []", "sources", "deck-sources"),
]


@rule("TCZ-060")
@pytest.mark.parametrize(("number", "old", "new", "field", "reason"), SUBSTITUTE_FAULTS)
def test_a_fault_of_a_substitute_is_told_with_its_printed_number(
    tmp_path: Path, number: int, old: str, new: str, field: str, reason: str
) -> None:
    fault = damaged(tmp_path, "substitute", number, old, new)
    assert fault.where == {"card": f"{number} B", "field": field}
    assert fault.refusal.reason == reason


# Faults of the whole deck.


@pytest.mark.parametrize(
    ("kind", "number", "new", "where", "reason"),
    [
        ("card", 8, 7, {"card": 7, "field": "number"}, "deck-twice"),
        ("card", 8, 151, {"card": 151, "field": "number"}, "deck-range"),
        ("card", 8, 0, {"card": 0, "field": "number"}, "deck-range"),
        ("event", 158, 157, {"card": 157, "field": "number"}, "deck-twice"),
        ("event", 158, 201, {"card": 201, "field": "number"}, "deck-range"),
        ("substitute", 171, 168, {"card": "168 B", "field": "number"}, "deck-twice"),
        ("substitute", 171, 172, {"field": "substitute"}, "deck-lacks"),
    ],
)
def test_every_number_stands_once(
    tmp_path: Path, kind: str, number: int, new: int, where: dict[str, object], reason: str
) -> None:
    fault = damaged(tmp_path, kind, number, f"number = {number}", f"number = {new}")
    assert fault.where == where
    assert fault.refusal.reason == reason


@pytest.mark.parametrize(("kind", "number"), [("card", 150), ("event", 151), ("substitute", 188)])
def test_no_card_may_be_missing(tmp_path: Path, kind: str, number: int) -> None:
    text = DECK_FILE.read_text(encoding="utf-8")
    start = text.index(f"[[{kind}]]\nnumber = {number}\n")
    fault = refused(tmp_path, text[:start] + text[text.index("[[", start + 2) :])
    assert fault.where == {"field": kind}
    assert (fault.refusal.reason, fault.refusal.params) == ("deck-lacks", {"number": number})


@rule("TCZ-R01")
@pytest.mark.parametrize(
    ("kind", "number", "old", "new", "params"),
    [
        ("card", 5, 'category = "R"', 'category = "P"',
         {"what": "R", "epoch": 3, "wanted": 5, "found": 4}),
        ("card", 10, "epoch = 4", "epoch = 3",
         {"what": "R", "epoch": 3, "wanted": 5, "found": 6}),
        ("card", 143, "epoch = 5", "epoch = 4",
         {"what": "F", "epoch": 4, "wanted": 0, "found": 1}),
        ("event", 169, "epoch = 4", "epoch = 3",
         {"what": "event", "epoch": 3, "wanted": 18, "found": 19}),
    ],
)  # fmt: skip
def test_every_category_has_its_number_of_cards_in_each_epoch(
    tmp_path: Path, kind: str, number: int, old: str, new: str, params: dict[str, object]
) -> None:
    fault = damaged(tmp_path, kind, number, old, new)
    assert fault.where == {"field": "epoch"}
    assert (fault.refusal.reason, fault.refusal.params) == ("deck-epoch", params)


@rule("TCZ-060")
def test_seven_substitutes_are_unique_four_future_and_one_contamination(tmp_path: Path) -> None:
    fault = damaged(tmp_path, "substitute", 168, 'category = "U"', 'category = "F"')
    assert fault.where == {"field": "substitute"}
    assert fault.refusal.params == {"code": "U", "wanted": 7, "found": 6}


@pytest.mark.parametrize(
    ("old", "new", "field", "reason"),
    [
        ("schema = 1", "schema = 2", "schema", "deck-schema"),
        ("schema = 1", "schema = 1\nversion = 3", "version", "deck-field"),
        ('code = "R"\n', 'code = "P"\n', "category", "deck-categories"),
        ('id = "ratusz"', "id = 5", "id", "deck-missing"),
        ("count = 13\n", "count = 12\n", "count", "deck-colour"),
        ("count = 13\n", 'count = 13\ncolour = "red"\n', "colour", "deck-field"),
        ('name = { pl = "Ratusz", en = "Town Hall" }', 'name = { pl = "Ratusz" }', "name",
         "deck-languages"),
        ('pl = "Zbudujmy Tczew"', 'pl = ""', "title", "deck-languages"),
        ("[sources]\n", "[sources]\nbook = 5\n", "sources", "deck-missing"),
    ],
)  # fmt: skip
def test_a_fault_before_the_cards_is_told_with_the_field(
    tmp_path: Path, old: str, new: str, field: str, reason: str
) -> None:
    fault = refused(tmp_path, DECK_FILE.read_text(encoding="utf-8").replace(old, new, 1))
    assert fault.where == {"field": field}
    assert fault.refusal.reason == reason


def test_a_card_without_a_number_is_told_as_such(tmp_path: Path) -> None:
    fault = damaged(tmp_path, "card", 8, "number = 8", 'number = "eight"')
    assert fault.where == {"card": "?", "field": "number"}


def test_a_deck_that_is_no_toml_is_told_with_the_line(tmp_path: Path) -> None:
    line = DECK_FILE.read_text(encoding="utf-8").splitlines().index("number = 8") + 1
    fault = damaged(tmp_path, "card", 8, "number = 8", "number 8")
    assert fault.where == {"line": line}
    assert fault.refusal.reason == "toml"


# The edition.


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('en = "Rat plague"', 'en = "Plague of rats"'),
        ("Wsuń pod stos najwyżej tyle", "Odłóż pod stos najwyżej tyle"),
        ('name = { pl = "Ratusz"', 'name = { pl = "Ratusze"'),
        ("The foundation act", "The act of foundation"),
        ('stated = ["title"]', "stated = []"),
    ],
)
def test_words_do_not_change_the_edition(tmp_path: Path, old: str, new: str) -> None:
    assert edition(tmp_path, old, new) == DECK.edition


def test_a_note_does_not_change_the_edition(tmp_path: Path) -> None:
    text = DECK_FILE.read_text(encoding="utf-8")
    start = text.index("[[card]]\nnumber = 5\n")
    end = text.index("[[card]]\nnumber = 6\n")
    card = re.sub(r"note = .*\n", "", text[start:end])
    card = card.replace("stars = 1", "stars = 0").replace('["ehol"]', "[]")
    file = tmp_path / "deck.toml"
    file.write_text(text[:start] + card + text[end:], encoding="utf-8")
    assert load_deck(str(file)).cards[4].note is None
    assert load_deck(str(file)).edition == DECK.edition


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("stars = 4", "stars = 3"),
        ('target = "any"', 'target = "opponent"'),
        ('shield = "Z"', 'shield = "P"'),
        ('{ service = "Z", count = 2 }', '{ service = "Z", count = 3 }'),
        ("halls = 4", "halls = 3"),
        ("die = 6", "die = 3"),
        ('of = "MH", ', 'of = "M", '),
        (', { do = "tokens" }', ""),
    ],
)
def test_what_cards_do_changes_the_edition(tmp_path: Path, old: str, new: str) -> None:
    assert edition(tmp_path, old, new) != DECK.edition


@pytest.mark.parametrize(("kind", "first", "second"), [("card", 5, 18), ("substitute", 168, 196)])
def test_two_cards_of_changed_categories_change_the_edition(
    tmp_path: Path, kind: str, first: int, second: int
) -> None:
    lines = DECK_FILE.read_text(encoding="utf-8").splitlines()
    heads = [at for at, line in enumerate(lines) if line == f"[[{kind}]]"]
    one, other = (
        at + 2 for at in heads if lines[at + 1] in (f"number = {first}", f"number = {second}")
    )
    lines[one], lines[other] = lines[other], lines[one]
    assert lines[one].startswith("category = ")
    file = tmp_path / "deck.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert load_deck(str(file)).edition != DECK.edition


def edition(tmp_path: Path, old: str, new: str) -> str:
    text = DECK_FILE.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "deck.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return load_deck(str(file)).edition
