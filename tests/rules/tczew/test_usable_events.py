"""Quick answers about events against the rules, one by one."""

import pytest

from stolik.games.tczew.board import BIT, Fields, members
from stolik.games.tczew.deck import EVENTS
from stolik.games.tczew.effects.asking import PICK_RULES
from stolik.games.tczew.effects.running import ONE, seats_of
from stolik.games.tczew.effects.sieves import Aim, let_through
from stolik.games.tczew.effects.usable import event_choices
from stolik.games.tczew.effects.using import lacking, spared
from stolik.games.tczew.moves import EVENT, pack
from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.state import State
from stolik.kernel.chance import QuickChance
from tests.rules.marks import rule
from tests.rules.tczew.table import random_states


def by_reasons(state: State, seat: int) -> list[int]:
    """Every move for which nobody has a reason against it."""
    moves = []
    for card in state.hands[seat]:
        event = EVENTS.get(card)
        if event is None or lacking(state, seat, event):
            continue
        if event.target not in ONE:
            moves.append(pack(EVENT, card))
            continue
        named = [
            each for each in seats_of(state, seat, event) if not spared(state, seat, each, event)
        ]
        moves += sorted(pack(EVENT, card, 0, state.towns[each]) for each in named)
    return moves


@rule("TCZ-058", "TCZ-R48", "TCZ-R53", "TCZ-R54", "TCZ-R106", "TCZ-R109")
@pytest.mark.parametrize(("players", "seed"), [(2, 21), (3, 22), (4, 23), (2, 24), (4, 25)])
def test_an_event_may_be_used_exactly_where_nothing_speaks_against_it(
    players: int, seed: int
) -> None:
    asked = 0
    options = {"rules": "extended", "settlements": "lots"}
    for state in random_states(players, seed, options):
        if SCRIPT.prompt(state) == "action":
            for other in range(players):
                # Every hand holds every event once, whatever lies there.
                full = state.clone()
                full.hands = tuple(
                    bytes(sorted({*cards, *EVENTS})) if each == other else cards
                    for each, cards in enumerate(state.hands)
                )
                assert event_choices(full, other) == by_reasons(full, other)
                asked += 1
    assert asked > 100


@rule("TCZ-R47", "TCZ-R49", "TCZ-R51", "TCZ-R52", "TCZ-R55", "TCZ-R66", "TCZ-061", "TCZ-062")
@pytest.mark.parametrize(("players", "seed"), [(2, 31), (3, 32), (4, 33)])
def test_a_card_may_be_picked_exactly_where_every_sieve_lets_it_through(
    players: int, seed: int
) -> None:
    luck = QuickChance(seed)
    for number, state in enumerate(random_states(players, seed, {"rules": "extended"})):
        if number % 5 or SCRIPT.prompt(state) != "action":
            continue
        for event in EVENTS.values():
            for effect in event.effects:
                rule = PICK_RULES.get(effect.do)
                user, seat = luck.below(players), luck.below(players)
                before, fresh = some(state, luck), some(state, luck)
                aim = Aim(user, seat, event.number, effect, before, fresh)
                if rule:
                    assert rule.fields(state, aim) == let_through(rule.sieves(state, aim)), aim


def some(state: State, luck: QuickChance) -> Fields:
    """Two cards of the map, or none."""
    fields = members(state.occupied)
    return BIT[luck.pick(fields)] | BIT[luck.pick(fields)] if luck.below(3) else 0
