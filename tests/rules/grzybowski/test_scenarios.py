"""The scenarios, one by one: given, when, then."""

import json

import pytest

from stolik.games.grzybowski import GAME
from stolik.kernel.chance import QuickChance, ToldChance, derived_seed
from stolik.kernel.match import Match
from tests.rules.grzybowski.table import (
    cards,
    choices,
    eager_game,
    full,
    last_turn,
    lies,
    market,
    new_game,
    outside,
    places,
    play,
    points,
    random_game,
    says,
    sees,
    sides,
    table,
    to_move,
)
from tests.rules.marks import rule

MARKET = "01r 02r 03a 04a 05a 06a"


@rule("PG-002", "PG-003", "PG-004")
@pytest.mark.parametrize("seed", range(5))
def test_s01_a_new_game_is_set_up(seed: int) -> None:
    state = new_game(seed)
    assert len(state.stack) == 49
    assert sides(market(state)) == "rraaaa"
    assert cards(state, 0) == cards(state, 1) == {}
    assert GAME.pieces(state) == list(range(1, 56))


@rule("PG-R54")
@pytest.mark.parametrize("seed", range(3))
def test_s02_the_same_seed_gives_the_same_set_up(seed: int) -> None:
    one, two = (Match.new(GAME, ["Ola", "Jan"], seed=derived_seed(seed)).state for _ in range(2))
    assert one.to_data() == two.to_data()
    assert one.to_data() != Match.new(GAME, ["Ola", "Jan"], seed=derived_seed("x")).state.to_data()


@rule("PG-014", "PG-017")
def test_s03_an_obverse_is_laid_and_refilled_obverse_up() -> None:
    state = table(market=MARKET)
    top = state.stack[0]
    after = play(state, "take 04a", "lay 04a 0,0")
    assert lies(after, "0,0") == "04a"
    assert market(after)[3] == f"{top:02}a"
    assert len(after.stack) == 48


@rule("PG-014", "PG-017")
def test_s04_a_reverse_is_laid_and_refilled_reverse_up_by_the_former_stack_top() -> None:
    state = table(market=MARKET)
    top = state.stack[0]
    after = play(state, "take 02r", "lay 02r 0,0")
    assert lies(after, "0,0") == "02r"
    assert market(after)[1] == f"{top:02}r"


@rule("PG-014")
def test_s05_an_obverse_cannot_be_laid_reverse_up() -> None:
    assert says(play(table(market=MARKET), "take 04a"), "lay 04r 0,0") == "PG-014"


@rule("PG-020", "PG-R23")
def test_s06_an_empty_grid_has_one_legal_place() -> None:
    assert places(table(hand="24a")) == {"0,0"}


@rule("PG-021")
def test_s07_one_card_has_four_places_around_it() -> None:
    assert places(table("#", hand="24a")) == {"-1,0", "0,-1", "0,1", "1,0"}


@rule("PG-022")
def test_s08_a_corner_is_rejected_without_a_chance() -> None:
    assert says(table("#", hand="24a"), "lay 24a 1,1") == "PG-022"


@rule("PG-023")
def test_s09_a_row_of_five_has_ten_places_none_left_or_right() -> None:
    found = places(table("# # # # #", hand="24a"))
    assert len(found) == 10
    assert not found & {"0,-1", "0,5"}


@rule("PG-021", "PG-024")
def test_s10_a_row_of_four_has_ten_places() -> None:
    assert len(places(table("# # # #", hand="24a"))) == 10


@rule("PG-023")
def test_s11_a_plus_of_nine_has_twelve_places_in_its_box() -> None:
    plus = """
        . . # . .
        . . # . .
        # # # # #
        . . # . .
        . . # . .
    """
    found = places(table(plus, hand="24a"))
    assert len(found) == 12
    assert all(0 <= int(number) <= 4 for spot in found for number in spot.split(","))


@rule("PG-010", "PG-015")
def test_s12_a_turn_cannot_end_without_laying() -> None:
    assert says(play(table("#", market=MARKET), "take 04a"), "end") == "PG-015"


