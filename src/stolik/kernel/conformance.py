"""The laws every game obeys, checked while it is played at random.

The tests play every game through these checks and `stolik fuzz GAME` does so for as long as
one likes. A broken law raises `Broken` with the record that shows it.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from stolik.kernel.chance import QuickChance, derived_seed
from stolik.kernel.fact import Fact
from stolik.kernel.game import LANGUAGES, Game, Options, State, digest, why_not
from stolik.kernel.match import Match
from stolik.kernel.position import PositionFile
from stolik.kernel.record import Record
from stolik.kernel.refusal import BadInput, Refusal
from stolik.kernel.replay import replay, verify

S = TypeVar("S", bound=State)

MOVE_LIMIT = 100_000


class Broken(AssertionError):
    """A law does not hold; the record replays to the moment it broke."""

    def __init__(self, law: str, record: Record) -> None:
        super().__init__(f"{law} (after move {len(record.moves)}, seed {record.seed})")
        self.law = law
        self.record = record


def options_of(game: Game[Any], number: int) -> Options:
    """The options of the game with this number: every choice has its day, in ever new company."""
    chosen: dict[str, int | str | bool] = {}
    for option in game.options:
        number, choice = divmod(number, len(option.choices))
        chosen[option.name] = option.choices[choice]
    return chosen


class Inspector(Generic[S]):
    """Plays random games of one game and checks the laws on the way."""

    def __init__(self, game: Game[S], every: int = 1) -> None:
        """`every` n-th state is checked in full; the ends of games always are."""
        self.game = game
        self.every = every
        self.imagined = False
        """Did any imagined world differ from the real one?"""
        self.rules = set(game.rulebook("pl")) & set(game.rulebook("en"))
        self.laws: tuple[Callable[[Match[S], QuickChance], None], ...] = (
            self.choices_are_sorted_and_only_end_with_the_game,
            self.every_piece_is_somewhere_exactly_once,
            self.notation_round_trips,
            self.data_round_trips,
            self.a_position_file_round_trips,
            self.a_clone_never_aliases,
            self.views_leak_nothing,
            self.refusals_name_a_real_rule,
            self.judging_changes_nothing,
        )

    def play(self, seed: str, players: int, options: Options | None = None) -> Match[S]:
        """One random game, checked; raises `Broken`."""
        match = Match.new(self.game, ["random"] * players, options, derived_seed("fuzz", seed))
        luck = QuickChance(f"fuzz/{seed}")
        self.pieces = self.game.pieces(match.state)
        self.imagined = False
        self.seen: list[str] = ["", "?", "ąć 1,1"]
        for number in range(MOVE_LIMIT):
            if number % self.every == 0 or match.over:
                self.check(match, luck)
            if match.over:
                self.close(match)
                return match
            self.random_move(match, luck)
        raise Broken("every game ends", match.record)

    def close(self, match: Match[S]) -> None:
        """The laws of a whole game."""
        try:
            self.the_record_replays(match)
        except BadInput as error:
            raise Broken(f"the record replays: {error}", match.record) from error
        secrets = self.game.hidden_information
        self.must("imagined worlds are other worlds", self.imagined or not secrets, match)

    def check(self, match: Match[S], luck: QuickChance) -> None:
        for law in self.laws:
            try:
                law(match, luck)
            except Broken:
                raise
            except Exception as error:
                raise Broken(f"{law.__name__}: {error!r}", match.record) from error

    def random_move(self, match: Match[S], luck: QuickChance) -> list[Fact]:
        """One move of a random seat among those that may move."""
        able = [seat for seat in self.seats(match) if self.game.legal(match.state, seat)]
        seat = luck.pick(able)
        text = self.game.write(luck.pick(self.game.legal(match.state, seat)))
        self.seen.append(text)
        try:
            facts = match.play(seat, text)
        except Exception as error:
            raise Broken(f"playing {text!r} raised {error!r}", match.record) from error
        self.must("a legal move is accepted", not isinstance(facts, Refusal), match)
        return facts if isinstance(facts, list) else []

    def seats(self, match: Match[S]) -> range:
        return range(len(match.record.players))

    def must(self, law: str, holds: bool, match: Match[S]) -> None:
        if not holds:
            raise Broken(law, match.record)

    # The laws.

    def choices_are_sorted_and_only_end_with_the_game(
        self, match: Match[S], luck: QuickChance
    ) -> None:
        asked = self.game.to_move(match.state)
        for seat in self.seats(match):
            moves = self.game.legal(match.state, seat)
            self.must("choices are sorted, each once", moves == sorted(set(moves)), match)
            if asked is None:
                self.must("nobody moves after the end", not moves, match)
        if asked is not None:
            self.must("who is asked has a choice", bool(self.game.legal(match.state, asked)), match)

    def every_piece_is_somewhere_exactly_once(self, match: Match[S], luck: QuickChance) -> None:
        self.must(
            "no piece is lost or doubled", self.game.pieces(match.state) == self.pieces, match
        )

    def notation_round_trips(self, match: Match[S], luck: QuickChance) -> None:
        for seat in self.seats(match):
            for move in self.game.legal(match.state, seat):
                text = self.game.write(move)
                self.must(f"{text!r} reads back", self.game.read(text) == move, match)

    def data_round_trips(self, match: Match[S], luck: QuickChance) -> None:
        plain = json.loads(json.dumps(match.state.to_data()))
        back = self.game.from_data(plain)
        self.must("data reads back", digest(back) == digest(match.state), match)
        self.same_choices("data keeps the choices", back, match)

    def a_position_file_round_trips(self, match: Match[S], luck: QuickChance) -> None:
        text = self.game.to_position(match.state)
        back = self.game.from_position(PositionFile(text))
        self.must("a position reads back", digest(back) == digest(match.state), match)

    def a_clone_never_aliases(self, match: Match[S], luck: QuickChance) -> None:
        before = digest(match.state)
        clone = match.state.clone()
        self.must("a clone is equal", digest(clone) == before, match)
        self.same_choices("a clone has the same choices", clone, match)
        seat = self.game.to_move(match.state)
        for _ in range(4):
            if seat is None:
                break
            move = luck.pick(self.game.legal(clone, seat))
            self.game.play(clone, seat, move, luck, None)
            seat = self.game.to_move(clone)
        self.must("playing a clone leaves the original", digest(match.state) == before, match)

    def views_leak_nothing(self, match: Match[S], luck: QuickChance) -> None:
        for seat in (*self.seats(match), None):
            other = self.game.imagine(match.state, seat, luck)
            self.imagined |= digest(other) != digest(match.state)
            same = _bytes(self.game.view(match.state, seat)) == _bytes(self.game.view(other, seat))
            self.must(f"seat {seat} cannot tell imagined worlds apart", same, match)
            self.must("imagined worlds are whole", self.game.pieces(other) == self.pieces, match)
            if seat is not None:
                same = self.game.legal(other, seat) == self.game.legal(match.state, seat)
                self.must("imagined worlds offer the same choices", same, match)

    def refusals_name_a_real_rule(self, match: Match[S], luck: QuickChance) -> None:
        before = digest(match.state)
        for _ in range(8):
            text = self.seen[luck.below(len(self.seen))]
            for seat in self.seats(match):
                refusal = why_not(self.game, match.state, seat, text)
                if refusal and refusal.kind == "illegal":
                    self.must(f"{text!r} names a rule", refusal.rule in self.rules, match)
        self.must("asking changes nothing", digest(match.state) == before, match)

    def judging_changes_nothing(self, match: Match[S], luck: QuickChance) -> None:
        before = digest(match.state)
        for seat in self.seats(match):
            value = self.game.judge(match.state, seat)
            self.must("a judgement is a number", value == value, match)
        account = self.game.score(match.state)
        self.must("every seat has an account", len(account.seats) == len(self.seats(match)), match)
        self.must("judging changes nothing", digest(match.state) == before, match)

    def the_record_replays(self, match: Match[S]) -> None:
        text = match.record.dumps()
        *_, (again, _) = replay(self.game, Record.loads(text))
        self.must("replay reproduces", again.record.dumps() == text, match)
        checked = verify(self.game, Record.loads(text))
        self.must("the seed reproduces", checked.record.dumps() == text, match)

    def same_choices(self, law: str, other: S, match: Match[S]) -> None:
        for seat in self.seats(match):
            same = self.game.legal(other, seat) == self.game.legal(match.state, seat)
            self.must(law, same, match)


def _bytes(view: Any) -> bytes:
    return json.dumps(view, sort_keys=True).encode()


def unknown_rules(game: Game[Any]) -> Iterator[str]:
    """Rule numbers that stand in one language's rulebook and not in the other's."""
    books = [game.rulebook(language).keys() for language in LANGUAGES]
    yield from sorted(books[0] ^ books[1])
