"""Section 6 of the rulebook: chances of taking and laying (outside, diagonal, reshuffle, draw)."""

import pytest

from stolik.games.grzybowski import GAME
from stolik.kernel.chance import QuickChance, ToldChance
from tests.rules.grzybowski.table import (
    cards,
    choices,
    full,
    last_turn,
    lies,
    market,
    outside,
    play,
    points,
    says,
    sees,
    sides,
    table,
    to_move,
)
from tests.rules.marks import rule

MARKET = "01r 02r 03a 04a 05a 06a"
TAKE_AND_LAY = ("take 03a", "lay 03a 1,0")


# Outside the grid.


@rule("PG-050", "PG-053")
def test_the_card_taken_is_laid_outside_the_grid() -> None:
    state = play(table("26r # # # #", hand="07r"), "outside 26 0,5")
    assert lies(state, "0,5") == "07r"
    assert outside(state) == {"0,5"}


@rule("PG-050")
@pytest.mark.parametrize("place", ["0,5", "0,-1"])
def test_without_the_chance_no_card_lies_outside(place: str) -> None:
    state = table("26a # # # #", hand="07r")
    assert says(state, f"lay 07r {place}") == "PG-023"
    assert says(state, f"outside 26 {place}") == "PG-043"


@rule("PG-R27")
def test_a_card_outside_lies_beside_a_card_in_the_grid() -> None:
    state = table("26r # # # #\nout 0,5 #", hand="07a")
    assert says(state, "outside 26 1,5") == "PG-R27"
    assert says(state, "outside 26 0,6") == "PG-R27"
    beside_both = table("26r # # # #\n. . . . #\nout 0,5 #", hand="07a")
    assert says(beside_both, "outside 26 1,5") == "legal"


@rule("PG-R27")
def test_a_corner_is_no_contact_outside_either() -> None:
    assert says(table("26r # # # #", hand="07a"), "outside 26 1,5") == "PG-R27"


@rule("PG-050", "PG-025")
def test_a_card_outside_needs_a_free_place() -> None:
    state = table("26r # # # #\nout 0,5 #", hand="07a")
    assert says(state, "outside 26 0,5") == "PG-025"


@rule("PG-053")
def test_a_card_outside_is_one_of_the_25_and_leaves_a_hole() -> None:
    end = play(last_turn("26r", hand="07a"), "outside 26 2,5")
    assert GAME.prompt(end) == "over"
    assert outside(end) == {"2,5"}
    assert len(cards(end)) == 25
    assert lies(end, "4,4") == "---"


@rule("PG-R25")
def test_a_hole_breaks_adjacency_and_changes_no_other_place() -> None:
    """K . P is no pair; the corners, the centre and the edge stay where they are."""
    assert points("24a . 40a . 01r")[1] == 0
    assert points("16r . . . .\n. . . . .\n. . 18r . .") == {16: 5, 18: 7}
    assert points("10r . . . .\n. . . . .\n. 09a . . .")[10] == 0


@rule("PG-R28")
def test_a_card_outside_makes_patterns_with_the_others() -> None:
    assert points(". . . . 24a\n01r\nout 0,5 25a")[1] == 3


@rule("PG-R28")
def test_a_goal_outside_is_scored() -> None:
    assert points("24a 25a\nout 0,-1 01r")[1] == 3


@rule("PG-R28")
def test_a_card_outside_is_a_neighbour() -> None:
    assert points("19r\nout 0,-1 04a")[19] == 7


@rule("PG-R28")
@pytest.mark.parametrize(
    ("use", "place", "face"),
    [("flip 24 0,5", "0,5", "07r"), ("swap 20 0,2 0,5", "0,2", "07a"),
     ("move 35 0,5 1,1", "1,1", "07a")],
)  # fmt: skip
def test_chances_act_on_a_card_outside(use: str, place: str, face: str) -> None:
    state = play(table("24r 20r 35r # #\nout 0,5 07a"), use)
    assert lies(state, place) == face


