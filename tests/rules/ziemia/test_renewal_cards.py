"""The 44 Renewal cards: what each does, what it does where there is nothing to do, and when."""

from typing import Any, NamedTuple

import pytest

from stolik.games.ziemia.deck import FIELDS_OF, INFLUENCE_OF, ON_OF, WHEN_OF
from tests.rules.marks import rule
from tests.rules.ziemia.printed import ANY, FIELDS, OWN_TURN, REACTIONS
from tests.rules.ziemia.table import (
    CODES,
    agents,
    changes,
    choices,
    end_turn,
    faithful,
    hand,
    home,
    local,
    next_turn_of,
    offers,
    play,
    pool,
    prison,
    says,
    seen,
    standing,
    table,
    to_move,
    used,
    who,
    why,
)

FULL = "warszawa 6 gniezno 4 czestochowa 6 krakow 7 oswiecim 3 nowy-targ 4"
"""All 30 Faithful."""
FULL_BUT_KRAKOW = "warszawa 6 gniezno 4 czestochowa 6 oswiecim 3 nowy-targ 4"


@rule("TZ-039", "TZ-044")
def test_what_is_printed_on_the_cards() -> None:
    fields = {card: "".join(CODES[each] for each in FIELDS_OF[card]) for card in FIELDS}
    assert fields == FIELDS
    assert {card: INFLUENCE_OF[card] for card in FIELDS} == {
        card: len(each) - 1 for card, each in FIELDS.items()
    }
    assert {card: ON_OF[card] for card in FIELDS if WHEN_OF[card] == "reaction"} == REACTIONS
    assert tuple(card for card in FIELDS if WHEN_OF[card] == "own") == OWN_TURN


# What they do.


class Case(NamedTuple):
    """D plays the card in W1 of the own turn, Gniezno being the City of the first placement."""

    card: int
    setup: dict[str, Any]
    changed: dict[str, int | str]
    """Everything that is different afterwards, but for the hand."""
    picks: tuple[str, ...] = ()


