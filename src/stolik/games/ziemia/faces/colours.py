"""The print colours of Ta Ziemia, and what every picture stands on.

A picture is a small poster on a canvas of 160 by 92: flat, a few inks, no outline. Where a face has
more height than that the background goes on above it, and where it has less it goes on at both
sides; whatever runs off a poster is drawn past its edges, to `BLEED`.
"""

from typing import NamedTuple

from stolik.press.kit.shapes import (
    Palette,
    Picture,
    Shape,
    at,
    disc,
    join,
    painted,
    rect,
    row,
    tightened,
    tinted,
)

WIDTH, HEIGHT = 160, 92
BLEED = 60
"""How far a ground or a wall goes on to the left and to the right."""

RED, DARK_RED, BLACK, CREAM, SAND, YELLOW = (
    "#B5121B",
    "#93101A",
    "#221E1A",
    "#FFF6E3",
    "#E9DFC8",
    "#F5B81C",
)
COAL = "#3A332D"
"""Black in the light: the foot of a black card, a shadow on red."""
PINK = "#FFB3A8"
"""Red that can be read on black."""
EARTH, BLUE, GREEN = "#8F5B00", "#1D5FA8", "#1B7457"
"""Clergy and Faith, Students and Influence, Intelligentsia; Workers and Resistance are red."""
PAPER, FOOT, QUIET = "#FFF6E3", "#F3E9D2", "#5B5247"

PRINT = Palette(CREAM, RED, BLACK)
NIGHT = Palette(BLACK, CREAM, RED)
STAMP = Palette(CREAM, BLACK, RED)
SHADOW = Palette(BLACK, BLACK, BLACK)
BLOOM = Palette(CREAM, YELLOW, BLACK)
"""Paper, pale and deep tones for the parts of the kit."""


class Scene(NamedTuple):
    sky: str
    """The colour of the background."""
    picture: Picture


def ink(*paths: str) -> Shape:
    return painted(BLACK, *paths)


def red(*paths: str) -> Shape:
    return painted(RED, *paths)


def cream(*paths: str) -> Shape:
    return painted(CREAM, *paths)


def sand(*paths: str) -> Shape:
    return painted(SAND, *paths)


def gold(*paths: str) -> Shape:
    return painted(YELLOW, *paths)


def coal(*paths: str) -> Shape:
    return painted(COAL, *paths)


def wine(*paths: str) -> Shape:
    return painted(DARK_RED, *paths)


def put(
    x: float,
    y: float,
    palette: Palette,
    *pictures: Picture,
    scale: float = 1,
    flip: bool = False,
    turn: float = 0,
) -> Picture:
    return at(x, y, tinted(palette, *pictures), scale=scale, flip=flip, turn=turn)


def band(y: float, height: float) -> str:
    """A strip from edge to edge."""
    return rect(-BLEED, y, WIDTH + 2 * BLEED, height)


def ground(colour: str, top: float = 80) -> Picture:
    return (painted(colour, band(top, HEIGHT - top)),)


def dots(colour: str, x: float, y: float, columns: int, rows: int, pitch: float = 7) -> Picture:
    """Halftone, as a cheap press leaves it."""
    return (
        painted(
            colour,
            row(
                disc(x + pitch * (i + j % 2 / 2), y + pitch * j, 1.3)
                for i in range(columns)
                for j in range(rows)
            ),
        ),
    )


def scene(sky: str, *pictures: Picture) -> Scene:
    return Scene(sky, tightened(join(*pictures)))
