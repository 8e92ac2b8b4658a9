"""A deck file with a fault is refused, and the fault is told with the card and the field."""

import re
from pathlib import Path

import pytest

from stolik import words
from stolik.games.ziemia import deck
from stolik.games.ziemia.deck import DECK
from stolik.games.ziemia.deckfile import load_deck
from stolik.kernel.refusal import BadInput
from tests.rules.decks import DeckFile
from tests.rules.marks import rule

DECK_FILE = Path(deck.__file__).with_name("deck.toml")
TEXT = DECK_FILE.read_text(encoding="utf-8")
FILE = DeckFile(TEXT, load_deck)
refused = FILE.refused


def damaged(tmp_path: Path, number: int, old: str, new: str) -> BadInput:
    return FILE.damaged(tmp_path, f"]]\nnumber = {number}\n", old, new)


# Faults of one card.

COMMON_FAULTS = [
    (2, 'en = "Queues"', 'de = "Schlangen"', "title", "deck-languages"),
    (2, 'en = "Queues"', 'en = " "', "title", "deck-languages"),
    (2, 'en = "Queues"', "en = 2", "title", "deck-languages"),
    (2, 'pl = "Tracicie 2 Wpływy."', 'pl = ""', "text", "deck-languages"),
    (2, "text = ", "texts = ", "texts", "deck-field"),
    (2, "sources = []", 'sources = ["tim3"]', "sources", "deck-sources"),
    (2, "sources = []", 'note = { pl = "Tak.", en = "So." }\nsources = []', "sources",
     "deck-sources"),
    (13, 'sources = ["tim3"]', "sources = []", "sources", "deck-sources"),
    (13, 'sources = ["tim3"]', 'sources = ["hearsay"]', "sources", "deck-sources"),
    (13, 'sources = ["tim3"]', 'sources = [["tim3"]]', "sources", "deck-missing"),
    (13, 'pl = "Autobusy obiecane pielgrzymom nie przyjechały."', 'fr = ""', "note",
     "deck-languages"),
    (2, "stated = []", "stated = [1]", "stated", "deck-missing"),
    (2, "stated = []", "", "stated", "deck-missing"),
    (45, "text = ", "# ", "text", "deck-missing"),
    (55, "text = ", "# ", "text", "deck-missing"),
    (99, "text = ", "# ", "text", "deck-missing"),
    (107, "text = ", "# ", "text", "deck-missing"),
]  # fmt: skip
REGIME_FAULTS = [
    (2, 'kind = "immediate"', 'kind = "lasting"', "kind", "deck-choice"),
    (2, 'kind = "immediate"', "", "kind", "deck-missing"),
    (2, "time = 3", "time = 0", "time", "deck-range"),
    (2, "time = 3", "time = 10", "time", "deck-range"),
    (2, "time = 3", "time = true", "time", "deck-missing"),
    (2, "time = 3", "time = 3\ncost = [0, 0, 1]", "cost", "deck-local"),
    (2, "time = 3", "time = 3\npenalty = 0", "penalty", "deck-local"),
    (2, "time = 3", 'time = 3\nbars = "church"', "bars", "deck-local"),
    (2, "time = 3", 'time = 3\nlasting = { pl = "Tak.", en = "So." }', "lasting", "deck-local"),
    (2, "time = 3", 'time = 3\nfields = "DR"', "fields", "deck-field"),
    (2, "effect = ", "# ", "effect", "deck-missing"),
    (2, "effect = [", "effect = [2, ", "effect", "deck-missing"),
    (26, "cost = [0, 3, 0]", "cost = [0, 3]", "cost", "deck-cost"),
    (26, "cost = [0, 3, 0]", "cost = [0, 3, 0, 0]", "cost", "deck-cost"),
    (26, "cost = [0, 3, 0]", "cost = [0, 10, 0]", "cost", "deck-cost"),
    (26, "cost = [0, 3, 0]", "cost = [0, -1, 0]", "cost", "deck-cost"),
    (26, "cost = [0, 3, 0]", "cost = [0, true, 0]", "cost", "deck-cost"),
    (26, "cost = [0, 3, 0]", "cost = 3", "cost", "deck-missing"),
    (26, "cost = [0, 3, 0]", "", "cost", "deck-missing"),
    (26, "penalty = 2", "penalty = -2", "penalty", "deck-range"),
    (26, "penalty = 2", "penalty = 10", "penalty", "deck-range"),
    (26, "penalty = 2", "", "penalty", "deck-missing"),
    (26, 'bars = "faithful"', 'bars = "agents"', "bars", "deck-choice"),
    (26, 'bars = "faithful"', "", "bars", "deck-lasting"),
    (26, "lasting = ", "# ", "bars", "deck-lasting"),
    (26, 'pl = "Dopóki leży, Wiernych tu nie przybywa."', 'pl = ""', "lasting", "deck-languages"),
]  # fmt: skip
RENEWAL_FAULTS = [
    (55, 'fields = "DR"', 'fields = "RD"', "fields", "deck-fields"),
    (55, 'fields = "DR"', 'fields = "D"', "fields", "deck-fields"),
    (55, 'fields = "DR"', 'fields = "DDRSI"', "fields", "deck-fields"),
    (55, 'fields = "DR"', 'fields = "DX"', "fields", "deck-fields"),
    (55, 'fields = "DR"', 'fields = "dr"', "fields", "deck-fields"),
    (55, 'fields = "DR"', 'fields = ["D", "R"]', "fields", "deck-missing"),
    (55, "influence = 1", "influence = -1", "influence", "deck-range"),
    (55, "influence = 1", "influence = 10", "influence", "deck-range"),
    (55, "influence = 1", "", "influence", "deck-missing"),
    (55, 'when = "any"', 'when = "never"', "when", "deck-choice"),
    (55, 'when = "any"', "", "when", "deck-missing"),
    (55, 'when = "any"', 'when = "any"\non = "agent"', "on", "deck-on"),
    (55, 'when = "any"', 'when = "reaction"', "on", "deck-missing"),
    (55, 'when = "any"', 'when = "reaction"\non = "agent"', "effect", "deck-answer"),
    (65, 'on = "agent"', 'on = "prison"', "on", "deck-choice"),
    (65, 'on = "agent"', 'on = "arrest"', "effect", "deck-answer"),
    (72, 'on = "immediate"', 'on = "local"', "effect", "deck-answer"),
    (65, '{ do = "spare" }', '{ do = "spare" }, { do = "gain", faith = 1 }', "effect",
     "deck-answer"),
    (65, 'when = "reaction"\non = "agent"', 'when = "any"', "effect", "deck-reaction"),
    (55, 'effect = [', 'effect = [{ do = "rescue" }, ', "effect", "deck-reaction"),
    (68, 'when = "own"', 'when = "any"', "when", "deck-own"),
    (70, 'when = "own"', 'when = "any"', "when", "deck-own"),
    (84, 'when = "own"', 'when = "any"', "when", "deck-own"),
    (91, 'when = "own"', 'when = "any"', "when", "deck-own"),
    (55, '{ do = "add", where = "one", count = 1 }', "", "effect", "deck-missing"),
    (55, 'fields = "DR"', 'fields = "DR"\ntime = 3', "time", "deck-field"),
]  # fmt: skip
OTHER_FAULTS = [
    (45, 'rule = "play-costs"', 'rule = "no-rule"', "rule", "deck-choice"),
    (45, 'rule = "play-costs"', "", "rule", "deck-missing"),
    (45, 'rule = "play-costs"', 'rule = "play-costs"\neffect = []', "effect", "deck-field"),
    (46, 'rule = "no-city-rules"', 'rule = "play-costs"', "rule", "deck-twice"),
    (99, 'effect = [{ do = "enrol" }]', "effect = []", "effect", "deck-missing"),
    (99, 'effect = [{ do = "enrol" }]', "", "effect", "deck-missing"),
    (107, 'code = "D"', 'code = "R"', "code", "deck-choice"),
    (107, 'code = "D"', "", "code", "deck-missing"),
    (107, 'ability = "church"', 'ability = "faith"', "ability", "deck-choice"),
    (108, 'ability = "office"', 'ability = "church"', "ability", "deck-twice"),
    (108, 'ability = "office"', "", "ability", "deck-missing"),
]


