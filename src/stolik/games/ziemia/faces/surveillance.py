"""Posters of watching and listening: 8, 9, 12, 27, 38, 44, 46, 51, 52, 53."""

from stolik.games.ziemia.faces.colours import PRINT, SHADOW, band, coal, dots, floor
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
from stolik.press.kit.faith import cross
from stolik.press.kit.office import drawers, folder
from stolik.press.kit.shapes import (
    Palette,
    arch,
    disc,
    oval,
    poly,
    rect,
    ring,
    row,
    spokes,
)
from stolik.press.kit.silhouettes import fedora, figure, hatted
from stolik.press.kit.watch import (
    binoculars,
    ear,
    eye,
    handset,
    keyhole,
    microphone,
    tape_recorder,
)

# A hat over a newspaper with two holes in it.
INFORMER = poster(
    RED,
    (
        ink("M44 96C44 70 60 58 84 56H116C140 58 156 70 156 96z", oval(100, 42, 24, 22)),
        cream(rect(50, 44, 100, 60)),
        sand(rect(99, 44, 2, 60), rect(56, 49, 88, 5)),
        ink(row(rect(x, y, 36, 2.5) for x in (56, 108) for y in (78, 84, 90))),
        red(rect(56, 60, 12, 14), rect(132, 60, 12, 14)),
        ink(disc(86, 64, 7.5), disc(114, 64, 7.5)),
        cream(disc(88, 63, 2.6), disc(116, 63, 2.6)),
        ink(oval(48, 76, 6, 9), oval(152, 76, 6, 9)),
    ),
    put(100, 32, Palette(CREAM, INK, CREAM), fedora(), scale=1.2),
)

# Rows of people at Mass; one of them has kept his hat on.
IN_PARISH = poster(
    SAND,
    (
        red(arch(72, 70, 56, 74, True)),
        yellow(arch(80, 66, 18, 58, True), arch(102, 66, 18, 58, True)),
    ),
    *(put(x, 112, Palette(RED, RED, RED), figure(66)) for x in (8, 108, 142, 176, 210)),
    put(58, 110, SHADOW, hatted(76)),
    (ink(band(88, 8)),),
)

WIRETAP = poster(
    RED,
    dots(SHADE, -12, 4, 5, 11),
    dots(SHADE, 176, 4, 5, 11),
    put(100, 90, PRINT, tape_recorder(), scale=1.25),
    (shade(band(90, 6)),),
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
    (
        ink(oval(100, 32, 14, 15), oval(48, 44, 14, 15), oval(152, 44, 14, 15)),
        ink("M72 96V56C72 48 84 46 100 46S128 48 128 56V96z"),
        ink("M16 96V72C16 62 30 58 48 58S80 62 80 72V96z"),
        ink("M120 96V72C120 62 134 58 152 58S184 62 184 72V96z"),
    ),
    put(48, 36, Palette(CREAM, INK, CREAM), fedora(), scale=0.86),
    put(100, 24, Palette(CREAM, INK, CREAM), fedora(), scale=0.86),
    put(152, 36, Palette(CREAM, INK, CREAM), fedora(), scale=0.86),
    put(100, 100, Palette(RED, CREAM, RED), folder(76, 44)),
    (ink("M82 68H94C107 68 107 92 94 92H82zM88 73V87H93C99 87 99 73 93 73z"),),
)

# Somebody's eye at the door.
SURVEILLANCE = poster(
    INK,
    (coal(disc(100, 46, 60)),),
    put(100, 94, Palette(RED, RED, RED), keyhole(), scale=1.5),
    put(100, 30, Palette(CREAM, INK, RED), eye(23)),
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
    (
        cream(
            rect(98.5, 29, 3, 12),
            rect(98.5, 59, 3, 12),
            rect(79, 48.5, 12, 3),
            rect(109, 48.5, 12, 3),
        ),
    ),
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
