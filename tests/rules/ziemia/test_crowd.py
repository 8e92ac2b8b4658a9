"""Faithful and Agents on the circles."""

import pytest

from stolik.games.ziemia.board import CIRCLES, CITIES
from stolik.games.ziemia.saved import from_data
from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    agents,
    choices,
    faithful,
    offers,
    play,
    pool,
    prison,
    random_states,
    says,
    table,
    who,
)


@rule("TZ-051", "TZ-021")
@pytest.mark.parametrize("city", range(6))
def test_never_more_than_there_are_circles(city: int) -> None:
    data = table().to_data()
    data["faithful"][city], data["agents"][city] = CIRCLES[city], 1
    with pytest.raises(ValueError, match="TZ-051"):
        from_data(data)


@rule("TZ-051")
@pytest.mark.parametrize("city", range(6))
def test_every_circle_can_be_filled(city: int) -> None:
    name, circles = CITIES[city], CIRCLES[city]
    state = table(faithful=f"{name} {circles - 1}", here="gniezno")
    state = play(state, f"place {name} church faithful")
    assert faithful(state, name) == circles
    full = table(faithful=f"{name} {circles}")
    assert says(full, f"place {name} church faithful") == "TZ-051"


@rule("TZ-052", "TZ-R75")
def test_no_citizens_action_brings_an_agent() -> None:
    """Agents appear only while a Regime card is on, in every random game."""
    for players in (2, 3, 4):
        before = 0
        for state in random_states(players, seed=players + 10):
            now = sum(state.agents)
            if now > before:
                assert state.last_regime in (8, 9, 11) or state.last_regime >= 25
            before = now
    state = table(agents="krakow 1", prison="R", pool="5/5/5", here="gniezno")
    for move in choices(state):
        assert sum(play(state, move).agents) <= 1


@rule("TZ-052", "TZ-R40")
def test_there_are_nine_agents() -> None:
    data = table().to_data()
    data["agents"] = [5, 0, 5, 0, 0, 0]
    with pytest.raises(ValueError, match="TZ-052"):
        from_data(data)


@rule("TZ-053")
@pytest.mark.parametrize(
    ("crowd", "spies", "after"),
    [
        (0, 0, (0, 1)),
        (2, 0, (2, 1)),
        (4, 0, (3, 1)),
        (2, 2, (1, 3)),
        (1, 2, (1, 3)),
        (0, 4, (0, 4)),
    ],
)
def test_an_agent_takes_an_empty_circle_or_that_of_a_faithful(
    crowd: int, spies: int, after: tuple[int, int]
) -> None:
    state = table(faithful=f"gniezno {crowd}", agents=f"gniezno {spies}", next="8")
    state = play(state, "place gniezno office", "draw")
    assert (faithful(state, "gniezno"), agents(state, "gniezno")) == after
    assert prison(state) == ("" if spies == 4 else "D")


@rule("TZ-R40")
def test_without_an_agent_in_the_supply_nothing_happens() -> None:
    state = table(agents="warszawa 5 krakow 4", faithful="gniezno 4", next="8")
    state = play(state, "place gniezno church", "draw")
    assert (faithful(state, "gniezno"), agents(state, "gniezno")) == (4, 0)
    assert (prison(state), who(state, "gniezno church"), state.time) == ("", "D", 13)


@rule("TZ-R40")
def test_the_rest_of_a_local_card_still_happens() -> None:
    state = table(agents="warszawa 5 krakow 4", next="44")
    state = play(state, "place gniezno church", "draw")
    assert state.locals[1] == 44
    assert state.time == 15


@rule("TZ-054", "TZ-R43")
def test_faithful_that_are_there_stay_beside_an_agent() -> None:
    state = table(faithful="gniezno 2", next="8")
    state = play(state, "place gniezno church", "draw")
    assert (faithful(state, "gniezno"), agents(state, "gniezno")) == (2, 1)
    assert offers(state, "gniezno church") == {"-", "faith"}


@rule("TZ-055", "TZ-056", "TZ-R39")
@pytest.mark.parametrize(
    ("fields", "arrested", "left"),
    [
        ("R@gniezno-office S@gniezno-special", "S", "special"),
        ("R@gniezno-office", "R", "office"),
        ("I@krakow-special", "D", "church"),
    ],
)
def test_special_then_office_then_church(fields: str, arrested: str, left: str) -> None:
    state = table(fields=fields, next="8")
    state = play(state, "place gniezno church", "draw")
    assert prison(state) == arrested
    assert who(state, f"gniezno {left}") == "-"
    assert says(state, f"place gniezno {left}") == "legal"


@rule("TZ-057", "TZ-R42")
def test_each_agent_needs_its_own_removal() -> None:
    state = table(central=54, agents="gniezno 3", hands={"D": "63"}, here="krakow")
    state = play(state, "place gniezno office agent")
    assert agents(state, "gniezno") == 2
    state = play(state, "play 63")
    assert agents(state, "gniezno") == 1
    assert "faithful" not in offers(state, "gniezno church")


@rule("TZ-054")
def test_when_the_last_agent_is_gone_the_faithful_may_come() -> None:
    state = table(agents="gniezno 1", here="krakow")
    state = play(state, "place gniezno office agent", "place gniezno church faithful")
    assert (faithful(state, "gniezno"), pool(state)) == (1, "0/0/0")
