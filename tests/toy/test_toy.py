"""The toy reads like its rulebook, and everything it says can be said in both languages."""

from typing import Any

import pytest

from stolik.kernel.game import LANGUAGES, Language
from stolik.kernel.match import Match
from stolik.kernel.position import PositionFile
from stolik.kernel.refusal import BadInput, Refusal
from stolik.kernel.replay import replay
from stolik.words import Words
from tests.kernel.table import SEED, play, toy_match, toy_position, wander
from tests.toy import GAME
from tests.toy.state import State

TABLE = """
board = '''
2 . . . . . .
1 2 3 . . . .
'''
[[seat]]
hand = "2 11"
[[seat]]
hand = "3 8"
[[seat]]
hand = "9 10"
"""


def table(frames: str = "turn 1", text: str = TABLE) -> Match[State]:
    state = toy_position(f'frames = "{frames}"\n{text}')
    return Match.from_position(GAME, state, ["Ola", "Jan", "Ewa"], SEED)


def no(match: Match[State], seat: int, text: str) -> tuple[str | None, str]:
    refusal = match.play(seat, text)
    assert isinstance(refusal, Refusal)
    return refusal.rule, refusal.reason


def test_choices_of_a_turn() -> None:
    texts = [GAME.write(move) for move in GAME.legal(table().state, 0)]
    assert texts == [*(f"drop {column}" for column in "abcdefg"), "throw 2"]


@pytest.mark.parametrize(
    ("frames", "seat", "text", "rule", "reason"),
    [
        ("turn 1", 0, "drop h", "TF-001", "no-such-column"),
        ("turn 1", 1, "drop a", "TF-010", "out-of-turn"),
        ("turn 1", 0, "hit 2", "TF-010", "no-bomb-about"),
        ("turn 1", 0, "block 11", "TF-010", "no-bomb-about"),
        ("turn 1", 0, "throw 3", "TF-012", "not-held"),
        ("turn 1", 0, "throw 11", "TF-012", "not-a-bomb"),
        ("ending 1, aiming 1 1", 0, "drop a", "TF-021", "aim-first"),
        ("ending 1, aiming 1 1", 0, "hit 1", "TF-021", "cannot-be-hit"),
        ("ending 1, aiming 1 1", 0, "block 11", "TF-030", "own-bomb"),
        ("ending 1, settling 2 0, losing 2", 1, "lose a1", "TF-022", "not-your-disc"),
        ("ending 1, settling 2 0, losing 2", 1, "drop a", "TF-022", "lose-first"),
        ("ending 1, settling 2 0, losing 2", 1, "block 9", "TF-030", "no-shield"),
    ],
)
def test_each_rule_says_no(frames: str, seat: int, text: str, rule: str, reason: str) -> None:
    assert no(table(frames), seat, text) == (rule, reason)


def test_a_full_column_takes_no_more() -> None:
    match = table(
        text=TABLE.replace("'''\n2 .", "'''\n" + "1 . . . . . .\n2 . . . . . .\n" * 2 + "2 .", 1)
    )
    assert no(match, 0, "drop a") == ("TF-011", "column-full")


def test_a_bomb_needs_somebody_to_hit() -> None:
    match = table(text=TABLE.replace("2 . .", ". . .").replace("1 2 3", "1 . ."))
    assert no(match, 0, "throw 2") == ("TF-013", "nobody-to-hit")


def test_discs_fall_when_one_below_is_lost() -> None:
    match = table("ending 3, settling 1 0, losing 1")
    play(match, 0, "lose a1")
    assert match.state.columns[0] == b"\1"


def test_a_block_between_two_losses_saves_the_second_disc() -> None:
    match = table("ending 1, aiming 1 2")
    play(match, 0, "hit 2")
    play(match, 1, "lose b1")
    play(match, 2, "block 10")
    assert match.state.columns[:3] == [b"\0\1", b"", b"\2"]
    assert GAME.to_move(match.state) == 1


