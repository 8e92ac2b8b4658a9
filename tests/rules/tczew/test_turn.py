"""The turn: four things to do, turns that are lost, processes, and the vote."""

import pytest

from stolik.games.tczew.processes import PROCESSES, banned_category, next_tick
from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.state import State
from stolik.kernel.fact import Fact, known_to
from tests.rules.marks import rule
from tests.rules.tczew.table import (
    ARM,
    BASE2,
    BASE3,
    BASE4,
    choices,
    hand,
    news,
    pile,
    places,
    play,
    refusal,
    says,
    seat_of,
    table,
    to_move,
    told,
    turns,
    wait_for,
    where,
)


def with_process(state: State, event: int, target: str, user: str, left: int) -> State:
    """This event lies by a player; it is taken from wherever it was."""
    state.used &= ~(1 << event)
    state.piles = tuple(cards.replace(bytes((event,)), b"") for cards in state.piles)
    state.processes = ((event, seat_of(state, target), seat_of(state, user), left),)
    return state


# One of four things.


@rule("TCZ-037")
def test_hands_are_secret() -> None:
    _, facts = told(table(BASE4, hand="20 84", pile="40 41 42 43"), "lay 84 H8x5")
    drawn = [fact for fact in facts if fact.name == "drawn"]
    assert [fact.params["card"] for fact in drawn] == [40, 41, 42, 43]
    assert all(fact.seats == (0,) for fact in drawn)
    assert [fact["count"] for fact in news(facts, "draw")] == [4]


@rule("TCZ-038")
def test_a_turn_is_one_of_four_things() -> None:
    state = table(BASE4, hand="84")
    assert {move.split()[0] for move in choices(state)} == {"lay", "exchange", "wait"}
    for move in ("roll", "pick H8x7", "choose 84", "row 8", "done"):
        assert says(state, move) == "TCZ-038"
    assert says(state, "end") == "TCZ-042"


@rule("TCZ-038")
@pytest.mark.parametrize("move", ["lay 84 H8x5", "exchange 84", "wait"])
def test_s21_after_one_thing_it_is_the_next_players_turn(move: str) -> None:
    state = play(table(BASE4, hand="84 151"), move)
    assert to_move(state) == "C"
    assert says(state, "event 151 C", "T") == "TCZ-038"
    assert says(state, "wait", "T") == "TCZ-038"


@rule("TCZ-038")
def test_s21_before_the_plebiscite_nothing_else_is_done() -> None:
    state = table(BASE4, "T 64@J10x8", extended=True, hand="84 151")
    state = play(state, "lay 84 H8x5")
    assert SCRIPT.prompt(state) == "after"
    for move in ("event 151 C", "exchange 151", "lay 84 H8x4", "wait"):
        assert says(state, move) == "TCZ-038"


@rule("TCZ-039")
def test_only_cards_of_the_hand_are_laid() -> None:
    state = table(BASE4, hand="84 151")
    assert says(state, "lay 92 H8x5") == "TCZ-039"
    assert says(state, "lay 151 H8x5") == "TCZ-039"
    assert says(state, "lay 1 H8x5") == "TCZ-039"


@rule("TCZ-039")
@pytest.mark.parametrize("card", [5, 150])
def test_cards_from_5_to_150_are_laid(card: int) -> None:
    assert says(table(BASE4, hand=str(card)), f"lay {card} H8x5") == "legal"


@rule("TCZ-040")
def test_only_events_of_the_hand_are_used() -> None:
    state = table(BASE4, hand="84 151")
    assert says(state, "event 84") == "TCZ-040"
    assert says(state, "event 152 C") == "TCZ-040"


@rule("TCZ-041", "TCZ-R40")
def test_s22_an_exchange_goes_under_and_takes_the_top() -> None:
    state = play(table(BASE4, hand="10 11 12 13 84", pile="20 41"), "exchange 84")
    assert hand(state, "T") == [10, 11, 12, 13, 20]
    assert pile(state, 3) == [41, 84]


@rule("TCZ-R40")
def test_with_one_card_in_the_pile_one_never_gets_the_same_back() -> None:
    state = play(table(BASE4, hand="10 11 12 13 84", pile="20"), "exchange 84")
    assert hand(state, "T") == [10, 11, 12, 13, 20]
    assert pile(state, 3) == [84]
    assert state.epoch == 3


@rule("TCZ-041")
def test_an_exchange_needs_a_card_of_the_hand() -> None:
    assert says(table(BASE4, hand="84"), "exchange 92") == "TCZ-041"


