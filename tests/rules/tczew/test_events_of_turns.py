"""Events about turns to come: 154, 158, 160, 170, 175, 176, 185."""

import pytest

from stolik.games.tczew.effects import asked
from stolik.games.tczew.state import State, pieces
from tests.rules.marks import rule
from tests.rules.tczew.events_table import pickable, target
from tests.rules.tczew.table import (
    BASE4,
    choices,
    hand,
    news,
    owns,
    pile,
    places,
    play,
    refusal,
    says,
    table,
    to_move,
    told,
    wait_for,
    where,
)

HOUSES = "C 40@G7x13 84@F6x13 41@E5x13 105@D4x13 42@C3x13 10@B2x13"
FULL = "45 57 58 59"


def once(event: int, *maps: str, dice: list[int] | None = None, **options: object) -> State:
    """Tczew has used the event on Czyżykowo, which is to move."""
    state = table(BASE4, *maps, hand=f"{event} {FULL}", **options)  # type: ignore[arg-type]
    return play(state, f"event {event} C", dice=dice or [])


# Sitting out (158, 185).


@rule("TCZ-R63")
def test_158_sits_the_next_turn_out() -> None:
    state = table(BASE4, hand=f"158 {FULL}", hands={"C": "20 40 84"})
    state, facts = told(state, "event 158 C")
    assert to_move(state) == "S"
    assert len(news(facts, "skip")) == 1
    assert hand(state, "C") == [20, 40, 84], "no refill in a turn that does not happen"
    assert to_move(wait_for(state, "C")) == "C"


@rule("TCZ-R63")
def test_turns_to_sit_out_add_up() -> None:
    state = table(BASE4, hand="158 185 45")
    state = play(state, "event 185")
    assert to_move(state) == "T", "everybody else sits out"
    state = play(state, "event 158 C")
    assert to_move(state) == "S"


@rule("TCZ-R48", "TCZ-R106")
def test_s33_and_s58_shielded_cities() -> None:
    two = "C 10@G7x13 11@E5x13 32@A1x1 33@A1x3"
    state = table(BASE4, two, hand=f"158 185 {FULL}")
    assert says(state, "event 158 C") == target(state, 158, "C") == "TCZ-R48"
    assert target(state, 185, "C") == "TCZ-R48"
    refused = refusal(state, "event 158 C")
    assert refused is not None
    assert (refused.params["category"], refused.params["count"]) == ("R", 2)
    assert to_move(play(state, "event 185")) == "C", "passed over, the others sit out"
    everybody = f"{two}; S 12@C3x1 13@E5x1 34@G7x1 35@I9x1; L 14@M13x5 15@M13x3 36@O15x1 37@O15x5"
    state = table(BASE4, everybody, hand=f"158 185 {FULL}")
    assert choices(state, "event") == ["event 185"]
    assert says(state, "event 158") == "TCZ-R106"
    spent, facts = told(state, "event 185")
    assert [fact["player"] for fact in news(facts, "spared")] == [1, 2, 3]
    assert to_move(spent) == "C"
    assert where(spent, 185) == "used"
    assert not any(spent.skips)


# No refill (170).


@rule("TCZ-R64", "TCZ-R108")
def test_170_nobody_else_refills_next_time() -> None:
    hands = {"C": "20 40", "S": "84", "L": "105 98 106"}
    state = table(BASE4, hand=f"170 {FULL}", hands=hands)
    state = play(state, "event 170")
    assert len(hand(state, "T")) == 5
    state = play(state, "wait", "wait", "wait")
    assert [len(hand(state, town)) for town in "TCSL"] == [5, 2, 1, 3]
    state = play(state, "wait", "wait", "wait", "wait")
    assert [len(hand(state, town)) for town in "TCSL"] == [5, 5, 5, 5]


@rule("TCZ-R64")
def test_turns_without_a_refill_add_to_those_there_are() -> None:
    state = table(BASE4, hand=f"170 {FULL}", hands={"C": "20 40"})
    state.dry = bytes((0, 2, 0, 0))
    state = play(state, "event 170", "wait")
    state = play(wait_for(state, "C"), "wait")
    assert len(hand(state, "C")) == 2, "the turn after the next was named before"


@rule("TCZ-R48")
def test_170_spares_three_town_halls() -> None:
    halls = "C 10@G7x13 11@E5x13 12@A1x1"
    state = table(BASE4, halls, hand=f"170 {FULL}", hands={"C": "20 40", "S": "84"})
    state = play(state, "event 170", "wait", "wait")
    assert [len(hand(state, town)) for town in "CS"] == [5, 1]
    state = table(BASE4, halls, "S 13@C3x1 14@E5x1 15@G7x1; L 16@M13x5 17@M13x3 5@O15x1",
                  hand=f"170 {FULL}")  # fmt: skip
    state = play(state, "event 170")
    assert not any(state.dry)


