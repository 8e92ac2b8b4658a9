"""The back: brick courses, and a stepped gable with the number of the epoch."""

from stolik.games.tczew.faces.front import HEIGHT, ROUND, WIDTH, edge
from stolik.games.tczew.faces.symbols import BRICK
from stolik.games.tczew.faces.texts import NUMERALS
from stolik.press.kit.shapes import path, rect
from stolik.press.letters import CHISELLED
from stolik.press.svg import Element, element

CREAM, MORTAR = "#FFF3DA", "#A4503F"
COURSE, LENGTH = 12.5, 24
CHIP = (40, 44)
GABLE = "M25 224V124H43V99H61V73H79V48H101V73H119V99H137V124H155V224z"


def courses() -> str:
    """The mortar: a line under each course, and joints that step from course to course."""
    rows = round(HEIGHT / COURSE)
    beds = "".join(rect(0, COURSE * row - 0.7, WIDTH, 1.4) for row in range(1, rows))
    joints = "".join(
        path("M", x - 0.7, COURSE * row, "h1.4v", COURSE, "h-1.4z")
        for row in range(rows)
        for x in range(LENGTH // 2 if row % 2 else LENGTH, WIDTH, LENGTH)
    )
    return beds + joints


def numeral(epoch: int, x: float, y: float, size: float, fill: str) -> Element:
    return element(
        "text", NUMERALS[epoch], x=x, y=y, font_family=CHISELLED, font_size=size, font_weight="800",
        text_anchor="middle", fill=fill,
    )  # fmt: skip


def large(epoch: int) -> list[Element]:
    return [
        element("rect", width=WIDTH, height=HEIGHT, rx=ROUND, fill=BRICK),
        element("path", d=courses(), fill=MORTAR),
        element("path", d=GABLE, fill=CREAM),
        numeral(epoch, WIDTH / 2, 186, 66, BRICK),
        edge(BRICK, 1),
    ]


def chip(epoch: int) -> list[Element]:
    wide, tall = CHIP
    return [
        element("rect", width=wide, height=tall, rx=5, fill=BRICK),
        numeral(epoch, wide / 2, 30, 25, CREAM),
    ]
