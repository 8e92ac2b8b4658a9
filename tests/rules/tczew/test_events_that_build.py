"""Events that let the user build: 156, 174, 191, 192."""

import pytest

from tests.rules.marks import rule
from tests.rules.tczew.events_table import pickable
from tests.rules.tczew.table import (
    BASE4,
    choices,
    hand,
    news,
    owner,
    owns,
    pile,
    places,
    play,
    refusal,
    says,
    table,
    to_move,
    told,
    wait_for,
    where,
)


@rule("TCZ-044", "TCZ-R64")
def test_s25_156_lays_two_cards_and_leaves_the_hand_short() -> None:
    state = table(BASE4, hand="156 64 40 20 84")
    state = play(state, "event 156", "lay 64 J10x7", "lay 40 G7x7")
    assert to_move(state) == "C"
    assert hand(state, "T") == [20, 84]
    state = wait_for(state, "T")
    state = play(state, "wait")
    assert len(hand(state, "T")) == 5


@rule("TCZ-R109")
def test_156_begins_with_transport() -> None:
    state = play(table(BASE4, hand="156 64 68 40"), "event 156")
    assert {move.split()[1] for move in choices(state)} == {"64", "68"}
    assert says(state, "lay 40 G7x7") == "TCZ-R109"
    assert says(state, "lay 64 G7x7") == "TCZ-026"
    assert says(state, "lay 41 G7x7") == "TCZ-039"
    state = play(state, "lay 68 G7x7")
    assert {move.split()[1] for move in choices(state, "lay")} == {"40", "64"}


@rule("TCZ-R53")
def test_156_lays_one_card_at_least_and_may_stop_then() -> None:
    state = play(table(BASE4, hand="156 64 40 20 84"), "event 156")
    assert says(state, "done") == "TCZ-R53"
    assert says(state, "wait") == "TCZ-049"
    state = play(state, "lay 64 J10x7", "done")
    assert to_move(state) == "C"
    assert hand(state, "T") == [20, 40, 84]
    assert where(state, 156) == "used"


@rule("TCZ-R109")
def test_s59_156_needs_a_transport_card_that_can_be_laid() -> None:
    state = table(BASE4, hand="156 40 41")
    assert choices(state, "event") == []
    refused = refusal(state, "event 156")
    assert refused is not None
    assert refused.rule == "TCZ-R109"
    assert refused.reason == "nothing-to-begin"
    assert choices(table(BASE4, hand="156 40 67"), "event") == ["event 156"]
    banned = table(BASE4, hand="156 40 67")
    banned.processes = ((160, 0, 1, 2),)
    banned.used |= 1 << 160
    assert says(banned, "event 156") == "TCZ-R109", "a strike keeps Transport from Tczew"


@rule("TCZ-035", "TCZ-021")
def test_each_card_is_laid_by_all_rules_and_may_win_cards() -> None:
    state = table(BASE4, "- 132@F6x7", hand="192 20 40 84")
    state = play(state, "event 192")
    assert places(state, 40) == {"G7x7", "G7x6", "G7x8", "I9x6", "I9x8", "H8x5", "H8x9"}
    state = play(state, "lay 20 G7x7")
    assert owner(state, 132) == "T"
    assert "E5x7" in places(state, 40), "beside the card just won"
    state = play(state, "lay 40 E5x7", "lay 84 F6x8")
    assert to_move(state) == "C"


@rule("TCZ-R53")
def test_192_needs_a_card_that_can_be_laid() -> None:
    assert says(table(BASE4, hand="192 52 151"), "event 192") == "legal"
    assert says(table(BASE4, hand="192 151"), "event 192") == "TCZ-R53"
    inland = BASE4.replace(" 115@I9x7", "")
    assert says(table(inland, hand="192 64"), "event 192") == "TCZ-R53", "64 needs the river"


@rule("TCZ-044", "TCZ-R64", "TCZ-055")
def test_192_lays_three_and_does_not_refill_twice() -> None:
    state = table(BASE4, hand="192 20 40 84 105")
    state = play(state, "event 192", "lay 20 G7x7", "lay 40 F6x7", "lay 84 I9x8")
    assert to_move(state) == "C"
    assert hand(state, "T") == [105]
    state = play(wait_for(state, "T"), "wait")
    assert hand(state, "T") == [105], "nor at the end of the next own turn"
    state = play(wait_for(state, "T"), "wait")
    assert len(hand(state, "T")) == 5


