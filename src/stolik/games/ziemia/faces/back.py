"""The backs: red over black for the Regime, a cross in the sun for Renewal."""

from stolik.games.ziemia.faces import texts
from stolik.games.ziemia.faces.colours import dotted
from stolik.games.ziemia.faces.frame import ROOM, THUMB, WIDTH, sheet, square
from stolik.games.ziemia.faces.poster import CREAM, INK, RED, SHADE, YELLOW
from stolik.games.ziemia.faces.symbols import ICONS, mark
from stolik.kernel.game import Language
from stolik.press.kit.shapes import disc, poly, rect, spokes
from stolik.press.letters import fit, lines
from stolik.press.svg import Element, element, group

CROSS = "M83 32h14v34h32v14H97v98H83V80H51V66h32z"


def large(pile: str, language: Language) -> list[Element]:
    paper, edge = sheet(CREAM if pile in ("renewal", "rule") else INK)
    word, colour = texts.BACKS[pile].of(language).upper(), RED if pile == "renewal" else CREAM
    if pile == "rule":
        colour = INK
    said = fit(word, (44.0, 40.0, 36.0, 32.0), ROOM, 1, "poster")
    return [
        paper,
        *DRAWINGS[pile](),
        *lines(said, WIDTH / 2, 230, colour, middle=True),
        edge,
    ]


def regime() -> list[Element]:
    """Black pushes red off the sheet."""
    slope = poly((0, 8), (8, 0), (172, 0), (180, 8), (180, 82), (0, 172))
    points = dotted(9, 9, [min(21, int((153 - 8 * line) / 4)) for line in range(18)])
    return [element("path", d=slope, fill=RED), element("path", d=points, fill=SHADE)]


def renewal() -> list[Element]:
    return [
        element("circle", cx=WIDTH / 2, cy=98, r=62, fill=YELLOW),
        element("path", d=CROSS, fill=INK),
    ]


def central() -> list[Element]:
    """A red star of rays, all from one point."""
    return [
        element("path", d=spokes(90, 100, 76, 9, 8), fill=RED),
        element("circle", cx=90, cy=100, r=38, fill=INK),
        mark(ICONS["special"], 60, 70, 60, RED),
    ]


def rule() -> list[Element]:
    """A town under its star."""
    town = "M14 172V120h22V98l14-16 14 16v30h18V72h4V58h-6v-5h6V44h5v9h6v5h-6v14h4v56h16V104h34v68z"
    return [
        element("path", d=disc(140, 62, 26), fill=YELLOW),
        element("path", d=town, fill=RED),
        element("path", d=rect(14, 172, 152, 7), fill=INK),
    ]


DRAWINGS = {"regime": regime, "renewal": renewal, "central": central, "rule": rule}
PILES = tuple(DRAWINGS)


def small(pile: str) -> list[Element]:
    paper, edge = square(THUMB, CREAM if pile in ("renewal", "rule") else INK)
    inside = group(DRAWINGS[pile](), transform="translate(5.5 2)scale(.25)")
    return [paper, inside, edge]
