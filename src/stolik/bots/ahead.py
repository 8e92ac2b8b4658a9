"""What a bot means to do after its move, as far as that can be known."""

from typing import Any

from stolik.bots.outlook import Outlook

LONGEST = 8
"""So many moves are foreseen at most, the first one among them."""
WITNESSES = 3
"""Imagined worlds in which each of them must be possible: what only one world knows is luck."""


def ahead(outlook: Outlook[Any], move: int) -> tuple[int, ...]:
    """The move and what looks best after it, until luck or another seat decides."""
    game, seat, luck = outlook.game, outlook.seat, outlook.luck
    worlds = [outlook.world() for _ in range(WITNESSES)]
    line = [move]
    while len(line) < LONGEST and not game.onward(move):
        for world in worlds:
            game.play(world, seat, move, luck, None)
        if any(game.to_move(world) != seat for world in worlds):
            break
        choices = game.legal(worlds[0], seat)
        others = [set(game.legal(world, seat)) for world in worlds[1:]]
        move = max(choices, key=lambda each: _worth(outlook, worlds[0], each))
        if not all(move in possible for possible in others):
            break
        line.append(move)
    return tuple(line)


def _worth(outlook: Outlook[Any], world: Any, move: int) -> float:
    game, seat = outlook.game, outlook.seat
    after = world.clone()
    if not game.onward(move):
        game.play(after, seat, move, outlook.luck, None)
    return game.insight(after, seat) + outlook.wished(move)