def test_who_has_no_disc_left_loses_no_more() -> None:
    match = table("ending 1, aiming 1 2")
    play(match, 0, "hit 3")
    play(match, 2, "lose c1")
    assert GAME.prompt(match.state) == "turn"


def test_hands_are_filled_up_at_the_end_of_the_turn() -> None:
    match = table("ending 1, aiming 1 2")
    play(match, 1, "block 8")
    assert [len(hand) for hand in match.state.hands] == [2, 2, 2]
    assert len(match.state.bag) == 5


FOUR = """
frames = ""
board = '''
1 . . . . . .
1 2 . . . . .
1 2 . . . . .
1 2 . . . . .
'''
[[seat]]
hand = "1"
[[seat]]
hand = "8 9"
"""


def test_the_account_tells_every_point() -> None:
    account = GAME.score_position(PositionFile(FOUR))
    assert account.totals == (11, 2)
    assert account.winners == (0,)
    token, four = account.seats[0].lines
    assert (token.rule, token.card, token.points) == ("TF-042", 1, 1)
    assert (four.rule, four.points) == ("TF-041", 10)
    assert four.groups == ((("a1", 0), ("a2", 0), ("a3", 0), ("a4", 0)),)
    assert [seat.by_card() for seat in account.seats] == [{1: 1}, {8: 1, 9: 1}]


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("1 2 3", "1 2 . 3", None),
        ("2 . .", "2 . x", "TF-011"),
        ("1 2 3", "1 2 9", "TF-001"),
        ("2 . .", "2 . .\n. . . . . . .\n. . . 1 . . .", None),
        ("2 . . . . . .", ". . . . . . .\n2 . . . . . .\n. . . . . . .", "TF-011"),
        ('"2 11"', '"2 8"', "TF-002"),
        ('"2 11"', '"2 13"', None),
        ('"2 11"', '"2 4 11"', "TF-014"),
        ('[[seat]]\nhand = "9 10"', "", "TF-001"),
        ("turn 1", "turn 4", "TF-001"),
        ("turn 1", "turning", None),
        ("turn 1", "", "TF-040"),
        ("turn 1", "ending 1, settling 2 0, losing 3", None),
        ("turn 1", "ending 2, settling 2 0, losing 2", None),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str, rule: str | None) -> None:
    text = f'frames = "turn 1"\n{TABLE}'
    assert old in text
    with pytest.raises(BadInput) as caught:
        toy_position(text.replace(old, new, 1))
    assert caught.value.refusal.rule == rule


# Words.


def said(language: Language, match: Match[State]) -> list[str]:
    """All that can be said of a game in one language; what is missing raises."""
    words = Words(language, GAME, match.record.players)
    sentences: list[str] = []
    texts = sorted({moved.move for moved in match.record.moves})
    for moment, facts in replay(GAME, match.record):
        sentences.append(words.prompt(GAME.prompt(moment.state)))
        sentences += [words.fact(fact) for fact in facts]
        for seat in range(len(match.record.players)):
            sentences += [words.move(move) for move in GAME.legal(moment.state, seat)]
            sentences += [words.refusal(no) for no in refusals(moment, seat, texts)]
            sentences.append(GAME.draw(GAME.view(moment.state, seat), words))
    for account in GAME.score(match.state).seats:
        sentences += [words.line(line) for line in account.lines]
    return sentences


def refusals(match: Match[State], seat: int, texts: list[str]) -> list[Refusal]:
    return [refusal for text in texts if (refusal := match.why_not(seat, text))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_a_whole_game_can_be_told(language: Language, players: int) -> None:
    assert all(said(language, wander(toy_match(players))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_options_and_files_have_words(language: Language) -> None:
    words: Any = Words(language, GAME)
    assert words("game-title") == GAME.rulebook(language).title.split(" – ")[0]
    assert all(GAME.describe(token, words) for token in range(1, 13))
    for option in GAME.options:
        assert words(f"option-{option.name}")
        assert all(words(f"option-{option.name}-{choice}") for choice in option.choices)
    assert GAME.describe_deck is None
