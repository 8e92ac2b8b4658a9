"""Agents that appear and Citizens who are arrested, with the reactions to both (TZ-053..TZ-056)."""

from stolik.games.ziemia import reactions
from stolik.games.ziemia.board import ARREST_ORDER, CITIES, NOWHERE, City, Field, city_of
from stolik.games.ziemia.cards import FACTIONS
from stolik.games.ziemia.citizens import go_home, imprison, leave_field
from stolik.games.ziemia.crowd import place_agent
from stolik.games.ziemia.deck import CENTRAL_WITH
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.scenes import AGENT, ARREST
from stolik.games.ziemia.state import State, active_seat
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts, Frame, Step, pop, push, replace

RIOT_MILITIA = CENTRAL_WITH["second-arrest"]


def send_agent(state: State, city: City) -> None:
    """An Agent comes to the City."""
    push(state, (AGENT, active_seat(state), city, 0, 0))


def appear(state: State, frame: Frame, chance: Chance, facts: Facts) -> None:
    """An Agent that finds no circle, or no token, arrests nobody (TZ-R40, TZ-R41)."""
    _, seat, city, stage, spared = frame
    if stage == 0 and place_agent(state, city, facts):
        replace(state, (AGENT, seat, city, 1, spared))
        reactions.ask(state, reactions.AN_AGENT)
        return
    pop(state)
    if spared:
        note(facts, "spared", city=CITIES[city])
    elif stage:
        arrest_in(state, city, by_agent=True)


def arrest_in(state: State, city: City, by_agent: bool = False) -> None:
    """One Citizen of the City: Special, then Office, then Church (TZ-056, TZ-R38)."""
    for kind in ARREST_ORDER:
        if state.fields[city * 3 + kind]:
            arrest(state, city * 3 + kind, by_agent)
            return


def arrest(state: State, at: Field, by_agent: bool = False) -> None:
    """The Citizen on a field is about to go to Prison."""
    push(state, (ARREST, active_seat(state), at, int(by_agent), 0, 0))


def take_away(state: State, frame: Frame, chance: Chance, facts: Facts) -> None:
    """Under card 50 an Agent's arrest that succeeds brings one more (TZ-R70)."""
    _, seat, at, by_agent, stage, rescued = frame
    if stage == 0:
        replace(state, (ARREST, seat, at, by_agent, 1, rescued))
        reactions.ask(state, reactions.AN_ARREST)
        return
    pop(state)
    if rescued:
        faction = leave_field(state, at)
        go_home(state, faction)
        note(facts, "rescued", faction=FACTIONS[faction])
        return
    imprison(state, at, facts)
    if by_agent and state.central == RIOT_MILITIA and city_of(at) < NOWHERE:
        arrest_in(state, city_of(at))


APPEARING: Step[State] = Step("agent", appear)
TAKING_AWAY: Step[State] = Step("arrest", take_away)
