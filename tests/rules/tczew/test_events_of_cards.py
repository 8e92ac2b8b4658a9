"""Events that pick cards of the map: effect, shield, limit, and nothing to pick."""

from typing import NamedTuple

import pytest

from stolik.games.tczew.state import State
from tests.rules.marks import rule
from tests.rules.tczew.events_table import (
    HALLS_OF_T,
    SLOTS,
    all_at,
    can_stop,
    facing,
    left,
    pickable,
    victim,
)
from tests.rules.tczew.table import (
    BASE4,
    choices,
    news,
    owner,
    owns,
    play,
    refusal,
    says,
    table,
    to_move,
    told,
    where,
)


class Case(NamedTuple):
    """An event of one victim: what hangs on the arm, what is safe, and what becomes of picks."""

    event: int
    cards: tuple[int, ...]
    safe: int
    guard: int
    dice: list[int]
    most: int
    """How many the dice and the card allow."""
    fate: str
    halls: int = 0
    touching: bool = False


CASES = [
    Case(151, (40, 84, 41, 85), 42, 35, [4], 2, "pile"),
    Case(161, (68, 84, 69), 85, 20, [], 2, "taken", touching=True),
    Case(162, (68, 84, 40), 85, 5, [3], 2, "taken", 2, touching=True),
    Case(164, (50, 51, 55, 56), 57, 20, [6], 3, "used"),
    Case(166, (127, 128), 129, 5, [], 1, "used", 1),
    Case(169, (82, 84, 85, 86), 87, 5, [5], 3, "pile", 1),
    Case(180, (14, 15, 16), 17, 20, [], 2, "pile"),
    Case(183, (40, 41, 42), 43, 5, [4], 2, "taken", 3, touching=True),
    Case(187, (105, 106, 107, 108), 109, 20, [], 3, "pile"),
    Case(190, (137, 143), 138, 20, [], 1, "used"),
    Case(194, (68, 84, 40), 85, 5, [2], 2, "taken", 4, touching=True),
]
ALL = pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.event))
MONUMENTS_OF_C = {"I9x12", "H8x13", "J10x13"}


def used_on_c(case: Case) -> State:
    maps = victim(*case.cards, safe=case.safe, guard=case.guard)
    halls = HALLS_OF_T if case.halls or case.touching else ""
    return play(facing(case.event, maps, halls), f"event {case.event} C", dice=case.dice)


def bystanders(case: Case) -> set[str]:
    """What else the event may pick: the Monuments of the packet for 166; what touches a Town Hall
    anyway for events without a category."""
    if case.event == 166:
        return MONUMENTS_OF_C
    return {"B2x13"} if case.event in (162, 194) else set()


@ALL
@rule("TCZ-R46", "TCZ-R47", "TCZ-057")
def test_it_picks_what_it_names_unless_shielded(case: Case) -> None:
    state = used_on_c(case)
    assert to_move(state) == "T"
    assert pickable(state) == {*SLOTS[: len(case.cards)], *bystanders(case)}
    refused = refusal(state, "pick A1x12")
    assert refused is not None
    assert (refused.rule, refused.reason) == ("TCZ-R47", "shielded")
    assert (refused.params["card_2"], refused.params["field_2"]) == (case.guard, "A1x11")


@ALL
@rule("TCZ-052", "TCZ-053", "TCZ-055", "TCZ-R49")
def test_all_picked_leave_together_when_the_number_is_reached(case: Case) -> None:
    state = used_on_c(case)
    for n in range(case.most):
        assert left(state) == case.most - n
        assert can_stop(state)
        assert where(state, case.cards[0]) == SLOTS[0], "nothing leaves before the last pick"
        state = play(state, f"pick {SLOTS[n]}")
    assert to_move(state) == "C"
    gone, kept = list(case.cards[: case.most]), list(case.cards[case.most :])
    if case.fate == "taken":
        assert owns(state, "T", " ".join(map(str, gone)))
    else:
        assert all_at(state, gone, case.fate)
    assert owns(state, "C", " ".join(map(str, kept)))
    assert where(state, case.event) == "used"


@ALL
@rule("TCZ-055")
def test_fewer_may_be_picked(case: Case) -> None:
    state = used_on_c(case)
    if case.most > 1:
        state = play(state, f"pick {SLOTS[1]}")
        assert says(state, f"pick {SLOTS[1]}") == "TCZ-055"
        state = play(state, "done")
        assert where(state, case.cards[0]) == SLOTS[0]
        assert where(state, case.cards[1]) != SLOTS[1] or owner(state, case.cards[1]) == "T"
    else:
        state = play(state, "done")
        assert owns(state, "C", " ".join(map(str, case.cards)))
    assert to_move(state) == "C"


