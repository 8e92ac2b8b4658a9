"""People as a poster shows them: a head and a body in one ink, no face. (0, 0) is their foot."""

from stolik.press.kit.shapes import Picture, cut, deep, disc, pale, path, poly, rect


def figure(height: float = 44) -> Picture:
    """Somebody standing, seen from the back; about half as wide as high."""
    head, half = height * 0.14, height * 0.22
    neck = height * 0.66
    body = path("M", -half, 0, "C", -half, -neck * 0.7, -half * 0.7, -neck, 0, -neck)
    body += path("S", half, -neck * 0.7, half, 0, "z")
    return (pale(body, disc(0, -height + head, head)),)


def hatted(height: float = 50) -> Picture:
    """The same in a long coat and a hat with a brim."""
    unit = height / 50
    coat = [(-11, 0), (-12, -24), (-9, -32), (9, -32), (12, -24), (11, 0)]
    return (
        pale(poly(*((x * unit, y * unit) for x, y in coat)), disc(0, -38 * unit, 6 * unit)),
        deep(
            path("M", -7 * unit, -41 * unit, "L", -5 * unit, -50 * unit, "H", 5 * unit)
            + path("L", 7 * unit, -41 * unit, "z"),
            rect(-12 * unit, -42.5 * unit, 24 * unit, 3 * unit),
        ),
    )


def shoulders() -> Picture:
    """A big head and shoulders without a face, 60 high."""
    return (pale("M-34 0C-34-20-22-28-8-30V-36H8V-30C22-28 34-20 34 0z", disc(0, -45, 14)),)


def suit() -> Picture:
    """The same in jacket and tie."""
    return (
        *shoulders(),
        cut("M-8-30L0-8 8-30 4-33H-4z"),
        deep("M-2.5-28H2.5L4-14 0-8-4-14z"),
    )


def profile() -> Picture:
    """A head that looks to the right, 62 high."""
    return (
        pale(
            "M-20 0C-19-8-13-11-12-18-26-26-26-58-2-61 15-62 22-51 20.5-43"
            "L27-31C28-29 26.5-28 23-27.5L24-24 22-21.5 23-18C22-14.5 17-14 9-15L10-8"
            "C14-4 20-3 23 0z"
        ),
    )


def fedora() -> Picture:
    """A hat alone, 26 high and 64 wide."""
    return (
        pale(
            "M-20-7C-20-22-16-27-9-27-5-24 5-24 9-27 16-27 20-22 20-7z"
            "M-32-7C-18-2 18-2 32-7 30 0 14 2 0 2S-30 0-32-7z"
        ),
        deep("M-20-12C-8-9 8-9 20-12V-7C8-4-8-4-20-7z"),
    )
