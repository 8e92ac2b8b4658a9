"""The deck: what the rules fix of it, what each card does and what is printed."""

import re
from collections import Counter
from itertools import combinations
from typing import NamedTuple

import pytest

from stolik.games.ziemia import deck as lookups
from stolik.games.ziemia.cards import (
    ABILITIES,
    ALL,
    BARS,
    CENTRAL_RULES,
    FACTIONS,
    Central,
    CityRule,
    Effect,
    Faction,
    Regime,
    Renewal,
)
from stolik.games.ziemia.deck import DECK
from stolik.kernel.deckfile import Text
from tests.rules.marks import rule

Card = Regime | Central | Renewal | CityRule | Faction


def number(card: Card) -> str:
    return str(card.number)


def letters(fields: tuple[int, ...]) -> str:
    return "".join(FACTIONS[each] for each in fields)


# What the rules fix of the cards.


@rule("TZ-001", "TZ-003", "TZ-006")
def test_five_decks_are_110_cards() -> None:
    decks = (DECK.regime, DECK.central, DECK.renewal, DECK.rules, DECK.factions)
    assert [len(deck) for deck in decks] == [44, 10, 44, 8, 4]
    assert [card.number for card in DECK.all] == [*range(1, 111)]
    assert [DECK[each].number for each in range(1, 111)] == [*range(1, 111)]


@rule("TZ-065", "TZ-066")
def test_cards_1_to_24_are_immediate_and_25_to_44_local() -> None:
    assert [card.number for card in DECK.regime if card.local] == [*range(25, 45)]


@rule("TZ-074", "TZ-R54")
def test_the_times_of_the_regime_cards() -> None:
    times = Counter(card.time for card in DECK.regime)
    assert times == {2: 4, 3: 11, 4: 10, 5: 17, 6: 2}
    assert sum(card.time for card in DECK.regime if not card.local) == 97
    assert sum(card.time for card in DECK.regime if card.local) == 81


@rule("TZ-072", "TZ-082")
def test_the_costs_and_penalties_of_the_local_cards() -> None:
    local = [card for card in DECK.regime if card.local]
    assert [sum(each) for each in zip(*(card.cost for card in local), strict=True)] == [23, 27, 18]
    assert Counter(card.penalty for card in local) == {0: 4, 1: 7, 2: 8, 3: 1}
    assert max((sum(card.cost), card.number) for card in local) == (6, 44)
    assert sum(sum(card.cost) <= 4 for card in local) == 18


def test_every_lasting_ban_stands_on_one_local_card() -> None:
    barring = [card for card in DECK.regime if card.bars]
    assert [card.bars for card in barring] == [*BARS]
    assert all(card.local and card.lasting for card in barring)
    assert all(not card.lasting for card in DECK.regime if not card.bars)


@rule("TZ-037", "TZ-039")
def test_every_faction_has_29_fields_and_every_mixture_its_share() -> None:
    mixtures = Counter(letters(card.fields) for card in DECK.renewal)
    wanted = Counter({code * 2: 1 for code in FACTIONS})
    wanted.update({"".join(pair): 3 for pair in combinations(FACTIONS, 2)})
    wanted.update({"".join(three): 4 for three in combinations(FACTIONS, 3)})
    wanted[FACTIONS] = 6
    assert mixtures == wanted
    assert Counter("".join(mixtures.elements())) == dict.fromkeys(FACTIONS, 29)


@rule("TZ-044")
def test_the_reward_is_one_less_than_the_fields() -> None:
    assert all(card.influence == len(card.fields) - 1 for card in DECK.renewal)
    assert sum(card.influence for card in DECK.renewal) == 72


@rule("TZ-041", "TZ-R23")
def test_when_renewal_cards_are_played() -> None:
    when = {
        each: [card.number for card in DECK.renewal if card.when == each]
        for each in ("any", "own", "reaction")
    }
    assert len(when["any"]) == 34
    assert when["own"] == [61, 68, 70, 84, 91]
    assert when["reaction"] == [65, 69, 72, 78, 86]


@rule("TZ-076")
def test_central_cards_bring_their_rules_in_order() -> None:
    assert tuple(card.rule for card in DECK.central) == CENTRAL_RULES


@rule("TZ-034")
def test_factions_come_in_order_with_an_ability_each() -> None:
    assert "".join(card.code for card in DECK.factions) == FACTIONS
    assert tuple(card.ability for card in DECK.factions) == ABILITIES


