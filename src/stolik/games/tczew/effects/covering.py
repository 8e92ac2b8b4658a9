"""Substitutes: where one may be laid, and the one that can be taken off again (TCZ-060..063)."""

from stolik.games.tczew import city
from stolik.games.tczew.board import BOARD, NAMES, Fields, beside
from stolik.games.tczew.cards import CONTAMINATION, OBJECTS, SPECIALS
from stolik.games.tczew.deck import EVENTS, SUB_CATEGORY, SUB_INDEX
from stolik.games.tczew.effects.looking import look_at
from stolik.games.tczew.effects.picking import card_sieves
from stolik.games.tczew.effects.running import Running, running
from stolik.games.tczew.effects.shields import shielded
from stolik.games.tczew.effects.sieves import GROUNDS, Aim, Sieve, shield_sieve
from stolik.games.tczew.notes import note
from stolik.games.tczew.scenes import PICKING
from stolik.games.tczew.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts, Frame, pop, push
from stolik.kernel.refusal import Refusal, illegal


def ask(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """The user says which card is covered; there is one, or the event could not be used."""
    seat = run.user if run.target is None else run.target
    push(state, (PICKING, run.user, seat, 1, len(run.picked)))


def sieves(state: State, aim: Aim) -> list[Sieve]:
    """What the substitute of the event may cover (TCZ-061, TCZ-062, TCZ-R56..TCZ-R58)."""
    alike = state.clash[SUB_CATEGORY[SUB_INDEX[aim.event]]]
    return [
        *card_sieves(state, aim.seat),
        Sieve("TCZ-061", "cover-twice", BOARD & ~state.covered),
        Sieve("TCZ-R56", "cover-kind", coverable(state, aim)),
        Sieve("TCZ-049", "pick-category", named(state, aim)),
        Sieve("TCZ-062", "cover-clash", BOARD & ~beside(alike), alike),
        shield_sieve(state, aim),
    ]


def fields(state: State, aim: Aim) -> Fields:
    """What all sieves let through, worked out at once; the tests hold the two together."""
    alike = SUB_CATEGORY[SUB_INDEX[aim.event]]
    found = state.owned[aim.seat] & ~state.covered & ~state.near[alike]
    found &= coverable(state, aim) & named(state, aim)
    return found & ~shielded(state, aim.seat, EVENTS[aim.event])


def coverable(state: State, aim: Aim) -> Fields:
    """Objects; of a target also Special Objects. Never Start Cards or Services."""
    special = aim.effect.whose == "target"
    return _any_of(state, (*OBJECTS, *SPECIALS) if special else tuple(OBJECTS))


def named(state: State, aim: Aim) -> Fields:
    """The categories or fields that the event names; no more than one of the two if `either`."""
    effect = aim.effect
    kind = _any_of(state, effect.of) if effect.of else BOARD
    ground = GROUNDS[effect.on] if effect.on else BOARD
    return kind | ground if effect.either else kind & ground


def _any_of(state: State, categories: tuple[int, ...]) -> Fields:
    found: Fields = 0
    for category in categories:
        found |= state.clash[category]
    return found


def lacking(state: State, aim: Aim) -> Refusal | None:
    """A substitute is never wasted: there must be a card for it (TCZ-R53)."""
    if fields(state, aim):
        return None
    return illegal("TCZ-R53", "nothing-to-cover", event=aim.event, player=aim.seat)


def take_pick(state: State, frame: Frame, at: int, chance: Chance, facts: Facts) -> None:
    run = running(state)
    card = state.cards[at]
    city.cover(state, SUB_INDEX[run.event], at)
    note(facts, "cover", player=run.user, sub=run.event, card=card, field=NAMES[at])
    pop(state)


# Contamination off (event 193).


def contaminated(state: State, seat: int) -> Fields:
    """The seat's card under the Contamination."""
    return state.owned[seat] & city.shown(state, CONTAMINATION)


def restore(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """The own Contamination is used up; without one the user looks at the pile instead."""
    if dirty := contaminated(state, run.user):
        at = dirty.bit_length() - 1
        city.uncover(state, dirty)
        note(facts, "restore", player=run.user, card=state.cards[at], field=NAMES[at])
    else:
        look_at(state, run.user, run.effect.look, facts)