CASES = [
    # Faithful.
    Case(55, {}, {"faithful": "krakow 1"}, ("pick krakow",)),
    Case(55, {"faithful": FULL_BUT_KRAKOW},
         {"faithful": FULL_BUT_KRAKOW.replace("oswiecim", "krakow 1 oswiecim")}),
    Case(55, {"faithful": FULL}, {}),
    Case(58, {}, {"faithful": "gniezno 1 krakow 1"}, ("pick krakow", "pick gniezno")),
    Case(58, {}, {"faithful": "krakow 1"}, ("pick krakow", "done")),
    Case(58, {}, {}, ("done",)),
    Case(58, {"faithful": FULL}, {}),
    Case(60, {}, {"faithful": "czestochowa 1 krakow 1"}, ("pick krakow",)),
    Case(60, {"agents": "czestochowa 1"}, {"faithful": "krakow 1"}, ("pick krakow",)),
    Case(60, {"faithful": FULL}, {}),
    Case(73, {}, {"faithful": "krakow 2"}, ("pick krakow", "pick krakow")),
    Case(73, {}, {"faithful": "krakow 1"}, ("pick krakow", "done")),
    Case(73, {"faithful": "oswiecim 2"}, {"faithful": "oswiecim 3"}, ("pick oswiecim",)),
    Case(73, {"faithful": FULL}, {}),
    Case(74, {}, {"faithful": "warszawa 1 gniezno 1 krakow 1"},
         ("pick krakow", "pick gniezno", "pick warszawa")),
    Case(74, {}, {}, ("done",)),
    Case(74, {"faithful": FULL}, {}),
    Case(76, {"locals": "25@warszawa"}, {"faithful": "gniezno 1 krakow 2"},
         ("pick krakow", "pick gniezno", "pick krakow")),
    Case(76, {"faithful": FULL_BUT_KRAKOW, "locals": "25@krakow"}, {}),
    Case(79, {"agents": "krakow 2"}, {"faithful": "krakow 2"}, ("pick krakow", "pick krakow")),
    Case(79, {"agents": "oswiecim 1", "faithful": "oswiecim 1"}, {"faithful": "oswiecim 2"},
         ("pick oswiecim",)),
    Case(79, {"faithful": FULL}, {}),
    Case(81, {}, {"pool": "2/0/0", "faithful": "krakow 1"}, ("pick krakow",)),
    Case(81, {"faithful": FULL, "pool": "10/0/0"}, {}),
    Case(83, {"locals": "25@warszawa"}, {"faithful": "krakow 3"},
         ("pick krakow", "pick krakow", "pick krakow")),
    Case(83, {"faithful": FULL_BUT_KRAKOW, "locals": "25@krakow"}, {}),
    Case(93, {"agents": "gniezno 1", "locals": "26@krakow", "faithful": "oswiecim 3"},
         {"faithful": "warszawa 1 czestochowa 1 oswiecim 3 nowy-targ 1"}),
    Case(93, {"faithful": FULL}, {}),
    Case(95, {"agents": "gniezno 1"}, {"faithful": "gniezno 3 krakow 1"},
         ("pick gniezno", "pick gniezno", "pick krakow", "pick gniezno")),
    Case(95, {}, {"faithful": "krakow 1"}, ("pick krakow", "done")),
    Case(95, {"faithful": FULL}, {}),
    # Resources.
    Case(56, {}, {"pool": "2/0/0"}, ("gain faith",)),
    Case(56, {}, {"pool": "0/2/0"}, ("gain resistance",)),
    Case(56, {"pool": "10/0/0"}, {}, ("gain faith",)),
    Case(59, {}, {"pool": "3/0/0"}),
    Case(59, {"pool": "10/0/0"}, {}),
    Case(62, {}, {"pool": "1/0/2"}),
    Case(62, {"pool": "10/0/10"}, {}),
    Case(64, {}, {"pool": "0/3/0"}),
    Case(64, {"pool": "0/10/0"}, {}),
    Case(71, {}, {"pool": "0/1/2"}),
    Case(71, {"pool": "0/10/10"}, {}),
    Case(82, {}, {"pool": "0/0/3"}),
    Case(82, {"pool": "0/0/10"}, {}),
    Case(89, {}, {"pool": "2/0/0"}),
    Case(89, {"pool": "10/0/0"}, {}),
    Case(96, {"pool": "9/0/0"}, {"pool": "10/2/2"}),
    Case(96, {"pool": "10/10/10"}, {}),
    # Prison.
    Case(57, {"prison": "R"}, {"prison": ""}),
    Case(57, {"prison": "RS"}, {"prison": "R"}, ("pick S",)),
    Case(57, {"prison": "RS"}, {}, ("done",)),
    Case(57, {}, {}),
    Case(66, {"prison": "RS"}, {"prison": "S", "pool": "0/1/0"}, ("pick R",)),
    Case(66, {"pool": "0/10/0"}, {}),
    Case(67, {"prison": "RRS"}, {"prison": "R"}, ("pick S", "pick R")),
    Case(67, {"prison": "RRS"}, {"prison": "RR"}, ("pick S", "done")),
    Case(67, {"prison": "RS"}, {"prison": ""}),
    Case(67, {}, {}),
    Case(80, {"prison": "RRSI"}, {"prison": "R"}, ("pick S", "pick R", "pick I")),
    Case(80, {"prison": "RRS"}, {"prison": ""}),
    Case(80, {}, {}),
    Case(94, {"prison": "DRRSI", "agents": "krakow 2"}, {"prison": "", "agents": "krakow 1"}),
    Case(94, {"agents": "krakow 1 gniezno 1"}, {"agents": "krakow 1"}, ("pick gniezno",)),
    Case(94, {}, {}),
    # Agents.
    Case(63, {"agents": "krakow 2 gniezno 1"}, {"agents": "gniezno 1 krakow 1"}, ("pick krakow",)),
    Case(63, {}, {}),
    Case(75, {"agents": "warszawa 1 gniezno 2 krakow 1"}, {"agents": "gniezno 1 krakow 1"},
         ("pick warszawa", "pick gniezno")),
    Case(75, {"agents": "warszawa 1 gniezno 2"}, {"agents": "gniezno 2"},
         ("pick warszawa", "done")),
    Case(75, {}, {}),
    Case(85, {"agents": "krakow 1"}, {"agents": "", "pool": "0/2/0"}),
    Case(85, {"pool": "0/10/0"}, {}),
    Case(90, {"agents": "krakow 1 gniezno 1", "fields": "D@krakow-church R@gniezno-church"},
         {"agents": "gniezno 1", "pool": "0/1/0"}),
    Case(90, {"agents": "krakow 1 gniezno 1", "fields": "D@krakow-church D@gniezno-church"},
         {"agents": "krakow 1", "pool": "0/1/0"}, ("pick gniezno",)),
    Case(90, {"agents": "krakow 1", "fields": "D@telephone", "pool": "0/10/0"}, {}),
    Case(98, {"agents": "krakow 3"}, {"agents": "", "faithful": "krakow 2"},
         ("pick krakow", "pick krakow", "pick krakow")),
    Case(98, {"agents": "krakow 3"}, {"faithful": "gniezno 1"},
         ("pick gniezno", "pick gniezno", "done")),
    Case(98, {"faithful": FULL}, {}, ("pick gniezno",)),
    # Local cards.
    Case(68, {"locals": "44@krakow", "pool": "9/9/9"}, {"locals": "", "pool": "9/8/7"},
         ("pick krakow", "pay 0/1/2")),
    Case(68, {"locals": "25@krakow"}, {"locals": ""}, ("pick krakow",)),
    Case(68, {"locals": "25@krakow"}, {}, ("done",)),
    Case(68, {"locals": "44@krakow"}, {}),
    Case(68, {}, {}),
    Case(77, {"locals": "44@krakow"}, {"locals": ""}),
    Case(77, {"locals": "44@krakow 25@gniezno"}, {"locals": "25@gniezno"}, ("pick krakow",)),
    Case(77, {}, {}),
    Case(88, {"locals": "35@krakow 44@gniezno 34@warszawa"},
         {"locals": "34@warszawa 44@gniezno"}),
    Case(88, {"locals": "44@gniezno 34@warszawa"}, {}),
    Case(97, {"locals": "35@krakow 44@gniezno 34@warszawa"}, {"locals": "35@krakow"},
         ("pick gniezno", "pick warszawa")),
    Case(97, {"locals": "35@krakow"}, {}, ("done",)),
    Case(97, {}, {}),
    # Cards.
    Case(61, {"shown": "55:D- 64 71", "next_renewal": "97 98"},
         {"pool": "0/0/2", "shown": "55:D- 98:---- 97:----"}, ("pick 64", "pick 71")),
    Case(61, {"shown": "55:D- 64 71", "next_renewal": "98"},
         {"pool": "0/0/2", "shown": "55:D- 64:-- 98:----"}, ("pick 71", "done")),
    Case(61, {"shown": "55:D- 64:R- 71:S-", "pool": "0/0/10"}, {}),
    Case(87, {"next_central": "46"}, {"central": 46}),
    Case(87, {"level": "easy"}, {}),
    # Moves.
    Case(70, {}, {"marks": "open"}),
    Case(84, {"shown": "56 90 92"}, {"shown": "56:-- 90:-- 92:I-"}, ("call I 92",)),
    Case(84, {"shown": "56 64 71", "fields": "D@telephone"}, {"shown": "56:-- 64:R- 71:--"},
         ("call R 64",)),
    Case(84, {"shown": "89"}, {}),
    Case(91, {"fields": "D@gniezno-church"}, {"fields": "", "usable": 4}),
    Case(91, {"fields": "D@gniezno-church D@telephone"},
         {"fields": "D@gniezno-church", "usable": 3}, ("pick telephone",)),
    Case(91, {"fields": "R@gniezno-church"}, {}),
    Case(92, {"next": "5 7 9"}, {}, ("order 9 5 7",)),
    Case(92, {"next": "5", "regime_used": True}, {}),
]  # fmt: skip


