"""Substitutes: where each may be laid, and what it does there (TCZ-060..063, R56..R61)."""

import pytest

from stolik.games.tczew.deck import SUB_INDEX
from stolik.games.tczew.effects import targets
from tests.rules.marks import rule
from tests.rules.tczew.events_table import pickable
from tests.rules.tczew.table import (
    BASE4,
    choices,
    hand,
    names,
    news,
    pile,
    play,
    refusal,
    says,
    table,
    to_move,
    told,
    turns,
    used_subs,
    where,
)

OBJECTS = "T 40@H8x5 50@G7x7 68@I9x8 75@G7x5 84@F6x7 98@H8x9 105@I9x5 64@J10x6 10@G7x9"
"""One of every category; 68@I9x8 and 105@I9x5 lie by the river, 64@J10x6 on it."""
WHERE = {
    168: {"H8x5", "G7x7"},
    171: {"I9x8", "I9x5"},
    177: {"G7x7"},
    178: {"I9x8", "J10x6"},
    179: {"H8x9"},
    182: {"F6x7"},
    184: {"H8x9", "I9x5"},
    196: {"H8x5"},
    197: {"I9x8", "J10x6"},
    198: {"I9x8", "I9x5"},
    200: {"I9x8", "J10x6"},
}
ALL = pytest.mark.parametrize("event", WHERE)


@ALL
@rule("TCZ-060", "TCZ-R56", "TCZ-R58")
def test_each_goes_on_the_own_objects_it_names(event: int) -> None:
    state = table(BASE4, OBJECTS, hand=f"{event} 45")
    (only,) = targets(state, 0, event)
    assert (only.seat, only.refusal, names(only.fields)) == (0, None, WHERE[event])
    state = play(state, f"event {event}")
    assert pickable(state) == WHERE[event]
    assert says(state, "done") == "TCZ-049"
    assert says(state, "pick G7x9") == "TCZ-R56", "never a Service"
    assert says(state, "pick H8x6") == "TCZ-R56", "never an own Monument"
    assert says(state, "pick H8x7") == "TCZ-R51"
    assert says(state, "pick I9x12") == "TCZ-048"
    place = sorted(WHERE[event])[0]
    state, facts = told(state, f"pick {place}")
    assert to_move(state) == "C"
    assert [fact["field"] for fact in news(facts, "cover")] == [place]
    assert state.subs[SUB_INDEX[event]] < 225
    assert where(state, event) == "used"


@ALL
@rule("TCZ-R53", "TCZ-062")
def test_without_a_card_for_it_the_event_cannot_be_used(event: int) -> None:
    state = table(BASE4, "T 20@H8x5", hand=f"{event} 45")
    assert choices(state, "event") == []
    refused = refusal(state, f"event {event}")
    assert refused is not None
    assert (refused.rule, refused.reason) == ("TCZ-R53", "nothing-to-cover")
    assert says(state, f"event {event} C") == "TCZ-R53"


@ALL
@rule("TCZ-061", "TCZ-062", "TCZ-R57")
def test_not_twice_and_not_beside_its_own_category(event: int) -> None:
    category = 137 if event < 196 else 143
    beside = {"G7x7": "G7x6", "H8x5": "I9x5", "I9x8": "I9x9", "H8x9": "H8x10", "F6x7": "E5x7"}
    place = min(WHERE[event] & beside.keys())
    maps = OBJECTS.replace("105@I9x5", "105@I9x4")
    assert place in may_cover(event, maps)
    assert place not in may_cover(event, maps, f"L {category}@{beside[place]}")
    other = 171 if event == 168 else 168
    assert place not in may_cover(event, maps.replace(f"@{place}", f"+{other}@{place}"))


def may_cover(event: int, *maps: str) -> set[str]:
    """The fields on which Tczew may lay the substitute, whether or not that is all it needs."""
    (only,) = targets(table(BASE4, *maps, hand=f"{event} 45"), 0, event)
    return names(only.fields)


@rule("TCZ-062")
def test_s34_a_neighbour_that_is_unique() -> None:
    state = table(BASE4, "T 40@H8x5 137@H8x4 41@G7x7", hand="168 45")
    state = play(state, "event 168")
    assert pickable(state) == {"G7x7"}
    refused = refusal(state, "pick H8x5")
    assert refused is not None
    assert (refused.rule, refused.params["card_2"]) == ("TCZ-062", 137)


