"""Section 3 of the rulebook: the turn."""

from itertools import pairwise

import pytest

from stolik.games.grzybowski import GAME
from tests.rules.grzybowski.table import (
    cards,
    choices,
    lies,
    market,
    new_game,
    places,
    play,
    points,
    random_game,
    says,
    sees,
    table,
    to_move,
)
from tests.rules.marks import rule

MARKET = "01r 02r 03a 04a 05a 06a"


@rule("PG-010")
def test_players_alternate() -> None:
    turns = [to_move(state) for state in random_game(3) if GAME.prompt(state) == "take"]
    players = [seat for seat, before in zip(turns, [None, *turns], strict=False) if seat != before]
    assert players == [turns[0], 1 - turns[0]] * 25


@rule("PG-010")
@pytest.mark.parametrize("move", ["take 03a", "lay 03a 0,0", "end", "swap 20 0,0 0,1"])
def test_nobody_acts_in_the_other_players_turn(move: str) -> None:
    state = table("# #", "20r #", market=MARKET)
    assert choices(state, seat=1) == []
    assert says(state, move, seat=1) == "PG-010"


@rule("PG-010")
def test_nobody_may_pass() -> None:
    assert says(new_game(1), "end") == "PG-010"


@rule("PG-011", "PG-012")
def test_any_of_the_six_cards_of_the_market_may_be_taken() -> None:
    state = table("# #", market=MARKET)
    assert choices(state) == [f"take {face}" for face in sorted(MARKET.split())]


@rule("PG-011")
def test_only_cards_of_the_market_may_be_taken() -> None:
    state = table("# #", market=MARKET)
    assert says(state, f"take {state.stack[0]:02}a") == "PG-011"


@rule("PG-011")
def test_a_card_is_taken_before_one_is_laid() -> None:
    assert says(table("# #", market=MARKET), "lay 03a 0,2") == "PG-011"


@rule("PG-011", "PG-R50")
def test_one_card_is_taken_and_no_second() -> None:
    state = play(table("# #", market=MARKET), "take 03a")
    assert choices(state, "take") == []
    assert says(state, "take 04a") == "PG-R50"


@rule("PG-012")
@pytest.mark.parametrize("face", MARKET.split())
def test_the_choice_between_resource_sides_and_task_sides_is_free(face: str) -> None:
    state = play(table("# #", market=MARKET), f"take {face}")
    assert sees(state, 0)["hand"]["faces"][0] == face


@rule("PG-013")
@pytest.mark.parametrize(("taken", "underside"), [("03a", "03r"), ("01r", "01a")])
def test_the_taker_may_look_at_the_underside(taken: str, underside: str) -> None:
    state = play(table("# #", market=MARKET), f"take {taken}")
    assert sees(state, 0)["hand"]["faces"] == [taken, underside]


@rule("PG-R50")
def test_a_card_once_taken_cannot_be_exchanged() -> None:
    state = play(table("# #", market=MARKET), "take 01r")
    assert says(state, "take 02r") == "PG-R50"
    assert says(state, "take 01r") == "PG-R50"


@rule("PG-014")
@pytest.mark.parametrize(("taken", "turned"), [("03a", "03r"), ("01r", "01a")])
def test_a_card_is_laid_with_the_side_up_that_it_had_in_the_market(taken: str, turned: str) -> None:
    state = table("# #", market=MARKET)
    assert says(state, f"take {turned}") == "PG-014"
    state = play(state, f"take {taken}")
    assert says(state, f"lay {turned} 0,2") == "PG-014"
    assert lies(play(state, f"lay {taken} 0,2"), "0,2") == taken


@rule("PG-014")
def test_no_other_card_is_laid_than_the_one_taken() -> None:
    state = play(table("# #", market=MARKET), "take 03a")
    assert says(state, "lay 04a 0,2") == "PG-014"


@rule("PG-014")
def test_the_card_goes_into_the_own_grid() -> None:
    before = table("# #", market=MARKET)
    after = play(before, "take 03a", "lay 03a 0,2")
    assert cards(after, 0) == {**cards(before, 0), "0,2": "03a"}
    assert cards(after, 1) == cards(before, 1)


@rule("PG-015")
def test_a_turn_cannot_end_before_a_card_lies_in_the_grid() -> None:
    state = play(table("# #", market=MARKET), "take 03a")
    assert says(state, "end") == "PG-015"


@rule("PG-015")
@pytest.mark.parametrize("move", ["take 04a", "lay 03a 0,4", "lay 04a 0,4"])
def test_no_second_card_is_laid_in_a_turn(move: str) -> None:
    """The unused swap keeps the turn open."""
    state = play(table("20r # #", market=MARKET), "take 03a", "lay 03a 0,3")
    assert GAME.prompt(state) == "close"
    assert says(state, move) == "PG-015"


