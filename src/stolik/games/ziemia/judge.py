"""How well the group stands, in points: what bots steer by."""

from stolik.games.ziemia.scoring import points
from stolik.games.ziemia.state import State


def judge(state: State, seat: int) -> float:
    """All seats share one result."""
    return float(points(state).total)
