"""Section 8 of the rulebook: scoring patterns.

Grids are drawn as they lie. The symbols of each card stand in the comments where they matter.
"""

import pytest

from stolik.games.grzybowski import scoring
from stolik.games.grzybowski.cards import SYMBOLS
from stolik.games.grzybowski.deck import DECK, GOAL_OF
from tests.form import COMPILED
from tests.rules.grzybowski.table import Points, points
from tests.rules.marks import rule

BEARERS = {
    code: [f"{card.number:02}a" for card in DECK.cards if SYMBOLS.index(code) in card.symbols]
    for code in SYMBOLS
}


def drawn(picture: str, goal: str) -> Points:
    """The score of a goal with a pattern drawn in symbols, each cell a card that bears it."""
    used = {goal[:2] + "a"}
    lines = []
    for line in picture.splitlines():
        words = []
        for word in line.split():
            if word in BEARERS:
                word = next(face for face in BEARERS[word] if face not in used)
                used.add(word)
            words.append(word)
        lines.append(" ".join(words))
    return points("\n".join(lines))


# What counts.


@rule("PG-062")
@pytest.mark.parametrize(
    ("goal", "picture", "value"),
    [
        ("01r", "K P . . 01r", 3),
        ("25r", "O P . . 25r", 2),
        ("02r", "O K P . 02r", 7),
        ("09r", "H A H . 09r", 6),
        ("27r", "S K S . 27r", 8),
        ("53r", "C A C . 53r", 8),
        ("40r", "N P N . 40r", 7),
        ("54r", "W J J W 54r", 8),
        ("52r", "O S . . 52r\nP N", 11),
        ("38r", "R N . . 38r\n. N Z", 12),
        ("23r", ". W . . 23r\nW K W\n. W .", 13),
        ("51r", "P K . . 51r\nS .", 7),
    ],
)
def test_a_goal_side_pays_the_value_on_the_card(goal: str, picture: str, value: int) -> None:
    assert drawn(picture, goal) == {int(goal[:2]): value}


@rule("PG-062")
def test_a_goal_lying_obverse_up_pays_nothing() -> None:
    assert points("24a 25a . . 01r").total == 3
    assert points("24a 25a . . 01a").total == 0


@rule("PG-063", "PG-R16")
@pytest.mark.parametrize("face", ["40r", "37r"])
def test_a_goal_or_chance_side_is_no_resource(face: str) -> None:
    """Cards 40 (N P) and 37 (N P C) make a pair with K only obverse up."""
    assert points(f"24a {face[:2]}a . . 01r")[1] == 3
    assert points(f"24a {face} . . 01r")[1] == 0


@rule("PG-063")
def test_the_icons_of_the_task_are_no_resources() -> None:
    """The goal of card 01 shows K and P, and so do its symbols, but it lies goal side up."""
    assert points("24a 01r")[1] == 0
    assert points("25a 01r")[1] == 0


@rule("PG-063", "PG-R16", "PG-089")
def test_the_joker_may_fill_a_place() -> None:
    assert points("24a 21r . . 01r").total == 2


@rule("PG-064")
@pytest.mark.parametrize("k", [face for face in BEARERS["K"] if face != "01a"])
def test_any_card_with_the_symbol_will_do(k: str) -> None:
    other = "25a" if k != "25a" else "40a"
    assert points(f"{k} {other} . . 01r")[1] == 3


