"""City fields: who may stand there and what a Citizen does there (TZ-020..TZ-033).

What is open in a City is worked out once as a few bits: for each of the three fields whether a
Citizen may be put there and which of its two actions are to be had. The list of moves, the moves
themselves and the reasons against them all read these bits.
"""

from stolik.games.ziemia.board import (
    CHURCH,
    CIRCLES,
    CITIES,
    OFFICE,
    SPECIAL,
    TELEPHONE,
    City,
    Field,
    city_of,
    kind_of,
    put,
)
from stolik.games.ziemia.cards import FAITH, INFLUENCE, RESISTANCE
from stolik.games.ziemia.citizens import first_use, freeing_price, leave_home
from stolik.games.ziemia.crowd import add_faithful, can_add, expel, why_not_add
from stolik.games.ziemia.deck import BARS_OF, CENTRAL_WITH, EFFECTS_OF
from stolik.games.ziemia.moves import (
    DECLINE,
    FIRST_ACTION,
    SECOND_ACTION,
    Move,
    field_params,
    first_of,
    place,
    second_of,
)
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.pool import can_pay, gain, lose
from stolik.games.ziemia.renewal import empty_fields
from stolik.games.ziemia.scenes import EFFECT, FREEING
from stolik.games.ziemia.state import State, active_faction, active_seat
from stolik.kernel.frames import Facts, push
from stolik.kernel.refusal import Refusal, illegal

SURVEILLANCE = CENTRAL_WITH["no-city-rules"]
MONITORED_CALLS = CENTRAL_WITH["one-office"]

OPEN, FIRST, SECOND = 1, 2, 4
"""What a field offers: to stand there, its first and its second action."""
BITS = 3
"""The bits of the Office come above those of the Church, and those of the Special above both."""

_ACTIONS = {DECLINE: OPEN, FIRST_ACTION: FIRST, SECOND_ACTION: SECOND}


def _moves_of(city: City, offer: int) -> tuple[Move, ...]:
    found = []
    for kind in (CHURCH, OFFICE, SPECIAL):
        bits = offer >> BITS * kind
        found += [place(city * 3 + kind, action) for action, bit in _ACTIONS.items() if bits & bit]
    return tuple(found)


_MOVES = tuple(
    tuple(_moves_of(city, offer) for offer in range(1 << BITS * 3)) for city in range(len(CITIES))
)
_EVERY_OPEN = OPEN | OPEN << BITS | OPEN << BITS * 2


def city_choices(state: State) -> list[Move]:
    """Every placement on a City field, in order."""
    moves: list[Move] = []
    for moves_of, offer in zip(_MOVES, offers(state), strict=True):
        moves += moves_of[offer]
    return moves


def a_city_is_open(state: State) -> bool:
    """Is there a City field that could take a Citizen? (TZ-R08)"""
    return any(
        not citizen and not closed(state, at) for at, citizen in enumerate(state.fields[:TELEPHONE])
    )


def closed(state: State, at: Field) -> bool:
    """Cards 30 and 31 close the Church or the Office of their City (TZ-R81)."""
    bars = BARS_OF[state.locals[city_of(at)]]
    return (bars == "church" and kind_of(at) == CHURCH) or (
        bars == "office" and kind_of(at) == OFFICE
    )


def offers(state: State) -> list[int]:
    """What the three fields of each City offer now."""
    fields, faith = state.fields, not state.hushed
    office = state.central != MONITORED_CALLS or not state.offices
    rule = state.central != SURVEILLANCE
    captives = state.pool[INFLUENCE] > 0 and any(state.prison)
    found = []
    at = 0
    board = zip(CIRCLES, state.faithful, state.agents, state.locals, strict=True)
    for city, (circles, faithful, agents, local) in enumerate(board):
        offer = 0
        if not fields[at]:
            offer = OPEN
            if faith:
                offer = OPEN | FIRST if agents or faithful == circles else OPEN | FIRST | SECOND
        if not fields[at + 1]:
            offer |= OPEN << BITS
            if office:
                offer |= (FIRST | SECOND if agents else FIRST) << BITS
        if not fields[at + 2]:
            offer |= OPEN << 2 * BITS
            if rule and not local and rule_ready(state, city):
                offer |= FIRST << 2 * BITS
            if captives and state.pool[INFLUENCE] >= freeing_price(state, city):
                offer |= SECOND << 2 * BITS
        at += 3
        if local and BARS_OF[local]:
            offer &= ~barred_by(state, BARS_OF[local])
        found.append(offer)
    return found


def barred_by(state: State, bars: str) -> int:
    """What a local card takes from the offer of its City, apart from the City rule."""
    if bars == "toll":
        # Every action but freeing costs a Faith first.
        return 0 if state.pool[FAITH] else (FIRST | SECOND) * (1 | 1 << BITS)
    if bars == "guarded":
        return 0 if state.pool[RESISTANCE] else SECOND << BITS
    return _BARRED.get(bars, 0)


_BARRED = {
    "faithful": SECOND,
    "church": OPEN | FIRST | SECOND,
    "office": (OPEN | FIRST | SECOND) << BITS,
    "faith": FIRST,
    "resistance": FIRST << BITS,
}


