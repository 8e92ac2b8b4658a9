"""The 44 Regime cards: what each does, and what it does where there is nothing to do."""

from typing import Any, NamedTuple

import pytest

from stolik.games.ziemia.deck import COST_OF, LOCAL, PENALTY_OF, TIME_OF
from tests.rules.marks import rule
from tests.rules.ziemia.printed import LOCALS, PRICES, TIMES
from tests.rules.ziemia.table import (
    agents,
    changes,
    choices,
    end_turn,
    faithful,
    local,
    next_turn_of,
    offers,
    play,
    pool,
    prison,
    says,
    seen,
    table,
    to_move,
    total,
    used,
    who,
    why,
)

EVERY_RENEWAL = " ".join(map(str, range(55, 99)))


class Case(NamedTuple):
    """D places in Gniezno and declines, then the card is drawn."""

    card: int
    setup: dict[str, Any]
    changed: dict[str, int | str]
    """Everything that is different after the card, but for its time and the card itself."""
    picks: tuple[str, ...] = ()
    before: tuple[str, ...] = ("place gniezno church",)


NOBODY_HERE = ("place gniezno church", "play 91")
"""The Citizen is taken back before the draw."""
HELD_91 = {"hands": {"D": "91"}}
NINE = "warszawa 5 krakow 4"
"""Every Agent there is."""
ARRESTED: dict[str, int | str] = {"prison": "D", "fields": ""}

