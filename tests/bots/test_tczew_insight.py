"""What the levels know of Zbudujmy Tczew: what is threatened, and that nobody peeks."""

from math import isfinite

import pytest

from stolik.games.tczew import GAME
from stolik.games.tczew.board import BIT, STARTS, Fields, groups, members, spread
from stolik.games.tczew.city import structural
from stolik.games.tczew.dangers import joints
from stolik.games.tczew.glance import glance
from stolik.games.tczew.insight import WEIGHTS, insight
from stolik.games.tczew.reply import reply
from stolik.games.tczew.scenes import PICKING
from stolik.games.tczew.signs import LATE, PLAIN, phases, plain
from stolik.games.tczew.state import State
from stolik.kernel.chance import QuickChance
from stolik.kernel.frames import SCENE
from stolik.kernel.game import Options, digest
from tests.rules.tczew.table import ARM, BASE2, BASE4, play, random_states, seat_of, table

TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (2, {"end": "III", "speed": True}),
    (2, {"rules": "extended"}),
    (3, {}),
    (4, {"rules": "extended"}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_moment_has_a_worth_and_asking_changes_nothing(
    players: int, options: Options
) -> None:
    for state in random_states(players, 1, options):
        before = digest(state)
        for seat in range(players):
            worth = insight(state, seat)
            assert isfinite(worth)
            assert worth == insight(state, seat)
        assert digest(state) == before


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_at_the_end_it_is_the_points_ahead_of_the_best_rival(
    players: int, options: Options
) -> None:
    for seed in range(3):
        *_, state = random_states(players, seed, options)
        totals = GAME.score(state).totals
        for seat, own in enumerate(totals):
            assert insight(state, seat) == own - max(totals[:seat] + totals[seat + 1 :])


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_are_worth_the_same(
    players: int, options: Options
) -> None:
    luck = QuickChance(7)
    for number, state in enumerate(random_states(players, 2, options)):
        seat = number % players
        worth = {insight(GAME.imagine(state, seat, luck), seat) for _ in range(2)}
        assert worth == {insight(state, seat)}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_reply_is_always_legal(players: int, options: Options) -> None:
    luck = QuickChance(9)
    for state in random_states(players, 6, options):
        seat = GAME.to_move(state)
        if seat is not None:
            assert reply(state, seat, luck) in GAME.legal(state, seat)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_glance_leaves_some_of_the_moves_each_once(players: int, options: Options) -> None:
    for state in random_states(players, 8, options):
        seat = GAME.to_move(state)
        if seat is not None:
            moves = GAME.legal(state, seat)
            seen = glance(state, seat, moves)
            assert seen
            assert len(seen) == len(set(seen))
            assert set(seen) <= set(moves)


def test_a_glance_sees_the_monument_first_and_two_fields_of_a_card() -> None:
    state = table(BASE2, hand="42 84 129", to_move="T")
    seen = [GAME.write(move) for move in glance(state, 0, GAME.legal(state, 0))]
    assert seen[0].startswith("lay 129")
    lays = [move.split()[1] for move in seen if move.startswith("lay")]
    assert {card: lays.count(card) for card in lays} == {"129": 1, "42": 2, "84": 2}


def test_a_rival_strikes_where_it_hurts_and_otherwise_lays_what_brings_most() -> None:
    luck = QuickChance(1)
    strike = table(ARM, hand="42 164", to_move="L")
    assert GAME.write(reply(strike, seat_of(strike, "L"), luck)) == "event 164 T"
    begun = play(strike, "event 164 T", dice=(1,))
    assert GAME.write(reply(begun, seat_of(begun, "L"), luck)) == "pick H8x3"
    calm = table(BASE4, hand="42 129 164", to_move="L")
    assert GAME.write(reply(calm, seat_of(calm, "L"), luck)).startswith("lay 129")


def test_the_phases_share_every_moment_and_every_sign_has_its_weight() -> None:
    for over in (0.0, 0.3, LATE, 0.97, 1.0):
        assert sum(phases(over)) == pytest.approx(1.0)
        assert min(phases(over)) >= 0.0
    assert phases(0.0) == (1.0, 0.0, 0.0)
    assert phases(1.0) == (0.0, 0.0, 1.0)
    assert set(WEIGHTS) == set(PLAIN)


# What a city hangs by.


def cut(city: Fields, at: Fields) -> Fields:
    """What is cut off from the Start Cards when this card goes, by looking at all parts."""
    return sum(part for part in groups(city & ~at) if not part & STARTS)


def test_joints_are_the_cards_whose_loss_cuts_something_off() -> None:
    for state in random_states(3, 4):
        for seat in range(3):
            own, core = state.owned[seat], structural(state, seat)
            city = spread(own & STARTS, own)
            hinges = joints(own, core)
            assert all(at == BIT[field] for at, field, _, _ in hinges)
            found = {at: (falls, drifts) for at, _, falls, drifts in hinges}
            for at in members(city & ~STARTS):
                off = cut(city, BIT[at])
                assert bool(off) == (BIT[at] in found)
                if off:
                    falls, drifts = found[BIT[at]]
                    assert falls | drifts == off
                    assert all(part & core for part in groups(drifts))
                    assert not falls & core


def sign(state: State, name: str, town: str = "T") -> float:
    return plain(state, seat_of(state, town))[PLAIN.index(name)]


def test_an_arm_is_a_danger_and_a_town_hall_behind_its_joints_helps() -> None:
    loose = table(BASE2, "T 20@H8x5 40@H8x4 50@H8x3 120@H8x2", hand="42")
    held = table(BASE2, "T 20@H8x5 40@H8x4 50@H8x3 120@H8x2 5@I9x3", hand="42")
    short = table(BASE2, "T 20@G7x7 40@G7x6 50@I9x6 120@I9x5", hand="42")
    assert sign(loose, "later") > sign(held, "later")
    assert sign(loose, "later") > sign(short, "later")


def test_an_event_in_hand_is_worth_what_it_cuts_off() -> None:
    # Card 50 is a joint of the arm: the shop behind it falls with it.
    arm = table(ARM, hand="42 164", to_move="L")
    stump = table(ARM.removesuffix(" 84@H8x2"), hand="42 164", to_move="L")
    assert sign(arm, "attacks", "L") > sign(stump, "attacks", "L")
    assert sign(table(ARM, hand="42 86", to_move="L"), "attacks", "L") == 0


def test_an_event_under_way_counts_as_carried_out_where_it_hurts_most() -> None:
    state = table(ARM, "T 51@G7x7", hand="42 164", to_move="L")
    begun = play(state, "event 164 T", dice=(1,))
    seat = seat_of(state, "L")
    done_well, done_badly = play(begun, "pick H8x3"), play(begun, "pick G7x7")
    assert done_well.frames[-1][SCENE] != PICKING
    # Only the card that is drawn meanwhile makes a difference.
    assert insight(begun, seat) == pytest.approx(insight(done_well, seat), abs=1.0)
    assert insight(done_well, seat) > insight(done_badly, seat)


def test_who_acts_next_has_the_turn_and_who_has_acted_waits_longest() -> None:
    state = table(BASE4, hand="42 158", to_move="T")
    assert [sign(state, "turn", town) for town in "TCSL"] == pytest.approx(
        [1 / 2, 1 / 6, -1 / 6, -1 / 2]
    )
    acted = play(state, "wait")
    assert [sign(acted, "turn", town) for town in "TC"] == [-1 / 2, 1 / 2]


def test_an_event_that_all_rivals_are_shielded_from_is_in_vain() -> None:
    guards = "C 6@H8x12 7@I9x11"
    assert sign(table(BASE2, hand="42 158"), "delays") == 1
    assert sign(table(BASE2, guards, hand="42 158"), "vain") == 1


def test_a_start_card_of_nobody_draws_a_city_near() -> None:
    near = table(BASE2, "T 20@G7x7 40@F6x7 50@E5x7", hand="42")
    far = table(BASE2, "T 20@G7x7 40@G7x6 50@G7x5", hand="42")
    assert sign(near, "prizes") > sign(far, "prizes")
