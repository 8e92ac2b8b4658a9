"""What is told of cards besides their pictures, by game: with faces.py what names games."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.text import Text

from stolik.kernel.game import Game, Language
from stolik.web.errors import words
from stolik.web.models import CardInfo

Teller = Callable[[Game[Any], Any, Language], list[CardInfo]]


def _grzybowski(game: Game[Any], deck: Any, lang: Language) -> list[CardInfo]:
    """The second line of a card's description is its front; its back may go on, indented."""
    told = []
    for card in deck.cards:
        lines = Text.from_markup(game.describe(card.number, words(lang, game))).plain.split("\n")
        back = [lines[2]]
        for line in lines[3:]:
            if not line.startswith("        "):
                break
            back.append(line.strip())
        told.append(
            CardInfo(
                number=card.number,
                name=f"{card.number:02}",
                title=getattr(card.title, lang),
                year=getattr(card.year, lang) if card.year else None,
                category=None,
                sides=[lines[1], "\n".join(back)],
                note=getattr(card.note, lang) if card.note else None,
                sources=[deck.sources.get(key, key) for key in card.sources],
                provenance=card.provenance,
            )
        )
    return told


def _tczew(game: Game[Any], deck: Any, lang: Language) -> list[CardInfo]:
    """Cards and events by their numbers, then the substitutes, counted on from there."""
    last = len(deck.cards) + len(deck.events)
    numbers = {id(each): last + index for index, each in enumerate(deck.substitutes, start=1)}
    told = []
    for each in (*deck.cards, *deck.events, *deck.substitutes):
        substitute, category = id(each) in numbers, getattr(each, "category", None)
        known = category is not None and category < len(deck.categories)
        told.append(
            CardInfo(
                number=numbers.get(id(each), each.number),
                name=f"{each.number}B" if substitute else str(each.number),
                title=getattr(each.title, lang),
                year=None,
                category=getattr(deck.categories[category], lang) if known else None,
                sides=[getattr(each.text, lang)] if hasattr(each, "text") else [],
                note=getattr(each.note, lang) if each.note else None,
                sources=[deck.sources.get(key, key) for key in each.sources],
                provenance="rulebook" if each.stated else "ours",
            )
        )
    return told


TELLERS: dict[str, Teller] = {"grzybowski": _grzybowski, "tczew": _tczew}


def card_infos(game: Game[Any], lang: Language) -> list[CardInfo]:
    """Everything that can be said about the cards of a game; nothing if it has none."""
    teller = TELLERS.get(game.name)
    if teller is None:
        return []
    # A game with cards has them in its `deck.py`.
    return teller(game, import_module(f"stolik.games.{game.name}.deck").DECK, lang)
