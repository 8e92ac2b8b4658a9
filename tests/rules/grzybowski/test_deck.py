"""The deck: what the printed rulebook fixes, what must hold of it, and faults in a deck file."""

from collections import Counter
from dataclasses import dataclass
from math import log2
from pathlib import Path

import pytest

from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.cards import SYMBOLS, Card, Goal
from stolik.games.grzybowski.deck import DECK
from stolik.games.grzybowski.deckfile import load_deck
from stolik.kernel.refusal import BadInput
from tests.rules.decks import DeckFile
from tests.rules.marks import rule

UNSURE = (6, 36, 37, 40, 52)
DECK_FILE = GAME.folder / "deck.toml"
TOTALS = {
    "O": 18, "W": 18, "H": 13, "J": 13, "A": 12, "K": 10, "N": 10, "P": 10, "T": 9, "S": 8,
    "C": 7, "R": 7, "Z": 7,
}  # fmt: skip
PATTERNS = [card for card in DECK.cards if card.pattern]


def codes(card: Card) -> str:
    return "".join(SYMBOLS[symbol] for symbol in card.symbols)


def goal(number: int) -> Goal:
    found = DECK[number].goal
    assert found
    return found


# What the printed rulebook fixes.

PRINTED_PATTERNS = [
    ("F01", 1, ("K P",), 3),
    ("F02", 2, ("O K P",), 7),
    ("F03", 3, ("S T", "T S"), 12),
    ("F04", 4, ("Z C", "R ."), 8),
    ("F05", 5, ("A O A", ". A ."), 10),
    ("F06", 6, ("J N J", "W O W"), 15),
    ("F07", 7, ("W W . .", ". W W .", ". . W W", ". . . W"), 20),
    ("F08", 8, ("W R",), 3),
    ("F09", 9, ("H A H",), 6),
]


@rule("PG-062", "PG-R01", "PG-R02")
@pytest.mark.parametrize(("fact", "number", "pattern", "value"), PRINTED_PATTERNS)
def test_printed_patterns(fact: str, number: int, pattern: tuple[str, ...], value: int) -> None:
    assert DECK[number].pattern == pattern
    assert goal(number).points == value


PRINTED_SYMBOL_GOALS = [
    ("F10", 10, "edge", "A", 1),
    ("F11", 11, "interior", "T", 1),
    ("F12", 12, "cross", "K", 1),
    ("F13", 13, "eliminate", "O", 5),
    ("F14", 14, "eliminate", "H", 5),
    ("F15", 15, "eliminate", "H", 5),
]


@rule("PG-079", "PG-083", "PG-R03")
@pytest.mark.parametrize(("fact", "number", "family", "symbol", "value"), PRINTED_SYMBOL_GOALS)
def test_printed_goals_about_symbols(
    fact: str, number: int, family: str, symbol: str, value: int
) -> None:
    task = goal(number)
    assert (task.family, SYMBOLS[task.symbol], task.points) == (family, symbol, value)


CORNERS = {(0, 0), (0, 4), (4, 0), (4, 4)}
DIAGONAL_TO_CENTRE = {(1, 1), (1, 3), (3, 1), (3, 3)}
PRINTED_PLACES = [
    ("F16", 16, CORNERS, 5),
    ("F17", 17, DIAGONAL_TO_CENTRE, 5),
    ("F18", 18, {(2, 2)}, 7),
]


@rule("PG-085", "PG-086")
@pytest.mark.parametrize(("fact", "number", "cells", "value"), PRINTED_PLACES)
def test_printed_place_goals(
    fact: str, number: int, cells: set[tuple[int, int]], value: int
) -> None:
    task = goal(number)
    assert (task.family, set(task.cells), task.points) == ("place", cells, value)


PRINTED_TITLES = {
    1: "Sienkiewicz w jidysz",
    4: "Aleksandra Piłsudska",
    14: "Kampania antysemicka",
    15: "Bojkot kupców żydowskich",
    16: "Rejsy do Palestyny",
    17: "Synagoga Nożyków",
    18: "Ratusz Grzybowa",
    19: "Józef Piłsudski",
    20: "Gmina Starozakonnych",
    21: "Ks. Marceli Godlewski",
}
PRINTED_YEARS = {
    1: "1924", 2: "1925", 3: "do 1939", 4: "1904", 5: "1902", 7: "1938", 8: "1905",
    10: "1861", 11: "1936", 12: "1935", 13: "1914",
}  # fmt: skip


