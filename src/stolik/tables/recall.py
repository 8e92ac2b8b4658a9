"""What bots keep in mind between two decisions, for the tables that were last asked about."""

from collections import OrderedDict
from typing import Any, NamedTuple

from stolik.bots import Memory
from stolik.kernel.game import Data, Game

MOST_KEPT = 24
"""Trees in mind at once: a megabyte or two each."""
UNKNOWN = -1


class Question(NamedTuple):
    """What a bot is asked: no more than its seat may know, as plain data."""

    table: str
    game: str
    bot: str
    seat: int
    world: Data
    """An imagined one."""
    epoch: int = 0
    sequence: int = 0
    heard: tuple[str | None, ...] = ()
    """The last moves of the table; None where this seat was not told which it was."""
    wishes: tuple[str, ...] = ()
    """What people point at or plan."""

    @property
    def mind(self) -> tuple[str, int, str, int]:
        """Who thinks: nobody goes on with thoughts of another, or of before an undo."""
        return self.table, self.seat, self.bot, self.epoch


class Memories:
    """The memories of many bots, those asked last."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int, str, int], tuple[int, Memory]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def recall(self, game: Game[Any], question: Question) -> Memory:
        """The memory of whoever is asked, told all that happened since it was last asked."""
        at, memory = self._kept.pop(question.mind, (0, Memory()))
        missed = question.sequence - at
        if not 0 <= missed <= len(question.heard):
            return Memory()
        for text in question.heard[len(question.heard) - missed :]:
            memory.saw(UNKNOWN if text is None else game.read(text), secret=text is None)
        return memory

    def keep(self, question: Question, memory: Memory) -> None:
        """After an answer: whoever broke off has nothing worth keeping."""
        self._kept[question.mind] = (question.sequence, memory)
        self._kept.move_to_end(question.mind)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
