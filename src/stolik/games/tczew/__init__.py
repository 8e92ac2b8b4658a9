"""Zbudujmy Tczew: two to four players build settlements by the Vistula through five epochs.

Read in this order: rulebook.en.md (the law), deck.toml, cards.py and deck.py (the cards), board.py
and city.py (the map), moves.py (the notation), scenes.py and script.py (what can be asked),
setup.py, turn.py, plebiscite.py, vote.py and ending.py (the course of the game), placement.py and
districts.py (laying, captures and districts), piles.py and processes.py, effects/ (the events),
scoring.py and accounts.py (the points), view.py (who sees what), saved.py, mapcheck.py and
positions.py (states written down), judge.py, dangers.py, signs.py, insight.py, reply.py and
glance.py (for bots), terminal.py (as text), catalogue.py and faces/ (the cards in words and
pictures).
"""

from pathlib import Path
from typing import Any

from stolik.games.tczew.accounts import score
from stolik.games.tczew.catalogue import catalogue
from stolik.games.tczew.deck import DECK
from stolik.games.tczew.glance import glance
from stolik.games.tczew.insight import insight
from stolik.games.tczew.judge import judge
from stolik.games.tczew.moves import read, secret_move, tell, write
from stolik.games.tczew.positions import from_position, score_position, to_position
from stolik.games.tczew.reply import reply
from stolik.games.tczew.saved import from_data
from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.setup import OPTIONS, PLAYERS, new
from stolik.games.tczew.state import State, pieces
from stolik.games.tczew.terminal import NAMES, describe, describe_deck, draw
from stolik.games.tczew.view import imagine, view
from stolik.kernel.game import Game, Language


def paint(face: str, language: Language, size: Any) -> str | None:
    """The pictures are imported when the first one is asked for: bots need none."""
    from stolik.games.tczew.faces import named

    return named.paint(face, language, size)


GAME: Game[State] = Game(
    name="tczew",
    folder=Path(__file__).parent,
    players=PLAYERS,
    options=OPTIONS,
    hidden_information=True,
    secret_hands=True,
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
    secret_move=secret_move,
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
    seats=lambda state: len(state.hands),
    pieces=pieces,
    judge=judge,
    insight=insight,
    glance=glance,
    reply=reply,
    stakes=3.0,
    rounds=3,
    foresight=20,
    pace=8,
    names=NAMES,
)