CASES = [
    # 1 discards the fullest Renewal card.
    Case(1, {"shown": "93:DR 64:R- 71", "next_renewal": "98"}, {"shown": "98:---- 64:R- 71:--"}),
    Case(1, {"shown": "56:D- 64:R- 71", "next_renewal": "98"}, {"shown": "56:D- 98:---- 71:--"},
         ("pick 64",)),
    Case(1, {"shown": "56 64 71", "next_renewal": "98"}, {"shown": "56:-- 64:-- 98:----"},
         ("pick 71",)),
    Case(1, {"shown": "", "hands": {"S": EVERY_RENEWAL}}, {}, ("pass",)),
    # 2, 3 and 5 take resources, as far as there are any.
    Case(2, {"pool": "1/2/5"}, {"pool": "1/2/3"}),
    Case(2, {"pool": "1/2/1"}, {"pool": "1/2/0"}),
    Case(2, {"pool": "1/2/0"}, {}),
    Case(3, {"pool": "1/5/2"}, {"pool": "1/3/2"}),
    Case(3, {"pool": "1/1/2"}, {"pool": "1/0/2"}),
    Case(3, {"pool": "1/0/2"}, {}),
    Case(5, {"pool": "5/5/5"}, {"pool": "3/3/3"}),
    Case(5, {"pool": "1/0/3"}, {"pool": "0/0/1"}),
    Case(5, {}, {}),
    # 4, 10 and 14 hit the City with the most Faithful.
    Case(4, {"pool": "3/3/3", "faithful": "gniezno 1 krakow 3"},
         {"pool": "2/3/3", "faithful": "gniezno 1 krakow 1"}),
    Case(4, {"faithful": "gniezno 1 krakow 1"}, {"faithful": "gniezno 1"}, ("pick krakow",)),
    Case(4, {}, {}),
    Case(10, {"faithful": "warszawa 2 krakow 3"}, {"faithful": "warszawa 1 krakow 2"}),
    Case(10, {"faithful": "warszawa 2 gniezno 1 krakow 2"},
         {"faithful": "warszawa 1 gniezno 1 krakow 1"}, ("pick krakow",)),
    Case(10, {"faithful": "warszawa 1 gniezno 1 krakow 3"},
         {"faithful": "gniezno 1 krakow 2"}, ("pick warszawa",)),
    Case(10, {"faithful": "krakow 3"}, {"faithful": "krakow 2"}),
    Case(10, {}, {}),
    Case(14, {"faithful": "warszawa 4 krakow 5"}, {"faithful": "warszawa 4 krakow 1"}),
    Case(14, {"faithful": "krakow 3"}, {"faithful": ""}),
    Case(14, {"faithful": "warszawa 4 krakow 4"}, {"faithful": "krakow 4"}, ("pick warszawa",)),
    Case(14, {}, {}),
    # 6 and 7 arrest here; 7 for those who do not pay.
    Case(6, {}, ARRESTED),
    Case(6, HELD_91, {}, (), NOBODY_HERE),
    Case(7, {"pool": "0/3/0"}, {"pool": "0/1/0"}, ("pay 0/2/0",)),
    Case(7, {"pool": "0/3/0"}, ARRESTED, ("arrest",)),
    Case(7, {"pool": "5/1/5"}, ARRESTED),
    Case(7, HELD_91, {}, (), NOBODY_HERE),
    # 8, 9 and 11 bring Agents.
    Case(8, {}, {"agents": "gniezno 1", **ARRESTED}),
    Case(8, HELD_91, {"agents": "gniezno 1"}, (), NOBODY_HERE),
    Case(8, {"agents": NINE}, {}),
    Case(9, {"faithful": "krakow 3 nowy-targ 1", "fields": "R@krakow-office"},
         {"agents": "krakow 1", "prison": "R", "fields": "D@gniezno-church"}),
    Case(9, {"faithful": "krakow 3 nowy-targ 3"}, {"agents": "nowy-targ 1"}, ("pick nowy-targ",)),
    Case(9, {}, {}),
    Case(9, {"faithful": "krakow 3", "agents": NINE}, {}),
    Case(11, {"agents": "gniezno 1"}, ARRESTED),
    Case(11, {}, {"agents": "gniezno 1", **ARRESTED}),
    Case(11, {"agents": NINE}, {}),
    Case(11, {"agents": "gniezno 1", **HELD_91}, {}, (), NOBODY_HERE),
    # 12 arrests on the Telephone.
    Case(12, {"fields": "R@telephone", "pool": "0/0/2"},
         {"prison": "R", "fields": "D@gniezno-church"}),
    Case(12, {"pool": "0/0/2"}, {"pool": "0/0/1"}),
    Case(12, {}, {}),
    # 13, 15 and 23 thin out many Cities.
    Case(13, {"faithful": "warszawa 2 gniezno 2 krakow 3 nowy-targ 1"},
         {"faithful": "warszawa 1 gniezno 1 krakow 3"}, ("pick nowy-targ", "pick warszawa")),
    Case(13, {"faithful": "warszawa 2 krakow 3"}, {"faithful": "warszawa 1 krakow 2"}),
    Case(13, {"faithful": "gniezno 2"}, {"faithful": "gniezno 1"}),
    Case(13, {}, {}),
    Case(15, {"faithful": "warszawa 4 gniezno 2 krakow 3"},
         {"faithful": "warszawa 3 gniezno 2 krakow 2"}),
    Case(15, {"faithful": "warszawa 2 gniezno 2"}, {}),
    Case(23, {"faithful": "warszawa 4 gniezno 2 krakow 3", "agents": "gniezno 2 krakow 1"},
         {"faithful": "warszawa 4 gniezno 1 krakow 2"}),
    Case(23, {"faithful": "warszawa 4", "agents": "gniezno 2"}, {}),
    # 16 takes Influence for crowds.
    Case(16, {"faithful": "warszawa 4 gniezno 2 krakow 3", "pool": "1/1/3"}, {"pool": "1/1/1"}),
    Case(16, {"faithful": "warszawa 4 krakow 3", "pool": "1/1/1"}, {"pool": "1/1/0"}),
    Case(16, {"faithful": "warszawa 2", "pool": "1/1/3"}, {}),
    # 17 and 18 last a while (see below).
    Case(17, {}, {"marks": "cut"}),
    Case(18, {}, {"marks": "hushed"}),
    # 19 empties the Renewal cards, 20 keeps a Citizen at home.
    Case(19, {"shown": "93:DR 64:R- 71"},
         {"shown": "93:---- 64:-- 71:--"}),
    Case(19, {}, {}),
    Case(20, {}, {"usable": 2}),
    Case(20, {"usable": 1}, {}),
    # 21 and 22 take prisoners out of the game.
    Case(21, {"prison": "R", "pool": "2/2/2"}, {"prison": "", "removed": "R"}),
    Case(21, {"prison": "RS"}, {"prison": "R", "removed": "S"}, ("pick S",)),
    Case(21, {"pool": "2/2/2"}, {"pool": "2/1/2"}),
    Case(21, {}, {}),
    Case(22, {"prison": "RR", "pool": "2/2/2"}, {"prison": "R", "removed": "R"}),
    Case(22, {"prison": "RS", "pool": "2/2/2"}, {"prison": "S", "removed": "R"}, ("pick R",)),
    Case(22, {"prison": "R", "pool": "2/2/2"}, {"pool": "1/1/2"}),
    Case(22, {"prison": "R"}, {}),
    # 24 does nothing.
    Case(24, {"pool": "5/5/5", "faithful": "gniezno 3", "prison": "RR"}, {}),
    # Local cards.
    Case(27, {}, {"agents": "gniezno 1", **ARRESTED}),
    Case(27, {"agents": NINE}, {}),
    Case(28, {"faithful": "gniezno 3", "pool": "2/2/2"},
         {"faithful": "gniezno 2", "pool": "2/2/1"}),
    Case(32, {"pool": "5/5/5"}, {"pool": "5/3/3"}),
    Case(32, {"pool": "5/1/0"}, {"pool": "5/0/0"}),
    Case(32, {"pool": "5/0/0"}, {}),
    Case(33, {"pool": "5/5/5"}, {"pool": "3/5/5"}),
    Case(33, {"pool": "0/5/5"}, {}),
    Case(38, {}, {"agents": "gniezno 1", **ARRESTED}),
    Case(38, {"agents": NINE}, {}),
    Case(39, {"faithful": "warszawa 2 gniezno 3 krakow 3"},
         {"faithful": "warszawa 1 gniezno 1 krakow 3"}, ("pick warszawa",)),
    Case(39, {"faithful": "warszawa 2"}, {"faithful": "warszawa 1"}),
    Case(41, {"faithful": "warszawa 4 krakow 5"}, {"faithful": "warszawa 4 krakow 2"}),
    Case(41, {"faithful": "warszawa 2 krakow 2"}, {"faithful": "warszawa 2"}, ("pick krakow",)),
    Case(41, {}, {}),
    Case(42, {"faithful": "gniezno 4", "pool": "2/2/2"},
         {"faithful": "gniezno 1", "pool": "1/2/2"}),
    Case(43, {}, ARRESTED),
    Case(43, HELD_91, {}, (), NOBODY_HERE),
    Case(44, {}, {"agents": "gniezno 1", **ARRESTED}),
    Case(44, {"agents": NINE}, {}),
]  # fmt: skip

