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


def read_weights(path: Path, names: Sequence[str]) -> tuple[float, ...]:
    """The weights that training left in a file, in the order of the names."""
    kept: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))["weights"]
    if set(kept) != set(names):
        raise ValueError(f"{path.name} was trained for other signs: train again")
    return tuple(kept[name] for name in names)
