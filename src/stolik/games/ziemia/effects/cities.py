"""Verbs that hit Cities: add, expel, scatter, agent, lift, buy.

Each verb says which Cities it may hit and what a hit does. A hit without a choice happens at once;
otherwise the player of the card picks City by City, and stops when the card says "up to".
"""

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from stolik.games.ziemia.arrests import send_agent
from stolik.games.ziemia.board import CITIES, City, members
from stolik.games.ziemia.cards import RESOURCES, Effect
from stolik.games.ziemia.citizens import stands_in
from stolik.games.ziemia.crowd import (
    EVERY_CITY,
    add_faithful,
    can_add,
    cities_where,
    expel,
    most_faithful,
    scatter,
    why_not_add,
)
from stolik.games.ziemia.deck import COST_OF
from stolik.games.ziemia.effects.running import Running, keep, running
from stolik.games.ziemia.effects.tokens import tell_paid
from stolik.games.ziemia.locals import lift, may_pay_in
from stolik.games.ziemia.moves import (
    A_CITY,
    DONE,
    PAY,
    PICK,
    Move,
    first_of,
    pack,
    pick,
    second_of,
    third_of,
    verb_of,
)
from stolik.games.ziemia.pool import Cost, can_pay, missing, pay
from stolik.games.ziemia.scenes import CITY, PAYMENT
from stolik.games.ziemia.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Decision, Facts, Frame, pop, push
from stolik.kernel.refusal import Param, Refusal, illegal

PICKS = tuple(pick(A_CITY, city) for city in range(len(CITIES)))


class Verb(NamedTuple):
    targets: Callable[[State, Running, Effect], int]
    """The Cities that may be picked now, as bits."""
    hit: Callable[[State, Running, City, Facts], None]
    optional: Callable[[Effect], bool]
    count: Callable[[Effect], int]
    """How many Cities may be picked."""
    refuse: Callable[[State, Running, City], Refusal]