@rule("TZ-041", "TZ-045", "TZ-R27")
@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.card))
def test_what_the_card_does(case: Case) -> None:
    held = {"D": str(case.card)}
    default: dict[str, Any] = {"shown": "64 71 90", "here": "gniezno", "hands": held}
    if str(case.card) in default["shown"].split():
        default["shown"] = "65 72 86"
    ready = table(**{**default, **case.setup})
    state = play(ready, f"play {case.card}", *case.picks)
    changed = changes(ready, state)
    assert changed.pop("hands") == "D:[] R:[] S:[] I:[]"
    assert changed == case.changed
    assert used(state, case.card)
    assert to_move(state) == "D"
    assert choices(state, "place") or state.usable == 0


def test_every_card_that_is_no_reaction_has_its_case() -> None:
    assert {case.card for case in CASES} == {*ANY, *OWN_TURN}


# Choices that a card offers, and only those.


@rule("TZ-R27")
@pytest.mark.parametrize("card", [55, 60, 81])
def test_add_one_means_one(card: int) -> None:
    state = play(table(hands={"D": str(card)}), f"play {card}")
    assert says(state, "done") == "TZ-R27"


@rule("TZ-R27")
@pytest.mark.parametrize("card", [58, 73, 74, 76, 79, 83, 95])
def test_up_to_includes_none(card: int) -> None:
    ready = table(hands={"D": str(card)})
    state = play(ready, f"play {card}", "done")
    assert list(changes(ready, state)) == ["hands"]


