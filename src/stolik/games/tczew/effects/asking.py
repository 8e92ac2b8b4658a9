"""The question for a card on the map: to pick it, to cover it, to pick it up."""

from collections.abc import Callable
from typing import NamedTuple

from stolik.games.tczew.board import Fields
from stolik.games.tczew.effects import building, covering, picking
from stolik.games.tczew.effects.running import Running, running
from stolik.games.tczew.effects.sieves import Aim, Sieve, refuse_pick
from stolik.games.tczew.moves import DONE, PICK, Move, field_of, head, moves_to, verb_of
from stolik.games.tczew.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Decision, Facts, Frame, pop
from stolik.kernel.refusal import Refusal, illegal


class PickRule(NamedTuple):
    fields: Callable[[State, Aim], Fields]
    """What may be picked."""
    sieves: Callable[[State, Aim], list[Sieve]]
    """The same, rule by rule."""
    answer: Callable[[State, Frame, int, Chance, Facts], None]
    may_stop: Callable[[Running, Frame], bool]


def never(run: Running, frame: Frame) -> bool:
    return False


PICK_RULES = {
    "pick": PickRule(picking.pickable, picking.sieves, picking.take_pick, picking.may_stop),
    "cover": PickRule(covering.fields, covering.sieves, covering.take_pick, never),
    "pickup": PickRule(building.fields, building.sieves, building.take_pick, never),
}


def choices(state: State, frame: Frame) -> list[Move]:
    run = running(state)
    rule = PICK_RULES[run.effect.do]
    moves = moves_to(head(PICK), rule.fields(state, picking.aim_of(run, frame)))
    if rule.may_stop(run, frame):
        moves.append(head(DONE))
    return moves


def refuse(state: State, frame: Frame, move: Move) -> Refusal:
    run = running(state)
    if verb_of(move) == DONE:
        return illegal("TCZ-049", "must-pick", event=run.event)
    if verb_of(move) != PICK:
        return illegal("TCZ-049", "pick-first", event=run.event)
    aim = picking.aim_of(run, frame)
    return refuse_pick(state, aim, PICK_RULES[run.effect.do].sieves(state, aim), field_of(move))


def answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    if verb_of(move) == DONE:
        pop(state)
        return
    PICK_RULES[running(state).effect.do].answer(state, frame, field_of(move), chance, facts)


PICKING_CARDS: Decision[State] = Decision("pick", choices, refuse, answer)
