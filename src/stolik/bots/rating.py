"""How strong bots are on one scale, from who won how often against whom.

Every seat wins with a probability in proportion to the strength of its bot. For two players that
is the model of Bradley and Terry. For more it is Luce's: one bot of strength a among three of
strength b wins a / (a + 3 b), so equal bots win one game in four, and a rating says by how much
the odds of a single seat are better. Strengths are told on the scale of Elo as points above one
of the bots, the anchor, and so are their intervals: what is uncertain is a difference.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from stolik.bots.figures import NORMAL_95, TRUST, Interval

ELO = 400 / log(10)
"""So 400 points make the odds ten to one."""
CLOSE = 1e-9
"""The fit is found when no step is longer."""


class Tally(NamedTuple):
    """Games of one bot alone against so many copies of another, seed by seed."""

    alone: str
    others: str
    copies: int
    size: int
    """Games on each seed."""
    shares: Sequence[float]
    """The mean share of victories of the one alone, on each seed."""


class Rating(NamedTuple):
    elo: float
    interval: Interval


Vector = list[float]
Matrix = list[Vector]


def ratings(bots: Sequence[str], tallies: Sequence[Tally], anchor: str) -> dict[str, Rating]:
    """Each bot's points above the anchor, with their 95 % interval.

    >>> found = ratings(["a", "b"], [Tally("a", "b", 1, 1, [1.0] * 100 + [0.0] * 33)], "b")
    >>> round(found["a"].elo), found["b"].elo
    (191, 0.0)
    """
    rated = [bot for bot in bots if bot != anchor]
    played, prior = _edges(rated, tallies), _edges(rated, _agreed(tallies))
    strength = _fit(len(rated), [*played, *prior])
    errors = _errors(strength, played, prior)
    found = {anchor: Rating(0.0, (0.0, 0.0))}
    for bot, middle, error in zip(rated, strength, errors, strict=True):
        low, high = (ELO * (middle + side * NORMAL_95 * error) for side in (-1, 1))
        found[bot] = Rating(ELO * middle, (low, high))
    return {bot: found[bot] for bot in bots}


def _agreed(tallies: Sequence[Tally]) -> list[Tally]:
    """For each two that met a game that neither won: nobody is infinitely strong."""
    met = sorted({(min(each[:2]), max(each[:2])) for each in tallies})
    return [Tally(one, other, 1, 1, [0.5]) for one, other in met]


class _Edge(NamedTuple):
    """A tally by the places of its bots among those that are rated; the anchor has None."""

    alone: int | None
    others: int | None
    handicap: float
    """What the odds lose because the others are several."""
    tally: Tally

    def expected(self, strength: Vector) -> float:
        ahead = 0.0 if self.alone is None else strength[self.alone]
        behind = 0.0 if self.others is None else strength[self.others]
        return 1 / (1 + exp(behind + self.handicap - ahead))

    def add(self, vector: Vector, value: float) -> None:
        """To the one, and from the others."""
        if self.alone is not None:
            vector[self.alone] += value
        if self.others is not None:
            vector[self.others] -= value

    def add_square(self, matrix: Matrix, value: float) -> None:
        if self.alone is not None:
            self.add(matrix[self.alone], value)
        if self.others is not None:
            self.add(matrix[self.others], -value)


def _edges(rated: Sequence[str], tallies: Sequence[Tally]) -> list[_Edge]:
    at = {bot: place for place, bot in enumerate(rated)}
    return [
        _Edge(at.get(each.alone), at.get(each.others), log(each.copies), each) for each in tallies
    ]


def _fit(count: int, edges: Sequence[_Edge]) -> Vector:
    """The strengths, as logarithms, under which what happened is most likely: Newton's method."""
    strength = [0.0] * count
    while True:
        slope = [0.0] * count
        for edge in edges:
            games = edge.tally.size * len(edge.tally.shares)
            won = edge.tally.size * sum(edge.tally.shares)
            edge.add(slope, won - games * edge.expected(strength))
        step = solved(_certainty(strength, edges), slope)
        longest = max(map(abs, step))
        if longest < CLOSE:
            return strength
        # Far from the goal the parabola is a bad guide: no step is longer than 1.
        for at, each in enumerate(step):
            strength[at] += each / max(1.0, longest)


def _certainty(strength: Vector, edges: Sequence[_Edge]) -> Matrix:
    """Fisher's information: what the games would tell if they were independent."""
    matrix = _empty(len(strength))
    for edge in edges:
        expected = edge.expected(strength)
        games = edge.tally.size * len(edge.tally.shares)
        edge.add_square(matrix, games * expected * (1 - expected))
    return matrix


def _errors(strength: Vector, played: Sequence[_Edge], prior: Sequence[_Edge]) -> Vector:
    """Standard errors that hold although games, and pairs, share their seeds.

    A sandwich: how much the results of whole seeds differ from what was expected, between what
    the games would tell if they were independent. Few seeds tell little about how they differ,
    so it begins from "as if independent", as `interval_of_blocks` does.
    """
    count, seeds = len(strength), len(played[0].tally.shares)
    surprise = _empty(count)
    for seed in range(seeds):
        told = [0.0] * count
        for edge in played:
            edge.add(told, edge.tally.size * (edge.tally.shares[seed] - edge.expected(strength)))
        for row, one in zip(surprise, told, strict=True):
            for at, other in enumerate(told):
                row[at] += seeds * one * other
    trusted = _certainty(strength, played)
    weight = seeds - 1 + TRUST
    noise = [
        [(each + TRUST * other) / weight for each, other in zip(row, rows, strict=True)]
        for row, rows in zip(surprise, trusted, strict=True)
    ]
    for edge in prior:
        expected = edge.expected(strength)
        edge.add_square(noise, (expected**2 + (1 - expected) ** 2) / 2)
    certainty = _certainty(strength, [*played, *prior])
    return [sqrt(_between(certainty, noise, at)) for at in range(count)]


def _between(certainty: Matrix, noise: Matrix, at: int) -> float:
    """The variance of one strength."""
    unit = [float(place == at) for place in range(len(noise))]
    weights = solved(certainty, unit)
    return sum(
        one * other * noise[row][column]
        for row, one in enumerate(weights)
        for column, other in enumerate(weights)
    )


def _empty(count: int) -> Matrix:
    return [[0.0] * count for _ in range(count)]


def solved(matrix: Matrix, right: Vector) -> Vector:
    """The solution of linear equations that have one (Gauss, with pivots).

    >>> solved([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0])
    [3.0, 2.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        best = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [each / rows[at][at] for each in rows[at]]
        for other, row in enumerate(rows):
            if other != at:
                rows[other] = [x - row[at] * y for x, y in zip(row, rows[at], strict=True)]
    return [row[-1] for row in rows]
