"""What a master would do: the best move of a seat, what it gains, and how it goes on.

A search finds the moves worth a thought. Then these few are weighed against each other: each is
looked at equally often, in the same imagined worlds, so that the difference is made by the move
and not by its luck. Points are sure points: three points for certain are worth as much as the
chances that this move brings.
"""

import math
import time
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from stolik.bots.ahead import followed
from stolik.bots.outlook import Outlook
from stolik.bots.search import Candidate, Search
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Data, Game, State

S = TypeVar("S", bound=State)

ALTERNATIVES = 2
"""So many other moves are told of."""
LONGEST_LINE = 6
FAMILIAR = 8
"""A move that was looked at less often is not told as what comes next."""


class Weighed(NamedTuple):
    """A move, and how many points better it is than the one it is compared with."""

    move: int
    points: float


class Advice(NamedTuple):
    """What to do now."""

    move: int
    alternatives: tuple[Weighed, ...]
    """Other moves, and how many points each of them gives away."""
    line: tuple[int, ...]
    """What the same seat means to do after that, until its turn is over or luck decides."""

    @property
    def points(self) -> float:
        """How much better the move is than the next best."""
        return self.alternatives[0].points if self.alternatives else 0.0


class Adviser(Generic[S]):
    """One decision of one seat, looked at from a world that the seat cannot tell from its own."""

    def __init__(self, game: Game[S], world: S, seat: int, luck: QuickChance) -> None:
        self.outlook = Outlook(game, world, seat, luck)
        self.search = Search(self.outlook)

    @property
    def choices(self) -> list[int]:
        return self.outlook.choices

    def prefer(self, playouts: int, patience: float = math.inf) -> int:
        return self.search.run(playouts, patience)

    def weigh(
        self, moves: Sequence[int], playouts: int, patience: float = math.inf
    ) -> dict[int, float]:
        """What each of these moves is worth in points, out of so many playouts for each.

        All begin unknown: a tree that already knows one of them well would favour it. The first
        half of the playouts only explores what follows on each move, the second half counts.
        """
        search, until = Search(self.outlook), time.monotonic() + patience
        weighed = [Candidate(move, 0.0, 0.0) for move in moves]
        for number in range(playouts):
            if number == playouts // 2:
                weighed = [Candidate(move, 0.0, 0.0) for move in moves]
            search.try_all(weighed)
            if time.monotonic() > until:
                break
        return {each.move: search.came_to(each) for each in weighed}

    def favourites(self, count: int) -> list[int]:
        """The moves that came to most."""
        return [each.move for each in self.search.candidates if each.tries][:count]

    def line(self, move: int) -> tuple[int, ...]:
        """What this seat would most likely do after the move, as far as that can be known."""
        node = self.search.root.children.get(move)

        def familiar(world: S, possible: set[int]) -> int | None:
            nonlocal node
            children = node.children if node is not None else {}
            known = {each: child for each, child in children.items() if each in possible}
            if not known:
                return None
            chosen = max(known, key=lambda each: (known[each].visits, -each))
            node = known[chosen]
            return chosen if node.visits >= FAMILIAR else None

        return followed(self.outlook, move, familiar, LONGEST_LINE)


def advise(
    game: Game[S],
    world: S,
    seat: int,
    playouts: int,
    luck: QuickChance,
    patience: float = math.inf,
) -> Advice:
    """What to do; half of the playouts look for it, the other half weigh what was found."""
    adviser = Adviser(game, world, seat, luck)
    if len(adviser.choices) == 1:
        return Advice(adviser.choices[0], (), ())
    best = adviser.prefer((playouts + 1) // 2, patience / 2)
    others = [each for each in adviser.favourites(ALTERNATIVES + 1) if each != best][:ALTERNATIVES]
    each = max(1, playouts // 2 // (len(others) + 1))
    worth = adviser.weigh([best, *others], each, patience / 2)
    # The master stands by its choice: a move that came out ahead of it by chance is as good.
    given_away = [Weighed(move, max(0.0, worth[best] - worth[move])) for move in others]
    return Advice(best, tuple(sorted(given_away, key=lambda each: each.points)), adviser.line(best))


def advise_of(
    name: str, world: Data, seat: int, playouts: int, seed: str, patience: float
) -> Advice:
    """The same in another process, which knows games by name only."""
    game = GAMES[name]
    return advise(game, game.from_data(world), seat, playouts, QuickChance(seed), patience)
