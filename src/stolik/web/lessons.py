"""The lesson of a game: steps written in its `lesson.toml`, answers worked out by its rules.

A step may ask for something, in one of five ways; `*` stands for what the learner chooses:

may lay 24a *     where is this move legal? `why_not` answers for the other places
best take *       which legal move brings most points within the turn?
pays 01           which cards earn what this card pays?
line chance       which cards earn a line of this reason in the account?
told laid draw    which places does the fact `laid` name when this move is played?
told laid lay *   with which choice does the game tell the fact `laid`?

A choice of several words is written with `_` between them: `gniezno_church`.
"""

import asyncio
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fastapi import APIRouter

from stolik.kernel.account import Line, SeatAccount
from stolik.kernel.chance import QuickChance
from stolik.kernel.fact import Fact
from stolik.kernel.game import Game, why_not
from stolik.kernel.position import PositionFile
from stolik.kernel.refusal import malformed
from stolik.tables.errors import Denied
from stolik.web.context import InContext, errors
from stolik.web.errors import words
from stolik.web.library import GameName, game_called
from stolik.web.models import (
    LessonFirst,
    LessonInfo,
    LessonLine,
    LessonStep,
    LessonTap,
    LessonTask,
    SentenceBody,
    ViewBody,
)
from stolik.words import Words

router = APIRouter(tags=["games"])
FILE = "lesson.toml"


@router.get("/api/games/{game}/lesson", responses=errors(404))
async def lesson(game: GameName, context: InContext) -> LessonInfo:
    """The lesson in both languages, every answer in it."""
    found = game_called(context, game)
    if not (found.folder / FILE).exists():
        raise Denied(malformed("no-lesson"), "missing", found)
    if found.folder not in _BUILT:
        _BUILT[found.folder] = await asyncio.to_thread(lesson_of, found)
    return _BUILT[found.folder]


_BUILT: dict[Path, LessonInfo] = {}


@dataclass(frozen=True, kw_only=True)
class Written:
    """A step as the file has it."""

    name: str
    rules: list[str]
    """The rules it rests on; the first one answers where no other is named."""
    position: str
    board: str
    places: str = ""
    """What can be chosen, row by row."""
    faces: list[str] = field(default_factory=list)
    account: bool = False
    """Is the account of the position shown?"""
    ask: str = ""
    why: dict[str, str] = field(default_factory=dict)
    """The rule whose text answers at a place, where the step's own sentence would not do."""


def read_lesson(text: str) -> list[Written]:
    return [Written(**each) for each in tomllib.loads(text)["step"]]


def read_first(text: str) -> LessonFirst:
    """The table a learner is offered at the end; against the computer unless the file says so."""
    usual = {"partner": "level1", "options": {}}
    return LessonFirst(**usual | tomllib.loads(text).get("first", {}))


def lesson_of(game: Game[Any]) -> LessonInfo:
    text = (game.folder / FILE).read_text(encoding="utf-8")
    steps = [step_of(game, step) for step in read_lesson(text)]
    return LessonInfo(game=game.name, steps=steps, first=read_first(text))


def step_of(game: Game[Any], step: Written) -> LessonStep:
    return _Teacher(game, step).step()


