"""Piles, hands and the used cards: drawing, returning, and the change of epochs."""

from bisect import bisect
from collections.abc import Iterable

from stolik.games.tczew.city import BYTE
from stolik.games.tczew.notes import note
from stolik.games.tczew.state import FIRST_PILE, LAST_PILE, State
from stolik.kernel.frames import Facts

HAND = 5


def pile(state: State) -> bytes:
    """The pile one draws from now, the top first; none once the last one has run out (TCZ-R87)."""
    return b"" if state.epoch > state.last_epoch else state.piles[state.epoch - FIRST_PILE]


def _set_pile(state: State, cards: bytes) -> None:
    piles = list(state.piles)
    piles[state.epoch - FIRST_PILE] = cards
    state.piles = tuple(piles)


def turn_epoch(state: State, facts: Facts) -> None:
    """As soon as a pile is empty the next epoch is current, and never back (TCZ-045, TCZ-R38)."""
    while state.epoch < LAST_PILE and not state.piles[state.epoch - FIRST_PILE]:
        state.epoch += 1
        if state.epoch <= state.last_epoch:  # beyond it nothing begins (TCZ-R87)
            note(facts, "epoch", number=state.epoch)


def take_top(state: State, count: int, facts: Facts) -> bytes:
    """Up to so many cards from the top, across piles where one runs out (TCZ-R38)."""
    cards = pile(state)
    if len(cards) > count:
        _set_pile(state, cards[count:])
        return cards[:count]
    taken = b""
    while len(taken) < count and (cards := pile(state)):
        part = cards[: count - len(taken)]
        taken += part
        _set_pile(state, cards[len(part) :])
        turn_epoch(state, facts)
    return taken


def put_under(state: State, cards: Iterable[int]) -> None:
    """Under the pile of the current epoch, the highest number at the very bottom (TCZ-R41)."""
    _set_pile(state, state.piles[state.epoch - FIRST_PILE] + bytes(sorted(cards)))


def discard(state: State, cards: Iterable[int]) -> None:
    """To the used cards, from which nothing returns (TCZ-004)."""
    for card in cards:
        state.used |= 1 << card


def return_cards(state: State, cards: Iterable[int]) -> None:
    """What an event sends to the current cards, or, sped up, to the used (TCZ-053, TCZ-R88)."""
    if state.speed:
        discard(state, cards)
    else:
        put_under(state, cards)


# Hands.


def set_hand(state: State, seat: int, hand: bytes) -> None:
    hands = list(state.hands)
    hands[seat] = hand
    state.hands = tuple(hands)


def leave_hand(state: State, seat: int, card: int) -> None:
    set_hand(state, seat, state.hands[seat].replace(BYTE[card], b""))


def add_to_hand(state: State, seat: int, cards: bytes) -> None:
    hand = state.hands[seat]
    for card in cards:
        place = bisect(hand, card)
        hand = hand[:place] + BYTE[card] + hand[place:]
    set_hand(state, seat, hand)


def draw(state: State, seat: int, count: int, facts: Facts) -> bytes:
    """Cards from the top into a hand; only its owner is told which."""
    cards = take_top(state, count, facts)
    if not cards:
        return cards
    add_to_hand(state, seat, cards)
    tell_draw(seat, cards, facts)
    return cards


def tell_draw(seat: int, cards: bytes, facts: Facts) -> None:
    if facts is not None:
        note(facts, "draw", player=seat, count=len(cards))
        for card in cards:
            note(facts, "drawn", (seat,), player=seat, card=card)


def keep_one(state: State, seat: int, count: int, card: int, facts: Facts) -> None:
    """Of the top cards one goes to the hand, the rest under; the epoch turns only then (157)."""
    cards = pile(state)
    rest = [each for each in cards[:count] if each != card]
    _set_pile(state, cards[count:] + bytes(sorted(rest)))
    add_to_hand(state, seat, BYTE[card])
    turn_epoch(state, facts)


def refill(state: State, seat: int, facts: Facts) -> None:
    """Draw up to five; with five or more nothing happens (TCZ-043, TCZ-R37)."""
    hand, cards = state.hands[seat], pile(state)
    missing = HAND - len(hand)
    if missing == 1 and len(cards) > 1:
        _take_one(state, seat, hand, cards, cards[1:], facts)
    elif missing > 0:
        draw(state, seat, missing, facts)


def exchange(state: State, seat: int, card: int, facts: Facts) -> None:
    """The card goes under the pile first, so it never comes right back (TCZ-041, TCZ-R40)."""
    note(facts, "exchange", player=seat)
    hand, cards = state.hands[seat].replace(BYTE[card], b""), pile(state)
    _take_one(state, seat, hand, cards, cards[1:] + BYTE[card], facts)


def _take_one(
    state: State, seat: int, hand: bytes, cards: bytes, rest: bytes, facts: Facts
) -> None:
    """The usual draw: one card, and the pile does not run out."""
    _set_pile(state, rest)
    place = bisect(hand, cards[0])
    set_hand(state, seat, hand[:place] + cards[:1] + hand[place:])
    if facts is not None:
        tell_draw(seat, cards[:1], facts)
