"""Colours of the frames, and what the dark posters of the Regime have besides poster.py."""

from collections.abc import Iterable

from stolik.games.ziemia.faces.poster import CREAM, HEIGHT, INK, RED, WIDTH
from stolik.press.kit.shapes import Palette, Picture, Shape, painted, path, rect, row
from stolik.press.svg import number

COAL = "#3A332D"
"""Black in the light: the foot of a black card, what stands in the dark."""
PINK, BLUSH = "#FFB3A8", "#F0C9A8"
"""Red and cream that can be read as small text on black."""
FOOT, QUIET = "#F3E9D2", "#5B5247"
"""The foot of a cream card, and small text on it."""

SHADOW = Palette(INK, INK, INK)
PRINT = Palette(CREAM, INK, RED)
FLAG = Palette(RED, RED, INK)
"""Light, body, shade, for parts of the kit."""

BLEED = 60
"""How far a wall or a street goes on past the edges: a low, wide window shows more at the sides."""


def coal(*paths: str) -> Shape:
    return painted(COAL, *paths)


def band(y: float, height: float) -> str:
    """A strip from edge to edge."""
    return rect(-BLEED, y, WIDTH + 2 * BLEED, height)


def floor(colour: str, top: float = 82) -> Picture:
    return (painted(colour, band(top, HEIGHT - top)),)


def dotted(x: float, y: float, counts: Iterable[int], pitch: float = 8) -> str:
    """Halftone, as a cheap press leaves it: a row of so many points for each count.

    >>> dotted(0, 0, [2, 1])
    'M0 -1.4l1.4 1.4-1.4 1.4-1.4-1.4zm8 0l1.4 1.4-1.4 1.4-1.4-1.4zM4 6.6l1.4 1.4-1.4 1.4-1.4-1.4z'
    """
    point = "l1.4 1.4-1.4 1.4-1.4-1.4z"
    return row(
        path("M", x + pitch / 2 * (place % 2), y + pitch * place - 1.4)
        + f"m{number(pitch)} 0".join([point] * count)
        for place, count in enumerate(counts)
    )


def dots(colour: str, x: float, y: float, columns: int, rows: int) -> Picture:
    return (painted(colour, dotted(x, y, [columns] * rows)),)