@rule("TZ-041")
@pytest.mark.parametrize("card", [58, 74])
def test_different_cities_are_different(card: int) -> None:
    state = play(table(hands={"D": str(card)}), f"play {card}", "pick krakow")
    assert "pick krakow" not in choices(state)
    assert why(state, "pick krakow") == "another-city"


@rule("TZ-041")
@pytest.mark.parametrize("card", [73, 79, 83])
def test_one_city_is_one_city(card: int) -> None:
    state = play(table(hands={"D": str(card)}), f"play {card}", "pick krakow")
    assert choices(state) == ["pick krakow", "done"]
    assert why(state, "pick gniezno") == "another-city"


@rule("TZ-041")
def test_60_is_about_another_city_than_czestochowa() -> None:
    state = play(table(hands={"D": "60"}), "play 60")
    assert faithful(state, "czestochowa") == 1
    assert "pick czestochowa" not in choices(state)
    assert why(state, "pick czestochowa") == "another-city"


@rule("TZ-041")
@pytest.mark.parametrize("card", [76, 83])
def test_no_local_card_may_lie_there(card: int) -> None:
    state = play(table(hands={"D": str(card)}, locals="25@krakow"), f"play {card}")
    assert why(state, "pick krakow") == "not-clear"


@rule("TZ-054", "TZ-R43")
@pytest.mark.parametrize("card", [55, 58, 60, 73, 74, 76, 81, 83])
def test_agents_keep_the_faithful_away(card: int) -> None:
    state = table(hands={"D": str(card)}, agents="krakow 1")
    assert says(play(state, f"play {card}"), "pick krakow") == "TZ-054"


@rule("TZ-R43", "TZ-094")
@pytest.mark.parametrize("card", [79, 95])
def test_these_come_even_where_agents_are(card: int) -> None:
    state = table(hands={"D": str(card)}, agents="krakow 1 oswiecim 3")
    state = play(state, f"play {card}")
    assert says(state, "pick krakow") == "legal"
    assert says(state, "pick oswiecim") == "TZ-051"


@rule("TZ-041")
def test_75_takes_one_agent_from_each_of_two_cities() -> None:
    state = table(hands={"D": "75"}, agents="krakow 2 gniezno 1 warszawa 1")
    state = play(state, "play 75", "pick krakow")
    assert choices(state) == ["pick warszawa", "pick gniezno", "done"]


@rule("TZ-041")
def test_98_may_name_any_city() -> None:
    state = play(table(hands={"D": "98"}, agents="krakow 2"), "play 98")
    assert len(choices(state)) == 6
    assert says(state, "done") == "TZ-R27"
    state = play(state, "pick krakow")
    assert choices(state) == ["pick krakow", "done"]


@rule("TZ-041")
def test_88_takes_only_cheap_cards() -> None:
    state = table(hands={"D": "88"}, locals="35@krakow 43@gniezno 44@warszawa")
    state = play(state, "play 88")
    assert choices(state) == ["pick gniezno", "pick krakow"]
    assert why(state, "pick warszawa") == "local-too-dear"


@rule("TZ-R26", "TZ-072")
def test_68_spares_three_tokens_of_the_holders_choice() -> None:
    state = table(hands={"D": "68"}, locals="44@krakow", pool="2/2/1")
    state = play(state, "play 68", "pick krakow")
    assert set(choices(state)) == {
        "pay 2/1/0", "pay 1/2/0", "pay 2/0/1", "pay 0/2/1", "pay 1/1/1",
    }  # fmt: skip
    assert says(state, "pay 1/0/2") == "TZ-072"
    assert says(state, "pay 0/0/0") == "TZ-072"


@rule("TZ-R72", "TZ-073")
def test_53_binds_68() -> None:
    cards, citizens = "25@krakow 28@gniezno", "D@krakow-office"
    state = table(central=53, hands={"D": "68"}, locals=cards, fields=citizens, here="gniezno")
    state = play(state, "play 68")
    assert choices(state) == ["pick krakow", "done"]
    assert says(state, "pick gniezno") == "TZ-073"