@pytest.mark.parametrize(
    ("number", "old", "new", "field", "reason"),
    [*COMMON_FAULTS, *REGIME_FAULTS, *RENEWAL_FAULTS, *OTHER_FAULTS],
)
def test_a_fault_of_a_card_is_told_with_the_card_and_the_field(
    tmp_path: Path, number: int, old: str, new: str, field: str, reason: str
) -> None:
    fault = damaged(tmp_path, number, old, new)
    assert fault.where == {"card": number, "field": field}
    assert fault.refusal.reason == reason


EFFECT_FAULTS = [
    (2, 'do = "lose"', 'do = "burn"', 1, "do", "deck-choice"),
    (2, 'do = "lose", ', "", 1, "do", "deck-missing"),
    (2, 'do = "lose"', 'do = "gain"', 1, "do", "deck-verb"),
    (55, 'do = "add"', 'do = "scatter"', 1, "do", "deck-verb"),
    (55, 'do = "add"', 'do = "enrol"', 1, "do", "deck-verb"),
    (99, 'do = "enrol"', 'do = "recall"', 1, "do", "deck-verb"),
    (2, ", influence = 2", "", 1, "do", "deck-resources"),
    (2, "influence = 2", "influence = 0", 1, "influence", "deck-range"),
    (2, "influence = 2", "influence = 10", 1, "influence", "deck-range"),
    (2, "influence = 2", 'influence = "all"', 1, "influence", "deck-missing"),
    (2, "influence = 2", "money = 2", 1, "money", "deck-field"),
    (2, "influence = 2", "influence = 2, count = 1", 1, "count", "deck-field"),
    (5, "faith = 2, resistance = 2, influence = 2", "per = 3", 1, "do", "deck-resources"),
    (16, "per = 3", "per = 0", 1, "per", "deck-range"),
    (56, "faith = 2, ", "", 1, "do", "deck-resources"),
    (7, "resistance = 2", "faith = 2", 1, "faith", "deck-field"),
    (7, ", resistance = 2", "", 1, "resistance", "deck-missing"),
    (4, "count = 2", "count = 0", 2, "count", "deck-range"),
    (4, "count = 2", 'count = "all"', 2, "count", "deck-missing"),
    (4, ", count = 2", "", 2, "count", "deck-missing"),
    (4, 'where = "most", ', "", 2, "where", "deck-missing"),
    (4, 'where = "most"', 'where = "one"', 2, "where", "deck-choice"),
    (4, 'where = "most"', 'where = "krakow"', 2, "where", "deck-choice"),
    (4, "count = 2", "count = 2, least = 3", 2, "least", "deck-beside"),
    (4, "count = 2", "count = 2, agents = true", 2, "agents", "deck-beside"),
    (15, "least = 3", "least = 10", 1, "least", "deck-range"),
    (23, "agents = true", "agents = false", 1, "agents", "deck-choice"),
    (23, "agents = true", "agents = 1", 1, "agents", "deck-choice"),
    (10, '{ do = "scatter", where = "most", count = 1 }, ', "", 1, "where", "deck-order"),
    (10, 'where = "most"', 'where = "each"', 2, "where", "deck-order"),
    (9, 'where = "most"', 'where = "one"', 1, "where", "deck-choice"),
    (8, 'where = "here"', 'where = "here", count = 2', 1, "count", "deck-field"),
    (6, 'where = "here"', 'where = "most"', 1, "where", "deck-choice"),
    (11, 'if = "agent-here"', 'if = "agent-there"', 1, "if", "deck-choice"),
    (11, 'if = "no-agent-here"', "if = true", 2, "if", "deck-missing"),
    (55, "count = 1", 'count = 1, if = "prison-empty"', 1, "if", "deck-field"),
    (100, "count = 1", 'count = 1, if = "no-agent-here"', 2, "if", "deck-field"),
    (1, 'which = "fullest"', 'which = "empty"', 1, "which", "deck-choice"),
    (1, 'which = "fullest"', 'which = "fullest", count = 2', 1, "count", "deck-beside"),
    (1, ', which = "fullest"', "", 1, "which", "deck-missing"),
    (61, 'which = "empty"', 'which = "fullest"', 1, "which", "deck-choice"),
    (61, ', count = "all"', "", 1, "count", "deck-missing"),
    (61, 'count = "all"', 'count = "some"', 1, "count", "deck-missing"),
    (55, 'where = "one"', 'where = "here"', 1, "where", "deck-choice"),
    (55, 'where = "one"', 'where = "lublin"', 1, "where", "deck-choice"),
    (55, 'where = "one"', 'where = "there"', 1, "where", "deck-order"),
    (55, 'where = "one"', 'where = "every"', 1, "count", "deck-beside"),
    (55, ", count = 1", "", 1, "count", "deck-missing"),
    (55, "count = 1", 'count = "all"', 1, "count", "deck-missing"),
    (58, "count = 2", "count = 2, up_to = true", 1, "up_to", "deck-beside"),
    (76, "clear = true", "clear = true, up_to = true", 1, "up_to", "deck-beside"),
    (76, "clear = true", 'clear = "yes"', 1, "clear", "deck-choice"),
    (60, 'where = "czestochowa"', 'where = "Częstochowa"', 1, "where", "deck-choice"),
    (60, 'outside = "czestochowa"', 'outside = "here"', 2, "outside", "deck-choice"),
    (60, 'where = "one"', 'where = "krakow"', 2, "outside", "deck-beside"),
    (105, 'outside = "here"', 'outside = "there"', 1, "outside", "deck-choice"),
    (93, 'where = "every"', 'where = "every", outside = "krakow"', 1, "outside", "deck-beside"),
    (98, '{ do = "expel", where = "all" }, ', "", 1, "where", "deck-order"),
    (98, 'where = "all"', 'where = "each", count = 2', 2, "where", "deck-order"),
    (63, 'where = "one"', 'where = "here"', 1, "where", "deck-choice"),
    (63, 'where = "one"', 'where = "one", count = 2', 1, "count", "deck-beside"),
    (75, ", count = 2", "", 1, "count", "deck-missing"),
    (57, "count = 1", 'count = "everybody"', 1, "count", "deck-missing"),
    (57, ", count = 1", "", 1, "count", "deck-missing"),
    (88, "cost = 4", "cost = 10", 1, "cost", "deck-range"),
    (97, "up_to = true", "up_to = false", 1, "up_to", "deck-choice"),
    (77, ", count = 1", "", 1, "count", "deck-missing"),
    (68, ", cost = 3", "", 1, "cost", "deck-missing"),
    (78, ", time = 1", "", 1, "time", "deck-missing"),
    (78, "time = 1", "time = 0", 1, "time", "deck-range"),
    (92, "count = 3", 'count = "all"', 1, "count", "deck-missing"),
    (103, '{ do = "pay", resistance = 1 }, ', '{ do = "gain", faith = 1 }, '
     '{ do = "pay", resistance = 1 }, ', 2, "do", "deck-first"),
    (103, 'do = "pay", resistance = 1', 'do = "pay"', 1, "do", "deck-resources"),
]  # fmt: skip


