"""Signs and furniture of the two faiths of the square."""

from stolik.press.kit.shapes import (
    Picture,
    arch,
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
)

FLAME = "M0-12C4-7 4-2 0 0-4-2-4-7 0-12z"


def cross(height: float = 60, width: float = 5) -> Picture:
    arm = height * 0.5
    return (
        deep(rect(-width / 2, -height, width, height), rect(-arm / 2, -height * 0.76, arm, width)),
    )


def candelabrum(branches: int = 3, lit: bool = True) -> Picture:
    """A menorah: three branches a side make seven lights, four the nine of Hanukkah."""
    step = 11.5
    shapes: list[str] = [rect(-1.8, -78, 3.6, 74), "M-16 0C-14-8 14-8 16 0z", rect(-20, -1, 40, 4)]
    flames: list[Picture] = [at(0, -82 if branches < 4 else -88, (pale(FLAME),))] if lit else []
    if branches > 3:
        shapes.append(rect(-3.5, -84, 7, 7))
    for index in range(1, branches + 1):
        r = step * index
        y, inner, outer = (-66 if r < 20 else -62), r - 1.7, r + 1.7
        shapes.append(
            path("M", -outer, -76, "h", 3.4, "V", y, "A", inner, inner, "0 0 0", inner, y, "V", -76)
            + path("h", 3.4, "V", y, "A", outer, outer, "0 0 1", -outer, y, "z")
        )
        for x in (-r, r):
            shapes.append(rect(x - 3.5, -78, 7, 3))
            if lit:
                flames.append(at(x, -80, (pale(FLAME),)))
    return join(tuple(deep(shape) for shape in shapes), *flames)


def tablets() -> Picture:
    lines = row(rect(x, y, 12, 2) for x in (-16, 4) for y in (-30, -24, -18, -12))
    return (pale(arch(-20, 0, 19, 44), arch(1, 0, 19, 44)), deep(lines))


def scroll() -> Picture:
    """A Torah scroll, upright."""
    return (
        deep(
            row(
                rect(x - 1.5, -74, 3, 74)
                + rect(x - 6, -66, 12, 3)
                + rect(x - 6, -11, 12, 3)
                + disc(x, -75, 3)
                for x in (-14, 14)
            )
        ),
        pale(rect(-21, -62, 42, 50)),
        deep(poly((0, -50), (9, -35), (-9, -35)), poly((0, -30), (9, -45), (-9, -45))),
    )


def ark() -> Picture:
    """A Torah ark: columns, a curtain, tablets above."""
    return join(
        (
            pale(rect(-34, -86, 68, 86)),
            deep(rect(-38, -90, 76, 6), rect(-34, -84, 7, 84), rect(27, -84, 7, 84)),
            cut(arch(-20, 0, 40, 74)),
            deep(
                "M-18-2C-16-30-16-52-18-60-8-70 0-68 0-68V-2zM2-2V-68"
                "C8-68 16-64 18-60 16-52 16-30 18-2z"
            ),
        ),
        at(0, -88, tablets(), scale=0.62),
    )


def lectern() -> Picture:
    return (
        deep(poly((-22, -44), (22, -44), (17, 0), (-17, 0))),
        pale(poly((-27, -52), (27, -52), (24, -43), (-24, -43)), rect(-12, -34, 24, 22)),
    )


def dreidel() -> Picture:
    return (
        pale(rect(-12, -34, 24, 20), poly((-12, -14), (12, -14), (0, 0))),
        deep(rect(-2, -44, 4, 10), rect(-12, -34, 24, 3), "M-5-29h10v3H1v9H-2v-9h-3z"),
    )


def rose_window(radius: float = 34) -> Picture:
    petals = [
        at(
            0,
            0,
            (cut(arch(-radius * 0.15, -radius * 0.3, radius * 0.3, radius * 0.52)),),
            turn=45 * i,
        )
        for i in range(8)
    ]
    return join(
        (
            pale(disc(0, 0, radius + 6)),
            deep(ring(0, 0, radius + 6, 4), ring(0, 0, radius * 0.26, 3)),
        ),
        *petals,
    )
