"""Random play against python-chess, and clone against deepcopy, for every game."""

import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import chess

from benchmarks.measure import Row, best_rates
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Game

TIMES_CHESS = {"grzybowski": 5.0, "tczew": 3.0, "ziemia": 3.0}
TIMES_DEEPCOPY = 100.0
FULL_TABLE = {"ziemia"}
"""Games that are measured with as many players as they take; the others with as few."""
CHESS_PLIES = 200
"""Random chess games are cut here: what follows is mostly bare kings wandering about."""


def players_of(game: Game[Any]) -> int:
    return max(game.players) if game.name in FULL_TABLE else min(game.players)


def random_game(game: Game[Any], luck: QuickChance) -> int:
    """Play one random game and count its moves."""
    state = game.new(players_of(game), {}, luck)
    to_move, legal, play, below = game.to_move, game.legal, game.play, luck.below
    moves = 0
    while (seat := to_move(state)) is not None:
        choices = legal(state, seat)
        play(state, seat, choices[below(len(choices))], luck, None)
        moves += 1
    return moves


def random_chess(luck: random.Random) -> int:
    """The same in python-chess: is it over, list the legal moves, pick one, push it."""
    board = chess.Board()
    moves = 0
    while moves < CHESS_PLIES and not board.is_game_over():
        choices = list(board.legal_moves)
        board.push(choices[int(luck.random() * len(choices))])
        moves += 1
    return moves


def middle_of(game: Game[Any]) -> Any:
    """A state in the middle of a random game."""
    luck = QuickChance(1)
    state = game.new(players_of(game), {}, luck)
    for _ in range(60):
        seat = game.to_move(state)
        assert seat is not None
        game.play(state, seat, luck.pick(game.legal(state, seat)), luck, None)
    return state


def times(action: Callable[[], object], count: int) -> Callable[[], int]:
    def work() -> int:
        for _ in range(count):
            action()
        return count

    return work


def rows() -> Iterator[Row]:
    for name, game in GAMES.items():
        luck, chess_luck = QuickChance(1), random.Random(1)
        ours, theirs = best_rates(
            lambda game=game, luck=luck: random_game(game, luck),  # type: ignore[misc]
            lambda luck=chess_luck: random_chess(luck),  # type: ignore[misc]
        )
        print(f"     {name}: {ours:,.0f} moves/s, python-chess: {theirs:,.0f} moves/s")
        what = f"{name}: random play of {players_of(game)}"
        yield Row(what, ours / theirs, "x chess", TIMES_CHESS[name])
        state = middle_of(game)
        clone, deep = best_rates(
            times(state.clone, 1000),
            times(lambda state=state: deepcopy(state), 10),  # type: ignore[misc]
        )
        print(f"     {name}: clone {1e6 / clone:.2f} us, deepcopy {1e6 / deep:.0f} us")
        yield Row(f"{name}: clone", clone / deep, "x deepcopy", TIMES_DEEPCOPY)
