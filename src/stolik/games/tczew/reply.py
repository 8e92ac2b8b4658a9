"""What a rival may well do: a move that makes sense, found without trying others out.

Nobody knows the rivals' hands, so a search that imagines a new one every time learns little about
single moves of theirs. It lets them play by this instead. A rival strikes where it hurts, lays the
card that brings most, and builds close together.
"""

from stolik.games.tczew.board import BIT, Fields, beside_two
from stolik.games.tczew.cards import (
    FUTURE,
    HALL,
    LAST_CARD,
    MONUMENT,
    OBJECTS,
    UNIQUE,
)
from stolik.games.tczew.dangers import (
    ATTACKS,
    COVERS,
    ENOUGH_HALLS,
    EVENT_BIT,
    WANT_MORE_HALLS,
    City,
    Events,
    hardest,
    losses,
    survey,
    worth_of,
)
from stolik.games.tczew.deck import CATEGORY_OF
from stolik.games.tczew.effects.usable import PLANS
from stolik.games.tczew.moves import (
    EVENT,
    EXCHANGE,
    LAY,
    PICK,
    WAIT,
    Move,
    card_of,
    field_of,
    head,
    pack,
    verb_of,
)
from stolik.games.tczew.piles import pile
from stolik.games.tczew.placement import free_fields
from stolik.games.tczew.scenes import ACTION, BUILDING, PICKING
from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import SCENE

A_MONUMENT, A_SPECIAL, A_CATEGORY, A_COVER, A_HALL, A_CARD = 2.2, 1.2, 1.2, 1.0, 0.9, 0.4
"""What it is worth to lay a card; of a strike it is what the rival loses."""
STRIKING = 0.9


def reply(state: State, seat: int, luck: Chance) -> Move:
    """A move of the seat that is to move."""
    frame = state.frames[-1]
    if frame[SCENE] == ACTION:
        return _act(state, seat)
    moves = SCRIPT.legal(state, seat)
    if frame[SCENE] == PICKING:
        return _pick(state, seat, frame[2], moves)
    if frame[SCENE] == BUILDING:
        near = beside_two(state.owned[seat])
        return max(moves, key=lambda move: _building(state, seat, move, near))
    return luck.pick(moves)


def _act(state: State, seat: int) -> Move:
    best, chosen = 0.0, head(WAIT)
    hand = state.hands[seat]
    if state.limited[seat] or not hand:
        return chosen
    if pile(state):
        chosen = head(EXCHANGE, hand[0])
    near = beside_two(state.owned[seat])
    attacks = _attacks(state, seat) if hand[-1] > LAST_CARD else 0
    rivals: dict[int, City] = {}
    for card in hand:
        if card <= LAST_CARD:
            value = laying(state, seat, card)
            if value > best and (fields := free_fields(state, seat, card)):
                fields = fields & near or fields
                best, chosen = value, pack(LAY, card, fields.bit_length() - 1)
        elif EVENT_BIT[card] & attacks:
            rivals = rivals or _rivals(state, seat)
            harm, target = _aimed(card, rivals)
            if harm > best:
                town = state.towns[target] if PLANS[card].one else 0
                best, chosen = harm, pack(EVENT, card, 0, town)
        elif card in COVERS and best < A_COVER:
            test = PLANS[card].test
            if test is not None and test(state, seat, seat):
                best, chosen = A_COVER, head(EVENT, card)
    return chosen


def laying(state: State, seat: int, card: int) -> float:
    """What it brings to lay this card somewhere."""
    category = CATEGORY_OF[card]
    if category == MONUMENT:
        return A_MONUMENT
    if category in (UNIQUE, FUTURE):
        return A_SPECIAL
    own = state.owned[seat] & state.clash[category]
    if category in OBJECTS and not own:
        return A_CATEGORY
    return A_HALL if category == HALL and own.bit_count() < ENOUGH_HALLS else A_CARD


def strike(state: State, seat: int, event: int) -> float:
    """The most that an event can do."""
    if not EVENT_BIT[event] & _attacks(state, seat):
        return 0.0
    return _aimed(event, _rivals(state, seat))[0]


def _attacks(state: State, seat: int) -> Events:
    """The attacks that the seat has Town Halls enough for."""
    halls = (state.clash[HALL] & state.owned[seat]).bit_count()
    return ATTACKS & ~WANT_MORE_HALLS[min(ENOUGH_HALLS, halls)]


def _rivals(state: State, seat: int) -> dict[int, City]:
    return {each: survey(state, each) for each in range(len(state.owned)) if each != seat}


def _aimed(event: int, rivals: dict[int, City]) -> tuple[float, int]:
    """The most that an event can do, and whom to name."""
    best, target = 0.0, 0
    for rival, city in rivals.items():
        harm = STRIKING * hardest(city, EVENT_BIT[event])
        if harm > best:
            best, target = harm, rival
    return best, target


def _pick(state: State, seat: int, target: int, moves: list[Move]) -> Move:
    """Of rivals what hurts most, of the own what hurts least."""
    hits = [move for move in moves if verb_of(move) == PICK]
    loss = losses(state, target)
    hurts = [loss.get(BIT[field_of(move)]) or worth_of(state, field_of(move)) for move in hits]
    return hits[hurts.index(min(hurts) if target == seat else max(hurts))]


def _building(state: State, seat: int, move: Move, near: Fields) -> tuple[float, bool]:
    if verb_of(move) != LAY:
        return 0.0, False
    return laying(state, seat, card_of(move)), bool(BIT[field_of(move)] & near)
