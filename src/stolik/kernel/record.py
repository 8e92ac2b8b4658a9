"""The record of a game: enough to play it again byte for byte, and to check every shuffle.

A record is one JSON file, `.stolik.json`, that a person can read: who played which edition,
the seed or its hash, then one line a move with the luck it met. A game that did not begin with
a fresh set-up, or that went on under changed rules, holds a snapshot that says from where.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from stolik.kernel.chance import Outcome, seed_hash
from stolik.kernel.game import Data, Options
from stolik.kernel.position import read_text
from stolik.kernel.refusal import BadInput, Param, Params, malformed

FORMAT = 1


class Moved(NamedTuple):
    """One move as it was made."""

    seat: int
    move: str
    chance: tuple[Outcome, ...] = ()


class Snapshot(NamedTuple):
    """After `at` moves the game stood so, and went on under these rules."""

    at: int
    rules: int
    state: Data


@dataclass(slots=True)
class Record:
    """A game, written down."""

    game: str
    edition: str
    rules: int
    """The rules version the game began under; snapshots name later ones."""
    players: list[str]
    seed_hash: str
    options: Options = field(default_factory=dict)
    seed: str | None = None
    """Known to the table, published when the game ends."""
    setup: tuple[Outcome, ...] = ()
    moves: list[Moved] = field(default_factory=list)
    snapshots: list[Snapshot] = field(default_factory=list)
    result: Data | None = None

    def dumps(self) -> str:
        """The record as JSON, one move a line."""
        head = {
            "format": FORMAT,
            "game": self.game,
            "edition": self.edition,
            "rules": self.rules,
            "players": self.players,
            "options": dict(self.options),
            "seed_hash": self.seed_hash,
            "seed": self.seed,
            "setup": self.setup,
            "snapshots": [snapshot._asdict() for snapshot in self.snapshots],
        }
        lines = [f"  {_dump(key)}: {_dump(value)}," for key, value in head.items()]
        moves = ",\n".join(f"    {_dump(_move_data(moved))}" for moved in self.moves)
        lines.append('  "moves": [' + (f"\n{moves}\n  " if moves else "") + "],")
        lines.append(f'  "result": {_dump(self.result)}')
        return "{\n" + "\n".join(lines) + "\n}\n"

    @classmethod
    def load(cls, path: str) -> "Record":
        return cls.loads(read_text(path), path)

    @classmethod
    def loads(cls, text: str, file: str = "<text>") -> "Record":
        """Read a record; what is not one raises `BadInput`."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            line = getattr(error, "lineno", 1)
            raise BadInput(file, {"line": line}, malformed("json", why=str(error))) from error
        return _Reader(file).record(data)


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _move_data(moved: Moved) -> Data:
    data: Data = {"seat": moved.seat, "move": moved.move}
    if moved.chance:
        data["chance"] = moved.chance
    return data


class _Reader:
    """Turns JSON into a record field by field; anything unexpected is named and refused."""

    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, reason: str, where: Params, **params: Param) -> BadInput:
        return BadInput(self.file, where, malformed(reason, **params))

    def field(self, data: Data, key: str, kind: type | tuple[type, ...], where: Params) -> Any:
        value = data.get(key)
        wrong = isinstance(value, bool) and kind is int
        if key not in data or wrong or not isinstance(value, kind):
            raise self.fail("field", where, field=key)
        return value

    def record(self, data: object) -> Record:
        if not isinstance(data, dict):
            raise self.fail("field", {}, field="{…}")
        if data.get("format") != FORMAT or data["format"] is True:
            raise self.fail("format", {}, format=str(data.get("format")), known=FORMAT)
        moves = self.field(data, "moves", list, {})
        return Record(
            game=self.field(data, "game", str, {}),
            edition=self.field(data, "edition", str, {}),
            rules=self.field(data, "rules", int, {}),
            players=self.players(data),
            options=self.options(data),
            seed_hash=self.hex(data, "seed_hash"),
            seed=None if data.get("seed") is None else self.hex(data, "seed"),
            setup=self.outcomes(self.field(data, "setup", list, {}), {"move": 0}),
            moves=[self.moved(each, {"move": n}) for n, each in enumerate(moves, 1)],
            snapshots=[self.snapshot(each) for each in self.field(data, "snapshots", list, {})],
            result=self.field(data, "result", (dict, type(None)), {}),
        )

    def players(self, data: Data) -> list[str]:
        names: list[str] = self.field(data, "players", list, {})
        if not all(isinstance(name, str) for name in names):
            raise self.fail("field", {}, field="players")
        return names

    def options(self, data: Data) -> Options:
        options: Options = self.field(data, "options", dict, {})
        if not all(isinstance(value, (int, str, bool)) for value in options.values()):
            raise self.fail("field", {}, field="options")
        return options

    def hex(self, data: Data, key: str) -> str:
        value: str = self.field(data, key, str, {})
        if len(value) != 64 or not set(value) <= set("0123456789abcdef"):
            raise self.fail("field", {}, field=key)
        return value

    def outcomes(self, data: Sequence[object], where: Params) -> tuple[Outcome, ...]:
        for each in data:
            inner = each if isinstance(each, list) else [each]
            if any(not isinstance(value, int) or isinstance(value, bool) for value in inner):
                raise self.fail("field", where, field="chance")
        return tuple(data)  # type: ignore[arg-type]

    def moved(self, data: object, where: Params) -> Moved:
        if not isinstance(data, dict) or not data.keys() <= {"seat", "move", "chance"}:
            raise self.fail("field", where, field="{seat, move, chance}")
        seat = self.field(data, "seat", int, where)
        chance = self.field(data, "chance", list, where) if "chance" in data else []
        return Moved(seat, self.field(data, "move", str, where), self.outcomes(chance, where))

    def snapshot(self, data: object) -> Snapshot:
        if not isinstance(data, dict):
            raise self.fail("field", {}, field="snapshots")
        at = self.field(data, "at", int, {})
        where = {"move": at}
        rules = self.field(data, "rules", int, where)
        return Snapshot(at, rules, self.field(data, "state", dict, where))


def seed_fits(record: Record) -> bool:
    """Was the seed that is shown now the one that was promised at the start?"""
    return record.seed is not None and seed_hash(record.seed) == record.seed_hash
