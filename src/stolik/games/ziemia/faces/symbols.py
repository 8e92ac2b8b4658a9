"""The signs: a colour and an icon and a letter. Every icon is one path on a square of 24."""

from typing import NamedTuple

from stolik.games.ziemia.faces.poster import BLUE, CLERGY, GREEN, INK, RED, YELLOW
from stolik.press.letters import PLAIN
from stolik.press.svg import Element, element, number

ICONS: dict[str, str] = {
    "D": "M5 1h14v22H5zM11 4v3H8v3h3v8h2v-8h3V7h-3V4z",
    "R": "M2 16c0-6 3-10 7-11v5h2V4h2v6h2V5c4 1 7 5 7 11zM1 18h22v4H1z",
    "S": "M12 3l12 6-12 6L0 9zM5 13.5l7 3.5 7-3.5V18c-4 4-10 4-14 0zM21 10h2v8h-2z",
    "I": "M1 8h22v3h-1c0 5-2 7-5 7s-4.5-2-5-5c-.5 3-2 5-5 5s-5-2-5-7H1zm4 3c0 3 .7 4 2 4"
         "s2.3-1 2.5-4zm9.5 0c.2 3 1 4 2.5 4s2-1 2-4z",
    "church": "M11 0h2v2h2v2h-2v3l6 5v11h-5v-5a2 2 0 0 0-4 0v5H5V12l6-5V4H9V2h2z",
    "office": "M12 1l11 6v2H1V7zM3 11h4v7H3zm7 0h4v7h-4zm7 0h4v7h-4zM1 20h22v3H1z",
    "special": "M12 1l3.2 7.3 7.8.8-5.9 5.2 1.8 7.7L12 18l-6.9 4 1.8-7.7L1 9.1"
               "l7.8-.8z",
    "faith": "M10 1h4v6h6v4h-6v12h-4V11H4V7h6z",
    "resistance": "M7 23c-2-3-5-7-5-9s2-2 3 0l1 2V5c0-2 2.5-2 2.5 0v6h1V2.5c0-2 2.5-2 2.5"
                  " 0V11h1V4c0-2 2.5-2 2.5 0v8h1V7c0-2 2.5-2 2.5 0v9c0 3-1 5-2 7z",
    "influence": "M2 9h5l12-6v18L7 15H2zm3 7h3l2 6H6zm16-7c2 1 2 5 0 6z",
    "time": "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm-1.5 4v8l6 3.5 1.5-2.5-4.5-2.6V5z",
    "faithful": "M12 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3 22c0-6 4-10 9-10s9 4 9 10z",
    "agent": "M6 2h12l2 6h3v2H1V8h3zM3 12h8v2c0 3-1 4.5-4 4.5S3 17 3 14zm10 0h8v2c0 3-1 4.5-4"
             " 4.5s-4-1.5-4-4.5zm-2 0h2v1h-2z",
    "citizen": "M12 0a5.2 5.2 0 0 1 3.2 9.3C18 11 21 17 21.5 24h-19C3 17 6 11 8.8 9.3"
               "A5.2 5.2 0 0 1 12 0z",
    "telephone": "M12 3c5 0 9 1.5 11 4v4h-6V8.5H7V11H1V7c2-2.5 6-4 11-4zM8 10h8l5 8v3H3v-3z"
                 "M12 13a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
    "prison": "M2 1h20v3h-2v16h2v3H2v-3h2V4H2zm4 3v16h2V4zm4.5 0v16h3V4zm5.5 0v16h2V4z",
}  # fmt: skip


class FactionLook(NamedTuple):
    colour: str
    icon: str


FACTIONS: dict[str, FactionLook] = {
    code: FactionLook(colour, ICONS[code])
    for code, colour in (("D", CLERGY), ("R", RED), ("S", BLUE), ("I", GREEN))
}
RESOURCES = ("faith", "resistance", "influence")
COLOURS: dict[str, str] = {
    "faith": CLERGY,
    "resistance": RED,
    "influence": BLUE,
    "faithful": YELLOW,
    "agent": INK,
}


def mark(drawing: str, x: float, y: float, size: float, fill: str) -> Element:
    """A sign with its upper left corner at (x, y)."""
    transform = f"translate({number(x)} {number(y)})scale({size / 24:.4g})"
    return element("path", d=drawing, transform=transform, fill=fill, fill_rule="evenodd")


def letter(text: str, x: float, y: float, size: float, fill: str) -> Element:
    """A capital or a number in the plain face, its middle at (x, y)."""
    return element(
        "text", text, x=x, y=y + size * 0.36, font_family=PLAIN, font_size=size,
        font_weight="900", text_anchor="middle", fill=fill,
    )  # fmt: skip
