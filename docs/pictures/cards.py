"""Draws cards.svg: all 110 faces of Plac Grzybowski on one sheet, obverse beside reverse.

    python docs/pictures/cards.py [pl|en] [thumb|hand|zoom] [FILE]

It asks for no font from outside; with Półtawski Nowy installed it looks as it does at the table.
"""

import sys
from pathlib import Path
from typing import cast, get_args

from stolik.games.grzybowski.cards import CARDS, OBVERSE, REVERSE, face
from stolik.games.grzybowski.faces import SIZES, Size, face_svg
from stolik.kernel.game import Language
from stolik.press.svg import NAMESPACE, number

PAIRS = 5
"""Cards in a row, each with both sides."""
WIDTH, HEIGHT, GAP = 250, 180, 12
TABLE = "#D9CCB0"


def placed(svg: str, x: float, y: float) -> str:
    """A face as a part of the sheet."""
    place = f'<svg x="{number(x)}" y="{number(y)}" width="{WIDTH}" height="{HEIGHT}" '
    return svg.replace("<svg ", place, 1).replace(f' xmlns="{NAMESPACE}"', "", 1)


def sheet(language: Language, size: Size) -> str:
    rows = -(-CARDS // PAIRS)
    wide, tall = PAIRS * 2 * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP
    faces = []
    for number_ in range(1, CARDS + 1):
        row, pair = divmod(number_ - 1, PAIRS)
        for side in (OBVERSE, REVERSE):
            x, y = GAP + (2 * pair + side) * (WIDTH + GAP), GAP + row * (HEIGHT + GAP)
            faces.append(placed(face_svg(face(number_, side), language, size), x, y))
    return (
        f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {wide} {tall}" role="img">'
        f'<title>Plac Grzybowski</title><rect width="100%" height="100%" fill="{TABLE}"/>'
        + "\n".join(faces)
        + "</svg>\n"
    )


if __name__ == "__main__":
    words = [*sys.argv[1:], *("pl", "hand", "")[len(sys.argv) - 1 :]]
    if words[0] not in get_args(Language) or words[1] not in SIZES:
        sys.exit(__doc__)
    file = Path(words[2]) if words[2] else Path(__file__).with_name("cards.svg")
    drawing = sheet(cast(Language, words[0]), words[1])
    file.write_text(drawing, encoding="utf-8")
