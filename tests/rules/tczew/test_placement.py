"""Where a card may be laid, and which rule and card forbid it."""

import pytest

from stolik.games.tczew.board import BOARD, RIVER, RIVERSIDE, beside, members
from stolik.games.tczew.cards import CATEGORIES, NONE
from stolik.games.tczew.deck import CATEGORY_OF, STARS_OF, STARTS
from stolik.games.tczew.placement import barred, free_fields, refuse_field
from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.state import State
from tests.rules.marks import rule
from tests.rules.tczew.table import (
    BASE2,
    BASE3,
    BASE4,
    bare,
    field,
    names,
    owner,
    owns,
    places,
    play,
    random_states,
    refusal,
    says,
    seat_of,
    table,
    turns,
    where,
)

ROAD = "T 20@G7x7 50@F6x7"
"""Tczew reaches out to the west."""


def why(state: State, move: str) -> dict[str, int | str]:
    found = refusal(state, move)
    assert found is not None
    return dict(found.params)


# One card a field, beside the own city.


@rule("TCZ-020")
def test_a_field_holds_one_card() -> None:
    state = table(BASE4, hand="84")
    assert says(state, "lay 84 H8x6") == "TCZ-020"
    assert why(state, "lay 84 H8x6")["card_2"] == 114


@rule("TCZ-020")
def test_an_unowned_card_is_not_built_over() -> None:
    assert says(table(BASE4, "- 74@G7x5", hand="84"), "lay 84 G7x5") == "TCZ-020"


@rule("TCZ-025")
def test_nobody_builds_on_a_rivals_card() -> None:
    state = table(BASE4, ROAD, "S 41@E5x7 84@D4x7", hand="92")
    assert says(state, "lay 92 E5x7") == "TCZ-025"
    assert why(state, "lay 92 E5x7")["card_2"] == 41


@rule("TCZ-021")
def test_a_card_touches_an_own_one() -> None:
    state = table(BASE4, hand="84")
    assert says(state, "lay 84 A1x1") == "TCZ-021"
    assert says(state, "lay 84 I9x12", "T") == "TCZ-025"
    assert says(state, "lay 84 I9x11") == "TCZ-021"
    assert places(state, 84) == {"G7x6", "H8x5", "I9x6", "G7x7", "G7x8", "H8x9", "I9x8"}


@rule("TCZ-022")
def test_a_corner_is_nothing() -> None:
    state = table(BASE4, hand="84")
    assert says(state, "lay 84 G7x5") == "TCZ-022"
    assert says(state, "lay 84 G7x6") == "legal"


@rule("TCZ-022")
def test_s12_a_corner_is_no_clash() -> None:
    state = table(BASE4, "T 20@G7x7", hand="128")
    assert says(state, "lay 128 F6x7") == "legal"


@rule("TCZ-R22")
def test_a_card_may_touch_a_district() -> None:
    state = table(BASE4, "T 10@A1x1", hand="84")
    assert says(state, "lay 84 B2x1") == "legal"


@rule("TCZ-034")
def test_from_epoch_iii_on_one_builds_outside_the_zones() -> None:
    assert says(table(BASE4, hand="84"), "lay 84 H8x5") == "legal"


@rule("TCZ-R23")
def test_s20_a_rivals_zone_is_open() -> None:
    state = table(BASE4, ROAD, "T 105@E5x7", hand="84")
    after = play(state, "lay 84 D4x7")
    assert owns(after, "T", "84")
    assert owns(after, "S", "120 121")


@rule("TCZ-R23")
def test_the_zone_of_an_unused_settlement_is_open() -> None:
    state = table(BASE3, ROAD, "T 105@E5x7", hand="84")
    assert says(state, "lay 84 D4x7") == "legal"


@rule("TCZ-R24")
def test_touching_a_rival_of_another_category_changes_nothing() -> None:
    state = table(BASE4, ROAD, "S 41@E5x8", hand="84")
    after = play(state, "lay 84 E5x7")
    assert owns(after, "S", "41")
    assert owns(after, "T", "84")


# Categories.


@rule("TCZ-023")
def test_s11_a_monument_does_not_touch_monuments() -> None:
    state = table(BASE4, hand="128")
    assert says(state, "lay 128 I9x8") == "TCZ-023"
    assert why(state, "lay 128 I9x8") == {
        "card": 128, "field": "I9x8", "card_2": 115, "field_2": "I9x7", "category": "D",
    }  # fmt: skip


@rule("TCZ-024")
def test_s13_a_rivals_card_of_the_category_counts() -> None:
    state = table(BASE4, ROAD, "S 41@E5x8", hand="42 84")
    assert says(state, "lay 42 F6x8") == "TCZ-024"
    assert why(state, "lay 42 F6x8")["card_2"] == 41
    assert says(state, "lay 84 F6x8") == "legal"


