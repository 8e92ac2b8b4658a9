"""The eight City rules: the house that each of them stands for."""

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
    shade,
    sky,
    yellow,
)
from stolik.press.kit.pilgrims import figure, flame, latin_cross
from stolik.press.kit.printing import duplicator, page, telephone
from stolik.press.kit.shapes import Palette, arch, disc, oval, poly, rect, spokes, stroke

CITY_RULES: dict[int, Scene] = {
    # University.
    99: poster(
        SKY,
        blue(poly((34, 40), (100, 8), (166, 40)), rect(40, 40, 120, 44)),
        cream(disc(100, 27, 6), *(rect(x - 6, 47, 12, 30) for x in (54, 77, 100, 123, 146))),
        ink(rect(28, 84, 144, 12)),
    ),
    # Cathedral.
    100: poster(
        SAND,
        red(
            "M58 88V34L62 30V26L72 4 82 26V30L86 34V44L100 32 114 44V34L118 30V26"
            "L128 4 138 26V30L142 34V88z",
        ),
        shade("M72 4L82 26V30L86 34V88H78V34L74 28zM128 4L138 26V30L142 34V88H134V34L130 28z"),
        yellow(disc(100, 52, 8), arch(68, 54, 7, 16), arch(124, 54, 7, 16)),
        red(spokes(100, 52, 8, 1.4, 4)),
        cream(arch(90, 88, 20, 24, True)),
        ink(arch(93, 88, 14, 19, True), band(88, 8), latin_cross(100, 34, 13, 2.2)),
    ),
    # Steelworks.
    101: poster(
        RED,
        ink("M-60 96V58H22V18H32V58H42V24H52V58H66V42L82 32V42L98 32V42L114 32V58H260V96z"),
        shade(
            *(
                disc(x, y, r)
                for x, y, r in ((29, 10, 6), (37, 3, 8), (50, 16, 5), (58, 8, 8), (72, 2, 10))
            )
        ),
        cream(poly((124, 14), (172, 14), (164, 44), (132, 44))),
        ink(rect(118, 10, 60, 5), rect(146, -40, 4, 52)),
        yellow(
            poly((160, 18), (172, 14), (178, 30), (180, 82), (172, 82), (170, 32)),
            oval(176, 84, 22, 5),
            *(disc(x, y, 1.8) for x, y in ((152, 70), (160, 60), (192, 58), (196, 70), (146, 78))),
            *(rect(8 + 18 * i, 70, 10, 9) for i in range(6)),
        ),
    ),
    # Shrine: a veiled mother and her child in a frame of lights.
    102: poster(
        YELLOW,
        cream(
            *(
                poly((100, 48), (x1 * 2 - 100, y1 * 2 - 48), (x2 * 2 - 100, y2 * 2 - 48))
                for x1, y1, x2, y2 in (
                    (0, 0, 24, 0),
                    (60, 0, 78, 0),
                    (122, 0, 140, 0),
                    (176, 0, 200, 0),
                    (0, 30, 0, 48),
                    (200, 30, 200, 48),
                    (0, 76, 0, 96),
                    (200, 76, 200, 96),
                )
            )
        ),
        red(arch(68, 84, 64, 64), "M88 22L83 5 93 13 100 2 107 13 117 5 112 22z"),
        ink(arch(74, 84, 52, 57)),
        yellow(arch(79, 80, 42, 48)),
        cream(disc(103, 48, 14), disc(90, 63, 8.5)),
        blue("M83 80C85 62 92 38 103 38 114 38 117 62 117 80z"),
        red("M81 80C81 68 85 58 90 58 95 58 98 68 98 80z"),
        brown(oval(101, 50, 5.5, 7.5), disc(90, 64, 3.6)),
        ink(rect(40, 84, 120, 12)),
        ink(*(rect(x - 3, 62, 6, 22) for x in (48, 60, 140, 152))),
        red(*(flame(x, 60, 15) for x in (48, 60, 140, 152))),
    ),
    # Underground press: what the street does not see.
    103: poster(
        SAND,
        red("M-60 40V10H30V40zM38 40V4H82V40zM150 40V8H260V40z"),
        yellow(*(rect(x, 14, 7, 9) for x in (6, 17, 46, 58, 70, 158, 172, 184))),
        ink(band(40, 56)),
        yellow(poly((96, 48), (104, 48), (150, 90), (50, 90))),
        cream(disc(100, 47, 4)),
        red("M260 40V96H152V85H162V74H172V63H182V52H192V40z"),
        put(100, 90, Palette(INK, CREAM, RED), duplicator(), scale=0.6),
        ink(figure(124, 40, 26)),
    ),
    # Editorial office.
    104: poster(
        SKY,
        cream(rect(118, 8, 58, 46)),
        sky(rect(122, 12, 23, 38), rect(149, 12, 23, 38)),
        green(
            rect(28, 66, 6, 10),
            rect(22, 74, 18, 4),
            stroke(31, 68, 44, 40, 3),
            stroke(44, 40, 60, 34, 3),
        ),
        green("M50 40L62 24 78 38 74 46z"),
        yellow(poly((54, 42), (76, 44), (96, 78), (52, 78))),
        put(88, 61, Palette(INK, CREAM, RED), page(26, 34, 5), turn=8),
        cream(*(rect(104 + i % 2 * 3, 74 - 4 * i, 34, 3) for i in range(5))),
        put(162, 78, Palette(INK, CREAM, INK), telephone(), scale=0.62),
        brown(rect(8, 78, 184, 7), rect(18, 85, 10, 11), rect(172, 85, 10, 11)),
    ),
    # Railway station.
    105: poster(
        YELLOW,
        cream(band(30, 56)),
        red("M-60 30V22H64L100 4 136 22H260V30z"),
        ink(disc(100, 20, 9)),
        cream(disc(100, 20, 7)),
        ink(rect(99.2, 15, 1.6, 6), rect(100, 19.6, 5, 1.6)),
        sand(*(arch(x, 62, 14, 24) for x in (-40, -16, 8, 32, 56, 130, 154, 178, 202, 226))),
        green("M28 80V52Q28 46 34 46H150Q172 48 178 72V80z"),
        yellow(rect(28, 68, 149, 4)),
        sky(*(rect(38 + 18 * i, 52, 12, 11) for i in range(6)), "M148 52H155Q165 54 169 63H148z"),
        ink(*(disc(x, 82, 5) for x in (44, 60, 142, 158)), band(86, 3)),
        brown(*(rect(x, 89, 9, 4) for x in range(-58, 260, 18))),
        cream(disc(171, 74, 2.4)),
    ),
    # Curia: the bishop's house, a light in its window.
    106: poster(
        SAND,
        red(rect(22, 20, 156, 68), poly((14, 20), (186, 20), (178, 8), (22, 8))),
        cream(*(rect(x, y, 18, 20) for x in (34, 62, 120, 148) for y in (30, 62))),
        ink(*(rect(x + 8, y, 2, 20) for x in (34, 62, 120, 148) for y in (30, 62))),
        shade(rect(22, 55, 156, 3)),
        yellow(arch(89, 55, 22, 30)),
        ink(
            rect(99, 25, 2, 30),
            rect(89, 40, 22, 2),
            rect(84, 55, 32, 2.4),
            *(rect(85 + 5 * i, 57, 1.4, 7) for i in range(7)),
        ),
        ink(arch(91, 88, 18, 20), band(88, 8)),
        cream(latin_cross(100, 20, 13, 2.4)),
    ),
}
