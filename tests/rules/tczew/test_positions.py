"""Position files: what is read, what is filled in, and what is refused and where."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.games.tczew import GAME
from stolik.games.tczew.state import State
from stolik.kernel.game import LANGUAGES, digest
from stolik.kernel.position import PositionFile
from stolik.kernel.refusal import BadInput
from stolik.words import Words
from tests.rules.marks import rule
from tests.rules.tczew.table import (
    BASE2,
    BASE4,
    hand,
    owner,
    owns,
    pile,
    play,
    random_states,
    says,
    table,
    to_move,
    tokens,
    towns,
    used_subs,
    where,
)

TCZEW = "1@H8x7 114@H8x6 115@I9x7 116@H8x8"
CZYZYKOWO = "2@I9x13 117@I9x12 118@H8x13 119@J10x13"


def position(text: str) -> State:
    return GAME.from_position(PositionFile(text, "town.toml"))


def town(more: str = "", board: str = "", tczew: str = TCZEW) -> str:
    """A position of two players."""
    return f'{more}\n[board]\nT = "{tczew}"\nC = "{CZYZYKOWO}"\n{board}'


def refused(text: str) -> str:
    """`line 3: TCZ-023 touching-alike`."""
    with pytest.raises(BadInput) as caught:
        position(text)
    error = caught.value
    for language in LANGUAGES:
        assert Words(language, GAME).error(error).startswith("town.toml, ")
    rule = f"{error.refusal.rule} " if error.refusal.rule else ""
    return f"line {error.where['line']}: {rule}{error.refusal.reason}"


# There and back.


def same(one: State, two: State) -> bool:
    return digest(one) == digest(two)


OPTIONS = [
    {},
    {"rules": "extended", "settlements": "lots", "speed": True},
    {"rules": "extended", "end": "vote"},
    {"end": "III"},
]


@settings(max_examples=6)
@given(st.integers(0, 10_000), st.sampled_from([2, 3, 4]), st.sampled_from(OPTIONS))
def test_every_moment_of_a_game_reads_back(
    seed: int, players: int, options: dict[str, str | bool]
) -> None:
    for number, state in enumerate(random_states(players, seed, options)):
        if number % 7 == seed % 7 or not state.frames:
            assert same(position(GAME.to_position(state)), state)


def test_what_is_written_is_what_a_person_would_write() -> None:
    state = table(BASE4, "T 40+168@G7x7", "L 84@K11x7**", "- 74@A1x1", hand="20 151", extended=True)
    text = GAME.to_position(state)
    for line in (
        'players = "T C S L"',
        'rules = "extended"',
        'turn = "T"',
        'T = "114@H8x6 40+168B@G7x7 1@H8x7 115@I9x7 116@H8x8"',
        'L = "84@K11x7** 124@L12x7 123@K11x8 4@L12x8 125@L12x9"',
        'nobody = "74@A1x1"',
        'T = "20 151"',
    ):
        assert f"\n{line}\n" in text


def test_a_long_list_of_cards_is_broken_into_lines() -> None:
    arm = "T 20@H8x5 40@H8x4 50@H8x3 84@H8x2 105@H8x1 98@G7x1"
    text = GAME.to_position(table(BASE4, arm))
    assert '\nT = """\n98@G7x1 105@H8x1 ' in text
    assert same(position(text), table(BASE4, arm))


# What is left out.


@rule("TCZ-001", "TCZ-018")
def test_an_empty_file_is_the_start_of_a_game_for_two() -> None:
    state = position("")
    assert towns(state) == "TC"
    assert hand(state, "T") == [1, 114, 115, 116]
    assert (owner(state, 3), owner(state, 4)) == ("-", "-")
    assert says(state, "roll") == "legal"
    assert pile(state, 3)[:2] == [5, 6]
    assert {120, 125} <= set(pile(state, 3))


