"""The face of a City rule: name, poster, rule on cream."""

from stolik.games.ziemia.faces.cards import FaceCard
from stolik.games.ziemia.faces.colours import QUIET
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
    view,
)
from stolik.games.ziemia.faces.poster import CREAM, INK
from stolik.games.ziemia.faces.symbols import ICONS, mark
from stolik.kernel.game import Language
from stolik.press.svg import Element


def large(card: FaceCard, language: Language, zoomed: bool) -> list[Element]:
    paper, edge = sheet(CREAM)
    name, low = head(title(card, language, ROOM - 24, zoomed), 0, INK)
    label = 19.0 if zoomed else 4.0
    said = [Paragraph(card.text.of(language), INK)]
    setting = set_text(said, HEIGHT - low - label - 10, zoomed)
    under = low + setting.art
    return [
        paper,
        *name,
        mark(ICONS["special"], WIDTH - 28, low / 2 - 9, 18, INK),
        view(card.number, 0, low, WIDTH, setting.art),
        *(colophon(card, language, under + 11, QUIET, QUIET) if zoomed else []),
        *column(setting, under + label, HEIGHT - under - label - 8),
        edge,
    ]


def thumb() -> list[Element]:
    paper, edge = square(THUMB, CREAM)
    return [paper, mark(ICONS["special"], 12, 12, 32, INK), edge]


def tile(card: FaceCard) -> list[Element]:
    paper, edge = square(TILE, CREAM)
    star = mark(ICONS["special"], TILE - 25, 5, 18, INK)
    return [paper, star, view(card.number, 0, 28, TILE, TILE - 28), edge]
