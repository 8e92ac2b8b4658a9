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
    here: bool
    """Is somebody connected on this seat? A bot always is."""


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
    said: int
    """The number of what was said last at this table, 0 if nothing was."""
    rematch: str | None
    thinking: int | None


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


class ServerMessage(Message):
    """Exactly one of these."""

    table: TableTold | UnsetType = UNSET
    refused: Refused | UnsetType = UNSET
    why: WhyTold | UnsetType = UNSET
    history: HistoryTold | UnsetType = UNSET
    chat: list[SaidTold] | UnsetType = UNSET
    """What was said since this connection last heard of it, the oldest first."""
    point: Pointed | UnsetType = UNSET
    pong: int | UnsetType = UNSET


read_client = msgspec.json.Decoder(ClientMessage, strict=True).decode
write = msgspec.json.Encoder().encode