@rule("TCZ-R17", "TCZ-R18")
def test_s19_an_unowned_card_of_the_category_counts() -> None:
    state = table(BASE4, "- 74@G7x5", hand="75 84")
    assert says(state, "lay 75 H8x5") == "TCZ-R17"
    assert why(state, "lay 75 H8x5")["card_2"] == 74
    after = play(state, "lay 84 H8x5")
    assert owner(after, 74) == "T"


@rule("TCZ-R15")
def test_any_card_may_touch_a_start_card() -> None:
    assert {CATEGORY_OF[card] for card in STARTS} == {NONE}
    for card in (10, 40, 84, 128, 137, 143):
        assert says(table(BASE4, hand=str(card)), f"lay {card} G7x7") == "legal"


@rule("TCZ-063")
@pytest.mark.parametrize(("card", "answer"), [(41, "TCZ-063"), (138, "TCZ-063"), (84, "legal")])
def test_s35_the_covered_category_and_the_substitutes_both_count(card: int, answer: str) -> None:
    state = table(BASE4, ROAD, "T 40+168@F6x8", hand=str(card))
    assert says(state, f"lay {card} F6x9") == answer


# Stars.


@rule("TCZ-026", "TCZ-027")
def test_s14_river_cards_lie_on_the_river_and_no_others_do() -> None:
    state = table(BASE4, hand="40 64")
    assert says(state, "lay 40 J10x7") == "TCZ-027"
    assert says(state, "lay 64 J10x7") == "legal"
    assert says(state, "lay 64 G7x7") == "TCZ-026"


@rule("TCZ-027")
def test_a_river_card_lets_a_city_cross() -> None:
    state = table(BASE2, "T 64@J10x6", hand="84")
    assert says(state, "lay 84 K11x6") == "legal"


@rule("TCZ-028")
@pytest.mark.parametrize("name", ["F6x1", "F6x4", "I9x4", "A1x11", "I9x11"])
def test_canal_and_drybok_are_no_river(name: str) -> None:
    assert not RIVER >> field(name) & 1


@rule("TCZ-029")
def test_s15_riverside_cards_lie_by_the_river() -> None:
    state = table(BASE4, hand="52")
    assert says(state, "lay 52 G7x8") == "TCZ-029"
    assert says(state, "lay 52 I9x6") == "legal"


@rule("TCZ-R26")
def test_riverside_is_land_with_the_river_to_its_east_or_west() -> None:
    assert RIVERSIDE.bit_count() == 30
    assert beside(RIVER) & ~RIVER == RIVERSIDE
    assert not RIVERSIDE & RIVER


@rule("TCZ-R27")
def test_a_card_has_one_mark() -> None:
    assert set(STARS_OF) == {0, 1, 2, 3, 4}


@rule("TCZ-032")
def test_one_star_limits_nothing() -> None:
    noted = [card for card in range(5, 114) if STARS_OF[card] == 1]
    plain = [card for card in range(5, 114) if STARS_OF[card] == 0]
    state = bare(BASE4)
    for card in noted:
        twin = next((each for each in plain if CATEGORY_OF[each] == CATEGORY_OF[card]), card)
        assert free_fields(state, 0, card) == free_fields(state, 0, twin)


@rule("TCZ-030", "TCZ-R28")
def test_s16_a_lonely_card_has_one_neighbour() -> None:
    state = table(BASE4, hand="53")
    assert says(state, "lay 53 G7x7") == "legal"
    assert says(state, "lay 53 I9x8") == "TCZ-030"
    assert why(state, "lay 53 I9x8")["count"] == 2


@rule("TCZ-R28")
@pytest.mark.parametrize("other", ["- 74@F6x7", "S 41@F6x7"])
def test_unowned_and_rival_cards_are_neighbours_too(other: str) -> None:
    state = table(BASE4, other, hand="53")
    assert says(state, "lay 53 G7x7") == "TCZ-030"


@rule("TCZ-031")
@pytest.mark.parametrize("name", ["G7x6", "G7x8", "F6x7"])
def test_s17_nobody_builds_beside_a_lonely_card(name: str) -> None:
    state = table(BASE4, "T 53@G7x7; S 11@F6x5 84@F6x6", hands={"T": "92", "S": "93", "C": "94"})
    assert says(state, f"lay 92 {name}") != "legal"
    assert says(turns(state, "S"), f"lay 93 {name}") != "legal"
    assert says(table(BASE4, "T 53@G7x7", hand="92"), "lay 92 G7x6") == "TCZ-031"


@rule("TCZ-031")
def test_a_rival_may_not_build_beside_a_lonely_card() -> None:
    state = table(BASE4, "T 53@G7x7; S 11@F6x6", hands={"S": "93"}, to_move="S")
    assert says(state, "lay 93 G7x6") == "TCZ-031"
    assert says(state, "lay 93 F6x7") == "TCZ-031"


@rule("TCZ-R29")
def test_the_fields_beside_a_lonely_card_stay_closed() -> None:
    state = table(BASE4, "T 10@A1x1 53@C3x1", hand="84")
    assert says(state, "lay 84 B2x1") == "TCZ-031"


