"""The turn in Epochs III to V: what comes before the action, the action, and the end of it.

A turn begins with processes that tick and with turns to sit out. Then one of four things is done
(TCZ-038); in the extended game a plebiscite may come before or after it. The turn ends with the
refill, which belongs to the action (TCZ-R95), and with the tests for the end (ending.py).
"""

from stolik.games.tczew.cards import LAST_CARD
from stolik.games.tczew.city import BYTE
from stolik.games.tczew.effects import event_choices, refuse_event, start_event, tick
from stolik.games.tczew.ending import next_seat, over
from stolik.games.tczew.moves import (
    AGREE,
    DECLINE,
    END,
    EVENT,
    EXCHANGE,
    LAY,
    PLEBISCITE,
    PROPOSE,
    WAIT,
    Move,
    card_of,
    field_of,
    head,
    second_of,
    verb_of,
)
from stolik.games.tczew.notes import note
from stolik.games.tczew.piles import exchange, leave_hand, pile, refill
from stolik.games.tczew.placement import lay, lay_choices, refuse_field
from stolik.games.tczew.plebiscite import hold, plebiscite_choices, refuse_plebiscite
from stolik.games.tczew.processes import count_down, halt, next_tick
from stolik.games.tczew.scenes import ACTION, AFTER, TURN_END, TURN_START
from stolik.games.tczew.state import State
from stolik.games.tczew.vote import may_propose, propose, refuse_proposal
from stolik.kernel.chance import Chance
from stolik.kernel.frames import SEAT, Facts, Frame, replace
from stolik.kernel.refusal import Refusal, illegal

# Before the action: processes tick, and a turn may have to be sat out (TCZ-R62, R63, R108).


def start_turn(state: State, frame: Frame, chance: Chance, facts: Facts) -> None:
    _, seat, looked_at = frame
    index = next_tick(state, seat, looked_at)
    if index is not None:
        replace(state, (TURN_START, seat, index + 1))
        tick(state, index, chance, facts)
    elif state.skips[seat]:
        sit_out(state, seat, facts)
    else:
        state.frames = ((ACTION, seat),)


def sit_out(state: State, seat: int, facts: Facts) -> None:
    """No action, no refill, no plebiscite; it counts as waiting (TCZ-R63, TCZ-R110)."""
    state.skips = with_byte(state.skips, seat, state.skips[seat] - 1)
    note(facts, "sit-out", player=seat)
    count_wait(state)
    close(state, seat, facts)


def with_byte(values: bytes, seat: int, value: int) -> bytes:
    return values[:seat] + BYTE[value] + values[seat + 1 :]


def count_wait(state: State) -> None:
    state.idle = 0 if pile(state) else state.idle + 1
    state.quiet += 1


# The action (TCZ-038..TCZ-042).

_EXCHANGE = tuple(head(EXCHANGE, card) for card in range(256))
_WAIT, _PROPOSE, _END = head(WAIT), head(PROPOSE), head(END)


def action_choices(state: State, frame: Frame) -> list[Move]:
    seat = frame[SEAT]
    hand = state.hands[seat]
    moves: list[Move] = []
    if not state.limited[seat]:
        moves = lay_choices(state, seat, hand)
        if hand and hand[-1] > LAST_CARD:
            moves += event_choices(state, seat)
    if pile(state):
        moves += [_EXCHANGE[card] for card in hand]
    moves.append(_WAIT)
    if state.extended:
        moves += plebiscite_choices(state, seat)
    if state.vote and may_propose(state, frame):
        moves.append(_PROPOSE)
    return moves


def action_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    seat, verb = frame[SEAT], verb_of(move)
    if verb == PLEBISCITE:
        return refuse_plebiscite(state, seat, move)
    if verb in (PROPOSE, AGREE, DECLINE):
        return refuse_proposal(state, frame, verb)
    if verb == EXCHANGE:
        return refuse_exchange(state, seat, card_of(move))
    if verb == END:
        return illegal("TCZ-042", "wait-instead")
    if verb not in (LAY, EVENT):
        return illegal("TCZ-038", "four-actions")
    if state.limited[seat]:
        return illegal("TCZ-R108", "limited")
    return refuse_card(state, seat, move)


