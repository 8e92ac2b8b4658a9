"""Parks and pleasure: what stands in the green parts of a town."""

from stolik.press.kit.shapes import (
    Picture,
    at,
    cut,
    deep,
    disc,
    oval,
    pale,
    path,
    poly,
    rect,
    row,
    spread,
    stroke,
)


def round_tree(height: float = 34) -> Picture:
    r = height * 0.34
    return (
        deep(rect(-height * 0.04, -height * 0.5, height * 0.08, height * 0.5)),
        pale(disc(0, -height + r, r)),
        deep(
            path(
                "M",
                0,
                -height,
                "a",
                r,
                r,
                "0 0 1",
                0,
                2 * r,
                "a",
                r * 1.6,
                r * 1.6,
                "0 0 0",
                0,
                -2 * r,
                "z",
            )
        ),
    )


def poplar(height: float = 48) -> Picture:
    return (
        pale(
            path(
                "M0",
                -height,
                "C",
                height * 0.22,
                -height * 0.6,
                height * 0.16,
                -height * 0.12,
                0,
                -height * 0.1,
                "C",
                -height * 0.16,
                -height * 0.12,
                -height * 0.22,
                -height * 0.6,
                0,
                -height,
                "z",
            )
        ),
        deep(rect(-1, -height * 0.4, 2, height * 0.4)),
    )


def pine(height: float = 40) -> Picture:
    w = height * 0.3
    return (
        deep(rect(-1.2, -height * 0.2, 2.4, height * 0.2)),
        pale(
            row(
                poly((-w * s, -height * a), (0, -height * b), (w * s, -height * a))
                for s, a, b in ((1, 0.14, 0.6), (0.8, 0.4, 0.82), (0.55, 0.66, 1))
            )
        ),
    )


def bush(width: float = 20) -> Picture:
    r = width / 4
    return (
        pale(
            disc(-r, -r * 0.7, r),
            disc(r, -r * 0.7, r),
            disc(0, -r * 1.3, r * 1.1),
            rect(-2 * r, -r * 0.7, 4 * r, r * 0.7),
        ),
    )


def reeds(count: int = 5, height: float = 16) -> Picture:
    return (
        pale(
            row(
                stroke(x, 0, x + 2, -height * (0.8 + 0.2 * (i % 2)), 1.2)
                for i, x in enumerate(spread(count, count * 4))
            )
        ),
        deep(
            row(
                oval(x + 2.2, -height * (0.8 + 0.2 * (i % 2)), 1.3, 3.4)
                for i, x in enumerate(spread(count, count * 4))
            )
        ),
    )


def bench(width: float = 30) -> Picture:
    half = width / 2
    return (
        pale(rect(-half, -9, width, 2.4), rect(-half, -17, width, 2), rect(-half, -13.6, width, 2)),
        deep(row(rect(x - 1, -17, 2, 17) for x in (-half + 4, half - 4))),
    )


def fountain(height: float = 44) -> Picture:
    """Two bowls and jets of water."""
    jet = "".join(
        path(
            "M",
            0,
            -height,
            "q",
            side * 6,
            -6,
            side * 11,
            6,
            "t",
            side * 3,
            12,
            "h",
            -side * 1.6,
            "q",
            -side * 2,
            -16,
            -side * 6,
            -18,
            "q",
            -side * 4,
            -2,
            -side * 6.4,
            2,
            "z",
        )
        + path(
            "M",
            side * 16,
            -height * 0.46,
            "q",
            side * 8,
            -6,
            side * 12,
            6,
            "t",
            side * 2,
            12,
            "h",
            -side * 1.6,
            "q",
            -side * 2,
            -14,
            -side * 6,
            -15,
            "q",
            -side * 4,
            0,
            -side * 6.4,
            3,
            "z",
        )
        for side in (1, -1)
    )
    return (
        cut(jet),
        pale(
            rect(-2.4, -height * 0.8, 4.8, height * 0.8),
            path("M", -18, -height * 0.44, "h36q-4 8-18 8t-18-8z"),
            path("M", -9, -height * 0.78, "h18q-2 5-9 5t-9-5z"),
            path("M-36-11H36L31 0H-31z"),
        ),
        deep(rect(-39, -13, 78, 3.4), disc(0, -height * 0.84, 2.6)),
    )


