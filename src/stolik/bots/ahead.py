"""What a seat means to do after its move, as far as that can be known."""

from collections.abc import Callable
from typing import Any

from stolik.bots.outlook import Outlook

LONGEST = 7
"""So many moves are foreseen at most."""
WITNESSES = 3
"""Imagined worlds in which each of them must be possible: what only one world knows is luck."""

Prefer = Callable[[Any, set[int]], int | None]
"""The next move, of those that are possible in every world, seen in one of them; None ends it."""


def followed(
    outlook: Outlook[Any], move: int, prefer: Prefer, longest: int = LONGEST
) -> tuple[int, ...]:
    """What the same seat does after a move, until luck or another seat decides."""
    game, seat = outlook.game, outlook.seat
    worlds = [outlook.world() for _ in range(WITNESSES)]
    found: list[int] = []
    while len(found) < longest and not game.onward(move):
        for world in worlds:
            game.play(world, seat, move, outlook.luck, None)
        if any(game.to_move(world) != seat for world in worlds):
            break
        possible = set.intersection(*(set(game.legal(world, seat)) for world in worlds))
        preferred = prefer(worlds[0], possible)
        if preferred is None:
            break
        move = preferred
        found.append(move)
    return tuple(found)


def ahead(outlook: Outlook[Any], move: int) -> tuple[int, ...]:
    """The move and what looks best after it."""
    game, seat = outlook.game, outlook.seat

    def best(world: Any, possible: set[int]) -> int | None:
        choices = game.legal(world, seat)
        chosen = max(choices, key=lambda each: _worth(outlook, world, each))
        return chosen if chosen in possible else None

    return (move, *followed(outlook, move, best))


def _worth(outlook: Outlook[Any], world: Any, move: int) -> float:
    game, seat = outlook.game, outlook.seat
    after = world.clone()
    if not game.onward(move):
        game.play(after, seat, move, outlook.luck, None)
    return game.insight(after, seat) + outlook.wished(move)
