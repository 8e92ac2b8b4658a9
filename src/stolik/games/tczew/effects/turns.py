"""What an event does to turns to come: no refill, sitting out, strikes, processes."""

from stolik.games.tczew.board import BIT, Fields
from stolik.games.tczew.cards import ROLLED
from stolik.games.tczew.districts import settle
from stolik.games.tczew.effects.leaving import give_back
from stolik.games.tczew.effects.picking import card_sieves, showing
from stolik.games.tczew.effects.running import Running, concerned
from stolik.games.tczew.effects.sieves import Aim, Sieve, let_through, refuse_pick
from stolik.games.tczew.moves import PICK, Move, field_of, head, moves_to, verb_of
from stolik.games.tczew.notes import note
from stolik.games.tczew.processes import EVENT, PROCESSES, TARGET, USER
from stolik.games.tczew.scenes import TICKING
from stolik.games.tczew.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import SEAT, Decision, Facts, Frame, pop, push
from stolik.kernel.refusal import Refusal, illegal


def dry(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """Nothing is drawn at the end of the named turns (TCZ-R64)."""
    effect = run.effect
    turns = sum(1 << end for end in effect.ends)
    seats = [run.user] if effect.who == "user" else concerned(state, run)
    state.dry = bytes(
        each | turns if seat in seats else each for seat, each in enumerate(state.dry)
    )
    for seat in seats:
        note(facts, "dry", player=seat, count=len(effect.ends))


def skip(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """One turn more to sit out (TCZ-R63)."""
    seats = concerned(state, run)
    state.skips = bytes(each + (seat in seats) for seat, each in enumerate(state.skips))
    for seat in seats:
        note(facts, "skip", player=seat)


def limit(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """In the next turn nothing but exchanging or waiting."""
    seats = concerned(state, run)
    state.limited = bytes(each | (seat in seats) for seat, each in enumerate(state.limited))
    for seat in seats:
        note(facts, "limit", player=seat)


def start_process(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """The card stays by the target for so many of its turns (TCZ-054, TCZ-R62)."""
    turns = run.number if run.effect.turns == ROLLED else run.effect.turns
    for seat in concerned(state, run):
        state.processes += ((run.event, seat, run.user, turns),)
        note(facts, "process", player=seat, event=run.event, count=turns)


# Ticking: before the action the target gives up a card of own choice (154).


def tick(state: State, index: int, chance: Chance, facts: Facts) -> None:
    """Ask the target, unless there is nothing to give up."""
    process = state.processes[index]
    frame = (TICKING, process[TARGET], process[EVENT])
    if let_through(tick_sieves(state, frame)):
        push(state, frame)


def process_of(state: State, frame: Frame) -> tuple[int, int, int, int]:
    return next(process for process in state.processes if process[EVENT] == frame[2])


def tick_sieves(state: State, frame: Frame) -> list[Sieve]:
    _, seat, event = frame
    fit: Fields = showing(state, PROCESSES[event].of)
    return [*card_sieves(state, seat), Sieve("TCZ-049", "pick-category", fit)]


def tick_choices(state: State, frame: Frame) -> list[Move]:
    return moves_to(head(PICK), let_through(tick_sieves(state, frame)))


def tick_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    _, seat, event = frame
    if verb_of(move) != PICK:
        return illegal("TCZ-R62", "tick-first", event=event)
    aim = Aim(process_of(state, frame)[USER], seat, event, PROCESSES[event])
    return refuse_pick(state, aim, tick_sieves(state, frame), field_of(move))


def tick_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    """The attacker is who started the process (TCZ-R65)."""
    user = process_of(state, frame)[USER]
    pop(state)
    give_back(state, BIT[field_of(move)], facts)
    settle(state, user, chance, facts, (frame[SEAT],))


GIVING_UP: Decision[State] = Decision("tick", tick_choices, tick_refuse, tick_answer)
