"""Which messages the source asks the words for, read from the source itself.

A call such as `illegal("PG-021", "apart", row=row, column=column)` asks for the message
`no-apart` with two parameters. What is not a plain text is followed: both sides of a choice,
what a variable was set to, the gaps of an f-string (as "anything"). A function that only passes
a name on to one of the speakers is a speaker itself.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import stolik
from stolik.games.grzybowski.cards import CHANCES, FAMILIES

SOURCE = Path(stolik.__file__).parent

SPEAKERS = {
    "illegal": ("no-", 1),
    "malformed": ("no-", 0),
    "stop": ("no-", 0),
    "Refusal": ("no-", 1),
    "Fact": ("fact-", 0),
    "Line": ("line-", 2),
    "Decision": ("prompt-", 0),
    "Aside": ("prompt-", 0),
    "say": ("", 0),
    "fail": ("no-", 1),
}
"""Who asks for a message: what its name begins with, and which argument names it.
`fail` is that of the deck files' reader; a module with its own is read by that one."""
SPEAKERS_OF = {
    "tczew": {"note": ("fact-", 1), "Bar": ("no-", 1), "Sieve": ("no-", 1)},
    "ziemia": {"note": ("fact-", 1)},
}
"""Who else asks in the source of one game."""
NOT_SPEAKERS = {"self.note"}
"""What is only called like a speaker: the reader of a card's history."""
SPOKEN_BY_WORDS = {"self": ("", 0)}
"""In words/ a message is asked for by calling `self`."""
KEYWORDS_ARE_PARAMS = ("illegal", "malformed", "fail", "stop", "say", "self", "note")
LESSONS = [
    step["name"]
    for path in sorted(SOURCE.glob("games/*/lesson.toml"))
    for step in tomllib.loads(path.read_text(encoding="utf-8"))["step"]
]
VALUES = {
    "step.name": LESSONS,
    "goal.family": FAMILIES,
    "card.chance": CHANCES,
    "CHANCE_OF": CHANCES,
    "card.provenance": ("rulebook", "ours"),
    "STARS": ("card-river", "card-riverside", "card-lonely"),
}
"""What attributes and tables of a game can be that name a message."""
PASSED_ON = ("_plain",)
"""Helpers that only carry a message's name; `help_texts` finds those names."""
ANYTHING = ".+"


@dataclass(frozen=True)
class Asked:
    """One place in the source that asks for a message."""

    where: str
    pattern: str
    """A regular expression for the name of the message."""
    given: frozenset[str] | None
    """The parameters that are passed along; None where that cannot be read off."""
    game: str | None = None
    """The game whose source asks; None if it is that of all games."""

    @property
    def name(self) -> str | None:
        """The name of the message, if it is one name."""
        plain = self.pattern.replace("\\-", "-")
        return plain if re.fullmatch("[a-z0-9-]+", plain) else None


class Unclear(AssertionError):
    """A message is asked for in a way this reader cannot follow."""


def asked() -> list[Asked]:
    """Every place of the source that asks for a message."""
    return [each for path in sorted(SOURCE.rglob("*.py")) for each in _Reader(path).asked()]


