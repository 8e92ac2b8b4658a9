"""Renewal cards of the Church: its altars, its shepherds, its words."""

from stolik.games.ziemia.faces.colours import band
from stolik.games.ziemia.faces.poster import (
    CREAM,
    INK,
    RED,
    SAND,
    SKY,
    YELLOW,
    Scene,
    brown,
    cream,
    ink,
    poster,
    put,
    red,
    sand,
    shade,
    yellow,
)
from stolik.press.kit.pilgrims import (
    arms_up,
    crosier,
    dove,
    figure,
    flame,
    helmet,
    kneeling,
    latin_cross,
    mitre,
    praying_hands,
    throng,
)
from stolik.press.kit.printing import page
from stolik.press.kit.shapes import Palette, arch, disc, poly, rect, row, stroke


def _beams(x: float, y: float, length: float, half: float, angles: tuple[float, ...]) -> str:
    """Wedges of light from a point, by how far each leans to the right of straight down."""
    return row(
        poly(
            (x, y),
            (x + (lean - half) * length, y + length),
            (x + (lean + half) * length, y + length),
        )
        for lean in angles
    )


RENEWAL_CHURCH: dict[int, Scene] = {
    # Field Mass.
    55: poster(
        YELLOW,
        cream("M50 38L100 14 150 38z", rect(84, 56, 32, 14)),
        red("M50 38L100 14 78 38zM100 14L122 38H100z", rect(50, 38, 100, 4), rect(84, 56, 32, 3)),
        ink(latin_cross(100, 16, 15, 2.6), rect(53, 42, 3, 34), rect(144, 42, 3, 34)),
        ink("M94 44h12q0 6-4.5 7v3h2.5v2h-8v-2h2.5v-3q-4.5-1-4.5-7z"),
        brown("M-60 96V86Q100 55 260 86V96z"),
        ink(throng((x, 106, 34) for x in range(-20, 230, 30))),
        cream(throng((x, 110, 32) for x in range(-35, 240, 30))),
    ),
    # Pastoral letter.
    63: poster(
        RED,
        shade(crosier(36, 110, 100)),
        put(98, 50, Palette(RED, CREAM, INK), page(78, 80, 7), turn=-4),
        yellow(poly((126, 70), (142, 70), (146, 94), (134, 87), (122, 94)), disc(134, 62, 15)),
        red(latin_cross(134, 71, 18, 3.4)),
        cream(crosier(160, 110, 100)),
    ),
    # Building the altar.
    73: poster(
        YELLOW,
        sand(band(84, 12)),
        red(latin_cross(100, 84, 76, 8)),
        ink(
            rect(62, 22, 3, 62),
            rect(135, 22, 3, 62),
            rect(56, 46, 88, 3.4),
            rect(56, 66, 88, 3.4),
            stroke(64, 83, 98, 68, 2),
            stroke(136, 83, 102, 68, 2),
            stroke(64, 66, 92, 48, 2),
            stroke(136, 66, 108, 48, 2),
            rect(160, 20, 2.6, 64),
            rect(176, 20, 2.6, 64),
            *(rect(160, y, 18, 2.4) for y in range(26, 82, 9)),
        ),
        cream(figure(76, 46, 26), figure(122, 66, 22)),
        ink(helmet(76, 28.5, 13), helmet(122, 51, 11)),
        cream(rect(16, 66, 34, 18)),
        red(rect(16, 66, 34, 4), rect(26, 72, 14, 8)),
        ink(stroke(20, 60, 46, 46, 3.4), poly((42, 40), (47, 37), (54, 50), (49, 53))),
    ),
    # Primate Wyszyński: what he wears, never a face.
    77: poster(
        RED,
        shade(disc(100, 58, 52)),
        put(92, 84, Palette(RED, CREAM, YELLOW), mitre(), scale=1.34),
        yellow(crosier(142, 110, 100)),
        ink(band(86, 10)),
    ),
    # Talks of the Episcopate with the government.
    78: poster(
        SAND,
        red("M18 96C18 62 30 46 48 44 62 46 72 60 74 96z", disc(46, 28, 13)),
        shade("M33 26C33 10 59 10 59 26 50 21 42 21 33 26z"),
        yellow(latin_cross(50, 71, 18, 3)),
        ink("M126 96C128 60 138 46 152 44 170 46 182 62 182 96z", disc(154, 28, 13)),
        cream(poly((138, 47), (152, 44), (152, 68))),
        red(poly((146, 48), (151, 47), (152, 66), (147, 62))),
        brown(rect(54, 74, 92, 6), rect(60, 80, 5, 16), rect(135, 80, 5, 16)),
        cream(
            poly((74, 70), (92, 70), (96, 74), (76, 74)),
            poly((106, 70), (124, 70), (122, 74), (104, 74)),
        ),
        ink(rect(97, 58, 6, 16), rect(98.5, 52, 3, 7)),
    ),
    # Cross on Victory Square: plain and tall, with the red stole over its arms.
    79: poster(
        YELLOW,
        cream(poly((87, -30), (113, -30), (176, 96), (24, 96))),
        ink(latin_cross(100, 80, 76, 7)),
        red("M82 22H118V25H82zM82 22h5V54l-5 5zM113 22h5V59l-5-5z"),
        brown(poly((62, 80), (138, 80), (150, 90), (50, 90))),
        sand(poly((70, 74), (130, 74), (134, 80), (66, 80))),
        red(throng((x, 104, 22) for x in range(-21, 230, 27))),
        ink(throng((x, 108, 24) for x in range(-8, 220, 27))),
    ),
    # The Lord's Ark: a ship of stone with a mast.
    85: poster(
        SKY,
        ink(rect(104, 4, 3.4, 50), latin_cross(105.7, 24, 22, 3.4)),
        cream("M46 88C36 74 36 60 46 48H164C172 60 170 76 160 88z"),
        ink(*(disc(x, y, 1.6) for y in (62, 70, 78) for x in range(54 + y % 4, 160, 9))),
        brown("M6 30C34 40 66 43 104 43S174 36 196 18C188 48 160 60 104 60S22 54 6 30z"),
        red(arch(94, 88, 22, 26, True)),
        ink(band(88, 8)),
    ),
    # Retreat.
    89: poster(
        SAND,
        yellow(poly((142, 8), (158, 8), (120, 90), (20, 90))),
        cream(arch(138, 58, 26, 52, True)),
        red(arch(141, 55, 9, 44, True), arch(152, 55, 9, 44, True)),
        ink(kneeling(66, 88, 56), band(88, 8), latin_cross(108, 88, 62, 5)),
    ),
    # Be not afraid: the doors stand open.
    94: poster(
        RED,
        yellow(rect(66, 6, 68, 82)),
        cream(
            poly((100, 26), (66, 6), (84, 6)),
            poly((100, 26), (116, 6), (134, 6)),
            poly((100, 26), (66, 44), (66, 66)),
            poly((100, 26), (134, 44), (134, 66)),
            poly((66, 88), (134, 88), (166, 96), (34, 96)),
        ),
        ink(
            poly((66, 6), (30, -4), (30, 100), (66, 88)),
            poly((134, 6), (170, -4), (170, 100), (134, 88)),
        ),
        shade(
            poly((58, 16), (38, 10), (38, 42), (58, 42)),
            poly((58, 50), (38, 50), (38, 84), (58, 78)),
            poly((142, 16), (162, 10), (162, 42), (142, 42)),
            poly((142, 50), (162, 50), (162, 84), (142, 78)),
        ),
        red(arms_up(100, 88, 56)),
    ),
    # Let Thy Spirit descend.
    95: poster(
        RED,
        shade(_beams(100, 14, 86, 0.12, (-1.5, -0.75, 0, 0.75, 1.5))),
        cream(dove(100, 40, 1.06)),
        yellow(
            *(flame(x, y, 16) for x, y in ((24, 82), (52, 88), (148, 88), (176, 82))),
            flame(100, 92, 16),
        ),
    ),
    # A nation at prayer.
    96: poster(
        CREAM,
        red(band(48, 48)),
        yellow(disc(100, 46, 44)),
        put(100, 60, Palette(YELLOW, CREAM, INK), praying_hands(), scale=0.96),
        cream(throng((x, 106, 30) for x in (12, 40, 160, 188))),
        ink(throng((x, 108, 26) for x in (26, 174))),
    ),
}
