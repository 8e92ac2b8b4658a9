"""The README and the docs run: every command, every snippet, every output that they show.

A block of a page is one of these; anything else fails.

- `sh`: lines that begin with `stolik` are run in their order and must exit with 0, or with N
  where the line ends in `# exit N`. A server is started (on a free port, in a folder of the
  test), must answer, and is stopped. Lines that begin with `make` must name a target.
- `toml title="grid.toml"`: a file that the commands after it can read.
- `python`: a script, or a session if it begins with `>>>`.
- `text` and `json`: what the commands or the script before them print, line by line; before
  anything was run, a picture for the reader.
"""

import doctest
import io
import json
import re
import shlex
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from tests.cli.desk import COMMAND, Answer, begin_plainly, plain_environment, stolik, stolik_alone

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

FENCE = re.compile(r"^( *)```(.*)$")
TITLED = re.compile(r'^toml title="([\w.-]+)"$')
TARGET = re.compile(r"^([a-z]+):", re.MULTILINE)
SHORT = {"--seconds": "0.1"}
"""A reader may wait longer than a test."""
PICTURES = {"docs/records.md": ["{"]}
"""Blocks that show something no command prints, by their first line."""


class Block(NamedTuple):
    page: Path
    line: int
    kind: str
    text: str

    @property
    def where(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page, also those inside lists."""
    found: list[Block] = []
    begun: tuple[int, str] | None = None
    lines: list[str] = []
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        fence = FENCE.match(line)
        if fence and begun is None:
            begun, lines = (number, fence[2].strip()), []
        elif fence and begun:
            text = textwrap.dedent("\n".join(lines)) + "\n"
            found.append(Block(page, *begun, text))
            begun = None
        else:
            lines.append(line)
    assert begun is None, f"{page}: a block is not closed"
    return found


class Reader:
    """Does what a page says, in a folder of its own."""

    def __init__(self, alone: bool) -> None:
        self.alone = alone
        """Run commands as processes of their own: slower, and closer to what a reader does."""
        self.printed: str | None = None
        """What the last commands or script printed."""

    def read(self, block: Block) -> None:
        if block.kind == "sh":
            self.shell(block)
        elif titled := TITLED.match(block.kind):
            Path(titled[1]).write_text(block.text, encoding="utf-8")
        elif block.kind == "python":
            self.python(block)
        elif block.kind in ("text", "json"):
            self.shown(block)
        else:
            pytest.fail(f"{block.where}: what is a block of {block.kind!r}?")

    def shell(self, block: Block) -> None:
        printed = ""
        for line in block.text.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
                words.pop(0)
            if words[:1] == ["stolik"]:
                printed += self.command(block, line, words[1:])
            elif words[:1] == ["make"]:
                assert words[1] in TARGET.findall((ROOT / "Makefile").read_text()), block.where
            elif words:
                pytest.fail(f"{block.where}: who runs {line!r}?")
        self.printed = printed or self.printed

    def command(self, block: Block, line: str, words: list[str]) -> str:
        expected = re.search(r"# exit (\d+)$", line)
        for option, value in SHORT.items():
            if option in words:
                words[words.index(option) + 1] = value
        answer = served(words) if words[:1] in ([], ["serve"]) else self.run(words)
        said = f"{block.where}: {line}\n{answer.out}{answer.err}"
        assert answer.code == (int(expected[1]) if expected else 0), said
        return answer.out + answer.err

    def run(self, words: list[str]) -> Answer:
        return stolik_alone(*words) if self.alone else stolik(*words)

    def python(self, block: Block) -> None:
        if block.text.lstrip().startswith(">>>"):
            test = doctest.DocTestParser().get_doctest(block.text, {}, block.where, None, None)
            assert doctest.DocTestRunner().run(test).failed == 0, block.where
            return
        done = subprocess.run(
            [sys.executable, "-c", block.text],
            capture_output=True,
            encoding="utf-8",
            env=plain_environment(),
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, f"{block.where}\n{done.stderr}"
        self.printed = done.stdout

    def shown(self, block: Block) -> None:
        page = str(block.page.relative_to(ROOT))
        first = block.text.splitlines()[0]
        if self.printed is None or first in PICTURES.get(page, []):
            return
        if block.kind == "json":
            json.loads(block.text)
        printed = [line.rstrip() for line in self.printed.splitlines()]
        missing = [line for line in block.text.splitlines() if line.rstrip() not in printed]
        assert missing == [], f"{block.where} shows what is not printed; printed:\n{self.printed}"


def served(words: list[str]) -> Answer:
    """Start a server as the page says, see that it answers, stop it as a person would."""
    given = words if words else ["serve"]
    for option, value in (("--host", "127.0.0.1"), ("--port", "0"), ("--data", "data")):
        if option in given:
            given[given.index(option) + 1] = value
        else:
            given = [*given, option, value]
    with subprocess.Popen(
        [COMMAND, *given], env=plain_environment(), stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        try:
            assert process.stdout
            told = process.stdout.readline()
            address = re.search(r"http://\S+", told)
            assert address, told
            assert httpx.get(f"{address[0]}healthz").json() == {"ok": True}
        finally:
            process.send_signal(signal.SIGINT)
        process.wait(20)
    return Answer(process.returncode, told, "")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_plainly(monkeypatch)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    reader = Reader(alone=page.name == "README.md")
    for block in blocks(page):
        reader.read(block)


def test_the_readme_shows_the_two_commands() -> None:
    """What a stranger with a fresh clone needs."""
    shown = "".join(block.text for block in blocks(ROOT / "README.md"))
    assert re.search("^make play", shown, re.MULTILINE)
    assert re.search("^make test", shown, re.MULTILINE)
    assert "stolik " in shown
