"""The eight City rules."""

import pytest

from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    agents,
    changes,
    choices,
    faithful,
    hand,
    home,
    offers,
    play,
    pool,
    says,
    standing,
    table,
    to_move,
    used,
    who,
    why,
)

FULL_BUT_KRAKOW = "warszawa 6 gniezno 4 czestochowa 6 oswiecim 3 nowy-targ 4"


# 99 the University.


@rule("TZ-031", "TZ-038", "TZ-R68")
def test_99_places_another_citizen_on_any_field() -> None:
    state = table(rules="99@krakow", shown="56:D- 92 90", here="gniezno")
    state = play(state, "place krakow special rule")
    assert choices(state) == ["prepare 56 R", "prepare 90 R", "prepare 92 I"]
    assert says(state, "prepare 56 D") == "TZ-021"
    assert says(state, "prepare 64 R") == "TZ-036"
    assert says(state, "done") == "TZ-R23"
    state = play(state, "prepare 92 I")
    assert standing(state, 92) == "D-"
    assert who(state, "krakow special") == "D"
    assert state.usable == 1
    assert says(state, "prepare 92 I") == "TZ-038"


@rule("TZ-R18", "TZ-R07", "TZ-039")
def test_99_may_prepare_a_card() -> None:
    state = table(rules="99@krakow", shown="64:R- 92:I- 90", here="gniezno")
    state = play(state, "place krakow special rule", "prepare 64 S")
    assert hand(state, "D") == [64]
    assert (home(state, "D"), state.usable) == (3, 2)
    assert home(state, "R") == 4


@rule("TZ-R68")
def test_99_needs_somebody_and_somewhere() -> None:
    assert "rule" in offers(table(rules="99@krakow", here="gniezno", usable=2), "krakow special")
    assert "rule" not in offers(
        table(rules="99@krakow", here="gniezno", usable=1), "krakow special"
    )
    held = {"R": " ".join(map(str, range(55, 99)))}
    nowhere = table(rules="99@krakow", here="gniezno", shown="", hands=held)
    assert says(nowhere, "place krakow special rule") == "TZ-R68"


@rule("TZ-R68", "TZ-032")
def test_99_freeing_is_still_to_be_had() -> None:
    state = table(rules="99@krakow", here="gniezno", usable=1, prison="R", pool="0/0/2")
    assert offers(state, "krakow special") == {"-", "free"}


@rule("TZ-063", "TZ-064")
def test_99_all_of_it_comes_before_the_regime_card() -> None:
    state = table(rules="99@krakow", shown="64:R- 92 90", next="24")
    state = play(state, "place krakow special rule")
    assert says(state, "draw") == "TZ-R23"
    state = play(state, "prepare 64 S")
    assert choices(state) == ["play 64", "draw"]


# 100 the Cathedral.


@rule("TZ-R84")
def test_100_gains_a_faith_and_a_faithful() -> None:
    state = play(table(rules="100@krakow", here="gniezno"), "place krakow special rule")
    assert (pool(state), faithful(state, "krakow")) == ("1/0/0", 1)


@rule("TZ-R84", "TZ-R43")
@pytest.mark.parametrize(("crowd", "spies"), [("", "krakow 1"), ("krakow 7", ""), ("", "krakow 7")])
def test_100_each_part_as_far_as_possible(crowd: str, spies: str) -> None:
    ready = table(rules="100@krakow", here="gniezno", faithful=crowd, agents=spies)
    state = play(ready, "place krakow special rule")
    assert pool(state) == "1/0/0"
    assert faithful(state, "krakow") == faithful(ready, "krakow")
    rich = table(rules="100@krakow", here="gniezno", pool="10/0/0")
    state = play(rich, "place krakow special rule")
    assert (pool(state), faithful(state, "krakow")) == ("10/0/0", 1)


# 101, 102 and 103.