REMOVES_HERE = {
    25: 2, 26: 2, 28: 1, 29: 3, 30: 2, 31: 1, 34: 2, 35: 3, 36: 1, 37: 2, 39: 2, 40: 2, 42: 3,
}  # fmt: skip
CASES += [
    Case(card, {"faithful": "gniezno 4"}, {"faithful": f"gniezno {4 - count}"})
    for card, count in REMOVES_HERE.items()
]
CASES += [Case(card, {}, {}) for card in REMOVES_HERE]


@rule("TZ-065", "TZ-066", "TZ-074", "TZ-R47", "TZ-R46")
@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.card))
def test_what_the_card_does(case: Case) -> None:
    kept: dict[str, Any] = {"shown": "56 64 71", "renewal_used": case.setup.get("shown") == ""}
    ready = play(table(**{**kept, **case.setup}, next=str(case.card)), *case.before)
    state = play(ready, "draw", *case.picks)
    expected = {**case.changed, "time": 10 + TIMES[case.card]}
    if case.card in LOCALS:
        expected["locals"] = f"{case.card}@gniezno"
    assert changes(ready, state) == expected
    assert used(state, case.card) is (case.card not in LOCALS)
    assert to_move(state) == "D"


def test_every_card_has_its_case() -> None:
    assert {case.card for case in CASES} == set(range(1, 45))


@rule("TZ-074", "TZ-072", "TZ-082")
def test_what_is_printed_on_the_cards() -> None:
    assert {card: TIME_OF[card] for card in TIMES} == TIMES
    assert [card for card in range(1, 45) if LOCAL[card]] == LOCALS
    printed = {card: ("/".join(map(str, COST_OF[card])), PENALTY_OF[card]) for card in LOCALS}
    assert printed == PRICES
    assert sum(TIMES.values()) == 178


