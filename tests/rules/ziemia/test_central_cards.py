"""The ten Central Regime cards, each in force and not."""

import pytest

from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    choices,
    faithful,
    hand,
    home,
    local,
    offers,
    play,
    pool,
    prison,
    says,
    standing,
    table,
    to_move,
    used,
    who,
)

OTHERS = [card for card in range(45, 55) if card != 52]


@rule("TZ-006", "TZ-076")
@pytest.mark.parametrize("code", list("DRSI"))
def test_the_card_in_force_is_for_everyone(code: str) -> None:
    assert "rule" not in offers(table(active=code, central=46), "krakow special")


# 45 Censorship.


@rule("TZ-076", "TZ-R46")
@pytest.mark.parametrize(
    ("central", "before", "after"), [(45, "0/3/0", "3/2/0"), (45, "0/0/0", "3/0/0"),
                                     (52, "0/3/0", "3/3/0")],
)  # fmt: skip
def test_45_takes_a_resistance_for_every_card_played(central: int, before: str, after: str) -> None:
    state = table(central=central, pool=before, hands={"R": "59"})
    assert pool(play(state, "R: play 59")) == after


@rule("TZ-076")
def test_45_comes_after_the_card_is_resolved() -> None:
    state = play(table(central=45, hands={"D": "64"}, shown="71 90 92"), "play 64")
    assert pool(state) == "0/2/0"
    asked = play(table(central=45, pool="0/3/0", hands={"D": "55"}), "play 55")
    assert pool(asked) == "0/3/0"
    assert pool(play(asked, "pick krakow")) == "0/2/0"


@rule("TZ-076")
def test_45_counts_reactions_too() -> None:
    state = table(central=45, pool="0/3/0", hands={"R": "72"}, next="24")
    assert pool(play(state, "place gniezno church", "draw", "play 72")) == "0/2/0"
    assert pool(play(state, "place gniezno church", "draw", "pass")) == "0/3/0"


@rule("TZ-R76")
def test_45_and_the_card_that_replaces_it() -> None:
    gone = table(central=45, next_central="54", pool="0/3/0", hands={"D": "87"})
    assert pool(play(gone, "play 87")) == "0/3/0"
    come = table(central=54, next_central="45", pool="0/3/0", hands={"D": "87"})
    assert pool(play(come, "play 87")) == "0/2/0"


# 46 Surveillance.


@rule("TZ-031", "TZ-R73")
def test_46_bars_every_city_rule() -> None:
    state = table(central=46, pool="5/5/5", agents="krakow 1")
    for city in ("warszawa", "gniezno", "czestochowa", "krakow", "oswiecim", "nowy-targ"):
        assert offers(state, f"{city} special") == {"-"}
    assert "rule" in offers(table(central=45), "krakow special")


# 47 The First Secretary.


@rule("TZ-R29", "TZ-040")
@pytest.mark.parametrize("card", [65, 69, 72, 78, 86])
def test_47_discards_reactions_unplayed(card: int) -> None:
    fields = {65: "RS", 69: "RI", 72: "SI", 78: "DRI", 86: "RSI"}[card]
    active, rest = fields[-1], fields[:-1]
    state = table(active=active, central=47, shown=f"{card}:{rest} 90 92", here="gniezno")
    state = play(state, f"prepare {card} {active}")
    assert used(state, card)
    assert hand(state, active) == []
    assert pool(state).endswith(f"/{len(fields) - 1}")


@rule("TZ-R28", "TZ-R29")
def test_47_the_card_is_played_after_everything_else() -> None:
    """Citizens are home, Influence is in, a new card lies there: 61 may discard it."""
    state = table(central=47, shown="61:-I 64 71", next_renewal="98", here="gniezno")
    state = play(state, "prepare 61 D")
    assert home(state, "I") == 4
    assert home(state, "D") == 4
    assert pool(state) == "0/0/1"
    assert choices(state) == ["pick 64", "pick 71", "pick 98", "done"]
    state = play(state, "done")
    assert pool(state) == "0/0/3"
    assert used(state, 61)


@rule("TZ-R29")
def test_47_leaves_cards_in_hand_alone() -> None:
    state = table(central=47, hands={"D": "59"}, shown="89:D- 64 71", here="gniezno")
    state = play(state, "prepare 89 D")
    assert hand(state, "D") == [59]
    assert choices(state, "place")


