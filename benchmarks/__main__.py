"""Run all benchmarks, or those named: `python -m benchmarks engine scoring`."""

import sys
from collections.abc import Callable, Iterator

from benchmarks import (
    choices,
    clicks,
    compiled,
    endgame,
    engine,
    scoring,
    search,
    server,
    strength,
    thinking,
)
from benchmarks.measure import Row

REPORTS: dict[str, Callable[[], Iterator[Row]]] = {
    "clicks": clicks.rows,
    "engine": engine.rows,
    "choices": choices.rows,
    "scoring": scoring.rows,
    "endgame": endgame.rows,
    "search": search.rows,
    "compiled": compiled.rows,
    "server": server.rows,
    "strength": strength.rows,
    "thinking": thinking.rows,
}


def main(names: list[str]) -> int:
    missed = 0
    for name in names or list(REPORTS):
        for row in REPORTS[name]():
            print(row, flush=True)
            missed += not row.met
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
