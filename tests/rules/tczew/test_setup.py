"""Before Epoch III: set-up, the cards of Epoch I, and the packets."""

import pytest

from stolik.games.tczew.board import LAND, NAMES, ZONE, members
from stolik.games.tczew.deck import EPOCH_CARDS, SUBS
from stolik.games.tczew.scenes import CHOOSING_FIELD, PACKET, PREHISTORY
from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.setup import new, permitted
from stolik.games.tczew.state import STORE, State, pieces
from stolik.kernel.chance import QuickChance
from tests.rules.marks import rule
from tests.rules.tczew.table import (
    bare,
    choices,
    field,
    hand,
    names,
    new_game,
    news,
    owner,
    owns,
    places,
    play,
    random_states,
    refusal,
    says,
    to_move,
    told,
    towns,
    where,
)

FIRST_ROLL = {2: [6, 1], 3: [6, 1, 1], 4: [6, 1, 1, 1]}
PREHISTORIC = (74, 132, 133, 134)


def falling(card: int, *maps: str) -> State:
    """Player 1 has only this card of Epoch I left to lay, on a map with these."""
    state = bare("T", "C", *maps)
    state.hands = (bytes((card,)), b"")
    state.frames = ((PACKET, 0), (PREHISTORY, 0, card))
    return state


def packets(players: int = 4, seed: int = 1) -> State:
    """A game in which the first packet is about to be laid."""
    for state in random_states(players, seed):
        if SCRIPT.prompt(state) == "packet":
            return state
    raise AssertionError


def laying(*maps: str) -> State:
    """Tczew has laid its Start Card and holds the rest of its packet."""
    state = bare("T 1@H8x7", "C", *maps)
    state.hands = (bytes((114, 115, 116)), bytes((2, 117, 118, 119)))
    state.frames = ((PACKET, 1), (PACKET, 0))
    state.epoch = 2
    return state


# Set-up.


@rule("TCZ-001")
@pytest.mark.parametrize(("players", "playing"), [(2, "TC"), (3, "TCL"), (4, "TCSL")])
def test_the_settlements_in_play_depend_on_the_number_of_players(
    players: int, playing: str
) -> None:
    assert towns(new_game(players)) == playing


@rule("TCZ-001")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(ValueError, match="TCZ-001"):
        new(players, {}, QuickChance(1))


@rule("TCZ-002")
def test_settlements_follow_the_seats_or_are_drawn_by_lots() -> None:
    drawn = {towns(new_game(4, seed, settlements="lots")) for seed in range(200)}
    assert len(drawn) == 24
    assert {towns(new_game(4, seed)) for seed in range(20)} == {"TCSL"}


@rule("TCZ-003", "TCZ-R01")
def test_there_are_212_cards_in_piles_by_epoch() -> None:
    state = new_game(4)
    assert [len(pile) for pile in state.piles] == [64, 100, 16]
    assert [sorted(pile) for pile in state.piles] == [
        list(EPOCH_CARDS[epoch]) for epoch in (3, 4, 5)
    ]
    assert len(EPOCH_CARDS[1]) == 4
    assert len(EPOCH_CARDS[2]) == 16
    assert pieces(state) == list(range(1, 213))


@rule("TCZ-003")
def test_the_piles_are_shuffled() -> None:
    assert len({new_game(4, seed).piles for seed in range(20)}) == 20


@rule("TCZ-R02")
def test_substitutes_lie_in_a_store_by_number() -> None:
    assert new_game(2).subs == bytes([STORE]) * 12
    assert tuple(sorted(SUBS)) == SUBS


@rule("TCZ-005")
def test_the_program_deals_and_lays_what_needs_no_decision() -> None:
    state = play(new_game(2), "roll")
    assert sorted(len(state.hands[seat]) for seat in (0, 1)) == [6, 6]
    state = packets()
    town = to_move(state)
    assert owns(state, town, str("TCSL".index(town) + 1))


@rule("TCZ-006")
def test_rules_are_agreed_before_the_start() -> None:
    assert not new_game(2).extended
    assert new_game(2, rules="extended").extended


# The first roll.


@rule("TCZ-008")
@pytest.mark.parametrize(("dice", "town"), [([6, 1, 2, 3], "T"), ([1, 2, 5, 4], "S")])
def test_the_highest_roll_begins(dice: list[int], town: str) -> None:
    assert to_move(play(new_game(4), "roll", dice=dice)) == town


@rule("TCZ-008")
def test_nothing_happens_before_the_first_roll() -> None:
    state = new_game(2)
    assert choices(state) == ["roll"]
    assert says(state, "wait") == "TCZ-008"
    assert says(state, "roll", "C") == "TCZ-038"


@rule("TCZ-R03")
def test_who_ties_for_the_first_move_rolls_again() -> None:
    state, facts = told(new_game(4), "roll", dice=[5, 5, 2, 5, 3, 6, 6, 1, 4])
    assert to_move(state) == "L"
    assert [(fact["player"], fact["number"]) for fact in news(facts, "throw")] == [
        (0, 5), (1, 5), (2, 2), (3, 5), (0, 3), (1, 6), (3, 6), (1, 1), (3, 4),
    ]  # fmt: skip


