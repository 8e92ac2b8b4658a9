"""Every face of Zbudujmy Tczew: whole, readable, its own, and inside its frame."""

import re
from functools import cache
from itertools import combinations
from xml.etree import ElementTree

import pytest

from stolik.games.tczew.deck import DECK
from stolik.games.tczew.faces import (
    PICTURES,
    SIZES,
    FaceCard,
    Size,
    back_svg,
    face_svg,
    icon_svg,
)
from stolik.games.tczew.faces.front import HEIGHT, SMALLEST, WIDTH
from stolik.games.tczew.faces.named import face_card
from stolik.games.tczew.faces.symbols import CATEGORIES, PLACES
from stolik.games.tczew.faces.texts import CATEGORY_NAMES
from stolik.kernel.deckfile import Text
from stolik.kernel.game import LANGUAGES, Language
from stolik.press.kit.shapes import drawn
from stolik.press.svg import write
from tests.press.looking import SVG, boxes, meet, said

CARDS = [face_card(each) for each in DECK.all]
KINDS = [(language, size) for language in LANGUAGES for size in SIZES]
LARGE: tuple[Size, ...] = ("hand", "zoom")
SIDE = {"thumb": "0 0 56 56", "tile": "0 0 96 96", "hand": "0 0 180 250", "zoom": "0 0 180 250"}

RISE = 0.68
"""How high its capitals are, by the size of the letters."""


@cache
def face(card: FaceCard, language: Language, size: Size) -> str:
    """Drawn once for all the tests that only look."""
    return face_svg(card, language, size)


def parsed(card: FaceCard, language: Language, size: Size) -> ElementTree.Element:
    return ElementTree.fromstring(face(card, language, size))


def drawing(name: str) -> str:
    return "".join(write(each) for each in drawn(PICTURES[name].picture))


def test_every_card_is_tried() -> None:
    assert len(CARDS) == 212
    assert len({card.name for card in CARDS}) == 212


@pytest.mark.parametrize(("language", "size"), KINDS)
def test_a_face_is_named_and_stands_alone(language: Language, size: Size) -> None:
    for card in CARDS:
        svg = face(card, language, size)
        root = ElementTree.fromstring(svg)
        assert (root[0].text or "").startswith(f"{card.title.of(language)} – ")
        square = "0 0 56 56" if card.is_event and size == "tile" else SIDE[size]
        assert (root.get("role"), root.get("viewBox")) == ("img", square)
        assert re.findall(r"(?:https?:)?//[\w.]+", svg.replace(SVG[1:-1], "")) == []
        assert not re.search(r'\b(?:href|src|id)="|url\(|<(?:image|script|style)', svg)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", LARGE)
def test_a_large_face_says_title_number_and_epoch(language: Language, size: Size) -> None:
    for card in CARDS:
        words = said(parsed(card, language, size)).split()
        for word in card.title.of(language).split():
            assert word in words
        assert str(card.number) in words
        assert card.substitute or words[-1] == ("", "I", "II", "III", "IV", "V")[card.epoch]
        if card.category:
            assert card.category in words


@pytest.mark.parametrize("size", LARGE)
def test_stars_carry_their_sign_and_at_zoom_their_word(size: Size) -> None:
    for card in CARDS:
        svg = face(card, "pl", size)
        words = said(ElementTree.fromstring(svg)).split()
        assert card.stars == 0 or "*" * card.stars in words
        for stars, sign in PLACES.items():
            assert (sign in svg) == (card.stars == stars)
        assert ("samotna" in words) == (card.stars == 4 and size == "zoom")


@pytest.mark.parametrize("size", SIZES)
def test_what_a_card_is_worth_stands_on_a_disc(size: Size) -> None:
    for card in CARDS:
        root = parsed(card, "pl", size)
        assert len(list(root.iter(f"{SVG}circle"))) == bool(card.points)
        if card.points:
            assert str(card.points).replace("-", "−") in said(root).split()


def test_a_substitute_has_a_black_number_and_no_epoch() -> None:
    for card in CARDS:
        if card.is_event:
            continue
        root = parsed(card, "pl", "hand")
        box = next(rect for rect in root.iter(f"{SVG}rect") if rect.get("stroke-width") == "1.4")
        assert box.get("fill") == ("#221E1A" if card.substitute else "#FFFFFF")