# City rules.


def rule_ready(state: State, city: City) -> bool:
    """Can the rule of the City do what it needs? (TZ-R68)"""
    need = _NEEDS[state.rules[city]]
    if not need:
        return True
    if need == "pay":
        return can_pay(state, EFFECTS_OF[state.rules[city]][0].resources)
    if need == "enrol":
        return state.usable > 1 and bool(empty_fields(state))
    if need == "expel":
        return any(state.agents)
    return any(can_add(state, other) for other in range(len(CITIES)) if other != city)


def _need_of(rule: int) -> str:
    """The verb without which the rule is not to be had."""
    for effect in EFFECTS_OF[rule]:
        if effect.do in ("pay", "enrol", "expel") or (effect.do, effect.where) == ("add", "one"):
            return effect.do
    return ""


_NEEDS = tuple(_need_of(rule) for rule in range(len(EFFECTS_OF)))


# Placing.


def place_citizen(state: State, move: Move, facts: Facts) -> None:
    """Put a Citizen of the active player on a City field and take the action."""
    at, action, faction = first_of(move), second_of(move), active_faction(state)
    city = city_of(at)
    state.usable -= 1
    leave_home(state, faction)
    state.fields = put(state.fields, at, faction + 1)
    if facts is not None:
        note(facts, "place", player=active_seat(state), **field_params(at))
    if action == DECLINE:
        return
    if BARS_OF[state.locals[city]] == "toll" and at % 3 != SPECIAL:
        lose(state, FAITH, 1, facts)
    _ACTION[kind_of(at)](state, city, action, facts)


def church_action(state: State, city: City, action: int, facts: Facts) -> None:
    if action == SECOND_ACTION:
        add_faithful(state, city, facts)
    else:
        gain(state, FAITH, 1 + first_use(state, "church"), facts)


def office_action(state: State, city: City, action: int, facts: Facts) -> None:
    state.offices += 1
    if action == FIRST_ACTION:
        gain(state, RESISTANCE, 1 + first_use(state, "office"), facts)
        return
    if BARS_OF[state.locals[city]] == "guarded":
        lose(state, RESISTANCE, 1, facts)
    expel(state, city, 1, facts)


def special_action(state: State, city: City, action: int, facts: Facts) -> None:
    """The rule asks its questions, or the player chooses whom to free."""
    seat = active_seat(state)
    if action == FIRST_ACTION:
        rule = state.rules[city]
        note(facts, "rule", player=seat, card=rule, city=CITIES[city])
        push(state, (EFFECT, seat, rule, 0, city, 0, 0))
    else:
        push(state, (FREEING, seat, freeing_price(state, city), 0))


_ACTION = {CHURCH: church_action, OFFICE: office_action, SPECIAL: special_action}


# Why not.


def refuse_place(state: State, move: Move) -> Refusal:
    at, action = first_of(move), second_of(move)
    if not state.usable:
        return illegal("TZ-014", "nobody-usable")
    if state.fields[at]:
        return illegal("TZ-021", "occupied", **field_params(at))
    local = state.locals[city_of(at)]
    if closed(state, at):
        return illegal("TZ-R81", "closed", card=local, **field_params(at))
    if BARS_OF[local] == "toll" and not state.pool[FAITH] and kind_of(at) != SPECIAL:
        return illegal("TZ-R49", "toll", card=local, city=CITIES[city_of(at)])
    return _REFUSE[kind_of(at)](state, city_of(at), action)


def refuse_church(state: State, city: City, action: int) -> Refusal:
    if state.hushed:
        return illegal("TZ-094", "hushed")
    if action == SECOND_ACTION:
        return why_not_add(state, city)
    return illegal("TZ-R49", "no-faith-here", city=CITIES[city], card=state.locals[city])


def refuse_office(state: State, city: City, action: int) -> Refusal:
    name = CITIES[city]
    if state.central == MONITORED_CALLS and state.offices:
        return illegal("TZ-027", "one-office", card=state.central)
    if action == FIRST_ACTION:
        return illegal("TZ-R49", "no-resistance-here", city=name, card=state.locals[city])
    if not state.agents[city]:
        return illegal("TZ-029", "no-agent-here", city=name)
    return illegal("TZ-R49", "guarded", city=name, card=state.locals[city])


def refuse_special(state: State, city: City, action: int) -> Refusal:
    name = CITIES[city]
    if action == SECOND_ACTION:
        if not any(state.prison):
            return illegal("TZ-032", "prison-empty")
        return illegal("TZ-032", "freeing-too-dear", price=freeing_price(state, city))
    if state.locals[city]:
        return illegal("TZ-067", "rule-barred", city=name, card=state.locals[city])
    if state.central == SURVEILLANCE:
        return illegal("TZ-031", "no-city-rules", card=state.central)
    rule = state.rules[city]
    return illegal("TZ-R68", "rule-not-ready", city=name, card=rule, need=_NEEDS[rule])


_REFUSE = {CHURCH: refuse_church, OFFICE: refuse_office, SPECIAL: refuse_special}
