"""Cards of the pile: looking at the top, and drawing some to put others under (157, 181)."""

from stolik.games.tczew.effects.running import Running, running, up_to
from stolik.games.tczew.notes import note
from stolik.games.tczew.piles import draw, keep_one, leave_hand, pile, put_under
from stolik.games.tczew.scenes import CHOOSING
from stolik.games.tczew.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import SEAT, Facts, Frame, pop, push, replace

# Look: one of the top cards is taken, the rest goes under. The frame: how many are looked at.


def look(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    look_at(state, run.user, up_to(run), facts)


def look_at(state: State, seat: int, count: int, facts: Facts) -> None:
    """Fewer if the pile is shorter, never across piles; an empty pile gives nothing (R106)."""
    count = min(count, len(pile(state)))
    note(facts, "look", player=seat, count=count)
    if count:
        push(state, (CHOOSING, seat, count))


def looked_at(state: State, frame: Frame) -> bytes:
    return pile(state)[: frame[2]]


def take_looked(state: State, frame: Frame, card: int, chance: Chance, facts: Facts) -> None:
    _, seat, count = frame
    pop(state)
    note(facts, "look-taken", (seat,), player=seat, card=card)
    keep_one(state, seat, count, card, facts)


# Sift: as many cards of the hand go under as were drawn. The frame: how many still, and which
# have been chosen.


def sift(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    drawn = draw(state, run.user, up_to(run), facts)
    if drawn:
        push(state, (CHOOSING, run.user, len(drawn)))


def left_to_sift(state: State, frame: Frame) -> bytes:
    chosen = frame[3:]
    return bytes(card for card in state.hands[frame[SEAT]] if card not in chosen)


def take_sifted(state: State, frame: Frame, card: int, chance: Chance, facts: Facts) -> None:
    """The cards go together, and under the pile even in a quick game (TCZ-R41, TCZ-R88)."""
    scene, seat, left, *chosen = frame
    chosen.append(card)
    note(facts, "sift-card", (seat,), player=seat, card=card)
    if left > 1:
        replace(state, (scene, seat, left - 1, *chosen))
        return
    for each in chosen:
        leave_hand(state, seat, each)
    put_under(state, chosen)
    note(facts, "sift", player=seat, count=len(chosen), event=running(state).event)
    pop(state)
