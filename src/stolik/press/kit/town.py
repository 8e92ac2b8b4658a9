"""A brick town as a map shows it: gables, halls, towers, blocks of flats, stacks. Low and broad."""

from typing import Literal

from stolik.press.kit.buildings import windows
from stolik.press.kit.shapes import (
    Picture,
    arch,
    at,
    cut,
    deep,
    disc,
    grid,
    pale,
    path,
    poly,
    rect,
    row,
    spread,
    stroke,
)

Ridge = Literal["flat", "hip", "gable", "saddle", "mono"]


def stepped(width: float, foot: float, height: float, steps: int = 3, rise: float = 6) -> str:
    """The outline of a wall under a stepped gable; x runs around 0."""
    half, run = width / 2, width / (2 * steps + 1)
    top = foot - height
    up = "".join(path("v", -rise, "h", run) for _ in range(steps))
    down = "".join(path("v", rise, "h", run) for _ in range(steps - 1))
    return path("M", -half, foot, "V", top, "h", run, up, down, "v", rise, "h", run, "V", foot, "z")


def panes(width: float, top: float, foot: float, floors: int, bays: int) -> str:
    """A field of windows between two heights, as path data."""
    pitch, step = (foot - top) / floors, width * 0.9 / bays
    wide, tall = min(step * 0.5, 9), pitch * 0.55
    x = -width * 0.45 + (step - wide) / 2
    return grid(x, top + pitch * 0.27, wide, tall, bays, floors, step, pitch)


def stepped_house(
    width: float = 30, height: float = 30, steps: int = 2, door: bool = True
) -> Picture:
    """A burgher's house with a stepped gable to the street."""
    low = -12 if door else -3
    return (
        pale(stepped(width, 0, height, steps, width * 0.2)),
        cut(
            panes(width, -height, low, 2, 2 if width < 34 else 3),
            arch(-3, -height - 2, 6, 8),
            arch(-4, 0, 8, 11) if door else "",
        ),
    )


def stepped_gate(width: float = 62, height: float = 42) -> Picture:
    """A town gate: a great arch under a stepped gable."""
    return (
        pale(stepped(width, 0, height, 3, 8)),
        cut(
            arch(-9, 0, 18, 26),
            arch(-width * 0.34, -height * 0.5, 6, 12),
            arch(width * 0.34 - 6, -height * 0.5, 6, 12),
            arch(-3, -height - 6, 6, 12),
        ),
    )


def battlements(width: float, y: float, merlons: int = 4, tall: float = 4) -> str:
    wide = width / (2 * merlons - 1)
    return row(rect(-width / 2 + 2 * i * wide, y - tall, wide, tall + 0.5) for i in range(merlons))


def keep(width: float = 18, height: float = 56, merlons: int = 4, gate: bool = False) -> Picture:
    """A square tower with battlements."""
    half = width / 2
    return (
        pale(rect(-half, -height, width, height)),
        deep(rect(half - width * 0.24, -height, width * 0.24, height)),
        pale(
            rect(-half - 2, -height - 4, width + 4, 7), battlements(width + 4, -height - 4, merlons)
        ),
        cut(
            arch(-width * 0.16, -height * 0.62, width * 0.26, height * 0.16),
            arch(-width * 0.28, 0, width * 0.5, height * 0.32)
            if gate
            else rect(-width * 0.1, -height * 0.34, width * 0.14, height * 0.12),
        ),
    )


