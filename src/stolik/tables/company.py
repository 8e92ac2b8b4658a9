"""What people at a table tell each other besides their moves: words, a finger, a plan.

Words are kept like moves. What somebody points at is forgotten when the partners had their turn,
and a plan when the server stops, because both are about this moment.
"""

import re
import time
import unicodedata
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple

from stolik.kernel.refusal import malformed
from stolik.tables import schema
from stolik.tables.errors import Denied
from stolik.tables.limits import Buckets, Limits
from stolik.tables.live import Live
from stolik.tables.room import EVERYTHING, Intent, Pointed, Room, Said
from stolik.tables.rows import touch
from stolik.tables.store import Store

LONGEST_WORDS = 300
KEPT_WORDS = 200
"""Whoever comes later reads so many; older ones are gone."""
PLACE = re.compile(r"[a-z0-9 -]{1,40}")
MOST_PLANNED, LONGEST_PLANNED = 8, 60
MINUTE = 60

UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
JOINERS = "\u200c\u200d"
"""Invisible, but people and scripts are written with them."""
BLANK = ("Cf", "Mn", "Zs")

Plans = Mapping[int, tuple[str, ...]]


def clean_words(text: str) -> str:
    """What was said, without outer spaces; control and invisible characters are refused."""
    text = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(text) <= LONGEST_WORDS:
        raise Denied(malformed("chat-length", limit=LONGEST_WORDS))
    kinds = [unicodedata.category(letter) for letter in text if letter not in JOINERS]
    if any(kind in UNSEEN for kind in kinds) or all(kind in BLANK for kind in kinds):
        raise Denied(malformed("chat-letters"))
    return text


def check_place(at: str) -> None:
    if not PLACE.fullmatch(at):
        raise Denied(malformed("point-place"))


def check_plan(moves: Sequence[str]) -> None:
    """Its shape only: a plan may be about a future in which other moves are allowed."""
    if len(moves) > MOST_PLANNED or not all(
        1 <= len(move) <= LONGEST_PLANNED and move.isprintable() for move in moves
    ):
        raise Denied(malformed("plan-shape", moves=MOST_PLANNED, letters=LONGEST_PLANNED))


def with_plan(plans: Plans, seat: int, moves: Sequence[str]) -> Plans:
    others = {at: plan for at, plan in plans.items() if at != seat}
    return {**others, seat: tuple(moves)} if moves else others


def after_move(plans: Plans, live: Live) -> Plans:
    """A move that follows its seat's plan leaves the rest of it; any other move, and the end of
    the turn, leave nothing."""
    if live.to_move is None:
        return {}
    seat, move, _ = live.match.record.moves[-1]
    first, *rest = plans.get(seat, ("",))
    return with_plan(plans, seat, rest if move == first and live.to_move == seat else ())


class Pace(NamedTuple):
    """How often a seat may do something, and what it is told when it does so more often."""

    buckets: Buckets
    reason: str
    limit: int

    @classmethod
    def a_minute(cls, limit: int, reason: str) -> "Pace":
        return cls(Buckets(limit / MINUTE, limit), reason, limit)

    def keep(self, room: Room, seat: int) -> None:
        if not self.buckets.take(f"{room.code} {seat}"):
            raise Denied(malformed(self.reason, limit=self.limit), "limit")


class Company:
    """The people around the tables of one data folder."""

    def __init__(
        self, store: Store, limits: Limits, live_of: Callable[[Room], Awaitable[Live]]
    ) -> None:
        self._store, self._live_of = store, live_of
        self._talking = Pace.a_minute(limits.chat, "chat-rate")
        self._pointing = Pace.a_minute(limits.points, "point-rate")
        self._planning = Pace.a_minute(limits.plans, "plan-rate")

    async def talk(self, room: Room) -> deque[Said]:
        """The last of what was said at this table."""
        return room.talk if room.talk is not None else await self._recall(room)

    async def _recall(self, room: Room) -> deque[Said]:
        async with room.loading:
            if room.talk is None:
                rows = await self._store.talk(room.code, KEPT_WORDS)
                said = (Said(row.number, row.seat, row.text, row.time) for row in rows)
                room.talk = deque(said, KEPT_WORDS)
            return room.talk

    async def say(self, room: Room, seat: int, text: str) -> None:
        """Say something. It is durable when this returns, and whoever is here hears it."""
        text = clean_words(text)
        self._talking.keep(room, seat)
        async with room.changing:
            live, talk = await self._live_of(room), await self.talk(room)
            number = talk[-1].number + 1 if talk else 1
            said = Said(number, seat, text, int(time.time()))
            writes = [
                (schema.ADD_WORDS, {"code": room.code, **said._asdict()}),
                (schema.FORGET_WORDS, {"key": room.code, "last": number - KEPT_WORDS}),
                touch(live),
            ]
            await self._store.durably(writes, lambda: room.hear(said))

    def point(self, room: Room, seat: int, at: str) -> None:
        """Point at a place, in the game's own notation, for whoever looks at this moment."""
        check_place(at)
        self._pointing.keep(room, seat)
        room.look(Pointed(seat, at))

    def intend(self, room: Room, live: Live, seat: int, line: Sequence[int]) -> None:
        """A bot shows its partners what it is going to do, and says what for."""
        game = live.game
        told = game.intent(live.match.state, seat, line)
        if told is not None:
            room.plans = with_plan(room.plans, seat, [game.write(move) for move in line])
            room.intents = {**room.intents, seat: Intent(*told)}
            room.wake(EVERYTHING)

    async def plan(self, room: Room, seat: int, moves: Sequence[str]) -> None:
        """Show what one intends; no moves take the plan back."""
        check_plan(moves)
        self._planning.keep(room, seat)
        async with room.changing:
            if (await self._live_of(room)).state == "over":
                raise Denied(malformed("plan-over"), "illegal")
            room.plans = with_plan(room.plans, seat, moves)
            room.wake(EVERYTHING)
