"""Cards cut off from their city: they stay, pass to a rival, or fall."""

import pytest

from stolik.games.tczew.board import BIT
from stolik.games.tczew.city import give, lift
from stolik.games.tczew.districts import cut_off, settle, steps_to
from stolik.games.tczew.piles import discard, return_cards
from stolik.games.tczew.state import State
from stolik.kernel.chance import ToldChance
from stolik.kernel.fact import Fact
from tests.rules.marks import rule
from tests.rules.tczew.table import (
    ARM,
    BASE2,
    BASE3,
    BASE4,
    bare,
    field,
    news,
    owner,
    owns,
    play,
    random_states,
    seat_of,
    table,
    tokens,
    used_subs,
    where,
)

HEAD = "T 20@H8x5 40@H8x4"


def destroy(state: State, names: str, by: str, dice: tuple[int, ...] = ()) -> list[Fact]:
    """This player's event destroys the cards on these fields."""
    facts: list[Fact] = []
    discard(state, lift(state, sum(BIT[field(name)] for name in names.split())))
    luck = ToldChance(dice)
    settle(state, seat_of(state, by), luck, facts)
    luck.finish()
    return facts


# Stay or fall.


@rule("TCZ-069", "TCZ-064")
def test_s38_what_touches_nobody_falls() -> None:
    state = bare(ARM)
    facts = destroy(state, "H8x4", "L")
    assert where(state, 50) == where(state, 84) == "used"
    assert owns(state, "T", "20")
    assert news(facts, "district-falls") == [{"player": 0, "card": 50, "town": 1, "count": 2}]


@rule("TCZ-064")
def test_a_corner_does_not_hold_a_city_together() -> None:
    state = bare(BASE4, HEAD, "T 84@G7x3")
    destroy(state, "H8x4", "L")
    assert where(state, 84) == "used"


@rule("TCZ-R25")
@pytest.mark.parametrize("between", ["C 11@H8x4", "- 74@H8x4"])
def test_another_players_card_does_not_connect(between: str) -> None:
    state = bare(BASE4, between, "T 20@H8x5 50@H8x3")
    settle(state, 3, ToldChance(()), None)
    assert owner(state, 50) == ("C" if between.startswith("C") else "T")


@rule("TCZ-065")
@pytest.mark.parametrize("hall", [10, 11])
def test_s39_a_district_with_a_town_hall_stays(hall: int) -> None:
    state = bare(ARM.replace("84@H8x2", f"{hall}@H8x2"))
    destroy(state, "H8x4", "L")
    assert owns(state, "T", f"50 {hall}")


@rule("TCZ-065", "TCZ-R68")
def test_a_district_with_a_start_card_stays() -> None:
    state = bare(BASE3, "T 84@D4x8 20@E5x8; T 3@C3x8".replace("- 3@C3x8", ""))
    give(state, BIT[field("C3x8")], 0)
    destroy(state, "E5x8", "L")
    assert owns(state, "T", "3 84")


@rule("TCZ-R76")
def test_a_district_with_several_structural_cards_simply_stays() -> None:
    state = bare(BASE4, "T 10@A1x1 84@B2x1 11@C3x1")
    assert cut_off(state, (0, 1, 2, 3)) == []
    assert not destroy(state, "H8x6", "L")
    assert owns(state, "T", "10 84 11")


@rule("TCZ-065")
def test_a_district_may_be_reconnected() -> None:
    state = table(BASE4, "T 20@H8x5 10@H8x3", hand="84")
    state = play(state, "lay 84 H8x4")
    destroy(state, "H8x3", "L")
    assert owns(state, "T", "84 20")


@rule("TCZ-064", "TCZ-R62")
@pytest.mark.parametrize(("players", "seed"), [(2, 41), (3, 42), (4, 43), (4, 44)])
def test_after_every_move_every_group_stands(players: int, seed: int) -> None:
    """So only who has just lost cards can have a district."""
    for state in random_states(players, seed, {"rules": "extended"}):
        assert cut_off(state, range(players)) == []


# Passing to a rival.


@rule("TCZ-066")
def test_s40_the_attacker_who_touches_it_takes_it() -> None:
    state = bare(ARM, "L 11@I9x2 105@I9x3")
    facts = destroy(state, "H8x4", "L")
    assert owns(state, "L", "50 84")
    told = {"player": 3, "player_2": 0, "card": 50, "town": 4, "count": 2}
    assert news(facts, "district-passes") == [told]


