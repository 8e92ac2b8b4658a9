"""What drives today: cars, buses, engines, trains, bicycles. Each drives to the right."""

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
    ring,
    row,
    spread,
    stroke,
)
from stolik.press.kit.town import emblem


def tyre(radius: float = 5) -> Picture:
    return (deep(disc(0, -radius, radius)), cut(disc(0, -radius, radius * 0.42)))


def car(roof: Literal["none", "taxi", "lights"] = "none") -> Picture:
    """About 46 long."""
    tops = {"none": "", "taxi": rect(-5, -25, 10, 4), "lights": rect(-6, -24, 12, 3.4)}
    return join(
        (deep(tops[roof]),) if tops[roof] else (),
        (
            pale("M-23-5V-12L-16-14-9-22H8L16-14 23-12V-5z"),
            cut("M-12-14L-7-20H-1V-14zM1-14V-20H7L13-14z"),
            deep(rect(-23, -8, 46, 1.8)),
        ),
        at(-13, 0, tyre()),
        at(13, 0, tyre()),
    )


def bus(width: float = 80, round_nose: bool = False) -> Picture:
    """A town bus; with a round nose it is of the fifties."""
    half = width / 2
    body = (
        path(
            "M",
            -half,
            -5,
            "V-28C",
            -half,
            -36,
            4 - half,
            -38,
            12 - half,
            -38,
            "H",
            half - 16,
            "C",
            half - 4,
            -38,
            half,
            -26,
            half,
            -16,
            "V-5z",
        )
        if round_nose
        else path(
            "M",
            -half,
            -5,
            "V-36Q",
            -half,
            -39,
            3 - half,
            -39,
            "H",
            half - 3,
            "Q",
            half,
            -39,
            half,
            -36,
            "V-5z",
        )
    )
    count = max(3, round(width / 13))
    return join(
        (
            pale(body),
            cut(
                row(
                    rect(x - width / count * 0.37, -33, width / count * 0.74, 12)
                    for x in spread(count, width - 10)
                )
            ),
            deep(rect(-half, -17, width, 3)),
        ),
        at(-half * 0.55, 0, tyre(6)),
        at(half * 0.55, 0, tyre(6)),
    )


def van(sign: Literal["cross", "none"] = "cross", lamp: bool = True) -> Picture:
    """A box van; with a cross and a lamp an ambulance."""
    mark = at(-8, -21, emblem("cross", 15)) if sign == "cross" else ()
    return join(
        (deep(rect(4, -38, 8, 4)),) if lamp else (),
        (
            pale("M-28-5V-35H14L24-20 28-18V-5z"),
            cut("M13-31L21-19H9V-31z"),
            deep(rect(-28, -11, 56, 2.4)),
        ),
        mark,
        at(-15, 0, tyre(5.5)),
        at(16, 0, tyre(5.5)),
    )


def fire_engine() -> Picture:
    """About 84 long, a ladder on its back."""
    rungs = row(rect(x, -43, 1.4, 5) for x in range(-40, 22, 6))
    return join(
        (deep(rect(-42, -44, 66, 1.6), rect(-42, -39, 66, 1.6), rungs, rect(28, -41, 9, 4)),),
        (
            pale("M-42-6V-34H18V-37H36L42-22V-6z"),
            cut(poly((22, -33), (33, -33), (38, -22), (22, -22)), rect(-42, -15, 60, 3)),
            deep(row(rect(x, -31, 14, 13) for x in (-39, -22, -5))),
        ),
        at(-25, 0, tyre(7)),
        at(26, 0, tyre(7)),
    )


def hand_engine() -> Picture:
    """A horse-age fire pump: a barrel, a lever, spoked wheels."""
    wheel = (deep(ring(0, -9, 9, 2.2), stroke(-8, -9, 8, -9, 1.4), stroke(0, -1, 0, -17, 1.4)),)
    return join(
        (
            deep(
                stroke(-30, -38, 30, -30, 2.2),
                rect(-1.4, -36, 2.8, 10),
                stroke(-30, -42, -30, -34, 2),
                stroke(30, -34, 30, -26, 2),
            ),
            pale(rect(-24, -26, 48, 14)),
            deep(rect(-26, -15, 54, 3), rect(-24, -22, 48, 1.6)),
        ),
        at(-15, 0, wheel),
        at(16, 0, wheel),
    )


def steam_engine() -> Picture:
    """A tender locomotive, about 92 long."""
    drivers = row(ring(x, -8, 8, 2.4) + disc(x, -8, 2) for x in (-12, 5, 22))
    return join(
        (
            pale(
                "M-30-12V-42H-8V-32H36C41-32 43-28 43-23S41-14 36-14H-8V-12z",
                rect(-56, -30, 24, 18),
            ),
            deep(
                rect(-34, -46, 30, 4),
                poly((28, -32), (27, -44), (37, -44), (36, -32)),
                rect(8, -38, 8, 6),
                rect(-58, -14, 104, 4),
                poly((42, -12), (50, -1), (38, -1)),
                drivers,
                disc(-49, -5, 5),
                disc(-38, -5, 5),
                disc(37, -5, 5),
                rect(-12, -9, 34, 2),
            ),
            cut(rect(-26, -38, 12, 12)),
        ),
    )


