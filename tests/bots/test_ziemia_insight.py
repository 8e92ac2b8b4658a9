"""What the levels see in a table of Ta Ziemia, and that it makes them better partners."""

import math
from typing import Any

import pytest

from stolik.bots import BOTS, Outlook
from stolik.bots.selfplay import play_game
from stolik.games.ziemia import GAME
from stolik.games.ziemia.insight import OUTLIVES
from stolik.games.ziemia.scoring import points
from stolik.games.ziemia.state import State
from stolik.kernel.chance import QuickChance, derived_seed
from stolik.kernel.game import digest
from tests.bots.ziemia import after, hand, placed_before, show, table

FIELD_MASS, LETTER, TRANSPORT = 55, 63, 76
LAND_SEIZED = 34


def worth(state: State) -> float:
    return GAME.insight(state, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "normal", "extreme"])
def test_it_is_a_number_at_every_moment_and_the_result_at_the_end(players: int, level: str) -> None:
    luck = QuickChance(players)
    state = GAME.new(players, {"level": level}, luck)
    while (seat := GAME.to_move(state)) is not None:
        before = digest(state)
        values = {GAME.insight(state, each) for each in range(players)}
        assert len(values) == 1
        assert all(map(math.isfinite, values))
        assert digest(state) == before
        GAME.play(state, seat, luck.pick(GAME.legal(state, seat)), luck, None)
    assert GAME.insight(state, 0) == points(state).total


def test_it_sees_no_more_than_its_seat() -> None:
    luck = QuickChance(8)
    state = GAME.new(4, {}, luck)
    while (seat := GAME.to_move(state)) is not None:
        assert GAME.insight(GAME.imagine(state, seat, luck), seat) == GAME.insight(state, seat)
        GAME.play(state, seat, luck.pick(GAME.legal(state, seat)), luck, None)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"faithful": bytes([1, 0, 0, 0, 0, 0])}, {}),
        ({"faithful": bytes([2, 2, 2, 0, 0, 0])}, {"faithful": bytes([6, 0, 0, 0, 0, 0])}),
        ({}, {"agents": bytes([1, 0, 0, 0, 0, 0])}),
        ({}, {"home": bytes([4, 3, 4, 4]), "prison": b"\0\1\0\0"}),
        ({}, {"locals": bytes([LAND_SEIZED, 0, 0, 0, 0, 0])}),
        ({"pool": bytes([1, 1, 1])}, {}),
        ({"hands": hand(TRANSPORT)}, {"hands": hand(FIELD_MASS)}),
        ({"usable": 4}, {"usable": 3}),
    ],
)
def test_one_table_is_better_than_another(better: Any, worse: Any) -> None:
    assert worth(table(**better)) > worth(table(**worse))


def test_a_faithful_lasts_the_better_the_later_it_comes() -> None:
    def one_more(time: int) -> float:
        richer = table(time=time, faithful=bytes([3, 0, 0, 0, 0, 0]))
        return worth(richer) - worth(table(time=time, faithful=bytes([2, 0, 0, 0, 0, 0])))

    assert one_more(10) < one_more(50) < one_more(90) < 1.0


def test_a_card_that_brings_faithful_is_kept_until_late() -> None:
    def gained(time: int) -> float:
        """By playing it before the Regime card is turned up."""
        state = after(table(time=time, hands=hand(FIELD_MASS)), "place gniezno church")
        return worth(after(state, "play 55", "pick gniezno")) - worth(state)

    assert gained(20) < 0 < gained(97)


def test_a_card_in_hand_is_worth_nothing_to_whoever_has_no_turn_left() -> None:
    late = placed_before(table(time=99))
    holding = late.clone()
    holding.hands = hand(LETTER)
    assert worth(holding) == worth(late)
    in_time = late.clone()
    in_time.hands = (0, 1 << LETTER, 0, 0)
    assert worth(in_time) > worth(late)


def test_the_chance_to_outlive_cards_falls_with_their_number_and_with_time() -> None:
    for more, fewer in zip(OUTLIVES[1:], OUTLIVES, strict=False):
        assert all(a <= b for a, b in zip(more, fewer, strict=True))
        assert more == sorted(more, reverse=True)
    assert OUTLIVES[1][93] == 1.0, "no card moves time by more than six"
    assert OUTLIVES[1][98] == 0.0


def test_the_search_finds_that_two_moves_belong_together() -> None:
    """Neither of the two fields of a card is worth much alone."""
    state = placed_before(table(usable=2, home=bytes([2, 4, 4, 4])))
    show(state, 58, 93, 94)
    luck = QuickChance(1)
    first = BOTS["level4"](Outlook(GAME, state, 0, luck))
    GAME.play(state, 0, first, luck, None)
    second = BOTS["level4"](Outlook(GAME, state, 0, luck))
    assert {GAME.write(move) for move in (first, second)} == {"prepare 58 D", "call S 58"}


def test_a_search_that_looks_only_as_far_as_luck_plays_the_same_in_every_world() -> None:
    state = table(faithful=bytes([2, 1, 0, 3, 0, 0]), pool=bytes([2, 1, 1]))
    luck = QuickChance(4)
    other = GAME.imagine(state, 0, luck)
    assert other.regime != state.regime
    chosen = {BOTS["level3"](Outlook(GAME, each, 0, QuickChance(9))) for each in (state, other)}
    assert len(chosen) == 1


def test_one_move_ahead_it_already_does_better_than_greedy() -> None:
    seeds = [derived_seed("insight", "", number) for number in range(24)]

    def total(bot: str) -> int:
        return sum(play_game(GAME, [bot] * 4, seed).scores[0] for seed in seeds)

    assert total("level2") > total("greedy") + len(seeds)
