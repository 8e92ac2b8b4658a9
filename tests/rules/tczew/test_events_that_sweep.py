"""The ice jam and the meteorite: nobody picks, whatever lies there goes (172, 199)."""

import pytest

from stolik.games.tczew.effects import asked, targets
from tests.rules.marks import rule
from tests.rules.tczew.events_table import all_at, facing
from tests.rules.tczew.table import (
    BASE4,
    choices,
    names,
    news,
    owns,
    play,
    says,
    table,
    to_move,
    told,
    where,
)


@rule("TCZ-R52", "TCZ-R51")
def test_172_destroys_everybodys_cards_at_the_water_in_a_row() -> None:
    state = facing(172, "T 64@J10x8 20@I9x8; L 31@L12x10 70@K11x10; - 132@I9x10")
    state = play(state, "event 172")
    assert to_move(state) == "T"
    assert choices(state) == [f"row {row}" for row in range(1, 16)]
    assert says(state, "done") == "TCZ-049"
    state = play(state, "row 8")
    assert all_at(state, [64, 20, 123], "used"), "the user's own cards too"
    assert owns(state, "T", "116 1")
    assert to_move(state) == "C"
    assert where(state, 172) == "used"


@rule("TCZ-R52")
def test_172_leaves_cards_of_nobody_and_dry_land() -> None:
    state = facing(172, "L 70@K11x10 10@L12x10; - 132@I9x10")
    state, facts = told(state, "event 172", "row 10")
    assert (where(state, 70), where(state, 132), where(state, 10)) == ("used", "I9x10", "L12x10")
    assert news(facts, "row-named") == [{"player": 0, "number": 10}]


@rule("TCZ-R47", "TCZ-R53")
def test_172_shield_and_an_empty_row() -> None:
    state = facing(172, "T 26@I9x6 64@J10x6 94@J10x7")
    state = play(state, "event 172", "row 6")
    assert owns(state, "T", "26 64")
    state = facing(172, "T 26@I9x6 64@J10x6 94@J10x7")
    state = play(state, "event 172", "row 7")
    assert where(state, 94) == "used", "the fire brigade does not touch J10x7"
    assert where(state, 115) == "I9x7", "but it touches I9x7"
    state, facts = told(facing(172), "event 172", "row 1")
    assert news(facts, "no-effect") == [{"event": 172}]


@rule("TCZ-064", "TCZ-R74")
def test_172_nobody_inherits_from_himself() -> None:
    state = facing(172, "T 64@J10x7 105@K11x6 94@J10x6; L 11@L12x6")
    state = play(state, "event 172", "row 7")
    assert all_at(state, [115, 64], "used")
    assert owns(state, "L", "94 105"), "Lisewo touches what the user cut off from his own city"


@rule("TCZ-009", "TCZ-R51", "TCZ-R52")
def test_199_strikes_a_field_and_its_neighbours() -> None:
    state = facing(199, "S 40@E5x10 41@D4x9; - 132@E5x11")
    state, facts = told(state, "event 199", dice=[2, 3, 3, 4, 4, 5])
    assert news(facts, "struck") == [{"event": 199, "field": "E5x10"}]
    assert all_at(state, [40, 132], "used")
    assert where(state, 41) == "D4x9", "only a corner"
    assert news(facts, "destroy-nobody") == [{"card": 132, "field": "E5x11"}]
    assert to_move(state) == "C"


@rule("TCZ-R51")
def test_199_leaves_start_cards() -> None:
    state = play(facing(199), "event 199", dice=[4, 4, 3, 4, 3, 3])
    assert where(state, 1) == "H8x7"
    assert all_at(state, [114, 115, 116], "used")


@rule("TCZ-010", "TCZ-R07")
@pytest.mark.parametrize("dice", [[1, 1, 1], [4, 4, 3, 1, 1, 1]])
def test_199_a_zero_lets_the_user_aim_anywhere(dice: list[int]) -> None:
    state = play(facing(199, "S 40@B2x8"), "event 199", dice=dice)
    assert to_move(state) == "T"
    assert len(choices(state, "pick")) == len(choices(state)) == 225
    assert says(state, "done") == "TCZ-049"
    question = asked(state)
    assert question is not None
    assert question.event == 199
    state = play(state, "pick A1x8")
    assert where(state, 40) == "used"


@rule("TCZ-R47", "TCZ-R53")
def test_199_shield_and_empty_ground() -> None:
    state = facing(199, "S 26@B2x8 40@B2x7; - 132@A1x8")
    state = play(state, "event 199", "pick B2x8", dice=[1, 1, 1])
    assert owns(state, "S", "26 40 3")
    assert where(state, 132) == "used", "nobody guards a card of nobody"
    state, facts = told(facing(199), "event 199", "pick O15x15", dice=[1, 1, 1])
    assert news(facts, "no-effect") == [{"event": 199}]


@rule("TCZ-R47")
def test_the_view_knows_what_a_sweep_could_meet() -> None:
    state = facing(172, "C 64@K11x13 26@L12x13")
    found = {each.seat: each for each in targets(state, 0, 172)}
    assert names(found[1].fields) == {"J10x13"}
    assert names(found[1].shielded) == {"K11x13", "L12x13"}
    assert set(found) == {0, 1, 2, 3}
    assert names(found[3].fields) == {"K11x8"}


@rule("TCZ-R21", "TCZ-R52")
def test_199_may_clear_a_whole_table_of_cards() -> None:
    state = table(BASE4, "L 40@M13x8", to_move="C", hand="199")
    state = play(state, "event 199", "pick L12x8", dice=[1, 1, 1])
    assert all_at(state, [40, 123, 124, 125], "used")
    assert owns(state, "L", "4")