class _Reader:
    """One module."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.functions = [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]
        self.speakers = dict(SPEAKERS)
        if path.parent.name != "faces":  # there a note is one of music
            self.speakers |= SPEAKERS_OF.get(self.game or "", {})
        if path.parent.name == "words":
            self.speakers |= SPOKEN_BY_WORDS
        for function in self.functions:
            self.learn(function)

    def learn(self, function: ast.FunctionDef) -> None:
        """Does this function pass one of its parameters on as the name of a message?"""
        names = [each.arg for each in function.args.args if each.arg != "self"]
        for node in ast.walk(function):
            name = self.speaker(node)
            if isinstance(node, ast.Call) and name and name != function.name:
                prefix, index = self.speakers[name]
                given = node.args[index] if index < len(node.args) else None
                if isinstance(given, ast.Name) and given.id in names:
                    self.speakers[function.name] = (prefix, names.index(given.id))

    def speaker(self, node: ast.AST) -> str:
        """The name of the speaker that is called here, if it is one."""
        if not isinstance(node, ast.Call) or ast.unparse(node.func) in NOT_SPEAKERS:
            return ""
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        name = node.func.attr if isinstance(node.func, ast.Attribute) else name
        return name if name in self.speakers else ""

    def asked(self) -> Iterator[Asked]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call):
                yield from self.call(node)

    def call(self, node: ast.Call) -> Iterator[Asked]:
        name = self.speaker(node)
        if not name:
            return
        prefix, index = self.speakers[name]
        if len(node.args) <= index:
            raise Unclear(f"{self.where(node)}: {name} does not name a message")
        for text in self.texts(node.args[index], node):
            yield Asked(self.where(node), prefix + text, self.given(node, name), self.game)

    @property
    def game(self) -> str | None:
        layer, *rest = self.path.relative_to(SOURCE).parts
        return rest[0] if layer == "games" and len(rest) > 1 else None

    def where(self, node: ast.expr) -> str:
        return f"{self.path.relative_to(SOURCE)}:{node.lineno}"

    def given(self, node: ast.Call, name: str) -> frozenset[str] | None:
        if name not in KEYWORDS_ARE_PARAMS:
            return None
        names = [each.arg for each in node.keywords]
        return None if None in names else frozenset(map(str, names))

    def texts(self, node: ast.expr, call: ast.Call) -> list[str]:
        """The texts an expression can be, as regular expressions."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return [re.escape(node.value)]
        if isinstance(node, ast.IfExp):
            return self.texts(node.body, call) + self.texts(node.orelse, call)
        if isinstance(node, ast.JoinedStr):
            return ["".join(self.piece(each, call) for each in node.values)]
        if isinstance(node, ast.Name):
            return self.variable(node, call)
        if isinstance(node, ast.Attribute) and node.attr == "reason":
            return []  # a refusal passed on was asked for where it was made
        if isinstance(node, ast.Subscript | ast.Attribute):
            table = node.value if isinstance(node, ast.Subscript) else node
            return [f"({'|'.join(VALUES.get(ast.unparse(table), (ANYTHING,)))})"]
        if isinstance(node, ast.Call):
            return self.texts_of_call(node, call)
        raise Unclear(f"{self.where(call)}: {ast.unparse(node)}")

    def piece(self, node: ast.expr, call: ast.Call) -> str:
        if isinstance(node, ast.Constant):
            return re.escape(str(node.value))
        assert isinstance(node, ast.FormattedValue)
        found = self.texts(node.value, call)
        return f"({'|'.join(found)})" if found else ANYTHING

    def variable(self, node: ast.Name, call: ast.Call) -> list[str]:
        """What a variable was set to; nothing if it is a parameter, which was asked for before."""
        around = [
            each
            for each in self.functions
            if each.lineno <= call.lineno <= (each.end_lineno or each.lineno)
        ]
        innermost: ast.AST = around[-1] if around else self.tree
        if node.id in [each.arg for each in ast.walk(innermost) if isinstance(each, ast.arg)]:
            return []
        if node.id.isupper():
            innermost = self.tree  # a constant of the module
        values = [
            each.value
            for each in ast.walk(innermost)
            if isinstance(each, ast.Assign)
            and any(
                isinstance(target, ast.Name) and target.id == node.id for target in each.targets
            )
        ]
        return [text for value in values for text in self.texts(value, call)]

    def texts_of_call(self, node: ast.Call, call: ast.Call) -> list[str]:
        """A helper of the same module names the message: any text in it may be the one."""
        name = ast.unparse(node.func)
        if name in PASSED_ON:
            return []
        for function in self.functions:
            if function.name == name:
                return [
                    re.escape(each.value)
                    for each in ast.walk(function)
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                ]
        raise Unclear(f"{self.where(call)}: {ast.unparse(node)}")


def help_texts() -> set[str]:
    """The messages named in cli/app.py as help, headings and titles."""
    tree = ast.parse((SOURCE / "cli" / "app.py").read_text(encoding="utf-8"))
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"(help|app)-[a-z-]+", node.value)
    }
