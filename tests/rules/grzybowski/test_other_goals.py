"""Section 9 of the rulebook: goals about symbols in places, missing symbols, place, neighbour."""

import pytest

from stolik.games.grzybowski.deck import DECK
from tests.rules.grzybowski.table import points
from tests.rules.marks import rule

BORDER = [(row, column) for row in range(5) for column in range(5) if {row, column} & {0, 4}]
INNER = [(row, column) for row in range(1, 4) for column in range(1, 4)]


def grid(cards: dict[tuple[int, int], str]) -> str:
    """A grid with these cards at these places, outside ones included."""
    inside = "\n".join(
        " ".join(cards.get((row, column), ".") for column in range(5)) for row in range(5)
    )
    outs = [
        f"\nout {row},{column} {card}"
        for (row, column), card in cards.items()
        if not (row in range(5) and column in range(5))
    ]
    return inside + "".join(outs)


# Points per symbol.


@rule("PG-079", "PG-080")
@pytest.mark.parametrize("spot", BORDER)
def test_an_edge_goal_counts_symbols_on_the_outer_edge(spot: tuple[int, int]) -> None:
    """Card 10 wants A, card 09 bears it; the goal itself may lie anywhere."""
    assert points(grid({spot: "09a", (2, 2): "10r"}))[10] == 1


@rule("PG-080")
@pytest.mark.parametrize("spot", INNER)
def test_an_edge_goal_does_not_count_the_interior(spot: tuple[int, int]) -> None:
    assert points(grid({spot: "09a", (0, 0): "10r"}))[10] == 0


@rule("PG-079", "PG-081")
@pytest.mark.parametrize("spot", INNER)
def test_an_interior_goal_counts_symbols_off_the_outer_edge(spot: tuple[int, int]) -> None:
    """Card 11 wants T, card 07 bears it."""
    assert points(grid({spot: "07a", (0, 0): "11r"}))[11] == 1


@rule("PG-081")
@pytest.mark.parametrize("spot", BORDER)
def test_an_interior_goal_does_not_count_the_edge(spot: tuple[int, int]) -> None:
    assert points(grid({spot: "07a", (2, 2): "11r"}))[11] == 0


@rule("PG-079")
def test_a_goal_per_symbol_pays_one_point_for_each() -> None:
    edge = {(0, column): card for column, card in enumerate(["09a", "17a", "18a", "20a", "24a"])}
    assert points(grid({**edge, (2, 2): "10r"}))[10] == 4


@rule("PG-079", "PG-063")
def test_symbols_on_undersides_do_not_count() -> None:
    """Cards 20, 31 (chances) and 09, 17 (goals) all bear A."""
    assert points("20r 31r 09r 17r .\n. 10r")[10] == 0


@rule("PG-082")
@pytest.mark.parametrize("spot", [(2, 0), (2, 4), (0, 2), (4, 2), (2, 1), (1, 2)])
def test_a_cross_goal_counts_its_row_and_its_column(spot: tuple[int, int]) -> None:
    """Card 12 wants K, card 24 bears it; there may be gaps between them."""
    assert points(grid({spot: "24a", (2, 2): "12r"}))[12] == 1


@rule("PG-082")
@pytest.mark.parametrize("spot", [(1, 1), (3, 3), (0, 4), (4, 3)])
def test_a_cross_goal_counts_no_other_place(spot: tuple[int, int]) -> None:
    assert points(grid({spot: "24a", (2, 2): "12r"}))[12] == 0


@rule("PG-082")
@pytest.mark.parametrize(("goal", "bearer"), [("12r", "24a"), ("32r", "30a"), ("41r", "05a")])
def test_each_cross_goal_counts_its_own_symbol(goal: str, bearer: str) -> None:
    other = {"24a": "30a", "30a": "05a", "05a": "30a"}[bearer]
    assert points(f"{goal} {bearer}\n{other}")[int(goal[:2])] == 1


@rule("PG-R60")
def test_the_goal_card_is_not_part_of_its_own_cross() -> None:
    """Card 12 itself bears K, and card 13 bears the O that it forbids."""
    assert points("12r")[12] == 0
    assert points("13r")[13] == 5


