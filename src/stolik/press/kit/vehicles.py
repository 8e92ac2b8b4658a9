"""What moves: trams, omnibuses, trains, ships. Each drives to the right."""

from stolik.press.kit.nature import horse
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
    ring,
    row,
    spokes,
    spread,
    stroke,
)


def wheel(radius: float = 10, spoked: bool = True) -> Picture:
    if not spoked:
        return (deep(disc(0, -radius, radius)), cut(disc(0, -radius, radius * 0.35)))
    return (
        deep(
            ring(0, -radius, radius, radius * 0.22),
            spokes(0, -radius, radius * 0.85, 1.6, 4),
            disc(0, -radius, radius * 0.3),
        ),
    )


def tram(width: float = 118) -> Picture:
    """An electric car with a trolley pole and a lamp."""
    half = width / 2
    panes = row(rect(x - 6, -50, 12, 17) for x in spread(6, width - 26))
    return join(
        (deep(stroke(-4, -66, -22, -92, 2), stroke(-28, -92, -16, -92, 2.4)),),
        (
            pale(
                path("M", -half, -10, "V-52C", -half, -60, 6 - half, -62, 12 - half, -62)
                + path("H", half - 12, "C", half - 6, -62, half, -60, half, -52, "V-10z")
            ),
            deep(
                rect(-half - 2, -28, width + 4, 4),
                rect(-half + 6, -68, width - 12, 6),
                rect(-half, -12, width, 4),
            ),
        ),
        (
            cut(
                panes,
                rect(-half + 3, -50, 6, 30),
                rect(half - 9, -50, 6, 30),
                disc(half - 16, -19, 4),
            ),
            deep(rect(half, -20, 4, 5)),
        ),
        at(-half * 0.5, 0, wheel(8, False)),
        at(half * 0.5, 0, wheel(8, False)),
    )


def horse_tram(width: float = 74) -> Picture:
    """An open car on rails behind one horse."""
    half = width / 2
    posts = row(rect(x - 1, -50, 2, 26) for x in spread(6, width - 2))
    car = join(
        (
            deep(rect(-half - 4, -56, width + 8, 6), posts),
            pale(rect(-half, -30, width, 18), rect(-half + 4, -62, width - 8, 6)),
            deep(rect(-half - 6, -14, width + 12, 4), rect(-half, -23, width, 2)),
            pale(row(disc(x, -37, 4) for x in spread(4, width - 16))),
        ),
        at(-half * 0.55, 0, wheel(7, False)),
        at(half * 0.55, 0, wheel(7, False)),
    )
    return join(
        at(-34, 0, car), (deep(stroke(8, -22, 30, -30, 1.6)),), at(48, 0, horse(), scale=0.92)
    )


def omnibus() -> Picture:
    """Two decks, a stair at the back, spoked wheels, two horses."""
    body = (
        pale("M-36-16L-40-56H30L34-16z"),
        deep(
            rect(-44, -60, 78, 4),
            rect(-38, -26, 72, 3),
            stroke(-44, -20, -38, -58, 2.4),
            stroke(-46, -20, -36, -20, 2.4),
        ),
        cut(row(rect(x - 6, -50, 12, 17) for x in spread(4, 62))),
        pale(row(join_head(x) for x in spread(5, 66))),
        deep(rect(-42, -74, 74, 2.4), row(rect(x - 0.8, -74, 1.6, 15) for x in spread(5, 72))),
    )
    return join(
        at(40, 0, horse(dark=True), scale=0.78),
        at(52, 0, horse(), scale=0.82),
        (deep(stroke(0, -22, 40, -26, 1.8)),),
        at(-42, 0, body, at(-20, 0, wheel(13)), at(20, 0, wheel(10))),
    )


def join_head(x: float) -> str:
    """A passenger on the open deck."""
    return disc(x, -78, 4.5) + arch(x - 6.5, -60, 13, 14)


def locomotive() -> Picture:
    return join(
        (
            pale("M-30-14V-52H-4V-42H38C44-42 46-36 46-28S44-14 38-14z"),
            deep(
                rect(-34, -57, 34, 5),
                poly((28, -42), (26, -60), (38, -60), (36, -42)),
                rect(8, -50, 8, 8),
                rect(-32, -16, 82, 5),
                poly((46, -14), (56, 0), (40, 0)),
            ),
            cut(rect(-25, -46, 15, 14)),
        ),
        at(-18, 0, wheel(11)),
        at(8, 0, wheel(9)),
        at(30, 0, wheel(9)),
    )


def carriage(width: float = 76) -> Picture:
    half = width / 2
    return join(
        (
            pale(rect(-half, -50, width, 38)),
            deep(rect(-half - 2, -55, width + 4, 6), rect(-half, -14, width, 4)),
            cut(row(rect(x - 6, -43, 12, 15) for x in spread(4, width))),
        ),
        at(-half * 0.6, 0, wheel(7, False)),
        at(half * 0.6, 0, wheel(7, False)),
    )


def liner(funnels: int = 2) -> Picture:
    """A passenger steamer; (0, 0) is on her waterline."""
    stacks = row(
        poly((x - 6, -42), (x - 4, -72), (x + 8, -72), (x + 7, -42)) for x in spread(funnels, 40)
    )
    bands = row(rect(x - 4, -66, 11.5, 5) for x in spread(funnels, 40))
    return (
        deep(
            rect(-54, -84, 2, 58),
            rect(50, -78, 2, 52),
            stroke(-53, -82, -8, -42, 0.9),
            stroke(51, -76, 14, -42, 0.9),
        ),
        pale(stacks, rect(-42, -42, 78, 12), rect(-50, -31, 94, 12)),
        deep(bands, "M-74-22H76C74-10 68-2 62 6H-62C-68-2-72-10-74-22z"),
        cut(
            row(disc(x, -12, 2) for x in spread(11, 116)),
            row(rect(x - 2.5, -39, 5, 5) for x in spread(8, 68)),
            row(rect(x - 2.5, -28, 5, 5) for x in spread(9, 84)),
        ),
    )


def bow() -> Picture:
    """The stem of a great ship, near and from the side; she comes in from the right."""
    return (
        deep("M-50-66L70-58V0H-30C-36-22-42-44-50-66z"),
        pale(
            "M-52-70L70-62V-57L-50-65z",
            rect(10, -84, 60, 24),
            rect(26, -102, 44, 20),
            poly((44, -102), (42, -136), (62, -136), (64, -102)),
        ),
        cut(
            row(disc(x, -40 + (x + 20) * 0.02, 3.4) for x in (-14, 4, 22, 40, 58)),
            row(rect(x - 4, -78, 8, 9) for x in (22, 38, 54)),
            "M-40-52l8 0 -3 10z",
        ),
        deep(rect(42, -128, 20, 7)),
    )


def crane() -> Picture:
    """A quay crane with a basket."""
    return (
        deep(
            stroke(-20, 0, -8, -70, 4),
            stroke(4, 0, -8, -70, 4),
            stroke(-16, -22, 0, -22, 3),
            stroke(-26, -60, 52, -112, 4.5),
            stroke(-8, -70, 52, -112, 1.4),
            rect(51, -112, 1.6, 34),
        ),
        pale(
            poly((-28, -50), (-6, -66), (-6, -46), (-28, -40)),
            poly((42, -78), (62, -78), (58, -62), (46, -62)),
        ),
        deep(oval(52, -79, 10, 5)),
    )
