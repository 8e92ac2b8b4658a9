"""Buildings that are called by their names: churches, synagogues, halls, towers, gates."""

from stolik.press.kit.buildings import windows
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
    spokes,
    spread,
)


def steps(width: float = 80, count: int = 4, rise: float = 4) -> Picture:
    shapes = []
    for step in range(count):
        wide = width + (count - 1 - step) * 10
        mark = deep if step % 2 else pale
        shapes.append(mark(rect(-wide / 2, -rise * (step + 1), wide, rise)))
    return tuple(shapes)


def column(height: float = 60, width: float = 9, broken: bool = False) -> Picture:
    shaft = rect(-width / 2, -height + 5, width, height - 9)
    flutes = row(rect(x - 0.5, -height + 7, 1, height - 13) for x in spread(3, width))
    head = "" if broken else rect(-width / 2 - 3, -height, width + 6, 5)
    return (pale(shaft, rect(-width / 2 - 3, -4, width + 6, 4), head), deep(flutes))


def portico(width: float = 80, height: float = 60, columns: int = 4) -> Picture:
    """Columns under a pediment."""
    top = -height
    gable = poly((-width / 2 - 5, top - 6), (0, top - 6 - width * 0.24), (width / 2 + 5, top - 6))
    beam = rect(-width / 2 - 5, top - 7, width + 10, 8)
    pillars = join(*(at(x, 0, column(height)) for x in spread(columns, width)))
    return join((pale(gable), cut(disc(0, top - 7 - width * 0.08, 3.5)), deep(beam)), pillars)


def dome(radius: float = 24, lantern: bool = True) -> Picture:
    bowl = path(
        "M", -radius, 0, "C", -radius, -radius * 1.35, radius, -radius * 1.35, radius, 0, "z"
    )
    top = rect(-4, -radius * 1.26, 8, 10) + poly(
        (-6, -radius * 1.26), (0, -radius * 1.26 - 9), (6, -radius * 1.26)
    )
    return (pale(bowl), deep(rect(-radius - 2, -3, radius * 2 + 4, 5), top if lantern else ""))


def spire(width: float = 20, height: float = 110, cap: float = 22) -> Picture:
    """A church tower: belfry openings, a cornice, a cap with a cross."""
    half = width / 2
    return (
        pale(rect(-half, -height, width, height)),
        deep(
            rect(-half - 2, -height - 2, width + 4, 4),
            rect(-half - 1, -height * 0.62, width + 2, 3),
            poly((-half - 1, -height - 2), (0, -height - 2 - cap), (half + 1, -height - 2)),
            rect(-0.9, -height - cap - 13, 1.8, 13),
            rect(-3.5, -height - cap - 10, 7, 1.8),
        ),
        cut(
            arch(-half + 5, -height * 0.68, width - 10, height * 0.22),
            arch(-half + 6, -height * 0.34, width - 12, height * 0.18),
        ),
    )


def church(width: float = 96, height: float = 70) -> Picture:
    """A neo-Renaissance front: two towers, a gable between them, a columned porch."""
    reach = width / 2 - 11
    nave = (
        pale(
            rect(-reach, -height, reach * 2, height),
            poly((-reach, -height), (0, -height - 24), (reach, -height)),
        ),
        deep(
            rect(-reach, -height - 1, reach * 2, 3),
            rect(-0.9, -height - 38, 1.8, 15),
            rect(-4, -height - 34, 8, 1.8),
        ),
        cut(
            disc(0, -height - 9, 5),
            row(arch(x - 4, -height * 0.5, 8, height * 0.34) for x in spread(3, reach * 1.5)),
        ),
        deep(
            row(rect(x - 2, -height * 0.4, 4, height * 0.4) for x in spread(4, reach * 1.9)),
            rect(-reach, -height * 0.44, reach * 2, 4),
        ),
        cut(arch(-6, 0, 12, height * 0.32)),
    )
    towers = [at(x, 0, spire(20, height + 30)) for x in (-width / 2, width / 2)]
    return join(nave, *towers)


def synagogue(width: float = 96, height: float = 66) -> Picture:
    """A neo-Romanesque front with a rose window, round arches and two tablets on the gable."""
    half = width / 2
    tablets = arch(-7, -height - 34, 7, 13) + arch(0, -height - 34, 7, 13)
    return (
        pale(
            rect(-half, -height, width, height),
            poly((-half + 12, -height), (0, -height - 36), (half - 12, -height)),
            rect(-half, -height - 8, 14, 10),
            rect(half - 14, -height - 8, 14, 10),
        ),
        deep(
            tablets,
            rect(-half - 2, -height - 1, width + 4, 3),
            rect(-half - 2, -height - 12, 18, 4),
            rect(half - 16, -height - 12, 18, 4),
        ),
        cut(ring(0, -height - 11, 10, 2.5), disc(0, -height - 11, 6)),
        deep(spokes(0, -height - 11, 6, 1.4, 3)),
        cut(
            row(arch(x - 5.5, -height * 0.46, 11, height * 0.42) for x in (-half + 14, half - 14)),
            arch(-15, -height * 0.5, 9, height * 0.36),
            arch(6, -height * 0.5, 9, height * 0.36),
            arch(-4.5, -height * 0.5, 9, height * 0.42),
        ),
        cut(row(arch(x - 6, 0, 12, height * 0.36) for x in (-half + 14, 0, half - 14))),
    )


