"""The `stolik` command.

Exit codes: 0 it is so, 1 the answer is no (an illegal move, a broken law), 2 the input cannot be
used (a bad file, a wrong option), 130 interrupted.
"""

import os
import sys
from collections.abc import Sequence

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and leave with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows another sign; it never stops the game.
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    try:
        code = run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        # A reader that has seen enough (`| head`) ends us quietly, like any other tool.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)


def run(arguments: list[str]) -> int:
    """The exit code of one command."""
    try:
        # Imported here, so that Ctrl-C is answered from the first moment on.
        from stolik.cli import command

        return command.run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
