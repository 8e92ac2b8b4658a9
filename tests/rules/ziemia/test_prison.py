"""Prison: who comes in, who goes out, and who never comes back."""

import pytest

from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    choices,
    end_turn,
    home,
    next_turn_of,
    play,
    pool,
    prison,
    random_states,
    removed,
    says,
    table,
    to_move,
    total,
)


@rule("TZ-058")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_regime_cards_and_agents_fill_the_prison(players: int) -> None:
    """In random games it fills only after a Regime card that arrests or brings an Agent."""
    arresting = {6, 7, 8, 9, 11, 12, *range(25, 45)}
    before = 0
    for state in random_states(players, seed=players + 20):
        now = sum(state.prison)
        if now > before:
            assert state.last_regime in arresting
        before = now


@rule("TZ-059", "TZ-032", "TZ-R34")
def test_out_by_the_special_field() -> None:
    state = table(prison="RR", pool="0/0/4", here="gniezno")
    state = play(state, "place krakow special free", "pick R", "pick R")
    assert (prison(state), home(state, "R"), pool(state)) == ("", 4, "0/0/0")
    assert end_turn(state).usable == 4


@rule("TZ-059", "TZ-013")
def test_prisoners_are_not_collected() -> None:
    state = end_turn(table(active="I", prison="DD"))
    assert (prison(state), state.usable) == ("DD", 2)


@rule("TZ-R34", "TZ-R15")
def test_a_freed_citizen_of_a_waiting_player_can_be_called() -> None:
    away = "R@krakow-church R@krakow-office R@gniezno-church"
    state = table(prison="R", pool="0/0/2", shown="55 64 71", fields=away, here="oswiecim")
    assert says(state, "call R 55") == "TZ-R16"
    state = play(state, "place krakow special free", "pick R")
    assert says(state, "call R 55") == "legal"


@rule("TZ-R34", "TZ-014")
def test_a_freed_citizen_is_usable_in_the_owners_next_turn() -> None:
    state = table(prison="D", hands={"R": "57"}, here="gniezno", usable=0)
    state = play(state, "R: play 57")
    assert (home(state, "D"), state.usable) == (4, 0)
    assert choices(state, "place") == []
    assert next_turn_of(state, "D").usable == 4


@rule("TZ-084", "TZ-R59")
@pytest.mark.parametrize(("level", "points"), [("normal", 7), ("easy", 9), ("hard", 7)])
def test_prisoners_and_the_removed_cost_a_point_each(level: str, points: int) -> None:
    state = table(level=level, faithful="warszawa 6 gniezno 4", prison="RS", removed="I")
    assert total(state) == points


@rule("TZ-084")
def test_the_removed_never_come_back() -> None:
    state = table("DR", removed="DD", prison="DD", hands={"D": "94"})
    state = play(next_turn_of(state, "D"), "play 94")
    assert (removed(state), prison(state)) == ("DD", "")
    assert home(state, "D") == 2
    state = next_turn_of(state, "D")
    assert (state.usable, to_move(state)) == (2, "D")


@rule("TZ-R35", "TZ-061")
def test_freeing_for_nothing_is_not_offered() -> None:
    """Freeing nobody is declining, so it goes by that name only."""
    state = table(prison="R", pool="0/0/2", here="gniezno")
    asked = play(state, "place krakow special free")
    assert choices(asked) == ["pick R"]
