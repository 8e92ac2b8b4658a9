"""How well the group stands, in points: what bots steer by.

All seats share one result, so there is one answer for all. The target is not looked at: more
points are better on every level.
"""

from stolik.games.ziemia import scenes
from stolik.games.ziemia.board import LAST_DAY, MARKS, members
from stolik.games.ziemia.cards import FIRST_CENTRAL, Effect
from stolik.games.ziemia.deck import (
    CENTRAL_WITH,
    EFFECTS_OF,
    FIELDS_OF,
    INFLUENCE_OF,
    LOCAL,
    PENALTY_OF,
    TIME_OF,
)
from stolik.games.ziemia.renewal import EMPTY_SHELVES
from stolik.games.ziemia.scenes import AGENT, ARREST, CANCELLED, DELAYED, DRAW, EFFECT, WAIVED
from stolik.games.ziemia.scoring import points
from stolik.games.ziemia.state import State
from stolik.games.ziemia.worth import (
    A_FAITHFUL,
    BESIDE_PENALTY,
    LOCAL_SHARE,
    MEAN_LOCAL,
    MEAN_TIME,
    SCATTERED,
    SCATTERED_BESIDE_LOCAL,
    TURN,
    USABLE,
    Worth,
    brings,
    in_hand,
    weigh,
)
from stolik.kernel.frames import SCENE, SEAT

LIKELY = 0.7
"""The chance that a field of a Renewal card is filled in time, if everybody has a turn."""
TIED = 0.2
"""What a Citizen on a Renewal card misses meanwhile."""
AWAY = 1.5
"""An absent faction is so many turns away: somebody has to call it."""
BURDEN = {
    "play-costs": 0.04, "no-city-rules": 0.12, "play-at-once": 0.15, "no-reward": 0.12,
    "no-abilities": 0.08, "second-arrest": 0.05, "faith-lost": 0.03, "one-office": 0.06,
    "pay-near": 0.06, "time-plus": 0.2,
}  # fmt: skip
"""What each turn under a Central card costs."""
_BURDEN_OF = {CENTRAL_WITH[rule]: cost for rule, cost in BURDEN.items()}


def judge(state: State, seat: int) -> float:
    if not state.frames:
        return float(points(state).total)
    worth = weigh(state)
    until = turns_to_mobilisation(state)
    value = worth.board + TURN * worth.left + USABLE * state.usable
    value += display(state, worth, until)
    for hand in state.hands:
        if hand:
            value += sum(in_hand(card, worth) for card in members(hand))
    if state.central:
        value -= _BURDEN_OF[state.central] * until
    if len(state.frames) > 1:
        if state.frames[1][SCENE] == DRAW:
            value -= risk(state, worth)
        value += under_way(state, worth)
    return value


def turns_to_mobilisation(state: State) -> float:
    for mark in MARKS:
        if state.time < mark:
            return (mark - state.time) / MEAN_TIME
    return (LAST_DAY - state.time) / MEAN_TIME


def display(state: State, worth: Worth, until: float) -> float:
    """Renewal cards that somebody stands on."""
    value = 0.0
    reach: list[float] = []
    for slot, standing in enumerate(state.standing):
        empty = standing.count(0)
        filled = len(standing) - empty
        if not filled:
            continue
        if not reach:
            reach = turns_away(state)
        card = state.shown[slot]
        prize = in_hand(card, worth)
        if state.central != EMPTY_SHELVES:
            prize += INFLUENCE_OF[card] * worth.token[2]
        worst = 0.0
        for faction, citizen in zip(FIELDS_OF[card], standing, strict=True):
            if not citizen and reach[faction] > worst:
                worst = reach[faction]
        in_time = min(1.0, max(0.1, (until - worst) / 2 + 0.5))
        value += prize * LIKELY**empty * in_time * filled / len(standing) - TIED * filled
    return value


