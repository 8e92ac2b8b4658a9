"""Events about hands and piles, and who may know what: 155, 157, 167, 173, 181, 195."""

import pytest

from stolik.games.tczew.effects import asked, open_hand, open_top
from stolik.games.tczew.state import State
from stolik.kernel.fact import Fact, known_to
from tests.rules.marks import rule
from tests.rules.tczew.events_table import target
from tests.rules.tczew.table import (
    BASE4,
    choices,
    hand,
    news,
    pile,
    play,
    says,
    table,
    to_move,
    told,
    wait_for,
    where,
)

C_HAND = "20 40 84 105 98"
POLICE = "C 21@G7x13 22@G7x11 23@E5x13"


def shown(state: State) -> list[int] | None:
    question = asked(state)
    assert question is not None
    return None if question.shown is None else list(question.shown)


def cards_told(facts: list[Fact], seat: int | None) -> set[int | str]:
    """Every card that a seat hears of."""
    return {fact.params["card"] for fact in known_to(facts, seat) if "card" in fact.params}


def spying(event: int, own: str = "45 57", other: str = C_HAND) -> State:
    return table(BASE4, hand=f"{event} {own}", hands={"C": other}, pile="30 31 26 27 28 29")


# Requisition (155).


@rule("TCZ-053", "TCZ-R64")
def test_155_random_cards_go_under_and_the_next_refill_is_left_out() -> None:
    state = play(spying(155), "event 155 C", dice=[4, 40, 105])
    assert to_move(state) == "C"
    assert hand(state, "C") == [20, 84, 98]
    assert pile(state, 3)[-2:] == [40, 105]
    state = play(state, "wait")
    assert len(hand(state, "C")) == 3
    state = play(wait_for(state, "C"), "wait")
    assert len(hand(state, "C")) == 5


@rule("TCZ-073", "TCZ-R88")
def test_s56_sped_up_they_are_used_up_but_195_still_swaps() -> None:
    state = table(BASE4, hand="155 195 45", hands={"C": C_HAND}, speed=True)
    lost = play(state, "event 155 C", dice=[4, 40, 105])
    assert (where(lost, 40), where(lost, 105)) == ("used", "used")
    swapped = play(state, "event 195 C")
    assert {where(swapped, card) for card in (20, 40, 84, 105, 98)} == {"pile"}


@rule("TCZ-R44", "TCZ-R50")
def test_155_only_its_owner_learns_which_cards_went() -> None:
    _, facts = told(spying(155), "event 155 C", dice=[1, 40])
    assert cards_told(facts, 1) >= {40}
    assert 40 not in cards_told(facts, 0) | cards_told(facts, 2) | cards_told(facts, None)
    assert news(facts, "lose") == [{"player": 1, "count": 1}]


@rule("TCZ-055", "TCZ-R53")
def test_155_takes_no_more_than_there_are() -> None:
    state = play(spying(155, other="20 40"), "event 155 C", dice=[6, 40, 20])
    assert hand(state, "C") == []
    state = play(spying(155, other=""), "event 155 C", dice=[6])
    assert to_move(state) == "C"
    assert hand(play(state, "wait"), "C") == [], "it still may not refill"


# Cyber attack (195).


@rule("TCZ-R41")
def test_195_a_whole_hand_for_another() -> None:
    state, facts = told(spying(195), "event 195 C")
    assert hand(state, "C") == [26, 27, 28, 30, 31]
    assert pile(state, 3) == [84, 98, 105], "29, 20 and 40 have filled the user's hand up"
    assert cards_told(facts, 1) >= {30, 31}
    assert not cards_told(facts, 2) & {30, 31, 20, 40}


@rule("TCZ-R38", "TCZ-R106")
def test_195_draws_across_piles_and_from_what_was_put_under() -> None:
    state = table(BASE4, hand="195 45", hands={"C": "20 40"}, pile="30")
    state = play(state, "event 195 C")
    assert hand(state, "C") == [20, 30], "20 lay on top of 40 under the pile"
    state = table(BASE4, hand="195 45 57 58 59 60", hands={"C": "20 40"}, epoch=5, pile="")
    state = play(state, "event 195 C")
    assert hand(state, "C") == [20, 40], "with an empty pile the same cards come back"
    state = play(table(BASE4, hand="195 45", hands={"C": ""}), "event 195 C")
    assert hand(state, "C") == []


# The spy (167).


@rule("TCZ-R46", "TCZ-R44")
def test_167_takes_a_card_of_the_hand_it_sees_and_gives_another() -> None:
    state = play(spying(167), "event 167 C")
    assert to_move(state) == "T"
    assert shown(state) == [20, 40, 84, 98, 105]
    assert choices(state) == ["choose 20", "choose 40", "choose 84", "choose 98", "choose 105"]
    assert says(state, "choose 45") == says(state, "done") == "TCZ-049"
    assert (open_hand(state, 0), open_hand(state, 2)) == (1, None)
    state, facts = told(state, "choose 84")
    assert choices(state) == ["choose 45", "choose 57"], "not the card just taken"
    assert says(state, "choose 84") == "TCZ-049"
    state, more = told(state, "choose 45")
    assert set(hand(state, "T")) >= {57, 84}
    assert hand(state, "C") == [20, 40, 45, 98, 105]
    assert to_move(state) == "C"
    assert {84, 45} <= cards_told(facts + more, 0) & cards_told(facts + more, 1)
    assert not {84, 45} & (cards_told(facts + more, 2) | cards_told(facts + more, None))


