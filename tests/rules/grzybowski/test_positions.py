"""Position files: what is read, what is filled in, and what is refused and where."""

import pytest
from _pytest.mark import ParameterSet
from hypothesis import given
from hypothesis import strategies as st

from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.state import State
from stolik.kernel.game import digest
from stolik.kernel.position import PositionFile
from stolik.kernel.refusal import BadInput
from tests.rules.grzybowski.table import (
    cards,
    choices,
    eager_game,
    lies,
    market,
    outside,
    places,
    play,
    position,
    sees,
    table,
    to_move,
)
from tests.rules.marks import rule

EMPTY = "--- --- --- --- ---"


def grid(*rows: str, out: tuple[str, ...] = ()) -> str:
    """A grid of a position file; rows that are left out are empty."""
    return "\n".join(['grid = """', *rows, *[EMPTY] * (5 - len(rows)), *out, '"""'])


# There and back.


def same(one: State, two: State) -> bool:
    return digest(one) == digest(two)


@given(st.integers(0, 10_000))
def test_every_moment_of_a_game_reads_back(seed: int) -> None:
    moments = list(eager_game(seed))
    for state in (moments[seed % len(moments)], moments[-1]):
        assert same(position(GAME.to_position(state)), state)


@pytest.mark.parametrize(
    "state",
    [
        table("20r # #"),
        table("20r # #", hand="24a"),
        table("20r # #", hand="24r"),
        table("20r # #", drawn=24),
        table("20r # #\n24r", laid=24),
        table("20r # #", hand="24a", chance_used=True),
        table("20r # # # #\nout 0,5 #\nout -1,0 #"),
        play(table("20r 30r #"), "draw 30"),
    ],
    ids=["taking", "hand", "hand reverse", "drawn", "laid", "chance used", "outside", "draw"],
)
def test_every_scene_reads_back(state: State) -> None:
    assert same(position(GAME.to_position(state)), state)


def test_a_card_laid_from_the_stack_reads_back() -> None:
    """The market has no hole then, and none is refilled."""
    state = play(table("30r 20r #", market="01r 02r 03a 04a 05a 06a"), "draw 30")
    state = play(state, min(choices(state, "lay")))
    assert same(position(GAME.to_position(state)), state)


def test_a_grid_that_grew_to_the_left_keeps_its_places() -> None:
    state = play(table("# # #", market="01r 02r 03a 04a 05a 06a"), "take 03a", "lay 03a 0,-1")
    again = position(GAME.to_position(state))
    assert lies(again, "0,-1") == "03a"
    assert same(again, state)


# What is left out is filled in.


def test_an_empty_file_is_the_first_turn() -> None:
    state = position("")
    assert sees(state, 0)["turn"] == 1
    assert to_move(state) == 0
    assert market(state) == ["01r", "02r", "03a", "04a", "05a", "06a"]
    assert list(state.stack) == list(range(7, 56))


def test_the_other_grid_gets_as_many_cards() -> None:
    state = table("24a 25a 26a")
    assert len(cards(state, 1)) == 3
    assert set(cards(state, 1).values()) == {"53a", "54a", "55a"}
    assert GAME.pieces(state) == list(range(1, 56))


def test_the_second_player_may_be_to_move() -> None:
    state = position(f"to_move = 2\n{grid('24a 25a --- --- ---')}")
    assert to_move(state) == 1
    assert cards(state, 1) == {"0,0": "24a", "0,1": "25a"}


def test_a_card_in_hand_leaves_a_hole_on_its_side_of_the_market() -> None:
    assert market(table("#", hand="24a"))[2] == "---"
    assert market(table("#", hand="24r"))[0] == "---"
    assert "---" not in market(table("#", drawn=24))


def test_a_card_just_laid_leaves_a_hole_that_the_end_of_the_turn_fills() -> None:
    state = table("24r 20r", laid=24)
    assert market(state)[0] == "---"
    assert "---" not in market(play(state, "end"))


def test_a_grid_may_lie_elsewhere() -> None:
    state = position('hand = "07a"\norigin = "-2,-1"\n' + grid("24a 25a --- --- ---"))
    assert cards(state) == {"-2,-1": "24a", "-2,0": "25a"}


def test_a_single_grid_is_scored_in_the_frame_that_is_shown() -> None:
    """The town hall at the upper left is in the corner of the frame, not where it would be best."""
    file = PositionFile(grid("18r --- --- --- ---"))
    assert GAME.score_position(file).totals == (1,)
    assert GAME.score(GAME.from_position(file)).totals[0] == 7


