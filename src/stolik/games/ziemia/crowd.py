"""Faithful and Agents on the circles of the Cities (TZ-051..TZ-057)."""

from stolik.games.ziemia.board import AGENTS, CIRCLES, CITIES, NOWHERE, City, put
from stolik.games.ziemia.deck import BARS_OF
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.scenes import REGIME, SCATTERED
from stolik.games.ziemia.state import State
from stolik.kernel.frames import SCENE, Facts
from stolik.kernel.refusal import Refusal, illegal

EVERY_CITY = (1 << NOWHERE) - 1


def can_add(state: State, city: City, even_with_agents: bool = False) -> bool:
    """May a Faithful be added there?"""
    agents = state.agents[city]
    if state.faithful[city] + agents >= CIRCLES[city]:
        return False
    if agents and not even_with_agents:
        return False
    return BARS_OF[state.locals[city]] != "faithful"


def why_not_add(state: State, city: City, even_with_agents: bool = False) -> Refusal:
    """The first reason why no Faithful can be added there."""
    name = CITIES[city]
    if state.agents[city] and not even_with_agents:
        return illegal("TZ-054", "agent-here", city=name)
    if BARS_OF[state.locals[city]] == "faithful":
        return illegal("TZ-R49", "no-faithful-here", city=name, card=state.locals[city])
    return illegal("TZ-051", "no-circle", city=name, count=CIRCLES[city])


def add_faithful(state: State, city: City, facts: Facts) -> None:
    state.faithful = put(state.faithful, city, state.faithful[city] + 1)
    note(facts, "faithful", city=CITIES[city])


def scatter(state: State, city: City, count: int, facts: Facts) -> None:
    """Take up to so many Faithful off the board."""
    gone = min(count, state.faithful[city])
    if not gone:
        return
    state.faithful = put(state.faithful, city, state.faithful[city] - gone)
    mark_regime(state, SCATTERED)
    note(facts, "scattered", city=CITIES[city], count=gone)


def mark_regime(state: State, mark: int) -> None:
    """Write down what happens to the Regime card that is on, for when it is put away."""
    frames = state.frames
    if len(frames) > 1 and frames[1][SCENE] == REGIME:
        scene, seat, card, stage, marks = frames[1]
        state.frames = (frames[0], (scene, seat, card, stage, marks | mark), *frames[2:])


def place_agent(state: State, city: City, facts: Facts) -> bool:
    """Put an Agent on a circle, in place of a Faithful if need be; False if none can come."""
    agents = state.agents[city]
    if sum(state.agents) >= AGENTS or agents >= CIRCLES[city]:
        note(facts, "no-agent", city=CITIES[city])
        return False
    if state.faithful[city] + agents >= CIRCLES[city]:
        scatter(state, city, 1, facts)
    state.agents = put(state.agents, city, agents + 1)
    note(facts, "agent", city=CITIES[city])
    return True


def expel(state: State, city: City, count: int, facts: Facts) -> None:
    """Take up to so many Agents off the board."""
    gone = min(count, state.agents[city])
    if gone:
        state.agents = put(state.agents, city, state.agents[city] - gone)
        note(facts, "expelled", city=CITIES[city], count=gone)


# Sets of Cities, as bits.


def cities_where(values: bytes) -> int:
    """The Cities whose number is not 0."""
    found = 0
    for city, value in enumerate(values):
        if value:
            found |= 1 << city
    return found


def most_faithful(state: State, among: int = EVERY_CITY) -> int:
    """The Cities with the most Faithful; none if there is no Faithful."""
    counts = [value if among >> city & 1 else 0 for city, value in enumerate(state.faithful)]
    most = max(counts)
    return sum(1 << city for city, value in enumerate(counts) if value == most) if most else 0
