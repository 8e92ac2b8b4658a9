"""The deck: what the rules fix of it, what each event does and what is printed."""

import re
from collections import Counter
from typing import NamedTuple

import pytest

from stolik.games.tczew import deck as lookups
from stolik.games.tczew.cards import CATEGORIES, NONE, ROLLED, Card, Effect, Event, Substitute
from stolik.games.tczew.deck import DECK, EVENTS
from stolik.games.tczew.deckfile import fits_the_face
from stolik.kernel.deckfile import Text
from tests.rules.marks import rule

ALL: tuple[Card | Event | Substitute, ...] = (*DECK.cards, *DECK.events, *DECK.substitutes)


def code(category: int) -> str:
    return "" if category == NONE else CATEGORIES[category]


# What the rules fix of the cards.


@rule("TCZ-003", "TCZ-R01")
def test_five_piles_and_the_substitutes_are_212_cards() -> None:
    sizes = {epoch: len(cards) for epoch, cards in lookups.EPOCH_CARDS.items()}
    assert sizes == {1: 4, 2: 16, 3: 64, 4: 100, 5: 16}
    assert sorted(n for cards in lookups.EPOCH_CARDS.values() for n in cards) == [*range(1, 201)]
    assert len(ALL) == 212


@rule("TCZ-039", "TCZ-040")
def test_cards_are_1_to_150_and_events_151_to_200() -> None:
    assert [card.number for card in DECK.cards] == [*range(1, 151)]
    assert [event.number for event in DECK.events] == [*range(151, 201)]
    assert isinstance(DECK[150], Card)
    assert isinstance(DECK[151], Event)
    assert [DECK[number].number for number in range(1, 201)] == [*range(1, 201)]


BLOCKS = {
    "": (1, 4), "R": (5, 17), "P": (18, 25), "S": (26, 31), "Z": (32, 39), "M": (40, 49),
    "N": (50, 62), "T": (63, 73), "W": (74, 81), "H": (82, 95), "K": (96, 104), "B": (105, 113),
    "D": (114, 131), "U": (132, 142), "F": (143, 150),
}  # fmt: skip
FIRST_OF_EPOCH_4 = {
    "R": 10, "P": 21, "S": 29, "Z": 35, "M": 44, "N": 56, "T": 68, "W": 78, "H": 87, "K": 98,
    "B": 106, "D": 130, "U": 137,
}  # fmt: skip


@pytest.mark.parametrize(("letter", "block"), BLOCKS.items())
def test_numbers_run_category_by_category_and_epoch_by_epoch(
    letter: str, block: tuple[int, int]
) -> None:
    first, last = block
    for number in range(first, last + 1):
        card = DECK.cards[number - 1]
        assert code(card.category) == letter
        if number in (74, 132, 133, 134):
            assert card.epoch == 1
        elif number <= 4 or 114 <= number <= 125:
            assert card.epoch == 2
        elif letter == "F":
            assert card.epoch == 5
        else:
            assert card.epoch == (4 if number >= FIRST_OF_EPOCH_4[letter] else 3)


@rule("TCZ-R15")
def test_start_cards_have_no_category() -> None:
    assert [card.number for card in DECK.cards if card.category == NONE] == [1, 2, 3, 4]
    assert frozenset({1, 2, 3, 4}) == lookups.STARTS


@rule("TCZ-058")
def test_town_halls_are_5_to_17_and_no_start_cards() -> None:
    assert frozenset(range(5, 18)) == lookups.HALLS


@rule("TCZ-015", "TCZ-017")
def test_a_packet_is_a_start_card_and_three_monuments_of_epoch_2() -> None:
    assert lookups.PACKETS == {
        1: (114, 115, 116), 2: (117, 118, 119), 3: (120, 121, 122), 4: (123, 124, 125),
    }  # fmt: skip
    packets = {n for start, three in lookups.PACKETS.items() for n in (start, *three)}
    assert packets == set(lookups.EPOCH_CARDS[2])


@rule("TCZ-007", "TCZ-012", "TCZ-R11")
def test_epoch_1_is_132_to_134_of_one_category_and_one_of_another() -> None:
    assert lookups.EPOCH_CARDS[1] == (74, 132, 133, 134)
    assert [code(lookups.CATEGORY_OF[n]) for n in lookups.EPOCH_CARDS[1]] == ["W", "U", "U", "U"]


