"""Section 5 of the rulebook: what lies open and what is hidden."""

import json

import pytest

from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.deck import DECK
from stolik.kernel.chance import QuickChance
from stolik.kernel.fact import known_to
from tests.rules.grzybowski.table import (
    choices,
    eager_game,
    market,
    new_game,
    play,
    sees,
    sides,
    table,
    to_move,
    told,
)
from tests.rules.marks import rule

MARKET = "01r 02r 03a 04a 05a 06a"
VIEWERS = [0, 1, None]


def faces_in(seen: object) -> set[str]:
    """Every face that a view names anywhere."""
    words = json.dumps(seen, ensure_ascii=False).replace('"', " ").replace(",", " ").split()
    return {word for word in words if len(word) == 3 and word[:2].isdigit() and word[2] in "ar"}


@rule("PG-030")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_obverse_of_the_top_of_the_stack(viewer: int | None) -> None:
    state = new_game(1)
    assert sees(state, viewer)["stack"] == {"size": 49, "top": f"{state.stack[0]:02}a"}


@rule("PG-030")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_empty_stack_shows_nothing(viewer: int | None) -> None:
    *_, end = eager_game(1)
    assert sees(end, viewer)["stack"] == {"size": 0, "top": None}


@rule("PG-031")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_upper_sides_of_market_and_grids(viewer: int | None) -> None:
    state = table("24a 20r", "07r 08a", market=MARKET)
    seen = sees(state, viewer)
    assert seen["market"] == MARKET.split()
    grids = [[card["face"] for card in grid["cards"]] for grid in seen["grids"]]
    assert grids == [["24a", "20r"], ["07r", "08a"]]


@rule("PG-032")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_the_underside_of_a_market_card(viewer: int | None) -> None:
    state = table("# #", market=MARKET)
    shown = faces_in(sees(state, viewer))
    assert shown & {"01a", "02a", "03r", "04r", "05r", "06r"} == set()
    assert set(MARKET.split()) <= shown


@rule("PG-032", "PG-013")
@pytest.mark.parametrize(("viewer", "faces"), [(0, ["03a", "03r"]), (1, ["03a"]), (None, ["03a"])])
def test_only_the_taker_sees_the_underside_of_the_card_taken(
    viewer: int | None, faces: list[str]
) -> None:
    state = play(table("# #", market=MARKET), "take 03a")
    assert sees(state, viewer)["hand"]["faces"] == faces


@rule("PG-033", "PG-R51")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_can_tell_another_order_of_the_stack(viewer: int | None) -> None:
    """Everything below the top is turned about, and no view, choice or prompt changes."""
    for state in eager_game(2):
        other = state.clone()
        other.stack = state.stack[:1] + state.stack[:0:-1]
        assert sees(other, viewer) == sees(state, viewer)


@rule("PG-033", "PG-R51")
def test_a_bot_is_given_every_order_of_the_stack_alike() -> None:
    """What a seat imagines keeps all that it can see, and shuffles only below the top."""
    state = new_game(4)
    worlds = [GAME.imagine(state, 0, QuickChance(seed)) for seed in range(40)]
    assert {world.stack[0] for world in worlds} == {state.stack[0]}
    assert len({world.stack[1] for world in worlds}) > 20
    assert all(sorted(world.stack) == sorted(state.stack) for world in worlds)
    assert all(world.market == state.market for world in worlds)


@rule("PG-R51")
def test_every_obverse_and_every_reverse_belongs_to_one_card() -> None:
    """Each face shows its title, and no two cards have the same."""
    assert len({card.title.pl for card in DECK.cards}) == 55
    assert len({card.title.en for card in DECK.cards}) == 55


@rule("PG-R52", "PG-017")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_were_shown_the_obverse_of_a_card_that_came_reverse_up(viewer: int | None) -> None:
    state = table("# #", market=MARKET)
    top = state.stack[0]
    assert sees(state, viewer)["stack"]["top"] == f"{top:02}a"
    after, facts = told(state, "take 01r", "lay 01r 0,2")
    assert market(after)[0] == f"{top:02}r"
    refill = [fact.params for fact in known_to(facts, viewer) if fact.name == "refill"]
    assert refill == [{"card": top, "side": "r"}]


@rule("PG-R53")
@pytest.mark.parametrize(("viewer", "may_look"), [(0, [True, False]), (1, [False, True])])
def test_the_owner_may_look_at_undersides_in_the_own_grid(
    viewer: int, may_look: list[bool]
) -> None:
    state = table("24a 20r", "07r 08a", market=MARKET)
    assert [grid["both_sides"] for grid in sees(state, viewer)["grids"]] == may_look
    assert faces_in(sees(state, 1 - viewer)["grids"]) == {"24a", "20r", "07r", "08a"}


@rule("PG-R53")
def test_a_spectator_looks_at_no_underside() -> None:
    grids = sees(table("24a 20r", market=MARKET), None)["grids"]
    assert [grid["both_sides"] for grid in grids] == [False, False]


@rule("PG-033", "PG-056")
def test_nobody_is_told_the_order_after_a_reshuffle() -> None:
    state = table("44r #", market=MARKET)
    after, facts = told(state, "reshuffle 44", chance=QuickChance(9))
    assert after.stack != state.stack
    (fact,) = facts
    assert dict(fact.params) == {"player": 0, "card": 44}


@rule("PG-031")
@pytest.mark.parametrize("seed", range(3))
def test_what_players_see_is_what_there_is(seed: int) -> None:
    """At every moment both see the same market, stack and upper sides."""
    for state in eager_game(seed):
        one, two = sees(state, 0), sees(state, 1)
        for part in ("market", "stack", "turn", "to_move", "laid", "chance_used", "scores"):
            assert one[part] == two[part]
        assert [grid["cards"] for grid in one["grids"]] == [grid["cards"] for grid in two["grids"]]
        if GAME.prompt(state) == "take":
            assert sides(one["market"]) == "rraaaa"
            assert sees(state, to_move(state))["choices"] == choices(state)
