"""The thirteen categories on a face: a colour and an icon and a letter, never one alone."""

from typing import NamedTuple

from stolik.games.grzybowski.cards import SYMBOLS
from stolik.press.kit.icons import icon
from stolik.press.kit.shapes import path
from stolik.press.letters import PLAIN
from stolik.press.svg import Element, element

INK, PAPER, WHITE = "#241C14", "#FBF4E4", "#FFFFFF"
SIGN_TEXT, GOLD, REFUSAL = "#F7EDD2", "#D9B35B", "#B3261E"


class Category(NamedTuple):
    colour: str
    ink: str
    icon: str


CATEGORIES: dict[str, Category] = {
    "O": Category("#1E1A17", WHITE, "bowler"),
    "W": Category("#A6A08F", INK, "people"),
    "H": Category("#E78B3A", INK, "scales"),
    "J": Category("#2B2D71", WHITE, "menorah"),
    "A": Category("#652D15", WHITE, "columns"),
    "K": Category("#BC6DA6", INK, "book"),
    "N": Category("#B0341C", WHITE, "banner"),
    "P": Category("#7697E4", INK, "rings"),
    "T": Category("#257948", WHITE, "tram"),
    "S": Category("#FBC79A", INK, "orange"),
    "C": Category("#B3D5F3", INK, "cross"),
    "R": Category("#D9EA78", INK, "pane"),
    "Z": Category("#5C6167", WHITE, "anvil"),
}


def letter(text: str, x: float, y: float, size: float, fill: str) -> Element:
    """A capital or a number in the plain face, its middle at (x, y)."""
    return element(
        "text",
        text,
        x=x,
        y=y + size * 0.36,
        font_family=PLAIN,
        font_size=size,
        font_weight="900",
        text_anchor="middle",
        fill=fill,
    )


def medal(symbol: int, x: float, y: float, across: float, tab: float) -> list[Element]:
    """A resource: round, with its letter on a tab at the lower right; (x, y) is its middle."""
    code = SYMBOLS[symbol]
    category = CATEGORIES[code]
    radius, picture = across / 2, across * 0.58
    right, low = x + radius + tab * 0.2, y + radius + tab * 0.08
    return [
        element("circle", cx=x, cy=y, r=radius, fill=category.colour),
        element(
            "circle",
            cx=x,
            cy=y,
            r=radius - 1,
            fill="none",
            stroke=INK,
            stroke_opacity=0.25,
            stroke_width=2,
        ),
        icon(category.icon, x - picture / 2, y - picture / 2, picture, category.ink),
        element("rect", x=right - tab, y=low - tab, width=tab, height=tab, rx=tab * 0.25, fill=INK),
        letter(code, right - tab / 2, low - tab / 2, tab * 0.78, PAPER),
    ]


def plate(
    code: str, x: float, y: float, width: float, height: float, with_icon: bool = True
) -> list[Element]:
    """A demand: rectangular; (x, y) is its upper left corner."""
    category = CATEGORIES[code]
    base = element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=height * 0.14,
        fill=category.colour,
        stroke=SIGN_TEXT,
        stroke_width=height * 0.055,
    )
    middle = y + height / 2
    if not with_icon:
        return [base, letter(code, x + width / 2, middle, height * 0.72, category.ink)]
    picture = height * 0.55
    return [
        base,
        icon(
            category.icon,
            x + width * 0.27 - picture / 2,
            middle - picture / 2,
            picture,
            category.ink,
        ),
        letter(code, x + width * 0.75, middle, height * 0.55, category.ink),
    ]


def struck(x: float, y: float, width: float, height: float) -> list[Element]:
    """The bar across something that must not be there."""
    bar = path("M", x + width * 0.08, y + height * 0.1, "l", width * 0.84, height * 0.8)
    return [
        element("path", d=bar, fill="none", stroke=stroke, stroke_width=height * part)
        for stroke, part in ((SIGN_TEXT, 0.2), (REFUSAL, 0.12))
    ]
