"""Reads the command line and runs one command."""

import os

from cyclopts import CycloptsError

from stolik.cli.app import app
from stolik.cli.desk import Desk, Stop
from stolik.cli.helptext import HelpText, usage_error
from stolik.kernel.game import LANGUAGES
from stolik.kernel.refusal import BadInput

BAD_INPUT = 2


def run(arguments: list[str]) -> int:
    wanted, arguments = split_language(arguments)
    language = next((each for each in LANGUAGES if each == wanted), LANGUAGES[0])
    desk = Desk(language)
    try:
        if language != wanted:
            raise desk.stop("option", option=f"--lang {wanted}".strip(), known=", ".join(LANGUAGES))
        app.help_formatter = HelpText(desk.say)
        app.console = desk.console
        command, bound, asks_for = app.parse_args(arguments, exit_on_error=False, print_error=False)
        extra = {"desk": desk} if "desk" in asks_for else {}
        command(*bound.args, **bound.kwargs, **extra)
    except Stop as stop:
        if stop.text:
            desk.complain(stop.text)
        return stop.code
    except CycloptsError as error:
        desk.complain(usage_error(error, desk.say))
        desk.complain(desk.say("app-see"))
        return BAD_INPUT
    except BadInput as error:
        desk.complain(desk.say.error(error))
        return BAD_INPUT
    except KeyboardInterrupt:
        desk.complain(desk.say("interrupted"))
        raise
    return 0


def split_language(arguments: list[str]) -> tuple[str, list[str]]:
    """`--lang` may stand anywhere; the rest goes to the command."""
    wanted: str = os.environ.get("STOLIK_LANG") or LANGUAGES[0]
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--lang":
            wanted = next(words, "")
        elif word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return wanted, rest
