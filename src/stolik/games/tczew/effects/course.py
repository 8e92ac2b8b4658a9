"""Carrying an event out, effect by effect (TCZ-049)."""

from collections.abc import Callable

from stolik.games.tczew.deck import EVENTS
from stolik.games.tczew.dice import k3
from stolik.games.tczew.effects import (
    building,
    covering,
    hands,
    leaving,
    looking,
    picking,
    sweeping,
    turns,
)
from stolik.games.tczew.effects.running import ONE, Running, keep, of_frame, running, seats_of
from stolik.games.tczew.effects.shields import city_shielded
from stolik.games.tczew.notes import note
from stolik.games.tczew.piles import discard
from stolik.games.tczew.processes import EVENT as PROCESS_EVENT
from stolik.games.tczew.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts, Frame, Step, pop


def roll(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """The number of the effect, rolled by the user before anything is chosen (TCZ-R50)."""
    die = chance.die()
    number = die if run.effect.die == 6 else k3(die)
    run.number = number
    keep(state, run)
    note(facts, f"roll-k{run.effect.die}", player=run.user, number=number, die=die)


Verb = Callable[[State, Running, Chance, Facts], None]

ALONE = 2
"""How many frames there are while an event asks nobody: the end of the turn, and its own."""

VERBS: dict[str, Verb] = {
    "roll": roll,
    "pick": picking.ask,
    "row": sweeping.ask_row,
    "strike": sweeping.strike,
    "sweep": sweeping.sweep,
    "destroy": leaving.destroy,
    "return": leaving.send_back,
    "take": leaving.take,
    "tokens": leaving.tokens,
    "unfortify": leaving.unfortify,
    "lose": hands.lose,
    "renew": hands.renew,
    "spy": hands.open_hand,
    "censor": hands.open_hand,
    "look": looking.look,
    "sift": looking.sift,
    "pickup": building.ask,
    "build": building.build,
    "cover": covering.ask,
    "restore": covering.restore,
    "dry": turns.dry,
    "skip": turns.skip,
    "limit": turns.limit,
    "process": turns.start_process,
}
"""What each effect does when its turn comes; it may push a question."""


def carry_on(state: State, frame: Frame, chance: Chance, facts: Facts) -> None:
    """Effect after effect until one asks somebody; after the last one the card is used."""
    run = of_frame(frame)
    effects = EVENTS[run.event].effects
    if not run.next:
        tell_spared(state, run, facts)
    while run.next < len(effects):
        effect = effects[run.next]
        run.next += 1
        keep(state, run)
        if state.extended or not effect.extended:
            VERBS[effect.do](state, run, chance, facts)
        if len(state.frames) > ALONE:
            return
        run = running(state)
    pop(state)
    if all(process[PROCESS_EVENT] != run.event for process in state.processes):
        discard(state, (run.event,))


def tell_spared(state: State, run: Running, facts: Facts) -> None:
    """Whom an event for many passes over (TCZ-R48)."""
    event = EVENTS[run.event]
    if facts is None or event.target in ONE or event.city_shield is None:
        return
    for seat in seats_of(state, run.user, event):
        if city_shielded(state, seat, event):
            note(facts, "spared", player=seat, event=run.event)


CARRYING_ON: Step[State] = Step("event", carry_on)
