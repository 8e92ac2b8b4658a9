"""Commands that prove something: selfplay, verify, fuzz."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from stolik.bots import BOTS
from stolik.bots.selfplay import GameLine
from stolik.bots.selfplay import selfplay as play_games
from stolik.cli.desk import Desk, Stop
from stolik.cli.look import game_of
from stolik.kernel.conformance import Broken, Inspector, options_of
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


def selfplay(
    desk: Desk, name: str, bots: list[str], games: int, seed: str, jobs: int, as_json: bool
) -> None:
    game = desk.game(name)
    check_seats(desk, name, bots)
    if games < 1 or jobs < 1:
        raise desk.stop("usage", why=desk.say("usage-positive"))
    lines: list[GameLine] = []
    start = time.perf_counter()
    with progress(desk, desk.say("selfplay-running"), games) as bar:
        for line in play_games(name, bots, games, seed, jobs):
            lines.append(line)
            bar.advance(bar.tasks[0].id)
            if as_json:
                desk.json(line._asdict())
    summary = summarise(lines, time.perf_counter() - start)
    if as_json:
        desk.json({"summary": True, "game": game.name, "seed": seed, **summary})
    else:
        show_summary(desk, bots, summary)


def check_seats(desk: Desk, name: str, bots: list[str], others: tuple[str, ...] = ()) -> None:
    game = desk.game(name)
    for bot in bots:
        if bot not in BOTS and bot not in others:
            raise desk.stop("bot", name=bot, known=", ".join([*others, *BOTS]))
    if len(bots) not in game.players:
        known = ", ".join(map(str, game.players))
        raise desk.stop("seats", count=len(bots), known=known)


def summarise(lines: list[GameLine], seconds: float) -> dict[str, object]:
    seats = range(len(lines[0].players))
    return {
        "games": len(lines),
        "players": list(lines[0].players),
        "wins": [sum(line.winner == seat for line in lines) for seat in seats],
        "draws": sum(line.winner is None for line in lines),
        "mean_scores": [
            round(sum(line.scores[seat] for line in lines) / len(lines), 2) for seat in seats
        ],
        "games_per_second": round(len(lines) / seconds, 2),
        "moves_per_second": round(sum(line.moves for line in lines) / seconds, 1),
    }


def show_summary(desk: Desk, bots: list[str], summary: dict[str, object]) -> None:
    say = desk.say
    title = say("selfplay-title", game=say("game-title"), games=int(str(summary["games"])))
    table = Table(say("selfplay-bot"), say("selfplay-wins"), say("selfplay-mean"), title=title)
    wins, means = summary["wins"], summary["mean_scores"]
    assert isinstance(wins, list)
    assert isinstance(means, list)
    for bot, won, mean in zip(bots, wins, means, strict=True):
        table.add_row(bot, say("number", number=won), say("number", number=mean))
    desk.console.print(table)
    desk.plain(say("selfplay-draws", draws=int(str(summary["draws"]))))
    games, moves = summary["games_per_second"], summary["moves_per_second"]
    desk.plain(say("selfplay-speed", games=float(str(games)), moves=round(float(str(moves)))))


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