# Choices that a card offers, and only those.


@rule("TZ-R51")
def test_ties_are_for_the_active_player_to_break() -> None:
    state = table(active="R", faithful="warszawa 2 gniezno 1 krakow 2", next="14")
    state = play(state, "place gniezno church", "draw")
    assert to_move(state) == "R"
    assert choices(state) == ["pick warszawa", "pick krakow"]
    assert says(state, "pick gniezno") == "TZ-R51"
    assert choices(state, who="D") == []


@rule("TZ-R51")
def test_card_1_asks_only_between_equals() -> None:
    state = table(shown="56:D- 64:R- 71", next="1")
    state = play(state, "place gniezno church", "draw")
    assert choices(state) == ["pick 56", "pick 64"]
    assert why(state, "pick 71") == "not-fullest"
    assert says(state, "done") == "TZ-R51"


@rule("TZ-R51")
def test_card_7_is_paid_or_not() -> None:
    state = play(table(pool="9/2/9", next="7"), "place gniezno church", "draw")
    assert choices(state) == ["pay 0/2/0", "arrest"]
    assert says(state, "pay 2/0/0") == "TZ-065"
    assert says(state, "pass") == "TZ-065"


@rule("TZ-R51")
def test_card_7_can_cost_nothing_where_nobody_stands() -> None:
    ready = play(table(pool="0/2/0", hands={"D": "91"}, next="7"), *NOBODY_HERE)
    state = play(ready, "draw", "arrest")
    assert changes(ready, state) == {"time": 15}


@rule("TZ-R51")
def test_card_10_spares_the_first_city_the_second_time() -> None:
    state = table(faithful="krakow 7 warszawa 1 nowy-targ 1", next="10")
    state = play(state, "place gniezno church", "draw")
    assert choices(state) == ["pick warszawa", "pick nowy-targ"]
    assert why(state, "pick krakow") == "not-most"


@rule("TZ-R51")
def test_card_21_lets_the_active_player_pick_whom() -> None:
    state = play(table(prison="RRS", next="21"), "place gniezno church", "draw")
    assert choices(state) == ["pick R", "pick S"]
    assert says(state, "pick I") == "TZ-059"
    assert says(state, "done") == "TZ-R51"


# What lasts for a while.


@rule("TZ-094")
def test_card_17_closes_the_telephone_for_a_round() -> None:
    state = play(table(shown="55 64 71", next="17"), "place gniezno church", "draw")
    assert says(state, "call R 55") == "TZ-094"
    assert choices(state, "call") == []
    for code in "RSI":
        state = end_turn(state)
        assert to_move(state) == code
        assert choices(state, "call") == []
    state = end_turn(state)
    assert to_move(state) == "D"
    assert says(state, "call R 55") == "legal"


@rule("TZ-094")
def test_card_17_leaves_the_caller_on_the_telephone() -> None:
    state = table(shown="55 64 71", next="17")
    state = play(state, "call R 55", "place gniezno church", "draw")
    assert who(state, "telephone") == "D"
    assert prison(state) == ""


@rule("TZ-094")
def test_card_18_silences_the_churches_for_this_turn() -> None:
    state = play(table(next="18"), "place gniezno office", "draw")
    assert offers(state, "krakow church") == {"-"}
    assert says(state, "place krakow church faith") == "TZ-094"
    assert why(state, "place krakow church faith") == "hushed"
    assert why(state, "place krakow church faithful") == "hushed"
    assert offers(state, "krakow office") == {"-", "resistance"}
    state = end_turn(state)
    assert offers(state, "krakow church") == {"-", "faith", "faithful"}


@rule("TZ-R50")
def test_card_18_does_not_undo_the_action_before_it() -> None:
    state = play(table(next="18"), "place krakow church faithful", "draw")
    assert faithful(state, "krakow") == 1


@rule("TZ-R07")
def test_card_20_keeps_a_citizen_for_this_turn_only() -> None:
    state = play(table(next="20", usable=2), "place gniezno church", "draw")
    assert state.usable == 0
    assert choices(state) == ["end"]
    assert next_turn_of(state, "D").usable == 4


