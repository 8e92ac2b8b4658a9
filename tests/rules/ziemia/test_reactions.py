"""Reactions: who is asked, in which order, and how often."""

import pytest

from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    agents,
    choices,
    end_turn,
    hand,
    home,
    local,
    play,
    pool,
    prison,
    says,
    table,
    to_move,
    used,
    why,
)


@rule("TZ-R66")
@pytest.mark.parametrize(("active", "order"), [("D", "DRI"), ("S", "IDR"), ("I", "IDR")])
def test_asked_in_turn_order_from_the_active_player(active: str, order: str) -> None:
    held = {"I": "72", "D": "78", "R": "73"} if active == "D" else {"I": "72", "D": "78"}
    state = table(active=active, hands=held, next="24")
    state = play(state, "place gniezno church", "draw")
    asked = []
    while choices(state, "pass"):
        asked.append(to_move(state))
        state = play(state, "pass")
    holders = "".join(code for code in order if code in "DI")
    assert "".join(asked) == holders
    assert state.time == 16


@rule("TZ-R66")
def test_each_may_decline() -> None:
    state = table(hands={"D": "78", "S": "72"}, next="5", pool="5/5/5")
    state = play(state, "place gniezno church", "draw", "pass", "pass")
    assert (pool(state), state.time) == ("3/3/3", 15)
    assert (hand(state, "D"), hand(state, "S")) == ([78], [72])


@rule("TZ-R66")
def test_one_card_then_everybody_again() -> None:
    """D declines, S plays, and D may think again."""
    state = table(hands={"D": "78", "S": "72"}, next="5", pool="5/5/5")
    state = play(state, "place gniezno church", "draw", "pass", "play 72")
    assert to_move(state) == "D"
    assert choices(state) == ["play 78", "pass", "pass turn"]
    state = play(state, "play 78")
    assert (pool(state), state.time) == ("5/5/5", 11)
    assert to_move(state) == "D"
    assert choices(state, "place")


@rule("TZ-R66")
def test_one_holder_with_two_answers() -> None:
    state = table(hands={"I": "78 86"}, next="33", pool="5/5/5")
    state = play(state, "place gniezno church", "draw")
    assert choices(state) == ["play 78", "play 86", "pass", "pass turn"]
    state = play(state, "play 86")
    assert choices(state) == ["play 78", "pass", "pass turn"]
    state = play(state, "play 78")
    assert (state.time, local(state, "gniezno"), pool(state)) == (11, 0, "5/5/5")
    assert used(state, 33)


@rule("TZ-R66")
def test_passing_for_the_whole_turn() -> None:
    """Not asked again in this turn, whatever comes; asked again in the next."""
    state = table(hands={"R": "65 69 78"}, next="8 24")
    state = play(state, "place gniezno church", "draw", "pass turn")
    assert (to_move(state), agents(state, "gniezno"), prison(state)) == ("D", 1, "D")
    state = end_turn(state)
    assert to_move(state) == "R"
    state = play(state, "place krakow church", "draw")
    assert choices(state) == ["play 78", "pass", "pass turn"]


@rule("TZ-R66")
def test_passing_once_is_passing_once() -> None:
    state = table(hands={"R": "65 69 78"}, next="8")
    state = play(state, "place gniezno church", "draw")
    assert choices(state, "play") == ["play 78"]
    state = play(state, "pass")
    assert choices(state, "play") == ["play 65"]
    state = play(state, "pass")
    assert choices(state, "play") == ["play 69"]
    state = play(state, "pass")
    assert prison(state) == "D"
    assert to_move(state) == "D"


@rule("TZ-R66")
def test_passing_for_the_turn_binds_only_oneself() -> None:
    state = table(hands={"D": "78", "S": "72"}, next="24")
    state = play(state, "place gniezno church", "draw", "pass turn")
    assert to_move(state) == "S"


@rule("TZ-R23", "TZ-R66")
def test_only_answers_to_the_event() -> None:
    state = table(hands={"R": "59 65 78 86"}, next="24")
    state = play(state, "place gniezno church", "draw")
    assert choices(state, "play") == ["play 78"]
    assert says(state, "play 59") == "TZ-R23"
    assert says(state, "play 65") == "TZ-R23"
    assert why(state, "play 86") == "no-answer"
    assert says(state, "play 72") == "TZ-040"
    assert says(state, "end") == "TZ-R66"
    assert says(state, "draw") == "TZ-R66"


@rule("TZ-R23")
def test_nobody_interjects_while_a_reaction_is_asked_for() -> None:
    state = table(hands={"R": "78", "S": "59"}, next="24")
    state = play(state, "place gniezno church", "draw")
    assert choices(state, who="S") == []
    assert says(state, "play 59", "S") == "TZ-009"


@rule("TZ-R66")
def test_nobody_is_asked_who_has_no_answer() -> None:
    state = table(hands={"R": "59 86", "S": "65 69"}, next="24")
    state = play(state, "place gniezno church", "draw")
    assert to_move(state) == "D"
    assert choices(state, "place")


@rule("TZ-R66", "TZ-055")
def test_both_answers_to_an_agent() -> None:
    """65 keeps the arrest from happening, so there is nothing left for 69."""
    held = {"R": "65", "I": "69"}
    state = play(table(hands=held, next="8"), "place gniezno church", "draw")
    assert to_move(state) == "R"
    spared = play(state, "play 65")
    assert (to_move(spared), hand(spared, "I"), prison(spared)) == ("D", [69], "")
    arrested = play(state, "pass")
    assert to_move(arrested) == "I"
    rescued = play(arrested, "play 69")
    assert (prison(rescued), home(rescued, "D")) == ("", 4)


@rule("TZ-R23", "TZ-070")
def test_the_agent_of_a_second_local_card_can_be_answered() -> None:
    state = table(hands={"R": "65"}, locals="41@gniezno", next="33")
    state = play(state, "place gniezno church", "draw", "play 65")
    assert (agents(state, "gniezno"), prison(state), state.time) == (1, "", 13)


@rule("TZ-R66", "TZ-R51")
def test_after_the_reactions_the_card_goes_on() -> None:
    state = table(hands={"S": "72"}, next="14", faithful="warszawa 2 krakow 2")
    state = play(state, "place gniezno church", "draw", "pass")
    assert choices(state) == ["pick warszawa", "pick krakow"]