RIVER_ONLY = {63, 64, 66, 94, 103, 113, 126, 147}
RIVERSIDE_ONLY = {52, 65, 72, 83, 99, 111, 140, 145}
LONELY = {37, 53, 60, 61, 149}


@rule("TCZ-026", "TCZ-029", "TCZ-030")
def test_the_starred_cards() -> None:
    assert lookups.RIVER_ONLY == RIVER_ONLY
    assert lookups.RIVERSIDE_ONLY == RIVERSIDE_ONLY
    assert lookups.LONELY == LONELY
    starred = RIVER_ONLY | RIVERSIDE_ONLY | LONELY
    assert {lookups.EPOCH_OF[number] for number in starred} == {3, 4, 5}


@rule("TCZ-032", "TCZ-R27")
def test_one_star_marks_a_note_and_hides_behind_the_others() -> None:
    for card in DECK.cards:
        if card.stars <= 1:
            assert (card.stars == 1) == bool(card.note), card.number
    assert DECK.cards[125].note
    assert lookups.STARS_OF[126] == 2


PRINTED_NAMES = {
    1: "Tczew", 2: "Czyżykowo", 3: "Suchostrzygi", 4: "Lisewo", 6: "Rada Miejska", 32: "Apteka",
    50: "Młyn parowy", 68: "Postój taksówek", 84: "Krawiec", 115: "Zamek Krzyżacki",
    126: "Most Tczewski", 128: "Wiatrak holenderski", 151: "Plaga szczurów",
}  # fmt: skip


@pytest.mark.parametrize(("number", "name"), PRINTED_NAMES.items())
def test_names_the_printed_rulebook_has(number: int, name: str) -> None:
    assert DECK[number].title.pl == name
    assert "title" in DECK[number].stated


def test_lookups_go_by_number() -> None:
    assert len(lookups.CATEGORY_OF) == len(lookups.STARS_OF) == len(lookups.EPOCH_OF) == 201
    assert lookups.CATEGORY_OF[151] == NONE
    assert (lookups.CATEGORY_OF[0], lookups.STARS_OF[0], lookups.EPOCH_OF[0]) == (NONE, 0, 0)
    assert (code(lookups.CATEGORY_OF[53]), lookups.STARS_OF[53], lookups.EPOCH_OF[53]) == (
        "N",
        4,
        3,
    )


# What each event does.


class Told(NamedTuple):
    """An event as the table of events tells it."""

    epoch: int
    target: str
    shield: str
    city_shield: str
    halls: int
    substitute: str
    effects: str


