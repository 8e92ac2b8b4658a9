"""Bots against each other until one can say who is better, and by how much.

Every pair of bots meets on the same seeds, each seed once for every seat the first of them can
take: what a seat or a shuffle is worth cancels out. In a game for more than two, one sits alone
among copies of the other, and then the other way round. Partners do not meet: each bot plays the
same seeds with itself in all seats.
"""

from collections.abc import Iterator
from typing import NamedTuple

from stolik.bots.selfplay import GameLine, Played, Table, play_tables
from stolik.games import GAMES
from stolik.kernel.chance import derived_seed
from stolik.kernel.game import Options


class Arena(NamedTuple):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    """For each pair, at least: whole rounds of seats are played."""
    seed: str
    options: Options
    ladder: str = ""
    """The level that the bots are budgets of, the largest first: each meets the next one only."""

    @property
    def together(self) -> bool:
        return GAMES[self.game].cooperative

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Who is compared with whom."""
        return [
            (first, second)
            for at, first in enumerate(self.bots)
            for second in self.bots[at + 1 : at + 2 if self.ladder else None]
        ]

    @property
    def sides(self) -> list[tuple[str, str]]:
        """Who sits alone, and among whom; for two players that is the same either way."""
        if self.players == 2:
            return self.pairs
        return [side for first, second in self.pairs for side in ((first, second), (second, first))]

    @property
    def round(self) -> int:
        """The games of a pair on one seed."""
        return 1 if self.together else self.players * len(self.sides) // len(self.pairs)

    @property
    def seeds(self) -> int:
        return -(-self.games // self.round)


class Meeting(NamedTuple):
    """A game to be played: who alone against whom, on which seed, in which seats."""

    alone: str
    others: str
    number: int
    """Games with the same number share their seed."""
    seats: tuple[str, ...]


def meetings(arena: Arena) -> Iterator[Meeting]:
    """Seed by seed, so that the bar moves as fast at the end as at the beginning."""
    for number in range(arena.seeds):
        if arena.together:
            for bot in arena.bots:
                yield Meeting(bot, bot, number, (bot,) * arena.players)
            continue
        for alone, others in arena.sides:
            for seat in range(arena.players):
                seats = [others] * arena.players
                seats[seat] = alone
                yield Meeting(alone, others, number, tuple(seats))


def play(arena: Arena, jobs: int) -> Iterator[tuple[Meeting, Played]]:
    """The games in their order, as they are finished; the same ones on any number of jobs."""
    planned = list(meetings(arena))
    tables = (
        Table(each.seats, derived_seed(arena.game, arena.seed, each.number)) for each in planned
    )
    return zip(planned, play_tables(arena.game, tables, jobs, arena.options), strict=True)


def share(meeting: Meeting, line: GameLine) -> float:
    """What the bot alone has of the victory: 1, 0, or its part of a shared one."""
    seat = meeting.seats.index(meeting.alone)
    return 1 / len(line.winners) if seat in line.winners else 0.0


def ahead(meeting: Meeting, line: GameLine) -> int:
    """By how many points the bot alone is ahead of the best of the others."""
    seat = meeting.seats.index(meeting.alone)
    return line.scores[seat] - max(each for at, each in enumerate(line.scores) if at != seat)
