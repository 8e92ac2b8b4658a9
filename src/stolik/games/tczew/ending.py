"""When the game ends, and who still moves before it does (TCZ-070..TCZ-072)."""

from stolik.games.tczew.notes import note
from stolik.games.tczew.piles import pile
from stolik.games.tczew.state import NOT_ENDING, State
from stolik.kernel.frames import Facts

QUIET_ROUNDS = 5
"""So many rounds without a card laid or used end the game (TCZ-R86)."""


def over(state: State, seat: int, facts: Facts) -> bool:
    """Was this turn, which is just over, the last one?"""
    if not state.quiet and state.ending == NOT_ENDING and pile(state):
        return False  # the usual case: something was done, and there is more to draw
    if state.ending != NOT_ENDING:
        state.ending &= ~(1 << seat)
    elif (last := last_movers(state, seat)) is not None:
        state.ending = last
        note(facts, "end-begins", player=seat)
    elif not stuck(state):
        return False
    if state.ending > 0:
        return False
    note(facts, "over")
    return True


def last_movers(state: State, seat: int) -> int | None:
    """The seats that get one more move, as bits, if the end begins now."""
    everybody = (1 << len(state.hands)) - 1
    if state.epoch > state.last_epoch:
        return everybody & ~(1 << seat)  # the last pile agreed on has run out (TCZ-R87)
    if pile(state) or all(state.hands):
        return None
    empty = sum(1 << each for each, hand in enumerate(state.hands) if not hand)
    return everybody & ~empty  # TCZ-070, TCZ-071, TCZ-R81, TCZ-R111


def stuck(state: State) -> bool:
    """Everybody waits on an empty pile, or nothing has happened for long (TCZ-R85, TCZ-R86)."""
    players = len(state.hands)
    return state.idle >= players or state.quiet >= QUIET_ROUNDS * players


def next_seat(state: State, seat: int) -> int:
    """Clockwise; in the last round only who still has a move (TCZ-R04, TCZ-R84)."""
    players = len(state.hands)
    seat = (seat + 1) % players
    while state.ending != NOT_ENDING and not state.ending >> seat & 1:
        seat = (seat + 1) % players
    return seat
