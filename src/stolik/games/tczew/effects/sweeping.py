"""Disasters that choose for themselves: an ice jam in a row, a meteorite on a field (172, 199)."""

from stolik.games.tczew.board import BESIDE, BIT, BOARD, NAMES, ROWS, SIZE, STARTS, Fields, members
from stolik.games.tczew.deck import EVENTS
from stolik.games.tczew.dice import roll_coordinates
from stolik.games.tczew.effects.running import Running, keep, running
from stolik.games.tczew.effects.shields import shielded
from stolik.games.tczew.effects.sieves import GROUNDS, Aim
from stolik.games.tczew.moves import PICK, ROW, Move, field_of, head, moves_to, pack, verb_of
from stolik.games.tczew.notes import note
from stolik.games.tczew.scenes import AIMING, ROWING
from stolik.games.tczew.state import State, all_owned
from stolik.kernel.chance import Chance
from stolik.kernel.frames import SEAT, Decision, Facts, Frame, pop, push
from stolik.kernel.refusal import Refusal, illegal

# The user names a row.


def ask_row(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    push(state, (ROWING, run.user))


def row_choices(state: State, frame: Frame) -> list[Move]:
    return [pack(ROW, 0, row) for row in range(1, SIZE + 1)]


def row_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    return illegal("TCZ-049", "row-first", event=running(state).event)


def row_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    pop(state)
    _keep_number(state, field_of(move))
    note(facts, "row-named", player=frame[SEAT], number=field_of(move))


def _keep_number(state: State, number: int) -> None:
    run = running(state)
    run.number = number
    keep(state, run)


# The dice say where it strikes, as in Epoch I; a zero leaves it to the user.


def strike(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    at = roll_coordinates(run.user, chance, facts)
    if at is None:
        push(state, (AIMING, run.user))
    else:
        hit(state, at, facts)


def hit(state: State, at: int, facts: Facts) -> None:
    _keep_number(state, at)
    note(facts, "struck", event=running(state).event, field=NAMES[at])


def aim_choices(state: State, frame: Frame) -> list[Move]:
    return moves_to(head(PICK), BOARD)


def aim_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    assert verb_of(move) != PICK
    return illegal("TCZ-049", "aim-first", event=running(state).event)


def aim_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    pop(state)
    hit(state, field_of(move), facts)


# What it meets there.


def sweep(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """Every card of the area that no shield protects."""
    run.picked = tuple(members(swept(state, run)))
    keep(state, run)


def swept(state: State, run: Running) -> Fields:
    if run.effect.area == "row":
        area = ROWS[run.number - 1]
    else:
        area = BIT[run.number] | BESIDE[run.number]
    fields = sweepable(state, run.effect.area) & area
    for seat in range(len(state.owned)):
        fields &= ~shielded(state, seat, EVENTS[run.event])
    return fields


def sweepable(state: State, area: str) -> Fields:
    """What such a sweep can meet at all: no Start Cards; cards of nobody only in a cross (R52)."""
    cards = state.occupied & ~STARTS
    return cards & GROUNDS["water"] & all_owned(state) if area == "row" else cards


def reach(state: State, aim: Aim) -> tuple[Fields, Fields]:
    """The seat's cards that it could meet, and those of them that are shielded."""
    cards = sweepable(state, aim.effect.area) & state.owned[aim.seat]
    safe = cards & shielded(state, aim.seat, EVENTS[aim.event])
    return cards & ~safe, safe


NAMING_ROW: Decision[State] = Decision("row", row_choices, row_refuse, row_answer)
AIMING_STRIKE: Decision[State] = Decision("aim", aim_choices, aim_refuse, aim_answer)
