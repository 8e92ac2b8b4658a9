"""How City Services protect (TCZ-057, TCZ-R47, TCZ-R48)."""

from stolik.games.tczew.board import Fields, beside
from stolik.games.tczew.cards import NONE, Event
from stolik.games.tczew.city import services, shown
from stolik.games.tczew.state import State


def guards(state: State, seat: int, event: Event) -> Fields:
    """The seat's cards of the Service that shields from this event."""
    return 0 if event.shield == NONE else state.owned[seat] & shown(state, event.shield)


def shielded(state: State, seat: int, event: Event) -> Fields:
    """The seat's cards that are such a Service or touch one; rivals' Services do not help."""
    cards = guards(state, seat, event)
    return (cards | beside(cards)) & state.owned[seat]


def city_shielded(state: State, seat: int, event: Event) -> bool:
    """Has the seat enough of a Service to keep its whole city out of this event?"""
    if event.city_shield is None:
        return False
    service, count = event.city_shield
    return services(state, seat, service) >= count
