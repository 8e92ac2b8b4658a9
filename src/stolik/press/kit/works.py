"""Works and machines: mills, tanks, kilns, turbines, pumps, racks."""

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
    spokes,
    spread,
    stroke,
)


def wind_turbine(height: float = 62, turn: float = 0) -> Picture:
    blade = "M-1.400 0C-3-10-1-22 0-28 2-20 3-10 1.400 0z"
    blades = [at(0, -height, (cut(blade),), turn=turn + 120 * i) for i in range(3)]
    return join(
        (pale(poly((-2.4, 0), (-1, -height), (1, -height), (2.4, 0))),),
        *blades,
        (deep(disc(0, -height, 2.2)),),
    )


def dutch_mill(height: float = 50, arms: int = 5, turn: float = 18) -> Picture:
    """A tower mill that narrows upwards; that of Tczew has five arms."""
    rungs = row(rect(1, -y, 6, 1) for y in range(9, 32, 4)) + rect(6.4, -32, 1, 26)
    sails = [
        at(0, -height - 4, (deep(rect(-0.9, -33, 1.8, 33), rungs),), turn=turn + 360 / arms * i)
        for i in range(arms)
    ]
    return join(
        (
            pale(poly((-17, 0), (-10, -height), (10, -height), (17, 0))),
            deep(
                poly((6, 0), (4, -height), (10, -height), (17, 0)),
                path("M-12", -height, "C-12", -height - 14, 12, -height - 14, 12, -height, "z"),
            ),
            cut(rect(-4, -12, 8, 12), rect(-8, -height + 20, 4, 6), rect(-1, -height + 12, 4, 6)),
        ),
        *sails,
    )


def drain_mill(height: float = 34) -> Picture:
    """A small polder mill with four sails and a scoop wheel."""
    sails = [
        at(
            0,
            -height - 2,
            (deep(rect(-0.8, -24, 1.6, 24)), pale(rect(0.8, -24, 4.6, 18))),
            turn=30 + 90 * i,
        )
        for i in range(4)
    ]
    return join(
        (
            pale(poly((-13, 0), (-7, -height), (7, -height), (13, 0))),
            deep(
                poly((-9, -height), (0, -height - 10), (9, -height)),
                row(rect(-12, -y, 24, 0.9) for y in range(5, round(height), 6)),
                ring(20, -7, 8, 2),
                spokes(20, -7, 7, 1.4, 4),
            ),
            cut(rect(-3, -10, 6, 10)),
        ),
        *sails,
    )


def mill_wheel(radius: float = 14) -> Picture:
    return (
        deep(
            ring(0, -radius, radius, 2.6),
            spokes(0, -radius, radius - 1, 1.8, 4),
            disc(0, -radius, 2.6),
        ),
    )


def silo(width: float = 18, height: float = 44, dome: bool = True) -> Picture:
    half = width / 2
    top = (
        path("M", -half, -height, "Q0", -height - half * 1.5, half, -height, "z")
        if dome
        else rect(-half - 1, -height - 2, width + 2, 3)
    )
    return (
        pale(rect(-half, -height, width, height), top),
        deep(
            rect(width * 0.2, -height, width * 0.3, height),
            row(rect(-half, -y, width, 1) for y in range(10, round(height), 11)),
        ),
    )


def tank(radius: float = 20) -> Picture:
    """A ball on legs, with seams."""
    r = radius
    return (
        deep(
            stroke(-r * 0.7, -r * 0.8, -r * 0.9, 0, 3),
            stroke(r * 0.7, -r * 0.8, r * 0.9, 0, 3),
            rect(-1.5, -r * 0.5, 3, r * 0.5),
        ),
        pale(disc(0, -r * 1.3, r)),
        cut(
            rect(-0.7, -r * 2.3, 1.4, r * 2),
            rect(-r, -r * 1.3 - 0.7, 2 * r, 1.4),
            rect(-r * 0.76, -r * 1.95, r * 1.52, 1.3),
            rect(-r * 0.76, -r * 0.67, r * 1.52, 1.3),
        ),
    )


def basin(width: float = 54) -> Picture:
    """A round settling basin with its turning arm."""
    half = width / 2
    return (
        deep(path("M", -half, -8, "V-3", "Q0 8", half, -3, "V-8z")),
        pale(oval(0, -8, half, 7)),
        cut(oval(0, -8, half - 4, 4.8)),
        deep(stroke(0, -9, half - 3, -11, 2), rect(-1.4, -18, 2.8, 10)),
    )


def kiln(width: float = 54, height: float = 20) -> Picture:
    """A ring kiln: a low drum of arches under a broad roof."""
    half = width / 2
    doors = row(path("M", x - 3, 0, "v-8a3 3 0 0 1 6 0v8z") for x in spread(5, width))
    return (
        deep(
            poly(
                (-half - 5, -height),
                (-half * 0.5, -height - 13),
                (half * 0.5, -height - 13),
                (half + 5, -height),
            )
        ),
        pale(rect(-half, -height, width, height)),
        cut(doors),
    )


