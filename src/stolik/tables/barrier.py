"""Which moves can be taken back: those by which nobody has learned anything.

A move is a barrier if luck was drawn in it, if the decision passed to another seat, or if it
showed somebody what had been hidden. The last is asked of the game itself, without knowing its
cards: in worlds that a viewer could not tell from the real one, does the same move look the
same? If not, the move told the viewer which world is real.
"""

from collections.abc import Callable, Sequence
from typing import Any

from stolik.kernel.chance import Chance, Outcome
from stolik.kernel.fact import Fact, known_to
from stolik.kernel.game import Data, Game

OWN_WORLDS, OTHER_WORLDS = 3, 2
"""Worlds tried for the seat that moved and for every other viewer. With n hidden cards a private
reveal goes unnoticed once in n ** 3 moves, a public one much more rarely; each further world
costs every move of every table some 50 us."""


def is_barrier(
    game: Game[Any],
    before: Any,
    after: Any,
    seat: int,
    move: int,
    facts: Sequence[Fact],
    outcomes: Sequence[Outcome],
    luck: Chance,
    seen: Callable[[int | None], Data] | None = None,
) -> bool:
    """`seen` gives the views after the move, if somebody has them already."""
    if outcomes or game.to_move(before) != game.to_move(after):
        return True
    if not game.hidden_information:
        return False
    view = seen or (lambda viewer: game.view(after, viewer))

    def learns(viewer: int | None) -> bool:
        """Does the move look different in worlds this viewer could not tell apart before?"""
        real = view(viewer), known_to(facts, viewer)
        for _ in range(OWN_WORLDS if viewer == seat else OTHER_WORLDS):
            world, told = game.imagine(before, viewer, luck), list[Fact]()
            if move not in game.legal(world, seat):
                return True
            game.play(world, seat, move, luck, told)
            if (game.view(world, viewer), known_to(told, viewer)) != real:
                return True
        return False

    return any(learns(viewer) for viewer in (seat, None, *_others(game, before, seat)))


def _others(game: Game[Any], state: Any, seat: int) -> list[int]:
    return [other for other in range(game.seats(state)) if other != seat]