def test_an_event_shows_whom_it_hits_and_what_protects() -> None:
    for card in CARDS:
        if not card.is_event:
            continue
        svg = face(card, "pl", "hand")
        shown = {code for code in "RPSZ" if CATEGORIES[code].icon in svg}
        assert shown == ({card.shield.service} if card.shield else set())
        assert ("chroni" in svg) == bool(card.shield)
        assert "Wydarzenie" in svg


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_zoom_says_all_of_an_event_and_the_hand_what_can_be_read(language: Language) -> None:
    for card in CARDS:
        if not card.is_event or not card.text:
            continue
        whole = card.text.of(language)
        assert whole in said(parsed(card, language, "zoom"))
        short = said(parsed(card, language, "hand"))
        assert whole in short or "…" in short


@pytest.mark.parametrize("size", LARGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_leaves_the_card_or_lies_on_another(language: Language, size: Size) -> None:
    for card in CARDS:
        lines = boxes(parsed(card, language, size), RISE)
        for line, (left, top, right, bottom) in lines:
            assert left >= 4, (card.name, line)
            assert right <= WIDTH - 4, (card.name, line)
            assert top >= 4, (card.name, line)
            assert bottom <= HEIGHT - 4, (card.name, line)
        for (line, one), (other, two) in combinations(lines, 2):
            assert not meet(one, two), (card.name, line, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_lies_on_the_medallion_or_the_picture(language: Language) -> None:
    for card in CARDS:
        if card.is_event:
            continue
        for size in LARGE:
            root = parsed(card, language, size)
            window = root.find(f"{SVG}svg")
            assert window is not None
            top = float(window.attrib["y"])
            low = top + float(window.attrib["height"])
            for line, box in boxes(root, RISE):
                assert not meet(box, (142, 5.5, 173, 36.5)), (card.name, line)
                assert not meet(box, (0, top, WIDTH, low)), (card.name, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_hand_nothing_is_too_small_to_read(language: Language) -> None:
    for card in CARDS:
        for text in parsed(card, language, "hand").iter(f"{SVG}text"):
            assert float(text.attrib["font-size"]) >= SMALLEST, (card.name, text.text)


def test_a_long_text_ends_in_dots_and_not_in_half_a_word() -> None:
    words = "Wskaż rywala i połóż kartę na polu obok jego miasta. " * 6
    card = FaceCard(151, Text("Plaga", "Plague"), epoch=3, text=Text(words.strip(), words))
    last = said(parsed(card, "pl", "hand")).split("…")[0].split()[-1]
    assert last.strip(".") in words.replace(".", "").split()


def test_every_card_of_the_map_has_a_picture_of_its_own() -> None:
    names = [card.name for card in CARDS if not card.is_event]
    assert sorted(PICTURES) == sorted(names)
    assert len({drawing(name) for name in names}) == 162


def test_no_two_pictures_are_mostly_the_same() -> None:
    """Parts may come back; more than half of two pictures may not."""
    paths = {name: set(re.findall(r' d="([^"]*)"', drawing(name))) for name in PICTURES}
    for one, two in combinations(PICTURES, 2):
        shared = len(paths[one] & paths[two])
        assert shared <= max(len(paths[one]), len(paths[two])) / 2, (one, two)


def test_pictures_are_flat() -> None:
    for name in PICTURES:
        assert not re.search(r"stroke|opacity|[gG]radient|filter", drawing(name)), name


def test_a_category_is_a_colour_and_an_icon_and_a_letter() -> None:
    assert list(CATEGORIES) == list(CATEGORY_NAMES)
    assert len({category.colour for category in CATEGORIES.values()}) == 16
    assert len({category.icon for category in CATEGORIES.values()}) == 16
    for language in LANGUAGES:
        assert len({name.of(language) for name in CATEGORY_NAMES.values()}) == 16


@pytest.mark.parametrize("code", CATEGORIES)
def test_an_icon_takes_the_colour_around_it(code: str) -> None:
    root = ElementTree.fromstring(icon_svg(code, "pl"))
    assert root[0].text == CATEGORY_NAMES[code].pl
    assert [path.get("fill") for path in root.iter(f"{SVG}path")] == ["currentColor"]


@pytest.mark.parametrize("size", SIZES)
def test_a_back_shows_its_epoch_and_nothing_else(size: Size) -> None:
    for epoch, numeral in enumerate(("I", "II", "III", "IV", "V"), 1):
        root = ElementTree.fromstring(back_svg(epoch, "pl", size))
        assert said(root) == numeral
        assert root[0].text == f"Rewers, epoka {numeral}"


LIMITS: dict[Size, int] = {"thumb": 1_600, "tile": 4_000, "hand": 8_000, "zoom": 8_000}


@pytest.mark.parametrize("size", SIZES)
def test_a_face_is_small_and_always_the_same(size: Size) -> None:
    for language in LANGUAGES:
        for card in CARDS:
            svg = face(card, language, size)
            assert svg == face_svg(card, language, size)
            assert len(svg.encode()) < LIMITS[size], card.name
