"""The face of a name, as an address has it: `26`, `back-regime`, `icon-faith`, `city-krakow`."""

from functools import lru_cache

from stolik.games.ziemia.cards import FACTIONS, Central, CityRule, Faction, Regime, Renewal
from stolik.games.ziemia.deck import DECK
from stolik.games.ziemia.faces import FaceCard, Size, back_svg, face_svg, icon_svg
from stolik.games.ziemia.faces.back import PILES
from stolik.games.ziemia.faces.cities import CITIES, city_svg
from stolik.games.ziemia.faces.symbols import ICONS
from stolik.kernel.game import Language

_FACES = {str(each.number): each for each in DECK.all}


@lru_cache(maxsize=1024)
def paint(face: str, language: Language, size: Size) -> str | None:
    """The picture as SVG, None if there is no such face."""
    kind, _, name = face.partition("-")
    if kind == "icon":
        return icon_svg(name, language) if name in ICONS else None
    if kind == "back":
        return back_svg(name, language, size) if name in PILES else None
    if kind == "city":
        return city_svg(name) if name in CITIES else None
    card = _FACES.get(face)
    return face_svg(face_card(card), language, size) if card else None


def face_card(card: Regime | Central | Renewal | CityRule | Faction) -> FaceCard:
    """What the face of a card of our deck has to know."""
    number, title, text, ours = card.number, card.title, card.text, "text" not in card.stated
    match card:
        case Regime():
            return FaceCard(
                number, "local" if card.local else "immediate", title, text, ours, card.time,
                card.lasting, card.cost, card.penalty,
            )  # fmt: skip
        case Central():
            return FaceCard(number, "central", title, text, ours)
        case Renewal():
            fields = "".join(FACTIONS[each] for each in card.fields)
            return FaceCard(
                number, "renewal", title, text, ours, fields=fields, influence=card.influence,
                when=card.when,
            )  # fmt: skip
        case CityRule():
            return FaceCard(number, "rule", title, text, ours)
        case Faction():
            return FaceCard(
                number, "faction", title, text, ours, code=card.code, relief=DECK.relief
            )
