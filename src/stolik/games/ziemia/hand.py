"""Renewal cards in hand, and when they may be played (TZ-041, TZ-045, TZ-R23)."""

from stolik.games.ziemia.board import NOWHERE, members
from stolik.games.ziemia.cards import FIRST_RENEWAL, LAST_RENEWAL, RESISTANCE
from stolik.games.ziemia.deck import CENTRAL_WITH, WHEN_OF
from stolik.games.ziemia.moves import PLAY, Move, first_of, pack
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.pool import lose
from stolik.games.ziemia.scenes import EFFECT
from stolik.games.ziemia.state import State, active_seat
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Aside, Facts, Frame, push
from stolik.kernel.refusal import Refusal, illegal

CENSORSHIP = CENTRAL_WITH["play-costs"]


def _cards_for(*whens: str) -> int:
    numbers = range(FIRST_RENEWAL, LAST_RENEWAL + 1)
    return sum(1 << card for card in numbers if WHEN_OF[card] in whens)


OWN_TURN, ANY_TURN = _cards_for("any", "own"), _cards_for("any")
PLAYS = tuple(pack(PLAY, card) for card in range(LAST_RENEWAL + 1))


def play_choices(state: State, seat: int) -> list[Move]:
    """What a seat may play while the active player is to place, to draw or to end the turn."""
    if not state.hands[seat]:
        return []
    allowed = state.hands[seat] & (OWN_TURN if seat == active_seat(state) else ANY_TURN)
    return [PLAYS[card] for card in members(allowed)]


def refuse_play(state: State, seat: int, card: int) -> Refusal:
    if not state.hands[seat] >> card & 1:
        return illegal("TZ-040", "not-in-hand", card=card)
    if WHEN_OF[card] == "reaction":
        return illegal("TZ-R23", "only-reaction", card=card)
    return illegal("TZ-R23", "only-own-turn", card=card)


def leave_hand(state: State, seat: int, card: int) -> None:
    state.hands = (*state.hands[:seat], state.hands[seat] & ~(1 << card), *state.hands[seat + 1 :])


def discard(state: State, seat: int, card: int) -> None:
    """From the hand to the discard pile, unplayed."""
    leave_hand(state, seat, card)
    state.renewal_used |= 1 << card


def begin(state: State, seat: int, card: int, facts: Facts) -> None:
    """Play a card: its effects come next."""
    leave_hand(state, seat, card)
    note(facts, "play", player=seat, card=card)
    push(state, (EFFECT, seat, card, 0, NOWHERE, 0, 0))


def finish(state: State, card: int, facts: Facts) -> None:
    """A card has been played and resolved (TZ-045; card 45)."""
    state.renewal_used |= 1 << card
    if state.central == CENSORSHIP:
        lose(state, RESISTANCE, 1, facts)


# Whoever waits may still play a card that says "any moment".


def aside_choices(state: State, frame: Frame, seat: int) -> list[Move]:
    return play_choices(state, seat)


def aside_refuse(state: State, frame: Frame, seat: int, move: Move) -> Refusal | None:
    return refuse_play(state, seat, first_of(move)) if move >> 24 == PLAY else None


def aside_answer(
    state: State, frame: Frame, seat: int, move: Move, chance: Chance, facts: Facts
) -> None:
    begin(state, seat, first_of(move), facts)


INTERJECTING: Aside[State] = Aside("interject", aside_choices, aside_refuse, aside_answer)
