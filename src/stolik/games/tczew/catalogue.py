"""What is told of the cards besides their pictures."""

from stolik.games.tczew.cards import LAST_EVENT, NONE, Card, Event, Substitute
from stolik.games.tczew.deck import DECK, SUB_INDEX
from stolik.kernel.game import CardTold, Language, Say


def catalogue(say: Say) -> list[CardTold]:
    """Cards and events by their numbers, then the substitutes, counted on from there."""
    return [_told(each, say.language) for each in DECK.all]


def _told(card: Card | Event | Substitute, language: Language) -> CardTold:
    number, name, category = card.number, str(card.number), None
    if isinstance(card, Substitute):
        number, name = LAST_EVENT + 1 + SUB_INDEX[card.number], f"{card.number}B"
    if not isinstance(card, Event) and card.category != NONE:
        category = DECK.categories[card.category].of(language)
    return CardTold(
        number=number,
        name=name,
        title=card.title.of(language),
        category=category,
        sides=(card.text.of(language),) if isinstance(card, Event) else (),
        note=card.note.of(language) if card.note else None,
        sources=tuple(DECK.sources[key] for key in card.sources),
        provenance="rulebook" if card.stated else "ours",
    )
