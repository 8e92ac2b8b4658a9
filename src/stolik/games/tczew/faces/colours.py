"""The print colours of Tczew, and what every picture stands on.

A picture lies on a canvas of 160 by 92, ground at the foot. Where a face has more height than that
the sky goes on above it.
"""

from typing import NamedTuple

from stolik.press.kit.nature import cloud, sun
from stolik.press.kit.river import water
from stolik.press.kit.shapes import (
    Palette,
    Picture,
    at,
    disc,
    join,
    painted,
    rect,
    row,
    spread,
    tightened,
    tinted,
)

WIDTH, HEIGHT = 160, 92
FOOT = 82
"""Where what stands on dry land stands."""

# Window, wall, shade or roof.
BRICK = Palette("#F3DFB5", "#A4371F", "#7E2A1A")
RUST = Palette("#F3DFB5", "#8A2E24", "#651D15")
ROSE = Palette("#F7E8C8", "#C2593A", "#8A2E24")
PLASTER = Palette("#7E97A0", "#F6E9CC", "#A4371F")
OCHRE = Palette("#7A5230", "#E3B766", "#8A2E24")
SAND = Palette("#8A6B44", "#E9D3A2", "#B08A55")
MOSS = Palette("#F3DFB5", "#B9C78F", "#6F8446")
CONCRETE = Palette("#6F8894", "#D9D5CA", "#A7A296")
WHITE = Palette("#7FA9A3", "#FFFBF0", "#0E6F68")
PEARL = Palette("#6C93AD", "#FFFBF0", "#B9B2A2")
STONE = Palette("#F1EADA", "#B3AA95", "#7F7666")
STEEL = Palette("#DDD9D0", "#6B737C", "#3A3F45")
IRON = Palette("#EBDDBB", "#6A5A4C", "#3A2E28")
WOOD = Palette("#EBD3A0", "#A8763F", "#6B4424")
THATCH = Palette("#3A2E28", "#B98A4E", "#8C6A3A")
LEAF = Palette("#E8EFD8", "#8FA36A", "#6F8446")
PARK = Palette("#E8EFD8", "#5F8A4A", "#44692F")
WATER = Palette("#CFE6F0", "#5C97B8", "#1F4E68")
GLASS = Palette("#F1F8F4", "#9CCBB4", "#2F7D5B")
GOLD = Palette("#FFFBF0", "#F4C542", "#B07A12")
RED = Palette("#FFF3DA", "#C3363A", "#7F1F22")
BLUE = Palette("#E3EEF5", "#2C78AE", "#00497A")
TEAL = Palette("#FFFBF0", "#07A0A5", "#0B5F63")
ORANGE = Palette("#FFF3DA", "#DA782F", "#8E4512")
PLUM = Palette("#F6E6EC", "#9A5870", "#63324A")
INK = Palette("#FFF3DA", "#4A423B", "#221E1A")
GREY = Palette("#FFFBF0", "#C4BCAB", "#A79E8B")
SKIN = Palette("#F3DFB5", "#E3B48A", "#39424F")
NAVY = Palette("#F3DFB5", "#E3B48A", "#143A5A")
DRESS = Palette("#F3DFB5", "#E3B48A", "#8A2E24")

DAWN, CLAY, MIST, DAY, MINT = "#F3DFB5", "#EAD9C0", "#DDD9D0", "#D6E6EE", "#DDF1E5"
MEADOW, DUSK, COOL, NIGHT, STRAW = "#E8EFD8", "#E9D5D3", "#D3E6E4", "#2E3A52", "#EFE3C2"

PAVEMENT, SETTS, GRASS, EARTH, ROAD, BEACH, YARD, LAWN = (
    "#B7A88A",
    "#A39B86",
    "#8FA36A",
    "#B08E5E",
    "#4C443B",
    "#E9CF94",
    "#C4BCAB",
    "#8CC7A2",
)


class Scene(NamedTuple):
    sky: str
    picture: Picture


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


def ground(colour: str, top: float = FOOT) -> Picture:
    return (painted(colour, rect(0, top, WIDTH, HEIGHT - top)),)


def river(height: float = 14, rows: int = 2, foot: float = HEIGHT) -> Picture:
    return put(80, foot, WATER, water(WIDTH, height, rows))


def road(top: float = 76) -> Picture:
    """Asphalt with a broken white line."""
    middle = (top + HEIGHT) / 2
    return (
        painted(ROAD, rect(0, top, WIDTH, HEIGHT - top)),
        painted("#EBDDBB", row(rect(x - 8, middle - 1, 16, 2) for x in spread(5, WIDTH))),
    )


def low_sun(x: float, y: float, radius: float = 11) -> Picture:
    return put(x, y, Palette("#F08A4B", "#F08A4B", "#F08A4B"), sun(radius))


def clouds(*places: tuple[float, float, float], colour: str = "#FFFBF0") -> Picture:
    white = Palette(colour, colour, colour)
    return join(*(put(x, y, white, cloud(), scale=scale) for x, y, scale in places))


def stars(*places: tuple[float, float]) -> Picture:
    return (painted("#FFF3DA", row(disc(x, y, 1) for x, y in places)),)


def scene(sky: str, *pictures: Picture) -> Scene:
    return Scene(sky, tightened(join(*pictures)))
