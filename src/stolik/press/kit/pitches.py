"""Pitches and playgrounds: what one plays with and on."""

from typing import Literal

from stolik.press.kit.shapes import (
    Picture,
    at,
    cut,
    deep,
    disc,
    join,
    pale,
    path,
    poly,
    rect,
    row,
    spread,
    stroke,
)


def ball(radius: float = 12, kind: Literal["foot", "basket", "tennis"] = "foot") -> Picture:
    """Around (0, 0)."""
    r = radius
    if kind == "basket":
        return (
            pale(disc(0, 0, r)),
            deep(
                rect(-0.7, -r, 1.4, 2 * r),
                rect(-r, -0.7, 2 * r, 1.4),
                path(
                    "M",
                    -r * 0.7,
                    -r * 0.7,
                    "q",
                    r * 0.7,
                    r * 0.7,
                    0,
                    r * 1.4,
                    "l1.200 1q",
                    r * 0.8,
                    -r * 0.8,
                    0,
                    -r * 1.4 - 2,
                    "z",
                    "M",
                    r * 0.7,
                    -r * 0.7,
                    "q",
                    -r * 0.7,
                    r * 0.7,
                    0,
                    r * 1.4,
                    "l-1.200 1q",
                    -r * 0.8,
                    -r * 0.8,
                    0,
                    -r * 1.4 - 2,
                    "z",
                ),
            ),
        )
    if kind == "tennis":
        return (
            pale(disc(0, 0, r)),
            cut(
                path(
                    "M",
                    -r * 0.5,
                    -r * 0.86,
                    "q",
                    r * 0.9,
                    r * 0.86,
                    0,
                    r * 1.72,
                    "l1.400.6q",
                    r,
                    -r,
                    0,
                    -r * 1.72 - 1.2,
                    "z",
                )
            ),
        )
    k = r / 12
    patches = (
        "M0-5L4.8-1.500 3 4h-6L-4.800-1.500zM-2-12h4l1 3-3 2-3-2z"
        "M11-4l1 4-3 2-2-3 1-3zM-11-4l-1 4 3 2 2-3-1-3zM5 11l3-2-1-4"
        "H4L3 8zM-5 11l-3-2 1-4h3l1 3z"
    )
    return join((cut(disc(0, 0, r)),), at(0, 0, (deep(patches),), scale=k))


def goal(width: float = 44, height: float = 24) -> Picture:
    """A football goal with a net."""
    half = width / 2
    return (
        pale(
            row(rect(x - 0.3, -height, 0.6, height) for x in spread(9, width)),
            row(rect(-half, -height + y, width, 0.6) for y in range(5, round(height), 5)),
        ),
        cut(
            rect(-half - 1.5, -height - 2, width + 3, 2.6),
            rect(-half - 1.5, -height, 2.6, height),
            rect(half - 1.1, -height, 2.6, height),
        ),
    )


def basket(height: float = 46) -> Picture:
    """A board and a hoop on a bent post."""
    return (
        deep(
            path(
                "M-2 0V",
                -height * 0.6,
                "L10",
                -height * 0.82,
                "l1.600 1.600L1",
                -height * 0.56,
                "V0z",
            )
        ),
        cut(rect(8, -height, 3.4, 18)),
        pale(rect(11, -height + 12, 14, 2), path("M12", -height + 14, "h12l-2.500 10h-7z")),
    )


def racket(scale: float = 1) -> Picture:
    strings = row(rect(x, -34, 0.7, 22) for x in (-6, -2, 2, 6)) + row(
        rect(-9, y, 18, 0.7) for y in (-30, -25, -20, -15)
    )
    return at(
        0,
        0,
        (
            cut(strings),
            deep(
                path(
                    "M-11-23a11 14 0 1 1 22 0a11 14 0 1 1-22 0z"
                    "M-8.500-23a8.500 11.500 0 1 0 17 0a8.500 11.500 0 1 0-17 0z"
                ),
                poly((-3, -11), (3, -11), (1.4, -5), (-1.4, -5)),
            ),
            pale(rect(-1.8, -6, 3.6, 16)),
        ),
        scale=scale,
    )


def net(width: float = 90, height: float = 12) -> Picture:
    half = width / 2
    mesh = row(rect(x - 0.3, -height, 0.6, height) for x in spread(round(width / 5), width)) + row(
        rect(-half, -y, width, 0.6) for y in (3, 6, 9)
    )
    return (
        deep(
            mesh,
            rect(-half - 1.6, -height - 3, 2.4, height + 3),
            rect(half - 0.8, -height - 3, 2.4, height + 3),
        ),
        cut(rect(-half, -height - 1, width, 2.4)),
    )


def ramp(width: float = 90, height: float = 30) -> Picture:
    """A half-pipe."""
    half = width / 2
    return (
        pale(
            path(
                "M",
                -half,
                0,
                "V",
                -height,
                "h10C",
                -half + 12,
                -8,
                -half + 26,
                -5,
                0,
                -5,
                "S",
                half - 12,
                -8,
                half - 10,
                -height,
                "H",
                half,
                "V0z",
            )
        ),
        deep(
            rect(-half - 1, -height - 2, 12, 3),
            rect(half - 11, -height - 2, 12, 3),
            rect(-half, -2, width, 2),
        ),
    )


def skater() -> Picture:
    """On a board, arms out."""
    return (
        pale(
            path("M-4-14L-6-28 4-30 5-16 9-6H5L0-14-6-5H-10z"),
            stroke(-5, -27, -15, -24, 2.6),
            stroke(4, -28, 14, -33, 2.6),
        ),
        cut(disc(0, -35, 4.2)),
        deep(
            path("M-14-6l3 2H11l3-2 1 1.500L12-2H-12L-15-4.500z"),
            disc(-8, -1, 1.6),
            disc(8, -1, 1.6),
            "M-4.500-36C-5-42 5-42 4.500-36z",
        ),
    )


def slide(height: float = 46) -> Picture:
    """A water slide: a tower and a tube that winds down to the right."""
    return (
        deep(
            rect(-22, -height, 2.4, height),
            rect(-8, -height, 2.4, height),
            row(rect(-22, -y, 16, 1.6) for y in range(8, round(height), 9)),
            poly((-26, -height), (-14, -height - 12), (-2, -height)),
        ),
        pale(
            path(
                "M-8",
                -height + 4,
                "C18",
                -height + 2,
                22,
                -height + 14,
                6,
                -height + 18,
                "S-4",
                -height + 30,
                18,
                -height + 32,
                "S34-8 44-6V0C24-1 24",
                -height + 39,
                14,
                -height + 38,
                "C-8",
                -height + 36,
                -8,
                -height + 14,
                4,
                -height + 12,
                "S4",
                -height + 10,
                -8,
                -height + 10,
                "z",
            )
        ),
    )