@rule("PG-010")
def test_s13_nobody_acts_in_the_opponents_turn() -> None:
    assert says(table("#", market=MARKET), "take 04a", seat=1) == "PG-010"


@rule("PG-030", "PG-031", "PG-032", "PG-033")
@pytest.mark.parametrize("seat", [0, 1])
def test_s14_a_view_holds_no_down_side_and_only_the_top_of_the_stack(seat: int) -> None:
    state = table("#", market=MARKET)
    seen = sees(state, seat)
    assert seen["stack"] == {"size": len(state.stack), "top": f"{state.stack[0]:02}a"}
    text = json.dumps(seen)
    hidden = ["01a", "02a", "03r", "04r", "05r", "06r"]
    hidden += [f"{card:02}{side}" for card in state.stack[1:] for side in "ar"]
    assert not [face for face in hidden if face in text]


@rule("PG-013", "PG-R53")
def test_s15_the_taker_sees_both_sides_the_opponent_the_up_side() -> None:
    state = play(table("#", market=MARKET), "take 04a")
    assert sees(state, 0)["hand"]["faces"] == ["04a", "04r"]
    assert sees(state, 1)["hand"]["faces"] == ["04a"]


@rule("PG-060", "PG-R18")
def test_s16_turn_50_ends_the_game_without_a_refill() -> None:
    state = last_turn()
    assert len(state.stack) == 0
    assert len(market(state)) == 6
    take = choices(state, "take")[0]
    end = play(state, take, take.replace("take", "lay") + " 4,4")
    assert len([face for face in market(end) if face != "---"]) == 5
    assert GAME.to_move(end) is None
    assert [len(cards(end, seat)) for seat in (0, 1)] == [25, 25]


@rule("PG-R19")
@pytest.mark.parametrize("seed", range(3))
def test_s17_before_turn_t_the_stack_holds_50_less_t(seed: int) -> None:
    for state in random_game(seed, shy=True):
        if GAME.prompt(state) == "take":
            assert len(state.stack) == 50 - sees(state, 0)["turn"]


@rule("PG-R19", "PG-R20")
def test_s18_after_a_stack_draw_in_turn_9_turn_20_starts_with_30() -> None:
    state = table("30r # # #", market=MARKET)
    assert sees(state, 0)["turn"] == 9
    state = play(state, "draw 30")
    state = play(state, min(choices(state, "lay")))
    while sees(state, 0)["turn"] < 20:
        moves = [move for move in choices(state) if move.split()[0] in ("take", "lay", "end")]
        state = play(state, moves[-1])
    assert GAME.prompt(state) == "take"
    assert len(state.stack) == 30


@rule("PG-041")
def test_s19_a_chance_laid_this_turn_cannot_be_used() -> None:
    state = play(table("37r #", hand="20r"), "lay 20r 0,2")
    assert says(state, "swap 20 0,0 0,1") == "PG-041"


@rule("PG-043")
def test_s20_a_used_chance_acts_and_turns_and_its_symbols_count() -> None:
    """Card 20 bears J, which card 41 counts in its row."""
    state = table("20r 07a 41r")
    after = play(state, "swap 20 0,1 0,2")
    assert [lies(after, f"0,{column}") for column in range(3)] == ["20a", "41r", "07a"]
    assert GAME.score(state).seats[0].by_card()[41] == 0
    assert GAME.score(after).seats[0].by_card()[41] == 1


@rule("PG-042")
def test_s21_a_second_chance_in_a_turn_is_rejected() -> None:
    state = play(table("20r 37r"), "swap 20 0,0 0,1")
    assert says(state, "swap 37 0,0 0,1") == "PG-042"


@rule("PG-R34", "PG-R49")
def test_s22_a_swap_may_move_its_own_card() -> None:
    state = play(table("20r 07r #"), "swap 20 0,0 0,1")
    assert lies(state, "0,0") == "07r"
    assert lies(state, "0,1") == "20a"


