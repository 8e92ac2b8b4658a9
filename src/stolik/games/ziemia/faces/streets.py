"""Posters of streets and squares: 10, 14, 23, 26, 30, 32, 42, 50."""

from stolik.games.ziemia.faces.colours import FLAG, band, coal, dots, floor
from stolik.games.ziemia.faces.poster import (
    CREAM,
    INK,
    RED,
    SAND,
    SHADE,
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
from stolik.press.kit.office import flagpole
from stolik.press.kit.order import fence, riot_shield, road_barrier, stop_disc, visored_helmet
from stolik.press.kit.shapes import Palette, disc, oval, poly, rect, row, spokes, stroke
from stolik.press.kit.silhouettes import figure
from stolik.press.kit.wheels import car

# One match is enough.
PROVOCATION = poster(
    INK,
    (
        red(disc(122, 34, 40)),
        yellow(
            "M122 2C138 22 146 34 140 50C136 62 126 66 118 62"
            "C104 58 102 44 110 32C116 24 122 16 122 2z"
        ),
        cream("M121 30C128 40 130 48 126 55C122 60 116 58 114 52C113 44 118 40 121 30z"),
        sand(stroke(22, 96, 116, 58, 6)),
        ink(disc(117, 57.5, 6.5)),
    ),
)

# The road to the meadow, and what stands on it.
ROAD_BLOCK = poster(
    SAND,
    (
        red(band(40, 56)),
        ink(poly((6, 96), (88, 40), (112, 40), (194, 96))),
        cream(
            poly((98.5, 43), (101.5, 43), (102, 49), (98, 49)),
            poly((95, 84), (105, 84), (106, 96), (94, 96)),
        ),
        ink(rect(38, 12, 4, 50), rect(158, 12, 4, 50)),
        red(disc(40, 14, 12), disc(160, 14, 12)),
        cream(rect(33, 11.5, 14, 5), rect(153, 11.5, 14, 5)),
    ),
    put(100, 90, Palette(SAND, CREAM, RED), road_barrier(118), scale=1.1),
)

# Flags in step.
MAY_DAY = poster(
    CREAM,
    (sand(band(66, 30)),),
    *(put(x, 84, FLAG, flagpole(78, 44)) for x in (12, 58, 104, 150)),
    *(
        put(x, 102, Palette(INK, INK, INK), figure(40))
        for x in (-8, 14, 36, 58, 80, 102, 124, 146, 168, 190, 212)
    ),
)

# Helmets and shields from edge to edge.
CORDON = poster(
    RED,
    dots(SHADE, -24, 5, 32, 3),
    *(
        put(x, 52, Palette(INK, CREAM, INK), visored_helmet())
        for x in (-6, 29.3, 64.7, 100, 135.3, 170.7, 206)
    ),
    *(
        put(x, 100, Palette(SAND, INK, INK), riot_shield(33, 46))
        for x in (-6, 29.3, 64.7, 100, 135.3, 170.7, 206)
    ),
)

# Boards round a square where nothing is being repaired.
REPAIRS = poster(
    SAND,
    (
        red("M100 0h4v6h6v4h-6v8l20 20v50H80V38l20-20v-8h-6V6h6z"),
        sand("M96 64v-14a6 6 0 0 1 12 0v14z"),
        ink("M118 64C128 40 146 38 158 64z"),
        red(stroke(150, 30, 134, 62, 3), poly((146, 34), (158, 40), (156, 24))),
    ),
    floor(INK, 88),
    put(100, 92, Palette(CREAM, CREAM, RED), fence(260, 36, 17)),
    (
        ink(rect(54, 62, 40, 18)),
        yellow(poly((74, 64), (83, 78), (65, 78))),
        ink(rect(73, 69, 2, 5)),
    ),
)

# A round sign at the edge of every town.
CHECKPOINT = poster(
    INK,
    (coal(band(74, 22)), cream(row(rect(x, 84, 22, 3) for x in range(-50, 250, 40)))),
    put(132, 84, Palette(CREAM, RED, SAND), car(), scale=1.55, flip=True),
    put(46, 96, Palette(CREAM, CREAM, RED), stop_disc(), scale=1.3),
    (cream("M34 96V82C34 76 40 74 46 74S58 76 58 82V96z"),),
)

# A wheel of lights on the day of the Mass.
RIVAL_FAIR = poster(
    RED,
    (
        cream(spokes(84, 46, 40, 2.2, 6)),
        cream(row(disc(84 + 40 * dx, 46 + 40 * dy, 7.5) for dx, dy in (
            (1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87),
            (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5), (0, -1), (0.87, -0.5),
        ))),
        ink(poly((80, 46), (88, 46), (110, 96), (104, 96), (84, 52), (64, 96), (58, 96))),
        yellow(disc(84, 46, 7), oval(152, 26, 10, 13)),
        ink(oval(170, 38, 9, 12), oval(138, 44, 8, 11)),
        ink(row(stroke(x, y, 158, 92, 1.2) for x, y in ((152, 39), (170, 50), (138, 55)))),
        shade(band(90, 6)),
    ),
)  # fmt: skip

# One helmet, no face.
RIOT_POLICE = poster(
    INK,
    (
        red(rect(-60, -60, 320, 156)),
        ink("M58 96V50C58 -4 142 -4 142 50V96z"),
        coal("M66 46C66 4 134 4 134 46z"),
        cream("M64 48H136V76Q100 86 64 76z"),
        sand(poly((78, 48), (96, 48), (80, 79), (64, 76), (64, 70))),
        sand(rect(62, 44, 76, 4)),
        cream(stroke(152, 100, 184, 14, 9)),
        ink(stroke(158, 84, 162, 73, 9.5)),
    ),
)

STREETS: dict[int, Scene] = {
    10: PROVOCATION,
    14: ROAD_BLOCK,
    23: MAY_DAY,
    26: CORDON,
    30: REPAIRS,
    32: CHECKPOINT,
    42: RIVAL_FAIR,
    50: RIOT_POLICE,
}
