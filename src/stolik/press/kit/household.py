"""What stands in a room, or at a second-hand stall."""

from stolik.press.kit.shapes import (
    Picture,
    at,
    cut,
    deep,
    disc,
    join,
    pale,
    rect,
    stroke,
)


def chair(high: float = 46, dark: bool = True) -> Picture:
    return (
        (deep if dark else pale)(
            rect(-9, -high, 18, high - 18),
            rect(-11, -20, 22, 4),
            rect(-10, -18, 3, 18),
            rect(7, -18, 3, 18),
        ),
        cut(rect(-5, -high + 6, 10, high - 32)),
    )


def table(width: float = 100, height: float = 30) -> Picture:
    half = width / 2
    return (
        deep(rect(-half, -height, width, 5)),
        pale(rect(-half + 4, -height + 5, width - 8, 9)),
        deep(
            rect(-half + 8, -height + 5, 5, height - 5), rect(half - 13, -height + 5, 5, height - 5)
        ),
    )


def desk_lamp() -> Picture:
    return (deep(rect(-1.5, -22, 3, 20), rect(-8, -3, 16, 3)), pale("M-15-20C-13-34 13-34 15-20z"))


def clock(radius: float = 17) -> Picture:
    return (
        deep(disc(0, -radius, radius)),
        cut(disc(0, -radius, radius * 0.78)),
        deep(
            stroke(0, -radius, 0, -radius * 1.6, 2),
            stroke(0, -radius, radius * 0.42, -radius * 0.8, 2),
        ),
    )


def umbrella() -> Picture:
    return (
        deep(
            "M0-40"
            "C-24-38-30-22-30-14-24-20-14-20-10-14-6-20 6-20 10-14 14-20 24-20"
            " 30-14 30-22 24-38 0-40"
            "z"
        ),
        pale("M-1-16h2V6c0 6 8 6 8 0h2c0 9-12 9-12 0z"),
    )


def vase() -> Picture:
    return (
        pale("M-6-34H6C4-26 14-22 12-10 10-2 6 0 5 0H-5C-6 0-10-2-12-10-14-22-4-26-6-34z"),
        deep(rect(-8, -36, 16, 3), rect(-12, -16, 24, 3)),
    )


def boots() -> Picture:
    boot = "M-8-26H2V-10C8-8 14-8 14 0H-8z"
    return join((deep(boot),), at(13, 0, (pale(boot),)))


def samovar() -> Picture:
    return (
        deep(
            "M-12-8C-20-22-16-34-10-38H10C16-34 20-22 12-8zM-8 0L-6-8H6L8 0z",
            rect(-6, -46, 12, 8),
            rect(12, -20, 8, 3),
        ),
        pale("M-20-26h6v10h-6z", rect(-11, -30, 22, 2.4)),
    )
