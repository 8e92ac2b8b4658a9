"""Setting up, choosing factions, and who begins."""

import pytest

from stolik.games.ziemia import GAME
from stolik.games.ziemia.board import CIRCLES
from stolik.games.ziemia.saved import from_data
from stolik.games.ziemia.state import State
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import why_not
from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    codes,
    home,
    new_game,
    play,
    pool,
    random_states,
    says,
    seat_of,
    table,
    to_move,
)

SEEDS = range(40)


def dealt(players: int) -> list[State]:
    return [new_game(players, seed) for seed in SEEDS]


@rule("TZ-001")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_city_rules_of_eight(players: int) -> None:
    games = dealt(players)
    assert all(len(set(state.rules)) == 6 for state in games)
    assert {rule for state in games for rule in state.rules} == set(range(99, 107))
    assert len({state.rules for state in games}) == len(games)
    for city in range(6):
        assert len({state.rules[city] for state in games}) == 8


@rule("TZ-002", "TZ-R64")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_faction_each_and_four_citizens(players: int) -> None:
    games = dealt(players)
    for state in games:
        assert len(codes(state)) == len(set(codes(state))) == players
        assert [home(state, code) for code in "DRSI"] == [4, 4, 4, 4]
    assert {code for state in games for code in codes(state)} == set("DRSI")


@rule("TZ-R64")
def test_two_to_four_play() -> None:
    assert GAME.players == (2, 3, 4)
    data = table("DR").to_data()
    data["factions"], data["hands"] = [0], [[]]
    with pytest.raises(ValueError, match="TZ-002"):
        from_data(data)


@rule("TZ-002")
def test_factions_by_choice() -> None:
    """Seat after seat from the one that begins; nobody takes what is taken."""
    state = new_game(3, factions="choose", start=2)
    for seat, move in ((1, "take R"), (2, "take I"), (0, "take D")):
        assert GAME.to_move(state) == seat
        assert why_not(GAME, state, seat, "draw") is not None
        assert why_not(GAME, state, seat, move) is None
        GAME.play(state, seat, GAME.read(move), QuickChance(0), None)
        taken = why_not(GAME, state, (seat + 1) % 3, move)
        assert taken is not None
        assert taken.rule in ("TZ-002", "TZ-010")
    assert codes(state) == "DRI"
    assert to_move(state) == "R"
    assert state.usable == 4


@rule("TZ-002")
def test_factions_in_order() -> None:
    assert codes(new_game(3, factions="order")) == "DRS"


@rule("TZ-003")
def test_both_decks_are_shuffled() -> None:
    games = dealt(4)
    for state in games:
        assert sorted(state.regime_deck) == list(range(1, 45))
        assert sorted([*state.renewal_deck, *state.shown]) == list(range(55, 99))
    assert len({state.regime_deck for state in games}) == len(games)
    assert len({state.renewal_deck for state in games}) == len(games)


@rule("TZ-004", "TZ-007")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_is_empty(players: int) -> None:
    for state in dealt(players):
        assert (state.time, pool(state)) == (0, "0/0/0")
        assert not any(state.faithful + state.agents + state.locals + state.fields)
        assert not any(state.prison + state.removed)
        assert not any(state.hands)


@rule("TZ-005", "TZ-036")
def test_three_renewal_cards_are_face_up() -> None:
    games = dealt(4)
    assert all(len(state.shown) == 3 and len(state.renewal_deck) == 41 for state in games)
    assert len({bytes(state.shown) for state in games}) == len(games)


@rule("TZ-006", "TZ-086")
def test_one_central_card_but_none_on_the_easy_level() -> None:
    centrals = set()
    for state in dealt(4):
        assert sorted([state.central, *state.central_deck]) == list(range(45, 55))
        centrals.add(state.central)
    assert len(centrals) == 10
    assert new_game(4, level="easy").central == 0


@rule("TZ-008", "TZ-R65")
def test_who_begins_is_named_or_drawn() -> None:
    for start in (1, 2, 3, 4):
        assert GAME.to_move(new_game(4, start=start)) == start - 1
    assert {GAME.to_move(new_game(4, seed)) for seed in SEEDS} == {0, 1, 2, 3}
    assert GAME.to_move(new_game(2, start=3)) == 0


@rule("TZ-R44", "TZ-051")
def test_as_many_circles_as_faithful() -> None:
    assert CIRCLES == (6, 4, 6, 7, 3, 4)
    assert sum(CIRCLES) == 30


@rule("TZ-091")
@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_players_everything_else_is_the_same(players: int) -> None:
    """Marks, Mobilisation, Regime cards and the end come as with four."""
    moments = [state.clone() for state in random_states(players, seed=players)]
    last = moments[-1]
    assert (last.time, to_move(last)) == (100, "over")
    assert last.central_gone.bit_count() >= 3
    absent = [faction for faction in range(4) if faction not in last.factions]
    assert len(absent) == 4 - players
    for state in moments:
        for faction in absent:
            assert state.prison[faction] == state.removed[faction] == 0


@rule("TZ-R21", "TZ-092")
def test_an_absent_faction_is_only_a_voice_on_the_telephone() -> None:
    state = table("DR", shown="92 56 71")
    assert home(state, "I") == 4
    state = play(state, "call I 92")
    assert home(state, "I") == 3
    assert seat_of(state, "R") == 1
    assert says(state, "call I 92") == "TZ-R20"