@rule("TCZ-R109")
def test_174_begins_with_housing_and_goes_on_from_card_to_card() -> None:
    state = table(BASE4, hand="174 40 84 20 105")
    state = play(state, "event 174")
    assert {move.split()[1] for move in choices(state)} == {"40"}
    assert says(state, "lay 84 G7x7") == "TCZ-R109"
    assert says(state, "done") == "TCZ-R53"
    state = play(state, "lay 40 G7x7")
    assert {move.split()[2] for move in choices(state, "lay")} == {"G7x6", "G7x8", "F6x7"}
    refused = refusal(state, "lay 84 I9x8")
    assert refused is not None
    assert refused.reason == "chain"
    assert refused.params["field_2"] == "G7x7"
    state = play(state, "lay 84 F6x7")
    assert {move.split()[2] for move in choices(state, "lay")} == {"F6x6", "F6x8", "E5x7"}
    assert says(state, "lay 20 G7x6") == "TCZ-049", "it touches the first card, not the last"
    state = play(state, "lay 20 E5x7")
    assert to_move(state) == "C", "three are enough"
    assert hand(state, "T") == [105]


@rule("TCZ-R109", "TCZ-055")
def test_174_stops_by_itself_when_nothing_more_can_follow() -> None:
    assert says(table(BASE4, hand="174 20 84"), "event 174") == "TCZ-R109"
    state = table(BASE4, hand="174 40 41")
    state = play(state, "event 174", "lay 40 G7x7")
    assert to_move(state) == "C", "Housing cannot follow Housing"
    assert hand(state, "T") == [41]


# Picking up (191).


@rule("TCZ-R53", "TCZ-R74", "TCZ-R70")
def test_191_picks_an_own_object_up_and_builds_two() -> None:
    state = table(BASE4, "T 40@H8x5 20@G7x7 84@F6x7; C 41@G7x13", hand="191 105 85 86 87")
    state = play(state, "event 191")
    assert pickable(state) == {"H8x5", "F6x7"}
    assert says(state, "pick G7x7") == "TCZ-049"
    assert says(state, "pick G7x13") == "TCZ-048"
    assert says(state, "pick H8x7") == "TCZ-R51"
    assert says(state, "done") == "TCZ-049"
    state, facts = told(state, "pick H8x5")
    assert 40 in hand(state, "T")
    assert news(facts, "pick-up") == [{"player": 0, "card": 40, "field": "H8x5"}]
    state = play(state, "lay 40 H8x5", "lay 105 G7x8")
    assert to_move(state) == "C"
    assert len(hand(state, "T")) == 5, "it does not forbid the refill"


@rule("TCZ-064", "TCZ-069", "TCZ-R74")
def test_191_settles_districts_before_building() -> None:
    state = table(BASE4, "T 40@H8x5 84@H8x4 20@H8x3", hand="191 105")
    state = play(state, "event 191", "pick H8x5")
    assert (where(state, 84), where(state, 20)) == ("used", "used")
    assert to_move(state) == "T"
    state = table(BASE4, "T 40@H8x5 84@H8x4 20@H8x3; L 11@I9x3", hand="191 105")
    state = play(state, "event 191", "pick H8x5")
    assert owns(state, "L", "84 20")


@rule("TCZ-R53")
def test_191_may_build_nothing_and_needs_something_to_pick_up() -> None:
    state = table(BASE4, "T 40@H8x5", hand="191 105 85")
    state = play(state, "event 191", "pick H8x5", "done")
    assert to_move(state) == "C"
    assert 40 in hand(state, "T")
    state = table(BASE4, "T 20@H8x5", hand="191 105 85")
    refused = refusal(state, "event 191")
    assert refused is not None
    assert (refused.rule, refused.reason) == ("TCZ-R53", "nothing-to-pick-up")


@rule("TCZ-R59", "TCZ-R55")
def test_191_does_not_pick_up_a_stack() -> None:
    state = table(BASE4, "T 40+168@H8x5 84@H8x4", hand="191 105")
    state = play(state, "event 191")
    assert pickable(state) == {"H8x4"}
    assert says(state, "pick H8x5") == "TCZ-R55"


@rule("TCZ-R37")
def test_191_may_leave_more_than_five_cards() -> None:
    state = table(BASE4, "T 40@H8x5", hand="191 105 85 86 87 88")
    before = pile(state, 3)
    state = play(state, "event 191", "pick H8x5", "done")
    assert len(hand(state, "T")) == 6
    assert pile(state, 3) == before


@pytest.mark.parametrize("event", [156, 174, 191, 192])
@rule("TCZ-054", "TCZ-038")
def test_bans_hold_while_an_event_builds(event: int) -> None:
    state = table(BASE4, "T 68@H8x5; C 10@G7x5", hand=f"{event} 40 69 84")
    state.processes = ((175, 0, 1, 2),)
    state.used &= ~(1 << 175)
    state.piles = tuple(bytes(card for card in each if card != 175) for each in state.piles)
    state = play(state, f"event {event}")
    if event == 191:
        state = play(state, "pick H8x5")
    moves = choices(state, "lay")
    assert moves
    beside = {"G7x4", "G7x6", "F6x5", "H8x5"}
    assert not {move.split()[2] for move in moves} & beside
