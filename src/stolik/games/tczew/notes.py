"""Telling the players what happens."""

from stolik.kernel.fact import EVERYONE, Fact
from stolik.kernel.frames import Facts
from stolik.kernel.refusal import Param


def note(facts: Facts, name: str, to: tuple[int, ...] | None = EVERYONE, **params: Param) -> None:
    """One fact more, if anybody listens."""
    if facts is not None:
        facts.append(Fact(name, params, to))
