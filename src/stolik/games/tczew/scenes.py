"""The scenes of the game by number, and what their frames hold.

Saved games hold these numbers: a new scene gets a new one. The stack of frames at some moments,
the top last:

    action 1                                   player 1 acts
    turn-end 1, event 1 151 2 …                … uses an event; the turn will end after it
    turn-end 1, event 1 151 2 …, pick 1 …      … and is asked for cards
    after 1                                    … has acted and may still hold a plebiscite
    turn-start 2 1, tick 2 …                   a process asks player 2 before the action
    action 1 1, vote 2 0                       player 1 has proposed to end the game

The seat of the lowest frame is always the one whose turn it is.
"""

STARTING, PREHISTORY, CHOOSING_FIELD, PACKET = 1, 2, 3, 4
TURN_START, ACTION, AFTER, TURN_END, VOTING = 5, 6, 7, 8, 9
EVENT, PICKING, CHOOSING, ROWING, BUILDING, AIMING, TICKING = range(10, 17)

IDS: dict[int, tuple[int, int]] = {
    STARTING: (4, 4),  # the pile of Epoch I
    PREHISTORY: (1, 1),  # the card
    CHOOSING_FIELD: (1, 1),  # the card
    PACKET: (0, 0),
    TURN_START: (1, 1),  # how many processes have been looked at
    ACTION: (0, 1),  # 1 if the end was proposed in this turn
    AFTER: (0, 0),
    TURN_END: (0, 0),
    VOTING: (1, 1),  # who proposed it
    EVENT: (4, 255),  # event, target seat + 1, next effect, number rolled, picked fields
    PICKING: (3, 3),  # whose cards, how many still, how many fields were picked before
    CHOOSING: (1, 3),  # how many are looked at or still to choose, or the card taken; those chosen
    ROWING: (0, 0),
    BUILDING: (2, 2),  # how many still, the field of the last one + 1
    AIMING: (0, 0),
    TICKING: (1, 1),  # the event
}
"""How many ids the frames of a scene hold, at least and at most."""
