"""Drawing, returning, and the change of epochs."""

import pytest

from stolik.games.tczew import GAME
from stolik.games.tczew.city import lift
from stolik.games.tczew.piles import discard, put_under, return_cards, take_top
from stolik.games.tczew.state import pieces
from tests.rules.marks import rule
from tests.rules.tczew.table import (
    BASE2,
    BASE4,
    choices,
    field,
    hand,
    news,
    pile,
    play,
    random_states,
    says,
    table,
    told,
    used_subs,
    where,
)


@rule("TCZ-043")
def test_a_hand_is_filled_up_to_five() -> None:
    state = play(table(BASE4, hand="20 84 85", pile="40 41 42 43"), "lay 84 H8x5")
    assert hand(state, "T") == [20, 40, 41, 42, 85]
    assert pile(state, 3) == [43]


@rule("TCZ-R37")
def test_more_than_five_cards_are_kept() -> None:
    state = play(table(BASE4, hand="20 21 22 23 24 84 85", pile="40"), "lay 84 H8x5")
    assert hand(state, "T") == [20, 21, 22, 23, 24, 85]
    assert pile(state, 3) == [40]


@rule("TCZ-043", "TCZ-045", "TCZ-R38")
def test_s24_a_draw_goes_on_in_the_next_pile() -> None:
    state = table(BASE4, hand="20 84 85 86", pile="40")
    top = pile(state, 4)[0]
    state, facts = told(state, "lay 84 H8x5")
    assert hand(state, "T") == sorted([20, 85, 86, 40, top])
    assert state.epoch == 4
    assert news(facts, "epoch") == [{"number": 4}]


@rule("TCZ-R38")
def test_the_epoch_changes_as_soon_as_its_pile_is_empty() -> None:
    state = play(table(BASE4, hand="20 84 85 86 92", pile="40"), "lay 84 H8x5")
    assert pile(state, 3) == []
    assert state.epoch == 4
    put_under(state, [84])
    assert pile(state, 4)[-1] == 84


@rule("TCZ-R38")
def test_epoch_v_stays_current_when_its_pile_is_empty() -> None:
    state = play(table(BASE4, hand="20 84 85 86 92", pile="143", epoch=5), "lay 84 H8x5")
    assert pile(state, 5) == []
    assert state.epoch == 5


@rule("TCZ-R43")
def test_cards_returned_to_an_empty_last_pile_may_be_drawn() -> None:
    state = table(BASE4, hand="20 84", pile="", epoch=5)
    state.used &= ~(1 << 99)
    put_under(state, [99])
    assert "exchange 20" in choices(state)
    state = play(state, "lay 84 H8x5")
    assert hand(state, "T") == [20, 99]
    assert state.ending == -1


@rule("TCZ-053", "TCZ-R41")
def test_s28_returned_cards_go_under_the_current_pile_in_ascending_order() -> None:
    state = table(BASE4, epoch=4, pile="98")
    return_cards(state, [109, 106])
    assert pile(state, 4) == [98, 106, 109]


@rule("TCZ-R42")
def test_a_substitute_does_not_go_under_the_pile() -> None:
    state = table(BASE4, "T 20@G7x7 40+168@F6x7", pile="98", epoch=4)
    return_cards(state, lift(state, 1 << field("F6x7")))
    assert pile(state, 4) == [98, 40]
    assert used_subs(state) == {168}


@rule("TCZ-073", "TCZ-R88")
def test_s29_and_s56_speed_up_sends_returned_cards_to_the_used() -> None:
    state = table(BASE4, epoch=4, pile="98", speed=True, hand="10 11 12 13 84")
    held = state.hands[1]
    return_cards(state, held)
    assert all(where(state, card) in ("used", "C") for card in held)
    assert state.used >> held[0] & 1
    after = play(state, "exchange 84")
    assert pile(after, 4) == [84]


@rule("TCZ-004")
def test_used_cards_never_return() -> None:
    for seed in range(3):
        used = 0
        for state in random_states(3, seed, {"rules": "extended"}):
            assert used & ~state.used == 0
            used = state.used


@rule("TCZ-004")
def test_discarded_cards_are_used() -> None:
    state = table(BASE4, hand="84")
    discard(state, lift(state, 1 << field("H8x6")))
    assert where(state, 114) == "used"
    assert pieces(state) == list(range(1, 213))


@rule("TCZ-045")
def test_the_last_pile_gives_what_it_has() -> None:
    state = table(BASE2, pile="143 144", epoch=5)
    assert list(take_top(state, 5, None)) == [143, 144]
    assert list(take_top(state, 5, None)) == []


@rule("TCZ-R87")
@pytest.mark.parametrize(("end", "epoch"), [(3, 3), (4, 4)])
def test_nothing_is_drawn_beyond_the_last_pile_agreed_on(end: int, epoch: int) -> None:
    state = table(BASE2, pile="143", epoch=epoch, end=end, hand="84")
    assert list(take_top(state, 5, None)) == [143]
    assert says(state, "exchange 84") == "TCZ-R87"


@rule("TCZ-R45")
def test_backs_of_cards_and_sizes_of_piles_are_open_and_faces_are_not() -> None:
    state = table(BASE4, hands={"T": "20 84 98 143 151"}, pile="40 41 42")
    for viewer in (1, 2, 3, None):
        seen = GAME.view(state, viewer)
        assert sorted(seen["hands"][0]["epochs"]) == [3, 3, 3, 4, 5]
        assert seen["hands"][0]["cards"] is None
        assert seen["piles"][0] == {"epoch": 3, "size": 3}
    assert GAME.view(state, 0)["hands"][0]["cards"] == [20, 84, 98, 143, 151]