@rule("TCZ-R04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_winner_of_the_roll_begins_every_phase(players: int) -> None:
    for seed in range(5):
        states = list(random_states(players, seed))[1:]
        first = states[0].first
        for prompt in ("prehistory", "packet", "action"):
            begins = next(state for state in states if SCRIPT.prompt(state) == prompt)
            assert SCRIPT.to_move(begins) == first


# Epoch I.


@rule("TCZ-007")
@pytest.mark.parametrize(("players", "counts"), [(2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1])])
def test_the_four_cards_are_dealt_evenly(players: int, counts: list[int]) -> None:
    state = play(new_game(players), "roll", dice=FIRST_ROLL[players])
    held = [sum(card in PREHISTORIC for card in cards) for cards in state.hands]
    assert held == counts


@rule("TCZ-007", "TCZ-R05", "TCZ-R06")
def test_s07_the_first_of_three_lays_the_first_and_the_fourth_card() -> None:
    state = play(new_game(3), "roll", dice=[1, 6, 1])
    frames = [frame for frame in state.frames if frame[0] == PREHISTORY]
    assert [frame[1] for frame in reversed(frames)] == [1, 2, 0, 1]


@rule("TCZ-R06")
def test_who_gets_which_card_is_luck() -> None:
    deals = {play(new_game(4, seed), "roll", dice=[6, 1, 1, 1]).hands for seed in range(100)}
    assert len(deals) == 24


@rule("TCZ-009")
def test_s01_three_dice_less_three_are_the_column_and_three_more_the_row() -> None:
    state = play(falling(74), "roll", dice=[2, 3, 3, 4, 4, 5])
    assert where(state, 74) == "E5x10"


@rule("TCZ-009")
def test_the_dice_decide_and_not_the_player() -> None:
    assert says(falling(74), "lay 74 E5x10") == "TCZ-009"
    assert choices(falling(74)) == ["roll"]


@rule("TCZ-013", "TCZ-011")
def test_s02_a_forbidden_field_moves_the_card_east() -> None:
    state = play(falling(74, "- 4@L12x8"), "roll", dice=[6, 6, 1, 6, 4, 1])
    assert where(state, 74) == "N14x8"


@rule("TCZ-R09")
def test_s03_the_search_goes_on_from_the_west_edge_of_the_row() -> None:
    state = play(falling(132, "- 74@O15x8"), "roll", dice=[6, 6, 6, 6, 4, 1])
    assert where(state, 132) == "A1x8"


@rule("TCZ-012", "TCZ-R10")
def test_s04_cards_of_one_category_do_not_touch() -> None:
    state = play(falling(133, "- 132@F6x3"), "roll", dice=[3, 3, 3, 2, 2, 3])
    assert where(state, 133) == "G7x4"


@rule("TCZ-R11")
def test_s05_the_fourth_card_may_touch_the_others() -> None:
    state = play(falling(74, "- 132@F6x3"), "roll", dice=[3, 3, 3, 2, 2, 3])
    assert where(state, 74) == "F6x4"


@rule("TCZ-010", "TCZ-R07", "TCZ-R08")
def test_s06_a_zero_lets_the_player_choose() -> None:
    state = play(falling(74), "roll", dice=[1, 1, 1])
    assert SCRIPT.prompt(state) == "prehistory-field"
    assert says(state, "lay 74 G7x7") == "TCZ-011"
    assert says(state, "lay 74 J10x5") == "TCZ-011"
    assert says(state, "lay 132 A1x1") == "TCZ-010"
    assert says(state, "roll") == "TCZ-010"
    assert where(play(state, "lay 74 A1x1"), 74) == "A1x1"


@rule("TCZ-R07")
def test_a_zero_for_the_row_is_enough() -> None:
    state = play(falling(74), "roll", dice=[2, 3, 3, 1, 1, 1])
    assert SCRIPT.prompt(state) == "prehistory-field"
    assert len(places(state, 74)) == 170


@rule("TCZ-R08", "TCZ-011", "TCZ-012")
def test_free_choice_is_bound_by_the_same_bans() -> None:
    state = play(falling(133, "- 132@F6x3"), "roll", dice=[1, 1, 1])
    assert says(state, "lay 133 F6x4") == "TCZ-012"
    assert says(state, "lay 133 F6x3") == "TCZ-011"
    assert places(state, 133) == names(LAND & ~ZONE) - {"F6x3", "F6x2", "F6x4", "E5x3", "G7x3"}
    found = refusal(state, "lay 133 F6x4")
    assert found is not None
    assert found.params["card_2"] == 132
    assert found.params["field_2"] == "F6x3"


@rule("TCZ-R105", "TCZ-013")
def test_s55_a_closed_row_sends_the_search_to_the_next() -> None:
    state = falling(134, "- 74@A1x7 132@N14x7 133@E5x7")
    state = play(state, "roll", dice=[6, 6, 2, 5, 4, 1])
    assert where(state, 134) == "A1x8"


