"""Whole games, told in both languages, exactly as a person read and approved them.

When a transcript changes, read the difference aloud; if it is better than before, renew it:

    STOLIK_RENEW_GOLDEN=1 make test ARGS=tests/golden
"""

import difflib
import os
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from stolik.games import GAMES
from stolik.kernel.chance import derived_seed
from stolik.kernel.game import LANGUAGES, Options
from tests.cli.desk import begin_plainly, played, stolik

FOLDER = Path(__file__).parent


class Tale(NamedTuple):
    """A game of greedy bots that go by the names of people."""

    name: str
    game: str
    players: tuple[str, ...]
    seed: int
    options: Options

    @property
    def record(self) -> Path:
        return FOLDER / f"{self.name}.stolik.json"


TALES = (
    # A close game in which seven of the eight chances are used and the joker scores.
    Tale("grzybowski", "grzybowski", ("Ola", "Jan"), 29, {}),
    # A close game with captures, districts, a substitute and cards taken over.
    Tale("tczew", "tczew", ("Ola", "Jan"), 8, {"end": "III"}),
    # Plebiscites, and a settlement that loses its Start Card.
    Tale(
        "tczew-extended", "tczew", ("Ola", "Jan", "Hania", "Marek"), 7,
        {"end": "III", "rules": "extended"},
    ),
    # Won with exactly the target, with a reaction declined, a ransom paid and local cards bought.
    Tale("ziemia", "ziemia", ("Ola", "Jan", "Hania", "Marek"), 10, {}),
    # Lost by four with the factions that nobody plays on the Telephone, and the Regime deck sorted.
    Tale("ziemia-two", "ziemia", ("Ola", "Jan"), 5, {}),
)  # fmt: skip
each_tale = pytest.mark.parametrize("tale", TALES, ids=lambda tale: tale.name)
RENEW = os.environ.get("STOLIK_RENEW_GOLDEN") == "1"
HOW = "If this is meant, renew it: STOLIK_RENEW_GOLDEN=1 make test ARGS=tests/golden"


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_plainly(monkeypatch)


@pytest.fixture(scope="module", autouse=True)
def _renewed() -> None:
    for tale in TALES if RENEW else ():
        bots = ",".join(["greedy"] * len(tale.players))
        seed = derived_seed("golden", tale.seed)
        match = played(bots, seed, game=GAMES[tale.game], options=tale.options)
        match.record.players = list(tale.players)
        write(tale.record, match.record.dumps())


def write(path: Path, text: str) -> None:
    """All at once, since tests run side by side."""
    new = path.with_suffix(f".{os.getpid()}")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


def transcript(tale: Tale, language: str) -> Path:
    return FOLDER / f"{tale.name}.{language}.txt"


def told(tale: Tale, language: str) -> str:
    """The game as `stolik replay` tells it, without the spaces that fill up a card."""
    answer = stolik("replay", tale.record, "--lang", language)
    assert answer.code == 0, f"{answer.err}\n{HOW}"
    return "".join(f"{line.rstrip()}\n" for line in answer.out.splitlines())


@each_tale
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_is_told_as_it_was(tale: Tale, language: str) -> None:
    path, now = transcript(tale, language), told(tale, language)
    if RENEW:
        write(path, now)
    golden = path.read_text(encoding="utf-8")
    if now != golden:
        names = (path.name, "stolik replay")
        change = difflib.unified_diff(golden.splitlines(), now.splitlines(), *names, lineterm="")
        pytest.fail("\n".join([HOW, *change]))


@each_tale
def test_the_golden_game_is_true(tale: Tale) -> None:
    answer = stolik("verify", tale.record)
    assert answer.code == 0, f"{answer.err}\n{HOW}"


POINTS = re.compile(r" *(-?\d+)  .* ([A-Z]+-R?\d+)$")


def steps(lines: list[str]) -> list[str]:
    """The lines of the moves: each begins with its number, one after the other."""
    found: list[str] = []
    for line in lines:
        number = re.match(r" *(\d+)  [a-z]", line)
        if number and int(number[1]) > (int(found[-1].split()[0]) if found else 0):
            found.append(line)
    return found


@each_tale
def test_both_languages_tell_the_same_moves_and_points(tale: Tale) -> None:
    polish, english = (told(tale, language).splitlines() for language in LANGUAGES)
    points = [
        [line.groups() for line in map(POINTS.match, each) if line] for each in (polish, english)
    ]
    assert points[0] == points[1]
    for one, other in zip(steps(polish), steps(english), strict=True):
        step = re.match(r" *\d+  [a-z]+ [^A-ZŁŚŻ„]*", one)
        assert step
        assert other.startswith(step[0].rstrip())
