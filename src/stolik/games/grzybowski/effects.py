"""The eight chances: when each may be used, on what, what forbids it, and what it does.

Using a chance always ends the same way: the card is turned to its obverse at once, in the place
where it then lies (PG-043, PG-R49), and no second chance follows in this turn (PG-042).
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from stolik.games.grzybowski.board import (
    BIT,
    SIZE,
    Grid,
    Place,
    carry_places,
    diagonal_places,
    members,
    outside_places,
    reach,
    row_column,
)
from stolik.games.grzybowski.cards import OBVERSE, REVERSE, face
from stolik.games.grzybowski.deck import CHANCE_FACES, CHANCE_OF, JOKER, JOKER_FACE
from stolik.games.grzybowski.moves import (
    DIAGONAL,
    DRAW,
    FLIP,
    JOKER_FLIP,
    MOVE,
    OUTSIDE,
    RESHUFFLE,
    SWAP,
    TO,
    Move,
    head,
    moves_to,
    place_of,
    second_place_of,
    thing_of,
    verb_of,
)
from stolik.games.grzybowski.state import FROM_STACK, SLOTS, State
from stolik.kernel.chance import Chance
from stolik.kernel.fact import Fact
from stolik.kernel.frames import Facts
from stolik.kernel.refusal import Param, Refusal, illegal

BEFORE_TAKING, BEFORE_LAYING, AFTER_LAYING = range(3)
"""The three moments of a turn."""
ANY_TIME = (BEFORE_TAKING, BEFORE_LAYING, AFTER_LAYING)

_OTHER_FACES = bytes(sorted(set(range(256)) - CHANCE_FACES))


class ChanceRule(NamedTuple):
    """Everything about one kind of chance."""

    when: tuple[int, ...]
    too_late: str
    """The rule about its moment."""
    choices: Callable[[State, Grid, int], list[Move]]
    refuse: Callable[[State, Grid, Move], Refusal]
    act: Callable[[State, int, Grid, Move, Chance], Grid]
    """Does it and returns the player's new grid, the chance card not yet turned."""


def chance_choices(state: State, seat: int, moment: int) -> list[Move]:
    """What the player may do with chances now, sorted."""
    if state.chance_used:
        return []
    grid = state.grids[seat]
    up = grid.faces.translate(None, _OTHER_FACES)
    if not up:
        return []
    moves: list[Move] = []
    for each in sorted(up, key=_ORDER.__getitem__):
        rule = CHANCE_RULES[VERB_OF_KIND[CHANCE_OF[each >> 1]]]
        if moment in rule.when and each >> 1 != state.fresh:
            moves += rule.choices(state, grid, each >> 1)
    return moves


def use_chance(state: State, seat: int, move: Move, chance: Chance, facts: Facts) -> None:
    """Carry out a chance and turn its card."""
    card, rule = thing_of(move), CHANCE_RULES[verb_of(move)]
    if facts is not None:
        facts.append(_fact(state, seat, move))
    grid = rule.act(state, seat, state.grids[seat], move, chance)
    grid = grid.show(grid.faces.index(face(card, REVERSE)), face(card, OBVERSE))
    state.grids = (grid, state.grids[1]) if seat == 0 else (state.grids[0], grid)
    state.chance_used = True


def refuse_chance(state: State, seat: int, move: Move, moment: int) -> Refusal:
    """Why this chance cannot be used now."""
    card, grid, rule = thing_of(move), state.grids[seat], CHANCE_RULES[verb_of(move)]
    own = card in [up >> 1 for up in grid.faces]
    if state.chance_used:
        return illegal("PG-042", "one-chance")
    if VERB_OF_KIND.get(CHANCE_OF[card]) != verb_of(move):
        return illegal("PG-040", "other-chance", card=card)
    if not own:
        return illegal("PG-040", "chance-not-yours", card=card)
    if card == state.fresh:
        return illegal("PG-041", "chance-fresh", card=card)
    if face(card, REVERSE) not in grid.faces:
        return illegal("PG-043", "chance-spent", card=card)
    if moment not in rule.when:
        return illegal(rule.too_late, "chance-moment", card=card, verb=CHANCE_OF[card])
    return rule.refuse(state, grid, move)


def _fact(state: State, seat: int, move: Move) -> Fact:
    params: dict[str, Param] = {"player": seat, "card": thing_of(move)}
    grid, verb = state.grids[seat], verb_of(move)
    if verb in (SWAP, FLIP, MOVE):
        params["card_2"] = grid.face_at(place_of(move)) >> 1
    if verb == SWAP:
        params["card_3"] = grid.face_at(second_place_of(move)) >> 1
    if verb in (OUTSIDE, DIAGONAL):
        params["card_2"] = state.hand >> 1
    if verb == DRAW:
        params["card_2"] = state.stack[0]
    if verb in (MOVE, OUTSIDE, DIAGONAL):
        at = second_place_of(move) if verb == MOVE else place_of(move)
        params["row"], params["column"] = row_column(at)
    return Fact(CHANCE_OF[thing_of(move)], params)


