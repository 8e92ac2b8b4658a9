"""Which moves of a long list are worth a look, told without trying them out.

Most of a list are the same few cards on many fields. Two fields of each card are looked at, the
ones with most own neighbours, and of the cards first those that bring most.
"""

from stolik.games.tczew.board import BESIDE, BIT, Fields, beside_two
from stolik.games.tczew.cards import LAST_CARD
from stolik.games.tczew.dangers import ATTACKS, EVENT_BIT, losses, worth_of
from stolik.games.tczew.moves import EVENT, LAY, PICK, Move, card_of, field_of, verb_of
from stolik.games.tczew.reply import A_COVER, laying, strike
from stolik.games.tczew.scenes import AIMING, PICKING
from stolik.games.tczew.state import State, all_owned
from stolik.kernel.frames import SCENE

FIELDS = 2
"""So many fields of each card."""
A_PRIZE, CLOSE = 1.0, 0.3
"""What a field is worth beside a card of nobody, and beside two own ones."""


def glance(state: State, seat: int, moves: list[Move]) -> list[Move]:
    """Those worth a look, the most promising first."""
    frame = state.frames[-1]
    if frame[SCENE] == PICKING:
        worth = _hitting(state, [frame[2]], moves)
    elif frame[SCENE] == AIMING:
        worth = _hitting(state, [each for each in range(len(state.owned)) if each != seat], moves)
    else:
        worth = _acting(state, seat, moves)
    return sorted(worth, key=lambda move: (-worth[move], move))


def _hitting(state: State, targets: list[int], moves: list[Move]) -> dict[Move, float]:
    loss: dict[Fields, float] = {}
    for target in targets:
        loss |= losses(state, target)
    return {
        move: loss.get(BIT[field_of(move)]) or worth_of(state, field_of(move))
        for move in moves
        if verb_of(move) == PICK
    }


def _acting(state: State, seat: int, moves: list[Move]) -> dict[Move, float]:
    near = beside_two(state.owned[seat])
    nobody = state.occupied & ~all_owned(state)
    by_card: dict[int, list[tuple[float, Move]]] = {}
    worth: dict[Move, float] = {}
    for move in moves:
        verb, card = verb_of(move), card_of(move)
        if verb == LAY:
            at = BIT[field_of(move)]
            place = CLOSE if at & near else 0.0
            if BESIDE[field_of(move)] & nobody:
                place += A_PRIZE
            by_card.setdefault(card, []).append((place, move))
        elif verb == EVENT and card > LAST_CARD:
            harm = strike(state, seat, card) if EVENT_BIT[card] & ATTACKS else A_COVER
            worth[move] = harm
        else:
            worth[move] = 0.0
    for card, places in by_card.items():
        value = laying(state, seat, card)
        places.sort(reverse=True)
        for place, move in places[:FIELDS]:
            worth[move] = value + place
    return worth
