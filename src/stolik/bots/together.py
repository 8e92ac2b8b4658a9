"""Several searches of the same moment, each with luck of its own, counted as one.

Each tries the candidates in imagined worlds of its own. What they have in common is the question,
so what they found is added up, and of the choices that were tried often the best one wins.
"""

from collections.abc import Iterable, Mapping
from typing import TypeVar

M = TypeVar("M")
Weight = tuple[int, float]
"""How often a choice was tried, and what it came to in sum."""
OFTEN = 0.4
"""Whoever was left out early has few tries and may owe its mean to luck."""


def merged(parts: Iterable[Mapping[M, Weight]]) -> dict[M, Weight]:
    """
    >>> merged([{"take 1": (5, 2.5), "take 2": (3, 1.0)}, {"take 2": (4, 3.0)}])
    {'take 1': (5, 2.5), 'take 2': (7, 4.0)}
    """
    total: dict[M, Weight] = {}
    for part in parts:
        for move, (tries, worth) in part.items():
            before, so_far = total.get(move, (0, 0.0))
            total[move] = (before + tries, so_far + worth)
    return total


def favourite(parts: Iterable[Mapping[M, Weight]]) -> M | None:
    """The best on average of the choices that were tried often; None if nobody tried any.

    >>> favourite([{"take 1": (5, 2.5), "take 2": (3, 1.0)}, {"take 2": (4, 3.0)}])
    'take 2'
    >>> favourite([{"take 1": (8, 2.0), "take 2": (1, 3.0)}])
    'take 1'
    >>> favourite([{}, {}])
    """
    total = merged(parts)
    most = max((tries for tries, _ in total.values()), default=0)
    often = {move: worth / tries for move, (tries, worth) in total.items() if tries >= OFTEN * most}
    return max(often, key=often.__getitem__, default=None)
