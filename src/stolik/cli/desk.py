"""What every command works with: the language, the console, the game it was asked for."""

import errno
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from stolik.games import GAMES
from stolik.kernel.game import Game, Language
from stolik.kernel.refusal import Param
from stolik.words import Words


class Stop(Exception):
    """Leave with this code, after saying what is still to be said."""

    def __init__(self, code: int, text: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class Paper(Console):
    """A console whose reader may leave (`| head`) without any fuss."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Desk:
    """One run of the command."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.say = Words(language)
        self.console = Paper(highlight=False, soft_wrap=True)
        self.errors = Paper(stderr=True, highlight=False, soft_wrap=True)

    def game(self, name: str, players: Sequence[str] = ()) -> Game[Any]:
        """The game of this name; from here on its words are spoken."""
        if name not in GAMES:
            raise self.stop("unknown-game", game=name, known=", ".join(GAMES))
        self.say = Words(self.language, GAMES[name], players)
        return GAMES[name]

    def stop(self, reason: str, code: int = 2, **params: Param) -> Stop:
        """Say why not and leave; raise what this returns."""
        return Stop(code, self.say(f"no-{reason}", **params))

    def print(self, text: str = "") -> None:
        """Text in rich markup."""
        self.console.print(text)

    def plain(self, text: str) -> None:
        """Text as it is."""
        self.console.print(text, markup=False)

    def json(self, data: object) -> None:
        """One line of JSON, never wrapped."""
        self.console.file.write(json.dumps(data, ensure_ascii=False) + "\n")
        self.console.file.flush()

    def complain(self, text: str) -> None:
        self.errors.print(text, markup=False)

    def save(self, path: str, text: str, told: bool = True) -> None:
        """Write a file and say so, unless what is printed is for a program."""
        try:
            Path(path).write_text(text, encoding="utf-8", errors="replace")
        except OSError as error:
            raise self.stop("save", path=path, why=error.strerror or str(error)) from error
        if told:
            self.plain(self.say("play-saved", path=path))

    def check_save(self, path: str) -> None:
        """Say now what would keep a file from being written after hours of work."""
        if Path(path).is_dir():
            raise self.stop("save", path=path, why=os.strerror(errno.EISDIR))
        if not Path(path).absolute().parent.is_dir():
            raise self.stop("save", path=path, why=os.strerror(errno.ENOENT))
