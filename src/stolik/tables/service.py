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

from stolik.bots import Outlook
from stolik.bots.ahead import ahead
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Game, Options
from stolik.kernel.match import Match
from stolik.kernel.record import Record
from stolik.kernel.refusal import BadInput, malformed, stale
from stolik.tables import schema
from stolik.tables.clearing import DAY, clear_abandoned
from stolik.tables.company import Company, Plans, after_move
from stolik.tables.errors import Denied
from stolik.tables.folder import DataFolder
from stolik.tables.handover import Handover, place_for, still_proposed
from stolik.tables.hints import Hints
from stolik.tables.limits import Limits
from stolik.tables.live import Live
from stolik.tables.recall import Question
from stolik.tables.restore import facts_data, restore
from stolik.tables.review import Reviews
from stolik.tables.room import Room
from stolik.tables.rows import (
    advice_row,
    browser_row,
    check_options,
    new_rules,
    opening,
    other_begins,
    seat_change,
    snapshot_row,
    touch,
    with_code,
)
from stolik.tables.scheduler import ProcessThinkers
from stolik.tables.seating import Seat, Wanted, clean_name, seats_of
from stolik.tables.shown import Accounts
from stolik.tables.store import Store
from stolik.tables.thinkers import Thinkers, hasty
from stolik.tables.tokens import CODE, new_code
from stolik.tables.writer import Write