def house(
    width: float = 40,
    height: float = 26,
    floors: int = 1,
    bays: int = 3,
    ridge: Ridge = "hip",
    rise: float = 14,
    door: bool = True,
    round_head: bool = False,
) -> Picture:
    """A house seen from the street; its roof is of the darker tone."""
    half, top = width / 2, -height
    over = 3
    roofs = {
        "flat": rect(-half - 2, top - 3, width + 4, 4),
        "hip": poly(
            (-half - over, top),
            (-half + rise * 0.7, top - rise),
            (half - rise * 0.7, top - rise),
            (half + over, top),
        ),
        "saddle": poly(
            (-half - over, top), (-half + 1, top - rise), (half - 1, top - rise), (half + over, top)
        ),
        "gable": poly((-half - over, top + 1), (0, top - rise), (half + over, top + 1)),
        "mono": poly(
            (-half - over, top),
            (-half - over, top - rise),
            (half + over, top - 3),
            (half + over, top),
        ),
    }
    body = rect(-half, top, width, height)
    if ridge == "gable":
        body += poly((-half, top), (0, top - rise + 2), (half, top))
    wide = min(8.0, width * 0.2)
    low = -min(13.0, height * 0.55) if door and floors == 1 else -3.0
    foot = -4.0 if floors == 1 else -13.0 if door else -3.0
    if floors > 1 or not door:
        lights = (
            windows(width, top + 2, foot, floors, bays, True)
            if round_head
            else panes(width, top + 2, foot, floors, bays)
        )
    else:
        lights = row(
            (arch if round_head else _pane)(x - 3, low + 5, 6, 9)
            for x in spread(bays, width * 0.92)
            if abs(x) > wide * 0.9
        )
    opening = arch(-wide / 2, 0, wide, min(14.0, height * 0.62)) if door else ""
    return (deep(roofs[ridge]), pale(body), cut(lights, opening))


def _pane(x: float, foot: float, width: float, height: float) -> str:
    return rect(x, foot - height, width, height)


def gabled(width: float = 24, height: float = 22, rise: float = 12, panes: int = 2) -> Picture:
    """A house front of five corners, as children draw it."""
    half = width / 2
    return (
        pale(poly((-half, 0), (-half, -height), (0, -height - rise), (half, -height), (half, 0))),
        cut(
            row(rect(x - 2.5, -height + 3, 5, 6) for x in spread(panes, width * 0.9)),
            rect(-2.5, -9, 5, 9),
        ),
    )


def block(
    width: float = 40, height: float = 60, floors: int = 6, bays: int = 4, balconies: bool = True
) -> Picture:
    """A slab of flats: windows as columns cut by floors, balconies at both ends."""
    pitch, step, left = (height - 9) / floors, width / bays, -width / 2
    top = round(3 - height + pitch * 0.14, 1)
    columns = grid(left + step * 0.25, top, step * 0.5, height - 9 - pitch * 0.4, bays, 1, step, 0)
    bands = grid(left, top + pitch * 0.5, width, pitch * 0.5, 1, floors - 1, 0, pitch)
    parapets = grid(
        left + step * 0.1,
        top + pitch * 0.3,
        step * 0.8,
        pitch * 0.36,
        2,
        floors,
        width - step,
        pitch,
    )
    return (
        pale(rect(left, -height, width, height)),
        cut(columns, rect(-3, -7, 6, 7)),
        *((pale(bands),) if floors > 1 else ()),
        deep(rect(left - 1, -height - 2, width + 2, 3), parapets if balconies else ""),
    )


def stack(height: float = 50, width: float = 7) -> Picture:
    """A factory chimney that grows thinner, with two bands."""
    a, b = width / 2, width * 0.34
    return (
        pale(poly((-a, 0), (-b, -height), (b, -height), (a, 0))),
        deep(
            rect(-b - 1, -height, 2 * b + 2, 3),
            rect(-b - 0.4, -height * 0.8, 2 * b + 0.8, 2),
            poly((b * 0.2, -height), (b, -height), (a, 0), (a * 0.2, 0)),
        ),
    )


def smoke(size: float = 1) -> Picture:
    """One plume that drifts to the right; (0, 0) is the mouth of the chimney."""
    return at(
        0,
        0,
        (
            pale(
                "M-3 0"
                "C4-6-2-11 4-16 7-20 14-20 15-15 20-18 28-16 26-10 20-13 17-9 13-9 8-9 8-4 3 0"
                "z"
            ),
        ),
        scale=size,
    )