@rule("PG-024")
@pytest.mark.parametrize("origin", ["-4,4", "-9,-9", "-10,0", "8,8", "9,0", "12,12"])
@pytest.mark.parametrize("rows", [["07a --- --- --- ---"], [*[EMPTY] * 4, "--- --- --- --- 07a"]])
def test_a_grid_far_away_grows_like_one_at_home_or_is_refused(origin: str, rows: list[str]) -> None:
    """Where a grid is written must not change on which sides it may grow."""
    text = f'hand = "24a"\norigin = "{origin}"\n{grid(*rows)}'
    try:
        growth = len(places(position(text)))
    except BadInput:
        return
    assert growth == 4


def test_empty_places_and_sides_may_be_written_casually() -> None:
    state = position('grid = """\n24A - . -- ---\n' + f"{EMPTY}\n" * 4 + '"""')
    assert cards(state) == {"0,0": "24a"}


@rule("PG-R27")
def test_cards_outside_are_written_from_the_frame() -> None:
    state = table("20r # # # #\nout 0,5 07a\nout -1,2 08r")
    assert outside(state) == {"0,5", "-1,2"}
    assert lies(state, "-1,2") == "08r"


# What is refused, and where: the line that begins with `>` is the one to be named.


def marked(text: str) -> str:
    return f">{text}"


def fault(name: str, broken: str | None, reason: str, *lines: str) -> ParameterSet:
    return pytest.param(broken, reason, "\n".join(lines), id=name)


ONE = "24a --- --- --- ---"
DOUBLED = grid("24a --- 25a --- ---", ">--- 24r --- --- ---")
ONE_ROW = 'grid = """\n25a --- --- --- ---\n"""'
MARKET = 'market = "01r 02r 03a 04a 05a 06a"'
FULL_GRID = grid(*(" ".join(f"{5 * row + card:02}a" for card in range(1, 6)) for row in range(5)))
NEARLY_FULL = grid(
    *(" ".join(f"{26 + 5 * row + card:02}a" for card in range(5)) for row in range(4)),
    "46a 47a 48a 49a ---",
)