log = logging.getLogger("stolik.tables")
COURTESY = 6
"""How many pauses a bot waits before a move that a waiting person might still want to forestall."""
HEARD = 40
"""How many of the last moves a bot is told: further back than it ever thought ahead."""
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
    _choosing: dict[str, asyncio.Task[str]] = field(init=False, default_factory=dict)
    """The decisions that bots are making, by table."""
    _clearing: asyncio.Task[None] = field(init=False)
    luck: QuickChance = field(init=False, default_factory=QuickChance)
    """For imagined worlds; never for the luck of a game."""
    accounts: Accounts = field(init=False)
    company: Company = field(init=False)
    handover: Handover = field(init=False)
    hints: Hints = field(init=False)
    reviews: Reviews = field(init=False)

    async def open(self) -> None:
        """Open the database, clear away abandoned tables, let the bots go on where they were."""
        self.store = Store(self.folder.database)
        self.accounts = Accounts(self.luck)
        self.company = Company(self.store, self.limits, self.live)
        self.handover = Handover(self.limits, self.live, self._commit)
        await self.store.open()
        await self.clear_abandoned()
        self._clearing = asyncio.create_task(self._clear_daily(), name="clearing")
        self.thinkers = self.thinkers or ProcessThinkers()
        self.hints = Hints(self.store, self.limits, self.live, self.thinkers)
        self.reviews = Reviews(self.store, self.hints, self.live, self.thinkers)
        await self.reviews.resume(self.room)
        for code in await self.store.waiting_for_bots():
            self._nudge(self.room(code))

    async def close(self) -> None:
        tasks = [self._clearing, *self._driving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.handover.close()
        await self.reviews.close()
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
        return live.screen_of(found[1])

    # Opening one.

    async def create(
        self,
        name: str,
        wanted: Sequence[Wanted],
        options: Options,
        browser: str,
        hints: bool = True,
    ) -> Given:
        """Open a table; whether people may ask the master there is agreed now."""
        game = self._playable(name)
        seats = seats_of(wanted)
        await self._check_open_tables(browser)
        own = tuple(number for number, seat in enumerate(seats) if seat.screen)
        live = await self._open_table(game, seats, options, browser, own, hints)
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
        hints: bool,
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
            writes.append((schema.ADD_ADVICE, advice_row(live.code, hints)))
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
        """Take the first free seat, or one that a bot keeps for whoever comes."""
        name = clean_name(name)
        await self._check_open_tables(browser)
        room = await self.find(code)
        async with room.changing:
            live = (await self.live(room)).fork()
            seat = place_for(live)
            live.sit(seat, live.seats[seat].taken_by(name))
            own = (schema.ADD_BROWSER, browser_row(browser, live.code, seat))
            await self._commit(room, live, [seat_change(live, seat), own], live.sequence)
            room.expect(seat)
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
        options, hints = other_begins(live), (await self.hints.of(room)).allowed
        seats = tuple(seat.for_another_game() for seat in live.seats)
        again = await self._open_table(live.game, seats, options, browser, own, hints, [note])
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
        self,
        room: Room,
        seat: int,
        text: str,
        at: int,
        epoch: int | None = None,
        bot: str | None = None,
    ) -> Live:
        """Make a move. It is durable when this returns; a refused one changes nothing.

        `bot` is who makes it; a seat that changed hands meanwhile is not moved by the old one.
        """
        async with room.changing:
            live = (await self.live(room)).fork()
            live.check(at, epoch)
            live.check_hand(seat, bot)
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
        before, room.live = room.live, live
        if room.code in self._choosing:
            self._choosing[room.code].cancel()
        if unchanged < live.sequence:
            room.plans = after_move(room.plans, live)
            if before and before.turn_of is not None and before.turn_of != live.turn_of:
                room.wishes.turn_over(before.turn_of)
            if live.to_move is None:
                room.intents = {}
        room.proposals = still_proposed(room.proposals, live)
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
            bot = live.seats[seat].bot or ""
            text = await self._chosen(room, live, seat, bot)
            if text is None:
                continue
            if live.deserves_a_wait(seat, text, self.luck):
                await asyncio.sleep(COURTESY * self.bot_pause)
            try:
                await self.play(room, seat, text, live.sequence, live.epoch, bot)
            except Denied as denied:
                if denied.kind != "stale":
                    raise

    async def _chosen(self, room: Room, live: Live, seat: int, bot: str) -> str | None:
        """The bot's move, or None if the table went on without it."""
        choosing = asyncio.create_task(self._choose(room, live, seat, bot))
        self._choosing[room.code] = choosing
        try:
            await asyncio.wait([choosing])
        finally:
            del self._choosing[room.code]
            choosing.cancel()
        return None if choosing.cancelled() else choosing.result()

    async def _choose(self, room: Room, live: Live, seat: int, bot: str) -> str:
        """What the bot says, and no sooner than people can follow."""
        started = time.monotonic()
        wishes = room.wishes.of(seat, self._people(room.plans, live))
        moves = live.game.legal(live.match.state, seat)
        if len(moves) == 1:
            text = live.game.write(moves[0])
        else:
            text = await self._answer(live, seat, bot, wishes)
        await self._intend(room, live, seat, text, wishes)
        await asyncio.sleep(max(0.0, self.bot_pause - (time.monotonic() - started)))
        return text

    async def _answer(self, live: Live, seat: int, bot: str, wishes: tuple[str, ...]) -> str:
        """What the bot answers from an imagined world; if it fails `greedy` does, or anybody."""
        assert self.thinkers
        world = live.game.imagine(live.match.state, seat, self.luck).to_data()
        question = Question(
            live.code, live.game.name, bot, seat, world,
            live.epoch, live.sequence, live.heard(seat, HEARD), wishes,
        )  # fmt: skip
        for name in (bot, "greedy"):
            try:
                return await self.thinkers.choose(question._replace(bot=name))
            except Exception:
                log.exception("bot %s failed at %s", name, live.code)
        return hasty(live.game, question)

    # Partners.

    @staticmethod
    def _people(plans: Plans, live: Live) -> Plans:
        """The plans that people show."""
        return {seat: plan for seat, plan in plans.items() if live.seats[seat].kind != "bot"}

    async def _intend(
        self, room: Room, live: Live, seat: int, text: str, wishes: tuple[str, ...]
    ) -> None:
        """A partner shows what it is going to do, unless it has shown it already."""
        shown = room.plans.get(seat, ("",))[0] == text
        if not live.game.cooperative or live.turn_of != seat or shown:
            return
        world = live.game.imagine(live.match.state, seat, self.luck)
        outlook = Outlook(live.game, world, seat, QuickChance(), wishes=wishes)
        line = await asyncio.to_thread(ahead, outlook, live.game.read(text))
        if room.live is live:
            self.company.intend(room, live, seat, line)