def out_of_reach(grid: Grid, at: Place) -> Refusal:
    """Why a place lies in no possible frame: too wide, or away from a card outside."""
    row, column = row_column(at)
    if reach(grid._replace(outside=0)) & BIT[at]:
        return illegal("PG-R66", "leaves-outside", row=row, column=column)
    return illegal("PG-023", "too-wide", row=row, column=column, size=SIZE)


def _no_card(grid: Grid, at: Place, rule: str) -> Refusal | None:
    if at in grid.cells:
        return None
    row, column = row_column(at)
    return illegal(rule, "no-card-there", row=row, column=column)


# Swap: any two different cards of the own grid change places (PG-045, PG-R34).


def swap_choices(state: State, grid: Grid, card: int) -> list[Move]:
    start, cells = head(SWAP, card), sorted(grid.cells)
    return [start | a << TO | b for n, a in enumerate(cells, 1) for b in cells[n:]]


def swap_refuse(state: State, grid: Grid, move: Move) -> Refusal:
    a, b = place_of(move), second_place_of(move)
    missing = _no_card(grid, a, "PG-045") or _no_card(grid, b, "PG-045")
    return missing or illegal("PG-R34", "swap-same")


def swap_act(state: State, seat: int, grid: Grid, move: Move, chance: Chance) -> Grid:
    return grid.exchange(place_of(move), second_place_of(move))


# Flip: a card lying resource or goal side up is turned (PG-046, PG-R35).


def flip_choices(state: State, grid: Grid, card: int) -> list[Move]:
    start = head(FLIP, card)
    return sorted(
        start | at << TO
        for at, up in zip(grid.cells, grid.faces, strict=True)
        if up not in CHANCE_FACES and up != JOKER_FACE
    )


def flip_refuse(state: State, grid: Grid, move: Move) -> Refusal:
    missing = _no_card(grid, place_of(move), "PG-046")
    return missing or illegal("PG-R35", "flip-chance", card=grid.face_at(place_of(move)) >> 1)


def flip_act(state: State, seat: int, grid: Grid, move: Move, chance: Chance) -> Grid:
    index = grid.cells.index(place_of(move))
    return grid.show(index, grid.faces[index] ^ 1)


# Move: any own card goes to another free place where it touches a card (PG-047, PG-R37).


def move_choices(state: State, grid: Grid, card: int) -> list[Move]:
    start = head(MOVE, card)
    return [start | each for each in _carries(grid)]


@lru_cache(maxsize=1 << 12)
def _carries(grid: Grid) -> tuple[Move, ...]:
    """From where to where, sorted; kept, because a turn asks several times."""
    return tuple([a << TO | b for a in sorted(grid.cells) for b in members(carry_places(grid, a))])


def move_refuse(state: State, grid: Grid, move: Move) -> Refusal:
    a, b = place_of(move), second_place_of(move)
    if missing := _no_card(grid, a, "PG-047"):
        return missing
    if not any(carry_places(grid, at) for at in grid.cells):
        return illegal("PG-R48", "chance-idle", card=thing_of(move))
    row, column = row_column(b)
    if b in grid.cells:
        return illegal("PG-047", "taken", row=row, column=column)
    rest = grid.without(a)
    if not reach(rest) & BIT[b]:
        return out_of_reach(rest, b)
    return illegal("PG-047", "apart", row=row, column=column)


def move_act(state: State, seat: int, grid: Grid, move: Move, chance: Chance) -> Grid:
    return grid.carry(place_of(move), second_place_of(move))


# Reverse instead of obverse: Father Godlewski turns to the joker (PG-048, PG-R38).


def joker_choices(state: State, grid: Grid, card: int) -> list[Move]:
    return [head(JOKER_FLIP, card)] if face(JOKER, OBVERSE) in grid.faces else []


def joker_refuse(state: State, grid: Grid, move: Move) -> Refusal:
    return illegal("PG-R38", "no-godlewski", card=JOKER)


def joker_act(state: State, seat: int, grid: Grid, move: Move, chance: Chance) -> Grid:
    return grid.show(grid.faces.index(face(JOKER, OBVERSE)), JOKER_FACE)


# Outside and diagonal: the card taken this turn is laid where it otherwise could not (PG-050..052).


