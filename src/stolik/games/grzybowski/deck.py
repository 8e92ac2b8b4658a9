"""The 55 cards, loaded once from deck.toml, and what rules and scoring look up in them."""

from pathlib import Path

from stolik.games.grzybowski.cards import REVERSE, face
from stolik.games.grzybowski.deckfile import load_deck

DECK = load_deck(str(Path(__file__).with_name("deck.toml")))

_by_number = (None, *DECK.cards)
SYMBOLS_OF = tuple(card.symbols if card else () for card in _by_number)
"""The symbols on the obverse of each card."""
GOAL_OF = tuple(card.goal if card else None for card in _by_number)
CHANCE_OF = tuple(card.chance if card else "" for card in _by_number)
JOKER = next(card.number for card in DECK.cards if card.side == "joker")
JOKER_FACE = face(JOKER, REVERSE)
CHANCE_FACES = frozenset(face(card.number, REVERSE) for card in DECK.cards if card.chance)
"""The faces that are chance sides; the joker, which is never an action, is not one (PG-R45)."""
