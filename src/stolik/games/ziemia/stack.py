"""Which stacks of frames could have grown: for saved states and position files."""

from collections.abc import Callable

from stolik.games.ziemia.board import FIELDS, NOWHERE
from stolik.games.ziemia.cards import FIRST_RENEWAL, FIRST_RULE, LAST_REGIME, LAST_RULE
from stolik.games.ziemia.deck import EFFECTS_OF, LOCAL, WHEN_OF
from stolik.games.ziemia.effects.cities import VERBS
from stolik.games.ziemia.effects.running import Running, of_frame
from stolik.games.ziemia.reactions import AN_AGENT, AN_ARREST, REVEALED, answers
from stolik.games.ziemia.scenes import (
    AGENT,
    ARREST,
    CALLING,
    CANCELLED,
    CARD,
    CITIZEN,
    CITY,
    DRAW,
    EFFECT,
    ENROLLING,
    FREEING,
    GAIN,
    ORDER,
    PAYMENT,
    PLACED,
    RANSOM,
    REACTION,
    REACTIONS,
    REGIME,
    SCATTERED,
    TURN,
    WAIVED,
)
from stolik.games.ziemia.scenes import FACTIONS as CHOOSING
from stolik.games.ziemia.script import SCRIPT
from stolik.games.ziemia.state import NO_FACTION, State
from stolik.kernel.frames import SCENE, SEAT, Frame, Step

ASKED_BY = {
    CITY: frozenset(VERBS),
    CITIZEN: frozenset({"exile", "free"}),
    CARD: frozenset({"discard"}),
    PLACED: frozenset({"recall"}),
    GAIN: frozenset({"gain-one"}),
    RANSOM: frozenset({"ransom"}),
    PAYMENT: frozenset({"buy"}),
    ORDER: frozenset({"sort"}),
    CALLING: frozenset({"call"}),
    ENROLLING: frozenset({"enrol"}),
}
"""Which verbs ask a question about a card."""
COUNTED = (CITY, CARD, ORDER)
"""Questions that come only as long as something is left to pick."""
DEAREST = 3
"""What freeing a Citizen costs at most."""


def check_frames(state: State) -> None:
    """The stack could have grown so, and whoever is asked has a choice; raises ValueError."""
    bottom, top = state.frames[0], state.frames[-1]
    if bottom[SCENE] not in (TURN, CHOOSING):
        raise ValueError("TZ-009: no turn")
    if (bottom[SCENE] == CHOOSING) != (NO_FACTION in state.factions):
        raise ValueError("TZ-002: a faction is missing or chosen already")
    if bottom[SCENE] == CHOOSING:
        _check_choosing(state)
    elif state.usable > state.home[state.factions[bottom[SEAT]]]:
        raise ValueError("TZ-014: more usable Citizens than there are at home")
    for below, frame in zip(state.frames, state.frames[1:], strict=False):
        active = frame[SEAT] == bottom[SEAT] or frame[SCENE] not in OF_ACTIVE
        if not active or not MAY_LIE[frame[SCENE]](state, below, frame):
            raise ValueError("no such question could be asked now")
    if isinstance(SCRIPT.scenes[top[SCENE]], Step) or not SCRIPT.legal(state, top[SEAT]):
        raise ValueError("TZ-009: nobody is asked anything")


def _check_choosing(state: State) -> None:
    """Seat after seat from the one that begins, before anything else happens."""
    players = len(state.factions)
    order = [(state.agreed.start + count) % players for count in range(players)]
    chosen = [state.factions[seat] != NO_FACTION for seat in order]
    if state.frames[0][SEAT] != order[chosen.index(False)] or True in chosen[chosen.index(False) :]:
        raise ValueError("TZ-002: another seat chooses")
    if any(state.fields) or state.time or state.usable or any(state.pool):
        raise ValueError("TZ-002: factions are chosen before the game begins")


# Could this frame have been pushed on that one?


def _never(state: State, below: Frame, frame: Frame) -> bool:
    return False


def _draw(state: State, below: Frame, frame: Frame) -> bool:
    return below[SCENE] == TURN and state.here < NOWHERE


def _regime(state: State, below: Frame, frame: Frame) -> bool:
    """Until the reactions are over it has no effect yet; then it has one, so it was let through."""
    _, _, card, stage, marks = frame
    if below[SCENE] != TURN or state.here == NOWHERE or not 0 < card <= LAST_REGIME:
        return False
    barred = CANCELLED | WAIVED if stage else SCATTERED
    return card == state.last_regime and stage < 2 and marks < 16 and not marks & barred


