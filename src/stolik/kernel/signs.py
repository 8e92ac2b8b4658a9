"""What an evaluation looks at: named numbers of a position, weighed by what games taught."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple


class Signs(NamedTuple):
    """The numbers that `stolik train` finds weights for."""

    names: tuple[str, ...]
    of: Callable[[Any, int], Sequence[float]]
    """Of a state, as a seat sees it, in the order of the names."""
    start: tuple[float, ...]
    """What was known of the weights before the games that taught the rest."""
    weigh_by: Callable[[Sequence[float]], None]
    """Let `insight` weigh the signs by these weights, in this process."""


class Taught(NamedTuple):
    """What a file of weights holds, in the order of the names."""

    start: tuple[float, ...]
    weights: tuple[float, ...]


def read_taught(path: Path, names: Sequence[str]) -> Taught:
    """The weights that training left in a file, and those that it started from."""
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    for part in Taught._fields:
        if set(kept[part]) != set(names):
            raise ValueError(f"{path.name} was trained for other signs: train again")
    return Taught(*(tuple(kept[part][name] for name in names) for part in Taught._fields))
