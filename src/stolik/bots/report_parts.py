"""One run of the arena in a report: its tables and plots."""

from collections.abc import Mapping, Sequence

from stolik.bots.figures import Interval
from stolik.bots.names import budget
from stolik.bots.report_plots import Dot, Step, curve, dots
from stolik.bots.runs import Group, Pair, Run
from stolik.press.svg import Element, Node, element

# Plots.


def plots(run: Run) -> list[Element]:
    if not run.ladder:
        return [_standing(run)]
    spread = any(pair.points_interval for pair in run.pairs)
    return [_climb(run), _steps(run), *([_points_of_steps(run)] if spread else [])]


def _standing(run: Run) -> Element:
    if run.together:
        title = "Games won, with 95 % intervals"
        won = [
            Dot(bot, *_figures(each), f"{100 * each.rate:.0f} %")
            for bot, each in run.groups.items()
        ]
        return _figure(title, dots(title, won, None, "%"))
    title = f"Rating above {run.anchor}, with 95 % intervals"
    rated = [
        Dot(bot, each.elo, each.interval, f"{each.elo:+.0f}") for bot, each in run.ratings.items()
    ]
    return _figure(title, dots(title, rated, 0.0))


def _climb(run: Run) -> Element:
    if run.together:
        title = "Games won by budget, with 95 % intervals"
        won = [Step(budget(bot), *_figures(each)) for bot, each in run.groups.items()]
        return _figure(title, curve(title, won, "%"))
    title = f"Rating above {run.anchor} by budget, with 95 % intervals"
    rated = [Step(budget(bot), each.elo, each.interval) for bot, each in run.ratings.items()]
    return _figure(title, curve(title, rated))


def _steps(run: Run) -> Element:
    """What each doubling of the budget gains."""
    sign = "+" if run.together else ""
    rows = [
        Dot(_against(run, each), *_figures(each), f"{100 * each.rate:{sign}.1f} %")
        for each in run.pairs
    ]
    title = "Games won more often" if run.together else "Share of victories"
    title += " against half the budget, with 95 % intervals"
    return _figure(title, dots(title, rows, run.even, "%"))


def _points_of_steps(run: Run) -> Element:
    """The same in points, which are told apart in fewer games than victories."""
    rows = [
        Dot(_against(run, each), each.points, each.points_interval, f"{each.points:+.1f}")
        for each in run.pairs
        if each.points_interval
    ]
    title = "Points more" if run.together else "Points ahead"
    title += " against half the budget, with 95 % intervals"
    return _figure(title, dots(title, rows, 0.0))


def _figure(title: str, picture: Element) -> Element:
    return element("figure", element("figcaption", title), picture)


def _figures(each: Pair | Group) -> tuple[float, Interval]:
    return each.rate, each.interval


# Tables.


def in_short(title: str, runs: Mapping[str, Run]) -> Element:
    """What came out of the runs of one game, by their places on the page."""
    rows = [
        (element("a", who, href=f"#{place}"), won, points, f"{run.players}{agreed(run)}")
        for place, run in runs.items()
        for who, won, points in _outcomes(run)
    ]
    return _table(title, ("Bots", "Victories", "Points", "Players"), rows)


def _outcomes(run: Run) -> list[tuple[str, str, str]]:
    """Rivals in pairs; partners each for themselves."""
    if run.together:
        return [
            (bot, _percent(each), f"{each.mean_points:.1f} on average")
            for bot, each in run.groups.items()
        ]
    return [(_against(run, each), _percent(each), f"{_ahead(each)} ahead") for each in run.pairs]


def ratings(run: Run) -> Element:
    rows = [
        (bot, _between(each.elo, each.interval, 0) if bot != run.anchor else "0")
        for bot, each in run.ratings.items()
    ]
    return _table("Ratings", ("Bot", f"Points above {run.anchor}"), rows)


