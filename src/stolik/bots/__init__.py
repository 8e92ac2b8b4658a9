"""Bots: given what their seat may know, they choose a move.

A bot never sees the real state. It gets an `Outlook`, which offers its legal moves and worlds
that its seat cannot tell from the real one.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Game, State

S = TypeVar("S", bound=State)


class Outlook(Generic[S]):
    """All that a bot may ask."""

    __slots__ = ("_state", "choices", "game", "luck", "seat")

    def __init__(self, game: Game[S], state: S, seat: int, luck: QuickChance) -> None:
        self.game = game
        self.seat = seat
        self.luck = luck
        self.choices = game.legal(state, seat)
        self._state = state

    def world(self) -> S:
        """A world that this seat cannot tell from the real one."""
        return self.game.imagine(self._state, self.seat, self.luck)


Bot = Callable[[Outlook[Any]], int]


def random_bot(outlook: Outlook[Any]) -> int:
    """Any legal move."""
    return outlook.luck.pick(outlook.choices)


def greedy_bot(outlook: Outlook[Any]) -> int:
    """Looks one ply ahead: the move after which `judge` likes its seat best.

    A move that only lets the game go on counts as the moment before it: it is made when no other
    one makes things better.
    """
    game, seat, luck = outlook.game, outlook.seat, outlook.luck
    world = outlook.world()
    best, chosen = float("-inf"), outlook.choices[0]
    for move in outlook.choices:
        onward = game.onward(move)
        after = world if onward else world.clone()
        if not onward:
            game.play(after, seat, move, luck, None)
        value = game.judge(after, seat)
        if value > best or (onward and value == best):
            best, chosen = value, move
    return chosen


BOTS: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot}
