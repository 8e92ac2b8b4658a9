"""The report of the arena: one file that says what its figures are worth."""

import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from stolik.bots.arena import Arena, meetings
from stolik.bots.names import ladder
from stolik.bots.report import report_page
from stolik.bots.report_plots import Dot, Step, curve, dots, ticks
from stolik.bots.runs import Run, load_run, run_line
from stolik.bots.selfplay import GameLine, Played
from stolik.bots.summary import Sums
from stolik.cli.arena import titles
from stolik.kernel.refusal import BadInput
from stolik.press.svg import write

ARENA = Path(__file__).parents[2] / "docs" / "arena"
TITLES = {"grzybowski": "Plac Grzybowski", "tczew": "Let’s Build Tczew", "ziemia": "This Land"}


def run(
    game: str = "grzybowski", bots: tuple[str, ...] = ("greedy", "random"), players: int = 2,
    ladder: str = "",
) -> Run:  # fmt: skip
    """Games in which the bot that is listed first wins three of four."""
    arena = Arena(game, bots, players, 8, "1", {}, ladder)
    sums = Sums(arena)
    for at, meeting in enumerate(meetings(arena)):
        strong = meeting.seats.index(meeting.alone) if at % 4 else players - 1
        line = GameLine(
            "00", meeting.seats, (9,) * players, None, 9, "", bool(at % 4), 0, (strong,)
        )
        sums.add(meeting, Played(line, {bot: [0.5, 1.5] for bot in meeting.seats}))
    return sums.run(f"stolik arena {game} --bots {','.join(bots)}", 2, 60.0)


LADDER = ladder("level3")
RUNS = [
    run(),
    run("tczew", players=4),
    run("ziemia", players=4),
    run("grzybowski", LADDER, ladder="level3"),
    run("ziemia", LADDER, ladder="level3"),
]


