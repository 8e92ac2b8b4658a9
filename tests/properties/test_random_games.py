"""Thousands of random games, every law checked on the way.

Looking at one state in full takes milliseconds, so most games are looked at now and then; the
first and the last state always are, and every record is replayed and verified.
"""

import pytest

from stolik.games import GAMES
from stolik.kernel.conformance import Inspector, options_of
from tests.toy import GAME as TOY

CHUNK, FULL_CHUNK = 50, 8
SHORT_CHUNK, SHORT_FULL_CHUNK = {"tczew": 3, "ziemia": 4}, {"tczew": 2, "ziemia": 2}
"""Fewer of games that last longer; `stolik fuzz` plays as many as you like."""


@pytest.mark.parametrize("chunk", range(42))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_random_games_keep_every_law(name: str, chunk: int) -> None:
    game = GAMES[name]
    count = SHORT_CHUNK.get(name, CHUNK)
    for number in range(count):
        players = game.players[(chunk + number) % len(game.players)]
        options = options_of(game, chunk * count + number)
        # 23 shares no factor with the two or three moves of a turn: every moment has its day.
        assert Inspector(game, every=23).play(f"chunk {chunk}/{number}", players, options).over


@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_random_games_keep_every_law_at_every_state(name: str, chunk: int) -> None:
    game = GAMES[name]
    count = SHORT_FULL_CHUNK.get(name, FULL_CHUNK)
    for number in range(count):
        players = game.players[(chunk + number) % len(game.players)]
        options = options_of(game, chunk * count + number)
        assert Inspector(game).play(f"full {chunk}/{number}", players, options).over


@pytest.mark.parametrize("players", TOY.players)
@pytest.mark.parametrize("chunk", range(2))
def test_random_games_of_the_toy_keep_every_law(players: int, chunk: int) -> None:
    for number in range(CHUNK):
        options = {"width": (6, 7, 8)[number % 3]}
        assert Inspector(TOY, every=5).play(f"toy {chunk}/{number}", players, options).over
