"""Reading a saved state back, with checks: no table could ever stand otherwise."""

from collections.abc import Iterable, Sequence

from stolik.games.tczew.board import (
    BIT,
    COUNT,
    NAMES,
    TOWNS_OF,
    Fields,
)
from stolik.games.tczew.cards import LAST_EVENT
from stolik.games.tczew.effects.checking import stands
from stolik.games.tczew.mapcheck import map_fault
from stolik.games.tczew.processes import PROCESSES
from stolik.games.tczew.scenes import CHOOSING_FIELD, IDS, PACKET, PREHISTORY, TICKING
from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.state import (
    FIRST_PILE,
    GONE,
    LAST_PILE,
    NOBODY,
    NOT_ENDING,
    SUBSTITUTES,
    Data,
    State,
    blank,
    pieces,
    sort_out,
)
from stolik.kernel.frames import Frame, Step
from stolik.kernel.plain import number, numbers, so_many, truth

PIECES = list(range(1, LAST_EVENT + SUBSTITUTES + 1))


def from_data(data: Data) -> State:
    """The state of these data; raises ValueError if no table could ever stand so."""
    state = blank()
    state.towns = bytes(numbers(data["towns"], 1, 4))
    players = len(state.towns)
    if tuple(sorted(state.towns)) != TOWNS_OF.get(players):
        raise ValueError("TCZ-001: no such settlements")
    state.frames = tuple(_frame(frame, players) for frame in data["frames"])
    _read_table(state, data)
    _read_map(state, data, players)
    _read_cards(state, data, players)
    _read_course(state, data, players)
    if pieces(state) != PIECES:
        raise ValueError("TCZ-R01: not each card once")
    if fault := map_fault(state):
        raise ValueError(f"{fault.refusal.rule}: {fault.refusal.reason} {NAMES[fault.at]}")
    if not stands(state):
        raise ValueError("TCZ-049: no event could stand so")
    if state.frames:
        _check_frames(state)
    return state


# What is written, piece by piece.


def _fields(values: Iterable[object]) -> Fields:
    return sum(BIT[at] for at in set(numbers(values, 0, COUNT - 1)))


def _frame(frame: Sequence[object], players: int) -> Frame:
    scene, seat, *ids = numbers(frame, 0, 255)
    fewest, most = IDS.get(scene, (0, 255))
    if not 1 <= scene <= TICKING or seat >= players or not fewest <= len(ids) <= most:
        raise ValueError("no scene of this game")
    return (scene, seat, *ids)


def _read_table(state: State, data: Data) -> None:
    state.extended = truth(data["extended"])
    state.speed = truth(data["speed"])
    state.vote = truth(data["vote"])
    state.last_epoch = number(data["last_epoch"], FIRST_PILE, LAST_PILE)


def _read_map(state: State, data: Data, players: int) -> None:
    cards, owned = bytearray(COUNT), [0] * players
    for at, card, owner in data["map"]:
        if cards[number(at, 0, COUNT - 1)]:
            raise ValueError("TCZ-020: two cards on a field")
        cards[at] = number(card, 1, LAST_EVENT)
        if number(owner, NOBODY, players - 1) != NOBODY:
            owned[owner] |= BIT[at]
    state.cards, state.owned = bytes(cards), tuple(owned)
    state.subs = so_many(data["subs"], SUBSTITUTES, 0, 255)
    if any(COUNT <= at < GONE or (at < GONE and not cards[at]) for at in state.subs):
        raise ValueError("TCZ-060: a substitute on no card")
    state.marked, state.fortified = _fields(data["marked"]), _fields(data["fortified"])
    sort_out(state)


def _read_cards(state: State, data: Data, players: int) -> None:
    if len(data["hands"]) != players or len(data["piles"]) != len(state.piles):
        raise ValueError("a hand or a pile too few or too many")
    state.hands = tuple(bytes(sorted(numbers(hand, 1, LAST_EVENT))) for hand in data["hands"])
    state.piles = tuple(bytes(numbers(pile, 1, LAST_EVENT)) for pile in data["piles"])
    state.used = sum(1 << card for card in set(numbers(data["used"], 1, LAST_EVENT)))


def _read_course(state: State, data: Data, players: int) -> None:
    state.epoch = number(data["epoch"], 1, min(state.last_epoch + 1, LAST_PILE))
    state.first = number(data["first"], 0, players - 1)
    state.round = number(data["round"], 0, 1 << 32)
    state.held = truth(data["held"])
    state.skips = so_many(data["skips"], players, 0, 255)
    state.dry = so_many(data["dry"], players, 0, 3)
    state.limited = so_many(data["limited"], players, 0, 1)
    state.ending = number(data["ending"], NOT_ENDING, (1 << players) - 1)
    state.idle = number(data["idle"], 0, 1 << 32)
    state.quiet = number(data["quiet"], 0, 1 << 32)
    state.processes = tuple(_process(each, players) for each in data["processes"])


def _process(data: Sequence[object], players: int) -> tuple[int, int, int, int]:
    event, target, user, left = so_many(data, 4, 0, 255)
    if event not in PROCESSES or max(target, user) >= players or not left:
        raise ValueError("TCZ-054: no such process")
    return event, target, user, left


# What the rules say of every moment.


def _check_frames(state: State) -> None:
    """Setup and turns have their epochs, and whoever is asked has a choice."""
    for scene, seat, *ids in state.frames:
        if scene in (PREHISTORY, CHOOSING_FIELD) and ids[0] not in state.hands[seat]:
            raise ValueError("TCZ-009: a card that is in no hand")
    scene, seat = state.frames[-1][:2]
    if (scene <= PACKET) != (state.epoch < FIRST_PILE):
        raise ValueError("TCZ-037: another epoch")
    if isinstance(SCRIPT.scenes[scene], Step) or not SCRIPT.legal(state, seat):
        raise ValueError("TCZ-038: nobody is asked anything")