@rule("TZ-R23", "TZ-R29", "TZ-R18")
def test_47_may_fall_inside_another_card() -> None:
    """The call of 84 prepares 55, which is played before 84 is put away."""
    state = table(central=47, hands={"D": "84"}, shown="55:D- 64 71", here="gniezno")
    state = play(state, "play 84", "call R 55")
    assert to_move(state) == "D"
    assert not used(state, 84)
    state = play(state, "pick krakow")
    assert faithful(state, "krakow") == 1
    assert used(state, 84)
    assert used(state, 55)


@rule("TZ-R29", "TZ-064")
def test_47_inside_a_university_placement() -> None:
    """It is the first placement: the forced card comes before the Regime card."""
    state = table(central=47, rules="99@krakow", shown="59:D- 64 71", next="24")
    state = play(state, "place krakow special rule", "prepare 59 S")
    assert pool(state) == "3/0/1"
    assert choices(state) == ["draw"]


# 48 Empty Shelves.


@rule("TZ-044")
@pytest.mark.parametrize(("central", "influence"), [(48, 0), (52, 3)])
def test_48_takes_the_reward_away(central: int, influence: int) -> None:
    state = table(central=central, shown="93:-RSI 64 71", here="gniezno")
    assert pool(play(state, "prepare 93 D")) == f"0/0/{influence}"


# 50 The riot militia.


@rule("TZ-R70")
@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ("", "D"),
        ("R@krakow-office", "DR"),
        ("R@krakow-office S@krakow-special", "RS"),
    ],
)
def test_50_one_more_and_no_further(fields: str, expected: str) -> None:
    state = play(table(central=50, fields=fields, next="8"), "place krakow church", "draw")
    assert prison(state) == expected


@rule("TZ-R70")
@pytest.mark.parametrize("card", [6, 43])
def test_50_is_about_agents_only(card: int) -> None:
    state = table(central=50, fields="R@krakow-office", next=str(card))
    assert prison(play(state, "place krakow church", "draw")) == "R"


@rule("TZ-R70", "TZ-R40")
def test_50_needs_a_new_agent() -> None:
    state = table(central=50, fields="R@krakow-office", next="11", agents="krakow 1")
    assert prison(play(state, "place krakow church", "draw")) == "R"


@rule("TZ-R70")
def test_50_does_not_follow_an_arrest_that_failed() -> None:
    state = table(central=50, fields="R@krakow-office", next="8", hands={"I": "69"})
    state = play(state, "place krakow church", "draw", "play 69")
    assert (prison(state), who(state, "krakow church")) == ("", "D")
    state = table(central=50, fields="R@krakow-office", next="8", hands={"I": "65"})
    state = play(state, "place krakow church", "draw", "play 65")
    assert prison(state) == ""


@rule("TZ-R70", "TZ-R66")
def test_50_the_second_arrest_can_be_answered_too() -> None:
    state = table(central=50, fields="R@krakow-office", next="8", hands={"I": "69"})
    state = play(state, "place krakow church", "draw", "pass", "play 69")
    assert prison(state) == "R"
    assert home(state, "D") == 4


@rule("TZ-R70", "TZ-070")
def test_50_counts_for_the_agent_of_a_second_local_card() -> None:
    state = table(central=50, fields="R@krakow-office", locals="41@krakow", next="33")
    assert prison(play(state, "place krakow church", "draw")) == "DR"


# 51 Department IV.


@rule("TZ-R71")
@pytest.mark.parametrize(
    ("card", "crowd", "faith"),
    [
        (14, "krakow 4", 4),
        (15, "krakow 4 warszawa 4", 4),
        (29, "gniezno 4", 4),
        (14, "", 5),
        (24, "krakow 4", 5),
        (8, "gniezno 4", 4),
        (8, "gniezno 3", 5),
        (42, "gniezno 3", 3),
    ],
)
def test_51_takes_one_faith_for_a_card_that_scatters(card: int, crowd: str, faith: int) -> None:
    state = table(central=51, faithful=crowd, pool="5/0/0", next=str(card))
    assert pool(play(state, "place gniezno church", "draw")) == f"{faith}/0/0"


