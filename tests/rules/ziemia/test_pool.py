"""The common pool."""

import pytest

from stolik.games.ziemia.saved import from_data
from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    choices,
    end_turn,
    play,
    pool,
    says,
    table,
    to_move,
)


@rule("TZ-060", "TZ-061")
def test_one_pool_for_all_players() -> None:
    """What D gains R spends."""
    state = table(locals="25@krakow", pool="0/0/1", here="gniezno", usable=1)
    state = play(state, "place warszawa church faith", "end")
    assert (to_move(state), pool(state)) == ("R", "2/0/1")
    assert pool(play(state, "remove krakow")) == "0/0/0"


@rule("TZ-061", "TZ-071", "TZ-R26")
def test_nobody_spends_in_another_players_turn() -> None:
    state = table(locals="25@krakow", pool="9/9/9", hands={"R": "68"})
    assert says(state, "remove krakow", "R") == "TZ-009"
    assert says(state, "play 68", "R") == "TZ-R23"
    assert choices(state, who="R") == []
    assert says(end_turn(state), "remove krakow") == "legal"


@rule("TZ-R26")
def test_cards_for_any_moment_cost_nothing() -> None:
    """All of them, played by a waiting player, leave at least as much in the pool."""
    for card in (55, 57, 58, 63, 67, 74, 75, 77, 80, 87, 88, 92, 93, 94, 95, 97, 98):
        state = table(
            hands={"R": str(card)}, pool="5/5/5", locals="25@krakow", prison="RR",
            agents="gniezno 1", next_central="54",
        )  # fmt: skip
        state = play(state, f"R: play {card}")
        while to_move(state) == "R":
            state = play(state, choices(state)[-1])
        assert pool(state) == "5/5/5"


@rule("TZ-062", "TZ-R45")
@pytest.mark.parametrize(
    ("move", "before", "after"),
    [
        ("place krakow church faith", "9/9/9", "10/9/9"),
        ("place krakow office resistance", "10/10/10", "10/10/10"),
        ("place gniezno special rule", "9/9/9", "10/9/9"),
        ("play 96", "9/9/9", "10/10/10"),
        ("prepare 93 D", "0/0/8", "0/0/10"),
    ],
)
def test_more_than_ten_is_lost(move: str, before: str, after: str) -> None:
    state = table(pool=before, hands={"D": "96"}, shown="93:-RSI 64 71", here="oswiecim")
    assert pool(play(state, move)) == after


@rule("TZ-062")
@pytest.mark.parametrize("resource", [0, 1, 2])
def test_no_table_holds_eleven(resource: int) -> None:
    data = table().to_data()
    data["pool"][resource] = 11
    with pytest.raises(ValueError, match="0 to 10"):
        from_data(data)


@rule("TZ-R46")
def test_losing_stops_at_nothing_and_paying_is_all_or_nothing() -> None:
    state = play(table(pool="1/1/1", next="5"), "place gniezno church", "draw")
    assert pool(state) == "0/0/0"
    state = table(pool="9/9/0", locals="25@krakow")
    assert says(state, "remove krakow") == "TZ-072"