PRINTED_NAMES = {
    46: "Inwigilacja", 47: "Pierwszy Sekretarz", 48: "Puste Półki", 49: "PZPR",
    52: "Rozmowy Kontrolowane", 53: "Operacja Lato ’79", 99: "Uniwersytet",
}  # fmt: skip


def test_names_the_printed_rulebook_has() -> None:
    assert {card.number: card.title.pl for card in DECK.all if card.stated} == PRINTED_NAMES
    for card in DECK.all:
        numbered = card.stated and not isinstance(card, CityRule)
        assert card.stated == (
            ("number", "title") if numbered else ("title",) if card.stated else ()
        )


# What each card does.


class Told(NamedTuple):
    """A Regime card as the table tells it."""

    time: int
    cost: str
    penalty: int
    bars: str
    effects: str


REGIME = {
    1: Told(5, "", 0, "", "discard fullest"),
    2: Told(3, "", 0, "", "lose 0/0/2"),
    3: Told(3, "", 0, "", "lose 0/2/0"),
    4: Told(4, "", 0, "", "lose 1/0/0; scatter 2 most"),
    5: Told(5, "", 0, "", "lose 2/2/2"),
    6: Told(2, "", 0, "", "arrest here"),
    7: Told(5, "", 0, "", "ransom 0/2/0"),
    8: Told(3, "", 0, "", "agent here"),
    9: Told(4, "", 0, "", "agent most"),
    10: Told(3, "", 0, "", "scatter 1 most; scatter 1 next"),
    11: Told(4, "", 0, "", "arrest here if agent-here; agent here if no-agent-here"),
    12: Told(5, "", 0, "", "lose 0/0/1 if telephone-empty; arrest telephone"),
    13: Told(5, "", 0, "", "scatter 1 here; scatter 2 others"),
    14: Told(4, "", 0, "", "scatter 4 most"),
    15: Told(4, "", 0, "", "scatter 1 each least 3"),
    16: Told(6, "", 0, "", "lose 0/0/1 per 3"),
    17: Told(2, "", 0, "", "cut"),
    18: Told(5, "", 0, "", "hush"),
    19: Told(5, "", 0, "", "home"),
    20: Told(3, "", 0, "", "hold"),
    21: Told(3, "", 0, "", "lose 0/1/0 if prison-empty; exile"),
    22: Told(3, "", 0, "", "lose 1/1/0 if prison-below-two; exile if prison-two"),
    23: Told(5, "", 0, "", "scatter 1 each agents"),
    24: Told(6, "", 0, "", ""),
    25: Told(3, "2/0/1", 1, "", "scatter 2 here"),
    26: Told(5, "0/3/0", 2, "faithful", "scatter 2 here"),
    27: Told(3, "1/2/0", 0, "", "agent here"),
    28: Told(2, "1/0/1", 1, "", "scatter 1 here; lose 0/0/1"),
    29: Told(4, "0/1/2", 2, "", "scatter 3 here"),
    30: Told(4, "2/1/0", 1, "church", "scatter 2 here"),
    31: Told(3, "0/2/1", 0, "office", "scatter 1 here"),
    32: Told(5, "0/2/1", 2, "", "lose 0/2/2"),
    33: Told(3, "3/0/0", 1, "", "lose 2/0/0"),
    34: Told(4, "2/2/1", 3, "", "scatter 2 here"),
    35: Told(4, "1/1/2", 2, "", "scatter 3 here"),
    36: Told(2, "2/1/0", 1, "faith", "scatter 1 here"),
    37: Told(5, "1/2/0", 0, "resistance", "scatter 2 here"),
    38: Told(4, "1/1/1", 1, "", "agent here"),
    39: Told(5, "0/2/1", 2, "", "scatter 2 here; scatter 1 others"),
    40: Told(5, "2/2/0", 0, "toll", "scatter 2 here"),
    41: Told(5, "0/1/3", 2, "", "scatter 3 most"),
    42: Told(5, "2/0/1", 2, "", "scatter 3 here; lose 1/0/0"),
    43: Told(5, "1/2/1", 1, "dearer", "arrest here"),
    44: Told(5, "2/2/2", 2, "guarded", "agent here"),
}  # fmt: skip