@rule("TCZ-R30")
def test_the_edge_of_the_board_is_an_empty_side() -> None:
    state = table(BASE4, "T 10@A1x2", hand="53")
    assert says(state, "lay 53 A1x1") == "legal"


@rule("TCZ-R31")
def test_two_lonely_cards_do_not_touch() -> None:
    state = table(BASE4, "T 53@G7x7", hand="37 149")
    assert says(state, "lay 149 F6x7") == "TCZ-031"
    assert says(state, "lay 37 G7x6") == "TCZ-031"


# Cards that come back, and players without a card.


@rule("TCZ-R33")
def test_monuments_and_epoch_i_cards_may_come_back_into_a_hand() -> None:
    state = table(BASE2, ROAD, hand="74 120 132")
    for card in (74, 120, 132):
        after = play(state, f"lay {card} E5x7")
        assert owns(after, "T", str(card))


@rule("TCZ-R34", "TCZ-R104")
def test_without_a_card_on_the_map_one_builds_in_the_own_zone() -> None:
    state = table("T 1@H8x7; C 2@I9x13 117@I9x12; - 3@C3x8; L 4@L12x8", extended=True, hand="84 64")
    state.owned = (0, state.owned[0] | state.owned[1], state.owned[2])
    zone = {f"{column}x{row}" for column in ("G7", "H8", "I9") for row in (6, 7, 8)}
    assert places(state, 84) == zone - {"H8x7"}
    assert places(state, 64) == set()
    assert says(state, "lay 84 A1x1") == "TCZ-R34"
    assert owns(play(state, "lay 84 G7x6"), "T", "84")


@rule("TCZ-R34")
def test_with_a_closed_zone_one_builds_on_any_land() -> None:
    blocked = "C 32@G7x6 5@H8x6 18@I9x6 6@G7x7 1@H8x7 7@I9x7 19@G7x8 8@H8x8 33@I9x8"
    state = table(f"T; {blocked} 2@I9x13; - 3@C3x8 4@L12x8", extended=True, hand="84 64")
    assert "A1x1" in places(state, 84)
    assert not {"J10x5", "G7x6"} & places(state, 84)
    assert says(state, "lay 84 J10x5") == "TCZ-027"
    assert places(state, 64) == set()
    assert says(state, "lay 64 J10x5") == "TCZ-R34"


@rule("TCZ-R34")
def test_the_other_rules_hold_for_a_player_without_cards() -> None:
    state = table("T; C 1@H8x7 84@H8x6 2@I9x13; - 3@C3x8 4@L12x8", extended=True, hand="92 53")
    assert not {"G7x6", "I9x6"} & places(state, 92)
    assert places(state, 53) == {"G7x6", "I9x6", "G7x7", "I9x7", "H8x8"}


# No rule is broken.


@rule("TCZ-033", "TCZ-R32")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_no_card_ever_lies_wrongly(players: int, seed: int) -> None:
    for state in random_states(players, seed, {"rules": "extended"}):
        for category in range(len(CATEGORIES)):
            assert not state.clash[category] & beside(state.clash[category])
        for at in members(state.lonely):
            assert (beside(1 << at) & state.occupied).bit_count() <= 1


@rule("TCZ-021")
@pytest.mark.parametrize(("players", "seed"), [(2, 4), (3, 5), (4, 6)])
def test_a_card_may_lie_wherever_no_rule_forbids_it(players: int, seed: int) -> None:
    """The fast way to the legal fields, and the bars one by one, agree."""
    for state in random_states(players, seed, {"rules": "extended"}):
        if SCRIPT.prompt(state) != "action":
            continue
        seat = SCRIPT.to_move(state) or 0
        for card in state.hands[seat]:
            if card <= 150:
                forbidden = 0
                for _, _, fields in barred(state, seat, card):
                    forbidden |= fields
                assert free_fields(state, seat, card) == BOARD & ~forbidden


@rule("TCZ-021")
def test_every_forbidden_field_has_a_rule_and_names_the_card() -> None:
    state = table(BASE4, ROAD, "S 41@E5x8; - 74@G7x5; T 53@H8x9", hand="42")
    free = free_fields(state, 0, 42)
    for at in members(BOARD & ~free):
        found = refuse_field(state, 0, 42, at)
        assert found.params["card"] == 42
        assert names(1 << at) == {found.params["field"]}


@rule("TCZ-021")
def test_asking_about_a_legal_field_is_a_mistake() -> None:
    with pytest.raises(AssertionError):
        refuse_field(table(BASE4, hand="84"), 0, 84, field("H8x5"))


@rule("TCZ-039")
def test_a_laid_card_leaves_the_hand_for_the_map() -> None:
    after = play(table(BASE4, hand="20 84"), "lay 84 H8x5")
    assert where(after, 84) == "H8x5"
    assert seat_of(after, "T") == 0
