"""HTTP bodies. Strict, nothing unknown: what does not fit is refused with 422."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(min_length=1, max_length=40)]
Choice = Annotated[str, Field(max_length=40)] | bool | Annotated[int, Field(ge=-1000, le=1000)]
Lang = Literal["pl", "en"]
Size = Literal["thumb", "tile", "hand", "zoom"]
Params = dict[str, int | str]
Options = dict[str, str | bool | int]
Luck = int | list[int]


class Body(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class OpenBody(BaseModel):
    """Further fields are allowed: a game's own, or those of a record of another hand."""

    model_config = ConfigDict(strict=True, extra="allow")


class SentenceBody(Body):
    pl: str
    en: str


class ErrorDetail(Body):
    kind: Literal["malformed", "illegal", "stale", "forbidden", "missing", "limit"]
    reason: str
    rule: str | None
    params: Params
    sentence: SentenceBody


class ErrorBody(Body):
    error: ErrorDetail


class OptionInfo(Body):
    name: str
    choices: list[str | bool | int]


class GameInfo(Body):
    name: str
    title: SentenceBody
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    playable: bool
    secret_hands: bool
    """People at one screen hand it over instead of looking together."""
    cooperative: bool
    """All seats share one account: everybody wins or nobody does."""
    cards: int
    edition: str


class RuleInfo(Body):
    number: str
    text: str


class SectionInfo(Body):
    title: str
    intro: str
    rules: list[RuleInfo]


class RulesInfo(Body):
    title: str
    sections: list[SectionInfo]


class CardInfo(Body):
    number: int
    name: str
    """As faces are asked for, without the side: 24, 168B."""
    title: str
    year: str | None
    category: str | None
    """The name of its category, where a card has one."""
    sides: list[str]
    """What it says in words, side by side; empty where that is its category and its place."""
    note: str | None
    sources: list[str]
    provenance: str


class ViewBody(OpenBody):
    """What every game's view has; the rest is the game's own."""

    game: str
    you: int | None
    to_move: int | None
    prompt: str
    choices: list[str]


class LessonLine(Body):
    """A line of the account, told."""

    points: int
    rule: str
    card: int
    places: list[str]
    sentence: SentenceBody


class LessonTap(Body):
    """What is answered to one choice."""

    spot: str
    """A place or a face, in the game's notation."""
    right: bool
    sentence: SentenceBody | None
    """Why not, or what it brings; None where being right says it all."""
    rule: str | None
    after: ViewBody | None
    """The view once this is done; None where nothing changes."""


class LessonTask(Body):
    ask: SentenceBody
    done: SentenceBody
    every: bool
    """Must every right one be found, or is one enough?"""
    taps: list[LessonTap]


class LessonStep(Body):
    name: str
    title: SentenceBody
    text: SentenceBody
    rules: list[str]
    faces: list[str]
    """Cards to look at closely."""
    board: str
    """What of the view is shown; the game's client knows the word."""
    places: list[list[str]]
    """The places of the board, row by row."""
    view: ViewBody
    account: list[LessonLine]
    total: int
    task: LessonTask | None


class LessonFirst(Body):
    """The table that is offered to somebody who has learned the game."""

    partner: str
    """The bot that plays along, or `here`: the learner leads both seats."""
    options: dict[str, int | str | bool]


class LessonInfo(Body):
    game: str
    steps: list[LessonStep]
    first: LessonFirst


class MeSeat(Body):
    kind: Literal["me"]
    name: Name


class HereSeat(Body):
    kind: Literal["here"]
    name: Name


class FriendSeat(Body):
    kind: Literal["friend"]


class BotSeat(Body):
    kind: Literal["bot"]
    bot: Name


AnySeat = Annotated[MeSeat | HereSeat | FriendSeat | BotSeat, Field(discriminator="kind")]


class NewTable(Body):
    game: Name
    options: Annotated[dict[Name, Choice], Field(max_length=20)] = Field(default_factory=dict)
    seats: Annotated[list[AnySeat], Field(min_length=1, max_length=8)]
    hints: bool = True
    """May people ask what the master would do?"""
    language: Lang = "pl"


class NewPlayer(Body):
    name: Name


class SeatGiven(Body):
    seat: int
    token: str


class TableGiven(Body):
    code: str
    seats: list[SeatGiven]


class PlayerInfo(Body):
    seat: int
    name: str | None
    kind: Literal["person", "bot"]
    bot: str | None
    here: bool
    away: int | None
    open: bool


class TableInfo(Body):
    code: str
    game: str
    options: Options
    players: list[PlayerInfo]
    state: Literal["waiting", "playing", "over"]
    to_move: int | None
    sequence: int
    seed_hash: str
    rematch: str | None
    your_seats: list[SeatGiven]


class Outcome(Body):
    """How a game ended, as a record has it."""

    scores: list[int]
    winners: list[int]
    digest: str


class RecordMove(Body):
    seat: int
    move: str
    chance: list[Luck] = Field(default_factory=list)


class RecordSnapshot(OpenBody):
    at: int
    rules: int
    state: dict[str, Any]


class RecordFile(OpenBody):
    """A whole game; docs/records.md tells its fields."""

    format: Literal[1]
    game: str
    edition: str
    rules: int
    players: list[str]
    options: Options
    seed_hash: str
    seed: str | None
    setup: list[Luck]
    snapshots: list[RecordSnapshot]
    moves: list[RecordMove]
    result: Outcome | None


class ReplayFact(Body):
    name: str
    params: Params


class ReplayLine(Body):
    points: int
    rule: str
    reason: str
    card: int
    params: Params
    groups: list[list[tuple[str, int]]]


class ReplaySeat(Body):
    total: int
    lines: list[ReplayLine]
    extra: dict[str, Any]


class ReplayAccount(Body):
    seats: list[ReplaySeat]
    winners: list[int]
    final: bool


class ReplayStep(Body):
    sequence: int
    seat: int | None
    move: str | None
    facts: list[ReplayFact]
    view: ViewBody
    account: ReplayAccount


class Replay(Body):
    game: str
    players: list[str]
    result: Outcome | None
    steps: list[ReplayStep]


class House(Body):
    friends: str | None


class Health(Body):
    ok: bool
