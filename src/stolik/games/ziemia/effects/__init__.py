"""What cards do: Regime cards, Renewal cards and City rules, effect by effect.

Read in this order: running.py (a card under way), course.py (effect by effect), then the families
of verbs: tokens.py, cities.py, people.py and decks.py, each with the questions it asks.
"""

from stolik.games.ziemia.effects.cities import PAYING, PICKING_CITY
from stolik.games.ziemia.effects.course import CARRYING_ON
from stolik.games.ziemia.effects.decks import ORDERING_CARDS, PICKING_CARD
from stolik.games.ziemia.effects.people import (
    ENROLLING_CITIZEN,
    FREEING_CITIZENS,
    MAKING_A_CALL,
    PICKING_CITIZEN,
    PICKING_PLACED,
)
from stolik.games.ziemia.effects.tokens import CHOOSING_GAIN, RANSOMING
from stolik.games.ziemia.scenes import (
    CALLING,
    CARD,
    CITIZEN,
    CITY,
    EFFECT,
    ENROLLING,
    FREEING,
    GAIN,
    ORDER,
    PAYMENT,
    PLACED,
    RANSOM,
)
from stolik.games.ziemia.state import State
from stolik.kernel.frames import Decision, Step

SCENES: dict[int, Decision[State] | Step[State]] = {
    EFFECT: CARRYING_ON,
    FREEING: FREEING_CITIZENS,
    CITY: PICKING_CITY,
    CITIZEN: PICKING_CITIZEN,
    CARD: PICKING_CARD,
    PLACED: PICKING_PLACED,
    GAIN: CHOOSING_GAIN,
    RANSOM: RANSOMING,
    PAYMENT: PAYING,
    ORDER: ORDERING_CARDS,
    CALLING: MAKING_A_CALL,
    ENROLLING: ENROLLING_CITIZEN,
}

__all__ = ["SCENES"]
