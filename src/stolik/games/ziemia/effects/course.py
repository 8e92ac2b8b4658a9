"""A card is carried out effect by effect."""

from collections.abc import Callable

from stolik.games.ziemia.board import TELEPHONE, City
from stolik.games.ziemia.cards import FIRST_RENEWAL, LAST_RENEWAL, Effect
from stolik.games.ziemia.deck import EFFECTS_OF
from stolik.games.ziemia.effects.cities import do_cities
from stolik.games.ziemia.effects.decks import (
    do_cut,
    do_discard,
    do_home,
    do_hush,
    do_open,
    do_replace,
    do_sort,
)
from stolik.games.ziemia.effects.people import (
    do_arrest,
    do_call,
    do_enrol,
    do_exile,
    do_free,
    do_hold,
    do_recall,
)
from stolik.games.ziemia.effects.running import Running
from stolik.games.ziemia.effects.tokens import (
    do_gain,
    do_gain_one,
    do_lose,
    do_pay,
    do_ransom,
)
from stolik.games.ziemia.hand import finish
from stolik.games.ziemia.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts, Frame, Step, pop, replace

VERBS: dict[str, Callable[[State, Running, Effect, Chance, Facts], None]] = {
    "gain": do_gain, "lose": do_lose, "pay": do_pay, "gain-one": do_gain_one,
    "ransom": do_ransom,
    "add": do_cities, "expel": do_cities, "scatter": do_cities, "agent": do_cities,
    "lift": do_cities, "buy": do_cities,
    "arrest": do_arrest, "exile": do_exile, "free": do_free, "hold": do_hold,
    "recall": do_recall, "call": do_call, "enrol": do_enrol,
    "discard": do_discard, "home": do_home, "sort": do_sort, "replace": do_replace,
    "open": do_open, "hush": do_hush, "cut": do_cut,
}  # fmt: skip
"""All verbs but those of reactions, which answer an event (reactions.py)."""

CONDITIONS: dict[str, Callable[[State, City], bool]] = {
    "agent-here": lambda state, here: state.agents[here] > 0,
    "no-agent-here": lambda state, here: not state.agents[here],
    "telephone-empty": lambda state, here: not state.fields[TELEPHONE],
    "prison-empty": lambda state, here: not any(state.prison),
    "prison-two": lambda state, here: sum(state.prison) >= 2,
    "prison-below-two": lambda state, here: sum(state.prison) < 2,
}


def carry_on(state: State, frame: Frame, chance: Chance, facts: Facts) -> None:
    """The next effect, or the end of the card."""
    scene, seat, card, following, here, met, left = frame
    effects = EFFECTS_OF[card]
    if following == len(effects):
        pop(state)
        if FIRST_RENEWAL <= card <= LAST_RENEWAL:
            finish(state, card, facts)
        return
    effect = effects[following]
    run = Running(seat, card, following + 1, here, met, left)
    replace(state, (scene, *run))
    if not effect.when or CONDITIONS[effect.when](state, here):
        VERBS[effect.do](state, run, effect, chance, facts)


CARRYING_ON: Step[State] = Step("effect", carry_on)
