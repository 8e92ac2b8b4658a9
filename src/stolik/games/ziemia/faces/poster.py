"""The print colours of Ta Ziemia, and what every poster is printed on.

A poster lies on a canvas of 200 by 96: a ground of one flat colour and two or three tones on it.
Where a face has more height than that the ground goes on above it.
"""

from typing import NamedTuple

from stolik.press.kit.shapes import (
    Palette,
    Picture,
    Shape,
    at,
    join,
    painted,
    tightened,
    tinted,
)

WIDTH, HEIGHT = 200, 96
FOOT = 84
"""Where what stands on the ground stands."""

CREAM, INK, YELLOW, RED = "#FFF6E3", "#221E1A", "#F5B81C", "#B5121B"
SHADE, SAND, SKY = "#93101A", "#E9DFC8", "#DDE6EE"
CLERGY, BLUE, GREEN = "#8F5B00", "#1D5FA8", "#1B7457"
COLOURS = (CREAM, INK, YELLOW, RED, SHADE, SAND, SKY, CLERGY, BLUE, GREEN)

# Light, body, shade.
BLACK = Palette(CREAM, INK, RED)
PAPER = Palette(RED, CREAM, INK)
SHEET = Palette(SAND, CREAM, RED)


class Scene(NamedTuple):
    sky: str
    picture: Picture


def poster(ground: str, *parts: Picture | Shape) -> Scene:
    pictures = ((part,) if isinstance(part, Shape) else part for part in parts)
    return Scene(ground, tightened(join(*pictures)))


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


def cream(*paths: str) -> Shape:
    return painted(CREAM, *paths)


def ink(*paths: str) -> Shape:
    return painted(INK, *paths)


def yellow(*paths: str) -> Shape:
    return painted(YELLOW, *paths)


def red(*paths: str) -> Shape:
    return painted(RED, *paths)


def shade(*paths: str) -> Shape:
    return painted(SHADE, *paths)


def sand(*paths: str) -> Shape:
    return painted(SAND, *paths)


def sky(*paths: str) -> Shape:
    return painted(SKY, *paths)


def brown(*paths: str) -> Shape:
    return painted(CLERGY, *paths)


def blue(*paths: str) -> Shape:
    return painted(BLUE, *paths)


def green(*paths: str) -> Shape:
    return painted(GREEN, *paths)
