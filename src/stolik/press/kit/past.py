"""The oldest times and what remembers them: huts, palisades, urns, graves, statues."""

from stolik.press.kit.shapes import (
    Picture,
    arch,
    at,
    cut,
    deep,
    disc,
    join,
    oval,
    pale,
    path,
    poly,
    rect,
    row,
    spread,
    stroke,
)


def hut(width: float = 34, height: float = 26) -> Picture:
    """A thatched hut of posts and wattle."""
    half = width / 2
    return (
        pale(rect(-half + 3, -height * 0.42, width - 6, height * 0.42)),
        deep(
            poly(
                (-half - 3, -height * 0.36), (-2, -height), (2, -height), (half + 3, -height * 0.36)
            ),
            row(rect(x - 0.8, -height * 0.4, 1.6, height * 0.4) for x in spread(5, width - 8)),
        ),
        cut(path("M-3 0V-7Q0-11 3-7V0z")),
    )


def funnel_beaker(size: float = 1) -> Picture:
    """A pot with a wide funnel neck and a band of pricks."""
    return at(
        0,
        0,
        (
            pale("M-13-30H13L8-17C15-13 13-3 6 0H-6C-13-3-15-13-8-17z"),
            deep(
                rect(-8, -18.500, 16, 2),
                row(poly((x, -15), (x + 3, -15), (x + 1.5, -11)) for x in (-9, -5, -1, 3, 7)),
                rect(-13, -30, 26, 2),
            ),
        ),
        scale=size,
    )


def urn(size: float = 1) -> Picture:
    return at(
        0,
        0,
        (
            pale("M-6-24H6L5-20C14-16 13-6 6 0H-6C-13-6-14-16-5-20z"),
            deep(
                rect(-8, -26, 16, 3),
                "M-11-13l4-4 3.5 4 3.5-4 3.5 4 3.5-4 4 4-4 3-3.5-3-3.5 3-3.5-3-3.5 3z",
            ),
        ),
        scale=size,
    )


def ring_of_stones(width: float = 80, count: int = 7) -> Picture:
    """Standing stones of unequal height in a shallow arc."""
    stones = []
    for i, x in enumerate(spread(count, width)):
        tall = 9 + 6 * ((i * 3) % 4) / 3 + 6 * (1 - abs(x) / width * 1.6)
        y = abs(x) / width * 6
        stones.append((x, y, tall))
    return (
        pale(
            row(
                path(
                    "M",
                    x - 4,
                    y,
                    "L",
                    x - 3.4,
                    y - tall,
                    "Q",
                    x,
                    y - tall - 5,
                    x + 3.4,
                    y - tall + 1,
                    "L",
                    x + 4.4,
                    y,
                    "z",
                )
                for x, y, tall in stones
            )
        ),
        deep(
            row(
                path(
                    "M",
                    x + 1,
                    y,
                    "L",
                    x + 1,
                    y - tall - 2,
                    "L",
                    x + 3.4,
                    y - tall + 1,
                    "L",
                    x + 4.4,
                    y,
                    "z",
                )
                for x, y, tall in stones
            )
        ),
    )


def palisade(width: float = 60, height: float = 18) -> Picture:
    """Sharpened stakes side by side."""
    count = round(width / 5)
    stakes = [
        poly((x - 2.4, 0), (x - 2.4, -height), (x, -height - 5), (x + 2.4, -height), (x + 2.4, 0))
        for x in spread(count, width)
    ]
    return (
        pale(row(stakes[::2])),
        deep(row(stakes[1::2]), rect(-width / 2, -height * 0.4, width, 1.6)),
    )


def rampart(width: float = 120, height: float = 22) -> Picture:
    """An earthen bank."""
    half = width / 2
    return (
        pale(path("M", -half, 0, "L", -half * 0.72, -height, "H", half * 0.72, "L", half, 0, "z")),
        deep(path("M", half * 0.5, -height, "H", half * 0.72, "L", half, 0, "H", half * 0.7, "z")),
    )


