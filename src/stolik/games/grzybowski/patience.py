"""Chances that can wait.

A chance may be used at several moments, but seldom is the first of them the best. Before a card is
laid, a swap, a flip or the joker can do nothing that it cannot do afterwards, and before a card is
taken neither can a move. A swap may even wait for a later turn as long as there are enough of them,
one for each chance: it loses nothing, and more cards will lie where it may be wanted.
"""

from stolik.games.grzybowski.board import FULL
from stolik.games.grzybowski.deck import CHANCE_FACES
from stolik.games.grzybowski.moves import FLIP, JOKER_FLIP, LAY, MOVE, SWAP, Move, verb_of
from stolik.games.grzybowski.rules import CLOSING, LAYING, TAKING
from stolik.games.grzybowski.state import State
from stolik.kernel.frames import SCENE

CAN_WAIT = {TAKING: (SWAP, FLIP, JOKER_FLIP, MOVE), LAYING: (SWAP, FLIP, JOKER_FLIP), CLOSING: ()}
"""What can be done as well later in the same turn, by the scene."""
FOR_LATER_TURNS = (SWAP, MOVE)


def sensible(state: State, seat: int, moves: list[Move]) -> list[Move]:
    """The moves but for chances that had better wait."""
    if len(moves) < 2 or (verb_of(moves[-1]) <= LAY):
        return moves
    scene, grid = state.frames[-1][SCENE], state.grids[seat]
    waiting = CAN_WAIT[scene]
    turns = FULL - len(grid.cells) - (scene != CLOSING)
    if turns >= sum(up in CHANCE_FACES for up in grid.faces):
        waiting += FOR_LATER_TURNS
    return [move for move in moves if verb_of(move) not in waiting]
