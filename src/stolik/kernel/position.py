"""Position files: any moment of any game, written down by a person in TOML.

A game reads its keys through a `PositionFile`, whose errors name the file, the line and the
rule. See docs/positions.md.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from stolik.kernel.refusal import BadInput, Param, illegal, malformed

MAX_BYTES = 1_000_000
"""No position is near this long; a wrong file should fail at once."""


def read_text(path: str) -> str:
    """The text of a file a person named, or a `BadInput` that says why there is none."""
    try:
        with open(path, "rb") as file:
            raw = file.read(MAX_BYTES + 1)
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
    """A parsed position file that knows on which line each of its keys stands."""

    def __init__(self, text: str, file: str = "<text>") -> None:
        self.file = file
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            at = re.search(r"line (\d+)", str(error))
            line = int(at[1]) if at else len(text.splitlines()) or 1
            raise BadInput(file, {"line": line}, malformed("toml", why=str(error))) from error
        self._lines = _key_lines(text)

    @classmethod
    def load(cls, path: str) -> "PositionFile":
        return cls(read_text(path), path)

    def line(self, key: str, table: dict[str, Any] | None = None) -> int:
        """The line of a key, at the top or in a table.

        A table that is written in one line has that line for all its keys; a key that is not
        there has the line of its table, at the top 1.
        """
        name, index = self._path(table)
        found = self._lines.get((name, index, key)) or self._lines.get(("", 0, f"{name}.{key}"))
        return found[0] if found else self._line_of(name, index)

    def _line_of(self, name: str, index: int) -> int:
        """Where a table begins: its header, its key, or what it is part of."""
        if not name:
            return 1
        above, _, last = name.rpartition(".")
        found = self._lines.get(("", index, name)) or self._lines.get((above, 0, last))
        return found[0] if found else self._line_of(above, 0)

    def row_line(self, key: str, row: int, table: dict[str, Any] | None = None) -> int:
        """The line of a row of a long text."""
        at, begins_below = self._lines.get((*self._path(table), key), (1, False))
        return at + 1 + row if begins_below else at

    def table_line(self, name: str, index: int) -> int:
        """The line of the header of a table, counted from 0."""
        return self._lines.get(("", index, name), (1, False))[0]

    def _path(self, table: dict[str, Any] | None) -> tuple[str, int]:
        for name, index, each in _tables(self.data):
            if each is table:
                return name, index
        return "", 0

    def malformed(self, reason: str, where: str | int, **params: Param) -> BadInput:
        """Cannot be read, at this key or line; raise what this returns."""
        return BadInput(self.file, self._where(where), malformed(reason, **params))

    def illegal(self, rule: str, reason: str, where: str | int, **params: Param) -> BadInput:
        """Can be read, but no game could ever stand so; raise what this returns."""
        return BadInput(self.file, self._where(where), illegal(rule, reason, **params))

    def _where(self, where: str | int) -> dict[str, Param]:
        return {"line": where if isinstance(where, int) else self.line(where)}

    def check_keys(self, allowed: set[str], table: dict[str, Any] | None = None) -> None:
        """A misspelt key must not pass silently."""
        for key in self.data if table is None else table:
            if key not in allowed:
                line = self.line(key, table)
                raise self.malformed("key", line, key=key, allowed=", ".join(sorted(allowed)))

    def _wrong_kind(self, key: str, table: dict[str, Any] | None, wanted: str) -> BadInput:
        line = self.line(key, table)
        return self.malformed("key-type", line, key=key, wanted=wanted)

    def get_str(self, key: str, table: dict[str, Any] | None = None) -> str | None:
        value = (self.data if table is None else table).get(key)
        if value is not None and not isinstance(value, str):
            raise self._wrong_kind(key, table, '"…"')
        return value

    def get_int(self, key: str, table: dict[str, Any] | None = None) -> int | None:
        value = (self.data if table is None else table).get(key)
        if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
            raise self._wrong_kind(key, table, "1, 2, 3 …")
        return value

    def get_bool(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self._wrong_kind(key, None, "true, false")
        return value

    def get_table(self, key: str) -> dict[str, Any]:
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise self._wrong_kind(key, None, f"[{key}]")
        return value

    def get_tables(self, key: str) -> list[dict[str, Any]]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise self._wrong_kind(key, None, f"[[{key}]]")
        return value


def _tables(data: dict[str, Any], above: str = "") -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every table with its name, `cities.gniezno` for one in another, and its number."""
    for name, value in data.items():
        for index, each in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(each, dict):
                yield above + name, index, each
                yield from _tables(each, f"{above}{name}.")


_HEADER = re.compile(r"\s*\[\[?\s*([\w-]+(?:\.[\w-]+)*)\s*\]\]?")
_KEY = re.compile(r"""\s*["']?([\w-]+)["']?\s*=\s*(.*)""")


def _key_lines(text: str) -> dict[tuple[str, int, str], tuple[int, bool]]:
    """Where each key stands, by table and number of the table; does its text begin below it?

    The text is known to be TOML, so this need not understand values, only skip long ones.
    """
    lines: dict[tuple[str, int, str], tuple[int, bool]] = {}
    counts: dict[str, int] = {}
    table, inside = "", ""
    for number, line in enumerate(text.splitlines(), 1):
        if inside:
            inside = "" if inside in line else inside
            continue
        if header := _HEADER.match(line):
            table = header[1]
            counts[table] = counts.get(table, -1) + 1
            lines.setdefault(("", counts[table], table), (number, False))
        elif key := _KEY.match(line):
            quotes = key[2][:3] if key[2][:3] in ('"""', "'''") else ""
            inside = quotes if quotes and quotes not in key[2][3:] else ""
            below = bool(inside) and not key[2][3:].strip()
            lines.setdefault((table, counts.get(table, 0), key[1]), (number, below))
    return lines
