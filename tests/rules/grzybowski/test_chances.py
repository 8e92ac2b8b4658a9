"""Section 6 of the rulebook: chances.

Chance cards: swap 20 37, flip 24 48, move 29 35, joker flip 55, outside 26 28, diagonal 31 34,
reshuffle 44, draw 30 33.
"""

from itertools import product

import pytest

from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.deck import DECK
from stolik.kernel.chance import QuickChance, ToldChance
from tests.rules.grzybowski.table import (
    cards,
    choices,
    eager_game,
    full,
    last_turn,
    lies,
    market,
    outside,
    places,
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


# For all chances.

USES = {
    "swap": "swap 20 0,0 0,1",
    "flip": "flip 24 0,1",
    "move": "move 35 0,4 1,1",
    "joker": "joker 55",
    "outside": "outside 26 0,5",
    "diagonal": "diagonal 31 1,1",
    "reshuffle": "reshuffle 44",
    "draw": "draw 30",
}
"""One use of each kind on a row of five: the chance, Godlewski obverse up, and three cards."""
BEFORE_TAKING, LAYING, AFTER_LAYING = "before taking", "laying", "after laying"
WINDOWS = {
    BEFORE_TAKING: {"swap", "flip", "move", "joker", "reshuffle", "draw"},
    LAYING: {"swap", "flip", "move", "joker", "outside", "diagonal"},
    AFTER_LAYING: {"swap", "flip", "move", "joker"},
}
TOO_LATE = {
    "outside": "PG-052",
    "diagonal": "PG-052",
    "reshuffle": "PG-058",
    "draw": "PG-058",
}


def at(moment: str, card: str, side: str = "r") -> str:
    return f"{card}{side} 21a # # #" + ("\n07a" if moment == AFTER_LAYING else "")


@rule("PG-040", "PG-049", "PG-052", "PG-058", "PG-R04", "PG-R47")
@pytest.mark.parametrize(("moment", "kind"), list(product(WINDOWS, USES)))
def test_each_kind_of_chance_has_its_moments(moment: str, kind: str) -> None:
    use = USES[kind]
    grid = at(moment, use.split()[1])
    state = table(
        grid,
        hand="07a" if moment == LAYING else None,
        laid=7 if moment == AFTER_LAYING else None,
    )
    expected = "legal" if kind in WINDOWS[moment] else TOO_LATE[kind]
    assert says(state, use) == expected
    assert (use in choices(state)) == (expected == "legal")


@rule("PG-040")
def test_a_chance_acts_only_as_its_card_says() -> None:
    assert says(table("20r # #"), "flip 20 0,1") == "PG-040"
    assert says(table("# # #"), "swap 01 0,0 0,1") == "PG-040"


@rule("PG-040")
def test_a_chance_of_the_other_player_is_no_chance() -> None:
    assert says(table("# # #", "20r # #"), "swap 20 0,0 0,1") == "PG-040"
    assert choices(table("# # #", "20r # #"), "swap") == []


@rule("PG-040")
def test_a_chance_in_the_market_is_no_chance() -> None:
    state = table("# # #", market="20r 02r 03a 04a 05a 06a")
    assert says(state, "swap 20 0,0 0,1") == "PG-040"


@rule("PG-041")
def test_a_chance_waits_for_a_later_turn() -> None:
    state = table("37r #", market="20r 02r 03a 04a 05a 06a")
    laid = play(state, "take 20r", "lay 20r 0,2")
    assert says(laid, "swap 20 0,0 0,1") == "PG-041"
    assert says(laid, "swap 37 0,0 0,1") == "legal"


@rule("PG-041")
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_chance_may_be_used_in_any_later_turn(turns: int) -> None:
    state = table("# #", market="20r 02r 03a 04a 05a 06a")
    state = play(state, "take 20r", "lay 20r 0,2")
    for _ in range(2 * turns - 1):
        take = choices(state, "take")[-1]
        state = play(state, take)
        state = play(state, f"lay {take.split()[1]} {min(places(state))}")
        state = play(state, "end") if GAME.prompt(state) == "close" else state
    assert to_move(state) == 0
    assert says(state, "swap 20 0,0 0,1") == "legal"


@rule("PG-042")
@pytest.mark.parametrize(
    "second", ["swap 37 0,1 0,2", "flip 24 0,2", "joker 55", "move 35 0,4 1,1"]
)
def test_one_chance_a_turn(second: str) -> None:
    grid = "20r 37r 24r 35r 55r\n21a"
    state = play(table(grid, market=MARKET), "swap 20 0,1 0,2")
    assert says(state, second) == "PG-042"
    assert [move for move in choices(state) if not move.startswith("take")] == []


@rule("PG-042")
def test_a_new_turn_brings_a_new_chance() -> None:
    state = table("20r 37r #", market=MARKET)
    state = play(state, "swap 20 0,1 0,2", *TAKE_AND_LAY, "take 04a", "lay 04a 1,0")
    assert says(state, "swap 37 0,1 0,2") == "legal"


@rule("PG-042")
def test_a_chance_of_one_player_takes_nothing_from_the_other() -> None:
    state = table("20r # #", "37r # #", market=MARKET)
    state = play(state, "swap 20 0,1 0,2", *TAKE_AND_LAY)
    assert says(state, "swap 37 0,0 0,1") == "legal"


@rule("PG-R58", "PG-042")
@pytest.mark.parametrize("use", ["diagonal 31 1,1", "outside 26 0,5"])
def test_a_drawn_card_cannot_be_laid_diagonally_or_outside(use: str) -> None:
    state = play(table("30r 31r 26r # #"), "draw 30")
    assert says(state, use) == "PG-042"
    assert says(play(table("30r 31r 26r # #", market=MARKET), "take 03a"), use) == "legal"


@rule("PG-R57")
def test_a_chance_uncovered_by_a_flip_waits_for_a_later_turn() -> None:
    state = play(table("24r 20a #", market=MARKET), "flip 24 0,1")
    assert lies(state, "0,1") == "20r"
    assert says(state, "swap 20 0,0 0,1") == "PG-042"
    later = play(state, *TAKE_AND_LAY, "take 04a", "lay 04a 1,0")
    assert says(later, "swap 20 0,0 0,1") == "legal"


@rule("PG-R57")
def test_the_card_just_laid_may_be_flipped_but_not_used() -> None:
    state = table("24r # #", market="01r 02r 20a 04a 05a 06a")
    state = play(state, "take 20a", "lay 20a 1,0")
    assert says(state, "flip 24 1,0") == "legal"
    after = play(state, "flip 24 1,0")
    assert lies(after, "1,0") == "20r"
    assert to_move(after) == 1


@rule("PG-043", "PG-R49")
@pytest.mark.parametrize("kind", USES)
def test_a_used_chance_lies_obverse_up(kind: str) -> None:
    use = USES[kind]
    card = use.split()[1]
    hand = "07a" if kind in ("outside", "diagonal") else None
    after = play(table(at("", card), hand=hand), use)
    assert f"{card}a" in cards(after).values()
    assert f"{card}r" not in cards(after).values()


@rule("PG-043")
def test_a_spent_chance_is_no_chance_any_more() -> None:
    assert says(table("20a # #"), "swap 20 0,0 0,1") == "PG-043"
    assert choices(table("20a # #"), "swap") == []


@rule("PG-043")
def test_the_symbols_of_a_spent_chance_are_resources() -> None:
    """Card 24 (O K) beside card 40 (N P): a pair for card 01 once its flip is used."""
    assert points("01r . 24r 40a") == {1: 0, 24: 1}
    state = play(table("01r # 24r 40a"), "flip 24 0,1")
    assert GAME.score(state).seats[0].by_card()[1] == 3


@rule("PG-R49", "PG-R34")
def test_a_swap_that_moves_its_own_card_turns_it_in_its_new_place() -> None:
    state = play(table("20r # #"), "swap 20 0,0 0,2")
    assert lies(state, "0,2") == "20a"


@rule("PG-R49", "PG-R37")
def test_a_move_that_carries_its_own_card_turns_it_in_its_new_place() -> None:
    state = play(table("35r # #"), "move 35 0,0 1,1")
    assert lies(state, "1,1") == "35a"
    assert lies(state, "0,0") == "---"


@rule("PG-R49", "PG-050")
@pytest.mark.parametrize(("use", "place"), [("outside 26 0,5", "0,5"), ("diagonal 31 1,1", "1,1")])
def test_diagonal_and_outside_lay_the_card_and_then_turn(use: str, place: str) -> None:
    state = table("26r 31r # # #", hand="07a")
    after = play(state, use)
    assert lies(after, place) == "07a"
    assert to_move(after) == 1


@rule("PG-044")
def test_a_turn_may_pass_without_using_a_chance() -> None:
    state = play(table("20r # #", market=MARKET), *TAKE_AND_LAY)
    assert "swap 20 0,0 0,1" in choices(state)
    after = play(state, "end")
    assert lies(after, "0,0") == "20r"


@rule("PG-044")
@pytest.mark.parametrize(("moment", "kind"), list(product(WINDOWS, USES)))
def test_at_no_moment_is_a_chance_the_only_choice(moment: str, kind: str) -> None:
    grid = at(moment, USES[kind].split()[1])
    hand = "07a" if moment == LAYING else None
    state = table(grid, hand=hand, laid=7 if moment == AFTER_LAYING else None)
    assert any(move.split()[0] in ("take", "lay", "end") for move in choices(state))


# Chances that cannot act.


@rule("PG-R48")
def test_no_move_without_a_free_place() -> None:
    state = table(full("35r", "07a"), full(hole=True), laid=7)
    assert choices(state) == ["end"]
    assert says(state, "move 35 0,0 1,1") == "PG-R48"


@rule("PG-R48", "PG-R20")
def test_no_draw_from_an_empty_stack() -> None:
    state = last_turn("30r")
    assert len(state.stack) == 0
    assert says(state, "draw 30") == "PG-R20"
    assert choices(state, "draw") == []


@rule("PG-R48")
def test_no_swap_without_two_cards() -> None:
    state = table("20r", market=MARKET)
    assert choices(state, "swap") == []
    assert says(state, "swap 20 0,0 0,1") in ("PG-R48", "PG-045")


@rule("PG-R48", "PG-R38")
def test_no_joker_flip_without_godlewski() -> None:
    state = table("55r # #", market=MARKET)
    assert choices(state, "joker") == []
    assert says(state, "joker 55") == "PG-R38"


@rule("PG-R48")
def test_no_flip_where_only_chances_lie() -> None:
    state = table("24r 20r", market=MARKET)
    assert choices(state, "flip") == []


@rule("PG-R48")
def test_no_outside_card_while_every_place_may_be_inside() -> None:
    assert choices(table("26r # # #", hand="07a"), "outside") == []


@rule("PG-R48")
def test_no_move_of_a_lone_card() -> None:
    state = table("35r", market=MARKET)
    assert choices(state, "move") == []
    assert says(state, "move 35 0,0 0,1") == "PG-R48"


@rule("PG-R46", "PG-088")
def test_a_chance_laid_as_the_last_card_scores_one_point() -> None:
    state = play(last_turn("37r", hand="20r"), "lay 20r 4,4")
    assert says(state, "swap 20 0,0 0,1") == "PG-041"
    end = play(state, "end")
    assert GAME.prompt(end) == "over"
    assert GAME.score(end).seats[0].by_card() == {20: 1, 37: 1}


@rule("PG-R56")
def test_a_chance_turned_up_again_may_be_used_again() -> None:
    state = table("48r 20r #", market="01r 02r 03a 04a 05a 06a")
    state = play(state, "swap 20 0,1 0,2", *TAKE_AND_LAY)
    state = play(state, "take 04a", "lay 04a 1,0")
    state = play(state, "flip 48 0,2", "take 05a", "lay 05a 1,1")
    state = play(state, "take 06a", "lay 06a 1,1")
    assert lies(state, "0,2") == "20r"
    state = play(state, "swap 20 0,0 0,1")
    assert lies(state, "0,2") == "20a"


@rule("PG-R56", "PG-088")
def test_a_chance_turned_up_again_scores_if_it_stays_up() -> None:
    state = play(table("48r 20a #", market=MARKET), "flip 48 0,1")
    assert GAME.score(state).seats[0].by_card() == {20: 1}


# When.


@rule("PG-049", "PG-R47")
@pytest.mark.parametrize("kind", ["swap", "flip", "move", "joker"])
def test_a_chance_used_before_taking_leaves_the_turn_where_it_was(kind: str) -> None:
    use = USES[kind]
    state = table(at("", use.split()[1]), market=MARKET)
    after = play(state, use)
    assert GAME.prompt(after) == "take"
    assert to_move(after) == 0
    assert choices(after) == [f"take {face}" for face in sorted(MARKET.split())]


@rule("PG-049", "PG-R47")
@pytest.mark.parametrize("kind", ["swap", "flip", "move", "joker"])
def test_a_chance_used_with_the_card_in_hand_leaves_it_to_be_laid(kind: str) -> None:
    use = USES[kind]
    after = play(table(at("", use.split()[1]), hand="07a"), use)
    assert GAME.prompt(after) == "lay"
    assert sees(after, 0)["hand"]["faces"] == ["07a", "07r"]


@rule("PG-R47")
@pytest.mark.parametrize("kind", USES)
def test_no_chance_is_used_in_the_other_players_turn(kind: str) -> None:
    state = table("# # # # #", at("", USES[kind].split()[1]))
    assert says(state, USES[kind], seat=1) == "PG-010"


@rule("PG-R47", "PG-018")
def test_after_the_refill_it_is_too_late() -> None:
    state = play(table("20r # #", market=MARKET), *TAKE_AND_LAY, "end")
    assert says(state, "swap 20 0,0 0,1", seat=0) == "PG-010"


@rule("PG-052")
@pytest.mark.parametrize("use", ["outside 26 0,5", "diagonal 31 1,1"])
def test_outside_and_diagonal_lay_the_card_of_this_very_turn(use: str) -> None:
    grid = "26r 31r 20r # #"
    assert says(table(grid, market=MARKET), use) == "PG-052"
    assert says(table(grid, hand="07a"), use) == "legal"
    laid = play(table(grid, hand="07a"), "lay 07a 1,0")
    assert says(laid, use) == "PG-052"


@rule("PG-058")
@pytest.mark.parametrize("use", ["reshuffle 44", "draw 30"])
def test_once_a_card_is_taken_reshuffle_and_draw_come_too_late(use: str) -> None:
    state = table("44r 30r 20r", market=MARKET)
    assert says(state, use) == "legal"
    taken = play(state, "take 03a")
    assert says(taken, use) == "PG-058"
    assert says(play(taken, "lay 03a 1,0"), use) == "PG-058"


# Swap.


@rule("PG-045")
def test_a_swap_exchanges_two_places() -> None:
    state = play(table("20r 07a 08r 09a"), "swap 20 0,1 0,2")
    assert cards(state) == {"0,0": "20a", "0,1": "08r", "0,2": "07a", "0,3": "09a"}


@rule("PG-045")
def test_any_two_cards_of_the_own_grid_may_be_swapped() -> None:
    state = table("20r # 21r # #\n. 37r .\nout 0,5 01r")
    assert len(choices(state, "swap 20")) == 7 * 6 / 2


@rule("PG-045")
@pytest.mark.parametrize("places", ["0,0 0,3", "0,3 0,4", "1,0 0,0"])
def test_a_swap_needs_own_cards_in_both_places(places: str) -> None:
    assert says(table("20r # #", "# # #"), f"swap 20 {places}") == "PG-045"


@rule("PG-R34")
def test_a_card_cannot_be_swapped_with_itself() -> None:
    assert says(table("20r # #"), "swap 20 0,1 0,1") == "PG-R34"


@rule("PG-R34")
def test_swapped_cards_keep_their_sides_chances_and_the_joker_too() -> None:
    state = play(table("20r 24r 21r 01r"), "swap 20 0,1 0,2")
    assert cards(state) == {"0,0": "20a", "0,1": "21r", "0,2": "24r", "0,3": "01r"}


@rule("PG-R34")
def test_a_swap_has_no_direction() -> None:
    state = table("20r # #")
    assert says(state, "swap 20 0,2 0,1") == "legal"
    assert len(choices(state, "swap")) == 3


@rule("PG-R64")
def test_a_swap_exchanges_being_outside_too() -> None:
    state = table("20r 07a # # #\nout 0,5 41a")
    state = play(state, "swap 20 0,1 0,5")
    assert lies(state, "0,5") == "07a"
    assert lies(state, "0,1") == "41a"
    assert outside(state) == {"0,5"}


# Flip.


@rule("PG-046", "PG-R36")
@pytest.mark.parametrize(("before", "after"), [("01r", "01a"), ("01a", "01r"), ("20a", "20r")])
def test_a_flip_turns_a_card_over_where_it_lies(before: str, after: str) -> None:
    state = play(table(f"24r {before} #"), "flip 24 0,1")
    assert lies(state, "0,1") == after
    assert lies(state, "0,0") == "24a"


@rule("PG-046")
def test_a_flip_needs_an_own_card() -> None:
    assert says(table("24r #", "# #"), "flip 24 0,2") == "PG-046"


@rule("PG-R35")
@pytest.mark.parametrize("face", ["29r", "48r", "21r"])
def test_a_chance_side_or_the_joker_cannot_be_flipped(face: str) -> None:
    assert says(table(f"24r {face}"), "flip 24 0,1") == "PG-R35"


@rule("PG-R35")
def test_a_flip_cannot_turn_its_own_card() -> None:
    assert says(table("24r #"), "flip 24 0,0") == "PG-R35"


@rule("PG-R35")
@pytest.mark.parametrize(("face", "result"), [("21a", "21r"), ("48a", "48r")])
def test_a_flip_may_bring_up_the_joker_or_a_chance(face: str, result: str) -> None:
    assert lies(play(table(f"24r {face}"), "flip 24 0,1"), "0,1") == result


@rule("PG-R36")
def test_a_flipped_goal_is_gone_and_its_symbols_count() -> None:
    """Card 01 bears K and P; so does card 24 K. Card 12 counts K in its row."""
    state = table("24r 12r 01r")
    assert GAME.score(state).seats[0].by_card() == {1: 0, 12: 0, 24: 1}
    state = play(state, "flip 24 0,2")
    assert GAME.score(state).seats[0].by_card() == {12: 2}


@rule("PG-R36")
def test_an_obverse_turned_to_its_goal_loses_its_symbols() -> None:
    state = table("24r 12r 01a")
    assert GAME.score(state).seats[0].by_card() == {12: 1, 24: 1}
    state = play(state, "flip 24 0,2")
    assert GAME.score(state).seats[0].by_card() == {1: 0, 12: 1}


# Move.


@rule("PG-047")
def test_a_move_carries_a_card_to_a_free_place_beside_another() -> None:
    state = play(table("35r 07r #"), "move 35 0,1 1,2")
    assert lies(state, "0,1") == "---"
    assert lies(state, "1,2") == "07r"


@rule("PG-047")
@pytest.mark.parametrize("move", ["0,0 0,2", "0,0 0,1"])
def test_a_move_needs_a_free_place(move: str) -> None:
    assert says(table("35r # #"), f"move 35 {move}") == "PG-047"


@rule("PG-047")
@pytest.mark.parametrize("target", ["1,3", "2,1", "0,4", "-2,0"])
def test_a_moved_card_touches_another_in_a_row_or_column(target: str) -> None:
    """A corner is not enough, and its own old place is no card."""
    assert says(table("35r # #"), f"move 35 0,1 {target}") == "PG-047"


@rule("PG-047")
def test_the_moved_card_does_not_touch_itself() -> None:
    """After leaving 0,0 nothing lies beside 1,0."""
    assert says(table("35r # #"), "move 35 0,0 1,0") == "PG-047"


@rule("PG-047")
def test_a_move_needs_an_own_card() -> None:
    assert says(table("35r # #", "# #\n. #"), "move 35 1,1 1,0") == "PG-047"


@rule("PG-047", "PG-R37")
def test_a_card_does_not_move_to_where_it_lies() -> None:
    state = table("35r # #")
    assert says(state, "move 35 0,1 0,1") == "PG-047"
    assert [move for move in choices(state, "move") if len(set(move.split())) < 4] == []


@rule("PG-R37")
def test_the_rest_of_the_grid_may_come_apart() -> None:
    state = play(table("35r # #"), "move 35 0,1 0,3")
    assert set(cards(state)) == {"0,0", "0,2", "0,3"}


@rule("PG-R37", "PG-023")
def test_the_size_is_measured_without_the_moved_card() -> None:
    state = table("35r # # # #")
    assert says(state, "move 35 0,0 0,5") == "legal"
    assert says(state, "move 35 0,2 0,5") == "PG-023"


@rule("PG-R37")
def test_a_card_outside_may_be_moved_into_the_grid() -> None:
    state = play(table("35r # # # #\nout 0,5 07a"), "move 35 0,5 1,0")
    assert lies(state, "1,0") == "07a"
    assert outside(state) == set()


@rule("PG-R37")
@pytest.mark.parametrize("card", ["0,5", "0,0", "1,0"])
def test_a_move_never_leads_outside(card: str) -> None:
    state = table("35r # # # #\n# . . . .\nout 0,5 07a")
    targets = [move.split()[-1] for move in choices(state, f"move 35 {card}")]
    assert targets
    assert not set(targets) & {"0,-1", "0,5", "1,5"}


@rule("PG-R66")
def test_a_move_keeps_every_card_outside_beside_the_grid() -> None:
    """Columns 1..5 would hold the row, but then nothing would lie beside the card at 0,-1."""
    state = table("35r # # # #\nout 0,-1 #")
    assert says(state, "move 35 0,0 0,5") == "PG-R66"
    assert says(state, "move 35 0,0 1,1") == "legal"


@rule("PG-R66")
def test_the_grid_may_not_drift_away_from_a_card_outside_later() -> None:
    state = table("35r # # # #\nout 0,-1 #", market=MARKET)
    state = play(state, "move 35 0,0 1,1", "take 03a")
    assert "0,0" in places(state)
    assert "0,5" not in places(state)


# Reverse instead of obverse.


@rule("PG-048")
def test_godlewski_turns_to_the_joker() -> None:
    state = play(table("55r # 21a"), "joker 55")
    assert cards(state)["0,2"] == "21r"
    assert cards(state)["0,0"] == "55a"


@rule("PG-R38")
@pytest.mark.parametrize(("mine", "other"), [("55r #", "21a #"), ("55r 21r", "# #")])
def test_only_an_own_godlewski_lying_obverse_up_turns(mine: str, other: str) -> None:
    assert says(table(mine, other), "joker 55") == "PG-R38"


@rule("PG-R38")
def test_godlewski_laid_in_the_same_turn_may_turn() -> None:
    state = table("55r #", market="01r 02r 21a 04a 05a 06a")
    state = play(state, "take 21a", "lay 21a 0,2")
    assert lies(play(state, "joker 55"), "0,2") == "21r"


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


# Everything else is refused with a rule.


@rule("PG-040")
def test_every_refusal_names_a_rule_of_the_rulebook() -> None:
    """Each chance card at each place, in the states of a game full of chances."""
    rules = set(GAME.rulebook("en"))
    chances = [card for card in DECK.cards if card.chance]
    shapes = {"swap": " 0,0 0,1", "flip": " 0,1", "move": " 0,0 1,1", "outside": " 0,5",
              "diagonal": " 1,1"}  # fmt: skip
    for state in eager_game(7):
        for card in chances:
            move = f"{card.chance} {card.number}{shapes.get(card.chance, '')}"
            assert says(state, move) in {"legal", *rules}


@rule("PG-002")
def test_the_deck_has_as_many_chances_of_each_kind_as_the_rulebook_says() -> None:
    wanted = {"swap": 2, "flip": 2, "move": 2, "joker": 1, "outside": 2, "diagonal": 2,
              "reshuffle": 1, "draw": 2}  # fmt: skip
    kinds = [card.chance for card in DECK.cards if card.chance]
    assert {kind: kinds.count(kind) for kind in kinds} == wanted
