"""Points and losses as they stand (TZ-081..TZ-090)."""

from typing import NamedTuple

from stolik.games.ziemia.deck import PENALTY_OF
from stolik.games.ziemia.state import EASY, State


class Points(NamedTuple):
    """Where the points come from; losses are negative."""

    faithful: int
    locals: int
    agents: int
    prison: int
    removed: int

    @property
    def total(self) -> int:
        return sum(self)


def points(state: State) -> Points:
    """On the easy level Agents and prisoners cost nothing, the rest does (TZ-086, TZ-R59)."""
    easy = state.agreed.level == EASY
    return Points(
        faithful=sum(state.faithful),
        locals=-sum(PENALTY_OF[card] for card in state.locals),
        agents=0 if easy else -sum(state.agents),
        prison=0 if easy else -sum(state.prison),
        removed=-sum(state.removed),
    )


def won(state: State) -> bool:
    """Every level compares with its target, or with the group's own (TZ-085, TZ-R01)."""
    return points(state).total >= state.agreed.target
