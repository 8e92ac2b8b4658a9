"""The arena: who meets whom, what it comes to, and how far that can be trusted."""

from collections import Counter
from math import log, log10, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.bots.arena import Arena, Meeting, ahead, meetings, play, share
from stolik.bots.figures import interval_of_blocks, interval_of_mean, paired_difference
from stolik.bots.rating import ELO, Tally, ratings
from stolik.bots.runs import Run, run_data
from stolik.bots.selfplay import GameLine, Played
from stolik.bots.summary import Sums
from stolik.games import GAMES
from tests.form import COMPILED

NAMES = ("random", "greedy", "level1", "level2")


def arena(
    game: str = "tczew", bots: tuple[str, ...] = ("greedy", "random"), players: int = 2,
    games: int = 4, ladder: str = "",
) -> Arena:  # fmt: skip
    return Arena(game, bots, players, games, "1", {}, ladder)


def line(winners: tuple[int, ...], players: int = 2, won: bool = True, points: int = 0) -> GameLine:
    winner = winners[0] if len(winners) == 1 else None
    return GameLine("00", ("a",) * players, (points,) * players, winner, 9, "", won, 0, winners)


def added_up(asked: Arena, winners: list[tuple[int, ...]]) -> Run:
    """A run in which the games end as told, in the order they are played."""
    sums = Sums(asked)
    for meeting, each in zip(meetings(asked), winners, strict=True):
        sums.add(meeting, Played(line(each, asked.players), {"greedy": [0.25]}))
    return sums.run("stolik arena", 1, 1.0)


# Who meets whom.


@st.composite
def arenas(draw: st.DrawFn) -> Arena:
    bots = draw(st.lists(st.sampled_from(NAMES), min_size=2, unique=True))
    ladder = draw(st.sampled_from(("", "level3")))
    return arena("tczew", tuple(bots), draw(st.integers(2, 4)), draw(st.integers(1, 30)), ladder)


@given(arenas())
def test_every_seed_is_played_in_every_seat_by_every_pair(asked: Arena) -> None:
    played = list(meetings(asked))
    seats = Counter((each.alone, each.others, each.number, each.seats) for each in played)
    assert set(seats.values()) == {1}
    for alone, others in asked.sides:
        for number in range(asked.seeds):
            mine = [each for each in played if each[:3] == (alone, others, number)]
            assert [each.seats.index(alone) for each in mine] == list(range(asked.players))
            assert {each.seats.count(others) for each in mine} == {asked.players - 1}
    assert len(played) == asked.seeds * asked.players * len(asked.sides)


@given(arenas())
def test_whole_rounds_are_played_and_not_one_too_many(asked: Arena) -> None:
    pairs = {frozenset(side) for side in asked.sides}
    each = len(list(meetings(asked))) // len(pairs)
    assert asked.games <= each < asked.games + asked.round
    assert each == asked.seeds * asked.round


@given(arenas())
def test_in_a_game_for_more_than_two_each_sits_alone_as_often(asked: Arena) -> None:
    if asked.players > 2:
        alone = Counter((each.alone, each.others) for each in meetings(asked))
        assert all(alone[one, other] == alone[other, one] for one, other in alone)


def test_everybody_meets_everybody_and_on_a_ladder_the_next_below() -> None:
    bots = ("a", "b", "c")
    assert arena(bots=bots).pairs == [("a", "b"), ("a", "c"), ("b", "c")]
    assert arena(bots=bots, ladder="level3").pairs == [("a", "b"), ("b", "c")]


def test_partners_play_the_same_seeds_each_with_itself() -> None:
    asked = arena("ziemia", ("greedy", "random"), players=3, games=2)
    assert [(each.number, each.seats) for each in meetings(asked)] == [
        (0, ("greedy",) * 3), (0, ("random",) * 3), (1, ("greedy",) * 3), (1, ("random",) * 3),
    ]  # fmt: skip


def test_the_games_are_the_same_on_any_number_of_jobs() -> None:
    asked = arena("ziemia", ("random", "greedy"), games=2)
    once, again = ([(m, p.line) for m, p in play(asked, jobs)] for jobs in (1, 2))
    assert once == again
    assert len({each.seed for _, each in once}) == 2


def test_time_is_taken_where_there_was_a_choice() -> None:
    (_, first), *_ = play(arena("grzybowski", games=2), 1)
    assert set(first.thinking) == {"greedy", "random"}
    seconds = first.thinking["greedy"] + first.thinking["random"]
    assert 0 < len(seconds) <= first.line.moves
    assert min(seconds) > 0


# What it comes to.

ALONE = Meeting("a", "b", 0, ("b", "a", "b", "b"))


@pytest.mark.parametrize(
    ("winners", "had"),
    [((1,), 1.0), ((0,), 0.0), ((0, 2), 0.0), ((0, 1), 0.5), ((0, 1, 2), 1 / 3)],
)
def test_a_shared_victory_counts_as_a_part(winners: tuple[int, ...], had: float) -> None:
    assert share(ALONE, line(winners, 4)) == had


