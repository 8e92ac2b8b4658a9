"""Bots that people play against: four levels, each with a budget and a style of its own."""

from dataclasses import dataclass
from typing import Any

from stolik.bots.outlook import Bot, Outlook
from stolik.bots.search import Search


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a bot thinks, and how it errs."""

    thought: float
    """Playouts of the search, in times of the game's `pace`; 0 looks one move ahead only."""
    seconds: float
    """The most that people at a table wait for it."""
    reads_endings: bool = False
    """Does it read the last turns to the end, where the game can be read?"""
    overlooks: float = 0.0
    """The share of moves that it does not notice."""
    doubt: float = 0.0
    """How far its judgement of a move may be off, in times of the game's `stakes`."""


LEVELS = {
    "level1": Level(thought=0.0, seconds=1.0, overlooks=0.3, doubt=0.2),
    "level2": Level(thought=0.0, seconds=1.0, doubt=0.12),
    "level3": Level(thought=1.0, seconds=2.0, doubt=0.06),
    "level4": Level(thought=16.0, seconds=3.0, reads_endings=True),
}


def level_bot(level: Level) -> Bot:
    return searching(level) if level.thought else one_ply(level)


def searching(level: Level) -> Bot:
    def choose(outlook: Outlook[Any]) -> int:
        if level.reads_endings and (read := ending(outlook)) is not None:
            return read
        playouts = max(1, round(level.thought * outlook.game.pace * outlook.share))
        return Search(outlook, doubt=level.doubt).run(playouts, outlook.patience)

    return choose


def ending(outlook: Outlook[Any]) -> int | None:
    """The best move in an ending that half of the time is enough for."""
    solve = outlook.game.endgame
    if solve is None or len(outlook.choices) == 1:
        return None
    return solve(outlook.world(), outlook.seat, outlook.luck, outlook.patience / 2)


def one_ply(level: Level) -> Bot:
    """Looks one move ahead, and may overlook or misjudge some of them."""

    def choose(outlook: Outlook[Any]) -> int:
        game, seat, luck = outlook.game, outlook.seat, outlook.luck
        world = outlook.world()
        noticed = game.sensible(world, seat, outlook.choices)
        if level.overlooks:
            noticed = [move for move in noticed if not luck.chance(level.overlooks)] or noticed
        best, chosen = float("-inf"), noticed[0]
        for move in noticed:
            onward = game.onward(move)
            after = world if onward else world.clone()
            if not onward:
                game.play(after, seat, move, luck, None)
            value = game.insight(after, seat) + outlook.wished(move)
            if level.doubt:
                value += level.doubt * game.stakes * luck.error()
            if value > best or (onward and value == best):
                best, chosen = value, move
        return chosen

    return choose
