"""Ta Ziemia: one to four players prepare the papal visit of 1979 together, against the regime.

Read in this order: rulebook.en.md (the law), deck.toml, cards.py and deck.py (the cards), board.py
(the six Cities), moves.py (the notation), scenes.py and script.py (what can be asked), setup.py,
turn.py and fields.py (the turn and its placements), renewal.py, telephone.py and hand.py (Renewal
cards), regime.py, arrests.py, reactions.py and clock.py (what the regime does), pool.py, crowd.py,
citizens.py and locals.py (what changes on the board), effects/ (the verbs of the cards), scoring.py
and accounts.py (the points), view.py (who sees what), saved.py (states as data), positions.py with
values.py and piles.py (position files read) and writing.py (written), judge.py and insight.py (for
bots), intent.py (what they say and hear), terminal.py (as text), catalogue.py and faces/ (the cards
in words and pictures).
"""

from pathlib import Path
from typing import Any

from stolik.games.ziemia.accounts import score
from stolik.games.ziemia.deck import DECK
from stolik.games.ziemia.insight import insight
from stolik.games.ziemia.intent import heed, intent
from stolik.games.ziemia.judge import judge
from stolik.games.ziemia.moves import DRAW, END, read, tell, verb_of, write
from stolik.games.ziemia.positions import from_position, score_position, to_position
from stolik.games.ziemia.saved import from_data
from stolik.games.ziemia.script import SCRIPT
from stolik.games.ziemia.setup import OPTIONS, PLAYERS, new
from stolik.games.ziemia.state import State, pieces
from stolik.games.ziemia.terminal import NAMES, describe, describe_deck, draw, role
from stolik.games.ziemia.turn import turn_now
from stolik.games.ziemia.view import imagine, view
from stolik.kernel.game import CardTold, Game, Language, Say


def paint(face: str, language: Language, size: Any) -> str | None:
    """The pictures are imported when the first one is asked for: bots need none."""
    from stolik.games.ziemia.faces import named

    return named.paint(face, language, size)


def tell_cards(say: Say) -> list[CardTold]:
    """The catalogue says what the faces show, so it needs them too."""
    from stolik.games.ziemia.catalogue import catalogue

    return catalogue(say)


GAME: Game[State] = Game(
    name="ziemia",
    folder=Path(__file__).parent,
    players=PLAYERS,
    options=OPTIONS,
    hidden_information=True,
    chance=True,
    cooperative=True,
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
    role=role,
    describe=describe,
    describe_deck=describe_deck,
    catalogue=tell_cards,
    paint=paint,
    from_data=from_data,
    from_position=from_position,
    to_position=to_position,
    score_position=score_position,
    seats=lambda state: len(state.hands),
    pieces=pieces,
    judge=judge,
    insight=insight,
    stakes=1.4,
    pace=20,
    beyond_luck=False,
    intent=intent,
    heed=heed,
    onward=lambda move: verb_of(move) in (DRAW, END),
    turn=turn_now,
    names=NAMES,
)