TABLE = {
    151: Told(3, "opponent", "Z", "", 0, "", "roll 3; pick roll of HM; return"),
    152: Told(3, "opponent", "S", "", 0, "", "roll 3; pick roll together; destroy"),
    153: Told(3, "opponents", "S", "", 0, "", "roll 3; pick roll on water; return"),
    154: Told(3, "opponent", "", "Z2", 0, "", "process 3 tick return of M"),
    155: Told(3, "opponent", "", "P3", 0, "", "roll 3; lose roll; dry target 0"),
    156: Told(3, "self", "", "", 0, "", "build 2 first T; dry user 0"),
    157: Told(3, "self", "", "", 0, "", "look 5"),
    158: Told(3, "opponent", "", "R2", 0, "", "skip"),
    159: Told(3, "any", "S", "", 0, "", "pick 2 on river; destroy"),
    160: Told(3, "opponent", "", "P2", 0, "", "roll 3; process roll ban NT"),
    161: Told(3, "opponent", "P", "", 0, "", "pick 2 of HT touching user; take; tokens"),
    162: Told(3, "opponent", "R", "", 2, "",
              "roll 3; pick roll not R touching user; take; tokens"),
    163: Told(3, "opponents", "R", "", 0, "", "pick 1 of HN by target; return"),
    164: Told(3, "opponent", "P", "", 0, "", "roll 3; pick roll of N; destroy"),
    165: Told(3, "opponent", "S", "", 0, "", "pick 1 of N; pick 2 touching picked; destroy"),
    166: Told(3, "opponent", "R", "", 1, "", "pick 1 of D; destroy"),
    167: Told(3, "opponent", "", "P2", 0, "", "spy"),
    168: Told(3, "self", "", "", 0, "U", "cover of MN"),
    169: Told(4, "opponent", "R", "", 1, "", "roll 3; pick roll of H; return"),
    170: Told(4, "opponents", "", "R3", 0, "", "dry target 0"),
    171: Told(4, "self", "", "", 0, "U", "cover on riverside"),
    172: Told(4, "everyone", "S", "", 0, "", "row; sweep row; destroy"),
    173: Told(4, "opponent", "", "R2", 0, "", "censor"),
    174: Told(4, "self", "", "", 0, "", "build 3 first M chain; dry user 0"),
    175: Told(4, "opponent", "", "R3", 0, "", "roll 3; process roll ban_touching"),
    176: Told(4, "opponent", "", "P3", 0, "", "limit"),
    177: Told(4, "self", "", "", 0, "U", "cover of N"),
    178: Told(4, "self", "", "", 0, "U", "cover of T"),
    179: Told(4, "self", "", "", 0, "U", "cover of K"),
    180: Told(4, "opponent", "P", "", 0, "", "pick 2 of R; return"),
    181: Told(4, "self", "", "", 2, "", "roll 3; sift roll"),
    182: Told(4, "self", "", "", 0, "U", "cover of H"),
    183: Told(4, "opponent", "R", "", 3, "",
              "roll 3; pick roll of M touching user; unfortify; take"),
    184: Told(4, "self", "", "", 0, "U", "cover of BK"),
    185: Told(4, "opponents", "", "Z2", 0, "", "skip"),
    186: Told(4, "opponent", "S", "", 0, "",
              "roll 3; pick 1 of T; pick roll touching picked; destroy"),
    187: Told(4, "opponent", "P", "", 0, "", "pick 3 of B; return"),
    188: Told(4, "opponent", "S", "", 0, "X", "cover whose target"),
    189: Told(4, "any", "S", "", 0, "", "roll 3; pick roll neighbours 1; destroy"),
    190: Told(4, "opponent", "P", "", 0, "", "pick 1 of FU; destroy"),
    191: Told(4, "self", "", "", 0, "", "pickup; build 2"),
    192: Told(4, "self", "", "", 0, "", "build 3; dry user 0 1"),
    193: Told(5, "self", "", "", 0, "", "restore 5"),
    194: Told(5, "opponent", "R", "", 4, "",
              "roll 6; pick roll not R touching user; unfortify; take"),
    195: Told(5, "opponent", "", "P3", 0, "", "renew"),
    196: Told(5, "self", "", "", 0, "F", "cover of M"),
    197: Told(5, "self", "", "", 0, "F", "cover of T"),
    198: Told(5, "self", "", "", 0, "F", "cover on riverside"),
    199: Told(5, "everyone", "S", "", 0, "", "strike; sweep cross; destroy"),
    200: Told(5, "self", "", "", 0, "F", "cover of T on river either"),
}  # fmt: skip


def letters(categories: tuple[int, ...]) -> str:
    return "".join(sorted(code(each) for each in categories))


def number(count: int) -> str:
    return "roll" if count == ROLLED else str(count)


def told(effect: Effect) -> str:
    """An effect as the table tells it: every field that is not at rest."""
    words = [effect.do]
    words += [str(effect.die)] if effect.die else []
    words += [number(each) for each in (effect.count, effect.turns, effect.look) if each]
    words += [each for each in (effect.area, effect.who) if each]
    words += [str(end) for end in effect.ends]
    words += ["tick", effect.tick] if effect.tick else []
    words += ["of", letters(effect.of)] if effect.of else []
    words += ["not", letters(effect.without)] if effect.without else []
    words += ["ban", letters(effect.ban)] if effect.ban else []
    words += ["on", effect.on] if effect.on else []
    words += ["touching", effect.touching] if effect.touching else []
    words += ["neighbours", str(effect.neighbours)] if effect.neighbours else []
    words += ["first", code(effect.first)] if effect.first != NONE else []
    words += ["by", effect.by] if effect.by != "user" else []
    words += ["whose", effect.whose] if effect.whose != "user" else []
    words += [
        flag for flag in ("together", "chain", "ban_touching", "either") if getattr(effect, flag)
    ]
    return " ".join(words)