@pytest.mark.parametrize(("number", "old", "new", "at", "field", "reason"), EFFECT_FAULTS)
def test_a_fault_of_an_effect_is_told_with_its_place_and_the_field(
    tmp_path: Path, number: int, old: str, new: str, at: int, field: str, reason: str
) -> None:
    fault = damaged(tmp_path, number, old, new)
    assert fault.where == {"card": number, "effect": at, "field": field}
    assert fault.refusal.reason == reason


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_fault_has_words(language: str) -> None:
    reasons = {fault[-1] for fault in (*COMMON_FAULTS, *REGIME_FAULTS, *RENEWAL_FAULTS,
                                       *OTHER_FAULTS, *EFFECT_FAULTS)}  # fmt: skip
    reasons |= {"deck-locals", "deck-lacks", "deck-schema", "toml"}
    shared = Path(words.__file__).with_name(f"{language}.ftl")
    own = DECK_FILE.with_name(f"words.{language}.ftl")
    said = "".join(file.read_text(encoding="utf-8") for file in (shared, own))
    assert not [reason for reason in reasons if f"\nno-{reason} = " not in said]


# Faults of the whole deck.


@pytest.mark.parametrize(
    ("number", "new", "where", "reason"),
    [
        (8, 7, {"card": 7, "field": "number"}, "deck-twice"),
        (8, 45, {"card": 45, "field": "number"}, "deck-range"),
        (8, 0, {"card": 0, "field": "number"}, "deck-range"),
        (46, 45, {"card": 45, "field": "number"}, "deck-twice"),
        (46, 55, {"card": 55, "field": "number"}, "deck-range"),
        (56, 55, {"card": 55, "field": "number"}, "deck-twice"),
        (56, 54, {"card": 54, "field": "number"}, "deck-range"),
        (100, 99, {"card": 99, "field": "number"}, "deck-twice"),
        (100, 107, {"card": 107, "field": "number"}, "deck-range"),
        (108, 111, {"card": 111, "field": "number"}, "deck-range"),
    ],
)
def test_every_number_stands_once(
    tmp_path: Path, number: int, new: int, where: dict[str, object], reason: str
) -> None:
    fault = damaged(tmp_path, number, f"number = {number}", f"number = {new}")
    assert fault.where == where
    assert fault.refusal.reason == reason


