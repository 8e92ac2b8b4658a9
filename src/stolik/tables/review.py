"""A finished game looked back at, in the background: once a table, whoever asks first.

That it was asked for is written down, so a server that stops in the middle begins it again; what
it finds is written down too, so it is never done twice.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from stolik.bots.review import (
    BRIEF,
    SECOND_LOOKS,
    THOROUGH,
    Mark,
    Moment,
    look,
    marked,
    moments,
    worst,
)
from stolik.kernel.refusal import BadInput, malformed
from stolik.tables import schema
from stolik.tables.counsel import Progress, mark_told
from stolik.tables.errors import Denied
from stolik.tables.hints import Hints
from stolik.tables.live import Live
from stolik.tables.room import Room
from stolik.tables.rows import advice_row
from stolik.tables.store import Store
from stolik.tables.thinkers import Thinkers

log = logging.getLogger("stolik.tables")


class Reviews:
    """The reviews of the tables of one data folder."""

    def __init__(
        self,
        store: Store,
        hints: Hints,
        live_of: Callable[[Room], Awaitable[Live]],
        thinkers: Thinkers,
    ) -> None:
        self._store, self._hints = store, hints
        self._live_of, self._thinkers = live_of, thinkers
        self._running: dict[str, asyncio.Task[None]] = {}

    async def resume(self, room_of: Callable[[str], Room]) -> None:
        """Go on with what was asked for before the server stopped."""
        for code in await self._store.reviewing():
            room = room_of(code)
            await self._hints.of(room)
            self._begin(room)

    async def close(self) -> None:
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def ask(self, room: Room) -> None:
        """See to it that this game is reviewed; it is certain when this returns."""
        live, counsel = await self._live_of(room), await self._hints.of(room)
        if live.state != "over":
            raise Denied(malformed("not-over"), "illegal")
        if counsel.review is not None or room.code in self._running:
            return
        row = {**advice_row(room.code, counsel.allowed), "reviewing": True}
        await self._store.durably([(schema.WANT_REVIEW, row)], lambda: self._begin(room))

    def _begin(self, room: Room) -> None:
        if room.code in self._running:
            return
        task = asyncio.create_task(self._review(room), name=f"review of {room.code}")
        self._running[room.code] = task
        task.add_done_callback(lambda _: self._ended(room))

    def _ended(self, room: Room) -> None:
        task = self._running.pop(room.code)
        if not task.cancelled() and task.exception() is not None:
            log.error("the review of %s stopped", room.code, exc_info=task.exception())
            room.review(None)

    async def _review(self, room: Room) -> None:
        live = await self._live_of(room)
        found = await asyncio.to_thread(_moments, live)
        people = len({each.seat for each in found})
        of = len(found) + min(len(found), SECOND_LOOKS * people)
        brief = await self._look(room, live, found, BRIEF, range(of))
        doubtful = {each.at for each in worst(brief, SECOND_LOOKS)}
        again = [each for each in found if each.at in doubtful]
        thorough = await self._look(room, live, again, THOROUGH, range(len(found), of))
        marks = tuple(mark_told(live.game, each) for each in marked(live.game, thorough))
        review = {"moves": of, "marks": marks}
        await self._store.durably(
            [(schema.KEEP_REVIEW, {"key": room.code, "new_review": review})],
            lambda: room.review(Progress(of, of, marks)),
        )

    async def _look(
        self, room: Room, live: Live, found: Sequence[Moment], thought: float, steps: range
    ) -> list[Mark]:
        """One move after the other, when nobody waits for a bot; whoever is here sees how far."""
        marks: list[Mark] = []
        for done, moment in zip(steps, found, strict=False):
            room.review(Progress(done, steps.stop))
            question = live.game.name, moment, thought
            marks.append(await self._thinkers.run(look, *question, urgent=False, table=room.code))
        return marks


def _moments(live: Live) -> list[Moment]:
    """What people chose; bots are not reviewed."""
    people = [number for number, seat in enumerate(live.seats) if seat.kind == "person"]
    try:
        return moments(live.game, live.match.record, people or range(len(live.seats)))
    except BadInput as error:
        raise Denied(error.refusal, "missing") from error
