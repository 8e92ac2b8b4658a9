"""What keeps order, and keeps people: helmets, shields, barriers, bars, locks."""

from stolik.press.kit.shapes import (
    Picture,
    at,
    cut,
    deep,
    disc,
    pale,
    path,
    poly,
    rect,
    ring,
    row,
    spread,
)


def visored_helmet() -> Picture:
    """From the front, 30 wide and 32 high; nobody can be seen behind the visor."""
    return (pale("M-15 0V-15C-15-38 15-38 15-15V0z"), deep("M-12-17H12V-5Q0-1-12-5z"))


def riot_shield(width: float = 32, height: float = 52) -> Picture:
    half = width / 2
    edge = path("M", -half, 0, "V", -height, "Q0", -height - 5, half, -height, "V0z")
    return (pale(edge), cut(rect(-half + 4, -height + 6, width - 8, height * 0.36)))


def striped(width: float, height: float, slant: float = 6, count: int = 6) -> Picture:
    """A board with slanting stripes, around the middle of its lower edge."""
    pitch = width / count
    stripes = row(
        poly((x, 0), (x + pitch / 2, 0), (x + pitch / 2 + slant, -height), (x + slant, -height))
        for x in (step - pitch / 2 - slant / 2 for step in spread(count, width))
    )
    return (pale(rect(-width / 2 - slant, -height, width + 2 * slant, height)), deep(stripes))


def road_barrier(width: float = 110) -> Picture:
    """A striped board on two trestles, 40 high."""
    legs = row(
        poly((x - 2, -40), (x + 2, -40), (x + 9, 0), (x + 4, 0), (x, -18), (x - 4, 0), (x - 9, 0))
        for x in (-width * 0.36, width * 0.36)
    )
    return (deep(legs), *at(0, -20, striped(width, 14)))


def boom(length: float = 130) -> Picture:
    """A lowered bar that reaches to the right of its post, 46 high."""
    count = 5
    pitch = length / count
    return (
        pale(rect(0, -40, length, 9)),
        deep(
            row(rect(pitch * step + pitch / 2, -40, pitch / 2, 9) for step in range(count)),
            rect(-16, -46, 18, 46),
        ),
        pale(rect(-12, -41, 10, 4)),
    )


def handcuffs() -> Picture:
    """Two rings and the chain between them, around (0, 0); 100 wide."""
    rings = (-32, 32)
    return (
        pale(
            row(ring(x, 0, 20, 6) for x in rings),
            rect(-20, -7, 10, 14),
            rect(10, -7, 10, 14),
        ),
        deep(ring(-5, 0, 6.5, 2.6), ring(5, 0, 6.5, 2.6)),
    )


def bars(width: float = 70, height: float = 70, count: int = 5) -> Picture:
    """Upright bars and two across them."""
    return (
        pale(
            row(rect(x - 2.5, -height, 5, height) for x in spread(count, width)),
            rect(-width / 2, -height * 0.86, width, 4),
            rect(-width / 2, -height * 0.18, width, 4),
        ),
    )


def padlock() -> Picture:
    """40 wide and 52 high."""
    return (
        deep("M-14-28V-38C-14-57 14-57 14-38V-28H8V-38C8-49-8-49-8-38V-28z"),
        pale("M-20 0V-28Q-20-31-17-31H17Q20-31 20-28V0z"),
        cut(disc(0, -18, 4.5), poly((-2, -17), (2, -17), (4, -6), (-4, -6))),
    )


def stop_disc() -> Picture:
    """The round sign on a handle with which cars are waved down, 66 high."""
    return (
        pale(rect(-3, -30, 6, 30), disc(0, -46, 20)),
        deep(ring(0, -46, 18, 5.5), disc(0, -46, 6)),
    )


def prohibition(radius: float = 24) -> Picture:
    """The round sign that closes a road, around (0, 0)."""
    return (pale(disc(0, 0, radius)), cut(disc(0, 0, radius * 0.66)))


def fence(width: float = 120, height: float = 34, boards: int = 10) -> Picture:
    """Boards with pointed heads, close together."""
    step = width / boards
    return (
        pale(
            row(
                poly(
                    (x - step * 0.44, 0), (x - step * 0.44, -height + 5), (x, -height),
                    (x + step * 0.44, -height + 5), (x + step * 0.44, 0),
                )
                for x in spread(boards, width)
            )
        ),
        deep(rect(-width / 2, -height * 0.74, width, 3), rect(-width / 2, -height * 0.3, width, 3)),
    )  # fmt: skip