@rule("PG-R34")
def test_s23_a_card_is_not_swapped_with_itself() -> None:
    assert says(table("20r #"), "swap 20 0,1 0,1") == "PG-R34"


@rule("PG-045")
def test_s24_a_card_is_not_swapped_with_one_of_the_opponents_grid() -> None:
    """A move names places of the own grid; only the opponent has a card at 1,0."""
    assert says(table("20r #", "#\n#"), "swap 20 0,0 1,0") == "PG-045"


@rule("PG-046", "PG-R36")
def test_s25_a_flipped_goal_becomes_its_symbols() -> None:
    """Card 12 counts the K of card 01 once it lies obverse up."""
    state = table("24r 01r . .\n07a 12r")
    after = play(state, "flip 24 0,1")
    assert lies(after, "0,1") == "01a"
    assert lies(after, "0,0") == "24a"
    assert 1 in GAME.score(state).seats[0].by_card()
    assert GAME.score(after).seats[0].by_card()[12] == 1
    assert 1 not in GAME.score(after).seats[0].by_card()


@rule("PG-R35")
def test_s26_a_chance_side_is_not_flipped() -> None:
    assert says(table("24r 29r"), "flip 24 0,1") == "PG-R35"


@rule("PG-R35", "PG-R45")
def test_s27_godlewski_may_be_flipped_to_the_joker_without_a_point() -> None:
    state = play(table("24r 21a"), "flip 24 0,1")
    assert lies(state, "0,1") == "21r"
    assert GAME.score(state).seats[0].by_card() == {21: 0}


@rule("PG-R56", "PG-R57")
def test_s28_a_chance_flipped_up_again_is_used_in_the_next_own_turn() -> None:
    state = table("48r 20a #", market=MARKET)
    state = play(state, "flip 48 0,1")
    assert says(state, "swap 20 0,0 0,2") == "PG-042"
    state = play(state, "take 03a", "lay 03a 1,0", "take 04a", "lay 04a 1,0")
    assert lies(play(state, "swap 20 0,0 0,2"), "0,1") == "20a"


@rule("PG-047")
def test_s29_a_card_of_a_row_of_three_moves_below_its_middle() -> None:
    assert says(table("35r # #"), "move 35 0,0 1,1") == "legal"


@rule("PG-047", "PG-R37")
def test_s30_a_card_of_two_moves_round_the_other() -> None:
    assert says(table("35r #"), "move 35 0,0 0,2") == "legal"


@rule("PG-R37")
def test_s31_a_move_may_leave_the_rest_disconnected() -> None:
    state = play(table("35r # #"), "move 35 0,1 0,3")
    assert set(cards(state)) == {"0,0", "0,2", "0,3"}


@rule("PG-R37")
def test_s32_the_first_of_five_moves_behind_the_last() -> None:
    assert says(table("35r # # # #"), "move 35 0,0 0,5") == "legal"


@rule("PG-023", "PG-R37")
def test_s33_the_middle_of_five_does_not_move_behind_the_last() -> None:
    assert says(table("35r # # # #"), "move 35 0,2 0,5") == "PG-023"


@rule("PG-R48")
def test_s34_a_full_grid_has_no_place_for_a_move() -> None:
    state = table(full("35r", "07a"), full(hole=True), laid=7)
    assert says(state, "move 35 0,0 1,1") == "PG-R48"


@rule("PG-048")
def test_s35_the_joker_flip_turns_godlewski_and_itself() -> None:
    state = play(table("55r 21a"), "joker 55")
    assert cards(state) == {"0,0": "55a", "0,1": "21r"}


@rule("PG-R38")
def test_s36_the_opponents_godlewski_is_not_turned() -> None:
    assert says(table("55r #", "21a #"), "joker 55") == "PG-R38"


@rule("PG-050", "PG-R26")
def test_s37_a_card_is_laid_outside_a_row_of_five() -> None:
    state = play(table("26r # # # #", hand="07a"), "outside 26 0,5")
    assert outside(state) == {"0,5"}


