"""The messages of the WebSocket. Types for the client are generated from these (schema.py)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from stolik.tables.errors import Kind
from stolik.tables.live import LONGEST_MOVE
from stolik.tables.tokens import LONGEST_TOKEN

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
"""A number of moves, a seat, an epoch: never negative, never huge."""
Notation = Annotated[str, Meta(max_length=LONGEST_MOVE)]
BotName = Annotated[str, Meta(max_length=40)]


class Message(Struct, forbid_unknown_fields=True):
    """Unknown fields are refused: a misspelt one would otherwise do nothing, silently."""


# What a client says.


class Hello(Message):
    token: Annotated[str, Meta(max_length=LONGEST_TOKEN)] | None = None
    since: Count | None = None
    epoch: Count | None = None


class Move(Message):
    at: Count
    seat: Count
    move: Notation
    epoch: Count | None = None


class Why(Message):
    seat: Count
    move: Notation


class Undo(Message):
    at: Count
    seat: Count
    steps: Count = 1
    epoch: Count | None = None


class History(Message):
    to: Count


class Say(Message):
    """Something for the others; the table says what is wrong with a text."""

    seat: Count
    text: str


class Point(Message):
    seat: Count
    at: str
    """A place in the game's own notation."""


class Plan(Message):
    """What a seat intends; no moves take it back."""

    seat: Count
    moves: list[str]


class Hand(Message):
    """Let a bot play a seat, or nobody but the person who sits there."""

    seat: Count
    bot: BotName | None = None


class Offer(Message):
    """Let whoever comes with the link take a bot's seat."""

    seat: Count
    open: bool


class Propose(Message):
    """Let a bot play for somebody who left."""

    seat: Count
    absent: Count
    bot: BotName


class Vote(Message):
    """Agree to what is proposed about a seat, or end it."""

    seat: Count
    absent: Count
    agree: bool


class AskHint(Message):
    """What would the master do?"""

    at: Count
    seat: Count


class AskReview(Message):
    """Look back at the game that is over."""

    seat: Count


class ClientMessage(Message):
    """Exactly one of these."""

    hello: Hello | UnsetType = UNSET
    move: Move | UnsetType = UNSET
    why: Why | UnsetType = UNSET
    undo: Undo | UnsetType = UNSET
    history: History | UnsetType = UNSET
    chat: Say | UnsetType = UNSET
    point: Point | UnsetType = UNSET
    plan: Plan | UnsetType = UNSET
    hand: Hand | UnsetType = UNSET
    offer: Offer | UnsetType = UNSET
    propose: Propose | UnsetType = UNSET
    vote: Vote | UnsetType = UNSET
    hint: AskHint | UnsetType = UNSET
    review: AskReview | UnsetType = UNSET
    ping: Count | UnsetType = UNSET

    def only(self) -> Message | int | None:
        """The one that was said; None if it was none or several."""
        fields = (getattr(self, name) for name in self.__struct_fields__)
        said = [each for each in fields if each is not UNSET]
        return said[0] if len(said) == 1 else None


# What the server says.


class Sentence(Message):
    pl: str
    en: str


class Error(Message):
    kind: Kind
    reason: str
    rule: str | None
    params: dict[str, int | str]
    sentence: Sentence


class Player(Message):
    seat: int
    name: str | None
    """None while the seat is free."""
    kind: Literal["person", "bot"]
    bot: str | None
    """Who plays here now; at a person's seat a bot plays in the person's place."""
    here: bool
    """Is somebody connected on this seat? A bot always is."""
    away: int | None
    """In how many seconds the others may let a bot play; None where nobody is missed."""
    open: bool
    """A bot's seat that whoever comes with the link may take."""


class ProposalTold(Message):
    seat: int
    """Where nobody is."""
    by: int
    bot: str
    agreed: list[int]
    asked: list[int]
    """Who is here and has not agreed yet."""


class CanUndo(Message):
    steps: int


class FactTold(Message):
    name: str
    params: dict[str, int | str]