def test_points_ahead_are_those_above_the_best_of_the_others() -> None:
    assert ahead(ALONE, line((1,), 4)._replace(scores=(3, 10, 8, 1))) == 2
    assert ahead(ALONE, line((0,), 4)._replace(scores=(12, 10, 8, 1))) == -2


def test_points_are_averaged_seed_by_seed() -> None:
    """Three seeds: the bot alone is ahead by 6 and 0, by 4 and 4, and by 9 and -5."""
    sums = Sums(arena(games=6))
    for meeting, points in zip(meetings(sums.arena), (6, 0, 4, 4, 9, -5), strict=True):
        scores = (20 + points, 20) if meeting.seats[0] == "greedy" else (20, 20 + points)
        sums.add(meeting, Played(line((0,))._replace(scores=scores), {}))
    (pair,) = sums.run("", 1, 1.0).pairs
    assert pair.points == 3.0
    assert pair.points_interval == pytest.approx(interval_of_mean([3, 4, 2]), abs=0.01)


def test_one_seed_tells_nothing_about_how_far_points_spread() -> None:
    assert added_up(arena(games=2), [(0,), (1,)]).pairs[0].points_interval is None


@pytest.mark.parametrize(
    ("free", "quantile"), [(2, 4.303), (5, 2.571), (9, 2.262), (29, 2.045), (999, 1.962)]
)
def test_the_interval_of_a_mean_is_as_wide_as_student_says(free: int, quantile: float) -> None:
    values = [float(at % 2) for at in range(free + 1)]
    mean = sum(values) / (free + 1)
    error = sqrt(sum((each - mean) ** 2 for each in values) / free / (free + 1))
    found = interval_of_mean(values)
    assert found
    assert (found[1] - found[0]) / 2 == pytest.approx(quantile * error, rel=0.01)


def test_a_pair_is_counted_from_the_first_bots_side_in_both_seats() -> None:
    pair = added_up(arena(games=6), [(0,), (1,), (0,), (0,), (0, 1), (1,)]).pairs[0]
    assert (pair.first, pair.second) == ("greedy", "random")
    assert (pair.games, pair.wins, pair.losses, pair.draws) == (6, 4, 1, 1)
    assert pair.rate == 0.75
    blocks = [1.0, 0.5, 0.75]
    assert pair.interval == pytest.approx(interval_of_blocks(blocks, 2), abs=1e-4)


def test_alone_among_three_is_told_for_both_directions() -> None:
    # greedy alone in seats 0 to 3 wins three of four; random alone wins never.
    found = added_up(arena(players=4, games=8), [(0,), (1,), (2,), (0,), (1,), (0,), (3,), (0, 2)])
    assert [(each.first, each.second, each.rate) for each in found.pairs] == [
        ("greedy", "random", 0.75), ("random", "greedy", 0.0),
    ]  # fmt: skip
    assert found.games == 8
    assert found.even == 0.25


def test_groups_are_compared_seed_by_seed() -> None:
    asked = arena("ziemia", games=4)
    sums = Sums(asked)
    for meeting in meetings(asked):
        won = meeting.alone == "greedy" and meeting.number < 3
        sums.add(meeting, Played(line((), 2, won, points=20 if won else 4), {}))
    found = sums.run("", 1, 1.0)
    (pair,) = found.pairs
    assert (pair.wins, pair.losses, pair.draws, pair.rate) == (3, 0, 1, 0.75)
    assert pair.points == 12.0
    assert found.groups["greedy"].won == 3
    assert found.groups["greedy"].mean_points == 16.0
    assert found.groups["random"].rate == 0.0
    assert found.ratings == {}


def test_a_run_says_what_it_can_be_compared_with() -> None:
    found = added_up(arena(games=2), [(0,), (1,)])
    assert (found.rules_version, found.edition) == (
        GAMES["tczew"].rules_version, GAMES["tczew"].edition,
    )  # fmt: skip
    assert found.anchor == "greedy"
    assert run_data(found)["timing"]["thinking"] == {
        "greedy": {"decisions": 2, "mean": 0.25, "p95": 0.25, "slowest": 0.25}
    }
    assert found.timing.compiled == COMPILED


# Ratings.


def test_two_bots_differ_by_the_odds_of_their_games() -> None:
    """100 games won and 33 lost, and the game that neither won: odds of 3."""
    found = ratings(["a", "b"], [Tally("a", "b", 1, 1, [1.0] * 100 + [0.0] * 33)], "b")
    assert found["a"].elo == pytest.approx(400 * log10(3))
    # The error of independent games: 1 / sqrt(134 * 3/4 * 1/4) of the logarithm of the odds.
    low, high = found["a"].interval
    assert (high - low) / 2 == pytest.approx(ELO * 1.96 / sqrt(134 * 0.1875), rel=0.01)
    assert found["b"] == (0.0, (0.0, 0.0))


