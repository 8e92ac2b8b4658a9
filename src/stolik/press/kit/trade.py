"""What is weighed, sold and carried."""

from stolik.press.kit.shapes import (
    Picture,
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
    ring,
    row,
    stroke,
)


def scales(tilt: float = 0) -> Picture:
    """A balance; tilt lowers the right pan."""
    return (
        deep(
            rect(-2, -84, 4, 80),
            rect(-18, -5, 36, 5),
            disc(0, -86, 4),
            stroke(-40, -76 - tilt, 40, -76 + tilt, 4),
        ),
        pale(
            *(
                poly((x, y), (x - 15, y + 34), (x + 15, y + 34))
                for x, y in ((-40, -76 - tilt), (40, -76 + tilt))
            )
        ),
        cut(
            *(
                poly((x, y + 5), (x - 12, y + 33), (x + 12, y + 33))
                for x, y in ((-40, -76 - tilt), (40, -76 + tilt))
            )
        ),
        deep(
            *(
                path("M", x - 18, y + 33, "h36c-2 12-34 12-36 0z")
                for x, y in ((-40, -76 - tilt), (40, -76 + tilt))
            )
        ),
    )


def anvil() -> Picture:
    return (
        deep(
            "M-36-40H-12V-46H38C36-32 26-26 12-24V-14L22-6V0H-18V-6L-8-14V-23C-22-24-34-30-36-40z"
        ),
    )


def nail(length: float = 30) -> Picture:
    """Upright, head on top."""
    return (deep(poly((-1.6, -length), (1.6, -length), (0, 0)), rect(-4, -length - 2.4, 8, 2.8)),)


def barrel(width: float = 34, height: float = 42) -> Picture:
    half = width / 2
    out, third = half + 3, height / 3
    return (
        pale(
            path("M", 3 - half, 0, "C", -out, -third, -out, 2 * -third, 3 - half, -height)
            + path("H", half - 3, "C", out, 2 * -third, out, -third, half - 3, 0, "z")
        ),
        deep(
            rect(-half - 1, -height * 0.76, width + 2, 3),
            rect(-half - 1, -height * 0.3, width + 2, 3),
        ),
    )


def horseshoe() -> Picture:
    return (deep("M-14 0C-24-34 24-34 14 0H7C14-24-14-24-7 0z"),)


def key() -> Picture:
    return (deep(ring(0, -26, 9, 4), rect(-2, -18, 4, 28), rect(2, 2, 7, 3), rect(2, 7, 5, 3)),)


def gear(radius: float = 18, teeth: int = 8) -> Picture:
    cogs = [
        at(0, 0, (deep(rect(-3, -radius - 4, 6, 6)),), turn=360 / teeth * i) for i in range(teeth)
    ]
    return join(*cogs, (deep(ring(0, 0, radius, radius * 0.42)),))


def crate(width: float = 84, height: float = 40) -> Picture:
    """Slats of wood with gaps."""
    half = width / 2
    slats = row(rect(-half, -height + i * height / 3, width, height / 3 - 3) for i in range(3))
    return (
        pale(slats),
        deep(
            rect(-half, -height, 5, height - 3),
            rect(half - 5, -height, 5, height - 3),
            rect(-2.5, -height, 5, height - 3),
        ),
    )


def orange(radius: float = 11, leaf: bool = False, dark: bool = False) -> Picture:
    body, mark = (deep, pale) if dark else (pale, deep)
    sprig = (deep("M0-20C3-32 14-36 24-34 22-24 12-18 0-20z"),) if leaf else ()
    return at(
        0,
        0,
        (body(disc(0, -11, 11)), mark(disc(-4, -14, 1.5), disc(1, -8, 1.5), disc(4, -14, 1.5))),
        sprig,
        scale=radius / 11,
    )


def suitcase(width: float = 40, height: float = 28) -> Picture:
    half = width / 2
    return (
        deep(
            rect(-half, -height, width, height),
            rect(-7, -height - 5, 14, 3),
            rect(-7, -height - 5, 3, 6),
            rect(4, -height - 5, 3, 6),
        ),
        pale(rect(-half + 6, -height, 3, height), rect(half - 9, -height, 3, height)),
        cut(rect(-3, -height + 8, 6, 4)),
    )


def coal(width: float = 90, height: float = 44) -> Picture:
    """A heap of lumps."""
    half = width / 2
    lumps = row(
        poly((x - 6, y), (x - 2, y - 7), (x + 5, y - 6), (x + 7, y + 1), (x, y + 4))
        for x, y in (
            (-22, -8),
            (-4, -12),
            (16, -9),
            (-10, -24),
            (8, -26),
            (0, -36),
            (28, -6),
            (-34, -5),
        )
    )
    return (
        deep(
            poly(
                (-half, 0),
                (-half * 0.6, -height * 0.5),
                (-half * 0.2, -height * 0.9),
                (4, -height),
                (half * 0.4, -height * 0.7),
                (half * 0.75, -height * 0.35),
                (half, 0),
            )
        ),
        pale(lumps),
    )


def coins(count: int = 4) -> Picture:
    return join(*(((pale if i % 2 else deep)(oval(0, -3 - i * 5, 13, 5)),) for i in range(count)))


def coin(radius: float = 11) -> Picture:
    return (deep(disc(0, -radius, radius)), pale(ring(0, -radius, radius * 0.78, 1.6)))


def cash_box() -> Picture:
    return (
        pale(rect(-24, -28, 48, 28)),
        deep(
            rect(-26, -34, 52, 8),
            rect(-5, -22, 10, 10),
            rect(-9, -40, 18, 3),
            rect(-9, -40, 3, 6),
            rect(6, -40, 3, 6),
        ),
        cut(disc(0, -18, 2), rect(-10, -31, 20, 2)),
    )