def do_cities(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    """Hit what there is no choice about, ask for the rest."""
    verb = VERBS[effect.do]
    named = named_cities(state, run, effect)
    if named is not None:
        keep(state, run._replace(met=named))
        for city in members(named):
            verb.hit(state, run, city, facts)
        return
    met = run.met if effect.where in ("next", "there") else 0
    run = run._replace(met=met, left=verb.count(effect))
    targets = verb.targets(state, run, effect)
    if not targets:
        keep(state, run)
    elif targets.bit_count() <= run.left and not verb.optional(effect):
        keep(state, run._replace(met=met | targets))
        for city in members(targets):
            verb.hit(state, run, city, facts)
    else:
        keep(state, run)
        push(state, (CITY, run.seat))


def named_cities(state: State, run: Running, effect: Effect) -> int | None:
    """The Cities that the effect itself names, as bits; None if they have to be picked."""
    if effect.where == "here":
        cities = 1 << run.here
    elif effect.where in CITIES:
        cities = 1 << CITIES.index(effect.where)
    elif effect.where == "every":
        cities = EVERY_CITY
    elif effect.where == "each" and effect.do == "scatter":
        cities = cities_where(state.agents) if effect.agents else EVERY_CITY
        crowded = (count >= max(effect.least, 1) for count in state.faithful)
        return cities & sum(1 << city for city, enough in enumerate(crowded) if enough)
    else:
        return None
    if effect.do == "add":
        return cities & addable(state, effect)
    return cities


# Faithful come.


def addable(state: State, effect: Effect) -> int:
    """The Cities that can take one (TZ-R43)."""
    found = 0
    for city in range(len(CITIES)):
        if can_add(state, city, effect.agents) and not (effect.clear and state.locals[city]):
            found |= 1 << city
    return found


def outside(run: Running, effect: Effect) -> int:
    """The City where it must not be, as bits."""
    if not effect.outside:
        return 0
    return 1 << (run.here if effect.outside == "here" else CITIES.index(effect.outside))


def add_targets(state: State, run: Running, effect: Effect) -> int:
    cities = addable(state, effect) & ~outside(run, effect)
    if effect.where == "each":
        return cities & ~run.met
    if effect.where == "there" or (effect.where == "one" and run.met):
        return cities & run.met
    return cities


def add_hit(state: State, run: Running, city: City, facts: Facts) -> None:
    add_faithful(state, city, facts)


def add_optional(effect: Effect) -> bool:
    return effect.up_to or effect.where in ("each", "split")


def add_refuse(state: State, run: Running, city: City) -> Refusal:
    effect, name = run.effect, CITIES[city]
    if addable(state, effect) >> city & 1:
        return illegal("TZ-041", "another-city", card=run.card, city=name)
    if effect.clear and state.locals[city]:
        return illegal("TZ-041", "not-clear", card=run.card, city=name)
    return why_not_add(state, city, effect.agents)


# Agents go.


def expel_targets(state: State, run: Running, effect: Effect) -> int:
    if effect.where == "all":
        return EVERY_CITY
    cities = cities_where(state.agents) & ~run.met
    if effect.where == "near":
        faction = state.factions[run.seat]
        return sum(1 << city for city in members(cities) if stands_in(state, faction, city))
    return cities


def expel_hit(state: State, run: Running, city: City, facts: Facts) -> None:
    expel(state, city, state.agents[city] if run.effect.where == "all" else 1, facts)


def expel_count(effect: Effect) -> int:
    return effect.count if effect.where == "each" else 1


def expel_refuse(state: State, run: Running, city: City) -> Refusal:
    if not state.agents[city]:
        return illegal("TZ-057", "no-agent-here", city=CITIES[city])
    return illegal("TZ-041", "another-city", card=run.card, city=CITIES[city])


# Faithful go, Agents come: the active player chooses between equals (TZ-R51).


def most_targets(state: State, run: Running, effect: Effect) -> int:
    if effect.where == "others":
        return cities_where(state.faithful) & ~run.met & ~(1 << run.here)
    return most_faithful(state, EVERY_CITY & ~run.met)


def scatter_hit(state: State, run: Running, city: City, facts: Facts) -> None:
    scatter(state, city, 1 if run.effect.where == "others" else run.effect.count, facts)


def scatter_count(effect: Effect) -> int:
    return effect.count if effect.where == "others" else 1


def most_refuse(state: State, run: Running, city: City) -> Refusal:
    reason = "not-other" if run.effect.where == "others" else "not-most"
    return illegal("TZ-R51", reason, card=run.card, city=CITIES[city])


def agent_hit(state: State, run: Running, city: City, facts: Facts) -> None:
    send_agent(state, city)


# Local cards go.


def lift_targets(state: State, run: Running, effect: Effect) -> int:
    found = 0
    for city, card in enumerate(state.locals):
        if card and (not effect.cost or sum(COST_OF[card]) <= effect.cost):
            found |= 1 << city
    return found


def lift_hit(state: State, run: Running, city: City, facts: Facts) -> None:
    lift(state, city, facts)


def lift_refuse(state: State, run: Running, city: City) -> Refusal:
    if not state.locals[city]:
        return illegal("TZ-071", "no-local", city=CITIES[city])
    card = state.locals[city]
    return illegal("TZ-041", "local-too-dear", card=run.card, card_2=card, most=run.effect.cost)


def buy_targets(state: State, run: Running, effect: Effect) -> int:
    """What could be paid for with the cost lowered; card 53 binds this too (TZ-R72)."""
    found = 0
    for city, card in enumerate(state.locals):
        if card and may_pay_in(state, run.seat, city) and payments(state, card, effect):
            found |= 1 << city
    return found


def buy_hit(state: State, run: Running, city: City, facts: Facts) -> None:
    """Which tokens are spared is the holder's to say, where there is a choice."""
    offers = payments(state, state.locals[city], run.effect)
    if len(offers) == 1:
        settle(state, city, offers[0], facts)
    else:
        push(state, (PAYMENT, run.seat, city))


def buy_refuse(state: State, run: Running, city: City) -> Refusal:
    card = state.locals[city]
    if not card:
        return illegal("TZ-071", "no-local", city=CITIES[city])
    if not may_pay_in(state, run.seat, city):
        return illegal("TZ-073", "pay-near", city=CITIES[city], card=card)
    short: dict[str, Param] = dict(zip(RESOURCES, missing(state, COST_OF[card]), strict=True))
    return illegal("TZ-072", "too-dear", city=CITIES[city], card=card, **short)


def payments(state: State, card: int, effect: Effect) -> list[Cost]:
    """What may be paid once the cost is lowered by as much as the card allows."""
    cost = COST_OF[card]
    due = max(0, sum(cost) - effect.cost)
    return [
        (faith, resistance, influence)
        for faith, resistance, influence in product(*(range(each + 1) for each in cost))
        if faith + resistance + influence == due and can_pay(state, (faith, resistance, influence))
    ]


def settle(state: State, city: City, cost: Cost, facts: Facts) -> None:
    pay(state, cost)
    tell_paid(cost, facts)
    lift(state, city, facts)


def once(effect: Effect) -> int:
    return 1


def counted(effect: Effect) -> int:
    return effect.count


def never(effect: Effect) -> bool:
    return False


VERBS = {
    "add": Verb(add_targets, add_hit, add_optional, counted, add_refuse),
    "expel": Verb(
        expel_targets, expel_hit, lambda effect: effect.where == "each", expel_count, expel_refuse
    ),
    "scatter": Verb(most_targets, scatter_hit, never, scatter_count, most_refuse),
    "agent": Verb(most_targets, agent_hit, never, once, most_refuse),
    "lift": Verb(lift_targets, lift_hit, lambda effect: effect.up_to, counted, lift_refuse),
    "buy": Verb(buy_targets, buy_hit, lambda effect: True, once, buy_refuse),
}


# The question for a City.


def choices(state: State, frame: Frame) -> list[Move]:
    run = running(state)
    verb = VERBS[run.effect.do]
    moves = [PICKS[city] for city in members(verb.targets(state, run, run.effect))]
    if verb.optional(run.effect):
        moves.append(pack(DONE))
    return moves


def refuse(state: State, frame: Frame, move: Move) -> Refusal:
    run = running(state)
    if verb_of(move) == DONE:
        return illegal("TZ-R27", "must-pick", card=run.card)
    if verb_of(move) != PICK or first_of(move) != A_CITY:
        return illegal("TZ-R23", "finish-card", card=run.card)
    return VERBS[run.effect.do].refuse(state, run, second_of(move))


def answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    pop(state)
    if verb_of(move) == DONE:
        return
    city, run = second_of(move), running(state)
    run = run._replace(met=run.met | 1 << city, left=run.left - 1)
    keep(state, run)
    verb = VERBS[run.effect.do]
    depth = len(state.frames)
    verb.hit(state, run, city, facts)
    if run.left and len(state.frames) == depth and verb.targets(state, run, run.effect):
        push(state, (CITY, run.seat))


# The question which tokens to pay (card 68).


def payment_choices(state: State, frame: Frame) -> list[Move]:
    offers = payments(state, state.locals[frame[2]], running(state).effect)
    return [pack(PAY, *offer) for offer in offers]


def payment_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    card, run = state.locals[frame[2]], running(state)
    if verb_of(move) != PAY:
        return illegal("TZ-R23", "finish-card", card=run.card)
    due = max(0, sum(COST_OF[card]) - run.effect.cost)
    return illegal("TZ-072", "other-payment", card=run.card, card_2=card, count=due)


def payment_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    pop(state)
    cost = (first_of(move), second_of(move), third_of(move))
    settle(state, frame[2], cost, facts)


PICKING_CITY: Decision[State] = Decision("city", choices, refuse, answer)
PAYING: Decision[State] = Decision("payment", payment_choices, payment_refuse, payment_answer)
