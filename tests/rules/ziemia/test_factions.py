"""The four faction cards: their abilities, and Relief, which all of them carry."""

import pytest

from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    choices,
    end_turn,
    home,
    offers,
    play,
    pool,
    prison,
    standing,
    table,
    to_move,
)

# 107: the Clergy.


@rule("TZ-034", "TZ-R63", "TZ-025")
def test_the_clergy_gain_a_faith_more_once_a_turn() -> None:
    state = play(table(here="gniezno"), "place warszawa church faith")
    assert pool(state) == "2/0/0"
    assert pool(play(state, "place krakow church faith")) == "3/0/0"


@rule("TZ-R63")
def test_the_next_turn_of_the_clergy_has_its_own_first_faith() -> None:
    state = play(table(here="gniezno"), "place warszawa church faith")
    for _ in "DRSI":
        state = end_turn(state)
    assert to_move(state) == "D"
    state = play(state, "place warszawa church faith")
    assert pool(state) == "4/0/0"


@rule("TZ-034")
@pytest.mark.parametrize("code", ["R", "S", "I"])
def test_nobody_else_has_the_ability_of_the_clergy(code: str) -> None:
    state = play(table(active=code, here="gniezno"), "place warszawa church faith")
    assert pool(state) == "1/0/0"


@rule("TZ-034")
@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("place warszawa church faithful", "0/0/0"),
        ("place warszawa church", "0/0/0"),
        ("place gniezno special rule", "2/0/0"),
    ],
)
def test_other_ways_to_act_do_not_use_it_up(move: str, after: str) -> None:
    """102, the Shrine, is no Church action."""
    state = play(table(here="oswiecim"), move)
    assert pool(state) == after
    faith = int(after[0])
    assert pool(play(state, "place krakow church faith")) == f"{faith + 2}/0/0"


# 108: the Workers.


@rule("TZ-034", "TZ-R63", "TZ-028")
def test_the_workers_gain_a_resistance_more_once_a_turn() -> None:
    state = play(table(active="R", central=54, here="gniezno"), "place warszawa office resistance")
    assert pool(state) == "0/2/0"
    assert pool(play(state, "place krakow office resistance")) == "0/3/0"


@rule("TZ-034")
@pytest.mark.parametrize("code", ["D", "S", "I"])
def test_nobody_else_has_the_ability_of_the_workers(code: str) -> None:
    state = play(table(active=code, here="gniezno"), "place warszawa office resistance")
    assert pool(state) == "0/1/0"


@rule("TZ-034")
@pytest.mark.parametrize("move", ["place krakow office agent", "place warszawa special rule"])
def test_neither_an_agent_nor_the_steelworks_use_it_up(move: str) -> None:
    state = table(active="R", central=54, agents="krakow 1", here="gniezno")
    state = play(state, move)
    before = state.pool[1]
    assert play(state, "place gniezno office resistance").pool[1] == before + 2


# 109: the Students.


@rule("TZ-034", "TZ-R63")
def test_the_students_gain_a_faith_for_their_first_citizen_on_a_renewal_card() -> None:
    state = table(active="S", shown="91 58 90", here="gniezno")
    state = play(state, "prepare 58 S")
    assert pool(state) == "1/0/0"
    assert pool(play(state, "prepare 91 S")) == "1/0/0"


@rule("TZ-034")
@pytest.mark.parametrize(("code", "card"), [("D", 58), ("R", 90), ("I", 92)])
def test_nobody_else_has_the_ability_of_the_students(code: str, card: int) -> None:
    state = table(active=code, shown="58 90 92", here="gniezno")
    assert pool(play(state, f"prepare {card} {code}")) == "0/0/0"


@rule("TZ-034")
def test_a_called_citizen_is_not_an_own_one() -> None:
    state = table(active="S", shown="91 58 90", here="gniezno")
    state = play(state, "call D 58")
    assert pool(state) == "0/0/0"
    assert pool(play(state, "prepare 91 S")) == "1/0/0"
    called = play(table(shown="91 58 90", here="gniezno"), "call S 91")
    assert pool(called) == "0/0/0"