@rule("TCZ-R39")
def test_s23_with_an_empty_pile_one_may_only_wait() -> None:
    state = table(BASE4, hand="151", pile="", epoch=5)
    assert says(state, "exchange 151") == "TCZ-R39"
    assert "wait" in choices(state)


@rule("TCZ-R44")
def test_the_exchanged_card_is_not_shown() -> None:
    _, facts = told(table(BASE4, hand="10 11 12 13 84", pile="20"), "exchange 84")
    seen = [fact for seat in (1, 2, 3, None) for fact in known_to(facts, seat)]
    assert all(fact.params.get("card") is None for fact in seen)


@rule("TCZ-042", "TCZ-R35")
def test_waiting_is_always_possible() -> None:
    state = table(BASE4, hand="64", pile="", epoch=5)
    state = turns(state, "S")
    assert "wait" in choices(state)
    after = play(state, "wait")
    assert to_move(after) == "L"
    assert after.owned == state.owned


@rule("TCZ-R35")
def test_an_empty_hand_still_waits() -> None:
    assert choices(table(BASE4, hand="")) == ["wait"]


@rule("TCZ-R36")
def test_only_the_one_who_moved_refills_after_any_action() -> None:
    state = table(BASE4, hands={"T": "84", "C": "92"})
    state = play(state, "wait")
    assert len(hand(state, "T")) == 5
    assert len(hand(state, "C")) == 1


@rule("TCZ-R04")
def test_turns_go_around_in_seat_order() -> None:
    state, order = table(BASE4), ""
    for _ in range(8):
        order += to_move(state)
        state = play(state, "wait")
    assert order == "TCSLTCSL"
    assert state.round == 3


# Lost turns and turns with less to do.


@rule("TCZ-R63")
def test_a_lost_turn_has_no_action_and_no_refill() -> None:
    state = table(BASE4, hands={"C": "84"})
    state.skips = bytes((0, 1, 0, 0))
    state, facts = told(state, "wait")
    assert to_move(state) == "S"
    assert hand(state, "C") == [84]
    assert news(facts, "sit-out") == [{"player": 1}]
    assert to_move(play(state, "wait", "wait", "wait")) == "C"


@rule("TCZ-R63")
def test_lost_turns_add_up() -> None:
    state, order = table(BASE2), ""
    state.skips = bytes((0, 2))
    for _ in range(3):
        state = play(state, "wait")
        order += to_move(state)
    assert order == "TTC"


@rule("TCZ-R64", "TCZ-044")
def test_no_refill_leaves_out_the_named_turn_only() -> None:
    state = table(BASE2, hand="20 84")
    state.dry = bytes((1, 0))
    state = play(state, "wait")
    assert hand(state, "T") == [20, 84]
    state = play(state, "wait", "wait")
    assert len(hand(state, "T")) == 5


@rule("TCZ-R64")
def test_no_refill_for_two_turns() -> None:
    state = table(BASE2, hand="20 84")
    state.dry = bytes((3, 0))
    sizes = []
    for _ in range(3):
        state = play(state, "wait")
        sizes.append(len(hand(state, "T")))
        state = play(state, "wait")
    assert sizes == [2, 2, 5]


@rule("TCZ-R108")
def test_in_a_limited_turn_one_exchanges_or_waits() -> None:
    state = table(BASE4, "T 64@J10x8", extended=True, hand="84 151")
    state.limited = bytes((1, 0, 0, 0))
    assert {move.split()[0] for move in choices(state)} == {"exchange", "wait"}
    for move in ("lay 84 H8x5", "event 151 C", "plebiscite J10x8>K11x8"):
        assert says(state, move) == "TCZ-R108"
    after = play(state, "wait")
    assert to_move(after) == "C"
    assert not after.limited[0]


@rule("TCZ-R108")
def test_what_falls_on_a_lost_turn_is_used_up() -> None:
    state = table(BASE2, hands={"C": "84"})
    state.skips, state.limited, state.dry = bytes((0, 1)), bytes((0, 1)), bytes((0, 1))
    state = play(state, "wait", "wait")
    assert to_move(state) == "C"
    assert says(state, "lay 84 I9x11") == "legal"
    assert len(hand(play(state, "wait"), "C")) == 5


# Processes.


@rule("TCZ-054", "TCZ-R62")
def test_a_ban_lasts_for_turns_of_the_target() -> None:
    state = table(BASE2, hands={"C": "50 70 84 92 98"})
    state = with_process(state, 160, "C", "T", 2)
    for left in (2, 1):
        state = play(state, "wait")
        assert state.processes[0][3] == left
        assert places(state, 50) == places(state, 70) == set()
        assert says(state, "lay 50 I9x11") == "TCZ-054"
        assert says(state, "lay 84 I9x11") == "legal"
        state = play(state, "wait")
    assert state.processes == ()
    assert where(state, 160) == "used"
    assert says(play(state, "wait"), "lay 50 I9x11") == "legal"


