"""Bots play many games: `stolik selfplay`."""

import time
from collections.abc import Callable
from itertools import cycle, islice
from typing import Any, NamedTuple

from rich.table import Table

from stolik.bots.figures import Figures, of_a_group, of_rivals, speed
from stolik.bots.selfplay import GameLine
from stolik.bots.selfplay import selfplay as play_games
from stolik.cli.desk import Desk
from stolik.cli.prove import check_seats, progress
from stolik.cli.table import read_options
from stolik.kernel.game import Game, Options


class Contest(NamedTuple):
    """What was asked for on the command line."""

    bots: list[str]
    players: int
    options: list[str]
    across: str
    games: int
    seed: str
    jobs: int


def selfplay(desk: Desk, name: str, contest: Contest, as_json: bool) -> None:
    game = desk.game(name)
    options = read_options(desk, game, contest.options)
    if contest.games < 1 or contest.jobs < 1:
        raise desk.stop("usage", why=desk.say("usage-positive"))
    if contest.across:
        play_across(desk, game, contest, options, as_json)
        return
    seats = seats_of(desk, game, contest.bots, contest.players or len(contest.bots))
    figures = play_all(desk, game, contest, seats, options, as_json)
    if not as_json:
        show = show_group if game.cooperative else show_rivals
        show(desk, figures)


def seats_of(desk: Desk, game: Game[Any], bots: list[str], players: int) -> list[str]:
    """The bots go round the table until all seats are taken."""
    if players < len(bots):
        raise desk.stop("usage", why=desk.say("usage-bots", bots=len(bots), players=players))
    seats = list(islice(cycle(bots), players))
    check_seats(desk, game.name, seats)
    return seats


def play_all(
    desk: Desk, game: Game[Any], contest: Contest, seats: list[str], options: Options, as_json: bool
) -> Figures:
    """The games of one table, a line of JSON for each if wanted, and what they come to."""
    lines: list[GameLine] = []
    start = time.perf_counter()
    tell = told_of_a_group if game.cooperative else told_of_rivals
    with progress(desk, desk.say("selfplay-running"), contest.games) as bar:
        played = play_games(game.name, seats, contest.games, contest.seed, contest.jobs, options)
        for line in played:
            lines.append(line)
            bar.advance(bar.tasks[0].id)
            if as_json:
                desk.json(tell(line, options))
    figures = (of_a_group if game.cooperative else of_rivals)(lines)
    figures |= speed(lines, time.perf_counter() - start)
    if as_json:
        agreed = {"options": dict(options)} if options else {}
        desk.json({"summary": True, "game": game.name, "seed": contest.seed, **agreed, **figures})
    return figures


def told_of_rivals(line: GameLine, options: Options) -> dict[str, object]:
    told = line._asdict()
    del told["won"], told["locked_out"], told["winners"]
    return told


def told_of_a_group(line: GameLine, options: Options) -> dict[str, object]:
    told = line._asdict()
    del told["winner"], told["winners"]
    return {**told, "options": dict(options)}


# One table.


def show_rivals(desk: Desk, figures: Figures) -> None:
    say = desk.say
    table = Table(
        say("selfplay-bot"), say("selfplay-wins"), say("selfplay-mean"), title=title(desk, figures)
    )
    bots, wins, means = figures["players"], figures["wins"], figures["mean_scores"]
    assert isinstance(bots, list)
    assert isinstance(wins, list)
    assert isinstance(means, list)
    for bot, won, mean in zip(bots, wins, means, strict=True):
        table.add_row(bot, say("number", number=won), say("number", number=mean))
    desk.console.print(table)
    desk.plain(say("selfplay-draws", draws=int(str(figures["draws"]))))
    show_speed(desk, figures)


def show_group(desk: Desk, figures: Figures) -> None:
    say = desk.say
    table = Table(*(say(f"selfplay-{column}") for column in COLUMNS), title=title(desk, figures))
    table.add_row(*(cell(desk, figures) for cell in COLUMNS.values()))
    desk.console.print(table)
    show_speed(desk, figures)


def title(desk: Desk, figures: Figures) -> str:
    say = desk.say
    return say("selfplay-title", game=say("game-title"), games=int(str(figures["games"])))


def show_speed(desk: Desk, figures: Figures) -> None:
    games, moves = figures["games_per_second"], figures["moves_per_second"]
    speed_told = {"games": float(str(games)), "moves": round(float(str(moves)))}
    desk.plain(desk.say("selfplay-speed", **speed_told))


def _number(key: str) -> Callable[[Desk, Figures], str]:
    return lambda desk, figures: desk.say("number", number=float(str(figures[key])))


def _rate(desk: Desk, figures: Figures) -> str:
    ends = figures["interval"]
    assert isinstance(ends, list)
    rate, low, high = (100 * float(str(each)) for each in (figures["win_rate"], *ends))
    return desk.say("selfplay-rate", rate=round(rate, 1), low=round(low, 1), high=round(high, 1))


def _players(desk: Desk, figures: Figures) -> str:
    players = figures["players"]
    assert isinstance(players, list)
    return str(len(players))


COLUMNS: dict[str, Callable[[Desk, Figures], str]] = {
    "players": _players,
    "won": _rate,
    "mean": _number("mean_points"),
    "moves": _number("mean_moves"),
    "lock-out": _number("longest_lock_out"),
}
"""Of a group: the message of the head, and what stands below."""


# Every number of players, and every choice of an option.


def play_across(
    desk: Desk, game: Game[Any], contest: Contest, options: Options, as_json: bool
) -> None:
    if not game.cooperative:
        raise desk.stop("usage", why=desk.say("usage-across"))
    free = {option.name: option for option in game.options if option.name not in options}
    if contest.across not in free:
        raise desk.stop("option", option=f"--across {contest.across}", known=", ".join(free))
    option = free[contest.across]
    counts = (contest.players,) if contest.players else game.players
    tables = [seats_of(desk, game, contest.bots, count) for count in counts]
    table = Table(option.name, *(desk.say(f"selfplay-{column}") for column in COLUMNS))
    for name, choice in option.named().items():
        for seats in tables:
            agreed = {**options, option.name: choice}
            figures = play_all(desk, game, contest, seats, agreed, as_json)
            table.title = title(desk, figures)
            table.add_row(name, *(cell(desk, figures) for cell in COLUMNS.values()))
    if not as_json:
        desk.console.print(table)
