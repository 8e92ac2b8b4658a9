"""The points at the end."""

import pytest

from stolik.games.tczew.accounts import score
from stolik.games.tczew.scoring import totals
from stolik.games.tczew.state import State
from stolik.kernel.account import Line
from tests.rules.marks import rule
from tests.rules.tczew.table import (
    BASE2,
    BASE3,
    BASE4,
    CZYZYKOWO,
    bare,
    random_states,
    seat_of,
    table,
)

NOBODY = "- 3@C3x8 4@L12x8"


def lines(state: State, town: str = "T") -> dict[str, Line]:
    """The lines of an account by their reason."""
    return {line.reason: line for line in score(state).seats[seat_of(state, town)].lines}


def points(state: State, town: str = "T") -> dict[str, int]:
    return {reason: line.points for reason, line in lines(state, town).items()}


def places(line: Line) -> list[set[str]]:
    return [{place for place, _ in group} for group in line.groups]


# Which cards count.


@rule("TCZ-075", "TCZ-R90", "TCZ-R76")
def test_s47_only_the_group_with_the_start_card_counts() -> None:
    state = bare(
        "T 1@H8x7 20@G7x7 50@F6x7 40@I9x7 84@H8x8",
        "T 10@A1x1 114@B2x1 41@C3x1 115@D4x1 51@A1x2 29@B2x2 85@C3x2 105@D4x2 11@E5x1",
        CZYZYKOWO,
        NOBODY,
    )
    state.owned = (state.owned[0], state.owned[1])
    assert points(state) == {"largest": 3, "starts": 3, "categories": 3}
    assert lines(state)["largest"].params["count"] == 5
    assert points(state, "C") == {"starts": 3, "monuments": 6}


@rule("TCZ-075")
def test_every_group_with_a_start_card_counts() -> None:
    state = bare("T 1@H8x7 84@G7x7 3@C3x8 40@B2x8", CZYZYKOWO, "- 4@L12x8")
    assert points(state) == {"largest": 3, "starts": 6, "categories": 2}


@rule("TCZ-076")
def test_cards_in_hand_are_worth_nothing() -> None:
    poor, rich = table(BASE2, hand=""), table(BASE2, hand="120 121 137 138 143")
    assert totals(poor) == totals(rich)


@rule("TCZ-074")
def test_no_points_are_kept_during_the_game() -> None:
    """The score is worked out from what lies on the map, whatever happened before."""
    assert totals(bare(BASE4)) == totals(table(BASE4))
    assert "points" not in table(BASE4).to_data()


@rule("TCZ-077")
def test_services_score_nothing() -> None:
    state = bare(BASE2, "T 10@G7x6 20@H8x5 29@G7x7 35@G7x8")
    before = bare(BASE2, "T 137@G7x6")
    assert points(state) == {"largest": 3, "starts": 3, "monuments": 6}
    assert points(before)["specials"] == 1


# The kinds of points.


@rule("TCZ-078")
def test_the_largest_city_gets_three_points() -> None:
    state = bare(BASE3, "L 20@M13x7")
    assert [reason for town in "TCL" for reason in points(state, town) if reason == "largest"] == [
        "largest"
    ]
    line = lines(state, "L")["largest"]
    assert (line.points, line.rule, line.params["count"]) == (3, "TCZ-078", 5)
    assert places(line) == [{"L12x8", "K11x8", "L12x7", "L12x9", "M13x7"}]


@rule("TCZ-R89")
def test_all_who_tie_for_the_largest_city_get_three_points() -> None:
    state = bare(BASE4)
    for town in "TCSL":
        assert points(state, town) == {"largest": 3, "starts": 3, "monuments": 6}
        assert lines(state, town)["largest"].params["tied"] == 4


@rule("TCZ-R90")
def test_a_stack_is_one_field() -> None:
    state = bare(BASE2, "T 40+168@G7x7")
    assert lines(state)["largest"].params["count"] == 5


@rule("TCZ-079")
def test_three_points_for_each_start_card() -> None:
    state = bare("T 1@H8x7 3@C3x8 4@L12x8", CZYZYKOWO)
    line = lines(state)["starts"]
    assert (line.points, line.rule) == (9, "TCZ-079")
    assert line.groups == ((("H8x7", 1),), (("C3x8", 3),), (("L12x8", 4),))


@rule("TCZ-080")
def test_two_points_for_each_monument() -> None:
    line = lines(bare(BASE2))["monuments"]
    assert (line.points, line.rule) == (6, "TCZ-080")
    assert places(line) == [{"H8x6"}, {"I9x7"}, {"H8x8"}]


@rule("TCZ-081")
def test_one_point_for_each_unique_and_future_object_substitutes_included() -> None:
    state = bare(BASE2, "T 137@G7x7 143@F6x7 40+168@F6x6 84+196@E5x6")
    line = lines(state)["specials"]
    assert (line.points, line.rule) == (4, "TCZ-081")
    assert {place for group in places(line) for place in group} == {"G7x7", "F6x7", "F6x6", "E5x6"}


