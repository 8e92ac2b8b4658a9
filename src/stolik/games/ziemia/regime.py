"""The Regime card of a turn: window W2, the reveal, the effect, time (TZ-063..TZ-070)."""

from stolik.games.ziemia import reactions
from stolik.games.ziemia.arrests import send_agent
from stolik.games.ziemia.board import CITIES, put
from stolik.games.ziemia.cards import FAITH
from stolik.games.ziemia.clock import advance
from stolik.games.ziemia.deck import CENTRAL_WITH, DELAYED_TIME, LOCAL, TIME_OF
from stolik.games.ziemia.hand import INTERJECTING, begin, play_choices, refuse_play
from stolik.games.ziemia.locals import pay_off, refuse_removal, removal_choices
from stolik.games.ziemia.moves import DRAW, PLAY, REMOVE, Move, first_of, pack, verb_of
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.pool import lose
from stolik.games.ziemia.scenes import (
    CANCELLED,
    DELAYED,
    EFFECT,
    REGIME,
    SCATTERED,
    WAIVED,
)
from stolik.games.ziemia.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import SEAT, Decision, Facts, Frame, Step, pop, push, replace
from stolik.kernel.refusal import Refusal, illegal

DEPARTMENT = CENTRAL_WITH["faith-lost"]
QUARREL = CENTRAL_WITH["time-plus"]
_DRAW = pack(DRAW)


# W2: the action is done, the Regime card waits (TZ-064, TZ-R24, TZ-R25).


def before_choices(state: State, frame: Frame) -> list[Move]:
    seat = frame[SEAT]
    return [*removal_choices(state, seat), *play_choices(state, seat), _DRAW]


def before_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    seat, verb = frame[SEAT], verb_of(move)
    if verb == PLAY:
        return refuse_play(state, seat, first_of(move))
    if verb == REMOVE:
        return refuse_removal(state, seat, first_of(move))
    return illegal("TZ-R25", "draw-first")


def before_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    seat, verb = frame[SEAT], verb_of(move)
    if verb == PLAY:
        begin(state, seat, first_of(move), facts)
    elif verb == REMOVE:
        pay_off(state, first_of(move), facts)
    else:
        reveal(state, seat, chance, facts)


# The reveal (W3), then stage by stage.


def reveal(state: State, seat: int, chance: Chance, facts: Facts) -> None:
    card = take_top(state, chance)
    state.last_regime = card
    replace(state, (REGIME, seat, card, 0, 0))
    note(facts, "regime", player=seat, card=card, city=CITIES[state.here])
    reactions.ask(state, reactions.REVEALED)


def take_top(state: State, chance: Chance) -> int:
    card, state.regime = state.regime.top(chance)
    state.known = max(0, state.known - 1)
    return card


def resolve(state: State, frame: Frame, chance: Chance, facts: Facts) -> None:
    scene, seat, card, stage, marks = frame
    if stage == 0:
        replace(state, (scene, seat, card, 1, marks))
        take_effect(state, seat, card, marks, facts)
        return
    if marks & SCATTERED and state.central == DEPARTMENT:
        lose(state, FAITH, 1, facts)
    pop(state)
    put_away(state, card, marks, facts)
    advance(state, time_of(state, card, marks), chance, facts)


def take_effect(state: State, seat: int, card: int, marks: int, facts: Facts) -> None:
    """A second local card brings an Agent instead of its effect (TZ-069, TZ-070)."""
    if marks & (CANCELLED | WAIVED):
        note(facts, "cancelled", card=card)
    elif LOCAL[card] and state.locals[state.here]:
        note(facts, "second-local", card=card, city=CITIES[state.here])
        send_agent(state, state.here)
    else:
        push(state, (EFFECT, seat, card, 0, state.here, 0, 0))


def put_away(state: State, card: int, marks: int, facts: Facts) -> None:
    if LOCAL[card] and not marks & WAIVED and not state.locals[state.here]:
        state.locals = put(state.locals, state.here, card)
        note(facts, "laid", card=card, city=CITIES[state.here])
    else:
        state.regime = state.regime.with_used(card)


def time_of(state: State, card: int, marks: int) -> int:
    """Printed, then what it becomes, then what is added (TZ-R52)."""
    return (DELAYED_TIME if marks & DELAYED else TIME_OF[card]) + (state.central == QUARREL)


def pass_time(state: State, chance: Chance, facts: Facts) -> None:
    """When nobody places in a City any more, time passes all the same (TZ-R13)."""
    card = take_top(state, chance)
    state.last_regime = card
    state.regime = state.regime.with_used(card)
    note(facts, "idle-regime", card=card)
    advance(state, time_of(state, card, 0), chance, facts)


BEFORE_THE_DRAW: Decision[State] = Decision(
    "draw", before_choices, before_refuse, before_answer, INTERJECTING
)
RESOLVING: Step[State] = Step("regime", resolve)
