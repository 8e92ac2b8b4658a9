"""Our server as the load meets it: `python -m benchmarks.house FOLDER`, all limits out of the way.

One address plays all tables here, faster than people can.
"""

import sys
from pathlib import Path

from benchmarks.noughts import NOUGHTS
from stolik.games import GAMES
from stolik.tables.limits import Limits
from stolik.web.serve import listen, serve
from stolik.web.settings import Settings

MANY = 1_000_000
WIDE = Limits(open_tables=MANY, new_tables=MANY, requests=MANY, connections=MANY, messages=MANY)


def main(folder: str) -> None:
    bound = listen("127.0.0.1", 0)
    port = bound.getsockname()[1]
    settings = Settings(Path(folder), limits=WIDE)
    games = {**GAMES, NOUGHTS.name: NOUGHTS}
    serve(settings, bound, lambda: print(f"ready at {port}", flush=True), games)


if __name__ == "__main__":
    main(sys.argv[1])