@rule("TZ-001", "TZ-002", "TZ-003", "TZ-006")
@pytest.mark.parametrize(
    ("kind", "number"),
    [("regime", 44), ("central", 45), ("renewal", 70), ("city", 99), ("faction", 107)],
)
def test_no_card_may_be_missing(tmp_path: Path, kind: str, number: int) -> None:
    start = TEXT.index(f"[[{kind}]]\nnumber = {number}\n")
    fault = refused(tmp_path, TEXT[:start] + TEXT[TEXT.index("[[", start + 2) :])
    assert fault.where == {"field": kind}
    assert (fault.refusal.reason, fault.refusal.params) == ("deck-lacks", {"number": number})


@pytest.mark.parametrize(
    ("number", "old", "new", "other"),
    [
        (3, 'pl = "Brak papieru"', 'pl = "Kolejki"', 2),
        (3, 'en = "Paper shortage"', 'en = "Queues"', 2),
        (55, 'pl = "Msza polowa"', 'pl = "Cenzura"', 45),
        (110, 'en = "Intelligentsia"', 'en = "University"', 99),
    ],
)
def test_no_two_cards_are_called_alike(
    tmp_path: Path, number: int, old: str, new: str, other: int
) -> None:
    fault = damaged(tmp_path, number, old, new)
    assert fault.where == {"card": number, "field": "title"}
    assert (fault.refusal.reason, fault.refusal.params) == ("deck-twice", {"number": other})


