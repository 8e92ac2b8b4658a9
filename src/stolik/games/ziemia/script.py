"""All scenes together: what can be asked, and what happens by itself."""

from stolik.games.ziemia.arrests import APPEARING, TAKING_AWAY
from stolik.games.ziemia.effects import SCENES
from stolik.games.ziemia.reactions import GOING_ROUND, REACTING
from stolik.games.ziemia.regime import BEFORE_THE_DRAW, RESOLVING
from stolik.games.ziemia.scenes import (
    AGENT,
    ARREST,
    DRAW,
    FACTIONS,
    REACTION,
    REACTIONS,
    REGIME,
    TURN,
)
from stolik.games.ziemia.setup import CHOOSING_FACTIONS
from stolik.games.ziemia.state import State
from stolik.games.ziemia.turn import TAKING_A_TURN
from stolik.kernel.frames import Script

SCRIPT: Script[State] = Script(
    scenes={
        FACTIONS: CHOOSING_FACTIONS,
        TURN: TAKING_A_TURN,
        DRAW: BEFORE_THE_DRAW,
        REGIME: RESOLVING,
        AGENT: APPEARING,
        ARREST: TAKING_AWAY,
        REACTIONS: GOING_ROUND,
        REACTION: REACTING,
        **SCENES,
    },
    out_of_turn="TZ-009",
    over="TZ-075",
)
