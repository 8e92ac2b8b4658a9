"""The faces of the cards as SVG: posters of 1979 in red, black, cream and a little yellow.

Read in this order: cards.py (what a face must know), poster.py and colours.py (the inks),
pictures.py (who has which picture, and where it is drawn), symbols.py (the signs), frame.py (what
all kinds share), regime.py, central.py, renewal.py, rule.py, faction.py, back.py, texts.py;
named.py finds the face of a name.
"""

from typing import Literal

from stolik.games.ziemia.faces import back, central, faction, frame, regime, renewal, rule, texts
from stolik.games.ziemia.faces.cards import FaceCard, Kind
from stolik.games.ziemia.faces.pictures import PICTURES
from stolik.games.ziemia.faces.symbols import ICONS, mark
from stolik.kernel.game import Language
from stolik.press.svg import Element, document

__all__ = [
    "PICTURES", "SIZES", "FaceCard", "Kind", "Size", "back_svg", "face_svg", "icon_svg",
]  # fmt: skip

Size = Literal["thumb", "tile", "hand", "zoom"]
SIZES: tuple[Size, ...] = ("thumb", "tile", "hand", "zoom")
"""For a mark of 44 to 64 px, one of 96 px, a card of 130 to 220 px, and for 320 px and print."""


def face_svg(card: FaceCard, language: Language, size: Size) -> str:
    name = texts.called(card, language)
    if size == "thumb":
        return document(frame.THUMB, frame.THUMB, name, _thumb(card))
    if size == "tile":
        return document(frame.TILE, frame.TILE, name, _tile(card))
    return document(frame.WIDTH, frame.HEIGHT, name, _large(card, language, size == "zoom"))


def _large(card: FaceCard, language: Language, zoomed: bool) -> list[Element]:
    draw = {
        "immediate": regime.large,
        "local": regime.large,
        "central": central.large,
        "renewal": renewal.large,
        "rule": rule.large,
        "faction": faction.large,
    }[card.kind]
    return draw(card, language, zoomed)


def _thumb(card: FaceCard) -> list[Element]:
    match card.kind:
        case "immediate" | "local":
            return regime.thumb(card)
        case "central":
            return central.thumb()
        case "renewal":
            return renewal.thumb(card)
        case "rule":
            return rule.thumb()
        case "faction":
            return faction.thumb(card)


def _tile(card: FaceCard) -> list[Element]:
    draw = {
        "immediate": regime.tile,
        "local": regime.tile,
        "central": central.tile,
        "renewal": renewal.tile,
        "rule": rule.tile,
        "faction": faction.tile,
    }[card.kind]
    return draw(card)


def back_svg(pile: str, language: Language, size: Size) -> str:
    """The back of the cards of a pile: regime, renewal, central or rule."""
    name = f"{texts.BACK.of(language)}: {texts.BACKS[pile].of(language)}"
    if size in ("hand", "zoom"):
        return document(frame.WIDTH, frame.HEIGHT, name, back.large(pile, language))
    return document(frame.THUMB, frame.THUMB, name, back.small(pile))


def icon_svg(name: str, language: Language) -> str:
    """A sign alone, in the colour of the text around it."""
    icon = mark(ICONS[name], 0, 0, 24, "currentColor")
    return document(24, 24, texts.ICON_NAMES[name].of(language), [icon])
