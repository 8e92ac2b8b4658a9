"""People of a poster and what they carry, each of one path, so that one tone prints it.

A figure is a head over a rounded body and has no face. The first two numbers are the middle of
its foot; `height` is that of the whole.
"""

from collections.abc import Iterable

from stolik.press.kit.shapes import Picture, cut, deep, disc, pale, path, poly, rect, stroke


def figure(x: float, foot: float, height: float) -> str:
    """Somebody seen from afar, down to the hem of the coat."""
    head, half = height * 0.16, height * 0.26
    top = foot - height + head * 2.15
    side = top + height * 0.16
    body = path(
        "M", x - half, foot, "C", x - half, side, x - half * 0.62, top, x, top,
        "C", x + half * 0.62, top, x + half, side, x + half, foot, "z",
    )  # fmt: skip
    return body + disc(x, foot - height + head, head)


def throng(places: Iterable[tuple[float, float, float]]) -> str:
    return "".join(figure(*place) for place in places)


def arms_up(x: float, foot: float, height: float) -> str:
    """A figure that lifts its arms."""
    shoulder = foot - height * 0.55
    arms = "".join(
        stroke(
            x + side * height * 0.1, shoulder, x + side * height * 0.3, foot - height, 0.09 * height
        )
        for side in (-1, 1)
    )
    return figure(x, foot, height) + arms


def walker(x: float, foot: float, height: float, staff: bool = False) -> str:
    """Walking to the right, with a pack on the back."""
    head = height * 0.11
    hip, neck = foot - height * 0.42, foot - height * 0.78
    wide = height * 0.09
    parts = [
        disc(x + height * 0.06, foot - height + head, head),
        poly(
            (x - height * 0.12, hip), (x - height * 0.08, neck), (x + height * 0.1, neck),
            (x + height * 0.12, hip), (x + height * 0.04, hip + height * 0.06),
        ),
        stroke(x - height * 0.04, hip, x - height * 0.18, foot, wide),
        stroke(x + height * 0.06, hip, x + height * 0.18, foot, wide),
        stroke(x + height * 0.06, neck + height * 0.06, x + height * 0.22, hip, height * 0.07),
        rect(x - height * 0.26, neck + height * 0.02, height * 0.16, height * 0.26),
    ]  # fmt: skip
    if staff:
        parts.append(stroke(x + height * 0.2, neck, x + height * 0.28, foot, height * 0.035))
    return "".join(parts)


def kneeling(x: float, foot: float, height: float) -> str:
    """On both knees, turned to the right, hands together."""
    u = height / 60
    return (
        disc(x + 2 * u, foot - 51 * u, 9 * u)
        + path(
            "M", x - 12 * u, foot - 10 * u, "C", x - 16 * u, foot - 32 * u, x - 8 * u,
            foot - 40 * u, x + 2 * u, foot - 40 * u, "C", x + 9 * u, foot - 38 * u, x + 8 * u,
            foot - 22 * u, x + 10 * u, foot, "H", x - 30 * u, "C", x - 28 * u, foot - 8 * u,
            x - 18 * u, foot - 10 * u, x - 12 * u, foot - 10 * u, "z",
        )
        + stroke(x + 2 * u, foot - 24 * u, x + 16 * u, foot - 30 * u, 6 * u)
        + stroke(x + 14 * u, foot - 27 * u, x + 20 * u, foot - 44 * u, 4.4 * u)
    )  # fmt: skip


def latin_cross(x: float, foot: float, height: float, thick: float = 0) -> str:
    """Plain, its arms at a quarter of the height."""
    wide = thick or height * 0.12
    arm = height * 0.29
    return rect(x - wide / 2, foot - height, wide, height) + rect(
        x - arm, foot - height * 0.76, arm * 2, wide
    )


def flame(x: float, foot: float, height: float) -> str:
    half, tip = height * 0.32, foot - height
    wide, high, low = foot - height * 0.3, foot - height * 0.7, foot - height * 0.1
    side = foot - height * 0.55
    return path(
        "M", x, tip, "C", x + half * 0.4, high, x + half, side, x + half, wide,
        "C", x + half, low, x + half * 0.5, foot, x, foot,
        "C", x - half * 0.5, foot, x - half, low, x - half, wide,
        "C", x - half, side, x - half * 0.4, high, x, tip, "z",
    )  # fmt: skip


