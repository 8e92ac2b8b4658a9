"""A view as text for the terminal."""

from collections.abc import Callable

from stolik.games.ziemia.deck import DECK
from stolik.kernel.game import LANGUAGES, Data, Say

NAMES: dict[str, dict[str, dict[int | str, str]]] = {
    "card": {
        language: {card.number: card.title.of(language) for card in DECK.all}
        for language in LANGUAGES
    }
}


def draw(view: Data, say: Say) -> str:
    raise NotImplementedError


def describe(card: int, say: Say) -> str:
    raise NotImplementedError


def describe_deck(path: str) -> Callable[[int, Say], str]:
    raise NotImplementedError
