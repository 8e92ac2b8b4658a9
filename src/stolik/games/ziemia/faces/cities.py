"""A silhouette for each city of the board, of one colour: that of the text around it."""

from stolik.press.kit.pilgrims import flame, latin_cross
from stolik.press.kit.shapes import Picture, drawn, painted, poly, rect, tightened
from stolik.press.svg import document

WIDTH, HEIGHT = 150, 56

NAMES = {
    "warszawa": "Warszawa",
    "gniezno": "Gniezno",
    "czestochowa": "Częstochowa",
    "krakow": "Kraków",
    "oswiecim": "Oświęcim",
    "nowy-targ": "Nowy Targ",
}
_OUTLINES = {
    # Roofs of the Old Town, a block, the tower with its spire, and between them a plain cross.
    "warszawa": "M4 56V40H16V32H26V40H34V28L41 18 48 28V56zM98 56V34H106V24H109V18H111V4H113V18H115"
    "V24H118V34H126V42H132V34H146V56z" + latin_cross(75, 56, 54, 5),
    # Two towers, the nave between them, the gate.
    "gniezno": "M38 56V22L41 18V14L43 11 47 2 51 11 53 14V18L56 22V34L75 24 94 34V22L97 18V14L99 11"
    " 103 2 107 11 109 14V18L112 22V56H84V46A9 9 0 0 0 66 46V56z"
    "M14 56V42L24 36 34 42V56zM116 56V42L126 36 136 42V56z",
    # The tower over the ramparts.
    "czestochowa": "M6 56L10 46H26V34L40 26H68V20L70 17V13L72 11 74 2 76 11 78 13V17L80 20V30"
    "H108V24L114 17 120 24V46H140L144 56z",
    # St Mary's with its two unlike towers, and the Castle on its hill.
    "krakow": "M14 56V40L24 32 34 40V56zM42 56V18L45 15 48 11 50 1 52 11 55 15 58 18V34H68V24L70 20"
    " 73 18 75 9 77 18 80 20 82 24V56zM92 56V44H100V30L104 26 105 20 107 26 111 30V40H124V32"
    "L129 24 134 32V44H142V56z",
    # One candle over a bare horizon, and nothing else.
    "oswiecim": rect(0, 52, 150, 3) + rect(72, 28, 6, 24) + flame(75, 25, 17),
    "nowy-targ": poly(
        (0, 56), (18, 36), (28, 44), (56, 6), (68, 24), (78, 14), (98, 40), (110, 30), (150, 56)
    ),
}

CITIES: dict[str, Picture] = {
    city: tightened((painted("currentColor", outline),)) for city, outline in _OUTLINES.items()
}


def city_svg(city: str) -> str:
    return document(WIDTH, HEIGHT, NAMES[city], drawn(CITIES[city]))
