"""Posters of the Party, its offices and its censors: 1, 24, 31, 36, 37, 41, 45, 47, 49, 54."""

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
from stolik.press.kit.office import calendar, carafe, flagpole, rostrum
from stolik.press.kit.order import padlock
from stolik.press.kit.shapes import Palette, disc, grid, poly, rect, ring, row, stroke
from stolik.press.kit.silhouettes import profile, shoulders, suit
from stolik.press.kit.works import scissors

# What may be printed, and what may not.
CUT = poster(
    RED,
    (
        cream(rect(52, 4, 78, 100)),
        ink(row(rect(60, y, 62, 3) for y in (12, 20, 58, 66, 74))),
        ink(rect(60, 28, 62, 9), rect(60, 41, 40, 9), rect(60, 82, 62, 9)),
    ),
    put(148, 62, Palette(RED, INK, INK), scissors(), scale=1.7, turn=-40),
)

# A long table and the same suit five times.
COMMITTEE = poster(
    RED,
    dots(SHADE, -24, 4, 32, 3),
    *(put(x, 66, Palette(CREAM, INK, RED), suit(), scale=0.58) for x in (-4, 48, 100, 152, 204)),
    (cream(band(64, 32)), sand(band(64, 5))),
    *(put(x, 66, Palette(CREAM, CREAM, CREAM), carafe(), scale=0.62) for x in (20, 72, 124, 176)),
    (red(row(rect(x, 78, 30, 18) for x in (-18, 34, 86, 138, 190))),),
)

# Nobody at the counter today.
OFFICE_CLOSED = poster(
    SAND,
    (
        red(poly((30, 26), (100, -6), (170, 26), (170, 34), (30, 34))),
        red(row(rect(x, 34, 14, 50) for x in (36, 64, 122, 150))),
        ink(rect(82, 40, 36, 46)),
        red(rect(24, 84, 152, 6)),
        ink(band(90, 6)),
        cream(stroke(82, 52, 118, 72, 3.5), stroke(118, 52, 82, 72, 3.5)),
    ),
    put(100, 78, Palette(INK, CREAM, CREAM), padlock(), scale=0.55),
)

# A lecture on the cosmos to rows of chairs.
ATHEIST_LECTURES = poster(
    INK,
    (
        cream(rect(74, 4, 104, 58)),
        red(disc(126, 33, 19)),
        ink(stroke(92, 46, 160, 20, 2)),
        red(ring(126, 33, 26, 1.6)),
        ink(disc(160, 20, 4.5), stroke(160, 20, 174, 10, 1.5), stroke(160, 20, 174, 22, 1.5)),
        red(row(rect(x, 74, 16, 22) for x in (78, 102, 126, 150, 174, 198))),
        coal(row(rect(x + 3, 80, 10, 8) for x in (78, 102, 126, 150, 174, 198))),
    ),
    put(44, 62, Palette(SAND, SAND, SAND), shoulders(), scale=0.56),
    put(44, 98, Palette(INK, RED, CREAM), rostrum(), scale=0.62),
)

# A flag on the roof of the works.
PARTY_CELL = poster(
    SAND,
    floor(RED, 86),
    (
        ink("M20 88V50L48 34V50L76 34V50L104 34V50L132 34V88z"),
        ink(rect(140, 22, 14, 66), rect(160, 34, 12, 54)),
        sand(row(rect(x, 58, 16, 12) for x in (28, 54, 80, 106))),
        red(rect(140, 28, 14, 5), rect(160, 40, 12, 5)),
    ),
    put(64, 42, FLAG, flagpole(44, 56)),
)

THREE = "M0 0H26V16L18 22C26 24 28 30 28 38 28 50 22 56 13 56 5 56 0 51-1 42H9C10 46 11 47 13 47"
THREE += " 17 47 18 44 18 38 18 30 14 28 6 28V21L15 12V9H0z"
FIVE = "M0 0H26V10H10V19C22 16 28 24 28 36 28 50 22 56 13 56 5 56 0 51-1 42H9C10 46 11 47 13 47"
FIVE += " 17 47 18 43 18 36 18 28 14 25 9 29L0 29z"

# Panels, a ribbon and a round number.
EXHIBITION = poster(
    RED,
    (
        shade(band(84, 12)),
        ink(rect(22, 12, 40, 74), rect(138, 12, 40, 74)),
        cream(rect(68, 4, 64, 82)),
        sand(row(rect(28, y, 28, 14) for y in (20, 42, 64))),
        sand(row(rect(144, y, 28, 14) for y in (20, 42, 64))),
    ),
    put(72, 20, Palette(RED, RED, RED), (red(THREE),)),
    put(102, 20, Palette(RED, RED, RED), (red(FIVE),)),
    (
        cream(
            "M-60 78C0 96 60 96 100 82 140 96 200 96 260 78V84"
            "C200 102 140 102 100 88 60 102 0 102-60 84z"
        ),
        yellow(disc(100, 84, 6)),
    ),
)

# A mouth behind a bar.
CENSORSHIP = poster(
    INK,
    put(88, 100, Palette(CREAM, CREAM, CREAM), profile(), scale=1.55),
    (red(rect(92, 57, 35, 12)),),
    (coal(row(rect(16, y, 30, 4) for y in (14, 24, 34, 44))), red(rect(16, 54, 30, 8))),
)

# A speech that has no face.
FIRST_SECRETARY = poster(
    INK,
    (red(rect(-60, -60, 320, 130)), shade(row(rect(x, -60, 5, 130) for x in range(-50, 250, 24)))),
    put(100, 62, Palette(CREAM, INK, RED), suit(), scale=1.02),
    put(100, 106, Palette(INK, CREAM, INK), rostrum(), scale=1.1),
    (
        red(
            poly(
                (100, 66),
                (103, 74),
                (111, 74),
                (104.5, 79),
                (107, 87),
                (100, 82),
                (93, 87),
                (95.5, 79),
                (89, 74),
                (97, 74),
            )
        ),
    ),
)

# The house of the Party, white and square.
THE_PARTY = poster(
    INK,
    (
        cream(rect(30, 36, 140, 60)),
        ink(grid(37, 44, 8, 9, 10, 3, 13.1, 14)),
        sand(rect(24, 31, 152, 6)),
        red(rect(76, 84, 48, 12)),
    ),
    put(92, 32, Palette(RED, RED, CREAM), flagpole(38, 64)),
)

# One leaf, two dates, nobody gives way.
QUARREL = poster(
    INK,
    put(66, 92, Palette(INK, CREAM, RED), calendar(66, 72), turn=-7),
    put(136, 92, Palette(INK, CREAM, RED), calendar(66, 72), turn=7),
    (
        ink(
            poly(
                (98, -20),
                (106, -20),
                (98, 22),
                (106, 46),
                (96, 70),
                (102, 100),
                (94, 100),
                (88, 70),
                (98, 46),
                (90, 22),
            )
        ),
        ink(ring(66, 66, 13, 3.5), ring(138, 56, 13, 3.5)),
    ),
)

PARTY: dict[int, Scene] = {
    1: CUT,
    24: COMMITTEE,
    31: OFFICE_CLOSED,
    36: ATHEIST_LECTURES,
    37: PARTY_CELL,
    41: EXHIBITION,
    45: CENSORSHIP,
    47: FIRST_SECRETARY,
    49: THE_PARTY,
    54: QUARREL,
}
