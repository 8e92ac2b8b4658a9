"""Posters of what was put in the way of a Mass: 4, 11, 15, 16, 25, 28, 33, 34, 35."""

from stolik.games.ziemia.faces.colours import band, coal, floor
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
from stolik.press.kit.office import envelope, leaf
from stolik.press.kit.order import padlock, prohibition
from stolik.press.kit.shapes import Palette, disc, oval, poly, rect, row, stroke
from stolik.press.kit.silhouettes import figure, profile

CHURCH = "M-2-60h4v6h6v4h-6v8l16 16V0H-18v-26L-2-42v-8h-6v-4h6z"
"""A small church, 60 high."""

# It goes from mouth to mouth.
RUMOUR = poster(
    SAND,
    put(40, 100, Palette(INK, INK, INK), profile(), scale=1.3),
    put(160, 100, Palette(RED, RED, RED), profile(), scale=1.3, flip=True),
    (
        cream(oval(100, 28, 30, 20), poly((84, 42), (96, 46), (78, 60))),
        red(stroke(86, 18, 114, 40, 5), stroke(114, 18, 86, 40, 5)),
    ),
)

# A letter without a name.
DENUNCIATION = poster(
    RED,
    (
        ink(rect(46, 46, 108, 60), "M46 46C46 30 60 24 72 24H128C140 24 154 30 154 46z"),
        coal(rect(60, 48, 80, 9)),
    ),
    put(100, 52, Palette(SAND, CREAM, SAND), envelope(60, 46), turn=0),
    (
        ink(rect(60, 50, 80, 9)),
        coal(rect(58, 59, 84, 4)),
        red(oval(100, 78, 16, 8.5)),
        cream(disc(100, 78, 4)),
    ),
)

# So many may enter, and only there.
SECTOR_TICKETS = poster(
    SAND,
    (
        red(row(rect(x, y, 44, 26) for x in (-22, 28, 128, 178) for y in (4, 36, 68))),
        ink(poly((50, 20), (154, 6), (164, 74), (60, 88))),
        cream(poly((54, 23), (150, 10), (160, 71), (64, 84))),
        red(poly((58, 27), (122, 18.5), (124, 32), (60, 40.5))),
        ink(
            stroke(62, 52, 122, 44, 3), stroke(64, 61, 110, 55, 3), stroke(65, 70, 118, 63, 3),
            stroke(132, 14, 140, 72, 1.6),
        ),
        ink(disc(147, 40, 6)),
        sand(disc(54, 52, 5), disc(158, 42, 5)),
    ),
)  # fmt: skip

# The lens finds the altar and nobody before it.
FRAMED_OUT = poster(
    INK,
    (
        cream("M46 8Q46 2 52 2H148Q154 2 154 8V62Q154 68 148 68H52Q46 68 46 62z"),
        red(rect(53, 8, 76, 53)),
        yellow(rect(89, 12, 4, 34), rect(79, 20, 24, 4)),
        ink(rect(69, 45, 44, 6), rect(61, 51, 60, 10)),
        ink(disc(142, 15, 6), disc(142, 31, 6), row(rect(136, y, 12, 2) for y in (44, 49, 54, 59))),
    ),
    *(
        put(x, 116, Palette(colour, colour, colour), figure(46))
        for x, colour in zip(range(-20, 230, 20), (RED, SAND, SAND, RED, SAND) * 3, strict=False)
    ),
)

# Planks without leave to be nailed.
ALTAR_FORBIDDEN = poster(
    SAND,
    floor(RED, 84),
    (
        ink(row(rect(x, 18, 4, 68) for x in (36, 64, 92, 120))),
        ink(rect(30, 34, 100, 4), rect(30, 56, 100, 4)),
        ink(stroke(38, 82, 66, 36, 2.5), stroke(94, 82, 122, 36, 2.5)),
        red(rect(24, 78, 112, 8), rect(34, 70, 92, 8)),
        ink(rect(146, 76, 44, 4), rect(150, 70, 44, 4), rect(144, 64, 40, 4)),
    ),
    put(146, 38, Palette(CREAM, RED, RED), prohibition(28)),
    (red(rect(129, 35, 34, 7)),),
)

