"""What one arena came to: the last line of `stolik arena --json`, or a file of its own.

Figures of two runs may be compared if game, rules version, edition, players and options are the
same; those of the levels only if the package is too, because levels get better. `greedy` and
`random` never change.
"""

from collections.abc import Sequence
from math import ceil
from typing import Literal

from msgspec import DecodeError, Struct, json, to_builtins

from stolik.bots import search
from stolik.bots.figures import Interval
from stolik.bots.selfplay import Thinking
from stolik.kernel.game import Data
from stolik.kernel.position import read_text
from stolik.kernel.refusal import BadInput, malformed


class Pair(Struct, frozen=True, kw_only=True):
    """The first bot against the second, or against copies of it in a game for more than two.

    In a game that is won together: a group of the one beside a group of the other, on the same
    seeds. A win is then a seed on which the first alone won, a draw one that both won or lost.
    """

    first: str
    second: str
    games: int
    wins: int
    losses: int
    draws: int
    rate: float
    """The share of victories of the first; of groups, how much more often the first wins."""
    interval: Interval
    points: float
    """By how many points the first is ahead of the best of the others, on average; of groups, how
    many more the first makes."""
    points_interval: Interval | None
    """None after a single seed."""


class Group(Struct, frozen=True, kw_only=True):
    """A bot in all seats of a game that is won together."""

    games: int
    won: int
    rate: float
    interval: Interval
    mean_points: float


class Rated(Struct, frozen=True, kw_only=True):
    """Points on the scale of Elo above the anchor."""

    elo: float
    interval: Interval


class Thought(Struct, frozen=True, kw_only=True):
    """Seconds that a bot took where it had a choice."""

    decisions: int
    mean: float
    p95: float
    slowest: float


class Timing(Struct, frozen=True, kw_only=True):
    """What differs from one run to the next although the games are the same."""

    jobs: int
    seconds: float
    thinking: dict[str, Thought]
    compiled: bool
    """Was the engine compiled?"""


class Run(Struct, frozen=True, kw_only=True):
    """A whole arena: what was asked, of which game, and what came of it."""

    summary: Literal[True] = True
    command: str
    game: str
    rules_version: int
    edition: str
    version: str
    """Of the package."""
    players: int
    options: dict[str, int | str | bool]
    seed: str
    bots: list[str]
    ladder: str
    """The level whose budget goes up step by step, or nothing."""
    games: int
    """Played for each pair, or by each group."""
    pairs: list[Pair]
    ratings: dict[str, Rated]
    anchor: str
    """The bot that has 0 points; nothing where groups are compared."""
    groups: dict[str, Group]
    timing: Timing

    @property
    def together(self) -> bool:
        return bool(self.groups)

    @property
    def even(self) -> float:
        """The rate of a pair that equal bots would have."""
        return 0.0 if self.together else 1 / self.players


def engine_compiled() -> bool:
    return not str(search.__file__).endswith(".py")


def thought(thinking: Thinking) -> dict[str, Thought]:
    return {bot: _thought(sorted(seconds)) for bot, seconds in thinking.items() if seconds}


def _thought(seconds: Sequence[float]) -> Thought:
    return Thought(
        decisions=len(seconds),
        mean=round(sum(seconds) / len(seconds), 6),
        p95=round(seconds[ceil(0.95 * len(seconds)) - 1], 6),
        slowest=round(seconds[-1], 6),
    )


def run_data(run: Run) -> Data:
    data: Data = to_builtins(run)
    return data


def run_line(run: Run) -> str:
    """A run as a file of one line, small enough to be kept beside the docs."""
    return json.encode(run).decode() + "\n"


def load_run(path: str) -> Run:
    """The last line of a file; what is no run raises `BadInput`."""
    lines = read_text(path).rstrip().splitlines() or [""]
    try:
        return json.decode(lines[-1], type=Run)
    except DecodeError as error:
        raise BadInput(path, {"line": len(lines)}, malformed("run", why=str(error))) from error
