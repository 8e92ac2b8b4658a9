"""Water, hills, trees, animals, the sun."""

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
    row,
    stroke,
)


def sea(width: float = 160, height: float = 22, rows: int = 3) -> Picture:
    """Parallel waves; (0, 0) is the middle of the bottom."""
    half = width / 2
    step = height / rows
    shapes = []
    for index in range(rows):
        y = -height + step * index
        crests = "".join("q5-5 10 0t10 0" for _ in range(round(width / 20)))
        shapes.append(
            (deep if index % 2 else pale)(
                path("M", -half, y, crests, "V", y + step + 1, "H", -half, "z")
            )
        )
    return tuple(shapes)


def sun(radius: float = 14) -> Picture:
    return (pale(disc(0, 0, radius)),)


def hill(width: float = 120, height: float = 30) -> Picture:
    half = width / 2
    return (
        pale(
            path(
                "M", -half, 0, "C", -half / 2, -height * 1.3, half / 5, -height * 1.2, half, 0, "z"
            )
        ),
    )


def tree(height: float = 66, dark: bool = False) -> Picture:
    crown = deep if dark else pale
    y = -height
    return (
        deep(poly((-3, 0), (-1.6, y * 0.6), (1.6, y * 0.6), (3, 0))),
        crown(
            disc(0, y * 0.78, height * 0.22),
            disc(-height * 0.16, y * 0.6, height * 0.17),
            disc(height * 0.17, y * 0.6, height * 0.18),
        ),
    )


def palm(height: float = 96, lean: float = 14) -> Picture:
    """A date palm: ringed trunk, eight drooping leaves."""
    x, y = lean, -height
    leaf = "M0 0C10-16 30-16 44 4 30-5 16-4 0 0z"
    trunk = path("M-5 0C-3", y * 0.4, x - 8, y * 0.7, x - 2, y)
    trunk += path("H", x + 3, "C", x - 1, y * 0.7, 3, y * 0.4, "5 0z")
    rings = row(
        stroke(-4 + x * t * t, y * t, 4 + x * t * t, y * t - 2, 1.6)
        for t in (0.2, 0.35, 0.5, 0.65, 0.8)
    )
    leaves = [
        at(x, y, ((deep if turn % 80 else pale)(leaf),), turn=turn)
        for turn in (-150, -110, -70, -30, 10, 40)
    ]
    mirrored = [at(x, y, (pale(leaf),), flip=True, turn=turn) for turn in (0, 35)]
    return join(
        (deep(trunk), cut(rings)),
        *leaves,
        *mirrored,
        at(x, y + 4, (deep(disc(-4, 2, 3), disc(4, 2, 3), disc(0, 5, 3)),)),
    )


def branch(leaves: int = 5) -> Picture:
    """A twig of laurel, upright."""
    stem: Picture = (deep(stroke(0, 0, 0, -leaves * 13, 1.8)),)
    leaf = (pale("M0 0c4-10 14-12 18-16-4 12-8 15-18 16z"),)
    pairs = [
        at(0, -10 - index * 12, leaf, flip=left)
        for index in range(leaves)
        for left in (False, True)
    ]
    return join(stem, *pairs)


def horse(dark: bool = False) -> Picture:
    """Standing, head to the right, about 76 long and 66 high."""
    body = deep if dark else pale
    near = (
        "M-30-40C-22-47-6-43 8-44 15-46 20-55 27-64L30-70 33-65"
        "C37-63 43-54 46-50 47-47 44-44 41-45L34-49"
        "C30-44 28-36 25-30 23-25 20-22 19-18L18 0H12L10-19C0-16-10-17-17-20"
        "L-19-13-16 0H-22L-26-13-25-24C-30-28-33-35-30-40z"
    )
    far = "M12-20L24-12 22 0H27L30-15 22-26zM-24-22L-33-12-30 0H-25L-27-11-18-19z"
    tail = "M-29-40C-38-38-40-24-37-12-33-18-31-26-29-31z"
    mane = "M8-44C15-46 20-56 27-65L29-62C24-54 20-46 14-41z"
    trim = pale if dark else deep
    return (trim(far, tail), body(near), trim(mane), cut(disc(36, -58, 1.2)))


def trough(width: float = 44) -> Picture:
    half = width / 2
    return (
        pale(poly((-half, -16), (half, -16), (half - 5, 0), (-half + 5, 0))),
        deep(rect(-half - 2, -19, width + 4, 4)),
        cut(oval(0, -17, half - 4, 1.2)),
    )


def gull() -> Picture:
    return (deep("M-10-4C-6-9-2-7 0-3 2-7 6-9 10-4 6-6 3-4 0 0-3-4-6-6-10-4z"),)


def cloud(scale: float = 1) -> Picture:
    return at(
        0,
        0,
        (pale(disc(-12, 0, 8), disc(0, -4, 11), disc(13, 0, 8), rect(-12, 0, 25, 8)),),
        scale=scale,
    )