IMAGES = {
    "pair": ("01r", ["K P", "P K", "K\nP", "P\nK"]),
    "triad": ("02r", ["O K P", "P K O", "O\nK\nP", "P\nK\nO"]),
    "chessboard": ("03r", ["S T\nT S", "T S\nS T"]),
    "L": (
        "04r",
        [
            "Z C\nR .", "Z R\nC .", "C Z\n. R", "R Z\n. C",
            "R .\nZ C", "C .\nZ R", ". R\nC Z", ". C\nR Z",
        ],
    ),
    "T": ("05r", ["A O A\n. A .", ". A .\nA O A", "A .\nO A\nA .", ". A\nA O\n. A"]),
    "two triads": (
        "06r",
        ["J N J\nW O W", "W O W\nJ N J", "J W\nN O\nJ W", "W J\nO N\nW J"],
    ),
    "staircase": (
        "07r",
        [
            "W W . .\n. W W .\n. . W W\n. . . W",
            ". . W W\n. W W .\nW W . .\nW . . .",
            "W . . .\nW W . .\n. W W .\n. . W W",
            ". . . W\n. . W W\n. W W .\nW W . .",
        ],
    ),
    "line of four": ("54r", ["W J J W", "W\nJ\nJ\nW"]),
    "zigzag": (
        "38r",
        [
            "R N .\n. N Z", ". N R\nZ N .", "Z N .\n. N R", ". N Z\nR N .",
            "R .\nN N\n. Z", ". R\nN N\nZ .", "Z .\nN N\n. R", ". Z\nN N\nR .",
        ],
    ),
}  # fmt: skip
"""Every image of a pattern; the rulebook draws 4, 4, 2, 8, 4, 4 and 4 of the first seven."""
ALL_IMAGES = [
    pytest.param(goal, image, id=f"{name}-{number}")
    for name, (goal, images) in IMAGES.items()
    for number, image in enumerate(images, 1)
]


def at(image: str, goal: str, down: int, right: int) -> str:
    """The image moved into the grid, the goal in a free corner."""
    lines = [" ".join([*["."] * right, *line.split()]) for line in image.splitlines()]
    rows = [*["."] * down, *lines, *["."] * (5 - down - len(lines))]
    for row, column in ((0, 4), (4, 0)):
        words = rows[row].split()
        words += ["."] * (5 - len(words))
        if words[column] == ".":
            words[column] = goal
            rows[row] = " ".join(words)
            return "\n".join(rows)
    raise AssertionError("no corner is free")


@rule("PG-065", "PG-R10", "PG-066", "PG-067")
@pytest.mark.parametrize(("goal", "image"), ALL_IMAGES)
@pytest.mark.parametrize(("down", "right"), [(0, 0), (1, 1)])
def test_every_mirror_image_and_turn_of_a_pattern_counts(
    goal: str, image: str, down: int, right: int
) -> None:
    height, width = len(image.splitlines()), len(image.splitlines()[0].split())
    down, right = min(down, 5 - height), min(right, 5 - width)
    scored = drawn(at(image, goal, down, right), goal)
    card = DECK[int(goal[:2])]
    assert card.goal
    assert scored == {card.number: card.goal.points}


@rule("PG-R10")
@pytest.mark.parametrize(("goal", "images"), IMAGES.values(), ids=list(IMAGES))
def test_images_that_look_alike_are_one(goal: str, images: list[str]) -> None:
    task = DECK[int(goal[:2])].goal
    assert task
    assert len(task.images) == len(images)


@rule("PG-066", "PG-072")
def test_a_line_does_not_bend() -> None:
    assert drawn("O K . . 02r\n. P", "02r")[2] == 0


@rule("PG-067")
def test_a_pattern_may_lie_far_from_its_goal() -> None:
    far = """
        01r . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . 24a 25a
    """
    assert points(far)[1] == 3


@rule("PG-R17")
def test_places_drawn_empty_do_not_matter() -> None:
    """The L of card 04 (Z C / R .): its fourth place free, occupied, and off the grid."""
    assert points("30a 53a . . 04r\n14a")[4] == 8
    assert points("30a 53a . . 04r\n14a 24a")[4] == 8
    corner = ". . . . .\n. . . . .\n. . . . .\n04r . . . 53a\n. . . 14a 30a"
    assert points(corner)[4] == 8


@rule("PG-R17", "PG-R28")
def test_a_pattern_may_reach_outside_the_grid() -> None:
    """The staircase starts on a card above the grid; places it leaves free lie off the grid."""
    stairs = """
        11a 28a . . 07r
        . 20a 18a . .
        . . 22a 43a .
        . . . . .
        . . . . .
    """
    assert points(stairs)[7] == 0
    assert points(stairs + "out -1,0 08a")[7] == 20


# How often.


@rule("PG-068")
def test_a_goal_pays_each_time_it_is_fulfilled() -> None:
    assert points("07a 39a 11a 14a 08r")[8] == 6


@rule("PG-068")
def test_no_card_belongs_to_two_patterns_of_one_goal() -> None:
    assert points("07a 39a 11a . 08r")[8] == 3


@rule("PG-068", "PG-R12")
def test_a_card_with_both_symbols_makes_no_pair_alone() -> None:
    """Card 45 bears R and W."""
    assert points("45a . . . 08r")[8] == 0


