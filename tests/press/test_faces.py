"""Every face of Plac Grzybowski: whole, readable, its own, and inside its frame."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from stolik.games.grzybowski.cards import CARDS, OBVERSE, REVERSE, SYMBOLS, face
from stolik.games.grzybowski.deck import DECK, JOKER
from stolik.games.grzybowski.faces import PICTURES, SIZES, Size, face_svg
from stolik.games.grzybowski.faces.symbols import CATEGORIES
from stolik.games.grzybowski.faces.texts import EACH_PL, WITHOUT_PL
from stolik.kernel.game import LANGUAGES, Language
from stolik.press.kit.shapes import drawn
from stolik.press.letters import width
from stolik.press.svg import write

SVG = "{http://www.w3.org/2000/svg}"
NUMBERS = range(1, CARDS + 1)
FACES = [face(number, side) for number in NUMBERS for side in (OBVERSE, REVERSE)]
KINDS = [(language, size) for language in LANGUAGES for size in SIZES]
LEFT, RIGHT, TOP, BOTTOM = 6.5, 243.5, 6.5, 173.5
"""Inside the frame of both sides."""
DISC = (197, 15, 237, 55)

Box = tuple[float, float, float, float]


def parsed(up: int, language: Language, size: Size) -> ElementTree.Element:
    return ElementTree.fromstring(face_svg(up, language, size))


def words(root: ElementTree.Element) -> str:
    found = ("".join(text.itertext()) for text in root.iter(f"{SVG}text"))
    return " ".join(found).replace("\u00a0", " ")


def boxes(root: ElementTree.Element) -> list[tuple[str, Box]]:
    """Each line of serif text with the room it takes, by the table of widths."""
    found = []
    for text in root.iter(f"{SVG}text"):
        if "Poltawski" not in text.attrib["font-family"]:
            continue
        x, y, size = (float(text.attrib[name]) for name in ("x", "y", "font-size"))
        line = "".join(text.itertext())
        wide = width(line, size, "bold" if text.get("font-weight") else "regular")
        left = x - wide / 2 if text.get("text-anchor") == "middle" else x
        found.append((line, (left, y - 0.75 * size, left + wide, y + 0.24 * size)))
    return found


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize(("language", "size"), KINDS)
def test_a_face_is_named_and_stands_alone(language: Language, size: Size) -> None:
    for up in FACES:
        svg = face_svg(up, language, size)
        root = ElementTree.fromstring(svg)
        title = getattr(DECK[up >> 1].title, language)
        assert (root[0].text or "").startswith(f"{title} – ")
        assert (root.get("role"), root.get("viewBox")) == ("img", "0 0 250 180")
        assert re.findall(r"(?:https?:)?//[\w.]+", svg.replace(SVG[1:-1], "")) == []
        assert not re.search(r'\b(?:href|src|id)="|url\(|<(?:image|script|style)', svg)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_and_zoom_show_title_and_symbols(language: Language) -> None:
    for up in FACES:
        for size in ("hand", "zoom"):
            card, said = DECK[up >> 1], words(parsed(up, language, size))
            for word in getattr(card.title, language).split():
                assert word in said
            if up & 1 == OBVERSE:
                assert [SYMBOLS[symbol] for symbol in card.symbols] == said.split()[
                    -len(card.symbols) :
                ]


@pytest.mark.parametrize("size", SIZES)
def test_a_demand_shows_its_letters_or_its_cells(size: Size) -> None:
    for card in DECK.cards:
        root = parsed(face(card.number, REVERSE), "pl", size)
        if card.pattern:
            letters = [code for row in card.pattern for code in row.split() if code != "."]
            plain = [
                text.text
                for text in root.iter(f"{SVG}text")
                if "Lato" in text.attrib["font-family"]
            ]
            assert plain == letters
        elif card.goal and card.goal.symbol >= 0:
            assert SYMBOLS[card.goal.symbol] in words(root)
        elif card.goal and card.goal.cells:
            on = [cell for cell in root.iter(f"{SVG}rect") if cell.get("stroke-width") == "1.2"]
            assert len(on) == 25
            assert sum(cell.get("fill") != "none" for cell in on) == len(card.goal.cells)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_value_disc_tells_what_the_side_is_worth(language: Language) -> None:
    expected = {16: "5/1", 7: "20", 10: "1/A", 20: "1", JOKER: "?"}
    for number, value in expected.items():
        for size in SIZES:
            root = parsed(face(number, REVERSE), language, size)
            assert value in [text.text for text in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("size", ["hand", "zoom"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_leaves_the_frame_or_lies_on_another(language: Language, size: Size) -> None:
    for up in FACES:
        lines = boxes(parsed(up, language, size))
        for line, (left, top, right, bottom) in lines:
            assert left >= LEFT, line
            assert right <= RIGHT, line
            assert top >= TOP, line
            assert bottom <= BOTTOM, line
        for (line, one), (other, two) in combinations(lines, 2):
            assert not meet(one, two), (line, other)


@pytest.mark.parametrize("size", ["hand", "zoom"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_lies_on_an_icon_or_the_disc(language: Language, size: Size) -> None:
    for up in FACES:
        root = parsed(up, language, size)
        lines = boxes(root)
        for circle in root.iter(f"{SVG}circle"):
            x, y, r = (float(circle.attrib[name]) for name in ("cx", "cy", "r"))
            around = (x - r, y - r, x + r, y + r)
            inside = [line for line, box in lines if meet(box, around)]
            assert len(inside) <= (up & 1), inside


def test_no_plate_lies_on_the_disc_or_leaves_the_frame() -> None:
    for number in NUMBERS:
        for language, size in KINDS:
            if size == "thumb":
                continue
            root = parsed(face(number, REVERSE), language, size)
            for plate in list(root.iter(f"{SVG}rect"))[2:]:
                x, y, wide, tall = (float(plate.attrib[n]) for n in ("x", "y", "width", "height"))
                box = (x, y, x + wide, y + tall)
                assert not meet(box, DISC), (number, language, size)
                assert box[0] >= LEFT
                assert box[2] <= RIGHT
                assert box[3] <= BOTTOM


def test_every_card_has_a_picture_of_its_own() -> None:
    assert list(PICTURES) == list(NUMBERS)
    drawings = {"".join(write(each) for each in drawn(picture)) for picture in PICTURES.values()}
    assert len(drawings) == CARDS


def test_no_two_pictures_are_mostly_the_same() -> None:
    """Parts may come back; more than two thirds of two pictures may not."""
    paths = {
        number: re.findall(r' d="([^"]*)"', "".join(write(each) for each in drawn(picture)))
        for number, picture in PICTURES.items()
    }
    for one, two in combinations(NUMBERS, 2):
        shared = len(set(paths[one]) & set(paths[two]))
        assert shared <= max(len(set(paths[one])), len(set(paths[two]))) * 2 / 3, (one, two)


def test_pictures_keep_to_the_colours_of_the_engraving() -> None:
    for picture in PICTURES.values():
        colours = set(
            re.findall(r'fill="([^"]*)"', "".join(write(each) for each in drawn(picture)))
        )
        assert colours <= {"#FBF4E4", "#E9DBBA", "#DFCFA6"}


def test_a_category_is_a_colour_and_an_icon_and_a_letter() -> None:
    assert "".join(CATEGORIES) == SYMBOLS == "".join(EACH_PL) == "".join(WITHOUT_PL)
    assert len({category.colour for category in CATEGORIES.values()}) == len(SYMBOLS)
    assert len({category.icon for category in CATEGORIES.values()}) == len(SYMBOLS)


def test_the_joker_is_an_asterisk_on_black() -> None:
    svg = face_svg(face(JOKER, REVERSE), "pl", "hand")
    assert 'fill="#22201E"' in svg
    assert svg.count("<path") == 1


def test_a_polish_face_has_no_english_on_it() -> None:
    for up in FACES:
        for size in ("hand", "zoom"):
            said = words(parsed(up, "pl", size))
            assert not re.search(r"(?i)\b(the|point|points|card|reverse|obverse|each)\b", said), (
                said
            )


@pytest.mark.parametrize(("size", "limit"), [("thumb", 4_000), ("hand", 12_000), ("zoom", 12_000)])
def test_a_face_is_small_and_always_the_same(size: Size, limit: int) -> None:
    for language in LANGUAGES:
        for up in FACES:
            svg = face_svg(up, language, size)
            assert svg == face_svg(up, language, size)
            assert len(svg.encode()) < limit
