"""Renewal cards of circles and works: helpers, defenders, unions, couriers."""

from itertools import pairwise

from stolik.games.ziemia.faces.colours import band
from stolik.games.ziemia.faces.poster import (
    CREAM,
    INK,
    RED,
    SAND,
    SKY,
    YELLOW,
    Scene,
    blue,
    brown,
    cream,
    green,
    ink,
    poster,
    put,
    red,
    sand,
    sky,
    yellow,
)
from stolik.press.kit.pilgrims import figure, helmet, latin_cross, throng
from stolik.press.kit.printing import barred
from stolik.press.kit.shapes import (
    Palette,
    at,
    disc,
    oval,
    poly,
    rect,
    spokes,
    stroke,
)
from stolik.press.kit.wheels import cyclist

WING = (
    "M0 56C-20 22-44 18-62 20-58 28-54 30-48 32-54 34-54 38-50 42-44 44-42 46-36 48"
    "-40 52-38 56-30 60-20 66-8 66 0 64z"
)
"""To the left of the shoulder."""
POLAND = (
    (14.2, 53.9), (16.2, 54.3), (17.0, 54.7), (18.4, 54.8), (18.7, 54.4), (19.6, 54.4),
    (22.8, 54.35), (23.5, 53.95), (23.9, 52.8), (23.2, 52.3), (23.6, 51.5), (24.1, 50.6),
    (22.7, 49.6), (22.8, 49.05), (21.0, 49.4), (20.1, 49.2), (19.4, 49.5), (18.8, 49.5),
    (18.0, 50.0), (17.0, 50.3), (16.3, 50.4), (15.0, 51.0), (14.8, 51.8), (14.6, 52.5),
    (14.15, 52.9),
)  # fmt: skip
"""The border, by longitude and latitude, as rough as a poster needs it."""
ROUTE = ((21.0, 52.2), (17.6, 52.5), (19.1, 50.8), (19.0, 50.0), (20.0, 49.5), (20.3, 50.2))
"""The six cities in the order of the journey."""


def _on_map(place: tuple[float, float]) -> tuple[float, float]:
    longitude, latitude = place
    return 106 + (longitude - 19.1) * 9.2, 48 + (51.95 - latitude) * 14.6


