"""The faces of the cards as SVG: one drawing for hand, zoom and print, and two for the map.

Read in this order: cards.py (what a face must know), pictures.py (who has which picture; halls.py,
services.py, works.py, transport.py, commerce.py, leisure.py, monuments.py, landmarks.py and
substitutes.py compose them from the kit, colours.py has the print colours), symbols.py (the
categories), front.py, event.py, back.py, texts.py; named.py finds the face of a name.
"""

from typing import Literal

from stolik.games.tczew.faces import back, event, front, texts
from stolik.games.tczew.faces.cards import FaceCard, Shield
from stolik.games.tczew.faces.pictures import PICTURES
from stolik.games.tczew.faces.symbols import CATEGORIES, mark
from stolik.kernel.game import Language
from stolik.press.svg import Element, document

__all__ = [
    "PICTURES", "SIZES", "FaceCard", "Shield", "Size", "back_svg", "face_svg", "icon_svg",
]  # fmt: skip

Size = Literal["thumb", "tile", "hand", "zoom"]
SIZES: tuple[Size, ...] = ("thumb", "tile", "hand", "zoom")
"""For a field of 24 to 64 px, one of 96 px, a card of 130 to 220 px, and for 320 px and print."""


def face_svg(card: FaceCard, language: Language, size: Size) -> str:
    name = texts.called(card, language)
    if size in ("hand", "zoom"):
        return document(front.WIDTH, front.HEIGHT, name, _large(card, language, size == "zoom"))
    if card.is_event:
        return document(front.THUMB, front.THUMB, name, event.small())
    across, drawing = (front.THUMB, front.thumb) if size == "thumb" else (front.TILE, front.tile)
    return document(across, across, name, drawing(card))


def _large(card: FaceCard, language: Language, zoomed: bool) -> list[Element]:
    if card.is_event:
        return event.large(card, language, zoomed)
    return (front.zoom if zoomed else front.hand)(card, language)


def back_svg(epoch: int, language: Language, size: Size) -> str:
    """The back of a card of an epoch; on the map's scale a chip with its number."""
    name = f"{texts.BACK.of(language)}, {texts.EPOCH.of(language)} {texts.NUMERALS[epoch]}"
    if size in ("hand", "zoom"):
        return document(front.WIDTH, front.HEIGHT, name, back.large(epoch))
    return document(*back.CHIP, name, back.chip(epoch))


def icon_svg(code: str, language: Language) -> str:
    """The icon of a category alone, in the colour of the text around it."""
    icon = mark(CATEGORIES[code].icon, 0, 0, 24, "currentColor")
    return document(24, 24, texts.CATEGORY_NAMES[code].of(language), [icon])
