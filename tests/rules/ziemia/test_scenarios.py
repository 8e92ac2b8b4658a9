"""Sixty-four moments of the game, each with the rules it turns on."""

import pytest

from stolik.games.ziemia.board import CITIES
from stolik.games.ziemia.state import State
from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    agents,
    choices,
    codes,
    end_turn,
    faithful,
    hand,
    home,
    local,
    new_game,
    news,
    next_turn_of,
    offers,
    play,
    pool,
    prison,
    removed,
    says,
    standing,
    table,
    to_move,
    told,
    total,
    used,
    who,
    why,
)


def won(state: State) -> bool:
    return total(state) >= state.agreed.target


# Placing and drawing.


@rule("TZ-063", "TZ-R02", "TZ-050")
def test_s01_only_a_placement_in_a_city_brings_a_regime_card() -> None:
    state = table(shown="55 71 64", next="24")
    state = play(state, "prepare 55 D")
    assert choices(state, "draw") == []
    assert state.time == 10
    state = play(state, "place warszawa church faith")
    assert choices(state) == ["draw"]
    state = play(state, "draw")
    assert used(state, 24)
    assert state.time == 16
    assert pool(state) == "2/0/0"


@rule("TZ-068", "TZ-R03")
def test_s02_later_placements_bring_none() -> None:
    state = play(table(next="2 3"), "place gniezno church", "draw")
    assert state.time == 13
    state = play(state, "place krakow church")
    assert choices(state, "draw") == []
    assert state.time == 13
    assert state.regime.deck[0] == 3


@rule("TZ-064", "TZ-066")
def test_s03_the_action_comes_before_the_card() -> None:
    state = play(table(next="25"), "place krakow church faithful")
    assert faithful(state, "krakow") == 1
    state = play(state, "draw")
    assert faithful(state, "krakow") == 0
    assert local(state, "krakow") == 25
    assert state.time == 13


@rule("TZ-026", "TZ-054")
def test_s04_no_faithful_where_an_agent_is() -> None:
    state = table(agents="warszawa 1")
    assert offers(state, "warszawa church") == {"-", "faith"}
    assert says(state, "place warszawa church faithful") == "TZ-054"


@rule("TZ-051", "TZ-R04")
def test_s05_no_faithful_on_full_circles_but_the_place_is_open() -> None:
    state = table(faithful="oswiecim 3")
    assert offers(state, "oswiecim church") == {"-", "faith"}
    assert says(state, "place oswiecim church faithful") == "TZ-051"


@rule("TZ-062", "TZ-R45")
@pytest.mark.parametrize("before", ["9/0/0", "10/0/0"])
def test_s06_s07_the_pool_takes_ten(before: str) -> None:
    state = table(pool=before)
    assert pool(play(state, "place warszawa church faith")) == "10/0/0"


@rule("TZ-018", "TZ-R08")
def test_s08_the_last_citizen_is_kept_for_a_city() -> None:
    state = table(shown="89 55 64", usable=1, fields="R@gniezno-church")
    moves = choices(state)
    assert {move.split()[0] for move in moves} == {"place"}
    assert {" ".join(move.split()[1:3]) for move in moves} == {
        f"{city} {kind}" for city in CITIES for kind in ("church", "office", "special")
    } - {"gniezno church"}
    assert says(state, "prepare 89 D") == "TZ-018"
    assert says(state, "call R 55") == "TZ-018"


@rule("TZ-017", "TZ-R10")
def test_s09_no_end_while_somebody_can_be_placed() -> None:
    state = table(usable=1, here="gniezno", fields="D@gniezno-church")
    assert says(state, "end") == "TZ-017"
    state = play(state, "place krakow church")
    assert choices(state, "end") == ["end"]


@rule("TZ-019", "TZ-018")
def test_s10_the_sixteenth_citizen_finds_a_city_field() -> None:
    """18 fields, two of them closed, 15 taken: one is left, whichever they are."""
    squares = [f"{city}-{kind}" for city in CITIES for kind in ("church", "office", "special")]
    shut = {"krakow-church", "gniezno-office"}
    open_squares = [square for square in squares if square not in shut]
    for left in open_squares:
        taken = [square for square in open_squares if square != left]
        citizens = "DDDRRRRSSSSIIII"
        fields = " ".join(f"{c}@{square}" for c, square in zip(citizens, taken, strict=True))
        state = table(fields=fields, locals="30@krakow 31@gniezno")
        assert home(state, "D") == 1
        placed = {"-".join(move.split()[1:3]) for move in choices(state, "place")}
        assert placed == {left}


