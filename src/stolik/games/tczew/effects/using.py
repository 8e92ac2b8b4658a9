"""Which events may be used, and on whom (TCZ-R48, R53, R54, R106, R109, TCZ-058).

What is missing is worked out once: it is the reason that is told, and the view shows it before the
event is used. The list of moves comes from usable.py, which asks the same in less time.
"""

from typing import NamedTuple

from stolik.games.tczew.board import Fields
from stolik.games.tczew.cards import CATEGORIES, HALL, Event
from stolik.games.tczew.city import services
from stolik.games.tczew.deck import EVENTS
from stolik.games.tczew.effects.asking import PICK_RULES
from stolik.games.tczew.effects.building import lacking_build, lacking_pickup
from stolik.games.tczew.effects.covering import lacking as lacking_cover
from stolik.games.tczew.effects.running import ONE, Running, seats_of
from stolik.games.tczew.effects.shields import city_shielded
from stolik.games.tczew.effects.sieves import Aim, held_by_shield, let_through
from stolik.games.tczew.effects.sweeping import reach
from stolik.games.tczew.moves import Move, card_of, second_of
from stolik.games.tczew.state import State
from stolik.kernel.frames import push
from stolik.kernel.refusal import Refusal, illegal

LACKING = {"build": lacking_build, "pickup": lacking_pickup, "cover": lacking_cover}
"""Effects that cannot begin an event unless there is something for them to do (TCZ-R53)."""


class Target(NamedTuple):
    """A player whom an event could concern."""

    seat: int
    refusal: Refusal | None
    """Why it may not be used, or this player not be named, or not be hit."""
    fields: Fields
    """The cards that could be chosen or hit."""
    shielded: Fields


def lacking(state: State, user: int, event: Event) -> Refusal | None:
    """What the user lacks for it, whoever is named."""
    halls = services(state, user, HALL)
    if halls < event.halls:
        return illegal(
            "TCZ-058", "needs-halls", event=event.number, count=event.halls, number=halls
        )
    return None if event.target in ONE else _idle(state, user, user, event)


def _idle(state: State, user: int, seat: int, event: Event) -> Refusal | None:
    """Only what comes first must be possible; the rest does as much as it can."""
    first = event.effects[0]
    test = LACKING.get(first.do)
    return test(state, Aim(user, seat, event.number, first)) if test else None


def spared(state: State, user: int, seat: int, event: Event) -> Refusal | None:
    """Why this player cannot be named, or is passed over by an event for many."""
    if event.target == "opponent" and seat == user:
        return illegal("TCZ-R54", "not-yourself", event=event.number)
    if city_shielded(state, seat, event):
        assert event.city_shield is not None
        service, count = event.city_shield
        return illegal(
            "TCZ-R48", "city-shield", event=event.number, player=seat,
            category=CATEGORIES[service], count=count,
        )  # fmt: skip
    return _idle(state, user, seat, event) if event.target in ONE else None


def targets(state: State, user: int, number: int) -> list[Target]:
    """Everybody whom an event of the user's hand could concern, from the user's left."""
    event = EVENTS[number]
    missing = lacking(state, user, event)
    found = []
    for seat in seats_of(state, user, event):
        fields, shielded = _reach(state, user, seat, event)
        refusal = missing or spared(state, user, seat, event)
        found.append(Target(seat, refusal, fields, shielded))
    return found


def _reach(state: State, user: int, seat: int, event: Event) -> tuple[Fields, Fields]:
    """The cards that the first effect about cards of the map could be about."""
    for effect in event.effects:
        aim = Aim(user, seat, event.number, effect)
        if effect.do == "sweep":
            return reach(state, aim)
        if effect.do in PICK_RULES:
            sieves = PICK_RULES[effect.do].sieves(state, aim)
            return let_through(sieves), held_by_shield(sieves)
    return 0, 0


# Answers and refusals.


def refuse_event(state: State, seat: int, move: Move) -> Refusal:
    """Why an event of the seat's hand may not be used, or not on this player."""
    event, town = EVENTS[card_of(move)], second_of(move)
    missing = lacking(state, seat, event)
    if missing:
        return missing
    if event.target not in ONE:
        return illegal("TCZ-048", "names-nobody", event=event.number)
    if not town:
        able = [each for each in targets(state, seat, event.number) if not each.refusal]
        reason = "name-somebody" if able else "nobody-to-name"
        return illegal("TCZ-048" if able else "TCZ-R106", reason, event=event.number)
    if town not in state.towns:
        return illegal("TCZ-001", "no-such-player", event=event.number, town=town)
    refusal = spared(state, seat, state.towns.index(town), event)
    assert refusal is not None
    return refusal


def start_event(state: State, user: int, event: int, target: int | None) -> None:
    """Push the frame of an event; the card has left the hand and lies in this frame."""
    named = 0 if target is None else target + 1
    push(state, Running(user, event, named, 0, 0, ()).frame)
