"""Events: when one may be used, and the scenes in which it is carried out.

Read in this order: running.py (an event under way), using.py and usable.py (which may be used, on
whom), course.py (effect by effect), then the families of verbs: sieves.py, shields.py and
picking.py (cards of the map), leaving.py (what becomes of them), sweeping.py, covering.py,
building.py, hands.py, looking.py and turns.py; asking.py and choosing.py are the questions that
several of them share, asked.py is what the view shows of a question.
"""

from stolik.games.tczew.effects.asked import Asked, asked, open_hand, open_top, remembered
from stolik.games.tczew.effects.asking import PICKING_CARDS
from stolik.games.tczew.effects.building import BUILDING_CARDS
from stolik.games.tczew.effects.choosing import CHOOSING_CARD
from stolik.games.tczew.effects.course import CARRYING_ON
from stolik.games.tczew.effects.sweeping import AIMING_STRIKE, NAMING_ROW
from stolik.games.tczew.effects.turns import GIVING_UP, tick
from stolik.games.tczew.effects.usable import event_choices
from stolik.games.tczew.effects.using import (
    Target,
    refuse_event,
    start_event,
    targets,
)
from stolik.games.tczew.scenes import (
    AIMING,
    BUILDING,
    CHOOSING,
    EVENT,
    PICKING,
    ROWING,
    TICKING,
)
from stolik.games.tczew.state import State
from stolik.kernel.frames import Decision, Step

SCENES: dict[int, Decision[State] | Step[State]] = {
    EVENT: CARRYING_ON,
    PICKING: PICKING_CARDS,
    CHOOSING: CHOOSING_CARD,
    ROWING: NAMING_ROW,
    BUILDING: BUILDING_CARDS,
    AIMING: AIMING_STRIKE,
    TICKING: GIVING_UP,
}

__all__ = [
    "SCENES", "Asked", "Target", "asked", "event_choices", "open_hand", "open_top",
    "refuse_event", "remembered", "start_event", "targets", "tick",
]  # fmt: skip
