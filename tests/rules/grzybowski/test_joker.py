"""Section 10 of the rulebook: chances and the joker at scoring."""

import pytest

from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.deck import DECK
from tests.rules.grzybowski.table import (
    choices,
    eager_game,
    last_turn,
    lies,
    play,
    points,
    says,
    sees,
    table,
)
from tests.rules.marks import rule

CHANCES = [card.number for card in DECK.cards if card.chance]


@rule("PG-088")
@pytest.mark.parametrize("number", CHANCES)
def test_every_chance_side_still_up_scores_one(number: int) -> None:
    assert points(f"{number}r") == {number: 1}
    assert points(f"{number}a") == {}


@rule("PG-088", "PG-R45")
def test_an_unused_joker_scores_nothing() -> None:
    scored = points("21r 24a")
    assert scored == {21: 0}
    assert scored.total == 0


@rule("PG-089")
@pytest.mark.parametrize(("grid", "symbol"), [("24a 21r 01r", "P"), ("25a 21r 01r", "K")])
def test_the_joker_stands_for_a_missing_symbol(grid: str, symbol: str) -> None:
    scored = points(grid)
    assert scored[1] == 3
    assert scored.joker == symbol
    assert scored.total == 3 - 1


@rule("PG-089")
@pytest.mark.parametrize("goal", [c.number for c in DECK.cards if c.goal and c.goal.images])
def test_the_joker_may_help_any_pattern(goal: int) -> None:
    """Every pattern with its first place taken by the joker."""
    card = DECK[goal]
    used = {goal, 21}
    joker = True
    lines = []
    for row in card.pattern:
        words = []
        for code in row.split():
            if code == ".":
                words.append(".")
            elif joker:
                words.append("21r")
                joker = False
            else:
                bearer = next(
                    c.number for c in DECK.cards
                    if c.number not in used and "OWHJAKNPTSCRZ".index(code) in c.symbols
                )  # fmt: skip
                used.add(bearer)
                words.append(f"{bearer:02}a")
        lines.append(words + ["."] * (4 - len(words)))
    lines[0].append(f"{goal:02}r")
    scored = points("\n".join(map(" ".join, lines)))
    assert card.goal
    assert scored[goal] == card.goal.points
    assert len(scored.joker) == 1
    assert scored.total == card.goal.points - 1


@rule("PG-090", "PG-R42")
def test_within_one_goal_the_joker_serves_one_pattern() -> None:
    """Joker between two K: one pair K-P, not two."""
    scored = points("24a 21r 48a . 01r")
    assert scored[1] == 3
    assert scored.joker == "P"


@rule("PG-R42")
def test_the_joker_fills_one_place_of_a_pattern() -> None:
    """O K P lacks two symbols: the joker cannot be both."""
    scored = points("05a 21r . . 02r")
    assert scored.total == 0
    assert scored.joker == ""


@rule("PG-R42", "PG-R40")
def test_a_joker_with_two_symbols_is_still_one_card() -> None:
    """K and P on the joker make no pair of the joker with itself, nor two pairs with others."""
    scored = points("24a 21r 25a . 01r")
    assert scored.total == 2
    assert len(scored.joker) == 1


@rule("PG-090")
def test_one_symbol_of_the_joker_may_serve_many_goals() -> None:
    """P of the joker: K-P of card 01 and O-P of card 25."""
    scored = points("24a 21r . 01r 25r")
    assert scored == {1: 3, 21: 0, 25: 2}
    assert scored.joker == "P"
    assert scored.total == 3 + 2 - 1


@rule("PG-090", "PG-091")
def test_the_example_of_the_rulebook_of_two_goals() -> None:
    scored = points("25a 21r 40a\n02r 51r 28a")
    assert scored == {2: 7, 21: 0, 51: 7}
    assert scored.joker == "K"
    assert scored.total == 13


