"""Bots against each other until one can say who is better: `stolik arena` and `stolik report`."""

import shlex
import time
from typing import Any, NamedTuple

from rich.table import Table

from stolik.bots.arena import Arena, Meeting, meetings, play
from stolik.bots.levels import LEVELS
from stolik.bots.names import ladder
from stolik.bots.report import report_page
from stolik.bots.runs import Group, Pair, Run, load_run, run_data, run_line
from stolik.bots.selfplay import GameLine
from stolik.bots.summary import Sums
from stolik.cli.desk import Desk
from stolik.cli.prove import check_bots, check_count, progress
from stolik.cli.table import read_options
from stolik.games import GAMES
from stolik.kernel.game import Game
from stolik.words import Words

USUAL = "greedy,random"


class Entry(NamedTuple):
    """What was asked for on the command line."""

    bots: str
    ladder: str
    players: int
    options: list[str]
    games: int
    seed: str
    jobs: int
    report: str
    save: str


def arena(desk: Desk, name: str, entry: Entry, as_json: bool) -> None:
    arranged = arrange(desk, desk.game(name), entry)
    run = play_all(desk, arranged, entry.jobs, as_json)
    if as_json:
        desk.json(run_data(run))
    else:
        show(desk, run, entry.games)
    if entry.save:
        desk.save(entry.save, run_line(run), told=not as_json)
    if entry.report:
        desk.save(entry.report, report_page([run], titles()), told=not as_json)


def arrange(desk: Desk, game: Game[Any], entry: Entry) -> Arena:
    """The arena that was asked for; whatever is wrong with it is said before anything is played."""
    options = read_options(desk, game, entry.options)
    if entry.games < 1 or entry.jobs < 1:
        raise desk.stop("usage", why=desk.say("usage-positive"))
    bots = climbing(desk, entry) if entry.ladder else competing(desk, entry.bots or USUAL)
    players = entry.players or game.players[0]
    check_count(desk, game, players)
    for path in filter(None, (entry.report, entry.save)):
        desk.check_save(path)
    return Arena(game.name, bots, players, entry.games, entry.seed, options, entry.ladder)


def competing(desk: Desk, listed: str) -> tuple[str, ...]:
    bots = tuple(listed.split(","))
    check_bots(desk, bots)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise desk.stop("usage", why=desk.say("usage-arena"))
    return bots


def climbing(desk: Desk, entry: Entry) -> tuple[str, ...]:
    if entry.bots:
        raise desk.stop("usage", why=desk.say("usage-ladder"))
    try:
        return ladder(entry.ladder)
    except KeyError as error:
        known = ", ".join(name for name, level in LEVELS.items() if level.thought)
        raise desk.stop("bot", name=entry.ladder, known=known) from error


def play_all(desk: Desk, arena: Arena, jobs: int, as_json: bool) -> Run:
    """All games, a line of JSON for each if wanted, and what they come to."""
    sums = Sums(arena)
    start = time.perf_counter()
    with progress(desk, desk.say("selfplay-running"), len(list(meetings(arena)))) as bar:
        for meeting, played in play(arena, jobs):
            sums.add(meeting, played)
            bar.advance(bar.tasks[0].id)
            if as_json:
                desk.json(told(arena, meeting, played.line))
    return sums.run(command(arena), jobs, time.perf_counter() - start)


def told(arena: Arena, meeting: Meeting, line: GameLine) -> dict[str, object]:
    found = line._asdict()
    for left_out in ("winner", "winners") if arena.together else ("winner", "won", "locked_out"):
        del found[left_out]
    if arena.together:
        return {"bot": meeting.alone, **found}
    return {"first": meeting.alone, "second": meeting.others, **found}


def command(arena: Arena) -> str:
    """What to type for the same games; the number of jobs changes nothing but the time."""
    who = ("--ladder", arena.ladder) if arena.ladder else ("--bots", ",".join(arena.bots))
    words = ["stolik", "arena", arena.game, *who, "--games", str(arena.games)]
    words += ["--players", str(arena.players), "--seed", arena.seed]
    for option, choice in arena.options.items():
        name = str(choice).lower() if isinstance(choice, bool) else str(choice)
        words += ["--option", f"{option}={name}"]
    return shlex.join(words)