@rule("PG-015")
@pytest.mark.parametrize("seed", range(3))
def test_every_turn_adds_one_card_to_the_grid_of_the_player_whose_turn_it_is(seed: int) -> None:
    turns = [state for state in random_game(seed) if GAME.prompt(state) in ("take", "over")]
    for before, after in pairwise(turns):
        if sees(before, 0)["turn"] == sees(after, 0)["turn"]:
            continue
        seat = to_move(before)
        assert len(cards(after, seat)) == len(cards(before, seat)) + 1
        assert cards(after, 1 - seat) == cards(before, 1 - seat)


@rule("PG-016")
def test_a_goal_may_be_laid_before_or_after_its_pattern() -> None:
    """The pair K-P of card 01: last in one grid, first in the other."""
    pattern_first = table("24a 25a", market=MARKET)
    afterwards = play(pattern_first, "take 01r", "lay 01r 1,0")
    assert GAME.score(afterwards).seats[0].by_card() == {1: 3}
    goal_first = table("01r 24a", market="07r 02r 03a 25a 05a 06a")
    before = play(goal_first, "take 25a", "lay 25a 0,2")
    assert GAME.score(before).seats[0].by_card() == {1: 3}


@rule("PG-016")
def test_only_the_final_grid_counts() -> None:
    """The pair of card 01 stood until the swap tore it apart."""
    assert points("24a 25a 01r 20r 03a")[1] == 3
    assert points("24a 03a 01r 20a 25a")[1] == 0


@rule("PG-017")
@pytest.mark.parametrize(("taken", "slot", "side"), [("01r", 0, "r"), ("05a", 4, "a")])
def test_the_top_of_the_stack_fills_the_empty_place_the_same_side_up(
    taken: str, slot: int, side: str
) -> None:
    state = table("# #", market=MARKET)
    top = state.stack[0]
    after = play(state, f"take {taken}", f"lay {taken} 0,2")
    expected = MARKET.split()
    expected[slot] = f"{top:02}{side}"
    assert market(after) == expected
    assert after.stack == state.stack[1:]


@rule("PG-017")
def test_the_place_stays_empty_until_the_card_is_laid() -> None:
    state = play(table("# #", market=MARKET), "take 05a")
    assert market(state) == ["01r", "02r", "03a", "04a", "---", "06a"]


@rule("PG-018")
def test_the_refill_ends_the_turn() -> None:
    state = table("20r # #", market=MARKET)
    waiting = play(state, "take 03a", "lay 03a 0,3")
    assert to_move(waiting) == 0
    assert "---" in market(waiting)
    ended = play(waiting, "end")
    assert to_move(ended) == 1
    assert "---" not in market(ended)


@rule("PG-018", "PG-044")
def test_who_has_no_chance_to_use_is_not_asked_to_end_the_turn() -> None:
    assert to_move(play(table("# #", market=MARKET), "take 03a", "lay 03a 0,2")) == 1


@rule("PG-R18", "PG-060")
@pytest.mark.parametrize("seed", range(3))
def test_the_last_turn_leaves_five_cards_in_the_market(seed: int) -> None:
    *_, end = random_game(seed)
    assert len([face for face in market(end) if face != "---"]) == 5
    assert len(end.stack) == 0


@rule("PG-094")
def test_the_joker_is_taken_laid_and_replaced_like_any_card() -> None:
    state = table("# #", market="21r 02r 03a 04a 05a 06a")
    top = state.stack[0]
    after = play(state, "take 21r", "lay 21r 0,2")
    assert lies(after, "0,2") == "21r"
    assert market(after)[0] == f"{top:02}r"


@rule("PG-094")
def test_the_joker_may_come_to_a_reverse_place_from_the_stack() -> None:
    rest = [n for n in range(1, 56) if n not in (1, 2, 3, 4, 5, 6, 21, 50, 51, 54, 55)]
    stack = " ".join(f"{number:02}" for number in [21, *rest])
    state = table("50a 51a", "54a 55a", market=MARKET, stack=stack)
    assert market(play(state, "take 02r", "lay 02r 0,2"))[1] == "21r"


@rule("PG-026")
@pytest.mark.parametrize("seed", range(3))
def test_there_is_always_somewhere_to_lay_a_card(seed: int) -> None:
    laying = [state for state in random_game(seed) if GAME.prompt(state) == "lay"]
    assert len(laying) >= 50
    assert all(places(state) for state in laying)