@rule("PG-091", "PG-R40")
def test_each_symbol_of_the_joker_costs_one_however_many_goals_use_it() -> None:
    """Worked example E13: W, K and P at once."""
    scored = points(
        """
        02r . 13a . .
        . . 48a . .
        . 29a 21r 28a .
        08r . 39a . .
        51r . . . 27r
        """
    )
    assert scored == {2: 7, 8: 3, 21: 0, 27: 8, 51: 7}
    assert scored.joker == "WKP"
    assert scored.total == 25 - 3


@rule("PG-091")
def test_the_price_stands_in_the_account() -> None:
    account = GAME.score(table("24a 21r 01r")).seats[0]
    prices = [line for line in account.lines if line.rule == "PG-091"]
    assert [(line.points, line.params["symbol"]) for line in prices] == [(-1, "P")]


@rule("PG-R41", "PG-080")
def test_a_symbol_of_the_joker_counts_on_the_edge() -> None:
    """N for card 36 alone only pays its price; it counts once N-R (card 39) needs it too."""
    assert points("36r 21r").joker == ""
    assert points("36r 21r 39r . .\n. 14a")[36] == 1
    assert points("36r 21r 39r . .\n. 14a").joker == "N"


@rule("PG-R41", "PG-081")
def test_a_symbol_of_the_joker_counts_inside() -> None:
    """H for H-K (card 47) also counts for card 43, which wants H inside."""
    scored = points("43r 47r . . .\n. 21r 24a")
    assert scored == {43: 1, 47: 2, 21: 0}
    assert scored.joker == "H"


@rule("PG-R41", "PG-082")
def test_a_symbol_of_the_joker_counts_in_the_cross() -> None:
    """K for K-P (card 01) also counts for card 12 in the same row."""
    scored = points("12r . 21r 25a 01r")
    assert scored == {1: 3, 12: 1, 21: 0}


@rule("PG-R41", "PG-R43")
def test_a_single_point_may_decide_between_two_symbols() -> None:
    """As H or as K the joker makes the pair H-K; K also counts for card 12 in its column."""
    scored = points("14a 21r 24a . 47r\n. 12r")
    assert scored == {12: 1, 21: 0, 47: 2}
    assert scored.joker == "K"


@rule("PG-R41")
def test_a_symbol_used_only_for_single_points_must_pay_for_itself() -> None:
    """Two cross goals for different symbols pay 1 each; the joker costs as much and stays empty."""
    assert points("12r 21r 41r").joker == ""


@rule("PG-092", "PG-R41")
def test_a_symbol_of_the_joker_spoils_an_elimination_in_its_row() -> None:
    """O for O-K-P would bring 7 and spoil the 5 of card 13: worth 7 - 5 - 1."""
    scored = points("13r 21r 48a 40a 02r")
    assert scored == {2: 7, 13: 0, 21: 0}
    assert scored.joker == "O"
    assert scored.total == 6


@rule("PG-092")
def test_a_joker_elsewhere_spoils_nothing() -> None:
    scored = points("13r . . . .\n. 21r 48a 40a 02r")
    assert scored == {2: 7, 13: 5, 21: 0}


@rule("PG-092")
def test_another_symbol_spoils_nothing() -> None:
    """P of the joker for card 01, in the row of card 13, which forbids O."""
    scored = points("13r 21r . . .\n. 48a . . 01r")
    assert scored == {1: 3, 13: 5, 21: 0}
    assert scored.joker == "P"


@rule("PG-R44")
def test_the_hidden_obverse_of_the_joker_never_counts() -> None:
    """Godlewski bears O, C and P: free of charge they spoil nothing and make nothing."""
    assert points("13r 21r")[13] == 5
    scored = points("24a 21r . . 01r")
    assert scored == {1: 3, 21: 0}
    assert scored.total == 2


@rule("PG-093")
def test_laying_the_joker_asks_for_no_symbol() -> None:
    state = play(table("24a #", hand="21r"), "lay 21r 0,2")
    assert GAME.prompt(state) == "take"
    assert GAME.to_move(state) == 1


