"""How well a player stands, in points: what bots steer by.

A city is worth what it scores now, a little for each field, and a little for what the hand may
still bring. An event that is under way is worth what it is about to do, so that a bot that looks
one move ahead sees why it should begin one.
"""

from stolik.games.tczew.board import Field
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
from stolik.games.tczew.effects import asked
from stolik.games.tczew.scenes import BUILDING, CHOOSING, PICKING
from stolik.games.tczew.scoring import LARGEST, largest, tally
from stolik.games.tczew.state import State, owner_of
from stolik.kernel.frames import SCENE

A_FIELD = 0.12
"""A larger city is nearer to the prize, to the river and to cards of nobody."""
A_HALL = 0.25
"""Up to three Town Halls: they hold districts together and open events."""
IN_HAND = {MONUMENT: 0.9, UNIQUE: 0.5, FUTURE: 0.5}
NEW_CATEGORY, AN_EVENT, ANY_CARD = 0.45, 0.35, 0.1
A_TURN, A_REFILL, A_BAN = 1.0, 0.3, 0.35
"""What a rival loses with a turn sat out, a hand not refilled, a turn under a process."""
TO_COME = {PICKING: 0.7, BUILDING: 0.9, CHOOSING: 0.4}
OTHER_CHOICE = 0.5
"""What an event under way may still bring, for each card left to choose."""


def judge(state: State, seat: int) -> float:
    """The own prospects less those of the best rival, with an eye on the others."""
    tallies = [tally(state, each) for each in range(len(state.owned))]
    ahead = largest(tallies)
    worth = [
        each.points
        + (LARGEST if number in ahead else 0)
        + A_FIELD * each.city.bit_count()
        + prospects(state, number, len(each.categories))
        for number, each in enumerate(tallies)
    ]
    own = worth.pop(seat)
    return own - 0.7 * max(worth) - 0.3 * sum(worth) / len(worth) + under_way(state, seat)


def prospects(state: State, seat: int, categories: int) -> float:
    """What lies ahead of a player: Town Halls, the hand, and what rivals have laid on him."""
    own = state.owned[seat]
    value = A_HALL * min(3, (state.clash[HALL] & own).bit_count())
    value -= A_TURN * state.skips[seat] + A_REFILL * state.dry[seat].bit_count()
    value -= A_TURN * 0.5 * state.limited[seat]
    value -= A_BAN * sum(left for _, target, _, left in state.processes if target == seat)
    return value + sum(_in_hand(state, seat, card) for card in state.hands[seat])


def _in_hand(state: State, seat: int, card: int) -> float:
    if card > LAST_CARD:
        return AN_EVENT
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
