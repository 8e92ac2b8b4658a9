"""The turn: Phase 1, placing everybody, the City duty, the end of the turn."""

import pytest

from stolik.games.ziemia.board import CITIES
from stolik.games.ziemia.saved import from_data
from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    choices,
    end_turn,
    hand,
    home,
    local,
    new_game,
    offers,
    play,
    pool,
    prison,
    random_states,
    says,
    standing,
    table,
    to_move,
    who,
    why,
)


@rule("TZ-009", "TZ-016")
@pytest.mark.parametrize("players", ["DR", "RSI", "DRSI", "ISRD"])
def test_turns_go_round_the_table(players: str) -> None:
    state = table(players, active=players[0])
    seen = []
    for _ in range(2 * len(players)):
        seen.append(to_move(state))
        state = end_turn(state)
    assert "".join(seen) == 2 * players


@rule("TZ-009", "TZ-015")
def test_only_the_active_player_places() -> None:
    state = table()
    for code in "RSI":
        assert choices(state, who=code) == []
        assert says(state, "place krakow church", code) == "TZ-009"
        assert says(state, "end", code) == "TZ-009"


@rule("TZ-015", "TZ-R74")
def test_whose_decision_it_is_decides() -> None:
    """Nobody else has a word while a question is open."""
    state = table(hands={"R": "55"}, faithful="warszawa 2 krakow 2", next="14")
    asked = play(state, "R: play 55")
    assert to_move(asked) == "R"
    assert [choices(asked, who=code) for code in "DSI"] == [[], [], []]
    asked = play(state, "place gniezno church", "draw")
    assert to_move(asked) == "D"
    assert [choices(asked, who=code) for code in "RSI"] == [[], [], []]
    assert says(asked, "pick krakow", "R") == "TZ-009"


@rule("TZ-010", "TZ-012")
def test_phase_1_comes_first_and_by_itself() -> None:
    fields = "D@krakow-church D@gniezno-office D@oswiecim-special D@telephone R@krakow-office"
    state = end_turn(table(active="I", fields=fields))
    assert state.fields.count(1) == 0
    assert (home(state, "D"), state.usable) == (4, 4)
    assert who(state, "krakow office") == "R"
    assert says(state, "pick krakow") == "TZ-010"


@rule("TZ-013", "TZ-R33")
def test_nobody_is_taken_back_from_a_renewal_card() -> None:
    state = table(active="I", shown="93:D 95:D 64", prison="D", usable=0)
    state = end_turn(state)
    assert (standing(state, 93), standing(state, 95)) == ("D---", "D---")
    assert state.usable == 1
    assert {move.split()[0] for move in choices(state)} == {"place"}
    assert says(state, "pick 93") == "TZ-010"


@rule("TZ-014", "TZ-043", "TZ-R07")
def test_usable_is_who_was_there_at_the_start() -> None:
    state = table(shown="89:D- 64 71", usable=1, here="gniezno")
    assert home(state, "D") == 3
    state = play(state, "prepare 89 D")
    assert (state.usable, home(state, "D")) == (0, 4)
    assert says(state, "place krakow church") == "TZ-014"
    assert says(state, "prepare 55 D") == "TZ-014"
    assert choices(state) == ["play 89", "end"]


@rule("TZ-014")
def test_no_more_usable_than_there_are_at_home() -> None:
    data = table(fields="D@krakow-church").to_data()
    data["usable"] = 4
    with pytest.raises(ValueError, match="TZ-014"):
        from_data(data)


