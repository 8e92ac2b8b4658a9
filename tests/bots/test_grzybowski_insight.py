"""What the levels see in a grid: nothing hidden, nothing wrong, nothing forgotten."""

from math import isfinite

import pytest

from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.board import EMPTY, FULL, Grid, members, place
from stolik.games.grzybowski.cards import OBVERSE, REVERSE, SYMBOLS, face
from stolik.games.grzybowski.insight import WEIGHTS, foreseen, insight, signs_of
from stolik.games.grzybowski.market import gain, offers, promising
from stolik.games.grzybowski.moves import read
from stolik.games.grzybowski.scoring import estimate
from stolik.games.grzybowski.signs import NAMES, SIGNS, STAGES, stage_shares
from stolik.games.grzybowski.sketch import missing, sketch
from stolik.games.grzybowski.state import blank
from stolik.games.grzybowski.window import window_of
from stolik.kernel.chance import QuickChance
from tests.bots.grzybowski import moments

K, P, W, R = (SYMBOLS.index(code) for code in "KPWR")


def grid(*cards: tuple[int, int, int, int]) -> Grid:
    """Row, column, number and side of each card."""
    found = EMPTY
    for row, column, card, side in cards:
        found = found.lay(place(row, column), face(card, side))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_what_one_gains_the_other_loses(seed: int) -> None:
    for state in moments(seed):
        value = insight(state, 0)
        assert isfinite(value)
        assert insight(state, 1) == -value


@pytest.mark.parametrize("seed", range(6))
def test_at_the_end_it_is_the_margin(seed: int) -> None:
    *_, end = moments(seed)
    first, second = GAME.score(end).totals
    assert insight(end, 0) == first - second


def test_it_does_not_know_the_order_of_the_stack() -> None:
    for state in moments(4):
        for luck in (QuickChance(1), QuickChance(2)):
            world = GAME.imagine(state, 0, luck)
            assert insight(world, 0) == insight(state, 0)


@pytest.mark.parametrize("seed", range(3))
def test_it_weighs_the_signs(seed: int) -> None:
    """Weighing each grid ahead must come to the same as weighing the signs that are trained."""
    by_stage = {name: index for index, name in enumerate(NAMES)}
    for state in moments(seed):
        if any(len(each.cells) == FULL for each in foreseen(state).grids):
            continue  # a full grid is worth what it scores, whatever the weights
        own, other = signs_of(state, 0), signs_of(state, 1)
        signs = [mine - theirs for mine, theirs in zip(own, other, strict=True)]
        weighed = 0.0
        for stage in STAGES:
            row = WEIGHTS[stage]
            for sign, name in enumerate(SIGNS):
                weighed += row[sign] * signs[by_stage[f"{name}, {stage} left"]]
        assert insight(state, 0) == pytest.approx(weighed, abs=1e-6)


def test_stages_share_what_lies_between_them() -> None:
    for left in range(FULL + 1):
        shares = stage_shares(left)
        assert sum(share for _, share in shares) == pytest.approx(1.0)
        assert sum(STAGES[stage] * share for stage, share in shares) == pytest.approx(left)
    with pytest.raises(ValueError, match="more cards"):
        stage_shares(FULL + 1)


@pytest.mark.parametrize("seed", range(4))
def test_a_sketch_counts_the_points_as_the_law_does(seed: int) -> None:
    for state in moments(seed):
        for each in state.grids:
            if each.cells:
                assert sketch(each).now == estimate(each).total


def test_a_sketch_tells_what_a_pattern_lacks() -> None:
    # Card 1 pays for a pair of Culture and Borderland; card 24 shows Culture.
    alone = grid((0, 0, 24, OBVERSE), (0, 1, 1, REVERSE))
    (wish,) = sketch(alone).wishes
    assert (wish.points, wish.lacks, wish.options) == (3, 1, ((P,),))
    assert wish.ways == 3
    ((symbol, places, _, _),) = sketch(alone).needs
    assert symbol == P
    window, first = window_of(alone)
    around = [place(-1, 0), place(0, -1), place(1, 0)]
    assert [first + window.offsets[at] for at in members(places)] == around
    # Card 13 beside it shows Borderland: built, and once more needs both.
    built = alone.lay(place(1, 0), face(13, OBVERSE))
    assert sketch(built).now == 3
    (again,) = sketch(built).wishes
    assert (again.lacks, again.options) == (2, (missing((K, P)),))


def test_a_larger_pattern_is_seen_from_afar() -> None:
    # Card 2 wants Notable person, Culture and Borderland in a line.
    nothing = grid((0, 0, 44, OBVERSE), (0, 1, 2, REVERSE))
    (wish,) = sketch(nothing).wishes
    assert (wish.points, wish.lacks) == (7, 3)
    one = nothing.lay(place(1, 0), face(39, OBVERSE))
    assert [wish.lacks for wish in sketch(one).wishes] == [2]
    two = one.lay(place(1, 1), face(48, OBVERSE))
    assert [(wish.lacks, wish.options) for wish in sketch(two).wishes] == [(1, ((P,),))]


def test_the_market_is_worth_what_it_completes() -> None:
    waiting = grid((0, 0, 24, OBVERSE), (0, 1, 1, REVERSE))
    assert gain(waiting, face(36, OBVERSE)) > gain(waiting, face(7, OBVERSE))  # Borderland or none
    built = waiting.lay(place(1, 0), face(13, OBVERSE))
    assert gain(built, face(25, REVERSE)) < gain(built, face(47, REVERSE)) + 4
    state = blank()
    state.market = bytes((25, 8, 36, 7, 50, 16))
    taken, left = offers(state, waiting, waiting)
    assert taken == gain(waiting, face(36, OBVERSE))
    assert left < taken


def test_places_worth_a_look_are_legal_ones() -> None:
    for state in moments(5):
        seat = GAME.to_move(state)
        if seat is None or not state.hand:
            continue
        legal = GAME.legal(state, seat)
        for at in promising(state.grids[seat], state.hand):
            row, column = divmod(at - place(0, 0), 24)
            row, column = (row + 1, column - 24) if column > 12 else (row, column)
            up = f"{state.hand >> 1:02}{'ar'[state.hand & 1]}"
            assert read(f"lay {up} {row},{column}") in legal