# Telephone and Renewal cards.


@rule("TZ-048", "TZ-R18", "TZ-R19", "TZ-044", "TZ-042", "TZ-043")
def test_s11_a_call_prepares_a_card() -> None:
    state = table(shown="55:D- 71 64", next_renewal="98")
    assert state.usable == 3
    state = play(state, "call R 55")
    assert hand(state, "D") == [55]
    assert pool(state) == "0/0/1"
    assert home(state, "R") == 4
    assert state.usable == 2
    assert home(state, "D") == 3
    assert who(state, "telephone") == "D"
    assert list(state.shown) == [98, 71, 64]
    assert to_move(state) == "D"
    assert choices(state, "draw") == []


@rule("TZ-092", "TZ-093", "TZ-R21")
def test_s12_an_absent_faction_answers_a_call() -> None:
    state = play(table("DR", shown="62:D- 71 64"), "call I 62")
    assert home(state, "I") == 4
    assert hand(state, "D") == [62]
    assert pool(state) == "0/0/1"


@rule("TZ-R16", "TZ-047", "TZ-R14")
def test_s13_nobody_home_nobody_to_call() -> None:
    away = "R@krakow-church R@krakow-office R@gniezno-church R@gniezno-office"
    state = table(shown="90 56 57", fields=away)
    assert says(state, "call R 56") == "TZ-R16"
    assert choices(state, "call") == []


@rule("TZ-R20")
def test_s14_the_telephone_is_busy_until_its_caller_collects() -> None:
    state = table(active="R", shown="55 71 64", fields="D@telephone")
    assert says(state, "call D 55") == "TZ-R20"
    state = next_turn_of(state, "D")
    assert who(state, "telephone") == "-"
    assert says(state, "call R 55") == "legal"


@rule("TZ-044", "TZ-062")
def test_s15_the_reward_stops_at_ten() -> None:
    state = play(table(pool="0/0/9", shown="93:-RSI 71 64"), "prepare 93 D")
    assert pool(state) == "0/0/10"
    assert hand(state, "D") == [93]


@rule("TZ-R07", "TZ-R34", "TZ-R15")
def test_s16_whoever_came_back_can_be_called_at_once() -> None:
    away = "R@krakow-church R@krakow-office R@gniezno-church"
    state = table(active="S", shown="64:R- 55 71", fields=away)
    assert home(state, "R") == 0
    assert says(state, "call R 55") == "TZ-R16"
    state = play(state, "prepare 64 S")
    assert home(state, "R") == 1
    assert says(state, "call R 55") == "legal"


# Windows.


@rule("TZ-R23", "TZ-R24")
def test_s17_a_local_card_may_go_before_the_draw() -> None:
    state = table(locals="41@krakow", hands={"I": "77"}, next="33")
    state = play(state, "place krakow church", "I: play 77")
    assert local(state, "krakow") == 0
    state = play(state, "draw")
    assert local(state, "krakow") == 33
    assert agents(state, "krakow") == 0
    assert state.time == 13


@rule("TZ-R23")
def test_s18_own_turn_means_own_turn() -> None:
    state = table(hands={"I": "61"})
    assert says(state, "play 61", "I") == "TZ-R23"
    assert why(state, "play 61", "I") == "only-own-turn"


# Regime cards.


@rule("TZ-070", "TZ-R37", "TZ-056")
def test_s19_a_second_local_card_brings_an_agent() -> None:
    state = table(locals="41@gniezno", fields="R@gniezno-office", faithful="gniezno 2", next="29")
    state = play(state, "place gniezno church", "draw")
    assert faithful(state, "gniezno") == 2
    assert agents(state, "gniezno") == 1
    assert prison(state) == "R"
    assert who(state, "gniezno church") == "D"
    assert state.time == 14
    assert used(state, 29)
    assert local(state, "gniezno") == 41


@rule("TZ-069")
def test_s20_an_immediate_card_is_not_touched_by_a_local_one() -> None:
    state = table(locals="41@gniezno", pool="0/0/3", next="2")
    state = play(state, "place gniezno church", "draw")
    assert pool(state) == "0/0/1"
    assert state.time == 13
    assert (agents(state, "gniezno"), prison(state)) == (0, "")


