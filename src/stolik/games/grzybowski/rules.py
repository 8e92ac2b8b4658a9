"""The turn: take a card, lay it, perhaps use a chance, refill the market.

Each scene of the turn stands in one piece: what may be chosen, what forbids the rest, and what
an answer does. Chances, which may come at several moments, are in effects.py.
"""

from stolik.games.grzybowski.board import (
    BIT,
    FULL,
    Grid,
    diagonal_to,
    free_places,
    reach,
    row_column,
)
from stolik.games.grzybowski.cards import CARDS, OBVERSE, REVERSE, SIDES, face
from stolik.games.grzybowski.effects import (
    AFTER_LAYING,
    BEFORE_LAYING,
    BEFORE_TAKING,
    CHANCE_RULES,
    chance_choices,
    deal,
    out_of_reach,
    refuse_chance,
    use_chance,
)
from stolik.games.grzybowski.moves import (
    DIAGONAL,
    DRAW,
    END,
    LAY,
    OUTSIDE,
    TAKE,
    Move,
    head,
    moves_to,
    place_of,
    thing_of,
    verb_of,
)
from stolik.games.grzybowski.state import FROM_STACK, SLOTS_REVERSE, State, blank, turn_number
from stolik.kernel.chance import Chance
from stolik.kernel.fact import Fact
from stolik.kernel.frames import SEAT, Decision, Facts, Frame, Script
from stolik.kernel.game import Options
from stolik.kernel.refusal import Param, Refusal, illegal

# The scenes of a turn have the same numbers as its moments.
TAKING, LAYING, CLOSING = BEFORE_TAKING, BEFORE_LAYING, AFTER_LAYING


def new(players: int, options: Options, chance: Chance) -> State:
    """Shuffle all cards, deal the market and draw lots for the start (PG-001..PG-006)."""
    if players != 2:
        raise ValueError("PG-001: exactly two players")
    state = blank()
    deal(state, list(range(1, CARDS + 1)), chance)
    first = options.get("first", "lots")
    seat = chance.below(2) if first == "lots" else int(first) - 1
    state.frames = ((TAKING, seat),)
    return state


# Taking a card (PG-011, PG-012).

_TAKE_OBVERSE = tuple(head(TAKE, face(card, OBVERSE)) for card in range(CARDS + 1))
_TAKE_REVERSE = tuple(head(TAKE, face(card, REVERSE)) for card in range(CARDS + 1))


def take_choices(state: State, frame: Frame) -> list[Move]:
    a, b, c, d, e, f = state.market
    moves = [
        _TAKE_REVERSE[a],
        _TAKE_REVERSE[b],
        _TAKE_OBVERSE[c],
        _TAKE_OBVERSE[d],
        _TAKE_OBVERSE[e],
        _TAKE_OBVERSE[f],
    ]
    moves.sort()
    return moves + chance_choices(state, frame[SEAT], BEFORE_TAKING)


def take_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    verb, thing = verb_of(move), thing_of(move)
    if verb in CHANCE_RULES:
        return refuse_chance(state, frame[SEAT], move, BEFORE_TAKING)
    if verb == END:
        return illegal("PG-010", "no-pass")
    if verb == LAY:
        return illegal("PG-011", "take-first")
    if thing >> 1 not in state.market:
        return illegal("PG-011", "not-in-market", card=thing >> 1)
    return illegal("PG-014", "lies-otherwise", card=thing >> 1, side=SIDES[1 - (thing & 1)])


def take_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    seat = frame[SEAT]
    if verb_of(move) != TAKE:
        use_chance(state, seat, move, chance, facts)
        if verb_of(move) == DRAW:
            state.frames = ((LAYING, seat),)
        return
    up, market = thing_of(move), state.market
    slot = market.index(up >> 1)
    state.hand, state.slot = up, slot
    state.market = market[:slot] + b"\0" + market[slot + 1 :]
    state.frames = ((LAYING, seat),)
    if facts is not None:
        facts.append(Fact("take", {"player": seat, "card": up >> 1, "side": SIDES[up & 1]}))


# Laying it (PG-014, PG-020..PG-024).


def lay_choices(state: State, frame: Frame) -> list[Move]:
    places = free_places(state.grids[frame[SEAT]])
    moves = moves_to(head(LAY, state.hand), places)
    if state.slot == FROM_STACK:
        # A card from the stack may be laid either side up (PG-057).
        moves += moves_to(head(LAY, state.hand ^ 1), places)
    return moves + chance_choices(state, frame[SEAT], BEFORE_LAYING)