@rule("TZ-R72")
@pytest.mark.parametrize("card", [77, 88, 97])
def test_53_does_not_bind_what_costs_nothing(card: int) -> None:
    state = table(central=53, hands={"D": str(card)}, locals="25@krakow 28@gniezno")
    state = play(state, f"play {card}", "pick gniezno", *(["done"] if card == 97 else []))
    assert (local(state, "gniezno"), local(state, "krakow")) == (0, 25)


@rule("TZ-R69", "TZ-036")
def test_61_discards_only_cards_without_citizens() -> None:
    state = table(hands={"D": "61"}, shown="55:D- 64 71", next_renewal="97 98")
    state = play(state, "play 61")
    assert choices(state) == ["pick 64", "pick 71", "done"]
    assert why(state, "pick 55") == "not-empty"
    assert says(state, "pick 97") == "TZ-036"
    state = play(state, "pick 64", "done")
    assert used(state, 64)
    assert list(state.shown) == [55, 97, 71]


@rule("TZ-041")
def test_92_shows_three_cards_and_puts_them_in_any_order() -> None:
    state = play(table(hands={"I": "92"}, next="5 7 9 11"), "I: play 92")
    assert to_move(state) == "I"
    assert len(choices(state)) == 6
    assert state.known == 3
    assert says(state, "order 5 7 11") == "TZ-041"
    state = play(state, "order 9 5 7")
    assert list(state.regime_deck[:4]) == [9, 5, 7, 11]
    assert state.known == 3
    state = play(state, "place gniezno church", "draw")
    assert used(state, 9)
    assert state.known == 2


@rule("TZ-041")
def test_92_shows_as_many_as_are_left() -> None:
    state = table(hands={"D": "92"}, next="5 7", regime_used=True)
    state = play(state, "play 92")
    assert choices(state) == ["order 5 7", "order 7 5"]


@rule("TZ-R67", "TZ-R07")
def test_91_a_citizen_is_placed_a_second_time() -> None:
    state = table(active="S", hands={"S": "91"}, next="24 2")
    state = play(state, "place gniezno church", "draw", "play 91")
    assert state.usable == 4
    assert who(state, "gniezno church") == "-"
    state = play(state, "place krakow church")
    assert choices(state, "draw") == []
    assert state.time == 16


@rule("TZ-041")
def test_91_takes_only_the_holders_citizens_from_the_board() -> None:
    fields = "D@gniezno-church D@telephone R@krakow-church"
    state = table(hands={"D": "91"}, fields=fields, shown="55:D- 64 71", here="gniezno")
    state = play(state, "play 91")
    assert choices(state) == ["pick gniezno church", "pick telephone"]
    assert why(state, "pick krakow church") == "not-yours"


@rule("TZ-038", "TZ-094")
def test_70_opens_every_field_for_this_turn() -> None:
    state = table(hands={"D": "70"}, shown="64 71 90", here="gniezno")
    assert says(state, "prepare 64 R") == "TZ-038"
    state = play(state, "play 70", "prepare 64 R", "prepare 64 S")
    assert hand(state, "D") == [64]
    assert home(state, "D") == 4
    state = next_turn_of(state, "D")
    assert says(state, "prepare 90 R") == "TZ-038"


@rule("TZ-048", "TZ-R18")
def test_84_calls_without_the_telephone() -> None:
    """Also while it is busy, or cut off; nobody is placed and no ability answers."""
    state = table(active="S", hands={"S": "84"}, shown="64:-S 71 92", fields="D@telephone")
    state.cut = 2
    before = state.usable
    state = play(state, "play 84", "call R 64")
    assert state.usable == before
    assert hand(state, "S") == [64]
    assert pool(state) == "0/0/1"
    assert who(state, "telephone") == "D"


@rule("TZ-R15", "TZ-R16")
def test_84_calls_whom_the_telephone_could_call() -> None:
    away = "R@krakow-church R@krakow-office R@gniezno-church R@gniezno-office"
    state = table(hands={"D": "84"}, shown="56 92 91", fields=away)
    state = play(state, "play 84")
    assert choices(state) == ["call S 91", "call I 92"]
    assert says(state, "call R 56") == "TZ-R16"
    assert says(state, "call D 56") == "TZ-R15"


