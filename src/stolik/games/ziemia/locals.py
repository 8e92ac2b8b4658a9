"""Removing local Regime cards for their printed cost (TZ-071..TZ-073)."""

from stolik.games.ziemia.board import CITIES, City, put
from stolik.games.ziemia.cards import RESOURCES
from stolik.games.ziemia.citizens import stands_in
from stolik.games.ziemia.deck import CENTRAL_WITH, COST_OF
from stolik.games.ziemia.moves import REMOVE, Move, pack
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.pool import can_pay, missing, pay
from stolik.games.ziemia.state import State
from stolik.kernel.frames import Facts
from stolik.kernel.refusal import Param, Refusal, illegal

SUMMER = CENTRAL_WITH["pay-near"]
REMOVALS = tuple(pack(REMOVE, city) for city in range(len(CITIES)))


def removal_choices(state: State, seat: int) -> list[Move]:
    if not any(state.locals):
        return []
    return [
        REMOVALS[city]
        for city, card in enumerate(state.locals)
        if card and can_pay(state, COST_OF[card]) and may_pay_in(state, seat, city)
    ]


def may_pay_in(state: State, seat: int, city: City) -> bool:
    """Under card 53 only where the payer has a Citizen (TZ-R72)."""
    return state.central != SUMMER or stands_in(state, state.factions[seat], city)


def refuse_removal(state: State, seat: int, city: City) -> Refusal:
    card = state.locals[city]
    if not card:
        return illegal("TZ-071", "no-local", city=CITIES[city])
    if not may_pay_in(state, seat, city):
        return illegal("TZ-073", "pay-near", city=CITIES[city], card=card)
    short: dict[str, Param] = dict(zip(RESOURCES, missing(state, COST_OF[card]), strict=True))
    return illegal("TZ-072", "too-dear", city=CITIES[city], card=card, **short)


def pay_off(state: State, city: City, facts: Facts) -> None:
    pay(state, COST_OF[state.locals[city]])
    lift(state, city, facts)


def lift(state: State, city: City, facts: Facts) -> None:
    """The card goes to the discard pile, paid for or not (TZ-R82)."""
    card = state.locals[city]
    state.locals = put(state.locals, city, 0)
    state.regime_used |= 1 << card
    note(facts, "lifted", card=card, city=CITIES[city])