@rule("TCZ-063", "TCZ-R60")
def test_s35_both_categories_count_for_what_is_laid_beside() -> None:
    maps = "T 20@G7x8 40+168@F6x8; S 105@E5x7"
    for town in "TS":
        state = table(BASE4, maps, to_move=town, hand="41 138 84")
        assert says(state, "lay 41 F6x7") == says(state, "lay 138 F6x7") == "TCZ-063"
        assert says(state, "lay 84 F6x7") == "legal"


@rule("TCZ-061")
def test_s36_a_covered_card_is_not_covered_again() -> None:
    state = table(BASE4, "T 50+168@G7x7 51@H8x9", hand="177 45")
    state = play(state, "event 177")
    assert pickable(state) == {"H8x9"}
    assert says(state, "pick G7x7") == "TCZ-061"


@rule("TCZ-R57")
def test_a_unique_card_of_nobody_is_in_the_way_too() -> None:
    state = table(BASE4, "T 40@H8x5; - 132@H8x4", hand="168 45")
    assert says(state, "event 168") == "TCZ-R53"


@rule("TCZ-R58")
def test_starred_objects_may_be_covered_and_stay_what_they_were() -> None:
    state = table(BASE4, "T 53@G7x7", hand="177 20")
    state = play(state, "event 177", "pick G7x7")
    assert state.lonely
    assert says(turns(state, "S"), "lay 20 F6x7") != "legal"


@rule("TCZ-060", "TCZ-R56", "TCZ-R54")
def test_188_contaminates_an_object_or_special_object_of_an_opponent() -> None:
    state = table(BASE4, "C 40@G7x13 10@F6x13 50+168@G7x14 26@G7x12 75@G7x11", hand="188 45")
    assert "event 188 T" not in choices(state)
    assert says(state, "event 188 T") == "TCZ-R54"
    state = play(state, "event 188 C")
    assert to_move(state) == "T"
    assert pickable(state) == {"I9x12", "H8x13", "J10x13"}
    assert says(state, "pick F6x13") == "TCZ-R56"
    assert says(state, "pick G7x14") == "TCZ-061"
    assert says(state, "pick G7x13") == "TCZ-R47"
    assert says(state, "pick I9x13") == "TCZ-R51"
    state = play(state, "pick H8x13")
    assert state.subs[SUB_INDEX[188]] == state.cards.index(118)
    assert to_move(state) == "C"


@rule("TCZ-R53", "TCZ-R47")
def test_188_needs_a_card_of_the_one_who_is_named() -> None:
    base = "T 1@H8x7 114@H8x6; C 2@I9x13 26@I9x12 40@I9x11; S 3@C3x8 120@C3x7; L 4@L12x8 10@L12x9"
    state = table(base, hand="188 45")
    assert choices(state, "event") == ["event 188 S"]
    assert says(state, "event 188 C") == says(state, "event 188 L") == "TCZ-R53"
    found = {each.seat: each for each in targets(state, 0, 188)}
    assert names(found[1].shielded) == {"I9x11"}
    assert found[2].refusal is None


@rule("TCZ-R59", "TCZ-R55")
def test_193_takes_the_own_contamination_off() -> None:
    state = table(BASE4, "T 40+188@G7x7", hand="193 45")
    state, facts = told(state, "event 193")
    assert to_move(state) == "C"
    assert used_subs(state) == {188}
    assert where(state, 40) == "G7x7"
    assert news(facts, "restore") == [{"player": 0, "card": 40, "field": "G7x7"}]
    assert where(state, 193) == "used"


@rule("TCZ-R106")
def test_193_without_one_looks_at_the_pile() -> None:
    state = table(BASE4, "C 40+188@G7x13", hand="193 45", epoch=5, pile="143 144 146 148 149 150")
    state = play(state, "event 193")
    assert choices(state) == [f"choose {card}" for card in (143, 144, 146, 148, 149)]
    state = play(state, "choose 146")
    assert used_subs(state) == set(), "the Contamination of somebody else stays"
    assert 146 in hand(state, "T")
    assert hand(state, "T") == [45, 143, 144, 146, 150], "the rest went under before the refill"
    assert pile(state, 5) == [148, 149]
    empty = table(BASE4, hand="193 45", epoch=5, pile="")
    assert to_move(play(empty, "event 193")) == "C"
