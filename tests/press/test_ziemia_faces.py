"""Every face of Ta Ziemia: whole, readable, its own, and inside its frame."""

import re
from functools import cache
from itertools import combinations
from xml.etree import ElementTree

import pytest

from stolik.games.ziemia.catalogue import catalogue
from stolik.games.ziemia.deck import DECK
from stolik.games.ziemia.faces import PICTURES, SIZES, FaceCard, Size, face_svg
from stolik.games.ziemia.faces.back import PILES
from stolik.games.ziemia.faces.cities import CITIES, city_svg
from stolik.games.ziemia.faces.colours import BLUSH, COAL, FOOT, PINK, QUIET
from stolik.games.ziemia.faces.frame import HEIGHT, SMALLEST, SMALLEST_ZOOMED, WIDTH
from stolik.games.ziemia.faces.named import face_card, paint
from stolik.games.ziemia.faces.poster import COLOURS
from stolik.games.ziemia.faces.symbols import FACTIONS, ICONS, RESOURCES
from stolik.games.ziemia.faces.texts import ICON_NAMES, WHEN
from stolik.kernel.deckfile import Text
from stolik.kernel.game import LANGUAGES, Language
from stolik.kernel.refusal import Param
from stolik.press.kit.shapes import drawn
from stolik.press.svg import write
from tests.press.looking import SVG, Box, boxes, meet, said

CARDS = [face_card(each) for each in DECK.all]
REGIME = range(1, 55)
"""Regime and Central cards: red, black and cream, and a little yellow."""
OWN = range(1, 111)
"""Cards with a picture of their own: all of them."""
KINDS = [(language, size) for language in LANGUAGES for size in SIZES]
LARGE: tuple[Size, ...] = ("hand", "zoom")
SIDE = {"thumb": "0 0 56 56", "tile": "0 0 96 96", "hand": "0 0 180 250", "zoom": "0 0 180 250"}

RISE = 0.72
"""How high its capitals are, by the size of the letters."""


@cache
def face(card: FaceCard, language: Language, size: Size) -> str:
    """Drawn once for all the tests that only look."""
    return face_svg(card, language, size)


def parsed(card: FaceCard, language: Language, size: Size) -> ElementTree.Element:
    return ElementTree.fromstring(face(card, language, size))


def drawing(number: int) -> str:
    return "".join(write(each) for each in drawn(PICTURES[number].picture))


def window(root: ElementTree.Element) -> Box:
    found = root.find(f"{SVG}svg")
    assert found is not None
    top = float(found.attrib["y"])
    return 0, top, WIDTH, top + float(found.attrib["height"])


def test_every_card_is_tried() -> None:
    assert [card.number for card in CARDS] == list(range(1, 111))


@pytest.mark.parametrize(("language", "size"), KINDS)
def test_a_face_is_named_and_stands_alone(language: Language, size: Size) -> None:
    for card in CARDS:
        svg = face(card, language, size)
        root = ElementTree.fromstring(svg)
        assert (root[0].text or "").startswith(f"{card.title.of(language)} – ")
        assert (root.get("role"), root.get("viewBox")) == ("img", SIDE[size])
        assert re.findall(r"(?:https?:)?//[\w.]+", svg.replace(SVG[1:-1], "")) == []
        assert not re.search(r'\b(?:href|src|id)="|url\(|<(?:image|script|style)', svg)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_zoom_says_all_of_a_card_and_whose_text_it_is(language: Language) -> None:
    ours = {"pl": "nasze wydanie", "en": "our edition"}[language]
    for card in CARDS:
        words = said(parsed(card, language, "zoom"))
        for text in (card.title, card.text, card.lasting, card.relief):
            assert text is None or text.of(language) in words, card.number
        assert "…" not in words
        assert f"{card.number} · {ours}" in words
        printed = said(parsed(card._replace(ours=False), language, "zoom"))
        assert str(card.number) in printed.split()
        assert ours not in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_says_the_title_and_what_can_be_read(language: Language) -> None:
    for card in CARDS:
        words = said(parsed(card, language, "hand"))
        assert card.title.of(language) in words
        assert card.text.of(language) in words or "…" in words, card.number