@rule("PG-R28", "PG-021")
def test_a_card_outside_is_contact_for_the_next_card() -> None:
    """Only the card outside lies beside 0,0."""
    state = table(". . # # #\n. . # . .\nout -1,0 #", hand="24a")
    assert says(state, "lay 24a 0,0") == "legal"


@rule("PG-R28")
def test_a_chance_outside_may_be_used() -> None:
    state = play(table("07a 08a # # #\nout 0,5 20r"), "swap 20 0,0 0,1")
    assert lies(state, "0,0") == "08a"
    assert lies(state, "0,5") == "20a"


@rule("PG-054", "PG-055", "PG-080")
def test_a_card_outside_is_on_the_edge_and_its_neighbour_is_not() -> None:
    assert points(". . . . .\n. . . . .\n17a . . . 10r")[10] == 1
    assert points(". . . . .\n. . . . .\n17a . . . 10r\nout 2,-1 41a")[10] == 1
    assert points(". . . . .\n. . . . .\n. . . . 10r\nout 2,-1 41a")[10] == 1


@rule("PG-R30", "PG-081")
@pytest.mark.parametrize("out", ["0,-1", "-1,0"])
def test_a_corner_beside_a_card_outside_loses_the_edge_and_is_interior(out: str) -> None:
    """Card 16 bears the T that card 11 counts inside, card 17 the A that card 10 counts outside."""
    assert points("16a . . . 11r")[11] == 0
    assert points(f"16a . . . 11r\nout {out} 24a")[11] == 1
    assert points(f"17a . . . 10r\nout {out} 24a")[10] == 0


@rule("PG-R31", "PG-054")
def test_cards_outside_are_all_on_the_edge_even_side_by_side() -> None:
    assert points(". . . . 10r\nout 2,-1 41a\nout 3,-1 17a")[10] == 2


@rule("PG-R31", "PG-055")
def test_every_card_beside_any_card_outside_loses_the_edge() -> None:
    grid = """
        . . . . 10r
        . . . . .
        41a . . . .
        17a . . . .
        09a . . . .
        out 2,-1 24a
        out 3,-1 25a
    """
    assert points(grid)[10] == 1


@rule("PG-054", "PG-055", "PG-R30")
def test_the_example_of_the_rulebook_of_the_edge() -> None:
    grid = """
        09a 17a 10r . .
        22a 07a 35a . .
        54a 20a 44a . .
        . . . . .
        . . . . .
        out 1,-1 41a
    """
    assert points(grid)[10] == 4


# Diagonal.


@rule("PG-051")
@pytest.mark.parametrize("place", ["1,1", "1,-1", "-1,1", "-1,-1"])
def test_the_card_taken_is_laid_at_a_corner(place: str) -> None:
    state = table("31r", hand="07r")
    after = play(state, f"diagonal 31 {place}")
    assert lies(after, place) == "07r"
    assert outside(after) == set()


@rule("PG-R39")
def test_a_diagonal_place_may_also_touch_along_a_row() -> None:
    assert says(table("31r #\n# .", hand="07a"), "diagonal 31 1,1") == "legal"


@rule("PG-R39")
@pytest.mark.parametrize("place", ["0,1", "2,2", "0,2"])
def test_a_diagonal_place_lies_at_a_corner_of_an_own_card(place: str) -> None:
    assert says(table("31r", hand="07a"), f"diagonal 31 {place}") == "PG-R39"


@rule("PG-R39", "PG-025")
def test_a_diagonal_place_is_free() -> None:
    assert says(table("31r #\n# #", hand="07a"), "diagonal 31 1,1") == "PG-025"


@rule("PG-R39", "PG-023")
def test_a_diagonal_place_fits_into_the_grid() -> None:
    assert says(table("31r # # # #", hand="07a"), "diagonal 31 1,5") == "PG-023"


