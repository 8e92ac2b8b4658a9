"""The last turns, read to the end, against somebody who simply tries everything."""

from math import inf

import pytest

from stolik.bots import greedy_bot
from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.endgame import (
    FAR,
    Reader,
    TooFar,
    by_what_is_known,
    deals,
    final,
    outcomes,
    solve,
    turns_left,
)
from stolik.games.grzybowski.rules import SCRIPT, TAKING
from stolik.games.grzybowski.state import SLOTS, State
from stolik.kernel.chance import QuickChance
from stolik.kernel.frames import SCENE, SEAT
from tests.bots.grzybowski import moments

LUCK = QuickChance(0)


def ending(seed: int, left: int, greedy: bool = False) -> State:
    """The moment in a game at which a turn begins with so many cards still to be laid."""
    for state in moments(seed, greedy_bot) if greedy else moments(seed):
        if turns_left(state) == left and state.frames[-1][SCENE] == TAKING:
            return state
    raise AssertionError("no such moment")


def tried(state: State) -> float:
    """The mean result for the first seat if both try everything: no pruning, no short cuts."""
    if not state.frames:
        margin = final(state.grids[0]) - final(state.grids[1])
        return float((margin > 0) - (margin < 0))
    seat = state.frames[-1][SEAT]
    values = [mean(state, move) for move in SCRIPT.legal(state, seat)]
    return max(values) if seat == 0 else min(values)


def mean(state: State, move: int) -> float:
    worlds = list(outcomes(state, move, LUCK))
    return sum(map(tried, worlds)) / len(worlds)


@pytest.mark.parametrize(("seed", "left"), [*((seed, 2) for seed in range(8)), (3, 3), (5, 3)])
def test_it_finds_what_trying_everything_finds(seed: int, left: int) -> None:
    state = by_what_is_known(ending(seed, left))
    seat = state.frames[-1][SEAT]
    side = 1 if seat == 0 else -1
    move = Reader().best(state)
    best = max(side * mean(state, each) for each in SCRIPT.legal(state, seat))
    assert side * mean(state, move) == pytest.approx(best)
    assert Reader().value(state, -inf, inf) == pytest.approx(side * best)


def test_it_plays_legal_moves_to_the_end() -> None:
    for seed in range(3):
        state = ending(seed, 3, greedy=True)
        while (seat := GAME.to_move(state)) is not None:
            move = solve(state, seat, LUCK)
            legal = GAME.legal(state, seat)
            assert move is None or move in legal
            GAME.play(state, seat, legal[0] if move is None else move, LUCK, None)


def test_it_does_not_know_the_order_of_the_stack() -> None:
    state = ending(1, 4, greedy=True)
    seat = GAME.to_move(state)
    assert seat is not None
    answers = {solve(GAME.imagine(state, seat, QuickChance(n)), seat, LUCK) for n in range(4)}
    assert answers == {solve(state, seat, LUCK)}


def test_what_is_too_far_is_left_alone() -> None:
    state = ending(1, FAR + 1)
    assert solve(state, state.frames[-1][SEAT], LUCK) is None
    near = ending(1, 4)
    assert solve(near, 1 - near.frames[-1][SEAT], LUCK) is None
    with pytest.raises(TooFar):
        Reader(positions=5).best(by_what_is_known(near))
    with pytest.raises(TooFar):
        Reader(seconds=-1.0).best(by_what_is_known(near))


def test_the_next_card_may_be_any_but_the_last_is_known() -> None:
    state = by_what_is_known(ending(2, 5))
    seat = state.frames[-1][SEAT]
    take = SCRIPT.legal(state, seat)[0]
    (taken,) = outcomes(state, take, LUCK)
    worlds = list(outcomes(taken, SCRIPT.legal(taken, seat)[0], LUCK))
    assert sorted(world.stack[0] for world in worlds) == sorted(state.stack[1:])
    assert all(sorted(world.stack) == sorted(state.stack[1:]) for world in worlds)


def test_a_reshuffle_deals_every_market() -> None:
    state = by_what_is_known(ending(2, 2))
    worlds = list(deals(state))
    cards = sorted(state.market + state.stack)
    assert len(cards) == SLOTS + 1
    # Any of seven cards is left over, and any two of the other six lie reverse up.
    assert len({(bytes(world.market), world.stack) for world in worlds}) == 7 * 15 == len(worlds)
    assert all(sorted(world.market + world.stack) == cards for world in worlds)
