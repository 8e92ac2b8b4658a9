"""The vote: all together may end the game after any full round (TCZ-R83)."""

from stolik.games.tczew.moves import AGREE, DECLINE, PROPOSE, Move, head, verb_of
from stolik.games.tczew.notes import note
from stolik.games.tczew.scenes import ACTION, VOTING
from stolik.games.tczew.state import NOT_ENDING, State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts, Frame, pop, replace
from stolik.kernel.refusal import Refusal, illegal

PROPOSED = 1
"""The id of an action before which the end was proposed: one vote a round is enough."""


def may_propose(state: State, frame: Frame) -> bool:
    """The first player may, before anything else in the turn, once a round is full."""
    return (
        state.vote
        and frame == (ACTION, state.first)
        and state.round > 1
        and not state.held
        and state.ending == NOT_ENDING
    )


def refuse_proposal(state: State, frame: Frame, verb: int) -> Refusal:
    if verb != PROPOSE:
        return illegal("TCZ-R83", "no-vote")
    if not state.vote:
        return illegal("TCZ-R83", "vote-not-agreed")
    return illegal("TCZ-R83", "vote-when", player=state.first)


def propose(state: State, seat: int, facts: Facts) -> None:
    note(facts, "propose", player=seat)
    asked = (seat + 1) % len(state.hands)
    state.frames = ((ACTION, seat, PROPOSED), (VOTING, asked, seat))


def vote_choices(state: State, frame: Frame) -> list[Move]:
    return [head(AGREE), head(DECLINE)]


def vote_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    return illegal("TCZ-R83", "vote-first", player=frame[2])


def vote_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    _, seat, proposer = frame
    asked = (seat + 1) % len(state.hands)
    if verb_of(move) == DECLINE:
        note(facts, "decline", player=seat)
        pop(state)
        return
    note(facts, "agree", player=seat)
    if asked != proposer:
        replace(state, (VOTING, asked, proposer))
        return
    state.frames = ()
    note(facts, "over")