@pytest.mark.parametrize("size", SIZES)
def test_a_regime_card_shows_its_time_and_a_local_one_its_price(size: Size) -> None:
    for card in CARDS:
        svg = face(card, "pl", size)
        words = said(ElementTree.fromstring(svg)).split()
        assert (ICONS["time"] in svg) == bool(card.time)
        assert not card.time or f"+{card.time}" in words
        if card.kind == "local" and size in LARGE:
            amounts = [word for word in words if word in "0123456789"]
            assert amounts[-4 if card.penalty == 0 else -3 :][:3] == [str(n) for n in card.cost]
            assert all(ICONS[each] in svg for each in RESOURCES)
            assert (f"−{card.penalty} pkt" if card.penalty else "0 pkt") in " ".join(words)


@pytest.mark.parametrize("size", SIZES)
def test_a_renewal_card_shows_its_fields_in_order(size: Size) -> None:
    for card in CARDS:
        if card.kind != "renewal":
            continue
        root = parsed(card, "en", size)
        letters = [each for each in said(root).split() if each in FACTIONS]
        assert "".join(letters) == card.fields, card.number
        colours = [
            rect.get("stroke") if size in LARGE else rect.get("fill")
            for rect in root.iter(f"{SVG}rect")
            if float(rect.get("width", 0)) in (20, 30)
        ]
        assert colours == [FACTIONS[each].colour for each in card.fields]


def test_a_renewal_card_says_when_and_what_it_brings() -> None:
    for card in CARDS:
        if card.kind == "renewal":
            words = said(parsed(card, "pl", "hand"))
            assert WHEN[card.when].pl in words
            assert f"+{card.influence}" in words.split()


