"""The rulebook of a game: our own text, each rule with its number.

A rule is a list item that begins with its number in bold; the item is the sentence shown when
the rule forbids a move.

    - **PG-021** Every later card must touch a card of your own along a row or a column.
"""

import re
from pathlib import Path
from typing import NamedTuple

RULE = re.compile(r"^- \*\*([A-Z][A-Z0-9]*-R?\d+)\*\*\s+(.*)$")


class Rule(NamedTuple):
    number: str
    text: str
    section: str


class Rulebook(dict[str, Rule]):
    """The rules by number, in the order of the book."""

    def __init__(self, title: str, markdown: str, rules: dict[str, Rule]) -> None:
        super().__init__(rules)
        self.title = title
        self.markdown = markdown

    @classmethod
    def load(cls, path: Path) -> "Rulebook":
        return cls.parse(path.read_text(encoding="utf-8"))

    @classmethod
    def parse(cls, markdown: str) -> "Rulebook":
        """Read a rulebook.

        >>> Rulebook.parse("# Go\\n## Turn\\n- **GO-1** Black\\n  begins.")["GO-1"].text
        'Black begins.'
        """
        rules: dict[str, Rule] = {}
        title = section = number = ""
        for line in markdown.splitlines():
            if line.startswith("# "):
                title = line[2:].strip()
            elif line.startswith("## "):
                section = line[3:].strip()
            if item := RULE.match(line):
                number = item[1]
                if number in rules:
                    raise ValueError(f"rule {number} stands twice in the rulebook")
                rules[number] = Rule(number, item[2].strip(), section)
            elif number and line.startswith("  ") and line.strip():
                rules[number] = rules[number]._replace(text=f"{rules[number].text} {line.strip()}")
            else:
                number = ""
        return cls(title, markdown, rules)