@rule("TZ-053", "TZ-055")
def test_s21_an_agent_takes_the_circle_of_a_faithful() -> None:
    state = table(faithful="oswiecim 3", next="8")
    state = play(state, "place oswiecim office resistance", "draw")
    assert (faithful(state, "oswiecim"), agents(state, "oswiecim")) == (2, 1)
    assert prison(state) == "D"
    assert pool(state) == "0/1/0"
    assert state.time == 13


@rule("TZ-056")
def test_s22_the_special_field_is_arrested_first() -> None:
    state = table(fields="S@krakow-special R@krakow-office", next="6")
    state = play(state, "place krakow church", "draw")
    assert prison(state) == "S"
    assert state.time == 12


@rule("TZ-R38")
def test_s23_an_agent_finds_nobody_to_arrest() -> None:
    state = table(faithful="krakow 3", next="9")
    state = play(state, "place gniezno church faith", "draw")
    assert (faithful(state, "krakow"), agents(state, "krakow")) == (3, 1)
    assert prison(state) == ""
    assert state.time == 14


@rule("TZ-033", "TZ-067")
def test_s24_a_local_card_bars_the_rule_but_not_the_freeing() -> None:
    state = table(locals="41@krakow", prison="R", pool="0/0/2", here="warszawa")
    assert offers(state, "krakow special") == {"-", "free"}
    state = play(state, "place krakow special free", "pick R")
    assert (prison(state), home(state, "R"), pool(state)) == ("", 4, "0/0/0")


@rule("TZ-032", "TZ-R35")
def test_s25_as_many_as_the_pool_pays_for() -> None:
    state = table(prison="RRS", pool="0/0/5", here="warszawa")
    state = play(state, "place krakow special free", "pick R", "pick S")
    assert prison(state) == "R"
    assert pool(state) == "0/0/1"
    assert to_move(state) == "D"
    assert choices(state, "pick") == []


@rule("TZ-034", "TZ-R36")
def test_s26_the_intelligentsia_frees_for_one() -> None:
    state = table(active="I", prison="RRS", pool="0/0/3", here="warszawa")
    state = play(state, "place krakow special free", "pick R", "pick R", "pick S")
    assert (prison(state), pool(state)) == ("", "0/0/0")


@rule("TZ-R34", "TZ-R07")
def test_s27_a_freed_citizen_waits_for_the_next_turn() -> None:
    state = table(prison="D", pool="0/0/2", here="warszawa")
    assert state.usable == 3
    state = play(state, "place krakow special free", "pick D")
    assert home(state, "D") == 3
    assert state.usable == 2


@rule("TZ-072", "TZ-067")
def test_s28_a_local_card_is_paid_off_and_the_rule_is_back() -> None:
    state = table(locals="30@krakow", rules="101@krakow", pool="2/1/1", here="warszawa")
    state = play(state, "remove krakow")
    assert pool(state) == "0/0/1"
    state = play(state, "place krakow special rule")
    assert pool(state) == "0/2/1"


@rule("TZ-072")
def test_s29_the_pool_must_hold_the_whole_cost() -> None:
    state = table(locals="30@krakow", pool="1/3/0")
    assert says(state, "remove krakow") == "TZ-072"
    assert pool(state) == "1/3/0"
    assert local(state, "krakow") == 30


# Time.


@rule("TZ-077", "TZ-078", "TZ-079", "TZ-080", "TZ-R57")
def test_s30_mobilisation() -> None:
    state = table(
        time=23, shown="64:R- 71 90", hands={"I": "59"}, next="2",
        next_renewal="96 97 98", next_central="54",
    )  # fmt: skip
    state = play(state, "place gniezno church", "draw")
    assert state.time == 26
    assert state.central == 54
    assert sorted(state.shown) == [96, 97, 98]
    assert home(state, "R") == 4
    assert hand(state, "I") == [59]
    assert all(used(state, card) for card in (52, 64, 71, 90))


@rule("TZ-077")
def test_s31_reaching_the_mark_is_enough() -> None:
    state = play(table(time=22, next="2", next_central="54"), "place gniezno church", "draw")
    assert (state.time, state.central) == (25, 54)


@rule("TZ-R53")
def test_s32_each_mark_once() -> None:
    state = play(table(time=26, next="3"), "place gniezno church", "draw")
    assert (state.time, state.central) == (29, 52)


