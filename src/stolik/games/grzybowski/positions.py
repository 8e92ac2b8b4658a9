"""Positions written down by a person; docs/positions.md shows how.

What is left out is filled in: unnamed cards, lowest numbers first, become the market and the
stack; a grid that is left out gets the highest ones, obverse up, row by row.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from stolik.games.grzybowski.accounts import account, score
from stolik.games.grzybowski.board import (
    BIT,
    EMPTY,
    FULL,
    SIZE,
    Frame5,
    Grid,
    Place,
    frames,
    grid_of,
    place,
    ring_places,
    row_column,
    write_place,
)
from stolik.games.grzybowski.cards import CARDS, OBVERSE, REVERSE, face, write_face
from stolik.games.grzybowski.moves import read_card, read_face, read_place
from stolik.games.grzybowski.rules import CLOSING, LAYING, TAKING
from stolik.games.grzybowski.scoring import tally
from stolik.games.grzybowski.state import FROM_STACK, SLOTS, SLOTS_REVERSE, State, blank, pieces
from stolik.kernel.account import Account
from stolik.kernel.frames import SCENE, SEAT
from stolik.kernel.position import PositionFile
from stolik.kernel.refusal import Malformed

EMPTY_PLACE = "---"
EMPTY_MARKS = "-."
"""A person may also write an empty place as - or as a dot."""
KEYS = {
    "game", "title", "to_move", "market", "stack", "hand", "drawn", "laid", "chance_used",
    "grid", "origin", "seat",
}  # fmt: skip
FIRST_ORIGIN, LAST_ORIGIN = -8, 4
"""Where a frame may be written so that the grid can still grow and move as everywhere."""
SLOT_SIDES = (REVERSE,) * SLOTS_REVERSE + (OBVERSE,) * (SLOTS - SLOTS_REVERSE)


def score_position(file: PositionFile) -> Account:
    """The account of a whole position, or of a single grid in the frame that is shown."""
    if "grid" not in file.data or "seat" in file.data:
        return score(from_position(file))
    _Reader(file).check_head()
    grid, frame, _ = read_grid(file, file.data)
    return Account((account(grid, tally(grid, frame)),))


def from_position(file: PositionFile) -> State:
    """The state a position file describes."""
    return _Reader(file).state()


class Written(NamedTuple):
    """A grid as it stands in a file."""

    grid: Grid
    frame: Frame5
    """The frame in which it was written."""
    lines: dict[int, int]
    """The line of each card."""


def read_grid(file: PositionFile, table: dict[str, Any]) -> Written:
    """Five rows of five places, then a line for each card outside."""
    top, left = read_origin(file, table)
    rows, outs = split_grid(file, table)
    faces: dict[Place, int] = {}
    lines: dict[int, int] = {}
    outside = 0
    for row, (line, words) in enumerate(rows):
        for column, word in enumerate(words):
            if word.strip(EMPTY_MARKS):
                put(file, line, faces, lines, place(top + row, left + column), word)
    for line, words in outs:
        at = read_outside(file, line, words, (top, left))
        if at in faces:
            raise file.illegal("PG-R27", "out-place", line, place=words[1])
        put(file, line, faces, lines, at, words[2])
        outside |= BIT[at]
    if len(faces) > FULL:
        where = file.line("grid", table)
        raise file.illegal("PG-006", "too-many", where, cards=len(faces), full=FULL)
    return Written(grid_of(tuple(faces), bytes(faces.values()), outside), (top, left), lines)


Lines = list[tuple[int, list[str]]]


def split_grid(file: PositionFile, table: dict[str, Any]) -> tuple[Lines, Lines]:
    """The rows and the cards outside, each with its line in the file."""
    text = file.get_str("grid", table) or ""
    own = None if table is file.data else table
    lines = [
        (file.row_line("grid", number, own), line.lower().split())
        for number, line in enumerate(text.splitlines())
        if line.strip()
    ]
    rows = [(line, words) for line, words in lines if words[0] != "out"]
    if len(rows) != SIZE:
        raise file.malformed("grid-rows", file.line("grid", own), rows=len(rows), size=SIZE)
    for row, (line, words) in enumerate(rows):
        if len(words) > SIZE:
            raise file.illegal("PG-023", "sixth-column", line, row=row, size=SIZE)
        if len(words) < SIZE:
            raise file.malformed("grid-columns", line, row=row, size=SIZE)
    return rows, [(line, words) for line, words in lines if words[0] == "out"]


def put(
    file: PositionFile, line: int, faces: dict[Place, int], lines: dict[int, int], at: Place,
    word: str,
) -> None:  # fmt: skip
    """One card more, which must not lie anywhere else."""
    up = _read(file, line, read_face, word)
    if up >> 1 in lines:
        raise file.illegal("PG-002", "card-twice", line, card=up >> 1)
    faces[at] = up
    lines[up >> 1] = line


def read_origin(file: PositionFile, table: dict[str, Any]) -> Frame5:
    word = file.get_str("origin", table)
    if not word:
        return 0, 0
    line = file.line("origin", None if table is file.data else table)
    row, column = row_column(_read(file, line, read_place, word))
    if not (FIRST_ORIGIN <= row <= LAST_ORIGIN and FIRST_ORIGIN <= column <= LAST_ORIGIN):
        raise file.malformed("far", line, place=word, low=FIRST_ORIGIN, high=LAST_ORIGIN)
    return row, column


def read_outside(file: PositionFile, line: int, words: list[str], frame: Frame5) -> Place:
    """The place of a card outside, which is counted from the upper left of the frame."""
    if len(words) != 3:
        raise file.malformed("out-line", line)
    row, column = row_column(_read(file, line, read_place, words[1]))
    at = place(row + frame[0], column + frame[1]) if max(row, column) <= SIZE else -1
    if at < 0 or not ring_places(frame) & BIT[at]:
        raise file.illegal("PG-R27", "out-place", line, place=words[1])
    return at


def _read(file: PositionFile, line: int, read: Callable[[str], int], word: str) -> int:
    """A card, face or place as moves write it, told with its line if it is none."""
    try:
        return read(word)
    except Malformed as error:
        raise file.malformed(error.refusal.reason, line, **error.refusal.params) from error


class _Reader:
    """Reads a whole state and fills in what is left out."""

    def __init__(self, file: PositionFile) -> None:
        self.file = file
        self.named: set[int] = set()

    def check_head(self) -> None:
        self.file.check_keys(KEYS)
        game = self.file.get_str("game")
        if game not in (None, "grzybowski"):
            raise self.file.malformed("other-game", "game", game=game or "", known="grzybowski")

    def state(self) -> State:
        self.check_head()
        file, state = self.file, blank()
        seat = self.to_move()
        grids = self.grids(seat)
        state.hand = self.hand()
        market, stack = self.market(), self.stack()
        unnamed = [card for card in range(1, CARDS + 1) if card not in self.named]
        state.grids = self.fill_grids(grids, seat, unnamed)
        state.fresh = self.laid(state, seat)
        self.check_counts(state, seat)
        over = all(len(grid.cells) == FULL for grid in state.grids) and not state.fresh
        state.market = self.fill_market(market, unnamed, state, over)
        state.stack = bytes(unnamed if stack is None else stack)
        if len(pieces(state)) != CARDS:
            raise file.illegal("PG-002", "card-count", "stack", cards=CARDS)
        state.slot = self.slot(state)
        state.chance_used = file.get_bool("chance_used")
        if not over:
            scene = LAYING if state.hand else CLOSING if state.fresh else TAKING
            state.frames = ((scene, seat),)
        return state

    def name(self, card: int, line: int) -> None:
        """Each card may be named once (PG-002)."""
        if card in self.named:
            raise self.file.illegal("PG-002", "card-twice", line, card=card)
        self.named.add(card)

    def to_move(self) -> int:
        seat = self.file.get_int("to_move")
        if seat not in (None, 1, 2):
            raise self.file.illegal("PG-001", "two-seats", "to_move")
        return (seat or 1) - 1

    def grids(self, seat: int) -> list[Grid | None]:
        """Both grids as written; None for one that is left out."""
        file = self.file
        tables = file.get_tables("seat")
        alone = "grid" in file.data
        if len(tables) > 2 or (tables and alone):
            line = file.table_line("seat", 0 if alone else 2)
            raise file.illegal("PG-001", "two-seats", line)
        if alone:
            own = self.grid(file.data)
            return [own, None] if seat == 0 else [None, own]
        for table in tables:
            file.check_keys({"grid", "origin"}, table)
        grids = [self.grid(table) if "grid" in table else None for table in tables]
        return [*grids, *[None] * (2 - len(grids))]

    def grid(self, table: dict[str, Any]) -> Grid:
        written = read_grid(self.file, table)
        for card, line in written.lines.items():
            self.name(card, line)
        return written.grid

    def hand(self) -> int:
        """The face in hand: taken from the market, or drawn from the stack."""
        file = self.file
        hand, drawn = file.get_str("hand"), file.get_int("drawn")
        if hand is not None and drawn is not None:
            raise file.illegal("PG-015", "one-card", "drawn")
        if hand is not None:
            up = _read(file, file.line("hand"), read_face, hand)
        elif drawn is not None:
            up = face(_read(file, file.line("drawn"), read_card, str(drawn)), OBVERSE)
        else:
            return 0
        self.name(up >> 1, file.line("hand" if hand is not None else "drawn"))
        return up

    def market(self) -> bytes | None:
        """The market as written, 0 for a hole."""
        file, line = self.file, self.file.line("market")
        text = file.get_str("market")
        if text is None:
            return None
        words = text.split()
        if len(words) != SLOTS:
            raise file.illegal("PG-004", "market-size", line, slots=SLOTS, found=len(words))
        cards = []
        for slot, word in enumerate(words):
            up = _read(file, line, read_face, word) if word.strip(EMPTY_MARKS) else 0
            if up and up & 1 != SLOT_SIDES[slot]:
                raise file.illegal("PG-004", "market-side", line, slot=slot + 1)
            if up:
                self.name(up >> 1, line)
            cards.append(up >> 1)
        return bytes(cards)

    def stack(self) -> list[int] | None:
        file, line = self.file, self.file.line("stack")
        text = file.get_str("stack")
        if text is None:
            return None
        cards = [_read(file, line, read_card, word) for word in text.split()]
        for card in cards:
            self.name(card, line)
        return cards

    def fill_grids(
        self, grids: list[Grid | None], seat: int, unnamed: list[int]
    ) -> tuple[Grid, Grid]:
        """A grid left out has as many cards as the other player's when the turn began."""
        known = grids[0] or grids[1] or EMPTY
        count = len(known.cells) - (grids[seat] is known and "laid" in self.file.data)
        first, second = (self.filler(count, unnamed) if grid is None else grid for grid in grids)
        return first, second

    def filler(self, count: int, unnamed: list[int]) -> Grid:
        if count > len(unnamed):
            raise self.file.illegal("PG-002", "too-few-left", "grid", cards=CARDS)
        faces = [face(unnamed.pop(), OBVERSE) for _ in range(count)]
        cells = tuple(place(*divmod(n, SIZE)) for n in range(count))
        return grid_of(cells, bytes(faces), 0)

    def laid(self, state: State, seat: int) -> int:
        laid = self.file.get_int("laid")
        if laid is None:
            return 0
        if state.hand:
            raise self.file.illegal("PG-015", "one-card", "laid")
        if laid not in [up >> 1 for up in state.grids[seat].faces]:
            raise self.file.illegal("PG-015", "laid-where", "laid", card=laid)
        return laid

    def check_counts(self, state: State, seat: int) -> None:
        """Players alternate, so their grids keep step (PG-010)."""
        own = len(state.grids[seat].cells) - bool(state.fresh)
        other = len(state.grids[1 - seat].cells)
        over = own == other == FULL
        if other - own not in (0, 1) or (own == FULL and not over):
            tables = self.file.get_tables("seat")
            table = tables[seat] if seat < len(tables) else None
            line = self.file.line("grid", table)
            raise self.file.illegal("PG-010", "out-of-step", line, own=own, other=other)

    def fill_market(
        self, market: bytes | None, unnamed: list[int], state: State, over: bool
    ) -> bytes:
        """The lowest unnamed cards; a hole where the card in hand or just laid came from."""
        drawn = self.file.data.get("drawn") is not None
        hole = over or bool(state.fresh) or (bool(state.hand) and not drawn)
        if market is not None:
            # A card just laid may have come from the stack and left no hole.
            if market.count(0) != hole and not (state.fresh and 0 not in market):
                raise self.file.illegal("PG-007", "market-holes", "market", holes=int(hole))
            return market
        if len(unnamed) < SLOTS - hole:
            raise self.file.illegal("PG-R19", "too-few-left", "grid", cards=CARDS)
        side = state.hand & 1
        if state.fresh:
            side = int(face(state.fresh, REVERSE) in b"".join(g.faces for g in state.grids))
        empty = SLOT_SIDES.index(side) if hole else SLOTS
        return bytes(0 if slot == empty else unnamed.pop(0) for slot in range(SLOTS))

    def slot(self, state: State) -> int:
        """The slot that the card in hand, or just laid, has left."""
        if not (state.hand or state.fresh):
            return 0
        if 0 not in state.market:
            return FROM_STACK
        slot = state.market.index(0)
        if state.hand and SLOT_SIDES[slot] != state.hand & 1:
            raise self.file.illegal("PG-014", "hand-slot", "hand", slot=slot + 1)
        return slot


