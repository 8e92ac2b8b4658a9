"""Ctrl-C: one line, exit code 130, no traceback and nobody left behind."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pytest

from tests.cli.desk import COMMAND, plain_environment

PATIENCE = 30
LONG = ("selfplay", "grzybowski", "--games", "20000")


@contextmanager
def at_a_terminal(*words: str) -> Iterator["pexpect.spawn[str]"]:
    """The command in a pseudo-terminal, where Ctrl-C reaches its workers too."""
    child = pexpect.spawn(
        COMMAND,
        list(words),
        env=plain_environment(TERM="xterm"),
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(40, 100),
    )
    try:
        yield child
    finally:
        child.close(force=True)


def nobody_is_left(group: int | None) -> bool:
    assert group
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_selfplay_ends_cleanly_when_it_is_told_to(jobs: str) -> None:
    """The signal reaches the command alone, as `kill -INT` sends it."""
    running = subprocess.Popen(
        [COMMAND, *LONG, "--bots", "random,random", "--json", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=plain_environment(PYTHONUNBUFFERED="1"),
        start_new_session=True,
    )
    assert running.stdout
    assert running.stdout.readline().startswith('{"seed"')
    running.send_signal(signal.SIGINT)
    _, complaint = running.communicate(timeout=PATIENCE)
    assert complaint == "Przerwano.\n"
    assert running.returncode == 130
    assert nobody_is_left(running.pid)


def test_ctrl_c_ends_selfplay_and_its_workers() -> None:
    words = (*LONG, "--bots", "greedy,random", "--jobs", "2", "--lang", "en")
    with at_a_terminal(*words) as child:
        child.expect(r"\b[1-9]\d*/20000")
        child.sendintr()
        child.expect(pexpect.EOF)
        assert "Interrupted." in (child.before or "")
        assert "Traceback" not in (child.before or "")
        child.wait()
        assert child.exitstatus == 130
        assert nobody_is_left(child.pid)


def test_ctrl_c_ends_an_arena_and_its_workers(tmp_path: Path) -> None:
    words = ("arena", "grzybowski", "--games", "20000", "--jobs", "2", "--report", "arena.html")
    with at_a_terminal(*words) as child:
        child.expect(r"\b[1-9]\d*/20000")
        child.sendintr()
        child.expect(pexpect.EOF)
        assert "Przerwano." in (child.before or "")
        assert "Traceback" not in (child.before or "")
        child.wait()
        assert child.exitstatus == 130
        assert nobody_is_left(child.pid)
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_ends_fuzz(tmp_path: Path) -> None:
    with at_a_terminal("fuzz", "grzybowski", "--seconds", "600") as child:
        child.expect("Losowe gry")
        child.sendintr()
        child.expect(pexpect.EOF)
        last = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", child.before or "")
        assert last.strip().endswith("Przerwano.")
        assert "Traceback" not in last
        child.wait()
        assert child.exitstatus == 130
    assert list(tmp_path.iterdir()) == []