def pairs(run: Run) -> Element:
    head = (
        "Pair", "Share of victories", "Verdict", "Points ahead", "Games", "Won", "Lost", "Drawn",
    )  # fmt: skip
    rows = [
        (
            _against(run, each), _percent(each), _verdict(run, each), _ahead(each),
            str(each.games), str(each.wins), str(each.losses), str(each.draws),
        )
        for each in run.pairs
    ]  # fmt: skip
    equal = f"Pairs (equal bots would have {100 * run.even:.0f} %)"
    return _table(equal, head, rows)


def groups(run: Run) -> Element:
    rows = [
        (bot, _percent(each), f"{each.mean_points:.1f}", str(each.games), str(each.won))
        for bot, each in run.groups.items()
    ]
    return _table("Groups", ("Bot", "Win rate", "Mean points", "Games", "Won"), rows)


def differences(run: Run) -> Element:
    head = (
        "Pair", "Difference", "Verdict", "Points more", "Seeds", "Only first won",
        "Only second won",
    )  # fmt: skip
    rows = [
        (
            _against(run, each), _points(each), _verdict(run, each), _ahead(each),
            str(each.games), str(each.wins), str(each.losses),
        )
        for each in run.pairs
    ]  # fmt: skip
    return _table("Differences in win rate on the same seeds", head, rows)


def times(run: Run) -> Element:
    head = ("Bot", "Decisions", "Mean", "95 of 100 within", "Slowest")
    rows = [
        (bot, f"{each.decisions:,}", *(_seconds(s) for s in (each.mean, each.p95, each.slowest)))
        for bot, each in run.timing.thinking.items()
    ]
    spent = f"{run.timing.seconds:,.0f} s in all with --jobs {run.timing.jobs}"
    form = "the engine compiled" if run.timing.compiled else "the engine not compiled"
    return _table(f"Time for a decision ({spent}, {form})", head, rows)


def _table(caption: str, head: Sequence[str], rows: Sequence[Sequence[Node]]) -> Element:
    """It can be scrolled aside on a phone, by keyboard too."""
    columns = element("tr", *(element("th", each, scope="col") for each in head))
    body = [
        element("tr", element("th", first, scope="row"), *(element("td", each) for each in rest))
        for first, *rest in rows
    ]
    table = element(
        "table", element("caption", caption), element("thead", columns), element("tbody", *body)
    )
    return element("div", table, class_="wide", role="region", aria_label=caption, tabindex="0")


# Figures in words.


def agreed(run: Run) -> str:
    return "".join(f", {name} {choice}" for name, choice in run.options.items())


def _against(run: Run, pair: Pair) -> str:
    alone = run.together or run.players == 2
    return f"{pair.first} – {pair.second if alone else f'{run.players - 1} × {pair.second}'}"


def _verdict(run: Run, pair: Pair) -> str:
    low, high = pair.interval
    if low > run.even:
        return f"{pair.first} better"
    return f"{pair.second} better" if high < run.even else "undecided"


def _percent(each: Pair | Group) -> str:
    low, high = each.interval
    return f"{100 * each.rate:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def _points(each: Pair) -> str:
    low, high = each.interval
    return _between(100 * each.rate, (100 * low, 100 * high), 1) + " points"


def _ahead(each: Pair) -> str:
    """By how many points."""
    if each.points_interval is None:
        return f"{each.points:+.1f}"
    return _between(each.points, each.points_interval, 1)


def _between(value: float, ends: Interval, digits: int) -> str:
    """
    >>> _between(7.26, (-0.01, 12.5), 1)
    '+7.3 (+0.0 to +12.5)'
    """
    # Adding zero takes the sign off a zero.
    told = [f"{round(each, digits) + 0.0:+.{digits}f}" for each in (value, *ends)]
    return "{} ({} to {})".format(*told)


def _seconds(seconds: float) -> str:
    return f"{seconds:.3f} s" if seconds >= 0.001 else "under 1 ms"