@ALL
@rule("TCZ-R53", "TCZ-056")
def test_with_nothing_to_pick_it_is_spent(case: Case) -> None:
    maps = "T 10@A1x2 11@C3x2 12@E5x2 13@G7x2"
    if case.event == 166:
        base = BASE4.replace("117@I9x12 118@H8x13 119@J10x13", "40@I9x12")
        state = table(base, maps, hand="166 45 62")
    else:
        state = facing(case.event, maps)
    state, facts = told(state, f"event {case.event} C", dice=case.dice)
    assert to_move(state) == "C"
    assert where(state, case.event) == "used"
    assert news(facts, "no-effect") == [{"event": case.event}]


@ALL
@rule("TCZ-R51", "TCZ-R52", "TCZ-048")
def test_only_cards_of_the_target(case: Case) -> None:
    state = used_on_c(case)
    assert says(state, "pick I9x13") == "TCZ-R51"
    assert says(state, "pick H8x6") == "TCZ-048"
    assert says(state, "pick O15x1") == "TCZ-R46"
    assert says(state, "lay 45 G7x7") == "TCZ-049"
    if case.event not in (162, 194):
        assert refusal(state, "pick F6x13") is not None
        assert says(state, "pick F6x13") in ("TCZ-049", "TCZ-R66")


@rule("TCZ-R51")
def test_a_start_card_of_an_unused_settlement_is_safe_once_won() -> None:
    base = "T 1@H8x7; C 2@I9x13 114@I9x12; L 4@L12x8; C 3@C3x8 11@C3x9; T 10@C3x7 12@H8x8"
    state = play(table(base, hand="162 45"), "event 162 C", dice=[6])
    assert to_move(state) == "C", "nothing but a Start Card touches Tczew"


@rule("TCZ-R47")
def test_s31_only_cards_away_from_the_service() -> None:
    state = facing(164, "C 20@G7x13 50@F6x13 98@G7x12 55@G7x11")
    state = play(state, "event 164 C", dice=[6])
    assert pickable(state) == {"G7x11"}
    assert left(state) == 3
    assert to_move(play(state, "pick G7x11")) == "C", "nothing more can be picked"


@rule("TCZ-R47")
def test_s32_a_service_of_somebody_else_does_not_help() -> None:
    state = facing(164, "C 98@G7x13 50@F6x13; S 5@E5x12 20@E5x13")
    assert pickable(play(state, "event 164 C", dice=[1])) == {"F6x13"}


@rule("TCZ-R47")
def test_the_service_itself_is_shielded() -> None:
    state = facing(152, "C 98@G7x13 26@F6x13 50@E5x13 75@D4x13")
    assert pickable(play(state, "event 152 C", dice=[1])) == {"D4x13", "I9x12", "H8x13", "J10x13"}


@rule("TCZ-055", "TCZ-056")
def test_s27_both_sport_cards_and_none_later() -> None:
    state = facing(187, victim(105, 106), pile="30 31 21 22")
    state = play(state, "event 187 C", f"pick {SLOTS[0]}", f"pick {SLOTS[1]}")
    assert to_move(state) == "C", "with two taken nothing is left to ask"
    assert all_at(state, [105, 106], "pile")


@rule("TCZ-053", "TCZ-R41")
def test_s28_returned_cards_lie_at_the_bottom_in_order() -> None:
    state = facing(187, victim(109, 106), epoch=4, pile="21 22 23 24")
    state = play(state, "event 187 C", f"pick {SLOTS[0]}", f"pick {SLOTS[1]}")
    assert list(state.piles[1])[-2:] == [106, 109]


@rule("TCZ-073", "TCZ-R88")
def test_s29_sped_up_they_are_used_up() -> None:
    state = facing(187, victim(106), speed=True)
    state, facts = told(state, "event 187 C", f"pick {SLOTS[0]}")
    assert where(state, 106) == "used"
    assert [fact["card"] for fact in news(facts, "destroy")] == [106]
    swap = choices(state, "exchange")[0]
    assert where(play(state, swap), int(swap.split()[1])) == "pile"


# A fire of connected cards (152).


