"""The river and what crosses it: water, bridges, boats. (0, 0) is on the waterline of a boat."""

from typing import Literal

from stolik.press.kit.shapes import (
    Picture,
    arch,
    at,
    cut,
    deep,
    disc,
    grid,
    join,
    pale,
    path,
    poly,
    rect,
    ring,
    row,
    spokes,
    spread,
    stroke,
)
from stolik.press.kit.town import battlements


def water(width: float = 160, height: float = 14, rows: int = 2) -> Picture:
    """Flat water with lines of light; (0, 0) is the middle of its foot."""
    half, step = width / 2, height / (rows + 1)
    dashes = ((0.04, 0.16), (0.3, 0.26), (0.7, 0.2), (0.12, 0.24), (0.5, 0.14), (0.74, 0.22))
    lines = row(
        rect(-half + width * x, -height + step * (r + 1) - 0.7, width * wide, 1.4)
        for r in range(rows)
        for x, wide in dashes[(r % 2) * 3 : (r % 2) * 3 + 3]
    )
    return (pale(rect(-half, -height, width, height)), cut(lines))


def truss(
    width: float = 160, height: float = 14, panels: int = 12, double: bool = False
) -> Picture:
    """A lattice girder; (0, 0) is the middle of its lower chord."""
    half, step = width / 2, width / panels
    bars = row(
        stroke(
            -half + i * step,
            -height if i % 2 else 0,
            -half + (i + 1) * step,
            0 if i % 2 else -height,
            1.6,
        )
        + (
            stroke(
                -half + i * step,
                0 if i % 2 else -height,
                -half + (i + 1) * step,
                -height if i % 2 else 0,
                1.6,
            )
            if double
            else ""
        )
        for i in range(panels)
    )
    return (deep(rect(-half, -height - 2, width, 2.4), rect(-half, -0.5, width, 4), bars),)


def bowstring(width: float = 50, rise: float = 18, hangers: int = 6) -> Picture:
    """An arched girder over a straight deck."""
    half = width / 2
    bow = path(
        "M", -half, 0, "Q", 0, -2 * rise, half, 0, "h", -3, "Q", 0, -2 * rise + 5, -half + 3, 0, "z"
    )
    ties = row(
        rect(x - 0.6, -rise * (1 - (x / half) ** 2), 1.2, rise * (1 - (x / half) ** 2))
        for x in spread(hangers, width)
    )
    return (deep(bow, ties, rect(-half, -1, width, 4)),)


def pier(height: float = 20, width: float = 9) -> Picture:
    return (
        pale(rect(-width / 2, -height, width, height)),
        deep(
            rect(-width / 2 - 1.5, -height, width + 3, 2.4),
            rect(width * 0.16, -height, width * 0.34, height),
        ),
    )


def bridge_tower(width: float = 20, height: float = 66) -> Picture:
    """A neo-Gothic tower of a bridge: battlements, a tall opening, corner turrets."""
    half = width / 2
    return (
        pale(rect(-half, -height, width, height), rect(-half - 1.5, -height - 2, width + 3, 6)),
        deep(rect(half - width * 0.22, -height + 4, width * 0.22, height - 4)),
        pale(battlements(width + 3, -height - 2, 4, 4)),
        cut(
            arch(-width * 0.2, -height * 0.3, width * 0.36, height * 0.36, True),
            rect(-width * 0.26, -height * 0.88, 2.4, 5),
            rect(width * 0.06, -height * 0.88, 2.4, 5),
        ),
    )


def portal(width: float = 40, height: float = 60) -> Picture:
    """The gate at a bridgehead: two turrets and a pointed arch between them."""
    half = width / 2
    turret = width * 0.26
    return (
        pale(
            rect(-half, -height, turret, height),
            rect(half - turret, -height, turret, height),
            rect(-half, -height * 0.78, width, height * 0.78),
            row(
                rect(x - turret / 2 - 1, -height - 4, turret + 2, 6)
                for x in (-half + turret / 2, half - turret / 2)
            ),
            battlements(width * 0.44, -height * 0.78, 3, 4),
        ),
        cut(
            arch(-width * 0.2, 0, width * 0.4, height * 0.58, True),
            row(
                arch(x - 1.6, -height * 0.72, 3.2, 9)
                for x in (-half + turret / 2, half - turret / 2)
            ),
        ),
        deep(
            row(
                rect(x - 0.6, -height - 12, 1.2, 9) + rect(x + 0.6, -height - 12, 6, 4)
                for x in (-half + turret / 2,)
            )
        ),
    )


