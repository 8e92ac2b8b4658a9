"""The plots of an arena's report, as SVG that takes its colours from the page.

They are drawn as wide as a phone, so that text has its size there.
"""

from collections.abc import Iterator, Sequence
from math import ceil, floor, log2, log10
from typing import NamedTuple

from stolik.bots.figures import Interval
from stolik.press.svg import Element, Node, element, group, number

WIDTH, MARGIN = 360.0, 12.0
ROW, FOOT = 44.0, 28.0
TALL, LEFT = 220.0, 48.0
DOT = 5.0


class Dot(NamedTuple):
    """A figure with its interval."""

    label: str
    value: float
    interval: Interval
    told: str


class Step(NamedTuple):
    """A figure at a budget."""

    budget: float
    value: float
    interval: Interval


def ticks(low: float, high: float) -> list[float]:
    """A few round numbers around a range.

    >>> ticks(-12, 195), ticks(0.31, 0.78)
    ([-100, 0, 100, 200], [0.2, 0.4, 0.6, 0.8])
    """
    raw = (high - low or 1.0) / 4
    power = 10 ** floor(log10(raw))
    step = next(each * power for each in (1, 2, 5, 10) if each * power >= raw)
    first = floor(low / step)
    last = max(ceil(high / step), first + 1)
    return [round(step * at, 10) for at in range(first, last + 1)]


def dots(title: str, rows: Sequence[Dot], even: float | None, unit: str = "") -> Element:
    """Each figure on a line of its own; where equal bots would be, a dashed line."""
    marks = ticks(*_range(rows, *(() if even is None else (even,))))
    scale = _Scale(marks[0], marks[-1], MARGIN * 2, WIDTH - MARGIN * 2)
    bottom = ROW * len(rows)
    inside = list(_columns(scale, marks, bottom, unit))
    if even is not None:
        inside.append(_upright(scale(even), 0, bottom, "even"))
    for at, row in enumerate(rows):
        inside.append(_row(row, scale, ROW * at))
    return _picture(title, bottom + FOOT, inside)


def _columns(scale: "_Scale", marks: Sequence[float], bottom: float, unit: str) -> Iterator[Node]:
    for mark in marks:
        yield _upright(scale(mark), 0, bottom, "grid")
        yield _text(_told(mark, unit), scale(mark), bottom + 20, "middle", "muted")


def _row(row: Dot, scale: "_Scale", top: float) -> Element:
    low, high = (scale(end) for end in row.interval)
    line = top + 32
    return group([
        _text(row.label, MARGIN, top + 18),
        _text(row.told, WIDTH - MARGIN, top + 18, "end"),
        element("line", x1=low, y1=line, x2=high, y2=line, class_="bar"),
        element("circle", cx=scale(row.value), cy=line, r=DOT, class_="dot"),
    ])  # fmt: skip


def curve(title: str, steps: Sequence[Step], unit: str = "") -> Element:
    """A figure against the budget, which doubles from step to step."""
    steps = sorted(steps)
    marks = ticks(*_range(steps))
    up = _Scale(marks[0], marks[-1], TALL - FOOT, MARGIN)
    along = _Scale(log2(steps[0].budget), log2(steps[-1].budget), LEFT + 24, WIDTH - MARGIN * 2)
    places = [(along(log2(step.budget)), up(step.value)) for step in steps]
    inside: list[Node] = list(_levels(up, marks, unit))
    path = " ".join(f"{number(x)},{number(y)}" for x, y in places)
    inside.append(element("polyline", points=path, class_="path"))
    for step, (x, y) in zip(steps, places, strict=True):
        low, high = (up(end) for end in step.interval)
        inside += [
            _upright(x, low, high, "bar"),
            element("circle", cx=x, cy=y, r=DOT, class_="dot"),
            _text(f"× {step.budget:g}", x, TALL - 6, "middle"),
        ]
    return _picture(title, TALL, inside)


def _levels(up: "_Scale", marks: Sequence[float], unit: str) -> Iterator[Node]:
    for mark in marks:
        yield element("line", x1=LEFT, y1=up(mark), x2=WIDTH - MARGIN, y2=up(mark), class_="grid")
        yield _text(_told(mark, unit), LEFT - 6, up(mark) + 5, "end", "muted")


class _Scale(NamedTuple):
    """From figures to places of the picture."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def _range(figures: Sequence[Dot] | Sequence[Step], *also: float) -> Interval:
    values = [each for figure in figures for each in (figure.value, *figure.interval)]
    return min(*values, *also), max(*values, *also)


def _upright(x: float, y1: float, y2: float, kind: str) -> Element:
    return element("line", x1=x, y1=y1, x2=x, y2=y2, class_=kind)


def _text(
    text: str, x: float, y: float, anchor: str | None = None, kind: str | None = None
) -> Element:
    return element("text", text, x=x, y=y, text_anchor=anchor, class_=kind)


def _told(mark: float, unit: str) -> str:
    return f"{100 * mark:g} %" if unit == "%" else f"{mark:g}"


def _picture(title: str, height: float, inside: Sequence[Node]) -> Element:
    size = f"0 0 {number(WIDTH)} {number(height)}"
    return element("svg", element("title", title), *inside, viewBox=size, role="img")