@rule("TCZ-001")
def test_the_players_are_those_who_own_something() -> None:
    assert towns(position(town())) == "TC"
    assert towns(position(town(board='L = "4@L12x8"'))) == "TCL"
    assert towns(position(town(board='L = "4@L12x8"\nS = "3@C3x8"'))) == "TCSL"
    assert towns(position('players = "L C T"')) == "LCT"


def test_a_map_alone_is_a_turn_of_the_first_player() -> None:
    state = position(town())
    assert (to_move(state), state.epoch, state.round) == ("T", 3, 1)
    assert hand(state, "T") == [5, 6, 7, 8, 9]
    assert len(hand(state, "C")) == 5
    assert where(state, 74) == "used"  # of Epoch I
    assert pile(state, 3) == sorted(pile(state, 3))
    assert (owner(state, 3), owner(state, 4)) == ("-", "-")


def test_cards_of_epochs_that_are_over_are_used() -> None:
    state = position(town("epoch = 4"))
    assert pile(state, 3) == []
    assert where(state, 5) == "used"
    assert len(pile(state, 4)) == 90
    assert len(pile(state, 5)) == 16


def test_what_is_not_in_a_written_pile_is_used() -> None:
    state = position(town(board='[piles]\nIII = "20 41 84"\n[hands]\nT = "151"\nC = ""'))
    assert pile(state, 3) == [20, 41, 84]
    assert (hand(state, "T"), hand(state, "C")) == ([151], [])
    assert where(state, 85) == "used"


def test_the_course_of_the_game() -> None:
    state = position(
        town(
            'rules = "extended"\nend = "IV"\nspeed = true\nturn = "C"\nfirst = "C"\nround = 7\n'
            'held = true\nending = "T C"\nskips = "C C"\ndry = "T T"\nlimited = "T"\nidle = 1\n'
            'quiet = 2\nprocesses = "154 T>C 3"\ngone = "168B 171"'
        )
    )
    assert (state.extended, state.last_epoch, state.speed, state.vote) == (True, 4, True, False)
    assert (to_move(state), state.first, state.round, state.held) == ("C", 1, 7, True)
    assert (state.ending, list(state.skips), list(state.dry)) == (3, [0, 2], [3, 0])
    assert (list(state.limited), state.idle, state.quiet) == ([1, 0], 1, 2)
    assert state.processes == ((154, 1, 0, 3),)
    assert used_subs(state) == {168, 171}


def test_a_finished_game() -> None:
    state = position(town('frames = ""'))
    assert to_move(state) == "over"
    assert (hand(state, "T"), hand(state, "C")) == ([], [])


def test_cards_with_substitutes_and_tokens() -> None:
    state = position(
        town('rules = "extended"', 'nobody = "74@A1x1"', f"{TCZEW} 40+168B@G7x7 20@g7X8**")
    )
    assert owns(state, "T", "40 20")
    assert owner(state, 74) == "-"
    assert tokens(state, "G7x8") == 2
    assert state.subs[0] < 225


def test_a_question_in_the_middle_of_an_event() -> None:
    before = table(BASE2, "C 84@G7x13", hand="151", pile="5 6")
    state = play(before, "event 151 C", dice=[3])
    assert says(state, "pick G7x13") == "legal"
    text = GAME.to_position(state)
    assert 'frames = "turn-end 1, event 1 151 2 ' in text
    assert same(position(text), state)