@rule("PG-R39", "PG-R66")
def test_a_diagonal_does_not_lead_away_from_a_card_outside() -> None:
    """Columns 1..5 are five, so it is not the size that forbids it."""
    state = table(". 31r # # #\nout 0,-1 #", hand="07a")
    assert says(state, "diagonal 31 1,5") in ("PG-R22", "PG-R66")


@rule("PG-051")
def test_a_diagonal_side_does_not_change() -> None:
    state = table("31r", hand="07r")
    after = play(state, "diagonal 31 1,1")
    assert cards(after) == {"0,0": "31a", "1,1": "07r"}


# Reshuffle.


@rule("PG-056", "PG-R21")
def test_a_reshuffle_deals_a_new_market_from_market_and_stack() -> None:
    state = table("44r #", market=MARKET)
    after = play(state, "reshuffle 44", chance=QuickChance(5))
    assert sorted(after.market + after.stack) == sorted(state.market + state.stack)
    assert market(after) != market(state)
    assert sides(market(after)) == "rraaaa"
    assert len(after.stack) == len(state.stack)


@rule("PG-056")
def test_old_market_cards_may_come_anywhere() -> None:
    state = table("44r #", market=MARKET)
    pile = sorted(state.market + state.stack)
    after = play(state, "reshuffle 44", chance=ToldChance([pile[::-1]]))
    assert list(after.market) + list(after.stack) == pile[::-1]


@rule("PG-R21")
def test_after_a_reshuffle_a_card_is_taken_as_usual() -> None:
    after = play(table("44r #", market=MARKET), "reshuffle 44")
    assert GAME.prompt(after) == "take"
    assert choices(after) == sorted(f"take {face}" for face in market(after))


@rule("PG-R21")
def test_the_six_cards_of_the_last_turn_may_be_dealt_anew() -> None:
    state = last_turn("44r")
    six = list(state.market)
    after = play(state, "reshuffle 44", chance=ToldChance([six[::-1]]))
    assert list(after.market) == six[::-1]
    assert sides(market(after)) == "rraaaa"


# Draw from the stack.


@rule("PG-057", "PG-R65")
@pytest.mark.parametrize("side", ["a", "r"])
def test_a_drawn_card_is_laid_either_side_up(side: str) -> None:
    state = table("30r #", market=MARKET)
    top = state.stack[0]
    after = play(state, "draw 30", f"lay {top:02}{side} 0,2")
    assert lies(after, "0,2") == f"{top:02}{side}"


@rule("PG-057")
def test_the_drawn_card_is_the_top_of_the_stack_instead_of_a_market_card() -> None:
    state = table("30r #", market=MARKET)
    after = play(state, "draw 30")
    assert sees(after, 0)["hand"]["faces"][0] == f"{state.stack[0]:02}a"
    assert after.stack == state.stack[1:]
    assert says(after, "take 03a") == "PG-R50"


@rule("PG-R65")
def test_the_drawer_sees_both_sides_before_choosing() -> None:
    state = table("30r #", market=MARKET)
    top = f"{state.stack[0]:02}"
    hand = sees(play(state, "draw 30"), 0)["hand"]
    assert hand == {"seat": 0, "faces": [f"{top}a", f"{top}r"], "either_side": True}
    assert sees(play(state, "draw 30"), 1)["hand"]["faces"] == [f"{top}a"]


@rule("PG-R20")
def test_after_a_draw_the_market_is_not_refilled() -> None:
    state = table("30r #", market=MARKET)
    after = play(state, "draw 30", f"lay {state.stack[0]:02}a 0,2")
    assert market(after) == MARKET.split()
    assert len(after.stack) == len(state.stack) - 1
    assert to_move(after) == 1


@rule("PG-R20")
def test_the_last_card_of_the_stack_may_be_drawn() -> None:
    """Turn 49: one card is left in the stack."""
    state = table(full("30r", hole=True), full(hole=True))
    assert len(state.stack) == 1
    after = play(state, "draw 30")
    assert len(after.stack) == 0