@rule("TCZ-R105")
def test_after_the_last_row_comes_the_first() -> None:
    state = falling(134)
    filled = sum(1 << at for at in range(14 * 15, 15 * 15))
    state.occupied |= filled
    state = play(state, "roll", dice=[6, 6, 6, 6, 6, 6])
    assert where(state, 134) == "A1x1"


@rule("TCZ-014")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_of_epoch_i_belong_to_nobody(players: int) -> None:
    for state in random_states(players, players):
        if SCRIPT.prompt(state) in ("prehistory", "prehistory-field"):
            assert not any(state.owned)


@rule("TCZ-011", "TCZ-012")
def test_in_random_games_the_four_cards_lie_where_they_may() -> None:
    for seed in range(30):
        state = packets(2, seed)
        fields = [field(where(state, card)) for card in PREHISTORIC]
        assert all((LAND & ~ZONE) >> at & 1 for at in fields)
        assert not any(permitted(state, 132) >> at & 1 for at in fields)


# Epoch II.


@rule("TCZ-015")
def test_everybody_gets_the_packet_of_the_own_settlement() -> None:
    state = new_game(4)
    assert [hand(state, town) for town in "TCSL"] == [
        [1, 114, 115, 116], [2, 117, 118, 119], [3, 120, 121, 122], [4, 123, 124, 125],
    ]  # fmt: skip
    assert says(laying(), "lay 117 H8x6") == "TCZ-015"


@rule("TCZ-016")
@pytest.mark.parametrize(("card", "at"), [(1, "H8x7"), (2, "I9x13"), (3, "C3x8"), (4, "L12x8")])
def test_start_cards_lie_on_their_start_fields(card: int, at: str) -> None:
    state = next(s for s in random_states(4, 3) if SCRIPT.prompt(s) == "action")
    assert where(state, card) == at
    assert owner(state, card) == "TCSL"[card - 1]


@rule("TCZ-017", "TCZ-R16")
def test_s09_packet_cards_touch_the_start_card_in_its_zone() -> None:
    state = laying()
    assert says(state, "lay 114 G7x6") == "TCZ-017"
    assert says(state, "lay 114 H8x5") == "TCZ-017"
    assert says(state, "lay 114 H8x7") == "TCZ-020"
    assert says(state, "wait") == "TCZ-017"
    assert places(state, 114) == {"H8x6", "G7x7", "I9x7", "H8x8"}
    after = play(state, "lay 114 H8x6")
    assert says(after, "lay 115 G7x6") == "TCZ-017"
    assert says(after, "lay 115 H8x6") == "TCZ-020"
    assert places(after, 115) == {"G7x7", "I9x7", "H8x8"}


@rule("TCZ-R12")
def test_there_is_always_room_for_a_packet() -> None:
    for players in (2, 3, 4):
        for seed in range(10):
            states = [s for s in random_states(players, seed) if SCRIPT.prompt(s) == "packet"]
            assert len(states) == 3 * players
            assert all(choices(state, "lay") for state in states)


@rule("TCZ-R13")
def test_s10_an_epoch_i_card_beside_the_zone_is_won_at_once() -> None:
    state = play(laying("- 132@H8x5"), "lay 114 H8x6")
    assert owner(state, 132) == "T"


@rule("TCZ-R14")
def test_a_packet_is_laid_whole_before_the_next() -> None:
    states = [s for s in random_states(3, 5) if SCRIPT.prompt(s) == "packet"]
    first = states[0].first
    order = [(first + step) % 3 for step in range(3)]
    assert [SCRIPT.to_move(s) for s in states] == [seat for seat in order for _ in range(3)]


@rule("TCZ-018", "TCZ-019")
def test_s08_unused_settlements_of_a_game_of_two() -> None:
    state = new_game(2)
    assert (where(state, 3), where(state, 4)) == ("C3x8", "L12x8")
    assert owner(state, 3) == owner(state, 4) == "-"
    assert len(state.piles[0]) == 70
    assert set(range(120, 126)) <= set(state.piles[0])


@rule("TCZ-018", "TCZ-019")
def test_the_unused_settlement_of_a_game_of_three() -> None:
    state = new_game(3)
    assert owner(state, 3) == "-"
    assert len(state.piles[0]) == 67
    assert {120, 121, 122} <= set(state.piles[0])


@rule("TCZ-037")
@pytest.mark.parametrize(("players", "left"), [(2, 60), (3, 52), (4, 44)])
def test_epoch_iii_begins_with_five_cards_each(players: int, left: int) -> None:
    state = next(s for s in random_states(players, 2) if SCRIPT.prompt(s) == "action")
    assert [len(cards) for cards in state.hands] == [5] * players
    assert len(state.piles[0]) == left
    assert (state.epoch, state.round) == (3, 1)


@rule("TCZ-010")
def test_choosing_a_field_ends_like_a_roll() -> None:
    state = falling(74)
    state.frames = ((PACKET, 0), (CHOOSING_FIELD, 0, 74))
    assert NAMES[members(permitted(state, 74))[0]] == "A1x1"
    assert SCRIPT.prompt(play(state, "lay 74 A1x1")) == "packet"
