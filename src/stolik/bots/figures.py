"""What many games come to: wins, means, and how far a win rate can be trusted."""

from math import sqrt

from stolik.bots.selfplay import GameLine

Figures = dict[str, object]

NORMAL_95 = 1.96
"""Standard deviations that hold 95 % of a normal distribution."""


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate.

    >>> [round(end, 3) for end in interval(67, 100)]
    [0.573, 0.754]
    """
    share, spread = won / games, NORMAL_95**2 / games
    middle = share + spread / 2
    reach = NORMAL_95 * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


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
