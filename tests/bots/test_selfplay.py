"""What many games come to."""

from typing import Any

import pytest

from stolik.bots.figures import interval, of_a_group, of_rivals, speed
from stolik.bots.selfplay import GameLine, SatOut, play_game, selfplay
from stolik.games import GAMES
from stolik.kernel.chance import derived_seed
from stolik.kernel.game import Turn

ZIEMIA = GAMES["ziemia"]


def line(points: int, won: bool, moves: int = 100, locked_out: int = 0) -> GameLine:
    return GameLine(
        "00", ("greedy", "random"), (points, points), None, moves, "", won, locked_out, ()
    )


def test_a_group_has_one_result() -> None:
    figures = of_a_group([line(21, True, 150), line(17, False, 100, 2), line(25, True, 110)])
    assert figures["games"] == 3
    assert figures["won"] == 2
    assert figures["win_rate"] == 0.667
    assert figures["mean_points"] == 21.0
    assert figures["mean_moves"] == 120.0
    assert figures["longest_lock_out"] == 2


def test_rivals_have_each_their_own() -> None:
    won = GameLine("00", ("greedy", "random"), (9, 4), 0, 50, "", True, 0, (0,))
    shared = GameLine("00", ("greedy", "random"), (5, 5), None, 50, "", True, 0, (0, 1))
    figures = of_rivals([won, shared])
    assert (figures["wins"], figures["draws"]) == ([1, 0], 1)
    assert figures["mean_scores"] == [7.0, 4.5]
    assert speed([won, shared], 4.0) == {"games_per_second": 0.5, "moves_per_second": 25.0}


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(67, 100, 0.573, 0.754), (0, 200, 0.0, 0.019), (200, 200, 0.981, 1.0), (1, 2, 0.095, 0.905)],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert interval(won, games) == pytest.approx((low, high), abs=0.001)


def test_turns_sat_out_are_counted_in_a_row_and_once_each() -> None:
    turns: Any = [
        Turn(1, 0, False), Turn(1, 1, True), Turn(1, 1, True), None,
        Turn(2, 0, True), Turn(2, 1, True), Turn(3, 0, False), Turn(3, 1, False), Turn(4, 1, True),
    ]  # fmt: skip

    class Told:
        turn = staticmethod(turns.pop)

    turns.reverse()
    sat_out = SatOut(2)
    game: Any = Told()
    while turns:
        sat_out.look(game, -1)
    assert sat_out.longest == 2


def test_options_reach_the_game() -> None:
    seed = derived_seed("options", 1)
    wanted = [play_game(ZIEMIA, ["random"] * 2, seed, {"target": n}).won for n in (10, 30)]
    points = play_game(ZIEMIA, ["random"] * 2, seed).scores[0]
    assert wanted == [points >= 10, points >= 30]
    easy = play_game(ZIEMIA, ["random"] * 2, seed, {"level": "easy"})
    assert easy.digest != play_game(ZIEMIA, ["random"] * 2, seed).digest


def test_a_target_changes_no_move_of_the_greedy_bot() -> None:
    """So the games of several levels may be compared, and are the same but for who won."""
    seed = derived_seed("levels", 1)
    levels = [play_game(ZIEMIA, ["greedy"] * 2, seed, {"level": n}) for n in ("normal", "extreme")]
    assert len({(each.scores, each.moves) for each in levels}) == 1


def test_the_same_seed_is_the_same_games_on_any_number_of_jobs() -> None:
    options = {"level": "hard"}
    once = list(selfplay("ziemia", ["random"] * 3, 6, "1", 1, options))
    assert once == list(selfplay("ziemia", ["random"] * 3, 6, "1", 2, options))