@rule("TZ-R34", "TZ-R26")
@pytest.mark.parametrize("card", [57, 66, 67, 80, 94])
def test_freed_citizens_go_home_for_nothing(card: int) -> None:
    state = play(table(hands={"R": str(card)}, prison="D", pool="0/0/5"), f"R: play {card}")
    assert (prison(state), home(state, "D"), state.usable) == ("", 4, 3)
    assert pool(state).endswith("/5")


# When.


@rule("TZ-R23", "TZ-041")
@pytest.mark.parametrize("code", list(CODES))
@pytest.mark.parametrize("card", list(FIELDS))
def test_when_a_card_may_be_played(card: int, code: str) -> None:
    """Any in W1 and W2 of every turn, Own turn in one's own, Reaction in neither."""
    shown = "64 71 90" if card not in (64, 71, 90) else "56 82 92"
    w1 = table(hands={code: str(card)}, shown=shown)
    allowed = card in ANY or (card in OWN_TURN and code == "D")
    for state in (w1, play(w1, "place gniezno church")):
        assert says(state, f"play {card}", code) == ("legal" if allowed else "TZ-R23")
        assert (f"play {card}" in choices(state, "play", code)) is allowed
        if not allowed:
            reason = "only-reaction" if card in REACTIONS else "only-own-turn"
            assert why(state, f"play {card}", code) == reason


@rule("TZ-R23")
def test_no_card_in_the_middle_of_another() -> None:
    state = table(hands={"D": "58 59", "R": "62"})
    state = play(state, "play 58")
    assert says(state, "play 59") == "TZ-R23"
    assert says(state, "play 62", "R") == "TZ-009"
    assert choices(state, who="R") == []


@rule("TZ-R23")
def test_no_card_in_the_middle_of_a_regime_card() -> None:
    state = table(hands={"D": "59", "R": "62"}, faithful="warszawa 1 krakow 1", next="14")
    state = play(state, "place gniezno church", "draw")
    assert says(state, "play 59") == "TZ-R23"
    assert choices(state, who="R") == []


@rule("TZ-040", "TZ-041")
def test_only_what_is_in_the_own_hand() -> None:
    state = table(hands={"R": "59"})
    assert says(state, "play 59") == "TZ-040"
    assert says(state, "play 64", "R") == "TZ-040"


@rule("TZ-041")
def test_a_card_played_by_another_leaves_the_turn_where_it_was() -> None:
    before = table(hands={"R": "59"})
    state = play(before, "R: play 59")
    assert to_move(state) == "D"
    assert choices(state, "place") == choices(before, "place")
    assert pool(state) == "3/0/0"


@rule("TZ-041")
def test_the_holder_picks_whoevers_turn_it_is() -> None:
    state = play(table(hands={"R": "55"}), "R: play 55")
    assert to_move(state) == "R"
    state = play(state, "pick krakow")
    assert to_move(state) == "D"


@rule("TZ-041")
def test_the_holder_of_90_is_meant_not_the_active_player() -> None:
    fields = "D@krakow-church R@gniezno-church"
    state = table(hands={"R": "90"}, agents="krakow 1 gniezno 1", fields=fields, shown="64 71 92")
    state = play(state, "R: play 90")
    assert (agents(state, "krakow"), agents(state, "gniezno")) == (1, 0)


@rule("TZ-R23")
def test_own_turn_comes_round() -> None:
    state = table(hands={"R": "70"})
    assert says(state, "play 70", "R") == "TZ-R23"
    state = end_turn(state)
    assert to_move(state) == "R"
    assert says(state, "play 70") == "legal"
    assert offers(state, "krakow church")


# Reactions do what they say.


@rule("TZ-R23", "TZ-055")
def test_65_keeps_the_agent_from_arresting() -> None:
    ready = play(table(hands={"R": "65"}, next="8"), "place gniezno church")
    asked = play(ready, "draw")
    assert to_move(asked) == "R"
    assert agents(asked, "gniezno") == 1
    assert choices(asked) == ["play 65", "pass", "pass turn"]
    state = play(asked, "play 65")
    assert (agents(state, "gniezno"), prison(state)) == (1, "")
    assert used(state, 65)
    state = play(asked, "pass")
    assert (agents(state, "gniezno"), prison(state), hand(state, "R")) == (1, "D", [65])