def hull(width: float, depth: float = 9, rake: float = 6) -> str:
    half = width / 2
    return poly((-half, -depth), (half, -depth), (half - rake, 0), (-half + rake * 0.7, 0))


def ferry(width: float = 70) -> Picture:
    """A chain ferry: flat, ramps at both ends, a hut in the middle."""
    half = width / 2
    return (
        deep(stroke(-half, -6, -half - 12, -12, 2), stroke(half, -6, half + 12, -12, 2)),
        pale(rect(-8, -24, 16, 14)),
        deep(
            rect(-10, -27, 20, 3),
            hull(width, 7, 3),
            row(rect(x - 0.6, -15, 1.2, 9) for x in spread(8, width)),
            rect(-half, -15, width, 1.2),
        ),
        cut(rect(-5, -21, 4, 6), rect(2, -21, 4, 6)),
    )


def barge(width: float = 60, load: Literal["coal", "boxes", "none"] = "coal") -> Picture:
    half = width / 2
    cargo = {
        "coal": path(
            "M",
            -half + 6,
            -8,
            "q",
            width * 0.1,
            -9,
            width * 0.2,
            -2,
            "q",
            width * 0.1,
            -10,
            width * 0.2,
            0,
            "q",
            width * 0.08,
            -7,
            width * 0.16,
            2,
            "z",
        ),
        "boxes": row(rect(x - 5, -17, 10, 10) for x in spread(3, width * 0.5)),
        "none": "",
    }
    return (
        pale(cargo[load], rect(half - 16, -19, 11, 12)),
        deep(hull(width, 8, 7), rect(half - 18, -21, 15, 2.4), rect(half - 13, -28, 3, 8)),
        cut(rect(half - 13, -16, 5, 5)),
    )


def sail_boat(height: float = 40, hull_width: float = 32) -> Picture:
    return (
        deep(hull(hull_width, 6, 6), rect(-0.8, -height, 1.6, height - 4)),
        pale(poly((1.5, -height + 2), (hull_width * 0.46, -8), (1.5, -8))),
        cut(poly((-1.5, -height + 6), (-hull_width * 0.4, -8), (-1.5, -8))),
    )


def river_boat(width: float = 84, decks: int = 2) -> Picture:
    """A white passenger boat with a row of windows on each deck."""
    half = width / 2
    tiers = [(width * (0.86 - 0.2 * i), -9 - 11 * (i + 1), 11) for i in range(decks)]
    return (
        cut(row(rect(-half * 0.82, y, wide, tall) for wide, y, tall in tiers)),
        pale(
            row(
                rect(x + -half * 0.82 + wide / 2 - 2.4, y + 3, 4.8, 4.6)
                for wide, y, _ in tiers
                for x in spread(round(wide / 9), wide * 0.94)
            )
        ),
        deep(
            hull(width, 9, 9),
            row(rect(-half * 0.82 - 2, y - 1.4, wide + 5, 1.8) for wide, y, _ in tiers),
            rect(-half * 0.5, tiers[-1][1] - 9, 5, 8),
            rect(half * 0.3, tiers[-1][1] - 12, 1.2, 12),
        ),
    )


def motor_yacht(width: float = 36) -> Picture:
    half = width / 2
    return (
        cut(
            path("M", -half, -8, "H", half, "L", half - 9, 0, "H", -half + 3, "z"),
            path("M", -half * 0.6, -8, "l", 4, -8, "h", half * 0.7, "l", 8, 8, "z"),
        ),
        deep(rect(-half, -4, width * 0.86, 1.6)),
        pale(poly((-half * 0.5, -9), (-half * 0.36, -14), (half * 0.3, -14), (half * 0.56, -9))),
    )