@pytest.mark.parametrize("size", LARGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_leaves_the_card_or_lies_on_another(language: Language, size: Size) -> None:
    for card in CARDS:
        lines = boxes(parsed(card, language, size), RISE)
        for line, (left, top, right, bottom) in lines:
            assert left >= 4, (card.number, line)
            assert right <= WIDTH - 4, (card.number, line)
            assert top >= 3, (card.number, line)
            assert bottom <= HEIGHT - 2, (card.number, line)
        for (line, one), (other, two) in combinations(lines, 2):
            assert not meet(one, two), (card.number, line, other)


@pytest.mark.parametrize("size", LARGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_lies_on_the_poster_and_the_poster_has_room(language: Language, size: Size) -> None:
    for card in CARDS:
        root = parsed(card, language, size)
        view = window(root)
        assert view[3] - view[1] >= 60, card.number
        for line, box in boxes(root, RISE):
            assert not meet(box, view), (card.number, line)


@pytest.mark.parametrize(("size", "least"), [("hand", SMALLEST), ("zoom", SMALLEST_ZOOMED)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_too_small_to_read(language: Language, size: Size, least: float) -> None:
    for card in CARDS:
        for text in parsed(card, language, size).iter(f"{SVG}text"):
            assert float(text.attrib["font-size"]) >= least, (card.number, text.text)


def test_a_long_text_ends_in_dots_and_not_in_half_a_word() -> None:
    words = "Wskaż miasto i połóż tam kartę obok pola Specjalnego. " * 6
    card = FaceCard(45, "central", Text("Cenzura", "Censorship"), Text(words.strip(), words))
    last = said(parsed(card, "pl", "hand")).split("…")[0].split()[-1]
    assert last.strip(".") in words.replace(".", "").split()


def test_every_card_has_a_picture_and_none_is_printed_twice() -> None:
    assert sorted(PICTURES) == [card.number for card in CARDS]
    assert len({drawing(number) for number in OWN}) == len(OWN)


def test_no_two_pictures_are_mostly_the_same() -> None:
    """Parts may come back; more than half of two pictures may not."""
    paths = {number: set(re.findall(r' d="([^"]*)"', drawing(number))) for number in OWN}
    for one, two in combinations(OWN, 2):
        shared = len(paths[one] & paths[two])
        assert shared <= max(len(paths[one]), len(paths[two])) / 2, (one, two)


def test_pictures_are_flat_and_of_the_print_colours() -> None:
    for number in OWN:
        svg = drawing(number)
        assert not re.search(r"stroke|opacity|[gG]radient|filter|<text", svg), number
        inks = {PICTURES[number].sky, *re.findall(r'fill="([^"]*)"', svg)}
        assert inks <= {*COLOURS, COAL}, number
        bright = {FACTIONS[code].colour for code in "DSI"}
        assert number not in REGIME or not inks & bright, number


def test_faces_are_of_the_print_colours() -> None:
    known = {*COLOURS, COAL, PINK, BLUSH, FOOT, QUIET, "#FFFFFF", "none"}
    for card in CARDS:
        for size in SIZES:
            inks = set(re.findall(r'(?:fill|stroke)="([^"]*)"', face(card, "pl", size)))
            assert inks <= known, (card.number, size)


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_takes_the_colour_around_it(name: str) -> None:
    svg = paint(f"icon-{name}", "pl", "thumb")
    assert svg
    root = ElementTree.fromstring(svg)
    assert root[0].text == ICON_NAMES[name].pl
    assert [path.get("fill") for path in root.iter(f"{SVG}path")] == ["currentColor"]


@pytest.mark.parametrize("city", CITIES)
def test_a_city_is_painted_by_its_name(city: str) -> None:
    assert paint(f"city-{city}", "pl", "thumb") == city_svg(city)


def test_icons_differ() -> None:
    assert list(ICONS) == list(ICON_NAMES)
    assert len(set(ICONS.values())) == len(ICONS)


@pytest.mark.parametrize(
    ("pile", "pl", "en"),
    [
        ("regime", "REŻIM", "REGIME"),
        ("renewal", "ODNOWA", "RENEWAL"),
        ("central", "CENTRALA", "CENTRAL"),
        ("rule", "MIASTO", "CITY"),
    ],
)
def test_a_back_says_its_pile_and_nothing_else(pile: str, pl: str, en: str) -> None:
    assert pile in PILES
    for language, word in zip(LANGUAGES, (pl, en), strict=True):
        for size in SIZES:
            svg = paint(f"back-{pile}", language, size)
            assert svg
            root = ElementTree.fromstring(svg)
            assert said(root) == (word if size in LARGE else "")
            assert (root[0].text or "").upper().endswith(word)
            for _, (left, _, right, bottom) in boxes(root, RISE):
                assert (left >= 4, right <= WIDTH - 4, bottom <= HEIGHT - 4) == (True,) * 3


def test_only_what_is_there_is_painted() -> None:
    assert paint("26", "pl", "hand") == face(CARDS[25], "pl", "hand")
    for unknown in ("0", "111", "026", "icon-Q", "icon-", "back-", "back-D", "-26", "card-26", ""):
        assert paint(unknown, "pl", "hand") is None


LIMITS: dict[Size, int] = {"thumb": 1_800, "tile": 8_000, "hand": 9_500, "zoom": 9_500}


@pytest.mark.parametrize("size", SIZES)
def test_a_face_is_small_and_always_the_same(size: Size) -> None:
    for language in LANGUAGES:
        for card in CARDS:
            svg = face(card, language, size)
            assert svg == face_svg(card, language, size)
            assert len(svg.encode()) < LIMITS[size], card.number


class Silent:
    """The catalogue asks for the language and for no message."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def __call__(self, message: str, /, **params: Param) -> str:
        raise AssertionError(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_tells_what_the_signs_say(language: Language) -> None:
    told = {each.number: each for each in catalogue(Silent(language))}
    assert list(told) == list(range(1, 111))
    assert {each.provenance for each in told.values()} == {"ours"}
    for card in CARDS:
        entry = told[card.number]
        assert (entry.name, entry.title) == (str(card.number), card.title.of(language))
        assert card.text.of(language) == entry.sides[0]
    assert len({each.category for each in told.values()}) == 6


def test_the_catalogue_tells_times_prices_and_fields() -> None:
    told = {each.number: each.sides[1:] for each in catalogue(Silent("pl"))}
    assert told[2] == ("Czas: +3",)
    assert told[26][1:] == (
        "Czas: +5",
        "Koszt zdjęcia: Wiara 0, Opór 3, Wpływy 0",
        "Na koniec gry: −2 pkt",
    )
    assert told[72] == (
        "Pola: S Studenci, I Inteligencja",
        "Reakcja. Wpływy za przygotowanie: +1",
    )
    assert told[107] == (DECK.relief.pl,)
