"""Plac Grzybowski: two players lay 5x5 grids of pre-war Warsaw and score patterns.

Read in this order: rulebook.en.md (the law), deck.toml, cards.py and deck.py (the cards), board.py
(the grid), moves.py (the notation), rules.py (the turn), effects.py (the chances), patterns.py,
scoring.py and accounts.py (the points), view.py (who sees what), positions.py (states written
down), judge.py, window.py, sketch.py, market.py, signs.py, insight.py, patience.py and endgame.py
(for bots), terminal.py (as text), catalogue.py and faces/ (the cards in words and pictures).
"""

from pathlib import Path
from typing import Any

from stolik.games.grzybowski.accounts import score
from stolik.games.grzybowski.catalogue import catalogue
from stolik.games.grzybowski.deck import DECK
from stolik.games.grzybowski.endgame import solve
from stolik.games.grzybowski.insight import SIGNS_SEEN, insight
from stolik.games.grzybowski.judge import judge
from stolik.games.grzybowski.moves import read, tell, write
from stolik.games.grzybowski.patience import sensible
from stolik.games.grzybowski.positions import from_position, score_position, to_position
from stolik.games.grzybowski.rules import SCRIPT, new
from stolik.games.grzybowski.state import State, from_data, pieces
from stolik.games.grzybowski.terminal import NAMES, describe, describe_deck, draw
from stolik.games.grzybowski.view import imagine, view
from stolik.kernel.game import Game, Language, Option


def paint(face: str, language: Language, size: Any) -> str | None:
    """The pictures are imported when the first one is asked for: bots need none."""
    from stolik.games.grzybowski.faces import named

    return named.paint(face, language, size)


GAME: Game[State] = Game(
    name="grzybowski",
    folder=Path(__file__).parent,
    players=(2,),
    options=(Option("first", ("lots", 1, 2)),),
    hidden_information=True,
    chance=True,
    maturity="playable",
    rules_version=1,
    edition=DECK.edition,
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
    describe_deck=describe_deck,
    catalogue=catalogue,
    paint=paint,
    from_data=from_data,
    from_position=from_position,
    to_position=to_position,
    score_position=score_position,
    seats=lambda state: len(state.grids),
    pieces=pieces,
    judge=judge,
    insight=insight,
    signs=SIGNS_SEEN,
    stakes=3.0,
    rounds=2,
    foresight=12,
    pace=16,
    sensible=sensible,
    endgame=solve,
    names=NAMES,
)
