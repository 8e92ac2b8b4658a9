"""The writer, the letters and the kit."""

import inspect
from xml.etree import ElementTree

import pytest

from stolik.press.kit import (
    buildings,
    faith,
    grounds,
    heads,
    household,
    landmarks,
    music,
    nature,
    office,
    order,
    past,
    people,
    pilgrims,
    pitches,
    printing,
    river,
    silhouettes,
    street,
    study,
    town,
    trade,
    vehicles,
    watch,
    wheels,
    works,
)
from stolik.press.kit.icons import ICONS, icon
from stolik.press.kit.shapes import Palette, Picture, Shape, at, drawn, pale, rect
from stolik.press.letters import balanced, fit, lines, width, wrap
from stolik.press.svg import document, element, write

MODULES = (buildings, faith, grounds, heads, household, landmarks, music, nature, office, order,
           past, people, pilgrims, pitches, printing, river, silhouettes, street, study, town,
           trade, vehicles, watch, wheels, works)  # fmt: skip
PARTS = [
    (module, name)
    for module in MODULES
    for name, part in inspect.getmembers(module, inspect.isfunction)
    if part.__module__ == module.__name__
    and inspect.signature(part).return_annotation is not inspect.Signature.empty
    and all(
        parameter.default is not inspect.Parameter.empty
        for parameter in inspect.signature(part).parameters.values()
    )
]


def test_what_could_break_the_text_is_escaped() -> None:
    text = 'A "<b>" & C'
    written = write(element("text", text, id=text))
    parsed = ElementTree.fromstring(written)
    assert (parsed.text, parsed.get("id")) == (text, text)


def test_a_document_says_its_title_to_a_screen_reader() -> None:
    root = ElementTree.fromstring(document(10, 20, "Synagoga & kościół", []))
    assert (root.get("role"), root.get("viewBox")) == ("img", "0 0 10 20")
    assert root[0].text == "Synagoga & kościół"


def test_lines_are_no_wider_than_their_room() -> None:
    text = "Towarzystwo Opieki nad Zwierzętami i chrześcijańskie związki zawodowe"
    for room in (140, 160, 240):
        for cut in (wrap, balanced):
            assert all(width(line, 16, "bold") <= room for line in cut(text, 16, room, "bold"))


def test_even_lines_are_as_few_as_can_be() -> None:
    text = "Handel żelazem na Grzybowie"
    assert len(balanced(text, 18, 174, "bold")) == len(wrap(text, 18, 174, "bold")) == 2


def test_a_preposition_does_not_end_a_line() -> None:
    assert wrap("Dom Sierot na Krochmalnej", 18, 140) == ["Dom Sierot", "na\u00a0Krochmalnej"]


def test_a_line_that_another_font_could_push_out_carries_its_length() -> None:
    tight = lines(fit("Próżna", (20,), 63, 1), 0, 0, "#000")[0]
    loose = lines(fit("Próżna", (20,), 200, 1), 0, 0, "#000")[0]
    assert "textLength" in dict(tight.attributes)
    assert "textLength" not in dict(loose.attributes)


def test_a_palette_colours_a_picture() -> None:
    brick = Palette("#fff", "#A4371F", "#8A2E24")
    inside = drawn(at(3, 4, (pale(rect(0, 0, 1, 1)),), flip=True), brick)[0]
    assert dict(inside.attributes)["transform"] == "translate(3 4)scale(-1 1)"
    assert '#A4371F"' in write(inside)


def shapes(picture: Picture) -> list[Shape]:
    return [
        shape
        for piece in picture
        for shape in ([piece] if isinstance(piece, Shape) else shapes(piece.pieces))
    ]


@pytest.mark.parametrize(
    ("module", "name"), PARTS, ids=lambda each: getattr(each, "__name__", each)
)
def test_every_part_stands_without_being_told_how(module: object, name: str) -> None:
    found = shapes(getattr(module, name)())
    assert found
    assert all(shape.path.startswith("M") and shape.path.endswith("z") for shape in found)


def test_the_kit_is_a_kit() -> None:
    assert len(PARTS) >= 170


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_one_path(name: str) -> None:
    assert write(icon(name, 0, 0, 24, "#000")).count("<path") == 1