@rule("PG-R05")
@pytest.mark.parametrize(("number", "title"), PRINTED_TITLES.items())
def test_printed_titles(number: int, title: str) -> None:
    assert DECK[number].title.pl == title
    assert "title" in DECK[number].stated


@pytest.mark.parametrize(("number", "year"), PRINTED_YEARS.items())
def test_printed_years(number: int, year: str) -> None:
    found = DECK[number].year
    assert found
    assert found.pl == year
    assert "year" in DECK[number].stated


def test_f01_the_obverse_of_sienkiewicz_is_culture_and_borderland() -> None:
    assert codes(DECK[1]) == "KP"


@rule("PG-087")
def test_f19_pilsudski_stands_beside_pilsudska() -> None:
    assert (goal(19).family, goal(19).neighbour, goal(19).points) == ("neighbour", 4, 7)


@rule("PG-045")
def test_f20_the_community_board_is_a_swap() -> None:
    assert DECK[20].chance == "swap"


@rule("PG-094")
def test_f21_godlewski_is_the_one_joker_and_has_symbols_too() -> None:
    assert [card.number for card in DECK.cards if card.side == "joker"] == [21]
    assert codes(DECK[21]) == "OCP"


def test_f22_every_kind_of_chance_occurs() -> None:
    kinds = {card.chance for card in DECK.cards if card.side == "chance"}
    assert kinds == {"swap", "flip", "move", "joker", "outside", "diagonal", "reshuffle", "draw"}


@rule("PG-088")
def test_f23_an_unused_chance_is_worth_one_in_every_deck(tmp_path: Path) -> None:
    fault = damaged(tmp_path, 20, "unused_points = 1", "unused_points = 2")
    assert fault.where == {"card": 20, "field": "unused_points"}


@rule("PG-085", "PG-087")
def test_f24_the_consolation_is_one_point() -> None:
    tasks = [card.goal for card in DECK.cards if card.goal]
    consolations = [task.else_points for task in tasks if task.family in ("place", "neighbour")]
    assert consolations == [1] * 8


@rule("PG-085", "PG-087")
@pytest.mark.parametrize("number", [16, 19])
def test_f24_the_consolation_is_one_point_in_every_deck(tmp_path: Path, number: int) -> None:
    fault = damaged(tmp_path, number, "else_points = 1", "else_points = 2")
    assert fault.where == {"card": number, "field": "else_points"}


GROWTH = {2: 0.62, 3: 0.95, 4: 1.15, 5: 1.25, 6: 1.35, 7: 1.45}
"""How much more a symbol is worth in a larger pattern."""
RAISED = {7, 23}
"""Patterns of seven and of four equal symbols, raised after bot games."""


@pytest.mark.parametrize("card", PATTERNS, ids=lambda card: card.id)
def test_f25_larger_patterns_and_rarer_symbols_are_worth_more(card: Card) -> None:
    cells = [code for row in card.pattern for code in row.split() if code != "."]
    model = GROWTH[len(cells)] * sum(log2(55 / TOTALS[code]) for code in cells)
    difference = goal(card.number).points - model
    assert difference > 1 if card.number in RAISED else abs(difference) <= 1


# What must hold of the whole deck.


@rule("PG-002")
def test_the_symbols_add_up_to_the_printed_totals() -> None:
    found = Counter("".join(codes(card) for card in DECK.cards))
    assert found == TOTALS
    assert sum(found.values()) == 142


@rule("PG-002", "PG-R15")
def test_23_cards_bear_two_symbols_and_32_bear_three() -> None:
    assert Counter(len(set(codes(card))) for card in DECK.cards) == {2: 23, 3: 32}


@rule("PG-002")
def test_the_kinds_of_goals() -> None:
    families = Counter(card.goal.family for card in DECK.cards if card.goal)
    assert families == {
        "pattern": 20, "edge": 2, "interior": 2, "cross": 3, "eliminate": 5, "place": 5,
        "neighbour": 3,
    }  # fmt: skip


