"""The 5x5 grid as it grows: places as bits, and where the frame may still lie.

A grid has no fixed place until it is full. Its first card lies at 0,0, other places are counted
from there, and the *frame* is any 5x5 window that holds every card inside the grid and has every
outside card in the ring of twenty places around it (PG-R22, PG-R66).

A set of places is one int. The board is 24 places wide because no play can reach further: from
a grid written down in rows 0..4, four moves (two chances, each turned up once more by a flip)
shift the frame by four places, and its ring is one place more. A frame that would not leave
room for its ring is no frame, so nothing ever wraps around the edge of the board.
"""

from functools import cache
from typing import NamedTuple

SIZE = 5
FULL = SIZE * SIZE
LOW, HIGH = -10, 13
STRIDE = HIGH - LOW + 1
PLACES = STRIDE * STRIDE
LAST_FRAME = HIGH - SIZE
"""The last row or column in which a frame may begin."""

Place = int
Places = int
Frame5 = tuple[int, int]
"""The row and column of a frame's upper left place."""


def place(row: int, column: int) -> Place:
    return (row - LOW) * STRIDE + column - LOW


def row_column(at: Place) -> tuple[int, int]:
    row, column = divmod(at, STRIDE)
    return row + LOW, column + LOW


def write_place(at: Place) -> str:
    """
    >>> write_place(place(-1, 2))
    '-1,2'
    """
    row, column = row_column(at)
    return f"{row},{column}"


ORIGIN = place(0, 0)
ROWS = {
    row: sum(1 << place(row, column) for column in range(LOW, HIGH + 1))
    for row in range(LOW, HIGH + 1)
}
COLUMNS = {
    column: sum(1 << place(row, column) for row in range(LOW, HIGH + 1))
    for column in range(LOW, HIGH + 1)
}
BIT = tuple(1 << at for at in range(PLACES))
CROSS = tuple((ROWS[row] | COLUMNS[column]) for row, column in map(row_column, range(PLACES)))
"""The row and the column that meet at a place."""

_FRAME = sum(1 << place(row, column) for row in range(SIZE) for column in range(SIZE))
_INNER = sum(1 << place(row, column) for row in range(1, SIZE - 1) for column in range(1, SIZE - 1))
_RING = sum(
    1 << place(row, column)
    for row in range(-1, SIZE + 1)
    for column in range(-1, SIZE + 1)
    if (0 <= row < SIZE) != (0 <= column < SIZE)
)


def _shifted(mask: Places, frame: Frame5) -> Places:
    shift = frame[0] * STRIDE + frame[1]
    return mask << shift if shift >= 0 else mask >> -shift


@cache
def frame_places(frame: Frame5) -> Places:
    """The 25 places of a frame."""
    return _shifted(_FRAME, frame)


@cache
def border_places(frame: Frame5) -> Places:
    """The 16 places along the border of a frame."""
    return _shifted(_FRAME & ~_INNER, frame)


@cache
def ring_places(frame: Frame5) -> Places:
    """The 20 places beside a frame, where outside cards lie (PG-R27)."""
    return _shifted(_RING, frame)


@cache
def rectangle(top: int, bottom: int, left: int, right: int) -> Places:
    """The places between these rows and columns, as far as frames can lie there."""
    return sum(
        1 << place(row, column)
        for row in range(max(top, LOW + 1), min(bottom, HIGH - 1) + 1)
        for column in range(max(left, LOW + 1), min(right, HIGH - 1) + 1)
    )


def beside(places: Places) -> Places:
    """What touches these places along a row or a column (PG-021)."""
    return places << 1 | places >> 1 | places << STRIDE | places >> STRIDE


def diagonal_to(places: Places) -> Places:
    """What touches these places at a corner (PG-022)."""
    above_and_below = places << STRIDE | places >> STRIDE
    return above_and_below << 1 | above_and_below >> 1


def members(places: Places) -> list[Place]:
    """The places of a set, in order."""
    found = []
    while places:
        lowest = places & -places
        found.append(lowest.bit_length() - 1)
        places ^= lowest
    return found


