"""Positions written down by a person; docs/positions.md shows how.

What is left out is filled in: unnamed cards, lowest numbers first, become the market and the
stack; a grid that is left out gets the highest ones, obverse up, row by row.
"""

from typing import Any, NamedTuple

from stolik.games.grzybowski.accounts import account, score
from stolik.games.grzybowski.board import (
    BIT,
    EMPTY,
    FULL,
    HIGH,
    LAST_FRAME,
    LOW,
    SIZE,
    Frame5,
    Grid,
    frames,
    grid_of,
    place,
    ring_places,
    row_column,
    write_place,
)
from stolik.games.grzybowski.deck import CARDS, OBVERSE, REVERSE, face, write_face
from stolik.games.grzybowski.moves import read_card, read_face, read_place
from stolik.games.grzybowski.rules import CLOSING, LAYING, TAKING
from stolik.games.grzybowski.scoring import tally
from stolik.games.grzybowski.state import FROM_STACK, SLOTS, SLOTS_REVERSE, State
from stolik.kernel.account import Account
from stolik.kernel.frames import SCENE, SEAT
from stolik.kernel.position import PositionFile
from stolik.kernel.refusal import Malformed

EMPTY_PLACE = "---"
KEYS = {
    "game", "title", "to_move", "market", "stack", "hand", "drawn", "laid", "chance_used",
    "grid", "origin", "seat",
}  # fmt: skip
SLOT_SIDES = (REVERSE,) * SLOTS_REVERSE + (OBVERSE,) * (SLOTS - SLOTS_REVERSE)


def score_position(file: PositionFile) -> Account:
    """The account of a whole position, or of a single grid in the frame that is shown."""
    if "grid" not in file.data:
        return score(from_position(file))
    _Reader(file).check_head()
    written = read_grid(file, file.data)
    return Account((account(written.grid, tally(written.grid, written.frame)),))


def from_position(file: PositionFile) -> State:
    """The state a position file describes."""
    return _Reader(file).state()


class Written(NamedTuple):
    """A grid as it stands in a file, and the frame in which it was written."""

    grid: Grid
    frame: Frame5


def read_grid(file: PositionFile, table: dict[str, Any]) -> Written:
    """Five rows of five places, then a line for each card outside."""
    text = file.get_str("grid", table) or ""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    rows = [words for words in lines if words[0] != "out"]
    outs = [words for words in lines if words[0] == "out"]
    top, left = _origin(file, table)
    if len(rows) != SIZE:
        raise file.malformed("grid-rows", "grid", rows=len(rows), size=SIZE)
    cards: dict[int, int] = {}
    for row, words in enumerate(rows):
        if len(words) > SIZE:
            raise file.illegal("PG-023", "sixth-column", " ".join(words[:2]), row=row, size=SIZE)
        if len(words) < SIZE:
            raise file.malformed("grid-columns", " ".join(words[:2]), row=row, size=SIZE)
        for column, word in enumerate(words):
            if word != EMPTY_PLACE:
                cards[place(top + row, left + column)] = _face(file, word)
    outside = 0
    for words in outs:
        if len(words) != 3:
            raise file.malformed("out-line", " ".join(words))
        at = _place(file, words[1], " ".join(words))
        row, column = row_column(at)
        at = _moved(file, row + top, column + left, words[1])
        if at in cards or not ring_places((top, left)) & BIT[at]:
            raise file.illegal("PG-R27", "out-place", " ".join(words), place=words[1])
        cards[at] = _face(file, words[2])
        outside |= BIT[at]
    if len(cards) > FULL:
        raise file.illegal("PG-006", "too-many", "grid", cards=len(cards), full=FULL)
    numbers = [up >> 1 for up in cards.values()]
    _each_once(file, numbers)
    return Written(grid_of(tuple(cards), bytes(cards.values()), outside), (top, left))


def _each_once(file: PositionFile, numbers: list[int]) -> None:
    seen: set[int] = set()
    for number in numbers:
        if number in seen:
            word = f"{number:02}"
            raise file.illegal("PG-002", "card-twice", word, word, card=number)
        seen.add(number)


def _origin(file: PositionFile, table: dict[str, Any]) -> Frame5:
    word = file.get_str("origin", table)
    if not word:
        return 0, 0
    row, column = row_column(_place(file, word, word))
    if not (LOW < row <= LAST_FRAME and LOW < column <= LAST_FRAME):
        raise file.malformed("far", word, place=word, low=LOW + 1, high=LAST_FRAME)
    return row, column


def _moved(file: PositionFile, row: int, column: int, word: str) -> int:
    if not (LOW <= row <= HIGH and LOW <= column <= HIGH):
        raise file.malformed("far", word, place=word, low=LOW, high=HIGH)
    return place(row, column)


def _place(file: PositionFile, word: str, needle: str) -> int:
    try:
        return read_place(word)
    except Malformed as error:
        raise file.malformed(error.refusal.reason, needle, **error.refusal.params) from error


def _face(file: PositionFile, word: str) -> int:
    try:
        return read_face(word)
    except Malformed as error:
        raise file.malformed(error.refusal.reason, word, **error.refusal.params) from error


def _card(file: PositionFile, word: str) -> int:
    try:
        return read_card(word)
    except Malformed as error:
        raise file.malformed(error.refusal.reason, word, **error.refusal.params) from error


