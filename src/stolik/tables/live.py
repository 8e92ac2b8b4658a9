"""One table in memory: a value that is never changed once others can see it.

A move is made on a fork. The fork takes the place of the original only after its row is
committed, so whoever reads a table reads what is durable, without waiting for a lock.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

import msgspec

from stolik.kernel.chance import Chance
from stolik.kernel.fact import Fact
from stolik.kernel.game import Data, Game
from stolik.kernel.match import Match
from stolik.kernel.record import Moved
from stolik.kernel.refusal import BadInput, Refusal, malformed, stale
from stolik.kernel.replay import replay
from stolik.tables.barrier import is_barrier
from stolik.tables.errors import Denied
from stolik.tables.seating import Seat
from stolik.tables.shown import Accounts, account_data, told

TableState = Literal["waiting", "playing", "over"]
LONGEST_MOVE = 200


class Entry(NamedTuple):
    """What a move left behind besides its row in the record."""

    barrier: bool
    facts: tuple[Fact, ...]


@dataclass(slots=True)
class Live:
    """A table at one moment."""

    code: str
    game: Game[Any]
    seats: tuple[Seat, ...]
    match: Match[Any]
    entries: list[Entry]
    epoch: int = 0
    rematch: str | None = None
    kept: dict[Any, Any] = field(default_factory=dict)
    """What was worked out for this moment: encoded views and the account."""

    @property
    def sequence(self) -> int:
        return self.match.sequence

    @property
    def state(self) -> TableState:
        if any(seat.free for seat in self.seats):
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def to_move(self) -> int | None:
        return self.game.to_move(self.match.state)

    @property
    def bot_to_move(self) -> int | None:
        """The seat the table waits for, if a bot plays it."""
        seat = self.to_move if self.state == "playing" else None
        return seat if seat is not None and self.seats[seat].bot else None

    @property
    def turn_of(self) -> int | None:
        """Whose turn it is, whoever is asked meanwhile."""
        turn = self.game.turn(self.match.state)
        return turn.seat if turn is not None else self.to_move

    @property
    def names(self) -> list[str]:
        """The players as the record and sentences name them; a free seat has no name yet."""
        return [seat.name or "" for seat in self.seats]

    @property
    def published_seed(self) -> str | None:
        """The seed is a secret until nothing depends on it any more."""
        return self.match.record.seed if self.state == "over" else None

    def fork(self) -> "Live":
        """An equal table that can be changed."""
        match, old = object.__new__(Match), self.match
        match.game, match.state = old.game, old.state.clone()
        match.record = replace(old.record, moves=list(old.record.moves))
        match.turning_point = old.turning_point
        return replace(self, match=match, entries=list(self.entries), kept={})

    def check(self, at: int, epoch: int | None) -> None:
        """Raise if the table has moved on since, or has not begun."""
        if at != self.sequence:
            raise Denied(stale(self.sequence, at))
        if epoch is not None and epoch != self.epoch:
            raise Denied(Refusal("stale", "stale-epoch"))
        if self.state == "waiting":
            raise Denied(malformed("waiting"), "illegal")

    def check_hand(self, seat: int, bot: str | None) -> None:
        """Raise if it is another hand that plays this seat now: a bot, another bot, a person."""
        playing = self.seats[seat].bot
        if playing == bot:
            return
        if bot is None:
            raise Denied(malformed("bot-plays"), "illegal")
        raise Denied(Refusal("stale", "other-hand"))

    def why_not(self, seat: int, text: str) -> Refusal | None:
        if len(text) > LONGEST_MOVE:
            return malformed("move-length", limit=LONGEST_MOVE)
        return self.match.why_not(seat, text)

    def play(self, seat: int, text: str, luck: Chance) -> Entry:
        """Make a move; a refused one raises and changes nothing."""
        if len(text) > LONGEST_MOVE:
            raise Denied(malformed("move-length", limit=LONGEST_MOVE))
        before = self.match.state.clone()
        facts = self.match.play(seat, text)
        if isinstance(facts, Refusal):
            raise Denied(facts)
        outcomes = self.match.record.moves[-1].chance
        move, after = self.game.read(text), self.match.state
        # Nobody takes back the move of a bot, so nobody needs to know whether he could.
        barrier = self.seats[seat].bot is not None or is_barrier(
            self.game, before, after, seat, move, facts, outcomes, luck, self._seen
        )
        self.entries.append(Entry(barrier, tuple(facts)))
        return self.entries[-1]

    def deserves_a_wait(self, seat: int, text: str, luck: Chance) -> bool:
        """Would this move settle something that a person who waits might rather forestall?"""
        state = self.match.state
        people = (at for at, each in enumerate(self.seats) if not each.bot and at != seat)
        if not any(self.game.legal(state, each) for each in people):
            return False
        move, after, facts = self.game.read(text), state.clone(), list[Fact]()
        self.game.play(after, seat, move, luck, facts)
        return is_barrier(self.game, state, after, seat, move, facts, (), luck)

    def undoable(self, seats: Sequence[int]) -> int:
        """How many of the last moves one of these seats made since the last barrier."""
        moves, steps = self.match.record.moves, 0
        if not moves or moves[-1].seat not in seats or self.match.over:
            return 0
        if self.seats[moves[-1].seat].bot:
            return 0
        for moved, entry in zip(reversed(moves), reversed(self.entries), strict=False):
            if entry.barrier or moved.seat != moves[-1].seat:
                break
            steps += 1
        return steps

    def take_back(self, seat: int, steps: int) -> None:
        """Undo own moves; raises beyond a barrier."""
        possible = self.undoable([seat])
        if not 1 <= steps <= possible:
            raise Denied(malformed("barrier", steps=steps, possible=possible), "illegal")
        kept = self.sequence - steps
        record, turning_point = self.match.record, self.match.turning_point
        assert turning_point.at <= kept, "a change of the decider is a barrier"
        earlier = replace(record, moves=record.moves[: turning_point.at], result=None)
        self.match = Match(self.game, turning_point.state.clone(), earlier)
        for moved in record.moves[turning_point.at : kept]:
            self.match.repeat(moved)
        del self.entries[kept:]
        self.epoch += 1

    def sit(self, seat: int, now: Seat) -> None:
        """Change who sits there and who plays."""
        self.seats = (*self.seats[:seat], now, *self.seats[seat + 1 :])
        self.match.record = replace(self.match.record, players=self.names)

    def screen_of(self, seat: int) -> tuple[int, ...]:
        """The seats at the same screen: its own, or all of the host's."""
        if not self.seats[seat].screen:
            return (seat,)
        return tuple(number for number, each in enumerate(self.seats) if each.screen)

    # What may be seen.

    def viewer(self, seats: Sequence[int]) -> int | None:
        """Whose eyes a connection with these seats looks through now."""
        return self.eyes(seats, self.to_move)

    def eyes(self, seats: Sequence[int], to_move: int | None) -> int | None:
        """Those of the seat to move if it is one of them. At a shared screen nobody looks on for
        a seat that was handed to a bot while others there play themselves."""
        looking = [seat for seat in seats if not self.seats[seat].bot] or seats
        return to_move if to_move in looking else next(iter(looking), None)

    def _seen(self, viewer: int | None) -> Data:
        key = "seen", viewer
        if key not in self.kept:
            self.kept[key] = self.game.view(self.match.state, viewer)
        view: Data = self.kept[key]
        return view

    def view(self, viewer: int | None) -> msgspec.Raw:
        key = "view", viewer
        if key not in self.kept:
            self.kept[key] = msgspec.Raw(msgspec.json.encode(self._seen(viewer)))
        raw: msgspec.Raw = self.kept[key]
        return raw

    def account(self, accounts: Accounts) -> msgspec.Raw:
        key = "account"
        if key not in self.kept:
            data = account_data(accounts.of(self.game, self.match.state), self.match.over)
            self.kept[key] = msgspec.Raw(msgspec.json.encode(data))
        raw: msgspec.Raw = self.kept[key]
        return raw

    def facts(self, after: int, viewer: int | None, to: int | None = None) -> list[Data]:
        """What happened since, as a seat may know it."""
        record = self.match.record
        return [
            {
                "sequence": number,
                "seat": record.moves[number - 1].seat,
                "move": self._told_move(record.moves[number - 1], viewer),
                "facts": told(self.entries[number - 1].facts, viewer),
            }
            for number in range(after + 1, (self.sequence if to is None else to) + 1)
        ]

    def heard(self, seat: int, last: int) -> tuple[str | None, ...]:
        """The last moves as a seat was told of them."""
        return tuple(self._told_move(moved, seat) for moved in self.match.record.moves[-last:])

    def _told_move(self, moved: Moved, viewer: int | None) -> str | None:
        """The notation, unless it names what this viewer may not know."""
        if viewer == moved.seat or not self.game.secret_move(self.game.read(moved.move)):
            return moved.move
        return None

    def past(self, to: int) -> Any:
        """The state after so many moves; raises where other rules were in force."""
        if not 0 <= to <= self.sequence:
            raise Denied(malformed("history", last=self.sequence), "missing")
        if to == self.sequence:
            return self.match.state
        if "past" not in self.kept:
            self.kept["past"] = self._all_past()
        first, states = self.kept["past"]
        if to < first:
            rules, known = self.match.record.rules, self.game.rules_version
            raise Denied(malformed("other-rules", rules=rules, known=known), "missing")
        return states[to - first]

    def _all_past(self) -> tuple[int, list[Any]]:
        """Every state since the rules last changed: whoever looks back once does so again."""
        try:
            states = [
                (match.sequence, match.state.clone())
                for match, _ in replay(self.game, self.match.record)
            ]
        except BadInput as error:
            raise Denied(error.refusal, "missing") from error
        return states[0][0], [state for _, state in states]
