"""Views: what everybody sees, and that nobody sees more; worlds that look the same."""

import json

import pytest

from stolik.games.tczew import GAME
from stolik.games.tczew.state import State
from stolik.kernel.chance import QuickChance
from stolik.kernel.fact import known_to
from stolik.kernel.game import Data
from tests.rules.marks import rule
from tests.rules.tczew.table import (
    BASE2,
    BASE4,
    new_game,
    play,
    random_states,
    table,
    told,
)

C_HAND = "20 40 84 105 98"


def sees(state: State, seat: int | None) -> Data:
    seen: Data = json.loads(json.dumps(GAME.view(state, seat)))
    return seen


def worlds(state: State, seat: int | None) -> list[State]:
    return [GAME.imagine(state, seat, QuickChance(number)) for number in range(12)]


# Hands and piles.


@rule("TCZ-037", "TCZ-R45")
def test_only_the_backs_of_other_hands_are_seen() -> None:
    state = table(BASE4, hand="151 84", hands={"C": "20 143 8"})
    mine, other = sees(state, 0)["hands"][:2]
    assert mine == {"epochs": [3, 3], "cards": [84, 151]}
    assert other == {"epochs": [3, 3, 5], "cards": None}
    assert [hand["cards"] for hand in sees(state, None)["hands"]] == [None] * 4


def test_a_pile_is_only_a_size() -> None:
    state = table(BASE4, pile="30 31 26")
    for seat in (0, 1, None):
        piles = sees(state, seat)["piles"]
        assert [(each["epoch"], each["size"]) for each in piles][:1] == [(3, 3)]
        assert all(set(each) == {"epoch", "size"} for each in piles)


@rule("TCZ-R45")
def test_hidden_cards_change_places_only_with_cards_of_the_same_back() -> None:
    state = table(BASE4, hand="151 84", hands={"C": "20 143 8"}, pile="30 31 26 27")
    for world in worlds(state, 0):
        assert world.hands[0] == state.hands[0]
        assert sees(world, 0) == sees(state, 0)
    assert len({world.hands[1] for world in worlds(state, 0)}) > 3
    assert len({world.piles[0] for world in worlds(state, 0)}) > 3
    assert {world.hands[1] for world in worlds(state, 1)} == {state.hands[1]}


def test_nobody_sees_the_order_of_the_cards_of_epoch_one_before_the_first_roll() -> None:
    state = new_game(3)
    for seat in (0, 2, None):
        assert sees(state, seat) == sees(worlds(state, seat)[0], seat)
        assert len({world.frames for world in worlds(state, seat)}) > 3


def test_packets_lie_open() -> None:
    state = new_game(2)
    assert sees(state, None)["hands"][0]["cards"] == [1, 114, 115, 116]


# What is looked at.


@rule("TCZ-R44")
def test_an_open_hand_is_seen_by_the_looker_alone() -> None:
    state = play(table(BASE4, hand="167 45 57", hands={"C": C_HAND}), "event 167 C")
    cards = sorted(map(int, C_HAND.split()))
    assert sees(state, 0)["hands"][1]["cards"] == cards
    assert sorted(sees(state, 0)["asked"]["shown"]) == cards
    for other in (2, 3, None):
        assert sees(state, other)["hands"][1]["cards"] is None
        assert sees(state, other)["asked"]["shown"] is None
        assert len({world.hands[1] for world in worlds(state, other)}) > 3
    assert {world.hands[1] for world in worlds(state, 0)} == {state.hands[1]}


@rule("TCZ-R44", "TCZ-R106")
def test_cards_looked_at_are_seen_by_the_looker_alone() -> None:
    before = table(BASE4, hand="157 45", pile="30 31 26 27 28 29 32")
    state = play(before, "event 157")
    shown = sees(state, 0)["asked"]["shown"]
    assert shown == list(state.piles[0][: len(shown)])
    for other in (1, 2, None):
        assert sees(state, other)["asked"]["shown"] is None
        assert len({world.piles[0] for world in worlds(state, other)}) > 3
    for world in worlds(state, 0):
        assert list(world.piles[0][: len(shown)]) == shown


def test_only_who_draws_is_told_which_card_it_was() -> None:
    state = table(BASE4, hand="84 45 57 20 40", pile="30 31")
    _, facts = told(state, "lay 84 H8x5")
    cards = {seat: [fact for fact in known_to(facts, seat) if fact.name == "drawn"]
             for seat in (0, 1, None)}  # fmt: skip
    assert [fact.params["card"] for fact in cards[0]] == [30]
    assert cards[1] == cards[None] == []


def test_only_the_own_events_and_bars_are_shown() -> None:
    state = table(BASE4, hand="151 84")
    mine = sees(state, 0)
    assert [each["card"] for each in mine["events"]] == [151]
    assert set(mine["barred"]) == {"84"}
    assert {bar["rule"] for bar in mine["barred"]["84"]} >= {"TCZ-021", "TCZ-027"}
    for other in (1, None):
        assert (sees(state, other)["events"], sees(state, other)["barred"]) == ([], {})
        assert sees(state, other)["choices"] == []


@pytest.mark.parametrize("players", [2, 4])
def test_no_number_of_a_hidden_card_stands_in_a_view(players: int) -> None:
    """Nowhere, under no name: the numbers a seat sees of cards are those that lie open to it."""
    for number, state in enumerate(random_states(players, 5, {"rules": "extended"})):
        if number % 9 or state.epoch < 3:
            continue
        hidden = {card for pile in state.piles for card in pile}
        hidden |= {card for hand in state.hands for card in hand}
        assert not cards_in(sees(state, None)) & hidden


def cards_in(seen: Data) -> set[int]:
    cards = {each["card"] for each in seen["fields"]}
    cards |= {card for hand in seen["hands"] for card in hand["cards"] or ()}
    cards |= {each["event"] for each in seen["processes"]}
    if seen["asked"]:
        cards |= {seen["asked"]["event"], *(seen["asked"]["shown"] or ())}
    return cards


# What everybody sees.


def test_the_map_and_what_was_agreed() -> None:
    state = table(BASE2, "T 40+168@G7x7**", extended=True, speed=True, end=4)
    seen = sees(state, None)
    assert seen["options"] == {"rules": "extended", "end": "IV", "speed": True}
    assert (seen["towns"], seen["phase"], seen["epoch"]) == ([1, 2], "turns", 3)
    (card,) = [each for each in seen["fields"] if each["card"] == 40]
    assert card == {"field": "G7x7", "card": 40, "owner": 0, "sub": 168, "tokens": 2}
    assert 168 not in seen["store"]
    assert [each["owner"] for each in seen["fields"] if each["card"] == 4] == [None]


@rule("TCZ-R87")
def test_no_epoch_begins_after_the_last_one() -> None:
    (*_, before, last) = random_states(2, 3, {"end": "III"})
    assert (sees(before, 0)["epoch"], sees(last, None)["epoch"]) == (3, 3)


def test_the_phases_of_a_game() -> None:
    phases = [sees(state, 0)["phase"] for state in random_states(2, 3, {"end": "III"})]
    assert list(dict.fromkeys(phases)) == ["start", "prehistory", "packets", "turns", "over"]
    assert phases[-1] == "over"