def test_numbers_ids_and_titles_are_different() -> None:
    assert [card.number for card in DECK.cards] == list(range(1, 56))
    assert len({card.id for card in DECK.cards}) == 55
    assert len({card.title.pl for card in DECK.cards}) == 55
    assert len({card.title.en for card in DECK.cards}) == 55


@dataclass
class Filling:
    """Finds different cards for all cells of a pattern (augmenting paths)."""

    cells: list[str]
    cards: list[Card]

    def __post_init__(self) -> None:
        self.cell_of: dict[int, int] = {}

    def fill(self, cell: int, tried: set[int]) -> bool:
        for card in self.cards:
            if self.cells[cell] not in codes(card) or card.number in tried:
                continue
            tried.add(card.number)
            taken = self.cell_of.get(card.number)
            if taken is None or self.fill(taken, tried):
                self.cell_of[card.number] = cell
                return True
        return False

    def works(self) -> bool:
        return all(self.fill(cell, set()) for cell in range(len(self.cells)))


@rule("PG-062")
@pytest.mark.parametrize("card", PATTERNS, ids=lambda card: card.id)
def test_every_pattern_can_be_filled_without_its_own_card(card: Card) -> None:
    cells = [code for row in card.pattern for code in row.split() if code != "."]
    others = [other for other in DECK.cards if other.number != card.number]
    assert Filling(cells, others).works()


def test_a_pattern_that_cannot_be_filled_would_be_found() -> None:
    """Eight Z, and only seven cards bear it."""
    assert Filling(["Z"] * 7, list(DECK.cards)).works()
    assert not Filling(["Z"] * 8, list(DECK.cards)).works()


@rule("PG-087")
@pytest.mark.parametrize(("number", "named"), [(19, 4), (22, 13), (42, 41)])
def test_neighbour_goals_name_their_card(number: int, named: int) -> None:
    assert goal(number).neighbour == named


# Words.


def test_every_text_is_in_both_languages() -> None:
    for card in DECK.cards:
        for text in (card.title, card.year, card.note):
            assert text is None or (text.pl.strip() and text.en.strip())
    assert all(name.pl and name.en for name in DECK.categories)


def test_a_note_stands_only_where_sources_exist() -> None:
    for card in DECK.cards:
        assert bool(card.note) == bool(card.sources)
        assert set(card.sources) <= DECK.sources.keys()


def test_every_source_is_used() -> None:
    assert {key for card in DECK.cards for key in card.sources} == DECK.sources.keys()


def test_the_unsure_cards_have_neither_note_nor_year() -> None:
    assert tuple(card.number for card in DECK.cards if card.note is None) == UNSURE
    assert tuple(card.number for card in DECK.cards if card.year is None) == UNSURE


# Faults in a deck file.


FILE = DeckFile(DECK_FILE.read_text(encoding="utf-8"), load_deck)


def damaged(tmp_path: Path, number: int, old: str, new: str) -> BadInput:
    return FILE.damaged(tmp_path, f"\nnumber = {number}\n", old, new)


