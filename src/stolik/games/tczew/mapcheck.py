"""What the rules say of every map: the first card that could never lie as it does."""

from collections.abc import Iterator
from typing import NamedTuple

from stolik.games.tczew.board import BESIDE, BIT, NAMES, START_FIELDS, Field, beside, members
from stolik.games.tczew.cards import CONTAMINATION, LAST_CARD, OBJECTS, SPECIALS
from stolik.games.tczew.deck import CATEGORY_OF, EPOCH_OF, STARTS, SUB_CATEGORY, SUBS
from stolik.games.tczew.placement import ground_bars
from stolik.games.tczew.state import GONE, State, all_owned
from stolik.kernel.refusal import Refusal, illegal


class Fault(NamedTuple):
    at: Field
    refusal: Refusal


def map_fault(state: State) -> Fault | None:
    return next(map_faults(state), None)


def map_faults(state: State) -> Iterator[Fault]:
    """Every card that lies wrong, and why."""
    for at in members(state.occupied):
        yield from wrong_place(state.cards[at], at)
    yield from _wrong_company(state)
    yield from _wrong_owner(state)
    yield from _wrong_cover(state)
    yield from _wrong_tokens(state)


def wrong_place(card: int, at: Field) -> Iterator[Fault]:
    """Why a card can never lie on this field, whatever lies around it."""
    if card > LAST_CARD:
        yield Fault(at, illegal("TCZ-046", "event-on-map", card=card))
        return
    if card in STARTS or at in START_FIELDS:
        if START_FIELDS[card - 1 : card] != (at,):
            yield Fault(at, illegal("TCZ-016", "start-place", card=card, field=NAMES[at]))
        return
    for bar in ground_bars(card):
        if bar.fields & BIT[at]:
            yield Fault(at, illegal(bar.rule, bar.reason, card=card, field=NAMES[at]))


def _wrong_company(state: State) -> Iterator[Fault]:
    """Neither laying nor covering ever brings two cards of a category together (TCZ-023)."""
    for fields in state.clash:
        for at in members(fields & beside(fields)):
            other = state.cards[members(BESIDE[at] & fields)[0]]
            refusal = illegal("TCZ-023", "touching-alike", card=state.cards[at], card_2=other)
            yield Fault(at, refusal)
    for at in members(state.lonely):
        if (BESIDE[at] & state.occupied).bit_count() > 1:
            yield Fault(at, illegal("TCZ-031", "lonely-company", card=state.cards[at]))


def _wrong_owner(state: State) -> Iterator[Fault]:
    for at in members(state.occupied & ~all_owned(state)):
        card = state.cards[at]
        if EPOCH_OF[card] > 1 and card not in STARTS:
            yield Fault(at, illegal("TCZ-014", "must-have-owner", card=card))


def _wrong_cover(state: State) -> Iterator[Fault]:
    lying: set[Field] = set()
    for sub, at in enumerate(state.subs):
        if at >= GONE:
            continue
        card = state.cards[at]
        fit = (*OBJECTS, *SPECIALS) if SUB_CATEGORY[sub] == CONTAMINATION else OBJECTS
        if CATEGORY_OF[card] not in fit:
            yield Fault(at, illegal("TCZ-R56", "sub-place", number=SUBS[sub], card=card))
        if at in lying:
            yield Fault(at, illegal("TCZ-061", "cover-twice", card=card))
        lying.add(at)


def _wrong_tokens(state: State) -> Iterator[Fault]:
    tokens = state.marked | state.fortified
    for at in members(tokens & ~all_owned(state) | state.fortified & ~state.marked):
        yield Fault(at, illegal("TCZ-089", "tokens-nobody", card=state.cards[at]))
    if tokens and not state.extended:
        yield Fault(members(tokens)[0], illegal("TCZ-098", "tokens-basic"))