@rule("TCZ-R108")
def test_what_falls_on_a_turn_that_is_sat_out_is_used_up() -> None:
    state = table(BASE4, hand=f"170 158 176 {FULL}", hands={"C": "20 40"})
    state.skips = bytes((0, 1, 0, 0))
    state = play(state, "event 170")
    assert to_move(state) == "S", "Czyżykowo sat out the turn without a refill"
    state = play(wait_for(state, "C"), "wait")
    assert len(hand(state, "C")) == 5


# A strike (176).


@rule("TCZ-R108", "TCZ-038")
def test_176_only_exchange_or_wait() -> None:
    state = table(BASE4, hand=f"176 {FULL}", hands={"C": "20 40 158"})
    state = play(state, "event 176 C")
    assert {move.split()[0] for move in choices(state)} == {"exchange", "wait"}
    assert says(state, "lay 20 G7x13") == says(state, "event 158 T") == "TCZ-R108"
    state = wait_for(play(state, "wait"), "C")
    assert says(state, "event 158 T") == "legal"


@rule("TCZ-R108", "TCZ-087", "TCZ-059")
def test_176_extended_forbids_a_plebiscite() -> None:
    state = once(176, "L 40@J10x12", extended=True)
    assert to_move(state) == "C"
    assert not choices(state, "plebiscite")
    assert says(state, "plebiscite I9x12>J10x12") == "TCZ-R108"


@rule("TCZ-R48")
@pytest.mark.parametrize(
    ("event", "guards"),
    [(158, "10 11"), (160, "21 22"), (175, "10 11 12"), (176, "21 22 23"), (154, "32 33")],
)
def test_city_shields(event: int, guards: str) -> None:
    spots = ["A1x1", "C3x1", "E5x1"]
    cards = [f"{card}@{at}" for card, at in zip(guards.split(), spots, strict=False)]
    state = table(BASE4, "C " + " ".join(cards), hand=f"{event} 45")
    assert says(state, f"event {event} C") == target(state, event, "C") == "TCZ-R48"
    assert says(state, f"event {event} S") == "legal"
    state = table(BASE4, "C " + " ".join(cards[1:]), hand=f"{event} 45")
    assert says(state, f"event {event} C") == "legal"
    assert target(state, event, "C") == "may"


# A railway strike (160).


@rule("TCZ-054", "TCZ-R62", "TCZ-R50")
def test_160_keeps_transport_and_industry_from_the_target() -> None:
    state = table(BASE4, hand=f"160 {FULL}", hands={"C": "50 68 84"})
    state, facts = told(state, "event 160 C", dice=[3])
    assert news(facts, "process") == [{"player": 1, "event": 160, "count": 2}]
    assert state.processes == ((160, 1, 0, 2),)
    assert where_process(state) == [160]
    refused = refusal(state, "lay 50 G7x13")
    assert refused is not None
    assert (refused.rule, refused.params["event"]) == ("TCZ-054", 160)
    assert says(state, "lay 68 G7x13") == "TCZ-054"
    assert says(state, "lay 84 G7x13") == "legal"
    state = wait_for(play(state, "wait"), "C")
    assert says(state, "lay 50 G7x13") == "TCZ-054"
    state = play(state, "wait")
    assert state.processes == ()
    assert where(state, 160) == "used"
    state = wait_for(state, "C")
    assert says(state, "lay 50 G7x13") == "legal"


def where_process(state: State) -> list[int]:
    assert pieces(state) == list(range(1, 213)), "the card lies by its target, once"
    return [process[0] for process in state.processes]


@rule("TCZ-R62")
def test_160_counts_turns_that_are_sat_out() -> None:
    state = table(BASE4, hand=f"160 {FULL}")
    state.skips = bytes((0, 1, 0, 0))
    state = play(state, "event 160 C", dice=[1])
    assert to_move(state) == "S"
    assert state.processes == ()


@rule("TCZ-R62")
def test_a_city_shield_built_later_does_not_end_a_ban() -> None:
    state = once(160, "C 21@G7x13", dice=[6], hands={"C": "22"})
    state = play(state, "lay 22 H8x12")
    assert len(state.processes) == 1


# A protest (175).


