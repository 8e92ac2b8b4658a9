"""Help and usage errors in the reader's language.

Help texts in app.py are names of messages; they become sentences here, when they are shown.
cyclopts' own texts are English only, so none of them is used.
"""

from typing import Any

from cyclopts import CycloptsError, MissingArgumentError
from cyclopts.exceptions import (
    CoercionError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.help import HelpPanel
from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

from stolik.words import Words


class HelpText:
    """Prints commands and options as two columns."""

    def __init__(self, say: Words) -> None:
        self.say = say

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        for entry in panel.entries:
            sentence = self.say(_plain(entry.description)).split("\n")[0]
            table.add_row("  " + " ".join(entry.all_options), Text(sentence))
        console.print(Text(self.say(_plain(panel.title)), "bold"))
        console.print(table)
        console.print()

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The first line of the description says how a command is used."""

    def render_description(self, console: Console, options: ConsoleOptions, text: Any) -> None:
        console.print(Text(self.say(_plain(text))))
        console.print(Text(f"\n--lang  {self.say('help-lang')}\n"))


def _plain(text: Any) -> str:
    """The message name inside whatever cyclopts wrapped around it."""
    inner = getattr(text, "primary_renderable", text)
    return str(getattr(inner, "plain", inner)).strip()


def usage_error(error: CycloptsError, say: Words) -> str:
    """What is wrong with the command line."""
    name = error.argument.name if error.argument else ""
    if isinstance(error, MissingArgumentError):
        return say("usage-missing", name=name)
    if isinstance(error, UnknownOptionError):
        return say("usage-unknown-option", name=error.token.keyword or error.token.value)
    if isinstance(error, UnusedCliTokensError) and error.command_chain:
        return say("usage-surplus", name=" ".join(error.unused_tokens or []))
    if isinstance(error, UnknownCommandError | UnusedCliTokensError):
        return say("usage-unknown-command", name=" ".join(error.unused_tokens or []))
    if isinstance(error, CoercionError) and error.token:
        return say("usage-value", name=name, value=error.token.value)
    return say("usage-other", why=str(error))
