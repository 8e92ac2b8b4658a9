"""Bots by name: `greedy`, `level3`, or a level with another budget, `level3x2`."""

import re
from dataclasses import replace

from stolik.bots import BOTS, LEVELS, Bot
from stolik.bots.levels import Level, level_bot

BUDGETED = re.compile(r"(?P<level>\w+?)x(?P<times>\d{1,2}(\.\d)?)")
"""Between a tenth and a hundred times the playouts of the level, and none of its misjudgement: what
thinking longer is worth would be lost in it."""
STEPS = ("x4", "x2", "x1", "x0.5")
"""A skill ladder from the top: each step has twice the budget of the one below it."""


def find_bot(name: str) -> Bot:
    """The bot of this name; KeyError if there is none."""
    if name in BOTS:
        return BOTS[name]
    return level_bot(_budgeted(name))


def is_bot(name: str) -> bool:
    """
    >>> [is_bot(name) for name in ("greedy", "level3x0.5", "greedyx2", "level3x0", "level3x2x2")]
    [True, True, False, False, False]
    """
    try:
        find_bot(name)
    except KeyError:
        return False
    return True


def ladder(name: str) -> tuple[str, ...]:
    """The same level with four budgets; KeyError if it has none to change.

    >>> ladder("level3")
    ('level3x4', 'level3x2', 'level3x1', 'level3x0.5')
    """
    _searching(name)
    return tuple(name + step for step in STEPS)


def budget(name: str) -> float:
    """The factor at the end of a name.

    >>> budget("level3x0.5"), budget("level3")
    (0.5, 1.0)
    """
    read = BUDGETED.fullmatch(name)
    return float(read["times"]) if read else 1.0


def _budgeted(name: str) -> Level:
    read = BUDGETED.fullmatch(name)
    if not read or not float(read["times"]):
        raise KeyError(name)
    level = _searching(read["level"])
    return replace(level, thought=level.thought * float(read["times"]), doubt=0.0)


def _searching(name: str) -> Level:
    """A level that has playouts to multiply."""
    if name not in LEVELS or not LEVELS[name].thought:
        raise KeyError(name)
    return LEVELS[name]
