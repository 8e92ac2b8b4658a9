"""Playing a record again: to look at it, to verify it, to go on from it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from stolik.kernel.chance import SeededChance, ToldChance, WrongOutcome
from stolik.kernel.fact import Fact
from stolik.kernel.game import Game, State, check_table
from stolik.kernel.match import Match
from stolik.kernel.record import Record, Snapshot, seed_fits
from stolik.kernel.refusal import BadInput, Refusal, malformed

S = TypeVar("S", bound=State)


def replay(
    game: Game[S], record: Record, file: str = "<text>"
) -> Iterator[tuple[Match[S], list[Fact]]]:
    """The match before the first move and after each one, with the facts of that move.

    It is one match that moves on; clone its state to keep it.
    """
    match = begin(game, record, file)
    yield match, []
    for number in range(match.sequence + 1, len(record.moves) + 1):
        try:
            answer = match.repeat(record.moves[number - 1])
        except WrongOutcome as error:
            raise BadInput(file, {"move": number}, malformed("outcome", why=str(error))) from error
        if isinstance(answer, Refusal):
            raise BadInput(file, {"move": number}, answer)
        yield match, answer
    _check_result(match, record, file)


def verify(game: Game[S], record: Record, file: str = "<text>") -> Match[S]:
    """Play it again from the seed: hash, shuffles, every move and the result must agree."""
    if record.seed is None:
        raise BadInput(file, {}, malformed("no-seed"))
    if not seed_fits(record):
        raise BadInput(file, {}, malformed("seed-hash"))
    match = begin(game, record, file)
    if not record.snapshots:
        chance = SeededChance(record.seed, 0)
        game.new(len(record.players), record.options, chance)
        if tuple(chance.outcomes) != record.setup:
            raise BadInput(file, {"move": 0}, malformed("luck"))
    for number in range(match.sequence + 1, len(record.moves) + 1):
        moved = record.moves[number - 1]
        answer = match.play(moved.seat, moved.move)
        if isinstance(answer, Refusal):
            raise BadInput(file, {"move": number}, answer)
        if match.record.moves[-1].chance != moved.chance:
            raise BadInput(file, {"move": number}, malformed("luck"))
    _check_result(match, record, file)
    return match


def begin(game: Game[S], record: Record, file: str = "<text>") -> Match[S]:
    """The match of a record, before the first move that today's rules can play.

    A game that began under other rules can be replayed only from the snapshot with which it
    went on under today's.
    """
    _check_header(game, record, file)
    if record.snapshots:
        return _from_snapshot(game, record, record.snapshots[-1], file)
    chance = ToldChance(record.setup)
    try:
        check_table(game, record.players, record.options)
        state = game.new(len(record.players), record.options, chance)
        chance.finish()
    except WrongOutcome as error:
        raise BadInput(file, {"move": 0}, malformed("outcome", why=str(error))) from error
    except ValueError as error:
        raise BadInput(file, {}, malformed("field", field="options")) from error
    return Match(game, state, replace(record, moves=[], result=None))


def resume(game: Game[S], record: Record, at: int, state: State) -> Match[S]:
    """Go on under changed rules from a turning point; moves made after it are taken back."""
    snapshot = Snapshot(at, game.rules_version, state.to_data())
    earlier = [each for each in record.snapshots if each.at < at]
    changed = replace(record, snapshots=[*earlier, snapshot])
    return _from_snapshot(game, changed, snapshot, "<table>")


def _from_snapshot(game: Game[S], record: Record, snapshot: Snapshot, file: str) -> Match[S]:
    if not 0 <= snapshot.at <= len(record.moves):
        raise BadInput(file, {}, malformed("field", field="snapshots"))
    try:
        state = game.from_data(snapshot.state)
        if game.seats(state) != len(record.players):
            raise ValueError("a state for another number of players")
    except (KeyError, TypeError, ValueError, IndexError, OverflowError) as error:
        raise BadInput(file, {"move": snapshot.at}, malformed("field", field="state")) from error
    return Match(game, state, replace(record, moves=record.moves[: snapshot.at], result=None))


def _check_header(game: Game[S], record: Record, file: str) -> None:
    rules = record.snapshots[-1].rules if record.snapshots else record.rules
    if record.game != game.name:
        refusal = malformed("other-game", game=record.game, known=game.name)
    elif record.edition != game.edition:
        refusal = malformed("other-edition", edition=record.edition, known=game.edition)
    elif rules != game.rules_version:
        refusal = malformed("other-rules", rules=rules, known=game.rules_version)
    elif len(record.players) not in game.players:
        refusal = malformed("players", count=len(record.players))
    else:
        return
    raise BadInput(file, {}, refusal)


def _check_result(match: Match[S], record: Record, file: str) -> None:
    if match.record.result != record.result:
        raise BadInput(file, {"move": match.sequence}, malformed("result"))
