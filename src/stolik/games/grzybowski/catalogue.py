"""What is told of the cards besides their pictures."""

from stolik.games.grzybowski.cards import SYMBOLS, Card
from stolik.games.grzybowski.deck import DECK
from stolik.games.grzybowski.terminal import NAMES, diagram, reverse
from stolik.kernel.game import CardTold, Say


def catalogue(say: Say) -> list[CardTold]:
    return [_told(card, say) for card in DECK.cards]


def _told(card: Card, say: Say) -> CardTold:
    symbols = NAMES["symbol"][say.language]
    front = ", ".join(f"{SYMBOLS[each]} {symbols[SYMBOLS[each]]}" for each in card.symbols)
    marked = diagram(card.goal) if card.goal and card.goal.cells else []
    return CardTold(
        number=card.number,
        name=f"{card.number:02}",
        title=card.title.of(say.language),
        year=card.year.of(say.language) if card.year else None,
        sides=(
            f"{say('card-obverse')} {front}",
            "\n".join([f"{say('card-reverse')} {reverse(card, say)}", *card.pattern, *marked]),
        ),
        note=card.note.of(say.language) if card.note else None,
        sources=tuple(_source(key, say) for key in card.sources),
        provenance=card.provenance,
    )


def _source(key: str, say: Say) -> str:
    """An address, or the name of what has none, in the language of the reader."""
    return say("card-printed") if key == "rulebook" else DECK.sources[key]
