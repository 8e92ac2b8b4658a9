"""The face of a Central Regime card: black under a red bar."""

from stolik.games.ziemia.faces.cards import FaceCard
from stolik.games.ziemia.faces.colours import BLUSH
from stolik.games.ziemia.faces.frame import (
    HEIGHT,
    ROOM,
    THUMB,
    TILE,
    WIDTH,
    Paragraph,
    colophon,
    column,
    head,
    set_text,
    sheet,
    square,
    title,
    top,
    view,
)
from stolik.games.ziemia.faces.poster import CREAM, INK, RED
from stolik.games.ziemia.faces.symbols import ICONS, mark
from stolik.kernel.game import Language
from stolik.press.svg import Element, element

BAR = 9.0


def large(card: FaceCard, language: Language, zoomed: bool) -> list[Element]:
    paper, edge = sheet(INK)
    name, low = head(title(card, language, ROOM, zoomed), BAR, CREAM)
    label = 19.0 if zoomed else 4.0
    said = [Paragraph(card.text.of(language), CREAM)]
    setting = set_text(said, HEIGHT - low - label - 10, zoomed)
    under = low + setting.art
    return [
        paper,
        top(BAR, RED),
        *name,
        view(card.number, 0, low, WIDTH, setting.art),
        *(colophon(card, language, under + 11, BLUSH, BLUSH) if zoomed else []),
        *column(setting, under + label, HEIGHT - under - label - 8),
        edge,
    ]


def thumb() -> list[Element]:
    paper, edge = square(THUMB, INK)
    bar = element("rect", x=1, y=1, width=THUMB - 2, height=10, fill=RED)
    return [paper, bar, mark(ICONS["special"], 15, 18, 26, CREAM), edge]


def tile(card: FaceCard) -> list[Element]:
    paper, edge = square(TILE, INK)
    bar = element("rect", width=TILE, height=10, fill=RED)
    return [paper, bar, view(card.number, 0, 12, TILE, TILE - 12), edge]
