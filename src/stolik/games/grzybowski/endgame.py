"""The last turns, read to the end.

With few cards left everything can be tried: what both players do, each as well as possible, and
which cards of the stack come up. Only the top of the stack is known, so each of the others is as
likely to be the next (PG-033); the last of them is known because all others lie open (PG-R51).
What counts is the chance of winning, a draw being half a victory; the margin does not. Among moves
equal in that the one that looks best at first sight is played.

Much need not be read. In a player's last turn only the own points are left to think of, so each
card that may be taken has one best way to be laid. Swaps, flips and the joker can wait until the
card is laid, a move until it is taken: before, they can do nothing that they cannot do then. And
once a player can be sure of a better result, how much worse another move is does not matter.
"""

import time
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import inf

from stolik.games.grzybowski.board import FULL, Grid, free_places, members
from stolik.games.grzybowski.deck import CHANCE_FACES
from stolik.games.grzybowski.moves import (
    END,
    FLIP,
    JOKER_FLIP,
    LAY,
    RESHUFFLE,
    SWAP,
    TAKE,
    Move,
    place_of,
    thing_of,
    verb_of,
)
from stolik.games.grzybowski.patience import CAN_WAIT
from stolik.games.grzybowski.rules import CLOSING, SCRIPT, TAKING
from stolik.games.grzybowski.scoring import estimate
from stolik.games.grzybowski.state import SLOTS, SLOTS_REVERSE, State
from stolik.kernel.chance import Chance, QuickChance
from stolik.kernel.frames import SCENE, SEAT

FAR = 6
"""More turns than this nobody reads."""
POSITIONS = 40_000
"""More positions than this nobody looks at: about two seconds."""
CLOCK_EVERY = 64
MOST = 1.0
"""A victory, which is as good as any other; a defeat is as bad below zero."""


class TooFar(Exception):
    """There is more to read than time allows."""


def solve(state: State, seat: int, chance: Chance, seconds: float = inf) -> Move | None:
    """The best move of the seat, or None if the end is too far away to be read."""
    if not state.frames or state.frames[-1][SEAT] != seat or turns_left(state) > FAR:
        return None
    try:
        return Reader(seconds).best(by_what_is_known(state))
    except TooFar:
        return None


def turns_left(state: State) -> int:
    """Cards still to be laid."""
    return 2 * FULL - len(state.grids[0].cells) - len(state.grids[1].cells)


def by_what_is_known(state: State) -> State:
    """The same table, the unknown order of the stack put out of mind."""
    return with_stack(state, state.stack[:1], sorted(state.stack[1:]))


def with_stack(state: State, top: bytes, below: list[int]) -> State:
    world = state.clone()
    world.stack = top + bytes(below)
    return world


@lru_cache(maxsize=1 << 15)
def final(grid: Grid) -> int:
    return estimate(grid).total


class Reader:
    """Reads all lines from one position; values are what they are worth to the first seat."""

    def __init__(self, seconds: float = inf, positions: float = POSITIONS) -> None:
        self.until = time.monotonic() + seconds
        self.positions = positions
        self.seen = 0
        self.luck = QuickChance(0)
        """Never asked: whatever is drawn or shuffled is tried in all ways."""
        self.known: dict[object, float] = {}

    def best(self, state: State) -> Move:
        """The move after which the seat that is asked stands best."""
        seat = state.frames[-1][SEAT]
        best, chosen = -inf, 0
        for move in self.candidates(state):
            floor, ceiling = (best, MOST) if seat == 0 else (-MOST, -best)
            value = self.after(state, move, max(floor, -MOST), min(ceiling, MOST))
            if seat:
                value = -value
            if value > best:
                best, chosen = value, move
        return chosen

    def value(self, state: State, low: float, high: float) -> float:
        """What a position is worth, exact if it lies between low and high, else a bound."""
        self.count()
        if not state.frames:
            return outcome(final(state.grids[0]) - final(state.grids[1]))
        scene, seat = state.frames[-1]
        if scene == TAKING and turns_left(state) <= 2:
            simple = last_two(state)
            if simple is not None:
                return simple
        key = _key(state) if scene == TAKING else None
        if key is not None and key in self.known:
            return self.known[key]
        best = -inf if seat == 0 else inf
        floor, ceiling = low, high
        for move in self.candidates(state):
            value = self.after(state, move, floor, ceiling)
            if seat == 0:
                best = max(best, value)
                floor = max(floor, best)
            else:
                best = min(best, value)
                ceiling = min(ceiling, best)
            if floor >= ceiling:
                break
        if key is not None and (low < best < high or abs(best) == MOST):
            self.known[key] = best
        return best

    def after(self, state: State, move: Move, low: float, high: float) -> float:
        """What a position is worth after a move, over all cards that may come up."""
        worlds = list(outcomes(state, move, self.luck))
        if len(worlds) == 1:
            return self.value(worlds[0], low, high)
        number, total = len(worlds), 0.0
        for left, world in zip(range(number - 1, -1, -1), worlds, strict=True):
            # What this world must be worth for the mean to lie between low and high.
            floor = number * low - total - left * MOST
            ceiling = number * high - total + left * MOST
            value = self.value(world, max(floor, -MOST), min(ceiling, MOST))
            total += value
            if value <= floor:
                return (total + left * MOST) / number
            if value >= ceiling:
                return (total - left * MOST) / number
        return total / number

    def candidates(self, state: State) -> list[Move]:
        """The moves to be tried, likely good ones first."""
        scene, seat = state.frames[-1]
        moves = SCRIPT.legal(state, seat)
        if len(moves) < 2:
            return moves
        later, grid = CAN_WAIT[scene], state.grids[seat]
        last = len(grid.cells) + (scene != CLOSING) == FULL
        if scene == CLOSING and not last and lone_chance(grid):
            moves = [move for move in moves if not can_wait(grid, move)]
        else:
            moves = [move for move in moves if verb_of(move) not in later]
        if last and scene != TAKING:
            return [self.best_finish(state, seat, moves)]
        worth = {move: self.promise(state, seat, move) for move in moves}
        return sorted(moves, key=lambda move: -worth[move])

    def best_finish(self, state: State, seat: int, moves: list[Move]) -> Move:
        """In a last turn, once a card is taken, nothing counts but the own points."""
        best, chosen = -1, moves[0]
        for move in moves:
            points = self.finish(state, seat, move)
            if points > best:
                best, chosen = points, move
        return chosen

    def finish(self, state: State, seat: int, move: Move) -> int:
        self.count()
        after = state.clone()
        SCRIPT.play(after, seat, move, self.luck, None)
        if not after.frames or after.frames[-1][SEAT] != seat:
            return final(after.grids[seat])
        later, moves = CAN_WAIT[after.frames[-1][SCENE]], SCRIPT.legal(after, seat)
        return max(self.finish(after, seat, each) for each in moves if verb_of(each) not in later)

    def promise(self, state: State, seat: int, move: Move) -> float:
        """A first guess at a move: the points after it."""
        verb, grid = verb_of(move), state.grids[seat]
        if verb == LAY:
            return final(grid.lay(place_of(move), thing_of(move)))
        if verb == END:
            return final(grid)
        if verb == TAKE:
            up = thing_of(move)
            return laid(grid, up) + 0.5 * laid(state.grids[1 - seat], up)
        return 0.0

    def count(self) -> None:
        self.seen += 1
        if self.seen > self.positions:
            raise TooFar
        if self.seen % CLOCK_EVERY == 0 and time.monotonic() > self.until:
            raise TooFar