def refuse_exchange(state: State, seat: int, card: int) -> Refusal:
    if card not in state.hands[seat]:
        return illegal("TCZ-041", "not-in-hand", card=card)
    if state.epoch > state.last_epoch:
        return illegal("TCZ-R87", "no-more-drawing")
    return illegal("TCZ-R39", "pile-empty")


def refuse_card(state: State, seat: int, move: Move) -> Refusal:
    """A card to lay or to use as an event."""
    card, laying = card_of(move), verb_of(move) == LAY
    rule = "TCZ-039" if laying else "TCZ-040"
    if laying != (card <= LAST_CARD):
        return illegal(rule, "lay-event" if laying else "no-event", card=card)
    if card not in state.hands[seat]:
        return illegal(rule, "not-in-hand", card=card)
    if laying:
        return refuse_field(state, seat, card, field_of(move))
    return refuse_event(state, seat, move)


def action_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    seat, verb = frame[SEAT], verb_of(move)
    if verb == PLEBISCITE:
        hold(state, seat, move, chance, facts)
    elif verb == PROPOSE:
        propose(state, seat, facts)
    elif verb == EVENT:
        state.idle = state.quiet = 0
        state.frames = ((TURN_END, seat),)
        use_event(state, seat, card_of(move), second_of(move), facts)
    else:
        act(state, seat, verb, move, facts)
        finish(state, seat, facts)


def act(state: State, seat: int, verb: int, move: Move, facts: Facts) -> None:
    """Lay, exchange or wait."""
    if verb == LAY:
        card = card_of(move)
        state.idle = state.quiet = 0
        leave_hand(state, seat, card)
        lay(state, seat, card, field_of(move), facts)
    elif verb == EXCHANGE:
        state.idle = 0
        state.quiet += 1
        exchange(state, seat, card_of(move), facts)
    else:
        count_wait(state)
        note(facts, "wait", player=seat)


def use_event(state: State, seat: int, event: int, town: int, facts: Facts) -> None:
    """The card leaves the hand and is handed to the player concerned (TCZ-046)."""
    leave_hand(state, seat, event)
    target = state.towns.index(town) if town else None
    if target is None:
        note(facts, "event", player=seat, event=event)
    else:
        note(facts, "event-on", player=seat, event=event, player_2=target)
    start_event(state, seat, event, target)


# After the action: the refill, perhaps a plebiscite, and the next turn.


def end_turn(state: State, frame: Frame, chance: Chance, facts: Facts) -> None:
    finish(state, frame[SEAT], facts)


def finish(state: State, seat: int, facts: Facts) -> None:
    """The action is done."""
    if not state.dry[seat] & 1:
        refill(state, seat, facts)
    if state.extended and plebiscite_choices(state, seat):
        state.frames = ((AFTER, seat),)
    else:
        close(state, seat, facts)


def after_choices(state: State, frame: Frame) -> list[Move]:
    return [*plebiscite_choices(state, frame[SEAT]), _END]


def after_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    if verb_of(move) == PLEBISCITE:
        return refuse_plebiscite(state, frame[SEAT], move)
    return illegal("TCZ-038", "one-action")


def after_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    if verb_of(move) == PLEBISCITE:
        hold(state, frame[SEAT], move, chance, facts)
    close(state, frame[SEAT], facts)


def close(state: State, seat: int, facts: Facts) -> None:
    """The turn is over: what lay on it is used up, and the game ends or the next one begins."""
    if state.held:
        state.idle = state.quiet = 0
    if state.dry[seat]:
        state.dry = with_byte(state.dry, seat, state.dry[seat] >> 1)
    if state.limited[seat]:
        state.limited = with_byte(state.limited, seat, 0)
    if state.processes:
        count_down(state, seat, facts)
        halt(state, facts)
    if over(state, seat, facts):
        state.frames = ()
    else:
        pass_turn(state, next_seat(state, seat))


def pass_turn(state: State, seat: int) -> None:
    """The seat is next; only processes and turns to sit out come before its action."""
    state.held = False
    state.round += seat == state.first
    if state.processes or state.skips[seat]:
        state.frames = ((TURN_START, seat, 0),)
    else:
        state.frames = ((ACTION, seat),)
