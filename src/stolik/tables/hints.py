"""What would the master do? Asked by whoever is to move, told to nobody else."""

import logging
from collections.abc import Awaitable, Callable

from stolik.bots.advice import Advice, advise_of
from stolik.bots.levels import LEVELS
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Data
from stolik.kernel.refusal import malformed
from stolik.tables import schema
from stolik.tables.company import Pace
from stolik.tables.counsel import Counsel, advice_told
from stolik.tables.errors import Denied
from stolik.tables.limits import Limits
from stolik.tables.live import Live
from stolik.tables.room import Room
from stolik.tables.store import Store
from stolik.tables.thinkers import Thinkers

log = logging.getLogger("stolik.tables")
MASTER = LEVELS["level3"]
THOUGHT = 24.0
"""In times of what the master thinks about a move of its own: half of it to find the move, half to
say what the others would cost."""


class Hints:
    """The master, for the tables of one data folder."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        live_of: Callable[[Room], Awaitable[Live]],
        thinkers: Thinkers,
    ) -> None:
        self._store, self._live_of, self._thinkers = store, live_of, thinkers
        self._asking = Pace.a_minute(limits.hints, "hint-rate")

    async def of(self, room: Room) -> Counsel:
        """What is known of the master's advice at this table."""
        return room.counsel if room.counsel is not None else await self._recall(room)

    async def _recall(self, room: Room) -> Counsel:
        async with room.loading:
            if room.counsel is None:
                room.counsel = Counsel.of(*await self._store.advice(room.code))
            return room.counsel

    async def ask(self, room: Room, seat: int, at: int) -> Data:
        """The hint for this moment; asked again, it is the same one and counts once."""
        live, counsel = await self._live_of(room), await self.of(room)
        _check(live, counsel, seat, at)
        moment = live.epoch, live.sequence
        if seat in counsel.given and counsel.given[seat][0] == moment:
            return counsel.given[seat][1]
        self._asking.keep(room, seat)
        counsel.busy.add(seat)
        try:
            await self._count(room, counsel, seat)
            hint = {"at": at, "seat": seat, **advice_told(live.game, await self._think(live, seat))}
        finally:
            counsel.busy.discard(seat)
        counsel.given[seat] = moment, hint
        return hint

    async def _count(self, room: Room, counsel: Counsel, seat: int) -> None:
        row = {"code": room.code, "seat": seat, "asked": 1}
        await self._store.durably(
            [(schema.COUNT_HINT, row)], lambda: counsel.asked.update({seat: 1})
        )

    async def _think(self, live: Live, seat: int) -> Advice:
        """From a world that the seat can imagine; the same moment gives the same answer."""
        seed = f"{live.code}/{live.epoch}/{live.sequence}/{seat}"
        world = live.game.imagine(live.match.state, seat, QuickChance(seed)).to_data()
        playouts = round(THOUGHT * MASTER.thought * live.game.pace)
        question = live.game.name, world, seat, playouts, seed, MASTER.seconds
        try:
            return await self._thinkers.run(advise_of, *question, urgent=True, table=live.code)
        except Exception as error:
            log.exception("the master has no answer at %s", live.code)
            raise Denied(malformed("hint-none"), "missing") from error


def _check(live: Live, counsel: Counsel, seat: int, at: int) -> None:
    live.check(at, None)
    if not counsel.allowed:
        raise Denied(malformed("hints-off"), "illegal")
    if live.to_move != seat:
        raise Denied(malformed("hint-turn"), "illegal")
    if seat in counsel.busy:
        raise Denied(malformed("hint-busy"), "limit")
