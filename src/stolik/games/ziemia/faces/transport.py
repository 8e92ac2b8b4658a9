"""Posters of roads, rails and wires that are closed: 13, 17, 29, 39."""

from stolik.games.ziemia.faces.colours import SHADOW, band, coal, floor
from stolik.games.ziemia.faces.poster import (
    CREAM,
    INK,
    RED,
    SAND,
    Scene,
    cream,
    ink,
    poster,
    put,
    red,
    sand,
    shade,
    yellow,
)
from stolik.press.kit.grounds import bench
from stolik.press.kit.order import boom
from stolik.press.kit.shapes import Palette, disc, poly, rect, row
from stolik.press.kit.wheels import bus
from stolik.press.kit.works import telegraph_pole

# It leaves, and nobody is on it.
BUSES_WITHDRAWN = poster(
    SAND,
    floor(INK, 80),
    (cream(row(rect(x, 87, 20, 2.5) for x in range(-50, 260, 34))),),
    put(146, 82, Palette(SAND, RED, INK), bus(84), scale=1.1),
    (
        ink(rect(40, 16, 4, 66)),
        red(disc(42, 20, 15)),
        cream(rect(34, 14, 16, 9), rect(35, 24, 4, 3), rect(45, 24, 4, 3)),
    ),
    put(72, 81, Palette(INK, INK, INK), bench(34)),
)

# Wires that end in the air.
LINES_CUT = poster(
    RED,
    floor(INK, 86),
    put(48, 88, SHADOW, telegraph_pole(84), scale=1),
    put(156, 88, SHADOW, telegraph_pole(84), scale=1),
    (
        ink(
            "M38 12C58 26 74 30 92 26L93 28C74 33 56 29 37 15z",
            "M58 12C72 20 80 40 84 58L82 59C76 42 68 24 56 15z",
            "M166 12C148 22 136 24 124 20L123 22C136 27 150 25 167 15z",
            "M146 12C134 22 128 40 126 66L128 66C132 42 138 26 148 15z",
        ),
        cream(poly((101, 8), (93, 30), (101, 30), (96, 50), (113, 24), (104, 24), (110, 8))),
    ),
)

# The arm says stop, and the engine waits.
TRAINS = poster(
    INK,
    (
        red("M40 96V38C40 20 50 14 74 14S108 20 108 38V96z"),
        coal(rect(48, 30, 22, 20), rect(78, 30, 22, 20)),
        cream(disc(74, 64, 8), disc(52, 80, 6), disc(96, 80, 6)),
        sand(rect(44, 88, 60, 4)),
        sand(rect(150, 4, 5, 92)),
        cream(poly((155, 8), (120, 8), (114, 14), (120, 20), (155, 20))),
        red(rect(128, 8, 8, 12)),
        yellow(disc(164, 14, 6)),
    ),
)

# Coaches nose to tail behind a bar.
COACHES = poster(
    RED,
    (
        shade(band(84, 12)),
        *(
            shape
            for x, fill, glass in ((30, ink, sand), (100, cream, ink), (170, ink, sand))
            for shape in (
                fill(
                    f"M{x - 30} 84V26Q{x - 30} 14 {x - 18} 14H{x + 18}Q{x + 30} 14 {x + 30} 26V84z",
                    rect(x - 24, 84, 12, 8),
                    rect(x + 12, 84, 12, 8),
                ),
                glass(rect(x - 24, 24, 22, 24), rect(x + 2, 24, 22, 24)),
                yellow(disc(x - 20, 66, 4), disc(x + 20, 66, 4)),
            )
        ),
    ),
    put(22, 100, Palette(CREAM, CREAM, RED), boom(220)),
    (ink(rect(0, 52, 26, 44)),),
)

TRANSPORT: dict[int, Scene] = {13: BUSES_WITHDRAWN, 17: LINES_CUT, 29: TRAINS, 39: COACHES}
