"""Bots think while no garbage is collected: the games leave none that a collector must find."""

import gc
from typing import Any

import pytest

from stolik.bots.calm import undisturbed
from stolik.bots.selfplay import play_game
from stolik.games import GAMES
from stolik.kernel.chance import derived_seed
from stolik.kernel.game import Game


def test_nothing_is_collected_meanwhile() -> None:
    assert gc.isenabled()
    with undisturbed():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_an_error_does_not_leave_it_off() -> None:
    with pytest.raises(ZeroDivisionError), undisturbed():
        _ = 1 // 0
    assert gc.isenabled()


def test_whoever_has_it_off_keeps_it_off() -> None:
    gc.disable()
    try:
        with undisturbed():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_games_make_no_circles(game: Game[Any]) -> None:
    """Else memory would fill up while bots think."""
    gc.collect()
    flags = gc.get_debug()
    with undisturbed():
        play_game(game, ["level3x0.1", "level1"], derived_seed("circles"))
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            gc.collect()
            ours = [each for each in gc.garbage if type(each).__module__.startswith("stolik")]
        finally:
            gc.set_debug(flags)
            gc.garbage.clear()
    assert not ours
