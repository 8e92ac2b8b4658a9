"""Words: sentences in Polish and English, made by Fluent from the same messages.

A game keeps its messages in `words.<language>.ftl` beside its rules; what every game shares is
here. A message that is missing raises, because a half-translated sentence is a bug.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from stolik.kernel.account import Line
from stolik.kernel.fact import Fact
from stolik.kernel.game import Game, Language
from stolik.kernel.refusal import BadInput, Param, Params, Refusal

FOLDER = Path(__file__).parent
HUGE, ENDLESS = 10**12, 10**1000
"""Numbers no game has; they come from broken files and are shown cut short."""


class Words:
    """Says things in one language, about one game or about none."""

    def __init__(
        self, language: Language, game: Game[Any] | None = None, players: Sequence[str] = ()
    ) -> None:
        self.language = language
        self.game = game
        self.players = players
        # Isolation marks guard against mixed writing directions; terminals show them as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._add(FOLDER / f"{language}.ftl")
        if game:
            self._add(game.folder / f"words.{language}.ftl")

    def _add(self, path: Path) -> None:
        self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, message: str, /, **params: Param | float) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        named = {key: self.name(key, value) for key, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, named)
        if errors:
            raise LookupError(f"{message}: {errors}")
        return str(text)

    def name(self, key: str, value: Param | float) -> Param | float:
        """Cards, symbols and players go by their names: `card` and `card_2` alike."""
        kind = key.split("_")[0]
        if isinstance(value, int) and abs(value) > HUGE:
            return f"{str(value)[:12]}…" if abs(value) < ENDLESS else "…"
        if kind == "player" and isinstance(value, int):
            return self.player(value)
        if self.game and kind in self.game.names and not isinstance(value, float):
            return self.game.names[kind][self.language].get(value, value)
        return value

    def player(self, seat: int) -> str:
        """Who sits there."""
        if seat < len(self.players):
            return self.players[seat]
        return self("play-default-name", number=seat + 1)

    def prompt(self, name: str) -> str:
        return self(f"prompt-{name}")

    def fact(self, fact: Fact) -> str:
        return self(f"fact-{fact.name}", **fact.params)

    def move(self, move: int) -> str:
        assert self.game
        name, params = self.game.tell(move)
        return self(f"move-{name}", **params)

    def intent(self, name: str, params: Params) -> str:
        """What a partner is after."""
        return self(f"intent-{name}", **params)

    def line(self, line: Line) -> str:
        """What earned the points, without the card that pays."""
        return self(f"line-{line.reason}", **line.params)

    def refusal(self, refusal: Refusal) -> str:
        """The sentence, with the number of the rule before it."""
        sentence = self(f"no-{refusal.reason}", **refusal.params)
        return f"{refusal.rule} {sentence}" if refusal.rule else sentence

    def rule(self, number: str) -> str:
        """The text of a rule."""
        assert self.game
        return self.game.rulebook(self.language)[number].text

    def error(self, error: BadInput) -> str:
        """What is wrong with a file, and where."""
        places = [self(f"where-{key}", value=value) for key, value in error.where.items()]
        return ": ".join([", ".join([error.file, *places]), self.refusal(error.refusal)])