# Everybody present; through the window, the tower.
LESSONS = poster(
    RED,
    (
        ink(rect(24, 6, 92, 50)),
        cream(
            stroke(36, 20, 70, 20, 2.5),
            stroke(36, 30, 92, 30, 2.5),
            stroke(36, 40, 58, 40, 2.5),
        ),
        sand(rect(22, 54, 96, 4)),
        cream(rect(128, 4, 50, 58)),
    ),
    put(153, 62, Palette(INK, INK, INK), (ink(CHURCH),), scale=0.86),
    (red(rect(128, 40, 50, 3)),),
    *(put(x, 92, Palette(CREAM, CREAM, CREAM), figure(34)) for x in (8, 46, 84, 122, 160, 198)),
    (ink(band(82, 14)),),
)

# A heap of sheets, every one with the same blot.
SMEAR = poster(
    INK,
    *(
        put(x, y, Palette(SAND, fill, INK), leaf(34, 42, 5), turn=turn)
        for x, y, fill, turn in (
            (38, 52, SAND, -22), (160, 50, CREAM, 24), (70, 92, CREAM, 12), (132, 94, SAND, -14),
            (98, 50, CREAM, 4), (176, 98, SAND, 30), (22, 98, CREAM, -34),
        )
    ),
    (
        red(
            "M96 14C108 8 118 16 116 26C124 30 122 42 112 40C108 50 94 48 92 40C80 42 76 30 84 26"
            "C82 18 88 12 96 14z",
            disc(122, 50, 4), disc(78, 48, 3), disc(130, 20, 3), disc(74, 16, 2.5),
        ),
    ),
)  # fmt: skip

# Stakes and string across the churchyard.
LAND_SEIZED = poster(
    SAND,
    (red(poly((-60, 58), (100, 46), (260, 58), (260, 96), (-60, 96))),),
    put(138, 54, Palette(INK, INK, INK), (ink(CHURCH),), scale=0.84),
    (
        shade(
            poly((20, 96), (88, 54), (94, 54), (44, 96)),
            poly((110, 96), (112, 54), (118, 54), (134, 96)),
        ),
        ink(
            row(
                poly((x - 3, y - 34), (x + 3, y - 34), (x + 2, y), (x, y + 4), (x - 2, y))
                for x, y in ((30, 88), (84, 92), (142, 92), (186, 86))
            )
        ),
        cream(
            stroke(-60, 60, 30, 60, 2.5),
            stroke(30, 60, 84, 64, 2.5),
            stroke(84, 64, 142, 64, 2.5),
            stroke(142, 64, 186, 58, 2.5),
            stroke(186, 58, 260, 60, 2.5),
        ),
        ink(rect(36, 8, 46, 30), rect(57, 38, 4, 40)),
        cream(rect(41, 13, 36, 20)),
        red(disc(59, 23, 7)),
    ),
)

# Printed, counted, locked away.
PASSES_WITHHELD = poster(
    RED,
    (shade(band(86, 10)),),
    *(
        put(100, 88 - 9 * n, Palette(RED, fill, INK), (ink(rect(-58, -8, 116, 8)), painted))
        for n, (fill, painted) in enumerate(
            ((SAND, sand(rect(-56, -7, 112, 6))), (CREAM, cream(rect(-56, -7, 112, 6))),
             (SAND, sand(rect(-56, -7, 112, 6))), (CREAM, cream(rect(-56, -7, 112, 6))))
        )
    ),
    (ink(rect(56, 20, 10, 68), rect(134, 20, 10, 68), rect(42, 44, 116, 8)),),
    put(100, 72, Palette(RED, INK, INK), padlock(), scale=1.25),
)  # fmt: skip

PARISH: dict[int, Scene] = {
    4: RUMOUR,
    11: DENUNCIATION,
    15: SECTOR_TICKETS,
    16: FRAMED_OUT,
    25: ALTAR_FORBIDDEN,
    28: LESSONS,
    33: SMEAR,
    34: LAND_SEIZED,
    35: PASSES_WITHHELD,
}
