"""What a seat may know, built up from nothing.

Each face names its card and the deck list is public, so the only secret is the order of the
stack below its top (PG-R51). A view still shows no side that nobody has turned up: the taker
alone sees both sides of the card in hand (PG-013, PG-032), and the owner those of the own grid
(PG-R53).
"""

from functools import lru_cache
from typing import TypedDict

from stolik.games.grzybowski.accounts import score
from stolik.games.grzybowski.board import BIT, Grid, row_column
from stolik.games.grzybowski.cards import OBVERSE, face, write_face
from stolik.games.grzybowski.moves import write
from stolik.games.grzybowski.positions import EMPTY_PLACE, SLOT_SIDES
from stolik.games.grzybowski.rules import SCRIPT
from stolik.games.grzybowski.state import FROM_STACK, State, turn_number
from stolik.kernel.chance import Chance
from stolik.kernel.game import Data


class CardView(TypedDict):
    place: tuple[int, int]
    face: str
    outside: bool


class GridView(TypedDict):
    cards: list[CardView]
    both_sides: bool
    """May the viewer look at the down sides?"""


class StackView(TypedDict):
    size: int
    top: str | None
    """The obverse of the top card (PG-030)."""


class HandView(TypedDict):
    seat: int
    faces: list[str]
    """The sides the viewer may see; the side that lies up comes first."""
    either_side: bool
    """May it be laid either side up (PG-057)?"""


class View(TypedDict):
    game: str
    you: int | None
    turn: int
    to_move: int | None
    prompt: str
    choices: list[str]
    market: list[str]
    stack: StackView
    hand: HandView | None
    grids: list[GridView]
    laid: int
    """The card laid in this turn, 0 if there is none."""
    chance_used: bool
    scores: list[int] | None


def view(state: State, seat: int | None) -> Data:
    seen: View = {
        "game": "grzybowski",
        "you": seat,
        "turn": turn_number(state),
        "to_move": SCRIPT.to_move(state),
        "prompt": SCRIPT.prompt(state, seat),
        "choices": [] if seat is None else [write(move) for move in SCRIPT.legal(state, seat)],
        "market": [
            write_face(face(card, side)) if card else EMPTY_PLACE
            for card, side in zip(state.market, SLOT_SIDES, strict=True)
        ],
        "stack": {
            "size": len(state.stack),
            "top": write_face(face(state.stack[0], OBVERSE)) if state.stack else None,
        },
        "hand": _hand(state, seat),
        "grids": [_grid(grid, owner == seat) for owner, grid in enumerate(state.grids)],
        "laid": state.fresh,
        "chance_used": state.chance_used,
        "scores": None if state.frames else list(score(state).totals),
    }
    return dict(seen)


def _hand(state: State, seat: int | None) -> HandView | None:
    taker = SCRIPT.to_move(state)
    if not state.hand or taker is None:
        return None
    up = [state.hand, state.hand ^ 1] if seat == taker else [state.hand]
    return {
        "seat": taker,
        "faces": [write_face(each) for each in up],
        "either_side": state.slot == FROM_STACK,
    }


def _grid(grid: Grid, own: bool) -> GridView:
    return {"cards": list(_cards(grid)), "both_sides": own}


@lru_cache(maxsize=4096)
def _cards(grid: Grid) -> tuple[CardView, ...]:
    """Kept, because a move changes one grid at most and every viewer looks at all of them."""
    return tuple(
        {"place": row_column(at), "face": write_face(up), "outside": bool(grid.outside & BIT[at])}
        for at, up in sorted(zip(grid.cells, grid.faces, strict=True))
    )


def imagine(state: State, seat: int | None, chance: Chance) -> State:
    """The same table with another order of the stack below its top: nobody can tell."""
    world = state.clone()
    below = sorted(state.stack[1:])  # or else the real order would show through the shuffle
    chance.shuffle(below)
    world.stack = state.stack[:1] + bytes(below)
    return world
