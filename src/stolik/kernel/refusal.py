"""The three kinds of no: malformed, illegal and stale.

An ordinary refusal is a value, never an exception: it names the rule that bites, and a
sentence in the reader's language is made from `reason` and `params` by the words of the game.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

Param = int | str
Params = Mapping[str, Param]
NONE: Params = MappingProxyType({})
"""No parameters."""

Kind = Literal["malformed", "illegal", "stale"]


class Refusal(NamedTuple):
    """Why a move was not made."""

    kind: Kind
    reason: str
    """Which sentence says it: the message `no-<reason>` in the words."""
    rule: str | None = None
    """The rule that forbids it; every illegal move has one."""
    params: Params = NONE


def malformed(reason: str, **params: Param) -> Refusal:
    """It cannot even be read."""
    return Refusal("malformed", reason, None, params)


def illegal(rule: str, reason: str, **params: Param) -> Refusal:
    """It can be read, but a rule forbids it."""
    return Refusal("illegal", reason, rule, params)


def stale(expected: int, given: int) -> Refusal:
    """It was meant for an earlier moment of the table."""
    return Refusal("stale", "stale", None, {"expected": expected, "given": given})


class Malformed(ValueError):
    """Raised by a game's `read` for text that is no move at all."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} {dict(refusal.params)}")
        self.refusal = refusal


class BadInput(ValueError):
    """A file cannot be used: says which file, where in it, and what is wrong.

    `where` is a place a person can find: a line of a position file, the number of a move in
    a record, a card and field of a deck.
    """

    def __init__(self, file: str, where: Params, refusal: Refusal) -> None:
        place = ", ".join(f"{key} {value}" for key, value in where.items())
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        super().__init__(f"{file}: {place}: {refusal.reason} {dict(refusal.params)}{rule}")
        self.file = file
        self.where = where
        self.refusal = refusal
