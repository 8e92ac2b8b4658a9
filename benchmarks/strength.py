"""How well the bots play."""

from collections.abc import Iterator

from benchmarks.measure import Row
from stolik.bots.selfplay import selfplay

GAMES = 100
GREEDY_MEAN = 40.0


def rows() -> Iterator[Row]:
    lines = list(selfplay("grzybowski", ["greedy", "greedy"], GAMES, "benchmark", jobs=2))
    mean = sum(sum(line.scores) for line in lines) / (2 * len(lines))
    yield Row(f"grzybowski: greedy against itself, {GAMES} games", mean, "points", GREEDY_MEAN)
