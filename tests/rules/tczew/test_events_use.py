"""Which events may be used, on whom, and what is said otherwise."""

import pytest

from stolik.games.tczew.deck import EVENTS
from stolik.games.tczew.effects import asked, targets
from stolik.games.tczew.moves import read
from stolik.games.tczew.saved import from_data
from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.state import State, pieces
from stolik.kernel.chance import QuickChance
from tests.rules.marks import rule
from tests.rules.tczew.events_table import HALLS_OF_T, facing, target, victim
from tests.rules.tczew.table import (
    BASE2,
    BASE3,
    BASE4,
    choices,
    names,
    owner,
    play,
    random_states,
    refusal,
    says,
    table,
    to_move,
    tokens,
    told,
    where,
)

NEEDS = {162: 2, 166: 1, 169: 1, 181: 2, 183: 3, 194: 4}


@rule("TCZ-058", "TCZ-R53")
@pytest.mark.parametrize(("event", "count"), NEEDS.items())
def test_an_event_may_need_town_halls(event: int, count: int) -> None:
    spots = ["A1x1", "C3x1", "E5x1", "G7x1"]
    halls = [f"{card}@{at}" for card, at in zip((10, 11, 12, 13), spots, strict=True)]
    town = "" if EVENTS[event].target == "self" else " C"
    enough = table(BASE4, "T " + " ".join(halls[:count]), hand=f"{event} 45")
    assert says(enough, f"event {event}{town}") == "legal"
    short = table(BASE4, "T " + " ".join(halls[: count - 1]), hand=f"{event} 45")
    refused = refusal(short, f"event {event}{town}")
    assert refused is not None
    assert (refused.rule, refused.params["count"], refused.params["number"]) == (
        "TCZ-058", count, count - 1,
    )  # fmt: skip
    assert choices(short, "event") == []
    assert target(short, event, town.strip() or "T") == "TCZ-058"


@rule("TCZ-058")
def test_s30_start_cards_are_no_town_halls() -> None:
    base = BASE3.replace("- 3@C3x8", "T 3@C3x8")
    state = table(base, "T 10@A1x1 11@C3x1", hand="183 45")
    assert says(state, "event 183 C") == "TCZ-058"


@rule("TCZ-R54", "TCZ-047", "TCZ-048")
def test_whom_an_event_may_name() -> None:
    state = facing(164)
    assert choices(state, "event") == ["event 164 C", "event 164 S", "event 164 L"]
    assert says(state, "event 164 T") == "TCZ-R54"
    assert says(state, "event 164") == "TCZ-048"
    assert says(facing(153), "event 153 C") == "TCZ-048"
    assert says(table(BASE2, hand="164 45"), "event 164 L") == "TCZ-001"
    assert choices(table(BASE2, hand="164 45"), "event") == ["event 164 C"]
    assert choices(table(BASE3, hand="189 45"), "event") == [
        "event 189 T", "event 189 C", "event 189 L",
    ]  # fmt: skip
    assert says(state, "event 165 C") == "TCZ-040"


@rule("TCZ-046", "TCZ-052", "TCZ-040")
def test_the_card_leaves_the_hand_and_ends_among_the_used() -> None:
    state = facing(164, victim(50))
    state, facts = told(state, "event 164 C", dice=[1])
    assert facts[0].name == "event-on"
    assert 164 not in state.hands[0]
    assert not state.used >> 164 & 1, "it is still being carried out"
    assert pieces(state) == list(range(1, 213))
    assert where(play(state, "done"), 164) == "used"


@rule("TCZ-R47", "TCZ-R48")
def test_the_view_shows_targets_before_one_is_named() -> None:
    state = facing(164, victim(50, 51, safe=56, guard=20))
    found = {each.seat: each for each in targets(state, 0, 164)}
    assert set(found) == {1, 2, 3}
    assert found[1].refusal is None
    assert names(found[1].fields) == {"G7x12", "E5x12"}
    assert names(found[1].shielded) == {"A1x12"}
    assert not found[2].fields
    assert [each.seat for each in targets(facing(157), 0, 157)] == [0]
    assert [each.seat for each in targets(facing(159), 0, 159)] == [1, 2, 3, 0]


@rule("TCZ-R106")
@pytest.mark.parametrize("event", EVENTS)
def test_legal_moves_and_targets_agree(event: int) -> None:
    """On positions of random games: a move is offered exactly where nothing is lacking."""
    tried = 0
    for state in list(random_states(3, event, {"rules": "extended"}))[20::40]:
        seat = SCRIPT.to_move(state)
        if seat is None or state.frames[-1][0] != 6 or state.limited[seat]:
            continue
        give_event(state, seat, event)
        offered = set(choices(state, f"event {event}"))
        found = targets(state, seat, event)
        if EVENTS[event].target in ("opponent", "any"):
            may = {f"event {event} {'TCSL'[state.towns[each.seat] - 1]}" for each in found
                   if each.refusal is None}  # fmt: skip
        elif EVENTS[event].target == "self":
            may = {f"event {event}" for each in found if each.refusal is None}
        else:
            may = {f"event {event}"}
        assert offered == may
        tried += 1
    assert tried > 2