@rule("PG-R60")
def test_a_card_of_the_cross_counts_once_though_it_bears_other_symbols_too() -> None:
    assert points("12r 23a\n02a")[12] == 2


@rule("PG-R29", "PG-082")
@pytest.mark.parametrize("spot", [(2, -1), (2, 5), (-1, 2), (5, 2)])
def test_a_card_outside_belongs_to_its_row_and_its_column(spot: tuple[int, int]) -> None:
    assert points(grid({spot: "24a", (2, 2): "12r"}))[12] == 1
    assert points(grid({spot: "24a", (2, 2): "13r"}))[13] == 0
    assert points(grid({spot: "24a", (1, 1): "12r"}))[12] == 0


# Eliminations.


@rule("PG-083")
@pytest.mark.parametrize(
    ("goal", "forbidden", "value"),
    [("13r", "24a", 5), ("14r", "09a", 5), ("15r", "09a", 5), ("45r", "08a", 3), ("46r", "07a", 4)],
)
def test_an_elimination_pays_if_the_symbol_is_missing(
    goal: str, forbidden: str, value: int
) -> None:
    number = int(goal[:2])
    assert points(f"{goal} . .\n. {forbidden}")[number] == value
    assert points(f"{goal} . {forbidden}")[number] == 0
    assert points(f"{goal}\n.\n.\n{forbidden}")[number] == 0


@rule("PG-083")
def test_one_symbol_is_enough_to_spoil_and_more_cost_nothing() -> None:
    scored = points("13r 24a 25a 05a\n02a")
    assert scored == {13: 0}
    assert scored.total == 0


@rule("PG-083", "PG-R16")
def test_a_goal_side_does_not_spoil_an_elimination() -> None:
    """Card 02 bears O, but lies goal side up."""
    assert points("13r 02r")[13] == 5


@rule("PG-R03")
@pytest.mark.parametrize("number", [14, 15])
def test_campaign_and_boycott_are_two_cards_that_eliminate_trade(number: int) -> None:
    assert DECK[14].title.pl == "Kampania antysemicka"
    assert DECK[15].title.pl == "Bojkot kupców żydowskich"
    assert points(f"{number}r 24a")[number] == 5
    assert points(f"{number}r 09a")[number] == 0


@rule("PG-R03")
def test_both_may_pay_in_one_grid() -> None:
    assert points("14r 15r") == {14: 5, 15: 5}


@rule("PG-084")
@pytest.mark.parametrize(("chance", "kept"), [("30r", 0), ("44r", 0), ("20r", 5)])
def test_the_hidden_obverse_of_an_unused_chance_spoils_an_elimination(
    chance: str, kept: int
) -> None:
    """Cards 30 (Z H) and 44 (H W) hide an H, card 20 (J W A) does not."""
    assert points(f"14r . {chance}")[14] == kept
    assert points(f"14r\n.\n{chance}")[14] == kept


@rule("PG-084")
def test_a_chance_elsewhere_spoils_nothing() -> None:
    assert points("14r . .\n. 44r")[14] == 5


@rule("PG-084", "PG-R44")
def test_the_hidden_obverse_of_the_joker_spoils_nothing() -> None:
    """Godlewski bears O."""
    assert points("13r 21r") == {13: 5, 21: 0}
    assert points("13r 21a") == {13: 0}


@rule("PG-R59")
def test_the_hidden_obverse_of_a_chance_brings_no_points() -> None:
    """Card 24 (O K) as chance beside card 40 (N P): no K-P for 01, no O-P for 25, no K for 12."""
    assert points("01r 25r . . .\n12r 24r 40a") == {1: 0, 12: 0, 24: 1, 25: 0}
    assert points("01r 25r . . .\n12r 24a 40a") == {1: 3, 12: 1, 25: 2}


