"""How well a player stands, in points, as well as we know: what the levels go by.

The signs of a position (signs.py) are weighed, early in the game otherwise than late. An event that
is under way is first carried out where it hurts most: what it will do is seen as soon as it is
used. Once the game is over it is worth what it came to.
"""

from functools import lru_cache
from operator import mul

from stolik.games.tczew.board import BIT, SIZE
from stolik.games.tczew.dangers import WATER, losses, worth_of
from stolik.games.tczew.judge import under_way
from stolik.games.tczew.moves import PICK, ROW, field_of, pack, verb_of
from stolik.games.tczew.scenes import PICKING, ROWING
from stolik.games.tczew.scoring import totals
from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.signs import PLAIN, done, phases, plain
from stolik.games.tczew.state import State
from stolik.kernel.chance import QuickChance
from stolik.kernel.frames import SCENE, SEAT

A_DRAW = 0.4
"""A card still to be drawn after an event."""

WEIGHTS = {
    "turn": (1.7, 0.7, 0.3),
    "points": (1.0, 0.95, 1.0),
    "largest": (0.0, 0.7, 1.1),
    "size": (0.05, 0.16, 0.08),
    "threat": (-0.4, -0.4, -0.4),
    "later": (-0.03, -0.35, -0.3),
    "halls": (1.5, 0.4, 0.0),
    "police": (0.6, -0.1, 0.0),
    "fire": (0.55, 0.0, 0.0),
    "health": (1.0, 0.0, 0.0),
    "ground": (0.05, 0.05, 0.0),
    "prizes": (5.0, 4.0, 0.0),
    "relics": (1.0, 0.5, 0.0),
    "lost-turns": (-1.2, -1.2, -1.2),
    "limited": (-1.0, -1.0, -1.0),
    "processes": (-0.4, -0.4, -0.3),
    "outside": (0.25, 0.05, 0.0),
    "ballot": (-0.4, -0.4, -0.4),
    "in-hand": (0.65, 0.9, 0.6),
    "fitting": (0.1, 0.4, 0.1),
    "stuck": (0.0, -0.3, 0.0),
    "attacks": (0.75, 0.8, 0.6),
    "barred": (0.5, 0.8, 0.1),
    "spare": (0.2, 0.2, 0.0),
    "covers": (0.25, 0.4, 0.2),
    "idle-covers": (0.2, 0.3, 0.0),
    "delays": (0.9, 0.5, 0.3),
    "other-events": (0.2, 0.4, 0.1),
    "vain": (-0.1, -0.2, 0.0),
}
"""By sign, for the phases of the game: early, late, last."""
_COLUMNS = tuple(WEIGHTS[name] for name in PLAIN)


@lru_cache(maxsize=256)
def weights(over: float) -> tuple[float, ...]:
    """Of the plain signs, with so much of the game over."""
    shares = phases(over)
    return tuple(sum(map(mul, shares, column)) for column in _COLUMNS)


def insight(state: State, seat: int) -> float:
    draws = 0.0
    if state.frames and state.frames[-1][SCENE] in (PICKING, ROWING):
        state, draws = carried_out(state, seat)
    if not state.frames:
        return margin(state, seat)
    worth: float = sum(map(mul, weights(done(state)), plain(state, seat)))
    return worth + draws + under_way(state, seat)


def margin(state: State, seat: int) -> float:
    """How many points the seat is ahead of its best rival."""
    points = totals(state)
    own = points.pop(seat)
    return float(own - max(points))


def carried_out(state: State, seat: int) -> tuple[State, float]:
    """The moment after the event, and what its user still draws; other questions stay."""
    frame = state.frames[-1]
    user = frame[SEAT]
    if user != state.frames[0][SEAT] or frame[2:3] == (user,):
        return state, 0.0
    state, luck = state.clone(), QuickChance(0)
    # What will be drawn nobody knows: it is counted, not looked at.
    draws = 0.0 if state.dry[user] & 1 else A_DRAW if user == seat else -A_DRAW
    state.dry = bytes(each | (at == user) for at, each in enumerate(state.dry))
    if frame[SCENE] == ROWING:
        SCRIPT.play(state, user, pack(ROW, 0, worst_row(state, user)), luck, None)
        return state, draws
    target = frame[2]
    loss = losses(state, target)
    while state.frames and state.frames[-1][:3] == (PICKING, user, target):
        hits = [field_of(each) for each in SCRIPT.legal(state, user) if verb_of(each) == PICK]
        best = max(hits, key=lambda at: loss.get(BIT[at]) or worth_of(state, at))
        SCRIPT.play(state, user, pack(PICK, 0, best), luck, None)
    return state, draws


def worst_row(state: State, user: int) -> int:
    """The row in which the ice does the rivals of its user most harm (172)."""
    harm = [0.0] * (SIZE + 1)
    for seat in range(len(state.owned)):
        for at, loss in losses(state, seat).items():
            row = ((at & WATER).bit_length() - 1) // SIZE + 1
            harm[row] += (-loss if seat == user else loss) if at & WATER else 0.0
    return max(range(1, SIZE + 1), key=harm.__getitem__)