@rule("PG-R12")
def test_a_card_with_two_fitting_symbols_fills_one_place() -> None:
    """15 and 45 bear W and R both: together one pair, not two."""
    assert points("15a 45a . . 08r")[8] == 3
    assert points("15a 45a 55a . 08r")[8] == 3


@rule("PG-R12")
def test_a_card_fits_with_whichever_symbol_is_needed() -> None:
    """Card 29 (S T H) serves as S in the first chessboard and as T in the second."""
    assert points("29a 16a . . 03r\n11a 28a")[3] == 12
    assert points("26a 29a . . 03r\n11a 28a")[3] == 12


@rule("PG-R13")
def test_the_greatest_number_of_patterns_counts() -> None:
    """The pair in the middle would block both others; the reading of two is taken."""
    assert points("07a 39a 14a 11a 08r")[8] == 6


@rule("PG-R13")
def test_the_example_of_the_rulebook_of_two_pairs() -> None:
    assert points("24a 25a 01r\n46a 40a")[1] == 6


@rule("PG-R13")
def test_of_three_overlapping_lines_two_count() -> None:
    """H A H A H, then down A H: the lines of cards 1-3 and 5-7 count, the one between does not."""
    grid = """
        03a 49a 14a 10a 15a
        . . . . 17a
        . . . . 18a
        . . . . 09r
    """
    assert points(grid)[9] == 12


@rule("PG-069")
def test_patterns_of_different_goals_may_overlap() -> None:
    """Cards 24 (O K) and 13 (O P) are the pair K-P of one goal and the pair O-P of the other."""
    assert points("24a 13a 01r 25r") == {1: 3, 25: 2}


@rule("PG-069")
def test_the_same_symbol_may_serve_many_goals() -> None:
    """The K of card 24 serves K-P (01), O-K-P (02) and H-K (47)."""
    grid = """
        05a 24a 40a . 01r
        . 14a . . 02r
        . . . . 47r
    """
    assert points(grid) == {1: 3, 2: 7, 47: 2}


@rule("PG-R14")
@pytest.mark.skipif(COMPILED, reason="constants are built into the compiled engine")
def test_two_goals_with_the_same_pattern_share_their_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Our deck has no such cards, so card 25 is given the goal of card 01."""
    goals = list(GOAL_OF)
    goals[25] = goals[1]
    monkeypatch.setattr(scoring, "GOAL_OF", tuple(goals))
    assert points("24a 40a . 01r 25r") == {1: 3, 25: 3}


@rule("PG-070")
def test_an_unfulfilled_goal_costs_nothing() -> None:
    scored = points("01r 02r 03r 04r 05r\n06r 07r 10r 12r 41r")
    assert set(scored.values()) == {0}
    assert scored.total == 0


# The shapes.


@rule("PG-071")
@pytest.mark.parametrize("grid", ["24a . 40a . 01r", "24a . . . 01r\n. 40a"])
def test_a_pair_is_adjacent_in_a_row_or_column(grid: str) -> None:
    """Neither a gap nor a corner makes a pair."""
    assert points(grid)[1] == 0


@rule("PG-072")
@pytest.mark.parametrize("line", ["48a 05a 40a", "05a 40a 48a", "48a 40a 05a", "40a 05a 48a"])
def test_a_triad_keeps_its_order(line: str) -> None:
    """Cards 05 (O J), 48 (K J) and 40 (N P), but K not in the middle."""
    assert points(f"{line} . 02r")[2] == 0


@rule("PG-R01")
def test_the_triad_of_singer_is_worth_seven() -> None:
    assert points("05a 48a 40a . 02r")[2] == 7


@rule("PG-073")
def test_a_chessboard_has_its_symbols_on_the_diagonals() -> None:
    assert points("26a 07a . . 03r\n11a 28a")[3] == 12
    assert points("26a 28a . . 03r\n11a 07a")[3] == 0


@rule("PG-R08")
def test_a_chessboard_is_two_by_two_whatever_lies_around_it() -> None:
    around = """
        52a 16a 07a . 03r
        11a 28a 29a . .
        24a 33a 51a . .
    """
    alone = ". 16a 07a . 03r\n. 28a . . ."
    assert points(around)[3] == 12
    assert points(alone)[3] == 0


@rule("PG-R08")
def test_a_larger_chessboard_holds_two_small_ones() -> None:
    assert points("26a 07a 52a 11a 03r\n34a 28a 50a 27a")[3] == 24


@rule("PG-074")
def test_the_vertex_of_an_l_bears_its_own_symbol() -> None:
    """Z at the vertex, C and R on the arms; C at the vertex is no such L."""
    assert points("30a 53a . . 04r\n14a")[4] == 8
    assert points("53a 30a . . 04r\n14a")[4] == 0


@rule("PG-074", "PG-072")
def test_the_arms_of_an_l_stand_at_a_right_angle() -> None:
    assert points("53a 30a 14a . 04r")[4] == 0


@rule("PG-R06")
def test_the_arms_of_an_l_touch_the_vertex() -> None:
    assert points("30a . 53a . 04r\n14a")[4] == 0
    assert points("30a 53a . . 04r\n.\n14a")[4] == 0


@rule("PG-075")
def test_a_t_needs_three_sides() -> None:
    assert points("09a 24a 10a . 05r\n. 17a")[5] == 10
    assert points("09a 24a 10a . 05r")[5] == 0


@rule("PG-R09")
@pytest.mark.parametrize("fourth", [".", "07a", "31a", "01r", "20r"])
def test_the_fourth_side_of_a_t_is_free(fourth: str) -> None:
    assert points(f". {fourth} . . 05r\n09a 24a 10a\n. 17a .")[5] == 10


@rule("PG-R09", "PG-068")
def test_a_fourth_side_brings_no_second_t() -> None:
    assert points(". 31a . . 05r\n09a 24a 10a\n. 17a .")[5] == 10


STAIRS = """
    15a 11a . . .
    . 08a 28a . .
    . . 20a 43a .
    . . . 54a .
    . . . . 07r
