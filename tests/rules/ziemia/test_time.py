"""Time, Mobilisation and the end."""

import pytest

from stolik.games.ziemia import GAME
from stolik.games.ziemia.clock import advance
from stolik.kernel.chance import QuickChance
from stolik.kernel.fact import Fact
from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    choices,
    hand,
    home,
    local,
    news,
    next_turn_of,
    play,
    random_states,
    says,
    standing,
    table,
    to_move,
    told,
    total,
    used,
)


@rule("TZ-074")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_time_never_goes_back_and_stops_at_a_hundred(players: int) -> None:
    before = 0
    for state in random_states(players, seed=players + 40):
        assert before <= state.time <= 100
        before = state.time
        assert (to_move(state) == "over") is (state.time == 100)


@rule("TZ-077", "TZ-R53")
@pytest.mark.parametrize(
    ("time", "card", "central"),
    [
        (21, 2, 52), (22, 2, 54), (24, 2, 54), (25, 2, 52), (47, 2, 54), (46, 2, 52), (50, 2, 52),
        (72, 2, 54), (74, 24, 54), (75, 24, 52), (90, 24, 52),
    ],
)  # fmt: skip
def test_marks_at_25_50_and_75(time: int, card: int, central: int) -> None:
    state = table(time=time, next=str(card), next_central="54")
    assert play(state, "place gniezno church", "draw").central == central


@rule("TZ-R53")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_mobilisations_in_every_game(players: int) -> None:
    """Only card 87 replaces a Central card besides; here it is never played."""
    luck = QuickChance(players)
    state = GAME.new(players, {}, luck)
    marks: list[int | str] = []
    while (seat := GAME.to_move(state)) is not None:
        moves = [move for move in GAME.legal(state, seat) if GAME.write(move) != "play 87"]
        facts: list[Fact] = []
        GAME.play(state, seat, moves[luck.below(len(moves))], luck, facts)
        marks += [fact["time"] for fact in news(facts, "mobilisation")]
    assert marks == [25, 50, 75]
    assert len(state.central_deck) >= 6


@rule("TZ-R54")
def test_two_marks_in_one_move_are_two_mobilisations() -> None:
    """No printed card moves so far; the clock can."""
    state = table(time=20, next_central="46 47 48", next_renewal="91 92 93 94 95 96")
    facts: list[Fact] = []
    advance(state, 40, QuickChance(0), facts)
    assert [fact["time"] for fact in news(facts, "mobilisation")] == [25, 50]
    assert state.central == 47
    assert sorted(state.shown) == [94, 95, 96]
    assert used(state, 46)


@rule("TZ-R55", "TZ-075")
def test_a_mark_and_the_end_are_the_end() -> None:
    state = table(time=70, shown="64:R- 71 90")
    advance(state, 40, QuickChance(0), None)
    assert (state.time, state.central, to_move(state)) == (100, 52, "over")
    assert standing(state, 64) == "R-"


@rule("TZ-078", "TZ-079", "TZ-080", "TZ-R56", "TZ-R07")
def test_mobilisation_in_mid_turn() -> None:
    """It comes when the Regime card is put away; then the turn goes on."""
    state = table(
        time=24, shown="93:DR-- 64:R- 71", next="25", next_central="54", next_renewal="89 55 58"
    )
    before = state.usable
    state, facts = told(state, "place gniezno church", "draw")
    names = [fact.name for fact in facts]
    assert names.index("laid") < names.index("time") < names.index("mobilisation")
    assert names.index("mobilisation") < names.index("central") < names.index("discarded")
    assert names.index("discarded") < names.index("shown")
    assert local(state, "gniezno") == 25
    assert (home(state, "R"), home(state, "D")) == (4, 3)
    assert state.usable == before - 1
    assert to_move(state) == "D"
    assert "prepare 89 D" in choices(state)
    assert all(used(state, card) for card in (93, 64, 71))


@rule("TZ-R57")
def test_hands_outlive_mobilisation() -> None:
    state = table(time=24, next="2", hands={"D": "59", "R": "65 72"})
    state = play(state, "place gniezno church", "draw", "pass")
    assert (hand(state, "D"), hand(state, "R")) == ([59], [65, 72])


@rule("TZ-080", "TZ-R30")
def test_mobilisation_with_a_short_deck() -> None:
    """Two cards are left; the third comes from the discard pile, old display and all."""
    held = " ".join(str(card) for card in range(55, 99) if card not in (64, 71, 90, 97, 98))
    state = table(time=24, next="2", next_renewal="97 98", hands={"R": held})
    state = play(state, "place gniezno church", "draw", "pass")
    assert {97, 98} < set(state.shown) < {64, 71, 90, 97, 98}
    assert len(state.renewal_deck) == 2


@rule("TZ-075", "TZ-R58")
def test_at_the_end_nothing_more_is_done() -> None:
    state = table(
        time=99, next="25", faithful="gniezno 2 krakow 3", hands={"D": "59", "R": "93"},
        pool="9/9/9",
    )  # fmt: skip
    state = play(state, "place gniezno church", "draw")
    assert (state.time, to_move(state)) == (100, "over")
    for move, code in (("play 59", "D"), ("play 93", "R"), ("remove gniezno", "D"), ("end", "D")):
        assert says(state, move, code) == "TZ-075"
        assert choices(state, who=code) == []
    assert total(state) == 3 - 1


@rule("TZ-R56", "TZ-R20")
def test_mobilisation_leaves_fields_telephone_and_prison_alone() -> None:
    state = table(time=24, next="2", fields="R@telephone S@krakow-church", prison="I")
    state = play(state, "place gniezno church", "draw")
    assert state.fields[18] == 2
    assert state.prison[3] == 1
    assert next_turn_of(state, "S").usable == 4