@rule("TZ-075", "TZ-R58")
def test_s33_the_game_ends_in_mid_turn() -> None:
    state = play(table(time=97, next="2"), "place gniezno church", "draw")
    assert state.time == 100
    assert to_move(state) == "over"
    assert home(state, "D") == 3
    assert says(state, "place krakow church", "D") == "TZ-075"


@rule("TZ-075", "TZ-R55")
def test_s34_beyond_a_hundred_is_a_hundred() -> None:
    state = play(table(time=98, next="24"), "place gniezno church", "draw")
    assert (state.time, to_move(state), state.central) == (100, "over", 52)


# Points.

BOARD = "warszawa 6 gniezno 4 czestochowa 6 krakow 7 oswiecim 1 nowy-targ 3"
"""27 Faithful."""


@rule("TZ-081", "TZ-082", "TZ-083", "TZ-084", "TZ-087", "TZ-088")
@pytest.mark.parametrize(("level", "wins"), [("normal", True), ("hard", False)])
def test_s35_points_and_losses(level: str, wins: bool) -> None:
    state = table(
        level=level, faithful=BOARD, locals="34@krakow 27@gniezno", agents="oswiecim 1",
        prison="R", removed="S",
    )  # fmt: skip
    assert total(state) == 27 - 3 - 0 - 1 - 1 - 1
    assert won(state) is wins


@rule("TZ-086", "TZ-R59")
def test_s36_the_same_on_the_easy_level() -> None:
    state = table(
        level="easy", faithful=BOARD, locals="34@krakow 27@gniezno", agents="oswiecim 1",
        prison="R", removed="S",
    )  # fmt: skip
    assert total(state) == 27 - 3 - 1
    assert won(state)


@rule("TZ-R01", "TZ-085")
def test_s37_twenty_is_enough_and_nineteen_is_not() -> None:
    assert won(table(faithful="warszawa 6 czestochowa 6 krakow 7 oswiecim 1"))
    assert not won(table(faithful="warszawa 6 czestochowa 6 krakow 7"))


@rule("TZ-089", "TZ-R61")
def test_s38_a_local_card_without_a_penalty_may_stay() -> None:
    everybody = "warszawa 6 gniezno 4 czestochowa 6 krakow 7 oswiecim 3 nowy-targ 4"
    state = table(level="extreme", faithful=everybody, locals="31@gniezno")
    assert total(state) == 30
    assert won(state)
    assert not won(table(level="extreme", faithful=everybody, locals="25@gniezno"))


# Central cards.


@rule("TZ-035")
def test_s39_the_party_suspends_abilities() -> None:
    assert pool(play(table(central=49), "place warszawa church faith")) == "1/0/0"


@rule("TZ-044", "TZ-046")
def test_s40_empty_shelves_give_no_reward() -> None:
    state = play(table(central=48, shown="93:-RSI 71 64"), "prepare 93 D")
    assert pool(state) == "0/0/0"
    assert hand(state, "D") == [93]
    assert len(state.shown) == 3


@rule("TZ-R29", "TZ-040")
def test_s41_the_first_secretary_lets_nobody_keep_a_card() -> None:
    away = "R@krakow-church R@krakow-office R@gniezno-church"
    state = table(central=47, shown="89:D- 65:-S 71", fields=away)
    state = play(state, "prepare 89 D")
    assert pool(state) == "2/0/1"
    assert used(state, 89)
    state = play(state, "call R 65")
    assert used(state, 65)
    assert hand(state, "D") == []
    assert pool(state) == "2/0/2"


@rule("TZ-027")
def test_s42_monitored_calls_allow_one_office_action() -> None:
    state = play(table(next="24"), "place warszawa office resistance", "draw")
    assert offers(state, "gniezno office") == {"-"}
    assert says(state, "place gniezno office resistance") == "TZ-027"


@rule("TZ-073", "TZ-R72")
def test_s43_operation_summer_binds_paying_only() -> None:
    state = table(central=53, locals="28@gniezno", pool="5/5/5", hands={"D": "77"})
    assert says(state, "remove gniezno") == "TZ-073"
    state = play(state, "play 77")
    assert local(state, "gniezno") == 0
    assert pool(state) == "5/5/5"


@rule("TZ-031", "TZ-R73")
def test_s44_surveillance_stops_city_rules() -> None:
    state = table(central=46, prison="R", pool="0/0/2")
    assert offers(state, "krakow special") == {"-", "free"}
    assert says(state, "place krakow special rule") == "TZ-031"


