"""The face of a card that can lie on the map: band, picture, name, foot."""

from stolik.games.tczew.faces import texts
from stolik.games.tczew.faces.cards import FaceCard
from stolik.games.tczew.faces.colours import HEIGHT as CANVAS_HEIGHT
from stolik.games.tczew.faces.colours import WIDTH as CANVAS_WIDTH
from stolik.games.tczew.faces.pictures import PICTURES
from stolik.games.tczew.faces.symbols import (
    CATEGORIES,
    INK,
    PAPER,
    PLACES,
    WATER,
    WHITE,
    disc,
    letter,
    mark,
    medallion,
    rounded,
)
from stolik.kernel.game import Language
from stolik.press.kit.shapes import drawn
from stolik.press.letters import CHISELLED, Fitted, fit, lines, width
from stolik.press.svg import Element, element, number

WIDTH, HEIGHT = 180, 250
"""63 by 88 mm, as printed: 18 units are one em of the design."""
BAND, ROUND, MARGIN = 42, 10, 9
SMALLEST = 15.3
"""11 px where a card in hand is 130 px wide."""
GROUND = 8
"""How much of the ground a picture can lose."""
QUIET = "#5B5247"
THUMB, TILE = 56, 96
TILE_BAND = 30


def edge(colour: str = "#2A1E12", opacity: float = 0.3) -> Element:
    return element(
        "rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=ROUND - 1, fill="none",
        stroke=colour, stroke_opacity=opacity, stroke_width=2,
    )  # fmt: skip


def view(card: FaceCard, y: float, wide: float, tall: float) -> Element:
    """The picture in its window: more sky where the window is higher, less ground where not."""
    scene = PICTURES[card.name]
    height = CANVAS_WIDTH * tall / wide
    top = CANVAS_HEIGHT - height
    top -= min(GROUND, max(0, top))
    return element(
        "svg",
        element("rect", y=top, width=CANVAS_WIDTH, height=height, fill=scene.sky),
        *drawn(scene.picture),
        y=y,
        width=wide,
        height=tall,
        viewBox=f"0 {number(top)} {CANVAS_WIDTH} {number(height)}",
    )


def band(card: FaceCard, language: Language, zoomed: bool) -> list[Element]:
    category = CATEGORIES[card.category]
    x = 11.0
    parts = [element("path", d=rounded(WIDTH, BAND, ROUND), fill=category.colour)]
    if card.points:
        parts += disc(card.category, card.points, 22, BAND / 2, 14)
        x = 39
    name = texts.CATEGORY_NAMES[card.category].of(language)
    left = x + (20 if card.points else 23)
    said = fit(name, (13, 12.6) if zoomed else (SMALLEST,), 137 - left, 2, "plain bold")
    first = BAND / 2 + said.size * 0.36 - (len(said.lines) - 1) * said.size * 0.52
    return [
        *parts,
        letter(card.category, x + 8, BAND / 2, 20, category.ink),
        *lines(said, left, first, category.ink, 1.04),
        *medallion(card.category, 142, 5.5, 31),
    ]


def box(
    text: str, x: float, y: float, size: float, fill: str, ink: str
) -> tuple[list[Element], float]:
    """A number in its box, and where the box ends; y is the middle."""
    wide = width(text, size, "plain bold") + size * 0.7
    tall = size * 1.32
    frame = element(
        "rect", x=x, y=y - tall / 2, width=wide, height=tall, rx=size * 0.2, fill=fill, stroke=INK,
        stroke_width=1.4,
    )  # fmt: skip
    return [
        frame,
        *lines(
            Fitted([text], size, wide, "plain bold"),
            x + wide / 2,
            y + size * 0.36,
            ink,
            middle=True,
        ),
    ], x + wide


def roman(epoch: int, x: float, y: float, size: float, fill: str) -> Element:
    """The epoch, right-aligned; y is the middle."""
    return element(
        "text",
        texts.NUMERALS[epoch],
        x=x,
        y=y + size * 0.33,
        font_family=CHISELLED,
        font_size=size,
        font_weight="800",
        text_anchor="end",
        fill=fill,
    )