@rule("TCZ-054")
def test_175_keeps_the_target_away_from_the_user() -> None:
    maps = "T 10@H8x11; S 11@G7x12"
    state = table(BASE4, maps, hand=f"175 {FULL}", hands={"C": "84 105"})
    assert {"G7x13", "H8x12"} <= places(play(state, "wait"), 84)
    state = play(state, "event 175 C", dice=[1])
    assert "H8x12" not in places(state, 84), "it would touch Tczew"
    assert "G7x13" in places(state, 84), "Suchostrzygi does not mind"
    state = wait_for(play(state, "wait"), "C")
    assert state.processes == ()
    assert "H8x12" in places(state, 84)


@rule("TCZ-054")
def test_175_refuses_by_name() -> None:
    state = once(175, "T 10@H8x10; C 105@I9x11", dice=[6], hands={"C": "84"})
    refused = refusal(state, "lay 84 H8x11")
    assert refused is not None
    assert (refused.rule, refused.params["event"]) == ("TCZ-054", 175)
    assert refused.params["card_2"] == 10


@rule("TCZ-054", "TCZ-059")
def test_175_extended_forbids_plebiscites_on_the_user_only() -> None:
    maps = "T 10@I9x10; C 105@I9x11 20@H8x11; L 40@J10x12"
    state = once(175, maps, dice=[6], extended=True)
    while to_move(state) != "C":
        state = play(state, "end")
    assert choices(state, "plebiscite") == ["plebiscite I9x12>J10x12", "plebiscite J10x13>J10x12"]
    assert says(state, "plebiscite I9x11>I9x10") == "TCZ-054"


# Cholera (154).


@rule("TCZ-054", "TCZ-R62", "TCZ-R65")
def test_154_takes_a_house_at_the_start_of_three_turns() -> None:
    state = once(154, HOUSES)
    assert to_move(state) == "C"
    assert pickable(state) == {"G7x13", "E5x13", "C3x13"}
    question = asked(state)
    assert question is not None
    assert (question.event, question.user, question.target) == (154, 0, 1)
    assert says(state, "done") == "TCZ-R62"
    assert says(state, "pick F6x13") == "TCZ-049"
    assert says(state, "pick H8x6") == "TCZ-048"
    state = play(state, "pick C3x13")
    assert where(state, 42) == "pile"
    assert to_move(state) == "C", "now comes the action"
    assert "wait" in choices(state)
    for place in ("E5x13", "G7x13"):
        state = wait_for(play(state, "wait"), "C")
        state = play(state, f"pick {place}")
    assert state.processes
    state = play(state, "wait")
    assert state.processes == ()
    assert where(state, 154) == "used"


@rule("TCZ-R62")
def test_154_ends_at_once_with_two_health_cards() -> None:
    state = once(154, HOUSES, "C 32@G7x12", hands={"C": "33"})
    state = play(state, "pick C3x13", "lay 33 J10x12")
    assert state.processes == ()
    assert where(state, 154) == "used"
    assert owns(state, "C", "40 41")


@rule("TCZ-R53", "TCZ-055")
def test_154_without_houses_asks_nobody() -> None:
    state = once(154)
    assert to_move(state) == "C"
    assert "wait" in choices(state)
    assert len(state.processes) == 1


@rule("TCZ-R108", "TCZ-R63")
def test_154_ticks_in_a_turn_that_is_sat_out() -> None:
    state = table(BASE4, HOUSES, hand=f"154 {FULL}")
    state.skips = bytes((0, 1, 0, 0))
    state = play(state, "event 154 C")
    assert to_move(state) == "C"
    assert pickable(state)
    state = play(state, "pick C3x13")
    assert to_move(state) == "S"
    assert state.processes == ((154, 1, 0, 2),)


@rule("TCZ-R65", "TCZ-066")
def test_154_the_user_inherits_what_the_plague_cuts_off() -> None:
    maps = "C 40@G7x13 84@F6x13; T 10@F6x11 20@F6x12; S 11@F6x14"
    state = play(once(154, maps), "pick G7x13")
    assert owns(state, "T", "84")
    assert where(state, 40) == "pile"


@rule("TCZ-073", "TCZ-R88")
def test_154_sped_up() -> None:
    state = play(once(154, HOUSES, speed=True), "pick C3x13")
    assert where(state, 42) == "used"


@rule("TCZ-R62")
def test_processes_run_side_by_side() -> None:
    state = table(BASE4, HOUSES, hand="154 160 45", hands={"C": "50"})
    state = wait_for(play(state, "event 154 C", "pick C3x13", "wait"), "T")
    state = play(state, "event 160 C", dice=[6])
    assert [process[0] for process in state.processes] == [154, 160]
    state = play(state, "pick E5x13")
    assert says(state, "lay 50 H8x12") == "TCZ-054"
    assert pile(state, 3)[-1] == 41
