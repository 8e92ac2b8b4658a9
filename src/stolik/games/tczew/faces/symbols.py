"""The categories: a colour and an icon and a letter; the medallion's shape tells the type.

Every icon is one path on a square of 24, holes by the even-odd rule.
"""

from typing import Literal, NamedTuple

from stolik.press.kit.shapes import path
from stolik.press.letters import PLAIN
from stolik.press.svg import Element, element, number

INK, WHITE, BRICK, PAPER = "#221E1A", "#FFFFFF", "#8A2E24", "#FFFBF0"
GOLD, WATER = "#FFD877", "#1F6C93"

Kind = Literal["service", "object", "special", "start"]


class Category(NamedTuple):
    kind: Kind
    colour: str
    ink: str
    """What is legible on the colour."""
    icon: str


CATEGORIES: dict[str, Category] = {
    "R": Category(
        "service", "#7A2412", WHITE,
        "M2 22V12h6V6l4-5 4 5v6h6v10h-8v-5a2 2 0 0 0-4 0v5zM12 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
    ),
    "P": Category(
        "service", "#00497A", WHITE,
        "M12 1l9 3v7c0 6-4 10-9 12-5-2-9-6-9-12V4zm0 5l-1.7 3.6-4 .5 2.9 2.7-.8 3.9L12 14.8"
        "l3.6 1.9-.8-3.9 2.9-2.7-4-.5z",
    ),
    "S": Category(
        "service", "#C3363A", WHITE,
        "M12 1c1 4 7 6.5 7 13a7 7 0 0 1-14 0c0-3 1.6-5 2.8-6.8.3 1.8 1 3 2.2 3.3"
        "C11.5 7.5 11 4 12 1zm.2 12.5c-1.6 1.5-2.4 2.6-2.4 4.1a2.4 2.4 0 0 0 4.8 0"
        "c0-1.5-1-2.6-2.4-4.1z",
    ),
    "Z": Category("service", "#07A0A5", INK, "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z"),
    "M": Category(
        "object", "#F5BB52", INK,
        "M1 22V12l5.5-6 5.5 6V8l5.5-6L23 8v14zM5 14v3h3v-3zm11-5v3h3V9zm0 6v3h3v-3z",
    ),
    "N": Category(
        "object", "#282C38", WHITE,
        "M2 22V10l6 4v-4l6 4v-4l2 1.5V2h5v20zM5 16.5V19h3v-2.5zm5.5 0V19h3v-2.5z",
    ),
    "T": Category(
        "object", "#3D1A07", WHITE,
        "M6 2h12a2 2 0 0 1 2 2v12a3 3 0 0 1-2.5 3l2 3h-3l-1.7-2.5H9.2L7.5 22h-3l2-3"
        "A3 3 0 0 1 4 16V4a2 2 0 0 1 2-2zm1 3v6h10V5zm1.5 8a1.6 1.6 0 1 0 0 3.2"
        " 1.6 1.6 0 0 0 0-3.2zm7 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z",
    ),
    "W": Category(
        "object", "#875FB2", WHITE,
        "M12 1c6 5 8 9 8 13v8H4v-8c0-4 2-8 8-13zm0 5c-1.6 2-2.3 3-2.3 4.2a2.3 2.3 0 0 0 4.6 0"
        "C14.3 9 13.6 8 12 6zm-2 8v6h4v-6z",
    ),
    "H": Category(
        "object", "#DA782F", INK,
        "M4 2h16l3 7a3 3 0 0 1-2 2.8V22H3V11.8A3 3 0 0 1 1 9zm2 12v5h6v-5zm8.5 0v8H18v-8z"
        "M8.5 4.5L7.5 9h3V4.5zm5 0V9h3l-1-4.5z",
    ),
    "K": Category(
        "object", "#9A5870", WHITE,
        "M3 3c6 2 12 2 18 0v9c0 6-4 10-9 11-5-1-9-5-9-11zm4 6.5c1 1.3 3 1.3 4 0-1-1.7-3-1.7-4 0z"
        "m6 0c1 1.3 3 1.3 4 0-1-1.7-3-1.7-4 0zM7.5 14c1 3.5 2.5 5 4.5 5s3.5-1.5 4.5-5"
        "c-3 2-6 2-9 0z",
    ),
    "B": Category(
        "object", "#709964", INK,
        "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 5.7L7.4 10.5l1.8 5.4"
        "h5.6l1.8-5.4zM11 2.8h2V6h-2zM3.3 9.7l.7-1.8 3 1.1-.7 1.9zm17.4 0l-.7-1.8-3 1.1"
        ".7 1.9zM6.5 19.6l1.9-2.5 1.5 1.1-1.8 2.6zm11 0l-1.9-2.5-1.5 1.1 1.8 2.6z",
    ),
    "D": Category(
        "special", "#E7D4A0", INK,
        "M4 2h4v3h2.5V2h3v3H16V2h4v8l-2 2v10h-4v-4a2 2 0 0 0-4 0v4H6V12l-2-2zm7 7v4h2V9z",
    ),
    "U": Category(
        "special", "#8ED9FA", INK,
        "M6 2h12l5.5 7L12 23 .5 9zm1.5 3L5 8.5h4L10.5 5zm6 0L15 8.5h4L16.5 5zM9 11l3 7 3-7z",
    ),
    "F": Category(
        "special", "#C6E3D2", INK,
        "M11.2 13h1.6L14 23h-4zM12 9a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 12 9zM10.8 8.2"
        "C10 5 10.8 2 13 0c1 3 .8 5.8-.2 8zM15 11.6c3-.9 6 0 8 2.4-3 1-6 .5-8.3-1z"
        "M9 11.6c-3-.9-6 0-8 2.4 3 1 6 .5 8.3-1z",
    ),
    "G": Category(
        "start", "#FFF3DA", BRICK,
        "M2 22V13h3V9h3V5h2.5V2h3v3H16v4h3v4h3v9h-6v-5a4 4 0 0 0-8 0v5z"
        "M12 8a1.8 1.8 0 1 0 0 3.6A1.8 1.8 0 0 0 12 8z",
    ),
    "X": Category(
        "special", "#1D1D1B", "#E4EC4A",
        "M12 1c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14zM8.5 13L11 15.5 8.5 18l1.5 1.5"
        " 2.5-2.5 2.5 2.5 1.5-1.5-2.5-2.5 2.5-2.5-1.5-1.5-2.5 2.5-2.5-2.5z",
    ),
}  # fmt: skip