@rule("TCZ-R62")
def test_a_ban_binds_its_target_alone() -> None:
    state = with_process(table(BASE2, hand="50"), 160, "C", "T", 2)
    assert says(state, "lay 50 H8x5") == "legal"
    assert banned_category(state, 0, 5) == 0


@rule("TCZ-R62", "TCZ-R108")
def test_a_lost_turn_counts_for_a_process() -> None:
    state = with_process(table(BASE2), 160, "C", "T", 1)
    state.skips = bytes((0, 1))
    state, facts = told(state, "wait")
    assert state.processes == ()
    assert news(facts, "process-over") == [{"player": 1, "event": 160}]


@rule("TCZ-054")
def test_a_ban_on_touching_keeps_away_from_the_users_cards() -> None:
    state = table(BASE4, "S 41@E5x7 84@D4x7", hands={"S": "92"}, to_move="S")
    state = with_process(state, 175, "S", "T", 1)
    assert says(state, "lay 92 F6x7") == "legal"
    state = table(BASE4, "T 20@G7x7; S 41@E5x7 84@D4x7", hands={"S": "92"}, to_move="S")
    state = with_process(state, 175, "S", "T", 1)
    assert says(state, "lay 92 F6x7") == "TCZ-054"
    found = refusal(state, "lay 92 F6x7")
    assert found is not None
    assert (found.params["event"], found.params["card_2"]) == (175, 20)


@rule("TCZ-R62")
def test_a_process_that_ticks_ends_at_once_when_its_target_is_shielded() -> None:
    ticking = next(event for event, effect in PROCESSES.items() if effect.tick)
    state = table(ARM, "C 32@I9x11", hands={"C": "35"}, to_move="C")
    state = with_process(state, ticking, "C", "T", 3)
    assert next_tick(state, 1, 0) == 0
    assert next_tick(state, 0, 0) is None
    state = play(state, "lay 35 J10x12")
    assert state.processes == ()
    assert where(state, ticking) == "used"


# The vote.


def later(state: State) -> State:
    """The same in the second round."""
    state.round = 2
    return state


@rule("TCZ-R83")
def test_the_first_player_may_propose_to_end_the_game_after_a_full_round() -> None:
    state = table(BASE3, vote=True)
    assert says(state, "propose") == "TCZ-R83"
    state = wait_for(play(state, "wait"), "T")
    assert says(state, "propose") == "legal"
    state = play(state, "propose")
    assert to_move(state) == "C"
    assert choices(state) == ["agree", "decline"]
    assert says(state, "wait") == "TCZ-R83"
    state = play(state, "agree")
    assert to_move(state) == "L"
    state, facts = told(state, "agree")
    assert to_move(state) == "over"
    assert news(facts, "over")


@rule("TCZ-R83")
def test_one_against_it_and_play_goes_on() -> None:
    state, facts = told(later(table(BASE3, vote=True)), "propose", "agree", "decline")
    assert [(fact.name, fact.params["player"]) for fact in facts] == [
        ("propose", 0), ("agree", 1), ("decline", 2),
    ]  # fmt: skip
    assert to_move(state) == "T"
    assert says(state, "propose") == "TCZ-R83"
    state = wait_for(play(state, "wait"), "T")
    assert says(state, "propose") == "legal"


@rule("TCZ-R83")
def test_only_the_first_player_proposes_and_only_if_it_was_agreed() -> None:
    assert says(later(table(BASE3, vote=True, to_move="C")), "propose") == "TCZ-R83"
    assert says(later(table(BASE3)), "propose") == "TCZ-R83"
    assert says(later(table(BASE3, vote=True)), "agree") == "TCZ-R83"


@rule("TCZ-R83")
def test_after_a_plebiscite_it_is_too_late_to_propose() -> None:
    state = later(table(BASE4, "T 64@J10x8", vote=True, extended=True))
    assert says(state, "propose") == "legal"
    state = play(state, "plebiscite J10x8>K11x8", dice=[1, 2])
    assert says(state, "propose") == "TCZ-R83"


@rule("TCZ-038")
def test_facts_of_a_turn() -> None:
    _, facts = told(table(BASE4, hand="20 84 85 86 92"), "wait")
    assert facts == [Fact("wait", {"player": 0})]
