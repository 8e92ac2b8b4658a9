"""Section 4 of the rulebook: laying cards."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.scoring import estimate
from tests.rules.grzybowski.table import (
    cards,
    choices,
    lies,
    places,
    play,
    points,
    random_game,
    says,
    sees,
    table,
)
from tests.rules.marks import rule

Spot = tuple[int, int]
ROW = "# # # # #"
PLUS = """
    . . # . .
    . . # . .
    # # # # #
    . . # . .
    . . # . .
"""


def spots(*texts: str) -> set[str]:
    return {spot for text in texts for spot in text.split()}


# The first card.


@rule("PG-020", "PG-R23")
def test_the_first_card_lies_at_the_point_of_reference() -> None:
    state = table("", hand="24a")
    assert places(state) == {"0,0"}
    assert says(state, "lay 24a 2,2") == "PG-R23"


@rule("PG-020", "PG-R23", "PG-024")
@pytest.mark.parametrize("place", ["0,-4", "0,4", "-4,0", "4,0"])
def test_the_first_card_may_end_up_in_any_row_and_column_of_the_grid(place: str) -> None:
    """A grid may grow from it four places in every direction."""
    row, column = map(int, place.split(","))
    state = table("", hand="24a")
    state = play(state, "lay 24a 0,0")
    for step in range(1, 5):
        spot = f"{row * step // 4},{column * step // 4}"
        for own in (False, True):
            take = choices(state, "take")[0]
            face = take.split()[1]
            there = spot if own else min(places(play(state, take)))
            state = play(state, take, f"lay {face} {there}")
    assert place in cards(state)


@rule("PG-R23")
@pytest.mark.parametrize("place", ["-1,0", "0,-1"])
def test_places_are_counted_from_the_first_card_and_may_be_negative(place: str) -> None:
    assert says(table("#", hand="24a"), f"lay 24a {place}") == "legal"


# Contact.


@rule("PG-021")
def test_a_card_lies_next_to_a_card_of_the_own_grid() -> None:
    assert places(table("#", hand="24a")) == spots("-1,0 1,0 0,-1 0,1")


@rule("PG-021")
@pytest.mark.parametrize("place", ["0,2", "2,0", "-3,0"])
def test_a_card_may_not_lie_apart(place: str) -> None:
    assert says(table("#", hand="24a"), f"lay 24a {place}") == "PG-021"


@rule("PG-021")
def test_the_other_players_cards_are_no_contact() -> None:
    """Both grids have their own places: what lies in the other one does not matter."""
    assert says(table("# .", "# #", hand="24a"), "lay 24a 0,2") == "PG-021"


@rule("PG-022")
@pytest.mark.parametrize("place", ["1,1", "1,-1", "-1,1", "-1,-1"])
def test_contact_at_a_corner_is_not_enough(place: str) -> None:
    assert says(table("#", hand="24a"), f"lay 24a {place}") == "PG-022"


@rule("PG-021", "PG-022")
def test_the_example_of_the_rulebook_below_card_24() -> None:
    state = table("24a 05a .\n . 44a .", hand="07a")
    assert says(state, "lay 07a 1,0") == "legal"
    assert says(state, "lay 07a 2,0") == "PG-022"


# Size.


@rule("PG-023")
def test_a_row_of_five_grows_up_and_down_but_no_wider() -> None:
    state = table(ROW, hand="24a")
    assert places(state) == {f"{row},{column}" for row in (-1, 1) for column in range(5)}
    assert says(state, "lay 24a 0,5") == says(state, "lay 24a 0,-1") == "PG-023"


@rule("PG-023")
def test_a_column_of_five_grows_no_taller() -> None:
    state = table("#\n#\n#\n#\n#", hand="24a")
    assert says(state, "lay 24a 5,0") == says(state, "lay 24a -1,0") == "PG-023"
    assert len(places(state)) == 10


@rule("PG-023")
def test_gaps_count_the_outermost_cards_measure_the_grid() -> None:
    """No row here is longer than two, but the grid is five wide."""
    stairs = """
        # # . . .
        . # # . .
        . . # # .
        . . . # #
    """
    state = table(stairs, hand="24a")
    assert says(state, "lay 24a 3,5") == says(state, "lay 24a 0,-1") == "PG-023"


@rule("PG-023")
def test_a_grid_five_wide_and_five_tall_grows_only_inside() -> None:
    inside = {f"{row},{column}" for row in range(5) for column in range(5)}
    assert places(table(PLUS, hand="24a")) == spots(
        "0,1 1,1 0,3 1,3 1,0 1,4 3,0 3,1 3,3 3,4 4,1 4,3"
    )
    assert places(table(PLUS, hand="24a")) < inside


@rule("PG-024")
def test_a_row_of_four_may_still_grow_on_either_side() -> None:
    state = table("# # # #", hand="24a")
    assert says(state, "lay 24a 0,-1") == says(state, "lay 24a 0,4") == "legal"


@rule("PG-024")
def test_what_grew_to_one_side_cannot_grow_to_the_other() -> None:
    state = table("# # # #", market="01r 02r 03a 04a 05a 06a")
    moves = ["take 03a", "lay 03a 0,-1", "take 04a", "lay 04a 1,0", "take 05a"]
    assert says(play(state, *moves), "lay 05a 0,4") == "PG-023"


@rule("PG-024")
def test_width_and_height_are_used_up_apart() -> None:
    state = table(ROW, hand="24a")
    assert says(state, "lay 24a -1,0") == says(state, "lay 24a 1,4") == "legal"


# The frame.


@rule("PG-R22")
def test_a_card_outside_holds_the_grid_beside_it() -> None:
    """Alone the row may still grow to the left; the card outside at 0,-1 settles it."""
    free = table("# # # # .", hand="24a")
    assert says(free, "lay 24a 0,-1") == "legal"
    held = table("# # # # .\nout 0,-1 #", hand="24a")
    assert says(held, "lay 24a 0,4") == "legal"
    assert says(held, "lay 24a 1,4") == "PG-022"
    assert "1,-1" not in places(held)


@rule("PG-R22", "PG-R66")
def test_the_refusal_names_the_rule_of_the_frame_when_five_places_would_fit() -> None:
    """Columns 1..5 are only five, but then the card outside at 0,-1 would lie apart."""
    held = table(". # # # #\nout 0,-1 #", hand="24a")
    assert says(held, "lay 24a 0,5") in ("PG-R22", "PG-R66")


@rule("PG-R26")
@pytest.mark.parametrize(
    ("grid", "place", "answer"),
    [
        ("26r # # # #", "0,5", "legal"),
        ("26r # # # #", "0,-1", "legal"),
        ("26r # # # #", "1,0", "PG-R26"),
        ("26r # # #", "0,4", "PG-R26"),
        ("26r # # #", "0,-1", "PG-R26"),
        ("26r", "0,1", "PG-R26"),
        ("26r\n#\n#\n#\n#", "5,0", "legal"),
    ],
)
def test_a_place_is_outside_only_if_it_can_no_longer_be_inside(
    grid: str, place: str, answer: str
) -> None:
    assert says(table(grid, hand="24a"), f"outside 26 {place}") == answer


@rule("PG-R24")
def test_the_score_during_play_assumes_the_best_position_of_the_grid() -> None:
    """A lone town hall may still lie in the centre; in a row of five, the right row is open."""
    alone = table("18r", market="01r 02r 03a 04a 05a 06a")
    assert GAME.score(alone).seats[0].by_card() == {18: 7}
    aside = table("18r # # # #", market="01r 02r 03a 04a 05a 06a")
    assert GAME.score(aside).seats[0].by_card()[18] == 1
    middle = table("# # 18r # #", market="01r 02r 03a 04a 05a 06a")
    assert GAME.score(middle).seats[0].by_card()[18] == 7


@rule("PG-R24")
def test_one_position_of_the_grid_is_assumed_for_all_goals_together() -> None:
    """Town hall and voyages side by side: centre (7 + 1) or corner (1 + 5), never both."""
    state = table("18r 16r", market="01r 02r 03a 04a 05a 06a")
    assert GAME.score(state).totals[0] == 8


@rule("PG-R24")
def test_a_finished_grid_is_scored_where_it_lies() -> None:
    full = "\n".join(["18r # # # #", *[ROW] * 4])
    assert points(full)[18] == 1


@rule("PG-R24")
@pytest.mark.parametrize("seed", range(3))
def test_the_players_are_shown_no_score_before_the_end(seed: int) -> None:
    *during, end = random_game(seed)
    assert {str(sees(state, 0)["scores"]) for state in during} == {"None"}
    assert sees(end, 0)["scores"] == [estimate(grid).total for grid in end.grids]


@rule("PG-025")
def test_a_place_holds_one_card() -> None:
    state = table("# #", hand="24a")
    assert says(state, "lay 24a 0,1") == "PG-025"


@rule("PG-025")
@pytest.mark.parametrize("seed", range(3))
def test_laid_cards_stay_where_and_as_they_are(seed: int) -> None:
    """In a game without chances the grids only grow."""
    states = list(random_game(seed, shy=True))
    for before, after in pairwise(states):
        for seat in (0, 1):
            assert cards(before, seat).items() <= cards(after, seat).items()


@rule("PG-026")
@pytest.mark.parametrize("hole", ["0,0", "2,2", "4,1"])
def test_the_last_free_place_can_be_filled(hole: str) -> None:
    row, column = map(int, hole.split(","))
    grid = [["#"] * 5 for _ in range(5)]
    grid[row][column] = "."
    state = table("\n".join(map(" ".join, grid)), hand="24a")
    assert places(state) == {hole}
    assert lies(play(state, f"lay 24a {hole}"), hole) == "24a"


# The same once more, worked out from the rules alone.

CELLS = [(row, column) for row in range(5) for column in range(5)]
RING = [
    (row, column)
    for row in range(-1, 6)
    for column in range(-1, 6)
    if (row in range(5)) != (column in range(5))
]
NEARBY = [(row, column) for row in range(-6, 11) for column in range(-6, 11)]


def beside(spot: Spot) -> set[Spot]:
    row, column = spot
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def diagonal(spot: Spot) -> set[Spot]:
    row, column = spot
    return {(row + down, column + right) for down in (-1, 1) for right in (-1, 1)}


def frames(inside: set[Spot], out: set[Spot]) -> list[set[Spot]]:
    """Every 5x5 window that holds the cards inside and has those outside along its sides."""
    found = []
    for top, left in NEARBY:
        window = {(top + row, left + column) for row, column in CELLS}
        ring = {(top + row, left + column) for row, column in RING}
        if inside <= window and out <= ring:
            found.append(window)
    return found


def lay_spots(inside: set[Spot], out: set[Spot]) -> set[Spot]:
    own = inside | out
    return {spot for window in frames(inside, out) for spot in window - own if beside(spot) & own}


def diagonal_spots(inside: set[Spot], out: set[Spot]) -> set[Spot]:
    own = inside | out
    return {spot for window in frames(inside, out) for spot in window - own if diagonal(spot) & own}


def outside_spots(inside: set[Spot], out: set[Spot]) -> set[Spot]:
    within = set().union(*frames(inside, out))
    return {spot for spot in NEARBY if beside(spot) & inside} - within - inside - out


def carries(inside: set[Spot], out: set[Spot]) -> set[tuple[Spot, Spot]]:
    return {
        (card, spot)
        for card in inside | out
        for spot in lay_spots(inside - {card}, out - {card}) - {card}
    }


def write(spot: Spot) -> str:
    return "{},{}".format(*spot)


def picture(inside: set[Spot], out: set[Spot]) -> str:
    """The three chances come first, then cards that do not matter."""
    faces = iter(["26r", "31r", "35r", *["#"] * 22])
    lines = [
        " ".join(next(faces) if (row, column) in inside else "." for column in range(5))
        for row in range(5)
    ]
    return "\n".join([*lines, *(f"out {write(spot)} #" for spot in sorted(out))])


@rule("PG-R22", "PG-R26", "PG-R27", "PG-R37", "PG-R39", "PG-R66")
@given(
    st.sets(st.sampled_from(CELLS), min_size=4, max_size=20),
    st.sets(st.sampled_from(RING), max_size=3),
)
def test_every_place_offered_follows_from_the_frames(inside: set[Spot], out: set[Spot]) -> None:
    state = table(picture(inside, out), hand="24a")
    assert places(state) == set(map(write, lay_spots(inside, out)))
    assert places(state, "diagonal") == set(map(write, diagonal_spots(inside, out)))
    assert places(state, "outside") == set(map(write, outside_spots(inside, out)))
    moves = {f"move 35 {write(a)} {write(b)}" for a, b in carries(inside, out)}
    assert set(choices(state, "move")) == moves
