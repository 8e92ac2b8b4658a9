"""Running the command in the tests: in this process where it can be, else in its own.

answer = stolik("score", "grzybowski", "grid.toml")
assert answer.code == 0
"""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from stolik.bots import BOTS, Outlook
from stolik.cli import run
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance, derived_seed
from stolik.kernel.game import Game, Options
from stolik.kernel.match import Match

GAME = GAMES["grzybowski"]
COMMAND = str(Path(sys.executable).with_name("stolik"))
"""The command as it is installed."""

ODD = ("STOLIK_LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
"""What in the environment changes language, colours or width."""
SEED = derived_seed(GAME.name, "a kitchen table")

E13 = """
02r --- 13a --- ---
--- --- 48a --- ---
--- 29a 21r 28a ---
08r --- 39a --- ---
51r --- --- --- 27r
"""
"""A joker that stands for three symbols at once: worked example E13 of the rules."""
E15 = """
27r 22a 50r 41r 15r
51r 06a 24a 37a 04r
02r 25a 26a 16a 14r
03a 23a 21r 46a 13a
08r 39a 34a 48a 01r
"""
"""A complete grid: worked example E15."""


class Answer(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """What it complained about, on one line."""
        return " ".join(self.err.split())


def stolik(*words: str | Path) -> Answer:
    """Run a command in this process."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = run([str(word) for word in words])
    return Answer(code, out.getvalue(), err.getvalue())


def stolik_alone(*words: str | Path, stdin: str = "", **environment: str) -> Answer:
    """Run the installed command in a process of its own."""
    done = subprocess.run(
        [COMMAND, *map(str, words)],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env=plain_environment(**environment),
        timeout=60,
        check=False,
    )
    return Answer(done.returncode, done.stdout, done.stderr)


def grid(rows: str, more: str = "") -> str:
    """A position file that holds one grid."""
    return f'grid = """{rows}"""\n{more}'


def played(
    bots: str,
    seed: str = SEED,
    moves: int | None = None,
    game: Game[Any] = GAME,
    options: Options | None = None,
) -> Match[Any]:
    """A match of bots, to its end or for so many moves; the same as selfplay would play."""
    kinds = bots.split(",")
    match = Match.new(game, kinds, options, seed)
    lucks = [QuickChance(f"{match.record.seed}/{seat}") for seat in range(len(kinds))]
    while not match.over and match.sequence != moves:
        seat = game.to_move(match.state)
        assert seat is not None
        move = BOTS[kinds[seat]](Outlook(game, match.state, seat, lucks[seat]))
        assert isinstance(match.play(seat, game.write(move)), list)
    return match


def whole_tree(folder: Path) -> dict[str, bytes]:
    """Every file of a folder with its content."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else b""
        for path in sorted(folder.rglob("*"))
    }


def plain_environment(**more: str) -> dict[str, str]:
    """The environment of a process, without what changes language or colours."""
    return {key: value for key, value in os.environ.items() if key not in ODD} | more


def begin_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for this process."""
    for name in ODD:
        monkeypatch.delenv(name, raising=False)
