"""City fields and their actions."""

import pytest

from stolik.games.ziemia.board import CITIES
from stolik.games.ziemia.saved import from_data
from tests.rules.marks import rule
from tests.rules.ziemia.table import (
    agents,
    changes,
    choices,
    faithful,
    offers,
    play,
    pool,
    prison,
    says,
    table,
    who,
    why,
)


@rule("TZ-023", "TZ-024", "TZ-027", "TZ-030")
def test_three_fields_in_each_of_six_cities() -> None:
    state = table(agents="krakow 1", prison="R", pool="5/5/5")
    fields = {tuple(move.split()[1:3]) for move in choices(state, "place")}
    assert fields == {(c, k) for c in CITIES for k in ("church", "office", "special")}
    assert offers(state, "warszawa church") == {"-", "faith", "faithful"}
    assert offers(state, "krakow office") == {"-", "resistance", "agent"}
    assert offers(state, "warszawa special") == {"-", "rule", "free"}


@rule("TZ-021", "TZ-R39")
def test_one_citizen_on_a_field() -> None:
    state = table(fields="R@krakow-church D@krakow-office")
    assert offers(state, "krakow church") == set()
    assert says(state, "place krakow church") == "TZ-021"
    assert says(state, "place krakow office resistance") == "TZ-021"
    assert says(state, "place krakow special") == "legal"


@rule("TZ-020", "TZ-021")
@pytest.mark.parametrize("piece", [5, 255, -1])
def test_nothing_but_citizens_stands_on_a_square(piece: int) -> None:
    data = table().to_data()
    data["fields"][0] = piece
    with pytest.raises(ValueError, match="not a number from 0 to 4"):
        from_data(data)


@rule("TZ-021")
def test_no_citizen_stands_in_two_places() -> None:
    data = table(fields="R@krakow-church").to_data()
    data["fields"][0] = 2
    with pytest.raises(ValueError, match="TZ-021"):
        from_data(data)


@rule("TZ-022", "TZ-R05")
@pytest.mark.parametrize(
    ("move", "changed"),
    [
        ("krakow church", {}),
        ("krakow church faith", {"pool": "2/0/3"}),
        ("warszawa church faithful", {"faithful": "warszawa 1"}),
        ("krakow office", {}),
        ("krakow office resistance", {"pool": "0/1/3"}),
        ("krakow office agent", {"agents": ""}),
        ("warszawa special", {}),
        ("warszawa special rule", {"pool": "0/2/3"}),
        ("warszawa special free", {"prison": "", "pool": "0/0/1"}),
    ],
)
def test_one_placement_one_action(move: str, changed: dict[str, str]) -> None:
    agent = "" if "church" in move else "krakow 1"
    ready = table(here="gniezno", agents=agent, prison="R", pool="0/0/3")
    state = play(ready, f"place {move}", *(["pick R"] if move.endswith("free") else []))
    city, kind = move.split()[:2]
    expected = {**changed, "usable": 3, "fields": f"D@{city}-{kind}"}
    assert changes(ready, state) == expected
    assert offers(state, f"{city} {kind}") == set()


@rule("TZ-R05")
def test_no_two_actions_and_none_later() -> None:
    state = table(here="gniezno")
    assert says(state, "place krakow church faith faithful") == "malformed"
    state = play(state, "place krakow church")
    assert says(state, "place krakow church faith") == "TZ-021"
    assert says(state, "gain faith") == "TZ-010"


@rule("TZ-R04")
@pytest.mark.parametrize("kind", ["church", "office", "special"])
def test_declining_counts_as_a_placement(kind: str) -> None:
    state = play(table(), f"place krakow {kind}")
    assert choices(state) == ["draw"]
    assert state.usable == 3


# Church.


@rule("TZ-024", "TZ-025")
def test_a_church_gives_faith() -> None:
    assert pool(play(table(active="R", here="gniezno"), "place krakow church faith")) == "1/0/0"


@rule("TZ-026", "TZ-051")
@pytest.mark.parametrize(
    ("crowd", "spies", "offered"),
    [
        ("", "", True),
        ("oswiecim 2", "", True),
        ("oswiecim 3", "", False),
        ("", "oswiecim 1", False),
        ("krakow 7", "krakow 0", True),
        ("", "krakow 3", True),
    ],
)
def test_a_church_takes_a_faithful_where_there_is_room(
    crowd: str, spies: str, offered: bool
) -> None:
    state = table(faithful=crowd, agents=spies)
    assert ("faithful" in offers(state, "oswiecim church")) is offered
    if offered:
        after = play(state, "place oswiecim church faithful")
        assert faithful(after, "oswiecim") == faithful(state, "oswiecim") + 1


# Office.


@rule("TZ-027", "TZ-029", "TZ-057", "TZ-R42")
def test_an_office_removes_one_agent_of_its_city() -> None:
    state = table(agents="krakow 2 warszawa 1", here="gniezno")
    state = play(state, "place krakow office agent")
    assert (agents(state, "krakow"), agents(state, "warszawa")) == (1, 1)
    assert says(table(), "place krakow office agent") == "TZ-029"
    assert why(table(), "place krakow office agent") == "no-agent-here"


# Special.


@rule("TZ-030", "TZ-032")
@pytest.mark.parametrize(
    ("jailed", "influence", "offered"),
    [("R", 2, True), ("R", 1, False), ("", 10, False), ("RSI", 2, True)],
)
def test_freeing_needs_prisoners_and_influence(jailed: str, influence: int, offered: bool) -> None:
    state = table(prison=jailed, pool=f"9/9/{influence}")
    assert ("free" in offers(state, "krakow special")) is offered
    if not offered:
        assert says(state, "place krakow special free") == "TZ-032"


@rule("TZ-032", "TZ-R35")
def test_any_number_may_be_freed_of_any_faction() -> None:
    ready = table(prison="DRRS", pool="0/0/10", here="gniezno")
    state = play(ready, "place krakow special free")
    assert choices(state) == ["pick D", "pick R", "pick S"]
    assert says(state, "done") == "TZ-032"
    assert says(state, "pick I") == "TZ-059"
    state = play(state, "pick R", "pick D")
    assert choices(state) == ["pick R", "pick S", "done"]
    assert (prison(play(state, "done")), pool(play(state, "done"))) == ("RS", "0/0/6")


@rule("TZ-059", "TZ-R35")
@pytest.mark.parametrize("city", CITIES)
def test_any_special_field_will_do(city: str) -> None:
    state = table(prison="R", pool="0/0/2", here="gniezno")
    state = play(state, f"place {city} special free", "pick R")
    assert (prison(state), who(state, f"{city} special")) == ("", "D")


@rule("TZ-050", "TZ-059")
def test_neither_the_telephone_nor_other_fields_free_anybody() -> None:
    state = table(prison="R", pool="0/0/9", shown="55 64 71")
    assert says(state, "place krakow church free") == "malformed"
    assert says(state, "place krakow office free") == "malformed"
    state = play(state, "call R 55")
    assert (prison(state), pool(state)) == ("R", "0/0/9")
    assert choices(state, "pick") == []
