"""How well the group stands, as well as we know: what the levels steer by.

It counts in points like `judge` and parts with it where a group that plans wins more. A Faithful of
today may be driven away before the end, the more likely the fuller its City, so cards that bring
Faithful are kept for late. A card in hand is worth what its holder will live to play of it. And
partners are trusted to complete a Renewal card that somebody began.
"""

from stolik.games.ziemia.board import LAST_DAY, NOWHERE, members
from stolik.games.ziemia.cards import INFLUENCE
from stolik.games.ziemia.deck import EFFECTS_OF, INFLUENCE_OF, TIME_OF
from stolik.games.ziemia.judge import (
    BURDEN_OF,
    in_time,
    risk,
    turns_away,
    turns_to_mobilisation,
    under_way,
)
from stolik.games.ziemia.renewal import EMPTY_SHELVES
from stolik.games.ziemia.scenes import DRAW
from stolik.games.ziemia.scoring import points
from stolik.games.ziemia.state import State
from stolik.games.ziemia.worth import (
    KEEPING,
    MEAN_TIME,
    REGIME,
    TURN,
    USABLE,
    Worth,
    brings,
    weigh,
)
from stolik.kernel.frames import SCENE, SEAT

WEAR = 0.022
"""The share of a Faithful that each turn to come wears off."""
CROWDING = 0.0012
"""What a fuller City loses more, for each turn to come and the square of its Faithful."""
KEPT = 1.2
"""A Faithful that a card in hand will bring: it comes where and when it does most."""
LIKELY = 0.95
"""The chance that a field of a Renewal card is filled in time, if everybody has a turn."""
TIED = 0.1
"""What a Citizen of the group on a Renewal card misses meanwhile."""
AT_LEAST = {"expel": 0.6, "free": 0.6, "lift": 0.9, "buy": 0.5}
"""What remedies are worth in hand while there is nothing to remedy."""


def _outlived(fewer: list[float], time: int) -> float:
    """The chance to outlive one Regime card more."""
    if time >= LAST_DAY:
        return 0.0
    chances = (fewer[min(time + TIME_OF[card], LAST_DAY)] for card in REGIME)
    return sum(chances) / len(REGIME)


OUTLIVES = [[1.0] * LAST_DAY + [0.0]]
"""By the number of Regime cards to come, then by time: the chance that the game is not over."""
for _ in range(4):
    OUTLIVES.append([_outlived(OUTLIVES[-1], time) for time in range(LAST_DAY + 1)])


def insight(state: State, seat: int) -> float:
    if not state.frames:
        return float(points(state).total)
    left = (LAST_DAY - state.time) / MEAN_TIME
    worth = weigh(state, 1.0 - WEAR * left, CROWDING * left)
    drawing = len(state.frames) > 1 and state.frames[1][SCENE] == DRAW
    until = turns_to_mobilisation(state)
    kept = worth.with_faithful(KEPT)
    value = worth.board + TURN * left
    value += hands(state, kept, drawing) + display(state, kept, until)
    if state.central:
        value -= BURDEN_OF[state.central] * until
    if drawing:
        value += USABLE * state.usable * OUTLIVES[1][state.time] - risk(state, worth)
    else:
        value += USABLE * state.usable
    if len(state.frames) > 1:
        value += under_way(state, worth)
    return value


def hands(state: State, kept: Worth, drawing: bool) -> float:
    """Cards in hand, as far as their holders live to play them."""
    value = 0.0
    for holder, hand in enumerate(state.hands):
        if hand:
            promise = sum(in_hand(card, kept) for card in members(hand))
            value += promise * OUTLIVES[cards_until(state, holder, drawing)][state.time]
    return value


def cards_until(state: State, holder: int, drawing: bool) -> int:
    """How many Regime cards are turned up before somebody can play in the own turn."""
    players, active = len(state.hands), state.frames[0][SEAT]
    coming = drawing or state.here == NOWHERE
    if holder != active:
        return (holder - active) % players - 1 + coming
    if drawing:
        return 1
    return 0 if coming else players - 1


def in_hand(card: int, kept: Worth) -> float:
    """What a card may bring its holder sooner or later."""
    value = 0.0
    for effect in EFFECTS_OF[card]:
        promise = brings(effect, kept, effect.count)
        if effect.do != "add":
            promise = max(KEEPING * promise, AT_LEAST.get(effect.do, 0.0))
        value += promise
    return value


def display(state: State, kept: Worth, until: float) -> float:
    """Renewal cards that somebody stands on."""
    value = 0.0
    away: list[float] = []
    for place, card in enumerate(state.shown):
        standing = state.standing[place]
        empty = standing.count(0)
        filled = len(standing) - empty
        if filled:
            away = away or turns_away(state)
            share = filled / len(standing) * LIKELY**empty * in_time(card, standing, away, until)
            influence = 0 if state.central == EMPTY_SHELVES else INFLUENCE_OF[card]
            prize = in_hand(card, kept) + influence * kept.token[INFLUENCE]
            tied = sum(citizen > 0 and citizen - 1 in state.factions for citizen in standing)
            value += share * prize - TIED * tied
    return value
