"""The Telephone."""

import pytest

from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    choices,
    end_turn,
    hand,
    home,
    play,
    pool,
    says,
    standing,
    table,
    to_move,
    who,
    why,
)


@rule("TZ-047", "TZ-R15")
@pytest.mark.parametrize("active", list("DRSI"))
def test_everybody_but_the_active_player_can_be_called(active: str) -> None:
    """Before and after them in the order of seats."""
    state = table(active=active, shown="93 95 96")
    called = {move.split()[1] for move in choices(state, "call")}
    assert called == set("DRSI") - {active}
    assert says(state, f"call {active} 93") == "TZ-R15"


@rule("TZ-047", "TZ-092")
def test_absent_factions_can_be_called() -> None:
    state = table("DR", shown="93 95 96")
    assert {move.split()[1] for move in choices(state, "call")} == set("RSI")


@rule("TZ-R16")
def test_the_reserve_can_run_out() -> None:
    state = table("DR", shown="91:S- 95:--S- 96:--S-")
    assert home(state, "S") == 1
    assert says(state, "call S 91") == "legal"
    state = table("DR", shown="91:S- 95:--S- 96:S-S-")
    assert home(state, "S") == 0
    assert says(state, "call S 91") == "TZ-R16"


@rule("TZ-048")
def test_one_citizen_calls_and_another_one_comes() -> None:
    state = play(table(shown="93 95 96"), "call S 95")
    assert who(state, "telephone") == "D"
    assert standing(state, 95) == "--S-"
    assert (home(state, "D"), home(state, "S")) == (3, 3)
    assert state.usable == 3


@rule("TZ-048", "TZ-038")
def test_a_called_citizen_goes_to_a_field_of_its_own() -> None:
    state = table(shown="55 89 64")
    assert says(state, "call S 55") == "TZ-039"
    assert says(state, "call S 64") == "legal"
    assert says(state, "call I 93") == "TZ-036"
    assert says(table(shown="64:R- 89 55"), "call R 64") == "TZ-021"


@rule("TZ-049", "TZ-R18")
def test_a_call_completes_a_card_in_another_players_turn() -> None:
    state = table(shown="90:R- 64 71", here="gniezno")
    state = play(state, "call R 90")
    assert hand(state, "D") == [90]
    assert hand(state, "R") == []
    assert home(state, "R") == 4
    assert to_move(state) == "D"


@rule("TZ-R17")
def test_the_called_player_is_not_asked() -> None:
    state = play(table(shown="93 95 96"), "call S 95")
    assert to_move(state) == "D"
    assert choices(state, who="S") == []


@rule("TZ-R14")
def test_nobody_stands_on_the_telephone_without_calling() -> None:
    state = table(shown="89 55:-R 58:-S")
    assert choices(state, "call") == []
    assert says(state, "place telephone church") == "malformed"
    state = table(shown="89 55:-R 58:-S", usable=1, here="gniezno")
    assert not any("telephone" in move for move in choices(state))


@rule("TZ-R20")
def test_one_call_at_a_time() -> None:
    state = play(table(shown="93 95 96"), "call S 95")
    assert choices(state, "call") == []
    assert says(state, "call R 93") == "TZ-R20"
    state = end_turn(state)
    assert to_move(state) == "R"
    assert says(state, "call D 93") == "TZ-R20"
    assert why(state, "call D 93") == "telephone-busy"
    assert who(end_turn(state), "telephone") == "D"


@rule("TZ-050")
def test_the_telephone_is_in_no_city() -> None:
    """It brings no Regime card, and the last Citizen must still go to a City."""
    state = play(table(shown="93 95 96", usable=2), "call S 95")
    assert choices(state, "draw") == []
    assert {move.split()[0] for move in choices(state)} == {"place"}
    assert state.time == 10


@rule("TZ-050", "TZ-055")
def test_no_agent_arrests_on_the_telephone() -> None:
    state = table(fields="R@telephone", next="8", hands={"D": "91"})
    state = play(state, "place gniezno church", "play 91", "draw")
    assert who(state, "telephone") == "R"


@rule("TZ-R19", "TZ-R34")
def test_a_called_citizen_can_be_called_again() -> None:
    state = table(shown="90:R- 56:D- 71", hands={"D": "84"}, here="oswiecim",
                  fields="R@krakow-church R@krakow-office")  # fmt: skip
    assert home(state, "R") == 1
    state = play(state, "call R 90")
    assert home(state, "R") == 2
    state = play(state, "play 84", "call R 56")
    assert hand(state, "D") == [56, 90]
    assert pool(state) == "0/0/2"
