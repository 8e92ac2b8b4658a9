"""What a seat may know, built up from nothing.

Secret are the faces of the cards in other hands and the order of the piles; their backs are not,
so everybody sees the epochs of a hand and the sizes of the piles (TCZ-037, TCZ-R45). Before Epoch
III hands hold only cards that everybody knows.
"""

from typing import TypedDict

from stolik.games.tczew.accounts import score
from stolik.games.tczew.board import BIT, NAMES, Fields, members
from stolik.games.tczew.cards import LAST_CARD, LAST_EVENT
from stolik.games.tczew.city import in_store, sub_on
from stolik.games.tczew.deck import EPOCH_CARDS, EPOCH_OF, SUBS
from stolik.games.tczew.effects import Target, asked, open_hand, open_top, remembered, targets
from stolik.games.tczew.moves import write
from stolik.games.tczew.piles import pile
from stolik.games.tczew.placement import barred
from stolik.games.tczew.scenes import (
    ACTION,
    BUILDING,
    CHOOSING,
    CHOOSING_FIELD,
    PACKET,
    PREHISTORY,
    STARTING,
)
from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.state import FIRST_PILE, NOT_ENDING, State, owner_of
from stolik.kernel.chance import Chance
from stolik.kernel.frames import SCENE, SEAT, Frame
from stolik.kernel.game import Data


class OptionsView(TypedDict):
    rules: str
    end: str
    speed: bool


class FieldView(TypedDict):
    field: str
    card: int
    owner: int | None
    sub: int | None
    """The event whose substitute lies on the card."""
    tokens: int


class HandView(TypedDict):
    epochs: list[int]
    """What the backs show, in ascending order."""
    cards: list[int] | None
    """None where the viewer sees only the backs."""


class PileView(TypedDict):
    epoch: int
    size: int


class ProcessView(TypedDict):
    event: int
    target: int
    user: int
    left: int


class AskedView(TypedDict):
    event: int
    user: int
    target: int | None
    number: int
    picked: list[str]
    left: int
    shown: list[int] | None
    """Cards that only the seat asked may see."""


class TargetView(TypedDict):
    seat: int
    may: bool
    rule: str | None
    reason: str | None
    fields: list[str]
    """Cards that could be chosen or hit."""
    shielded: list[str]


class EventView(TypedDict):
    card: int
    targets: list[TargetView]


class BarView(TypedDict):
    rule: str
    reason: str
    fields: str
    """The forbidden fields as bits of a hexadecimal number, A1x1 lowest, row by row."""


class View(TypedDict):
    game: str
    you: int | None
    to_move: int | None
    prompt: str
    choices: list[str]
    phase: str
    epoch: int
    round: int
    first: int
    options: OptionsView
    towns: list[int]
    """The settlement of each seat, as the number of its Start Card."""
    fields: list[FieldView]
    hands: list[HandView]
    piles: list[PileView]
    used: int
    store: list[int]
    """The events whose substitutes are still to be had."""
    processes: list[ProcessView]
    skips: list[int]
    dry: list[int]
    limited: list[int]
    held: bool
    ending: list[int] | None
    """The seats that still have a last move, once the end has begun."""
    laying: int
    """The card of Epoch I that is being laid, 0 if none is."""
    asked: AskedView | None
    events: list[EventView]
    """Of the viewer's own hand, when it is his turn to act."""
    barred: dict[str, list[BarView]]
    """By card of the own hand: what keeps it from which fields, when it could be laid now."""
    scores: list[int] | None


def view(state: State, seat: int | None) -> Data:
    to_move = SCRIPT.to_move(state)
    own_turn = seat is not None and seat == to_move
    seen: View = {
        "game": "tczew",
        "you": seat,
        "to_move": to_move,
        "prompt": SCRIPT.prompt(state, seat),
        "choices": [] if seat is None else [write(move) for move in SCRIPT.legal(state, seat)],
        "phase": _phase(state),
        "epoch": min(state.epoch, state.last_epoch),
        "round": state.round,
        "first": state.first,
        "options": _options(state),
        "towns": list(state.towns),
        "fields": [_field(state, at) for at in members(state.occupied)],
        "hands": [_hand(state, owner, seat) for owner in range(len(state.hands))],
        "piles": [
            {"epoch": FIRST_PILE + index, "size": len(cards)}
            for index, cards in enumerate(state.piles)
        ],
        "used": state.used.bit_count(),
        "store": [event for sub, event in enumerate(SUBS) if in_store(state, sub)],
        "processes": [
            {"event": event, "target": target, "user": user, "left": left}
            for event, target, user, left in state.processes
        ],
        "skips": list(state.skips),
        "dry": list(state.dry),
        "limited": list(state.limited),
        "held": state.held,
        "ending": None if state.ending == NOT_ENDING else members(state.ending),
        "laying": _laying(state),
        "asked": _asked(state, seat),
        "events": _events(state, seat) if own_turn and seat is not None else [],
        "barred": _barred(state, seat) if own_turn and seat is not None else {},
        "scores": None if state.frames else list(score(state).totals),
    }
    return dict(seen)


PHASES = {
    STARTING: "start",
    PREHISTORY: "prehistory",
    CHOOSING_FIELD: "prehistory",
    PACKET: "packets",
}


def _phase(state: State) -> str:
    return PHASES.get(state.frames[-1][SCENE], "turns") if state.frames else "over"


def _options(state: State) -> OptionsView:
    end = "vote" if state.vote else {3: "III", 4: "IV", 5: "V"}[state.last_epoch]
    return {"rules": "extended" if state.extended else "basic", "end": end, "speed": state.speed}


