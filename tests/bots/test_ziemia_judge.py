"""The judge of Ta Ziemia: which of two tables is the better one, and what a bot does about it."""

from typing import Any

import pytest

from stolik.bots import BOTS, Outlook
from stolik.bots.selfplay import play_game
from stolik.games.ziemia import GAME
from stolik.games.ziemia.board import CIRCLES, FIELDS, KRAKOW, NOWHERE, put
from stolik.games.ziemia.scenes import TURN
from stolik.games.ziemia.scoring import points
from stolik.games.ziemia.state import EASY, Agreed, State
from stolik.kernel.chance import QuickChance, derived_seed
from stolik.kernel.game import digest
from tests.bots.ziemia import after, hand, placed_before, show, table

FIELD_MASS, LETTER, RADIO, TRANSPORT, RETREAT, SPIRIT = 55, 63, 72, 76, 89, 95
OFFICE_CLOSED, LAND_SEIZED = 31, 34
ROAD_BLOCKS, SESSION = 14, 24


def worth(state: State) -> float:
    return GAME.judge(state, 0)


def chosen(state: State) -> str:
    return GAME.write(BOTS["greedy"](Outlook(GAME, state, 0, QuickChance(1))))


def test_the_judge_changes_nothing_and_tells_all_seats_the_same() -> None:
    luck = QuickChance(5)
    state = GAME.new(3, {}, luck)
    while (seat := GAME.to_move(state)) is not None:
        before = digest(state)
        assert len({GAME.judge(state, each) for each in range(3)}) == 1
        assert digest(state) == before
        GAME.play(state, seat, luck.pick(GAME.legal(state, seat)), luck, None)
    assert GAME.judge(state, 0) == points(state).total


FEW = bytes([1, 1, 0, 2, 0, 0])


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"faithful": FEW}, {"faithful": bytes(6)}),
        ({"faithful": bytes([2, 2, 2, 0, 0, 0])}, {"faithful": bytes([6, 0, 0, 0, 0, 0])}),
        ({}, {"agents": bytes([1, 0, 0, 0, 0, 0])}),
        ({"agents": bytes([1, 0, 0, 0, 0, 0])}, {"agents": bytes([1, 1, 0, 0, 0, 0])}),
        ({"home": bytes([4, 4, 4, 4])}, {"home": bytes([4, 3, 4, 4]), "prison": b"\0\1\0\0"}),
        ({"prison": b"\0\1\0\0", "agreed": Agreed(level=EASY)}, {"prison": b"\0\1\0\0"}),
        ({}, {"locals": bytes([LAND_SEIZED, 0, 0, 0, 0, 0])}),
        (
            {"locals": bytes([OFFICE_CLOSED, 0, 0, 0, 0, 0])},
            {"locals": bytes([LAND_SEIZED, 0, 0, 0, 0, 0])},
        ),
        ({"pool": bytes([1, 1, 1])}, {"pool": bytes([0, 0, 0])}),
        ({"hands": hand(TRANSPORT)}, {"hands": hand(FIELD_MASS)}),
        ({"hands": hand(RADIO)}, {"hands": hand()}),
        ({"usable": 4}, {"usable": 3}),
        ({"central": 51}, {"central": 54}),
    ],
)
def test_one_table_is_better_than_another(better: Any, worse: Any) -> None:
    assert worth(table(**better)) > worth(table(**worse))


def test_a_token_is_worth_less_the_more_there_are_and_the_later_it_is() -> None:
    def one_more(held: int, time: int) -> float:
        richer = table(pool=bytes([held + 1, 0, 0]), time=time)
        return worth(richer) - worth(table(pool=bytes([held, 0, 0]), time=time))

    assert one_more(0, 40) > one_more(4, 40) > one_more(9, 40) > 0
    assert one_more(0, 40) > one_more(0, 96)


def test_a_prepared_card_is_better_than_a_citizen_on_it_and_that_better_than_none() -> None:
    state = table()
    show(state, RETREAT, 93, 94)
    begun = after(state, "prepare 89 D")
    assert worth(after(begun, "prepare 89 D")) > worth(begun)


def test_a_card_that_mobilisation_will_reach_first_is_not_begun() -> None:
    early, late = table(time=26), table(time=48)
    gain = [worth(after(state, "prepare 93 D")) - worth(state) for state in (early, late)]
    assert gain[0] > gain[1]