@rule("TCZ-R49")
def test_152_burns_one_connected_group() -> None:
    state = play(facing(152, victim(40, 84)), "event 152 C", dice=[6])
    assert {*SLOTS[:2], "G7x13", "E5x13", "I9x12"} < pickable(state)
    state = play(state, f"pick {SLOTS[0]}")
    assert pickable(state) == {"G7x13"}
    assert says(state, "pick E5x13") == "TCZ-R49"
    state = play(state, "pick G7x13")
    assert pickable(state) == {"F6x13", "H8x13"}
    assert to_move(play(state, "pick F6x13")) == "C"


@rule("TCZ-R49", "TCZ-055")
def test_152_may_stop_and_burns_no_more_than_rolled() -> None:
    state = play(facing(152, victim(40)), "event 152 C", dice=[2])
    assert left(state) == 1
    state = play(state, f"pick {SLOTS[0]}")
    assert to_move(state) == "C"
    assert where(state, 40) == "used"


@rule("TCZ-R47", "TCZ-R53")
def test_152_with_everything_shielded() -> None:
    base = BASE4.replace("117@I9x12 118@H8x13 119@J10x13", "26@I9x12 118@H8x12")
    state = play(table(base, hand="152 45"), "event 152 C", dice=[1])
    assert to_move(state) == "C"
    assert owns(state, "C", "2 26 118")


# Water (153, 159).

RIVER_OF_C = "C 64@K11x13 10@L12x13 94@K11x12 103@K11x14"


@rule("TCZ-048", "TCZ-R107")
def test_153_asks_for_every_opponent_from_the_left() -> None:
    state = facing(153, RIVER_OF_C)
    state = play(state, "event 153", dice=[3])
    assert (to_move(state), left(state)) == ("T", 2)
    assert pickable(state) == {"K11x13", "L12x13", "K11x12", "K11x14", "J10x13"}
    state = play(state, "pick K11x12", "pick K11x14")
    assert pickable(state) == {"K11x8"}, "Suchostrzygi has nothing by the water; Lisewo follows"
    assert where(state, 94) == "K11x12", "all cards leave together"
    state = play(state, "pick K11x8")
    assert to_move(state) == "C"
    assert all_at(state, [94, 103, 123], "pile")


@rule("TCZ-R47", "TCZ-055")
def test_153_spares_what_the_fire_brigade_guards() -> None:
    state = facing(153, "C 64@K11x13 26@J10x12 113@K11x12")
    state = play(state, "event 153", dice=[6])
    assert pickable(state) == {"K11x13"}
    assert says(state, "pick K11x12") == "TCZ-R47"
    state = play(state, "done", "done")
    assert to_move(state) == "C"
    assert owns(state, "C", "64 26 113")


@rule("TCZ-R53")
def test_153_with_nobody_at_the_water() -> None:
    base = "T 1@H8x7 115@I9x7; C 2@I9x13 118@H8x13; S 3@C3x8; L 4@L12x8"
    state, facts = told(table(base, hand="153 45"), "event 153", dice=[6])
    assert to_move(state) == "C"
    assert news(facts, "no-effect") == [{"event": 153}]


@rule("TCZ-047", "TCZ-R54")
def test_159_destroys_two_cards_on_the_river_of_any_player() -> None:
    state = facing(159, RIVER_OF_C, "T 63@J10x7")
    assert choices(state, "event") == ["event 159 T", "event 159 C", "event 159 S", "event 159 L"]
    own = play(state, "event 159 T")
    assert pickable(own) == {"J10x7"}
    assert where(play(own, "pick J10x7"), 63) == "used"
    state = play(state, "event 159 C")
    assert pickable(state) == {"K11x13", "K11x12", "K11x14"}
    state = play(state, "pick K11x12", "pick K11x14")
    assert to_move(state) == "C"
    assert all_at(state, [94, 103], "used")


@rule("TCZ-R47", "TCZ-R53")
def test_159_shield_and_nothing_there() -> None:
    state = facing(159, "C 64@K11x13 26@J10x12 113@K11x12")
    assert pickable(play(state, "event 159 C")) == {"K11x13"}
    assert to_move(play(state, "event 159 S")) == "C"


# The victim chooses (163).


@rule("TCZ-R107", "TCZ-R46", "TCZ-R49")
def test_163_each_opponent_gives_up_a_card_of_own_choice() -> None:
    state = facing(163, victim(84, 50), "L 85@M13x8; S 51@B2x8")
    state = play(state, "event 163")
    assert to_move(state) == "C"
    assert pickable(state) == {"G7x12", "E5x12"}
    assert not can_stop(state)
    assert says(state, "done") == "TCZ-049"
    state = play(state, "pick E5x12")
    assert to_move(state) == "S"
    assert where(state, 50) == "E5x12"
    state = play(state, "pick B2x8")
    assert to_move(state) == "L"
    state = play(state, "pick M13x8")
    assert all_at(state, [50, 51, 85], "pile")
    assert where(state, 84) == "G7x12"
    assert to_move(state) == "C"


