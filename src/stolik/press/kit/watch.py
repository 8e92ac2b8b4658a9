"""What watches and listens: eyes, microphones, recorders, telephones."""

from math import cos, pi, sin

from stolik.press.kit.shapes import Picture, cut, deep, disc, oval, pale, rect, ring, row, stroke


def eye(half: float = 50) -> Picture:
    """Wide open, around (0, 0)."""
    high = half * 0.56
    almond = f"M{-half:g} 0Q0 {-2 * high:g} {half:g} 0Q0 {2 * high:g} {-half:g} 0z"
    return (cut(almond), pale(disc(0, 0, half * 0.36)), deep(disc(0, 0, half * 0.16)))


def tape_recorder() -> Picture:
    """Two reels, the tape between them and a row of keys, 106 wide."""
    reels = (-26, 26)
    return (
        pale("M-53 0V-54Q-53-58-49-58H49Q53-58 53-54V0z"),
        cut(row(disc(x, -34, 19) for x in reels), rect(-26, -17, 52, 2)),
        deep(
            row(disc(x, -34, 6) for x in reels),
            row(
                disc(x + 11.5 * cos(turn), -34 + 11.5 * sin(turn), 4)
                for x in reels
                for turn in (pi / 6, 5 * pi / 6, 3 * pi / 2)
            ),
        ),
        cut(row(rect(x, -10, 9, 5) for x in (-30, -18, -6, 6, 18))),
    )


def headphones() -> Picture:
    """56 wide and 46 high."""
    return (
        pale("M-28-16C-28-58 28-58 28-16H23C23-50-23-50-23-16z"),
        deep("M-30-20H-18V2H-30Q-33-9-30-20zM30-20H18V2H30Q33-9 30-20z"),
    )


def telephone() -> Picture:
    """A desk telephone with a dial, 74 wide and 52 high."""
    holes = row(
        disc(8.5 * cos(pi * step / 5), -17 + 8.5 * sin(pi * step / 5), 1.9) for step in range(10)
    )
    return (
        pale(
            "M-36-42C-32-56 32-56 36-42L37-33C37-29 22-28 21-32L19-38C10-41-10-41-19-38L-21-32"
            "C-22-28-37-29-37-33z",
            "M-13-39H13L17-30C29-24 32-9 34 0H-34C-32-9-29-24-17-30z",
        ),
        cut(disc(0, -17, 12.5)),
        deep(holes, disc(0, -17, 4.5)),
    )


def handset() -> Picture:
    """The receiver alone, lying, around (0, 0); 84 wide."""
    return (
        pale(
            "M-42-4C-38-24 38-24 42-4L43 8C43 14 22 15 21 9L19 0C10-4-10-4-19 0L-21 9"
            "C-22 15-43 14-43 8z"
        ),
    )


def ear() -> Picture:
    """A listening ear, around (0, 0); 46 wide and 66 high."""
    return (
        pale(
            "M-18-4C-20-30-4-34 6-33 22-31 26-16 22-4 19 6 12 8 11 18 10 28 2 34-6 32"
            "-14 30-15 20-14 12-20 10-18 2-18-4z"
        ),
        deep(
            "M-10-6C-10-20-2-26 6-25 15-24 17-14 15-7 12 0 6 2 4 12H-1C-1 2 6-2 9-9"
            " 10-15 8-19 4-19-2-19-5-14-5-6z"
        ),
    )


def microphone(height: float = 60) -> Picture:
    """A capsule in its cradle on a stem."""
    top = -height
    capsule = f"M-9 {top + 9:g}a9 9 0 0 1 18 0v18a9 9 0 0 1-18 0z"
    cradle = f"M-15 {top + 20:g}h3v8a12 12 0 0 0 24 0v-8h3v8a15 15 0 0 1-30 0z"
    return (
        pale(capsule, cradle, rect(-2, top + 42, 4, height - 46), rect(-14, -4, 28, 4)),
        cut(row(rect(-9, top + y, 18, 1.8) for y in (9, 15, 21, 27))),
    )


def binoculars() -> Picture:
    """Seen from where they look, around (0, 0); 76 wide."""
    lenses = (-20, 20)
    return (
        pale(
            row(disc(x, 0, 18) for x in lenses),
            "M-32-6L-24-26H-10L-6-12H6L10-26H24L32-6 24 4H-24z",
        ),
        cut(row(disc(x, 2, 12.5) for x in lenses)),
        deep(row(disc(x, 2, 8.5) for x in lenses), rect(-3, -16, 6, 6)),
    )


def keyhole() -> Picture:
    """60 high."""
    return (pale(disc(0, -43, 17), "M-9-38H9L17 0H-17z"),)


def spectacles(dark: bool = True) -> Picture:
    """Around (0, 0), 60 wide."""
    lens = deep if dark else cut
    return (
        pale(
            "M-30-8H-3Q0-10 3-8H30V-3H28C28 8 24 12 16 12S4 8 3-2H-3"
            "C-4 8-8 12-16 12S-28 8-28-3H-30z"
        ),
        lens(oval(-15.5, 2, 8.5, 7), oval(15.5, 2, 8.5, 7)),
    )


def magnifier(radius: float = 22) -> Picture:
    """Around the middle of the glass, the handle to the lower right."""
    near, far = radius * 0.66, radius * 1.9
    return (
        deep(stroke(near, near, far, far, radius * 0.34)),
        pale(ring(0, 0, radius, radius * 0.2)),
    )
