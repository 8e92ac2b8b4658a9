"""Primitives: path data, the three tones, and putting pieces together."""

import re
from collections.abc import Iterable
from math import cos, hypot, pi, sin
from typing import NamedTuple

from stolik.press.svg import Element, element, group, number


class Shape(NamedTuple):
    tone: str
    """A name from the palette, or a colour of its own such as #A4371F."""
    path: str


class Placed(NamedTuple):
    """A picture moved, scaled, turned or mirrored as a whole."""

    pieces: "tuple[Shape | Placed, ...]"
    transform: str


Piece = Shape | Placed
Picture = tuple[Piece, ...]


class Palette(NamedTuple):
    paper: str
    pale: str
    deep: str


ENGRAVING = Palette("#FBF4E4", "#E9DBBA", "#DFCFA6")
"""Pale brown on a newspaper cutting."""


def pale(*paths: str) -> Shape:
    return Shape("pale", "".join(paths))


def deep(*paths: str) -> Shape:
    return Shape("deep", "".join(paths))


def cut(*paths: str) -> Shape:
    """The bare paper: windows, gaps, light."""
    return Shape("paper", "".join(paths))


def painted(colour: str, *paths: str) -> Shape:
    return Shape(colour, "".join(paths))


def tinted(palette: Palette, *pictures: Picture) -> Picture:
    """The same in colours of its own, whatever palette the whole is drawn with."""
    colours = palette._asdict()
    return tuple(
        Shape(colours.get(piece.tone, piece.tone), piece.path)
        if isinstance(piece, Shape)
        else Placed(tinted(palette, piece.pieces), piece.transform)
        for picture in pictures
        for piece in picture
    )


def at(
    x: float, y: float, *pictures: Picture, scale: float = 1, flip: bool = False, turn: float = 0
) -> Picture:
    transform = f"translate({number(x)} {number(y)})"
    if turn:
        transform += f"rotate({number(turn)})"
    if flip:
        transform += f"scale({number(-scale)} {number(scale)})"
    elif scale != 1:
        transform += f"scale({number(scale)})"
    return (Placed(join(*pictures), transform),)


def join(*pictures: Picture) -> Picture:
    return tuple(piece for picture in pictures for piece in picture)


def drawn(picture: Picture, palette: Palette = ENGRAVING) -> list[Element]:
    colours = palette._asdict()
    return [
        element("path", d=piece.path, fill=colours.get(piece.tone, piece.tone))
        if isinstance(piece, Shape)
        else group(drawn(piece.pieces, palette), transform=piece.transform)
        for piece in picture
    ]


def path(*parts: str | float) -> str:
    """Path data from commands and numbers.

    >>> path("M", 0, -1 / 3, "h", 4, "z")
    'M0 -0.33h4z'
    """
    text = " ".join(part if isinstance(part, str) else number(part) for part in parts)
    return re.sub(r" ?([A-Za-z]) ?", r"\1", text)


def tight(data: str) -> str:
    """The same path data to a tenth of a unit and without needless characters.

    >>> tight("M-5 -10.25h0.333v10l1.5.5z")
    'M-5-10.2h.3v10l1.5.5z'
    """
    text, last = "", "z"
    for part in re.findall(r"[A-Za-z]|-?\d*\.\d+|-?\d+", data):
        word = part if part.isalpha() else number(round(float(part), 1))
        word = re.sub(r"^(-?)0\.", r"\1.", word)
        joined = (
            word.isalpha() or last.isalpha() or word[0] == "-" or (word[0] == "." and "." in last)
        )
        text += word if joined else f" {word}"
        last = word
    return text


def tightened(picture: Picture) -> Picture:
    return tuple(
        Shape(piece.tone, tight(piece.path))
        if isinstance(piece, Shape)
        else Placed(tightened(piece.pieces), piece.transform)
        for piece in picture
    )


def rect(x: float, y: float, width: float, height: float) -> str:
    """
    >>> rect(-5, -10, 10, 10)
    'M-5 -10h10v10h-10z'
    """
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"


def grid(
    x: float,
    y: float,
    width: float,
    height: float,
    columns: int,
    rows: int,
    across: float,
    down: float,
) -> str:
    """Equal panes in columns and rows, with their pitches; each is written by its distance.

    >>> grid(0, 0, 3, 4, 2, 2, 5, 6)
    'M0 0h3v4h-3zm0 6h3v4h-3zM5 0h3v4h-3zm0 6h3v4h-3z'
    """
    wide, tall = number(round(width, 1)), number(round(height, 1))
    pane = f"h{wide}v{tall}h-{wide}z"
    run = pane + f"m0 {number(round(down, 1))}{pane}" * (rows - 1)
    return "".join(
        f"M{number(round(x + across * i, 1))} {number(round(y, 1))}{run}" for i in range(columns)
    )


def poly(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def oval(x: float, y: float, across: float, down: float) -> str:
    """An ellipse around a point, by its two radii."""
    rx, ry, twice = number(across), number(down), number(2 * across)
    start = f"M{number(x - across)} {number(y)}"
    return f"{start}a{rx} {ry} 0 0 1 {twice} 0a{rx} {ry} 0 0 1 -{twice} 0z"


def disc(x: float, y: float, radius: float) -> str:
    return oval(x, y, radius, radius)


def ring(x: float, y: float, radius: float, width: float) -> str:
    """A circle with a hole: the inner circle runs the other way round."""
    inner = number(radius - width)
    twice = number(2 * (radius - width))
    hole = (
        f"M{number(x - radius + width)} {number(y)}"
        f"a{inner} {inner} 0 0 0 {twice} 0a{inner} {inner} 0 0 0 -{twice} 0z"
    )
    return disc(x, y, radius) + hole


def arch(x: float, foot: float, width: float, height: float, pointed: bool = False) -> str:
    """An opening with a round or pointed head; x is its left side."""
    rise = width * 0.9 if pointed else width / 2
    left, top = f"M{number(x)} {number(foot)}", number(foot - height + rise)
    half, right = number(width / 2), number(x + width)
    if pointed:
        tip = f"{number(x + width / 2)} {number(foot - height)}"
        head = f"Q{number(x)} {number(foot - height + rise / 2)} {tip}"
        head += f"Q{right} {number(foot - height + rise / 2)} {right} {top}"
    else:
        head = f"a{half} {half} 0 0 1 {number(width)} 0"
    return f"{left}V{top}{head}V{number(foot)}z"


def stroke(x1: float, y1: float, x2: float, y2: float, width: float) -> str:
    """A straight bar between two points."""
    length = hypot(x2 - x1, y2 - y1) or 1
    dx, dy = (y2 - y1) / length * width / 2, (x1 - x2) / length * width / 2
    return poly((x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy))


def spokes(x: float, y: float, radius: float, width: float, count: int) -> str:
    angles = (pi * step / count for step in range(count))
    return "".join(
        stroke(
            x - radius * cos(angle),
            y - radius * sin(angle),
            x + radius * cos(angle),
            y + radius * sin(angle),
            width,
        )
        for angle in angles
    )


def row(path_at: Iterable[str]) -> str:
    return "".join(path_at)


def spread(count: int, width: float) -> list[float]:
    """The middles of so many equal parts of a width around 0.

    >>> spread(2, 40)
    [-10.0, 10.0]
    """
    return [width * ((2 * step + 1) / (2 * count) - 0.5) for step in range(count)]