class _Reader:
    """Reads a whole state and fills in what is left out."""

    def __init__(self, file: PositionFile) -> None:
        self.file = file

    def check_head(self) -> None:
        self.file.check_keys(KEYS)
        game = self.file.get_str("game")
        if game not in (None, "grzybowski"):
            raise self.file.malformed("other-game", "game", game=game or "", known="grzybowski")

    def state(self) -> State:
        self.check_head()
        file, state = self.file, State()
        seat = self.to_move()
        grids = self.grids(seat)
        hand, slot_open = self.hand(state)
        market, stack = self.words("market"), self.words("stack")
        named = [up >> 1 for grid in grids if grid for up in grid.faces]
        named += [state.hand >> 1] if state.hand else []
        named += [_face(file, word) >> 1 for word in market or () if word.strip("-")]
        named += [_card(file, word) for word in stack or ()]
        _each_once(file, named)
        unnamed = [card for card in range(1, CARDS + 1) if card not in named]
        state.grids = self.fill_grids(grids, seat, unnamed)
        state.fresh = self.laid(state, seat)
        self.check_counts(state, seat)
        over = all(len(grid.cells) == FULL for grid in state.grids) and not state.fresh
        holes = 1 if over or slot_open else 0
        if state.fresh and market is None:
            holes = 1
        state.market = self.market(market, unnamed, state, holes)
        state.stack = bytes(map(int, stack)) if stack is not None else bytes(unnamed)
        self.check_pile(state, named, unnamed, stack)
        state.slot = self.slot(state, seat, hand)
        state.chance_used = file.get_bool("chance_used")
        if not over:
            scene = LAYING if state.hand else CLOSING if state.fresh else TAKING
            state.frames = ((scene, seat),)
        return state

    def to_move(self) -> int:
        seat = self.file.get_int("to_move")
        if seat not in (None, 1, 2):
            raise self.file.illegal("PG-001", "two-seats", "to_move", seat=seat or 0)
        return (seat or 1) - 1

    def words(self, key: str) -> list[str] | None:
        text = self.file.get_str(key)
        return None if text is None else text.split()

    def grids(self, seat: int) -> list[Grid | None]:
        """Both grids as written; None for one that is left out."""
        file = self.file
        tables = file.get_tables("seat")
        if len(tables) > 2 or (tables and "grid" in file.data):
            raise file.illegal("PG-001", "two-seats", "[[seat]]", seat=len(tables))
        if "grid" in file.data:
            own = read_grid(file, file.data).grid
            return [own, None] if seat == 0 else [None, own]
        for table in tables:
            file.check_keys({"grid", "origin"}, table)
        grids = [read_grid(file, table).grid if "grid" in table else None for table in tables]
        return [*grids, *[None] * (2 - len(grids))]

    def hand(self, state: State) -> tuple[str | None, bool]:
        """The card taken; whether it left a hole in the market."""
        hand, drawn = self.file.get_str("hand"), self.file.get_int("drawn")
        if hand is not None and drawn is not None:
            raise self.file.illegal("PG-015", "one-card", "drawn")
        if hand is not None:
            state.hand = _face(self.file, hand)
        elif drawn is not None:
            state.hand = face(_card(self.file, str(drawn)), OBVERSE)
        return hand, hand is not None

    def fill_grids(
        self, grids: list[Grid | None], seat: int, unnamed: list[int]
    ) -> tuple[Grid, Grid]:
        """A grid left out has as many cards as the other player's when the turn began."""
        first, second = grids
        known = first or second or EMPTY
        count = len(known.cells)
        if self.file.data.get("laid") is not None and grids[seat] is not None:
            count -= 1
        if first is None:
            first = self.filler(count if second else 0, unnamed)
        if second is None:
            second = self.filler(count, unnamed)
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
            raise self.file.illegal("PG-010", "out-of-step", "grid", own=own, other=other)

    def market(
        self, words: list[str] | None, unnamed: list[int], state: State, holes: int
    ) -> bytes:
        if words is None:
            return self.dealt(unnamed, state, holes)
        file = self.file
        if len(words) != SLOTS:
            raise file.illegal("PG-004", "market-size", "market", slots=SLOTS, found=len(words))
        market = []
        for slot, word in enumerate(words):
            up = _face(file, word) if word.strip("-") else 0
            if up and up & 1 != SLOT_SIDES[slot]:
                raise file.illegal("PG-004", "market-side", "market", word, slot=slot + 1)
            market.append(up >> 1)
        drawn = self.file.get_int("drawn") is not None
        allowed = (0, 1) if state.fresh and not drawn else (holes,)
        if market.count(0) not in allowed:
            raise file.illegal("PG-007", "market-holes", "market", holes=holes)
        return bytes(market)

    def dealt(self, unnamed: list[int], state: State, holes: int) -> bytes:
        """The lowest unnamed cards; a hole where the card in hand or just laid came from."""
        if len(unnamed) < SLOTS - holes:
            raise self.file.illegal("PG-R19", "too-few-left", "grid", cards=CARDS)
        side = state.hand & 1
        if state.fresh:
            side = int(face(state.fresh, REVERSE) in b"".join(g.faces for g in state.grids))
        empty = SLOT_SIDES.index(side) if holes else SLOTS
        return bytes(0 if slot == empty else unnamed.pop(0) for slot in range(SLOTS))

    def check_pile(
        self, state: State, named: list[int], unnamed: list[int], stack: list[str] | None
    ) -> None:
        if stack is not None and len(set(named)) + len(unnamed) != CARDS:
            raise self.file.illegal("PG-002", "card-count", "stack", cards=CARDS)
        total = [card for card in (*state.market, *state.stack) if card]
        count = len(total) + sum(len(grid.cells) for grid in state.grids) + bool(state.hand)
        if count != CARDS:
            raise self.file.illegal("PG-002", "card-count", "stack", cards=CARDS, found=count)

    def slot(self, state: State, seat: int, hand: str | None) -> int:
        if not (state.hand or state.fresh):
            return 0
        if 0 not in state.market:
            return FROM_STACK
        slot = state.market.index(0)
        if hand is not None and SLOT_SIDES[slot] != state.hand & 1:
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