FAULTS = [
    # Cards.
    fault("a card twice in a grid", "PG-002", "card-twice", DOUBLED),
    fault("a card twice and its number in a title", "PG-002", "card-twice",
          'title = "the square in 1924"', DOUBLED),
    fault("a card in the grid and in the market", "PG-002", "card-twice",
          grid("01a --- --- --- ---"), marked(MARKET)),
    fault("a card twice in the market", "PG-002", "card-twice",
          "to_move = 1", '>market = "01r 01r 03a 04a 05a 06a"'),
    fault("an unknown card", None, "card-number", "", grid(">56a --- --- --- ---")),
    fault("no card at all", None, "card", grid(ONE, ">--- xxa --- --- ---")),
    fault("an unknown side", None, "side", grid(">24b --- --- --- ---")),
    fault("cards missing from the stack", "PG-002", "card-count",
          "to_move = 1", '>stack = "07 08"'),
    fault("a side in the stack", None, "card", "to_move = 1", '>stack = "07a 08a"'),
    # The shape of a grid.
    fault("a sixth column", "PG-023", "sixth-column", grid(ONE, ">25a 26a 27a 28a 29a 30a")),
    fault("a sixth column written widely", "PG-023", "sixth-column",
          grid(ONE, ">25a  26a  27a  28a  29a  30a")),
    fault("an empty sixth column", "PG-023", "sixth-column", grid(ONE, EMPTY, f">{EMPTY} ---")),
    fault("a row too short", None, "grid-columns", grid(ONE, EMPTY, ">--- --- ---")),
    fault("too few rows", None, "grid-rows", "to_move = 1", marked(ONE_ROW)),
    fault("too few rows of a grid named before", None, "grid-rows",
          'title = "a grid"', marked(ONE_ROW)),
    fault("too few rows in the second grid", None, "grid-rows",
          "[[seat]]", grid(ONE), "[[seat]]", marked(ONE_ROW)),
    fault("26 cards", "PG-006", "too-many",
          "to_move = 1", marked(FULL_GRID.removesuffix('"""') + 'out 0,5 26a\n"""')),
    fault("an origin that is no place", None, "place", '>origin = "here"', grid(ONE)),
    # Cards outside.
    fault("outside but inside", "PG-R27", "out-place", grid(ONE, out=(">out 1,1 25a",))),
    fault("beyond the ring", "PG-R27", "out-place", grid(ONE, out=(">out 0,6 25a",))),
    fault("at a corner of the ring", "PG-R27", "out-place", grid(ONE, out=(">out -1,-1 25a",))),
    fault("two in one place outside", "PG-R27", "out-place",
          grid(ONE, out=("out 0,5 25a", ">out 0,5 26a"))),
    fault("outside without a place", None, "out-line", grid(ONE, out=(">out 25a",))),
    fault("outside in no place", None, "place", grid(ONE, out=(">out here 25a",))),
    # The market.
    fault("a market of five", "PG-004", "market-size",
          "to_move = 1", '>market = "01r 02r 03a 04a 05a"'),
    fault("a market named before", "PG-004", "market-size",
          "# an empty market", '>market = "01r 02r 03a 04a 05a"'),
    fault("three reverses in the market", "PG-004", "market-side",
          "to_move = 1", '>market = "01r 02r 03r 04a 05a 06a"'),
    fault("five obverses in the market", "PG-004", "market-side",
          "to_move = 1", '>market = "01r 02a 03a 04a 05a 06a"'),
    fault("a hole and no card in hand", "PG-007", "market-holes",
          "to_move = 1", '>market = "01r --- 03a 04a 05a 06a"'),
    fault("a card in hand and no hole", "PG-007", "market-holes",
          'hand = "24a"', marked(MARKET)),
    fault("a hole on the other side", "PG-014", "hand-slot",
          'market = "01r --- 03a 04a 05a 06a"', '>hand = "24a"'),
    # The turn.
    fault("a third player", "PG-001", "two-seats", "", ">to_move = 3"),
    fault("a third seat", "PG-001", "two-seats", "[[seat]]", "[[seat]]", ">[[seat]]"),
    fault("a grid and seats", "PG-001", "two-seats", grid(ONE), ">[[seat]]"),
    fault("grids out of step", "PG-010", "out-of-step",
          "[[seat]]", marked(grid("24a 25a 26a --- ---")), "[[seat]]", grid("27a --- --- --- ---")),
    fault("a full grid to move", "PG-010", "out-of-step",
          "[[seat]]", marked(FULL_GRID), "[[seat]]", NEARLY_FULL),
    fault("a card taken and one drawn", "PG-015", "one-card", 'hand = "24a"', ">drawn = 25"),
    fault("a card laid and one in hand", "PG-015", "one-card", 'hand = "24a"', ">laid = 25"),
    fault("a card laid that is not there", "PG-015", "laid-where", grid(ONE), ">laid = 25"),
    # The file.
    fault("another game", None, "other-game", "to_move = 1", '>game = "tczew"'),
    fault("another game named before", None, "other-game", "# a game", '>game = "tczew"'),
    fault("an unknown key", None, "key", "to_move = 1", '>colour = "red"'),
    fault("a key that begins another", None, "key", MARKET, ">mark = 1"),
    fault("an unknown key of a seat", None, "key", "[[seat]]", '>hand = "24a"'),
    fault("a number for a text", None, "key-type", "to_move = 1", ">market = 6"),
    fault("a text for a number", None, "key-type", '>to_move = "one"'),
]  # fmt: skip


@rule("PG-001", "PG-002", "PG-004", "PG-006", "PG-007", "PG-010", "PG-014", "PG-015", "PG-023")
@pytest.mark.parametrize(("broken", "reason", "text"), FAULTS)
def test_a_fault_is_told_with_file_line_and_rule(
    broken: str | None, reason: str, text: str
) -> None:
    line = 1 + [part.startswith(">") for part in text.splitlines()].index(True)
    with pytest.raises(BadInput) as caught:
        GAME.from_position(PositionFile(text.replace(">", ""), "mine.toml"))
    found = caught.value
    assert (found.refusal.rule, found.refusal.reason) == (broken, reason)
    assert found.file == "mine.toml"
    assert found.where == {"line": line}
    assert str(found).startswith(f"mine.toml: line {line}: ")


@pytest.mark.parametrize(
    ("text", "line"), [("to_move =", 1), ("to_move = 1\n\nmarket : 5\n", 3), ("a = 1\na = 1\n", 2)]
)
def test_what_is_no_toml_is_told_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadInput) as caught:
        PositionFile(text, "mine.toml")
    assert caught.value.where == {"line": line}
    assert caught.value.refusal.reason == "toml"


@rule("PG-002")
def test_no_card_is_taken_twice_when_the_rest_is_filled_in() -> None:
    for state in (table("01a 02a 55a"), table("01a", "02a", hand="03a"), table("#", drawn=7)):
        assert GAME.pieces(state) == list(range(1, 56))