def helmet(x: float, foot: float, width: float) -> str:
    """A worker's helmet with its ridges; the gaps are open."""
    u = width / 24
    return (
        path(
            "M", x - 10 * u, foot - 5 * u, "C", x - 10 * u, foot - 12 * u, x - 6.5 * u,
            foot - 16.5 * u, x - 2.6 * u, foot - 17.6 * u, "V", foot - 11 * u, "h", 1.4 * u,
            "V", foot - 18.4 * u, "h", 2.4 * u, "V", foot - 11 * u, "h", 1.4 * u,
            "V", foot - 17.6 * u, "C", x + 6.5 * u, foot - 16.5 * u, x + 10 * u, foot - 12 * u,
            x + 10 * u, foot - 5 * u, "z",
        )
        + rect(x - 12 * u, foot - 3.8 * u, width, 3.8 * u)
    )  # fmt: skip


def student_cap(x: float, y: float, width: float) -> str:
    """The square board around (x, y) and the cap under it."""
    half = width / 2
    return poly((x, y - half * 0.5), (x + half, y), (x, y + half * 0.5), (x - half, y)) + path(
        "M", x - half * 0.58, y + half * 0.4, "L", x, y + half * 0.7, "L", x + half * 0.58,
        y + half * 0.4, "V", y + half * 0.78, "Q", x, y + half * 1.16, x - half * 0.58,
        y + half * 0.78, "z",
    )  # fmt: skip


def dove(x: float, y: float, size: float = 1) -> str:
    """Coming down with spread wings, about 124 by 70."""
    corners = (
        (3, -10), (16, -30), (44, -36), (66, -27), (66, -17), (53, -13), (56, -4), (43, -2),
        (45, 7), (31, 6), (26, 15), (4, 14),
    )  # fmt: skip
    right = [(x + across * size, y + down * size) for across, down in corners]
    left = [(2 * x - across, down) for across, down in right]
    # Both run the same way round, or the wing would cut a hole into the body.
    wings = path(
        "M", *right[0], "C", *right[1], *right[2], *right[3], "Q", *right[4], *right[5],
        "Q", *right[6], *right[7], "Q", *right[8], *right[9], "Q", *right[10], *right[11], "z",
        "M", *left[11], "Q", *left[10], *left[9], "Q", *left[8], *left[7], "Q", *left[6], *left[5],
        "Q", *left[4], *left[3], "C", *left[2], *left[1], *left[0], "z",
    )  # fmt: skip
    body = poly(
        (x - 11 * size, y - 36 * size), (x, y - 31 * size), (x + 11 * size, y - 36 * size),
        (x + 6 * size, y + 12 * size), (x - 6 * size, y + 12 * size),
    )  # fmt: skip
    beak = poly(
        (x - 2.6 * size, y + 23 * size), (x + 2.6 * size, y + 23 * size), (x, y + 32 * size)
    )
    return wings + body + disc(x, y + 18 * size, 7 * size) + beak


def crosier(x: float, foot: float, height: float) -> str:
    """A bishop's staff; its crook opens to the right."""
    top = foot - height + 11
    return path(
        "M", x - 2, foot, "V", top, "a11 11 0 0 1 22 0a8 8 0 0 1-16 0a5 5 0 0 1 10 0h-4"
        "a1 1 0 0 0-2 0a4 4 0 0 0 8 0a7 7 0 0 0-14 0V", foot, "z",
    )  # fmt: skip


def mitre() -> Picture:
    """About 46 by 54."""
    return (
        pale("M-18 0L-23-22C-20-36-8-47 0-54 8-47 20-36 23-22L18 0C8 3-8 3-18 0z"),
        deep(
            "M-18 0L-20-9C-8-5 8-5 20-9L18 0C8 3-8 3-18 0z",
            "M-3-6V-51L0-54 3-51V-6z",
        ),
    )


def praying_hands() -> Picture:
    """Palm to palm, out of two sleeves; about 84 by 90."""
    return (
        pale(
            "M-.8 18V-54C-5-55-7-50-8-44L-11-26C-17-20-19-8-18 2L-8 22z",
            "M.8 18V-54C5-55 7-50 8-44L11-26C17-20 19-8 18 2L8 22z",
        ),
        deep(
            "M-11-26C-6-28-3-22-4-14L-6-2-8-3-6-14C-6-20-8-23-11-21z",
            "M11-26C6-28 3-22 4-14L6-2 8-3 6-14C6-20 8-23 11-21z",
            poly((-20, 2), (-2, 20), (-14, 46), (-46, 40)),
            poly((20, 2), (2, 20), (14, 46), (46, 40)),
        ),
    )


def tent(width: float = 50, height: float = 34) -> Picture:
    """A ridge tent seen from its open end, light from the left."""
    half = width / 2
    return (
        pale(poly((-half, 0), (-4, -height), (4, -height + 4), (half * 0.3, 0))),
        deep(
            poly(
                (4, -height + 4),
                (-4, -height),
                (half * 0.7, -height),
                (half * 1.3, 0),
                (half * 0.3, 0),
            )
        ),
        cut(poly((-half * 0.5, 0), (-2, -height * 0.7), (half * 0.1, 0))),
    )
