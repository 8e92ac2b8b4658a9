"""What things are worth while the game goes on, in points of its end: what `judge` counts with.

A Faithful of today may be gone tomorrow, a token is worth what it will buy, a card what it would
bring now or later. All of it hangs on the time that is left, so it is weighed once a position.
"""

from dataclasses import dataclass

from stolik.games.ziemia.board import CIRCLES, FREEING_PRICE, LAST_DAY, POOL_MOST
from stolik.games.ziemia.cards import ALL, LAST_REGIME, Effect
from stolik.games.ziemia.deck import BARS_OF, COST_OF, EFFECTS_OF, LOCAL, PENALTY_OF, TIME_OF
from stolik.games.ziemia.state import EASY, State

# The Regime deck.

REGIME = range(1, LAST_REGIME + 1)
MEAN_TIME = sum(TIME_OF) / len(REGIME)
LOCAL_SHARE = sum(LOCAL) / len(REGIME)
"""How often a Regime card is a local one."""


def _scattered(card: int, faithful: int) -> int:
    """How many Faithful of the City where it is turned up a Regime card drives away."""
    hits = (e.count for e in EFFECTS_OF[card] if (e.do, e.where) == ("scatter", "here"))
    return sum(min(count, faithful) for count in hits)


def _mean_scattered(faithful: int, local: bool) -> float:
    cards = (card for card in REGIME if not (local and LOCAL[card]))
    return sum(_scattered(card, faithful) for card in cards) / len(REGIME)


SCATTERED = [_mean_scattered(count, local=False) for count in range(max(CIRCLES) + 1)]
"""By the Faithful in the City: how many the next Regime card drives away from there."""
SCATTERED_BESIDE_LOCAL = [_mean_scattered(count, local=True) for count in range(max(CIRCLES) + 1)]

# What a thing is worth.

A_FAITHFUL = 1.0
"""What it scores."""
CROWDING = 0.01
"""Less for each Faithful that stands there already: the fullest City is the first to be hit."""
BLOCK = 0.4
"""What an Agent costs besides its point: no Faithful comes to its City."""
STAY = 0.3
"""What each round in Prison costs."""
RULE_BARRED = 0.3
"""What a local card costs besides its penalty: the City rule, and Agents that may follow."""
BARRED = {
    "faithful": 0.5, "church": 0.4, "office": 0.2, "faith": 0.15, "resistance": 0.15,
    "toll": 0.35, "dearer": 0.1, "guarded": 0.15,
}  # fmt: skip
"""What else local cards bar."""
WANTED = 0.42
"""A token that a local card or a prisoner waits for."""
SPARE = (0.38, 0.33, 0.27, 0.2, 0.14, 0.09, 0.05, 0.03, 0.02, 0.01)
"""Tokens beyond that, the first, the second and so on."""
SHORT = 8.0
"""So many turns before the end, tokens and rules begin to lose their worth."""
LEFT_OVER = 0.3
"""The share of their worth that wanted tokens keep to the end."""
USABLE = 0.35
"""A Citizen still to be placed."""
KEEPING = 0.85
"""The share that a card keeps in hand of what it would bring now: sooner is better."""
BOUGHT = 0.6
"""The share of a local card's cost that is won when it is bought for less."""
TURN = 0.9
"""What a turn brings the group."""
OF_VERB = {
    "spare": 0.6, "rescue": 0.8, "cancel": 0.9, "delay": 0.6, "waive": 1.3,
    "open": 0.4, "call": 0.5, "recall": 0.35, "sort": 0.1, "replace": 0.2, "enrol": 0.5,
}  # fmt: skip
"""Effects that are worth about the same at any time."""
AT_LEAST = {"add": 0.4, "gain": 0.2, "expel": 0.6, "free": 0.6, "lift": 0.9, "buy": 0.5}
"""What effects are worth in hand while there is nothing for them to do."""

_SPARES = [sum(SPARE[:count]) for count in range(len(SPARE) + 1)]
BESIDE_PENALTY = tuple(
    RULE_BARRED + BARRED.get(BARS_OF[card], 0.0) if LOCAL[card] else 0.0
    for card in range(len(LOCAL))
)
MEAN_LOCAL = sum(PENALTY_OF[card] + BESIDE_PENALTY[card] for card in REGIME if LOCAL[card]) / sum(
    LOCAL
)