def report(desk: Desk, path: str, files: list[str]) -> None:
    """Several runs gathered on one page."""
    desk.save(path, report_page([load_run(file) for file in files], titles()))


def titles() -> dict[str, str]:
    """The report is in English, as all our docs are."""
    return {name: Words("en", game)("game-title") for name, game in GAMES.items()}


# For a person.


def show(desk: Desk, run: Run, asked: int) -> None:
    say = desk.say
    show_pairs(desk, run)
    (show_groups if run.together else show_ratings)(desk, run)
    if run.games != asked:
        desk.plain(say("arena-rounded", games=run.games, asked=asked))
    if run.anchor:
        desk.plain(say("arena-anchor", anchor=run.anchor))
    desk.plain(say("arena-time", seconds=run.timing.seconds))


def show_pairs(desk: Desk, run: Run) -> None:
    say = desk.say
    table = Table(
        say("arena-pair"),
        say("arena-games"),
        say("arena-only-first" if run.together else "selfplay-wins"),
        say("arena-only-second" if run.together else "arena-losses"),
        say("arena-same" if run.together else "arena-draws"),
        say("arena-difference" if run.together else "arena-share"),
        title=say("arena-title", game=say("game-title"), players=run.players),
    )
    for pair in run.pairs:
        counts = (pair.games, pair.wins, pair.losses, pair.draws)
        rate = points(desk, pair) if run.together else percent(desk, pair)
        table.add_row(
            versus(desk, run, pair), *(say("number", number=count) for count in counts), rate
        )
    desk.console.print(table)
    for pair in run.pairs:
        who = versus(desk, run, pair)
        desk.plain(say("arena-ahead", pair=who, points=ahead(desk, pair)))


def versus(desk: Desk, run: Run, pair: Pair) -> str:
    alone = run.together or run.players == 2
    second = pair.second if alone else f"{run.players - 1} × {pair.second}"
    return f"{pair.first} – {second}"


def percent(desk: Desk, rate: Pair | Group) -> str:
    share, low, high = (round(100 * each, 1) for each in (rate.rate, *rate.interval))
    return desk.say("selfplay-rate", rate=share, low=low, high=high)


def points(desk: Desk, pair: Pair) -> str:
    middle, low, high = (round(100 * each, 1) for each in (pair.rate, *pair.interval))
    return desk.say("arena-points", points=middle, low=low, high=high)


def ahead(desk: Desk, pair: Pair) -> str:
    if pair.points_interval is None:
        return desk.say("number", number=round(pair.points, 1))
    middle, low, high = (round(each, 1) for each in (pair.points, *pair.points_interval))
    return desk.say("arena-points", points=middle, low=low, high=high)


def show_ratings(desk: Desk, run: Run) -> None:
    say = desk.say
    table = Table(say("selfplay-bot"), say("arena-elo"), say("arena-mean"), say("arena-p95"))
    for bot, rated in run.ratings.items():
        elo, low, high = (round(each) for each in (rated.elo, *rated.interval))
        told = say("arena-points", points=elo, low=low, high=high)
        table.add_row(bot, told, *times(desk, run, bot))
    desk.console.print(table)


def show_groups(desk: Desk, run: Run) -> None:
    say = desk.say
    table = Table(
        say("selfplay-bot"), say("selfplay-won"), say("selfplay-mean"),
        say("arena-mean"), say("arena-p95"),
    )  # fmt: skip
    for bot, group in run.groups.items():
        mean = say("number", number=group.mean_points)
        table.add_row(bot, percent(desk, group), mean, *times(desk, run, bot))
    desk.console.print(table)


def times(desk: Desk, run: Run, bot: str) -> tuple[str, str]:
    """Seconds for a decision: the mean, and what 95 of 100 stay below."""
    thought = run.timing.thinking[bot]
    say = desk.say
    return (
        say("arena-seconds", seconds=thought.mean),
        say("arena-seconds", seconds=thought.p95),
    )
