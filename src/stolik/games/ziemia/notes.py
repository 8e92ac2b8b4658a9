"""Telling what happened."""

from stolik.kernel.fact import Fact
from stolik.kernel.frames import Facts
from stolik.kernel.refusal import Param


def note(facts: Facts, name: str, **params: Param) -> None:
    """Hands are open and decks are told only when they are turned up, so all may know all."""
    if facts is not None:
        facts.append(Fact(name, params))
