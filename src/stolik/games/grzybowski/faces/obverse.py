"""The obverse: a cutting from a pre-war newspaper with an engraving, and its resources."""

from stolik.games.grzybowski.cards import Card
from stolik.games.grzybowski.faces.pictures import PICTURES
from stolik.games.grzybowski.faces.symbols import INK, PAPER, medal
from stolik.kernel.game import Language
from stolik.press.kit.shapes import drawn
from stolik.press.letters import Fitted, fit, lines
from stolik.press.svg import Element, element

WIDTH, HEIGHT = 250, 180
"""88 by 63 mm, as printed: 18 units are one em of the design."""
QUIET, RULE = "#5E4F3B", "#8B7A5C"

THUMB_PLACES = {2: ((68, 90), (182, 90)), 3: ((66, 48), (184, 48), (125, 132))}
"""Middles of the resources where nothing but them is shown."""


def sheet() -> Element:
    return element("rect", width=WIDTH, height=HEIGHT, rx=7, fill=PAPER)


def frame() -> Element:
    return element(
        "rect",
        x=5,
        y=5,
        width=WIDTH - 10,
        height=HEIGHT - 10,
        rx=2.5,
        fill="none",
        stroke=RULE,
        stroke_width=1.25,
    )


def engraving(card: Card) -> Element:
    """The picture at the right; an svg of its own cuts off what would leave the frame."""
    return element(
        "svg",
        *drawn(PICTURES[card.number]),
        x=84,
        y=14,
        width=160,
        height=160,
        viewBox="0 0 160 160",
    )


def title(text: str, sizes: tuple[float, ...], room: float) -> Fitted:
    """On one line if a size or two less makes it one, else on two."""
    whole = fit(text, sizes[:3], room, 1, "bold")
    return whole if len(whole.lines) == 1 else fit(text, sizes, room, 2, "bold")


def thumb(card: Card) -> list[Element]:
    across, tab = (98, 42) if len(card.symbols) == 2 else (78, 36)
    places = THUMB_PLACES[len(card.symbols)]
    return [
        sheet(),
        frame(),
        *(
            part
            for symbol, (x, y) in zip(card.symbols, places, strict=True)
            for part in medal(symbol, x, y, across, tab)
        ),
    ]


def resources(card: Card, across: float, tab: float) -> list[Element]:
    """From the lower left; three are a little smaller, so that the picture keeps its room."""
    across *= 1 if len(card.symbols) == 2 else 0.91
    y = HEIGHT - 12 - across / 2
    return [
        part
        for index, symbol in enumerate(card.symbols)
        for part in medal(symbol, 13 + across / 2 + index * (across + 8), y, across, tab)
    ]


def hand(card: Card, language: Language) -> list[Element]:
    name = title(getattr(card.title, language), (20, 19, 18, 17, 16), 224)
    below = 27 + len(name.lines) * name.size * 1.1
    return [
        sheet(),
        engraving(card),
        frame(),
        *lines(name, 14, 28, INK, 1.1),
        *year(card, language, 14, below),
        *resources(card, 46, 18),
    ]


def zoom(card: Card, language: Language) -> list[Element]:
    name = title(getattr(card.title, language), (17, 16, 15), 224)
    below = 23 + len(name.lines) * name.size * 1.1
    note: list[Element] = []
    if card.note:
        text = fit(getattr(card.note, language), (10, 9.6, 9.2), 222, 5, even=False)
        note = lines(text, 14, below + 15, INK, 1.28)
    return [
        sheet(),
        engraving(card),
        frame(),
        *lines(name, 14, 25, INK, 1.1),
        *year(card, language, 11, below),
        *note,
        *resources(card, 38, 15),
    ]


def year(card: Card, language: Language, size: float, y: float) -> list[Element]:
    if not card.year:
        return []
    return lines(fit(getattr(card.year, language), (size,), 200, 1, "italic"), 14, y, QUIET)
