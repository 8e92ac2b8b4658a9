"""The cards, loaded once from deck.toml, and what the rules look up in them by number."""

from pathlib import Path

from stolik.games.tczew import cards
from stolik.games.tczew.cards import LAST_EVENT, NONE, PACKETS
from stolik.games.tczew.deckfile import load_deck

DECK = load_deck(str(Path(__file__).with_name("deck.toml")))

_cards = {card.number: card for card in DECK.cards}
EVENTS = {event.number: event for event in DECK.events}

CATEGORY_OF = tuple(
    _cards[number].category if number in _cards else NONE for number in range(LAST_EVENT + 1)
)
"""By number; `NONE` for Start Cards and events."""
STARS_OF = tuple(
    _cards[number].stars if number in _cards else 0 for number in range(LAST_EVENT + 1)
)
EPOCH_OF = (0, *(DECK[number].epoch for number in range(1, LAST_EVENT + 1)))
EPOCH_CARDS = {
    epoch: tuple(number for number, each in enumerate(EPOCH_OF) if each == epoch)
    for epoch in range(1, 6)
}
"""The cards with this number on the back."""


def _starred(stars: int) -> frozenset[int]:
    return frozenset(number for number, each in enumerate(STARS_OF) if each == stars)


RIVER_ONLY = _starred(cards.RIVER_STARS)
RIVERSIDE_ONLY = _starred(cards.RIVERSIDE_STARS)
LONELY = _starred(cards.LONELY_STARS)
STARTS = frozenset(PACKETS)
HALLS = frozenset(card.number for card in DECK.cards if card.category == cards.HALL)
"""The Town Halls; with the Start Cards they are the structural cards."""

SUBS = tuple(each.number for each in DECK.substitutes)
"""The events that have a substitute; a substitute's index is its place here."""
SUB_CATEGORY = tuple(each.category for each in DECK.substitutes)
SUB_INDEX = {event: index for index, event in enumerate(SUBS)}

__all__ = [
    "CATEGORY_OF", "DECK", "EPOCH_CARDS", "EPOCH_OF", "EVENTS", "HALLS", "LONELY", "PACKETS",
    "RIVERSIDE_ONLY", "RIVER_ONLY", "STARS_OF", "STARTS", "SUBS", "SUB_CATEGORY", "SUB_INDEX",
]  # fmt: skip