@rule("PG-R26")
def test_s38_a_place_that_may_be_inside_is_not_outside() -> None:
    assert says(table("26r # # #", hand="07a"), "outside 26 0,4") == "PG-R26"


@rule("PG-023", "PG-R22")
def test_s39_no_ordinary_card_lies_beside_a_card_outside_it() -> None:
    assert says(table("# # # # #\nout 0,5 #", hand="24a"), "lay 24a 1,5") == "PG-023"


@rule("PG-053")
def test_s40_a_card_outside_leaves_one_hole_at_the_end() -> None:
    end = play(last_turn("26r", hand="07a"), "outside 26 0,5")
    assert GAME.to_move(end) is None
    assert len(cards(end)) == 25
    assert len(set(cards(end)) - outside(end)) == 24


@rule("PG-051")
def test_s41_a_card_is_laid_diagonally_and_the_chance_turns() -> None:
    state = play(table("31r", hand="07a"), "diagonal 31 1,1")
    assert cards(state) == {"0,0": "31a", "1,1": "07a"}


@rule("PG-023", "PG-R39")
def test_s42_a_diagonal_keeps_to_five_columns() -> None:
    assert says(table("31r # # # #", hand="07a"), "diagonal 31 1,5") == "PG-023"


@rule("PG-056", "PG-R21")
def test_s43_a_reshuffle_keeps_the_cards_and_the_turn_goes_on() -> None:
    state = table("44r #", market=MARKET)
    after = play(state, "reshuffle 44", chance=QuickChance(3))
    assert sorted(after.market + after.stack) == sorted(state.market + state.stack)
    assert sides(market(after)) == "rraaaa"
    assert len(after.stack) == len(state.stack)
    assert GAME.prompt(after) == "take"
    assert to_move(after) == 0


@rule("PG-058")
@pytest.mark.parametrize("use", ["reshuffle 44", "draw 30"])
def test_s44_reshuffle_and_draw_come_before_the_take(use: str) -> None:
    assert says(play(table("44r 30r", market=MARKET), "take 04a"), use) == "PG-058"


@rule("PG-057", "PG-R20")
def test_s45_a_card_from_the_stack_is_laid_reverse_up() -> None:
    state = table("30r #", market=MARKET)
    top = state.stack[0]
    after = play(state, "draw 30", f"lay {top:02}r 0,2")
    assert lies(after, "0,2") == f"{top:02}r"
    assert market(after) == market(state)
    assert len(after.stack) == len(state.stack) - 1


@rule("PG-R20", "PG-R48")
def test_s46_nothing_is_drawn_from_an_empty_stack() -> None:
    assert says(last_turn("30r"), "draw 30") == "PG-R20"


@rule("PG-R21")
def test_s47_six_cards_are_dealt_anew_in_turn_50() -> None:
    state = last_turn("44r")
    order = sorted(state.market, reverse=True)
    after = play(state, "reshuffle 44", chance=ToldChance([order]))
    assert list(after.market) == order
    assert sides(market(after)) == "rraaaa"


@rule("PG-R46", "PG-088")
def test_s48_a_chance_as_the_25th_card_scores_one() -> None:
    end = play(last_turn(hand="20r"), "lay 20r 4,4")
    assert GAME.to_move(end) is None
    assert GAME.score(end).seats[0].by_card() == {20: 1}


@rule("PG-088", "PG-R43")
def test_s49_a_joker_never_needed_scores_nothing() -> None:
    scored = points("21r 24a 25a . 01r\n. . . . .")
    assert scored == {1: 3, 21: 0}
    assert scored.joker == ""


@rule("PG-R55")
def test_s50_equal_totals_are_a_draw() -> None:
    state = table(full("20r", hole=True), full("37r"), hand="24a")
    end = play(state, "lay 24a 4,4", "end")
    assert GAME.to_move(end) is None
    assert GAME.score(end).totals == (1, 1)
    assert GAME.score(end).winners == (0, 1)