def foot(card: FaceCard, language: Language, zoomed: bool) -> list[Element]:
    size = 12.6 if zoomed else SMALLEST
    y = HEIGHT - (16 if zoomed else 18)
    said = f"{card.number} B" if card.substitute else str(card.number)
    fill, ink = (INK, WHITE) if card.substitute else (WHITE, INK)
    parts, x = box(said, MARGIN, y, size, fill, ink)
    if card.stars:
        stars = Fitted(["*" * card.stars], size, 60, "plain bold")
        parts += lines(stars, x + size * 0.4, y + size * 0.5, INK)
        x += size * 0.8 + stars.width
    if card.stars in PLACES:
        sign = size * 1.2
        parts.append(mark(PLACES[card.stars], x, y - sign / 2, sign, WATER))
        if zoomed:
            word = texts.PLACES[card.stars].of(language)
            parts += lines(
                Fitted([word], size, 80, "plain bold"), x + sign + 4, y + size * 0.36, INK
            )
    if card.epoch:
        parts.append(roman(card.epoch, WIDTH - MARGIN - 1, y, size * 1.25, QUIET))
    return parts


def hand(card: FaceCard, language: Language) -> list[Element]:
    art = WIDTH * CANVAS_HEIGHT / CANVAS_WIDTH
    name = title(card, language, 3)
    return [
        element("rect", width=WIDTH, height=HEIGHT, rx=ROUND, fill=PAPER),
        view(card, BAND, WIDTH, art),
        *band(card, language, False),
        *lines(name, MARGIN + 1, BAND + art + name.size + 1, INK, 1.06),
        *foot(card, language, False),
        edge(),
    ]


def title(card: FaceCard, language: Language, most: int, part: float = 1) -> Fitted:
    """On two lines at most if a size or two less makes it so, else on three."""
    text, room = card.title.of(language), WIDTH - 2 * MARGIN - 2
    sizes = tuple(size * part for size in (21.6, 20.5, 19.5, 18.5, 17.5, 16.5))
    wide = fit(text, sizes[:3], room, 2, "chiselled")
    if len(wide.lines) <= 2 and wide.width <= room:
        return wide
    return fit(text, sizes[1:], room, most, "chiselled")


def zoom(card: FaceCard, language: Language) -> list[Element]:
    name = title(card, language, 3, 0.9)
    note: list[Element] = []
    below = HEIGHT - 30.0
    if card.text:
        text = fit(
            card.text.of(language), (11, 10.5, 10), WIDTH - 2 * MARGIN - 2, 5, "plain", False
        )
        below -= len(text.lines) * text.size * 1.3
        note = lines(text, MARGIN + 1, below + text.size, "#4A4238", 1.3)
        below -= 3
    first = below - 5 - (len(name.lines) - 1) * name.size * 1.06
    return [
        element("rect", width=WIDTH, height=HEIGHT, rx=ROUND, fill=PAPER),
        view(card, BAND, WIDTH, first - name.size - 1 - BAND),
        *band(card, language, True),
        *lines(name, MARGIN + 1, first, INK, 1.06),
        *note,
        *foot(card, language, True),
        edge(),
    ]


def square(size: float) -> Element:
    return element(
        "rect", x=1, y=1, width=size - 2, height=size - 2, rx=5, fill="none", stroke=INK,
        stroke_opacity=0.35, stroke_width=2,
    )  # fmt: skip


def thumb(card: FaceCard) -> list[Element]:
    category = CATEGORIES[card.category]
    points = disc(card.category, card.points, 45, 45, 9.5) if card.points else []
    return [
        element("rect", width=THUMB, height=THUMB, rx=6, fill=category.colour),
        mark(category.icon, 15, 20, 29, category.ink),
        letter(card.category, 13, 12.5, 18.5, category.ink),
        *points,
        square(THUMB),
    ]


def tile(card: FaceCard) -> list[Element]:
    category = CATEGORIES[card.category]
    points = disc(card.category, card.points, 83, 83, 10) if card.points else []
    return [
        element("rect", width=TILE, height=TILE, rx=6, fill=category.colour),
        view(card, TILE_BAND, TILE, TILE - TILE_BAND),
        letter(card.category, 14, TILE_BAND / 2, 19, category.ink),
        *medallion(card.category, 66, 3, 24),
        *points,
        square(TILE),
    ]