@rule("TCZ-R47", "TCZ-R53", "TCZ-R107")
def test_163_passes_over_who_has_nothing_unshielded() -> None:
    state = facing(163, "C 5@G7x13 84@F6x13; L 85@M13x8")
    state = play(state, "event 163")
    assert (to_move(state), pickable(state)) == ("L", {"M13x8"})
    nothing, facts = told(facing(163), "event 163")
    assert to_move(nothing) == "C"
    assert news(facts, "no-effect") == [{"event": 163}]


# A card and what touches it (165, 186).


@rule("TCZ-R49")
def test_165_destroys_a_mill_and_two_cards_that_touch_it() -> None:
    state = facing(165, "C 10@G7x13 50@F6x13 84@E5x13 40@F6x12 105@F6x14 75@E5x12")
    state = play(state, "event 165 C")
    assert pickable(state) == {"F6x13"}
    state = play(state, "pick F6x13")
    assert left(state) == 2
    assert pickable(state) == {"G7x13", "E5x13", "F6x12", "F6x14"}
    state = play(state, "pick F6x12")
    assert pickable(state) == {"G7x13", "E5x13", "F6x14"}, "E5x12 touches only the second card"
    assert says(state, "pick E5x12") == "TCZ-R49"
    state = play(state, "pick F6x14")
    assert all_at(state, [50, 40, 105], "used")
    assert where(state, 10) == "G7x13"


@rule("TCZ-R47", "TCZ-055")
def test_165_shield_and_stopping() -> None:
    state = facing(165, "C 10@G7x13 50@F6x13 84@E5x13 26@E5x12 40@F6x12")
    state = play(state, "event 165 C", "pick F6x13")
    assert pickable(state) == {"G7x13"}, "the fire brigade guards E5x13 and F6x12"
    state = play(state, "done")
    assert where(state, 50) == "used"
    assert to_move(state) == "C"


@rule("TCZ-R53", "TCZ-055")
@pytest.mark.parametrize(("event", "dice"), [(165, []), (186, [6])])
def test_165_and_186_with_nothing_picked_touch_nothing(event: int, dice: list[int]) -> None:
    assert to_move(play(facing(event), f"event {event} C", dice=dice)) == "C"
    maps = "C 10@G7x13 50@F6x13 68@F6x12 84@F6x14"
    state = play(facing(event, maps), f"event {event} C", dice=dice)
    state, facts = told(state, "done")
    assert to_move(state) == "C"
    assert news(facts, "no-effect") == [{"event": event}]


@rule("TCZ-051", "TCZ-R49", "TCZ-R50")
def test_186_derails_a_train_and_so_many_cards_beside_it() -> None:
    state = facing(186, "C 10@G7x13 68@F6x13 84@E5x13 40@F6x12 105@F6x14")
    state, facts = told(state, "event 186 C", dice=[4])
    assert news(facts, "roll-k3") == [{"player": 0, "number": 2, "die": 4}]
    assert (pickable(state), left(state)) == ({"F6x13"}, 1)
    state = play(state, "pick F6x13")
    assert left(state) == 2
    state = play(state, "pick F6x12", "pick F6x14")
    assert all_at(state, [68, 40, 105], "used")
    assert to_move(state) == "C"


@rule("TCZ-R47")
def test_186_shield() -> None:
    state = facing(186, "C 26@G7x13 68@F6x13 10@E5x13 69@D4x13")
    assert pickable(play(state, "event 186 C", dice=[1])) == {"D4x13"}


# A gale (189).


@rule("TCZ-R49", "TCZ-R54")
def test_189_takes_cards_with_one_neighbour_whoever_owns_it() -> None:
    state = facing(189, "C 40@G7x13 84@F6x13; T 10@I9x11; - 132@E5x13")
    assert "event 189 T" in choices(state, "event")
    state = play(state, "event 189 C", dice=[4])
    assert pickable(state) == {"J10x13"}, "a rival's card counts, and one of nobody"
    assert says(state, "pick F6x13") == "TCZ-R49"