@dataclass(slots=True)
class Worth:
    """A position, weighed."""

    board: float
    """Faithful, Agents, local cards, prisoners and tokens together."""
    left: float
    """Turns to come, of all players."""
    faithful: float
    """A Faithful that comes or goes."""
    agent: float
    prisoner: float
    token: tuple[float, float, float]
    """One more of each resource."""
    room: int
    """Circles that can take a Faithful."""
    roomy: int
    """Cities that can."""
    spied: int
    """Cities with an Agent."""
    prisoners: int
    locals: tuple[float, float]
    """What the worst two local cards cost."""

    def with_faithful(self, faithful: float) -> "Worth":
        """The same, but for what a Faithful is worth."""
        return Worth(
            self.board, self.left, faithful, self.agent, self.prisoner, self.token,
            self.room, self.roomy, self.spied, self.prisoners, self.locals,
        )  # fmt: skip


def weigh(state: State, lasting: float = A_FAITHFUL, crowding: float = CROWDING) -> Worth:
    """What a Faithful is worth, and less in a full City, is for the asking."""
    left = (LAST_DAY - state.time) / MEAN_TIME
    fresh = min(1.0, left / SHORT)
    dear = WANTED * (LEFT_OVER + (1 - LEFT_OVER) * fresh)
    point = 0.0 if state.agreed.level == EASY else 1.0
    stay = STAY * left / len(state.hands)
    prisoners = sum(state.prison)
    value = -(point + stay) * prisoners - (1.0 + stay) * sum(state.removed)
    wanted = [0, 0, FREEING_PRICE * prisoners]
    room = roomy = spied = 0
    worst = second = 0.0
    for city, circles in enumerate(CIRCLES):
        faithful, agents, local = state.faithful[city], state.agents[city], state.locals[city]
        if faithful:
            value += faithful * (lasting - crowding * faithful)
        if agents:
            spied += 1
            value -= point * agents + BLOCK * fresh
        elif faithful < circles and BARS_OF[local] != "faithful":
            room += circles - faithful
            roomy += 1
        if local:
            cost = PENALTY_OF[local] + BESIDE_PENALTY[local] * fresh
            value -= cost
            worst, second = max(worst, cost), max(min(worst, cost), second)
            price = COST_OF[local]
            if cost > dear * sum(price):
                for resource, more in enumerate(price):
                    wanted[resource] += more
    pool, token = weigh_pool(state, wanted, dear, fresh)
    return Worth(
        value + pool, left, lasting, point + BLOCK, point + stay, token,
        room, roomy, spied, prisoners, (worst, second),
    )  # fmt: skip


def weigh_pool(
    state: State, wanted: list[int], dear: float, fresh: float
) -> tuple[float, tuple[float, float, float]]:
    """What the tokens are worth together, and what one more of each would be."""
    value, more = 0.0, []
    for resource, needed in enumerate(wanted):
        held = state.pool[resource]
        if held < needed:
            value += dear * held
            more.append(dear)
        else:
            value += dear * needed + fresh * (_SPARES[held] - _SPARES[needed])
            more.append(fresh * SPARE[held] if held < POOL_MOST else 0.0)
    return value, (more[0], more[1], more[2])


def brings(effect: Effect, worth: Worth, count: int) -> float:
    """What an effect of a Renewal card or a City rule would bring now."""
    verb = effect.do
    if verb == "add":
        if effect.where in ("each", "every"):
            most = worth.roomy if effect.where == "every" else count
            return worth.faithful * min(most, worth.roomy)
        return worth.faithful * min(count, worth.room)
    if verb == "gain":
        faith, resistance, influence = worth.token
        gained = effect.faith * faith + effect.resistance * resistance
        return gained + effect.influence * influence
    if verb == "free":
        inside = worth.prisoners
        return worth.prisoner * (inside if count == ALL else min(count, inside))
    if verb == "expel":
        return worth.agent * min(count, worth.spied)
    if verb == "lift":
        return worth.locals[0] + (worth.locals[1] if count > 1 else 0.0)
    if verb == "buy":
        return BOUGHT * worth.locals[0]
    if verb == "gain-one":
        offered = zip(effect.resources, worth.token, strict=True)
        return max(number * each for number, each in offered)
    return OF_VERB.get(verb, 0.0)


def in_hand(card: int, worth: Worth) -> float:
    """What a card may bring its holder sooner or later."""
    value = 0.0
    for effect in EFFECTS_OF[card]:
        promise = KEEPING * brings(effect, worth, effect.count)
        value += max(promise, AT_LEAST.get(effect.do, 0.0))
    return value
