"""The face of a Renewal card: cream, with the fields to be taken and what taking them brings."""

from stolik.games.ziemia.faces import texts
from stolik.games.ziemia.faces.cards import FaceCard
from stolik.games.ziemia.faces.colours import FOOT, QUIET
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
    view,
)
from stolik.games.ziemia.faces.poster import CREAM, INK
from stolik.games.ziemia.faces.symbols import FACTIONS, ICONS, letter, mark
from stolik.kernel.game import Language
from stolik.press.letters import width
from stolik.press.svg import Element, element

FIELD, GAP = 32.0, 7.0


def large(card: FaceCard, language: Language, zoomed: bool) -> list[Element]:
    paper, edge = sheet(CREAM)
    name, low = head(title(card, language, ROOM, zoomed), 0, INK, 5)
    foot = 21.0 if zoomed else 27.0
    label = 17.0 if zoomed else 2.0
    below = foot + FIELD + 8
    said = [Paragraph(card.text.of(language), INK)]
    setting = set_text(said, HEIGHT - low - below - label - 6, zoomed)
    under = low + setting.art
    return [
        paper,
        *name,
        view(card.number, 0, low, WIDTH, setting.art),
        *(colophon(card, language, under + 10, QUIET, QUIET) if zoomed else []),
        *column(setting, under + label, HEIGHT - below - under - label - 2),
        *fields(card.fields, MARGIN, HEIGHT - foot - FIELD - 6, FIELD),
        *timing(card, language, foot, zoomed),
        edge,
    ]


def fields(codes: str, x: float, y: float, size: float) -> list[Element]:
    """Squares in the colours of the factions, with their letters and signs."""
    parts: list[Element] = []
    for place, code in enumerate(codes):
        left = x + place * (size + size * GAP / FIELD)
        look = FACTIONS[code]
        parts += [
            element(
                "rect", x=left + 1, y=y + 1, width=size - 2, height=size - 2, rx=size * 0.1,
                fill="#FFFFFF", stroke=look.colour, stroke_width=2,
            ),
            mark(look.icon, left + size * 0.12, y + size * 0.3, size * 0.39, look.colour),
            letter(code, left + size * 0.71, y + size / 2, size * 0.48, look.colour),
        ]  # fmt: skip
    return parts


def timing(card: FaceCard, language: Language, foot: float, zoomed: bool) -> list[Element]:
    size = 11.5 if zoomed else SMALLEST
    y = HEIGHT - foot / 2 - 0.5
    gain, right = f"+{card.influence}", WIDTH - MARGIN
    end = right - size - 3
    return [
        bottom(HEIGHT - foot, FOOT),
        element("rect", y=HEIGHT - foot, width=WIDTH, height=1.4, fill=INK),
        *small(texts.WHEN[card.when].of(language), MARGIN, y, size, INK, room=ROOM - 45),
        *small(gain, end - width(gain, size, "plain bold"), y, size, INK),
        mark(ICONS["influence"], right - size, y - size / 2, size, INK),
    ]


def thumb(card: FaceCard) -> list[Element]:
    paper, edge = square(THUMB, CREAM)
    parts: list[Element] = []
    many = len(card.fields) > 2
    for place, code in enumerate(card.fields):
        x, y = (17 + 22 * (place % 2), (17 if many else 28) + 22 * (place // 2))
        parts += [
            element("rect", x=x - 10, y=y - 10, width=20, height=20, rx=3,
                    fill=FACTIONS[code].colour),
            letter(code, x, y, 15, "#FFFFFF"),
        ]  # fmt: skip
    return [paper, *parts, edge]


def tile(card: FaceCard) -> list[Element]:
    paper, edge = square(TILE, CREAM)
    parts: list[Element] = []
    for place, code in enumerate(card.fields):
        x = 15 + 22 * place
        parts += [
            element("rect", x=x - 10, y=TILE - 24, width=20, height=20, rx=3,
                    fill=FACTIONS[code].colour),
            letter(code, x, TILE - 14, 15, "#FFFFFF"),
        ]  # fmt: skip
    return [paper, view(card.number, 0, 0, TILE, TILE - 28), *parts, edge]
