"""Points, levels and who wins."""

import pytest

from stolik.games.ziemia import GAME
from stolik.games.ziemia.state import LEVELS, State
from tests.rules.marks import rule
from tests.rules.ziemia.table import new_game, play, table, total

CROWDS = {
    19: "warszawa 6 czestochowa 6 krakow 7",
    20: "warszawa 6 czestochowa 6 krakow 7 oswiecim 1",
    24: "warszawa 6 gniezno 4 czestochowa 6 krakow 7 oswiecim 1",
    25: "warszawa 6 gniezno 4 czestochowa 6 krakow 7 oswiecim 2",
    29: "warszawa 6 gniezno 4 czestochowa 6 krakow 7 oswiecim 3 nowy-targ 3",
    30: "warszawa 6 gniezno 4 czestochowa 6 krakow 7 oswiecim 3 nowy-targ 4",
}


def ended(state: State) -> State:
    """Time runs out with a card that changes nothing."""
    state = state.clone()
    state.time = 99
    others = state.regime.deck.replace(bytes([24]), b"")
    state.regime = state.regime._replace(deck=bytes([24]) + others)
    return play(state, "place warszawa office", "draw")


@rule("TZ-081")
def test_a_point_for_every_faithful() -> None:
    state = ended(table(faithful=CROWDS[24]))
    account = GAME.score(state)
    assert account.totals == (24, 24, 24, 24)
    assert [line.points for line in account.seats[0].lines] == [6, 4, 6, 7, 1]
    assert {line.rule for line in account.seats[0].lines} == {"TZ-081"}


@rule("TZ-082", "TZ-083", "TZ-084")
def test_every_loss_has_its_line() -> None:
    state = table(
        faithful="warszawa 6", agents="krakow 2 gniezno 1", locals="34@krakow 31@gniezno",
        prison="RRS", removed="I",
    )  # fmt: skip
    lines = GAME.score(ended(state)).seats[0].lines
    told = [(line.rule, line.reason, line.points) for line in lines]
    assert told == [
        ("TZ-081", "faithful", 6),
        ("TZ-082", "local", -3),
        ("TZ-083", "agents", -1),
        ("TZ-083", "agents", -2),
        ("TZ-084", "prison", -2),
        ("TZ-084", "prison", -1),
        ("TZ-084", "removed", -1),
    ]


@rule("TZ-085", "TZ-087", "TZ-088", "TZ-089", "TZ-R01", "TZ-R79")
@pytest.mark.parametrize(
    ("level", "enough", "short"),
    [("easy", 20, 19), ("normal", 20, 19), ("hard", 25, 24), ("extreme", 30, 29)],
)
def test_what_each_level_wants(level: str, enough: int, short: int) -> None:
    """All win together, or nobody does."""
    assert new_game(3, level=level).agreed.target == enough
    won = GAME.score(ended(table(level=level, faithful=CROWDS[enough])))
    lost = GAME.score(ended(table(level=level, faithful=CROWDS[short])))
    assert won.winners == (0, 1, 2, 3)
    assert lost.winners == ()


@rule("TZ-089", "TZ-085")
@pytest.mark.parametrize(
    ("agents", "prison", "removed", "locals"),
    [("krakow 1", "", "", ""), ("", "R", "", ""), ("", "", "R", ""), ("", "", "", "28@krakow")],
)
def test_extreme_forgives_nothing(agents: str, prison: str, removed: str, locals: str) -> None:
    crowd = CROWDS[30].replace("krakow 7", "krakow 6") if agents else CROWDS[30]
    state = table(
        level="extreme", faithful=crowd, agents=agents, prison=prison, removed=removed,
        locals=locals,
    )  # fmt: skip
    assert total(state) < 30
    assert GAME.score(ended(state)).winners == ()


@rule("TZ-090")
@pytest.mark.parametrize(("target", "wins"), [(10, True), (24, True), (25, False), (30, False)])
def test_the_group_may_set_its_own_target(target: int, wins: bool) -> None:
    assert new_game(4, target=target).agreed.target == target
    account = GAME.score(ended(table(target=target, faithful=CROWDS[24])))
    assert bool(account.winners) is wins


@rule("TZ-086", "TZ-R59")
def test_the_easy_level_forgives_agents_and_prisoners_only() -> None:
    state = table(
        faithful="warszawa 6 gniezno 4", agents="krakow 3", prison="RRSS", removed="DI",
        locals="34@warszawa",
    )  # fmt: skip
    assert total(state) == 10 - 3 - 2 - 3 - 4
    state.agreed = state.agreed._replace(level=LEVELS.index("easy"))
    assert total(state) == 10 - 3 - 2


@rule("TZ-R62")
def test_a_total_may_be_negative() -> None:
    state = table(agents="warszawa 6 krakow 3", prison="RRRRSSSS", locals="34@krakow 26@gniezno")
    assert total(state) == -9 - 8 - 5
    assert GAME.score(ended(state)).totals == (-22,) * 4


@rule("TZ-R58")
def test_tokens_and_hands_are_worth_nothing() -> None:
    state = table(faithful=CROWDS[20], pool="10/10/10", hands={"D": "93 95", "R": "94"})
    assert GAME.score(ended(state)).totals == (20,) * 4


@rule("TZ-R79", "TZ-086")
@pytest.mark.parametrize("level", ["normal", "hard", "extreme"])
def test_only_the_easy_level_changes_the_rules(level: str) -> None:
    state = new_game(4, seed=3, level=level)
    assert 45 <= state.central <= 54
    marked = table(level=level, agents="krakow 1", prison="R", faithful="krakow 5")
    assert total(marked) == 3


@rule("TZ-R21", "TZ-084")
def test_absent_factions_count_for_nothing() -> None:
    account = GAME.score(ended(table("DR", faithful=CROWDS[20])))
    assert account.totals == (20, 20)
    assert account.winners == (0, 1)
