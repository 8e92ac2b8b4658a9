"""The extended game: plebiscites and border tokens."""

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
    owner,
    owns,
    play,
    refusal,
    says,
    seat_of,
    table,
    to_move,
    tokens,
    told,
    where,
)

BRIDGE = "T 22@I9x8 64@J10x8"
"""Tczew's bridge touches Lisewo's 123."""
ATTACK = "plebiscite J10x8>K11x8"


def border(*maps: str, **options: object) -> State:
    return table(BASE4, BRIDGE, *maps, extended=True, **options)  # type: ignore[arg-type]


# When.


@rule("TCZ-099")
def test_s57_in_the_basic_game_there_are_none() -> None:
    state = table(BASE4, BRIDGE)
    assert says(state, ATTACK) == "TCZ-099"
    assert choices(state, "plebiscite") == []


@rule("TCZ-087")
def test_s52_one_plebiscite_beside_the_action() -> None:
    state = play(border(hand="84"), "wait")
    assert SCRIPT.prompt(state) == "after"
    assert choices(state) == [ATTACK, "end"]
    state = play(state, ATTACK, dice=[1, 2])
    assert to_move(state) == "C"


@rule("TCZ-087", "TCZ-R95")
def test_a_plebiscite_may_come_before_the_action_and_then_none_after() -> None:
    state = border("T 84@G7x7; S 41@F6x7", hand="92")
    assert len(choices(state, "plebiscite")) == 2
    state = play(state, ATTACK, dice=[1, 2])
    assert to_move(state) == "T"
    assert says(state, "plebiscite G7x7>F6x7") == "TCZ-087"
    assert to_move(play(state, "lay 92 H8x5")) == "C"


@rule("TCZ-087")
def test_a_plebiscite_is_optional() -> None:
    state = play(border(hand="84"), "lay 84 H8x5", "end")
    assert to_move(state) == "C"


@rule("TCZ-087")
def test_each_turn_has_its_own_plebiscite() -> None:
    state = play(border("L 20@K11x9 65@K11x7"), ATTACK, "wait", dice=[1, 2])
    assert not state.held


@rule("TCZ-R95")
def test_the_refill_belongs_to_the_action() -> None:
    state = play(border(hand="20 84", pile="40 41 42 43"), "lay 84 H8x5")
    assert SCRIPT.prompt(state) == "after"
    assert hand(state, "T") == [20, 40, 41, 42, 43]


@rule("TCZ-R95")
def test_where_no_plebiscite_is_possible_the_turn_ends_by_itself() -> None:
    state = play(table(BASE4, extended=True, hand="84"), "lay 84 H8x5")
    assert to_move(state) == "C"


@rule("TCZ-R95")
def test_last_moves_have_a_plebiscite_too() -> None:
    state = border(
        hands={"T": "20", "C": "84", "S": "21", "L": "23"}, to_move="C", pile="", epoch=5
    )
    state = play(state, "lay 84 I9x11", "wait", "wait")
    assert SCRIPT.prompt(state) == "after"
    state = play(state, "end")
    assert (to_move(state), ATTACK in choices(state)) == ("T", True)


# On what.


@rule("TCZ-088")
@pytest.mark.parametrize(
    ("move", "answer"),
    [
        ("plebiscite K11x8>J10x8", "TCZ-088"),  # not an own card
        ("plebiscite A1x1>K11x8", "TCZ-088"),  # no card at all
        ("plebiscite J10x8>J10x9", "TCZ-088"),  # nothing there
        ("plebiscite H8x7>H8x8", "TCZ-088"),  # an own card
        ("plebiscite J10x8>L12x8", "TCZ-088"),  # does not touch
        (ATTACK, "legal"),
    ],
)
def test_from_an_own_card_on_a_rivals_that_touches_it(move: str, answer: str) -> None:
    assert says(border(), move) == answer


@rule("TCZ-088")
def test_a_start_card_may_be_attacked() -> None:
    lisewo = BASE4.replace("123@K11x8", "123@M13x8")
    state = table(lisewo, BRIDGE, "T 84@K11x8", extended=True)
    state = play(state, "plebiscite K11x8>L12x8", dice=[6, 1])
    assert owner(state, 4) == "T"


@rule("TCZ-R101")
def test_a_card_of_nobody_cannot_be_attacked() -> None:
    state = table(BASE2, "T 20@G7x7; - 74@F6x5", extended=True)
    assert says(state, "plebiscite G7x7>F6x5") == "TCZ-R101"
    assert choices(state, "plebiscite") == []


@rule("TCZ-093")
def test_a_card_with_two_tokens_cannot_be_attacked() -> None:
    state = table(BASE4.replace("123@K11x8", "123@K11x8**"), BRIDGE, extended=True)
    assert says(state, ATTACK) == "TCZ-093"
    assert choices(state, "plebiscite") == []
    found = refusal(state, ATTACK)
    assert found is not None
    assert found.params["card"] == 123


@rule("TCZ-R98")
def test_a_card_with_two_tokens_may_attack() -> None:
    state = table(BASE4, "T 64@J10x8**", extended=True)
    assert says(state, ATTACK) == "legal"
    assert tokens(play(state, ATTACK, dice=[1, 1]), "J10x8") == 2


@rule("TCZ-054")
def test_a_protest_protects_the_users_cards() -> None:
    state = border(hand="84")
    state.used &= ~(1 << 175)
    state.piles = tuple(cards.replace(bytes((175,)), b"") for cards in state.piles)
    state.processes = ((175, 0, 3, 2),)
    assert says(state, ATTACK) == "TCZ-054"
    assert choices(state, "plebiscite") == []


# What follows.


