"""The face of an event: text only, and the service that protects from it."""

from stolik.games.tczew.faces import texts
from stolik.games.tczew.faces.cards import FaceCard
from stolik.games.tczew.faces.front import (
    BAND,
    HEIGHT,
    MARGIN,
    ROUND,
    SMALLEST,
    THUMB,
    WIDTH,
    box,
    edge,
    roman,
)
from stolik.games.tczew.faces.symbols import CATEGORIES, INK, LIGHTNING, WHITE, mark, rounded
from stolik.kernel.game import Language
from stolik.press.letters import Fitted, fit, lines, wrap
from stolik.press.svg import Element, element

FACE, CREAM, DIM = "#2B2622", "#FBF3E0", "#D9CDB5"
ROOM = WIDTH - 2 * MARGIN - 6
LEADING = 1.18
NAME_SIZES = (24.0, 22.0, 20.5, 19.0, 18.0, 17.0)


def large(card: FaceCard, language: Language, zoomed: bool) -> list[Element]:
    name, first, rule, text = composed(card, language, zoomed)
    return [
        element("rect", width=WIDTH, height=HEIGHT, rx=ROUND, fill=FACE),
        element("path", d=rounded(WIDTH, BAND, ROUND), fill=CREAM),
        mark(LIGHTNING, MARGIN, BAND / 2 - 11, 22, FACE),
        *whom(card, language, zoomed),
        *lines(name, MARGIN + 3, first, CREAM, 1.08),
        element("rect", x=MARGIN + 3, y=rule, width=ROOM, height=1.2, fill=CREAM, fill_opacity=0.4),
        *lines(text, MARGIN + 3, rule + 4 + text.size, CREAM, LEADING),
        *foot(card, language, zoomed),
        edge(FACE, 1),
    ]


def composed(
    card: FaceCard, language: Language, zoomed: bool
) -> tuple[Fitted, float, float, Fitted]:
    """The name, its first line, the rule under it and the text.

    The name grows smaller where that saves the text from losing a word.
    """
    low = HEIGHT - (30 if zoomed else 34)
    tried = []
    for largest in range(len(NAME_SIZES)):
        name = fit(card.title.of(language), NAME_SIZES[largest:], ROOM, 2, "chiselled")
        first = BAND + name.size * 1.1 + 2
        rule = first + (len(name.lines) - 1) * name.size * 1.08 + name.size * 0.5
        text = effect(card, language, low - rule - 4, zoomed)
        tried.append((name, first, rule, text))
        if not text.lines[-1].endswith("…"):
            return tried[-1]
    return tried[2]


def whom(card: FaceCard, language: Language, zoomed: bool) -> list[Element]:
    size = 14 if zoomed else SMALLEST
    said = [texts.EVENT.of(language), texts.TARGETS[card.target].of(language)]
    return lines(Fitted(said, size, WIDTH - 48, "plain bold"), 38, BAND / 2 - 1.5, FACE, 1.06)


def effect(card: FaceCard, language: Language, room: float, zoomed: bool) -> Fitted:
    """The whole text at zoom; in the hand as much of it as can be read there."""
    text = card.text.of(language) if card.text else ""
    sizes = (14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5) if zoomed else (17.5, 17, 16.5, 16, SMALLEST)
    for size in sizes:
        found = Fitted(wrap(text, size, ROOM, "plain"), size, ROOM, "plain")
        if len(found.lines) * size * LEADING <= room:
            return found
    return found if zoomed else shortened(text, found, int(room / SMALLEST / LEADING))


def shortened(text: str, found: Fitted, most: int) -> Fitted:
    """Whole words up to a last line that ends in three dots; the zoom says the rest."""
    words = text.split(" ")
    while words:
        cut = wrap(" ".join(words).rstrip(".,;:") + "…", found.size, found.room, found.weight)
        if len(cut) <= most:
            return found._replace(lines=cut)
        words.pop()
    return found


def foot(card: FaceCard, language: Language, zoomed: bool) -> list[Element]:
    size = 12.6 if zoomed else SMALLEST
    y = HEIGHT - (16 if zoomed else 18)
    parts, x = box(str(card.number), MARGIN, y, size, WHITE, INK)
    if card.shield:
        icon = size * 1.2
        said = texts.protects(card.shield.cards, language)
        parts += [mark(CATEGORIES[card.shield.service].icon, x + 7, y - icon / 2, icon, CREAM)]
        parts += lines(
            Fitted([said], size, 72, "plain bold"), x + icon + 11, y + size * 0.36, CREAM
        )
    return [*parts, roman(card.epoch, WIDTH - MARGIN - 1, y, size * 1.25, DIM)]


def small() -> list[Element]:
    """An event never lies on the map, but a list of cards may show it."""
    return [
        element("rect", width=THUMB, height=THUMB, rx=6, fill=FACE),
        mark(LIGHTNING, 12, 12, 32, CREAM),
    ]