@rule("TZ-038", "TZ-031", "TZ-R18")
def test_s45_the_university_opens_a_foreign_field() -> None:
    state = table(active="R", rules="99@krakow", shown="58:D- 71 64", here="warszawa")
    state = play(state, "place krakow special rule", "prepare 58 S")
    assert hand(state, "R") == [58]
    assert state.usable == 2
    assert home(state, "R") == 3
    assert pool(state) == "0/0/1"


@rule("TZ-R21", "TZ-084")
def test_s46_absent_citizens_cost_nothing() -> None:
    state = table("DR", faithful="warszawa 6 czestochowa 6 krakow 7 oswiecim 3")
    assert total(state) == 22


@rule("TZ-R70", "TZ-055")
def test_s47_the_riot_militia_takes_one_more() -> None:
    state = table(central=50, fields="R@krakow-office", next="8")
    state, facts = told(state, "place krakow church", "draw")
    assert [fact["faction"] for fact in news(facts, "arrested")] == ["R", "D"]
    assert prison(state) == "DR"
    assert state.time == 13


@rule("TZ-R12", "TZ-R13")
def test_s48_time_passes_even_if_nobody_places() -> None:
    state = table("DR", shown="95:DR 96:DR 97:DR", removed="DR", next="33")
    assert choices(state) == ["end"]
    state = play(state, "end")
    assert (to_move(state), state.time, state.idle) == ("R", 10, 1)
    state = play(state, "end")
    assert used(state, 33)
    assert (to_move(state), state.time, state.idle) == ("D", 13, 0)


# Beginning, turns and the rest.


@rule("TZ-001", "TZ-002", "TZ-004", "TZ-005", "TZ-006", "TZ-007")
def test_s49_setting_up_for_three() -> None:
    state = new_game(3)
    assert len(set(state.rules)) == 6
    assert len(set(codes(state))) == 3
    assert [home(state, code) for code in "DRSI"] == [4, 4, 4, 4]
    assert state.time == 0
    assert (len(state.shown), len(state.renewal.deck)) == (3, 41)
    assert 45 <= state.central <= 54
    assert len(state.centrals.deck) == 9
    assert pool(state) == "0/0/0"
    assert not any(state.faithful + state.agents + state.prison + state.fields)


@rule("TZ-012", "TZ-013", "TZ-014")
def test_s50_phase_1() -> None:
    state = table(active="I", shown="55:D- 71 64", fields="D@krakow-church D@telephone", prison="D")
    state = end_turn(state)
    assert to_move(state) == "D"
    assert state.usable == 2
    assert (who(state, "krakow church"), who(state, "telephone")) == ("-", "-")
    assert standing(state, 55) == "D-"
    assert prison(state) == "D"


@rule("TZ-011", "TZ-R06")
def test_s51_the_first_turn_of_the_game() -> None:
    for players in (2, 3, 4):
        state = new_game(players, seed=players)
        assert state.usable == 4
        assert choices(state, "place")


@rule("TZ-R25")
def test_s52_no_second_placement_before_the_draw() -> None:
    state = play(table(next="24"), "place gniezno church")
    assert says(state, "place krakow church") == "TZ-R25"
    assert says(state, "end") == "TZ-R25"
    assert says(play(state, "draw"), "place krakow church") == "legal"


@rule("TZ-R41", "TZ-R42")
def test_s53_a_city_full_of_agents_takes_no_more() -> None:
    state = table(agents="oswiecim 3 krakow 5", next="8")
    state = play(state, "place oswiecim church", "draw")
    assert agents(state, "oswiecim") == 3
    assert who(state, "oswiecim church") == "D"
    assert state.time == 13


@rule("TZ-R30")
def test_s54_the_discard_pile_becomes_the_deck() -> None:
    shown, used_up = (55, 64, 71), (94, 95, 96, 97, 98)
    held = [card for card in range(56, 94) if card not in shown]
    state = table(shown="55:-R 64 71", hands={"S": " ".join(map(str, held))}, renewal_used=True)
    assert all(used(state, card) for card in used_up)
    state = play(state, "prepare 55 D")
    assert state.renewal.used == 0
    assert len(state.renewal.deck) == 4
    assert {*state.renewal.deck, *state.shown} == {64, 71, *used_up}


