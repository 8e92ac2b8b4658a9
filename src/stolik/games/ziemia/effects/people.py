"""Verbs of Citizens: arrest, exile, free, hold, recall, call, enrol; and freeing from a field."""

from stolik.games.ziemia.arrests import arrest, arrest_in
from stolik.games.ziemia.board import TELEPHONE
from stolik.games.ziemia.cards import ALL, FACTIONS, INFLUENCE, Effect
from stolik.games.ziemia.citizens import exile, free, go_home, leave_field
from stolik.games.ziemia.effects.running import Running, keep, running
from stolik.games.ziemia.moves import (
    A_FACTION,
    A_FIELD,
    CALL,
    DONE,
    PICK,
    PREPARE,
    Move,
    field_params,
    first_of,
    pack,
    pick,
    prepare,
    second_of,
    verb_of,
)
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.pool import lose
from stolik.games.ziemia.renewal import empty_fields, refuse_field, stand_own
from stolik.games.ziemia.scenes import CALLING, CITIZEN, ENROLLING, PLACED
from stolik.games.ziemia.state import State
from stolik.games.ziemia.telephone import call_choices, make_call, refuse_call
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Decision, Facts, Frame, pop, push, replace
from stolik.kernel.refusal import Refusal, illegal

CAPTIVES = tuple(pick(A_FACTION, faction) for faction in range(len(FACTIONS)))


def captives(state: State) -> list[Move]:
    """A Citizen of each faction that has one in Prison."""
    return [CAPTIVES[faction] for faction, count in enumerate(state.prison) if count]


def do_arrest(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    if effect.where == "here":
        arrest_in(state, run.here)
    elif state.fields[TELEPHONE]:
        arrest(state, TELEPHONE)


def do_hold(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    """One unplaced Citizen of the active player is of no use in this turn (card 20)."""
    if state.usable:
        state.usable -= 1
        note(facts, "held", faction=FACTIONS[state.factions[run.seat]])


# Somebody in Prison: freed, or out of the game for good (TZ-058, TZ-059).


def do_exile(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    factions = [faction for faction, count in enumerate(state.prison) if count]
    if len(factions) == 1:
        exile(state, factions[0], facts)
    elif factions:
        push(state, (CITIZEN, run.seat))


def do_free(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    """All of them if the card frees so many; otherwise its player picks."""
    inside = sum(state.prison)
    if effect.count == ALL or inside <= effect.count:
        for faction, count in enumerate(state.prison):
            for _ in range(count):
                free(state, faction, facts)
    else:
        keep(state, run._replace(left=effect.count))
        push(state, (CITIZEN, run.seat))


def captive_choices(state: State, frame: Frame) -> list[Move]:
    may_stop = running(state).effect.do == "free"
    return [*captives(state), pack(DONE)] if may_stop else captives(state)


def captive_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    card = running(state).card
    if verb_of(move) == DONE:
        return illegal("TZ-R51", "must-pick", card=card)
    if verb_of(move) != PICK or first_of(move) != A_FACTION:
        return illegal("TZ-R23", "finish-card", card=card)
    return illegal("TZ-059", "not-in-prison", faction=FACTIONS[second_of(move)])


def captive_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    pop(state)
    run = running(state)
    if verb_of(move) == DONE:
        return
    if run.effect.do == "exile":
        exile(state, second_of(move), facts)
        return
    free(state, second_of(move), facts)
    keep(state, run._replace(left=run.left - 1))
    if run.left > 1:
        push(state, (CITIZEN, run.seat))


# Freeing from a Special field, for Influence (TZ-032, TZ-R35).


def freeing_choices(state: State, frame: Frame) -> list[Move]:
    _, _, price, freed = frame
    moves = captives(state) if state.pool[INFLUENCE] >= price else []
    return [*moves, pack(DONE)] if freed else moves


def freeing_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    _, _, price, _ = frame
    if verb_of(move) != PICK or first_of(move) != A_FACTION:
        return illegal("TZ-032", "free-first", price=price)
    return illegal("TZ-059", "not-in-prison", faction=FACTIONS[second_of(move)])


def freeing_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    """Done, or the next one as long as the pool pays for it."""
    scene, seat, price, freed = frame
    if verb_of(move) == DONE:
        pop(state)
        return
    lose(state, INFLUENCE, price, facts)
    free(state, second_of(move), facts)
    if any(state.prison) and state.pool[INFLUENCE] >= price:
        replace(state, (scene, seat, price, freed + 1))
    else:
        pop(state)


# A Citizen taken back from the board (card 91).


def placed_fields(state: State, seat: int) -> list[int]:
    mine = state.factions[seat] + 1
    return [at for at, citizen in enumerate(state.fields) if citizen == mine]


def do_recall(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    fields = placed_fields(state, run.seat)
    if len(fields) == 1:
        recall(state, run.seat, fields[0], facts)
    elif fields:
        push(state, (PLACED, run.seat))


def recall(state: State, seat: int, at: int, facts: Facts) -> None:
    """Back on the faction card and usable again; it draws no second Regime card (TZ-R67)."""
    go_home(state, leave_field(state, at))
    state.usable += 1
    note(facts, "recalled", player=seat, **field_params(at))


def placed_choices(state: State, frame: Frame) -> list[Move]:
    return [pick(A_FIELD, at) for at in placed_fields(state, frame[1])]


def placed_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    card = running(state).card
    if verb_of(move) != PICK or first_of(move) != A_FIELD:
        return illegal("TZ-R23", "finish-card", card=card)
    return illegal("TZ-041", "not-yours", card=card, **field_params(second_of(move)))


def placed_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    pop(state)
    recall(state, frame[1], second_of(move), facts)


# A call without the Telephone (card 84).


def do_call(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    calls = call_choices(state)
    if len(calls) == 1:
        make_call(state, calls[0], chance, facts)
    elif calls:
        push(state, (CALLING, run.seat))


def calling_choices(state: State, frame: Frame) -> list[Move]:
    return call_choices(state)


def calling_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    if verb_of(move) != CALL:
        return illegal("TZ-R23", "finish-card", card=running(state).card)
    return refuse_call(state, move)


def calling_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    pop(state)
    make_call(state, move, chance, facts)


# The University: another Citizen at once, on a field of any faction (card 99).


def do_enrol(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    fields = enrol_choices(state, run.frame)
    if len(fields) == 1:
        stand_own(state, run.seat, fields[0], chance, facts)
    else:
        push(state, (ENROLLING, run.seat))


def enrol_choices(state: State, frame: Frame) -> list[Move]:
    return [prepare(card, field) for card, field in empty_fields(state)]


def enrol_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    if verb_of(move) != PREPARE:
        return illegal("TZ-R23", "finish-card", card=running(state).card)
    return refuse_field(state, first_of(move), second_of(move))


def enrol_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    pop(state)
    stand_own(state, frame[1], move, chance, facts)


FREEING_CITIZENS: Decision[State] = Decision(
    "freeing", freeing_choices, freeing_refuse, freeing_answer
)
PICKING_CITIZEN: Decision[State] = Decision(
    "citizen", captive_choices, captive_refuse, captive_answer
)
PICKING_PLACED: Decision[State] = Decision("placed", placed_choices, placed_refuse, placed_answer)
MAKING_A_CALL: Decision[State] = Decision(
    "calling", calling_choices, calling_refuse, calling_answer
)
ENROLLING_CITIZEN: Decision[State] = Decision(
    "enrolling", enrol_choices, enrol_refuse, enrol_answer
)
