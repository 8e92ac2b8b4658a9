"""How a word gets round without leave: machines, sheets, wires.

(0, 0) is the middle of the foot where nothing else is said.
"""

from math import cos, pi, sin

from stolik.press.kit.shapes import (
    Picture,
    cut,
    deep,
    disc,
    pale,
    path,
    poly,
    rect,
    ring,
    row,
    stroke,
)


def page(width: float, height: float, lines: int, head: bool = True) -> Picture:
    """A typed sheet around (0, 0): a heading and lines, the last one short."""
    left, top = -width / 2, -height / 2
    margin = width * 0.14
    long = width - 2 * margin
    step = (height - 2 * margin) / (lines + (1 if head else 0))
    first = top + margin + (step if head else 0)
    ruled = row(
        rect(left + margin, first + i * step, long * (0.6 if i == lines - 1 else 1), step * 0.34)
        for i in range(lines)
    )
    title = rect(left + margin, top + margin, long * 0.7, step * 0.6) if head else ""
    return (pale(rect(left, top, width, height)), deep(title, ruled))


def duplicator() -> Picture:
    """A drum with a crank over a box, sheets going in on the left and out on the right."""
    return (
        pale(
            poly((-66, -58), (-60, -62), (-20, -42), (-24, -34)),
            poly((30, -20), (68, -12), (67, -7), (30, -14)),
        ),
        deep(
            path("M-36 0V-22Q-36-28-30-28H30Q36-28 36-22V0z"),
            rect(-42, -5, 84, 5),
            disc(0, -36, 24),
        ),
        pale(disc(0, -36, 18)),
        deep(disc(0, -36, 5)),
        cut(
            stroke(0, -36, 30, -58, 4),
            rect(28, -64, 13, 7),
            row(rect(-26, y, 52, 2) for y in (-9, -5)),
        ),
    )


def typewriter() -> Picture:
    """From the front, a sheet in the roller; about 92 by 76."""
    keys = row(
        disc(x + shift, y, 2.7)
        for y, shift, count in ((-19, 0, 8), (-12, 3.6, 8), (-5, 0, 9))
        for x in (i * 7.2 - (count - 1) * 3.6 for i in range(count))
    )
    return (
        pale(rect(-24, -78, 48, 36)),
        cut(
            row(rect(-18, y, wide, 2.2) for y, wide in ((-71, 24), (-65, 36), (-59, 36), (-53, 20)))
        ),
        deep(
            rect(-42, -48, 84, 9),
            disc(-45, -43.5, 5.5),
            disc(45, -43.5, 5.5),
            path("M-34-39H34L40-25 48-4Q48 0 44 0H-44Q-48 0-48-4L-40-25z"),
        ),
        pale(keys, rect(-20, -35, 40, 6)),
    )


def radio() -> Picture:
    """A set with an aerial, a round loudspeaker and three stations; about 80 by 60."""
    return (
        deep(
            path("M-36-8V-40Q-36-46-30-46H30Q36-46 36-40V-8Q36-2 30-2H-30Q-36-2-36-8z"),
            stroke(-28, -44, 8, -72, 3.6),
        ),
        pale(disc(-13, -24, 14), rect(8, -37, 20, 4), rect(8, -26, 20, 4), rect(8, -15, 20, 4)),
        cut(disc(-13, -24, 5.4)),
    )


def waves(x: float, y: float, radius: float, count: int, width: float, spread: float = 0.28) -> str:
    """Arcs going out to the right of a point; `spread` is half the angle, in turns of pi."""
    high, wide = sin(spread * pi), cos(spread * pi)
    parts = []
    for i in range(count):
        outer = radius * (i + 1)
        inner = outer - width
        parts.append(
            path(
                "M", x + outer * wide, y - outer * high, "A", outer, outer, "0 0 1",
                x + outer * wide,
                y + outer * high, "L", x + inner * wide, y + inner * high, "A", inner, inner,
                "0 0 0", x + inner * wide, y - inner * high, "z",
            )
        )  # fmt: skip
    return "".join(parts)


