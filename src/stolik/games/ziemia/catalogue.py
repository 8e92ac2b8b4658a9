"""What is told of the cards besides their pictures."""

from stolik.games.ziemia.deck import DECK
from stolik.games.ziemia.faces.named import face_card
from stolik.games.ziemia.faces.texts import CALLED, sides
from stolik.kernel.game import CardTold, Say


def catalogue(say: Say) -> list[CardTold]:
    """All 110, by their numbers."""
    told = []
    for card in DECK.all:
        face = face_card(card)
        told.append(
            CardTold(
                number=card.number,
                name=str(card.number),
                title=card.title.of(say.language),
                category=CALLED[face.kind].of(say.language),
                sides=sides(face, say.language),
                note=card.note.of(say.language) if card.note else None,
                sources=tuple(DECK.sources[key] for key in card.sources),
                provenance="ours" if face.ours else "rulebook",
            )
        )
    return told