def give_event(state: State, seat: int, event: int) -> None:
    """Move the card into the hand from wherever it is."""
    state.used &= ~(1 << event)
    state.processes = tuple(each for each in state.processes if each[0] != event)
    state.piles = tuple(bytes(card for card in each if card != event) for each in state.piles)
    state.hands = tuple(bytes(card for card in hand if card != event) for hand in state.hands)
    hands = list(state.hands)
    hands[seat] = bytes(sorted((*hands[seat], event)))
    state.hands = tuple(hands)


@rule("TCZ-049")
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_comes_to_an_end(event: int) -> None:
    """From positions of random games, with random answers, saved and read between."""
    used = 0
    luck = QuickChance(event)
    for state in list(random_states(4, event, {"rules": "extended"}))[30::30]:
        seat = SCRIPT.to_move(state)
        if seat is None or state.frames[-1][0] != 6 or state.limited[seat]:
            continue
        give_event(state, seat, event)
        for move in choices(state, f"event {event}"):
            after = state.clone()
            play_out(after, move, luck)
            assert pieces(after) == list(range(1, 213))
            assert after.used >> event & 1 or event in (154, 160, 175)
            used += 1
    assert used


def play_out(state: State, move: str, luck: QuickChance) -> None:
    """Use the event and answer at random until its questions are over."""
    SCRIPT.play(state, SCRIPT.to_move(state) or 0, read(move), luck, None)
    for _ in range(40):
        question = asked(state)
        if question is None:
            return
        data = state.to_data()
        assert from_data(data).to_data() == data
        seat = SCRIPT.to_move(state) or 0
        legal = SCRIPT.legal(state, seat)
        SCRIPT.play(state, seat, legal[luck.below(len(legal))], luck, None)
    raise AssertionError("it asks for ever")


# The extended game (TCZ-059, TCZ-R67).

BORDER = "T 10@G7x11 11@E5x11 12@C3x11 13@A1x1"


@rule("TCZ-059", "TCZ-R100")
@pytest.mark.parametrize(("event", "dice"), [(161, []), (162, [3])])
def test_s54_tokens_on_cards_taken_only_in_the_extended_game(event: int, dice: list[int]) -> None:
    for extended, count in ((False, 0), (True, 2)):
        state = facing(event, BORDER, victim(68, 84), extended=extended)
        state = play(state, f"event {event} C", "pick G7x12", "pick E5x12", dice=dice)
        assert (owner(state, 68), owner(state, 84)) == ("T", "T")
        assert tokens(state, "G7x12") == tokens(state, "E5x12") == count


@rule("TCZ-059", "TCZ-R67", "TCZ-R49", "TCZ-R100", "TCZ-R99")
@pytest.mark.parametrize("event", [183, 194])
def test_second_tokens_come_off_what_touched_the_user(event: int) -> None:
    maps = victim(40, 41, 42).replace("40@G7x12", "40@G7x12**").replace("41@E5x12", "41@E5x12**")
    maps = maps.replace("75@G7x13", "75@G7x13**").replace("42@C3x12", "42@C3x12*")
    state = facing(event, BORDER, maps, extended=True)
    state = play(state, f"event {event} C", "pick G7x12", dice=[1] if event == 194 else [2])
    assert owner(state, 40) == "T"
    assert tokens(state, "G7x12") == 1, "taken: one token, for it touches a rival"
    assert tokens(state, "E5x12") == 1
    assert tokens(state, "C3x12") == 1
    assert tokens(state, "G7x13") == 2, "it touches only the card just taken"


@rule("TCZ-059")
def test_183_takes_nothing_and_still_loosens_the_border() -> None:
    maps = victim(84).replace("84@G7x12", "84@G7x12**")
    state = facing(183, BORDER, maps, extended=True)
    state = play(state, "event 183 C", dice=[1])
    assert tokens(state, "G7x12") == 1


@rule("TCZ-R100")
def test_cards_taken_get_a_token_where_they_touch_a_rival() -> None:
    maps = "T 10@G7x11 11@E5x11 12@C3x11 13@A1x1; C 40@G7x12 84@G7x13 75@E5x12*"
    state = facing(194, maps, extended=True)
    state = play(state, "event 194 C", "pick G7x12", "pick E5x12", dice=[2])
    assert tokens(state, "G7x12") == 1
    assert tokens(state, "E5x12") == 0, "nobody else is near it any more"


@rule("TCZ-R99")
def test_two_tokens_do_not_stop_events() -> None:
    maps = victim(68).replace("68@G7x12", "68@G7x12**")
    state = facing(161, HALLS_OF_T, maps, extended=True)
    state = play(state, "event 161 C", "pick G7x12")
    assert owner(state, 68) == "T"
    assert to_move(state) in "TC"
