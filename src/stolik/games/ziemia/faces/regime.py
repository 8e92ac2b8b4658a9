"""The face of a Regime card: red head with the time, poster, black foot; a local one its price."""

from stolik.games.ziemia.faces import texts
from stolik.games.ziemia.faces.cards import FaceCard
from stolik.games.ziemia.faces.colours import BLUSH, COAL, PINK
from stolik.games.ziemia.faces.frame import (
    HEIGHT,
    MARGIN,
    ROOM,
    SMALLEST,
    THUMB,
    TILE,
    WIDTH,
    Paragraph,
    bottom,
    colophon,
    column,
    head,
    set_text,
    sheet,
    small,
    square,
    title,
    top,
    view,
)
from stolik.games.ziemia.faces.poster import CREAM, INK, RED
from stolik.games.ziemia.faces.symbols import ICONS, RESOURCES, mark
from stolik.kernel.game import Language
from stolik.press.letters import POSTER, width
from stolik.press.svg import Element, element


def large(card: FaceCard, language: Language, zoomed: bool) -> list[Element]:
    paper, edge = sheet(INK)
    size = 18.0 if zoomed else 20.0
    name, low = head(title(card, language, ROOM - clock_room(size), zoomed), 0, CREAM)
    foot = (22.0 if zoomed else 29.0) if card.kind == "local" else 0.0
    label = 19.0 if zoomed else 4.0
    setting = set_text(paragraphs(card, language), HEIGHT - low - foot - label - 8, zoomed)
    under = low + setting.art
    return [
        paper,
        top(low, RED),
        *name,
        *time(card.time, WIDTH - MARGIN, low / 2, size),
        view(card.number, 0, low, WIDTH, setting.art),
        element("rect", y=low - 0.7, width=WIDTH, height=1.4, fill=INK),
        *(colophon(card, language, under + 11, BLUSH, BLUSH) if zoomed else []),
        *column(setting, under + label, HEIGHT - foot - under - label - 6),
        *(price(card, language, foot, zoomed) if foot else []),
        edge,
    ]


def clock_room(size: float) -> float:
    """What the time takes from the title."""
    return width("+6", size, "poster") + size + 10


def time(hours: int, right: float, y: float, size: float) -> list[Element]:
    """How far time moves, with its clock; y is the middle."""
    icon = size * 0.95
    return [
        element(
            "text", f"+{hours}", x=right - icon - 4, y=y + size * 0.36, font_family=POSTER,
            font_size=size, text_anchor="end", fill=CREAM,
        ),
        mark(ICONS["time"], right - icon, y - icon / 2, icon, CREAM),
    ]  # fmt: skip


def paragraphs(card: FaceCard, language: Language) -> list[Paragraph]:
    said = [Paragraph(card.text.of(language), CREAM)]
    if card.lasting:
        said.append(Paragraph(card.lasting.of(language), BLUSH))
    return said


def price(card: FaceCard, language: Language, foot: float, zoomed: bool) -> list[Element]:
    """What it costs to take it down, and what it takes if it stays."""
    size = 11.5 if zoomed else SMALLEST
    y, x = HEIGHT - foot / 2 - 1, float(MARGIN)
    parts = [
        bottom(HEIGHT - foot, COAL),
        element("rect", y=HEIGHT - foot, width=WIDTH, height=1.2, fill=CREAM),
    ]
    for resource, amount in zip(RESOURCES, card.cost, strict=True):
        parts.append(mark(ICONS[resource], x, y - size / 2, size, CREAM))
        parts += small(str(amount), x + size + 3, y, size, CREAM)
        x += size * 2.35
    lost = f"{texts.penalty(card.penalty)} {texts.POINTS.of(language)}"
    return [*parts, *small(lost, WIDTH - MARGIN, y, size, PINK, right=True)]


def thumb(card: FaceCard) -> list[Element]:
    """Red with the time; a local one is black under a red bar."""
    paper, edge = square(THUMB, INK if card.kind == "local" else RED)
    bar = [element("rect", x=1, y=1, width=THUMB - 2, height=10, fill=RED)]
    return [paper, *(bar if card.kind == "local" else []), *time(card.time, 51, 32, 22), edge]


def tile(card: FaceCard) -> list[Element]:
    paper, edge = square(TILE, RED)
    bar = [element("rect", y=TILE - 8, width=TILE, height=8, fill=INK)]
    local = card.kind == "local"
    return [
        paper,
        view(card.number, 0, 28, TILE, TILE - 28 - (8 if local else 0)),
        *(bar if local else []),
        *time(card.time, TILE - 7, 15, 19),
        edge,
    ]
