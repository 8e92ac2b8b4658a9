"""Bots at one table: many games, the same lines for the same seed on any number of jobs."""

import signal
import time
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing import Pool
from typing import Any, NamedTuple

from stolik.bots import Memory, Outlook
from stolik.bots.calm import undisturbed
from stolik.bots.names import find_bot
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance, SeededChance, derived_seed
from stolik.kernel.game import Game, Options, digest

Thinking = dict[str, list[float]]
"""By bot: how many seconds each decision took."""


class Table(NamedTuple):
    """A game to be played: who sits where, and on which seed."""

    bots: tuple[str, ...]
    seed: str


class GameLine(NamedTuple):
    """One finished game."""

    seed: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    winner: int | None
    """The seat that won, counted from 0; None if several share the victory, or nobody has it."""
    moves: int
    digest: str
    won: bool
    """Did anybody win? In a cooperative game that is everybody."""
    locked_out: int
    """The most turns in a row that a player had to sit out."""
    winners: tuple[int, ...]
    """Every seat that shares the victory: points alone do not tell where a rule breaks ties."""


class Played(NamedTuple):
    """A line, which the seed decides, and apart from it what the clock says."""

    line: GameLine
    thinking: Thinking


class SatOut:
    """Counts the turns of their own that players have nothing to act with."""

    def __init__(self, players: int) -> None:
        self.longest = 0
        self._in_a_row = [0] * players
        self._last = (0, -1)

    def look(self, game: Game[Any], state: Any) -> None:
        """To be asked at every decision: what counts is the first one of a turn."""
        turn = game.turn(state)
        if turn is None or (turn.round, turn.seat) == self._last:
            return
        self._last = (turn.round, turn.seat)
        self._in_a_row[turn.seat] = self._in_a_row[turn.seat] + 1 if turn.idle else 0
        self.longest = max(self.longest, self._in_a_row[turn.seat])


def play_game(
    game: Game[Any], bots: Sequence[str], seed: str, options: Options | None = None
) -> GameLine:
    """One game; it is the same game as a `Match` with this seed would record."""
    return play_timed(game, bots, seed, options).line


def play_timed(
    game: Game[Any], bots: Sequence[str], seed: str, options: Options | None = None
) -> Played:
    """The same, with the time that each bot took where it had a choice."""
    state = game.new(len(bots), options or {}, SeededChance(seed, 0))
    lucks = [QuickChance(f"{seed}/{seat}") for seat in range(len(bots))]
    choosers = [find_bot(name) for name in bots]
    thinking: Thinking = {name: [] for name in bots}
    memories = [Memory() for _ in bots]
    sat_out = SatOut(len(bots))
    moves = 0
    while (seat := game.to_move(state)) is not None:
        moves += 1
        sat_out.look(game, state)
        outlook = Outlook(game, state, seat, lucks[seat], memory=memories[seat])
        start = time.perf_counter()
        move = choosers[seat](outlook)
        if len(outlook.choices) > 1:
            thinking[bots[seat]].append(time.perf_counter() - start)
        game.play(state, seat, move, SeededChance(seed, moves), None)
        for each, memory in enumerate(memories):
            memory.saw(move, each != seat and game.secret_move(move))
    account = game.score(state)
    winner = account.winners[0] if len(account.winners) == 1 else None
    line = GameLine(
        seed, tuple(bots), account.totals, winner, moves, digest(state),
        bool(account.winners), sat_out.longest, account.winners,
    )  # fmt: skip
    return Played(line, thinking)


def selfplay(
    name: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    jobs: int = 1,
    options: Options | None = None,
) -> Iterator[GameLine]:
    """The games in their order, as they are finished."""
    seeds = (derived_seed(name, seed, number) for number in range(games))
    tables = (Table(tuple(bots), each) for each in seeds)
    return (played.line for played in play_tables(name, tables, jobs, options or {}))


def play_tables(
    name: str, tables: Iterable[Table], jobs: int, options: Options
) -> Iterator[Played]:
    """Any games, in their order, as they are finished.

    A worker gets one game at a time: with bots that think for seconds, whoever had several left
    at the end would keep the others waiting. Handing over costs less than a random game takes.
    """
    tasks = ((name, table, options) for table in tables)
    if jobs <= 1:
        yield from map(_play, tasks)
        return
    # Leaving the block ends the workers at once, also when somebody presses Ctrl-C.
    with Pool(jobs, initializer=ignore_interrupts) as pool:
        yield from pool.imap(_play, tasks)


def _play(task: tuple[str, Table, Options]) -> Played:
    name, table, options = task
    with undisturbed():
        return play_timed(GAMES[name], table.bots, table.seed, options)


def ignore_interrupts() -> None:
    """Ctrl-C is the main process's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
