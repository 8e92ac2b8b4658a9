"""Houses and what they are made of: windows, roofs, chimneys, shop fronts, scaffolding."""

from typing import Literal

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
    poly,
    rect,
    row,
    spread,
    stroke,
)

Roof = Literal["flat", "pitched", "mansard", "gable", "attic"]


def windows(
    width: float, top: float, foot: float, floors: int, bays: int, round_head: bool = False
) -> str:
    """A field of windows as path data, between two heights."""
    pitch = (foot - top) / floors
    wide, tall = min(width / bays * 0.45, 9), pitch * 0.55
    found = []
    for floor in range(floors):
        sill = top + pitch * (floor + 0.82)
        for x in spread(bays, width * 0.9):
            left = x - wide / 2
            found.append(
                arch(left, sill, wide, tall) if round_head else rect(left, sill - tall, wide, tall)
            )
    return "".join(found)


def roof(kind: Roof, width: float, eaves: float) -> Picture:
    half = width / 2
    if kind == "flat":
        return (deep(rect(-half - 2, eaves - 4, width + 4, 5)),)
    if kind == "pitched":
        return (deep(poly((-half - 3, eaves), (0, eaves - width * 0.38), (half + 3, eaves))),)
    if kind == "mansard":
        up = eaves - 15
        slope = poly((-half - 2, eaves), (-half + 6, up), (half - 6, up), (half + 2, eaves))
        dormers = row(arch(x - 3, eaves - 2, 6, 10) for x in spread(3, width * 0.8))
        return (deep(slope), cut(dormers))
    if kind == "gable":
        return (pale(poly((-half, eaves), (0, eaves - width * 0.45), (half, eaves))),)
    parapet = rect(-half - 2, eaves - 4, width + 4, 5)
    urns = row(rect(x - 2, eaves - 10, 4, 7) for x in spread(4, width))
    return (deep(parapet, urns, poly((-12, eaves - 4), (0, eaves - 14), (12, eaves - 4))),)


def chimney(height: float = 14, width: float = 6, smoke: bool = False) -> Picture:
    stack = deep(
        rect(-width / 2, -height, width, height), rect(-width / 2 - 1, -height, width + 2, 3)
    )
    if not smoke:
        return (stack,)
    puffs = pale(
        disc(3, -height - 7, 5),
        disc(10, -height - 13, 7),
        disc(21, -height - 17, 8.5),
        oval(34, -height - 20, 9, 6),
    )
    return (puffs, stack)


def tenement(
    width: float = 50,
    height: float = 100,
    floors: int = 4,
    bays: int = 3,
    top: Roof = "flat",
    ground: Literal["door", "gate", "shops", "none"] = "door",
    round_head: bool = False,
    dark: bool = False,
) -> Picture:
    """A town house: roof, floors of windows between string courses, and a ground floor."""
    body = deep if dark else pale
    low = -height * 0.24 if ground != "none" else -4
    openings: dict[str, str] = {
        "door": arch(-5, 0, 10, -low * 0.8),
        "gate": arch(-9, 0, 18, -low * 0.9),
        "shops": row(
            rect(x - 7, low * 0.8, 14, -low * 0.62) for x in spread(max(2, bays - 1), width)
        ),
        "none": "",
    }
    course = (pale if dark else deep)(rect(-width / 2 - 1, low - 2, width + 2, 3))
    return join(
        roof(top, width, -height),
        (
            body(rect(-width / 2, -height, width, height)),
            cut(windows(width, -height + 3, low - 2, floors, bays, round_head), openings[ground]),
            course,
        ),
    )


def corner_house(width: float = 90, height: float = 96, floors: int = 3) -> Picture:
    """A house on a corner: two wings and a turret with a pointed cap between them."""
    wing = width * 0.42
    tower = (
        pale(rect(-11, -height - 16, 22, height + 16)),
        deep(
            poly((-14, -height - 16), (0, -height - 44), (14, -height - 16)),
            rect(-1, -height - 54, 2, 12),
        ),
        cut(windows(22, -height - 12, -24, floors + 1, 2, True), arch(-6, 0, 12, 20)),
        deep(rect(-13, -24, 26, 3)),
    )
    return join(
        at(-11 - wing / 2, 0, tenement(wing, height, floors, 3, "mansard", "shops")),
        at(11 + wing / 2, 0, tenement(wing, height, floors, 3, "mansard", "shops", dark=True)),
        tower,
    )


def awning(width: float, drop: float = 12) -> Picture:
    half, count = width / 2, max(4, round(width / 9))
    step = width / count
    stripes = "".join(
        poly(
            (-half + i * step, 0),
            (-half + (i + 1) * step, 0),
            (-half + (i + 1) * step * 1.0 + 0, drop),
            (-half + i * step, drop),
        )
        for i in range(0, count, 2)
    )
    scallops = row(disc(-half + (i + 0.5) * step, drop, step / 2) for i in range(0, count, 2))
    light = row(disc(-half + (i + 0.5) * step, drop, step / 2) for i in range(1, count, 2))
    return (pale(rect(-half, 0, width, drop), light), deep(stripes, scallops))


def shop(width: float = 90, height: float = 84, shut: bool = False) -> Picture:
    """A shop front with a sign board and an awning; shut, its shutters are down."""
    half = width / 2
    front = pale(rect(-half, -height, width, height))
    board = (
        deep(rect(-half - 3, -height, width + 6, 18)),
        cut(rect(-half + 8, -height + 7, width - 16, 4)),
    )
    pane, door = width * 0.5, width * 0.24
    glass = (
        rect(-half + 7, -height + 28, pane, height - 42),
        rect(half - 9 - door, -height + 28, door, height - 28),
    )
    inside: Picture = (cut(*glass),)
    if shut:
        slats = row(
            rect(left, y, wide, 2.4)
            for left, wide in ((-half + 7, pane), (half - 9 - door, door))
            for y in range(round(-height + 33), -16 if left == -half + 7 else -4, 6)
        )
        inside = (cut(*glass), deep(slats))
    hood = () if shut else at(0, -height + 20, awning(width + 4))
    return join((front,), inside, board, hood)


def scaffolding(width: float, height: float, levels: int = 4) -> Picture:
    posts = row(rect(x - 1, -height, 2, height) for x in (-width / 2, 0, width / 2))
    pitch = height / levels
    decks = row(rect(-width / 2 - 4, -pitch * (i + 1), width + 8, 2) for i in range(levels))
    braces = row(
        stroke(-width / 2, -pitch * i, 0, -pitch * (i + 1), 1.4) for i in range(0, levels, 2)
    )
    return (deep(posts, decks, braces),)


def factory(width: float = 70, height: float = 34, teeth: int = 3) -> Picture:
    """A saw-tooth roof over a low hall."""
    half, step = width / 2, width / teeth
    saw = "".join(
        poly(
            (-half + i * step, -height),
            (-half + i * step, -height - 16),
            (-half + (i + 1) * step, -height),
        )
        for i in range(teeth)
    )
    return (
        pale(rect(-half, -height, width, height), saw),
        cut(row(rect(x - 5, -height * 0.7, 10, height * 0.35) for x in spread(teeth + 1, width))),
    )
