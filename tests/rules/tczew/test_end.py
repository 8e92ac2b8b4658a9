"""How the game ends: empty hands and piles, early ends, and games in which nothing moves."""

import pytest

from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.state import State
from tests.rules.marks import rule
from tests.rules.tczew.table import (
    BASE2,
    BASE3,
    BASE4,
    choices,
    hand,
    news,
    pile,
    play,
    random_states,
    says,
    table,
    to_move,
    told,
)


def last_card(**options: object) -> State:
    """Epoch V, the pile empty; Czyżykowo is to move and holds one card."""
    hands = {"T": "20 21", "C": "84", "S": "22 23", "L": "24 25"}
    return table(BASE4, hands=hands, to_move="C", pile="", epoch=5, **options)  # type: ignore[arg-type]


def order(state: State, move: str = "wait") -> str:
    """Who is asked until the game is over, everybody making the same move."""
    asked = ""
    while to_move(state) != "over":
        asked += to_move(state)
        state = play(state, move)
        assert len(asked) < 50
    return asked


# The last card.


@rule("TCZ-070", "TCZ-071")
def test_s43_after_the_last_card_everybody_else_has_one_move() -> None:
    state, facts = told(last_card(), "lay 84 I9x11")
    assert news(facts, "end-begins") == [{"player": 1}]
    assert order(state) == "SLT"


@rule("TCZ-070")
def test_the_end_needs_an_empty_pile() -> None:
    state = table(BASE2, hands={"T": "20", "C": "84"}, to_move="C", pile="143", epoch=5)
    state = play(state, "lay 84 I9x11")
    assert state.ending == -1
    assert hand(state, "C") == [143]


@rule("TCZ-R82")
def test_an_empty_hand_that_may_not_refill_waits_for_the_next_turn() -> None:
    state = table(BASE2, hands={"T": "20 21 22 23 24", "C": "84"}, to_move="C", pile="143", epoch=5)
    state.dry = bytes((0, 1))
    state = play(state, "lay 84 I9x11")
    assert hand(state, "C") == []
    assert state.ending == -1
    state = play(state, "wait")
    assert to_move(state) == "C"
    assert hand(play(state, "wait"), "C") == [143]


@rule("TCZ-R81")
def test_a_hand_emptied_by_another_begins_the_end_too() -> None:
    """Suchostrzygi has lost its cards in Czyżykowo's turn: L, T and C have one move each."""
    state = table(
        BASE4, hands={"T": "20", "C": "84 85", "S": "", "L": "24"}, to_move="C", pile="", epoch=5
    )
    assert order(play(state, "lay 84 I9x11")) == "LTC"


@rule("TCZ-R111")
def test_everybody_with_an_empty_hand_has_ended() -> None:
    state = table(
        BASE4, hands={"T": "20", "C": "84", "S": "", "L": "24"}, to_move="C", pile="", epoch=5
    )
    assert order(play(state, "lay 84 I9x11")) == "LT"
    state = table(BASE2, hands={"T": "", "C": "84"}, to_move="C", pile="", epoch=5)
    assert to_move(play(state, "lay 84 I9x11")) == "over"


@rule("TCZ-R84")
def test_in_the_last_round_nothing_begins_the_end_again() -> None:
    state = last_card()
    state.hands = (b"\x14\x15", b"\x54", b"\x16", b"\x18\x19")
    state = play(state, "lay 84 I9x11")
    assert to_move(state) == "S"
    before = state.ending
    state = play(state, "lay 22 C3x6")
    assert hand(state, "S") == []
    assert state.ending == before & ~(1 << 2)
    assert order(state) == "LT"


@rule("TCZ-R84")
def test_in_the_last_round_cards_that_came_back_are_drawn() -> None:
    state = play(last_card(), "lay 84 I9x11")
    state.piles = (b"", b"", bytes((99,)))
    state.used &= ~(1 << 99)
    state = play(state, "wait")
    assert hand(state, "S") == [22, 23, 99]


@rule("TCZ-R84")
def test_in_the_last_round_a_lost_turn_is_lost() -> None:
    state = last_card()
    state.skips = bytes((0, 0, 0, 1))
    assert order(play(state, "lay 84 I9x11")) == "ST"


# Ending earlier.


