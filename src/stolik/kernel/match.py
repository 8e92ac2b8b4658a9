"""A game being played: the checked door, and the record that grows behind it.

    match = Match.new(game, ["Ola", "greedy"])
    answer = match.play(0, "take 24a")

`answer` is the list of facts, or the refusal; a refused move changes nothing.
"""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from stolik.kernel.chance import (
    Chance,
    SeededChance,
    ToldChance,
    WrongOutcome,
    new_seed,
    seed_hash,
)
from stolik.kernel.fact import Fact
from stolik.kernel.game import Data, Game, Options, State, check_table, digest, why_not
from stolik.kernel.record import Moved, Record, Snapshot
from stolik.kernel.refusal import Refusal, malformed, stale

S = TypeVar("S", bound=State)


class TurningPoint(NamedTuple, Generic[S]):
    """Where the decision last passed to another seat: after `at` moves, in this state."""

    at: int
    state: S


class Match(Generic[S]):
    """One game at one table."""

    __slots__ = ("game", "record", "state", "turning_point")

    def __init__(self, game: Game[S], state: S, record: Record) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.turning_point = TurningPoint(len(record.moves), state.clone())
        self._close_if_over()

    @classmethod
    def new(
        cls,
        game: Game[S],
        players: Sequence[str],
        options: Options | None = None,
        seed: str | None = None,
    ) -> "Match[S]":
        """A fresh game, shuffled by its seed."""
        check_table(game, players, options or {})
        seed = seed or new_seed()
        chance = SeededChance(seed, 0)
        state = game.new(len(players), options or {}, chance)
        record = _record(game, players, options, seed)
        record.setup = tuple(chance.outcomes)
        return cls(game, state, record)

    @classmethod
    def from_position(
        cls,
        game: Game[S],
        start: S,
        players: Sequence[str],
        seed: str | None = None,
        options: Options | None = None,
    ) -> "Match[S]":
        """A game taken up from a position."""
        check_table(game, players, options or {})
        if game.seats(start) != len(players):
            raise ValueError(f"the position is not for {len(players)} players")
        record = _record(game, players, options, seed or new_seed())
        record.snapshots = [Snapshot(0, game.rules_version, start.to_data())]
        return cls(game, start.clone(), record)

    @property
    def over(self) -> bool:
        return self.game.to_move(self.state) is None

    @property
    def sequence(self) -> int:
        """How many moves were made; a move meant for another number is stale."""
        return len(self.record.moves)

    def play(self, seat: int, text: str, at: int | None = None) -> list[Fact] | Refusal:
        """Make a move, or say why not and change nothing."""
        if at is not None and at != self.sequence:
            return stale(self.sequence, at)
        if refusal := self.why_not(seat, text):
            return refusal
        assert self.record.seed, "only a table that knows its seed can go on"
        branch = len(self.record.snapshots)
        chance = SeededChance(self.record.seed, self.sequence + 1, branch)
        facts = self._make(seat, text, chance)
        self._keep(seat, text, chance.outcomes)
        return facts

    def repeat(self, moved: Moved) -> list[Fact] | Refusal:
        """Make a move of a record with the luck it met then; raises `WrongOutcome`."""
        if refusal := self.why_not(moved.seat, moved.move):
            return refusal
        before, chance = self.state.clone(), ToldChance(moved.chance)
        try:
            facts = self._make(moved.seat, moved.move, chance)
            chance.finish()
        except WrongOutcome:
            self.state = before
            raise
        self._keep(moved.seat, moved.move, moved.chance)
        return facts

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """None if the move may be made now."""
        if not 0 <= seat < len(self.record.players):
            return malformed("seat", seat=seat + 1, seats=len(self.record.players))
        return why_not(self.game, self.state, seat, text)

    def _make(self, seat: int, text: str, chance: Chance) -> list[Fact]:
        facts: list[Fact] = []
        self.game.play(self.state, seat, self.game.read(text), chance, facts)
        return facts

    def _keep(self, seat: int, text: str, outcomes: Sequence[int | list[int]]) -> None:
        notation = self.game.write(self.game.read(text))
        self.record.moves.append(Moved(seat, notation, tuple(outcomes)))
        if self.game.to_move(self.state) != self.game.to_move(self.turning_point.state):
            self.turning_point = TurningPoint(self.sequence, self.state.clone())
        self._close_if_over()

    def _close_if_over(self) -> None:
        if self.over:
            self.record.result = result(self.game, self.state)


def _record(game: Game[S], players: Sequence[str], options: Options | None, seed: str) -> Record:
    return Record(
        game=game.name,
        edition=game.edition,
        rules=game.rules_version,
        players=list(players),
        options=options or {},
        seed_hash=seed_hash(seed),
        seed=seed,
    )


def result(game: Game[S], state: S) -> Data:
    """How the game ended, as the record keeps it."""
    account = game.score(state)
    return {
        "scores": list(account.totals),
        "winners": list(account.winners),
        "digest": digest(state),
    }