@rule("PG-R44")
def test_s51_the_joker_in_its_row_does_not_spoil_korczak() -> None:
    scored = points("13r . 21r")
    assert scored == {13: 5, 21: 0}
    assert scored.joker == ""


@rule("PG-084", "PG-088")
def test_s52_an_unused_chance_with_h_spoils_the_campaign() -> None:
    assert points("14r\n.\n44r") == {14: 0, 44: 1}


@rule("PG-083")
def test_s53_a_used_chance_with_h_spoils_it_too() -> None:
    assert points("14r\n.\n44a") == {14: 0}


@rule("PG-087")
def test_s54_pilsudska_reverse_up_is_no_neighbour() -> None:
    assert points("19r 04r") == {4: 0, 19: 1}


@rule("PG-085")
def test_s55_the_town_hall_swapped_to_a_corner_scores_one() -> None:
    faces = ["20r", *["#"] * 11, "18r"]
    state = play(last_turn(*faces, hand="24a"), "lay 24a 4,4")
    assert GAME.score(state).seats[0].by_card()[18] == 7
    end = play(state, "swap 20 2,2 4,4")
    assert GAME.score(end).seats[0].by_card()[18] == 1


@rule("PG-015", "PG-041", "PG-042")
@pytest.mark.parametrize("seed", range(2))
def test_s56_a_game_saved_at_any_moment_goes_on_as_it_would_have(seed: int) -> None:
    """Saved as plain data: the same views, the same choices, the same score."""
    for state in eager_game(seed):
        again = GAME.from_data(json.loads(json.dumps(state.to_data())))
        for seat in (0, 1):
            assert sees(again, seat) == sees(state, seat)
            assert choices(again, seat=seat) == choices(state, seat=seat)
        assert GAME.score(again) == GAME.score(state)


@rule("PG-094", "PG-R45")
def test_s57_the_joker_is_taken_and_laid_and_is_never_an_action() -> None:
    state = table("# #", market="21r 02r 03a 04a 05a 06a")
    top = state.stack[0]
    state = play(state, "take 21r", "lay 21r 0,2")
    assert lies(state, "0,2") == "21r"
    assert market(state)[0] == f"{top:02}r"
    state = play(state, "take 03a", "lay 03a 0,2")
    assert choices(state) == sorted(f"take {face}" for face in market(state))


@rule("PG-R64")
def test_s58_a_swap_takes_a_card_out_of_the_grid_and_another_in() -> None:
    """Card 10 counts A on the edge: 09 earns its point outside, 41 in the middle does not."""
    grid = """
        37r 24a 25a 05a 48a
        . 39a . . .
        . 07a 09a . .
        . . . . .
        . . . . 10r
        out 0,5 41a
    """
    state = play(table(grid), "swap 37 0,5 2,2")
    assert lies(state, "0,5") == "09a"
    assert lies(state, "2,2") == "41a"
    assert outside(state) == {"0,5"}
    assert GAME.score(state).seats[0].by_card()[10] == 1


@rule("PG-R66")
def test_s59_the_grid_may_not_leave_a_card_outside_behind() -> None:
    """The row at 0,1 to 0,5 is written at 0,0 to 0,4 here, the card outside at 0,-1."""
    state = table("35r # # # #\nout 0,-1 #", market=MARKET)
    assert says(state, "move 35 0,0 0,5") == "PG-R66"
    state = play(state, "move 35 0,0 1,1", "take 04a")
    assert says(state, "lay 04a 0,5") in ("PG-R66", "PG-R22")


@rule("PG-R65")
@pytest.mark.parametrize("side", ["a", "r"])
def test_s60_the_drawer_sees_both_sides_and_may_lay_either(side: str) -> None:
    state = table("30r #", market=MARKET)
    top = f"{state.stack[0]:02}"
    state = play(state, "draw 30")
    assert sees(state, 0)["hand"]["faces"] == [f"{top}a", f"{top}r"]
    assert says(state, f"lay {top}{side} 0,2") == "legal"
