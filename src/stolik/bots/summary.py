"""The games of an arena added up."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from stolik import __version__
from stolik.bots.arena import Arena, Meeting, ahead, share
from stolik.bots.figures import (
    Interval,
    interval,
    interval_of_blocks,
    interval_of_mean,
    paired_difference,
)
from stolik.bots.rating import Tally, ratings
from stolik.bots.runs import Group, Pair, Rated, Run, Timing, engine_compiled, thought
from stolik.bots.selfplay import GameLine, Played, Thinking
from stolik.games import GAMES

BASELINE = "greedy"
"""It never changes, so points above it mean the same in every run."""

Side = tuple[str, str]
Shares = Mapping[Side, Sequence[float]]
"""By who sat alone and among whom: what the one had of each victory, seed by seed."""


Points = Mapping[Side, Sequence[int]]
"""In the same way: by how many points the one was ahead."""


class Sums:
    """Takes in the games of an arena one by one."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.lines: dict[str, list[GameLine]] = defaultdict(list)
        self.shares: dict[Side, list[float]] = defaultdict(list)
        self.points: dict[Side, list[int]] = defaultdict(list)
        self.thinking: Thinking = {bot: [] for bot in arena.bots}

    def add(self, meeting: Meeting, played: Played) -> None:
        self.lines[meeting.alone].append(played.line)
        self.shares[meeting.alone, meeting.others].append(share(meeting, played.line))
        self.points[meeting.alone, meeting.others].append(ahead(meeting, played.line))
        for bot, seconds in played.thinking.items():
            self.thinking[bot] += seconds

    def run(self, command: str, jobs: int, seconds: float) -> Run:
        arena, game = self.arena, GAMES[self.arena.game]
        together = game.cooperative
        anchor = "" if together else anchor_of(arena.bots)
        return Run(
            command=command,
            game=game.name,
            rules_version=game.rules_version,
            edition=game.edition,
            version=__version__,
            players=arena.players,
            options=dict(arena.options),
            seed=arena.seed,
            bots=list(arena.bots),
            ladder=arena.ladder,
            games=arena.seeds * arena.round,
            pairs=differences(arena, self.lines)
            if together
            else pairs(arena, self.shares, self.points),
            ratings={} if together else rated(arena, self.shares, anchor),
            anchor=anchor,
            groups={bot: group(self.lines[bot]) for bot in arena.bots} if together else {},
            timing=Timing(
                jobs=jobs,
                seconds=round(seconds, 1),
                thinking=thought(self.thinking),
                compiled=engine_compiled(),
            ),
        )


# Rivals.


def anchor_of(bots: Sequence[str]) -> str:
    """Whom the others are measured from: the baseline, or else the last one listed."""
    return BASELINE if BASELINE in bots else bots[-1]


def pairs(arena: Arena, shares: Shares, points: Points) -> list[Pair]:
    return [_pair(side, shares[side], points[side], arena.players) for side in arena.sides]


def _pair(side: Side, shares: Sequence[float], points: Sequence[int], players: int) -> Pair:
    mean, ends = _points(blocks(points, players))
    return Pair(
        first=side[0],
        second=side[1],
        games=len(shares),
        wins=sum(each == 1.0 for each in shares),
        losses=sum(each == 0.0 for each in shares),
        draws=sum(0.0 < each < 1.0 for each in shares),
        rate=round(sum(shares) / len(shares), 4),
        interval=_rounded(interval_of_blocks(blocks(shares, players), players), 4),
        points=mean,
        points_interval=ends,
    )


def _points(seeds: Sequence[float]) -> tuple[float, Interval | None]:
    """The mean of the seeds, and its interval."""
    ends = interval_of_mean(seeds)
    return round(sum(seeds) / len(seeds), 2), _rounded(ends, 2) if ends else None


def blocks(figures: Sequence[float], size: int) -> list[float]:
    """The means of the games on each seed, which stand side by side."""
    return [sum(figures[at : at + size]) / size for at in range(0, len(figures), size)]


def rated(arena: Arena, shares: Shares, anchor: str) -> dict[str, Rated]:
    size = arena.players
    tallies = [Tally(*side, size - 1, size, blocks(shares[side], size)) for side in arena.sides]
    return {
        bot: Rated(elo=round(points, 1), interval=_rounded(ends, 1))
        for bot, (points, ends) in ratings(arena.bots, tallies, anchor).items()
    }


# Partners.


def group(lines: Sequence[GameLine]) -> Group:
    games, won = len(lines), sum(line.won for line in lines)
    return Group(
        games=games,
        won=won,
        rate=round(won / games, 4),
        interval=_rounded(interval(won, games), 4),
        mean_points=round(sum(line.scores[0] for line in lines) / games, 2),
    )


def differences(arena: Arena, lines: Mapping[str, Sequence[GameLine]]) -> list[Pair]:
    return [
        _difference(first, second, list(zip(lines[first], lines[second], strict=True)))
        for first, second in arena.pairs
    ]


def _difference(first: str, second: str, lines: Sequence[tuple[GameLine, GameLine]]) -> Pair:
    both = [(one.won, other.won) for one, other in lines]
    mean, ends = _points([one.scores[0] - other.scores[0] for one, other in lines])
    wins, losses = both.count((True, False)), both.count((False, True))
    return Pair(
        first=first,
        second=second,
        games=len(both),
        wins=wins,
        losses=losses,
        draws=len(both) - wins - losses,
        rate=round((wins - losses) / len(both), 4),
        interval=_rounded(paired_difference(both), 4),
        points=mean,
        points_interval=ends,
    )


def _rounded(ends: Interval, digits: int) -> Interval:
    return round(ends[0], digits), round(ends[1], digits)
