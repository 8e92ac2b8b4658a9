"""Renewal cards of those on the way: camps, chaplaincies, lodgings, songs."""

from stolik.games.ziemia.faces.colours import band
from stolik.games.ziemia.faces.poster import (
    BLUE,
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
    yellow,
)
from stolik.press.kit.pilgrims import (
    figure,
    flame,
    latin_cross,
    student_cap,
    tent,
    throng,
    walker,
)
from stolik.press.kit.shapes import Palette, arch, at, disc, path, poly, rect, stroke
from stolik.press.kit.wheels import bus

RENEWAL_PILGRIMS: dict[int, Scene] = {
    # Oasis retreat: tents under the mountains.
    58: poster(
        SKY,
        yellow(disc(150, 30, 16)),
        green(
            poly(
                (-60, 86),
                (-30, 56),
                (-8, 72),
                (30, 38),
                (48, 58),
                (84, 18),
                (122, 64),
                (142, 46),
                (182, 74),
                (206, 54),
                (260, 86),
            )
        ),
        cream(poly((84, 18), (72, 31), (80, 34), (86, 28), (92, 36), (98, 35))),
        put(62, 86, Palette(INK, CREAM, RED), tent(52, 38)),
        brown(stroke(118, 86, 138, 80, 4), stroke(138, 86, 118, 80, 4)),
        red(flame(128, 82, 24)),
        yellow(flame(128, 82, 13)),
        ink(latin_cross(166, 86, 46, 4), band(86, 10)),
    ),
    # Student chaplaincy.
    59: poster(
        YELLOW,
        cream("M22 74C48 64 76 64 99 76V24C76 12 48 12 22 22z"),
        sand("M178 74C152 64 124 64 101 76V24C124 12 152 12 178 22z"),
        red(latin_cross(60, 60, 38, 5.4)),
        ink(
            "M18 24V82C48 72 78 74 100 86 122 74 152 72 182 82V24L178 22V74C152 64 124 64 101 76H99"
            "C76 64 48 64 22 74V22z"
        ),
        blue(student_cap(140, 38, 56)),
        ink(rect(162, 38, 2.4, 18), disc(163.2, 57, 3.2)),
    ),
    # Walking pilgrimage: to the tower on the hill.
    60: poster(
        YELLOW,
        cream("M-60 96V64Q-30 64 0 70Q80 76 130 62T200 56H260V96z"),
        red("M150 58V50h6V44h8V20l2-3V13l3-9 3 9v4l2 3v24h8v-4l4-4 4 4v20z"),
        ink(
            walker(30, 88, 44),
            walker(58, 86, 42, True),
            walker(84, 84, 38),
            walker(108, 80, 34),
            walker(128, 76, 29),
            latin_cross(40, 66, 60, 4),
        ),
        red("M93 6L117 12 93 26z"),
        ink(rect(91, 4, 2.6, 60)),
    ),
    # Parish lodgings: a lit house in the evening.
    74: poster(
        BLUE,
        yellow("M160 12a15 15 0 1 0 14 22 16 16 0 0 1-14-22z"),
        cream(*(disc(x, y, 1.5) for x, y in ((20, 18), (44, 34), (128, 14), (186, 54), (142, 46)))),
        red(poly((46, 46), (92, 10), (138, 46)), rect(114, 12, 9, 20)),
        cream(rect(54, 46, 76, 40)),
        yellow(rect(62, 54, 18, 16), arch(96, 86, 20, 32)),
        ink(rect(70, 54, 2, 16), rect(62, 61, 18, 2), band(86, 10)),
        yellow(poly((96, 86), (116, 86), (140, 96), (90, 96))),
        ink(figure(106, 86, 26)),
        ink(walker(162, 88, 38, True)),
    ),
    # Parish guard: two at the church door.
    75: poster(
        SAND,
        red(poly((58, 30), (100, 2), (142, 30)), rect(62, 30, 76, 56)),
        cream(arch(80, 86, 40, 50, True)),
        ink(arch(84, 86, 32, 44, True), latin_cross(100, 26, 16, 2.6), band(86, 10)),
        yellow(rect(99, 42, 2, 44)),
        ink(figure(40, 92, 62), figure(160, 92, 62)),
        yellow(rect(24.5, 66, 8, 8), rect(167.5, 66, 8, 8)),
        cream(rect(24.5, 70, 8, 4), rect(167.5, 70, 8, 4)),
    ),
    # Pilgrim transport.
    76: poster(
        YELLOW,
        cream("M-60 96V78Q-30 80 0 70Q50 52 110 60T200 50Q230 46 260 54V96z"),
        ink(band(84, 12)),
        cream(*(rect(x, 89, 20, 2) for x in range(-60, 240, 34))),
        put(92, 88, Palette(SKY, RED, INK), bus(100, True), scale=1.5),
        cream(rect(18, 62, 148, 5)),
        red(latin_cross(28, 30, 24, 3.4)),
        ink(*(disc(x, 50, 4.5) for x in (38, 58, 78, 99, 119))),
    ),
    # Sacrosong: a guitar and its song.
    81: poster(
        YELLOW,
        at(
            78,
            56,
            (
                red(
                    "M-44-2C-44-22-26-26-14-18-6-14 0-14 8-17 20-20 30-12 30 0S20 20 8 17"
                    "C0 14-6 14-14 18-26 26-44 22-44 2z"
                ),
                ink(
                    disc(8, 0, 8),
                    rect(-32, -7, 4, 14),
                    rect(26, -3.4, 62, 6.8),
                    rect(86, -6, 18, 12),
                ),
                cream(rect(-30, -1.6, 118, 0.9), rect(-30, 0.8, 118, 0.9)),
            ),
            turn=-24,
        ),
        cream(latin_cross(34, 44, 36, 5)),
        ink(
            disc(128, 74, 6),
            disc(152, 68, 6),
            path("M130.5 74V46l24-7v29h-3V48l-18 5V74z"),
            disc(178, 50, 5),
            path("M180 50V26q10 4 8 14-2-6-5-7v17z"),
        ),
    ),
    # Youth vigil.
    83: poster(
        RED,
        yellow(latin_cross(100, 46, 40, 4)),
        ink(throng((x, 106, 54) for x in (-34, 18, 70, 122, 174, 226))),
        ink(throng((x, 110, 48) for x in (-8, 44, 96, 148, 200))),
        cream(*(rect(x - 2.6, 62, 5.2, 22) for x in (-20, 32, 84, 136, 188))),
        cream(*(rect(x - 2.6, 72, 5.2, 22) for x in (6, 58, 110, 162, 214))),
        yellow(*(flame(x, 60, 16) for x in (-20, 32, 84, 136, 188))),
        yellow(*(flame(x, 70, 16) for x in (6, 58, 110, 162, 214))),
    ),
    # Gaude Mater Polonia.
    93: poster(
        YELLOW,
        red(latin_cross(100, 84, 80, 7)),
        cream(
            throng(
                (
                    (-14, 106, 42),
                    (214, 106, 42),
                    (30, 104, 40),
                    (76, 104, 46),
                    (124, 104, 46),
                    (170, 104, 40),
                )
            )
        ),
        ink(throng(((8, 104, 46), (52, 104, 50), (148, 104, 50), (192, 104, 46)))),
        red(throng(((64, 110, 34), (136, 110, 34), (18, 112, 34), (182, 112, 34)))),
        ink(throng(((88, 112, 38), (112, 112, 38)))),
        cream(figure(100, 116, 38), figure(40, 114, 34), figure(160, 114, 34)),
    ),
}
