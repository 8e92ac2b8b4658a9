"""Random games: nothing is lost, nothing goes back, nobody is stuck."""

import pytest

from stolik.games.ziemia import GAME
from stolik.games.ziemia.saved import PIECES, from_data
from stolik.games.ziemia.state import State, pieces
from tests.rules.marks import rule
from tests.rules.ziemia.table import random_states

CIRCLES = (6, 4, 6, 7, 3, 4)
LEVELS = ("normal", "easy", "hard", "extreme")


def citizens_of(state: State, faction: int) -> int:
    squares = state.fields.count(faction + 1)
    standing = sum(row.count(faction + 1) for row in state.standing)
    away = state.prison[faction] + state.removed[faction]
    return squares + standing + state.home[faction] + away


def check_moment(state: State) -> None:
    assert all(citizens_of(state, faction) == 4 for faction in range(4))
    assert pieces(state) == PIECES
    crowds = zip(state.faithful, state.agents, CIRCLES, strict=True)
    assert all(crowd + spies <= most for crowd, spies, most in crowds)
    assert sum(state.agents) <= 9
    assert max(state.pool) <= 10
    assert all(card == 0 or 25 <= card <= 44 for card in state.locals)
    assert len(state.shown) == 3 or not (state.renewal_deck or state.renewal_used)
    assert all(0 in row for row in state.standing)
    absent = [faction for faction in range(4) if faction not in state.factions]
    for faction in absent:
        assert state.prison[faction] == state.removed[faction] == 0
        assert state.fields.count(faction + 1) == 0
    for seat in range(len(state.hands)):
        moves = GAME.legal(state, seat)
        assert moves == sorted(set(moves))
        assert moves or seat != GAME.to_move(state)


@rule("TZ-021", "TZ-036", "TZ-051", "TZ-062", "TZ-074", "TZ-R53", "TZ-R44")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_lost_and_nobody_is_stuck(players: int) -> None:
    for seed in range(25):
        time, moves = 0, 0
        for state in random_states(players, seed, level=LEVELS[seed % 4]):
            check_moment(state)
            assert time <= state.time <= 100
            time, moves = state.time, moves + 1
            assert moves < 2000
        assert (state.time, state.frames) == (100, ())


@rule("TZ-075", "TZ-009")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_comes_to_its_end(players: int) -> None:
    for seed in range(100, 175):
        *_, last = random_states(players, seed)
        assert last.time == 100


@rule("TZ-009")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_can_be_saved(players: int) -> None:
    """And comes back the same."""
    for seed in range(4):
        for state in random_states(players, seed + 50, factions=("draw", "choose")[seed % 2]):
            data = state.to_data()
            assert from_data(data).to_data() == data
