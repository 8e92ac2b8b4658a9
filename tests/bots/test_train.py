"""Weights learned from games: the arithmetic, where they start, and finding them again."""

import json
from pathlib import Path

import pytest

from stolik.bots.train import Course, Seen, explained, fit, learn, watch, watch_all
from stolik.games import GAMES
from stolik.games.grzybowski.insight import TAUGHT, WEIGHTS, by_left
from stolik.games.grzybowski.signs import NAMES
from stolik.kernel.signs import read_taught

SHIPPED = Path("src/stolik/games/grzybowski/weights.json")
COURSE = Course("grzybowski", "greedy", 2, {}, "1", restless=0.5)


def test_few_positions_change_little_of_what_was_known() -> None:
    few = fit([(1.0, 0.0), (0.0, 1.0)] * 5, [2.0, -1.0] * 5, start=(1.0, 1.0))
    assert few == pytest.approx((1.0, 1.0), abs=0.01)


def test_many_positions_change_much_of_it() -> None:
    many = fit([(1.0, 0.0), (0.0, 1.0)] * 10**5, [2.0, -1.0] * 10**5, start=(1.0, 1.0))
    assert many == pytest.approx((2.0, -1.0), abs=0.1)


def test_a_sign_that_was_never_seen_keeps_its_weight() -> None:
    assert fit([(1.0, 0.0)] * 9, [2.0] * 9, start=(0.0, 0.7))[1] == 0.7


def test_a_game_is_seen_as_what_it_came_to() -> None:
    seen = watch(COURSE, 0)
    assert seen == watch(COURSE, 0)
    assert len({each.came_to for each in seen}) <= 2, "two players, two results"
    assert all(len(each.signs) == len(NAMES) for each in seen)


def test_any_number_of_jobs_sees_the_same() -> None:
    assert list(watch_all(COURSE, 3, jobs=1)) == list(watch_all(COURSE, 3, jobs=2))


def test_learning_leaves_the_shipped_weights_alone() -> None:
    before = list(WEIGHTS)
    list(watch_all(COURSE, 1, jobs=1))
    assert before == WEIGHTS == by_left(TAUGHT.weights)


def test_every_tenth_game_tells_how_good_the_weights_are() -> None:
    games = [[Seen((float(each),), 3.0 * each)] for each in range(40)]
    learned = learn(games, (3.0,))
    assert learned.positions == 40
    assert learned.weights == pytest.approx((3.0,))
    assert learned.explained == pytest.approx(1.0)


def test_weights_that_foretell_nothing_explain_nothing() -> None:
    seen = [Seen((1.0,), came_to) for came_to in (1.0, 3.0)]
    assert explained((2.0,), seen) == 0.0
    assert explained((2.0,), []) == 0.0


def test_the_shipped_file_says_how_it_was_made() -> None:
    kept = json.loads(SHIPPED.read_text())
    assert kept["command"].startswith("stolik train grzybowski --bot level2 ")
    assert kept["rules_version"] == GAMES["grzybowski"].rules_version
    assert kept["start"] != kept["weights"]


def test_a_file_for_other_signs_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_text(json.dumps({"start": {"now": 1.0}, "weights": {"now": 1.0}}))
    with pytest.raises(ValueError, match=r"old\.json was trained for other signs"):
        read_taught(path, NAMES)
