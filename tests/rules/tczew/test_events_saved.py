"""Events under way, saved and read back: only what could be is read."""

from typing import Any

import pytest

from stolik.games.tczew.saved import from_data
from stolik.games.tczew.state import State
from tests.rules.marks import rule
from tests.rules.tczew.events_table import facing, victim
from tests.rules.tczew.table import BASE4, play, table

TWO_HALLS = "T 10@G7x7 11@H8x9"


def picking() -> State:
    return play(facing(164, victim(50, 51)), "event 164 C", "pick G7x12", dice=[6])


def looking() -> State:
    return play(table(BASE4, hand="157 45", pile="30 31"), "event 157")


def sifting() -> State:
    state = table(BASE4, TWO_HALLS, hand="181 45 57 58 59")
    return play(state, "event 181", "choose 45", dice=[4])


def spying() -> State:
    return play(table(BASE4, hand="167 45 57"), "event 167 C")


def building() -> State:
    return play(table(BASE4, hand="192 20 40"), "event 192", "lay 20 G7x7")


def ticking() -> State:
    return play(facing(154, "C 40@G7x13"), "event 154 C")


MOMENTS = [picking, looking, sifting, spying, building, ticking]


@pytest.mark.parametrize("moment", MOMENTS)
@rule("TCZ-049", "TCZ-R01")
def test_a_question_reads_back(moment: Any) -> None:
    data = moment().to_data()
    assert from_data(data).to_data() == data


@pytest.mark.parametrize(
    ("moment", "frame", "place", "value"),
    [
        (picking, -2, 2, 84),  # no event
        (picking, -2, 3, 0),  # nobody named
        (picking, -2, 3, 5),  # nobody there
        (picking, -2, 4, 9),  # no such effect
        (picking, -2, 4, 0),  # nothing has begun
        (picking, -2, 4, 1),  # a roll asks nothing
        (picking, -2, 6, 230),  # no such field
        (picking, -1, 2, 4),  # no such seat
        (picking, -1, 3, 0),  # none left to pick
        (picking, -1, 4, 3),  # more than were picked
        (looking, -1, 2, 3),  # more than lie in the pile
        (looking, -1, 2, 0),
        (sifting, -1, 2, 9),
        (sifting, -1, 3, 60),  # not in the hand
        (spying, -1, 2, 60),
        (building, -1, 2, 0),
        (building, -1, 3, 250),
        (ticking, -1, 1, 2),  # another seat
        (ticking, -1, 2, 160),
    ],
)
@rule("TCZ-049")
def test_no_other_question_does(moment: Any, frame: int, place: int, value: int) -> None:
    data = moment().to_data()
    data["frames"][frame][place] = value
    with pytest.raises(ValueError, match=r"TCZ|scene"):
        from_data(data)


@rule("TCZ-049")
def test_a_question_needs_its_event_below() -> None:
    for moment in (picking, looking, spying, building):
        data = moment().to_data()
        event = data["frames"].pop(-2)
        data["used"].append(event[2])
        with pytest.raises(ValueError, match="TCZ-049"):
            from_data(data)
    data = picking().to_data()
    data["frames"].append(data["frames"][-2])
    with pytest.raises(ValueError, match="TCZ"):
        from_data(data)