def _effect(state: State, below: Frame, frame: Frame) -> bool:
    run = of_frame(frame)
    if run.card > LAST_RULE or not 0 < run.next <= len(EFFECTS_OF[run.card]):
        return False
    if run.met >> NOWHERE:
        return False
    active = run.seat == state.frames[0][SEAT]
    if run.card < FIRST_RENEWAL:
        resolved = below[SCENE] == REGIME and below[2:4] == (run.card, 1)
        return active and resolved and run.here == state.here
    if run.card < FIRST_RULE:
        return _played(below, run, active)
    at_home = run.here < NOWHERE and state.rules[run.here] == run.card
    return active and at_home and below[SCENE] in (TURN, DRAW)


def _played(below: Frame, run: Running, active: bool) -> bool:
    """From a hand, or at once when a card prepares it under card 47."""
    if run.here != NOWHERE or WHEN_OF[run.card] == "reaction":
        return False
    if below[SCENE] == EFFECT:
        return active and of_frame(below).effect.do in ("call", "enrol")
    return below[SCENE] in (TURN, DRAW) and (active or WHEN_OF[run.card] == "any")


def _does(below: Frame, *verbs: str) -> bool:
    """Is a card on that does one of these?"""
    return below[SCENE] == EFFECT and of_frame(below).effect.do in verbs


def _agent(state: State, below: Frame, frame: Frame) -> bool:
    """Brought by a card that says so, or by a second local card (TZ-070)."""
    _, _, city, stage, spared = frame
    if city >= NOWHERE or stage != 1 or spared > 1 or not state.agents[city]:
        return False
    return _does(below, "agent") or (_second_local(state, below) and city == state.here)


def _second_local(state: State, below: Frame) -> bool:
    return below[SCENE] == REGIME and below[3] == 1 and LOCAL[below[2]]


def _arrest(state: State, below: Frame, frame: Frame) -> bool:
    """By a card, or by the Agent that lay here before."""
    _, _, at, by_agent, stage, rescued = frame
    if at >= FIELDS or not state.fields[at] or by_agent > 1 or stage != 1 or rescued > 1:
        return False
    return _does(below, "arrest", "ransom", "agent") or _second_local(state, below)


def _reactions(state: State, below: Frame, frame: Frame) -> bool:
    """Asked are those who could answer what happens right below."""
    _, _, event, asked = frame
    events = {REVEALED: REGIME, AN_AGENT: AGENT, AN_ARREST: ARREST}
    if events.get(event) != below[SCENE] or not 0 < asked <= len(state.hands):
        return False
    return event != REVEALED or below[3] == 0


def _reaction(state: State, below: Frame, frame: Frame) -> bool:
    """To the next in the round, who holds an answer and has not asked to be left alone."""
    _, seat, event = frame
    if below[SCENE] != REACTIONS or below[2] != event or state.turn.muted >> seat & 1:
        return False
    next_asked = (below[SEAT] + below[3] - 1) % len(state.hands)
    return seat == next_asked and state.hands[seat] & answers(state, event) > 0


def _freeing(state: State, below: Frame, frame: Frame) -> bool:
    _, _, price, freed = frame
    return below[SCENE] in (TURN, DRAW) and 0 < price <= DEAREST and freed < FIELDS


def _question(state: State, below: Frame, frame: Frame) -> bool:
    """About the card right below, to whoever plays it."""
    scene, seat = frame[SCENE], frame[SEAT]
    if below[SCENE] != EFFECT:
        return False
    run = of_frame(below)
    if run.seat != seat or run.effect.do not in ASKED_BY[scene]:
        return False
    if scene == PAYMENT:
        return frame[2] < NOWHERE and state.locals[frame[2]] > 0
    if scene == ORDER:
        return 1 < run.left <= state.known
    return run.left > 0 or scene not in COUNTED


MAY_LIE: dict[int, Callable[[State, Frame, Frame], bool]] = {
    CHOOSING: _never,
    TURN: _never,
    DRAW: _draw,
    REGIME: _regime,
    EFFECT: _effect,
    AGENT: _agent,
    ARREST: _arrest,
    REACTIONS: _reactions,
    REACTION: _reaction,
    FREEING: _freeing,
    **dict.fromkeys(ASKED_BY, _question),
}
OF_ACTIVE = frozenset({DRAW, REGIME, AGENT, ARREST, REACTIONS, FREEING})
"""Scenes whose seat is always the one whose turn it is; an effect may be another's."""