def domed_synagogue() -> Picture:
    """A classicist temple: portico on steps, a dome, side pavilions."""
    wings = [
        at(
            x,
            -12,
            (
                (pale(rect(-14, -56, 28, 56))),
                deep(rect(-16, -60, 32, 5)),
                cut(windows(28, -54, -4, 2, 2, True)),
            ),
        )
        for x in (-54, 54)
    ]
    return join(
        (pale(rect(-24, -92, 48, 30)),),
        at(0, -92, dome(23)),
        *wings,
        (pale(rect(-42, -62, 84, 50)), cut(row(arch(x - 4, -14, 8, 26) for x in spread(3, 54)))),
        at(0, -12, portico(66, 46, 4)),
        steps(120, 3),
    )


def town_hall() -> Picture:
    """A small hall with a clock tower; the ground-floor windows are barred."""
    bars = row(rect(x - 5 + i * 3.4, -20, 1.4, 12) for x in (-38, -22, 22, 38) for i in range(4))
    return (
        deep(poly((-52, -44), (-40, -60), (40, -60), (52, -44))),
        pale(rect(-48, -45, 96, 45), rect(-13, -92, 26, 92)),
        deep(
            poly((-16, -92), (0, -122), (16, -92)),
            rect(-1, -132, 2, 12),
            rect(1, -132, 9, 6),
            rect(-50, -26, 100, 3),
        ),
        cut(
            disc(0, -78, 8),
            row(arch(x - 4.5, -29, 9, 12) for x in (-38, -22, 22, 38)),
            row(rect(x - 5, -20, 10, 12) for x in (-38, -22, 22, 38)),
            arch(-6, 0, 12, 20),
            arch(-4, -42, 8, 16),
        ),
        deep(bars, rect(-0.7, -84, 1.4, 7), rect(-0.7, -78.5, 5, 1.4)),
    )


def high_rise() -> Picture:
    """A telephone exchange of 1908: a sheer tower with a crown of battlements, and wires."""
    crown = row(rect(x - 3, -144, 6, 7) for x in spread(5, 52))
    wires = "".join(
        path("M", 25, y, "Q", 60, y + 22, 92, y + 10, "v", 1.2, "Q", 60, y + 23.2, 25, y + 1.2, "z")
        for y in (-126, -118, -110)
    )
    return (
        deep(wires),
        pale(rect(-24, -130, 48, 130)),
        deep(rect(-28, -137, 56, 9), crown, rect(-26, -96, 52, 3), rect(-26, -40, 52, 3)),
        cut(
            windows(46, -128, -97, 2, 4),
            windows(46, -92, -42, 4, 4),
            arch(-17, -14, 9, 20),
            arch(8, -14, 9, 20),
            arch(-6, 0, 12, 28),
        ),
    )


def gateway(width: float = 96, height: float = 96, bars: bool = False) -> Picture:
    """A rusticated wall with a carriage arch; its grating may be down."""
    half = width / 2
    courses = row(rect(-half, -y, width, 1.6) for y in range(12, round(height) - 8, 12))
    opening = arch(-24, 0, 48, 70)
    grating = row(rect(x - 1.2, -66, 2.4, 66) for x in spread(6, 48)) + row(
        rect(-24, y, 48, 2.4) for y in (-52, -36, -20)
    )
    return (
        pale(rect(-half, -height, width, height)),
        deep(courses, rect(-half - 4, -height - 6, width + 8, 9), arch(-29, 0, 58, 76)),
        cut(opening),
        *((deep(grating),) if bars else ()),
    )


def station(width: float = 120, height: float = 50) -> Picture:
    """A railway terminus: a glazed half-round between two pavilions."""
    radius = width * 0.3
    return (
        pale(rect(-width / 2, -height, width, height), disc(0, -height, radius)),
        cut(
            disc(0, -height, radius - 7),
            row(arch(x - 6, 0, 12, height * 0.66) for x in spread(5, width)),
        ),
        deep(
            spokes(0, -height, radius - 5, 1.8, 6), rect(-width / 2 - 3, -height - 1, width + 6, 5)
        ),
        pale(rect(-width / 2, -height + 4, width, height * 0.24)),
    )


def temple(width: float = 44) -> Picture:
    """A ruin far off: columns under a broken beam."""
    shafts = row(rect(x - 1.6, -18, 3.2, 18) for x in spread(6, width))
    return (
        pale(
            shafts, rect(-width / 2, -22, width * 0.72, 4), rect(-width / 2 - 3, -2, width + 6, 3)
        ),
    )


def bridge(width: float = 120, spans: int = 3, height: float = 30) -> Picture:
    """Arches over water."""
    step = width / spans
    arches = row(arch(x - step * 0.36, 0, step * 0.72, height * 0.75) for x in spread(spans, width))
    return (
        pale(rect(-width / 2, -height, width, height)),
        deep(rect(-width / 2 - 2, -height - 3, width + 4, 4)),
        cut(arches),
    )
