"""Verbs of cards and of the turn: discard, home, sort, replace, open, hush, cut."""

from itertools import permutations

from stolik.games.ziemia.board import members
from stolik.games.ziemia.cards import ALL, Effect
from stolik.games.ziemia.clock import replace_central
from stolik.games.ziemia.effects.running import Running, keep, running
from stolik.games.ziemia.moves import (
    A_CARD,
    DONE,
    ORDER,
    PICK,
    Move,
    first_of,
    pack,
    pick,
    second_of,
    third_of,
    verb_of,
)
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.renewal import discard_shown, send_home
from stolik.games.ziemia.scenes import CARD
from stolik.games.ziemia.scenes import ORDER as ORDERING
from stolik.games.ziemia.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Decision, Facts, Frame, pop, push
from stolik.kernel.refusal import Refusal, illegal

# Face-up Renewal cards go (cards 1, 61, 104); those picked stay in their place until all are.


def do_discard(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    left = len(state.shown) if effect.count == ALL else effect.count
    run = run._replace(met=0, left=left)
    keep(state, run)
    slots = discardable(state, run)
    if not slots:
        return
    if effect.which == "fullest" and len(slots) == 1:
        discard_shown(state, slots, chance, facts)
    else:
        push(state, (CARD, run.seat))


def discardable(state: State, run: Running) -> list[int]:
    """The places of the display that may still be picked."""
    counts = [len(each) - each.count(0) for each in state.standing]
    if run.effect.which == "fullest":
        return [slot for slot, count in enumerate(counts) if count == max(counts)]
    return [slot for slot, count in enumerate(counts) if not count and not run.met >> slot & 1]


def card_choices(state: State, frame: Frame) -> list[Move]:
    run = running(state)
    moves = sorted(pick(A_CARD, state.shown[slot]) for slot in discardable(state, run))
    return moves if run.effect.which == "fullest" else [*moves, pack(DONE)]


def card_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    run = running(state)
    if verb_of(move) == DONE:
        return illegal("TZ-R51", "must-pick", card=run.card)
    if verb_of(move) != PICK or first_of(move) != A_CARD:
        return illegal("TZ-R23", "finish-card", card=run.card)
    card = second_of(move)
    if card not in state.shown:
        return illegal("TZ-036", "not-shown", card=card)
    reason = "not-fullest" if run.effect.which == "fullest" else "not-empty"
    return illegal("TZ-R69", reason, card=run.card, card_2=card)


def card_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    pop(state)
    run = running(state)
    if verb_of(move) == PICK:
        slot = state.shown.index(second_of(move))
        run = run._replace(met=run.met | 1 << slot, left=run.left - 1)
        keep(state, run)
        if run.left and run.effect.which == "empty" and discardable(state, run):
            push(state, (CARD, run.seat))
            return
    discard_shown(state, members(run.met), chance, facts)


def do_home(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    """Every Citizen on the display goes home; the cards stay (card 19)."""
    for slot in range(len(state.shown)):
        send_home(state, slot)
    note(facts, "sent-home")


# The top of the Regime deck, seen by all and put in order (card 92).


def do_sort(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    seen = min(effect.count, len(state.regime.deck))
    state.known = max(state.known, seen)
    keep(state, run._replace(left=seen))
    note(facts, "seen", cards=", ".join(str(card) for card in state.regime.deck[:seen]))
    if seen > 1:
        push(state, (ORDERING, run.seat))


def order_choices(state: State, frame: Frame) -> list[Move]:
    top = state.regime.deck[: running(state).left]
    return sorted(pack(ORDER, *order) for order in permutations(top))


def order_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    run = running(state)
    if verb_of(move) != ORDER:
        return illegal("TZ-R23", "finish-card", card=run.card)
    top = ", ".join(str(card) for card in state.regime.deck[: run.left])
    return illegal("TZ-041", "other-cards", card=run.card, cards=top)


def order_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    pop(state)
    count = running(state).left
    order = bytes((first_of(move), second_of(move), third_of(move))[:count])
    state.regime = state.regime._replace(deck=order + state.regime.deck[count:])
    note(facts, "sorted", player=frame[1])


# The rest of the turn.


def do_replace(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    replace_central(state, chance, facts)


def do_open(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    """Renewal fields of every faction are open (card 70)."""
    state.turn = state.turn._replace(open=True)


def do_hush(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    """No Church actions for the rest of the turn (card 18)."""
    state.turn = state.turn._replace(hushed=True)


def do_cut(state: State, run: Running, effect: Effect, chance: Chance, facts: Facts) -> None:
    """The Telephone is closed until the active player's next turn (card 17)."""
    state.cut = run.seat + 1


PICKING_CARD: Decision[State] = Decision("card", card_choices, card_refuse, card_answer)
ORDERING_CARDS: Decision[State] = Decision("order", order_choices, order_refuse, order_answer)
