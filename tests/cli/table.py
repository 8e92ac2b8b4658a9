"""A person at the terminal: reads what the screen shows and types answers.

with sit_down("--seed", "3") as person:
    person.says("?")
    assert "Co możesz wpisać" in person.screen
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pexpect

from tests.cli.desk import COMMAND, plain_environment

PATIENCE = 30
PROMPT = "\r\n> "
COLOUR = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CHOICE = re.compile(r"^ *(\d+) (.+) \[(\w+[^\]]*)\]$", re.MULTILINE)


class Choice(NamedTuple):
    """One line of the list of moves."""

    number: str
    sentence: str
    notation: str


class Person:
    """Sits at one screen."""

    def __init__(self, child: "pexpect.spawn[str]") -> None:
        self.child = child
        self.screen = ""
        """What was shown since the last answer, without colours."""
        self.all = ""
        """Everything that was shown, as the terminal got it."""
        self.left = False
        self.look()

    def look(self) -> str:
        """Read on until the table asks something or the command ends."""
        self.left = self.child.expect_exact([PROMPT, pexpect.EOF]) == 1
        shown = str(self.child.before)
        self.all += shown
        self.screen = COLOUR.sub("", shown).replace("\r\n", "\n")
        return self.screen

    def says(self, answer: str) -> str:
        self.child.sendline(answer)
        return self.look()

    @property
    def question(self) -> str:
        return self.screen.rstrip().rsplit("\n", 1)[-1]

    def choices(self) -> list[Choice]:
        return [Choice(*found) for found in CHOICE.findall(self.screen)]

    def leave(self) -> int:
        """The exit code, once the command has ended."""
        assert self.left, self.screen
        self.child.wait()
        assert self.child.exitstatus is not None
        return self.child.exitstatus


@contextmanager
def sit_down(*words: str, term: str = "dumb", game: str = "grzybowski") -> Iterator[Person]:
    """`stolik play` in a pseudo-terminal of its own."""
    child = pexpect.spawn(
        COMMAND,
        ["play", game, *words],
        env=plain_environment(TERM=term),
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(60, 120),
    )
    # Typing without delay and without waiting for the echo: a test is faster than a person.
    child.delaybeforesend = None
    try:
        yield Person(child)
    finally:
        child.close(force=True)