def goods_wagon(width: float = 34) -> Picture:
    half = width / 2
    return join(
        (
            pale(rect(-half, -26, width, 18)),
            deep(
                rect(-half - 1, -9, width + 2, 3),
                row(rect(x - 0.8, -26, 1.6, 18) for x in spread(4, width)),
            ),
        ),
        at(-half * 0.55, 0, tyre(4)),
        at(half * 0.55, 0, tyre(4)),
    )


def rail_car(width: float = 90) -> Picture:
    """An electric train of two cars with a slanted front."""
    half = width / 2
    return (
        deep(
            stroke(-half * 0.3, -34, -half * 0.16, -42, 1.4),
            stroke(-half * 0.16, -42, -half * 0.3, -46, 1.4),
            rect(-half * 0.46, -47, half * 0.3, 1.4),
        ),
        pale(path("M", -half, -6, "V-33H", half - 14, "Q", half - 4, -32, half, -14, "V-6z")),
        deep(
            rect(-half, -13, width, 3),
            rect(-half, -7, width, 3),
            row(disc(x, -3.5, 3.5) for x in (-half * 0.76, -half * 0.58, half * 0.52, half * 0.7)),
            rect(-1, -33, 2, 26),
        ),
        cut(
            row(
                rect(x - 4, -28, 8, 10)
                for x in spread(round(width / 13), width * 0.78)
                if abs(x) > 5
            ),
            poly((half - 13, -28), (half - 9, -28), (half - 4, -18), (half - 13, -18)),
        ),
    )


def bullet_train(width: float = 150) -> Picture:
    """A high-speed train with a long nose."""
    half = width / 2
    return (
        pale(
            path(
                "M",
                -half,
                -5,
                "V-29H",
                half - 46,
                "C",
                half - 22,
                -29,
                half - 4,
                -14,
                half,
                -5,
                "z",
            )
        ),
        deep(path("M", -half, -12, "H", half - 8, "Q", half - 2, -8, half, -5, "H", -half, "z")),
        cut(
            row(rect(x - 5, -25, 10, 7) for x in spread(7, width * 0.62) if x < half - 52),
            poly((half - 40, -25), (half - 33, -25), (half - 20, -17), (half - 40, -17)),
        ),
    )


def bicycle(scale: float = 1) -> Picture:
    return at(
        0,
        0,
        (
            deep(
                ring(-13, -9, 9, 1.8),
                ring(13, -9, 9, 1.8),
                stroke(-13, -9, -5, -22, 1.8),
                stroke(-5, -22, 9, -22, 1.8),
                stroke(13, -9, 8, -27, 1.8),
                stroke(-1, -9, 9, -22, 1.8),
                stroke(-13, -9, -1, -9, 1.8),
                stroke(-1, -9, -6, -25, 1.8),
                rect(-10, -27, 8, 2.2),
                stroke(8, -27, 14, -29, 2.2),
            ),
        ),
        scale=scale,
    )


def cyclist() -> Picture:
    """Bent over the handlebar; the bicycle is drawn too."""
    return join(
        bicycle(),
        (
            pale(
                stroke(-6, -27, 4, -41, 6.5),
                stroke(4, -40, 12, -30, 2.6),
                stroke(-6, -27, 2, -18, 4),
                stroke(2, -18, -1, -9, 3),
            ),
            cut(disc(9, -46, 4.6)),
        ),
    )


def tracks(width: float = 160) -> Picture:
    """Rails on sleepers, seen from the side."""
    return (
        deep(rect(-width / 2, -4, width, 1.8)),
        pale(row(rect(x - 3, -2, 6, 2) for x in spread(round(width / 12), width))),
    )


def semaphore(height: float = 44) -> Picture:
    return (
        deep(rect(-1, -height, 2, height), rect(-4, -2, 8, 2)),
        pale(poly((-2, -height + 2), (18, -height - 4), (18, -height + 1), (-2, -height + 7))),
        cut(stroke(13, -height - 2, 13, -height + 2.4, 2)),
    )


def stop_sign(height: float = 36) -> Picture:
    """A post with a plate for a bus stop or a stand."""
    return (
        deep(rect(-1, -height, 2, height)),
        pale(rect(-6, -height - 2, 12, 13)),
        cut(rect(-3.6, -height + 1, 7.2, 5), rect(-3.6, -height + 7.4, 7.2, 1.6)),
    )
