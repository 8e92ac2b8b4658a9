"""Decisions nest on an explicit stack of frames, held as data in the state.

A frame is a tuple of ints `(scene, seat, *ids)`: which scene of the game's script is on, who is
asked, and what it is about. Effects push frames and answers pop them. Never a generator or a
callback: a frame can be copied, saved, searched and sent.

    script = Script({TAKING: take, LAYING: lay}, out_of_turn="PG-010", over="PG-060")
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from stolik.kernel.chance import Chance
from stolik.kernel.fact import Fact
from stolik.kernel.refusal import Refusal, illegal

Frame = tuple[int, ...]
Facts = list[Fact] | None
"""Where `play` tells what happened; None when nobody listens."""

SCENE, SEAT = 0, 1
"""Where a frame keeps its scene and the seat that is asked; the ids of the scene follow."""

STEP_LIMIT = 10_000
"""More steps than any effect needs: a script that runs longer is broken and must say so."""


class Framed(Protocol):
    """A state whose decisions lie on a stack of frames; the last frame is on top."""

    frames: tuple[Frame, ...]


S = TypeVar("S", bound=Framed)


class Aside(NamedTuple, Generic[S]):
    """What seats that are not asked may still do at this moment: a reaction, an interjection."""

    name: str
    """Names the prompt of a waiting seat that may speak: the message `prompt-<name>`."""
    choices: Callable[[S, Frame, int], list[int]]
    refuse: Callable[[S, Frame, int, int], Refusal | None]
    """Why a waiting seat may not make this move; None if it simply has to wait its turn."""
    answer: Callable[[S, Frame, int, int, Chance, Facts], None]
    """The frame is still the question that was interrupted; the seat is the one that spoke."""


class Decision(NamedTuple, Generic[S]):
    """One question to one seat: its prompt, its choices, its refusals and what an answer does."""

    name: str
    """Names the prompt: the message `prompt-<name>` in the words."""
    choices: Callable[[S, Frame], list[int]]
    refuse: Callable[[S, Frame, int], Refusal]
    answer: Callable[[S, Frame, int, Chance, Facts], None]
    aside: Aside[S] | None = None


class Step(NamedTuple, Generic[S]):
    """A scene that asks nobody: it runs by itself as soon as it lies on top."""

    name: str
    run: Callable[[S, Frame, Chance, Facts], None]


class Script(Generic[S]):
    """The scenes of a game; its methods are the game's `to_move`, `legal`, `refuse` and `play`.

    Scenes go by numbers, and saved games hold these numbers: give a new scene a new one.
    """

    __slots__ = ("_steps", "out_of_turn", "over", "scenes")

    def __init__(
        self, scenes: Mapping[int, Decision[S] | Step[S]], out_of_turn: str, over: str
    ) -> None:
        self.scenes = dict(scenes)
        self.out_of_turn = out_of_turn
        """The rule that says whose turn it is."""
        self.over = over
        """The rule that says when the game ends."""
        self._steps = frozenset(key for key, scene in scenes.items() if isinstance(scene, Step))

    def to_move(self, state: S) -> int | None:
        return state.frames[-1][SEAT] if state.frames else None

    def prompt(self, state: S, seat: int | None = None) -> str:
        """What the table waits for; for a waiting seat that may speak, what it may do."""
        if not state.frames:
            return "over"
        frame = state.frames[-1]
        decision = self._decision(frame)
        if seat not in (None, frame[SEAT]) and decision.aside and self.legal(state, seat or 0):
            return decision.aside.name
        return decision.name

    def legal(self, state: S, seat: int) -> list[int]:
        if not state.frames:
            return []
        frame = state.frames[-1]
        decision = self._decision(frame)
        if seat == frame[SEAT]:
            return decision.choices(state, frame)
        return decision.aside.choices(state, frame, seat) if decision.aside else []

    def refuse(self, state: S, seat: int, move: int) -> Refusal:
        if not state.frames:
            return illegal(self.over, "over")
        frame = state.frames[-1]
        decision = self._decision(frame)
        if seat == frame[SEAT]:
            return decision.refuse(state, frame, move)
        waiting = decision.aside and decision.aside.refuse(state, frame, seat, move)
        return waiting or illegal(self.out_of_turn, "out-of-turn")

    def play(self, state: S, seat: int, move: int, chance: Chance, facts: Facts) -> None:
        frame = state.frames[-1]
        decision = self._decision(frame)
        if seat == frame[SEAT]:
            decision.answer(state, frame, move, chance, facts)
        elif decision.aside:
            decision.aside.answer(state, frame, seat, move, chance, facts)
        if state.frames and state.frames[-1][SCENE] in self._steps:
            self.run(state, chance, facts)

    def run(self, state: S, chance: Chance, facts: Facts) -> None:
        """Let steps run until a decision lies on top or the game is over."""
        for _ in range(STEP_LIMIT):
            if not state.frames:
                return
            frame = state.frames[-1]
            scene = self.scenes[frame[SCENE]]
            if isinstance(scene, Decision):
                return
            scene.run(state, frame, chance, facts)
        raise RuntimeError(f"the script does not come to rest: {state.frames[-1]}")

    def _decision(self, frame: Frame) -> Decision[S]:
        # Only decisions wait on top: `play` runs all steps before it returns.
        return self.scenes[frame[SCENE]]  # type: ignore[return-value]

    # Frames as text, for position files: `ending 1, aiming 1 2` is scene, seat (from 1), ids.

    def write_frames(self, frames: Sequence[Frame]) -> str:
        parts = [(self.scenes[scene].name, seat + 1, *ids) for scene, seat, *ids in frames]
        return ", ".join(" ".join(map(str, part)) for part in parts)

    def read_frames(self, text: str) -> tuple[Frame, ...]:
        """Raises ValueError for what no script could have written."""
        numbers = {scene.name: number for number, scene in self.scenes.items()}
        frames: list[Frame] = []
        for part in filter(None, text.split(", ")):
            name, *ids = part.split()
            if name not in numbers or not ids or not all(word.isdecimal() for word in ids):
                raise ValueError(f"no scene of this game: {part}")
            frames.append((numbers[name], int(ids[0]) - 1, *map(int, ids[1:])))
        return tuple(frames)


def push(state: Framed, frame: Frame) -> None:
    """Ask or do this first, then go on with what lies below."""
    state.frames += (frame,)


def pop(state: Framed) -> None:
    """This is settled."""
    state.frames = state.frames[:-1]


def replace(state: Framed, frame: Frame) -> None:
    """This is settled, and that comes next."""
    state.frames = (*state.frames[:-1], frame)
