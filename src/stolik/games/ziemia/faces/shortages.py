"""Posters of everyday life: 2, 3, 18, 19, 20, 48."""

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
from stolik.press.kit.office import typewriter
from stolik.press.kit.shapes import Palette, disc, poly, rect, row, stroke
from stolik.press.kit.silhouettes import figure

# Before the only shop.
QUEUES = poster(
    SAND,
    floor(RED, 86),
    (
        ink(rect(138, 6, 130, 82)),
        cream(rect(146, 20, 54, 36)),
        red(rect(146, 60, 54, 6), rect(138, 6, 130, 8)),
        sand(rect(170, 68, 20, 20)),
    ),
    *(
        put(x, 90, Palette(colour, colour, colour), figure(height))
        for x, colour, height in (
            (-16, INK, 60), (6, RED, 56), (26, INK, 60), (48, INK, 54), (68, RED, 60),
            (90, INK, 57), (110, RED, 54), (132, INK, 61),
        )
    ),
)  # fmt: skip

# A typewriter and nothing to put in it.
NO_PAPER = poster(
    RED,
    (shade(band(84, 12)),),
    put(90, 88, Palette(CREAM, INK, RED), typewriter(), scale=1.3),
    (cream(poly((152, 88), (158, 76), (166, 80), (174, 74), (182, 88))),),
)

# A Sunday with a shovel and a rake.
COMMUNITY_WORK = poster(
    RED,
    floor(INK, 84),
    (
        sand(stroke(58, 8, 112, 70, 5)),
        cream("M104 64L118 54C132 62 134 76 132 86 120 86 108 78 104 64z"),
        sand(stroke(142, 6, 88, 74, 5)),
        ink(stroke(64, 64, 104, 92, 5)),
        cream(stroke(68, 58, 106, 86, 5)),
        cream(
            row(
                stroke(x, y, x - 6, y + 9, 2.6)
                for x, y in ((70, 60), (77.5, 65.5), (85, 71), (92.5, 76.5), (100, 82))
            )
        ),
        ink(
            "M158 84V58C148 56 144 48 146 40 152 42 157 46 159 52"
            " 160 44 165 38 172 36 174 46 170 56 162 58V84z"
        ),
        ink(
            "M24 84V58C14 56 10 48 12 40 18 42 23 46 25 52 26 44 31 38 38 36 40 46 36 56 28 58V84z"
        ),
    ),
)

# Books, a lamp and the book of marks.
EXAMS = poster(
    SAND,
    floor(RED, 80),
    (
        ink(rect(26, 64, 60, 16)),
        cream(rect(30, 68, 52, 8)),
        red(rect(32, 48, 56, 16)),
        cream(rect(36, 52, 48, 8)),
        ink(rect(28, 34, 50, 14)),
        cream(rect(32, 38, 42, 6)),
        red(rect(34, 20, 46, 14)),
        cream(rect(38, 24, 38, 6)),
        ink(poly((96, 80), (102, 58), (168, 58), (174, 80))),
        cream(
            poly((102, 77), (107, 61), (133, 61), (133, 77)),
            poly((137, 77), (137, 61), (163, 61), (168, 77)),
        ),
        red(row(rect(140, y, 20, 1.8) for y in (65, 69, 73))),
        ink(rect(110, 66, 14, 8)),
        ink(stroke(150, 58, 160, 26, 3.5), poly((126, 30), (150, 6), (172, 26), (160, 34))),
        yellow(poly((126, 30), (160, 34), (152, 58), (108, 58))),
        ink(disc(142, 31, 4)),
    ),
)

# A helmet and boots laid out for a reservist.
RESERVE = poster(
    RED,
    (
        shade(band(84, 12)),
        ink("M34 58C34 16 118 16 118 58L124 62V68H28V62z"),
        coal("M44 54C46 28 72 24 84 26 62 30 56 40 54 54z"),
        cream(stroke(42, 68, 64, 86, 3), stroke(110, 68, 88, 86, 3), rect(62, 83, 28, 6)),
        ink("M134 24H152V66C160 68 168 72 168 84V88H134z"),
        cream(row(rect(140, y, 12, 2.5) for y in (34, 42, 50, 58))),
        ink(rect(132, 88, 38, 4)),
    ),
)

# One bottle of vinegar.
EMPTY_SHELVES = poster(
    INK,
    (
        red(rect(26, 0, 4, 96), rect(170, 0, 4, 96)),
        cream(rect(22, 28, 156, 5), rect(22, 60, 156, 5), rect(22, 91, 156, 5)),
        coal(rect(30, 33, 140, 5), rect(30, 65, 140, 5)),
        sand("M126 60V42C126 38 130 37 130 34V28H137V34C137 37 141 38 141 42V60z"),
        red(rect(126, 46, 15, 8), rect(129, 24, 9, 5)),
        sand(rect(44, 21, 22, 7)),
    ),
)

SHORTAGES: dict[int, Scene] = {
    2: QUEUES,
    3: NO_PAPER,
    18: COMMUNITY_WORK,
    19: EXAMS,
    20: RESERVE,
    48: EMPTY_SHELVES,
}