@rule("TCZ-082", "TCZ-R92")
def test_s46_one_point_for_each_object_category() -> None:
    state = bare(
        "T 1@H8x7 67@G7x7 75@F6x7 69@F6x6 105@E5x6 70@E5x7 107@E5x8 71@D4x6 40@D4x7 73@C3x7",
        "T 20@H8x6 21@I9x7 22@H8x8",
        CZYZYKOWO,
        NOBODY,
    )
    line = lines(state)["categories"]
    assert (line.points, line.rule, line.params["categories"]) == (4, "TCZ-082", "MTWB")
    assert [len(group) for group in line.groups] == [1, 5, 1, 2]


@rule("TCZ-082")
def test_a_covered_card_counts_for_its_category() -> None:
    assert points(bare(BASE2, "T 40+168@G7x7"))["categories"] == 1


@rule("TCZ-082", "TCZ-083", "TCZ-R61")
def test_a_card_under_contamination_does_not_count() -> None:
    state = bare(BASE2, "T 40+188@G7x7")
    assert points(state) == {"largest": 3, "starts": 3, "monuments": 6, "contamination": -1}
    assert lines(state)["contamination"].rule == "TCZ-083"
    assert lines(state)["largest"].params["count"] == 5


@rule("TCZ-083", "TCZ-R61")
def test_s48_a_monument_under_contamination_gives_nothing() -> None:
    state = bare(BASE2.replace("114@H8x6", "114+188@H8x6"))
    assert points(state) == {"largest": 3, "starts": 3, "monuments": 4, "contamination": -1}
    assert places(lines(state)["monuments"]) == [{"I9x7"}, {"H8x8"}]


@rule("TCZ-R61")
def test_a_unique_object_under_contamination_gives_nothing() -> None:
    assert "specials" not in points(bare(BASE2, "T 137+188@G7x7"))


@rule("TCZ-R91")
def test_contamination_outside_the_scoring_groups_costs_nothing() -> None:
    state = bare(BASE2, "T 10@A1x1 40+188@B2x1")
    assert points(state) == {"largest": 3, "starts": 3, "monuments": 6}


# Who wins.


@rule("TCZ-084")
def test_most_points_win() -> None:
    assert score(bare(BASE3, "L 137@M13x7")).winners == (2,)


@rule("TCZ-084", "TCZ-R93")
def test_s49_a_tie_goes_to_more_monuments_and_then_is_shared() -> None:
    state = bare(
        "T 1@H8x7 114@H8x6 115@I9x7 116@H8x8 128@G7x7 20@G7x6",
        "C 2@I9x13 117@I9x12 118@H8x13 119@J10x13 137@H8x14 143@H8x12",
        NOBODY,
    )
    account = score(state)
    assert account.totals == (14, 14)
    assert account.winners == (0,)
    assert score(bare(BASE2)).winners == (0, 1)


@rule("TCZ-R93")
def test_monuments_that_do_not_score_break_no_tie() -> None:
    """Both have 12 points; two of Tczew's four Monuments lie in a district."""
    state = bare(
        "T 1@H8x7 114@H8x6 115@I9x7 137@G7x7 143@H8x8 10@A1x1 128@B2x1 130@A1x2",
        "C 2@I9x13 117@I9x12 118@H8x13 119@J10x13 20@H8x12",
        NOBODY,
    )
    account = score(state)
    assert account.totals == (12, 12)
    assert account.winners == (1,)


@rule("TCZ-096", "TCZ-R102")
def test_s53_without_a_start_card_the_total_is_nothing() -> None:
    state = bare(
        "T 114@A1x1 20@B2x1 115@C3x1 29@D4x1 116@E5x1 40+188@B2x2; C 1@H8x7 2@I9x13; - 3@C3x8",
        "L 4@L12x8",
        extended=True,
    )
    account = score(state)
    assert account.totals[0] == 0
    assert [line.rule for line in account.seats[0].lines] == ["TCZ-096"]


@rule("TCZ-R103")
def test_without_a_start_card_one_is_ignored_for_the_largest_city_and_the_tie_break() -> None:
    state = bare(
        "T 114@A1x1 20@B2x1 115@C3x1 29@D4x1 116@E5x1; C 1@H8x7 2@I9x13; - 3@C3x8; L 4@L12x8",
        extended=True,
    )
    account = score(state)
    assert points(state, "C") == {"largest": 3, "starts": 6}
    assert account.winners == (1,)


@rule("TCZ-R94")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_basic_game_nobody_loses_the_start_card(players: int) -> None:
    *_, last = random_states(players, 7)
    for town in last.towns:
        assert "starts" in points(last, "TCSL"[town - 1])


# The account.


@rule("TCZ-084")
@pytest.mark.parametrize("seed", range(4))
def test_the_account_adds_up(seed: int) -> None:
    *_, last = random_states(2 + seed % 3, seed, {"rules": "extended"})
    account = score(last)
    assert list(account.totals) == totals(last)
    best = max(account.totals)
    assert all(account.totals[seat] == best for seat in account.winners)


@rule("TCZ-078")
def test_before_the_cities_stand_nobody_has_the_largest() -> None:
    first = next(random_states(3, 1))
    assert score(first).totals == (0, 0, 0)