@rule("TZ-R07")
def test_card_19_sends_them_home_unusable() -> None:
    state = table(shown="55:D- 64 71", next="19")
    assert state.usable == 3
    state = play(state, "place gniezno church", "draw")
    assert state.home[0] == 3
    assert state.usable == 2


# What lasts while a local card lies.


@rule("TZ-067", "TZ-033")
@pytest.mark.parametrize("card", LOCALS)
def test_every_local_card_bars_the_city_rule(card: int) -> None:
    state = table(locals=f"{card}@krakow", prison="R", pool="9/9/9")
    assert offers(state, "krakow special") == {"-", "free"}
    assert says(state, "place krakow special rule") == "TZ-067"
    assert "rule" in offers(state, "warszawa special")
    assert "rule" in offers(play(state, "remove krakow"), "krakow special")


@rule("TZ-072")
@pytest.mark.parametrize("card", LOCALS)
def test_every_local_card_goes_for_its_cost(card: int) -> None:
    cost = PRICES[card][0]
    state = play(table(locals=f"{card}@krakow", pool=cost), "remove krakow")
    assert (pool(state), local(state, "krakow")) == ("0/0/0", 0)
    assert used(state, card)
    parts = [int(part) for part in cost.split("/")]
    for resource in range(3):
        if parts[resource]:
            less = [part - (at == resource) for at, part in enumerate(parts)]
            short = table(locals=f"{card}@krakow", pool="/".join(map(str, less)))
            assert says(short, "remove krakow") == "TZ-072"


@rule("TZ-082")
@pytest.mark.parametrize("card", LOCALS)
def test_every_local_card_costs_its_penalty(card: int) -> None:
    assert total(table(locals=f"{card}@krakow", faithful="warszawa 5")) == 5 - PRICES[card][1]


OPEN = {
    "church": {"-", "faith", "faithful"},
    "office": {"-", "resistance"},
    "special": {"-", "free"},
}
BARRED: dict[int, dict[str, set[str]]] = {
    26: {"church": {"-", "faith"}},
    30: {"church": set()},
    31: {"office": set()},
    36: {"church": {"-", "faithful"}},
    37: {"office": {"-"}},
}


@rule("TZ-R49", "TZ-R48")
@pytest.mark.parametrize("card", LOCALS)
def test_what_the_fields_of_its_city_still_offer(card: int) -> None:
    """With a full pool only the ban on the City rule and these five are felt."""
    state = table(locals=f"{card}@krakow", prison="R", pool="9/9/9")
    expected = {**OPEN, **BARRED.get(card, {})}
    assert {kind: offers(state, f"krakow {kind}") for kind in OPEN} == expected
    other = {**OPEN, "special": {"-", "free", "rule"}}
    assert {kind: offers(state, f"warszawa {kind}") for kind in OPEN} == other


@rule("TZ-R49", "TZ-R43")
def test_card_26_lets_nothing_add_faithful() -> None:
    """Not the Church, no Renewal card, no City rule."""
    held = {"D": "55 60 73 79 93 95"}
    state = table(locals="26@krakow", hands=held, rules="100@krakow", here="gniezno")
    assert says(state, "place krakow church faithful") == "TZ-R49"
    for card in (55, 73, 79, 95):
        assert says(play(state, f"play {card}"), "pick krakow") == "TZ-R49"
    spied = table(locals="26@krakow", agents="krakow 1", hands=held, here="gniezno")
    assert says(play(spied, "play 55"), "pick krakow") == "TZ-054"
    assert says(play(spied, "play 79"), "pick krakow") == "TZ-R49"
    assert faithful(play(state, "play 93"), "krakow") == 0
    station = table(locals="26@krakow", rules="105@warszawa", here="gniezno")
    assert says(play(station, "place warszawa special rule"), "pick krakow") == "TZ-R49"


@rule("TZ-R49")
def test_card_26_says_that_even_after_98() -> None:
    state = table(locals="26@krakow", agents="krakow 1", hands={"D": "98"}, here="gniezno")
    state = play(state, "play 98", "pick krakow")
    assert (agents(state, "krakow"), faithful(state, "krakow")) == (0, 0)
    assert to_move(state) == "D"
    assert choices(state, "done") == []


