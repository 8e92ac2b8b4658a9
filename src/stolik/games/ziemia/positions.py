"""States from position files and back."""

from stolik.games.ziemia.state import State
from stolik.kernel.account import Account
from stolik.kernel.position import PositionFile


def from_position(file: PositionFile) -> State:
    raise NotImplementedError


def to_position(state: State) -> str:
    raise NotImplementedError


def score_position(file: PositionFile) -> Account:
    raise NotImplementedError