"""
"""Seven cards that bear W."""
TRIADS = "05a 19a 17a . 06r\n44a 24a 53a"
"""J N J above W O W: 05 (O J), 19 (O N), 17 (A J); 44 (H W), 24 (O K), 53 (C W)."""


@rule("PG-076")
def test_two_triads_lie_in_two_adjacent_rows() -> None:
    assert points(TRIADS)[6] == 15
    assert points("05a 19a 17a . 06r\n. . . . .\n44a 24a 53a")[6] == 0


@rule("PG-R11")
@pytest.mark.parametrize(
    "grid",
    [
        "05a 19a 17a . 06r\n. 44a 24a 53a .",
        ". 05a 19a 17a 06r\n44a 24a 53a . .",
        "05a 19a 17a 44a 06r\n. . . 24a .\n. . . 53a .",
    ],
)
def test_two_triads_may_not_be_shifted(grid: str) -> None:
    assert points(grid)[6] == 0


@rule("PG-R02")
def test_two_triads_are_worth_fifteen_and_the_staircase_twenty() -> None:
    assert points(TRIADS)[6] == 15
    assert points(STAIRS)[7] == 20


@rule("PG-077", "PG-R07")
def test_a_staircase_need_not_touch_a_corner_of_the_grid() -> None:
    shifted = """
        . . . . 07r
        . 15a 11a . .
        . . 08a 28a .
        . . . 20a 43a
        . . . . 54a
    """
    assert points(shifted)[7] == 20


@rule("PG-077")
def test_a_staircase_has_seven_steps() -> None:
    assert points(STAIRS.replace("54a", "."))[7] == 0


@rule("PG-R07")
def test_a_staircase_goes_by_single_steps() -> None:
    """Two places sideways are no step."""
    wide = """
        15a 11a . . .
        . 08a 28a 20a .
        . . . 43a 54a
        . . . . .
        07r . . . .
    """
    assert points(wide)[7] == 0


@rule("PG-R07")
def test_a_staircase_that_turns_back_is_none() -> None:
    hook = """
        15a 11a . . .
        . 08a 28a . .
        . . 20a . .
        . 43a 18a . .
        07r . . . .
    """
    assert points(hook)[7] == 0


@rule("PG-068", "PG-R13")
def test_fifteen_varsovians_hold_two_staircases() -> None:
    two = """
        15a 11a 22a . .
        32a 08a 28a 23a .
        34a 35a 20a 43a 45a
        . 44a 53a 54a 55a
        07r . . . .
    """
    assert points(two)[7] == 40
