"""Section 6 of the rulebook: chances that change the own grid (swap, flip, move, joker flip)."""

import pytest

from stolik.games.grzybowski import GAME
from tests.rules.grzybowski.table import (
    cards,
    choices,
    lies,
    outside,
    places,
    play,
    says,
    table,
)
from tests.rules.marks import rule

MARKET = "01r 02r 03a 04a 05a 06a"
TAKE_AND_LAY = ("take 03a", "lay 03a 1,0")


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
