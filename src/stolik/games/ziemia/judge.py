"""How well the group stands, in points: what bots steer by.

All seats share one result, so there is one answer for all. The target is not looked at: more
points are better on every level. The numbers are those of a fair partner who takes what is to be
had and plays cards as soon as they bring something, not of one who counts the days.
"""

from stolik.games.ziemia.board import LAST_DAY, MARKS, members
from stolik.games.ziemia.cards import FACTIONS, FIRST_CENTRAL, INFLUENCE, Effect
from stolik.games.ziemia.deck import (
    CENTRAL_WITH,
    EFFECTS_OF,
    FIELDS_OF,
    INFLUENCE_OF,
    LOCAL,
    PENALTY_OF,
    TIME_OF,
)
from stolik.games.ziemia.effects.running import Running, of_frame
from stolik.games.ziemia.reactions import AN_AGENT
from stolik.games.ziemia.renewal import EMPTY_SHELVES
from stolik.games.ziemia.scenes import (
    AGENT,
    ARREST,
    CANCELLED,
    DELAYED,
    DRAW,
    EFFECT,
    FREEING,
    REACTION,
    REGIME,
    WAIVED,
)
from stolik.games.ziemia.scoring import points
from stolik.games.ziemia.state import State
from stolik.games.ziemia.worth import (
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
from stolik.kernel.frames import SCENE, SEAT, Frame

REVEALED = 0
"""The stage of a Regime card that is not yet carried out."""
LIKELY = 0.7
"""The chance that a field of a Renewal card is filled in time, if everybody has a turn."""
TIED = 0.2
"""What a Citizen on a Renewal card misses meanwhile."""
HARDLY = 0.1
"""The chance that remains of a card that Mobilisation will reach first."""
AWAY = 1.5
"""An absent faction is so many turns away: somebody has to call it."""
BURDEN = {
    "play-costs": 0.04, "no-city-rules": 0.12, "play-at-once": 0.15, "no-reward": 0.12,
    "no-abilities": 0.08, "second-arrest": 0.05, "faith-lost": 0.03, "one-office": 0.06,
    "pay-near": 0.06, "time-plus": 0.2,
}  # fmt: skip
"""What each turn under a Central card costs."""
HARM = {
    "ransom": 0.7, "exile": 0.5, "discard": 0.8, "home": 0.8, "hush": 0.4, "hold": 0.35, "cut": 0.1,
}  # fmt: skip
"""What effects of Regime cards cost that are worth about the same at any time."""
BURDEN_OF = {CENTRAL_WITH[rule]: cost for rule, cost in BURDEN.items()}


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
        value -= BURDEN_OF[state.central] * until
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
    away: list[float] = []
    for card, standing in zip(state.shown, state.standing, strict=True):
        empty = standing.count(0)
        filled = len(standing) - empty
        if filled:
            away = away or turns_away(state)
            share = filled / len(standing) * LIKELY**empty * in_time(card, standing, away, until)
            value += share * prize(state, worth, card) - TIED * filled
    return value


def prize(state: State, worth: Worth, card: int) -> float:
    """What a Renewal card brings whoever prepares it."""
    influence = 0 if state.central == EMPTY_SHELVES else INFLUENCE_OF[card]
    return in_hand(card, worth) + influence * worth.token[INFLUENCE]


def in_time(card: int, standing: bytes, away: list[float], until: float) -> float:
    """The chance that everybody who is missing has a turn before Mobilisation."""
    last = 0.0
    for field, faction in enumerate(FIELDS_OF[card]):
        if not standing[field]:
            last = max(last, away[faction])
    return min(1.0, max(HARDLY, (until - last) / 2 + 0.5))


def turns_away(state: State) -> list[float]:
    """How many turns it takes until each faction can come to a Renewal card."""
    players, active = len(state.hands), state.frames[0][SEAT]
    away = [AWAY] * len(FACTIONS)
    for seat, faction in enumerate(state.factions):
        away[faction] = (seat - active) % players
    if not state.usable:
        away[state.factions[active]] = players
    return away


def risk(state: State, worth: Worth) -> float:
    """What the Regime card will cost more here than in an empty City."""
    here = state.here
    faithful = state.faithful[here]
    if not state.locals[here]:
        return SCATTERED[faithful] * worth.faithful
    follows = worth.agent + worth.prisoner - MEAN_LOCAL
    return SCATTERED_BESIDE_LOCAL[faithful] * worth.faithful + LOCAL_SHARE * follows


# What lies above the turn.


def under_way(state: State, worth: Worth) -> float:
    """What cards that are being carried out will still bring and cost."""
    value, top = 0.0, state.frames[-1]
    for depth, frame in enumerate(state.frames, 1):
        scene = frame[SCENE]
        if scene == EFFECT:
            # A question about a card lies right above it.
            asks = depth + 1 == len(state.frames)
            value += of_card(state, worth, of_frame(frame), asks)
        elif scene == REGIME and frame[3] == REVEALED:
            value += of_regime(state, worth, frame[2], frame[4])
        elif scene == ARREST or (scene == AGENT and is_answered(top, AN_AGENT)):
            value -= 0.0 if frame[-1] else worth.prisoner
        elif scene == FREEING:
            count = min(worth.prisoners, state.pool[INFLUENCE] // frame[2])
            value += count * max(0.0, worth.prisoner - frame[2] * worth.token[INFLUENCE])
    return value


def is_answered(top: Frame, event: int) -> bool:
    """Is somebody asked for a reaction to this event?"""
    return top[SCENE] == REACTION and top[2] == event


def of_card(state: State, worth: Worth, run: Running, asks: bool) -> float:
    """The effect that is on, if it asks something, and those after it."""
    effects = EFFECTS_OF[run.card][run.next :]
    if run.card < FIRST_CENTRAL:
        coming = (run.effect, *effects) if asks else effects
        return -sum(harm(state, worth, effect) for effect in coming)
    value = brings(run.effect, worth, run.left or run.effect.count) if asks else 0.0
    return value + sum(brings(effect, worth, effect.count) for effect in effects)


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
        return gone * worth.faithful
    if verb == "agent":
        return worth.agent + worth.prisoner
    if verb == "lose":
        return sum(
            min(held, count) * each
            for held, count, each in zip(state.pool, effect.resources, worth.token, strict=True)
        )
    if verb == "arrest":
        return worth.prisoner
    return HARM.get(verb, 0.0)