class Reader(HTMLParser):
    """Follows the tags as a browser does; a tag that is not closed is found."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.addresses: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.open.append(tag)
        self.addresses += [str(value) for name, value in attributes if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


def test_a_page_is_well_formed_and_needs_nothing_from_elsewhere() -> None:
    page = report_page(RUNS, TITLES)
    assert page.startswith("<!DOCTYPE html>\n<html")
    tree = ElementTree.fromstring(page.split("\n", 1)[1])
    reader = read(page)
    places = {each.get("id") for each in tree.iter()}
    assert {each.removeprefix("#") for each in reader.addresses} <= places
    assert not {"script", "link", "img", "iframe"} & set(reader.seen)
    assert "http" not in page
    assert "url(" not in page
    assert "@import" not in page
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page


def test_no_sign_of_the_style_is_escaped() -> None:
    """Inside `style` HTML knows no escapes: they would end up in the rules."""
    style = re.search("<style>(.*?)</style>", report_page(RUNS, TITLES), re.DOTALL)
    assert style
    assert "&" not in style[1]


@pytest.mark.parametrize("each", RUNS, ids=lambda run: f"{run.game}-{run.ladder or 'pairs'}")
def test_a_run_is_told_with_its_command_its_basis_and_its_figures(each: Run) -> None:
    reader = read(report_page([each], TITLES))
    told = reader.text
    assert each.command in told
    assert f"Rules version {each.rules_version}, edition {each.edition}, package" in told
    assert TITLES[each.game] in told
    for bot in each.bots:
        assert bot in told
    for pair in each.pairs:
        assert f"{100 * pair.rate:.1f}" in told
        assert f"{pair.points:+.1f}" in told
    assert "Time for a decision" in told
    assert "1.500 s" in told
    assert reader.seen.count("svg") == (3 if each.ladder else 1)
    assert "Warning" not in told


def test_several_runs_are_told_in_short_first() -> None:
    """A row for each pair of rivals, one for each group of partners."""
    page = report_page(RUNS, TITLES)
    short = page[page.index("In short") : page.index("How to read it")]
    assert short.count("<tr") == (1 + 1 + 3) + (1 + 2) + (1 + 2 + 4)
    assert "In short" not in report_page(RUNS[:1], TITLES)


@pytest.mark.parametrize("compiled", [True, False])
def test_times_tell_in_which_form_the_engine_was(compiled: bool) -> None:
    timing = msgspec.structs.replace(RUNS[0].timing, compiled=compiled)
    told = read(report_page([msgspec.structs.replace(RUNS[0], timing=timing)], TITLES)).text
    assert ("engine not compiled" in told) != compiled


def test_alone_among_three_is_told_so() -> None:
    told = read(report_page([RUNS[1]], TITLES)).text
    assert "greedy – 3 × random" in told
    assert "random – 3 × greedy" in told
    assert "equal bots would have 25 %" in told


@pytest.mark.parametrize(
    ("interval", "verdict"),
    [((0.51, 0.8), "greedy better"), ((0.2, 0.49), "random better"), ((0.4, 0.6), "undecided")],
)
def test_a_verdict_needs_an_interval_without_the_even_rate(
    interval: tuple[float, float], verdict: str
) -> None:
    pair = msgspec.structs.replace(RUNS[0].pairs[0], interval=interval)
    told = read(report_page([msgspec.structs.replace(RUNS[0], pairs=[pair])], TITLES)).text
    assert verdict in told


@pytest.mark.parametrize(
    ("changes", "warning"),
    [
        ({"edition": "0" * 16}, "different rules or editions"),
        ({"rules_version": 99}, "different rules or editions"),
        ({"version": "9.9"}, "different versions of the package"),
    ],
)
def test_runs_that_cannot_be_compared_are_warned_of(
    changes: dict[str, object], warning: str
) -> None:
    other = msgspec.structs.replace(RUNS[0], **changes)
    assert warning in read(report_page([RUNS[0], other], TITLES)).text
    # Different games are never compared.
    assert warning not in read(report_page([RUNS[1], other], TITLES)).text


def test_what_stands_in_a_run_cannot_break_the_page() -> None:
    sly = msgspec.structs.replace(RUNS[0], command="<script>alert(1)</script> & more")
    reader = read(report_page([sly], TITLES))
    assert "script" not in reader.seen
    assert "<script>alert(1)</script> & more" in reader.text


def test_a_run_is_read_back_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    path.write_text('{"seed": "00"}\n' + run_line(RUNS[2]), encoding="utf-8")
    assert load_run(str(path)) == RUNS[2]
    assert len(run_line(RUNS[2])) < 4000


@pytest.mark.parametrize("text", ["", "[]", "{}", "no", '{"summary": true, "games": 2}'])
def test_what_is_no_run_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput):
        load_run(str(path))


def test_the_report_that_we_keep_is_made_of_the_runs_beside_it() -> None:
    files = sorted(ARENA.glob("*.json"))
    made = report_page([load_run(str(each)) for each in files], titles())
    assert made == (ARENA / "index.html").read_text(encoding="utf-8"), "outdated: make report"
    assert "Warning" not in read(made).text


# Plots.


def places(picture: str, kind: str, name: str) -> list[float]:
    root = ElementTree.fromstring(picture)
    return [float(e.attrib[name]) for e in root.iter() if e.attrib.get("class") == kind]


def test_a_dot_lies_inside_its_bar_and_the_better_one_further_right() -> None:
    rows = [
        Dot("a", 120, (80, 160), "+120"),
        Dot("b", 0, (0, 0), "0"),
        Dot("c", -90, (-99, -40), ""),
    ]
    picture = write(dots("Ratings", rows, 0.0))
    at = places(picture, "dot", "cx")
    assert at[0] > at[1] > at[2]
    lows, highs = places(picture, "bar", "x1"), places(picture, "bar", "x2")
    assert all(low <= x <= high for low, x, high in zip(lows, at, highs, strict=True))
    assert places(picture, "even", "x1") == [at[1]]


def test_a_ladder_goes_right_with_each_doubling_and_up_with_each_gain() -> None:
    steps = [
        Step(4, 90, (60, 120)),
        Step(1, 20, (0, 40)),
        Step(2, 60, (40, 80)),
        Step(0.5, 0, (0, 0)),
    ]
    picture = write(curve("Ladder", steps))
    along, up = places(picture, "dot", "cx"), places(picture, "dot", "cy")
    gaps = [after - before for before, after in pairwise(along)]
    assert gaps == pytest.approx([gaps[0]] * 3, abs=0.02)
    assert up == sorted(up, reverse=True)


@pytest.mark.parametrize(("low", "high"), [(0, 0), (-3, 1500), (0.1, 0.11), (-0.2, 0.9), (5, 5)])
def test_ticks_hold_the_range(low: float, high: float) -> None:
    found = ticks(low, high)
    assert found[0] <= low
    assert found[-1] >= high
    assert 2 <= len(found) <= 7