class MoveTold(Message):
    sequence: int
    seat: int
    move: str | None
    """None where its notation would tell a secret of the one who moved."""
    facts: list[FactTold]


class AccountLine(Message):
    points: int
    rule: str
    reason: str
    card: int
    params: dict[str, int | str]
    groups: list[list[tuple[str, int]]]


class SeatAccount(Message):
    total: int
    lines: list[AccountLine]
    extra: dict[str, Any]
    """What else this game tells of a score."""


class Account(Message):
    seats: list[SeatAccount]
    winners: list[int]
    final: bool


class View(Struct):
    """What every game's view has; the rest is the game's own, so further fields are allowed."""

    game: str
    you: int | None
    to_move: int | None
    prompt: str
    choices: list[str]


class TableTold(Message):
    """The table as one connection may see it."""

    code: str
    game: str
    state: Literal["waiting", "playing", "over"]
    options: dict[str, int | str | bool]
    seed_hash: str
    seed: str | None
    sequence: int
    epoch: int
    since: int
    """`facts` begin after this move; what the client knows of later ones is out of date."""
    you: list[int]
    players: list[Player]
    to_move: int | None
    prompt: str
    view: View
    account: Account
    undo: CanUndo
    facts: list[MoveTold]
    plans: dict[int, list[str]]
    """What seats show of their intentions, in the game's notation; nobody has checked it."""
    intents: dict[int, Sentence]
    """What partners that are bots say about theirs."""
    proposals: list[ProposalTold]
    host: bool
    """Does this connection say which bots play?"""
    said: int
    """The number of what was said last at this table, 0 if nothing was."""
    rematch: str | None
    thinking: int | None
    hints: bool
    """May people ask at this table what the master would do?"""
    asked: dict[int, int]
    """How often seats did so, once the game is over."""


class Refused(Message):
    at: int | None
    move: str | None
    said: str | None
    """The words that were refused, where it was words."""
    error: Error


class WhyTold(Message):
    move: str
    error: Error | None


class HistoryTold(Message):
    sequence: int
    view: View
    account: Account
    facts: list[MoveTold]


class SaidTold(Message):
    number: int
    """Counted from 1 at each table."""
    seat: int
    text: str
    time: int
    """Seconds since 1970."""


class Pointed(Message):
    seat: int
    at: str


class MoveNamed(Message):
    """A move that nobody has made: its notation, and the message `move-<name>` that says it."""

    move: str
    name: str
    params: dict[str, int | str]


class Alternative(Message):
    move: MoveNamed
    points: float
    """What it gives away against the master's move."""


class HintTold(Message):
    """What the master would do, told to the one who asked."""

    at: int
    seat: int
    move: MoveNamed
    line: list[MoveNamed]
    """What it would do after that in the same turn."""
    alternatives: list[Alternative]
    points: float
    """How much better it is than the next best move."""


class MarkTold(Message):
    """A move that cost something."""

    at: int
    """How many moves had been made before it."""
    seat: int
    move: MoveNamed
    cost: float
    """In points."""
    better: MoveNamed
    line: list[MoveNamed]


class ReviewTold(Message):
    done: int
    of: int
    marks: list[MarkTold] | None
    """None until everything was looked at."""


class ServerMessage(Message):
    """Exactly one of these."""

    table: TableTold | UnsetType = UNSET
    refused: Refused | UnsetType = UNSET
    why: WhyTold | UnsetType = UNSET
    history: HistoryTold | UnsetType = UNSET
    chat: list[SaidTold] | UnsetType = UNSET
    """What was said since this connection last heard of it, the oldest first."""
    point: Pointed | UnsetType = UNSET
    hint: HintTold | UnsetType = UNSET
    review: ReviewTold | UnsetType | None = UNSET
    """None where one came to nothing."""
    pong: int | UnsetType = UNSET


read_client = msgspec.json.Decoder(ClientMessage, strict=True).decode
write = msgspec.json.Encoder().encode