class Grid(NamedTuple):
    """The cards in front of one player. It never changes: laying a card makes a new grid."""

    cells: tuple[Place, ...] = ()
    """Where each card lies, in the order in which they came."""
    faces: bytes = b""
    """Which face of which card is up there (see deck.face)."""
    occupied: Places = 0
    outside: Places = 0
    """Those of the occupied places that lie outside the grid (PG-050)."""
    top: int = 0
    bottom: int = 0
    left: int = 0
    right: int = 0
    """The rows and columns that the cards inside the grid reach."""

    def face_at(self, at: Place) -> int:
        """The face up at a place, 0 if it is free."""
        return self.faces[self.cells.index(at)] if at in self.cells else 0

    def lay(self, at: Place, face: int) -> "Grid":
        """One card more, inside the grid."""
        row, column = divmod(at, STRIDE)
        row += LOW
        column += LOW
        cells, faces, occupied, outside, top, bottom, left, right = self
        if not cells:
            return Grid((at,), bytes((face,)), BIT[at], 0, row, row, column, column)
        # What Grid(...) does, without a call of the interpreter: bots lay a great many cards.
        fields = (
            (*cells, at),
            faces + bytes((face,)),
            occupied | BIT[at],
            outside,
            row if row < top else top,
            row if row > bottom else bottom,
            column if column < left else left,
            column if column > right else right,
        )
        return tuple.__new__(Grid, fields)

    def lay_outside(self, at: Place, face: int) -> "Grid":
        """One card more, outside the grid (PG-050)."""
        return self._replace(
            cells=(*self.cells, at),
            faces=self.faces + bytes((face,)),
            occupied=self.occupied | BIT[at],
            outside=self.outside | BIT[at],
        )

    def show(self, index: int, face: int) -> "Grid":
        """Another face up, in the same place."""
        cells, faces, occupied, outside, top, bottom, left, right = self
        faces = faces[:index] + bytes((face,)) + faces[index + 1 :]
        return Grid(cells, faces, occupied, outside, top, bottom, left, right)

    def exchange(self, a: Place, b: Place) -> "Grid":
        """Two cards change places; being outside belongs to the place (PG-R64)."""
        trade = {a: b, b: a}
        return self._replace(cells=tuple(trade.get(at, at) for at in self.cells))

    def without(self, at: Place) -> "Grid":
        """The grid as it would be if the card at this place were not there."""
        index = self.cells.index(at)
        cells = self.cells[:index] + self.cells[index + 1 :]
        faces = self.faces[:index] + self.faces[index + 1 :]
        return grid_of(cells, faces, self.outside & ~BIT[at])

    def carry(self, a: Place, b: Place) -> "Grid":
        """A card goes to a free place inside the grid (PG-047)."""
        cells = tuple(b if at == a else at for at in self.cells)
        return grid_of(cells, self.faces, self.outside & ~BIT[a])


EMPTY = Grid()


def grid_of(cells: tuple[Place, ...], faces: bytes, outside: Places) -> Grid:
    """The grid of these cards, its reach worked out anew."""
    occupied = 0
    for at in cells:
        occupied |= BIT[at]
    inside = [row_column(at) for at in cells if not outside & BIT[at]]
    if not inside:
        return Grid(cells, faces, occupied, outside)
    rows, columns = zip(*inside, strict=True)
    return Grid(cells, faces, occupied, outside, min(rows), max(rows), min(columns), max(columns))


def frames(grid: Grid) -> list[Frame5]:
    """Every frame the grid may still end up in (PG-R22, PG-R66)."""
    _, _, _, outside, top, bottom, left, right = grid
    candidates = [
        (row, column)
        for row in range(max(bottom - SIZE, LOW) + 1, min(top, LAST_FRAME) + 1)
        for column in range(max(right - SIZE, LOW) + 1, min(left, LAST_FRAME) + 1)
    ]
    if not outside:
        return candidates
    return [frame for frame in candidates if not outside & ~ring_places(frame)]


def reach(grid: Grid) -> Places:
    """The places that lie in at least one possible frame (PG-023, PG-024)."""
    _, _, _, outside, top, bottom, left, right = grid
    if not outside:
        return rectangle(bottom - SIZE + 1, top + SIZE - 1, right - SIZE + 1, left + SIZE - 1)
    places = 0
    for frame in frames(grid):
        places |= frame_places(frame)
    return places


def free_places(grid: Grid) -> Places:
    """Where the next card may be laid: free, within reach, and touching (PG-020..PG-024)."""
    occupied = grid.occupied
    if not occupied:
        return BIT[ORIGIN]
    return beside(occupied) & ~occupied & reach(grid)


def outside_places(grid: Grid) -> Places:
    """Where a card may be laid outside: beyond every frame, beside a card inside (PG-R26, R27)."""
    if not grid.occupied:
        return 0
    return beside(grid.occupied & ~grid.outside) & ~grid.occupied & ~reach(grid)


def diagonal_places(grid: Grid) -> Places:
    """Where a card may be laid at a corner of another (PG-R39)."""
    return diagonal_to(grid.occupied) & ~grid.occupied & reach(grid) if grid.occupied else 0


def carry_places(grid: Grid, at: Place) -> Places:
    """Where the card at this place may be moved (PG-R37): its own place is not another place."""
    rest = grid.occupied & ~BIT[at]
    if not rest:
        return 0
    if _spans_without(grid, at):
        return beside(rest) & ~grid.occupied & reach(grid)
    return free_places(grid.without(at)) & ~BIT[at]


def _spans_without(grid: Grid, at: Place) -> bool:
    """Would the grid reach as far without the card at this place?"""
    if grid.outside:
        return False
    row, column = row_column(at)
    rest = grid.occupied & ~BIT[at]
    rows = grid.top < row < grid.bottom or rest & ROWS[row]
    columns = grid.left < column < grid.right or rest & COLUMNS[column]
    return bool(rows and columns)
