"""Posters of searches, arrests and departures: 5, 6, 7, 21, 22, 40, 43. Nobody is seen in them."""

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
from stolik.press.kit.household import chair
from stolik.press.kit.office import dial, leaf
from stolik.press.kit.order import bars, handcuffs
from stolik.press.kit.shapes import Palette, disc, poly, rect, row, stroke
from stolik.press.kit.silhouettes import hatted
from stolik.press.kit.trade import suitcase

# Drawers pulled out, letters on the floor.
SEARCH = poster(
    RED,
    floor(INK, 84),
    (
        ink(rect(36, 14, 74, 72)),
        shade(row(rect(42, y, 62, 16) for y in (20, 42, 64))),
        cream(poly((38, 42), (108, 42), (118, 58), (28, 58))),
        sand(rect(28, 58, 90, 10)),
        cream(row(rect(68, y, 10, 4) for y in (26, 61, 70))),
    ),
    put(64, 48, Palette(SAND, SAND, INK), leaf(22, 26, 3), turn=-24),
    put(92, 46, Palette(SAND, CREAM, RED), leaf(22, 28, 3), turn=16),
    put(140, 40, Palette(SAND, CREAM, INK), leaf(26, 32, 4), turn=24),
    put(164, 72, Palette(SAND, SAND, RED), leaf(24, 28, 4), turn=-32),
    put(136, 92, Palette(SAND, CREAM, INK), leaf(30, 20, 3), turn=-4),
)

# Two days on the clock, behind bars.
DETENTION = poster(
    SAND,
    put(100, 48, Palette(RED, CREAM, INK), dial(40)),
    (red("M100 48L100 22A26 26 0 0 1 126 48z"),),
    (ink(disc(100, 48, 4), rect(98.5, 20, 3, 28), rect(100, 46.5, 22, 3)),),
    put(100, 120, Palette(INK, INK, INK), bars(190, 150, 8)),
)

# A lamp, a table, an empty chair.
INTERROGATION = poster(
    INK,
    (
        coal(poly((84, 12), (186, 96), (126, 96), (120, 70))),
        yellow(poly((60, 24), (82, 14), (130, 70), (66, 70))),
        red(rect(-60, 70, 190, 7)),
        red(rect(24, 77, 6, 20), rect(114, 77, 6, 20)),
        cream("M22 70Q22 64 28 64H52Q58 64 58 70z", stroke(40, 66, 52, 26, 4)),
        cream(poly((46, 22), (78, 2), (90, 18), (58, 34))),
    ),
    put(160, 96, Palette(SAND, SAND, SAND), chair(62), flip=True),
    put(92, 70, Palette(SAND, CREAM, INK), leaf(34, 5, 0)),
)

# A suitcase on a platform, the rails go one way.
DEPARTURE = poster(
    SAND,
    (
        red("M-60 62L260 62V96H-60z"),
        ink(
            poly((96, 96), (126, 62), (130, 62), (110, 96)),
            poly((176, 96), (142, 62), (146, 62), (190, 96)),
        ),
        ink(
            row(
                poly((x1, y), (x2, y), (x2 + 3, y + 4), (x1 - 3, y + 4))
                for x1, x2, y in ((118, 154, 66), (110, 164, 74), (100, 176, 84))
            )
        ),
        red(disc(136, 40, 22)),
        ink("M106 40L164 24 176 27 142 42 150 56 145 57 132 45 116 48z"),
    ),
    put(58, 86, Palette(CREAM, INK, RED), suitcase(40, 28), scale=1.4),
)

# Headlights at night, number plate empty.
UNKNOWN = poster(
    INK,
    (
        red("M52 44C58 22 66 18 100 18S142 22 148 44z"),
        coal("M62 43C66 28 72 26 100 26S134 28 138 43z"),
        red("M34 56C36 46 44 43 60 43H140C156 43 164 46 166 56V76H34z"),
        shade(rect(40, 72, 120, 8)),
        coal(rect(42, 80, 20, 10), rect(138, 80, 20, 10)),
        yellow(disc(56, 58, 10), disc(144, 58, 10)),
        cream(disc(56, 58, 6), disc(144, 58, 6)),
        ink(row(rect(74, y, 52, 2.5) for y in (52, 57, 62))),
        cream(rect(84, 70, 32, 9)),
    ),
)

# The shadow of a caller on the door of a flat.
FAMILIES = poster(
    RED,
    floor(INK, 88),
    (
        shade(rect(58, -60, 84, 148)),
        cream(rect(64, 6, 72, 82)),
        sand(
            rect(72, 14, 24, 30), rect(104, 14, 24, 30), rect(72, 52, 24, 30), rect(104, 52, 24, 30)
        ),
        yellow(disc(128, 52, 3.5)),
        red(rect(90, 2, 20, 8)),
    ),
    put(92, 100, SHADOW, hatted(96)),
    (ink(poly((80, 88), (104, 88), (60, 96), (20, 96))), yellow(band(86, 2))),
)

# A cell window and the light it lets in.
REMAND = poster(
    INK,
    (
        coal(poly((46, 64), (112, 64), (176, 96), (84, 96))),
        yellow(rect(56, 6, 60, 48)),
    ),
    put(86, 54, Palette(INK, INK, INK), bars(60, 48, 4)),
    (
        red(rect(50, 0, 6, 60), rect(116, 0, 6, 60), rect(50, 0, 72, 6), rect(50, 54, 72, 6)),
        red(rect(136, 70, 60, 5), rect(142, 75, 4, 21)),
    ),
    put(160, 30, Palette(CREAM, CREAM, RED), handcuffs(), scale=0.62, turn=70),
)

PRISON: dict[int, Scene] = {
    5: SEARCH,
    6: DETENTION,
    7: INTERROGATION,
    21: DEPARTURE,
    22: UNKNOWN,
    40: FAMILIES,
    43: REMAND,
}
