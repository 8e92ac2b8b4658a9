"""Position files: any moment of any game, written down by a person in TOML.

A game reads its keys through a `PositionFile`, whose errors name the file, the line and the
rule. See docs/positions.md.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

from stolik.kernel.refusal import BadInput, Param, illegal, malformed

MAX_BYTES = 1_000_000
"""No position is near this long; a wrong file should fail at once."""


def read_text(path: str) -> str:
    """The text of a file a person named, or a `BadInput` that says why there is none."""
    try:
        raw = Path(path).read_bytes()
    except OSError as error:
        raise BadInput(path, {}, malformed(_file_fault(error))) from error
    if len(raw) > MAX_BYTES:
        raise BadInput(path, {}, malformed("file-size", limit=MAX_BYTES))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise BadInput(path, {"line": line}, malformed("file-encoding")) from error


def _file_fault(error: OSError) -> str:
    faults = {FileNotFoundError: "file-missing", IsADirectoryError: "file-folder"}
    return faults.get(type(error), "file")


class PositionFile:
    """A parsed position file that knows where its words stand."""

    def __init__(self, text: str, file: str = "<text>") -> None:
        self.file = file
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"line (\d+)", str(error))
            line = int(at[1]) if at else len(text.splitlines()) or 1
            raise BadInput(file, {"line": line}, malformed("toml", why=str(error))) from error

    @classmethod
    def load(cls, path: str) -> "PositionFile":
        return cls(read_text(path), path)

    def line_of(self, *needles: str) -> int:
        """The line of the last needle, looked for after the ones before it."""
        at = 0
        for needle in needles:
            found = self.text.find(needle, at)
            at = found if found >= 0 else at
        return self.text.count("\n", 0, at) + 1

    def malformed(self, reason: str, *needles: str, **params: Param) -> BadInput:
        """Cannot be read; raise what this returns."""
        return BadInput(self.file, {"line": self.line_of(*needles)}, malformed(reason, **params))

    def illegal(self, rule: str, reason: str, *needles: str, **params: Param) -> BadInput:
        """Can be read, but no game could ever stand so; raise what this returns."""
        where = {"line": self.line_of(*needles)}
        return BadInput(self.file, where, illegal(rule, reason, **params))

    def check_keys(self, allowed: set[str], table: dict[str, Any] | None = None) -> None:
        """A misspelt key must not pass silently."""
        for key in self.data if table is None else table:
            if key not in allowed:
                raise self.malformed("key", f"{key}", key=key, allowed=", ".join(sorted(allowed)))

    def get_str(self, key: str, table: dict[str, Any] | None = None) -> str | None:
        value = (self.data if table is None else table).get(key)
        if value is not None and not isinstance(value, str):
            raise self.malformed("key-type", key, key=key, wanted='"…"')
        return value

    def get_int(self, key: str, table: dict[str, Any] | None = None) -> int | None:
        value = (self.data if table is None else table).get(key)
        if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
            raise self.malformed("key-type", key, key=key, wanted="1, 2, 3 …")
        return value

    def get_bool(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.malformed("key-type", key, key=key, wanted="true, false")
        return value

    def get_tables(self, key: str) -> list[dict[str, Any]]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise self.malformed("key-type", key, key=key, wanted=f"[[{key}]]")
        return value
