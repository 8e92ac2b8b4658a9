"""Moves: one int inside the engine, one short text outside.

take 24a            take card 24, which lies obverse up in the market
lay 24a 0,1         lay it in row 0, column 1 of the own grid
swap 20 0,1 2,3     use chance card 20: these two cards change places
flip 24 0,1         … turn this card
move 35 0,0 1,1     … carry the card at 0,0 to 1,1
joker 55            … turn Father Godlewski to the joker
outside 26 0,5      … lay the taken card outside the grid
diagonal 31 1,1     … lay the taken card at a corner
reshuffle 44        … collect, shuffle and deal the market anew
draw 30             … take the top card of the stack
end                 end the turn without using a chance
"""

import re
from functools import lru_cache

from stolik.games.grzybowski.board import HIGH, LOW, Place, Places, place, row_column, write_place
from stolik.games.grzybowski.cards import CARDS, SIDES, face, write_face
from stolik.kernel.refusal import Malformed, Param, Params, malformed

Move = int

VERBS = (
    "take", "lay", "swap", "flip", "move", "joker",
    "outside", "diagonal", "reshuffle", "draw", "end",
)  # fmt: skip
TAKE, LAY, SWAP, FLIP, MOVE, JOKER_FLIP, OUTSIDE, DIAGONAL, RESHUFFLE, DRAW, END = range(len(VERBS))

SHAPES = (
    "face", "face place", "card place place", "card place", "card place place", "card",
    "card place", "card place", "card", "card", "",
)  # fmt: skip
"""What follows each verb."""

# A move is verb, thing (face or card) and two places, ten bits a place, seven a thing.
_PLACE_BITS, _THING_BITS = 10, 7
_PLACE_MASK, _THING_MASK = (1 << _PLACE_BITS) - 1, (1 << _THING_BITS) - 1
_THING = 2 * _PLACE_BITS
_VERB = _THING + _THING_BITS

TO = _PLACE_BITS
"""How far the first place is shifted: `head(LAY, face) | at << TO` is a laying."""


def head(verb: int, thing: int = 0) -> Move:
    """A move without its places."""
    return verb << _VERB | thing << _THING


def pack(verb: int, thing: int = 0, a: Place = 0, b: Place = 0) -> Move:
    return head(verb, thing) | a << TO | b


def moves_to(start: Move, places: Places) -> list[Move]:
    """The same move to each of these places, in order."""
    moves = []
    while places:
        lowest = places & -places
        moves.append(start | (lowest.bit_length() - 1) << TO)
        places ^= lowest
    return moves


def verb_of(move: Move) -> int:
    return move >> _VERB


def thing_of(move: Move) -> int:
    """The face that is taken or laid, or the number of the chance card that is used."""
    return move >> _THING & _THING_MASK


def place_of(move: Move) -> Place:
    return move >> TO & _PLACE_MASK


def second_place_of(move: Move) -> Place:
    return move & _PLACE_MASK


@lru_cache(maxsize=16384)
def write(move: Move) -> str:
    """
    >>> write(pack(LAY, face(24, 0), place(0, 1)))
    'lay 24a 0,1'
    """
    verb, places = verb_of(move), [place_of(move), second_place_of(move)]
    words = [VERBS[verb]]
    for what in SHAPES[verb].split():
        if what == "face":
            words.append(write_face(thing_of(move)))
        elif what == "card":
            words.append(f"{thing_of(move):02}")
        else:
            words.append(write_place(places.pop(0)))
    return " ".join(words)


def read(text: str) -> Move:
    """
    >>> write(read("SWAP 20  2,3 0,1"))
    'swap 20 0,1 2,3'
    """
    words = text.lower().split()
    if not words or words[0] not in VERBS:
        raise Malformed(malformed("verb", text=text[:40], verbs=", ".join(VERBS)))
    verb = VERBS.index(words[0])
    shape = SHAPES[verb].split()
    if len(words) != len(shape) + 1:
        raise Malformed(malformed("shape", verb=words[0], example=EXAMPLES[verb]))
    thing, places = 0, []
    for what, word in zip(shape, words[1:], strict=True):
        if what == "place":
            places.append(read_place(word))
        else:
            thing = read_face(word) if what == "face" else read_card(word)
    if verb == SWAP:
        places.sort()  # an exchange has no direction
    return pack(verb, thing, *places)


def read_card(word: str) -> int:
    if not re.fullmatch(r"\d{1,2}", word, re.ASCII):
        raise Malformed(malformed("card", word=word[:20]))
    if not 1 <= int(word) <= CARDS:
        raise Malformed(malformed("card-number", card=int(word), cards=CARDS))
    return int(word)


def read_face(word: str) -> int:
    if word[-1:] not in tuple(SIDES):
        raise Malformed(malformed("side", word=word[:20]))
    return face(read_card(word[:-1]), SIDES.index(word[-1]))


def read_place(word: str) -> Place:
    found = re.fullmatch(r"(-?\d{1,3}),(-?\d{1,3})", word, re.ASCII)
    if not found:
        raise Malformed(malformed("place", word=word[:20]))
    row, column = int(found[1]), int(found[2])
    if not (LOW <= row <= HIGH and LOW <= column <= HIGH):
        raise Malformed(malformed("far", place=word, low=LOW, high=HIGH))
    return place(row, column)


EXAMPLES = (
    "take 24a", "lay 24a 0,1", "swap 20 0,1 2,3", "flip 24 0,1", "move 35 0,0 1,1", "joker 55",
    "outside 26 0,5", "diagonal 31 1,1", "reshuffle 44", "draw 30", "end",
)  # fmt: skip


def tell(move: Move) -> tuple[str, Params]:
    """The move as a message of the words, with what it needs to know."""
    verb, thing = verb_of(move), thing_of(move)
    params: dict[str, Param] = {}
    if "face" in SHAPES[verb]:
        params = {"card": thing >> 1, "side": SIDES[thing & 1]}
    elif "card" in SHAPES[verb]:
        params = {"card": thing}
    for name, at in zip(("", "_2"), (place_of(move), second_place_of(move)), strict=True):
        if SHAPES[verb].count("place") > (name == "_2"):
            row, column = row_column(at)
            params[f"row{name}"], params[f"column{name}"] = row, column
    return VERBS[verb], params
