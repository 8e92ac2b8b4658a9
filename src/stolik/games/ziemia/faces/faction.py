"""The face of a faction: its letter beside the name, its ability, and under a rule the relief."""

from stolik.games.ziemia.faces.cards import FaceCard
from stolik.games.ziemia.faces.colours import QUIET
from stolik.games.ziemia.faces.frame import (
    HEIGHT,
    MARGIN,
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
from stolik.games.ziemia.faces.symbols import FACTIONS, letter, mark
from stolik.kernel.game import Language
from stolik.press.svg import Element, element


def large(card: FaceCard, language: Language, zoomed: bool) -> list[Element]:
    paper, edge = sheet(CREAM)
    look = FACTIONS[card.code]
    name, low = head(title(card, language, ROOM - 26, zoomed), 0, INK)
    label = 19.0 if zoomed else 4.0
    relief = (
        set_text([Paragraph(card.relief.of(language), INK, 0.7)], HEIGHT, True)
        if (card.relief and zoomed)
        else None
    )
    below = relief.height + 14 if relief else 0.0
    said = [Paragraph(card.text.of(language), INK)]
    setting = set_text(said, HEIGHT - low - label - below - 10, zoomed)
    under = low + setting.art
    parts = [
        paper,
        *name,
        letter(card.code, WIDTH - MARGIN - 9, low / 2, 21, look.colour),
        view(card.number, 0, low, WIDTH, setting.art),
        *(colophon(card, language, under + 11, QUIET, QUIET) if zoomed else []),
        *column(setting, under + label, HEIGHT - below - under - label - 8),
    ]
    if relief:
        y = HEIGHT - below
        parts.append(element("rect", x=MARGIN, y=y, width=ROOM, height=1, fill=INK))
        parts += column(relief, y + 5, below - 12)
    return [*parts, edge]


def thumb(card: FaceCard) -> list[Element]:
    look = FACTIONS[card.code]
    paper, edge = square(THUMB, look.colour)
    return [
        paper,
        mark(look.icon, 18, 20, 30, "#FFFFFF"),
        letter(card.code, 13, 13, 17, "#FFFFFF"),
        edge,
    ]


def tile(card: FaceCard) -> list[Element]:
    look = FACTIONS[card.code]
    paper, edge = square(TILE, look.colour)
    return [
        paper,
        letter(card.code, 14, 15, 19, "#FFFFFF"),
        mark(look.icon, TILE - 29, 4, 22, "#FFFFFF"),
        view(card.number, 0, 28, TILE, TILE - 28),
        edge,
    ]
