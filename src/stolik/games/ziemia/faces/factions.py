"""The four factions by their sign: book with cross, helmet, student cap, glasses."""

from stolik.games.ziemia.faces.poster import (
    BLUE,
    CLERGY,
    GREEN,
    RED,
    Scene,
    brown,
    cream,
    poster,
    sand,
    yellow,
)
from stolik.press.kit.pilgrims import helmet, latin_cross, student_cap
from stolik.press.kit.printing import lens_pair
from stolik.press.kit.shapes import disc, poly, rect

FACTIONS: dict[int, Scene] = {
    107: poster(
        CLERGY,
        cream(rect(66, 10, 64, 72)),
        sand(rect(66, 82, 70, 6), rect(130, 16, 6, 72)),
        yellow(rect(66, 10, 7, 72), poly((112, 82), (120, 82), (120, 96), (116, 92), (112, 96))),
        brown(latin_cross(101, 70, 48, 8)),
    ),
    108: poster(RED, cream(helmet(100, 84, 92))),
    109: poster(
        BLUE,
        cream(student_cap(100, 38, 112)),
        yellow(rect(145, 38, 4, 34), disc(147, 75, 6)),
    ),
    110: poster(
        GREEN,
        cream(lens_pair(100, 52, 116)),
    ),
}