RENEWAL = {
    55: ("DR", 1, "any", "add 1 one"),
    56: ("DR", 1, "any", "gain-one 2/2/0"),
    57: ("DR", 1, "any", "free 1"),
    58: ("DS", 1, "any", "add 2 each"),
    59: ("DS", 1, "any", "gain 3/0/0"),
    60: ("DS", 1, "any", "add 1 czestochowa; add 1 one outside czestochowa"),
    61: ("DI", 1, "own", "discard all empty; gain 0/0/2"),
    62: ("DI", 1, "any", "gain 1/0/2"),
    63: ("DI", 1, "any", "expel one"),
    64: ("RS", 1, "any", "gain 0/3/0"),
    65: ("RS", 1, "on agent", "spare"),
    66: ("RS", 1, "any", "free 1; gain 0/1/0"),
    67: ("RI", 1, "any", "free 2"),
    68: ("RI", 1, "own", "buy cost 3"),
    69: ("RI", 1, "on arrest", "rescue"),
    70: ("SI", 1, "own", "open"),
    71: ("SI", 1, "any", "gain 0/1/2"),
    72: ("SI", 1, "on immediate", "cancel"),
    73: ("DRS", 2, "any", "add 2 one up_to"),
    74: ("DRS", 2, "any", "add 3 each"),
    75: ("DRS", 2, "any", "expel 2 each"),
    76: ("DRS", 2, "any", "add 3 split clear"),
    77: ("DRI", 2, "any", "lift 1"),
    78: ("DRI", 2, "on regime", "delay time 1"),
    79: ("DRI", 2, "any", "add 2 one up_to agents"),
    80: ("DRI", 2, "any", "free 3"),
    81: ("DSI", 2, "any", "gain 2/0/0; add 1 one"),
    82: ("DSI", 2, "any", "gain 0/0/3"),
    83: ("DSI", 2, "any", "add 3 one up_to clear"),
    84: ("DSI", 2, "own", "call"),
    85: ("RSI", 2, "any", "gain 0/2/0; expel one"),
    86: ("RSI", 2, "on local", "waive"),
    87: ("RSI", 2, "any", "replace"),
    88: ("RSI", 2, "any", "lift 1 cost 4"),
    89: ("DD", 1, "any", "gain 2/0/0"),
    90: ("RR", 1, "any", "gain 0/1/0; expel near"),
    91: ("SS", 1, "own", "recall"),
    92: ("II", 1, "any", "sort 3"),
    93: ("DRSI", 3, "any", "add every"),
    94: ("DRSI", 3, "any", "free all; expel one"),
    95: ("DRSI", 3, "any", "add 4 split agents"),
    96: ("DRSI", 3, "any", "gain 2/2/2"),
    97: ("DRSI", 3, "any", "lift 2 up_to"),
    98: ("DRSI", 3, "any", "expel all; add 2 there up_to"),
}  # fmt: skip

CITY_RULES = {
    99: "enrol",
    100: "gain 1/0/0; add 1 here",
    101: "gain 0/2/0",
    102: "gain 2/0/0",
    103: "pay 0/1/0; gain 0/0/2",
    104: "gain 0/0/1; discard 1 empty",
    105: "add 1 one outside here",
    106: "expel one",
}  # fmt: skip


def told(effect: Effect) -> str:
    """An effect as the table tells it: every field that is not at rest."""
    words = [effect.do]
    words += ["/".join(map(str, effect.resources))] if any(effect.resources) else []
    counted = effect.do in ("scatter", "free", "lift", "sort") or effect.which == "empty"
    counted |= effect.do == "add" and effect.where != "every"
    counted |= effect.do == "expel" and effect.where == "each"
    if counted or effect.count != 1:
        words.append("all" if effect.count == ALL else str(effect.count))
    words += [each for each in (effect.where, effect.which) if each]
    words += ["outside", effect.outside] if effect.outside else []
    for key in ("per", "least", "cost", "time"):
        words += [key, str(getattr(effect, key))] if getattr(effect, key) else []
    words += [flag for flag in ("up_to", "agents", "clear") if getattr(effect, flag)]
    words += ["if", effect.when] if effect.when else []
    return " ".join(words)


def all_told(effects: tuple[Effect, ...]) -> str:
    return "; ".join(told(effect) for effect in effects)


@rule("TZ-065", "TZ-066", "TZ-067")
@pytest.mark.parametrize("card", DECK.regime, ids=number)
def test_a_regime_card_is_as_the_table_tells_it(card: Regime) -> None:
    cost = "/".join(map(str, card.cost)) if card.local else ""
    assert REGIME[card.number] == Told(
        card.time, cost, card.penalty, card.bars, all_told(card.effects)
    )


