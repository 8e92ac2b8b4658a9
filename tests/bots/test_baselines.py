"""`greedy` and `random` never change: what others are measured against stays where it is.

Where a game's rules version or edition is counted up, its games are others and figures begin
anew: write down the new games here then, and play the runs of docs/arena again.
"""

import pytest

from stolik.bots.selfplay import play_game
from stolik.games import GAMES
from stolik.kernel.chance import derived_seed

FROZEN = {
    ("grzybowski", 1, "ac203c3bfcb1273b"): ("eb49d7da7f90796e", "68c48d9e8cad2494"),
    ("tczew", 1, "61a29275e1d2bdfa"): ("4965023e5b47eee9", "392fcd4938f4b774"),
    ("ziemia", 1, "ea6054d6cc1f6163"): ("cd545959b88dd16d", "815724200ad431c0"),
}
"""By game, rules version and edition: how a game of greedy and random ends, and one of greedy."""


@pytest.mark.parametrize("name", GAMES)
def test_the_baselines_play_as_they_always_did(name: str) -> None:
    game = GAMES[name]
    frozen = FROZEN[name, game.rules_version, game.edition]
    seed = derived_seed("baseline", name)
    tables = (("greedy", "random"), ("greedy", "greedy"))
    assert tuple(play_game(game, bots, seed).digest for bots in tables) == frozen