def vault(width: float = 70, height: float = 30, rise: float = 14, ribs: int = 5) -> Picture:
    """A hall under one curved roof, glazed below it."""
    half = width / 2
    bow = path("M", -half - 2, -height, "Q", 0, -height - 2 * rise, half + 2, -height, "z")
    posts = row(rect(x - 0.9, -height, 1.8, height) for x in spread(ribs + 1, width))
    return (
        pale(rect(-half, -height, width, height)),
        cut(rect(-half + 3, -height + 4, width - 6, height * 0.5)),
        deep(bow, posts),
    )


def greenhouse(width: float = 50, height: float = 20, panes: int = 6) -> Picture:
    half, rise = width / 2, height * 0.6
    bars = row(
        stroke(x, 0, x, -height, 1) + stroke(x, -height, x * 0.86, -height - rise, 1)
        for x in spread(panes, width)
    )
    shell = poly(
        (-half, 0),
        (-half, -height),
        (-half * 0.86, -height - rise),
        (half * 0.86, -height - rise),
        (half, -height),
        (half, 0),
    )
    plants = row(disc(x, -4, 4) for x in spread(panes, width * 0.86))
    rails = rect(-half, -height - 0.8, width, 1.6) + rect(-half, -1.5, width, 1.5)
    return (
        cut(shell),
        pale(plants),
        deep(bars, rails, rect(-half * 0.88, -height - rise - 1, width * 0.88, 2)),
    )


def timbered(width: float = 34, height: float = 24, rise: float = 14, bays: int = 4) -> Picture:
    """Timber frame: pale panels between dark beams, under a steep roof."""
    half = width / 2
    posts = row(
        rect(x - 0.8, -height, 1.6, height) for x in (*spread(bays, width * 1.2),) if abs(x) < half
    )
    braces = stroke(-half, 0, -half + width / bays, -height * 0.5, 1.4) + stroke(
        half, 0, half - width / bays, -height * 0.5, 1.4
    )
    return (
        pale(rect(-half, -height, width, height)),
        deep(
            posts,
            braces,
            rect(-half, -height, 1.6, height),
            rect(half - 1.6, -height, 1.6, height),
            rect(-half, -height * 0.5, width, 1.6),
            rect(-half, -1.6, width, 1.6),
            poly(
                (-half - 3, -height),
                (-half + 4, -height - rise),
                (half - 4, -height - rise),
                (half + 3, -height),
            ),
        ),
        cut(row(rect(x - 2, -height * 0.92, 4, height * 0.32) for x in spread(bays, width * 0.84))),
    )


def clock_tower(width: float = 18, height: float = 50, cap: float = 20) -> Picture:
    half = width / 2
    return (
        deep(
            poly((-half - 2, -height), (0, -height - cap), (half + 2, -height)),
            rect(-0.6, -height - cap - 6, 1.2, 8),
        ),
        pale(rect(-half, -height, width, height)),
        cut(disc(0, -height + half + 2, half * 0.62)),
        deep(
            stroke(0, -height + half + 2, 0, -height + half * 0.6 + 2, 1.2),
            stroke(0, -height + half + 2, half * 0.32, -height + half + 3.4, 1.2),
        ),
    )


def steeple(width: float = 16, height: float = 48, cap: float = 26, lights: int = 2) -> Picture:
    """A church tower with a pointed cap and a cross."""
    half = width / 2
    tip = -height - cap
    openings = row(
        arch(
            -width * 0.16,
            -height * (0.92 - 0.36 * i) + height * 0.2,
            width * 0.32,
            height * 0.2,
            True,
        )
        for i in range(lights)
    )
    return (
        pale(rect(-half, -height, width, height)),
        deep(
            rect(half - width * 0.22, -height, width * 0.22, height),
            poly((-half - 1.5, -height), (0, tip), (half + 1.5, -height)),
            rect(-0.6, tip - 7, 1.2, 8),
            rect(-2.4, tip - 5, 4.8, 1.2),
        ),
        cut(openings),
    )