@pytest.mark.parametrize("card", DECK.renewal, ids=number)
def test_a_renewal_card_is_as_the_table_tells_it(card: Renewal) -> None:
    when = f"on {card.on}" if card.when == "reaction" else card.when
    assert RENEWAL[card.number] == (
        letters(card.fields),
        card.influence,
        when,
        all_told(card.effects),
    )


@rule("TZ-031")
@pytest.mark.parametrize("card", DECK.rules, ids=number)
def test_a_city_rule_is_as_the_table_tells_it(card: CityRule) -> None:
    assert CITY_RULES[card.number] == all_told(card.effects)


# Lookups.


def test_lookups_go_by_number() -> None:
    for name in ("TIME", "COST", "PENALTY", "BARS", "FIELDS", "INFLUENCE", "WHEN", "ON", "EFFECTS"):
        assert len(getattr(lookups, f"{name}_OF")) == 111
    assert (lookups.TIME_OF[26], lookups.COST_OF[26], lookups.PENALTY_OF[26]) == (5, (0, 3, 0), 2)
    assert (lookups.BARS_OF[26], lookups.BARS_OF[25]) == ("faithful", "")
    assert (lookups.FIELDS_OF[62], lookups.INFLUENCE_OF[62]) == ((0, 3), 1)
    assert (lookups.WHEN_OF[78], lookups.ON_OF[78]) == ("reaction", "regime")
    assert (lookups.WHEN_OF[61], lookups.ON_OF[61]) == ("own", "")


def test_lookups_are_at_rest_for_cards_that_have_no_such_thing() -> None:
    assert [at for at, local in enumerate(lookups.LOCAL) if local] == [*range(25, 45)]
    assert not any((*lookups.TIME_OF[45:], *lookups.PENALTY_OF[45:], *lookups.BARS_OF[45:]))
    assert set(lookups.COST_OF[45:]) == {(0, 0, 0)} == {lookups.COST_OF[0]}
    for at in (0, 44, 99):
        assert lookups.FIELDS_OF[at] == ()
        assert not any((lookups.INFLUENCE_OF[at], lookups.WHEN_OF[at], lookups.ON_OF[at]))
    silent = [at for at, effects in enumerate(lookups.EFFECTS_OF) if not effects]
    assert silent == [0, 24, *range(45, 55), *range(107, 111)]
    assert lookups.EFFECTS_OF[2] == (Effect("lose", influence=2),)


def test_a_central_card_is_found_by_its_rule() -> None:
    assert len(lookups.CENTRAL_WITH) == 10
    assert lookups.CENTRAL_WITH["no-abilities"] == 49
    assert lookups.CENTRAL_WITH["time-plus"] == 54


# Words.

EFFECTIVE = (*DECK.regime, *DECK.renewal, *DECK.rules)


@pytest.mark.parametrize("card", EFFECTIVE, ids=number)
def test_a_text_has_the_numbers_of_its_effects(card: Regime | Renewal | CityRule) -> None:
    """Whatever number an effect has, both texts print it, and no others."""
    wanted: set[str] = set()
    for effect in card.effects:
        numbers = {*effect.resources, effect.per, effect.least, effect.cost, effect.time}
        if effect.do in (
            "add",
            "scatter",
            "free",
            "lift",
            "sort",
            "exile",
            "recall",
            "hold",
            "buy",
        ):
            numbers.add(effect.count)
        if effect.do == "expel" and effect.where != "all":
            numbers |= {1, effect.count}
        if (effect.do == "add" and effect.where == "each") or effect.where == "others":
            numbers.add(1)
        if effect.which == "empty" or effect.do == "enrol":
            numbers.add(effect.count)
        if effect.where == "next" or effect.when == "prison-two":
            numbers.add(2)
        wanted |= {str(each) for each in numbers if each > 0}
    for text in card.text:
        assert set(re.findall(r"\d+", text)) == wanted


@pytest.mark.parametrize("card", EFFECTIVE, ids=number)
def test_a_text_says_up_to_where_fewer_are_allowed(card: Regime | Renewal | CityRule) -> None:
    fewer = any(
        effect.up_to
        or (effect.do in ("add", "expel") and effect.where in ("each", "split"))
        or (effect.do == "free" and effect.count > 1)
        or effect.do == "buy"
        for effect in card.effects
    )
    most = any(effect.do == "lift" and effect.cost for effect in card.effects)
    assert ("najwyżej" in card.text.pl) == (fewer or most)
    assert ("up to" in card.text.en) == fewer


