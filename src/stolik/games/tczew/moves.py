"""Moves: one int inside the engine, one short text outside.

roll                    throw the dice
lay 57 E5x10            lay card 57 on a field
event 151 C             use event 151 on Czyżykowo
event 153               use an event that names nobody
exchange 84             put card 84 under the pile and take its top card
wait                    do nothing
plebiscite J10x8>K11x8  from the own card on J10x8 on the rival's on K11x8
end                     end the turn without a plebiscite
pick E5x10              choose this card or field for the event
choose 57               choose this card of a hand or of those looked at
row 8                   choose a row
done                    no more of it
propose                 propose to end the game here
agree, decline          answer the proposal
"""

import re

from stolik.games.tczew.board import (
    COUNT,
    NAMES,
    SIZE,
    TOP,
    TOWNS,
    Field,
    Fields,
    read_field,
)
from stolik.kernel.refusal import Malformed, Param, Params, malformed

Move = int

VERBS = (
    "roll", "lay", "event", "exchange", "wait", "plebiscite", "end",
    "pick", "choose", "row", "done", "propose", "agree", "decline",
)  # fmt: skip
(
    ROLL, LAY, EVENT, EXCHANGE, WAIT, PLEBISCITE, END,
    PICK, CHOOSE, ROW, DONE, PROPOSE, AGREE, DECLINE,
) = range(len(VERBS))  # fmt: skip

SHAPES = (
    "", "card field", "card town?", "card", "", "field>field", "",
    "field", "card", "row", "", "", "", "",
)  # fmt: skip
"""What follows each verb."""

EXAMPLES = (
    "roll", "lay 57 E5x10", "event 151 C", "exchange 84", "wait", "plebiscite J10x8>K11x8", "end",
    "pick E5x10", "choose 57", "row 8", "done", "propose", "agree", "decline",
)  # fmt: skip

CARDS = 200
"""Cards that can be in a hand; substitutes never are."""

# A move is verb, card, and two fields (or a field and a town), eight bits each.
_VERB, _CARD, _FIELD = 24, 16, 8


def head(verb: int, card: int = 0) -> Move:
    """A move without its fields."""
    return verb << _VERB | card << _CARD


def pack(verb: int, card: int = 0, a: int = 0, b: int = 0) -> Move:
    """`a` is a field or a row; `b` the second field, or the number of a town (1 to 4)."""
    return verb << _VERB | card << _CARD | a << _FIELD | b


PLACE = (0, *(at << _FIELD for at in range(COUNT)))
"""By the bit length of fields: their last field, as a move holds it."""


def moves_to(start: Move, fields: Fields) -> list[Move]:
    """The same move to each of these fields, in order."""
    moves = []
    while fields:
        length = fields.bit_length()
        moves.append(start | PLACE[length])
        fields ^= TOP[length]
    moves.reverse()
    return moves


def verb_of(move: Move) -> int:
    return move >> _VERB


def card_of(move: Move) -> int:
    return move >> _CARD & 255


def field_of(move: Move) -> Field:
    """The field, the field a plebiscite comes from, or the row."""
    return move >> _FIELD & 255


def second_of(move: Move) -> int:
    """The field a plebiscite is about, or the number of the town an event names, 0 if none."""
    return move & 255


def write(move: Move) -> str:
    """
    >>> write(pack(LAY, 57, 139))
    'lay 57 E5x10'
    >>> write(pack(EVENT, 151, 0, 2))
    'event 151 C'
    """
    verb = verb_of(move)
    if verb == PLEBISCITE:
        return f"plebiscite {NAMES[field_of(move)]}>{NAMES[second_of(move)]}"
    words = [VERBS[verb]]
    for what in SHAPES[verb].split():
        if what == "card":
            words.append(str(card_of(move)))
        elif what == "field":
            words.append(NAMES[field_of(move)])
        elif what == "row":
            words.append(str(field_of(move)))
        elif second_of(move):
            words.append(TOWNS[second_of(move) - 1])
    return " ".join(words)


def read(text: str) -> Move:
    """
    >>> write(read("LAY 57 e5X10"))
    'lay 57 E5x10'
    """
    words = text.replace(">", " ").split()
    if not words or words[0].lower() not in VERBS:
        raise Malformed(malformed("verb", text=text[:40], verbs=", ".join(VERBS)))
    verb = VERBS.index(words[0].lower())
    shape = SHAPES[verb].replace(">", " ").split()
    fewest = sum(not what.endswith("?") for what in shape)
    if not fewest <= len(words) - 1 <= len(shape):
        raise Malformed(malformed("shape", verb=VERBS[verb], example=EXAMPLES[verb]))
    card, places = 0, [0, 0]
    fields = 0
    for what, word in zip(shape, words[1:], strict=False):
        if what == "card":
            card = read_card(word)
        elif what == "field":
            places[fields] = _read_field(word)
            fields += 1
        elif what == "row":
            places[0] = _read_row(word)
        else:
            places[1] = _read_town(word)
    return pack(verb, card, *places)


def read_card(word: str) -> int:
    if not re.fullmatch(r"\d{1,3}", word, re.ASCII):
        raise Malformed(malformed("card", word=word[:20]))
    if not 1 <= int(word) <= CARDS:
        raise Malformed(malformed("card-number", card=int(word), cards=CARDS))
    return int(word)


def _read_field(word: str) -> Field:
    at = read_field(word)
    if at is None:
        raise Malformed(malformed("field-name", word=word[:20], size=SIZE))
    assert 0 <= at < COUNT
    return at


def _read_row(word: str) -> int:
    if not re.fullmatch(r"\d{1,2}", word, re.ASCII) or not 1 <= int(word) <= SIZE:
        raise Malformed(malformed("row", word=word[:20], size=SIZE))
    return int(word)


def _read_town(word: str) -> int:
    town = TOWNS.find(word.upper()) + 1 if len(word) == 1 else 0
    if not town:
        raise Malformed(malformed("town", word=word[:20], towns=" ".join(TOWNS)))
    return town


def tell(move: Move) -> tuple[str, Params]:
    """The move as a message of the words, with what it needs to know."""
    verb = verb_of(move)
    params: dict[str, Param] = {}
    if "card" in SHAPES[verb]:
        params["card"] = card_of(move)
    if verb in (LAY, PICK, PLEBISCITE):
        params["field"] = NAMES[field_of(move)]
    if verb == PLEBISCITE:
        params["field_2"] = NAMES[second_of(move)]
    if verb == ROW:
        params["row"] = field_of(move)
    if verb == EVENT:
        params["town"] = second_of(move)
    return VERBS[verb], params


def secret_move(move: Move) -> bool:
    """Exchanging and choosing name a card of a hand or of the pile (TCZ-R44)."""
    return verb_of(move) in (EXCHANGE, CHOOSE)
