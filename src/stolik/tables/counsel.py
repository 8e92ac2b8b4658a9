"""What a table keeps of the master's advice."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from stolik.bots.advice import Advice
from stolik.bots.review import Mark
from stolik.kernel.game import Data, Game
from stolik.tables.store import Saved


class Progress(NamedTuple):
    """How far a review has come."""

    done: int
    of: int
    marks: tuple[Data, ...] | None = None
    """What it found, once it is finished."""

    def told(self) -> Data:
        return self._asdict()


@dataclass(slots=True)
class Counsel:
    """At one table."""

    allowed: bool = True
    """May people ask?"""
    asked: Counter[int] = field(default_factory=Counter)
    """How often each seat did."""
    busy: set[int] = field(default_factory=set)
    """The seats whose question is being thought about."""
    given: dict[int, tuple[tuple[int, int], Data]] = field(default_factory=dict)
    """The last hint of each seat, with the moment (epoch, sequence) it was for."""
    review: Progress | None = None

    @classmethod
    def of(cls, row: Saved | None, asked: Any) -> "Counsel":
        found = cls(asked=Counter({each.seat: each.asked for each in asked}))
        if row is not None:
            found.allowed = row.hints
            if row.review is not None:
                moves = row.review["moves"]
                found.review = Progress(moves, moves, tuple(row.review["marks"]))
        return found


def move_told(game: Game[Any], move: int) -> Data:
    """A move as notation and as a message of the game's words."""
    name, params = game.tell(move)
    return {"move": game.write(move), "name": name.removeprefix("move-"), "params": dict(params)}


def advice_told(game: Game[Any], advice: Advice) -> Data:
    return {
        "move": move_told(game, advice.move),
        "line": [move_told(game, move) for move in advice.line],
        "alternatives": [
            {"move": move_told(game, each.move), "points": round(each.points, 1)}
            for each in advice.alternatives
        ],
        "points": round(advice.points, 1),
    }


def mark_told(game: Game[Any], mark: Mark) -> Data:
    return {
        "at": mark.at,
        "seat": mark.seat,
        "move": move_told(game, game.read(mark.move)),
        "cost": round(mark.cost, 1),
        "better": move_told(game, game.read(mark.better)),
        "line": [move_told(game, game.read(move)) for move in mark.line],
    }
