"""States as plain data: what is written reads back, and nothing else does."""

import json
from collections.abc import Callable
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import pytest

from stolik.games.tczew.saved import from_data
from stolik.games.tczew.state import State, pieces, sort_out
from tests.rules.marks import rule
from tests.rules.tczew.table import BASE2, BASE4, random_states, table

MEMBERS = (MemberDescriptorType, GetSetDescriptorType)
"""What a field of a class is, in its source and compiled."""
FIELDS = [name for name, kept in vars(State).items() if isinstance(kept, MEMBERS)]
assert "towns" in FIELDS
DERIVED = ("occupied", "clash", "covered", "lonely", "reach", "near", "shut")


@rule("TCZ-R01")
@pytest.mark.parametrize(("players", "rules"), [(2, "basic"), (3, "extended"), (4, "extended")])
def test_every_moment_reads_back_and_holds_every_card_once(players: int, rules: str) -> None:
    for state in random_states(players, 11, {"rules": rules}):
        data = json.loads(json.dumps(state.to_data()))
        back = from_data(data)
        assert all(getattr(back, name) == getattr(state, name) for name in FIELDS)
        assert pieces(state) == list(range(1, 213))


@rule("TCZ-063")
def test_what_is_kept_beside_the_cards_is_what_the_cards_say() -> None:
    for state in random_states(4, 12, {"rules": "extended"}):
        again = state.clone()
        sort_out(again)
        assert all(getattr(again, name) == getattr(state, name) for name in DERIVED)


def test_a_clone_is_another_state() -> None:
    state = table(BASE4)
    other = state.clone()
    assert all(getattr(other, name) is getattr(state, name) for name in FIELDS)
    other.hands = ()
    assert state.hands


Data = dict[str, Any]


def _put(path: str, value: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        *way, last = [int(word) if word.isdecimal() else word for word in path.split(".")]
        inner: Any = data
        for step in way:
            inner = inner[step]
        inner[last] = value

    return change


def _append(key: str, value: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data[key].append(value)

    return change


def _lay(*cards: tuple[int, int, int]) -> Callable[[Data], None]:
    """Move these cards from where they are to the map."""

    def change(data: Data) -> None:
        for at, card, owner in cards:
            for cards_of in (*data["hands"], *data["piles"], data["used"]):
                if card in cards_of:
                    cards_of.remove(card)
            data["map"].append([at, card, owner])

    return change


@pytest.mark.parametrize(
    "spoil",
    [
        _put("towns", [1, 3]),
        _put("towns", [1]),
        _put("towns.0", True),
        _put("extended", 1),
        _put("last_epoch", 2),
        _put("epoch", 6),
        _put("epoch", 0),
        _put("first", 2),
        _put("held", 0),
        _put("round", -1),
        _put("idle", "1"),
        _put("ending", 4),
        _put("skips", [0]),
        _put("dry", [4, 0]),
        _put("limited", [2, 0]),
        _put("frames", [[17, 0]]),
        _put("frames", [[0, 0]]),
        _put("frames", [[6, 2]]),
        _put("frames", [[6]]),
        _put("frames", [[6, 0, 1, 1]]),
        _put("frames", [[9, 0]]),
        _append("hands", []),
        _append("piles", []),
        _append("used", 1),
        _append("used", 300),
        _put("hands.0.0", 1),
        _append("processes", [151, 0, 1, 1]),
        _append("processes", [160, 0, 2, 1]),
        _append("processes", [160, 0, 1]),
        _append("map", [0, 1, 0]),
        _append("map", [225, 84, 0]),
        _append("map", [0, 84, 2]),
        _put("subs", [255]),
        _put("subs.0", 230),
        _put("subs.0", 0),
        _put("subs.0", 97),  # on a Start Card
        _put("marked", [97]),  # in the basic game
        _put("fortified", [97]),
        _lay((0, 151, 0)),  # an event
        _lay((0, 64, 0)),  # a river card on land
        _lay((11, 84, 0)),  # land card on the river
        _lay((0, 52, 0)),  # riverside only
        _lay((0, 84, 0), (1, 85, 0)),  # one category side by side
        _lay((0, 53, 0), (1, 84, 0), (15, 40, 0)),  # a lonely card in company
        _lay((0, 84, -1)),  # nobody's
        _lay((0, 84, 0), (0, 40, 0)),  # two on a field
    ],
)
def test_what_no_table_could_be_is_refused(spoil: Callable[[Data], None]) -> None:
    data = table(BASE2).to_data()
    assert from_data(data).to_data() == data
    spoil(data)
    with pytest.raises((ValueError, TypeError, KeyError, IndexError, OverflowError)):
        from_data(data)


def test_two_substitutes_on_one_card_are_refused() -> None:
    data = table(BASE2, "T 40+168@G7x7").to_data()
    data["subs"][1] = data["subs"][0]
    with pytest.raises(ValueError, match="TCZ-0"):
        from_data(data)


def test_only_a_start_card_lies_on_a_start_field() -> None:
    data = table(BASE2).to_data()
    for entry in data["map"]:
        if entry[1] == 3:
            entry[0] = 0
    with pytest.raises(ValueError, match=r"not in tuple|TCZ-016"):
        from_data(data)


def test_tokens_lie_on_owned_cards_only() -> None:
    data = table(BASE2, extended=True).to_data()
    data["marked"] = [at for at, card, _ in data["map"] if card == 3]
    with pytest.raises(ValueError, match="TCZ-089"):
        from_data(data)