LIGHTNING = "M14 1L4 14h6l-2 9 11-14h-7z"
PLACES: dict[int, str] = {
    2: "M1 7c4-4 7-4 11 0s7 4 11 0v4c-4 4-7 4-11 0s-7-4-11 0zm0 8c4-4 7-4 11 0s7 4 11 0v4"
       "c-4 4-7 4-11 0s-7-4-11 0z",
    3: "M1 3h22v6H1zm0 10c4-3 7-3 11 0s7 3 11 0v3c-4 3-7 3-11 0s-7-3-11 0zm0 5c4-3 7-3 11 0"
       "s7 3 11 0v3c-4 3-7 3-11 0s-7-3-11 0z",
    4: "M8 8h8v8H8zM1 1h4v2H3v2H1zm18 0h4v4h-2V3h-2zM1 19h2v2h2v2H1zm20 0h2v4h-4v-2h2z",
}  # fmt: skip
"""By stars: two waves, the bank over waves, a square alone."""

MEDALLIONS: dict[Kind, str] = {
    "service": "M0 0H32V20L16 32 0 20z",
    "object": "M0 16a16 16 0 1 1 32 0 16 16 0 1 1-32 0z",
    "special": "M9.6 0H22.4L32 9.6V22.4L22.4 32H9.6L0 22.4V9.6z",
    "start": "M4 0H28Q32 0 32 4V28Q32 32 28 32H4Q0 32 0 28V4Q0 0 4 0z",
}
"""On a square of 32."""


def mark(drawing: str, x: float, y: float, size: float, fill: str, square: float = 24) -> Element:
    """A sign with its upper left corner at (x, y)."""
    transform = f"translate({number(x)} {number(y)})scale({size / square:.4g})"
    return element("path", d=drawing, transform=transform, fill=fill, fill_rule="evenodd")


def medallion(code: str, x: float, y: float, size: float) -> list[Element]:
    """The icon in the shape of its type, upper left corner at (x, y)."""
    category = CATEGORIES[code]
    inner = size * 0.64
    up = y + (size - inner) * (0.28 if category.kind == "service" else 0.5)
    return [
        mark(MEDALLIONS[category.kind], x, y, size, category.ink, 32),
        mark(category.icon, x + (size - inner) / 2, up, inner, category.colour),
    ]


def letter(text: str, x: float, y: float, size: float, fill: str) -> Element:
    """A capital or a number in the plain face, its middle at (x, y)."""
    return element(
        "text", text, x=x, y=y + size * 0.36, font_family=PLAIN, font_size=size,
        font_weight="900", text_anchor="middle", fill=fill,
    )  # fmt: skip


def disc(code: str, points: int, x: float, y: float, radius: float) -> list[Element]:
    """What the card is worth, around (x, y)."""
    dark = CATEGORIES[code].colour == "#1D1D1B"
    fill, ink = (CATEGORIES[code].ink, INK) if dark else (INK, GOLD)
    return [
        element("circle", cx=x, cy=y, r=radius, fill=fill),
        letter(str(points).replace("-", "−"), x, y, radius * 1.32, ink),
    ]


def rounded(width: float, height: float, radius: float, foot: bool = False) -> str:
    """A band with round upper corners; with a foot all four are round."""
    low = path("q0", radius, -radius, radius, "H", radius, "q", -radius, 0, -radius, -radius, "z")
    if not foot:
        low = path("v", radius, "H0z")
    head = path("M0", radius, "q0", -radius, radius, -radius, "H", width - radius)
    return head + path("q", radius, 0, radius, radius, "v", height - 2 * radius) + low
