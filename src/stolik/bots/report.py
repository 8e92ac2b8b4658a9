"""Runs of the arena on one page: tables and plots, everything in one file."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path

from stolik.bots.report_parts import (
    agreed,
    differences,
    groups,
    in_short,
    pairs,
    plots,
    ratings,
    times,
)
from stolik.bots.runs import Run
from stolik.press.svg import Element, Node, element, write

STYLE = Path(__file__).with_name("report.css").read_text(encoding="utf-8")

HOW_TO_READ = (
    "Every pair of bots meets on the same seeds, and on each seed once in every seat, so that "
    "neither gains by its seat or by the shuffle. In a game for more than two, one bot sits alone "
    "among copies of the other. In a game that is won together each bot fills all seats and plays "
    "the same seeds.",
    "All intervals hold 95 %. They take into account that games on one seed belong together. A "
    "pair is called undecided while its interval holds what equal bots would have.",
    "Points ahead are those above the best of the others, on average. They tell two bots apart in "
    "fewer games than victories do, for a game won by far counts more than one won narrowly.",
    "Ratings are on the scale of Elo, 400 points for odds of ten to one, by the model of Bradley "
    "and Terry; for more than two players by that of Luce, in which equal bots win one game in "
    "so many as there are players. They are points above one of the bots, and so is their "
    "interval.",
    "The bots greedy and random never change. The levels may get better with the package, so their "
    "figures are comparable only between runs of the same rules version, edition and package.",
)


def report_page(runs: Sequence[Run], titles: Mapping[str, str]) -> str:
    """The whole page; games are called by their titles."""
    games = {name: found for name in titles if (found := _of(runs, name))}
    short = [in_short(titles[name], found) for name, found in games.items()]
    body: list[Node] = [
        element("h1", "The arena of Stolik"),
        *(warning for name in games for warning in _warnings(titles[name], games[name].values())),
        *([element("h2", "In short"), *short] if len(runs) > 1 else []),
        element("h2", "How to read it"),
        *(element("p", each) for each in HOW_TO_READ),
    ]
    for name, found in games.items():
        body.append(element("h2", titles[name], id=name))
        for place, run in found.items():
            body += _section(place, run)
    page = element(
        "html",
        element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("title", "The arena of Stolik"),
            element("style", STYLE),
        ),
        element("body", *body),
        lang="en",
    )
    return f"<!DOCTYPE html>\n{write(page)}\n"


def _of(runs: Iterable[Run], name: str) -> dict[str, Run]:
    """The runs of one game by their place on the page: by players; a ladder comes last."""
    found = (run for run in runs if run.game == name)
    ordered = sorted(found, key=lambda run: (run.players, run.ladder))
    return {f"{name}-{number}": run for number, run in enumerate(ordered, 1)}


def _warnings(title: str, runs: Collection[Run]) -> list[Element]:
    """What makes figures of one game incomparable."""
    rules = {(run.rules_version, run.edition) for run in runs}
    packages = {run.version for run in runs}
    found = []
    if len(rules) > 1:
        found.append(
            f"{title}: these runs are of different rules or editions. Do not compare their figures."
        )
    if len(packages) > 1:
        found.append(
            f"{title}: these runs are of different versions of the package. Compare the figures "
            "of greedy and random only."
        )
    return [element("p", element("strong", "Warning. "), each, class_="warning") for each in found]


def _section(place: str, run: Run) -> list[Node]:
    what = f"ladder of {run.ladder}" if run.ladder else ", ".join(run.bots)
    basis = f"Rules version {run.rules_version}, edition {run.edition}, package {run.version}."
    compared = (groups, differences) if run.together else (ratings, pairs)
    return [
        element("h3", f"{run.players} players{agreed(run)}: {what}", id=place),
        element("pre", element("code", run.command)),
        element("p", basis, class_="soft"),
        *plots(run),
        *(table(run) for table in (*compared, times)),
    ]
