"""Bots at one table: many games, the same lines for the same seed on any number of jobs."""

import signal
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from multiprocessing import Pool
from typing import Any, NamedTuple

from stolik.bots import BOTS, Outlook
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance, SeededChance, derived_seed
from stolik.kernel.game import Game, Options, digest

CHUNK = 4
"""Games a worker plays before it reports: progress stays smooth, overhead small."""


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
    state = game.new(len(bots), options or {}, SeededChance(seed, 0))
    lucks = [QuickChance(f"{seed}/{seat}") for seat in range(len(bots))]
    choosers = [BOTS[name] for name in bots]
    sat_out = SatOut(len(bots))
    moves = 0
    while (seat := game.to_move(state)) is not None:
        moves += 1
        sat_out.look(game, state)
        move = choosers[seat](Outlook(game, state, seat, lucks[seat]))
        game.play(state, seat, move, SeededChance(seed, moves), None)
    account = game.score(state)
    winner = account.winners[0] if len(account.winners) == 1 else None
    return GameLine(
        seed, tuple(bots), account.totals, winner, moves, digest(state),
        bool(account.winners), sat_out.longest,
    )  # fmt: skip


def _play_chunk(task: tuple[str, tuple[str, ...], Options, tuple[str, ...]]) -> list[GameLine]:
    name, bots, options, seeds = task
    return [play_game(GAMES[name], bots, seed, options) for seed in seeds]


def selfplay(
    name: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    jobs: int = 1,
    options: Options | None = None,
) -> Iterator[GameLine]:
    """The games in their order, as they are finished."""
    seeds = iter([derived_seed(name, seed, number) for number in range(games)])
    chunks = iter(lambda: tuple(islice(seeds, CHUNK)), ())
    tasks = ((name, tuple(bots), options or {}, chunk) for chunk in chunks)
    if jobs <= 1:
        yield from _flat(map(_play_chunk, tasks))
        return
    # Leaving the block ends the workers at once, also when somebody presses Ctrl-C.
    with Pool(jobs, initializer=_ignore_interrupts) as pool:
        yield from _flat(pool.imap(_play_chunk, tasks))


def _ignore_interrupts() -> None:
    """Ctrl-C is the main process's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _flat(chunks: Iterable[list[GameLine]]) -> Iterator[GameLine]:
    for chunk in chunks:
        yield from chunk