@rule("PG-093")
def test_the_same_grid_is_read_anew_whenever_it_changes() -> None:
    """The joker stands for P until a real P makes it needless."""
    state = table("24a 21r 01r", market="02r 03r 25a 05a 06a 07a")
    assert GAME.score(state).seats[0].extra["joker"] == ["P"]
    state = play(state, "take 25a", "lay 25a 1,0")
    assert GAME.score(state).seats[0].extra["joker"] == []


@rule("PG-R43")
def test_the_joker_takes_the_best_total() -> None:
    """P serves 3 points, K would serve 7."""
    scored = points(
        """
        . . 24a . 01r
        05a . 21r . 02r
        . . . . .
        """
    )
    assert scored.joker == "P"
    scored = points(
        """
        . . 24a . 01r
        . 05a 21r 40a 02r
        . . . . .
        """
    )
    assert scored.joker == "K"
    assert scored.total == 7 + 3 - 1


@rule("PG-R43")
def test_equal_totals_take_the_fewest_symbols() -> None:
    """Worked example E12: H would bring 6, spoil 5 and cost 1."""
    scored = points(
        """
        14r . 21r . .
        . . 41a . .
        . . 30a . .
        . . . 09r .
        """
    )
    assert scored == {9: 0, 14: 5, 21: 0}
    assert scored.joker == ""


@rule("PG-R43")
def test_among_equals_the_first_in_the_order_of_the_rulebook_is_taken() -> None:
    """The joker beside K and P: as K or as P it makes one pair; K comes before P."""
    assert points("24a 21r 25a . 01r").joker == "K"


@rule("PG-R43")
def test_the_order_is_that_of_the_rulebook_and_not_the_alphabet() -> None:
    """W-R (card 08) with the joker beside both: W comes before R, as N does in N-R (card 39)."""
    assert points("14a 21r 40a . 39r").joker == "N"
    assert points("07a 21r 14a . 08r").joker == "W"


@rule("PG-R43")
def test_sets_are_compared_in_dictionary_order() -> None:
    """Two pairs, each in two ways: of K or P, and of W or R, the first of each."""
    grid = """
        . 14a . . 01r
        24a 21r 25a . 08r
        . 07a . . .
    """
    assert points(grid).joker == "WK"


@rule("PG-R45")
def test_the_joker_is_never_an_action() -> None:
    for moment in (table("21r # #"), table("21r # #", hand="07a"), table("21r # #\n07a", laid=7)):
        assert not [move for move in choices(moment) if move.split()[1:2] == ["21"]]
    assert says(table("21r # #"), "joker 21") == "PG-040"
    assert says(table("21r # #"), "swap 21 0,0 0,1") == "PG-040"


@rule("PG-R45")
def test_the_joker_takes_up_no_chance_of_the_turn() -> None:
    state = play(table("20r #", hand="21r"), "lay 21r 0,2")
    assert sees(state, 0)["chance_used"] is False
    assert says(state, "swap 20 0,0 0,1") == "legal"


@rule("PG-R45")
def test_the_joker_is_not_turned_by_use() -> None:
    end = play(last_turn("24a", "21r", "01r", hand="07a"), "lay 07a 4,4")
    assert GAME.prompt(end) == "over"
    assert GAME.score(end).seats[0].extra["joker"] != []
    assert lies(end, "0,1") == "21r"


@rule("PG-R63", "PG-091")
@pytest.mark.parametrize("seed", range(6))
def test_every_point_stands_in_the_account(seed: int) -> None:
    """The lines of the final account add up to the total, prices of the joker included."""
    *_, end = eager_game(seed)
    account = GAME.score(end)
    for seat in account.seats:
        prices = [line for line in seat.lines if line.rule == "PG-091"]
        assert len(prices) == len(seat.extra["joker"])
        assert seat.total == sum(seat.by_card().values()) - len(prices) >= 0