@rule("TCZ-086", "TCZ-089", "TCZ-R97", "TCZ-R96", "TCZ-085")
def test_missing_first_tokens_are_laid_when_it_is_announced() -> None:
    state = border()
    assert (tokens(state, "J10x8"), tokens(state, "K11x8")) == (0, 0)
    state = play(state, ATTACK, dice=[1, 6])
    assert (tokens(state, "J10x8"), tokens(state, "K11x8")) == (1, 2)


@rule("TCZ-090", "TCZ-092")
@pytest.mark.parametrize("dice", [[4, 4], [1, 6], [3, 5]])
def test_s50_only_a_higher_roll_wins(dice: list[int]) -> None:
    state, facts = told(border(), ATTACK, dice=dice)
    assert owner(state, 123) == "L"
    assert owner(state, 64) == "T"
    assert (tokens(state, "K11x8"), tokens(state, "J10x8")) == (2, 1)
    assert [fact["number"] for fact in news(facts, "throw")] == dice
    assert news(facts, "plebiscite-lost") == [{"player": 0, "player_2": 3, "card": 123}]


@rule("TCZ-091", "TCZ-093")
def test_s51_a_won_card_carries_two_tokens_and_is_safe() -> None:
    state, facts = told(border(), ATTACK, "wait", dice=[5, 4])
    assert owner(state, 123) == "T"
    assert (tokens(state, "K11x8"), tokens(state, "J10x8")) == (2, 1)
    assert len(news(facts, "plebiscite-won")) == 1
    state.frames = ((6, 3),)
    state.held = False
    assert says(state, "plebiscite L12x8>K11x8") == "TCZ-093"


@rule("TCZ-091")
def test_s51_who_wins_a_card_is_not_cut_off_by_it() -> None:
    """As the scenario stands: the bridge alone on the river, with nothing that holds it."""
    state = play(table(BASE4, "T 64@J10x8", extended=True), ATTACK, dice=[5, 4])
    assert owns(state, "T", "64 123")
    assert (tokens(state, "K11x8"), tokens(state, "J10x8")) == (2, 1)


@rule("TCZ-095")
def test_a_plebiscite_can_cut_off_a_district_which_the_attacker_takes() -> None:
    lisewo = "L 4@L12x8 20@K11x8 84@K11x9 40@K11x10; S 3@C3x8; C 2@I9x13"
    state = table("T 1@H8x7 115@I9x7 22@I9x8 64@J10x8", lisewo, extended=True)
    state = play(state, ATTACK, dice=[6, 1])
    assert owns(state, "T", "20 84 40")
    assert owner(state, 4) == "L"
    assert (tokens(state, "K11x8"), tokens(state, "K11x9"), tokens(state, "K11x10")) == (2, 0, 0)


@rule("TCZ-095")
def test_a_district_that_touches_no_city_falls_after_a_plebiscite() -> None:
    """64 wins the link 20; what hung on it beyond the own Start Card touches T now, and passes."""
    lisewo = "L 4@L12x8 123@L12x7 20@K11x7 84@K11x6 10@O15x1 40@N14x1; S 3@C3x8; C 2@I9x13"
    state = table("T 1@H8x7 115@I9x7 22@I9x8 64@J10x7", lisewo, extended=True)
    state = play(state, "plebiscite J10x7>K11x7", dice=[6, 1])
    assert owns(state, "T", "20 84")
    assert owns(state, "L", "10 40 123 4")


@rule("TCZ-094")
def test_without_a_start_card_one_plays_on() -> None:
    state = table("T 1@H8x7 20@G7x7 50@F6x7; C 2@I9x13 84@H8x8; - 3@C3x8 4@L12x8", extended=True,
                  to_move="C")  # fmt: skip
    state = play(state, "plebiscite H8x8>H8x7", dice=[6, 1])
    assert owner(state, 1) == "C"
    assert owns(state, "T", "20 50")
    state = play(state, "wait")
    assert to_move(state) == "T"
    assert choices(state, "lay")
    assert says(state, "plebiscite G7x7>H8x7") == "TCZ-093"


@rule("TCZ-R104")
def test_who_loses_the_last_card_plays_on() -> None:
    state = table("T 1@H8x7; C 2@I9x13 84@H8x8; - 3@C3x8 4@L12x8", extended=True, to_move="C",
                  hands={"T": "40 41 42 43 44"})  # fmt: skip
    state = play(state, "plebiscite H8x8>H8x7", "wait", dice=[6, 1])
    assert to_move(state) == "T"
    assert state.owned[0] == 0
    state = play(state, "lay 40 G7x6")
    assert owner(state, 40) == "T"


@rule("TCZ-R99")
def test_two_tokens_do_not_stop_anything_but_plebiscites() -> None:
    """The district falls, tokens or not."""
    lisewo = "L 4@L12x8 20@K11x8 84@K11x9** 40@K11x10**; S 3@C3x8; C 2@I9x13"
    state = table("T 1@H8x7 115@I9x7 22@I9x8 64@J10x8", lisewo, extended=True)
    state = play(state, ATTACK, dice=[6, 1])
    assert owns(state, "T", "84 40")
    assert tokens(state, "K11x9") == 0


@rule("TCZ-097")
def test_everything_else_is_as_in_the_basic_game() -> None:
    basic, extended = table(BASE3, hand="84 64"), table(BASE3, hand="84 64", extended=True)
    assert choices(basic) == choices(extended)


@rule("TCZ-098")
def test_in_the_basic_game_there_are_no_tokens() -> None:
    state = table(BASE4, BRIDGE, hand="84")
    state = play(state, "lay 84 H8x5")
    assert not state.marked
    assert seat_of(state, "T") == 0
    assert where(state, 84) == "H8x5"
