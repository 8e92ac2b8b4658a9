"""What watches and listens: eyes, ears, microphones, recorders."""

from math import cos, pi, sin

from stolik.press.kit.shapes import Picture, cut, deep, disc, pale, rect, row


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