@rule("TZ-066")
@pytest.mark.parametrize(
    ("number", "old", "new", "found"),
    [
        (24, 'kind = "immediate"', 'kind = "local"\ncost = [0, 0, 0]\npenalty = 0', 21),
        (44, 'kind = "local"', 'kind = "immediate"', 19),
    ],
)
def test_twenty_regime_cards_are_local(
    tmp_path: Path, number: int, old: str, new: str, found: int
) -> None:
    start = TEXT.index(f"]]\nnumber = {number}\n")
    end = TEXT.index("\n[[", start)
    card = TEXT[start:end].replace(old, new)
    if found < 20:
        card = re.sub(r"(cost|penalty|bars|lasting) = .*\n", "", card)
    fault = refused(tmp_path, TEXT[:start] + card + TEXT[end:])
    assert fault.where == {"field": "kind"}
    assert fault.refusal.reason == "deck-locals"
    assert fault.refusal.params == {"wanted": 20, "found": found}


@pytest.mark.parametrize(
    ("old", "new", "field", "reason"),
    [
        ("schema = 1", "schema = 2", "schema", "deck-schema"),
        ("schema = 1", "schema = 1\nversion = 3", "version", "deck-field"),
        ('title = { pl = "Ta Ziemia"', 'title = { pl = ""', "title", "deck-languages"),
        ("\nrelief = { pl", "\nrelief = { de", "relief", "deck-languages"),
        ("\nrelief = ", "\n# ", "relief", "deck-missing"),
        ("[sources]\n", "[sources]\nbook = 5\n", "sources", "deck-missing"),
        ("[[central]]\n", "[[centre]]\n", "centre", "deck-field"),
    ],
)
def test_a_fault_before_the_cards_is_told_with_the_field(
    tmp_path: Path, old: str, new: str, field: str, reason: str
) -> None:
    assert old in TEXT
    fault = refused(tmp_path, TEXT.replace(old, new, 1))
    assert fault.where == {"field": field}
    assert fault.refusal.reason == reason


