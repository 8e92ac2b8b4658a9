"""The face of a name, as an address has it: `57`, `168B`, `back3`, `icon-R`."""

import re
from functools import lru_cache

from stolik.games.tczew.cards import CATEGORIES as CODES
from stolik.games.tczew.cards import NONE, Card, Event, Substitute
from stolik.games.tczew.deck import DECK
from stolik.games.tczew.faces import FaceCard, Shield, Size, back_svg, face_svg, icon_svg
from stolik.games.tczew.faces.symbols import CATEGORIES
from stolik.games.tczew.scoring import MONUMENT_POINTS, START_POINTS
from stolik.kernel.game import Language

_BACK = re.compile(r"back([1-5])")
START = "G"
POINTS = {"D": MONUMENT_POINTS, "U": 1, "F": 1, START: START_POINTS, "X": -1}
"""What a card of these categories brings at the end."""

_FACES = {
    f"{each.number}B" if isinstance(each, Substitute) else str(each.number): each
    for each in DECK.all
}


@lru_cache(maxsize=1024)
def paint(face: str, language: Language, size: Size) -> str | None:
    """The picture as SVG, None if there is no such face."""
    if face.startswith("icon-"):
        code = face.removeprefix("icon-")
        return icon_svg(code, language) if code in CATEGORIES else None
    if back := _BACK.fullmatch(face):
        return back_svg(int(back[1]), language, size)
    card = _FACES.get(face)
    return face_svg(face_card(card), language, size) if card else None


def face_card(card: Card | Event | Substitute) -> FaceCard:
    """What the face of a card of our deck has to know."""
    if isinstance(card, Event):
        return FaceCard(
            card.number, card.name, epoch=card.epoch, text=card.text, target=card.target,
            shield=_shield(card),
        )  # fmt: skip
    category = START if card.category == NONE else CODES[card.category]
    points = POINTS.get(category, 0)
    if isinstance(card, Substitute):
        return FaceCard(
            card.number, card.name, category, points=points, substitute=True, text=card.note
        )
    return FaceCard(
        card.number, card.name, category, card.epoch, card.stars, points, text=card.note
    )


def _shield(event: Event) -> Shield | None:
    if event.city_shield:
        service, count = event.city_shield
        return Shield(CODES[service], count)
    return Shield(CODES[event.shield]) if event.shield != NONE else None