@rule("TZ-034")
def test_an_own_citizen_on_a_foreign_field_counts() -> None:
    state = table(active="S", rules="99@krakow", shown="90 56 92", here="gniezno")
    state = play(state, "place krakow special rule", "prepare 90 R")
    assert standing(state, 90) == "S-"
    assert pool(state) == "1/0/0"


# 110: the Intelligentsia.


@rule("TZ-034", "TZ-R36")
@pytest.mark.parametrize(
    ("code", "local", "price"), [("D", "", 2), ("I", "", 1), ("D", "43", 3), ("I", "43", 2)]
)
def test_what_freeing_costs(code: str, local: str, price: int) -> None:
    cards = f"{local}@krakow" if local else ""
    ready = table(active=code, locals=cards, prison="RRR", pool="0/0/7", here="gniezno")
    state = play(ready, "place krakow special free", "pick R")
    assert pool(state) == f"0/0/{7 - price}"
    state = play(state, "pick R")
    assert pool(state) == f"0/0/{7 - 2 * price}"
    short = table(active=code, locals=cards, prison="R", pool=f"0/0/{price - 1}", here="gniezno")
    assert "free" not in offers(short, "krakow special")


# Card 49.


@rule("TZ-035")
@pytest.mark.parametrize(
    ("code", "move", "after"),
    [
        ("D", "place warszawa church faith", "1/0/2"),
        ("R", "place warszawa office resistance", "0/1/2"),
        ("S", "prepare 58 S", "0/0/2"),
        ("I", "place krakow special free", "0/0/0"),
    ],
)
def test_the_party_suspends_every_ability(code: str, move: str, after: str) -> None:
    state = table(
        active=code, central=49, shown="58 71 90", prison="R", pool="0/0/2", here="gniezno"
    )
    state = play(state, move, *(["pick R"] if "free" in move else []))
    assert pool(state) == after


@rule("TZ-035", "TZ-R63", "TZ-R76")
@pytest.mark.parametrize(
    ("code", "first", "second", "after"),
    [
        ("D", "place gniezno church faith", "place krakow church faith", "2/0/0"),
        ("R", "place gniezno office resistance", "place krakow office resistance", "0/2/0"),
    ],
)
def test_a_first_time_under_the_party_was_the_first_time(
    code: str, first: str, second: str, after: str
) -> None:
    """The card says the first of the turn; when the Party goes in mid-turn, it is past."""
    state = table(active=code, central=49, next_central="54", time=24, next="2")
    state = play(state, first, "draw", second)
    assert state.central == 54
    assert pool(state) == after


@rule("TZ-035", "TZ-R63", "TZ-R76")
def test_the_students_first_citizen_under_the_party_was_the_first() -> None:
    state = table(active="S", central=49, next_central="54", time=24, next="2", shown="91 58 64",
                  next_renewal="81 70 66")  # fmt: skip
    state = play(state, "prepare 58 S", "place gniezno church", "draw", "prepare 66 S")
    assert pool(state) == "0/0/0"


# Relief.


@rule("TZ-R83")
def test_relief_brings_one_citizen_back() -> None:
    state = table(active="I", prison="DDDD")
    state = end_turn(state)
    assert (prison(state), home(state, "D"), state.usable) == ("DDD", 1, 1)
    assert pool(state) == "0/0/0"
    assert choices(state, "place")


@rule("TZ-R83")
def test_relief_is_for_those_who_have_nobody_to_place() -> None:
    collected = table(active="I", prison="DDD", fields="D@krakow-church")
    assert prison(end_turn(collected)) == "DDD"
    waiting = table(active="I", prison="DDD")
    assert prison(end_turn(waiting)) == "DDD"
    assert end_turn(waiting).usable == 1


@rule("TZ-R83", "TZ-R12")
def test_relief_does_nothing_for_those_who_are_not_in_prison() -> None:
    state = end_turn(table(active="I", shown="93:D 95:D 96:D", removed="D", prison="RR"))
    assert (to_move(state), state.usable, prison(state)) == ("D", 0, "RR")
    assert choices(state) == ["end"]


@rule("TZ-R83", "TZ-094")
def test_relief_adds_a_way_out_of_prison() -> None:
    """The rulebook knows two, the Special field and Renewal cards; the card adds a third."""
    state = end_turn(table(active="I", central=46, prison="DDDD"))
    assert prison(state) == "DDD"