@rule("TCZ-R47", "TCZ-055", "TCZ-R53")
def test_189_limit_shield_and_nothing() -> None:
    state = facing(189, victim(40, 84, 41, safe=42, guard=26))
    state = play(state, "event 189 C", dice=[3])
    assert pickable(state) == {"G7x12", "E5x12", "C3x12", "I9x12", "J10x13"}
    assert says(state, "pick A1x11") == "TCZ-R47"
    state = play(state, "pick G7x12", "pick E5x12")
    assert to_move(state) == "C"
    assert all_at(state, [40, 84], "used")
    bare = "T 1@H8x7 10@H8x6; C 2@I9x13; S 3@C3x8; L 4@L12x8"
    assert to_move(play(table(bare, hand="189 45"), "event 189 C", dice=[6])) == "C"


# What touches the user (TCZ-R66).


@rule("TCZ-R66")
def test_taking_does_not_open_the_way_to_more() -> None:
    state = facing(161, "T 10@G7x11; C 68@G7x12 40@G7x13 84@F6x12")
    state = play(state, "event 161 C")
    assert pickable(state) == {"G7x12"}
    assert says(state, "pick F6x12") == "TCZ-R66"
    state = play(state, "pick G7x12")
    assert to_move(state) == "C", "F6x12 did not touch Tczew before"
    assert owner(state, 68) == "T"


@rule("TCZ-050")
def test_194_rolls_a_whole_die_and_leaves_town_halls() -> None:
    state = facing(194, HALLS_OF_T, victim(68, 84, 40))
    state, facts = told(state, "event 194 C", dice=[6])
    assert news(facts, "roll-k6") == [{"player": 0, "number": 6, "die": 6}]
    assert left(state) == 6
    state = facing(162, "T 40@G7x11 10@G7x10 11@E5x11", victim(14, 84))
    state = play(state, "event 162 C", dice=[6])
    assert pickable(state) == {"E5x12"}
    assert says(state, "pick G7x12") == "TCZ-049"


# What lies on top counts (TCZ-R55, TCZ-R59).


@rule("TCZ-R55", "TCZ-R59", "TCZ-004")
def test_s37_a_covered_card_is_what_covers_it() -> None:
    base = BASE4.replace(" 115@I9x7", "")
    maps = ("C 98@G7x13 50+168@F6x13",)
    assert to_move(play(table(base, *maps, hand="164 190"), "event 164 C", dice=[6])) == "C"
    state = facing(164, *maps, "C 51@G7x12")
    state = play(state, "event 164 C", dice=[6])
    assert says(state, "pick F6x13") == "TCZ-R55"
    state = play(facing(190, *maps), "event 190 C")
    assert pickable(state) == {"F6x13"}
    state = play(state, "pick F6x13")
    assert where(state, 50) == "used"
    assert state.subs[0] == 254


@rule("TCZ-R42", "TCZ-R59")
def test_a_stack_returned_or_taken() -> None:
    state = facing(153, "C 50+168@J10x12")
    state = play(state, "event 153", "pick J10x12", "done", dice=[1])
    assert where(state, 50) == "pile"
    assert state.subs[0] == 254
    state = facing(162, "T 10@G7x11 11@A1x1; C 50+168@G7x12 98@G7x13")
    state = play(state, "event 162 C", "pick G7x12", dice=[1])
    assert owner(state, 50) == "T"
    assert state.subs[0] != 254


# Districts that an event cuts off (TCZ-065, TCZ-066, TCZ-069, TCZ-R79).


@rule("TCZ-069", "TCZ-R79")
def test_s38_the_rest_of_the_arm_goes_to_the_used_cards() -> None:
    state = table(BASE4, "T 20@H8x5 40@H8x4 50@H8x3 84@H8x2", to_move="L", hand="152 45")
    state = play(state, "event 152 T", "pick H8x4", dice=[1])
    assert all_at(state, [40, 50, 84], "used")
    state = facing(151, "C 40@G7x13 50@F6x13 84@E5x13")
    state = play(state, "event 151 C", "pick G7x13", dice=[1])
    assert where(state, 40) == "pile"
    assert all_at(state, [50, 84], "used")


@rule("TCZ-066")
def test_s40_the_user_inherits_what_it_touches() -> None:
    maps = "T 20@H8x5 40@H8x4 50@H8x3 84@H8x2; L 11@I9x2 105@I9x3"
    state = table(BASE4, maps, to_move="L", hand="152 45")
    state = play(state, "event 152 T", "pick H8x4", dice=[1])
    assert owns(state, "L", "50 84")