def test_three_bots_in_a_ring_of_known_strengths() -> None:
    """Strengths 4, 2, 1 expect 2/3, 4/5 and 2/3: a fit must find them again."""
    seeds = 6000
    expected = {("a", "b"): 2 / 3, ("a", "c"): 4 / 5, ("b", "c"): 2 / 3}
    found = ratings("abc", [Tally(*met, 1, 1, [p] * seeds) for met, p in expected.items()], "c")
    assert found["a"].elo == pytest.approx(400 * log10(4), abs=0.1)
    assert found["b"].elo == pytest.approx(400 * log10(2), abs=0.1)


def test_equal_bots_alone_among_three_are_rated_equal() -> None:
    tallies = [Tally("a", "b", 3, 4, [0.25] * 40), Tally("b", "a", 3, 4, [0.25] * 40)]
    assert ratings(["a", "b"], tallies, "b")["a"].elo == pytest.approx(0.0)


def test_a_stronger_bot_alone_among_three_wins_as_luce_says() -> None:
    tallies = [Tally("a", "b", 3, 4, [0.5] * 5000), Tally("b", "a", 3, 4, [0.1] * 5000)]
    found = ratings(["a", "b"], tallies, "b")
    assert found["a"].elo == pytest.approx(400 * log10(3), abs=0.1)


def test_nobody_is_infinitely_strong_or_certainly_so() -> None:
    always = ratings(["a", "b"], [Tally("a", "b", 1, 2, [1.0] * 50)], "b")["a"]
    assert always.elo == pytest.approx(400 * log10(201))
    assert always.interval[0] < always.elo - 300


@given(st.lists(st.sampled_from((0.0, 0.5, 1.0)), min_size=1, max_size=40))
def test_a_rating_is_the_same_seen_from_either_side(shares: list[float]) -> None:
    there = ratings("ab", [Tally("a", "b", 1, 2, shares)], "b")["a"]
    back = ratings("ab", [Tally("b", "a", 1, 2, [1 - each for each in shares])], "a")["b"]
    assert there.elo == pytest.approx(-back.elo, abs=1e-6)
    assert there.interval[0] <= there.elo <= there.interval[1]
    wins = 2 * sum(shares) + 0.5
    assert there.elo == pytest.approx(ELO * log(wins / (2 * len(shares) + 1 - wins)), abs=1e-6)


@given(st.integers(0, 10**6), st.integers(2, 6), st.integers(1, 12))
def test_any_results_have_ratings(seed: int, bots: int, seeds: int) -> None:
    luck = Random(seed)
    names = "abcdef"[:bots]
    tallies = [
        Tally(one, other, 1, 2, [luck.choice((0.0, 0.5, 1.0)) for _ in range(seeds)])
        for at, one in enumerate(names)
        for other in names[at + 1 :]
    ]
    assert len(ratings(names, tallies, "a")) == bots


# Intervals.


def block(luck: Random, kind: str, size: int, rate: float) -> float:
    """The mean share of the games on one seed, which are made up."""
    if kind == "seed decides" and luck.random() < 0.5:
        return float(luck.random() < rate)
    swing = 0.8 * min(rate, 1 - rate) if kind == "seat decides" else 0.0
    return (
        sum(luck.random() < (rate - swing if seat % 2 else rate + swing) for seat in range(size))
        / size
    )


@pytest.mark.parametrize("kind", ["independent", "seat decides", "seed decides"])
@pytest.mark.parametrize(("seeds", "size"), [(10, 2), (50, 2), (25, 4)])
@pytest.mark.parametrize("rate", [0.5, 0.8])
def test_an_interval_holds_the_truth_in_about_95_of_100_arenas(
    kind: str, seeds: int, size: int, rate: float
) -> None:
    luck = Random(f"{kind} {seeds} {size} {rate}")
    held = 0
    for _ in range(1000):
        low, high = interval_of_blocks([block(luck, kind, size, rate) for _ in range(seeds)], size)
        held += low <= rate <= high
    assert held >= 910


def test_seats_that_cancel_out_make_an_interval_narrower_and_seeds_that_decide_wider() -> None:
    def width(blocks: list[float]) -> float:
        low, high = interval_of_blocks(blocks, 2)
        return high - low

    assert width([0.5] * 40) < width([0.0, 0.5, 0.5, 1.0] * 10) < width([0.0, 1.0] * 20)


@pytest.mark.parametrize("blocks", [[1.0], [0.0], [0.5], [1.0] * 20, [0.5] * 20])
def test_no_interval_closes(blocks: list[float]) -> None:
    low, high = interval_of_blocks(blocks, 2)
    assert 0 <= low < sum(blocks) / len(blocks) + 1e-9
    assert low < high <= 1


def test_a_difference_on_the_same_seeds_by_hand() -> None:
    """30 seeds won by the first alone, 10 by the second, 60 the same."""
    both = [(True, False)] * 30 + [(False, True)] * 10 + [(True, True)] * 60
    middle, spread = 20 / 102, (41 / 102 - (20 / 102) ** 2) / 102
    expected = (middle - 1.96 * sqrt(spread), middle + 1.96 * sqrt(spread))
    assert paired_difference(both) == pytest.approx(expected)


def test_groups_that_always_do_the_same_are_not_certainly_equal() -> None:
    low, high = paired_difference([(True, True)] * 20)
    assert low < -0.05 < 0.05 < high
