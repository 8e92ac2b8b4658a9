"""A whole game, told in both languages, exactly as a person read and approved it.

When a transcript changes, read the difference aloud; if it is better than before, renew it:

    STOLIK_RENEW_GOLDEN=1 make test ARGS=tests/golden
"""

import difflib
import os
import re
from pathlib import Path

import pytest

from stolik.kernel.chance import derived_seed
from stolik.kernel.game import LANGUAGES
from tests.cli.desk import begin_plainly, played, stolik

FOLDER = Path(__file__).parent
RECORD = FOLDER / "grzybowski.stolik.json"
SEED = derived_seed("golden", 29)
"""A close game in which seven of the eight chances are used and the joker scores."""
RENEW = os.environ.get("STOLIK_RENEW_GOLDEN") == "1"
HOW = "If this is meant, renew it: STOLIK_RENEW_GOLDEN=1 make test ARGS=tests/golden"


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_plainly(monkeypatch)


@pytest.fixture(scope="module", autouse=True)
def _renewed() -> None:
    if RENEW:
        match = played("greedy,greedy", SEED)
        match.record.players = ["Ola", "Jan"]
        write(RECORD, match.record.dumps())


def write(path: Path, text: str) -> None:
    """All at once, since tests run side by side."""
    new = path.with_suffix(f".{os.getpid()}")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


def transcript(language: str) -> Path:
    return FOLDER / f"grzybowski.{language}.txt"


def told(language: str) -> str:
    """The game as `stolik replay` tells it, without the spaces that fill up a card."""
    answer = stolik("replay", RECORD, "--lang", language)
    assert answer.code == 0, f"{answer.err}\n{HOW}"
    return "".join(f"{line.rstrip()}\n" for line in answer.out.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_is_told_as_it_was(language: str) -> None:
    path, now = transcript(language), told(language)
    if RENEW:
        write(path, now)
    golden = path.read_text(encoding="utf-8")
    if now != golden:
        names = (path.name, "stolik replay")
        change = difflib.unified_diff(golden.splitlines(), now.splitlines(), *names, lineterm="")
        pytest.fail("\n".join([HOW, *change]))


def test_the_golden_game_is_true() -> None:
    answer = stolik("verify", RECORD)
    assert answer.code == 0, f"{answer.err}\n{HOW}"


def test_both_languages_tell_the_same_moves_and_points() -> None:
    polish, english = (told(language).splitlines() for language in LANGUAGES)
    assert len(polish) == len(english)
    for one, other in zip(polish, english, strict=True):
        if step := re.match(r" *\d+  [a-z]+ [^A-ZŁŚŻ„]*", one):
            assert other.startswith(step[0].rstrip())
        elif points := re.match(r" *-?\d+  ", one):
            assert other.startswith(points[0])
            assert other.split()[-1] == one.split()[-1]