@rule("TCZ-R46", "TCZ-R47", "TCZ-R48", "TCZ-R54", "TCZ-058")
@pytest.mark.parametrize(("event", "wanted"), TABLE.items())
def test_an_event_is_as_the_table_of_events_tells_it(event: int, wanted: Told) -> None:
    card = EVENTS[event]
    city = card.city_shield
    subs = {each.number: code(each.category) for each in DECK.substitutes}
    assert card.epoch == wanted.epoch
    assert card.target == wanted.target
    assert code(card.shield) == wanted.shield
    assert (f"{code(city[0])}{city[1]}" if city else "") == wanted.city_shield
    assert card.halls == wanted.halls
    assert subs.get(event, "") == wanted.substitute
    assert "; ".join(told(each) for each in card.effects) == wanted.effects


def test_the_table_has_every_event() -> None:
    assert TABLE.keys() == EVENTS.keys()


@rule("TCZ-060")
def test_twelve_events_have_a_substitute() -> None:
    assert lookups.SUBS == (168, 171, 177, 178, 179, 182, 184, 188, 196, 197, 198, 200)
    kinds = [code(each) for each in lookups.SUB_CATEGORY]
    assert Counter(kinds) == {"U": 7, "F": 4, "X": 1}
    assert kinds[lookups.SUB_INDEX[188]] == "X"
    assert [lookups.SUBS[at] for at in lookups.SUB_INDEX.values()] == [*lookups.SUBS]


@rule("TCZ-R02")
def test_substitutes_belong_to_no_epoch() -> None:
    """They have no back to draw them by: an event calls them by its number."""
    for each in DECK.substitutes:
        assert not hasattr(each, "epoch")
        assert any(effect.do == "cover" for effect in EVENTS[each.number].effects)


@rule("TCZ-059", "TCZ-R67")
def test_every_event_does_something_in_the_basic_game() -> None:
    for event in DECK.events:
        assert any(not effect.extended for effect in event.effects)


# Words.


@rule("TCZ-059")
def test_a_text_names_the_extended_game_where_it_matters() -> None:
    extended = {161, 162, 175, 176, 183, 194}
    for event in DECK.events:
        for text, words in zip(
            event.text, ("Rozgrywka rozszerzona: ", "Extended game: "), strict=True
        ):
            assert text.count(words) == (event.number in extended)
            tail = text.partition(words)[2]
            assert tail.rstrip(".").count(".") == 0, "the clause is one sentence, the last one"


@pytest.mark.parametrize("event", DECK.events, ids=lambda event: str(event.number))
def test_a_text_has_the_numbers_of_its_effects(event: Event) -> None:
    """Whatever number an effect has, both texts print it, and no others."""
    wanted: set[str] = {str(event.halls)} if event.halls else set()
    rolled = False
    for effect in event.effects:
        wanted |= {f"K{effect.die}"} if effect.die else set()
        several = effect.do not in ("pick", "pickup") or effect.count > 1
        rolled |= ROLLED in (effect.count, effect.turns)
        wanted |= {str(each) for each in (effect.count, effect.turns, effect.look)
                   if each > 0 and several}  # fmt: skip
        wanted |= {str(event.number)} if effect.do == "cover" else set()
        if effect.tick and event.city_shield:
            wanted.add(str(event.city_shield[1]))
    if event.number == 199:
        wanted.add("4")  # the fields beside the one struck
    assert rolled == any(effect.do == "roll" for effect in event.effects)
    for text in event.text:
        assert set(re.findall(r"K?\d+", text)) == wanted


UP_TO = ("najwyżej", "up to")


@rule("TCZ-055")
@pytest.mark.parametrize("event", DECK.events, ids=lambda event: str(event.number))
def test_a_text_says_up_to_where_cards_are_counted(event: Event) -> None:
    counted = any(
        effect.do in ("pick", "lose", "build") and effect.count != 1 for effect in event.effects
    )
    for text, words in zip(event.text, UP_TO, strict=True):
        assert (words in text) == counted


