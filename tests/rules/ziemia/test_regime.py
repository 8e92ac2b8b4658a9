"""The Regime card of a turn, from the placement to the discard pile."""

import pytest

from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    agents,
    choices,
    faithful,
    local,
    news,
    play,
    pool,
    prison,
    random_states,
    says,
    table,
    told,
    used,
    why,
)


@rule("TZ-063", "TZ-R02", "TZ-R03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_card_a_turn_and_only_after_a_city_placement(players: int) -> None:
    drawn, turn = 0, (-1, -1)
    last = None
    for state in random_states(players, seed=players + 30):
        if not state.frames:
            break
        now = (state.round, state.frames[0][1])
        if now != turn:
            turn, drawn = now, 0
        taken = last is not None and len(state.regime_deck) != last
        last = len(state.regime_deck)
        if taken and state.here < 6:
            drawn += 1
            assert drawn == 1


@rule("TZ-063")
@pytest.mark.parametrize("kind", ["church", "office", "special"])
def test_any_field_of_any_city_brings_it(kind: str) -> None:
    for city in ("warszawa", "oswiecim"):
        state = play(table(next="24"), f"place {city} {kind}")
        assert choices(state) == ["draw"]
        assert play(state, "draw").time == 16


@rule("TZ-064")
def test_the_action_is_over_before_the_card() -> None:
    """Freed Citizens are out, and a pool that has just been filled is what the card takes from."""
    state = table(pool="0/2/0", next="3")
    state = play(state, "place warszawa office resistance")
    assert pool(state) == "0/3/0"
    assert pool(play(state, "draw")) == "0/1/0"


@rule("TZ-065")
def test_an_immediate_card_effect_then_time_then_discard() -> None:
    state, facts = told(table(pool="0/0/3", next="2"), "place gniezno church", "draw")
    names = [fact.name for fact in facts]
    assert names.index("regime") < names.index("lose") < names.index("time")
    assert used(state, 2)
    assert state.last_regime == 2


@rule("TZ-066", "TZ-R47")
def test_a_local_card_effect_then_laid_then_time() -> None:
    state = table(faithful="gniezno 2", next="25")
    state, facts = told(state, "place gniezno church", "draw")
    names = [fact.name for fact in facts]
    assert names.index("scattered") < names.index("laid") < names.index("time")
    assert local(state, "gniezno") == 25
    assert not used(state, 25)


@rule("TZ-R47")
def test_here_is_the_city_of_the_first_placement() -> None:
    """Even if the Citizen has gone since."""
    state = table(active="S", hands={"S": "91"}, faithful="gniezno 3 krakow 3", next="25")
    state = play(state, "place gniezno church", "play 91", "draw")
    assert (faithful(state, "gniezno"), faithful(state, "krakow")) == (1, 3)
    assert local(state, "gniezno") == 25


@rule("TZ-068")
def test_no_second_card_in_the_same_turn() -> None:
    state = play(table(next="24 2"), "place gniezno church", "draw")
    for city in ("gniezno office", "krakow special", "warszawa church"):
        state = play(state, f"place {city}")
        assert choices(state, "draw") == []
        assert says(state, "draw") == "TZ-010"
    assert state.time == 16


@rule("TZ-069", "TZ-070")
def test_only_a_local_card_in_this_city_matters() -> None:
    state = table(locals="41@krakow", faithful="gniezno 2", next="25")
    state = play(state, "place gniezno church", "draw")
    assert (local(state, "gniezno"), local(state, "krakow")) == (25, 41)
    assert (agents(state, "gniezno"), agents(state, "krakow")) == (0, 0)
    assert faithful(state, "gniezno") == 0


@rule("TZ-070", "TZ-R37", "TZ-R38")
def test_a_second_local_card_arrests_once() -> None:
    state = table(locals="41@gniezno", fields="R@gniezno-office S@gniezno-special", next="43")
    state, facts = told(state, "place gniezno church", "draw")
    assert prison(state) == "S"
    assert len(news(facts, "arrested")) == 1


@rule("TZ-070", "TZ-053")
def test_a_second_local_card_may_cost_a_faithful() -> None:
    state = table(locals="41@oswiecim", faithful="oswiecim 3", next="33", pool="5/0/0")
    state = play(state, "place oswiecim church", "draw")
    assert (faithful(state, "oswiecim"), agents(state, "oswiecim")) == (2, 1)
    assert pool(state) == "5/0/0"


@rule("TZ-070", "TZ-R40")
def test_a_second_local_card_without_an_agent_to_send() -> None:
    state = table(locals="41@gniezno", agents="warszawa 5 krakow 4", next="33")
    state = play(state, "place gniezno church", "draw")
    assert (agents(state, "gniezno"), prison(state), state.time) == (0, "", 13)
    assert used(state, 33)


@rule("TZ-R25", "TZ-R24", "TZ-R23")
def test_what_may_be_done_before_the_draw() -> None:
    state = table(locals="25@krakow", pool="2/0/1", hands={"D": "59 61", "R": "62 70"}, next="24")
    state = play(state, "place gniezno church")
    assert choices(state) == ["remove krakow", "play 59", "play 61", "draw"]
    assert choices(state, who="R") == ["play 62"]
    for move in ("place krakow church", "prepare 64 R", "call R 64", "end", "done"):
        assert says(state, move) == "TZ-R25"
    assert why(state, "end") == "draw-first"
    assert says(state, "draw", "R") == "TZ-009"


@rule("TZ-R24", "TZ-070")
def test_a_card_paid_off_before_the_draw_is_not_there() -> None:
    state = table(locals="25@gniezno", pool="2/0/1", next="33")
    state = play(state, "place gniezno church", "remove gniezno", "draw")
    assert local(state, "gniezno") == 33
    assert agents(state, "gniezno") == 0


@rule("TZ-R31")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """Cards that lie in Cities are not in it; those that were removed are."""
    state = table(locals="25@krakow 26@warszawa", pool="2/0/1", next="2", regime_used=True)
    state = play(state, "place gniezno church", "remove krakow", "draw")
    assert len(state.regime_deck) == 0
    assert state.regime_used.bit_count() == 43
    assert used(state, 25)
    state.usable = 0
    state = play(state, "end", "place krakow church", "draw")
    left = {*state.regime_deck, state.last_regime}
    assert left == set(range(1, 45)) - {26}


@rule("TZ-R48")
def test_at_most_one_local_card_in_a_city() -> None:
    for state in random_states(3, seed=33):
        cards = [card for card in state.locals if card]
        assert len(cards) == len(set(cards)) <= 6


@rule("TZ-R50", "TZ-067")
def test_what_was_done_before_the_card_stands() -> None:
    state = table(rules="100@gniezno", next="26")
    state = play(state, "place gniezno special rule")
    assert (faithful(state, "gniezno"), pool(state)) == (1, "1/0/0")
    state = play(state, "draw")
    assert (faithful(state, "gniezno"), pool(state)) == (0, "1/0/0")
