"""The turn: Phase 1, window W1 with its placements, the end of the turn (TZ-009..TZ-019)."""

from stolik.games.ziemia.board import NOWHERE, TELEPHONE, put
from stolik.games.ziemia.cards import FACTIONS
from stolik.games.ziemia.citizens import collect, leave_home, relieve
from stolik.games.ziemia.fields import (
    a_city_is_open,
    city_choices,
    place_citizen,
    refuse_place,
)
from stolik.games.ziemia.hand import INTERJECTING, begin, play_choices, refuse_play
from stolik.games.ziemia.locals import pay_off, refuse_removal, removal_choices
from stolik.games.ziemia.moves import (
    CALL,
    END,
    PLACE,
    PLAY,
    PREPARE,
    REMOVE,
    Move,
    first_of,
    pack,
    prepare,
    second_of,
    verb_of,
)
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.regime import pass_time
from stolik.games.ziemia.renewal import (
    empty_fields,
    empty_on,
    refuse_field,
    stand_own,
)
from stolik.games.ziemia.scenes import DRAW, TURN
from stolik.games.ziemia.state import State, ThisTurn, active_faction, active_seat
from stolik.games.ziemia.telephone import (
    call_choices,
    make_call,
    refuse_telephone,
    telephone_open,
)
from stolik.kernel.chance import Chance
from stolik.kernel.frames import SCENE, SEAT, Decision, Facts, Frame
from stolik.kernel.game import Turn
from stolik.kernel.refusal import Refusal, illegal

_END = pack(END)


def begin_turn(state: State, seat: int, facts: Facts) -> None:
    """Phase 1; whoever is at home when it is over is usable (TZ-012..TZ-014)."""
    faction = state.factions[seat]
    note(facts, "turn", player=seat)
    collect(state, faction, facts)
    relieve(state, faction, facts)
    state.usable = state.home[faction]
    state.here = NOWHERE
    state.turn = ThisTurn()
    if state.cut == seat + 1:
        state.cut = 0
    state.frames = ((TURN, seat),)


# W1: place, pay, play or end (TZ-017, TZ-018, TZ-R10).


def turn_choices(state: State, frame: Frame) -> list[Move]:
    seat = frame[SEAT]
    moves: list[Move] = []
    if state.usable:
        moves = city_choices(state)
        if not kept_for_a_city(state):
            moves += renewal_choices(state)
            if telephone_open(state):
                moves += call_choices(state)
    stuck = not moves
    moves += removal_choices(state, seat)
    moves += play_choices(state, seat)
    if stuck:
        moves.append(_END)
    return moves


def kept_for_a_city(state: State) -> bool:
    """Must the Citizen that is placed next go to a City? (TZ-R08)"""
    return state.usable == 1 and state.here == NOWHERE and a_city_is_open(state)


def renewal_choices(state: State) -> list[Move]:
    if state.turn.open:
        return [prepare(card, field) for card, field in empty_fields(state)]
    own = active_faction(state)
    moves = []
    for card, standing in zip(state.shown, state.standing, strict=True):
        if own in empty_on(card, standing):
            moves.append(prepare(card, own))
    moves.sort()
    return moves


def turn_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    seat, verb = frame[SEAT], verb_of(move)
    if verb == PLACE:
        return refuse_place(state, move)
    if verb in (PREPARE, CALL):
        return refuse_outside(state, move)
    if verb == PLAY:
        return refuse_play(state, seat, first_of(move))
    if verb == REMOVE:
        return refuse_removal(state, seat, first_of(move))
    if verb == END:
        return illegal("TZ-017", "place-all", count=state.usable)
    return illegal("TZ-010", "place-first")


def refuse_outside(state: State, move: Move) -> Refusal:
    """A placement on a Renewal card or on the Telephone."""
    if not state.usable:
        return illegal("TZ-014", "nobody-usable")
    if kept_for_a_city(state):
        return illegal("TZ-018", "city-duty")
    if verb_of(move) == CALL:
        return refuse_telephone(state, move)
    card, field = first_of(move), second_of(move)
    if field != active_faction(state) and not state.turn.open and card in state.shown:
        return illegal("TZ-038", "other-faction", card=card, faction=FACTIONS[field])
    return refuse_field(state, card, field)


def turn_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    seat, verb = frame[SEAT], verb_of(move)
    if verb == PLACE:
        place_in_city(state, seat, move, facts)
    elif verb == PREPARE:
        stand_own(state, seat, move, chance, facts)
    elif verb == CALL:
        telephone(state, seat, move, chance, facts)
    elif verb == REMOVE:
        pay_off(state, first_of(move), facts)
    elif verb == PLAY:
        begin(state, seat, first_of(move), facts)
    else:
        end_turn(state, seat, chance, facts)


def place_in_city(state: State, seat: int, move: Move, facts: Facts) -> None:
    """The first one in a City brings the Regime card, after its action (TZ-063, TZ-064)."""
    if state.here == NOWHERE:
        state.here = first_of(move) // 3
        state.frames += ((DRAW, seat),)
    place_citizen(state, move, facts)


def telephone(state: State, seat: int, move: Move, chance: Chance, facts: Facts) -> None:
    faction = state.factions[seat]
    state.usable -= 1
    leave_home(state, faction)
    state.fields = put(state.fields, TELEPHONE, faction + 1)
    note(facts, "telephone", player=seat)
    make_call(state, move, chance, facts)


def turn_now(state: State) -> Turn | None:
    """Whoever placed nobody in a City and has nobody to place sits the turn out (TZ-R12)."""
    if not state.frames or state.frames[0][SCENE] != TURN:
        return None
    idle = not state.usable and state.here == NOWHERE
    return Turn(state.round, active_seat(state), idle)


# The end of the turn.


def end_turn(state: State, seat: int, chance: Chance, facts: Facts) -> None:
    """After as many turns without a Regime card as there are players, time passes (TZ-R13)."""
    players = len(state.hands)
    state.idle = state.idle + 1 if state.here == NOWHERE else 0
    if state.idle >= players:
        state.idle = 0
        pass_time(state, chance, facts)
        if not state.frames:
            return
    following = (seat + 1) % players
    state.round += following == state.agreed.start
    begin_turn(state, following, facts)


TAKING_A_TURN: Decision[State] = Decision(
    "turn", turn_choices, turn_refuse, turn_answer, INTERJECTING
)
