"""What a seat may know, built up from nothing: all but the orders of the three decks.

Hands are open (TZ-R22), so every seat and every spectator sees the same table.
"""

from itertools import takewhile
from typing import Any, TypedDict

from stolik.games.ziemia.accounts import score
from stolik.games.ziemia.board import (
    CIRCLES,
    CITIES,
    KINDS,
    NOWHERE,
    TELEPHONE,
    city_of,
    members,
)
from stolik.games.ziemia.cards import FACTIONS, RESOURCES
from stolik.games.ziemia.deck import EFFECTS_OF, FIELDS_OF
from stolik.games.ziemia.effects.running import of_frame
from stolik.games.ziemia.fields import closed
from stolik.games.ziemia.moves import CALL, PREPARE, verb_of, write
from stolik.games.ziemia.regime import time_of
from stolik.games.ziemia.scenes import (
    AGENT,
    ARREST,
    CANCELLED,
    CARD,
    DRAW,
    EFFECT,
    FREEING,
    REACTION,
    REGIME,
    TURN,
    WAIVED,
)
from stolik.games.ziemia.scoring import points
from stolik.games.ziemia.script import SCRIPT
from stolik.games.ziemia.state import (
    LEVELS,
    NO_FACTION,
    State,
    active_seat,
)
from stolik.kernel.chance import Chance, QuickChance
from stolik.kernel.fact import Fact
from stolik.kernel.frames import SCENE, Frame
from stolik.kernel.game import Data

Counts = dict[str, int]
"""By the letter of a faction, or by resource."""


class CityView(TypedDict):
    city: str
    circles: int
    faithful: int
    agents: int
    rule: int
    local: int | None
    church: str
    """The letter of the Citizen on the field, empty if nobody stands there; so the next two."""
    office: str
    special: str
    closed: list[str]
    """Fields where nobody may be placed (cards 30 and 31)."""


class RenewalFieldView(TypedDict):
    faction: str
    citizen: str


class RenewalView(TypedDict):
    card: int
    fields: list[RenewalFieldView]


class RegimeView(TypedDict):
    card: int
    city: str
    cancelled: bool
    time: int
    """How far it will move the marker."""


class AskedView(TypedDict):
    card: int
    verb: str
    left: int
    picked: list[str]


class EventView(TypedDict):
    """What a reaction answers."""

    name: str
    """regime, agent or arrest."""
    city: str | None
    faction: str | None


class TurnView(TypedDict):
    drawn: bool
    here: str | None
    office: int
    hushed: bool
    open: bool
    ability: bool


class PointsView(TypedDict):
    faithful: int
    locals: int
    agents: int
    prison: int
    removed: int
    total: int


class TellingView(TypedDict):
    name: str
    params: dict[str, Any]


class View(TypedDict):
    game: str
    you: int | None
    to_move: int | None
    prompt: str
    choices: list[str]
    level: str
    target: int
    active: int | None
    round: int
    factions: list[str]
    """By seat; empty while it is being chosen."""
    absent: list[str]
    home: Counts
    usable: int
    cities: list[CityView]
    telephone: str
    cut: bool
    prison: Counts
    removed: Counts
    pool: Counts
    time: int
    central: int | None
    centrals_left: int
    renewal: list[RenewalView]
    renewal_left: int
    renewal_discard: list[int]
    regime_left: int
    regime_discard: list[int]
    last_regime: int | None
    known: list[int]
    """The Regime cards on top that everybody has seen."""
    hands: list[list[int]]
    muted: list[int]
    regime: RegimeView | None
    asked: AskedView | None
    event: EventView | None
    turn: TurnView
    points: PointsView
    forecast: dict[str, list[TellingView]]
    """By placing choice: what it will do before any Regime card."""
    scores: list[int] | None


def view(state: State, seat: int | None) -> Data:
    seen: View = {
        "game": "ziemia",
        "you": seat,
        "to_move": SCRIPT.to_move(state),
        "prompt": SCRIPT.prompt(state, seat),
        "choices": [] if seat is None else [write(move) for move in SCRIPT.legal(state, seat)],
        "level": LEVELS[state.agreed.level],
        "target": state.agreed.target,
        "active": active_seat(state) if state.frames else None,
        "round": state.round,
        "factions": [_letter(faction) for faction in state.factions],
        "absent": [code for faction, code in enumerate(FACTIONS) if faction not in state.factions],
        "home": _counts(state.home),
        "usable": state.usable,
        "cities": [_city(state, city) for city in range(len(CITIES))],
        "telephone": _citizen(state.fields[TELEPHONE]),
        "cut": bool(state.cut),
        "prison": _counts(state.prison),
        "removed": _counts(state.removed),
        "pool": dict(zip(RESOURCES, state.pool, strict=True)),
        "time": state.time,
        "central": state.central or None,
        "centrals_left": len(state.centrals.deck) if state.central else 0,
        "renewal": [_renewal(*each) for each in zip(state.shown, state.standing, strict=True)],
        "renewal_left": len(state.renewal.deck),
        "renewal_discard": members(state.renewal.used),
        "regime_left": len(state.regime.deck),
        "regime_discard": members(state.regime.used),
        "last_regime": state.last_regime or None,
        "known": list(state.regime.deck[: state.known]),
        "hands": [members(hand) for hand in state.hands],
        "muted": members(state.turn.muted),
        "regime": _regime(state),
        "asked": _asked(state),
        "event": _event(state),
        "turn": _turn(state),
        "points": _points(state),
        "forecast": forecast(state, seat),
        "scores": None if state.frames else list(score(state).totals),
    }
    return dict(seen)


