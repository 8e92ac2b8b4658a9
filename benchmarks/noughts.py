"""Noughts and crosses on our kernel: the game the peer's own tutorial is about."""

from pathlib import Path
from typing import Any, NoReturn

from stolik.kernel.account import Account, Line, SeatAccount
from stolik.kernel.chance import Chance
from stolik.kernel.fact import Fact
from stolik.kernel.frames import SEAT, Decision, Facts, Frame, Script, pop, replace
from stolik.kernel.game import Data, Game, Options
from stolik.kernel.refusal import Malformed, Refusal, illegal, malformed

SIZE, TURN = 3, 0
CELLS = tuple(f"{column}{row}" for row in "123" for column in "abc")
LINES = (
    *((n, n + 1, n + 2) for n in (0, 3, 6)),
    *((n, n + 3, n + 6) for n in (0, 1, 2)),
    (0, 4, 8),
    (2, 4, 6),
)
FREE = 9


class State:
    __slots__ = ("board", "frames")

    def __init__(self, board: bytes, frames: tuple[Frame, ...]) -> None:
        self.board, self.frames = board, frames

    def clone(self) -> "State":
        return State(self.board, self.frames)

    def to_data(self) -> Data:
        return {"board": list(self.board), "frames": [list(frame) for frame in self.frames]}


def new(players: int, options: Options, chance: Chance) -> State:
    return State(bytes([FREE] * len(CELLS)), ((TURN, 0),))


def from_data(data: Data) -> State:
    return State(bytes(data["board"]), tuple(tuple(frame) for frame in data["frames"]))


def choices(state: State, frame: Frame) -> list[int]:
    return [cell for cell, mark in enumerate(state.board) if mark == FREE]


def refuse(state: State, frame: Frame, move: int) -> Refusal:
    return illegal("NC-002", "taken", place=CELLS[move])


def answer(state: State, frame: Frame, move: int, chance: Chance, facts: Facts) -> None:
    seat = frame[SEAT]
    state.board = state.board[:move] + bytes((seat,)) + state.board[move + 1 :]
    if facts is not None:
        facts.append(Fact("mark", {"player": seat, "place": CELLS[move]}))
    if winner(state.board) is not None or FREE not in state.board:
        pop(state)
    else:
        replace(state, (TURN, 1 - seat))


def winner(board: bytes) -> int | None:
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] != FREE:
            return board[a]
    return None


def score(state: State) -> Account:
    won = winner(state.board)
    line = Line(1, "NC-003", "three")
    seats = tuple(SeatAccount((line,) if seat == won else ()) for seat in (0, 1))
    return Account(seats, () if won is None else (won,))


def read(text: str) -> int:
    if text not in CELLS:
        raise Malformed(malformed("shape", example=CELLS[0]))
    return CELLS.index(text)


def view(state: State, seat: int | None) -> Data:
    return {
        "to_move": SCRIPT.to_move(state),
        "choices": [CELLS[cell] for cell in SCRIPT.legal(state, seat)] if seat is not None else [],
        "board": list(state.board),
    }


def not_asked(*_: Any) -> NoReturn:
    raise AssertionError("the server asks for none of this")


SCRIPT: Script[State] = Script(
    {TURN: Decision("turn", choices, refuse, answer)}, "NC-001", "NC-003"
)
NOUGHTS: Game[State] = Game(
    name="noughts",
    folder=Path(__file__).parent,
    players=(2,),
    hidden_information=False,
    chance=False,
    maturity="playable",
    rules_version=1,
    edition="noughts",
    new=new,
    to_move=SCRIPT.to_move,
    legal=SCRIPT.legal,
    refuse=SCRIPT.refuse,
    play=SCRIPT.play,
    score=score,
    read=read,
    write=CELLS.__getitem__,
    tell=not_asked,
    prompt=SCRIPT.prompt,
    view=view,
    imagine=lambda state, seat, chance: state.clone(),
    draw=not_asked,
    describe=not_asked,
    from_data=from_data,
    from_position=not_asked,
    to_position=not_asked,
    score_position=not_asked,
    seats=lambda state: 2,
    pieces=lambda state: [],
    judge=not_asked,
    insight=not_asked,
)
