"""The worked examples of scoring, grid by grid.

The block is the whole 5x5 frame, `out` a card outside it; every card that lies reverse up has its
points here, also those that earn nothing.
"""

from typing import NamedTuple

import pytest

from tests.rules.grzybowski.table import points
from tests.rules.marks import rule


class Example(NamedTuple):
    name: str
    title: str
    grid: str
    points: dict[int, int]
    joker: str
    total: int


EXAMPLES = (
    Example(
        "E01",
        "Pair, simplest",
        """
        24a 25a --- --- 01r
        --- --- --- --- ---
        --- --- --- --- ---
        --- --- --- --- ---
        --- --- --- --- ---
        """,
        {1: 3},
        "",
        3,
    ),
    Example(
        "E02",
        "Same goal twice on separate cards",
        """
        07a 39a 11a 14a 08r
        --- --- --- --- ---
        --- --- --- --- ---
        --- --- --- --- ---
        --- --- --- --- ---
        """,
        {8: 6},
        "",
        6,
    ),
    Example(
        "E03",
        "One shared card: only one realisation",
        """
        07a 39a 11a --- 08r
        --- --- --- --- ---
        --- --- --- --- ---
        --- --- --- --- ---
        --- --- --- --- ---
        """,
        {8: 3},
        "",
        3,
    ),
    Example(
        "E04",
        "Different goals overlap on one Osobistość",
        """
        02r 41a --- --- 05r
        17a 25a 49a --- ---
        --- 48a --- --- ---
        --- 40a --- --- ---
        --- --- --- --- ---
        """,
        {2: 7, 5: 10},
        "",
        17,
    ),
    Example(
        "E05",
        "Chessboard 2x2; two-symbol cards serve one cell each",
        """
        26a 16a 07a --- 03r
        11a 28a 29a --- ---
        --- --- --- --- ---
        --- --- --- --- ---
        --- --- --- --- ---
        """,
        {3: 12},
        "",
        12,
    ),
    Example(
        "E06",
        "L with iron at the vertex, two disjoint images",
        """
        04r 53a 30a --- ---
        --- --- 14a --- ---
        --- 39a --- --- ---
        --- 31a 37a --- ---
        --- --- --- --- ---
        """,
        {4: 16},
        "",
        16,
    ),
    Example(
        "E07",
        "Staircase of seven, floating, started from a lower corner",
        """
        --- --- --- 11a 43a
        --- --- 08a 28a ---
        --- 20a 18a --- ---
        22a 54a --- --- 07r
        --- --- --- --- ---
        """,
        {7: 20},
        "",
        20,
    ),
    Example(
        "E08",
        "Two triads turned to columns",
        """
        --- --- --- --- 06r
        --- 05a 44a --- ---
        --- 19a 24a --- ---
        --- 17a 53a --- ---
        --- --- --- --- ---
        """,
        {6: 15},
        "",
        15,
    ),
    Example(
        "E09",
        "Edge points with an outside card: its neighbour leaves the edge",
        """
        09a --- 10r --- 11r
        17a 07a --- --- ---
        22a --- --- --- 50a
        --- --- --- --- ---
        --- --- --- --- ---
        out 1,-1 41a
        """,
        {10: 4, 11: 1},
        "",
        5,
    ),
    Example(
        "E10",
        "Row and column of the goal card",
        """
        01a --- 24a --- ---
        --- --- --- --- ---
        46a 23a 12r --- 02a
        --- --- 05a 48a ---
        --- --- 27a --- ---
        """,
        {12: 5},
        "",
        5,
    ),
    Example(
        "E11",
        "Elimination: hidden obverse of an unused chance counts, a goal's does not",
        """
        14r --- 30r --- ---
        --- --- --- --- ---
        --- --- 13r 37r ---
        47r --- --- --- 15r
        --- --- --- --- ---
        """,
        {13: 5, 14: 0, 15: 5, 30: 1, 37: 1, 47: 0},
        "",
        12,
    ),
    Example(
        "E12",
        "The joker dilemma: both choices give the same total, fewest symbols reported",
        """
        14r --- 21r --- ---
        --- --- 41a --- ---
        --- --- 30a --- ---
        --- --- --- 09r ---
        --- --- --- --- ---
        """,
        {9: 0, 14: 5, 21: 0},
        "",
        5,
    ),
    Example(
        "E13",
        "Joker carrying three symbols at once",
        """
        02r --- 13a --- ---
        --- --- 48a --- ---
        --- 29a 21r 28a ---
        08r --- 39a --- ---
        51r --- --- --- 27r
        """,
        {2: 7, 8: 3, 21: 0, 27: 8, 51: 7},
        "WKP",
        22,
    ),
    Example(
        "E14",
        "Right place and named neighbour",
        """
        16r --- 17r --- ---
        --- --- --- 50r ---
        --- --- 18r 19r 04a
        42r 41r --- --- ---
        22r 13a --- --- ---
        """,
        {16: 5, 17: 1, 18: 7, 19: 7, 22: 7, 41: 0, 42: 1, 50: 1},
        "",
        29,
    ),
    Example(
        "E15",
        "Complete grid, joker with four symbols, overlapping goals, two eliminations kept",
        """
        27r 22a 50r 41r 15r
        51r 06a 24a 37a 04r
        02r 25a 26a 16a 14r
        03a 23a 21r 46a 13a
        08r 39a 34a 48a 01r
        """,
        {1: 9, 2: 21, 4: 8, 8: 6, 14: 5, 15: 5, 21: 0, 27: 8, 41: 3, 50: 5, 51: 21},
        "OSCR",
        87,
    ),
)


@rule(
    "PG-054",
    "PG-055",
    "PG-063",
    "PG-068",
    "PG-069",
    "PG-071",
    "PG-073",
    "PG-074",
    "PG-076",
    "PG-077",
    "PG-080",
    "PG-081",
    "PG-082",
    "PG-083",
    "PG-084",
    "PG-085",
    "PG-086",
    "PG-087",
    "PG-089",
    "PG-091",
    "PG-092",
    "PG-R07",
    "PG-R12",
    "PG-R40",
    "PG-R43",
)
@pytest.mark.parametrize("example", EXAMPLES, ids=[example.name for example in EXAMPLES])
def test_the_points_of_every_card_the_joker_and_the_total(example: Example) -> None:
    scored = points(example.grid)
    assert scored == example.points
    assert scored.joker == example.joker
    assert scored.total == example.total
