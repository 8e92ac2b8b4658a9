"""Cards of nobody go to the first player who touches them."""

import pytest

from stolik.games.tczew.city import give
from stolik.games.tczew.districts import capture, settle
from stolik.kernel.chance import QuickChance
from stolik.kernel.fact import Fact
from tests.rules.marks import rule
from tests.rules.tczew.table import (
    BASE2,
    BASE3,
    BASE4,
    bare,
    field,
    news,
    owner,
    owns,
    play,
    table,
    told,
    wait_for,
)

WAY = "T 20@G7x7 50@F6x7 105@E5x7"


@rule("TCZ-035")
def test_touching_a_card_of_epoch_i_wins_it_at_once() -> None:
    state, facts = told(table(BASE4, "- 74@G7x5", hand="84"), "lay 84 H8x5")
    assert owner(state, 74) == "T"
    assert news(facts, "capture") == [{"player": 0, "card": 74, "field": "G7x5"}]


@rule("TCZ-035")
def test_a_corner_wins_nothing() -> None:
    state = play(table(BASE4, "- 74@F6x5", hand="84"), "lay 84 G7x6")
    assert owner(state, 74) == "-"


@rule("TCZ-035")
def test_who_comes_second_wins_nothing() -> None:
    state = table(BASE4, "- 74@G7x5; S 11@G7x3", hands={"T": "84", "S": "92"})
    state = wait_for(play(state, "lay 84 H8x5"), "S")
    assert owner(play(state, "lay 92 G7x4"), 74) == "T"


@rule("TCZ-036")
def test_s18_the_start_card_of_an_unused_settlement_is_won() -> None:
    state = table(BASE3, "T 20@G7x7 50@F6x7 40@F6x8 105@E5x8", hand="84")
    assert owner(play(state, "lay 84 D4x8"), 3) == "T"


@rule("TCZ-R19")
def test_captures_go_on_from_card_to_card() -> None:
    state = table(BASE4, "- 74@H8x4 132@H8x3", hand="84")
    assert owns(play(state, "lay 84 H8x5"), "T", "74 132")


@rule("TCZ-R19")
def test_a_start_card_is_won_through_an_epoch_i_card() -> None:
    state = table(BASE2, WAY, "- 74@D4x8", hand="84")
    assert owns(play(state, "lay 84 D4x7"), "T", "74 3")


@rule("TCZ-R20")
def test_a_change_of_owner_wins_what_the_card_touches() -> None:
    state = bare(BASE4, "S 11@H8x2; - 74@H8x1")
    give(state, 1 << field("H8x2"), 3)
    settle(state, 3, QuickChance(1), None)
    assert owner(state, 74) == "L"


@rule("TCZ-R21")
@pytest.mark.parametrize(
    ("active", "town"), [(0, "C"), (1, "C"), (2, "L"), (3, "L")]
)  # C and L touch it
def test_of_two_at_the_same_moment_the_active_player_or_the_next_in_turn_wins(
    active: int, town: str
) -> None:
    state = bare(BASE4, "C 11@A1x1; - 74@B2x1; L 12@C3x1")
    capture(state, active, None)
    assert owner(state, 74) == town


@rule("TCZ-R21")
def test_a_card_touched_first_is_not_lost_to_a_chain() -> None:
    """C touches 74 and 132 touches both; L touches 132 only at the same moment."""
    state = bare(BASE4, "C 11@A1x1; - 74@B2x1 132@C3x1; L 12@D4x1")
    capture(state, 1, None)
    assert owner(state, 74) == "C"
    assert owner(state, 132) == "L"


@rule("TCZ-R75")
def test_a_card_of_nobody_stays_so_without_a_neighbour() -> None:
    state, facts = bare(BASE2, "- 74@A1x1"), list[Fact]()
    settle(state, 0, QuickChance(1), facts)
    assert owner(state, 74) == "-"
    assert not facts