def nave(
    width: float = 60, height: float = 26, rise: float = 20, lights: int = 5, pointed: bool = True
) -> Picture:
    """The long side of a church: buttresses, tall windows, a steep roof."""
    half = width / 2
    return (
        deep(
            poly(
                (-half - 2, -height),
                (-half + 3, -height - rise),
                (half - 3, -height - rise),
                (half + 2, -height),
            )
        ),
        pale(rect(-half, -height, width, height)),
        cut(row(arch(x - 2.4, -5, 4.8, height * 0.62, pointed) for x in spread(lights, width))),
        deep(
            row(
                rect(x - 1, -height * 0.8, 2, height * 0.8)
                for x in spread(lights + 1, width * (lights + 1) / lights)
                if abs(x) < half + 1
            )
        ),
    )


def wall(width: float = 160, height: float = 22) -> Picture:
    """A stretch of town wall with merlons and courses."""
    half = width / 2
    step = 12
    merlons = row(
        rect(-half + i * step, -height - 5, step * 0.55, 5.5) for i in range(round(width / step))
    )
    joints = row(
        rect(-half + 6 + i * 22 + (r % 2) * 11, -height + 5 + r * 7, 8, 2)
        for r in range(int((height - 6) / 7) + 1)
        for i in range(round(width / 22))
    )
    return (pale(rect(-half, -height, width, height), merlons), deep(joints))


def board(width: float = 40, height: float = 10, lines: int = 1) -> Picture:
    """A sign with a line or two on it; (0, 0) is the middle of its foot."""
    gap = height / (lines + 1)
    return (
        deep(rect(-width / 2, -height, width, height)),
        cut(
            row(
                rect(-width * 0.36, -gap * (i + 1) - 1, width * (0.72 - 0.18 * i), 2)
                for i in range(lines)
            )
        ),
    )


def flag(height: float = 30, width: float = 16) -> Picture:
    """Two bands on a pole."""
    tall = width * 0.62
    return (
        deep(rect(-0.7, -height, 1.4, height)),
        cut(rect(0.7, -height, width, tall / 2)),
        pale(rect(0.7, -height + tall / 2, width, tall / 2)),
    )


def emblem(
    kind: Literal["cross", "star", "flame", "shield"] = "cross", size: float = 14
) -> Picture:
    """A sign on a wall, around (0, 0)."""
    marks = {
        "cross": "M-2-6h4v4h4v4H2v4h-4V2h-4v-4h4z",
        "star": "M0-6l1.700 3.700 4.100.5-3 2.800.8 4L0 3l-3.600 2 .8-4-3-2.800 4.100-.5z",
        "flame": "M0-7c1 4 5 5 5 9a5 5 0 0 1-10 0c0-2 1-4 2-5 0 2 1 3 2 3C0-2-1-4 0-7z",
        "shield": "M-5-6H5V0c0 4-3 6-5 7-2-1-5-3-5-7z",
    }
    return at(0, 0, (deep(marks[kind]),), scale=size / 14)


def skyline(width: float = 160, dark: bool = False) -> Picture:
    """Roofs far away: one shape."""
    k = width / 160
    points = [
        (-80, 0),
        (-80, -14),
        (-66, -14),
        (-66, -20),
        (-56, -20),
        (-56, -14),
        (-46, -14),
        (-46, -24),
        (-40, -32),
        (-34, -24),
        (-34, -12),
        (-16, -12),
        (-16, -18),
        (-4, -18),
        (-4, -10),
        (14, -10),
        (14, -20),
        (24, -20),
        (24, -26),
        (28, -36),
        (32, -26),
        (32, -16),
        (50, -16),
        (50, -22),
        (62, -22),
        (62, -12),
        (80, -12),
        (80, 0),
    ]
    return ((deep if dark else pale)(poly(*((x * k, y * k) for x, y in points))),)
