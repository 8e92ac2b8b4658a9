"""Pictures of cards, by game: with cards.py the place in web/ that names games.

A game draws its faces in `faces.py`; it is imported when the first picture is asked for.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any, Literal

Size = Literal["thumb", "tile", "hand", "zoom"]
Painter = Callable[[str, str, str], str | None]
SIDES = "ar"


def _grzybowski(face: str, language: str, size: str) -> str | None:
    """`24a`: card 24, the side that is written so in its notation."""
    number, side = face[:-1], face[-1:]
    if (
        not number.isdecimal()
        or len(number) != 2
        or side not in SIDES
        or not 1 <= int(number) <= 55
    ):
        return None
    try:
        paint = import_module("stolik.games.grzybowski.faces").face_svg
    except (ImportError, AttributeError):
        return None
    return str(paint(int(number) << 1 | SIDES.index(side), language, size))


CARD, BACK, ICON = re.compile(r"([1-9]\d{0,2})(B?)"), re.compile(r"back([1-5])"), "icon-"
TARGETS = {
    "opponent": "opp", "any": "any", "opponents": "all_opp", "everyone": "all", "self": "self",
}  # fmt: skip
POINTS = {"D": 2, "U": 1, "F": 1, "G": 3, "X": -1}
"""What a card of these categories brings at the end."""


def _tczew(face: str, language: str, size: str) -> str | None:
    """`57` a card or event, `168B` a substitute, `back3` the back of an epoch, `icon-R`."""
    faces = import_module("stolik.games.tczew.faces")
    if face.startswith(ICON):
        known = face.removeprefix(ICON) in faces.CATEGORIES
        return str(faces.icon_svg(face.removeprefix(ICON), language)) if known else None
    if back := BACK.fullmatch(face):
        return str(faces.back_svg(int(back[1]), language, size))
    found = CARD.fullmatch(face)
    card = _tczew_card(faces, int(found[1]), bool(found[2])) if found else None
    return str(faces.face_svg(card, language, size)) if card else None


def _tczew_card(faces: Any, number: int, substitute: bool) -> Any:
    deck = import_module("stolik.games.tczew.deck").DECK
    cards = import_module("stolik.games.tczew.cards")
    among = deck.substitutes if substitute else (*deck.cards, *deck.events)
    each = next((each for each in among if each.number == number), None)
    if each is None:
        return None
    title, note = faces.Words(*each.name), each.note and faces.Words(*each.note)
    if isinstance(each, cards.Event):
        return faces.FaceCard(
            number, title, epoch=each.epoch, text=faces.Words(*each.text),
            target=TARGETS[each.target], shield=_shield(faces, cards.CATEGORIES, each),
        )  # fmt: skip
    category = "G" if each.category == cards.NONE else cards.CATEGORIES[each.category]
    return faces.FaceCard(
        number, title, category, getattr(each, "epoch", 0), getattr(each, "stars", 0),
        POINTS.get(category, 0), substitute, note,
    )  # fmt: skip


def _shield(faces: Any, categories: str, event: Any) -> Any:
    if event.city_shield:
        service, count = event.city_shield
        return faces.Shield(categories[service], count)
    return faces.Shield(categories[event.shield]) if event.shield < len(categories) else None


PAINTERS: dict[str, Painter] = {"grzybowski": _grzybowski, "tczew": _tczew}


@lru_cache(maxsize=1024)
def face_svg(game: str, face: str, language: str, size: str) -> str | None:
    """The picture as SVG, None if there is none."""
    painter = PAINTERS.get(game)
    return painter(face, language, size) if painter else None