@rule("PG-R59", "PG-080", "PG-081")
def test_the_hidden_obverse_of_a_chance_brings_nothing_on_the_edge_or_inside() -> None:
    """Cards 31 (Z A H) on the edge and 33 (O H T) inside."""
    assert points("10r . 31r . .\n. 33r . . .\n11r") == {10: 0, 11: 0, 31: 1, 33: 1}


@rule("PG-R62", "PG-R29")
def test_an_elimination_left_of_the_grid_covers_its_row_and_other_outside_cards() -> None:
    """Card 14 at 2,-1 forbids H; card 09 bears it."""
    base = {(2, -1): "14r"}
    assert points(grid({**base, (2, 3): "09a"}))[14] == 0
    assert points(grid({**base, (1, 0): "09a"}))[14] == 5
    assert points(grid({**base, (4, -1): "09a"}))[14] == 0
    assert points(grid({**base, (2, 5): "09a"}))[14] == 0
    assert points(grid({**base, (-1, 2): "09a"}))[14] == 5


@rule("PG-R62", "PG-R29")
def test_an_elimination_above_the_grid_covers_its_column_and_other_outside_cards() -> None:
    base = {(-1, 2): "14r"}
    assert points(grid({**base, (3, 2): "09a"}))[14] == 0
    assert points(grid({**base, (0, 1): "09a"}))[14] == 5
    assert points(grid({**base, (-1, 4): "09a"}))[14] == 0
    assert points(grid({**base, (5, 2): "09a"}))[14] == 0
    assert points(grid({**base, (2, -1): "09a"}))[14] == 5


# Right places and neighbours.

MARKED = {
    16: (5, {(0, 0), (0, 4), (4, 0), (4, 4)}),
    17: (5, {(1, 1), (1, 3), (3, 1), (3, 3)}),
    18: (7, {(2, 2)}),
    49: (5, {(1, 2), (2, 1), (2, 3), (3, 2)}),
    50: (5, {(0, 2), (2, 0), (2, 4), (4, 2)}),
}
"""Corners, diagonal to the centre, the centre, beside the centre, middles of the sides."""


@rule("PG-085", "PG-086")
@pytest.mark.parametrize("number", MARKED)
def test_a_card_in_a_marked_place_scores_its_higher_value_elsewhere_one(number: int) -> None:
    high, marked = MARKED[number]
    for spot in [*BORDER, *INNER]:
        assert points(grid({spot: f"{number}r"}))[number] == (high if spot in marked else 1)


@rule("PG-R32")
@pytest.mark.parametrize("number", MARKED)
@pytest.mark.parametrize("spot", [(0, -1), (2, 5), (-1, 2), (5, 4)])
def test_a_right_place_goal_outside_the_grid_scores_one(number: int, spot: tuple[int, int]) -> None:
    assert points(grid({spot: f"{number}r"}))[number] == 1


@rule("PG-087")
@pytest.mark.parametrize(("goal", "named"), [(19, 4), (22, 13), (42, 41)])
@pytest.mark.parametrize("spot", [(1, 2), (3, 2), (2, 1), (2, 3)])
def test_the_named_card_obverse_up_beside_it_gives_seven(
    goal: int, named: int, spot: tuple[int, int]
) -> None:
    assert points(grid({(2, 2): f"{goal}r", spot: f"{named:02}a"}))[goal] == 7


@rule("PG-087")
@pytest.mark.parametrize(
    "cards",
    [
        {(1, 2): "04r"},
        {(1, 1): "04a"},
        {(0, 2): "04a"},
        {(1, 2): "41a"},
        {},
    ],
    ids=["reverse up", "at a corner", "two places away", "another card", "missing"],
)
def test_otherwise_a_neighbour_goal_scores_one(cards: dict[tuple[int, int], str]) -> None:
    assert points(grid({(2, 2): "19r", **cards}))[19] == 1


@rule("PG-085", "PG-087")
def test_the_named_card_in_the_place_of_the_frame_does_not_matter() -> None:
    """A neighbour goal looks at its neighbour only, wherever it lies itself."""
    assert points(grid({(0, 0): "19r", (0, 1): "04a"}))[19] == 7
    assert points(grid({(4, 4): "19r", (4, 5): "04a"}))[19] == 7
