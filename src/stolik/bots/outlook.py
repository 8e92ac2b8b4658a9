"""What a bot may ask, and what it may keep in mind.

A bot never sees the real state. It gets an `Outlook`, which offers its legal moves and worlds
that its seat cannot tell from the real one.
"""

import math
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Game, State

S = TypeVar("S", bound=State)


def never() -> bool:
    return False


class Memory:
    """What one bot in one seat keeps between two decisions, and the moves it saw meanwhile."""

    __slots__ = ("kept", "seen")

    def __init__(self) -> None:
        self.kept: Any = None
        self.seen: list[int] = []

    def saw(self, move: int, secret: bool = False) -> None:
        """A move was made at the table; what a secret one was nobody else knows."""
        if secret:
            self.kept = None
        self.seen.append(move)


class Outlook(Generic[S]):
    """All that a bot may ask."""

    __slots__ = (
        "_state", "choices", "game", "hurried", "luck", "memory", "patience", "seat", "share",
        "weighed", "wishes",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[S],
        state: S,
        seat: int,
        luck: QuickChance,
        patience: float = math.inf,
        memory: Memory | None = None,
        share: float = 1.0,
        hurried: Callable[[], bool] = never,
        wishes: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.seat = seat
        self.luck = luck
        self.choices = game.legal(state, seat)
        self.patience = patience
        """Seconds that the others will wait; without a limit the bot thinks by its own measure,
        and the same luck gives the same answer."""
        self.memory = memory
        self.share = share
        """The part of its thought that it is asked for, where several think about the same."""
        self.hurried = hurried
        """Asked while it thinks: are the others waiting after all?"""
        self.weighed: dict[int, tuple[int, float]] = {}
        """What a search leaves: how often it looked at each choice, and its worth in sum."""
        self.wishes = wishes
        """What others point at or plan, in the game's own notation."""
        self._state = state

    def world(self) -> S:
        """A world that this seat cannot tell from the real one."""
        return self.game.imagine(self._state, self.seat, self.luck)

    def wished(self, move: int) -> float:
        """What a move is worth beyond itself because others wish for it, in points."""
        if not self.wishes:
            return 0.0
        return self.game.heed(self._state, self.seat, move, self.wishes)


Bot = Callable[[Outlook[Any]], int]