@rule("TCZ-067", "TCZ-R72")
def test_s41_else_the_nearest_takes_it() -> None:
    state = bare(ARM, "L 11@I9x2; C 12@F6x3 106@G7x3")
    destroy(state, "H8x4", "S")
    assert owns(state, "L", "50 84")


@rule("TCZ-R72")
def test_distance_ignores_river_and_cards() -> None:
    state = bare(BASE4, "L 11@K11x1 12@E5x1")
    assert steps_to(state, 3, BIT[field("H8x1")]) == 3
    assert steps_to(state, 3, BIT[field("L12x8")]) == 0
    assert steps_to(state, 0, BIT[field("O15x15")]) == 15


@rule("TCZ-068", "TCZ-R78")
@pytest.mark.parametrize(
    ("dice", "town"), [((2, 5), "L"), ((5, 2), "C"), ((3, 3, 6, 1), "C"), ((4, 4, 1, 1, 1, 2), "L")]
)
def test_s42_equal_distances_are_decided_by_dice(dice: tuple[int, ...], town: str) -> None:
    state = bare(ARM, "L 11@I9x2; C 12@G7x2")
    destroy(state, "H8x4", "S", dice)
    assert owns(state, town, "50 84")


@rule("TCZ-R77")
def test_a_district_is_never_split() -> None:
    state = bare(ARM, "L 11@I9x2; C 12@G7x2")
    destroy(state, "H8x4", "C")
    assert owns(state, "C", "50 84")


@rule("TCZ-R74")
def test_who_splits_the_own_city_is_no_claimant() -> None:
    state = bare(ARM, "L 11@I9x2 105@I9x3")
    destroy(state, "H8x4", "T")
    assert owns(state, "L", "50 84")
    state = bare(ARM)
    destroy(state, "H8x4", "T")
    assert where(state, 50) == "used"


@rule("TCZ-R70")
def test_touching_another_doomed_district_is_no_claim() -> None:
    """Districts of T and C lie side by side; neither stands."""
    state = bare(BASE4, "T 20@A1x1 40@B2x1; C 50@A1x2 84@B2x2")
    destroy(state, "H8x6", "L")
    assert all(where(state, card) == "used" for card in (20, 40, 50, 84))


@rule("TCZ-R71")
def test_the_district_with_the_lowest_card_goes_first() -> None:
    """What L gains with 20 stands, and so L can claim 50 of Czyżykowo through it."""
    state = bare(BASE4, "L 11@A1x1; T 20@B2x1; C 50@C3x1")
    facts = destroy(state, "H8x6", "S")
    assert owns(state, "L", "11 20 50")
    assert [fact["card"] for fact in news(facts, "district-passes")] == [20, 50]


@rule("TCZ-R71")
def test_lowest_first_may_settle_who_is_nearer() -> None:
    """First 20 goes to C, whose Town Hall is then beside 50 as L's is: C attacks and wins."""
    state = bare(BASE4, "C 11@A1x1; T 20@B2x1; S 50@C3x1; L 84@D4x1 12@E5x1")
    destroy(state, "H8x6", "C")
    assert owns(state, "C", "11 20 50")


@rule("TCZ-R71")
def test_unclaimed_districts_fall_together_at_the_end() -> None:
    state = bare(BASE4, "T 20@A1x1; C 50@O15x1; L 11@A1x3; S 84@A1x4")
    facts = destroy(state, "H8x6", "T")
    assert owner(state, 84) == "L"
    assert {fact["card"] for fact in news(facts, "district-falls")} == {20, 50}
    assert [fact.name for fact in facts][-2:] == ["district-falls"] * 2


@rule("TCZ-R73")
def test_without_a_structural_card_the_largest_group_stands() -> None:
    state = bare("T 20@A1x1 40@B2x1 50@D4x1 84@E5x1 105@F6x1; C 2@I9x13; - 3@C3x8")
    settle(state, 1, ToldChance(()), None)
    assert owns(state, "T", "50 84 105")
    assert where(state, 20) == where(state, 40) == "used"


@rule("TCZ-R73")
def test_of_equal_groups_the_one_with_the_lowest_card_stands() -> None:
    state = bare("T 50@A1x1 40@B2x1 20@D4x1 84@E5x1; C 2@I9x13; - 3@C3x8")
    settle(state, 1, ToldChance(()), None)
    assert owns(state, "T", "20 84")
    assert where(state, 50) == where(state, 40) == "used"


