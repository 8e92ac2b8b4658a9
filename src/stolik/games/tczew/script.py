"""All scenes of the game in one script."""

from stolik.games.tczew import effects
from stolik.games.tczew.scenes import (
    ACTION,
    AFTER,
    CHOOSING_FIELD,
    PACKET,
    PREHISTORY,
    STARTING,
    TURN_END,
    TURN_START,
    VOTING,
)
from stolik.games.tczew.setup import (
    field_answer,
    field_choices,
    field_refuse,
    packet_answer,
    packet_choices,
    packet_refuse,
    roll_answer,
    roll_choices,
    roll_refuse,
    start_answer,
    start_choices,
    start_refuse,
)
from stolik.games.tczew.state import State
from stolik.games.tczew.turn import (
    action_answer,
    action_choices,
    action_refuse,
    after_answer,
    after_choices,
    after_refuse,
    end_turn,
    start_turn,
)
from stolik.games.tczew.vote import vote_answer, vote_choices, vote_refuse
from stolik.kernel.frames import Decision, Script, Step

SCRIPT: Script[State] = Script(
    scenes={
        STARTING: Decision("start", start_choices, start_refuse, start_answer),
        PREHISTORY: Decision("prehistory", roll_choices, roll_refuse, roll_answer),
        CHOOSING_FIELD: Decision("prehistory-field", field_choices, field_refuse, field_answer),
        PACKET: Decision("packet", packet_choices, packet_refuse, packet_answer),
        TURN_START: Step("turn-start", start_turn),
        ACTION: Decision("action", action_choices, action_refuse, action_answer),
        AFTER: Decision("after", after_choices, after_refuse, after_answer),
        TURN_END: Step("turn-end", end_turn),
        VOTING: Decision("vote", vote_choices, vote_refuse, vote_answer),
        **effects.SCENES,
    },
    out_of_turn="TCZ-038",
    over="TCZ-070",
)
