"""Everything a table can be asked to do, checked and made durable."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from stolik.games import GAMES
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Game, Options
from stolik.kernel.match import Match
from stolik.kernel.record import Record
from stolik.kernel.refusal import BadInput, malformed, stale
from stolik.tables import schema
from stolik.tables.clearing import DAY, clear_abandoned
from stolik.tables.company import Company, after_move
from stolik.tables.errors import Denied
from stolik.tables.folder import DataFolder
from stolik.tables.limits import Limits
from stolik.tables.live import Live
from stolik.tables.restore import facts_data, restore
from stolik.tables.room import Room
from stolik.tables.rows import (
    browser_row,
    check_options,
    new_rules,
    opening,
    other_begins,
    snapshot_row,
    touch,
    with_code,
)
from stolik.tables.seating import Seat, Wanted, clean_name, seats_of
from stolik.tables.shown import Accounts
from stolik.tables.store import Store
from stolik.tables.thinkers import ProcessThinkers, Thinkers, hasty
from stolik.tables.tokens import CODE, new_code
from stolik.tables.writer import Write

log = logging.getLogger("stolik.tables")
BOTS_AT_ONCE = 64
COURTESY = 6
"""How many pauses a bot waits before a move that a waiting person might still want to forestall."""
LISTED = 200


@dataclass(frozen=True, slots=True)
class Given:
    """A table and the seats that the asking person holds there."""

    live: Live
    seats: tuple[int, ...]


@dataclass(slots=True, eq=False)
class Tables:
    """The tables of one data folder."""

    folder: DataFolder
    games: Mapping[str, Game[Any]] = field(default_factory=lambda: GAMES)
    limits: Limits = field(default_factory=Limits)
    thinkers: Thinkers | None = None
    bot_pause: float = 0.3
    """Seconds a bot takes at least, so that people can follow it."""
    store: Store = field(init=False)
    _rooms: WeakValueDictionary[str, Room] = field(
        init=False, default_factory=lambda: WeakValueDictionary[str, Room]()
    )
    _recent: OrderedDict[str, Room] = field(
        init=False, default_factory=lambda: OrderedDict[str, Room]()
    )
    _driving: dict[str, asyncio.Task[None]] = field(init=False, default_factory=dict)
    _at_once: asyncio.Semaphore = field(init=False)
    _clearing: asyncio.Task[None] = field(init=False)
    luck: QuickChance = field(init=False, default_factory=QuickChance)
    """For imagined worlds; never for the luck of a game."""
    accounts: Accounts = field(init=False)
    company: Company = field(init=False)

    async def open(self) -> None:
        """Open the database, clear away abandoned tables, let the bots go on where they were."""
        self.store = Store(self.folder.database)
        self.accounts = Accounts(self.luck)
        self.company = Company(self.store, self.limits, self.live)
        self._at_once = asyncio.Semaphore(BOTS_AT_ONCE)
        await self.store.open()
        await self.clear_abandoned()
        self._clearing = asyncio.create_task(self._clear_daily(), name="clearing")
        self.thinkers = self.thinkers or ProcessThinkers()
        for code in await self.store.waiting_for_bots():
            self._nudge(self.room(code))

    async def close(self) -> None:
        tasks = [self._clearing, *self._driving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.thinkers:
            await asyncio.to_thread(self.thinkers.close)
        await self.store.close()
        self.folder.close()

    async def clear_abandoned(self) -> int:
        return await clear_abandoned(self.store, self.limits, self.room)

    async def _clear_daily(self) -> None:
        while True:
            await asyncio.sleep(DAY)
            try:
                await self.clear_abandoned()
            except SQLAlchemyError:
                log.exception("abandoned tables were not cleared away")

    # Finding a table.

    def room(self, code: str) -> Room:
        room = self._rooms.get(code)
        if room is None:
            room = self._rooms[code] = Room(code)
        return room

    async def find(self, code: str) -> Room:
        """The room of a table that exists; codes are read in any case."""
        code = code.upper()
        if not CODE.fullmatch(code):
            raise Denied(malformed("no-table", code=code[:10]), "missing")
        room = self.room(code)
        await self.live(room)
        return room

    async def live(self, room: Room) -> Live:
        """The table as it stands, from memory or from its rows."""
        live = room.live or await self._load(room)
        self._recent[room.code] = room
        self._recent.move_to_end(room.code)
        while len(self._recent) > self.limits.live_tables:
            _, oldest = self._recent.popitem(last=False)
            oldest.live = None
        return live

    async def _load(self, room: Room) -> Live:
        async with room.loading:
            while room.live is None:
                rows = await self.store.load(room.code)
                if rows is None:
                    raise Denied(malformed("no-table", code=room.code), "missing")
                if len(rows[2]) == rows[0].sequence:
                    room.live = await self._restore(rows)
            return room.live

    async def _restore(self, rows: Any) -> Live:
        row, seats, moves, last = rows
        if row.game not in self.games:
            raise Denied(malformed("unknown-game", game=row.game, known=", ".join(self.games)))
        try:
            live = restore(self.games[row.game], row, seats, moves, last)
        except BadInput as error:
            log.error("table %s cannot go on: %s", row.code, error.refusal.reason)
            raise Denied(error.refusal, "illegal", self.games[row.game]) from error
        if len(live.match.record.snapshots) != len(row.changes):
            await self.store.commit(new_rules(live))
        return live

    def holder(self, live: Live, token: str | None) -> tuple[int, ...]:
        """The seats a token sits at this table: its own, or all of the host's screen."""
        if token is None:
            return ()
        found = self.folder.tokens.read_seat(token)
        if not found or found[0] != live.code or not 0 <= found[1] < len(live.seats):
            raise Denied(malformed("token"), "forbidden")
        if not live.seats[found[1]].screen:
            return (found[1],)
        return tuple(number for number, seat in enumerate(live.seats) if seat.screen)

    # Opening one.

    async def create(
        self, name: str, wanted: Sequence[Wanted], options: Options, browser: str
    ) -> Given:
        game = self._playable(name)
        seats = seats_of(wanted)
        await self._check_open_tables(browser)
        own = tuple(number for number, seat in enumerate(seats) if seat.screen)
        live = await self._open_table(game, seats, options, browser, own)
        return Given(live, own)

    def _playable(self, name: str) -> Game[Any]:
        game = self.games.get(name)
        if game is None or game.maturity != "playable":
            known = ", ".join(each.name for each in self.games.values())
            raise Denied(malformed("unknown-game", game=name[:40], known=known), "missing")
        return game

    async def _check_open_tables(self, browser: str) -> None:
        rows = await self.store.of_browser(browser, LISTED)
        opened = {row.code for row in rows if row.state != "over"}
        if len(opened) >= self.limits.open_tables:
            raise Denied(malformed("open-tables", limit=self.limits.open_tables), "limit")

    async def _open_table(
        self,
        game: Game[Any],
        seats: tuple[Seat, ...],
        options: Options,
        browser: str,
        own: Sequence[int],
        before: Sequence[Write] = (),
    ) -> Live:
        check_options(game, len(seats), options)
        match = Match.new(game, [seat.name or "" for seat in seats], options)
        while True:
            code = new_code()
            if await self.store.retired(code):
                continue
            live = Live(code, game, seats, match, [])
            writes = opening(live, time.time())
            writes += [(schema.ADD_BROWSER, browser_row(browser, live.code, at)) for at in own]
            writes += [(statement, with_code(row, live.code)) for statement, row in before]
            try:
                await self.store.commit(writes)
            except IntegrityError:
                continue  # the code is taken
            break
        room = self.room(live.code)
        room.live = live
        await self.live(room)
        self._nudge(room)
        return live

    async def join(self, code: str, name: str, browser: str) -> Given:
        """Take the first free seat."""
        name = clean_name(name)
        await self._check_open_tables(browser)
        room = await self.find(code)
        async with room.changing:
            live = (await self.live(room)).fork()
            seat = next((at for at, each in enumerate(live.seats) if each.free), None)
            if seat is None:
                raise Denied(malformed("no-free-seat"), "illegal")
            live.sit(seat, name)
            row = {"key": live.code, "key_seat": seat, "new_name": name}
            own = browser_row(browser, live.code, seat)
            await self._commit(
                room, live, [(schema.SIT_DOWN, row), (schema.ADD_BROWSER, own)], live.sequence
            )
        return Given(live, (seat,))

    async def rematch(self, code: str, token: str | None, browser: str) -> Given:
        """The same people again, the other one begins; whoever asks second gets the same table."""
        room = await self.find(code)
        async with room.changing:
            live = await self.live(room)
            own = self.holder(live, token)
            if not own:
                raise Denied(malformed("token"), "forbidden")
            if live.state != "over":
                raise Denied(malformed("not-over"), "illegal")
            if live.rematch is None or await self.store.retired(live.rematch):
                await self._check_open_tables(browser)
                await self._open_rematch(room, live, browser, own)
        again = await self.live(await self.find(str((await self.live(room)).rematch)))
        own_rows = [(schema.ADD_BROWSER, browser_row(browser, again.code, at)) for at in own]
        await self.store.commit(own_rows)
        return Given(again, own)

    async def _open_rematch(self, room: Room, live: Live, browser: str, own: Sequence[int]) -> None:
        note = (schema.SET_REMATCH, {"key": live.code, "new_rematch": None})
        options = other_begins(live)
        again = await self._open_table(live.game, live.seats, options, browser, own, [note])
        room.live = replace(live, rematch=again.code)
        room.wake(live.sequence)

    async def mine(self, browser: str) -> list[Given]:
        """The tables of a browser, the last touched first."""
        seats: dict[str, list[int]] = {}
        for row in await self.store.of_browser(browser, LISTED):
            seats.setdefault(row.code, []).append(row.seat)
        found = []
        for code, own in seats.items():
            try:
                found.append(Given(await self.live(self.room(code)), tuple(own)))
            except Denied:
                continue  # of a game or edition that this server no longer has
        return found

    async def seats_of_browser(self, code: str, browser: str | None) -> tuple[int, ...]:
        if browser is None:
            return ()
        rows = await self.store.of_browser(browser, LISTED)
        return tuple(row.seat for row in rows if row.code == code)

    # Playing.

    async def play(
        self, room: Room, seat: int, text: str, at: int, epoch: int | None = None
    ) -> Live:
        """Make a move. It is durable when this returns; a refused one changes nothing."""
        async with room.changing:
            live = (await self.live(room)).fork()
            live.check(at, epoch)
            turning_point = live.match.turning_point
            entry = live.play(seat, text, self.luck)
            moved = live.match.record.moves[-1]
            row = {
                "code": live.code,
                "sequence": live.sequence,
                "seat": seat,
                "move": moved.move,
                "chance": moved.chance,
                "barrier": entry.barrier,
                "facts": facts_data(entry.facts),
            }
            writes: list[Write] = [(schema.ADD_MOVE, row)]
            if live.match.turning_point is not turning_point:
                writes.append((schema.PUT_SNAPSHOT, snapshot_row(live)))
            await self._commit(room, live, writes, live.sequence - 1)
        return live

    async def undo(
        self, room: Room, seat: int, steps: int, at: int, epoch: int | None = None
    ) -> Live:
        """Take back own moves; their rows go in the same transaction that counts the epoch up."""
        async with room.changing:
            live = (await self.live(room)).fork()
            live.check(at, epoch)
            live.take_back(seat, steps)
            row = {"key": live.code, "kept": live.sequence}
            await self._commit(room, live, [(schema.TAKE_BACK, row)], live.sequence)
        return live

    async def _commit(
        self, room: Room, live: Live, writes: Sequence[Write], unchanged: int
    ) -> None:
        """Make a fork durable, then put it in the place of the table and tell everybody."""
        try:
            await self.store.durably(
                [*writes, touch(live)], lambda: self._publish(room, live, unchanged)
            )
        except IntegrityError as error:
            room.live = None
            raise Denied(stale(live.sequence, live.sequence - 1)) from error

    def _publish(self, room: Room, live: Live, unchanged: int) -> None:
        room.live = live
        if unchanged < live.sequence:
            room.plans = after_move(room.plans, live)
        room.wake(unchanged)
        self._nudge(room)

    def record(self, live: Live) -> Record:
        """The whole record with its seed, once the game is over."""
        if live.state != "over":
            raise Denied(malformed("not-over"), "illegal")
        return live.match.record

    # Bots.

    def _nudge(self, room: Room) -> None:
        """See to it that a bot moves if it is its turn; one driver a table."""
        if room.code in self._driving or (room.live and room.live.bot_to_move is None):
            return
        task = asyncio.create_task(self._drive(room), name=f"bots of {room.code}")
        self._driving[room.code] = task
        task.add_done_callback(lambda _: self._parked(room))

    def _parked(self, room: Room) -> None:
        task = self._driving.pop(room.code)
        if not task.cancelled() and task.exception() is not None:
            log.error("the bots of %s stopped", room.code, exc_info=task.exception())
        elif not task.cancelled():
            self._nudge(room)

    async def _drive(self, room: Room) -> None:
        while True:
            try:
                live = await self.live(room)
            except Denied:
                return
            seat = live.bot_to_move
            if seat is None:
                return
            async with self._at_once:
                text = await self._choose(live, seat)
            if live.deserves_a_wait(seat, text, self.luck):
                await asyncio.sleep(COURTESY * self.bot_pause)
            try:
                await self.play(room, seat, text, live.sequence, live.epoch)
            except Denied as denied:
                if denied.kind != "stale":
                    raise

    async def _choose(self, live: Live, seat: int) -> str:
        """What the bot answers from an imagined world, or any move if it fails."""
        assert self.thinkers
        started = time.monotonic()
        world = live.game.imagine(live.match.state, seat, self.luck).to_data()
        bot = live.seats[seat].bot or ""
        try:
            text = await self.thinkers.choose(live.game.name, bot, world, seat)
        except Exception:
            log.exception("bot %s failed at %s", bot, live.code)
            text = hasty(live.game, world, seat)
        await asyncio.sleep(max(0.0, self.bot_pause - (time.monotonic() - started)))
        return text
