"""Posters of watching and listening: 8, 9, 12, 27, 38, 44, 46, 51, 52, 53."""

from stolik.games.ziemia.faces.colours import SHADOW, band, coal, dots, floor
from stolik.games.ziemia.faces.poster import (
    BLACK,
    CREAM,
    INK,
    PAPER,
    RED,
    SAND,
    SHADE,
    YELLOW,
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
from stolik.press.kit.faith import cross
from stolik.press.kit.office import drawers, folder
from stolik.press.kit.shapes import (
    Palette,
    arch,
    disc,
    grid,
    oval,
    poly,
    rect,
    ring,
    row,
    spokes,
    stroke,
)
from stolik.press.kit.silhouettes import fedora, figure, hatted
from stolik.press.kit.study import newspaper
from stolik.press.kit.watch import (
    binoculars,
    ear,
    eye,
    handset,
    headphones,
    keyhole,
    microphone,
    tape_recorder,
)

# A hat over a newspaper with two holes in it.
INFORMER = poster(
    RED,
    (shade(band(84, 12)),),
    put(100, 100, BLACK, newspaper(96, 66)),
    (
        sand(rect(54, 46, 92, 8)),
        ink(disc(84, 62, 8), disc(116, 62, 8)),
        cream(disc(86, 61, 2.6), disc(118, 61, 2.6)),
        ink("M74 34C76 16 124 16 126 34z", "M50 96V78C50 70 54 66 54 66V96z"),
        ink("M150 96V78C150 70 146 66 146 66V96z"),
    ),
    put(100, 32, Palette(CREAM, INK, CREAM), fedora(), scale=1.25),
)

# Rows of people at Mass; one of them has kept his hat on.
IN_PARISH = poster(
    SAND,
    (
        red(arch(80, 58, 40, 56, True)),
        yellow(arch(86, 54, 12, 42, True), arch(102, 54, 12, 42, True)),
        cream(rect(-60, 58, 320, 5)),
    ),
    *(put(x, 104, Palette(RED, RED, RED), figure(52)) for x in (10, 38, 94, 122, 150, 178, 206)),
    *(put(x, 104, Palette(CREAM, INK, RED), hatted(62)) for x in (66,)),
)

WIRETAP = poster(
    RED,
    put(100, 88, Palette(CREAM, INK, RED), tape_recorder(), scale=1.25),
    dots(SHADE, -4, 10, 6, 12),
    dots(SHADE, 172, 10, 6, 12),
    (shade(band(88, 8)),),
    put(100, 34, Palette(CREAM, CREAM, CREAM), headphones(), scale=0.01),
)

# A window high in a wall, a gap between the curtains.
OBSERVATION_POST = poster(
    INK,
    (
        coal(row(rect(x, y, 22, 5) for y in range(4, 96, 16) for x in (2, 30, 152, 180))),
        coal(row(rect(x, y, 22, 5) for y in range(12, 96, 16) for x in (-10, 18, 164, 192))),
        red(rect(50, 2, 100, 86)),
        yellow(rect(56, 8, 88, 74)),
        cream("M56 8H84C86 34 76 62 66 82H56z", "M144 8H116C114 34 124 62 134 82H144z"),
        red(rect(44, 84, 112, 6)),
    ),
    put(100, 50, Palette(SAND, INK, RED), binoculars(), scale=0.92),
)

# The presbytery, and what somebody left in its wall.
BUGGED = poster(
    SAND,
    floor(RED),
    (
        ink(poly((36, 82), (36, 44), (100, 12), (164, 44), (164, 82))),
        ink(rect(98, 0, 4, 14), rect(93, 3, 14, 4)),
        red(poly((28, 46), (100, 8), (172, 46), (172, 52), (100, 15), (28, 52))),
        yellow(rect(48, 54, 20, 18), rect(132, 54, 20, 18)),
        ink(rect(57, 54, 2, 18), rect(141, 54, 2, 18)),
    ),
    put(100, 84, Palette(INK, CREAM, RED), microphone(58)),
)

# Three hats, one file.
GROUP_D = poster(
    RED,
    put(100, 92, Palette(RED, CREAM, INK), folder(92, 50)),
    (ink("M84 60H97C110 60 110 86 97 86H84zM90 65V81H96C102 81 102 65 96 65z"),),
    put(46, 34, SHADOW, fedora(), scale=0.9),
    put(100, 26, SHADOW, fedora(), scale=0.9),
    put(154, 34, SHADOW, fedora(), scale=0.9),
    (ink(oval(46, 42, 15, 13), oval(100, 33, 15, 6), oval(154, 42, 15, 13)),),
    (ink(poly((22, 96), (30, 58), (62, 58), (58, 96)), poly((142, 96), (138, 58), (170, 58), (178, 96))),),
)

# Somebody's eye at the door.
SURVEILLANCE = poster(
    INK,
    put(100, 94, Palette(CREAM, CREAM, CREAM), keyhole(), scale=1.5),
    put(100, 30, Palette(CREAM, RED, INK), eye(40), scale=0.62),
    (
        ink("M72 28Q100 4 128 28L128 8H72z"),
        red(rect(12, 8, 4, 80), rect(184, 8, 4, 80)),
    ),
)

# The drawer of a department that collected parishes.
DEPARTMENT_IV = poster(
    INK,
    put(62, 94, Palette(SAND, RED, INK), drawers(84, 3, 90)),
    put(140, 60, Palette(RED, CREAM, INK), folder(60, 44), turn=8),
    put(138, 52, Palette(RED, RED, RED), cross(26, 5), turn=8),
    (
        red(poly((104, 62), (184, 62), (176, 90), (112, 90))),
        sand(rect(128, 70, 32, 12)),
        ink(
            rect(133, 72, 3, 8),
            poly((139, 72), (142, 72), (145, 77), (148, 72), (151, 72), (146.5, 80), (143.5, 80)),
        ),
    ),
)

# A third one in every conversation.
MONITORED = poster(
    INK,
    put(58, 46, Palette(CREAM, RED, INK), handset(), turn=-62),
    (cream("M62 78C80 98 104 92 108 66L113 67C108 98 80 106 58 82z"),),
    put(136, 48, Palette(CREAM, CREAM, RED), ear(), scale=1.2),
    (red(ring(136, 48, 46, 2.5)),),
)

# The summer sun looks on.
OPERATION_SUMMER = poster(
    INK,
    (red(spokes(100, 50, 88, 5, 12)), ink(oval(100, 50, 66, 40))),
    put(100, 50, Palette(CREAM, RED, INK), eye(58)),
    (cream(rect(98.500, 29, 3, 12), rect(98.500, 59, 3, 12), rect(79, 48.500, 12, 3), rect(109, 48.500, 12, 3)),),
)

SURVEILLANCE_CARDS: dict[int, Scene] = {
    8: INFORMER,
    9: IN_PARISH,
    12: WIRETAP,
    27: OBSERVATION_POST,
    38: BUGGED,
    44: GROUP_D,
    46: SURVEILLANCE,
    51: DEPARTMENT_IV,
    52: MONITORED,
    53: OPERATION_SUMMER,
}
