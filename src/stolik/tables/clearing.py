"""Tables nobody comes back to are cleared away; else the data folder would grow for ever."""

import logging
import time
from collections.abc import Callable

from stolik.tables import schema
from stolik.tables.limits import Limits
from stolik.tables.room import Room
from stolik.tables.store import Store

log = logging.getLogger("stolik.tables")
DAY = 24 * 3600.0


def untouched_since(limits: Limits, now: float) -> dict[str, float]:
    """Tables of each state that were last touched before this are abandoned."""
    days = {
        "waiting": limits.waiting_days,
        "playing": limits.playing_days,
        "over": limits.over_days,
    }
    return {state: now - count * DAY for state, count in days.items() if count}


async def clear_abandoned(store: Store, limits: Limits, room_of: Callable[[str], Room]) -> int:
    """Clear away what is abandoned, each table in one transaction, and count it."""
    since, cleared = untouched_since(limits, time.time()), 0
    for code in await store.abandoned(since):
        room = room_of(code)
        async with room.changing:
            # Somebody may have come back while we were busy with other tables.
            if room.watchers or not await store.abandoned(since, code):
                continue
            await store.commit([(statement, {"key": code}) for statement in schema.CLEAR_AWAY])
            room.live = None
            room.wake(0)
            cleared += 1
    if cleared:
        log.info("%d abandoned tables cleared away", cleared)
    return cleared
