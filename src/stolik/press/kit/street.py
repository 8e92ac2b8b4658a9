"""What stands in a street: lamps, stalls, signs, banners, kerbs."""

from typing import Literal

from stolik.press.kit.buildings import awning
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
    stroke,
)

Device = Literal["plain", "cross", "eagle", "bands"]


def lamp_post(height: float = 92) -> Picture:
    top = -height
    return (
        deep(
            rect(-1.4, top + 16, 2.8, height - 16),
            rect(-5, -4, 10, 4),
            rect(-3, -10, 6, 6),
            rect(-7, top + 22, 14, 2),
        ),
        pale(poly((-6, top + 2), (6, top + 2), (3.5, top + 16), (-3.5, top + 16))),
        deep(poly((-8, top + 2), (0, top - 6), (8, top + 2)), disc(0, top - 7, 1.8)),
    )


def kerb(width: float = 160) -> Picture:
    """Pavement: one course of stones."""
    joints = row(rect(x, -6, 1.2, 6) for x in range(round(-width / 2) + 14, round(width / 2), 20))
    return (deep(rect(-width / 2, -6, width, 6)), pale(joints))


def cobbles(width: float = 160, rows: int = 2) -> Picture:
    stones = row(
        rect(-width / 2 + 2 + i * 12 + (r % 2) * 6, -5 - r * 6, 9, 4)
        for r in range(rows)
        for i in range(int((width - 8) / 12))
    )
    return (pale(stones),)


def stall(width: float = 64, height: float = 62) -> Picture:
    """A market stall: a striped roof on poles over a counter."""
    half = width / 2
    return join(
        (deep(rect(-half + 2, -height, 3, height), rect(half - 5, -height, 3, height)),),
        (pale(rect(-half, -26, width, 26)), deep(rect(-half - 3, -29, width + 6, 4))),
        at(0, -height - 4, awning(width + 12, 13)),
    )


def hanging_sign(device: Picture, width: float = 34) -> Picture:
    """A round sign on an iron arm; (0, 0) is where the arm leaves the wall."""
    middle = width / 2 + 6
    return join(
        (
            deep(rect(0, -2, width + 8, 2.5), stroke(0, 12, 14, 0, 2), rect(middle - 1, 0, 2, 6)),
            pale(disc(middle, 6 + width / 2, width / 2)),
        ),
        at(middle, 6 + width / 2, device),
    )


def banner(
    width: float = 66,
    height: float = 38,
    pole: float = 130,
    device: Device = "plain",
    dark: bool = False,
) -> Picture:
    """A flag in the wind; (0, 0) is the foot of its pole."""
    top = -pole + 6
    w, h = width, height
    cloth = path("M", 1, top, "c", w * 0.3, -h * 0.2, w * 0.55, h * 0.22, w, -h * 0.02)
    cloth += path("l", -w * 0.08, h * 0.5, w * 0.08, h * 0.5)
    cloth += path("c", -w * 0.45, h * 0.22, -w * 0.7, -h * 0.2, -w, 0, "z")
    pieces: list[Picture] = [
        (deep(rect(-1.6, -pole, 3.2, pole), disc(0, -pole - 2, 3.4)),),
        ((deep if dark else pale)(cloth),),
    ]
    middle = (w * 0.46, top + h * 0.52)
    if device == "cross":
        x, y = middle
        pieces.append((deep(rect(x - 2, y - 11, 4, 22), rect(x - 7, y - 6, 14, 4)),))
    if device == "bands":
        half = path("M", 1, top + h / 2, "c", w * 0.3, -h * 0.2, w * 0.55, h * 0.22, w * 0.94, 0)
        half += path("l", w * 0.06, h * 0.48)
        half += path("c", -w * 0.45, h * 0.22, -w * 0.7, -h * 0.2, -w, 0, "z")
        pieces.append((deep(half),))
    if device == "eagle":
        pieces.append(at(middle[0], middle[1] + 10, eagle(), scale=0.75))
    return join(*pieces)


def eagle() -> Picture:
    return (
        deep(
            "M0-26c3 0 4 3 3 5 4-2 8-5 9-9 5 5 6 13 2 19-2 3-5 5-8 6l3 6H-9l3-6"
            "c-3-1-6-3-8-6-4-6-3-14 2-19 1 4 5 7 9 9-1-2-1-5 1-5z"
        ),
    )


def gonfalon(device: Picture, width: float = 52, height: float = 74, pole: float = 132) -> Picture:
    """A church or guild banner that hangs from a crossbar."""
    half, top = width / 2, -pole + 10
    tail = -width / 4
    cloth = path("M", -half, top, "h", width, "v", height)
    cloth += path("l", tail, 12, tail, -12, tail, 12, tail, -12, "z")
    return join(
        (
            deep(
                rect(-1.6, -pole, 3.2, pole),
                rect(-half - 6, top - 4, width + 12, 4),
                disc(0, -pole - 2, 4),
                disc(-half - 6, top - 2, 3),
                disc(half + 6, top - 2, 3),
            ),
        ),
        (
            pale(cloth),
            deep(rect(-half, top + 4, width, 2), rect(-half, top + height - 6, width, 2)),
        ),
        at(0, top + height * 0.5, device),
    )


def signpost(height: float = 80) -> Picture:
    return (
        deep(rect(-2, -height, 4, height)),
        pale(
            poly(
                (-2, -height + 6),
                (34, -height + 6),
                (42, -height + 13),
                (34, -height + 20),
                (-2, -height + 20),
            ),
            poly(
                (2, -height + 26),
                (-28, -height + 26),
                (-36, -height + 33),
                (-28, -height + 40),
                (2, -height + 40),
            ),
        ),
        cut(rect(5, -height + 12, 24, 2.4), rect(-24, -height + 32, 20, 2.4)),
    )


def rails(width: float = 160) -> Picture:
    return (
        deep(rect(-width / 2, -3, width, 2.4)),
        pale(row(rect(x, -1, 8, 3) for x in range(round(-width / 2), round(width / 2), 14))),
    )


def overhead_wire(width: float = 160, height: float = 120) -> Picture:
    return (deep(rect(-width / 2, -height, width, 1.6)),)


def broken_pane(width: float = 40, height: float = 52) -> Picture:
    """A window with a star of missing glass; nobody near it."""
    half = width / 2
    star = "M0-14L4-6 14-8 7 0 12 9 3 6-2 15-5 6-15 7-8-1-13-9-4-6z"
    return join(
        (
            deep(rect(-half - 4, -height - 4, width + 8, height + 8)),
            pale(rect(-half, -height, width, height)),
        ),
        (deep(rect(-1.5, -height, 3, height), rect(-half, -height * 0.42, width, 3)),),
        at(half * 0.45, -height * 0.7, (cut(star),), scale=0.8),
    )
