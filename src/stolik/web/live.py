"""One WebSocket. It hears one message at a time and says what is newest.

A table message is always whole, so a connection needs no queue of them: a change only marks the
connection as behind, and its sender makes one message of all changes. A client that reads slowly
misses moments, never the state, and costs the table nothing. What was said is told from where the
client stopped reading; of what was pointed at, it misses what is long over.
"""

import asyncio
from collections import deque
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from stolik.kernel.game import LANGUAGES
from stolik.kernel.refusal import malformed
from stolik.tables.counsel import Counsel, Progress
from stolik.tables.errors import Denied
from stolik.tables.handover import is_host
from stolik.tables.limits import Bucket
from stolik.tables.live import Live
from stolik.tables.room import Pointed, Room
from stolik.tables.shown import account_data
from stolik.web import wire
from stolik.web.context import Context, context_of
from stolik.web.errors import error_of, words
from stolik.web.guard import address_of, own_origin
from stolik.web.tables import players

GOODBYE, TRY_LATER = 1008, 1013
FIRST_WORD = 10.0
"""Seconds until hello must have come."""
FINGERS = 8
"""So many things may be pointed at while a client does not read."""


async def live_table(socket: WebSocket, code: str) -> None:
    """`/api/tables/{code}/live`"""
    context = context_of(socket)
    address = address_of(dict(socket.scope))
    if not own_origin(socket.headers, context.settings.origins):
        await socket.close(GOODBYE)
        return
    if context.connections[address] >= context.settings.limits.connections:
        await socket.close(TRY_LATER)
        return
    context.connections[address] += 1
    try:
        await socket.accept()
        await Connection(socket, context).run(code)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the client went away, which it may at any moment
    finally:
        context.connections[address] -= 1
        if context.connections[address] <= 0:
            del context.connections[address]


class Closing(Exception):
    """This connection has to end, with this code."""

    def __init__(self, code: int) -> None:
        self.code = code