def eight(rowers: int = 4) -> Picture:
    """A racing shell, oars in the water."""
    xs = spread(rowers, 62)
    return (
        deep(
            path("M-48-4H50C44 0 36 1 28 1H-34C-42 1-46-1-48-4z"),
            row(
                stroke(x + 2, -9, x - 9, 5, 1.3)
                + poly((x - 8, 3), (x - 13, 8), (x - 10, 9), (x - 6, 5))
                for x in xs
            ),
        ),
        pale(
            row(
                poly((x - 3, -4), (x - 4, -13), (x + 2, -14), (x + 4, -4))
                + stroke(x, -12, x + 6, -8, 2.2)
                for x in xs
            )
        ),
        cut(row(disc(x - 1, -17, 3) for x in xs)),
    )


def log_boat() -> Picture:
    """A dugout with a net over the side."""
    return (
        pale(path("M-22-7C-14-4 14-4 22-7 18 1 12 2 0 2S-18 1-22-7z")),
        deep(stroke(-10, -5, -10, -24, 1.4), path("M-10-23Q4-20 8-5H-10z")),
        cut(
            stroke(-9, -18, 2, -6, 0.8),
            stroke(-9, -12, -3, -6, 0.8),
            stroke(-3, -20, -9, -9, 0.8),
            stroke(3, -14, -4, -6, 0.8),
        ),
    )


def anchor(size: float = 1) -> Picture:
    return at(
        0,
        0,
        (
            deep(
                ring(0, -26, 4, 2),
                rect(-1.6, -23, 3.2, 22),
                rect(-7, -19, 14, 2.6),
                path("M-13-10C-12 0-6 2 0 3 6 2 12 0 13-10L9-8C8-3 5-2 0-1-5-2-8-3-9-8z"),
            ),
        ),
        scale=size,
    )


def ship_wheel(radius: float = 14) -> Picture:
    return (deep(ring(0, 0, radius, 3), spokes(0, 0, radius + 5, 2.4, 4), disc(0, 0, 3.4)),)


def jetty(width: float = 60, height: float = 12) -> Picture:
    """A landing stage on piles."""
    half = width / 2
    return (
        deep(
            row(
                rect(x - 1.2, -height, 2.4, height + 4)
                for x in spread(max(3, round(width / 14)), width)
            )
        ),
        pale(rect(-half, -height - 2, width, 4)),
    )


def bollards(count: int = 4, width: float = 80) -> Picture:
    return (
        deep(row(rect(x - 2, -6, 4, 6) + rect(x - 3, -7, 6, 2.4) for x in spread(count, width))),
    )


def lanes(width: float = 160, height: float = 24, count: int = 3) -> Picture:
    """Ropes of floats across a pool or a regatta course."""
    step, half = height / (count + 1), width / 2
    return (
        cut(grid(3 - half, -step * count, 6, 1.6, 12, count, width / 12, step)),
        deep(grid(width / 8 - half, -step * count, 2, 1.6, 4, count, width / 4, step)),
    )


def swimmer() -> Picture:
    """A crawl stroke, head to the right."""
    return (
        deep(path("M-18 0C-10-6-2-7 6-4L2-11 8-13 16 0z")),
        pale(disc(13, -4, 4.2)),
        cut(path("M-20 1H22V3H-20z")),
    )


def quay_crane(height: float = 56) -> Picture:
    """A portal crane with its hook over the water at the right."""
    top = -height
    return join(
        (
            deep(
                stroke(-11, 0, -7, top * 0.5, 2.6),
                stroke(11, 0, 7, top * 0.5, 2.6),
                rect(-9, top * 0.5, 18, 3),
                stroke(0, top * 0.62, 40, top, 2.6),
                stroke(0, top * 0.9, 40, top, 1.2),
                rect(-1.4, top * 0.9, 2.8, -top * 0.3),
                rect(39, top, 1.2, height * 0.44),
            ),
            pale(rect(-11, top * 0.74, 18, -top * 0.26)),
            cut(rect(0, top * 0.7, 5, 6)),
        ),
    )