def telephone() -> Picture:
    """With a dial; the receiver lies on its fork; about 64 by 46."""
    return (
        deep(
            path("M-30-34C-34-48 34-48 30-34L29-28H17L15-35H-15L-17-28H-29z"),
            path("M-12-36H12L16-26 28-4Q28 0 24 0H-24Q-28 0-28-4L-16-26z"),
        ),
        pale(disc(0, -15, 10.5)),
        cut(
            row(disc(7 * cos(i * pi / 4), -15 + 7 * sin(i * pi / 4), 1.5) for i in range(8)),
            disc(0, -15, 3),
        ),
    )


def microphone(height: float = 60) -> Picture:
    """On a stand."""
    return (
        deep(
            rect(-1.8, -height + 20, 3.6, height - 20),
            rect(-12, -3.6, 24, 3.6),
            path("M-8", -height + 18, "H8L4", -height + 30, "H-4z"),
        ),
        pale(
            path("M-10", -height + 18, "V", -height + 10, "a10 10 0 0 1 20 0V", -height + 18, "z")
        ),
        deep(row(rect(-10, -height + y, 20, 1.6) for y in (6, 11))),
    )


def camera() -> Picture:
    """A press photographer's; about 62 by 50."""
    return (
        deep(
            path(
                "M-30-4V-34Q-30-38-26-38H-12L-8-46H10L14-38H26Q30-38 30-34V-4Q30 0 26 0H-26"
                "Q-30 0-30-4z"
            ),
            rect(-26, -43, 10, 4),
        ),
        pale(disc(1, -19, 14), rect(18, -34, 7, 4)),
        deep(disc(1, -19, 9.5)),
        cut(disc(-3, -23, 3)),
    )


def fountain_pen() -> Picture:
    """Its nib at (0, 0), leaning to the right."""
    return (
        deep(poly((14, -22), (22, -17), (56, -74), (46, -80))),
        pale(poly((0, 0), (3, -16), (14, -22), (22, -17), (19, -6))),
        cut(stroke(0, 0, 12, -13, 1.2), stroke(20, -32, 28, -27, 2.4)),
    )


def scribble(x: float, y: float, width: float, height: float = 6) -> str:
    """A signature: one wavy line."""
    step = width / 5
    tops = "".join(
        path("q", step / 2, -height if i % 2 == 0 else height, step, 0) for i in range(5)
    )
    back = "".join(
        path("q", -step / 2, -height if i % 2 == 0 else height, -step, 0) for i in range(5)
    )
    return path("M", x, y) + tops + "v2" + back + "z"


def briefcase(width: float = 90, height: float = 44) -> Picture:
    half, flap = width / 2, height * 0.62
    return (
        deep(
            path(
                "M", -half, -4, "V", -height, "H", half, "V-4Q", half, 0, half - 4, 0,
                "H", 4 - half, "Q", -half, 0, -half, -4, "z",
            )
        ),
        pale(path("M", -half, -height, "H", half, "V", -flap, "Q0", -flap / 2, -half, -flap, "z")),
        cut(rect(-6, -height * 0.56, 12, 9)),
    )  # fmt: skip


def barred(width: float, height: float, bars: int) -> Picture:
    """A small window with bars, around (0, 0)."""
    left, top, step = -width / 2, -height / 2, width / (bars + 1)
    return (
        pale(rect(left - 5, top - 5, width + 10, height + 10)),
        deep(rect(left, top, width, height)),
        pale(*(rect(left + step * (i + 1) - 2, top, 4, height) for i in range(bars))),
        pale(rect(left, -1.6, width, 3.2)),
    )


def lens_pair(x: float, y: float, width: float) -> str:
    """Spectacles around (x, y)."""
    r = width * 0.23
    thick = r * 0.26
    return (
        ring(x - width * 0.25, y, r, thick)
        + ring(x + width * 0.25, y, r, thick)
        + path(
            "M", x - width * 0.05, y - thick, "Q", x, y - r * 0.6, x + width * 0.05, y - thick,
            "v", thick, "Q", x, y - r * 0.25, x - width * 0.05, y, "z",
        )
        + stroke(x - width * 0.46, y - r * 0.2, x - width * 0.58, y - r * 0.4, thick)
        + stroke(x + width * 0.46, y - r * 0.2, x + width * 0.58, y - r * 0.4, thick)
    )  # fmt: skip
