"""Renewal cards of circles and works: helpers, defenders, unions, couriers."""

from stolik.games.ziemia.faces.poster import (
    CREAM,
    INK,
    RED,
    SAND,
    SKY,
    YELLOW,
    BLACK,
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
    shade,
    yellow,
)
from stolik.press.kit.pilgrims import figure, helmet, latin_cross, student_cap, throng
from stolik.press.kit.printing import barred
from stolik.press.kit.shapes import (
    Palette,
    arch,
    disc,
    oval,
    path,
    poly,
    rect,
    ring,
    spokes,
    stroke,
)
from stolik.press.kit.wheels import cyclist

POLAND = (
    (14.2, 53.9), (16.2, 54.3), (17.0, 54.7), (18.4, 54.8), (18.7, 54.4), (19.6, 54.4),
    (22.8, 54.35), (23.5, 53.95), (23.9, 52.8), (23.2, 52.3), (23.6, 51.5), (24.1, 50.6),
    (22.7, 49.6), (22.8, 49.05), (21.0, 49.4), (20.1, 49.2), (19.4, 49.5), (18.8, 49.5),
    (18.0, 50.0), (17.0, 50.3), (16.3, 50.4), (15.0, 51.0), (14.8, 51.8), (14.6, 52.5), (14.15, 52.9),
)  # fmt: skip
"""The border, by longitude and latitude, as rough as a poster needs it."""
ROUTE = ((21.0, 52.2), (17.6, 52.5), (19.1, 50.8), (19.0, 50.0), (20.0, 49.5), (20.3, 50.2))
"""The six cities in the order of the journey."""


