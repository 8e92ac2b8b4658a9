"""Renewal cards on display: filling, preparing, taking, turning up new ones."""

import pytest

from stolik.games.ziemia import GAME
from stolik.games.ziemia.saved import from_data
from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    choices,
    end_turn,
    hand,
    home,
    new_game,
    news,
    play,
    pool,
    random_states,
    says,
    standing,
    table,
    to_move,
    told,
    used,
    why,
)


@rule("TZ-037", "TZ-R78")
def test_any_number_of_own_citizens_on_own_fields() -> None:
    state = table(shown="89 55 58", next="24")
    assert choices(state, "prepare") == ["prepare 55 D", "prepare 58 D", "prepare 89 D"]
    state = play(state, "prepare 55 D", "prepare 58 D", "prepare 89 D")
    assert [standing(state, card) for card in (55, 58, 89)] == ["D-", "D-", "D-"]
    assert state.usable == 1


@rule("TZ-038")
def test_foreign_fields_are_forbidden() -> None:
    state = table(shown="89 55 58")
    assert says(state, "prepare 55 R") == "TZ-038"
    assert says(state, "prepare 58 S") == "TZ-038"


@rule("TZ-021", "TZ-036", "TZ-039")
def test_only_empty_fields_that_are_there() -> None:
    state = table(shown="55:D- 58 64", hands={"R": "89"})
    assert says(state, "prepare 55 D") == "TZ-021"
    assert says(state, "prepare 64 D") == "TZ-039"
    assert says(state, "prepare 89 D") == "TZ-036"
    assert says(state, "prepare 62 D") == "TZ-036"


@rule("TZ-039", "TZ-R78")
def test_a_card_is_prepared_when_all_fields_are_filled() -> None:
    state = table(shown="93:-RS- 89 64", here="gniezno")
    state = play(state, "prepare 93 D")
    assert standing(state, 93) == "DRS-"
    assert hand(state, "D") == []
    assert pool(state) == "0/0/0"
    data = state.to_data()
    data["standing"][0] = [1, 2, 3, 4]
    data["home"][3] -= 1
    with pytest.raises(ValueError, match="TZ-039"):
        from_data(data)


@rule("TZ-040", "TZ-R22")
def test_who_placed_the_last_one_takes_the_card() -> None:
    state = table(active="S", shown="93:DR-I 89 64", hands={"D": "55 56"})
    state = play(state, "prepare 93 S")
    assert hand(state, "S") == [93]
    assert hand(state, "D") == [55, 56]
    assert to_move(state) == "S"


@rule("TZ-R22")
def test_no_limit_to_a_hand_and_everyone_sees_it() -> None:
    held = " ".join(str(card) for card in range(55, 99) if card not in (64, 71, 90))
    state = table(hands={"D": held}, shown="64 71 90")
    assert len(hand(state, "D")) == 41
    for seat in (0, 1, 2, 3, None):
        assert GAME.view(state, seat)["hands"] == [hand(state, code) for code in "DRSI"]


@rule("TZ-042", "TZ-043", "TZ-R19")
def test_all_citizens_go_home_at_once() -> None:
    state = table(shown="93:-RSI 89 64", here="gniezno")
    before = state.usable
    state = play(state, "prepare 93 D")
    assert [home(state, code) for code in "DRSI"] == [4, 4, 4, 4]
    assert state.usable == before - 1


@rule("TZ-093", "TZ-R19")
def test_absent_citizens_go_back_to_the_reserve() -> None:
    state = table("DR", shown="93:-RSI 89 64", here="gniezno")
    state = play(state, "prepare 93 D")
    assert [home(state, code) for code in "DRSI"] == [4, 4, 4, 4]
    assert standing(play(state, "call S 64"), 64) == "-S"


@rule("TZ-044", "TZ-R28")
@pytest.mark.parametrize(
    ("shown", "influence"), [("89:D-", 1), ("73:-RS", 2), ("93:-RSI", 3), ("55:-R", 1)]
)
def test_the_printed_reward_comes_at_once(shown: str, influence: int) -> None:
    state = table(shown=f"{shown} 64 71", here="gniezno")
    assert pool(play(state, f"prepare {shown[:2]} D")) == f"0/0/{influence}"


@rule("TZ-R28")
def test_the_order_of_preparing() -> None:
    """A card taken, Influence, a new card; the Citizens are home before the new card lies there."""
    state = table(shown="93:-RSI 89 64", here="gniezno")
    _, facts = told(state, "prepare 93 D")
    names = [fact.name for fact in facts]
    assert names.index("prepared") < names.index("gain") < names.index("shown")


@rule("TZ-046", "TZ-036")
def test_another_card_is_turned_up_at_once() -> None:
    state = table(shown="64 93:-RSI 71", next_renewal="98 97", here="gniezno")
    state = play(state, "prepare 93 D")
    assert list(state.shown) == [64, 98, 71]
    assert standing(state, 98) == "----"


@rule("TZ-046")
def test_the_new_card_may_be_filled_in_the_same_turn() -> None:
    state = table(shown="64 55:-R 71", next_renewal="89", here="gniezno")
    state = play(state, "prepare 55 D", "prepare 89 D", "prepare 89 D")
    assert hand(state, "D") == [55, 89]


@rule("TZ-R30", "TZ-036")
def test_fewer_than_three_only_if_there_is_nothing_left() -> None:
    held = " ".join(str(card) for card in range(55, 99) if card not in (55, 64, 71))
    state = table(shown="64 55:-R 71", hands={"R": held}, here="gniezno")
    assert len(state.renewal_deck) == 0
    state = play(state, "prepare 55 D")
    assert list(state.shown) == [64, 71]


@rule("TZ-045")
def test_a_played_card_lies_in_the_discard_pile() -> None:
    state = play(table(hands={"D": "59"}), "play 59")
    assert used(state, 59)
    assert hand(state, "D") == []
    assert says(state, "play 59") == "TZ-040"


@rule("TZ-045")
def test_a_card_under_way_is_not_discarded_yet() -> None:
    state = play(table(hands={"D": "55"}), "play 55")
    assert not used(state, 55)
    assert used(play(state, "pick krakow"), 55)


@rule("TZ-R69", "TZ-R07")
def test_citizens_on_a_discarded_card_go_home() -> None:
    state = table(shown="93:DRS- 64 71", next="1", next_renewal="98")
    before = state.usable
    state = play(state, "place gniezno church", "draw")
    assert used(state, 93)
    assert list(state.shown) == [98, 64, 71]
    assert [home(state, code) for code in "DRS"] == [3, 4, 4]
    assert state.usable == before - 1


@rule("TZ-036")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_cards_at_every_moment(players: int) -> None:
    for state in random_states(players, seed=players):
        if state.renewal_deck or state.renewal_used:
            assert len(state.shown) == 3


@rule("TZ-R33")
def test_a_card_keeps_its_citizens_from_turn_to_turn() -> None:
    state = table(shown="93 89 64", here="gniezno")
    state = play(state, "prepare 93 D")
    for _ in range(5):
        state = end_turn(state)
        assert standing(state, 93) == "D---"


@rule("TZ-036")
def test_what_is_turned_up_is_told() -> None:
    state = table(shown="64 55:-R 71", next_renewal="98", here="gniezno")
    _, facts = told(state, "prepare 55 D")
    assert news(facts, "shown") == [{"card": 98}]
    assert why(new_game(2), "prepare 200 D") == "card-number"
