"""What all five kinds of cards share: the sheet, the poster in its window, titles and text."""

from typing import NamedTuple

from stolik.games.ziemia.faces import texts
from stolik.games.ziemia.faces.cards import FaceCard
from stolik.games.ziemia.faces.pictures import PICTURES
from stolik.games.ziemia.faces.poster import HEIGHT as CANVAS_HEIGHT
from stolik.games.ziemia.faces.poster import INK
from stolik.games.ziemia.faces.poster import WIDTH as CANVAS_WIDTH
from stolik.kernel.game import Language
from stolik.press.kit.shapes import drawn, path
from stolik.press.letters import Fitted, Weight, fit, lines, width, wrap
from stolik.press.svg import Element, element, number

WIDTH, HEIGHT = 180, 250
"""63 by 88 mm, as printed: 18 units are one em of the design."""
ROUND, MARGIN = 8, 10
ROOM = WIDTH - 2 * MARGIN
SMALLEST = 15.3
"""11 px where a card in hand is 130 px wide."""
SMALLEST_ZOOMED = 8.6
"""11 px where a zoomed card is 232 px wide."""
THUMB, TILE = 56, 96
LEADING = 1.24
LOWEST_ART, GOOD_ART, HIGHEST_ART = 72, 94, 112
LOWEST_IN_HAND = 60
NARROWEST = 165
"""How much of the width of a poster is always seen."""

TITLE_SIZES = (21.0, 20.0, 19.0, 18.0, 17.0, 16.0)
TEXT_SIZES = (17.0, 16.5, 16.0, SMALLEST)
ZOOMED_SIZES = (13.5, 13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5)
COMFORTABLE = 11.5
"""Text grows smaller before the poster does, down to this."""


class Paragraph(NamedTuple):
    text: str
    fill: str
    part: float = 1
    """Of the size of the rest."""
    apart: float = 0.4
    """How much air above it, in lines."""


def sheet(fill: str, edge: str = INK) -> tuple[Element, Element]:
    """The card itself and the line round it, to be drawn first and last."""
    return (
        element("rect", width=WIDTH, height=HEIGHT, rx=ROUND, fill=fill),
        element(
            "rect", x=0.9, y=0.9, width=WIDTH - 1.8, height=HEIGHT - 1.8, rx=ROUND - 0.8,
            fill="none", stroke=edge, stroke_width=1.8,
        ),
    )  # fmt: skip


def top(height: float, fill: str) -> Element:
    """A band with the round upper corners of the card."""
    head = path("M0", ROUND, "q0", -ROUND, ROUND, -ROUND, "H", WIDTH - ROUND)
    head += path("q", ROUND, 0, ROUND, ROUND, "V", height, "H0z")
    return element("path", d=head, fill=fill)


def bottom(y: float, fill: str) -> Element:
    """A band with the round lower corners of the card."""
    foot = path("M0", y, "H", WIDTH, "V", HEIGHT - ROUND, "q0", ROUND, -ROUND, ROUND)
    foot += path("H", ROUND, "q", -ROUND, 0, -ROUND, -ROUND, "z")
    return element("path", d=foot, fill=fill)


def view(number_: int, x: float, y: float, wide: float, tall: float) -> Element:
    """The poster in its window: a high window loses a little at the sides and gains ground above,
    a low one gains ground at the sides."""
    scene = PICTURES[number_]
    across = max(NARROWEST, CANVAS_HEIGHT * wide / tall)
    down = across * tall / wide
    left, up = (CANVAS_WIDTH - across) / 2, CANVAS_HEIGHT - down
    return element(
        "svg",
        element("rect", x=left, y=up, width=across, height=down, fill=scene.sky),
        *drawn(scene.picture),
        x=x or None,
        y=y,
        width=wide,
        height=tall,
        viewBox=f"{number(left)} {number(up)} {number(across)} {number(down)}",
    )


def title(card: FaceCard, language: Language, room: float, zoomed: bool) -> Fitted:
    """On one line if a size or two less makes it so, else on two."""
    part = 0.9 if zoomed else 1
    text, sizes = card.title.of(language), tuple(size * part for size in TITLE_SIZES)
    line = fit(text, sizes[:4], room, 1, "poster")
    if len(line.lines) == 1 and line.width <= room:
        return line
    return fit(text, sizes[1:], room, 2, "poster")