def _on_map(place: tuple[float, float]) -> tuple[float, float]:
    longitude, latitude = place
    return 100 + (longitude - 19.1) * 9.2, 48 + (51.95 - latitude) * 14.6


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
        put(148, 36, Palette(INK, CREAM, INK), barred(64, 52, 4)),
        brown(rect(28, 38, 78, 48)),
        yellow(rect(28, 38, 78, 12)),
        red(rect(60, 38, 7, 48), rect(28, 60, 78, 6)),
        red("M63 38C50 22 40 26 44 34 48 38 58 38 63 38zM64 38C77 22 87 26 83 34 79 38 69 38 64 38z"),
        cream(rect(76, 70, 24, 12)),
        ink(rect(80, 74, 16, 1.6), rect(80, 78, 11, 1.6), rect(0, 86, 200, 10)),
    ),
    # Club of Catholic intelligentsia: a talk under the lamp.
    62: poster(
        SAND,
        yellow(poly((88, 26), (112, 26), (160, 84), (40, 84))),
        ink(rect(99, 0, 2, 14)),
        red("M80 28C80 8 120 8 120 28z"),
        ink(figure(40, 92, 60), figure(160, 92, 60)),
        brown(figure(100, 84, 48)),
        cream(rect(52, 66, 96, 6)),
        ink(rect(56, 72, 5, 24), rect(139, 72, 5, 24)),
        red(poly((84, 60), (100, 63), (116, 60), (116, 64), (100, 67), (84, 64))),
        cream(latin_cross(100, 60, 16, 2.4)),
    ),
    # Church stewards: hand in hand, an armband on each sleeve.
    65: poster(
        SKY,
        blue(*(stroke(20 + 40 * i, 54, 40 + 40 * i, 72, 6) for i in range(-1, 5)),
             *(stroke(40 + 40 * i, 72, 60 + 40 * i, 54, 6) for i in range(-1, 5))),
        ink(throng((20 + 40 * i, 100, 76) for i in range(5))),
        blue(*(disc(40 * i, 72, 4.4) for i in range(6))),
        yellow(*(poly((22 + 40 * i, 60), (29 + 40 * i, 56), (33 + 40 * i, 70), (27 + 40 * i, 73)) for i in range(5))),
        cream(*(latin_cross(20 + 40 * i, 82, 12, 2.6) for i in range(5))),
    ),
    # Student Solidarity Committee: black banners in the street.
    66: poster(
        YELLOW,
        ink("M34 6H82C78 14 82 22 78 30H34zM118 6H166C162 14 166 22 162 30H118z"),
        red(rect(31, 4, 3, 80), rect(115, 4, 3, 80)),
        blue(throng((24 + 38 * i, 110, 62) for i in range(5))),
        cream(*(disc(24 + 38 * i, 58, 9.9) for i in range(5))),
        ink(*(student_cap(24 + 38 * i, 49, 32) for i in range(5))),
    ),
    # The KOR circle: a hand held under the worker's helmet.
    67: poster(
        RED,
        yellow(helmet(102, 46, 60)),
        cream("M20 96V68L48 62 66 56H104C112 56 112 66 104 66H88 122L154 50C162 46 168 54 161 60L128 82C122 86 116 88 108 88H76L60 96z"),
        ink(rect(0, 62, 30, 34)),
        sand(rect(30, 64, 6, 32)),
    ),
    # Defence counsel: a gown with the green jabot.
    69: poster(
        SAND,
        ink("M48 96C48 60 62 46 84 42H92C114 46 128 60 128 96z"),
        brown(disc(88, 24, 16)),
        cream("M76 44L88 40 100 44 92 54H84z"),
        green("M80 50H96L102 84 88 92 74 84z"),
        sand(*(stroke(88, 52, 88 + x, 86, 1.4) for x in (-8, 0, 8))),
        red(rect(154, 22, 3.4, 60), rect(142, 82, 28, 5), rect(130, 26, 52, 3), disc(155.700, 20, 4)),
        red("M120 56H144A12 10 0 0 1 120 56zM168 56H192A12 10 0 0 1 168 56z"),
        red(stroke(132, 28, 122, 56, 1.2), stroke(132, 28, 142, 56, 1.2), stroke(180, 28, 170, 56, 1.2),
            stroke(180, 28, 190, 56, 1.2)),
    ),
    # Flying University: a house of learning on wings.
    70: poster(
        SKY,
        cream("M64 56C44 22 20 18 2 20 6 28 10 30 16 32 10 34 10 38 14 42 20 44 22 46 28 48 24 52 26 56 34 60 44 66 56 66 64 64z",
              "M136 56C156 22 180 18 198 20 194 28 190 30 184 32 190 34 190 38 186 42 180 44 178 46 172 48 176 52 174 56 166 60 156 66 144 66 136 64z"),
        blue(poly((60, 38), (100, 14), (140, 38)), rect(64, 38, 72, 6), *(rect(x, 46, 8, 24) for x in (68, 84, 108, 124))),
        ink(rect(60, 70, 80, 6)),
        yellow(disc(100, 30, 5), rect(94, 48, 12, 22)),
        cream(oval(60, 86, 28, 4), oval(134, 90, 34, 4)),
    ),
    # Protest fast: an empty plate, water, a candle.
    80: poster(
        SAND,
        red(rect(0, 66, 200, 30)),
        cream(oval(92, 70, 56, 17)),
        sand(oval(92, 69, 38, 10)),
        ink(stroke(18, 86, 30, 52, 3), oval(32, 47, 4.5, 7)),
        cream(rect(165, 34, 9, 44)),
        yellow("M169.500 12C175 20 176 24 174 29 172 33 167 33 165 29 163 24 164 20 169.500 12z"),
        sand(path("M134 38H152L150 74H136z")),
        blue(path("M135 52H151L150 74H136z")),
    ),
    # Downed tools: the works stand still.
    86: poster(
        SAND,
        ink("M0 84V44L24 30V44L48 30V44L72 30V44L96 30V84zM108 84V8H118V84zM128 84V16H138V84zM146 84V50H200V84z"),
        yellow(*(rect(8 + 22 * i, 56, 12, 10) for i in range(4)), *(rect(152 + 16 * i, 58, 10, 10) for i in range(3))),
        cream(rect(0, 84, 200, 12)),
        red(helmet(64, 92, 50)),
        brown(stroke(104, 90, 160, 72, 5)),
        red(poly((152, 62), (166, 57), (174, 80), (160, 85))),
    ),
    # Free Trade Unions: the cranes of a shipyard.
    90: poster(
        SKY,
        red("M16 88L24 30H20V24H84V29H42L50 88H43L36 34H30L23 88z", stroke(24, 26, 46, 6, 3), stroke(46, 6, 84, 26, 3)),
        red("M120 88L127 40H124V35H186V40H144L151 88H145L139 44H133L126 88z", stroke(128, 36, 146, 18, 3), stroke(146, 18, 186, 36, 3)),
        ink(rect(76, 28, 1.6, 24), rect(70, 52, 14, 8)),
        blue("M0 76H200V96H0z"),
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
        ink(poly((82, 28), (102, 20), (96, 33)), stroke(100, 21, 118, 30, 2), rect(0, 86, 200, 10)),
    ),
    # Organising committee: the route on the map.
    98: poster(
        SAND,
        red(poly(*(_on_map(place) for place in POLAND))),
        cream(*(stroke(*_on_map(a), *_on_map(b), 2) for a, b in zip(ROUTE, ROUTE[1:], strict=False))),
        yellow(*(disc(*_on_map(place), 4.6) for place in ROUTE)),
        put(150, 92, BLACK, (ink(poly((0, 0), (4, -12), (40, -62), (50, -55), (12, -6))), cream(poly((4, -12), (12, -6), (3, -4))))),
        cream(rect(14, 18, 34, 40)),
        ink(rect(14, 18, 34, 8), *(rect(18 + 10 * i, 31 + 9 * j, 6, 5) for i in range(3) for j in range(3))),
    ),
}
