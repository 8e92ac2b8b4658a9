"""Events that build: cards laid one after another, and one picked up before (TCZ-R53, R109)."""

from stolik.games.tczew.board import BESIDE, BIT, BOARD, NAMES, Fields
from stolik.games.tczew.cards import CATEGORIES, LAST_CARD, NONE, OBJECTS
from stolik.games.tczew.city import lift
from stolik.games.tczew.deck import CATEGORY_OF
from stolik.games.tczew.districts import settle
from stolik.games.tczew.effects.picking import card_sieves, showing
from stolik.games.tczew.effects.running import Running, running, up_to
from stolik.games.tczew.effects.sieves import Aim, Sieve, let_through
from stolik.games.tczew.moves import DONE, LAY, Move, card_of, field_of, head, verb_of
from stolik.games.tczew.notes import note
from stolik.games.tczew.piles import add_to_hand, leave_hand
from stolik.games.tczew.placement import free_fields, lay, lay_choices, refuse_field
from stolik.games.tczew.scenes import BUILDING, PICKING
from stolik.games.tczew.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import SEAT, Decision, Facts, Frame, pop, push, replace
from stolik.kernel.refusal import Refusal, illegal

# Picking up an own Object (191).


def ask(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    push(state, (PICKING, run.user, run.user, 1, len(run.picked)))


def sieves(state: State, aim: Aim) -> list[Sieve]:
    """An own Object without a substitute."""
    return [
        *card_sieves(state, aim.seat),
        Sieve("TCZ-R55", "pick-covered", BOARD & ~state.covered),
        Sieve("TCZ-049", "pick-category", showing(state, tuple(OBJECTS))),
    ]


def fields(state: State, aim: Aim) -> Fields:
    return let_through(sieves(state, aim))


def lacking_pickup(state: State, aim: Aim) -> Refusal | None:
    if fields(state, aim):
        return None
    return illegal("TCZ-R53", "nothing-to-pick-up", event=aim.event)


def take_pick(state: State, frame: Frame, at: int, chance: Chance, facts: Facts) -> None:
    """Districts are settled before anything is built; nobody inherits from himself (R74)."""
    seat, card = frame[SEAT], state.cards[at]
    lift(state, BIT[at])
    add_to_hand(state, seat, bytes((card,)))
    note(facts, "pick-up", player=seat, card=card, field=NAMES[at])
    pop(state)
    settle(state, seat, chance, facts, (seat,))


# Building. The frame: how many cards still, and the field of the last one plus one, 0 before the
# first.


def build(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    frame = (BUILDING, run.user, up_to(run), 0)
    if lays(state, run, frame):
        push(state, frame)


def lays(state: State, run: Running, frame: Frame) -> list[Move]:
    """Every card that may come next, by all rules of laying and those of the event."""
    _, seat, _, last = frame
    cards = beginners(state, seat, NONE if last else run.effect.first)
    moves = lay_choices(state, seat, cards)
    if last and run.effect.chain:
        return [move for move in moves if near(last) & BIT[field_of(move)]]
    return moves


def beginners(state: State, seat: int, first: int) -> bytes:
    """The cards to lay, only those of one category if the event begins with it."""
    if first == NONE:
        return bytes(card for card in state.hands[seat] if card <= LAST_CARD)
    return bytes(card for card in state.hands[seat] if CATEGORY_OF[card] == first)


def near(last: int) -> Fields:
    """The fields beside the card laid before."""
    return BESIDE[last - 1]


def lacking_build(state: State, aim: Aim) -> Refusal | None:
    """The event cannot be used without a legal placement of its first card."""
    first = aim.effect.first
    cards = beginners(state, aim.user, first)
    if any(free_fields(state, aim.user, card) for card in cards):
        return None
    if first == NONE:
        return illegal("TCZ-R53", "nothing-to-build", event=aim.event)
    return illegal("TCZ-R109", "nothing-to-begin", event=aim.event, category=CATEGORIES[first])


def may_stop(run: Running, frame: Frame) -> bool:
    """An event that begins with building builds something; 191 may leave it (TCZ-R53)."""
    return bool(frame[3]) or run.next > 1


def choices(state: State, frame: Frame) -> list[Move]:
    run = running(state)
    moves = lays(state, run, frame)
    if may_stop(run, frame):
        moves.append(head(DONE))
    return moves


def refuse(state: State, frame: Frame, move: Move) -> Refusal:
    run = running(state)
    _, seat, _, last = frame
    card, at = card_of(move), field_of(move)
    if verb_of(move) == DONE:
        return illegal("TCZ-R53", "build-one", event=run.event)
    if verb_of(move) != LAY:
        return illegal("TCZ-049", "build-first", event=run.event)
    if card > LAST_CARD:
        return illegal("TCZ-039", "lay-event", card=card)
    if card not in state.hands[seat]:
        return illegal("TCZ-039", "not-in-hand", card=card)
    first = run.effect.first
    if not last and first not in (NONE, CATEGORY_OF[card]):
        code = CATEGORIES[first]
        return illegal("TCZ-R109", "begin-with", event=run.event, card=card, category=code)
    if last and run.effect.chain and not near(last) & BIT[at]:
        return illegal(
            "TCZ-049", "chain", event=run.event, card=card, field=NAMES[at],
            card_2=state.cards[last - 1], field_2=NAMES[last - 1],
        )  # fmt: skip
    return refuse_field(state, seat, card, at)


def answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    if verb_of(move) == DONE:
        pop(state)
        return
    scene, seat, left, _ = frame
    at = field_of(move)
    leave_hand(state, seat, card_of(move))
    lay(state, seat, card_of(move), at, facts)
    frame = (scene, seat, left - 1, at + 1)
    if left > 1 and lays(state, running(state), frame):
        replace(state, frame)
    else:
        pop(state)


BUILDING_CARDS: Decision[State] = Decision("build", choices, refuse, answer)
