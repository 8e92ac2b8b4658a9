"""Which cards of the map an effect may be about.

Every condition is a *sieve*: the rule it comes from, and the fields it lets through. What all of
them let through may be picked, the first that holds a field back is the reason for a refusal, and
what only the shield holds back is shown as shielded.
"""

from dataclasses import dataclass
from typing import NamedTuple

from stolik.games.tczew.board import (
    BESIDE,
    BIT,
    BOARD,
    NAMES,
    RIVER,
    RIVERSIDE,
    Field,
    Fields,
    members,
)
from stolik.games.tczew.cards import Effect
from stolik.games.tczew.deck import EVENTS
from stolik.games.tczew.effects.shields import guards, shielded
from stolik.games.tczew.state import State
from stolik.kernel.refusal import Param, Refusal, illegal

GROUNDS = {"river": RIVER, "riverside": RIVERSIDE, "water": RIVER | RIVERSIDE}
SHIELD = "shielded"


@dataclass(slots=True)
class Aim:
    """Who is about to pick what from whom."""

    user: int
    seat: int
    """Whose cards."""
    event: int
    effect: Effect
    before: Fields = 0
    """What earlier effects of the event have picked."""
    fresh: Fields = 0
    """What this effect has picked."""


class Sieve(NamedTuple):
    rule: str
    reason: str
    fields: Fields
    """What it lets through."""
    by: Fields = 0
    """The cards on or beside a field held back that are the reason."""


def let_through(sieves: list[Sieve]) -> Fields:
    fields = BOARD
    for sieve in sieves:
        fields &= sieve.fields
    return fields


def held_by_shield(sieves: list[Sieve]) -> Fields:
    """What could be picked if it were not shielded."""
    unshielded = let_through([sieve for sieve in sieves if sieve.reason != SHIELD])
    return unshielded & ~let_through(sieves)


def shield_sieve(state: State, aim: Aim) -> Sieve:
    event = EVENTS[aim.event]
    safe = shielded(state, aim.seat, event)
    return Sieve("TCZ-R47", SHIELD, BOARD & ~safe, guards(state, aim.seat, event))


def refuse_pick(state: State, aim: Aim, sieves: list[Sieve], at: Field) -> Refusal:
    """The first sieve that holds this field back."""
    sieve = next(sieve for sieve in sieves if not sieve.fields & BIT[at])
    params: dict[str, Param] = {"event": aim.event, "player": aim.seat, "field": NAMES[at]}
    if state.cards[at]:
        params["card"] = state.cards[at]
    if near := (BIT[at] | BESIDE[at]) & sieve.by:
        other = members(near)[0]
        params |= {"card_2": state.cards[other], "field_2": NAMES[other]}
    return illegal(sieve.rule, sieve.reason, **params)
