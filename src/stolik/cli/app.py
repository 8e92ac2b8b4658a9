"""The commands and their options. Help texts are names of messages (see helptext.py)."""

from typing import Annotated

from cyclopts import App, Group, Parameter

from stolik import __version__
from stolik.cli import arena as arenas
from stolik.cli import contest, look, prove, table
from stolik.cli.desk import Desk

GameName = Annotated[str, Parameter(help="help-game")]
PositionPath = Annotated[str, Parameter(help="help-file-position")]
RecordPath = Annotated[str, Parameter(help="help-file-record")]
Json = Annotated[bool, Parameter(help="help-json")]
Seed = Annotated[str, Parameter(help="help-seed")]
AtDesk = Annotated[Desk, Parameter(parse=False)]

app = App(
    name="stolik",
    help="app-help",
    version=__version__,
    group_commands=Group("app-commands"),
    group_parameters=Group("app-parameters"),
    group_arguments=Group("app-parameters"),
    default_parameter=Parameter(show_default=False, negative=()),
    help_format="plaintext",
)
app["--help"].help = "help-help"
app["--version"].help = "help-version"


@app.command(help="help-play")
def play(
    game: GameName,
    /,
    *,
    seats: Annotated[str, Parameter(help="help-play-seats")] = "person,level2",
    names: Annotated[str, Parameter(help="help-play-names")] = "",
    option: Annotated[list[str] | None, Parameter(help="help-play-option")] = None,
    position: Annotated[str, Parameter(help="help-play-position")] = "",
    resume: Annotated[str, Parameter(help="help-play-resume")] = "",
    save: Annotated[str, Parameter(help="help-play-save")] = "",
    seed: Seed = "",
    desk: AtDesk,
) -> None:
    table.play(desk, game, table.Sitting(seats, names, option or [], position, resume, save, seed))


@app.command(help="help-selfplay")
def selfplay(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help="help-selfplay-games")] = 10,
    bots: Annotated[str, Parameter(help="help-selfplay-bots")] = "greedy,greedy",
    players: Annotated[int, Parameter(help="help-selfplay-players")] = 0,
    option: Annotated[list[str] | None, Parameter(help="help-play-option")] = None,
    across: Annotated[str, Parameter(help="help-selfplay-across")] = "",
    seed: Seed = "1",
    jobs: Annotated[int, Parameter(help="help-selfplay-jobs")] = 1,
    json: Json = False,
    desk: AtDesk,
) -> None:
    asked = contest.Contest(bots.split(","), players, option or [], across, games, seed, jobs)
    contest.selfplay(desk, game, asked, json)


@app.command(help="help-train")
def train(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help="help-selfplay-games")] = 200,
    bot: Annotated[str, Parameter(help="help-train-bot")] = "greedy",
    players: Annotated[int, Parameter(help="help-train-players")] = 0,
    option: Annotated[list[str] | None, Parameter(help="help-play-option")] = None,
    seed: Seed = "1",
    jobs: Annotated[int, Parameter(help="help-selfplay-jobs")] = 1,
    out: Annotated[str, Parameter(help="help-train-out")] = "",
    desk: AtDesk,
) -> None:
    # Imported here: nothing else needs what it learns with.
    from stolik.cli import train as school

    school.train(desk, game, school.Training(bot, players, option or [], games, seed, jobs, out))


@app.command(help="help-arena")
def arena(
    game: GameName,
    /,
    *,
    bots: Annotated[str, Parameter(help="help-arena-bots")] = "",
    ladder: Annotated[str, Parameter(help="help-arena-ladder")] = "",
    games: Annotated[int, Parameter(help="help-arena-games")] = 100,
    players: Annotated[int, Parameter(help="help-arena-players")] = 0,
    option: Annotated[list[str] | None, Parameter(help="help-play-option")] = None,
    seed: Seed = "1",
    jobs: Annotated[int, Parameter(help="help-selfplay-jobs")] = 1,
    report: Annotated[str, Parameter(help="help-arena-report")] = "",
    save: Annotated[str, Parameter(help="help-arena-save")] = "",
    json: Json = False,
    desk: AtDesk,
) -> None:
    entry = arenas.Entry(bots, ladder, players, option or [], games, seed, jobs, report, save)
    arenas.arena(desk, game, entry, json)


@app.command(help="help-report")
def report(
    page: Annotated[str, Parameter(help="help-report-page")],
    runs: Annotated[list[str], Parameter(help="help-report-runs")],
    /,
    *,
    desk: AtDesk,
) -> None:
    arenas.report(desk, page, runs)


@app.command(help="help-score")
def score(game: GameName, file: PositionPath, /, *, json: Json = False, desk: AtDesk) -> None:
    look.score(desk, game, file, json)


@app.command(help="help-why")
def why(
    game: GameName,
    file: PositionPath,
    move: Annotated[str, Parameter(help="help-why-move", allow_leading_hyphen=True)],
    /,
    *,
    seat: Annotated[int, Parameter(help="help-why-seat")] = 0,
    desk: AtDesk,
) -> None:
    look.why(desk, game, file, move, seat)


@app.command(help="help-replay")
def replay(
    file: RecordPath,
    /,
    *,
    to: Annotated[int | None, Parameter(help="help-replay-to")] = None,
    desk: AtDesk,
) -> None:
    look.replay(desk, file, to)


@app.command(help="help-verify")
def verify(file: RecordPath, /, *, desk: AtDesk) -> None:
    prove.verify(desk, file)


@app.command(help="help-fuzz")
def fuzz(
    game: GameName,
    /,
    *,
    seconds: Annotated[float, Parameter(help="help-fuzz-seconds")] = 10.0,
    seed: Seed = "1",
    save: Annotated[str, Parameter(help="help-fuzz-save")] = ".",
    desk: AtDesk,
) -> None:
    prove.fuzz(desk, game, seconds, seed, save)


@app.command(help="help-cards")
def cards(
    game: GameName,
    number: Annotated[int | None, Parameter(help="help-cards-number")] = None,
    /,
    *,
    deck: Annotated[str, Parameter(help="help-cards-deck")] = "",
    desk: AtDesk,
) -> None:
    look.cards(desk, game, number, deck)


@app.command(help="help-rules")
def rules(
    game: GameName,
    number: Annotated[str, Parameter(help="help-rules-number")] = "",
    /,
    *,
    desk: AtDesk,
) -> None:
    look.rules(desk, game, number)


@app.command(help="help-serve")
def serve(
    *,
    host: Annotated[str, Parameter(help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="help-serve-port")] = 8000,
    data: Annotated[str, Parameter(help="help-serve-data")] = "",
    desk: AtDesk,
) -> None:
    # Imported here: the other commands need no web server and start faster without it.
    from stolik.cli import serve as server

    server.run(desk, host, port, data, browser=False)


@app.default
def table_in_the_browser(
    *, data: Annotated[str, Parameter(help="help-serve-data")] = "", desk: AtDesk
) -> None:
    from stolik.cli import serve as server

    server.run_at_home(desk, data)