@rule("TCZ-072", "TCZ-R87")
def test_s45_with_the_last_card_of_epoch_iii_the_end_begins() -> None:
    state = table(BASE4, hand="20 84 85 86", pile="41", end=3)
    state = play(state, "lay 84 H8x5")
    assert hand(state, "T") == [20, 41, 85, 86]
    assert says(state, "exchange 10") in ("TCZ-R87", "TCZ-041")
    held = [list(cards) for cards in state.hands]
    assert order(state) == "CSL"
    while to_move(state) != "over":
        state = play(state, "wait")
    assert [list(cards) for cards in state.hands] == held
    assert len(pile(state, 4)) + len(pile(state, 5)) > 0


@rule("TCZ-R87")
def test_in_last_turns_nothing_is_drawn_and_nothing_exchanged() -> None:
    state = table(BASE2, hands={"T": "20 84 85 86", "C": "98"}, pile="41", end=3)
    state = play(state, "lay 84 H8x5")
    assert says(state, "exchange 98") == "TCZ-R87"
    state = play(state, "wait")
    assert hand(state, "C") == [98]
    assert to_move(state) == "over"


@rule("TCZ-072")
def test_the_same_after_epoch_iv() -> None:
    state = table(BASE3, hand="20 84 85 86", pile="143", epoch=4, end=4)
    assert order(play(state, "lay 84 H8x5")) == "CL"


@rule("TCZ-072")
def test_without_the_option_the_game_goes_on() -> None:
    state = play(table(BASE3, hand="20 84 85 86", pile="143", epoch=4), "lay 84 H8x5")
    assert state.ending == -1
    assert state.epoch == 5


# Nothing moves.


@rule("TCZ-R85")
@pytest.mark.parametrize(("base", "asked"), [(BASE2, "TC"), (BASE3, "TCL"), (BASE4, "TCSL")])
def test_s44_when_all_wait_on_an_empty_pile_the_game_ends(base: str, asked: str) -> None:
    assert order(table(base, pile="", epoch=5)) == asked


@rule("TCZ-R85")
def test_waiting_counts_only_in_a_row() -> None:
    state = table(BASE2, hands={"T": "20 84 85", "C": "21 22"}, pile="", epoch=5)
    state = play(state, "wait", "lay 21 I9x11", "wait")
    assert to_move(state) == "C"
    assert to_move(play(state, "wait")) == "over"


@rule("TCZ-R85")
def test_waiting_counts_only_on_an_empty_pile() -> None:
    """The first wait draws the last card; from then on everybody has to wait once."""
    state = table(BASE2, hands={"T": "20 21 22 23"}, pile="143", epoch=5)
    assert order(state) == "TCT"


@rule("TCZ-R86")
def test_five_rounds_of_exchanging_and_waiting_end_the_game() -> None:
    state = table(BASE3)
    for number in range(15):
        assert to_move(state) == "TCL"[number % 3]
        exchange = choices(state, "exchange")[0]
        state = play(state, exchange if number % 2 else "wait")
    assert to_move(state) == "over"


@rule("TCZ-R86")
def test_a_card_laid_begins_the_count_anew() -> None:
    state = table(BASE2, hand="84")
    for _ in range(8):
        state = play(state, "wait")
    state = play(state, "lay 84 H8x5")
    assert len(order(state)) == 10


@rule("TCZ-R110")
def test_s60_a_lost_turn_counts_as_waiting_and_a_plebiscite_does_not() -> None:
    river = "T 22@I9x8 64@J10x8; C 10@I9x9 94@J10x9"
    state = table(BASE3, river, pile="", epoch=5, extended=True)
    state = play(state, "wait", "end", "wait")
    assert (to_move(state), SCRIPT.prompt(state)) == ("C", "after")
    state = play(state, "plebiscite J10x9>J10x8", dice=[1, 6])
    state = play(state, "wait")
    assert to_move(state) == "T"
    state.skips = bytes((0, 1, 0))
    assert to_move(play(state, "wait", "end")) == "over"


# Always.


@rule("TCZ-070")
def test_after_the_end_nothing_may_be_done() -> None:
    state = table(BASE2, pile="", epoch=5)
    state = play(state, "wait", "wait")
    assert choices(state) == []
    assert says(state, "wait") == "TCZ-070"


@rule("TCZ-072", "TCZ-073")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", ["basic", "extended"])
@pytest.mark.parametrize("end", ["V", "IV", "III", "vote"])
def test_every_random_game_ends(players: int, rules: str, end: str) -> None:
    for speed in (False, True):
        options = {"rules": rules, "end": end, "speed": speed, "settlements": "lots"}
        *_, last = random_states(players, players, options)
        assert to_move(last) == "over"
