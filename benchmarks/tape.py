"""The search alone: the game's answers are taped while a bot decides, and played back to it.

Played back, a game costs next to nothing and the search does exactly what it did before, so the
time that it takes is its own.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

from benchmarks.playouts import Moment, forget
from stolik.bots import Outlook
from stolik.bots.calm import undisturbed
from stolik.bots.search import Search
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Game


class Still:
    """Stands for any state while a tape is played back."""

    def clone(self) -> "Still":
        return self


STILL = Still()


class Recorder:
    """Notes what the search is told, in order; what a game asks within itself is its own affair."""

    def __init__(self) -> None:
        self.tape: list[Any] = []
        self.inside = False

    def around(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def taped(*args: Any) -> Any:
            if self.inside:
                return work(*args)
            self.inside = True
            result = work(*args)
            self.inside = False
            self.tape.append(STILL if hasattr(result, "clone") else result)
            return result

        return taped


class TapedLuck(QuickChance):
    """Luck that is noted when the search asks for it."""

    __slots__ = ("_recorder",)

    def __init__(self, recorder: Recorder) -> None:
        super().__init__(1)
        self._recorder = recorder

    def pick(self, items: Any) -> int:
        return int(self._recorder.around(super().pick)(items))

    def shuffle(self, items: list[int]) -> None:
        super().shuffle(items)
        if not self._recorder.inside:
            self._recorder.tape.append(list(items))


class PlayedLuck(QuickChance):
    """The same luck again."""

    __slots__ = ("_tape",)

    def __init__(self, tape: Iterator[Any]) -> None:
        super().__init__(1)
        self._tape = tape

    def pick(self, items: Any) -> int:
        return int(next(self._tape))

    def shuffle(self, items: list[int]) -> None:
        items[:] = next(self._tape)


def functions(game: Game[Any]) -> list[str]:
    return [field.name for field in fields(game) if callable(getattr(game, field.name))]


def taped(game: Game[Any], moment: Moment, playouts: int) -> tuple[list[Any], int]:
    """What the search was told during a decision, and what it decided."""
    recorder = Recorder()
    around: dict[str, Any] = {
        name: recorder.around(getattr(game, name)) for name in functions(game)
    }
    outlook = Outlook(replace(game, **around), moment.state, moment.seat, TapedLuck(recorder))
    return recorder.tape, Search(outlook).run(playouts)


def played_back(game: Game[Any], moment: Moment, tape: list[Any], playouts: int) -> int:
    told = iter(tape)

    def again(*args: Any) -> Any:
        return next(told)

    answers: dict[str, Any] = dict.fromkeys(functions(game), again)
    still = replace(game, **answers)
    return Search(Outlook(still, moment.state, moment.seat, PlayedLuck(told))).run(playouts)


def seconds_alone(game: Game[Any], moment: Moment, playouts: int, rounds: int) -> float:
    """The quickest of several times that the search itself took for one decision."""
    forget()
    tape, decided = taped(game, moment, playouts)
    best = float("inf")
    for _ in range(rounds):
        with undisturbed():
            start = time.process_time()
            again = played_back(game, moment, tape, playouts)
            best = min(best, time.process_time() - start)
        assert again == decided, "the tape is not what the search was told"
    return best
