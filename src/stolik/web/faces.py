"""Pictures of cards, by game: the one place in web/ that names games.

A game draws its faces in `faces.py`; it is imported when the first picture is asked for.
"""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Literal

Size = Literal["thumb", "hand", "zoom"]
Painter = Callable[[str, str, str], str | None]
SIDES = "ar"


def _grzybowski(face: str, language: str, size: str) -> str | None:
    """`24a`: card 24, the side that is written so in its notation."""
    number, side = face[:-1], face[-1:]
    if (
        not number.isdecimal()
        or len(number) != 2
        or side not in SIDES
        or not 1 <= int(number) <= 55
    ):
        return None
    try:
        paint = import_module("stolik.games.grzybowski.faces").face_svg
    except (ImportError, AttributeError):
        return None
    return str(paint(int(number) << 1 | SIDES.index(side), language, size))


PAINTERS: dict[str, Painter] = {"grzybowski": _grzybowski}


@lru_cache(maxsize=1024)
def face_svg(game: str, face: str, language: str, size: str) -> str | None:
    """The picture as SVG, None if there is none."""
    painter = PAINTERS.get(game)
    return painter(face, language, size) if painter else None
