"""Bots learn from their own games: `stolik train`."""

import json
from typing import NamedTuple

from stolik import __version__
from stolik.bots.train import Course, learn, watch_all
from stolik.cli.desk import Desk
from stolik.cli.prove import check_seats, progress
from stolik.cli.table import read_options


class Training(NamedTuple):
    """What was asked for on the command line."""

    bot: str
    players: int
    options: list[str]
    games: int
    seed: str
    jobs: int
    out: str


def train(desk: Desk, name: str, asked: Training) -> None:
    """Play, fit, and write the weights with the command that made them."""
    game = desk.game(name)
    if game.signs is None:
        raise desk.stop("usage", why=desk.say("train-nothing", game=name))
    if asked.games < 1 or asked.jobs < 1:
        raise desk.stop("usage", why=desk.say("usage-positive"))
    players = asked.players or game.players[-1 if game.cooperative else 0]
    check_seats(desk, name, [asked.bot] * players)
    options = read_options(desk, game, asked.options)
    course = Course(name, asked.bot, players, options, asked.seed)
    with progress(desk, desk.say("selfplay-running"), asked.games) as bar:
        games = []
        for seen in watch_all(course, asked.games, asked.jobs):
            games.append(seen)
            bar.advance(bar.tasks[0].id)
    names, start = game.signs.names, game.signs.start
    learned = learn(games, start)
    told = {
        "command": command_of(name, asked, players),
        "stolik": __version__,
        "rules_version": game.rules_version,
        "edition": game.edition,
        "positions": learned.positions,
        "explained": round(learned.explained, 3),
        "start": dict(zip(names, start, strict=True)),
        "weights": dict(zip(names, (round(each, 4) for each in learned.weights), strict=True)),
    }
    text = json.dumps(told, indent=1) + "\n"
    if asked.out:
        desk.save(asked.out, text)
    else:
        desk.plain(text.rstrip())
    rate = round(100 * learned.explained, 1)
    desk.plain(desk.say("train-done", positions=learned.positions, explained=rate))


def command_of(name: str, asked: Training, players: int) -> str:
    """What to type for the same weights."""
    options = "".join(f" --option {option}" for option in asked.options)
    return (
        f"stolik train {name} --bot {asked.bot} --players {players}{options}"
        f" --games {asked.games} --seed {asked.seed}"
    )
