"""A look back finds what was done badly, and leaves the rest in peace."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from stolik.bots import Outlook
from stolik.bots.levels import Level, one_ply
from stolik.bots.review import MARKS, Mark, looked_at, marked, moments, review, worst
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance, derived_seed
from stolik.kernel.match import Match
from stolik.kernel.record import Record

GAME = GAMES["grzybowski"]
PACE = 80
BLUNDERS = (75, 87)
"""Late enough for a grid to be hurt."""

Choose = Callable[[Match[Any], int], int]
steady = one_ply(Level(thought=0.0, seconds=1.0))
"""Looks one move ahead and misjudges nothing."""


def played(choose: Choose) -> Record:
    match = Match.new(GAME, ["Ola", "Jan"], {}, derived_seed("review", 1))
    while not match.over:
        seat = GAME.to_move(match.state)
        assert seat is not None
        assert isinstance(match.play(seat, GAME.write(choose(match, seat))), list)
    return match.record


@cache
def good() -> Record:
    luck = QuickChance(1)
    return played(lambda match, seat: steady(Outlook(GAME, match.state, seat, luck)))


@cache
def blundered() -> tuple[Record, tuple[int, ...]]:
    """The same players, but twice seat 0 lays its card where it is worth least."""
    luck, at = QuickChance(1), list[int]()

    def choose(match: Match[Any], seat: int) -> int:
        outlook = Outlook(GAME, match.state, seat, luck)
        wanted = len(at) < len(BLUNDERS) and match.sequence >= BLUNDERS[len(at)]
        if seat or not wanted or GAME.prompt(match.state) != "lay":
            return steady(outlook)
        at.append(match.sequence)
        return min(outlook.choices, key=lambda move: worth(match.state, move))

    def worth(state: Any, move: int) -> float:
        after = state.clone()
        GAME.play(after, 0, move, QuickChance(2), None)
        return GAME.insight(after, 0)

    return played(choose), tuple(at)


def test_blunders_are_found_and_something_better_with_them() -> None:
    record, at = blundered()
    assert len(at) == len(BLUNDERS)
    marks = review(GAME, record, [0], PACE)
    assert len(marks) <= MARKS
    # The mark may stand at the card that was taken: laid like that, another would have been better.
    assert {record.moves[each].seat for each in at} == {0}
    assert all(any(each.turn <= blunder <= each.turn + 1 for each in marks) for blunder in at)
    assert all(each.seat == 0 and each.better != each.move for each in marks)
    assert [each.at for each in marks] == sorted(each.at for each in marks)
    for each in marks:
        assert each.move == record.moves[each.at].move


def test_who_plays_well_hears_of_little() -> None:
    cost = [
        sum(each.cost for each in review(GAME, of, [0], PACE)) for of in (good(), blundered()[0])
    ]
    assert cost[0] < cost[1]


def test_the_same_record_gives_the_same_review() -> None:
    found = moments(GAME, good(), [0])
    assert found == moments(GAME, good(), [0])
    assert looked_at(GAME, found[20], PACE) == looked_at(GAME, found[20], PACE)


@pytest.mark.parametrize("seats", [[0], [1], [0, 1]])
def test_a_forced_move_is_never_looked_at(seats: list[int]) -> None:
    found = {each.at for each in moments(GAME, good(), seats)}
    match = Match.new(GAME, ["Ola", "Jan"], {}, good().seed)
    for at, moved in enumerate(good().moves):
        choice = moved.seat in seats and len(GAME.legal(match.state, moved.seat)) > 1
        assert (at in found) == choice
        match.repeat(moved)


def test_a_move_is_judged_by_what_its_seat_could_know() -> None:
    """The world that is looked at is imagined: the same view, another order of the stack."""
    match = Match.new(GAME, ["Ola", "Jan"], {}, good().seed)
    differs = 0
    for at, moved in enumerate(good().moves[:30]):
        for each in moments(GAME, good(), [0])[:15]:
            if each.at == at:
                world = GAME.from_data(each.world)
                assert GAME.view(world, 0) == GAME.view(match.state, 0)
                differs += world.to_data() != match.state.to_data()
        match.repeat(moved)
    assert differs > 10


def mark(at: int, cost: float, seat: int = 0, turn: int | None = None, better: str = "end") -> Mark:
    return Mark(at, seat, "end", cost, better, (), at if turn is None else turn)


def test_each_person_has_three_mistakes_at_most_and_one_a_turn() -> None:
    mistake = GAME.stakes
    looks = [mark(at, mistake + at) for at in range(0, 10, 2)] + [mark(11, mistake, 1)]
    assert [each.at for each in marked(GAME, looks)] == [4, 6, 8, 11]
    same_turn = [mark(4, mistake, turn=4), mark(5, 2 * mistake, turn=4), mark(9, mistake, turn=9)]
    assert [each.at for each in worst(same_turn, 3)] == [5, 9]


def test_a_chance_missed_again_and_again_is_told_once() -> None:
    missed = [mark(4, 5.0, better="take 24a"), mark(8, 6.0, better="take 24a")]
    others = [mark(12, 4.0, better="take 9a"), mark(16, 3.0), mark(20, 2.0)]
    assert [each.at for each in worst(missed + others, 9)] == [8, 12, 16, 20]
    assert [each.at for each in worst([*missed, mark(9, 1.0, 1, better="take 24a")], 9)] == [8, 9]


def test_a_trifle_is_no_mistake() -> None:
    assert marked(GAME, [mark(3, 0.1), mark(5, 0.0)]) == []
