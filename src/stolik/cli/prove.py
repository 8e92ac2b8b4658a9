"""Commands that prove something: verify, fuzz."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from stolik.bots import BOTS
from stolik.bots.names import is_bot
from stolik.cli.desk import Desk, Stop
from stolik.cli.look import game_of
from stolik.kernel.conformance import Broken, Inspector, options_of
from stolik.kernel.game import Game
from stolik.kernel.record import Record
from stolik.kernel.replay import verify as verify_record


@contextmanager
def progress(desk: Desk, label: str, total: float | None) -> Iterator[Progress]:
    """A bar on standard error, if somebody looks at it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeElapsedColumn(),
        console=desk.errors,
        transient=True,
        disable=not desk.errors.is_terminal,
    ) as bar:
        bar.add_task(label, total=total)
        yield bar


def check_seats(desk: Desk, name: str, bots: list[str], others: tuple[str, ...] = ()) -> None:
    check_bots(desk, bots, others)
    check_count(desk, desk.game(name), len(bots))


def check_bots(desk: Desk, bots: Sequence[str], others: tuple[str, ...] = ()) -> None:
    for bot in bots:
        if not is_bot(bot) and bot not in others:
            raise desk.stop("bot", name=bot, known=", ".join([*others, *BOTS]))


def check_count(desk: Desk, game: Game[Any], count: int) -> None:
    if count not in game.players:
        raise desk.stop("seats", count=count, known=", ".join(map(str, game.players)))


def verify(desk: Desk, path: str) -> None:
    record = Record.load(path)
    game = game_of(desk, record, path)
    match = verify_record(game, record, path)
    say, skipped = desk.say, record.snapshots[-1].at if record.snapshots else 0
    desk.plain(say("verify-seed"))
    if skipped:
        desk.plain(say("verify-skipped", moves=skipped))
    desk.plain(say("verify-moves", moves=match.sequence - skipped))
    if match.record.result:
        scores = " : ".join(map(str, match.record.result["scores"]))
        desk.plain(say("verify-result", scores=scores))
    else:
        desk.plain(say("verify-unfinished"))
    desk.plain(say("verify-ok"))


def fuzz(desk: Desk, name: str, seconds: float, seed: str, folder: str) -> None:
    """Random games until the time is up; a broken law is saved as a record that replays it."""
    game = desk.game(name)
    if not 0 < seconds < float("inf"):
        raise desk.stop("usage", why=desk.say("usage-positive"))
    inspector = Inspector(game)
    end = time.monotonic() + seconds
    games = moves = 0
    with progress(desk, desk.say("fuzz-running"), None) as bar:
        while games == 0 or time.monotonic() < end:
            players = game.players[games % len(game.players)]
            try:
                options = options_of(game, games)
                moves += inspector.play(f"{seed}/{games}", players, options).sequence
            except Broken as broken:
                path = Path(folder) / f"{name}-{seed}-{games}.stolik.json".replace("/", "-")
                desk.save(str(path), broken.record.dumps())
                raise Stop(1, desk.say("fuzz-broken", law=str(broken))) from broken
            games += 1
            bar.advance(bar.tasks[0].id)
    desk.plain(desk.say("fuzz-done", games=games, moves=moves))