@rule("TCZ-055", "TCZ-R53")
def test_167_gives_nothing_if_there_is_no_other_card_and_takes_nothing_from_an_empty_hand() -> None:
    state = play(spying(167, own=""), "event 167 C", "choose 84")
    assert to_move(state) == "C"
    assert 84 in hand(state, "T")
    assert len(hand(state, "C")) == 4
    state = play(spying(167, other=""), "event 167 C")
    assert to_move(state) == "C"
    state = play(spying(167, own="45"), "event 167 C", "choose 84")
    assert choices(state) == ["choose 45"], "the only other card has to be given"


# Censorship (173).


@rule("TCZ-R46", "TCZ-004")
def test_173_sends_a_card_of_the_hand_it_sees_to_the_used_cards() -> None:
    state = play(spying(173), "event 173 C")
    assert (to_move(state), shown(state)) == ("T", [20, 40, 84, 98, 105])
    assert open_hand(state, 0) == 1
    assert says(state, "done") == "TCZ-049"
    state, facts = told(state, "choose 98")
    assert where(state, 98) == "used"
    assert hand(state, "C") == [20, 40, 84, 105], "refilled only at the end of the own turn"
    assert 98 in cards_told(facts, 0) & cards_told(facts, 1)
    assert 98 not in cards_told(facts, 2) | cards_told(facts, None)


@rule("TCZ-R53")
def test_173_on_an_empty_hand() -> None:
    state = play(spying(173, other=""), "event 173 C")
    assert to_move(state) == "C"
    assert where(state, 173) == "used"


# Looking (157).


@rule("TCZ-R41", "TCZ-R44")
def test_157_looks_at_five_takes_one_and_puts_the_rest_under() -> None:
    state = table(BASE4, hand="157 45 57 58 59 60", pile="30 20 26 40 28 29 27")
    state, facts = told(state, "event 157")
    assert news(facts, "look") == [{"player": 0, "count": 5}]
    assert shown(state) == [30, 20, 26, 40, 28]
    assert says(state, "choose 29") == says(state, "done") == "TCZ-049"
    assert [open_top(state, seat) for seat in range(4)] == [5, 0, 0, 0]
    state, facts = told(state, "choose 26")
    assert hand(state, "T") == [26, 45, 57, 58, 59, 60]
    assert pile(state, 3) == [29, 27, 20, 28, 30, 40]
    assert 26 in cards_told(facts, 0)
    assert not cards_told(facts, 1) | cards_told(facts, None)


@rule("TCZ-R38", "TCZ-R106")
def test_157_never_looks_across_piles_and_the_epoch_turns_afterwards() -> None:
    state = table(BASE4, hand="157 45 57 58 59 60", pile="30 20")
    state = play(state, "event 157")
    assert shown(state) == [30, 20]
    state = play(state, "choose 20")
    assert (pile(state, 3), state.epoch) == ([30], 3)
    state = table(BASE4, hand="157 45 57 58 59 60", pile="30")
    state = play(state, "event 157", "choose 30")
    assert state.epoch == 4
    state = table(BASE4, hand="157 45 57 58 59 60", epoch=5, pile="")
    state, facts = told(state, "event 157")
    assert to_move(state) == "C"
    assert news(facts, "look") == [{"player": 0, "count": 0}]


# County reform (181).

TWO_HALLS = "T 10@G7x7 11@H8x9"


@rule("TCZ-R41", "TCZ-R88")
def test_181_draws_and_puts_as_many_under() -> None:
    state = table(BASE4, TWO_HALLS, hand="181 45 57 58 59 60", pile="30 20 26 40", speed=True)
    state, facts = told(state, "event 181", dice=[3])
    assert hand(state, "T") == [20, 30, 45, 57, 58, 59, 60]
    assert shown(state) == [20, 30, 45, 57, 58, 59, 60]
    question = asked(state)
    assert question is not None
    assert (question.left, question.number) == (2, 2)
    state, more = told(state, "choose 60")
    assert says(state, "choose 60") == says(state, "done") == "TCZ-049"
    assert 60 in hand(state, "T"), "they go together"
    state, last = told(state, "choose 20")
    assert hand(state, "T") == [30, 45, 57, 58, 59]
    assert pile(state, 3) == [26, 40, 20, 60]
    heard = facts + more + last
    assert not cards_told(heard, 1) & {30, 20, 60}
    assert {30, 20, 60} <= cards_told(heard, 0)
    assert news(heard, "sift")[0]["count"] == 2


@rule("TCZ-R38", "TCZ-R106")
def test_181_draws_across_piles_or_nothing() -> None:
    state = table(BASE4, TWO_HALLS, hand="181 45 57 58 59 60", pile="30")
    state = play(state, "event 181", dice=[6])
    assert state.epoch == 4
    assert len(hand(state, "T")) == 8
    state = play(state, "choose 57", "choose 45", "choose 58")
    assert to_move(state) == "C"
    assert pile(state, 4)[-3:] == [45, 57, 58]
    state = table(BASE4, TWO_HALLS, hand="181 45 57 58 59 60", epoch=5, pile="")
    assert to_move(play(state, "event 181", dice=[6])) == "C"


# City shields of these events (TCZ-R48).


@pytest.mark.parametrize(
    ("event", "guards"), [(155, POLICE), (195, POLICE), (167, "C 21@G7x13 22@E5x13"),
                          (173, "C 10@G7x13 11@E5x13")],
)  # fmt: skip
@rule("TCZ-R48")
def test_a_city_with_enough_of_the_service_cannot_be_named(event: int, guards: str) -> None:
    state = table(BASE4, guards, hand=f"{event} 45")
    assert choices(state, "event") == [f"event {event} S", f"event {event} L"]
    assert says(state, f"event {event} C") == target(state, event, "C") == "TCZ-R48"
    fewer = guards.rsplit(" ", 1)[0]
    assert says(table(BASE4, fewer, hand=f"{event} 45"), f"event {event} C") == "legal"
