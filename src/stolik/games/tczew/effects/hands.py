"""Cards of another hand: lost, renewed, spied out, censored (155, 195, 167, 173).

Which cards they are only the two players concerned may know.
"""

from stolik.games.tczew.effects.running import Running, concerned, running, up_to
from stolik.games.tczew.notes import note
from stolik.games.tczew.piles import (
    add_to_hand,
    discard,
    draw,
    leave_hand,
    put_under,
    return_cards,
    set_hand,
)
from stolik.games.tczew.scenes import CHOOSING
from stolik.games.tczew.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts, Frame, pop, push, replace


def lose(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """Cards drawn blindly from the hand go under the pile, or are used up (TCZ-R88)."""
    for seat in concerned(state, run):
        lost: list[int] = []
        while state.hands[seat] and len(lost) < up_to(run):
            card = chance.pick(state.hands[seat])
            leave_hand(state, seat, card)
            lost.append(card)
            note(facts, "lost", (seat,), player=seat, card=card)
        return_cards(state, lost)
        note(facts, "lose", player=seat, count=len(lost))


def renew(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """The whole hand goes under the pile, and as many cards are drawn (TCZ-R88)."""
    for seat in concerned(state, run):
        hand = state.hands[seat]
        set_hand(state, seat, b"")
        put_under(state, hand)
        note(facts, "renew", player=seat, count=len(hand))
        draw(state, seat, len(hand), facts)


def victim(state: State) -> int:
    """Whose hand is open to the user."""
    target = running(state).target
    assert target is not None
    return target


def open_hand(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """The user sees the target's hand and is asked for a card of it."""
    count = len(state.hands[victim(state)])
    note(facts, "open-hand", player=run.user, player_2=victim(state), count=count)
    if count:
        push(state, (CHOOSING, run.user, 0))


# Spy: a card of the other hand for one of the own. The frame: the card taken, 0 before that.


def spied(state: State, frame: Frame) -> bytes:
    """First the target's hand, then what the user can give for the card taken."""
    _, seat, taken = frame
    if not taken:
        return state.hands[victim(state)]
    return state.hands[seat].replace(bytes((taken,)), b"")


def take_spied(state: State, frame: Frame, card: int, chance: Chance, facts: Facts) -> None:
    scene, seat, taken = frame
    target = victim(state)
    giver, taker = (seat, target) if taken else (target, seat)
    leave_hand(state, giver, card)
    add_to_hand(state, taker, bytes((card,)))
    note(facts, "hand-over", player=taker, player_2=giver)
    note(facts, "handed-over", (seat, target), player=taker, player_2=giver, card=card)
    if not taken and len(state.hands[seat]) > 1:
        replace(state, (scene, seat, card))
    else:
        pop(state)


# Censorship: a card of the other hand is used up.


def censored(state: State, frame: Frame) -> bytes:
    return state.hands[victim(state)]


def take_censored(state: State, frame: Frame, card: int, chance: Chance, facts: Facts) -> None:
    seat, target = frame[1], victim(state)
    leave_hand(state, target, card)
    discard(state, (card,))
    note(facts, "censor", player=seat, player_2=target)
    note(facts, "censored", (seat, target), player=seat, player_2=target, card=card)
    pop(state)