def test_the_first_placement_weighs_what_the_regime_card_may_hit() -> None:
    state = table(faithful=bytes([3, 0, 0, 0, 0, 0]), locals=bytes([0, 0, OFFICE_CLOSED, 0, 0, 0]))
    calm = worth(after(state, "place gniezno church faith"))
    assert calm > worth(after(state, "place warszawa church faith"))
    assert calm > worth(after(state, "place czestochowa church faith"))


def test_later_placements_do_not() -> None:
    state = placed_before(table(faithful=bytes([3, 0, 0, 0, 0, 0])))
    there = worth(after(state, "place warszawa church faith"))
    assert there == pytest.approx(worth(after(state, "place gniezno church faith")))


def test_a_card_under_way_is_worth_what_it_is_about_to_bring() -> None:
    state = table(hands=hand(SPIRIT))
    asked = after(state, "play 95")
    once = after(asked, "pick warszawa")
    assert worth(asked) > worth(state)
    assert worth(once) == pytest.approx(worth(asked), abs=0.1)
    assert worth(once) > worth(after(asked, "done"))


# What the greedy bot makes of it.


def test_it_removes_an_agent() -> None:
    state = placed_before(table(agents=bytes([0, 1, 0, 0, 0, 0]), usable=1))
    assert chosen(state) == "place gniezno office agent"


def test_it_frees_a_prisoner() -> None:
    state = placed_before(table(home=bytes([1, 2, 4, 4]), prison=bytes([0, 2, 0, 0]), usable=1))
    state.pool = bytes([0, 0, 4])
    assert chosen(state).endswith("special free")


def test_it_finishes_a_card() -> None:
    state = placed_before(table(home=bytes([2, 3, 4, 4]), usable=2))
    show(state, 93, 94, 58)
    state.standing = (*state.standing[:2], bytes([0, 3]))
    assert chosen(state) == "prepare 58 D"


def test_it_pays_for_the_local_card_that_costs_most() -> None:
    state = placed_before(table(usable=0, home=bytes([0, 4, 4, 4]), pool=bytes([2, 3, 1])))
    state.fields = put(bytes(FIELDS), KRAKOW * 3, 1)
    state.locals = bytes([OFFICE_CLOSED, LAND_SEIZED, 0, 0, 0, 0])
    assert chosen(state) == "remove gniezno"


def test_it_keeps_a_card_that_could_do_nothing_now() -> None:
    full = table(faithful=bytes(CIRCLES), hands=hand(FIELD_MASS), home=bytes([3, 4, 4, 4]))
    waiting = after(full, "place gniezno church")
    assert chosen(waiting) == "draw"


def test_it_plays_a_card_that_does_something_before_the_last_day() -> None:
    late = table(time=97, hands=hand(FIELD_MASS))
    waiting = after(late, "place gniezno church faithful")
    assert chosen(waiting) == "play 55"


@pytest.mark.parametrize("top", [SESSION, ROAD_BLOCKS])
def test_what_the_deck_hides_does_not_make_it_play_a_card(top: int) -> None:
    """A bad card on top is no reason to do something else before it is turned up."""
    state = table(hands=hand(LETTER), faithful=bytes([0, 0, 0, 4, 0, 0]))
    state.regime = state.regime._replace(deck=bytes([top]))
    assert chosen(after(state, "place gniezno church faithful")) == "draw"


def test_it_answers_a_bad_regime_card_and_lets_a_harmless_one_pass() -> None:
    state = table(hands=hand(RADIO), faithful=bytes([0, 0, 0, 6, 0, 0]))
    for top, answer in ((ROAD_BLOCKS, "play 72"), (SESSION, "pass")):
        state.regime = state.regime._replace(deck=bytes([top]) + bytes([2, 3, 5]))
        asked = after(state, "place gniezno church faithful", "draw")
        assert chosen(asked) == answer


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_does_far_better_than_chance(players: int) -> None:
    def total(bot: str) -> int:
        seeds = [derived_seed("judge", players, number) for number in range(4)]
        return sum(play_game(GAME, [bot] * players, seed).scores[0] for seed in seeds)

    assert total("greedy") > total("random") + 4 * 8


def test_a_turn_that_is_sat_out_is_told() -> None:
    assert GAME.turn(table()) == (1, 0, False)
    empty = table(usable=0, home=bytes([0, 4, 4, 4]))
    assert empty.here == NOWHERE
    assert empty.frames == ((TURN, 0),)
    assert GAME.turn(empty) == (1, 0, True)
    assert GAME.turn(placed_before(empty)) == (1, 0, False)