@rule("TZ-R71", "TZ-070")
def test_51_counts_the_agent_of_a_second_local_card() -> None:
    state = table(central=51, faithful="gniezno 4", locals="41@gniezno", pool="5/0/0", next="33")
    assert pool(play(state, "place gniezno church", "draw")) == "4/0/0"


@rule("TZ-R71")
def test_51_takes_nothing_for_a_cancelled_card() -> None:
    state = table(central=51, faithful="krakow 4", pool="5/0/0", next="14", hands={"R": "72"})
    assert pool(play(state, "place gniezno church", "draw", "play 72")) == "5/0/0"


# 52 Monitored Calls.


@rule("TZ-027", "TZ-R76")
def test_52_counts_actions_and_not_placements() -> None:
    state = table(agents="krakow 1", here="gniezno")
    state = play(state, "place warszawa office")
    assert offers(state, "krakow office") == {"-", "resistance", "agent"}
    state = play(state, "place krakow office agent")
    assert offers(state, "gniezno office") == {"-"}
    free = play(table(central=54, here="gniezno"), "place warszawa office resistance")
    assert offers(free, "krakow office") == {"-", "resistance"}


@rule("TZ-027")
def test_52_lets_the_next_player_act() -> None:
    state = play(table(here="gniezno", usable=1), "place warszawa office resistance", "end")
    assert to_move(state) == "R"
    assert offers(state, "krakow office") == {"-", "resistance"}


@rule("TZ-027")
def test_52_does_not_touch_city_rules_or_the_telephone() -> None:
    state = table(here="oswiecim", shown="56 64 71")
    state = play(state, "place krakow office resistance")
    assert "rule" in offers(state, "warszawa special")
    assert says(state, "call R 64") == "legal"


# 53 Operation Summer '79.


@rule("TZ-073", "TZ-R72")
@pytest.mark.parametrize(
    ("fields", "says_what"),
    [
        ("D@gniezno-church", "legal"),
        ("D@gniezno-office", "legal"),
        ("D@gniezno-special", "legal"),
        ("D@krakow-church", "TZ-073"),
        ("R@gniezno-church", "TZ-073"),
        ("D@telephone", "TZ-073"),
    ],
)
def test_53_wants_an_own_citizen_there(fields: str, says_what: str) -> None:
    state = table(central=53, locals="28@gniezno", pool="5/5/5", fields=fields)
    assert says(state, "remove gniezno") == says_what
    assert (
        says(table(locals="28@gniezno", pool="5/5/5", fields=fields), "remove gniezno") == "legal"
    )


# 54 Quarrel over the date.


@rule("TZ-R52")
@pytest.mark.parametrize(("card", "time"), [(24, 17), (2, 14), (33, 14)])
def test_54_adds_a_day(card: int, time: int) -> None:
    state = play(table(central=54, next=str(card)), "place gniezno church", "draw")
    assert state.time == time


@rule("TZ-R52", "TZ-R13")
def test_54_adds_a_day_to_idle_time_too() -> None:
    state = table("DR", central=54, shown="95:DR 96:DR 97:DR", removed="DR", next="33")
    state = play(state, "end", "end")
    assert state.time == 14


@rule("TZ-R52", "TZ-R56")
def test_54_adds_to_the_card_that_brings_it_no_day() -> None:
    """The time of the card is settled before Mobilisation turns 54 up."""
    state = table(next_central="54", time=23, next="2")
    state = play(state, "place gniezno church", "draw")
    assert (state.time, state.central) == (26, 54)


# Replacing them.


@rule("TZ-R32")
def test_an_empty_central_deck_is_made_of_the_removed_cards() -> None:
    state = table(central=52, hands={"D": "87"})
    state.central_gone = sum(1 << card for card in OTHERS)
    state.central_deck = b""
    state = play(state, "play 87")
    assert state.central in OTHERS
    assert len(state.central_deck) == 8
    assert state.central_gone == 1 << 52
    assert 52 not in state.central_deck


@rule("TZ-078")
def test_a_removed_central_card_is_aside() -> None:
    state = play(table(next_central="46", hands={"D": "87"}), "play 87")
    assert state.central == 46
    assert used(state, 52)
    assert local(state, "krakow") == 0
    assert standing(state, 64) == "--"
