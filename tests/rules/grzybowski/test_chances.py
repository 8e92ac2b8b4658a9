"""Section 6 of the rulebook: chances.

Chance cards: swap 20 37, flip 24 48, move 29 35, joker flip 55, outside 26 28, diagonal 31 34,
reshuffle 44, draw 30 33.
"""

from itertools import product

import pytest

from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.deck import DECK
from tests.rules.grzybowski.table import (
    cards,
    choices,
    eager_game,
    full,
    last_turn,
    lies,
    places,
    play,
    points,
    says,
    sees,
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
