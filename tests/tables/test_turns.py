"""Tables take turns, and whoever is at work leaves time for those who wait."""

import math
from dataclasses import dataclass

import pytest

from stolik.tables.turns import Turns, latest_end


def served(turns: Turns[str]) -> list[str]:
    return [str(turns.take()) for _ in turns.in_order()]


def test_no_table_stands_in_front_of_the_others() -> None:
    turns = Turns[str]()
    for name in ("a1", "a2", "a3", "b1", "c1", "c2"):
        turns.put(name[0], name)
    assert turns.in_order() == ["a1", "b1", "c1", "a2", "c2", "a3"]
    assert served(turns) == ["a1", "b1", "c1", "a2", "c2", "a3"]
    assert not turns
    assert turns.take() is None


def test_a_table_that_was_served_goes_to_the_end() -> None:
    turns = Turns[str]()
    turns.put("a", "a1")
    turns.put("a", "a2")
    assert turns.take() == "a1"
    turns.put("b", "b1")
    turns.put("a", "a3")
    assert served(turns) == ["a2", "b1", "a3"]


def test_one_that_fits_better_goes_first_but_nobody_is_passed_twice() -> None:
    turns = Turns[str]()
    for name in ("a", "b", "c", "d"):
        turns.put(name, name)
    assert turns.take(lambda name: name in "cd") == "c"
    assert turns.take(lambda name: name in "cd") == "a"
    assert turns.take(lambda name: name in "cd") == "d"
    assert turns.take(lambda name: name in "cd") == "b"


def test_if_nobody_fits_the_first_in_turn_is_served() -> None:
    turns = Turns[str]()
    turns.put("a", "a")
    turns.put("b", "b")
    assert turns.take(lambda name: False) == "a"


def test_whoever_gives_up_is_no_longer_waited_for() -> None:
    turns = Turns[str]()
    turns.put("a", "a1")
    turns.put("b", "b1")
    assert turns.remove("a", "a1")
    assert not turns.remove("a", "a1")
    assert turns.in_order() == ["b1"]


@dataclass
class Waiter:
    deadline: float
    lengthy: bool = True


@pytest.mark.parametrize(
    ("waiting", "workers", "end"),
    [
        ([], 2, math.inf),
        ([Waiter(13.0)], 1, 11.5),
        ([Waiter(13.0)] * 8, 2, 10.6),
        ([Waiter(13.0)] * 9, 1, 10.3),
        ([Waiter(11.0, lengthy=False)], 1, 11.0),  # it needs no time of its own
        ([Waiter(11.0, lengthy=False)] * 5, 1, 11.0),
        ([Waiter(13.0), Waiter(13.0), Waiter(11.0, lengthy=False)], 1, 10 + 1 / 3),
        ([Waiter(9.0)], 1, 9.5),  # too late already
    ],
)
def test_time_is_shared_with_those_who_wait(
    waiting: list[Waiter], workers: int, end: float
) -> None:
    assert latest_end(10.0, waiting, workers) == pytest.approx(end)