RESOURCE_WORDS = {
    "faith": ("(?:Wiarę|Wiary)", "Faith"),
    "resistance": ("(?:Opór|Opory)", "Resistance"),
    "influence": ("(?:Wpływ|Wpływy)", "Influence"),
}


@pytest.mark.parametrize("card", EFFECTIVE, ids=number)
def test_a_text_names_the_resources_of_its_effects(card: Regime | Renewal | CityRule) -> None:
    for resource, words in RESOURCE_WORDS.items():
        counts = {getattr(effect, resource) for effect in card.effects} - {0}
        for text, word in zip(card.text, words, strict=True):
            assert {int(count) for count in re.findall(rf"(\d) {word}\b", text)} == counts


@pytest.mark.parametrize("card", DECK.regime, ids=number)
def test_the_active_player_is_named_where_a_regime_card_leaves_a_choice(card: Regime) -> None:
    asks = any(
        effect.do in ("ransom", "exile", "hold", "cut", "hush")
        or effect.which == "fullest"
        or effect.where in ("most", "next", "others")
        for effect in card.effects
    )
    assert bool(re.search("aktywn(y|ego) gracz", card.text.pl, re.IGNORECASE)) == asks
    assert ("active player" in card.text.en.lower()) == asks


@pytest.mark.parametrize("card", DECK.renewal, ids=number)
def test_a_reaction_says_so_at_once(card: Renewal) -> None:
    assert card.text.pl.startswith("Reakcja na ") == (card.when == "reaction")
    assert card.text.en.startswith("Reaction to ") == (card.when == "reaction")


def test_polish_counts_agree() -> None:
    """1 Wpływ, 2 Wpływy; 1 Wiernego, 2 Wiernych."""
    forms = {"Wpływ": "1", "Wpływy": "234", "Opór": "1", "Opory": "234", "Wiarę": "1",
             "Wiary": "1234", "Oporu": "1", "Wiernego": "1", "Wiernym": "1", "Wiernych": "234",
             "Agenta": "1", "Agencie": "1", "Obywatela": "1", "Obywatel": "1",
             "Obywateli": "234"}  # fmt: skip
    for card in DECK.all:
        lasting = card.lasting if isinstance(card, Regime) else None
        for text in (card.text, lasting):
            for count, word in re.findall(r"(\d) ([WOA][a-zęóąćłńśźż]+)", text.pl if text else ""):
                assert count in forms[word], (card.number, count, word)


def test_no_two_cards_have_the_same_name_in_a_language() -> None:
    for language in (0, 1):
        assert len({card.title[language] for card in DECK.all}) == 110


def test_texts_fit_a_card_and_are_in_both_languages() -> None:
    texts: list[Text] = [card.text for card in DECK.all]
    texts += [card.lasting for card in DECK.regime if card.lasting]
    for text in (*texts, DECK.relief):
        assert all(len(each) <= 130 and each.endswith(".") for each in text), text
        assert text.pl != text.en
    assert all(card.lasting.pl.startswith("Dopóki leży, ") for card in DECK.regime if card.lasting)


def test_notes_are_short_and_said_once() -> None:
    notes = [card.note for card in DECK.all if card.note]
    assert len({each for note in notes for each in note}) == 2 * len(notes)
    for note in notes:
        assert all(20 < len(each) <= 220 and each.endswith(".") for each in note), note


def test_a_note_stands_only_where_sources_exist_and_every_source_is_used() -> None:
    for card in DECK.all:
        assert bool(card.note) == bool(card.sources)
    assert {key for card in DECK.all for key in card.sources} == DECK.sources.keys()
    assert all(address.startswith("http") for address in DECK.sources.values())


WITHOUT_SOURCE = {41, 44, 50, 58, 61, 62, 65, 68, 70, 75, 79, 81, 82, 85, 90, 92, 94}


def test_names_of_things_no_source_was_seen_for_have_no_note() -> None:
    assert not [card.number for card in DECK.all if card.note and card.number in WITHOUT_SOURCE]


@pytest.mark.parametrize("card", DECK.all, ids=number)
def test_signs_are_those_of_the_language(card: Card) -> None:
    lasting = card.lasting if isinstance(card, Regime) else None
    for text in (card.title, card.text, card.note, lasting):
        for each in text or ():
            assert not re.search(r"[\"'!]|  | - |\s$|^\s", each)
        if text:
            assert text.pl.count("„") == text.pl.count("”")
            assert "„" not in text.en
