"""The events of a hand that may be used now, found quickly for the list of moves.

using.py says the same event by event, with the reason and the cards concerned; the tests hold the
two against each other.
"""

from bisect import bisect
from collections.abc import Callable
from typing import NamedTuple

from stolik.games.tczew.board import BOARD, Fields
from stolik.games.tczew.cards import HALL, LAST_CARD, NONE, OBJECTS, SPECIALS, Effect, Event
from stolik.games.tczew.city import services
from stolik.games.tczew.deck import CATEGORY_OF, EVENTS, SUB_CATEGORY, SUB_INDEX
from stolik.games.tczew.effects.running import ONE
from stolik.games.tczew.effects.shields import shielded
from stolik.games.tczew.effects.sieves import GROUNDS
from stolik.games.tczew.moves import EVENT, Move, head
from stolik.games.tczew.placement import free_fields
from stolik.games.tczew.state import State

Test = Callable[[State, int, int], bool]
"""Is there anything to do for the user with this seat's cards?"""


ENOUGH = 99
"""More cards of a Service than there are: no shield."""


class Plan(NamedTuple):
    """What an event asks for, as far as the card tells it."""

    head: Move
    halls: int
    any_rival: bool
    """May it name every rival, whatever they have?"""
    one: bool
    """Is one player named?"""
    myself: bool
    """May the user be named?"""
    shield: tuple[int, int] | None
    test: Test | None
    """What must be possible before anything else (TCZ-R53)."""


# What must be possible.


def can_build(event: Event, effect: Effect) -> Test:
    first = effect.first

    def test(state: State, user: int, seat: int) -> bool:
        for card in state.hands[user]:
            if card > LAST_CARD:
                return False
            if first in (NONE, CATEGORY_OF[card]) and free_fields(state, user, card):
                return True
        return False

    return test


def can_pick_up(event: Event, effect: Effect) -> Test:
    def test(state: State, user: int, seat: int) -> bool:
        return _any_of(state, state.owned[seat] & ~state.covered, tuple(OBJECTS))

    return test


def can_cover(event: Event, effect: Effect) -> Test:
    category = SUB_CATEGORY[SUB_INDEX[event.number]]
    kinds = (*OBJECTS, *SPECIALS) if effect.whose == "target" else tuple(OBJECTS)
    named = tuple(each for each in kinds if not effect.of or each in effect.of)
    ground = GROUNDS[effect.on] if effect.on else BOARD

    def test(state: State, user: int, seat: int) -> bool:
        fields = state.owned[seat] & ~state.covered & ~state.near[category]
        if event.shield != NONE:
            fields &= ~shielded(state, seat, event)
        if effect.either:
            return _any_of(state, fields, named) or _any_of(state, fields & ground, kinds)
        return _any_of(state, fields & ground, named)

    return test


def _any_of(state: State, fields: Fields, categories: tuple[int, ...]) -> bool:
    """Does one of these fields hold such a card?"""
    if fields:
        clash = state.clash
        for category in categories:
            if fields & clash[category]:
                return True
    return False


TESTS: dict[str, Callable[[Event, Effect], Test]] = {
    "build": can_build,
    "pickup": can_pick_up,
    "cover": can_cover,
}


def _plan(event: Event) -> Plan:
    first, one = event.effects[0], event.target in ONE
    test = TESTS[first.do](event, first) if first.do in TESTS else None
    return Plan(
        head=head(EVENT, event.number),
        halls=event.halls,
        any_rival=event.target == "opponent" and event.city_shield is None and test is None,
        one=one,
        myself=event.target == "any",
        shield=event.city_shield if one else None,
        test=test,
    )


PLANS = {number: _plan(event) for number, event in EVENTS.items()}


# The moves.


def event_choices(state: State, seat: int) -> list[Move]:
    """The events of the seat's hand that may be used now, with everybody they may name."""
    moves: list[Move] = []
    rivals: list[int] = []
    hand = state.hands[seat]
    for card in hand[bisect(hand, LAST_CARD) :]:
        plan = PLANS[card]
        start, halls, any_rival, one, _, _, test = plan
        if halls and services(state, seat, HALL) < halls:
            continue
        if any_rival:
            rivals = rivals or sorted(state.towns[:seat] + state.towns[seat + 1 :])
            moves += [start | town for town in rivals]
        elif one:
            moves += nameable(state, seat, plan)
        elif test is None or test(state, seat, seat):
            moves.append(start)
    return moves


def nameable(state: State, user: int, plan: Plan) -> list[Move]:
    """One move for everybody whom the event may name, in the order of the settlements."""
    start, _, _, _, myself, shield, test = plan
    service, count = shield or (HALL, ENOUGH)
    guards, moves = state.clash[service], []
    for seat, town in enumerate(state.towns):
        if seat == user and not myself:
            continue
        if (state.owned[seat] & guards).bit_count() >= count:
            continue
        if test is None or test(state, user, seat):
            moves.append(start | town)
    moves.sort()
    return moves
