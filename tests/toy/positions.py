"""States from outside: position files written by a person, and plain data.

    to_move = 2
    board = '''
    . . . . . . .
    1 2 . . . . .
    '''
    [[seat]]
    hand = "3 9"
    [[seat]]
    hand = "8"

Rows left out are empty; `spent` lists tokens out of the game and the others are in the bag. A
bomb that is about is written as its stack of frames: `frames = "ending 1, aiming 1 2"`; a
finished game as `frames = ""`.
"""

import re

from stolik.kernel.account import Account
from stolik.kernel.frames import SEAT, Frame
from stolik.kernel.game import Data
from stolik.kernel.position import PositionFile
from stolik.kernel.refusal import Refusal, illegal
from tests.toy.rules import PLAYERS, SCRIPT, WIDTHS
from tests.toy.scoring import finished, score
from tests.toy.state import HAND, HEIGHT, TOKENS, State, pieces

KEYS = {"game", "title", "board", "to_move", "frames", "spent", "seat"}
FRAMES = re.compile(
    r"|turn \d|ending (\d), aiming \1 [12]|ending (\d), settling (?!\2)(\d) [01], losing \3",
    re.ASCII,
)
"""Every stack of frames that can wait for an answer."""


def impossible(state: State) -> Refusal | None:
    """Why no game could ever stand so; None if one could."""
    seats = range(len(state.hands))
    if len(seats) not in PLAYERS or len(state.columns) not in WIDTHS:
        return illegal("TF-001", "size", players=len(seats), columns=len(state.columns))
    if any(seat not in seats for column in state.columns for seat in column):
        return illegal("TF-001", "no-such-player", players=len(seats))
    if any(len(column) > HEIGHT for column in state.columns):
        return illegal("TF-001", "too-high", rows=HEIGHT)
    if pieces(state) != list(range(1, TOKENS + 1)):
        return illegal("TF-002", "token-twice")
    if any(len(hand) > HAND for hand in state.hands):
        return illegal("TF-014", "hand-size", size=HAND)
    if any(frame[SEAT] not in seats for frame in state.frames):
        return illegal("TF-001", "no-such-player", players=len(seats))
    if len(state.frames) < 2 and finished(state) == bool(state.frames):
        return illegal("TF-040", "not-the-end")
    if state.frames and not SCRIPT.legal(state, state.frames[-1][SEAT]):
        return illegal("TF-021", "nobody-to-hit")
    return None


def from_data(data: Data) -> State:
    """What `State.to_data` gave; raises ValueError for anything else."""
    columns = [bytes([*column]) for column in data["columns"]]
    hands = [bytes(sorted(hand)) for hand in data["hands"]]
    state = State(len(hands), len(columns))
    state.columns, state.hands = columns, hands
    state.bag, state.spent = bytes(sorted(data["bag"])), bytes(sorted(data["spent"]))
    state.frames = read_frames(SCRIPT.write_frames([tuple(frame) for frame in data["frames"]]))
    if no := impossible(state):
        raise ValueError(f"{no.rule}: {no.reason}")
    return state


def from_position(file: PositionFile) -> State:
    """The state a position file describes."""
    file.check_keys(KEYS)
    game = file.get_str("game") or "toy"
    if game != "toy":
        raise file.malformed("other-game", "game", game=game, known="toy")
    columns = read_board(file)
    hands = [read_tokens(file, "hand", table) for table in file.get_tables("seat")]
    state = State(len(hands), len(columns))
    state.columns, state.hands, state.spent = columns, hands, read_tokens(file, "spent")
    named = b"".join([*hands, state.spent])
    state.bag = bytes(each for each in range(1, TOKENS + 1) if each not in named)
    text = file.get_str("frames")
    text = f"turn {file.get_int('to_move') or 1}" if text is None else text
    try:
        state.frames = read_frames(text)
    except ValueError as error:
        raise file.malformed("frames", "frames", text=text[:40]) from error
    if no := impossible(state):
        raise file.illegal(no.rule or "", no.reason, 1, **no.params)
    return state


def read_board(file: PositionFile) -> list[bytes]:
    rows = [line.split() for line in (file.get_str("board") or "").splitlines() if line.strip()]
    rows = rows or [["."] * WIDTHS[0]]
    if any(len(row) != len(rows[0]) for row in rows):
        raise file.malformed("board-shape", "board")
    columns = []
    for column in zip(*reversed(rows), strict=True):
        discs = "".join(column).rstrip(".")
        if not re.fullmatch("[1-9]*", discs):
            raise file.illegal("TF-011", "floating", "board")
        columns.append(bytes(int(disc) - 1 for disc in discs))
    return columns


def read_tokens(file: PositionFile, key: str, table: Data | None = None) -> bytes:
    if table is not None:
        file.check_keys({key}, table)
    words = (file.get_str(key, table) or "").split()
    if not all(re.fullmatch("[1-9]|1[0-2]", word) for word in words):
        raise file.malformed("tokens", key, tokens=TOKENS)
    return bytes(sorted(map(int, words)))


def read_frames(text: str) -> tuple[Frame, ...]:
    """
    >>> read_frames("ending 1, aiming 1 2")
    ((5, 0), (2, 0, 2))
    """
    if not FRAMES.fullmatch(text):
        raise ValueError(f"no moment of a turn: {text}")
    return SCRIPT.read_frames(text)


def to_position(state: State) -> str:
    """A position file that reads back as this state."""
    rows = [
        " ".join(str(column[row] + 1) if row < len(column) else "." for column in state.columns)
        for row in reversed(range(HEIGHT))
    ]
    frames = SCRIPT.write_frames(state.frames)
    lines = ['game = "toy"', f'frames = "{frames}"', "board = '''", *rows]
    lines += ["'''", f'spent = "{" ".join(map(str, state.spent))}"']
    for hand in state.hands:
        lines += ["", "[[seat]]", f'hand = "{" ".join(map(str, hand))}"']
    return "\n".join(lines) + "\n"


def score_position(file: PositionFile) -> Account:
    return score(from_position(file))
