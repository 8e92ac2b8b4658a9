"""Section 7 of the rulebook: the end of the game."""

from itertools import combinations

import pytest

from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.board import frames, grid_of, place
from stolik.games.grzybowski.deck import DECK
from stolik.games.grzybowski.state import State
from tests.rules.grzybowski.table import (
    cards,
    eager_game,
    full,
    last_turn,
    outside,
    play,
    points,
    position,
    random_game,
    says,
    sees,
    table,
)
from tests.rules.marks import rule


def ended(mine: list[str], other: list[str]) -> State:
    """A finished game: grids that begin with these cards, all others obverse up."""
    last = table(full(*mine, hole=True), full(*other), hand="49a")
    return play(last, "lay 49a 4,4")


@rule("PG-060")
@pytest.mark.parametrize("seed", range(4))
def test_the_game_ends_after_turn_fifty_when_both_have_25_cards(seed: int) -> None:
    *during, end = random_game(seed)
    assert {sees(state, 0)["turn"] for state in during} >= set(range(1, 51))
    finished = [state for state in during if len(cards(state, 0)) == len(cards(state, 1)) == 25]
    assert all(GAME.prompt(state) == "close" for state in finished)
    assert [len(cards(end, seat)) for seat in (0, 1)] == [25, 25]


@rule("PG-060")
def test_the_first_player_to_fill_the_grid_does_not_end_the_game() -> None:
    state = table(full(hole=True), full(hole=True), hand="24a")
    after = play(state, "lay 24a 4,4")
    assert GAME.to_move(after) == 1


@rule("PG-060")
@pytest.mark.parametrize("move", ["take 01r", "lay 01r 0,0", "end", "swap 20 0,0 0,1"])
def test_nothing_is_played_after_the_end(move: str) -> None:
    end = play(last_turn(hand="24a"), "lay 24a 4,4")
    assert [says(end, move, seat) for seat in (0, 1)] == ["PG-060", "PG-060"]


@rule("PG-060", "PG-049")
def test_a_chance_may_still_be_used_after_the_last_card() -> None:
    state = play(last_turn("20r", "18r", hand="24a"), "lay 24a 4,4")
    end = play(state, "swap 20 0,1 2,2")
    assert GAME.prompt(end) == "over"
    assert GAME.score(end).seats[0].by_card()[18] == 7


@rule("PG-061")
@pytest.mark.parametrize(
    ("mine", "other", "winner"), [(["20r"], ["37a"], 0), (["37a"], ["20r"], 1)]
)
def test_the_higher_total_wins(mine: list[str], other: list[str], winner: int) -> None:
    """One unused chance decides."""
    account = GAME.score(ended(mine, other))
    assert sorted(account.totals) == [0, 1]
    assert account.winners == (winner,)


@rule("PG-R55")
def test_equal_totals_are_a_draw() -> None:
    account = GAME.score(ended(["20r"], ["37r"]))
    assert account.totals == (1, 1)
    assert account.winners == (0, 1)


@rule("PG-R55")
def test_nothing_breaks_a_tie() -> None:
    """Five points from one goal against five from five chances."""
    account = GAME.score(ended(["16r"], ["20r", "37r", "29r", "35r", "24r"]))
    assert account.totals == (5, 5)
    assert account.winners == (0, 1)


@rule("PG-R63", "PG-070")
@pytest.mark.parametrize("seed", range(20))
def test_no_total_is_negative(seed: int) -> None:
    *_, end = eager_game(seed)
    assert min(GAME.score(end).totals) >= 0


@rule("PG-R63")
def test_a_joker_that_would_cost_more_than_it_brings_stays_unused() -> None:
    """One K for card 12 would bring one point and cost one."""
    scored = points("12r 21r")
    assert scored.total == 0
    assert scored.joker == ""


@rule("PG-R33")
def test_at_most_four_cards_can_lie_outside() -> None:
    """Two chances, and two flips that turn them up again: each use of a flip spends one."""
    kinds = [card.chance for card in DECK.cards]
    assert kinds.count("outside") + kinds.count("flip") == 4


@rule("PG-R33")
def test_four_holes_leave_no_doubt_where_the_grid_lies() -> None:
    cells = [place(row, column) for row in range(5) for column in range(5)]
    for holes in combinations(cells, 4):
        left = tuple(cell for cell in cells if cell not in holes)
        assert frames(grid_of(left, bytes(len(left)), 0)) == [(0, 0)]


@rule("PG-R33", "PG-053")
@pytest.mark.parametrize("seed", range(10))
def test_at_the_end_of_any_game_the_frame_is_certain(seed: int) -> None:
    *_, end = eager_game(seed)
    for seat in (0, 1):
        (frame,) = frames(end.grids[seat])
        inside = set(cards(end, seat)) - outside(end, seat)
        rows = {int(spot.split(",")[0]) - frame[0] for spot in inside}
        assert rows <= set(range(5))


@rule("PG-060")
def test_a_finished_game_may_be_written_down() -> None:
    *_, end = random_game(1)
    again = position(GAME.to_position(end))
    assert GAME.to_move(again) is None
    assert GAME.score(again).totals == GAME.score(end).totals
