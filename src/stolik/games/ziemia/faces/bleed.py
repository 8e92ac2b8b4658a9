"""What goes on past the edges of a poster, for windows lower and wider than it."""

from stolik.games.ziemia.faces.poster import WIDTH
from stolik.press.kit.shapes import rect

BLEED = 60


def band(y: float, height: float) -> str:
    """A strip from edge to edge and past both."""
    return rect(-BLEED, y, WIDTH + 2 * BLEED, height)