def _letter(faction: int) -> str:
    return "" if faction == NO_FACTION else FACTIONS[faction]


def _citizen(citizen: int) -> str:
    return FACTIONS[citizen - 1] if citizen else ""


def _counts(values: bytes) -> Counts:
    return dict(zip(FACTIONS, values, strict=True))


def _city(state: State, city: int) -> CityView:
    at = city * 3
    church, office, special = (_citizen(citizen) for citizen in state.fields[at : at + 3])
    return {
        "city": CITIES[city],
        "circles": CIRCLES[city],
        "faithful": state.faithful[city],
        "agents": state.agents[city],
        "rule": state.rules[city],
        "local": state.locals[city] or None,
        "church": church,
        "office": office,
        "special": special,
        "closed": [name for kind, name in enumerate(KINDS) if closed(state, at + kind)],
    }


def _renewal(card: int, standing: bytes) -> RenewalView:
    fields = zip(FIELDS_OF[card], standing, strict=True)
    return {
        "card": card,
        "fields": [
            {"faction": FACTIONS[owner], "citizen": _citizen(citizen)} for owner, citizen in fields
        ],
    }


def _regime(state: State) -> RegimeView | None:
    if len(state.frames) < 2 or state.frames[1][SCENE] != REGIME:
        return None
    _, _, card, _, marks = state.frames[1]
    return {
        "card": card,
        "city": CITIES[state.here],
        "cancelled": bool(marks & (CANCELLED | WAIVED)),
        "time": time_of(state, card, marks),
    }


def _asked(state: State) -> AskedView | None:
    """What the question on top is about."""
    if len(state.frames) < 2:
        return None
    question, below = state.frames[-1], state.frames[-2]
    if question[SCENE] == FREEING:
        return {"card": 0, "verb": "freeing", "left": 0, "picked": []}
    if question[SCENE] == REACTION or below[SCENE] != EFFECT:
        return None
    run = of_frame(below)
    return {
        "card": run.card,
        "verb": EFFECTS_OF[run.card][run.next - 1].do,
        "left": run.left,
        "picked": _picked(state, question, run.met),
    }


def _picked(state: State, question: Frame, met: int) -> list[str]:
    if question[SCENE] == CARD:
        return [str(state.shown[slot]) for slot in members(met)]
    return [CITIES[city] for city in members(met)]


def _event(state: State) -> EventView | None:
    if not state.frames or state.frames[-1][SCENE] != REACTION:
        return None
    about = state.frames[-3]
    if about[SCENE] == AGENT:
        return {"name": "agent", "city": CITIES[about[2]], "faction": None}
    if about[SCENE] == ARREST:
        city = city_of(about[2])
        return {
            "name": "arrest",
            "city": CITIES[city] if city < NOWHERE else None,
            "faction": _citizen(state.fields[about[2]]),
        }
    return {"name": "regime", "city": CITIES[state.here], "faction": None}


def _turn(state: State) -> TurnView:
    waiting = len(state.frames) > 1 and state.frames[1][SCENE] in (DRAW, REGIME)
    return {
        "drawn": state.here < NOWHERE and not waiting,
        "here": CITIES[state.here] if state.here < NOWHERE else None,
        "office": state.turn.offices,
        "hushed": state.turn.hushed,
        "open": state.turn.open,
        "ability": state.turn.ability,
    }


def _points(state: State) -> PointsView:
    now = points(state)
    return {
        "faithful": now.faithful,
        "locals": now.locals,
        "agents": now.agents,
        "prison": now.prison,
        "removed": now.removed,
        "total": now.total,
    }


# What a placement will do.

TOLD = ("gain", "lose", "paid", "faithful", "expelled", "rule", "prepared", "called")
SECRET = ("shown", "play")
"""From here on it depends on the order of a deck, which nobody may know beforehand."""


def forecast(state: State, seat: int | None) -> dict[str, list[TellingView]]:
    """Every placement of the active player tried out, up to where luck or a question comes in."""
    if seat is None or not state.frames or state.frames[-1] != (TURN, seat):
        return {}
    moves = [move for move in SCRIPT.legal(state, seat) if verb_of(move) <= max(PREPARE, CALL)]
    return {write(move): _tried(state, seat, move) for move in moves}


def _tried(state: State, seat: int, move: int) -> list[TellingView]:
    facts: list[Fact] = []
    SCRIPT.play(state.clone(), seat, move, QuickChance(0), facts)
    known = takewhile(lambda fact: fact.name not in SECRET, facts)
    return [{"name": fact.name, "params": dict(fact.params)} for fact in known if fact.name in TOLD]


# Worlds that look the same.


def imagine(state: State, seat: int | None, chance: Chance) -> State:
    """The same table with the hidden cards of the three decks in another order."""
    world = state.clone()
    known, rest = state.regime.deck[: state.known], state.regime.deck[state.known :]
    world.regime = state.regime._replace(deck=known + _other_order(rest, chance))
    world.renewal = state.renewal._replace(deck=_other_order(state.renewal.deck, chance))
    world.centrals = state.centrals._replace(deck=_other_order(state.centrals.deck, chance))
    return world


def _other_order(cards: bytes, chance: Chance) -> bytes:
    order = sorted(cards)  # or else the real order would show through the shuffle
    chance.shuffle(order)
    return bytes(order)
