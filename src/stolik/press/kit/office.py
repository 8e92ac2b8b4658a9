"""What lies and stands in an office: sheets, files, typewriters, clocks, flags."""

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
    spread,
)


def leaf(width: float = 44, height: float = 60, count: int = 6) -> Picture:
    """A written sheet, its last line shorter."""
    pitch = (height - 14) / max(count, 1)
    rows = row(
        rect(-width / 2 + 6, -height + 9 + pitch * n, (width - 12) * (0.6 if n == count - 1 else 1),
             2.4)
        for n in range(count)
    )  # fmt: skip
    return (pale(rect(-width / 2, -height, width, height)), deep(rows))


def envelope(width: float = 64, height: float = 42) -> Picture:
    half = width / 2
    return (
        pale(rect(-half, -height, width, height)),
        deep(
            path("M", -half, -height, "L0", -height * 0.42, "L", half, -height, "V", -height + 4)
            + path("L0", -height * 0.42 + 5, "L", -half, -height + 4, "z")
        ),
    )


def folder(width: float = 84, height: float = 60) -> Picture:
    """A file tied with a string."""
    half = width / 2
    return (
        pale(
            path("M", -half, 0, "V", -height, "h", width * 0.34, "l6 7H", half, "V0z"),
        ),
        deep(
            rect(-half, -height * 0.46, width, 2.6), rect(half - 20, -height + 7, 2.6, height - 7)
        ),
    )


def drawers(width: float = 60, count: int = 3, height: float = 80) -> Picture:
    """A cabinet with labelled drawers."""
    step = (height - 4) / count
    tops = [-height + 4 + step * n for n in range(count)]
    return (
        pale(rect(-width / 2, -height, width, height)),
        cut(row(rect(-width / 2 + 4, y, width - 8, step - 4) for y in tops)),
        deep(
            row(rect(-9, y + step * 0.16, 18, 5) for y in tops),
            row(rect(-6, y + step * 0.55, 12, 3) for y in tops),
        ),
    )


def typewriter() -> Picture:
    """Without a sheet, 96 wide and 52 high."""
    keys = row(
        disc(x, y, 2.5)
        for y, count, wide in ((-15, 9, 62), (-8.5, 10, 72))
        for x in spread(count, wide)
    )
    return (
        pale(
            "M-48 0L-42-18-36-22V-34H36V-22L42-18 48 0z",
            rect(-44, -46, 88, 10),
            rect(-50, -44, 6, 6),
            rect(44, -44, 6, 6),
            rect(-30, -37, 60, 4),
        ),
        cut(rect(-24, -31, 48, 6), keys),
        deep(rect(-40, -44, 80, 3)),
    )


def calendar(width: float = 60, height: float = 60) -> Picture:
    """A leaf of a wall calendar with its rings and days."""
    days = row(
        rect(x - 3, y, 6, 5)
        for y in (-height + 26, -height + 35, -height + 44)
        for x in spread(5, width - 8)
    )
    return (
        pale(rect(-width / 2, -height, width, height)),
        deep(rect(-width / 2, -height, width, 16), days),
        cut(row(disc(x, -height + 8, 2.6) for x in spread(3, width))),
    )


def dial(radius: float = 28) -> Picture:
    """The face of a clock around (0, 0); it is three."""
    return (
        pale(disc(0, 0, radius)),
        deep(
            ring(0, 0, radius, radius * 0.12),
            rect(-radius * 0.06, -radius * 0.66, radius * 0.12, radius * 0.7),
            rect(-radius * 0.06, -radius * 0.06, radius * 0.5, radius * 0.12),
            disc(0, 0, radius * 0.1),
        ),
    )


def rostrum() -> Picture:
    """A speaker's stand with four microphones, 70 high."""
    heads = ((-15, -62), (-5, -68), (6, -67), (15, -61))
    return (
        deep(
            row(
                poly((x * 0.4 - 1, -46), (x * 0.4 + 1, -46), (x + 1, y), (x - 1, y))
                for x, y in heads
            ),
            row(disc(x, y, 3.6) for x, y in heads),
        ),
        pale(poly((-36, -46), (36, -46), (28, 0), (-28, 0)), rect(-40, -50, 80, 7)),
    )


def carafe() -> Picture:
    """With a glass beside it, 26 high."""
    return (
        pale(
            "M-4-26H4V-18C11-14 11-4 9 0H-9C-11-4-11-14-4-18z",
            poly((13, -12), (23, -12), (21, 0), (15, 0)),
        ),
    )


def flagpole(height: float = 80, width: float = 46) -> Picture:
    """A large flag in the wind."""
    top = -height
    cloth = path("M3", top + 2, "C", width * 0.4, top - 6, width * 0.6, top + 10, width, top + 2)
    cloth += path(
        "V", top + 32, "C", width * 0.6, top + 40, width * 0.4, top + 24, 3, top + 32, "z"
    )
    return (deep(rect(0, top, 3, height)), pale(cloth))