def turns_away(state: State) -> list[float]:
    """How many turns it takes until each faction can come to a Renewal card."""
    players, active = len(state.hands), state.frames[0][SEAT]
    reach = [AWAY] * 4
    for seat, faction in enumerate(state.factions):
        reach[faction] = (seat - active) % players
    if not state.usable:
        reach[state.factions[active]] = players
    return reach


def risk(state: State, worth: Worth) -> float:
    """What the Regime card will cost more here than in an empty City."""
    here = state.here
    faithful = state.faithful[here]
    if not state.locals[here]:
        return SCATTERED[faithful] * A_FAITHFUL
    follows = worth.agent + worth.prisoner - MEAN_LOCAL
    return SCATTERED_BESIDE_LOCAL[faithful] * A_FAITHFUL + LOCAL_SHARE * follows


# What lies above the turn.


def under_way(state: State, worth: Worth) -> float:
    """What cards that are being carried out will still bring and cost."""
    value, frames = 0.0, state.frames
    for depth, frame in enumerate(frames):
        scene = frame[SCENE]
        if scene == EFFECT:
            value += of_card(state, worth, frame[2], frame[3], frame[6], frame is not frames[-1])
        elif scene == scenes.REGIME and frame[3] == 0:
            value += of_regime(state, worth, frame[2], frame[4])
        elif scene == ARREST and frame[4] and not frame[5]:
            value -= worth.prisoner
        elif scene == AGENT and frame[3] and not frame[4] and depth + 2 >= len(frames):
            city = frame[2]
            if any(state.fields[city * 3 : city * 3 + 3]):
                value -= worth.prisoner
        elif scene == scenes.FREEING:
            price = frame[2]
            count = min(worth.prisoners, state.pool[2] // price)
            value += count * max(0.0, worth.prisoner - price * worth.token[2])
    return value


def of_card(state: State, worth: Worth, card: int, following: int, left: int, asks: bool) -> float:
    """The effect that is on, and those after it."""
    effects = EFFECTS_OF[card]
    value = 0.0
    if card < FIRST_CENTRAL:
        if asks:
            value -= harm(state, worth, effects[following - 1])
        return value - sum(harm(state, worth, effect) for effect in effects[following:])
    if asks and following:
        value += brings(effects[following - 1], worth, left)
    for effect in effects[following:]:
        value += brings(effect, worth, effect.count)
    return value


def of_regime(state: State, worth: Worth, card: int, marks: int) -> float:
    """A Regime card that has been revealed and not yet carried out."""
    value = TURN * (TIME_OF[card] - 1) / MEAN_TIME if marks & DELAYED else 0.0
    if marks & (CANCELLED | WAIVED):
        return value
    if LOCAL[card] and state.locals[state.here]:
        return value - worth.agent - worth.prisoner
    value -= sum(harm(state, worth, effect) for effect in EFFECTS_OF[card])
    return value - (PENALTY_OF[card] + BESIDE_PENALTY[card] if LOCAL[card] else 0.0)


def harm(state: State, worth: Worth, effect: Effect) -> float:
    """What an effect of a Regime card will cost."""
    verb = effect.do
    if verb == "scatter":
        if effect.where == "here":
            gone = min(effect.count, state.faithful[state.here])
        elif effect.where == "each":
            gone = sum(count >= 3 for count in state.faithful)
        else:
            gone = min(effect.count, sum(state.faithful))
        return gone * A_FAITHFUL
    if verb == "agent":
        return worth.agent + worth.prisoner
    if verb == "lose":
        return sum(
            min(held, count) * each
            for held, count, each in zip(state.pool, effect.resources, worth.token, strict=True)
        )
    if verb == "arrest":
        return worth.prisoner
    return _HARM.get(verb, 0.0)


_HARM = {
    "ransom": 0.7,
    "exile": 0.5,
    "discard": 0.8,
    "home": 0.8,
    "hush": 0.4,
    "hold": 0.35,
    "cut": 0.1,
}