def _field(state: State, at: int) -> FieldView:
    sub = sub_on(state, at)
    return {
        "field": NAMES[at],
        "card": state.cards[at],
        "owner": owner_of(state, at),
        "sub": SUBS[sub] if sub >= 0 else None,
        "tokens": bool(state.marked & BIT[at]) + bool(state.fortified & BIT[at]),
    }


def _known_hand(state: State, owner: int, viewer: int | None) -> bool:
    if state.epoch < FIRST_PILE or owner == viewer:
        return True
    return viewer is not None and open_hand(state, viewer) == owner


def _hand(state: State, owner: int, viewer: int | None) -> HandView:
    hand = state.hands[owner]
    return {
        "epochs": sorted(EPOCH_OF[card] for card in hand),
        "cards": list(hand) if _known_hand(state, owner, viewer) else None,
    }


def _laying(state: State) -> int:
    frame = state.frames[-1] if state.frames else (0, 0)
    return frame[2] if frame[SCENE] in (PREHISTORY, CHOOSING_FIELD) else 0


def _asked(state: State, seat: int | None) -> AskedView | None:
    question = asked(state)
    if question is None:
        return None
    mine = seat == state.frames[-1][SEAT]
    return {
        "event": question.event,
        "user": question.user,
        "target": question.target,
        "number": question.number,
        "picked": names(question.picked),
        "left": question.left,
        "shown": list(question.shown) if mine and question.shown is not None else None,
    }


def names(fields: tuple[int, ...] | list[int]) -> list[str]:
    return [NAMES[at] for at in fields]


def _events(state: State, seat: int) -> list[EventView]:
    if state.frames[-1][SCENE] != ACTION:
        return []
    return [
        {"card": card, "targets": [_target(each) for each in targets(state, seat, card)]}
        for card in state.hands[seat]
        if card > LAST_CARD
    ]


def _target(each: Target) -> TargetView:
    refusal = each.refusal
    return {
        "seat": each.seat,
        "may": refusal is None,
        "rule": refusal.rule if refusal else None,
        "reason": refusal.reason if refusal else None,
        "fields": names(members(each.fields)),
        "shielded": names(members(each.shielded)),
    }


def _barred(state: State, seat: int) -> dict[str, list[BarView]]:
    if state.frames[-1][SCENE] not in (ACTION, BUILDING):
        return {}
    return {
        str(card): [_bar(*each) for each in barred(state, seat, card)]
        for card in state.hands[seat]
        if card <= LAST_CARD
    }


def _bar(rule: str, reason: str, fields: Fields) -> BarView:
    return {"rule": rule, "reason": reason, "fields": f"{fields:x}"}


# Worlds that look the same.


def imagine(state: State, seat: int | None, chance: Chance) -> State:
    """The same table with other cards wherever the viewer sees only backs.

    Hidden cards change places with hidden cards of the same epoch, so every back stays as it is.
    """
    world = state.clone()
    names = _other_names(_hidden(state, seat), chance)
    world.piles = tuple(
        _renamed_pile(state, index, seat, names) for index in range(len(world.piles))
    )
    world.hands = tuple(
        hand if _known_hand(state, owner, seat) else bytes(sorted(hand.translate(names)))
        for owner, hand in enumerate(state.hands)
    )
    world.frames = tuple(_renamed(state, frame, seat, names, chance) for frame in state.frames)
    return world


def _seen_of_pile(state: State, index: int, seat: int | None) -> int:
    """How many cards at the top of this pile the viewer sees just now."""
    if seat is None or index != state.epoch - FIRST_PILE or not pile(state):
        return 0
    return open_top(state, seat)


def _hidden(state: State, seat: int | None) -> bytes:
    """The cards of which the viewer sees only backs, in an order that their faces do not change
    among cards with the same back: those that a frame remembers, hands, piles."""
    cards = b"".join(bytes(_kept_in(state, frame, seat)) for frame in state.frames)
    for owner, hand in enumerate(state.hands):
        if not _known_hand(state, owner, seat):
            cards += hand.translate(None, cards)
    for index, each in enumerate(state.piles):
        cards += each[_seen_of_pile(state, index, seat) :]
    return cards


def _kept_in(state: State, frame: Frame, seat: int | None) -> Frame:
    """The cards of a hidden hand that a frame remembers."""
    if frame[SCENE] != CHOOSING or _known_hand(state, frame[SEAT], seat):
        return ()
    return frame[remembered(state) :]


_OTHER_BACKS = tuple(
    bytes(card for card in range(LAST_EVENT + 1) if EPOCH_OF[card] != epoch)
    for epoch in sorted(EPOCH_CARDS)
)
"""By epoch: the cards that show another one on their backs."""


def _other_names(hidden: bytes, chance: Chance) -> bytes:
    """A table for `bytes.translate`: each hidden card is taken for one with the same back."""
    cards = names = b""
    for others in _OTHER_BACKS:
        if alike := hidden.translate(None, others):
            shuffled = sorted(alike)
            chance.shuffle(shuffled)
            cards += alike
            names += bytes(shuffled)
    return bytes.maketrans(cards, names)


def _renamed_pile(state: State, index: int, seat: int | None, names: bytes) -> bytes:
    seen, cards = _seen_of_pile(state, index, seat), state.piles[index]
    return cards[:seen] + cards[seen:].translate(names)


def _renamed(state: State, frame: Frame, seat: int | None, names: bytes, chance: Chance) -> Frame:
    """Cards that a frame remembers of a hidden hand, or of the pile of Epoch I."""
    if frame[SCENE] == STARTING:
        order = sorted(frame[2:])
        chance.shuffle(order)
        return (*frame[:2], *order)
    kept = _kept_in(state, frame, seat)
    return (*frame[: len(frame) - len(kept)], *(names[card] for card in kept))