def bricks(rows: int = 3, width: float = 30) -> Picture:
    """A pile, every second brick darker."""
    across = round(width / 8)
    cells = [(r, i) for r in range(rows) for i in range(across - r % 2)]

    def course(dark: bool) -> str:
        return row(
            rect(-width / 2 + i * 8 + (r % 2) * 4, -5 * (r + 1), 7.2, 4.2)
            for r, i in cells
            if (i + r) % 2 == dark
        )

    return (pale(course(False)), deep(course(True)))


def meter() -> Picture:
    """A gas meter: a case with a dial and two pipes."""
    return (
        deep(
            rect(-16, -54, 5, 16), rect(11, -54, 5, 16), rect(-22, -56, 12, 4), rect(10, -56, 12, 4)
        ),
        pale(path("M-22-6V-36Q-22-42-16-42H16Q22-42 22-36V-6Q22 0 16 0H-16Q-22 0-22-6z")),
        cut(disc(0, -24, 12)),
        deep(ring(0, -24, 12, 1.6), stroke(0, -24, 6, -31, 2), rect(-11, -9, 22, 5)),
    )


def gear_wheel(radius: float = 14, teeth: int = 10) -> Picture:
    """Around (0, 0)."""
    return (
        pale(
            disc(0, 0, radius),
            spokes(0, 0, radius + 3.4, radius * 0.3, teeth // 2 if teeth % 2 == 0 else teeth),
        ),
        cut(disc(0, 0, radius * 0.62)),
        deep(spokes(0, 0, radius * 0.66, radius * 0.16, 3), disc(0, 0, radius * 0.26)),
    )


def chip(size: float = 30) -> Picture:
    """An integrated circuit with legs, around (0, 0)."""
    half = size / 2
    legs = row(
        rect(x - 1, -half - 5, 2, size + 10) + rect(-half - 5, x - 1, size + 10, 2)
        for x in spread(5, size)
    )
    return (
        pale(legs),
        deep(rect(-half, -half, size, size)),
        cut(rect(-half * 0.5, -half * 0.5, half, half)),
    )


def rack(width: float = 18, height: float = 46, units: int = 7) -> Picture:
    """A server cabinet with lamps."""
    pitch = (height - 4) / units
    return (
        deep(rect(-width / 2, -height, width, height)),
        pale(
            row(
                rect(-width / 2 + 2, -height + 3 + i * pitch, width - 4, pitch * 0.6)
                for i in range(units)
            )
        ),
        cut(
            row(
                rect(
                    width / 2 - 7 + (i % 2) * 2.4,
                    -height + 3 + i * pitch + pitch * 0.16,
                    2,
                    pitch * 0.28,
                )
                for i in range(units)
            )
        ),
    )


def telegraph_pole(height: float = 56, arms: int = 2) -> Picture:
    bars = row(rect(-12 + 2 * i, -height + 5 + 8 * i, 24 - 4 * i, 2) for i in range(arms))
    cups = row(
        rect(x - 1.2, -height + 1.6 + 8 * i, 2.4, 4)
        for i in range(arms)
        for x in (-10 + 2 * i, -4, 4, 10 - 2 * i)
    )
    return (deep(rect(-1.3, -height, 2.6, height), bars), pale(cups))


def wires(width: float = 160, sag: float = 7, count: int = 2) -> Picture:
    return (
        deep(
            "".join(
                path(
                    "M",
                    -width / 2,
                    i * 8,
                    "Q0",
                    i * 8 + 2 * sag,
                    width / 2,
                    i * 8,
                    "v0.900Q0",
                    i * 8 + 2 * sag + 0.9,
                    -width / 2,
                    i * 8 + 0.9,
                    "z",
                )
                for i in range(count)
            )
        ),
    )


def morse_key() -> Picture:
    return (
        pale(rect(-26, -5, 52, 5)),
        deep(
            stroke(-18, -10, 20, -13, 3),
            rect(-4, -14, 5, 9),
            disc(21, -16, 5),
            rect(-21, -12, 4, 7),
            rect(14, -10, 3, 5),
        ),
    )


def hydrant(height: float = 34) -> Picture:
    top = -height
    return (
        pale(
            rect(-6, top + 7, 12, height - 7),
            path("M-7", top + 8, "C-7", top - 1, 7, top - 1, 7, top + 8, "z"),
        ),
        deep(
            rect(-9, -3, 18, 3),
            rect(-8, top + 7, 16, 2.6),
            rect(-11, top + 13, 5, 7),
            rect(6, top + 13, 5, 7),
            rect(-1.6, top - 2, 3.2, 4),
            rect(2, top + 10, 4, height - 13),
        ),
    )


def hand_pump(height: float = 48) -> Picture:
    """A cast-iron street pump: a curved spout to the left, a lever to the right."""
    top = -height
    return (
        deep(
            path("M6", top + 9, "Q26", top + 8, 24, top + 34, "h-3Q22", top + 13, 6, top + 13, "z")
        ),
        pale(
            rect(-6, top + 6, 12, height - 6),
            path(
                "M-6",
                top + 16,
                "Q-20",
                top + 14,
                -20,
                top + 28,
                "h5Q-15",
                top + 21,
                -6,
                top + 22,
                "z",
            ),
        ),
        deep(
            rect(-10, -4, 20, 4),
            rect(-8, top + 4, 16, 3),
            path("M-6", top + 4, "Q0", top - 8, 6, top + 4, "z"),
            rect(2, top + 7, 4, height - 11),
        ),
    )


def bucket() -> Picture:
    return (
        pale(poly((-7, -12), (7, -12), (5, 0), (-5, 0))),
        deep(rect(-8, -13, 16, 2), path("M-7-13Q0-24 7-13L5.600-13Q0-21-5.600-13z")),
    )


def sieve_heap(width: float = 60, height: float = 22) -> Picture:
    """A heap with bits and pieces in it."""
    half = width / 2
    bits = row(
        poly((x, y), (x + 6, y - 2), (x + 4, y + 4))
        for x, y in ((-18, -6), (-4, -12), (8, -6), (16, -4), (0, -4), (-10, -3))
    )
    return (
        deep(
            path(
                "M",
                -half,
                0,
                "Q",
                -half * 0.4,
                -height * 0.7,
                -4,
                -height,
                "Q",
                half * 0.4,
                -height * 0.8,
                half,
                0,
                "z",
            )
        ),
        pale(bits),
        cut(rect(-12, -9, 5, 4), rect(4, -14, 4, 5)),
    )


def solar_panel(width: float = 24, height: float = 12) -> Picture:
    """Tilted to the light from the left."""
    lean = height * 0.4
    return (
        deep(
            rect(-1, -6, 2, 6),
            poly(
                (-width / 2 + lean, -6 - height),
                (width / 2 + lean, -6 - height),
                (width / 2, -5),
                (-width / 2, -5),
            ),
        ),
        pale(
            row(stroke(x, -5, x + lean, -6 - height, 0.9) for x in spread(3, width)),
            stroke(
                -width / 2 + lean / 2,
                -5.5 - height / 2,
                width / 2 + lean / 2,
                -5.5 - height / 2,
                0.9,
            ),
        ),
    )


def scissors(size: float = 1) -> Picture:
    return at(
        0,
        0,
        (
            deep(
                ring(-6, 12, 6, 2.2),
                ring(6, 12, 6, 2.2),
                stroke(4, 8, -6, -20, 2.6),
                stroke(-4, 8, 6, -20, 2.6),
            ),
            pale(disc(0, -3, 1.3)),
        ),
        scale=size,
    )


def comb(size: float = 1) -> Picture:
    return at(
        0,
        0,
        (
            deep(
                rect(-18, -8, 36, 5),
                row(rect(-18 + i * 4, -4, 2, 11) for i in range(9)),
                rect(-18, -4, 2, 11),
                rect(16, -4, 2, 11),
            ),
        ),
        scale=size,
    )


def pole_stripes(height: float = 40) -> Picture:
    """A barber's pole."""
    stripes = row(
        poly((-4, -y), (4, -y - 7), (4, -y - 3), (-4, -y + 4))
        for y in range(8, round(height) - 4, 10)
    )
    return (
        cut(rect(-4, -height, 8, height)),
        pale(stripes),
        deep(rect(-6, -height - 4, 12, 5), rect(-6, -4, 12, 4), disc(0, -height - 6, 3.4)),
    )


def spanner(size: float = 1) -> Picture:
    return at(
        0,
        0,
        (
            deep(
                stroke(-14, 14, 12, -12, 5),
                path("M8-20C16-24 24-16 20-8L14-10 12-14z"),
                path("M-20 8L-14 10-12 14-8 20C-16 24-24 16-20 8z"),
            ),
        ),
        scale=size,
    )


def tailor_dummy() -> Picture:
    return (
        deep(rect(-1.2, -18, 2.4, 18), path("M-10 0Q0-6 10 0z")),
        pale(
            path("M-4-52H4C4-48 12-47 12-42 10-34 6-32 8-18H-8C-6-32-10-34-12-42-12-47-4-48-4-52z")
        ),
        deep(disc(0, -54, 3), rect(-7, -30, 14, 1.6)),
    )


def reel(width: float = 18) -> Picture:
    half = width / 2
    return (
        pale(rect(-half + 3, -16, width - 6, 14)),
        deep(
            rect(-half, -18, width, 3),
            rect(-half, -3, width, 3),
            row(rect(-half + 3, y, width - 6, 1) for y in (-13, -10, -7)),
        ),
    )


def trolley() -> Picture:
    """A supermarket trolley."""
    mesh = row(stroke(x, -28, x * 0.8, -14, 1) for x in (-8, -2, 4, 10)) + rect(-11, -22, 24, 1)
    return (
        deep(
            stroke(-20, -36, -14, -30, 2),
            poly((-15, -31), (16, -28), (12, -13), (-10, -13)),
            stroke(-10, -13, -12, -6, 1.8),
            rect(-12, -7, 25, 1.8),
            disc(-8, -3, 3),
            disc(9, -3, 3),
        ),
        cut(poly((-12, -28), (13, -26), (10, -15), (-8, -15))),
        pale(mesh),
    )
