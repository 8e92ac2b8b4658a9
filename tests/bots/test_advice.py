"""What the master says: the same to whoever knows the same, and nothing that cannot be done."""

from typing import Any

import pytest

from stolik.bots import BOTS, Outlook
from stolik.bots.advice import Advice, Adviser, advise
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance, SeededChance, derived_seed
from stolik.kernel.game import Game

PLAYOUTS = 60


def moment(game: Game[Any], moves: int) -> Any:
    """A game in its middle, at a moment with a choice."""
    state = game.new(2, {}, SeededChance(derived_seed(game.name, "advice"), 0))
    luck = QuickChance(1)
    for number in range(1000):
        seat = game.to_move(state)
        assert seat is not None
        if number >= moves and len(game.legal(state, seat)) > 1:
            return state
        move = BOTS["greedy"](Outlook(game, state, seat, luck))
        game.play(state, seat, move, luck, None)
    raise AssertionError("nobody has a choice")


def asked(game: Game[Any], state: Any) -> Advice:
    seat = game.to_move(state)
    assert seat is not None
    return advise(game, state, seat, PLAYOUTS, QuickChance(7))


@pytest.mark.parametrize("moves", [4, 61])
@pytest.mark.parametrize("name", GAMES)
def test_whoever_cannot_tell_two_states_apart_is_told_the_same(name: str, moves: int) -> None:
    game = GAMES[name]
    state = moment(game, moves)
    seat = game.to_move(state)
    answer = asked(game, state)
    assert answer == asked(game, state), "the same question, the same answer"
    for seed in range(3):
        other = game.imagine(state, seat, QuickChance(seed))
        assert asked(game, other) == answer


@pytest.mark.parametrize("moves", [4, 61])
@pytest.mark.parametrize("name", GAMES)
def test_what_the_master_says_can_be_done(name: str, moves: int) -> None:
    game = GAMES[name]
    state = moment(game, moves)
    seat = game.to_move(state)
    assert seat is not None
    answer, luck = asked(game, state), QuickChance(3)
    told = [answer.move, *(each.move for each in answer.alternatives)]
    assert len(set(told)) == len(told)
    assert set(told) <= set(game.legal(state, seat))
    assert all(each.points >= 0 for each in answer.alternatives)
    assert answer.points == min((each.points for each in answer.alternatives), default=0.0)
    for move in (answer.move, *answer.line):
        assert game.to_move(state) == seat
        assert move in game.legal(state, seat)
        game.play(state, seat, move, luck, None)


def test_a_forced_move_needs_no_thought() -> None:
    game = GAMES["ziemia"]
    state, luck = moment(game, 4), QuickChance(2)
    while (seat := game.to_move(state)) is not None and len(game.legal(state, seat)) > 1:
        game.play(state, seat, BOTS["greedy"](Outlook(game, state, seat, luck)), luck, None)
    assert seat is not None
    assert advise(game, state, seat, PLAYOUTS, luck) == (game.legal(state, seat)[0], (), ())


def test_a_move_weighs_as_much_as_itself() -> None:
    """Both are looked at in the same worlds: luck makes no difference between equals."""
    game = GAMES["grzybowski"]
    state = moment(game, 40)
    seat = game.to_move(state)
    assert seat is not None
    move = game.legal(state, seat)[0]
    worth = [Adviser(game, state, seat, QuickChance(5)).weigh([move], 40)[move] for _ in range(2)]
    assert worth[0] == worth[1]


def test_patience_ends_the_thought() -> None:
    game = GAMES["grzybowski"]
    state = moment(game, 40)
    seat = game.to_move(state)
    assert seat is not None
    answer = advise(game, state, seat, 10**9, QuickChance(5), patience=0.2)
    assert answer.move in game.legal(state, seat)
