"""Removing local Regime cards."""

import pytest

from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    choices,
    local,
    play,
    pool,
    says,
    table,
    used,
    why,
)


@rule("TZ-071", "TZ-R24")
def test_at_any_moment_of_the_own_turn() -> None:
    state = table(locals="25@krakow", pool="2/0/1", next="24")
    assert says(state, "remove krakow") == "legal"
    state = play(state, "place gniezno church")
    assert says(state, "remove krakow") == "legal"
    state = play(state, "draw")
    assert says(state, "remove krakow") == "legal"
    state.usable = 0
    assert says(state, "remove krakow") == "legal"


@rule("TZ-071")
def test_not_in_the_middle_of_something() -> None:
    state = table(locals="25@krakow", pool="2/0/1", hands={"D": "55"})
    assert says(play(state, "play 55"), "remove krakow") == "TZ-R23"


@rule("TZ-071")
def test_there_must_be_one() -> None:
    assert says(table(pool="9/9/9"), "remove krakow") == "TZ-071"


@rule("TZ-072")
def test_the_cost_is_paid_in_its_own_coin() -> None:
    state = table(locals="30@krakow", pool="9/0/9")
    assert why(state, "remove krakow") == "too-dear"
    state = play(table(locals="30@krakow", pool="4/4/4"), "remove krakow")
    assert pool(state) == "2/3/4"


@rule("TZ-073")
@pytest.mark.parametrize("city", ["warszawa", "gniezno", "nowy-targ"])
def test_wherever_the_citizens_stand(city: str) -> None:
    state = table(locals=f"25@{city}", pool="2/0/1", fields="D@krakow-church")
    assert local(play(state, f"remove {city}"), city) == 0


@rule("TZ-073", "TZ-072")
def test_several_in_one_turn() -> None:
    state = table(locals="25@krakow 28@gniezno 33@warszawa", pool="6/0/2")
    state = play(state, "remove krakow", "remove warszawa", "remove gniezno")
    assert (pool(state), any(state.locals)) == ("0/0/0", False)
    assert choices(state, "remove") == []


@rule("TZ-R82", "TZ-R31")
def test_a_removed_card_is_discarded() -> None:
    paid = play(table(locals="25@krakow", pool="2/0/1"), "remove krakow")
    assert used(paid, 25)
    lifted = play(table(locals="25@krakow", hands={"D": "77"}), "play 77")
    assert used(lifted, 25)
