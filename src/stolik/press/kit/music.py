"""Instruments and music."""

from stolik.press.kit.shapes import (
    Picture,
    cut,
    deep,
    disc,
    oval,
    pale,
    path,
    poly,
    rect,
    row,
    stroke,
)


def note(double: bool = False) -> Picture:
    if double:
        return (
            deep(
                oval(0, 0, 5, 3.8),
                oval(20, -3, 5, 3.8),
                rect(3, -30, 2.2, 30),
                rect(23, -33, 2.2, 30),
                poly((3, -30), (25.2, -33), (25.2, -26), (3, -23)),
            ),
        )
    return (deep(oval(0, 0, 5, 3.8), rect(3, -30, 2.2, 30), "M5-30c2 6 9 6 8 15-2-5-5-6-8-7z"),)


def stave(width: float = 90) -> Picture:
    return (pale(row(rect(0, y, width, 1.4) for y in (0, 7, 14, 21, 28))),)


def violin() -> Picture:
    """Upright, about 86 high."""
    return (
        pale(
            "M0-54C12-54 16-46 13-39 10-34 11-31 14-27 21-16 16 0 0 0"
            "S-21-16-14-27C-11-31-10-34-13-39-16-46-12-54 0-54z"
        ),
        deep(
            rect(-2, -84, 4, 52),
            rect(-4, -88, 8, 6),
            rect(-7, -80, 14, 2),
            rect(-5, -20, 10, 2.4),
            stroke(-8, -30, -7, -20, 1.8),
            stroke(8, -30, 7, -20, 1.8),
            poly((-3, -16), (3, -16), (2, -4), (-2, -4)),
        ),
    )


def mandolin() -> Picture:
    return (
        pale("M0-46C14-40 24-24 20-10 16 0 8 2 0 2S-16 0-20-10C-24-24-14-40 0-46z"),
        deep(
            rect(-2.5, -84, 5, 44),
            rect(-5, -94, 10, 12),
            rect(-8, -10, 16, 3),
            row(rect(x, y, 4, 1.8) for x in (-9, 5) for y in (-92, -87)),
        ),
        cut(disc(0, -24, 6)),
    )


def accordion() -> Picture:
    return (
        pale(rect(-36, -44, 18, 44), rect(18, -44, 18, 44)),
        deep(
            poly(
                (-18, -42),
                (-12, -38),
                (-6, -42),
                (0, -38),
                (6, -42),
                (12, -38),
                (18, -42),
                (18, -2),
                (12, -6),
                (6, -2),
                (0, -6),
                (-6, -2),
                (-12, -6),
                (-18, -2),
            )
        ),
        cut(
            row(rect(x, -38, 1.6, 32) for x in (-13, -7, -1, 5, 11)),
            row(disc(27, y, 2.2) for y in (-37, -29, -21, -13, -5)),
            row(disc(-30 + (i % 2) * 6, -36 + i * 6, 1.8) for i in range(6)),
        ),
    )


def trumpet() -> Picture:
    """Bell to the right, mouthpiece to the left."""
    return (
        deep("M-48-12H18C28-12 36-16 44-26V8C36-2 28-6 18-6H-48z", rect(-54, -14, 6, 10)),
        pale(rect(-18, -24, 5, 30), rect(-8, -24, 5, 30), rect(2, -24, 5, 30)),
        deep(
            "M-26-6V6C-26 12-22 16-16 16H8C14 16 18 12 18 6V-6H13V5"
            "C13 9 11 11 7 11H-15C-19 11-21 9-21 5V-6z",
            row(rect(x, -28, 7, 4) for x in (-19, -9, 1)),
        ),
    )


def drum(width: float = 54, height: float = 34) -> Picture:
    half = width / 2
    zig = row(
        stroke(
            -half + i * width / 6,
            -height + 4 if i % 2 else -4,
            -half + (i + 1) * width / 6,
            -4 if i % 2 else -height + 4,
            1.8,
        )
        for i in range(6)
    )
    return (
        pale(rect(-half, -height, width, height)),
        deep(zig, rect(-half - 2, -height - 2, width + 4, 5), rect(-half - 2, -3, width + 4, 5)),
    )


def gramophone() -> Picture:
    """A box, a record and a great horn to the left."""
    return (
        pale(rect(-34, -26, 74, 26), "M6-34C14-62 4-78-18-92L-58-58C-34-52-16-50-4-34z"),
        deep(
            oval(-38, -75, 9, 27),
            rect(-38, -30, 82, 5),
            rect(-38, -4, 82, 4),
            oval(6, -33, 28, 3.4),
        ),
        deep(
            "M-4-34C-16-50-34-52-50-58L-46-62C-28-58-10-56 0-36z",
            stroke(40, -16, 54, -16, 2.4),
            rect(52, -24, 2.4, 9),
        ),
        cut(row(rect(x, -19, 8, 9) for x in (-26, -14, -2, 10, 22))),
    )


def record(radius: float = 24) -> Picture:
    return (
        deep(disc(0, -radius, radius)),
        pale(disc(0, -radius, radius * 0.38)),
        cut(disc(0, -radius, 2.4)),
    )


def curtain(width: float = 140, height: float = 120) -> Picture:
    """A stage: valance above, drapes at both sides. (0, 0) is the middle of its floor."""
    half = width / 2
    folds = row(
        disc(x, -height + 12, width / 14) for x in (-half + width / 7 * (i + 0.5) for i in range(7))
    )
    low, bend = -height * 0.14, (-height * 0.5, -height * 0.24)
    drapes = (
        path("M", -half * side, -height, "h", 26 * side, "C", (26 - half) * side, bend[0],
             (18 - half) * side, bend[1], -half * side, low, "z")
        for side in (1, -1)
    )  # fmt: skip
    return (pale(*drapes), deep(rect(-half, -height, width, 13), folds))


def music_stand() -> Picture:
    return (
        deep(rect(-1.5, -54, 3, 54), stroke(0, -12, -14, 0, 2.4), stroke(0, -12, 14, 0, 2.4)),
        pale(poly((-22, -76), (22, -76), (19, -50), (-19, -50))),
        deep(row(rect(-15, y, 30, 1.6) for y in (-70, -64, -58))),
    )
