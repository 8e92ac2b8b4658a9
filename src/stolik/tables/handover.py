"""Seats that change hands.

Whoever sits at a table may let a bot play in the own place and come back at any time; the host
changes the bots, or keeps the seat of one open for whoever comes with the link; and those who
stayed may let a bot play for somebody who left. Who plays where is kept like a move. A proposal is
about this moment and forgotten when the server stops.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from stolik.kernel.refusal import malformed
from stolik.tables.company import Pace, with_plan
from stolik.tables.errors import Denied
from stolik.tables.limits import Limits
from stolik.tables.live import Live
from stolik.tables.room import EVERYTHING, Proposal, Room
from stolik.tables.rows import seat_change
from stolik.tables.seating import Seat, check_bot
from stolik.tables.writer import Write

Proposals = Mapping[int, Proposal]
Commit = Callable[[Room, Live, Sequence[Write], int], Awaitable[None]]


def place_for(live: Live) -> int:
    """Where somebody who comes with the link sits down: a free seat before an open one."""
    free = [at for at, each in enumerate(live.seats) if each.free]
    if live.state == "playing":
        free = [at for at, each in enumerate(live.seats) if each.open]
    if not free:
        raise Denied(malformed("no-free-seat"), "illegal")
    return free[0]


def still_proposed(proposals: Proposals, live: Live) -> Proposals:
    """Without those that came true or came too late."""
    if live.state != "playing":
        return {}
    return {at: each for at, each in proposals.items() if not live.seats[at].bot}


def is_host(live: Live, own: Sequence[int]) -> bool:
    """Whoever sits at the screen where the table was opened says which bots play."""
    return any(live.seats[seat].screen for seat in own)


class Handover:
    """Who plays where, at the tables of one data folder."""

    def __init__(
        self, limits: Limits, live_of: Callable[[Room], Awaitable[Live]], commit: Commit
    ) -> None:
        self._live_of, self._commit, self._absence = live_of, commit, limits.absence
        self._pace = Pace.a_minute(limits.handovers, "handover-rate")
        self._settling: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._settling:
            task.cancel()
        await asyncio.gather(*self._settling, return_exceptions=True)

    async def hand(self, room: Room, own: Sequence[int], seat: int, bot: str | None) -> None:
        """Let this bot play a seat of one's own, or nobody but oneself again; the host also says
        which bot plays a bot's seat."""
        if bot is not None:
            check_bot(bot)
        async with room.changing:
            live = await self._playing(room, own, seat)
            if live.seats[seat].kind == "bot":
                _check_host(live, own)
                check_bot(bot)
            elif seat not in own:
                raise Denied(malformed("not-your-seat"), "forbidden")
            await self._change(room, live, seat, live.seats[seat].played_by(bot))

    async def offer(self, room: Room, own: Sequence[int], seat: int, is_open: bool) -> None:
        """Let whoever comes with the link take a bot's seat; the bot plays on until then."""
        async with room.changing:
            live = await self._playing(room, own, seat)
            _check_host(live, own)
            if live.seats[seat].kind != "bot":
                raise Denied(malformed("not-a-bot"), "illegal")
            await self._change(room, live, seat, replace(live.seats[seat], open=is_open))

    async def propose(self, room: Room, seat: int, absent: int, bot: str) -> None:
        """Let a bot play for somebody who left, if all who are here agree."""
        check_bot(bot)
        async with room.changing:
            live = await self._playing(room, (seat,), absent)
            self._check_absent(room, live, absent)
            if absent in room.proposals:
                raise Denied(malformed("proposed-already"), "illegal")
            agreed = frozenset(live.screen_of(seat))
            await self._put(room, live, Proposal(absent, seat, bot, agreed))

    async def vote(self, room: Room, seat: int, absent: int, agree: bool) -> None:
        """Agree, for all seats of one's screen; or decline, which ends it for everybody."""
        async with room.changing:
            live = await self._playing(room, (seat,), absent)
            proposal = room.proposals.get(absent)
            if proposal is None:
                raise Denied(malformed("no-proposal"), "illegal")
            if agree:
                agreed = proposal.agreed | frozenset(live.screen_of(seat))
                await self._put(room, live, proposal._replace(agreed=agreed))
            else:
                room.proposals = {at: p for at, p in room.proposals.items() if at != absent}
                room.wake(EVERYTHING)

    def left(self, room: Room) -> None:
        """Somebody went out. Whoever does not come back soon need not agree any more."""
        if room.proposals:
            task = asyncio.create_task(self._settle(room), name=f"proposals of {room.code}")
            self._settling.add(task)
            task.add_done_callback(self._settling.discard)

    async def _settle(self, room: Room) -> None:
        await asyncio.sleep(self._absence)
        async with room.changing:
            for absent in tuple(room.proposals):
                live = (await self._live_of(room)).fork()
                if absent in room.proposals:
                    await self._put(room, live, room.proposals[absent])

    def away(self, room: Room, live: Live, seat: int) -> int | None:
        """In how many seconds the others may let a bot play there; None where nobody is missed."""
        sitting = live.seats[seat]
        if sitting.kind == "bot" or sitting.free or room.present[seat] > 0:
            return None
        return max(0, math.ceil(self._absence - room.absence(seat)))

    def told(self, room: Room, live: Live) -> list[dict[str, Any]]:
        """What everybody is told of the proposals."""
        return [
            {
                **each._asdict(),
                "agreed": sorted(each.agreed),
                "asked": sorted(self._asked(room, live, each.seat) - each.agreed),
            }
            for each in room.proposals.values()
        ]

    def _asked(self, room: Room, live: Live, absent: int) -> frozenset[int]:
        """The people who are here or went out a moment ago: all of them must agree."""
        people = {at for at, seat in enumerate(live.seats) if seat.kind == "person"} - {absent}
        gone = {at for at in people if not room.present[at] and room.absence(at) >= self._absence}
        return frozenset(people - gone)

    async def _playing(self, room: Room, own: Sequence[int], seat: int) -> Live:
        """A fork of a table in play that has this seat, for somebody who sits there and does not
        change hands too often."""
        if not own:
            raise Denied(malformed("not-your-seat"), "forbidden")
        self._pace.keep(room, own[0])
        live = (await self._live_of(room)).fork()
        if live.state == "waiting":
            raise Denied(malformed("waiting"), "illegal")
        if live.state == "over":
            raise Denied(malformed("handover-over"), "illegal")
        if not 0 <= seat < len(live.seats):
            raise Denied(malformed("not-your-seat"), "forbidden")
        return live

    def _check_absent(self, room: Room, live: Live, absent: int) -> None:
        left = self.away(room, live, absent)
        if left is None or live.seats[absent].bot:
            raise Denied(malformed("not-away"), "illegal")
        if left > 0:
            raise Denied(malformed("not-away-long", seconds=left), "illegal")

    async def _put(self, room: Room, live: Live, proposal: Proposal) -> None:
        """Show a proposal; once everybody who is here agrees, it comes true."""
        room.proposals = {**room.proposals, proposal.seat: proposal}
        people = self._asked(room, live, proposal.seat)
        if people <= proposal.agreed and any(room.present[at] > 0 for at in people):
            seat = proposal.seat
            await self._change(room, live, seat, live.seats[seat].played_by(proposal.bot))
        else:
            room.wake(EVERYTHING)

    async def _change(self, room: Room, live: Live, seat: int, now: Seat) -> None:
        if now == live.seats[seat]:
            return
        live.sit(seat, now)
        room.plans = with_plan(room.plans, seat, ())
        await self._commit(room, live, [seat_change(live, seat)], live.sequence)


def _check_host(live: Live, own: Sequence[int]) -> None:
    if not is_host(live, own):
        raise Denied(malformed("host-only"), "forbidden")