def head(name: Fitted, y: float, fill: str, room: float = 6) -> tuple[list[Element], float]:
    """The lines of a title under y, and where what follows may begin."""
    first = y + room + name.size * 0.96
    last = first + (len(name.lines) - 1) * name.size * 1.12
    return lines(name, MARGIN, first, fill, 1.12), last + name.size * 0.12 + room


def small(
    text: str, x: float, y: float, size: float, fill: str, weight: Weight = "plain bold",
    room: float = ROOM, right: bool = False,
) -> list[Element]:  # fmt: skip
    """One line; y is its middle, and x its right end if `right`."""
    wide = width(text, size, weight)
    return lines(
        Fitted([text], size, room, weight), x - wide if right else x, y + size * 0.36, fill
    )


def colophon(card: FaceCard, language: Language, y: float, fill: str, dim: str) -> list[Element]:
    """What kind of card it is, its number, and whose text it carries; y is the middle."""
    number_ = str(card.number)
    said = f"{number_} · {texts.OURS.of(language)}" if card.ours else number_
    kind = texts.KINDS[card.kind].of(language)
    return [
        *small(kind, MARGIN, y, 9.8, fill, room=ROOM / 2),
        *small(said, WIDTH - MARGIN, y, SMALLEST_ZOOMED, dim, "plain", ROOM / 2, right=True),
    ]


class Setting(NamedTuple):
    """How the middle of a card falls: the height of the window and the text below it."""

    art: float
    blocks: list[tuple[Fitted, Paragraph]]

    @property
    def height(self) -> float:
        return tall(self.blocks)


def tall(blocks: list[tuple[Fitted, Paragraph]]) -> float:
    return sum(
        block.size * LEADING * (len(block.lines) + (paragraph.apart if place else 0))
        for place, (block, paragraph) in enumerate(blocks)
    )


def set_text(paragraphs: list[Paragraph], room: float, zoomed: bool) -> Setting:
    """The largest text that leaves the poster its window; in the hand, as much as can be read."""
    if zoomed:
        tried = [(size, GOOD_ART) for size in ZOOMED_SIZES if size >= COMFORTABLE]
        tried += [(size, LOWEST_ART) for size in ZOOMED_SIZES]
    else:
        tried = [(size, LOWEST_ART) for size in TEXT_SIZES] + [(SMALLEST, LOWEST_IN_HAND)]
    for size, art in tried:
        blocks = [
            (Fitted(wrap(each.text, at, ROOM, "plain"), at, ROOM, "plain"), each)
            for each in paragraphs
            for at in (size * each.part,)
        ]
        if room - tall(blocks) >= art:
            return Setting(min(HIGHEST_ART, room - tall(blocks)), blocks)
    if zoomed:
        return Setting(room - tall(blocks), blocks)
    most = int((room - LOWEST_IN_HAND) / SMALLEST / LEADING)
    cut = shortened(" ".join(each.text for each in paragraphs), most)
    return Setting(room - most * SMALLEST * LEADING, [(cut, paragraphs[0])])


def shortened(text: str, most: int) -> Fitted:
    """Whole words up to a last line that ends in three dots; the zoom says the rest."""
    words = text.split(" ")
    while True:
        cut = wrap(" ".join(words).rstrip(".,;:") + "…", SMALLEST, ROOM, "plain")
        if len(cut) <= most or len(words) == 1:
            return Fitted(cut, SMALLEST, ROOM, "plain")
        words.pop()


def column(setting: Setting, y: float, room: float) -> list[Element]:
    """The text in the middle of the room under y."""
    parts: list[Element] = []
    y += max(0, (room - setting.height) / 2)
    for place, (block, paragraph) in enumerate(setting.blocks):
        y += block.size * LEADING * paragraph.apart if place else 0
        parts += lines(block, MARGIN, y + block.size * 0.95, paragraph.fill, LEADING)
        y += len(block.lines) * block.size * LEADING
    return parts


def square(size: float, fill: str) -> tuple[Element, Element]:
    """A small face and the line round it; where a poster fills it the corners are square."""
    corner = 6 if size == THUMB else 1
    return (
        element("rect", width=size, height=size, rx=corner, fill=fill),
        element(
            "rect", x=1, y=1, width=size - 2, height=size - 2, rx=corner - 1, fill="none",
            stroke=INK, stroke_opacity=0.6, stroke_width=2,
        ),
    )  # fmt: skip