def stage(width: float = 80, height: float = 44) -> Picture:
    """A shell over an open-air stage."""
    half = width / 2
    shell = path("M", -half, -6, "C", -half, -height * 1.3, half, -height * 1.3, half, -6, "z")
    inner = path(
        "M",
        -half + 6,
        -6,
        "C",
        -half + 8,
        -height * 1.08,
        half - 8,
        -height * 1.08,
        half - 6,
        -6,
        "z",
    )
    ribs = row(
        stroke(x * 0.5, -height * 0.86 + abs(x) * 0.16, x, -6, 1.4) for x in spread(5, width * 0.8)
    )
    return (deep(shell), cut(inner), pale(ribs, rect(-half - 4, -6, width + 8, 6)))


def seats(rows: int = 3, width: float = 120) -> Picture:
    """Curved benches, seen from behind."""
    return tuple(
        (deep if i % 2 else pale)(
            path(
                "M",
                -width / 2 - i * 6,
                -3 - (rows - i - 1) * 6,
                "Q0",
                -9 - (rows - i - 1) * 6,
                width / 2 + i * 6,
                -3 - (rows - i - 1) * 6,
                "v4Q0",
                -5 - (rows - i - 1) * 6,
                -width / 2 - i * 6,
                1 - (rows - i - 1) * 6,
                "z",
            )
        )
        for i in range(rows)
    )


def parasol(height: float = 34, width: float = 34) -> Picture:
    half = width / 2
    return (
        deep(rect(-0.8, -height + 4, 1.6, height - 4)),
        pale(path("M", -half, -height + 10, "Q0", -height - 10, half, -height + 10, "z")),
        cut(
            path(
                "M",
                -half * 0.36,
                -height + 10,
                "Q",
                -half * 0.2,
                -height - 1,
                0,
                -height,
                "Q",
                half * 0.2,
                -height - 1,
                half * 0.36,
                -height + 10,
                "z",
            )
        ),
    )


def deck_chair() -> Picture:
    return (
        deep(stroke(-10, 0, 8, -14, 1.8), stroke(10, 0, -4, -8, 1.8)),
        pale(poly((-11, -3), (-9, -1), (10, -15), (8, -18))),
    )


def bandstand(width: float = 50, height: float = 40) -> Picture:
    """A pavilion of slender posts in a park."""
    half = width / 2
    return (
        deep(
            path(
                "M",
                -half - 3,
                -height * 0.6,
                "Q",
                -half * 0.3,
                -height * 0.74,
                0,
                -height,
                "Q",
                half * 0.3,
                -height * 0.74,
                half + 3,
                -height * 0.6,
                "z",
            ),
            disc(0, -height - 2, 2),
        ),
        pale(
            row(
                rect(x - 1.2, -height * 0.6, 2.4, height * 0.6)
                for x in (-half + 2, -half * 0.4, half * 0.4, half - 2)
            ),
            rect(-half - 2, -5, width + 4, 5),
            rect(-half, -13, width, 1.6),
        ),
    )


def telescope() -> Picture:
    """A viewer on a post at a look-out."""
    return (
        deep(
            rect(-1.4, -24, 2.8, 24),
            rect(-5, -2, 10, 2),
            poly((-9, -30), (8, -36), (11, -29), (-6, -23)),
        ),
        pale(stroke(8, -34, 14, -36, 8)),
    )


def railing(width: float = 80, height: float = 14) -> Picture:
    return (
        deep(
            rect(-width / 2, -height, width, 1.8),
            rect(-width / 2, -height * 0.5, width, 1),
            row(rect(x - 0.6, -height, 1.2, height) for x in spread(round(width / 7), width)),
        ),
    )


def mask(size: float = 1, sad: bool = False) -> Picture:
    mouth = "M-7 8C-4 3 4 3 7 8 3 6-3 6-7 8z" if sad else "M-8 3C-4 10 4 10 8 3 4 6-4 6-8 3z"
    return at(
        0,
        0,
        (
            pale("M-13-12C-5-9 5-9 13-12V0C13 9 6 15 0 17-6 15-13 9-13 0z"),
            cut("M-9-3c2 2 4 2 6 0-2-2-4-2-6 0zM3-3c2 2 4 2 6 0-2-2-4-2-6 0z", mouth),
        ),
        scale=size,
    )