@rule("TZ-R40", "TZ-R41")
def test_65_is_not_asked_for_where_no_agent_is_placed() -> None:
    state = table(hands={"R": "65"}, next="8", agents="warszawa 5 krakow 4")
    state = play(state, "place gniezno church", "draw")
    assert to_move(state) == "D"


@rule("TZ-R27")
def test_65_may_be_played_for_nothing() -> None:
    state = table(hands={"R": "65"}, next="9", faithful="krakow 1")
    state = play(state, "place gniezno church", "draw", "play 65")
    assert (agents(state, "krakow"), prison(state)) == (1, "")


@rule("TZ-R23", "TZ-058")
@pytest.mark.parametrize("card", [6, 8, 43])
def test_69_brings_the_arrested_home(card: int) -> None:
    state = table(hands={"I": "69"}, next=str(card), fields="R@gniezno-office")
    state = play(state, "place gniezno church", "draw")
    assert to_move(state) == "I"
    after = play(state, "play 69")
    assert (prison(after), home(after, "R"), who(after, "gniezno office")) == ("", 4, "-")
    assert prison(play(state, "pass")) == "R"


@rule("TZ-R23")
def test_69_works_on_the_telephone() -> None:
    state = table(hands={"I": "69"}, next="12", fields="R@telephone", pool="0/0/2")
    state = play(state, "place gniezno church", "draw", "play 69")
    assert (prison(state), home(state, "R"), who(state, "telephone")) == ("", 4, "-")
    assert pool(state) == "0/0/2"


@rule("TZ-R07")
def test_69_makes_nobody_usable() -> None:
    state = table(hands={"I": "69"}, next="6")
    state = play(state, "place gniezno church", "draw", "play 69")
    assert (home(state, "D"), state.usable) == (4, 3)


@rule("TZ-R38")
def test_69_is_not_asked_for_where_nobody_is_arrested() -> None:
    state = table(hands={"I": "69", "D": "91"}, next="6")
    state = play(state, "place gniezno church", "play 91", "draw")
    assert to_move(state) == "D"


@rule("TZ-065")
def test_72_cancels_an_immediate_card_but_not_its_time() -> None:
    ready = play(table(hands={"S": "72"}, next="5", pool="5/5/5"), "place gniezno church", "draw")
    assert to_move(ready) == "S"
    state = play(ready, "play 72")
    assert pool(state) == "5/5/5"
    assert state.time == 15
    assert used(state, 5)
    assert pool(play(ready, "pass")) == "3/3/3"


@rule("TZ-R23")
def test_72_has_no_answer_to_a_local_card() -> None:
    state = table(hands={"S": "72"}, next="33")
    state = play(state, "place gniezno church", "draw")
    assert to_move(state) == "D"
    assert local(state, "gniezno") == 33


@rule("TZ-R52")
@pytest.mark.parametrize("card", [5, 24, 33, 41])
def test_78_makes_its_time_one(card: int) -> None:
    ready = play(table(hands={"D": "78"}, next=str(card), pool="5/5/5"), "place gniezno church")
    asked = play(ready, "draw")
    assert to_move(asked) == "D"
    state = play(asked, "play 78")
    assert state.time == 11
    assert seen(state)["pool"] == {5: "3/3/3", 24: "5/5/5", 33: "3/5/5", 41: "5/5/5"}[card]


@rule("TZ-R52")
def test_78_and_54_add_up() -> None:
    state = table(central=54, hands={"D": "78"}, next="24")
    state = play(state, "place gniezno church", "draw", "play 78")
    assert state.time == 12


@rule("TZ-066", "TZ-070")
@pytest.mark.parametrize("locals_before", ["", "41@gniezno"])
def test_86_discards_a_local_card(locals_before: str) -> None:
    ready = table(hands={"I": "86"}, next="33", pool="5/5/5", locals=locals_before)
    ready = play(ready, "place gniezno church")
    state = play(ready, "draw", "play 86")
    assert changes(ready, state) == {"time": 13, "hands": "D:[] R:[] S:[] I:[]"}
    assert used(state, 33)


@rule("TZ-R23")
def test_86_has_no_answer_to_an_immediate_card() -> None:
    state = play(table(hands={"I": "86"}, next="5"), "place gniezno church", "draw")
    assert to_move(state) == "D"


@rule("TZ-R60")
def test_87_on_a_table_without_central_cards() -> None:
    state = play(table(level="easy", hands={"D": "87"}), "play 87")
    assert state.central == 0
    assert standing(state, 64) == "--"
