"""Verbs of the pool: gain, lose, pay, gain-one, ransom."""

from stolik.games.ziemia.arrests import arrest_in
from stolik.games.ziemia.cards import RESOURCES, Effect
from stolik.games.ziemia.effects.running import Running, running
from stolik.games.ziemia.moves import (
    ARREST,
    GAIN,
    PAY,
    Move,
    first_of,
    pack,
    verb_of,
)
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.pool import can_pay, gain, lose, pay
from stolik.games.ziemia.scenes import GAIN as GAINING
from stolik.games.ziemia.scenes import RANSOM
from stolik.games.ziemia.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Decision, Facts, Frame, pop, push
from stolik.kernel.refusal import Refusal, illegal


def do_gain(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    for resource, count in enumerate(effect.resources):
        if count:
            gain(state, resource, count, facts)


def do_lose(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    """Once, or once for every City with so many Faithful (card 16)."""
    times = sum(count >= effect.per for count in state.faithful) if effect.per else 1
    for resource, count in enumerate(effect.resources):
        if count:
            lose(state, resource, count * times, facts)


def do_pay(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    """A City rule that costs something is not to be had by who cannot pay."""
    pay(state, effect.resources)
    tell_paid(effect.resources, facts)


def tell_paid(cost: tuple[int, int, int], facts: Facts) -> None:
    faith, resistance, influence = cost
    note(facts, "paid", faith=faith, resistance=resistance, influence=influence)


# One of several resources (card 56).


def do_gain_one(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    push(state, (GAINING, run.seat))


def gain_choices(state: State, frame: Frame) -> list[Move]:
    offered = running(state).effect.resources
    return [pack(GAIN, resource) for resource, count in enumerate(offered) if count]


def gain_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    card = running(state).card
    if verb_of(move) != GAIN:
        return illegal("TZ-R23", "finish-card", card=card)
    return illegal("TZ-041", "not-offered", card=card, resource=RESOURCES[first_of(move)])


def gain_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    resource = first_of(move)
    count = running(state).effect.resources[resource]
    pop(state)
    gain(state, resource, count, facts)


# Pay, or let a Citizen be arrested (card 7).


def do_ransom(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    if can_pay(state, effect.resources):
        push(state, (RANSOM, run.seat))
    else:
        arrest_in(state, run.here)


def ransom_choices(state: State, frame: Frame) -> list[Move]:
    return [pack(PAY, *running(state).effect.resources), pack(ARREST)]


def ransom_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    run = running(state)
    if verb_of(move) != PAY:
        return illegal("TZ-065", "pay-or-arrest", card=run.card)
    faith, resistance, influence = run.effect.resources
    price = {"faith": faith, "resistance": resistance, "influence": influence}
    return illegal("TZ-065", "other-price", card=run.card, **price)


def ransom_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    run = running(state)
    pop(state)
    if verb_of(move) == PAY:
        pay(state, run.effect.resources)
        tell_paid(run.effect.resources, facts)
    else:
        arrest_in(state, run.here)


CHOOSING_GAIN: Decision[State] = Decision("gain", gain_choices, gain_refuse, gain_answer)
RANSOMING: Decision[State] = Decision("ransom", ransom_choices, ransom_refuse, ransom_answer)
