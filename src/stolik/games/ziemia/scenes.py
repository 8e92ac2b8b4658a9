"""The scenes of the game by number, and what their frames hold.

Saved games hold these numbers: a new scene gets a new one. The stack of frames at some moments,
the top last:

    turn 1                                      player 1 places Citizens (window W1)
    turn 1, draw 1                              … has placed the first one in a City (W2)
    turn 1, regime 1 8 2 0, agent 1 3 1, …      a Regime card has brought an Agent …
    …, reactions 1 0 0, reaction 2 0            … and player 2 is asked for a reaction (W3)
    turn 1, effect 3 55 1 6 0 0, city 3         player 3 plays a Renewal card and picks a City

The seat of the lowest frame is always the one whose turn it is.
"""

FACTIONS, TURN, DRAW, REGIME, EFFECT, AGENT, ARREST = range(1, 8)
REACTIONS, REACTION, FREEING, CITY, CITIZEN, CARD, PLACED = range(8, 15)
GAIN, RANSOM, PAYMENT, ORDER, CALLING, ENROLLING = range(15, 21)

IDS: dict[int, int] = {
    FACTIONS: 0,
    TURN: 0,
    DRAW: 0,
    REGIME: 3,  # the card, the next stage, marks
    EFFECT: 5,  # the card, the next effect, here, what was met as bits, how many are left
    AGENT: 3,  # the city, the next stage, spared
    ARREST: 4,  # the field, may a second one follow, the next stage, rescued
    REACTIONS: 2,  # the event, how many seats have been asked
    REACTION: 1,  # the event
    FREEING: 2,  # the price, how many have been freed
    CITY: 0,
    CITIZEN: 0,
    CARD: 0,
    PLACED: 0,
    GAIN: 0,
    RANSOM: 0,
    PAYMENT: 1,  # the city
    ORDER: 0,
    CALLING: 0,
    ENROLLING: 0,
}
"""How many ids the frames of a scene hold."""

CANCELLED, DELAYED, WAIVED, SCATTERED = 1, 2, 4, 8
"""Marks of a Regime card: its effect is cancelled (72), its time has become 1 (78), it is not laid
(86), it has removed a Faithful (51)."""
