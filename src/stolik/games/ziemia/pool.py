"""The common pool of Faith, Resistance and Influence (TZ-060..TZ-062)."""

from stolik.games.ziemia.board import POOL_MOST, put
from stolik.games.ziemia.cards import RESOURCES
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.state import State
from stolik.kernel.frames import Facts

Cost = tuple[int, int, int]
"""Faith, Resistance, Influence."""


def gain(state: State, resource: int, count: int, facts: Facts) -> None:
    """What the pool has no room for is lost (TZ-R45)."""
    held = state.pool[resource]
    now = min(held + count, POOL_MOST)
    state.pool = put(state.pool, resource, now)
    note(facts, "gain", resource=RESOURCES[resource], count=now - held)


def lose(state: State, resource: int, count: int, facts: Facts) -> None:
    """As much as there is (TZ-R46)."""
    held = state.pool[resource]
    lost = min(held, count)
    if lost:
        state.pool = put(state.pool, resource, held - lost)
    note(facts, "lose", resource=RESOURCES[resource], count=lost)


def can_pay(state: State, cost: Cost) -> bool:
    faith, resistance, influence = state.pool
    return cost[0] <= faith and cost[1] <= resistance and cost[2] <= influence


def pay(state: State, cost: Cost) -> None:
    """All or nothing: ask `can_pay` before (TZ-072)."""
    state.pool = bytes(held - price for held, price in zip(state.pool, cost, strict=True))


def missing(state: State, cost: Cost) -> Cost:
    """What the pool lacks."""
    faith, resistance, influence = (
        max(0, price - held) for held, price in zip(state.pool, cost, strict=True)
    )
    return faith, resistance, influence