@lru_cache(maxsize=1 << 15)
def laid(grid: Grid, up: int) -> int:
    """The points with a face laid in its best place, without any chance."""
    return max([final(grid.lay(at, up)) for at in members(free_places(grid))], default=0)


def plain(grid: Grid) -> bool:
    """Is there no chance to be used?"""
    return not any(up in CHANCE_FACES for up in grid.faces)


def lone_chance(grid: Grid) -> bool:
    return sum(up in CHANCE_FACES for up in grid.faces) == 1


def can_wait(grid: Grid, move: Move) -> bool:
    """Would the only chance do the same in a later turn? Not if it uncovers another one."""
    verb = verb_of(move)
    if verb == FLIP:
        return grid.face_at(place_of(move)) ^ 1 not in CHANCE_FACES
    return verb in (SWAP, JOKER_FLIP)


def last_two(state: State) -> float | None:
    """What the last turn or the last two are worth if no chance can be used in them."""
    seat = state.frames[-1][SEAT]
    own, other = state.grids[seat], state.grids[1 - seat]
    if not plain(own) or state.chance_used:
        return None
    faces = [card << 1 | (slot < SLOTS_REVERSE) for slot, card in enumerate(state.market)]
    if len(other.cells) == FULL:
        margin = max([laid(own, up) for up in faces]) - final(other)
        return outcome(margin if seat == 0 else -margin)
    if not plain(other):
        return None
    replies = [laid(other, up) for up in faces]
    top = state.stack[0]
    best = -2 * FULL * FULL
    for slot, up in enumerate(faces):
        reply = laid(other, top << 1 | (slot < SLOTS_REVERSE))
        for at, points in enumerate(replies):
            if points > reply and at != slot:
                reply = points
        margin = laid(own, up) - reply
        if margin > best:
            best = margin
    return outcome(best if seat == 0 else -best)


def outcome(margin: int) -> float:
    return float((margin > 0) - (margin < 0))


def _key(state: State) -> object:
    """The same for positions between which nothing makes a difference."""
    first, second = state.grids
    return (
        state.frames,
        frozenset(zip(first.cells, first.faces, strict=True)),
        frozenset(zip(second.cells, second.faces, strict=True)),
        bytes(sorted(state.market[:SLOTS_REVERSE])),
        bytes(sorted(state.market[SLOTS_REVERSE:])),
        state.stack,
        state.chance_used,
    )


def outcomes(state: State, move: Move, luck: Chance) -> Iterator[State]:
    """All positions a move may lead to, each as likely as the others."""
    seat = state.frames[-1][SEAT]
    after = state.clone()
    SCRIPT.play(after, seat, move, luck, None)
    if verb_of(move) == RESHUFFLE:
        yield from deals(after)
    elif len(after.stack) < len(state.stack) and len(after.stack) > 1:
        for top in after.stack:
            yield with_stack(after, bytes((top,)), [card for card in after.stack if card != top])
    else:
        yield after


def deals(state: State) -> Iterator[State]:
    """All markets that a reshuffle may deal, and the card then on top (PG-056)."""
    cards = sorted(state.market + state.stack)
    for reverses in combinations(cards, SLOTS_REVERSE):
        rest = [card for card in cards if card not in reverses]
        for obverses in combinations(rest, SLOTS - SLOTS_REVERSE):
            below = [card for card in rest if card not in obverses]
            for top in below or [0]:
                world = with_stack(state, b"", [card for card in below if card != top])
                world.market = bytes((*reverses, *obverses))
                if top:
                    world.stack = bytes((top,)) + world.stack
                yield world
