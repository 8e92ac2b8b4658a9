"""Two bots that never change, so that figures stay comparable."""

from typing import Any

from stolik.bots.outlook import Outlook


def random_bot(outlook: Outlook[Any]) -> int:
    """Any legal move."""
    return outlook.luck.pick(outlook.choices)


def greedy_bot(outlook: Outlook[Any]) -> int:
    """Looks one ply ahead: the move after which `judge` likes its seat best.

    A move that only lets the game go on counts as the moment before it: it is made when no other
    one makes things better.
    """
    game, seat, luck = outlook.game, outlook.seat, outlook.luck
    world = outlook.world()
    best, chosen = float("-inf"), outlook.choices[0]
    for move in outlook.choices:
        onward = game.onward(move)
        after = world if onward else world.clone()
        if not onward:
            game.play(after, seat, move, luck, None)
        value = game.judge(after, seat)
        if value > best or (onward and value == best):
            best, chosen = value, move
    return chosen