def log_tower(height: float = 46, width: float = 20) -> Picture:
    """A wooden gate tower on posts."""
    half = width / 2
    return (
        pale(rect(-half, -height, width, height)),
        deep(
            row(rect(-half, -y, width, 1.2) for y in range(6, round(height), 6)),
            rect(-half - 3, -height - 2, width + 6, 3),
            poly((-half - 5, -height - 2), (0, -height - 16), (half + 5, -height - 2)),
        ),
        cut(arch(-4.5, 0, 9, 16), rect(-6, -height + 6, 4, 5), rect(2, -height + 6, 4, 5)),
    )


def matzevah(height: float = 28, width: float = 16) -> Picture:
    """A Jewish gravestone: a round head, a star, lines of script."""
    half = width / 2
    star = poly((0, -height + 3), (4, -height + 10), (-4, -height + 10)) + poly(
        (0, -height + 12.4), (4, -height + 5.4), (-4, -height + 5.4)
    )
    return (
        pale(arch(-half, 0, width, height)),
        deep(
            star,
            row(
                rect(-half + 3, -height + 14.5 + i * 3.6, width - 6, 1.3)
                for i in range(int((height - 17) / 3.6))
            ),
        ),
    )


def statue(height: float = 60) -> Picture:
    """A soldier with a rifle at his foot, on a plinth."""
    base = height * 0.4
    man = (
        deep(stroke(9, 0, 9, -30, 1.8)),
        pale(
            "M-6-27C-5-30 5-30 6-27L8-12H6L5 0H1L0-10-1 0H-5L-6-12H-9z",
            disc(0, -33, 4),
            stroke(6, -26, 9, -18, 2.6),
        ),
        deep("M-5-34C-5-40 5-40 5-34L6-33H-6z"),
    )
    return join(
        (
            pale(rect(-12, -base, 24, base)),
            deep(
                rect(-15, -base - 2, 30, 3.4), rect(-16, -4, 32, 4), rect(4, -base + 2, 8, base - 6)
            ),
            cut(rect(-7, -base + 7, 9, 1.4), rect(-7, -base + 11, 9, 1.4)),
        ),
        at(0, -base - 2, man, scale=height * 0.56 / 40),
    )


def seated_reader() -> Picture:
    """A bronze figure on a bench with a book."""
    return (
        deep(
            rect(-30, -12, 60, 3),
            rect(-30, -24, 60, 2.4),
            rect(-30, -19, 60, 2),
            row(rect(x, -24, 2.4, 24) for x in (-27, 25)),
        ),
        pale("M-8-12C-10-28-6-32 0-32S10-28 9-16L20-14 20 0H15L14-9H-4z", disc(1, -38, 5.500)),
        deep("M-5-39C-5-46 7-46 7-38 4-41 0-41-5-39z"),
        cut(
            poly((6, -22), (15, -25), (17, -19), (8, -16)),
            poly((15, -25), (23, -22), (24, -16), (17, -19)),
        ),
    )


def fishing_rack(width: float = 34) -> Picture:
    """Fish that dry on a pole."""
    fish = row(
        path("M", x, -17, "q3 3 0 9q-3-6 0-9zM", x - 2, -6, "h4l-2-3z")
        for x in spread(5, width - 8)
    )
    return (
        deep(
            stroke(-width / 2, 0, -width / 2 + 3, -21, 1.6),
            stroke(width / 2, 0, width / 2 - 3, -21, 1.6),
            rect(-width / 2, -19, width, 1.6),
        ),
        pale(fish),
    )


def crossed_oars() -> Picture:
    return (
        deep(stroke(-16, 16, 14, -14, 2.2), stroke(16, 16, -14, -14, 2.2)),
        pale(oval(17, -17, 4, 4), oval(-17, -17, 4, 4)),
    )