FAULTS = [
    (1, 'symbols = "KP"', 'symbols = "K"', "symbols", "deck-symbols"),
    (1, 'symbols = "KP"', 'symbols = "KK"', "symbols", "deck-symbols"),
    (1, 'symbols = "KP"', 'symbols = "KX"', "symbols", "deck-symbols"),
    (1, 'symbols = "KP"', "", "symbols", "deck-missing"),
    (1, 'symbols = "KP"', 'symbols = "KP"\ncolour = "red"', "colour", "deck-field"),
    (1, 'year = { pl = "1924", en = "1924" }', 'year = "1924"', "year", "deck-missing"),
    (1, 'sources = ["rulebook"]', "sources = []", "sources", "deck-sources"),
    (1, 'sources = ["rulebook"]', 'sources = ["hearsay"]', "sources", "deck-sources"),
    (1, 'sources = ["rulebook"]', 'sources = [["rulebook"]]', "sources", "deck-missing"),
    (1, 'stated = ["title"', 'stated = [1, "title"', "stated", "deck-missing"),
    (6, "sources = []", 'sources = ["rulebook"]', "sources", "deck-sources"),
    (2, 'id = "singer"', "", "id", "deck-missing"),
    (2, 'pattern = ["O K P"]', 'pattern = ["O K ?"]', "pattern", "deck-pattern"),
    (2, 'pattern = ["O K P"]', 'pattern = ["O"]', "pattern", "deck-pattern"),
    (2, 'pattern = ["O K P"]', 'pattern = ["O K P O K P"]', "pattern", "deck-pattern"),
    (3, 'pattern = ["S T", "T S"]', 'pattern = ["S T", "T"]', "pattern", "deck-pattern"),
    (3, 'en = "Jaffa oranges"', 'de = "Jaffa-Orangen"', "title", "deck-languages"),
    (3, 'en = "Jaffa oranges"', 'en = " "', "title", "deck-languages"),
    (7, "points = 20", "points = 0", "points", "deck-points"),
    (7, "points = 20", 'points = "20"', "points", "deck-missing"),
    (7, "points = 20", "points = true", "points", "deck-missing"),
    (7, "points = 20", "points = 20\nelse_points = 1", "else_points", "deck-field"),
    (10, 'family = "edge"', 'family = "rim"', "family", "deck-choice"),
    (10, 'symbol = "A"', 'symbol = "AC"', "symbol", "deck-symbols"),
    (18, "cells = [[2, 2]]", "cells = [[2, 5]]", "cells", "deck-cells"),
    (18, "cells = [[2, 2]]", "cells = []", "cells", "deck-cells"),
    (19, "neighbour = 4", "neighbour = 19", "neighbour", "deck-neighbour"),
    (19, "neighbour = 4", "neighbour = 56", "neighbour", "deck-neighbour"),
    (20, 'kind = "swap"', 'kind = "steal"', "kind", "deck-choice"),
    (21, 'side = "joker"', 'side = "jester"', "side", "deck-choice"),
    (21, 'side = "joker"', 'side = "joker"\npoints = 1', "points", "deck-field"),
    (55, "[card.reverse]", "[card.back]", "back", "deck-field"),
]


@pytest.mark.parametrize(("number", "old", "new", "field", "reason"), FAULTS)
def test_a_fault_is_told_with_the_card_and_the_field(
    tmp_path: Path, number: int, old: str, new: str, field: str, reason: str
) -> None:
    fault = damaged(tmp_path, number, old, new)
    assert fault.where == {"card": number, "field": field}
    assert fault.refusal.reason == reason


@pytest.mark.parametrize(
    ("number", "old", "new"),
    [
        (8, "number = 8", "number = 7"),
        (8, 'id = "bojowki-bundu"', 'id = "singer"'),
        (8, 'pl = "Bojówki Bundu", en = "Bund fighting squads"',
         'pl = "Bazar staroci", en = "Second-hand bazaar"'),
    ],
    ids=["number", "id", "title"],
)  # fmt: skip
def test_what_two_cards_have_alike_is_told_with_a_card(
    tmp_path: Path, number: int, old: str, new: str
) -> None:
    assert "card" in damaged(tmp_path, number, old, new).where


@rule("PG-002")
@pytest.mark.parametrize(
    ("number", "old", "new", "field"),
    [
        (1, 'symbols = "KP"', 'symbols = "KO"', "symbols"),
        (55, 'kind = "joker"', 'kind = "swap"', "kind"),
        (55, "number = 55", "number = 56", "card"),
    ],
    ids=["totals", "a chance is missing", "a number is missing"],
)
def test_what_is_wrong_with_the_whole_deck_is_told_with_the_field(
    tmp_path: Path, number: int, old: str, new: str, field: str
) -> None:
    assert damaged(tmp_path, number, old, new).where["field"] == field


def test_a_deck_that_is_no_toml_is_told_with_the_line(tmp_path: Path) -> None:
    lines = DECK_FILE.read_text(encoding="utf-8").splitlines()
    line = lines.index("number = 8") + 1
    fault = damaged(tmp_path, 8, "number = 8", "number 8")
    assert fault.where == {"line": line}
    assert fault.refusal.reason == "toml"


def test_the_edition_changes_with_what_cards_do_and_not_with_words(tmp_path: Path) -> None:
    text = DECK_FILE.read_text(encoding="utf-8")
    file = tmp_path / "deck.toml"
    file.write_text(text.replace("Electric trams", "Electric streetcars"), encoding="utf-8")
    assert load_deck(str(file)).edition == GAME.edition
    file.write_text(text.replace("points = 20", "points = 19"), encoding="utf-8")
    assert load_deck(str(file)).edition != GAME.edition
