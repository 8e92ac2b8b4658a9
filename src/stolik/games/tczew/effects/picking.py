"""Picking cards of the map: who is asked, for what, and how often."""

from stolik.games.tczew.board import BESIDE, BOARD, NAMES, STARTS, Fields, beside, members
from stolik.games.tczew.cards import NONE
from stolik.games.tczew.city import shown
from stolik.games.tczew.deck import EVENTS
from stolik.games.tczew.effects.running import Running, concerned, keep, mask, running, up_to
from stolik.games.tczew.effects.shields import shielded
from stolik.games.tczew.effects.sieves import GROUNDS, Aim, Sieve, shield_sieve
from stolik.games.tczew.notes import note
from stolik.games.tczew.scenes import PICKING
from stolik.games.tczew.state import State, all_owned
from stolik.kernel.chance import Chance
from stolik.kernel.frames import SEAT, Facts, Frame, pop, push, replace

# The frame of a question: who picks, from whom, how many still, and how many fields had been
# picked before this effect.


def ask(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """Ask for each target in turn order; who has nothing that could be picked is passed over."""
    for seat in reversed(concerned(state, run)):
        asked = seat if run.effect.by == "target" else run.user
        frame = (PICKING, asked, seat, up_to(run), len(run.picked))
        if pickable(state, aim_of(run, frame)):
            push(state, frame)


def aim_of(run: Running, frame: Frame) -> Aim:
    _, _, seat, _, before = frame
    earlier, fresh = mask(run.picked[:before]), mask(run.picked[before:])
    return Aim(run.user, seat, run.event, run.effect, earlier, fresh)


def may_stop(run: Running, frame: Frame) -> bool:
    """Numbers are maxima (TCZ-055); but who is told to give up a card of his own must do so."""
    return run.effect.by == "user"


def take_pick(state: State, frame: Frame, at: int, chance: Chance, facts: Facts) -> None:
    """One field more; the cards leave together later (TCZ-R49)."""
    run = running(state)
    run.picked += (at,)
    keep(state, run)
    note(facts, "pick", player=frame[SEAT], card=state.cards[at], field=NAMES[at])
    frame = (*frame[:3], frame[3] - 1, frame[4])
    if frame[3] and pickable(state, aim_of(run, frame)):
        replace(state, frame)
    else:
        pop(state)


# What may be picked (TCZ-R47, TCZ-R49, TCZ-R51, TCZ-R52, TCZ-R55, TCZ-R66).


def sieves(state: State, aim: Aim) -> list[Sieve]:
    return [
        *card_sieves(state, aim.seat),
        Sieve("TCZ-055", "pick-again", BOARD & ~aim.before & ~aim.fresh),
        *category_sieves(state, aim),
        *place_sieves(state, aim),
        shield_sieve(state, aim),
    ]


def pickable(state: State, aim: Aim) -> Fields:
    """What all sieves let through, worked out at once; the tests hold the two together."""
    effect = aim.effect
    fields = state.owned[aim.seat] & ~STARTS & ~aim.before & ~aim.fresh
    if effect.of:
        fields &= showing(state, effect.of)
    if effect.without:
        fields &= ~showing(state, effect.without)
    for sieve in place_sieves(state, aim):
        fields &= sieve.fields
    if fields and EVENTS[aim.event].shield != NONE:
        fields &= ~shielded(state, aim.seat, EVENTS[aim.event])
    return fields


def card_sieves(state: State, seat: int) -> list[Sieve]:
    """A card of this seat, and no Start Card."""
    return [
        Sieve("TCZ-R46", "pick-empty", state.occupied),
        Sieve("TCZ-R51", "pick-start", BOARD & ~STARTS),
        Sieve("TCZ-R52", "pick-nobody", BOARD & ~(state.occupied & ~all_owned(state))),
        Sieve("TCZ-048", "pick-other", state.owned[seat]),
    ]


def category_sieves(state: State, aim: Aim) -> list[Sieve]:
    """Only the visible category counts."""
    found: list[Sieve] = []
    if aim.effect.of:
        fit, below = showing(state, aim.effect.of), 0
        for category in aim.effect.of:
            below |= state.clash[category] & ~fit
        found.append(Sieve("TCZ-R55", "pick-covered", BOARD & ~below))
        found.append(Sieve("TCZ-049", "pick-category", fit))
    if aim.effect.without:
        found.append(Sieve("TCZ-049", "pick-category", BOARD & ~showing(state, aim.effect.without)))
    return found


def showing(state: State, categories: tuple[int, ...]) -> Fields:
    fields: Fields = 0
    for category in categories:
        fields |= shown(state, category)
    return fields


def place_sieves(state: State, aim: Aim) -> list[Sieve]:
    """Where the card must lie."""
    effect = aim.effect
    found: list[Sieve] = []
    if effect.on:
        found.append(Sieve("TCZ-049", "pick-ground", GROUNDS[effect.on]))
    if effect.touching == "user":
        found.append(Sieve("TCZ-R66", "pick-apart", beside(state.owned[aim.user])))
    if effect.touching == "picked":
        found.append(Sieve("TCZ-R49", "pick-not-beside", beside(aim.before)))
    if effect.neighbours:
        found.append(Sieve("TCZ-R49", "pick-neighbours", neighboured(state, effect.neighbours)))
    if effect.together and aim.fresh:
        found.append(Sieve("TCZ-R49", "pick-together", beside(aim.fresh)))
    return found


def neighboured(state: State, count: int) -> Fields:
    """Cards with exactly so many neighbouring cards, whoever owns them."""
    return sum(
        1 << at
        for at in members(state.occupied)
        if (BESIDE[at] & state.occupied).bit_count() == count
    )