def to_position(state: State) -> str:
    """A position file that reads back as this state."""
    lines = ['game = "grzybowski"']
    if state.frames:
        frame = state.frames[-1]
        lines.append(f"to_move = {frame[SEAT] + 1}")
        if frame[SCENE] == LAYING and state.slot == FROM_STACK:
            lines.append(f"drawn = {state.hand >> 1}")
        elif frame[SCENE] == LAYING:
            lines.append(f'hand = "{write_face(state.hand)}"')
        elif frame[SCENE] == CLOSING:
            lines.append(f"laid = {state.fresh}")
        if state.chance_used:
            lines.append("chance_used = true")
    market = [
        write_face(face(card, side)) if card else EMPTY_PLACE
        for card, side in zip(state.market, SLOT_SIDES, strict=True)
    ]
    lines.append(f'market = "{" ".join(market)}"')
    lines.append(f'stack = "{" ".join(f"{card:02}" for card in state.stack)}"')
    for grid in state.grids:
        lines += ["", "[[seat]]", *write_grid(grid)]
    return "\n".join(lines) + "\n"


def write_grid(grid: Grid) -> list[str]:
    """The lines `origin` (where it is not 0,0) and `grid`."""
    top, left = min(frames(grid), key=lambda f: abs(f[0]) + abs(f[1])) if grid.cells else (0, 0)
    up = {at: write_face(each) for at, each in zip(grid.cells, grid.faces, strict=True)}
    rows = [
        " ".join(up.get(place(top + row, left + column), EMPTY_PLACE) for column in range(SIZE))
        for row in range(SIZE)
    ]
    for at in sorted(grid.cells):
        if grid.outside & BIT[at]:
            row, column = row_column(at)
            rows.append(f"out {row - top},{column - left} {up[at]}")
    origin = [f'origin = "{write_place(place(top, left))}"'] if (top, left) != (0, 0) else []
    return [*origin, 'grid = """', *rows, '"""']