def lay_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    verb, thing, hand = verb_of(move), thing_of(move), state.hand
    if verb in CHANCE_RULES:
        return refuse_chance(state, frame[SEAT], move, BEFORE_LAYING)
    if verb == END:
        return illegal("PG-015", "lay-first")
    if verb == TAKE:
        return illegal("PG-R50", "taken-already", card=hand >> 1)
    if thing >> 1 != hand >> 1:
        return illegal("PG-014", "not-in-hand", card=thing >> 1, card_2=hand >> 1)
    if thing != hand and state.slot != FROM_STACK:
        return illegal("PG-014", "same-side", card=hand >> 1, side=SIDES[hand & 1])
    return refuse_place(state.grids[frame[SEAT]], place_of(move))


def refuse_place(grid: Grid, at: int) -> Refusal:
    """The first rule of laying that forbids a place."""
    row, column = row_column(at)
    if not grid.occupied:
        return illegal("PG-R23", "first-place", row=row, column=column)
    if grid.occupied & BIT[at]:
        return illegal("PG-025", "taken", row=row, column=column)
    if not reach(grid) & BIT[at]:
        return out_of_reach(grid, at)
    if diagonal_to(grid.occupied) & BIT[at]:
        return illegal("PG-022", "corner", row=row, column=column)
    return illegal("PG-021", "apart", row=row, column=column)


def lay_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    seat = frame[SEAT]
    verb = verb_of(move)
    if verb == LAY:
        lay(state, seat, move, facts)
    else:
        use_chance(state, seat, move, chance, facts)
        if verb not in (OUTSIDE, DIAGONAL):
            return
    if chance_choices(state, seat, AFTER_LAYING):
        state.frames = ((CLOSING, seat),)
    else:
        close(state, seat, facts)


def lay(state: State, seat: int, move: Move, facts: Facts) -> None:
    up, at = thing_of(move), place_of(move)
    own, other = state.grids[seat], state.grids[1 - seat]
    own = own.lay(at, up)
    state.grids = (own, other) if seat == 0 else (other, own)
    state.fresh, state.hand = up >> 1, 0
    if facts is not None:
        row, column = row_column(at)
        params: dict[str, Param] = {"player": seat, "card": up >> 1, "side": SIDES[up & 1]}
        facts.append(Fact("lay", {**params, "row": row, "column": column}))


# Closing the turn: a chance after laying, or the refill (PG-017, PG-018, PG-049).


def close_choices(state: State, frame: Frame) -> list[Move]:
    return [*chance_choices(state, frame[SEAT], AFTER_LAYING), head(END)]


def close_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    if verb_of(move) in CHANCE_RULES:
        return refuse_chance(state, frame[SEAT], move, AFTER_LAYING)
    return illegal("PG-015", "one-card")


def close_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    seat = frame[SEAT]
    if verb_of(move) != END:
        use_chance(state, seat, move, chance, facts)
    close(state, seat, facts)


def close(state: State, seat: int, facts: Facts) -> None:
    """Refill the market and pass the turn, or end the game."""
    if state.slot != FROM_STACK:
        refill(state, facts)
    state.fresh, state.slot, state.chance_used = 0, 0, False
    other = 1 - seat
    if len(state.grids[other].cells) < FULL:
        state.frames = ((TAKING, other),)
        return
    state.frames = ()
    if facts is not None:
        facts.append(Fact("over", {"turn": turn_number(state) - 1}))


def refill(state: State, facts: Facts) -> None:
    """The top card of the stack fills the empty slot, the same side up (PG-017, PG-R18)."""
    slot, stack = state.slot, state.stack
    card = stack[0] if stack else 0
    state.market = state.market[:slot] + bytes((card,)) + state.market[slot + 1 :]
    state.stack = stack[1:]
    if facts is not None and card:
        side = SIDES[REVERSE if slot < SLOTS_REVERSE else OBVERSE]
        facts.append(Fact("refill", {"card": card, "side": side}))


SCRIPT: Script[State] = Script(
    scenes={
        TAKING: Decision("take", take_choices, take_refuse, take_answer),
        LAYING: Decision("lay", lay_choices, lay_refuse, lay_answer),
        CLOSING: Decision("close", close_choices, close_refuse, close_answer),
    },
    out_of_turn="PG-010",
    over="PG-060",
)
