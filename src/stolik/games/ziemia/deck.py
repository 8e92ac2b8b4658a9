"""The cards, loaded once from deck.toml, and what the rules look up in them by number."""

from pathlib import Path

from stolik.games.ziemia.cards import LAST_FACTION, CityRule, Effect, Regime, Renewal
from stolik.games.ziemia.deckfile import load_deck

DECK = load_deck(str(Path(__file__).with_name("deck.toml")))

_numbers = range(LAST_FACTION + 1)
_regime = {card.number: card for card in DECK.regime}
_renewal = {card.number: card for card in DECK.renewal}
_effects: dict[int, tuple[Effect, ...]] = {
    card.number: card.effects for card in DECK.all if isinstance(card, Regime | Renewal | CityRule)
}

TIME_OF = tuple(_regime[n].time if n in _regime else 0 for n in _numbers)
"""By number, as all that follow; 0, "" and () for cards that have none."""
LOCAL = tuple(n in _regime and _regime[n].local for n in _numbers)
COST_OF = tuple(_regime[n].cost if n in _regime else (0, 0, 0) for n in _numbers)
PENALTY_OF = tuple(_regime[n].penalty if n in _regime else 0 for n in _numbers)
BARS_OF = tuple(_regime[n].bars if n in _regime else "" for n in _numbers)
FIELDS_OF = tuple(_renewal[n].fields if n in _renewal else () for n in _numbers)
INFLUENCE_OF = tuple(_renewal[n].influence if n in _renewal else 0 for n in _numbers)
WHEN_OF = tuple(_renewal[n].when if n in _renewal else "" for n in _numbers)
ON_OF = tuple(_renewal[n].on if n in _renewal else "" for n in _numbers)
EFFECTS_OF = tuple(_effects.get(n, ()) for n in _numbers)

CENTRAL_WITH = {card.rule: card.number for card in DECK.central}
"""The Central card that brings a rule."""
