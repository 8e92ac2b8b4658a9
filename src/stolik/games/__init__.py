"""The games, by name. A new game is one folder and one line here (docs/add-a-game.md)."""

from typing import Any

from stolik.games.grzybowski import GAME as GRZYBOWSKI
from stolik.games.tczew import GAME as TCZEW
from stolik.games.ziemia import GAME as ZIEMIA
from stolik.kernel.game import Game

GAMES: dict[str, Game[Any]] = {game.name: game for game in (GRZYBOWSKI, TCZEW, ZIEMIA)}
