"""How well the bots play."""

from collections.abc import Iterator

from benchmarks.measure import Row
from stolik.bots.selfplay import selfplay

GAMES = 100
GREEDY_MEAN = 40.0
GROUP_WINS = 55.0
"""Of four greedy bots at Ta Ziemia on the normal level (docs/decisions/0007)."""


def rows() -> Iterator[Row]:
    lines = list(selfplay("grzybowski", ["greedy", "greedy"], GAMES, "benchmark", jobs=2))
    mean = sum(sum(line.scores) for line in lines) / (2 * len(lines))
    yield Row(f"grzybowski: greedy against itself, {GAMES} games", mean, "points", GREEDY_MEAN)
    lines = list(selfplay("ziemia", ["greedy"] * 4, GAMES, "benchmark", jobs=2))
    won = 100 * sum(line.won for line in lines) / len(lines)
    yield Row(f"ziemia: four greedy bots together, {GAMES} games", won, "% won", GROUP_WINS)
