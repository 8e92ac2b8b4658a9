"""What many games come to: wins, means, and how far a win rate can be trusted."""

from collections.abc import Sequence
from math import sqrt

from stolik.bots.selfplay import GameLine

Figures = dict[str, object]

NORMAL_95 = 1.96
"""Standard deviations that hold 95 % of a normal distribution."""

STUDENT_95 = (12.706, 4.303, 3.182, 2.776)
"""The same by degrees of freedom, from one on."""

TRUST = 2
"""So many seeds' worth of belief that games on one seed tell as much as games on several."""

Interval = tuple[float, float]


def interval(won: float, games: float) -> Interval:
    """Wilson's 95 % interval of a win rate.

    >>> [round(end, 3) for end in interval(67, 100)]
    [0.573, 0.754]
    """
    share, spread = won / games, NORMAL_95**2 / games
    middle = share + spread / 2
    reach = NORMAL_95 * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


def interval_of_blocks(shares: Sequence[float], size: int) -> Interval:
    """The same where so many games share a seed, which have the mean shares given.

    Games on one seed are not independent. Their luck may cancel out, if it goes with a seat, or
    pile up. How far it does is read off the spread between the seeds, and Wilson's interval is
    taken for as many independent games as would spread as much. Few seeds tell little about
    that, so it begins from "as if independent".

    >>> [round(end, 2) for end in interval_of_blocks([0.5] * 10, 2)]  # each wins on its good seat
    [0.41, 0.59]
    >>> [round(end, 2) for end in interval_of_blocks([0.0, 1.0] * 5, 2)]  # a seed decides for both
    [0.24, 0.76]
    """
    count, rate = len(shares), sum(shares) / len(shares)
    independent = rate * (1 - rate) / size
    effect = 1.0
    if independent:
        spread = sum((share - rate) ** 2 for share in shares)
        effect = (spread / independent + TRUST) / (count - 1 + TRUST)
    games = count * size / effect
    return interval(rate * games, games)


def paired_difference(both: Sequence[tuple[bool, bool]]) -> Interval:
    """A 95 % interval of how much more often the first wins than the second on the same seeds.

    Agresti and Min: half a game is added to each of the four things that can happen.

    >>> seeds = [(True, False)] * 30 + [(False, True)] * 10 + [(True, True)] * 60
    >>> [round(end, 3) for end in paired_difference(seeds)]
    [0.079, 0.313]
    """
    games = len(both) + 2
    more = sum(first and not second for first, second in both) + 0.5
    less = sum(second and not first for first, second in both) + 0.5
    middle = (more - less) / games
    reach = NORMAL_95 * sqrt((more + less) / games - middle**2) / sqrt(games)
    return max(-1.0, middle - reach), min(1.0, middle + reach)


def interval_of_mean(values: Sequence[float]) -> Interval | None:
    """A 95 % interval of a mean, by Student's t; a single value tells nothing about it.

    >>> [round(end, 2) for end in interval_of_mean([1.0, 2.0, 4.0, 5.0] * 25)]
    [2.68, 3.32]
    >>> [round(end) for end in interval_of_mean([1.0, 2.0, 4.0, 5.0])]
    [0, 6]
    """
    free = len(values) - 1
    if not free:
        return None
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / free
    reach = student(free) * sqrt(spread / len(values))
    return mean - reach, mean + reach


def student(free: int) -> float:
    """The same as `NORMAL_95` where the spread is known from few values only.

    >>> [round(student(free), 2) for free in (1, 4, 5, 30)]
    [12.71, 2.78, 2.55, 2.04]
    """
    if free <= len(STUDENT_95):
        return STUDENT_95[free - 1]
    # The first terms of the expansion by the degrees of freedom.
    z = NORMAL_95
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def speed(lines: list[GameLine], seconds: float) -> Figures:
    return {
        "games_per_second": round(len(lines) / seconds, 2),
        "moves_per_second": round(sum(line.moves for line in lines) / seconds, 1),
    }


def of_rivals(lines: list[GameLine]) -> Figures:
    """Seat by seat."""
    seats = range(len(lines[0].players))
    return {
        "games": len(lines),
        "players": list(lines[0].players),
        "wins": [sum(line.winner == seat for line in lines) for seat in seats],
        "draws": sum(line.winner is None for line in lines),
        "mean_scores": [
            round(sum(line.scores[seat] for line in lines) / len(lines), 2) for seat in seats
        ],
    }


def of_a_group(lines: list[GameLine]) -> Figures:
    """All seats share one result."""
    games, won = len(lines), sum(line.won for line in lines)
    return {
        "games": games,
        "players": list(lines[0].players),
        "won": won,
        "win_rate": round(won / games, 3),
        "interval": [round(end, 3) for end in interval(won, games)],
        "mean_points": round(sum(line.scores[0] for line in lines) / games, 2),
        "mean_moves": round(sum(line.moves for line in lines) / games, 1),
        "longest_lock_out": max(line.locked_out for line in lines),
    }
