"""Moves: one int inside the engine, one short text outside.

drop c      drop a disc into column c
throw 3     throw bomb 3
hit 2       the bomb hits player 2
lose c4     take the own disc in row 4 of column c off the board
block 9     cancel the bomb with shield 9
"""

from stolik.kernel.refusal import Malformed, Params, malformed
from tests.toy.state import HEIGHT, TOKENS, Place

Move = int

VERBS = ("drop", "throw", "hit", "lose", "block")
DROP, THROW, HIT, LOSE, BLOCK = range(len(VERBS))

COLUMNS = "abcdefgh"
_TOKENS = {token: str(token) for token in range(1, TOKENS + 1)}
_PLACES = {at: f"{COLUMNS[at // HEIGHT]}{at % HEIGHT + 1}" for at in range(len(COLUMNS) * HEIGHT)}
THINGS: tuple[dict[int, str], ...] = (
    dict(enumerate(COLUMNS)),
    _TOKENS,
    {0: "1", 1: "2", 2: "3"},
    _PLACES,
    _TOKENS,
)
"""What may follow each verb, and how it is written."""
_THING_BITS = 6


def pack(verb: int, thing: int) -> Move:
    return verb << _THING_BITS | thing


def verb_of(move: Move) -> int:
    return move >> _THING_BITS


def thing_of(move: Move) -> int:
    """The column, token, seat or place."""
    return move & (1 << _THING_BITS) - 1


def write_place(at: Place) -> str:
    return _PLACES[at]


def write(move: Move) -> str:
    """
    >>> write(pack(DROP, 2))
    'drop c'
    """
    return f"{VERBS[verb_of(move)]} {THINGS[verb_of(move)][thing_of(move)]}"


_READ = {
    write(pack(verb, thing)): pack(verb, thing)
    for verb, each in enumerate(THINGS)
    for thing in each
}


def read(text: str) -> Move:
    """
    >>> write(read("Lose  C4"))
    'lose c4'
    """
    words = text.lower().split()
    if not words or words[0] not in VERBS:
        raise Malformed(malformed("verb", text=text[:40], verbs=", ".join(VERBS)))
    move = _READ.get(" ".join(words))
    if move is None:
        example = ("drop c", "throw 3", "hit 2", "lose c4", "block 9")[VERBS.index(words[0])]
        raise Malformed(malformed("shape", verb=words[0], example=example))
    return move


def tell(move: Move) -> tuple[str, Params]:
    """The move as a message of the words, with what it needs to know."""
    verb, thing = verb_of(move), thing_of(move)
    if verb == HIT:
        return "hit", {"player": thing}
    if verb in (THROW, BLOCK):
        return VERBS[verb], {"token": thing}
    return VERBS[verb], {"place": THINGS[verb][thing]}
