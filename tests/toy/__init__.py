"""Explosive Four: four in a row with hidden tokens, a die and an interjection.

The smallest game that uses all of the kernel, and the example of docs/add-a-game.md. Read in
this order: rulebook.en.md (the law), state.py, moves.py (the notation), rules.py (the turn),
scoring.py (the points), view.py (who sees what), positions.py (states
from files and data).
"""

from pathlib import Path

from stolik.kernel.game import Game, Option
from tests.toy.moves import read, tell, write
from tests.toy.positions import from_data, from_position, score_position, to_position
from tests.toy.rules import PLAYERS, SCRIPT, WIDTHS, new
from tests.toy.scoring import judge, score
from tests.toy.state import State, pieces
from tests.toy.view import NAMES, describe, draw, imagine, view

GAME: Game[State] = Game(
    name="toy",
    folder=Path(__file__).parent,
    players=PLAYERS,
    options=(Option("width", WIDTHS),),
    hidden_information=True,
    chance=True,
    maturity="playable",
    rules_version=1,
    edition="toy",
    new=new,
    to_move=SCRIPT.to_move,
    legal=SCRIPT.legal,
    refuse=SCRIPT.refuse,
    play=SCRIPT.play,
    score=score,
    read=read,
    write=write,
    tell=tell,
    prompt=SCRIPT.prompt,
    view=view,
    imagine=imagine,
    draw=draw,
    describe=describe,
    from_data=from_data,
    from_position=from_position,
    to_position=to_position,
    score_position=score_position,
    seats=lambda state: len(state.hands),
    pieces=pieces,
    judge=judge,
    insight=judge,
    names=NAMES,
)