@rule("TZ-031")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        (101, "0/0/0", "0/2/0"),
        (101, "0/9/0", "0/10/0"),
        (101, "0/10/0", "0/10/0"),
        (102, "0/0/0", "2/0/0"),
        (102, "10/0/0", "10/0/0"),
        (103, "0/1/0", "0/0/2"),
        (103, "0/4/9", "0/3/10"),
    ],
)
def test_101_to_103_turn_into_resources(card: int, before: str, after: str) -> None:
    """Neither the ability of the Clergy nor that of the Workers adds to it."""
    for code in "DR":
        state = table(active=code, rules=f"{card}@krakow", pool=before, here="gniezno")
        assert pool(play(state, "place krakow special rule")) == after


@rule("TZ-R46")
def test_103_must_be_paid() -> None:
    state = table(rules="103@krakow", here="gniezno", pool="9/0/9")
    assert offers(state, "krakow special") == {"-"}
    assert why(state, "place krakow special rule") == "rule-not-ready"


# 104 the editorial office.


@rule("TZ-R69", "TZ-036")
def test_104_gains_and_may_discard() -> None:
    state = table(rules="104@krakow", here="gniezno", shown="56:D- 64 71", next_renewal="98")
    state = play(state, "place krakow special rule")
    assert pool(state) == "0/0/1"
    assert choices(state) == ["pick 64", "pick 71", "done"]
    assert why(state, "pick 56") == "not-empty"
    after = play(state, "pick 71")
    assert list(after.shown) == [56, 64, 98]
    assert used(after, 71)
    assert choices(after, "pick") == []
    assert list(play(state, "done").shown) == [56, 64, 71]


@rule("TZ-R69")
def test_104_gains_even_where_nothing_can_go() -> None:
    state = table(rules="104@krakow", here="gniezno", shown="56:D- 64:R- 71:S-")
    state = play(state, "place krakow special rule")
    assert pool(state) == "0/0/1"
    assert choices(state, "pick") == []


# 105 the railway station.


@rule("TZ-R84", "TZ-R43")
def test_105_adds_a_faithful_elsewhere() -> None:
    state = table(rules="105@krakow", here="gniezno", agents="gniezno 1")
    state = play(state, "place krakow special rule")
    assert choices(state) == [
        "pick warszawa", "pick czestochowa", "pick oswiecim", "pick nowy-targ"
    ]  # fmt: skip
    assert why(state, "pick krakow") == "another-city"
    assert says(state, "pick gniezno") == "TZ-054"
    state = play(state, "pick warszawa")
    assert faithful(state, "warszawa") == 1
    assert to_move(state) == "D"


@rule("TZ-R84")
def test_105_needs_another_city() -> None:
    state = table(rules="105@krakow", here="gniezno", faithful=FULL_BUT_KRAKOW)
    assert offers(state, "krakow special") == {"-"}


# 106 the Curia.


@rule("TZ-R84", "TZ-057")
def test_106_removes_an_agent_anywhere() -> None:
    state = table(rules="106@krakow", here="gniezno", agents="gniezno 2 warszawa 1")
    state = play(state, "place krakow special rule")
    assert choices(state) == ["pick warszawa", "pick gniezno"]
    assert says(state, "pick krakow") == "TZ-057"
    state = play(state, "pick gniezno")
    assert (agents(state, "gniezno"), agents(state, "warszawa")) == (1, 1)


@rule("TZ-R84")
def test_106_needs_an_agent() -> None:
    assert offers(table(rules="106@krakow", here="gniezno"), "krakow special") == {"-"}


# All of them.


@rule("TZ-030", "TZ-031", "TZ-R04")
@pytest.mark.parametrize("card", range(99, 107))
def test_every_rule_may_be_declined(card: int) -> None:
    ready = table(
        rules=f"{card}@krakow", here="gniezno", pool="1/1/1", agents="warszawa 1", prison="R"
    )
    assert "rule" in offers(ready, "krakow special")
    state = play(ready, "place krakow special")
    assert changes(ready, state) == {"fields": "D@krakow-special", "usable": 3}


@rule("TZ-R50", "TZ-R73")
def test_a_rule_used_before_the_local_card_stands() -> None:
    state = table(rules="101@gniezno", next="25")
    state = play(state, "place gniezno special rule", "draw")
    assert pool(state) == "0/2/0"
    assert says(state, "place gniezno church") == "legal"
