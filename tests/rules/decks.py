"""A deck file with something wrong in it, and what is said of that."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from stolik.kernel.refusal import BadInput


@dataclass(frozen=True)
class DeckFile:
    """The deck of a game as it is written, and its reader."""

    text: str
    load: Callable[[str], object]

    def damaged(self, tmp_path: Path, head: str, old: str, new: str) -> BadInput:
        """What is said of the deck when the card that begins with `head` has been changed so."""
        start = self.text.index(head)
        at = self.text.index(old, start)
        end = self.text.find("\n[[", start + 1)
        assert at < (end if end >= 0 else len(self.text)), f"{head!r} has no {old}"
        return self.refused(tmp_path, self.text[:at] + new + self.text[at + len(old) :])

    def refused(self, tmp_path: Path, text: str) -> BadInput:
        file = tmp_path / "my-deck.toml"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadInput) as caught:
            self.load(str(file))
        assert caught.value.file == str(file)
        return caught.value