@rule("TCZ-R72")
def test_a_claimant_without_structural_cards_comes_last() -> None:
    near = "T 84@A1x1; S 50@B2x1; C 2@I9x13 20@C3x1 10@O15x15; L 4@L12x8; C 1@H8x7; S 3@C3x8"
    state = bare(near)
    destroy(state, "A1x15", "L")
    assert owner(state, 50) == "T"  # C's card beside it stands in no group of its own
    state = bare(near.replace("20@C3x1", "11@C3x1"))
    destroy(state, "A1x15", "L")
    assert owner(state, 50) == "C"


@rule("TCZ-R75")
def test_a_card_of_nobody_claims_nothing() -> None:
    state = bare(BASE4, "- 74@I9x2", "T 84@A1x1")
    destroy(state, "H8x6", "L")
    assert where(state, 84) == "used"
    assert owner(state, 74) == "-"


@rule("TCZ-R75")
def test_a_won_epoch_i_card_is_cut_off_like_any_card() -> None:
    state = bare(BASE4, HEAD, "T 74@H8x3")
    destroy(state, "H8x4", "L")
    assert where(state, 74) == "used"


@rule("TCZ-R79")
def test_fallen_districts_are_used_even_if_the_event_returns_its_targets() -> None:
    state = table(ARM, epoch=4, pile="98")
    return_cards(state, lift(state, BIT[field("H8x4")]))
    settle(state, 3, ToldChance(()), None)
    assert where(state, 40) == "pile"
    assert where(state, 50) == where(state, 84) == "used"


@rule("TCZ-R80")
def test_no_shield_holds_a_district() -> None:
    """Every Service lies in it, and it passes all the same."""
    state = bare(BASE4, "T 20@A1x1 29@B2x1 35@A1x2; L 11@C3x1")
    destroy(state, "H8x6", "L")
    assert owns(state, "L", "20 29 35")


@rule("TCZ-R69")
def test_one_effect_has_one_attacker() -> None:
    """Both districts touch L, who attacks; the second touches S's Town Hall as well."""
    state = bare(BASE4, "T 20@A1x1 50@D4x1; L 11@B2x1 84@C3x1; S 12@E5x1")
    destroy(state, "H8x6", "L")
    assert owns(state, "L", "20 50")


@rule("TCZ-069")
def test_a_fallen_stack_leaves_with_its_substitute() -> None:
    state = bare(BASE4, "T 40+168@A1x1")
    destroy(state, "H8x6", "L")
    assert where(state, 40) == "used"
    assert used_subs(state) == {168}


@rule("TCZ-R20")
def test_captures_follow_the_passing_of_a_district() -> None:
    state = bare(BASE4, "L 11@A1x1; T 20@B2x1; - 132@C3x1")
    give(state, 0, 0)
    facts = destroy(state, "H8x6", "L")
    assert owner(state, 132) in "TL"
    assert [fact.name for fact in facts].count("capture") == 1


# Tokens.


@rule("TCZ-R100")
def test_a_card_taken_over_gets_one_token_if_it_touches_a_rival() -> None:
    state = bare(ARM, "L 11@I9x2 105@I9x3; C 13@H8x1", extended=True)
    state.marked |= BIT[field("H8x3")] | BIT[field("H8x2")]
    state.fortified |= BIT[field("H8x3")] | BIT[field("H8x2")]
    destroy(state, "H8x4", "L")
    assert owns(state, "L", "50 84")
    assert tokens(state, "H8x2") == 1  # beside 13 of Czyżykowo
    assert tokens(state, "H8x3") == 0


@rule("TCZ-R100", "TCZ-059")
def test_s54_cards_taken_by_an_event_get_tokens_in_the_extended_game_only() -> None:
    for extended in (False, True):
        state = bare(ARM, "L 11@G7x4", extended=extended)
        taken = BIT[field("H8x4")]
        give(state, taken, 3)
        settle(state, 3, ToldChance(()), None, taken=taken)
        assert owns(state, "L", "40 50 84")
        assert tokens(state, "H8x4") == extended
        assert tokens(state, "H8x2") == 0


@rule("TCZ-R96")
def test_tokens_leave_with_their_card() -> None:
    state = bare(BASE2, "T 84@A1x1**", extended=True)
    destroy(state, "H8x6", "C")
    assert not state.marked | state.fortified
