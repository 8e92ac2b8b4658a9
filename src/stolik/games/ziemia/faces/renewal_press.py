"""Renewal cards of the word: papers with and without leave, machines, airwaves."""

from stolik.games.ziemia.faces.colours import band
from stolik.games.ziemia.faces.poster import (
    CREAM,
    GREEN,
    INK,
    PAPER,
    RED,
    SAND,
    SHEET,
    SKY,
    YELLOW,
    Scene,
    blue,
    brown,
    cream,
    ink,
    poster,
    put,
    red,
    yellow,
)
from stolik.press.kit.pilgrims import figure, helmet, latin_cross
from stolik.press.kit.printing import (
    briefcase,
    camera,
    duplicator,
    fountain_pen,
    microphone,
    page,
    radio,
    scribble,
    telephone,
    typewriter,
    waves,
)
from stolik.press.kit.shapes import Palette, at, disc, path, poly, rect, ring, stroke

RENEWAL_PRESS: dict[int, Scene] = {
    # Tygodnik Powszechny: a weekly and a glass of tea.
    61: poster(
        SAND,
        at(
            82,
            54,
            (
                cream(poly((-50, -40), (46, -44), (54, 40), (-44, 44))),
                ink(poly((-44, -34), (40, -37.5), (41, -26), (-43, -22.5))),
                red(poly((-42, -18), (-10, -19.5), (-7, 12), (-39, 13.5))),
                ink(
                    *(
                        poly(
                            (-3 + i * 0.3, -19 + i * 6),
                            (43 + i * 0.4, -21 + i * 6),
                            (43.3 + i * 0.4, -18.6 + i * 6),
                            (-2.7 + i * 0.3, -16.6 + i * 6),
                        )
                        for i in range(9)
                    )
                ),
                ink(
                    *(
                        poly(
                            (-38.5 + i * 0.4, 18 + i * 6),
                            (-7 + i * 0.4, 16.6 + i * 6),
                            (-6.7 + i * 0.4, 19 + i * 6),
                            (-38.2 + i * 0.4, 20.4 + i * 6),
                        )
                        for i in range(4)
                    )
                ),
                cream(latin_cross(-25, 8, 20, 3.4)),
            ),
        ),
        cream(path("M146 40H176L172 82H150z")),
        brown(path("M147.5 50H174.5L172 82H150z")),
        ink(stroke(158, 72, 170, 26, 2.4), rect(142, 82, 38, 5)),
    ),
    # Leaflets over the roofs.
    64: poster(
        RED,
        ink(
            "M-60 96V64H-34V76H-10V70H18"
            "V60H34V72H52V54L62 44 72 54V74H96V64H116V78H138V58H146V48H150V58H160"
            "V72H180V62H200V74H224V60H260V96z"
        ),
        *(
            put(x, y, PAPER, page(20, 26, 4, False), turn=turn)
            for x, y, turn in (
                (26, 28, -24),
                (62, 18, 14),
                (98, 36, -10),
                (132, 20, 28),
                (170, 30, -18),
                (112, 66, 20),
                (36, 62, 32),
                (178, 66, 12),
            )
        ),
    ),
    # "Robotnik".
    68: poster(
        YELLOW,
        at(
            84,
            50,
            (
                cream(rect(-44, -44, 88, 100)),
                red(rect(-37, -37, 74, 15)),
                cream(*(rect(-31 + i * 9, -33, 6, 7) for i in range(7))),
                ink("M-37 32V4L-27-4V4L-17-4V4L-7-4V-14H-1V4H3V32z"),
                ink(*(rect(9, -16 + i * 7, 28, 2.6) for i in range(8))),
                cream(*(rect(-33 + i * 9, 12, 5, 5) for i in range(4))),
            ),
            turn=-6,
        ),
        red(helmet(158, 82, 58)),
        ink(band(88, 8)),
    ),
    # Duplicator.
    71: poster(
        YELLOW,
        put(96, 86, Palette(RED, CREAM, INK), duplicator(), scale=1.16),
        cream(*(rect(152 + i % 2 * 4, 82 - 5 * i, 40, 4) for i in range(3))),
        red(*(rect(152 + i % 2 * 4, 80.5 - 5 * i, 40, 1) for i in range(1, 3))),
        ink(band(86, 10)),
    ),
    # Radio Free Europe.
    72: poster(
        YELLOW,
        put(80, 84, Palette(RED, CREAM, INK), radio(), scale=1.1),
        ink(waves(118, 52, 18, 3, 5)),
    ),
    # "Więź": a bond.
    82: poster(
        SKY,
        blue(band(88, 8)),
        red(rect(58, 6, 84, 90)),
        ink(rect(58, 6, 9, 90)),
        cream(rect(76, 14, 56, 6)),
        yellow(ring(93, 56, 20, 6.5)),
        cream(ring(115, 56, 20, 6.5)),
        yellow("M108.3 68.9A20 20 0 0 1 98.2 75.3L96.5 69A13.5 13.5 0 0 0 103.3 64.7z"),
    ),
    # Information points.
    84: poster(
        YELLOW,
        blue(disc(48, 30, 24)),
        cream(disc(48, 18, 4.4), rect(44, 25, 8, 18), rect(41, 25, 7, 4), rect(40, 40, 16, 4)),
        ink(rect(46.4, 54, 3.2, 34)),
        ink(figure(118, 84, 58)),
        red(rect(78, 62, 92, 28)),
        cream(rect(74, 58, 100, 6), latin_cross(98, 86, 18, 3.4)),
        put(148, 58, Palette(INK, CREAM, INK), telephone(), scale=0.56),
        cream(poly((82, 52), (100, 52), (104, 58), (84, 58))),
        ink(band(88, 8)),
    ),
    # Samizdat in a briefcase.
    87: poster(
        SAND,
        put(76, 46, SHEET, page(38, 54, 6), turn=-14),
        put(124, 46, PAPER, page(38, 54, 6), turn=13),
        put(100, 38, Palette(RED, CREAM, INK), page(40, 54, 6)),
        put(100, 90, Palette(YELLOW, RED, INK), briefcase(112, 46)),
        ink(band(90, 6)),
    ),
    # Petition.
    88: poster(
        SKY,
        cream(rect(44, 8, 84, 88)),
        ink(rect(54, 16, 50, 5), rect(54, 26, 64, 2.4), rect(54, 31, 64, 2.4)),
        ink(*(rect(54, 48 + 13 * i, 64, 1) for i in range(4))),
        blue(scribble(58, 44, 40), scribble(58, 57, 50, 7), scribble(58, 70, 34, 5)),
        red(*(disc(50, 44 + 13 * i, 2) for i in range(4))),
        blue(scribble(58, 83, 18)),
        put(76, 85, Palette(CREAM, YELLOW, INK), fountain_pen(), scale=1.15),
    ),
    # "Zapis".
    92: poster(
        SAND,
        put(100, 88, Palette(INK, CREAM, GREEN), typewriter(), scale=1.08),
        ink(band(88, 8)),
    ),
    # Foreign press.
    97: poster(
        RED,
        yellow(
            *(
                poly((46, 40), (46 + x, 40 + y), (46 + x2, 40 + y2))
                for x, y, x2, y2 in (
                    (-50, -6, -50, 6),
                    (-40, -34, -32, -42),
                    (-6, -50, 6, -50),
                    (40, -34, 32, -42),
                    (-40, 34, -32, 42),
                )
            )
        ),
        put(58, 88, Palette(YELLOW, CREAM, INK), camera(), scale=1.3),
        put(119, 96, Palette(RED, CREAM, INK), microphone(70)),
        put(145, 96, Palette(RED, YELLOW, INK), microphone(84)),
        put(170, 96, Palette(RED, CREAM, INK), microphone(64)),
    ),
}
