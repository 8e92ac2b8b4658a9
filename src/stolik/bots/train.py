"""Weights for `insight` from games that bots play among themselves.

A position is a row of signs, and what it came to is known once its game is over: the points of
its player, or of the group. Ridge regression finds the weights with which the signs foretell that
best, drawn towards what was known before: so the bots that play weigh by that as well, and the same
command finds the same weights whatever was learned since. A part of the moves is made at random, so
that bad positions are seen too, and games not used for fitting tell how good the foresight is.
"""

from collections.abc import Iterable, Iterator, Sequence
from multiprocessing import Pool
from typing import Any, NamedTuple

from stolik.bots import BOTS, Memory, Outlook, random_bot
from stolik.bots.calm import undisturbed
from stolik.bots.selfplay import ignore_interrupts
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance, SeededChance, derived_seed
from stolik.kernel.game import Game, Options

HELD_BACK = 10
"""Every tenth game is kept for trying the weights."""
RIDGE = 3000.0
"""What was known before counts like so many positions. Those of one game have one outcome, so a
game teaches much less than its number of positions."""


class Course(NamedTuple):
    """What is played to learn from."""

    game: str
    bot: str
    players: int
    options: Options
    seed: str
    restless: float = 0.05
    """The share of moves made at random."""
    looks: float = 0.2
    """The share of moments that are looked at."""


class Seen(NamedTuple):
    """One position of a finished game, as one seat saw it."""

    signs: tuple[float, ...]
    came_to: float


class Learned(NamedTuple):
    """Weights, and how much of the outcome they explain in games they were not fitted to."""

    weights: tuple[float, ...]
    explained: float
    positions: int


def watch(course: Course, number: int) -> list[Seen]:
    """One game, and what was seen in it."""
    game: Game[Any] = GAMES[course.game]
    assert game.signs is not None
    seed = derived_seed("train", course.game, course.seed, number)
    luck = QuickChance(seed)
    state = game.new(course.players, course.options, SeededChance(seed, 0))
    memories = [Memory() for _ in range(course.players)]
    looked: list[tuple[int, tuple[float, ...]]] = []
    moves = 0
    while (seat := game.to_move(state)) is not None:
        moves += 1
        if luck.chance(course.looks):
            # A group has one fate: what one seat sees is what all see.
            eyes = range(1 if game.cooperative else course.players)
            looked += [(each, tuple(game.signs.of(state, each))) for each in eyes]
        bot = random_bot if luck.chance(course.restless) else BOTS[course.bot]
        move = bot(Outlook(game, state, seat, luck, memory=memories[seat]))
        game.play(state, seat, move, SeededChance(seed, moves), None)
        for each, memory in enumerate(memories):
            memory.saw(move, each != seat and game.secret_move(move))
    totals = game.score(state).totals
    return [Seen(signs, float(totals[each])) for each, signs in looked]


def _watch(task: tuple[Course, int]) -> list[Seen]:
    with undisturbed():
        return watch(*task)


def watch_all(course: Course, games: int, jobs: int) -> Iterator[list[Seen]]:
    """Game after game, in their order whatever the number of jobs.

    Always in other processes: here `insight` goes on weighing by what is shipped.
    """
    tasks = ((course, number) for number in range(games))
    with Pool(jobs, initializer=_begin, initargs=(course.game,)) as pool:
        yield from pool.imap(_watch, tasks)


def _begin(game: str) -> None:
    ignore_interrupts()
    signs = GAMES[game].signs
    assert signs is not None
    signs.weigh_by(signs.start)


def learn(games: Iterable[list[Seen]], start: Sequence[float]) -> Learned:
    """The weights that foretell how games end."""
    fitted: list[Seen] = []
    held: list[Seen] = []
    for number, seen in enumerate(games):
        (held if number % HELD_BACK == HELD_BACK - 1 else fitted).extend(seen)
    weights = fit([each.signs for each in fitted], [each.came_to for each in fitted], start)
    return Learned(weights, explained(weights, held), len(fitted) + len(held))


def fit(
    rows: Sequence[Sequence[float]], targets: Sequence[float], start: Sequence[float]
) -> tuple[float, ...]:
    """Ridge regression towards a start, every sign measured by its own spread.

    >>> rows, targets = [(1, 0), (0, 1), (1, 1), (2, 1)] * 10**5, [2, -1, 1, 3] * 10**5
    >>> [round(each, 2) for each in fit(rows, targets, start=(0, 0))]
    [1.96, -0.96]
    """
    # Imported here: only training needs it.
    import numpy as np

    signs, known = np.asarray(rows, dtype=float), np.asarray(start, dtype=float)
    wanted = np.asarray(targets, dtype=float) - signs @ known
    spread = np.sqrt((signs**2).mean(axis=0))
    spread[spread == 0.0] = 1.0
    scaled = signs / spread
    normal = scaled.T @ scaled + RIDGE * np.eye(signs.shape[1])
    change = np.linalg.solve(normal, scaled.T @ wanted) / spread
    return tuple(float(each) for each in known + change)


def explained(weights: Sequence[float], seen: Sequence[Seen]) -> float:
    """The share of the spread of outcomes that the weights foretell; nothing held back tells 0."""
    if not seen:
        return 0.0
    mean = sum(each.came_to for each in seen) / len(seen)
    spread = sum((each.came_to - mean) ** 2 for each in seen)
    wrong = sum((each.came_to - sum(map(float.__mul__, weights, each.signs))) ** 2 for each in seen)
    return 1.0 - wrong / spread if spread else 0.0