# What is refused.


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('gmae = "tczew"', "line 1: key"),
        ('game = "chess"', "line 1: other-game"),
        ('players = "T S"', "line 1: TCZ-001 towns"),
        ('players = "T T"', "line 1: TCZ-001 towns"),
        ('players = "T X"', "line 1: town"),
        ('rules = "short"', "line 1: which"),
        ('end = "VI"', "line 1: which"),
        ("speed = 1", "line 1: key-type"),
        ("epoch = 6", "line 1: which"),
        ('board = "T"', "line 1: key-type"),
        (town('turn = "L"'), "line 1: TCZ-001 no-such-player"),
        (town('frames = "dancing 1"'), "line 1: frames"),
        (town('frames = "after"'), "line 1: frames"),
        (town('frames = "turn-end 1"'), "line 1: TCZ-038 impossible"),
        (town('frames = "action 7"'), "line 1: TCZ-R01 impossible"),
        (town('frames = "pick 1 2 1 0"'), "line 1: TCZ-049 impossible"),
        (town('frames = "prehistory 1 132"'), "line 1: TCZ-009 impossible"),
        (town("epoch = 2", "[hands]"), "line 1: TCZ-037 impossible"),
        (town('processes = "154 T C 3"'), "line 1: process-form"),
        (town('processes = "151 T>C 3"'), "line 1: TCZ-054 impossible"),
        (town('dry = "T T T"'), "line 1: which"),
        (town('gone = "168B 168B"'), "line 1: TCZ-R01 sub-twice"),
        (town('gone = "167"'), "line 1: TCZ-060 no-sub"),
        (town('gone = "mill"'), "line 1: card"),
        (town('used = "5"'), "line 1: TCZ-R01 card-nowhere"),
        (town('used = "201"'), "line 1: card-number"),
        (town(board='[hands]\nT = "84"\nC = "84"'), "line 7: TCZ-R01 card-twice"),
        (town(board='[hands]\nS = "84"', more='players = "T C"'), "line 6: TCZ-001 no-such-player"),
        (town(board='[piles]\nII = "84"'), "line 6: key"),
        (town(board='X = "84"'), "line 5: key"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line(text: str, said: str) -> None:
    assert refused(text) == said


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("84@H8x5 84@H8x4", "TCZ-R01 card-twice"),
        ("84@H8x6", "TCZ-020 two-cards"),
        ("84@P16x1", "field-name"),
        ("84@H9x1", "field-name"),
        ("84", "lies"),
        ("84@H8x5***", "lies"),
        ("151@H8x5", "TCZ-046 event-on-map"),
        ("201@H8x5", "card-number"),
        ("84@J10x7", "TCZ-027 river"),
        ("64@G7x7", "TCZ-026 river-only"),
        ("52@G7x7", "TCZ-029 riverside-only"),
        ("84@C3x8", "TCZ-016 start-place"),
        ("3@A1x1", "TCZ-016 start-place"),
        ("84@H8x5 85@H8x4", "TCZ-023 touching-alike"),
        ("84@A1x1 53@A1x2 40@A1x3", "TCZ-031 lonely-company"),
        ("84@H8x5*", "TCZ-098 tokens-basic"),
        ("84+167B@H8x5", "TCZ-060 no-sub"),
        ("20+168B@H8x5", "TCZ-R56 sub-place"),
        ("40+168B@H8x5 50+168B@H8x4", "TCZ-R01 sub-twice"),
    ],
)
@rule("TCZ-R01")
def test_a_fault_of_the_map_is_named_with_its_line(cards: str, said: str) -> None:
    board = f'[board]\nC = "{CZYZYKOWO}"\nT = """\n{TCZEW}\n{cards}\n"""\n'
    assert refused(board).removeprefix("line 5: ") == said


@rule("TCZ-016")
def test_a_start_card_must_be_there() -> None:
    assert refused('[board]\nT = "1@H8x7"\nC = "117@I9x12"') == "line 1: TCZ-016 start-missing"


@rule("TCZ-014")
def test_only_old_cards_are_nobodys() -> None:
    assert refused(town(board='nobody = "84@A1x1"')) == "line 5: TCZ-014 must-have-owner"
    extended = 'rules = "extended"'
    said = refused(town(extended, 'nobody = "74@A1x1*"'))
    assert said == "line 5: TCZ-089 tokens-nobody"


def test_only_the_score_of_a_map_is_asked_for() -> None:
    account = GAME.score_position(PositionFile(town()))
    assert [seat.total for seat in account.seats] == [12, 12]
    assert account.seats[0].extra == {"sources": {"largest": 3, "starts": 3, "monuments": 6}}