class _Teacher:
    """Works out one step."""

    def __init__(self, game: Game[Any], step: Written) -> None:
        self.game, self.written = game, step
        self.state = game.from_position(PositionFile(step.position, f"{FILE}: {step.name}"))
        self.seat = game.to_move(self.state) or 0
        self.account = self.account_of(self.state)
        self.places = [
            [spot.replace("_", " ") for spot in row.split()]
            for row in step.places.strip().splitlines()
        ]
        self.spots = [spot for row in self.places for spot in row]

    def step(self) -> LessonStep:
        step, total = self.written, self.account.total
        return LessonStep(
            name=step.name,
            title=self.both(lambda say: say(f"lesson-{step.name}-title")),
            text=self.both(lambda say: say(f"lesson-{step.name}-text", points=total)),
            rules=step.rules,
            faces=step.faces,
            board=step.board,
            places=self.places,
            view=self.view(self.state),
            account=[self.line(line) for line in self.account.lines if step.account],
            total=total,
            task=self.task() if step.ask else None,
        )

    def both(self, told: Callable[[Words], str]) -> SentenceBody:
        return SentenceBody(pl=told(words("pl", self.game)), en=told(words("en", self.game)))

    def view(self, state: Any) -> ViewBody:
        return ViewBody(**self.game.view(state, self.seat))

    def account_of(self, state: Any) -> SeatAccount:
        return self.game.score(state).seats[self.seat]

    def line(self, line: Line) -> LessonLine:
        return LessonLine(
            points=line.points,
            rule=line.rule,
            card=line.card,
            places=sorted(_places([line])),
            sentence=self.both(lambda say: say.line(line)),
        )

    def task(self) -> LessonTask:
        step = self.written
        kind, _, what = step.ask.partition(" ")
        points = 0
        if kind == "may":
            taps = [self.may(spot, what.replace("*", spot)) for spot in self.spots]
        elif kind == "best":
            taps = self.best(what)
        elif kind == "pays":
            lines = [each for each in self.account.lines if each.card == int(what)]
            points = sum(line.points for line in lines)
            taps = self.earning(lines, lines[0].rule)
        elif kind == "line":
            lines = [each for each in self.account.lines if each.reason == what]
            taps = self.earning(lines, step.rules[0])
        elif kind == "told":
            fact, _, move = what.partition(" ")
            taps = self.bringing(fact, move) if "*" in move else self.named(fact, move)
        else:
            raise ValueError(f"{step.name}: nobody can ask {step.ask!r}")
        return LessonTask(
            ask=self.both(lambda say: say(f"lesson-{step.name}-ask")),
            done=self.both(lambda say: say(f"lesson-{step.name}-done", points=points)),
            every=kind in ("pays", "line") or (kind == "told" and "*" not in what),
            taps=taps,
        )

    def may(self, spot: str, move: str) -> LessonTap:
        """Is this legal? If not, the refusal speaks."""
        refusal = why_not(self.game, self.state, self.seat, move)
        if refusal is None:
            after = self.view(self.played(self.state, move))
            return LessonTap(spot=spot, right=True, sentence=None, rule=None, after=after)
        bare = refusal._replace(rule=None)
        sentence = self.both(lambda say: say.refusal(bare))
        return LessonTap(spot=spot, right=False, sentence=sentence, rule=refusal.rule, after=None)

    def best(self, what: str) -> list[LessonTap]:
        """The legal moves that bring most are right; every one says what it brings."""
        taps = [self.may(spot, what.replace("*", spot)) for spot in self.spots]
        brought = {
            tap.spot: self.reach(self.played(self.state, what.replace("*", tap.spot)))
            for tap in taps
            if tap.right
        }
        most = max(account.total for account in brought.values())
        for tap in taps:
            if account := brought.get(tap.spot):
                tap.right = account.total == most
                tap.sentence = self.both(_gain(self.account, account))
                tap.rule = self.written.rules[0]
        return taps

    def earning(self, lines: list[Line], rule: str) -> list[LessonTap]:
        """The cards that earn these lines are right."""
        right = _places(lines)
        return [
            LessonTap(spot=spot, right=True, sentence=None, rule=None, after=None)
            if spot in right
            else self.beside_the_point(spot, rule)
            for spot in self.spots
        ]

    def named(self, fact: str, move: str) -> list[LessonTap]:
        """The places that this fact of the move names are right."""
        told: list[Fact] = []
        after = self.view(self.played(self.state, move, told))
        found = [set(map(str, each.params.values())) for each in told if each.name == fact]
        return [
            LessonTap(spot=spot, right=True, sentence=None, rule=None, after=after)
            if any(set(spot.split()) <= values for values in found)
            else self.beside_the_point(spot, self.written.rules[0])
            for spot in self.spots
        ]

    def bringing(self, fact: str, what: str) -> list[LessonTap]:
        """The legal moves of which the game tells this fact are right."""
        return [self.brings(spot, fact, what.replace("*", spot)) for spot in self.spots]

    def brings(self, spot: str, fact: str, move: str) -> LessonTap:
        tap = self.may(spot, move)
        if not tap.right:
            return tap
        told: list[Fact] = []
        self.played(self.state, move, told)
        if any(each.name == fact for each in told):
            return tap
        return self.beside_the_point(spot, self.written.rules[0])

    def beside_the_point(self, spot: str, rule: str) -> LessonTap:
        step = self.written
        if number := step.why.get(spot):
            sentence, rule = self.both(lambda say: say.rule(number)), number
        else:
            sentence = self.both(lambda say: say(f"lesson-{step.name}-wrong"))
        return LessonTap(spot=spot, right=False, sentence=sentence, rule=rule, after=None)

    def played(self, state: Any, move: str, told: list[Fact] | None = None) -> Any:
        after = state.clone()
        self.game.play(after, self.seat, self.game.read(move), QuickChance(0), told)
        return after

    def reach(self, state: Any) -> SeatAccount:
        """The best account of the moment when the decision passes on."""
        if self.game.to_move(state) != self.seat:
            return self.account_of(state)
        moves = [self.game.write(move) for move in self.game.legal(state, self.seat)]
        reached = [self.reach(self.played(state, move)) for move in moves]
        return max(reached, key=lambda account: account.total)


def _places(lines: list[Line]) -> set[str]:
    return {place for line in lines for group in line.groups for place, _ in group}


def _gain(before: SeatAccount, after: SeatAccount) -> Callable[[Words], str]:
    """What more the later account has, with the lines that grew."""
    had = before.by_card()
    grown = [line for line in after.lines if line.card and line.points > had.get(line.card, 0)]

    def told(say: Words) -> str:
        gain = say("lesson-gain", points=after.total - before.total)
        lines = [say("lesson-line", card=line.card, line=say.line(line)) for line in grown]
        return " ".join([gain, *lines])

    return told