def outside_choices(state: State, grid: Grid, card: int) -> list[Move]:
    return moves_to(head(OUTSIDE, card), outside_places(grid))


def outside_refuse(state: State, grid: Grid, move: Move) -> Refusal:
    at = place_of(move)
    row, column = row_column(at)
    if at in grid.cells:
        return illegal("PG-025", "taken", row=row, column=column)
    if not grid.cells or reach(grid) & BIT[at]:
        return illegal("PG-R26", "still-inside", row=row, column=column)
    return illegal("PG-R27", "apart", row=row, column=column)


def outside_act(state: State, seat: int, grid: Grid, move: Move, chance: Chance) -> Grid:
    return _put_down(state, grid.lay_outside(place_of(move), state.hand))


def diagonal_choices(state: State, grid: Grid, card: int) -> list[Move]:
    return moves_to(head(DIAGONAL, card), diagonal_places(grid))


def diagonal_refuse(state: State, grid: Grid, move: Move) -> Refusal:
    at = place_of(move)
    row, column = row_column(at)
    if at in grid.cells:
        return illegal("PG-025", "taken", row=row, column=column)
    if grid.cells and not reach(grid) & BIT[at]:
        return out_of_reach(grid, at)
    return illegal("PG-R39", "not-diagonal", row=row, column=column)


def diagonal_act(state: State, seat: int, grid: Grid, move: Move, chance: Chance) -> Grid:
    return _put_down(state, grid.lay(place_of(move), state.hand))


def _put_down(state: State, grid: Grid) -> Grid:
    state.fresh, state.hand = state.hand >> 1, 0
    return grid


# Reshuffle: the market joins the stack and is dealt anew (PG-056, PG-R21).


def reshuffle_choices(state: State, grid: Grid, card: int) -> list[Move]:
    return [head(RESHUFFLE, card)]


def reshuffle_act(state: State, seat: int, grid: Grid, move: Move, chance: Chance) -> Grid:
    deal(state, [*state.stack, *state.market], chance)
    return grid


def deal(state: State, cards: list[int], chance: Chance) -> None:
    """Shuffle; two reverses and four obverses lie out, the rest is the stack (PG-003, PG-004)."""
    chance.shuffle(cards)
    state.market = bytes(cards[:SLOTS])
    state.stack = bytes(cards[SLOTS:])


# Draw: the top card of the stack instead of a market card, either side up (PG-057, PG-R20).


def draw_choices(state: State, grid: Grid, card: int) -> list[Move]:
    return [head(DRAW, card)] if state.stack else []


def draw_refuse(state: State, grid: Grid, move: Move) -> Refusal:
    return illegal("PG-R20", "stack-empty")


def draw_act(state: State, seat: int, grid: Grid, move: Move, chance: Chance) -> Grid:
    state.hand, state.slot = face(state.stack[0], OBVERSE), FROM_STACK
    state.stack = state.stack[1:]
    return grid


def never_refused(state: State, grid: Grid, move: Move) -> Refusal:
    raise AssertionError("a reshuffle that comes in time is always allowed")


CHANCE_RULES = {
    SWAP: ChanceRule(ANY_TIME, "PG-049", swap_choices, swap_refuse, swap_act),
    FLIP: ChanceRule(ANY_TIME, "PG-049", flip_choices, flip_refuse, flip_act),
    MOVE: ChanceRule(ANY_TIME, "PG-049", move_choices, move_refuse, move_act),
    JOKER_FLIP: ChanceRule(ANY_TIME, "PG-049", joker_choices, joker_refuse, joker_act),
    OUTSIDE: ChanceRule((BEFORE_LAYING,), "PG-052", outside_choices, outside_refuse, outside_act),
    DIAGONAL: ChanceRule(
        (BEFORE_LAYING,), "PG-052", diagonal_choices, diagonal_refuse, diagonal_act
    ),
    RESHUFFLE: ChanceRule(
        (BEFORE_TAKING,), "PG-058", reshuffle_choices, never_refused, reshuffle_act
    ),
    DRAW: ChanceRule((BEFORE_TAKING,), "PG-058", draw_choices, draw_refuse, draw_act),
}
VERB_OF_KIND = {
    "swap": SWAP, "flip": FLIP, "move": MOVE, "joker": JOKER_FLIP, "outside": OUTSIDE,
    "diagonal": DIAGONAL, "reshuffle": RESHUFFLE, "draw": DRAW,
}  # fmt: skip

_ORDER = {up: head(VERB_OF_KIND[CHANCE_OF[up >> 1]], up >> 1) for up in CHANCE_FACES}
"""Chance faces in the order of their moves."""
