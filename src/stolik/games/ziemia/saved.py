"""Reading a saved state back, with checks: no table could ever stand otherwise."""

from collections.abc import Sequence

from stolik.games.ziemia.board import (
    AGENTS,
    CIRCLES,
    CITIES,
    CITIZENS,
    FIELDS,
    LAST_DAY,
    NOWHERE,
    POOL_MOST,
    SHOWN,
)
from stolik.games.ziemia.cards import (
    FACTIONS,
    FIRST_CENTRAL,
    FIRST_RENEWAL,
    FIRST_RULE,
    LAST_CENTRAL,
    LAST_REGIME,
    LAST_RENEWAL,
    LAST_RULE,
)
from stolik.games.ziemia.deck import FIELDS_OF, LOCAL
from stolik.games.ziemia.scenes import IDS
from stolik.games.ziemia.setup import PLAYERS, TARGET_LEAST, TARGET_MOST
from stolik.games.ziemia.stack import check_frames
from stolik.games.ziemia.state import (
    EASY,
    EXTREME,
    FIRST_CITIZEN,
    NO_FACTION,
    Agreed,
    Data,
    Pile,
    State,
    ThisTurn,
    blank,
    pieces,
)
from stolik.kernel.frames import Frame
from stolik.kernel.plain import bits, number, numbers, so_many, truth

PIECES = list(range(1, FIRST_CITIZEN + len(FACTIONS) * CITIZENS))


def from_data(data: Data) -> State:
    """The state of these data; raises ValueError if no table could ever stand so."""
    state = blank()
    _read_table(state, data)
    players = len(state.factions)
    state.frames = tuple(read_frame(frame, players) for frame in data["frames"])
    _read_board(state, data)
    _read_cards(state, data, players)
    _read_turn(state, data, players)
    check(state)
    return state


def read_frame(frame: Sequence[object], players: int) -> Frame:
    """One scene of the stack; raises ValueError if it is none of this game."""
    scene, seat, *ids = numbers(frame, 0, 255)
    if scene not in IDS or seat >= players or len(ids) != IDS[scene]:
        raise ValueError("no scene of this game")
    return (scene, seat, *ids)


def check(state: State) -> None:
    """What the rules say of every moment; raises ValueError."""
    if pieces(state) != PIECES:
        raise ValueError("TZ-021: not each card and each Citizen once")
    crowds = zip(state.faithful, state.agents, CIRCLES, strict=True)
    if any(faithful + agents > circles for faithful, agents, circles in crowds):
        raise ValueError("TZ-051: more on the circles than there are")
    if sum(state.agents) > AGENTS:
        raise ValueError("TZ-052: more Agents than there are")
    if any(card and not LOCAL[card] for card in state.locals):
        raise ValueError("TZ-066: a card that is not local lies in a City")
    for card, standing in zip(state.shown, state.standing, strict=True):
        if len(standing) != len(FIELDS_OF[card]) or 0 not in standing:
            raise ValueError("TZ-039: a card that cannot stand so on display")
    if state.known > len(state.regime.deck):
        raise ValueError("more known cards than there are")
    easy = state.agreed.level == EASY
    if easy == (state.central > 0) or (easy and state.centrals.used):
        raise ValueError("TZ-086: a Central card on the easy level, or none on another")
    if bool(state.frames) == (state.time == LAST_DAY):
        raise ValueError("TZ-075: over too early or too late")
    if state.frames:
        check_frames(state)


# What is written, piece by piece.


def _read_table(state: State, data: Data) -> None:
    state.factions = bytes(numbers(data["factions"], 0, 255))
    players = len(state.factions)
    chosen = [faction for faction in state.factions if faction != NO_FACTION]
    if players not in PLAYERS or len(set(chosen)) < len(chosen):
        raise ValueError("TZ-002: no such factions")
    numbers(chosen, 0, len(FACTIONS) - 1)
    state.agreed = Agreed(
        level=number(data["level"], 0, EXTREME),
        target=number(data["target"], TARGET_LEAST, TARGET_MOST),
        start=number(data["start"], 0, players - 1),
    )


def _read_board(state: State, data: Data) -> None:
    cities, factions = len(CITIES), len(FACTIONS)
    state.fields = so_many(data["fields"], FIELDS, 0, factions)
    state.faithful = so_many(data["faithful"], cities, 0, max(CIRCLES))
    state.agents = so_many(data["agents"], cities, 0, AGENTS)
    state.locals = so_many(data["locals"], cities, 0, LAST_REGIME)
    state.rules = so_many(data["rules"], cities, FIRST_RULE, LAST_RULE)
    if len(set(state.rules)) < cities:
        raise ValueError("TZ-001: a City rule twice")
    state.pool = so_many(data["pool"], 3, 0, POOL_MOST)
    state.time = number(data["time"], 0, LAST_DAY)
    state.home = so_many(data["home"], factions, 0, CITIZENS)
    state.prison = so_many(data["prison"], factions, 0, CITIZENS)
    state.removed = so_many(data["removed"], factions, 0, CITIZENS)


def _read_cards(state: State, data: Data, players: int) -> None:
    state.central = number(data["central"], 0, LAST_CENTRAL)
    state.centrals = _pile(data, "central_deck", "central_gone", FIRST_CENTRAL, LAST_CENTRAL)
    state.shown = bytes(numbers(data["shown"], FIRST_RENEWAL, LAST_RENEWAL))
    state.standing = tuple(bytes(numbers(each, 0, len(FACTIONS))) for each in data["standing"])
    if len(state.shown) > SHOWN or len(state.standing) != len(state.shown):
        raise ValueError("TZ-036: too many cards on display")
    if len(data["hands"]) != players:
        raise ValueError("a hand too few or too many")
    state.hands = tuple(bits(hand, FIRST_RENEWAL, LAST_RENEWAL) for hand in data["hands"])
    state.renewal = _pile(data, "renewal_deck", "renewal_used", FIRST_RENEWAL, LAST_RENEWAL)
    state.regime = _pile(data, "regime_deck", "regime_used", 1, LAST_REGIME)
    state.last_regime = number(data["last_regime"], 0, LAST_REGIME)
    state.known = number(data["known"], 0, SHOWN)


def _pile(data: Data, deck: str, used: str, least: int, most: int) -> Pile:
    return Pile(bytes(numbers(data[deck], least, most)), bits(data[used], least, most))


def _read_turn(state: State, data: Data, players: int) -> None:
    state.round = number(data["round"], 1, 1 << 32)
    state.usable = number(data["usable"], 0, CITIZENS)
    state.here = number(data["here"], 0, NOWHERE)
    state.turn = ThisTurn(
        offices=number(data["offices"], 0, 255),
        ability=truth(data["ability"]),
        hushed=truth(data["hushed"]),
        open=truth(data["open"]),
        muted=bits(data["muted"], 0, players - 1),
    )
    state.cut = number(data["cut"], 0, players)
    state.idle = number(data["idle"], 0, players - 1)