def test_a_card_without_a_number_is_told_as_such(tmp_path: Path) -> None:
    fault = damaged(tmp_path, 8, "number = 8", 'number = "eight"')
    assert fault.where == {"card": "?", "field": "number"}


def test_a_deck_that_is_no_toml_is_told_with_the_line(tmp_path: Path) -> None:
    line = TEXT.splitlines().index("number = 8") + 1
    fault = damaged(tmp_path, 8, "number = 8", "number 8")
    assert fault.where == {"line": line}
    assert fault.refusal.reason == "toml"


# The edition.


def edition(tmp_path: Path, old: str, new: str) -> str:
    assert old in TEXT
    file = tmp_path / "deck.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return load_deck(str(file)).edition


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('en = "Queues"', 'en = "Waiting lines"'),
        ("Tracicie 2 Wpływy.", "Stracicie 2 Wpływy."),
        ("Dopóki leży, Wiernych tu nie przybywa.", "Dopóki leży, nikogo tu nie przybywa."),
        ("Wstawiennictwo: gdy", "Wstawiennictwo: kiedy"),
        ("Buses promised to pilgrims", "Buses that pilgrims were promised"),
        ('stated = ["title"]', "stated = []"),
    ],
)
def test_words_do_not_change_the_edition(tmp_path: Path, old: str, new: str) -> None:
    assert edition(tmp_path, old, new) == DECK.edition


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("time = 5\n", "time = 4\n"),
        ("cost = [0, 3, 0]", "cost = [3, 0, 0]"),
        ("penalty = 2", "penalty = 3"),
        ('bars = "church"', 'bars = "office"'),
        ('fields = "DR"', 'fields = "DS"'),
        ("influence = 1\n", "influence = 2\n"),
        ('when = "any"', 'when = "own"'),
        ('where = "most", count = 4', 'where = "most", count = 3'),
        ('if = "prison-two"', 'if = "prison-empty"'),
        (', outside = "here"', ""),
        ('count = "all"', "count = 3"),
    ],
)
def test_what_cards_do_changes_the_edition(tmp_path: Path, old: str, new: str) -> None:
    assert edition(tmp_path, old, new) != DECK.edition