@rule("TZ-011", "TZ-R06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_first_round_there_is_nothing_to_collect(players: int) -> None:
    state = new_game(players)
    for _ in range(players):
        assert (state.usable, home(state, to_move(state))) == (4, 4)
        state = end_turn(state)


@rule("TZ-017", "TZ-R10", "TZ-R11")
def test_everybody_is_placed_before_the_turn_can_end() -> None:
    state = play(table(next="24"), "place krakow church", "draw")
    for left, city in ((3, "gniezno"), (2, "warszawa"), (1, "oswiecim")):
        assert state.usable == left
        assert says(state, "end") == "TZ-017"
        assert why(state, "end") == "place-all"
        state = play(state, f"place {city} church")
    assert choices(state) == ["end"]
    assert to_move(state) == "D"
    assert to_move(play(state, "end")) == "R"


@rule("TZ-R11", "TZ-071")
def test_after_the_last_placement_there_is_still_time() -> None:
    state = table(
        here="gniezno", usable=1, locals="25@krakow", pool="2/0/1", hands={"D": "59", "R": "62"}
    )
    state = play(state, "place warszawa office")
    assert choices(state) == ["remove krakow", "play 59", "end"]
    assert choices(state, who="R") == ["play 62"]
    state = play(state, "remove krakow", "R: play 62", "play 59")
    assert (local(state, "krakow"), pool(state)) == (0, "4/0/2")
    assert to_move(play(state, "end")) == "R"


@rule("TZ-R10", "TZ-R80")
def test_the_order_is_free() -> None:
    state = table(shown="89 55 64", next="24")
    assert says(state, "call R 55") == "legal"
    assert says(state, "prepare 89 D") == "legal"
    assert says(state, "place krakow church") == "legal"
    state = play(state, "call R 55", "prepare 89 D", "prepare 55 D")
    assert hand(state, "D") == [55]
    assert state.usable == 1
    assert says(state, "prepare 89 D") == "TZ-018"


@rule("TZ-018", "TZ-R08")
def test_after_the_city_the_last_one_is_free() -> None:
    state = table(shown="89 55 64", usable=1, here="gniezno", fields="D@gniezno-church")
    assert says(state, "prepare 89 D") == "legal"
    assert says(state, "call R 55") == "legal"


@rule("TZ-R09")
def test_an_arrested_citizen_has_met_the_duty() -> None:
    state = table(shown="89 55 64", usable=2, next="6")
    state = play(state, "place gniezno church", "draw")
    assert prison(state) == "D"
    assert says(state, "prepare 89 D") == "legal"


@rule("TZ-R08", "TZ-019", "TZ-018")
def test_without_an_open_city_field_the_last_one_may_go_elsewhere() -> None:
    """It cannot come to that with 16 Citizens, so one of them stands everywhere here."""
    state = table(shown="89 55 64", usable=1)
    state.fields = bytes([2] * 18 + [0])
    assert choices(state, "place") == []
    assert choices(state, "prepare") == ["prepare 55 D", "prepare 89 D"]
    assert choices(state, "call") == ["call R 55", "call R 64", "call S 64"]
    assert says(state, "end") == "TZ-017"
    state.shown, state.standing = b"", ()
    assert choices(state) == ["end"]


@rule("TZ-R12")
def test_without_usable_citizens_there_is_no_regime_card() -> None:
    state = table(
        shown="95:D 96:D 97:D", removed="D", hands={"D": "59"}, locals="33@krakow", pool="3/0/0"
    )
    assert state.usable == 0
    assert choices(state) == ["remove krakow", "play 59", "end"]
    after = play(state, "remove krakow", "play 59", "end")
    assert (to_move(after), after.time) == ("R", 10)


@rule("TZ-R13")
def test_idle_turns_must_follow_one_another() -> None:
    """A turn with a Regime card starts the count anew."""
    state = table(shown="95:D 96:D 97:D", removed="D", next="24 2", idle=2)
    state = play(state, "end")
    assert state.idle == 3
    state = play(state, "place krakow church", "draw")
    state = end_turn(state)
    assert (state.idle, state.time) == (0, 16)


@rule("TZ-R13", "TZ-R58")
def test_idle_time_may_end_the_game() -> None:
    state = table("DR", shown="95:DR 96:DR 97:DR", removed="DR", next="33", idle=1, time=98)
    state = play(state, "end")
    assert (to_move(state), state.time) == ("over", 100)


@rule("TZ-R13", "TZ-R66")
def test_idle_time_is_no_event_to_react_to() -> None:
    state = table(
        "DR", shown="95:DR 96:DR 97:DR", removed="DR", next="33", idle=1, hands={"D": "78 86"}
    )
    state = play(state, "end")
    assert (to_move(state), state.time, local(state, "krakow")) == ("R", 13, 0)


@rule("TZ-R13", "TZ-077")
def test_idle_time_brings_mobilisation_too() -> None:
    state = table(
        "DR", shown="95:DR 96:DR 97:DR", removed="DR", next="33", idle=1, time=24, next_central="54"
    )
    state = play(state, "end")
    assert (state.time, state.central) == (27, 54)
    assert (home(state, "D"), home(state, "R")) == (3, 3)
    assert (to_move(state), state.usable) == ("R", 3)


@rule("TZ-019", "TZ-018")
def test_in_play_a_city_field_is_always_open() -> None:
    """So whoever has a usable Citizen can meet the duty."""
    for state in random_states(4, seed=5):
        if len(state.frames) == 1 and state.usable:
            assert any(offers(state, f"{city} {kind}") for city in CITIES
                       for kind in ("church", "office", "special"))  # fmt: skip
