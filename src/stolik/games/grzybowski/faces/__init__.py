"""The faces of the 55 cards as SVG: one drawing of 250 by 180 for the table, the zoom and print.

Read in this order: pictures.py (who has which picture; portraits.py, places.py, scenes.py compose
them from the kit), symbols.py (the categories), obverse.py, reverse.py with goals.py, texts.py.
"""

from typing import Literal

from stolik.games.grzybowski.cards import OBVERSE, Card
from stolik.games.grzybowski.deck import DECK
from stolik.games.grzybowski.faces import obverse, reverse
from stolik.games.grzybowski.faces.pictures import PICTURES
from stolik.games.grzybowski.faces.texts import SIDES
from stolik.kernel.game import Language
from stolik.press.svg import Element, document

__all__ = ["PICTURES", "SIZES", "Size", "face_svg"]

Size = Literal["thumb", "hand", "zoom"]
SIZES: tuple[Size, ...] = ("thumb", "hand", "zoom")
"""For 44 to 64 px a card, for 130 to 220 px, and for 320 px and print."""


def face_svg(face: int, language: Language, size: Size) -> str:
    """One side of a card, `face` as in cards.py: twice the number, plus one for the reverse."""
    card, side = DECK[face >> 1], face & 1
    drawing = _obverse if side == OBVERSE else _reverse
    name = f"{getattr(card.title, language)} – {_side(card, side, language)}"
    return document(obverse.WIDTH, obverse.HEIGHT, name, drawing(card, language, size))


def _obverse(card: Card, language: Language, size: Size) -> list[Element]:
    if size == "thumb":
        return obverse.thumb(card)
    return (obverse.hand if size == "hand" else obverse.zoom)(card, language)


def _reverse(card: Card, language: Language, size: Size) -> list[Element]:
    if size == "thumb":
        return reverse.thumb(card)
    return reverse.large(card, language, size == "zoom")


def _side(card: Card, side: int, language: Language) -> str:
    if side != OBVERSE:
        return SIDES[language][card.side]
    names = (getattr(DECK.categories[symbol], language) for symbol in card.symbols)
    return f"{SIDES[language]['obverse']}: {', '.join(names)}"