@rule("TZ-R60", "TZ-086")
def test_s55_mobilisation_on_the_easy_level() -> None:
    state = table(level="easy", time=24, next="2", next_renewal="96 97 98")
    assert state.central == 0
    state = play(state, "place gniezno church", "draw")
    assert (state.time, state.central) == (27, 0)
    assert sorted(state.shown) == [96, 97, 98]


@rule("TZ-R68")
def test_s56_the_university_needs_another_citizen() -> None:
    state = table(rules="99@krakow", usable=1, here="warszawa")
    assert offers(state, "krakow special") == {"-"}
    assert says(state, "place krakow special rule") == "TZ-R68"


@rule("TZ-R76", "TZ-076")
def test_s57_a_central_card_binds_from_the_moment_it_is_turned_up() -> None:
    state = table(active="R", central=49, next_central="52", time=24, next="17")
    state = play(state, "place gniezno office resistance")
    assert pool(state) == "0/1/0"
    state = play(state, "draw")
    assert (state.time, state.central) == (26, 52)
    assert offers(state, "krakow office") == {"-"}


@rule("TZ-R77", "TZ-071")
def test_s58_a_local_card_may_go_in_the_turn_it_came() -> None:
    state = table(hands={"D": "59"}, next="33")
    state = play(state, "place gniezno office", "draw")
    assert (local(state, "gniezno"), state.time) == (33, 13)
    state = play(state, "play 59")
    assert pool(state) == "3/0/0"
    state = play(state, "remove gniezno")
    assert (pool(state), local(state, "gniezno")) == ("0/0/0", 0)


@rule("TZ-R78", "TZ-037", "TZ-039")
def test_s59_two_fields_of_one_faction() -> None:
    state = play(table(shown="89 71 64"), "prepare 89 D")
    assert standing(state, 89) == "D-"
    state = play(state, "prepare 89 D")
    assert hand(state, "D") == [89]
    assert (home(state, "D"), state.usable) == (4, 2)
    assert pool(state) == "0/0/1"
    state.usable = 1
    assert {move.split()[0] for move in choices(state) if move != "play 89"} == {"place"}


@rule("TZ-R81", "TZ-R49")
def test_s60_whoever_stands_on_a_closed_field_stays() -> None:
    state = table(fields="R@gniezno-office", next="31")
    state = play(state, "place gniezno church", "draw")
    assert local(state, "gniezno") == 31
    assert who(state, "gniezno office") == "R"
    state = next_turn_of(state, "R")
    assert who(state, "gniezno office") == "-"
    assert offers(state, "gniezno office") == set()
    assert says(state, "place gniezno office") == "TZ-R81"


@rule("TZ-084", "TZ-058")
def test_s61_a_forced_departure_is_for_good() -> None:
    state = table(
        prison="R", next="21", faithful="warszawa 6 gniezno 4 czestochowa 6 krakow 7 oswiecim 2"
    )
    state = play(state, "place gniezno church", "draw")
    assert (prison(state), removed(state), home(state, "R")) == ("", "R", 3)
    assert total(state) == 24


@rule("TZ-R83", "TZ-013", "TZ-035")
def test_s62_relief() -> None:
    state = table(active="I", central=49, shown="93:D 71 64", prison="DDD")
    state = end_turn(state)
    assert (to_move(state), state.usable, home(state, "D")) == ("D", 1, 1)
    assert prison(state) == "DD"
    assert standing(state, 93) == "D---"


@rule("TZ-033", "TZ-R49")
def test_s63_intimidated_families() -> None:
    state = table(locals="40@gniezno", prison="R", pool="0/0/2", here="warszawa")
    assert offers(state, "gniezno special") == {"-", "free"}
    assert offers(state, "gniezno office") == {"-"}
    state = play(state, "place gniezno special free", "pick R")
    assert (prison(state), pool(state)) == ("", "0/0/0")


@rule("TZ-065", "TZ-R51")
def test_s64_the_active_player_picks_among_other_cities() -> None:
    state = table(faithful="warszawa 2 gniezno 1 krakow 3 nowy-targ 1", next="13")
    state = play(state, "place krakow office", "draw")
    assert choices(state) == ["pick warszawa", "pick gniezno", "pick nowy-targ"]
    state = play(state, "pick warszawa")
    assert says(state, "pick warszawa") == "TZ-R51"
    state = play(state, "pick nowy-targ")
    assert [faithful(state, city) for city in CITIES] == [1, 1, 0, 2, 0, 0]
    assert state.time == 15
