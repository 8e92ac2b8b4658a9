"""The map: 15 by 15 fields as bits of one int.

A *field* is an index 0..224, row by row from the north-west corner; *fields* are an int with one
bit a field. Columns are A1 to O15 from west to east, rows 1 to 15 from north to south (TCZ-009).
"""

import re
from collections.abc import Iterator
from functools import lru_cache

SIZE = 15
COUNT = SIZE * SIZE

Field = int
Fields = int

# Land, Vistula and the zones of Tczew, Czyżykowo, Suchostrzygi and Lisewo with their start fields.
MAP = """\
...........~...
..........~~...
..........~....
.........~~....
.........~.....
......TTT~.....
.SSS..TtT~LLL..
.SsS..TTT~LlL..
.SSS.....~LLL..
.........~.....
.........~~....
.......CCC~....
.......CcC~....
.......CCC~~...
...........~...
""".splitlines()

TOWNS = "TCSL"
"""The settlements in the order of their Start Cards 1 to 4."""
TOWNS_OF = {2: (1, 2), 3: (1, 2, 4), 4: (1, 2, 3, 4)}
"""The settlements in play by the number of players (TCZ-001)."""

BIT: tuple[Fields, ...] = tuple(1 << at for at in range(COUNT))
BOARD: Fields = (1 << COUNT) - 1


def _where(letters: str) -> Fields:
    marks = "".join(MAP)
    return sum(BIT[at] for at in range(COUNT) if marks[at] in letters)


RIVER = _where("~")
LAND = BOARD & ~RIVER
ZONES = tuple(_where(letter + letter.lower()) for letter in TOWNS)
"""The start zone of each settlement (TCZ-016)."""
ZONE = ZONES[0] | ZONES[1] | ZONES[2] | ZONES[3]
START_FIELDS = tuple("".join(MAP).index(letter.lower()) for letter in TOWNS)
STARTS: Fields = sum(BIT[at] for at in START_FIELDS)
"""Only a Start Card ever lies on a start field, and it never leaves it (TCZ-016, TCZ-R51)."""

_NOT_A: Fields = sum(BIT[at] for at in range(COUNT) if at % SIZE)
_NOT_O: Fields = sum(BIT[at] for at in range(COUNT) if at % SIZE != SIZE - 1)

RIVERSIDE = ((RIVER << 1 & _NOT_A) | (RIVER >> 1 & _NOT_O)) & LAND
"""Land with the river to its east or west (TCZ-029, TCZ-R26)."""


def beside(fields: Fields) -> Fields:
    """Every field that shares a side with one of these; the fields themselves only by chance."""
    return (
        (fields << SIZE & BOARD)
        | fields >> SIZE
        | (fields << 1 & _NOT_A & BOARD)
        | (fields >> 1 & _NOT_O)
    )


def corners(fields: Fields) -> Fields:
    """Every field that shares a corner, but no side, with one of these (TCZ-022)."""
    above_and_below = (fields << SIZE & BOARD) | fields >> SIZE
    diagonal = (above_and_below << 1 & _NOT_A) | (above_and_below >> 1 & _NOT_O)
    return diagonal & ~beside(fields)


def beside_one(fields: Fields) -> Fields:
    """Every field that shares a side with exactly one of these (TCZ-030)."""
    south, north = fields << SIZE & BOARD, fields >> SIZE
    east, west = fields << 1 & _NOT_A & BOARD, fields >> 1 & _NOT_O
    return (south ^ north ^ east ^ west) & ~(south & north) & ~(east & west)


def beside_two(fields: Fields) -> Fields:
    """Every field that shares sides with two of these at least."""
    south, north = fields << SIZE & BOARD, fields >> SIZE
    east, west = fields << 1 & _NOT_A & BOARD, fields >> 1 & _NOT_O
    return south & north | east & west | (south | north) & (east | west)


BESIDE = tuple(beside(bit) for bit in BIT)
ROWS: tuple[Fields, ...] = tuple(((1 << SIZE) - 1) << row * SIZE for row in range(SIZE))


TOP: tuple[Fields, ...] = (0, *BIT)
"""By the bit length of fields: their last field."""


def members(fields: Fields) -> list[Field]:
    """The single fields, in order."""
    found = []
    while fields:
        length = fields.bit_length()
        found.append(length - 1)
        fields ^= TOP[length]
    found.reverse()
    return found


def spread(start: Fields, within: Fields) -> Fields:
    """All fields of `within` that hang together with `start`."""
    west, east = within & _NOT_O, within & _NOT_A
    before: Fields = 0
    reached = start & within
    while reached != before and reached != within:
        before = reached
        # A field spreads to its four sides as far as these lie within, around corners at once.
        reached |= (reached << SIZE & within) | (reached >> SIZE & within)
        reached |= (reached << 1 & east) | (reached >> 1 & west)
    return reached


@lru_cache(maxsize=1 << 14)
def joined(start: Fields, within: Fields) -> Fields:
    """The same, kept: a move changes few cities, and all are looked at."""
    return spread(start, within)


@lru_cache(maxsize=1 << 14)
def city_of(own: Fields) -> Fields:
    """The groups with a Start Card (TCZ-075); kept, because a move changes few cities."""
    return spread(own & STARTS, own)


def groups(fields: Fields) -> Iterator[Fields]:
    """The connected parts, the one with the first field first."""
    while fields:
        group = spread(fields & -fields, fields)
        yield group
        fields ^= group


def distance(a: Fields, b: Fields) -> int:
    """The fewest steps from one of these to one of those, whatever lies between (TCZ-R72)."""
    steps = 0
    while not a & b:
        a |= beside(a)
        steps += 1
    return steps


def field(column: int, row: int) -> Field:
    """Both counted from 1."""
    return (row - 1) * SIZE + column - 1


def write_field(at: Field) -> str:
    """
    >>> write_field(field(5, 10))
    'E5x10'
    """
    row, column = divmod(at, SIZE)
    return f"{chr(ord('A') + column)}{column + 1}x{row + 1}"


NAMES = tuple(write_field(at) for at in range(COUNT))
_FIELD = re.compile(r"([a-o])(\d{1,2})?x(\d{1,2})", re.ASCII | re.IGNORECASE)


def read_field(word: str) -> Field | None:
    """A field from its name; the column's number may be left out. None if there is no such field.

    >>> read_field("E5x10") == read_field("ex10") == field(5, 10)
    True
    """
    found = _FIELD.fullmatch(word)
    if not found:
        return None
    column, row = ord(found[1].upper()) - ord("A") + 1, int(found[3])
    if not 1 <= row <= SIZE or (found[2] and int(found[2]) != column):
        return None
    return field(column, row)