@rule("TZ-R81", "TZ-R49")
@pytest.mark.parametrize(("card", "kind"), [(30, "church"), (31, "office")])
def test_cards_30_and_31_close_a_field(card: int, kind: str) -> None:
    state = table(locals=f"{card}@krakow")
    assert says(state, f"place krakow {kind}") == "TZ-R81"
    assert says(state, f"place warszawa {kind}") == "legal"


@rule("TZ-R49")
def test_cards_36_and_37_dry_a_field_up() -> None:
    assert why(table(locals="36@krakow"), "place krakow church faith") == "no-faith-here"
    assert why(table(locals="37@krakow"), "place krakow office resistance") == "no-resistance-here"
    state = table(locals="37@krakow", agents="krakow 1")
    assert offers(state, "krakow office") == {"-", "agent"}


@rule("TZ-R49")
@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("krakow church faith", "2/1/1"),
        ("krakow church faithful", "0/1/1"),
        ("krakow office resistance", "0/2/1"),
        ("krakow church", "1/1/1"),
        ("krakow office", "1/1/1"),
        ("warszawa office resistance", "1/2/1"),
    ],
)
def test_card_40_wants_a_faith_for_every_action(move: str, after: str) -> None:
    state = table(locals="40@krakow", pool="1/1/1", here="gniezno")
    assert pool(play(state, f"place {move}")) == after


@rule("TZ-R49")
def test_card_40_is_paid_before_the_gain() -> None:
    state = table(locals="40@krakow", agents="krakow 1", here="gniezno")
    assert offers(state, "krakow church") == {"-"}
    assert offers(state, "krakow office") == {"-"}
    assert why(state, "place krakow church faith") == "toll"
    state = play(table(locals="40@krakow", pool="10/0/0", here="gniezno"),
                 "place krakow church faith")  # fmt: skip
    assert pool(state) == "10/0/0"


@rule("TZ-R49")
def test_card_40_counts_for_the_removal_of_an_agent_too() -> None:
    state = table(locals="40@krakow", agents="krakow 1", pool="1/0/0", here="gniezno")
    state = play(state, "place krakow office agent")
    assert (agents(state, "krakow"), pool(state)) == (0, "0/0/0")


@rule("TZ-R36")
def test_card_43_makes_freeing_dearer() -> None:
    state = table(locals="43@krakow", prison="RR", pool="0/0/5", here="gniezno")
    state = play(state, "place krakow special free", "pick R")
    assert (prison(state), pool(state)) == ("R", "0/0/2")
    assert choices(state, "pick") == []
    poor = table(locals="43@krakow", prison="R", pool="0/0/2", here="gniezno")
    assert offers(poor, "krakow special") == {"-"}
    assert says(poor, "place krakow special free") == "TZ-032"
    assert offers(poor, "warszawa special") == {"-", "rule", "free"}


@rule("TZ-R49")
def test_card_44_guards_its_agents() -> None:
    state = table(locals="44@krakow", agents="krakow 1 warszawa 1", pool="0/1/0", here="gniezno")
    after = play(state, "place krakow office agent")
    assert (agents(after, "krakow"), pool(after)) == (0, "0/0/0")
    assert pool(play(state, "place warszawa office agent")) == "0/1/0"
    poor = table(locals="44@krakow", agents="krakow 1", here="gniezno")
    assert offers(poor, "krakow office") == {"-", "resistance"}
    assert why(poor, "place krakow office agent") == "guarded"


@rule("TZ-R49")
def test_card_44_guards_only_against_the_office() -> None:
    state = table(locals="44@krakow", agents="krakow 1", hands={"D": "63"})
    state = play(state, "play 63")
    assert (agents(state, "krakow"), pool(state)) == (0, "0/0/0")


@rule("TZ-R49", "TZ-070")
@pytest.mark.parametrize("card", LOCALS)
def test_no_second_local_card_takes_effect(card: int) -> None:
    first = 31 if card != 31 else 25
    ready = table(
        locals=f"{first}@gniezno", faithful="gniezno 3 krakow 3", pool="9/9/9", next=str(card)
    )
    ready = play(ready, "place gniezno church")
    state = play(ready, "draw")
    assert changes(ready, state) == {
        "agents": "gniezno 1", **ARRESTED, "time": 10 + TIMES[card]
    }  # fmt: skip
    assert seen(state)["locals"] == f"{first}@gniezno"
    assert used(state, card)
