"""Every rule of every rulebook with the tests that prove it.

    .venv/bin/python tests/tools/rule_coverage.py [GAME ...]

A test names its rules with `@rule("PG-021")`; a rule that no test can prove has its reason in
tests/rules/not_at_a_digital_table.toml. It exits with 1 if a rule has neither or both, if a test
or a reason names a rule that does not exist, or if the two languages number different rules.
"""

import ast
import sys
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from stolik.games import GAMES
from stolik.kernel.game import Game

TESTS = Path(__file__).resolve().parents[1]
REASONS = TESTS / "rules" / "not_at_a_digital_table.toml"

Proofs = Mapping[str, Sequence[str]]
"""The tests that name each rule, as `file::test`."""


class Coverage(NamedTuple):
    lines: list[str]
    faults: list[str]


def main(
    names: Sequence[str],
    games: Mapping[str, Game[Any]] = GAMES,
    tests: Path = TESTS,
    reasons: Path = REASONS,
) -> int:
    strangers = [name for name in names if name not in games]
    if strangers:
        print(f"no such game: {', '.join(strangers)}; there is {', '.join(games)}")
        return 2
    proofs = proofs_in(tests)
    excused = tomllib.loads(reasons.read_text(encoding="utf-8"))
    rules = [number for game in games.values() for number in game.rulebook("en")]
    faults = [f"{name} is named by {proofs[name][0]}, but no rulebook has it"
              for name in proofs if name not in rules]  # fmt: skip
    for name in names or games:
        game = games[name]
        found = cover(game.rulebook("pl"), game.rulebook("en"), proofs, excused.get(name, {}))
        print("\n".join(found.lines))
        print(summary(name, found))
        faults += found.faults
    for fault in faults:
        print(f"! {fault}")
    return 1 if faults else 0


def cover(
    polish: Collection[str], english: Collection[str], proofs: Proofs, reasons: Mapping[str, str]
) -> Coverage:
    """One line for each rule of a game, and what is wrong."""
    lines, faults = [], []
    for number in english:
        if number in proofs and number in reasons:
            faults.append(f"{number} is proved by {proofs[number][0]}, yet has a reason not to be")
        elif number not in proofs and number not in reasons:
            faults.append(f"{number} has neither a test nor a reason")
        lines.append(f"{number:8} {proof(proofs.get(number, ())) or reason(reasons, number)}")
    faults += [f"{number} has a reason, but no rulebook has it"
               for number in reasons if number not in english]  # fmt: skip
    faults += [f"{number} stands in one language only"
               for number in sorted(set(polish) ^ set(english))]  # fmt: skip
    return Coverage(lines, faults)


def proof(tests: Sequence[str]) -> str:
    """`test_turn: test_a, test_b; test_end: test_c`."""
    by_file: dict[str, list[str]] = {}
    for test in tests:
        file, name = test.split("::")
        by_file.setdefault(Path(file).stem, []).append(name)
    return "; ".join(f"{file}: {', '.join(names)}" for file, names in by_file.items())


def reason(reasons: Mapping[str, str], number: str) -> str:
    return f"({reasons[number]})" if number in reasons else "!"


def summary(name: str, found: Coverage) -> str:
    excused = sum(line.split()[1].startswith("(") for line in found.lines)
    bare = sum(line.split()[1] == "!" for line in found.lines)
    proved = len(found.lines) - excused - bare
    return f"{name}: {len(found.lines)} rules, {proved} proved, {excused} excused, {bare} bare"


# Finding the tests.


def proofs_in(folder: Path) -> dict[str, list[str]]:
    """The tests below a folder that name each rule."""
    proofs: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for number in rules_of(node):
                    test = f"{file.relative_to(folder)}::{node.name}"
                    proofs.setdefault(number, []).append(test)
    return proofs


def rules_of(function: ast.FunctionDef) -> Iterator[str]:
    """The numbers in `@rule(…)` and `@pytest.mark.rule(…)` of a test."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and called(decorator.func) == "rule":
            for argument in decorator.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)


def called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
