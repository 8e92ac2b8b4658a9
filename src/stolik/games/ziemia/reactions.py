"""Reactions: at a named event their holders are asked, one after the other (TZ-R66).

The round begins with the active player. Whoever plays a card starts it anew, because now others
may want to answer too; whoever asked not to be asked again in this turn is passed over.
"""

from stolik.games.ziemia.board import members
from stolik.games.ziemia.cards import FIRST_RENEWAL, LAST_RENEWAL
from stolik.games.ziemia.crowd import mark_regime
from stolik.games.ziemia.deck import EFFECTS_OF, LOCAL, ON_OF
from stolik.games.ziemia.hand import PLAYS, finish, leave_hand
from stolik.games.ziemia.moves import PASS, PLAY, WHOLE_TURN, Move, first_of, pack, verb_of
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.scenes import CANCELLED, DELAYED, REACTION, REACTIONS, WAIVED
from stolik.games.ziemia.state import State, active_seat
from stolik.kernel.chance import Chance
from stolik.kernel.frames import SEAT, Decision, Facts, Frame, Step, pop, push, replace
from stolik.kernel.refusal import Refusal, illegal

REVEALED, AN_AGENT, AN_ARREST = range(3)
"""The events: a Regime card is revealed, an Agent is placed, a Citizen is about to be arrested."""


def _answers(*events: str) -> int:
    numbers = range(FIRST_RENEWAL, LAST_RENEWAL + 1)
    return sum(1 << card for card in numbers if ON_OF[card] in events)


TO_IMMEDIATE, TO_LOCAL = _answers("regime", "immediate"), _answers("regime", "local")
TO_AGENT, TO_ARREST = _answers("agent"), _answers("arrest")


def answers(state: State, event: int) -> int:
    """The cards that answer an event, as bits."""
    if event == AN_AGENT:
        return TO_AGENT
    if event == AN_ARREST:
        return TO_ARREST
    return TO_LOCAL if LOCAL[state.frames[1][2]] else TO_IMMEDIATE


def ask(state: State, event: int) -> None:
    """Ask for reactions before going on, if anybody could react."""
    cards = answers(state, event)
    for hand in state.hands:
        if hand & cards:
            push(state, (REACTIONS, active_seat(state), event, 0))
            return


def go_round(state: State, frame: Frame, chance: Chance, facts: Facts) -> None:
    _, active, event, asked = frame
    cards, players = answers(state, event), len(state.hands)
    while asked < players:
        seat = (active + asked) % players
        asked += 1
        if state.hands[seat] & cards and not state.turn.muted >> seat & 1:
            replace(state, (REACTIONS, active, event, asked))
            push(state, (REACTION, seat, event))
            return
    pop(state)


def choices(state: State, frame: Frame) -> list[Move]:
    _, seat, event = frame
    plays = [PLAYS[card] for card in members(state.hands[seat] & answers(state, event))]
    return [*plays, pack(PASS), pack(PASS, WHOLE_TURN)]


def refuse(state: State, frame: Frame, move: Move) -> Refusal:
    card = first_of(move)
    if verb_of(move) != PLAY:
        return illegal("TZ-R66", "react-first")
    if not state.hands[frame[SEAT]] >> card & 1:
        return illegal("TZ-040", "not-in-hand", card=card)
    return illegal("TZ-R23", "no-answer", card=card)


def answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    seat = frame[SEAT]
    pop(state)
    if verb_of(move) == PLAY:
        react(state, seat, first_of(move), facts)
    elif first_of(move) == WHOLE_TURN:
        state.turn = state.turn._replace(muted=state.turn.muted | 1 << seat)


def react(state: State, seat: int, card: int, facts: Facts) -> None:
    """The card does what it says to the event below, and the round begins again."""
    scene, active, event, _ = state.frames[-1]
    replace(state, (scene, active, event, 0))
    leave_hand(state, seat, card)
    note(facts, "play", player=seat, card=card)
    for effect in EFFECTS_OF[card]:
        if effect.do in REGIME_MARKS:
            mark_regime(state, REGIME_MARKS[effect.do])
        else:
            _prevent(state)
    finish(state, card, facts)


REGIME_MARKS = {"cancel": CANCELLED, "delay": DELAYED, "waive": WAIVED}


def _prevent(state: State) -> None:
    """The arrest below does not happen, or not to this Citizen; its frame ends in that mark."""
    below = (*state.frames[-2][:-1], 1)
    state.frames = (*state.frames[:-2], below, state.frames[-1])


GOING_ROUND: Step[State] = Step("reactions", go_round)
REACTING: Decision[State] = Decision("reaction", choices, refuse, answer)
