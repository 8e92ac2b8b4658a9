"""A table out of its rows."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from stolik.kernel.fact import Fact
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.record import Moved, Record, Snapshot
from stolik.kernel.refusal import BadInput, Refusal, malformed
from stolik.kernel.replay import begin, resume
from stolik.tables.live import Entry, Live
from stolik.tables.seating import Seat
from stolik.tables.store import Saved


def facts_data(facts: Sequence[Fact]) -> list[list[Any]]:
    return [[fact.name, dict(fact.params), fact.seats] for fact in facts]


def _entry(row: Saved) -> Entry:
    facts = tuple(
        Fact(name, params, None if seats is None else tuple(seats))
        for name, params, seats in row.facts
    )
    return Entry(row.barrier, facts)


def _moved(row: Saved) -> Moved:
    return Moved(row.seat, row.move, tuple(row.chance))


def restore(
    game: Game[Any], row: Saved, seats: Sequence[Saved], moves: Sequence[Saved], last: Saved | None
) -> Live:
    """A table from its rows: the last snapshot, then the moves made since.

    Under changed rules the moves since may mean something else, so the table goes on from the
    snapshot and they are taken back (the record says where).
    """
    sitting = tuple(Seat(each.kind, each.screen, each.name, each.bot, each.open) for each in seats)
    record = Record(
        game=row.game,
        edition=row.edition,
        rules=row.rules,
        players=[seat.name or "" for seat in sitting],
        seed_hash=row.seed_hash,
        options=row.options,
        seed=row.seed,
        setup=tuple(row.setup),
        moves=[_moved(each) for each in moves],
        snapshots=[Snapshot(**each) for each in row.changes],
    )
    entries = [_entry(each) for each in moves]
    live = Live(row.code, game, sitting, _match(game, record, last), entries, row.epoch)
    live.rematch = row.rematch
    if live.sequence < len(entries):
        del live.entries[live.sequence :]
        live.epoch += 1
    return live


def _match(game: Game[Any], record: Record, last: Saved | None) -> Match[Any]:
    """Raises `BadInput` if the record cannot be played by today's game."""
    if record.edition != game.edition:
        refusal = malformed("other-edition", edition=record.edition, known=game.edition)
        raise BadInput("<table>", {}, refusal)
    rules = record.snapshots[-1].rules if record.snapshots else record.rules
    if rules != game.rules_version:
        if last is None:
            refusal = malformed("other-rules", rules=rules, known=game.rules_version)
            raise BadInput("<table>", {}, refusal)
        return resume(game, record, last.sequence, game.from_data(last.state))
    if last is None:
        match = begin(game, record)
        at = match.sequence
    else:
        at = last.sequence
        earlier = replace(record, moves=record.moves[:at], result=None)
        match = Match(game, game.from_data(last.state), earlier)
    for moved in record.moves[at:]:
        answer = match.repeat(moved)
        if isinstance(answer, Refusal):
            raise BadInput("<table>", {"move": match.sequence + 1}, answer)
    return match