class Connection:
    """What one client has heard and may say."""

    room: Room

    def __init__(self, socket: WebSocket, context: Context) -> None:
        self.socket, self.tables = socket, context.tables
        self.limits = context.settings.limits
        self.seats: tuple[int, ...] = ()
        self.heard = 0
        """How many moves the client knows as they are."""
        self.behind = asyncio.Event()
        self.table_due = False
        self.words_heard = 0
        """The number of what was said last, as far as the client knows."""
        self.review_seen: Progress | None = None
        self.asking: asyncio.Task[None] | None = None
        """Waits for what the master would do."""
        self.pointed: deque[Pointed] = deque(maxlen=FINGERS)
        self.answers: deque[bytes] = deque()
        self.places = asyncio.Semaphore(self.limits.pending)
        self.rate = Bucket(self.limits.messages, self.limits.messages)
        self.patience = Bucket(1, self.limits.strikes)

    async def run(self, code: str) -> None:
        try:
            await self._greet(code)
            await self._converse()
        except Closing as closing:
            await self._close(closing.code)
        except Denied as denied:  # there is no such table, or no longer
            await self._send(_refused(denied))
            await self._close(GOODBYE)

    async def _close(self, code: int) -> None:
        """Say goodbye, but do not wait for a client that does not listen."""
        if self.socket.application_state == WebSocketState.CONNECTED:
            async with asyncio.timeout(1):
                await self.socket.close(code)

    # The beginning.

    async def _greet(self, code: str) -> None:
        try:
            async with asyncio.timeout(FIRST_WORD):
                said = self._read(await self._hear())
        except TimeoutError as error:
            raise Closing(GOODBYE) from error
        if not isinstance(said, wire.Hello):
            raise Denied(malformed("hello"))
        self.room = await self.tables.find(code)
        live = await self.tables.live(self.room)
        self.seats = self.tables.holder(live, said.token)
        self.heard = _known(live, said)

    async def _converse(self) -> None:
        self.room.enter(self, list(self.seats))
        self.wake(self.heard)
        hearing = asyncio.create_task(self._hear_all())
        saying = asyncio.create_task(self._say_all())
        try:
            done, _ = await asyncio.wait((hearing, saying), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.room.leave(self, list(self.seats))
            self.tables.handover.left(self.room)
            tasks = [hearing, saying, *([self.asking] if self.asking else [])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # Saying.

    def wake(self, unchanged: int) -> None:
        self.heard = min(self.heard, unchanged)
        self.table_due = True
        self.behind.set()

    def hear(self) -> None:
        self.behind.set()

    def look(self, pointed: Pointed) -> None:
        self.pointed.append(pointed)
        self.behind.set()

    async def answer(self, message: bytes) -> None:
        """Whoever does not read his answers is not listened to either, until he does."""
        await self.places.acquire()
        self.answers.append(message)
        self.behind.set()

    async def _say_all(self) -> None:
        while True:
            await self.behind.wait()
            self.behind.clear()
            while self.answers:
                await self._send(self.answers.popleft())
                self.places.release()
            talk = await self.tables.company.talk(self.room)
            counsel = await self.tables.hints.of(self.room)
            if self.table_due:
                self.table_due = False
                last = talk[-1].number if talk else 0
                live = await self.tables.live(self.room)
                await self._send(self._table(live, last, counsel))
            if new := [each._asdict() for each in talk if each.number > self.words_heard]:
                self.words_heard = talk[-1].number
                await self._send(wire.write({"chat": new}))
            if counsel.review != self.review_seen:
                self.review_seen = counsel.review
                told = counsel.review.told() if counsel.review else None
                await self._send(wire.write({"review": told}))
            while self.pointed:
                await self._send(wire.write({"point": self.pointed.popleft()._asdict()}))

    async def _send(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(self.limits.patience):
                await self.socket.send_text(message.decode())
        except TimeoutError as error:
            raise Closing(TRY_LATER) from error

    def _table(self, live: Live, said: int, counsel: Counsel) -> bytes:
        viewer, since = live.viewer(self.seats), min(self.heard, live.sequence)
        self.heard = live.sequence
        record = live.match.record
        table = {
            "code": live.code,
            "game": live.game.name,
            "state": live.state,
            "options": record.options,
            "seed_hash": record.seed_hash,
            "seed": live.published_seed,
            "sequence": live.sequence,
            "epoch": live.epoch,
            "since": since,
            "you": self.seats,
            "players": players(live, self.room, self.tables.handover),
            "to_move": live.to_move,
            "prompt": live.game.prompt(live.match.state),
            "view": live.view(viewer),
            "account": live.account(self.tables.accounts),
            "undo": {"steps": live.undoable(self.seats)},
            "facts": live.facts(since, self._listener(viewer)),
            "plans": self.room.plans,
            "intents": intents_of(self.room, live),
            "proposals": self.tables.handover.told(self.room, live),
            "host": is_host(live, self.seats),
            "said": said,
            "rematch": live.rematch,
            "thinking": live.bot_to_move,
            "hints": counsel.allowed,
            "asked": counsel.asked if live.state == "over" else {},
        }
        return wire.write({"table": table})

    def _listener(self, viewer: int | None) -> int | None:
        """Who hears the log. Where several people look at one screen, what only one of them may
        know would still stand there when the next one looks: they hear what everybody hears."""
        return viewer if len(self.seats) < 2 else None

    # Hearing.

    async def _hear(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        return (message.get("bytes") or b"") if text is None else text.encode(errors="replace")

    def _read(self, data: bytes) -> wire.Message | int:
        if len(data) > self.limits.message_bytes:
            raise Denied(malformed("too-long", limit=self.limits.message_bytes), "limit")
        try:
            said = wire.read_client(data).only()
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Denied(malformed("message")) from error
        if said is None:
            raise Denied(malformed("message"))
        return said

    async def _hear_all(self) -> None:
        while True:
            data = await self._hear()
            try:
                if not self.rate.take():
                    raise Denied(malformed("rate"), "limit")
                said = self._read(data)
            except Denied as denied:
                await self._strike(denied)
                continue
            await self._react(said)

    async def _strike(self, denied: Denied) -> None:
        """Nonsense is refused, and after too much of it the connection ends."""
        if not self.patience.take():
            raise Closing(GOODBYE)
        await self.answer(_refused(denied))

    async def _react(self, said: wire.Message | int) -> None:
        if isinstance(said, wire.Move):
            await self._change(said, said.move)
        elif isinstance(said, wire.Undo):
            await self._change(said, None)
        elif isinstance(said, wire.Why):
            await self._explain(said)
        elif isinstance(said, wire.History):
            await self._recall(said)
        elif isinstance(said, wire.Say | wire.Point | wire.Plan):
            await self._tell(said)
        elif isinstance(said, wire.Hand | wire.Offer | wire.Propose | wire.Vote):
            await self._hand_over(said)
        elif isinstance(said, wire.AskHint):
            await self._consult(said)
        elif isinstance(said, wire.AskReview):
            await self._look_back(said)
        elif isinstance(said, int):
            await self.answer(wire.write({"pong": said}))
        else:
            await self._strike(Denied(malformed("hello-again")))

    def _own(self, seat: int) -> None:
        if seat not in self.seats:
            raise Denied(malformed("not-your-seat"), "forbidden")

    async def _change(self, said: wire.Move | wire.Undo, text: str | None) -> None:
        try:
            self._own(said.seat)
            if isinstance(said, wire.Move):
                await self.tables.play(self.room, said.seat, said.move, said.at, said.epoch)
            else:
                await self.tables.undo(self.room, said.seat, said.steps, said.at, said.epoch)
        except Denied as denied:
            await self.answer(_refused(denied, await self.tables.live(self.room), said.at, text))
            if denied.kind == "stale":
                self.wake(self.heard)

    async def _tell(self, said: wire.Say | wire.Point | wire.Plan) -> None:
        """For the others at the table; whoever only watches has nothing to tell them."""
        company = self.tables.company
        try:
            self._own(said.seat)
            if isinstance(said, wire.Say):
                await company.say(self.room, said.seat, said.text)
            elif isinstance(said, wire.Point):
                company.point(self.room, said.seat, said.at)
            else:
                await company.plan(self.room, said.seat, said.moves)
        except Denied as denied:
            words = said.text if isinstance(said, wire.Say) else None
            await self.answer(_refused(denied, said=words))

    async def _hand_over(self, said: wire.Hand | wire.Offer | wire.Propose | wire.Vote) -> None:
        """Who plays where; a seat that is not one's own may be the host's to change."""
        handover = self.tables.handover
        try:
            if isinstance(said, wire.Hand):
                await handover.hand(self.room, self.seats, said.seat, said.bot)
            elif isinstance(said, wire.Offer):
                await handover.offer(self.room, self.seats, said.seat, said.open)
            elif isinstance(said, wire.Propose):
                self._own(said.seat)
                await handover.propose(self.room, said.seat, said.absent, said.bot)
            else:
                self._own(said.seat)
                await handover.vote(self.room, said.seat, said.absent, said.agree)
        except Denied as denied:
            await self.answer(_refused(denied, await self.tables.live(self.room)))

    async def _consult(self, said: wire.AskHint) -> None:
        """The master takes seconds to think; the client may do something else meanwhile."""
        if self.asking and not self.asking.done():
            await self.answer(_refused(Denied(malformed("hint-busy"), "limit")))
            return
        self.asking = asyncio.create_task(self._hint(said))

    async def _hint(self, said: wire.AskHint) -> None:
        try:
            self._own(said.seat)
            hint = await self.tables.hints.ask(self.room, said.seat, said.at)
        except Denied as denied:
            await self.answer(_refused(denied, at=said.at))
            return
        await self.answer(wire.write({"hint": hint}))

    async def _look_back(self, said: wire.AskReview) -> None:
        try:
            self._own(said.seat)
            await self.tables.reviews.ask(self.room)
        except Denied as denied:
            await self.answer(_refused(denied))

    async def _explain(self, said: wire.Why) -> None:
        live = await self.tables.live(self.room)
        try:
            self._own(said.seat)
            refusal = live.why_not(said.seat, said.move)
            error = error_of(Denied(refusal), live) if refusal else None
        except Denied as denied:
            error = error_of(denied, live)
        await self.answer(wire.write({"why": {"move": said.move, "error": error}}))

    async def _recall(self, said: wire.History) -> None:
        live = await self.tables.live(self.room)
        try:
            state = live.past(said.to)
        except Denied as denied:
            await self.answer(_refused(denied, live))
            return
        await self.answer(wire.write({"history": self._past(live, state, said.to)}))

    def _past(self, live: Live, state: Any, to: int) -> dict[str, Any]:
        game = live.game
        to_move = game.to_move(state)
        viewer = live.eyes(self.seats, to_move)
        account = self.tables.accounts.of(game, state)
        return {
            "sequence": to,
            "view": game.view(state, viewer),
            "account": account_data(account, to_move is None),
            "facts": live.facts(max(0, to - 1), self._listener(viewer), to),
        }


def _refused(
    denied: Denied,
    live: Live | None = None,
    at: int | None = None,
    move: str | None = None,
    said: str | None = None,
) -> bytes:
    error = error_of(denied, live)
    return wire.write({"refused": {"at": at, "move": move, "said": said, "error": error}})


def intents_of(room: Room, live: Live) -> dict[int, wire.Sentence]:
    """What the bots said they are after, in both languages."""
    pl, en = (words(language, live.game, live.names) for language in LANGUAGES)
    return {
        seat: wire.Sentence(pl.intent(*intent), en.intent(*intent))
        for seat, intent in room.intents.items()
        if live.seats[seat].bot
    }


def _known(live: Live, said: wire.Hello) -> int:
    """How much of what the client knows still holds; after an undo we cannot tell."""
    same = said.epoch == live.epoch if said.epoch is not None else live.epoch == 0
    if said.since is None or not same or said.since > live.sequence:
        return 0
    return said.since
