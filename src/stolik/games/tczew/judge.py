"""How well a player stands, in points: what bots steer by.

A city is worth what it scores now, a little for each field, and a little for what the hand may
still bring. An event that is under way is worth what it is about to do, so that a bot that looks
one move ahead sees why it should begin one.
"""

from stolik.games.tczew.board import LAND, STARTS, Field, Fields, beside
from stolik.games.tczew.cards import (
    CONTAMINATION,
    FUTURE,
    HALL,
    LAST_CARD,
    MONUMENT,
    NONE,
    OBJECTS,
    SPECIALS,
    UNIQUE,
)
from stolik.games.tczew.city import sub_on
from stolik.games.tczew.deck import CATEGORY_OF, EVENTS, SUB_CATEGORY
from stolik.games.tczew.effects.asked import asked
from stolik.games.tczew.placement import free_fields, ground_of
from stolik.games.tczew.scenes import BUILDING, CHOOSING, PICKING
from stolik.games.tczew.scoring import LARGEST, START_POINTS, largest, tally
from stolik.games.tczew.state import State, all_owned, owner_of
from stolik.kernel.frames import SCENE

A_FIELD = 0.12
"""A larger city is nearer to the prize, to the river and to cards of nobody."""
A_HALL = 0.25
"""Up to three Town Halls: they hold districts together and open events."""
A_ROOM = 0.04
"""A free field beside the city where a Monument could lie."""
NEARNESS = (0.0, 0.9, 0.75, 0.6, 0.45, 0.3, 0.15)
"""By its distance from the city: what share of a Start Card of nobody is as good as won."""
IN_HAND = {MONUMENT: 0.9, UNIQUE: 0.5, FUTURE: 0.5}
NEW_CATEGORY, AN_EVENT, ANY_CARD, STUCK = 0.45, 0.35, 0.1, 0.0
A_TURN, A_REFILL, A_BAN = 1.0, 0.3, 0.35
"""What a rival loses with a turn sat out, a hand not refilled, a turn under a process."""
TO_COME = {PICKING: 0.7, BUILDING: 0.9, CHOOSING: 0.4}
OTHER_CHOICE = 0.5
"""What an event under way may still bring, for each card left to choose."""


def judge(state: State, seat: int) -> float:
    """The own prospects less those of the best rival, with an eye on the others."""
    tallies = [tally(state, each) for each in range(len(state.owned))]
    ahead = largest([each.size for each in tallies])
    worth = [
        each.points
        + (LARGEST if number in ahead else 0)
        + A_FIELD * each.size
        + prospects(state, number)
        for number, each in enumerate(tallies)
    ]
    own = worth.pop(seat) + sum(_in_hand(state, seat, card) for card in state.hands[seat])
    return own - 0.7 * max(worth) - 0.3 * sum(worth) / len(worth) + under_way(state, seat)


def prospects(state: State, seat: int) -> float:
    """What lies ahead of a city: Town Halls, room, cards of nobody, what rivals have laid on it."""
    own = state.owned[seat]
    value = A_HALL * min(3, (state.clash[HALL] & own).bit_count())
    value += A_ROOM * (ground_of(state, seat) & LAND & ~beside(state.clash[MONUMENT])).bit_count()
    value += START_POINTS * _nearness(state, own)
    value -= A_TURN * state.skips[seat] + A_REFILL * state.dry[seat].bit_count()
    value -= A_TURN * 0.5 * state.limited[seat]
    return value - A_BAN * sum(left for _, target, _, left in state.processes if target == seat)


def _nearness(state: State, own: Fields) -> float:
    """How near the city is to Start Cards of nobody (TCZ-036)."""
    prizes = STARTS & state.occupied & ~all_owned(state)
    value, reach = 0.0, own
    for share in NEARNESS:
        if not prizes:
            break
        value += share * (prizes & reach).bit_count()
        prizes &= ~reach
        reach |= beside(reach)
    return value


def _in_hand(state: State, seat: int, card: int) -> float:
    """What a card may bring; one that fits nowhere is better exchanged."""
    if card > LAST_CARD:
        return AN_EVENT
    if not free_fields(state, seat, card):
        return STUCK
    category = CATEGORY_OF[card]
    if category in OBJECTS and not state.clash[category] & state.owned[seat]:
        return NEW_CATEGORY
    return IN_HAND.get(category, ANY_CARD)


def under_way(state: State, seat: int) -> float:
    """What the event that is being carried out will do, seen from a seat."""
    question = asked(state)
    if question is None:
        return 0.0
    value = TO_COME.get(state.frames[-1][SCENE], OTHER_CHOICE) * question.left
    if question.user != seat:
        value = -value
    if any(effect.do in ("destroy", "return", "take") for effect in EVENTS[question.event].effects):
        value += sum(_loss(state, seat, at) for at in question.picked)
    return value


def _loss(state: State, seat: int, at: Field) -> float:
    """What the seat gains when the card on this field leaves its owner."""
    sub = sub_on(state, at)
    category = SUB_CATEGORY[sub] if sub >= 0 else CATEGORY_OF[state.cards[at]]
    owner = owner_of(state, at)
    if owner is None or category in (NONE, CONTAMINATION):
        return 0.0
    worth = 2.2 if category == MONUMENT else 1.3 if category in SPECIALS else 0.8
    return -worth if owner == seat else worth