def test_a_text_names_who_is_concerned() -> None:
    pl = {"opponent": "Wskaż rywala", "any": "Wskaż dowolnego gracza", "opponents": "rywal",
          "everyone": "", "self": ""}  # fmt: skip
    en = {"opponent": "ame an opponent", "any": "Name any player", "opponents": "opponent",
          "everyone": "", "self": ""}  # fmt: skip
    for event in DECK.events:
        assert pl[event.target] in event.text.pl
        assert en[event.target] in event.text.en
        if event.target in ("self", "everyone"):
            assert "rywal" not in event.text.pl
            assert "opponent" not in event.text.en


CATEGORY_WORDS = {
    "R": ("Ratusza", "Town Hall"), "Z": ("Służby Zdrowia", "Health Service"),
    "M": ("Strefy Mieszkaniowej", "Housing"), "N": ("Przemysłu i Nauki", "Industry and Science"),
    "T": ("Transportu", "Transport"), "H": ("Handlu i Usług", "Trade and Services"),
    "K": ("Kultury i Rozrywki", "Culture and Entertainment"), "B": ("Sportu", "Sport"),
    "D": ("Zabytek", "Monument"), "U": ("Obiekt Unikalny", "Unique"),
    "F": ("Obiekt Przyszłości", "Future"),
}  # fmt: skip


@pytest.mark.parametrize("event", DECK.events, ids=lambda event: str(event.number))
def test_a_text_names_the_categories_of_its_effects(event: Event) -> None:
    wanted = {"R"} if event.halls else set()
    for effect in event.effects:
        wanted |= set(letters((*effect.of, *effect.without, *effect.ban)))
        wanted |= {code(effect.first)} - {""}
        if effect.tick and event.city_shield:
            wanted.add(code(event.city_shield[0]))
    for language in (0, 1):
        # What a card becomes is said in another sentence.
        text = re.sub(r"(Karta staje się|The card becomes) .*", "", event.text[language])
        named = {letter for letter, words in CATEGORY_WORDS.items() if words[language] in text}
        assert named == wanted


def test_no_two_cards_have_the_same_name_in_a_language() -> None:
    for language in (0, 1):
        for cards in (ALL[:200], ALL[200:]):
            assert len({card.title[language] for card in cards}) == len(cards)
            assert len({card.name[language] for card in cards}) == len(cards)


def test_every_name_fits_the_face() -> None:
    for card in ALL:
        assert all(fits_the_face(name) for name in card.name)
        assert card.name == (card.short or card.title)


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("Abcdefghijklmnop", True),
        ("Abcdefghijklmnopq", False),
        ("Abcdefghijklmnop bcdefghijklmnopq", True),
        ("Abcdefghijklmnop bcdefghijklmnopq c", False),
        ("Abcdef ghijklm opqrst uvwxyz", True),
        ("Abc abcdefghijklmnopq", False),
    ],
)
def test_a_face_has_two_lines_of_sixteen_letters(name: str, fits: bool) -> None:
    assert fits_the_face(name) == fits


def test_texts_and_notes_are_short_and_in_both_languages() -> None:
    texts: list[Text] = [event.text for event in DECK.events]
    texts += [card.note for card in ALL if card.note]
    for text in texts:
        assert all(20 < len(each) <= 220 and each.endswith(".") for each in text), text
        assert text.pl != text.en
    assert len({text for pair in texts for text in pair}) == 2 * len(texts)


def test_a_note_stands_only_where_sources_exist_and_every_source_is_used() -> None:
    for card in ALL:
        assert bool(card.note) == bool(card.sources)
    assert {key for card in ALL for key in card.sources} == DECK.sources.keys()
    assert all(address.startswith("http") for address in DECK.sources.values())


def test_quotation_marks_are_those_of_the_language() -> None:
    for card in ALL:
        texts = [card.title, card.name, *([card.note] if card.note else [])]
        texts += [card.text] if isinstance(card, Event) else []
        for text in texts:
            assert not set("‘“\"'") & set(text.pl), text
            assert not set("„”\"'") & set(text.en), text
