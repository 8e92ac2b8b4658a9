"""What partners in Ta Ziemia tell each other: intentions in words, fingers and plans heeded."""

import pytest

from stolik.bots import BOTS, Outlook
from stolik.bots.ahead import LONGEST, ahead
from stolik.games.ziemia import GAME
from stolik.games.ziemia.intent import WISHED, heed
from stolik.games.ziemia.state import State
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import LANGUAGES
from stolik.words import Words
from tests.bots.ziemia import after, hand, placed_before, show, table

WORDS = [Words(language, GAME) for language in LANGUAGES]


def intent(state: State, *moves: str) -> str | None:
    """The name of the intention, which can be said in both languages."""
    told = GAME.intent(state, 0, [GAME.read(move) for move in moves])
    assert told is None or len({say.intent(*told) for say in WORDS}) == len(WORDS)
    return told and told[0]


# Intentions.


@pytest.mark.parametrize("bot", ["random", "level1", "level2"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_turn_begins_with_a_sentence_in_both_languages(bot: str, players: int) -> None:
    luck = QuickChance(players)
    state = GAME.new(players, {"factions": "choose"}, luck)
    told_in: set[tuple[int, int]] = set()
    turns: set[tuple[int, int]] = set()
    while (seat := GAME.to_move(state)) is not None:
        outlook = Outlook(GAME, state, seat, luck)
        move = BOTS[bot](outlook)
        told = GAME.intent(state, seat, ahead(outlook, move))
        turn = GAME.turn(state) or (0, seat)  # while factions are chosen
        turns.add(turn[:2])
        if told is not None:
            told_in.add(turn[:2])
            for say in WORDS:
                sentence = say.intent(*told)
                assert sentence[0].isupper()
                assert sentence.endswith(".")
                assert "{" not in sentence
        GAME.play(state, seat, move, luck, None)
    assert told_in == turns


@pytest.mark.parametrize(
    ("moves", "name"),
    [
        (["place gniezno church faithful"], "gather"),
        (["place gniezno church faithful", "place krakow church faithful"], "gather-two"),
        (["place krakow church faithful", "prepare 89 D", "prepare 89 D"], "prepare"),
        (["prepare 93 D", "place krakow church faithful"], "begin"),
        (["call R 93"], "begin"),
        (["place gniezno office agent"], "expel"),
        (["place gniezno special free", "pick R"], "free"),
        (["place gniezno special rule"], "rule"),
        (["play 55", "pick gniezno"], "play"),
        (["remove warszawa"], "remove"),
        (["place krakow church faith"], "save-for"),
        (["place krakow office resistance"], "save-for"),
        (["place gniezno office"], "stand"),
        (["draw"], None),
        (["end"], None),
        (["pass"], None),
        (["take D"], "take"),
    ],
)
def test_what_moves_are_for(moves: list[str], name: str | None) -> None:
    state = placed_before(table(locals=bytes([34, 0, 0, 0, 0, 0])))
    show(state, 89, 93, 94)
    assert intent(state, *moves) == name


def test_what_the_first_placement_of_a_turn_is_for() -> None:
    state = table(faithful=bytes([2, 0, 1, 1, 1, 1]))
    assert intent(state, "place gniezno office resistance", "draw") == "first"
    assert intent(state, "place warszawa office resistance", "draw") == "save"
    assert intent(table(usable=0, home=bytes([0, 4, 4, 4])), "end") == "wait"


def test_a_card_that_was_begun_names_whom_it_waits_for() -> None:
    state = table()
    moves = [GAME.read(move) for move in ("prepare 93 D", "call R 93")]
    assert GAME.intent(state, 0, moves) == ("begin", {"card": 93, "faction": "S"})


def test_what_is_foreseen_ends_where_luck_begins() -> None:
    state = table()
    line = ahead(
        Outlook(GAME, state, 0, QuickChance(1)), GAME.read("place gniezno church faithful")
    )
    assert [GAME.write(move) for move in line] == ["place gniezno church faithful", "draw"]
    placed = placed_before(state.clone())
    line = ahead(Outlook(GAME, placed, 0, QuickChance(1)), GAME.read("place gniezno church faith"))
    assert len(line) > 2
    assert len(line) <= 1 + LONGEST
    for move in line:
        assert move in GAME.legal(placed, 0)
        GAME.play(placed, 0, move, QuickChance(1), None)


def test_no_intention_tells_what_is_hidden() -> None:
    """The same in a world where all hidden cards lie in another order."""
    luck = QuickChance(3)
    state = GAME.new(4, {}, luck)
    while (seat := GAME.to_move(state)) is not None:
        other = GAME.imagine(state, seat, luck)
        move = BOTS["level2"](Outlook(GAME, state, seat, QuickChance(7)))
        lines = [ahead(Outlook(GAME, each, seat, QuickChance(7)), move) for each in (state, other)]
        assert lines[0] == lines[1]
        assert GAME.intent(state, seat, lines[0]) == GAME.intent(other, seat, lines[0])
        GAME.play(state, seat, move, luck, None)


# Fingers and plans.


@pytest.mark.parametrize(
    ("wish", "serves", "not_this"),
    [
        ("gniezno church", "place gniezno church faith", "place gniezno office resistance"),
        ("gniezno", "place gniezno office resistance", "place krakow church faith"),
        ("93", "prepare 93 D", "prepare 94 D"),
        ("93 r", "call R 93", "prepare 93 D"),
        ("telephone", "call R 93", "prepare 93 D"),
        ("local warszawa", "remove warszawa", "place warszawa church faith"),
        ("prison", "place gniezno special free", "place gniezno special rule"),
        ("prison", "play 57", "play 55"),
        ("hand 55", "play 55", "play 57"),
        ("prepare 93 R", "prepare 93 D", "call R 93"),
        ("call R 93", "prepare 93 D", "prepare 94 D"),
    ],
)
def test_a_wish_is_served_by_one_move_and_not_by_another(
    wish: str, serves: str, not_this: str
) -> None:
    state = table(locals=bytes([34, 0, 0, 0, 0, 0]))
    assert heed(state, 0, GAME.read(serves), [wish]) == WISHED
    assert heed(state, 0, GAME.read(not_this), [wish]) == 0.0


@pytest.mark.parametrize(
    ("plan", "move"),
    [
        ("place gniezno church faithful", "place gniezno church faith"),
        ("call R 93", "call S 94"),
    ],
)
def test_nobody_takes_what_somebody_plans_to_use(plan: str, move: str) -> None:
    assert heed(table(), 0, GAME.read(move), [plan]) == -WISHED


def test_many_wishes_count_once_and_nonsense_not_at_all() -> None:
    move = GAME.read("place gniezno church faith")
    assert heed(table(), 0, move, ["gniezno", "gniezno church", "gniezno"]) == WISHED
    assert heed(table(), 0, move, ["x", "place", "place nowhere church", "prepare 93 X", ""]) == 0.0
    assert heed(table(), 0, move, []) == 0.0


def chosen(state: State, bot: str, *wishes: str) -> str:
    outlook = Outlook(GAME, state, 0, QuickChance(1), wishes=wishes)
    return GAME.write(BOTS[bot](outlook))


@pytest.mark.parametrize("bot", ["level2", "level3"])
def test_a_finger_decides_between_moves_that_are_nearly_as_good(bot: str) -> None:
    state = placed_before(table(usable=1, home=bytes([1, 4, 4, 4])))
    cities = ("warszawa", "gniezno", "nowy-targ")
    wanted = {f"{city} church": chosen(state, bot, f"{city} church") for city in cities}
    for place, move in wanted.items():
        assert move.startswith(f"place {place} ")


def test_a_silly_finger_is_overlooked() -> None:
    agents = placed_before(table(agents=bytes([0, 1, 0, 0, 0, 0]), usable=1))
    assert chosen(agents, "level4", "oswiecim office") == "place gniezno office agent"
    late = table(time=97, hands=hand(95), faithful=bytes([1, 1, 1, 1, 1, 1]))
    waiting = after(late, "place gniezno church faithful")
    assert chosen(waiting, "level4", "warszawa", "prison") == "play 95"


@pytest.mark.parametrize("bot", ["level2", "level3"])
def test_a_partner_comes_to_the_card_that_somebody_plans_to_fill(bot: str) -> None:
    state = placed_before(table(usable=1, home=bytes([1, 4, 4, 4])))
    show(state, 58, 60, 93)  # two of the same fields, which bring the same
    for card in (58, 60):
        assert chosen(state, bot, f"prepare {card} S") == f"prepare {card} D"


@pytest.mark.parametrize("bot", ["level2", "level3"])
def test_a_partner_leaves_a_field_to_whoever_plans_to_use_it(bot: str) -> None:
    state = placed_before(table(usable=1, home=bytes([1, 4, 4, 4]), cut=2))
    show(state, 64, 65, 66)  # nothing for the Clergy
    alone = chosen(state, bot)
    assert alone.startswith("place ")
    assert chosen(state, bot, alone).split()[1:3] != alone.split()[1:3]
