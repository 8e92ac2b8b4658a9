"""Which chances can wait."""

from typing import Any

from stolik.bots import Outlook
from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.board import FULL
from stolik.games.grzybowski.deck import CHANCE_FACES
from stolik.games.grzybowski.moves import END, FLIP, LAY, MOVE, SWAP, TAKE, verb_of
from stolik.games.grzybowski.patience import CAN_WAIT, sensible
from stolik.games.grzybowski.rules import CLOSING
from stolik.kernel.frames import SCENE, SEAT
from tests.bots.grzybowski import moments


def keeper(outlook: Outlook[Any]) -> int:
    """Any move but a chance, if there is one."""
    plain = [move for move in outlook.choices if verb_of(move) in (TAKE, LAY, END)]
    return outlook.luck.pick(plain)


def test_what_is_left_is_legal_and_never_nothing() -> None:
    dropped, late_swaps, flips = 0, 0, 0
    for seed in range(8):
        *most, _ = moments(seed, keeper)
        for state in most:
            scene, seat = state.frames[-1][SCENE], state.frames[-1][SEAT]
            legal = GAME.legal(state, seat)
            kept = sensible(state, seat, legal)
            assert kept
            assert set(kept) <= set(legal)
            dropped += len(legal) - len(kept)
            verbs = {verb_of(move) for move in kept}
            assert not verbs & set(CAN_WAIT[scene])
            grid = state.grids[seat]
            turns = FULL - len(grid.cells) - (scene != CLOSING)
            if turns >= sum(up in CHANCE_FACES for up in grid.faces):
                assert not verbs & {SWAP, MOVE}
            late_swaps += SWAP in verbs
            flips += FLIP in verbs
    assert dropped > 0
    assert late_swaps > 0
    assert flips > 0
