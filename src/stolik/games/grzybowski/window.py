"""The part of the board that matters to one grid, drawn together: where bots look for patterns.

A set of places on the board is an int of 576 bits. A grid reaches 9x9 places at first and 5x5 in
the end; with a margin that no pattern jumps across, most such sets fit into a machine word.
"""

from dataclasses import dataclass
from functools import cache

from stolik.games.grzybowski.board import (
    BIT,
    CROSS,
    HIGH,
    LOW,
    PLACES,
    SIZE,
    STRIDE,
    Grid,
    Place,
    Places,
    place,
)
from stolik.games.grzybowski.cards import Image
from stolik.games.grzybowski.deck import GOAL_OF

PATTERNS = tuple(goal.images if goal else () for goal in GOAL_OF)
"""By card, as on the board."""


def _across(distance: int) -> int:
    """The columns of a distance on the board."""
    return (distance + STRIDE // 2) % STRIDE - STRIDE // 2


MARGIN = max(
    [abs(_across(distance)) for each in PATTERNS for image in each for _, distance in image.cells],
    default=1,
)


@dataclass(slots=True)
class Window:
    stride: int
    bits: tuple[Places, ...]
    """The bit of each place, counted on the board from the upper left one."""
    offsets: tuple[int, ...]
    """The same the other way round; -1 in the margin."""
    crosses: tuple[Places, ...]
    """The row and the column that meet at each place, counted in the window."""
    everything: Places
    images: tuple[tuple[Image, ...], ...]
    """By card: its pattern in all its turns."""


BOARD = Window(STRIDE, BIT, tuple(range(PLACES)), CROSS, (1 << PLACES) - 1, PATTERNS)


def window_of(grid: Grid) -> tuple[Window, Place]:
    """The window and its upper left place; with cards outside the grid it is the whole board."""
    if grid.outside:
        return BOARD, 0
    top, bottom = max(grid.bottom - SIZE, LOW) + 1, min(grid.top + SIZE, HIGH) - 1
    left, right = max(grid.right - SIZE, LOW) + 1, min(grid.left + SIZE, HIGH) - 1
    return window(bottom - top + 1, right - left + 1), place(top, left)


@cache
def window(rows: int, columns: int) -> Window:
    stride = columns + MARGIN
    bits, offsets = [0] * (rows * STRIDE), [-1] * (rows * stride)
    in_row, in_column, everything = [0] * rows, [0] * columns, 0
    for row in range(rows):
        for column in range(columns):
            at = row * stride + column
            bits[row * STRIDE + column] = 1 << at
            offsets[at] = row * STRIDE + column
            in_row[row] |= 1 << at
            in_column[column] |= 1 << at
            everything |= 1 << at
    crosses = [
        in_row[at // stride] | in_column[at % stride] if offset >= 0 else 0
        for at, offset in enumerate(offsets)
    ]
    return Window(stride, tuple(bits), tuple(offsets), tuple(crosses), everything, _images(stride))


@cache
def _images(stride: int) -> tuple[tuple[Image, ...], ...]:
    return tuple(tuple(_drawn(image, stride) for image in each) for each in PATTERNS)


def _drawn(image: Image, stride: int) -> Image:
    cells = tuple((symbol, _distance(on_board, stride)) for symbol, on_board in image.cells)
    return Image(cells, sum(1 << distance for _, distance in cells))


def _distance(on_board: int, stride: int) -> int:
    across = _across(on_board)
    return (on_board - across) // STRIDE * stride + across