RENEWAL_PEOPLE: dict[int, Scene] = {
    # Community of working people: a cross in a cog wheel.
    56: poster(
        RED,
        ink(disc(100, 52, 34), spokes(100, 52, 43, 11, 5)),
        yellow(disc(100, 52, 25)),
        cream(latin_cross(100, 78, 58, 8)),
        cream(throng(((18, 104, 44), (182, 104, 44)))),
        ink(throng(((44, 106, 40), (156, 106, 40)))),
        yellow(helmet(18, 73, 20), helmet(182, 73, 20)),
    ),
    # Parcels for prisoners.
    57: poster(
        SAND,
        put(150, 36, Palette(INK, CREAM, INK), barred(60, 50, 4)),
        brown(rect(26, 34, 82, 52)),
        yellow(rect(26, 34, 82, 9)),
        cream(rect(63, 34, 3, 52), rect(26, 62, 82, 3), rect(74, 69, 28, 13)),
        red(disc(64.5, 63.5, 5), stroke(64, 64, 52, 74, 2.4), stroke(65, 64, 60, 78, 2.4)),
        ink(rect(78, 73, 20, 1.8), rect(78, 77, 13, 1.8), band(86, 10)),
    ),
    # Club of Catholic intelligentsia: a talk under the lamp.
    62: poster(
        SAND,
        yellow(poly((88, 26), (112, 26), (160, 84), (40, 84))),
        ink(rect(99, -40, 2, 54)),
        red("M80 28C80 8 120 8 120 28z"),
        ink(figure(40, 92, 60), figure(160, 92, 60)),
        brown(figure(100, 84, 48)),
        cream(rect(52, 66, 96, 6)),
        ink(rect(56, 72, 5, 24), rect(139, 72, 5, 24)),
        red(poly((82, 58), (100, 62), (118, 58), (118, 63), (100, 67), (82, 63))),
        ink(latin_cross(30, 30, 22, 3)),
    ),
    # Church stewards: hand in hand, an armband on each sleeve.
    65: poster(
        SKY,
        ink(
            *(
                stroke(x, 52, x + 25, 74, 7) + stroke(x, 52, x - 25, 74, 7)
                for x in (-25, 25, 75, 125, 175, 225)
            )
        ),
        ink(throng((x, 104, 80) for x in (-25, 25, 75, 125, 175, 225))),
        ink(*(disc(x, 74, 5) for x in range(-50, 260, 50))),
        yellow(*(stroke(x + 10, 60.5, x + 17.5, 67, 9) for x in (-25, 25, 75, 125, 175, 225))),
        cream(*(latin_cross(x, 78, 14, 3) for x in (-25, 25, 75, 125, 175, 225))),
    ),
    # Student Solidarity Committee: black banners in the street.
    66: poster(
        YELLOW,
        ink("M34 4H84C80 12 84 20 80 28H34zM118 4H168C164 12 168 20 164 28H118z"),
        red(rect(31, 2, 3, 90), rect(115, 2, 3, 90)),
        blue(throng((x, 112, 66) for x in range(-14, 240, 38))),
        ink(
            *(
                poly((x, 36), (x + 17, 43), (x, 50), (x - 17, 43)) + rect(x + 13, 43, 1.8, 11)
                for x in range(-14, 240, 38)
            )
        ),
    ),
    # The KOR circle: a hand held under the worker's helmet.
    67: poster(
        RED,
        yellow(helmet(104, 47, 54)),
        cream(
            "M20 96V68L48 62 66 56H104C112 56 112 66 104 66H88 122L154 50"
            "C162 46 168 54 161 60L128 82C122 86 116 88 108 88H76L60 96z"
        ),
        ink(rect(-60, 62, 90, 34)),
        sand(rect(30, 64, 6, 32)),
    ),
    # Defence counsel: a gown with the green jabot.
    69: poster(
        SAND,
        ink("M32 96C32 60 46 46 68 42H76C98 46 112 60 112 96z", disc(72, 24, 15)),
        cream("M60 44L72 40 84 44 76 54H68z"),
        green("M64 50H80L86 84 72 92 58 84z"),
        sand(*(stroke(72, 52, 72 + x, 86, 1.4) for x in (-8, 0, 8))),
        red(rect(144, 22, 3.4, 60), rect(132, 82, 28, 5), rect(120, 26, 52, 3), disc(145.7, 20, 4)),
        red("M110 56H134A12 10 0 0 1 110 56zM158 56H182A12 10 0 0 1 158 56z"),
        red(*(stroke(x, 28, x + side, 56, 1.2) for x in (122, 170) for side in (-10, 10))),
    ),
    # Flying University: a house of learning on wings.
    70: poster(
        YELLOW,
        *(at(x, 0, (cream(WING),), flip=flip) for x, flip in ((72, False), (128, True))),
        blue(
            poly((60, 38), (100, 14), (140, 38)),
            rect(64, 38, 72, 6),
            *(rect(x, 46, 8, 24) for x in (66, 81, 96, 111, 126)),
        ),
        ink(rect(60, 70, 80, 6)),
        cream(disc(100, 30, 5), oval(60, 86, 28, 4), oval(134, 90, 34, 4)),
    ),
    # Protest fast: an empty plate, water, a candle.
    80: poster(
        SAND,
        red(band(66, 30)),
        cream(oval(82, 72, 50, 16)),
        sand(oval(82, 71, 33, 9)),
        ink(stroke(22, 86, 32, 54, 3), oval(34, 49, 4.5, 7)),
        cream(rect(165, 34, 9, 44)),
        yellow("M169.5 12C175 20 176 24 174 29 172 33 167 33 165 29 163 24 164 20 169.5 12z"),
        sky("M134 34H154L151.5 78H136.5z"),
        blue("M135 50H153L151.5 78H136.5z"),
    ),
    # Downed tools: the works stand still.
    86: poster(
        SAND,
        ink(
            "M-60 72V42H0V34L24 20V34L48 20V34L72 20V34L96 20V72z",
            "M108 72V4H118V72zM128 72V10H138V72zM146 72V40H260V72z",
        ),
        sand(
            *(rect(8 + 22 * i, 46, 12, 10) for i in range(4)),
            *(rect(152 + 16 * i, 48, 10, 10) for i in range(3)),
        ),
        cream(band(72, 24)),
        red(helmet(58, 90, 54)),
        brown(stroke(96, 86, 160, 80, 5)),
        red(poly((154, 68), (166, 67), (168, 92), (156, 93))),
    ),
    # Free Trade Unions: the cranes of a shipyard.
    90: poster(
        SKY,
        red(
            "M16 88L24 30H20V24H84V29H42L50 88H43L36 34H30L23 88z",
            stroke(24, 26, 46, 6, 3),
            stroke(46, 6, 84, 26, 3),
        ),
        red(
            "M120 88L127 40H124V35H186V40H144L151 88H145L139 44H133L126 88z",
            stroke(128, 36, 146, 18, 3),
            stroke(146, 18, 186, 36, 3),
        ),
        ink(rect(76, 28, 1.6, 24), rect(70, 52, 14, 8)),
        blue(band(76, 20)),
        ink("M54 66H150L142 86H70z", rect(112, 52, 22, 14), rect(118, 42, 8, 12)),
        cream(*(disc(76 + 12 * i, 73, 2.2) for i in range(5))),
        yellow(throng(((168, 100, 34), (190, 100, 34), (10, 100, 34)))),
        cream(helmet(168, 73, 15), helmet(190, 73, 15), helmet(10, 73, 15)),
    ),
    # Couriers.
    91: poster(
        YELLOW,
        cream(*(rect(x, y, w, 3.4) for x, y, w in ((6, 30, 44), (20, 46, 36), (2, 62, 40)))),
        put(112, 86, Palette(INK, RED, INK), cyclist(), scale=1.66),
        cream(poly((82, 28), (102, 20), (108, 34), (88, 42))),
        ink(poly((82, 28), (102, 20), (96, 33)), stroke(100, 21, 118, 30, 2), band(86, 10)),
    ),
    # Organising committee: the route on the map.
    98: poster(
        SAND,
        red(poly(*(_on_map(place) for place in POLAND))),
        cream(*(stroke(*_on_map(a), *_on_map(b), 2) for a, b in pairwise(ROUTE))),
        yellow(*(disc(*_on_map(place), 4.6) for place in ROUTE)),
        at(
            150,
            92,
            (
                ink(poly((0, 0), (4, -12), (40, -62), (50, -55), (12, -6))),
                cream(poly((4, -12), (12, -6), (3, -4))),
            ),
        ),
        cream(rect(19, 18, 34, 40)),
        ink(
            rect(19, 18, 34, 8),
            *(rect(23 + 10 * i, 31 + 9 * j, 6, 5) for i in range(3) for j in range(3)),
        ),
    ),
}
