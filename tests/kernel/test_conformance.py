"""The laws hold for every game, and a game that breaks one is caught."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from stolik.kernel import conformance
from stolik.kernel.account import Account
from stolik.kernel.chance import Chance, QuickChance
from stolik.kernel.conformance import Broken, Inspector
from stolik.kernel.frames import Facts
from stolik.kernel.game import Data, Game, Options
from stolik.kernel.record import Record
from stolik.kernel.refusal import Refusal, illegal
from stolik.kernel.replay import replay as replayed
from tests.kernel.table import EVERY_GAME
from tests.toy import GAME
from tests.toy.moves import THROW, verb_of
from tests.toy.rules import WIDTHS
from tests.toy.state import State

Toy = Game[State]


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: str(game.name))
@pytest.mark.parametrize("seed", range(4))
def test_every_game_obeys_the_laws(game: Game[Any], seed: int) -> None:
    for players in game.players:
        match = Inspector(game).play(f"laws {seed}", players)
        assert match.over


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("players", GAME.players)
def test_the_toy_obeys_the_laws_with_every_option(players: int, width: int) -> None:
    assert Inspector(GAME).play("options", players, {"width": width}).over


def test_the_toy_uses_all_that_the_kernel_offers() -> None:
    moved: set[str] = set()
    asides = 0
    for seed in range(20):
        match = Inspector(GAME, every=1000).play(f"uses {seed}", 3)
        for before, _ in replayed(GAME, match.record):
            number = before.sequence
            if number < match.sequence:
                then = match.record.moves[number]
                moved.add(f"{GAME.prompt(before.state)} {then.move.split()[0]}")
                asides += then.seat != GAME.to_move(before.state)
    assert asides
    assert moved == {
        "turn drop", "turn throw", "aiming hit", "aiming block", "losing lose", "losing block",
    }  # fmt: skip


# Sabotage: what breaks each law, and what the inspector says of it.


def leaking_view() -> Toy:
    def view(state: State, seat: int | None) -> Data:
        return {**GAME.view(state, seat), "hands": [list(hand) for hand in state.hands]}

    return replace(GAME, view=view)


class Aliasing(State):
    """Its clones share the lists that moves change in place."""

    __slots__ = ()

    def clone(self) -> "Aliasing":
        other = Aliasing.__new__(Aliasing)
        other.frames, other.columns, other.hands = self.frames, self.columns, self.hands
        other.bag, other.spent = self.bag, self.spent
        return other


def aliasing_clone() -> Toy:
    def new(players: int, options: Options, chance: Chance) -> State:
        return Aliasing.clone(GAME.new(players, options, chance))  # type: ignore[arg-type]

    return replace(GAME, new=new)


def forgetful_data() -> Toy:
    def from_data(data: Data) -> State:
        state = GAME.from_data(data)
        state.frames = state.frames[-1:]
        return state

    return replace(GAME, from_data=from_data)


def other_column_read() -> Toy:
    return replace(GAME, read=lambda text: GAME.read(text.replace("drop c", "drop d")))


def unsorted_choices() -> Toy:
    return replace(GAME, legal=lambda state, seat: GAME.legal(state, seat)[::-1])


def doubled_choices() -> Toy:
    return replace(GAME, legal=lambda state, seat: sorted(GAME.legal(state, seat) * 2))


def no_choices() -> Toy:
    return replace(GAME, legal=lambda state, seat: [])


def choices_after_the_end() -> Toy:
    return replace(GAME, legal=lambda state, seat: GAME.legal(state, seat) if state.frames else [0])


def lost_piece() -> Toy:
    def play(state: State, seat: int, move: int, chance: Chance, facts: Facts) -> None:
        GAME.play(state, seat, move, chance, facts)
        if verb_of(move) == THROW:
            state.spent = b""

    return replace(GAME, play=play)


def unknown_rule() -> Toy:
    return replace(GAME, refuse=lambda state, seat, move: illegal("TF-999", "out-of-turn"))


def refusal_without_rule() -> Toy:
    return replace(GAME, refuse=lambda state, seat, move: Refusal("illegal", "out-of-turn"))


def refusal_that_plays() -> Toy:
    def refuse(state: State, seat: int, move: int) -> Refusal:
        state.columns[0] = b""
        state.columns[1] = b"\0"
        return GAME.refuse(state, seat, move)

    return replace(GAME, refuse=refuse)


def position_without_tokens() -> Toy:
    return replace(
        GAME, to_position=lambda state: GAME.to_position(state).replace("spent", "title")
    )


def position_that_cannot_be_read() -> Toy:
    return replace(GAME, to_position=lambda state: "board = 7")


def imagination_that_loses_pieces() -> Toy:
    def imagine(state: State, seat: int | None, chance: Chance) -> State:
        world = GAME.imagine(state, seat, chance)
        world.bag = b"\1" * len(world.bag)
        return world

    return replace(GAME, imagine=imagine)


def choices_from_hidden_hands() -> Toy:
    def legal(state: State, seat: int) -> list[int]:
        moves = GAME.legal(state, seat)
        return moves[1:] if len(moves) > 1 and 7 in state.bag else moves

    return replace(GAME, legal=legal)


def judgement_of_nothing() -> Toy:
    return replace(GAME, judge=lambda state, seat: float("nan"))


def judgement_that_plays() -> Toy:
    def judge(state: State, seat: int) -> float:
        state.bag += b"\1"
        return 0.0

    return replace(GAME, judge=judge)


def account_of_one_seat() -> Toy:
    return replace(GAME, score=lambda state: Account(GAME.score(state).seats[:1]))


def move_that_raises() -> Toy:
    def play(state: State, seat: int, move: int, chance: Chance, facts: Facts) -> None:
        if verb_of(move) == THROW:
            raise KeyError("bomb")
        GAME.play(state, seat, move, chance, facts)

    return replace(GAME, play=play)


def prompting_view_that_raises() -> Toy:
    def view(state: State, seat: int | None) -> Data:
        return {**GAME.view(state, seat), "hand": list(state.hands[seat])}  # type: ignore[index]

    return replace(GAME, view=view)


SABOTAGE: list[tuple[Callable[[], Toy], str]] = [
    (leaking_view, "cannot tell imagined worlds apart"),
    (aliasing_clone, "playing a clone leaves the original"),
    (forgetful_data, "data reads back"),
    (other_column_read, "'drop c' reads back"),
    (unsorted_choices, "choices are sorted, each once"),
    (doubled_choices, "choices are sorted, each once"),
    (no_choices, "who is asked has a choice"),
    (choices_after_the_end, "nobody moves after the end"),
    (lost_piece, "no piece is lost or doubled"),
    (unknown_rule, "names a rule"),
    (refusal_without_rule, "names a rule"),
    (refusal_that_plays, "asking changes nothing"),
    (position_without_tokens, "a position reads back"),
    (position_that_cannot_be_read, "a_position_file_round_trips"),
    (imagination_that_loses_pieces, "imagined worlds are whole"),
    (choices_from_hidden_hands, "imagined worlds offer the same choices"),
    (judgement_of_nothing, "a judgement is a number"),
    (judgement_that_plays, "judging changes nothing"),
    (account_of_one_seat, "every seat has an account"),
    (move_that_raises, "KeyError('bomb')"),
    (prompting_view_that_raises, "views_leak_nothing: TypeError"),
]


SABOTEURS = [sabotage.__name__ for sabotage, _ in SABOTAGE]


def inspect(game: Toy, every: int = 1) -> None:
    for seed in range(30):
        Inspector(game, every).play(f"sabotage {seed}", 2 + seed % 2)


def caught(game: Toy, every: int = 1) -> Broken:
    """The first law that breaks within thirty games."""
    with pytest.raises(Broken) as broken:
        inspect(game, every)
    return broken.value


@pytest.mark.parametrize(("sabotage", "law"), SABOTAGE, ids=SABOTEURS)
def test_a_broken_law_is_caught_and_named(sabotage: Callable[[], Toy], law: str) -> None:
    broken = caught(sabotage())
    assert law in broken.law
    assert f"after move {len(broken.record.moves)}" in str(broken)


@pytest.mark.parametrize(("sabotage", "law"), SABOTAGE, ids=SABOTEURS)
def test_a_broken_law_comes_with_a_record_that_replays(
    sabotage: Callable[[], Toy], law: str
) -> None:
    broken = caught(sabotage())
    text = broken.record.dumps()
    *_, (match, _) = replayed(sabotage(), Record.loads(text))
    assert match.record.dumps() == text


def test_a_move_that_raises_is_named_with_the_moves_before_it() -> None:
    def play(state: State, seat: int, move: int, chance: Chance, facts: Facts) -> None:
        if verb_of(move) == THROW and facts is not None:
            raise KeyError("bomb")
        GAME.play(state, seat, move, chance, facts)

    broken = caught(replace(GAME, play=play))
    assert re.fullmatch(r"playing 'throw \d' raised KeyError\('bomb'\)", broken.law)
    assert all(not moved.move.startswith("throw") for moved in broken.record.moves)


def test_a_legal_move_that_is_refused_is_caught() -> None:
    def write(move: int) -> str:
        return GAME.write(move).replace("block", "parry")

    broken = caught(replace(GAME, write=write), every=1000)
    assert broken.law == "a legal move is accepted"


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "MOVE_LIMIT", 5)
    assert caught(GAME).law == "every game ends"


def test_only_every_nth_state_is_checked_but_the_end_always_is() -> None:
    checked: list[int] = []

    def judge(state: State, seat: int) -> float:
        checked.append(seat)
        return 0.0

    for every in (1, 10**6):
        checked.clear()
        match = Inspector(replace(GAME, judge=judge), every).play("sampled", 2)
        states = match.sequence + 1 if every == 1 else len(("the first", "the last"))
        assert len(checked) == 2 * states


def test_luck_from_elsewhere_is_caught() -> None:
    elsewhere = QuickChance(1)

    def play(state: State, seat: int, move: int, chance: Chance, facts: Facts) -> None:
        GAME.play(state, seat, move, elsewhere, facts)

    assert "the record replays" in caught(replace(GAME, play=play)).law


def test_an_imagination_without_imagination_is_caught() -> None:
    caught(replace(leaking_view(), imagine=lambda state, seat, chance: state.clone()))
