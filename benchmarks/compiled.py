"""Playouts of the compiled engine against those of the same source, in turns in one run.

Needs the compiled form in an environment of its own: `make compiled` builds it.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from benchmarks.measure import Row
from benchmarks.playouts import TABLES, Speed

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
TIMES = 2.0
TURNS = 3


def asked(python: str, name: str, players: int) -> Speed:
    command = [python, "-m", "benchmarks.playouts", name, str(players)]
    # Where Python looks for modules must not lead the compiled form to the source.
    environment = {**os.environ, "PYTHONPATH": ""} if python == str(COMPILED) else None
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE)
    return Speed(*json.loads(done.stdout))


def rows() -> Iterator[Row]:
    assert COMPILED.exists(), "make compiled builds what is measured here"
    print(f"     {'playouts per second':<22}{'source':>8}{'compiled':>10}")
    ratios: list[Row] = []
    for name, players in TABLES:
        source, compiled = [], []
        for _ in range(TURNS):
            source.append(asked(sys.executable, name, players))
            compiled.append(asked(str(COMPILED), name, players))
        assert all(each.compiled for each in compiled), "not the compiled form"
        assert not any(each.compiled for each in source), "not the source"
        assert len({str(each.moves) for each in source + compiled}) == 1, "they differ"
        slow, fast = max(each.rate for each in source), max(each.rate for each in compiled)
        what = f"{name} of {players}"
        print(f"     {what:<22}{slow:>8,.0f}{fast:>10,.0f}")
        ratios.append(Row(f"{what}: compiled", fast / slow, "x source", TIMES))
    yield from ratios
