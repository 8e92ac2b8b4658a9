"""Which moves can be taken back: those by which nobody learned anything."""

from dataclasses import replace
from typing import Any

from stolik.games import GAMES
from stolik.kernel.chance import QuickChance
from stolik.kernel.fact import Fact
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.tables.barrier import is_barrier
from tests.toy import GAME as TOY

GRZYBOWSKI = GAMES["grzybowski"]


def barriers(game: Game[Any], seed: str, players: int = 2) -> list[tuple[str, bool, bool]]:
    """The moves of a random game: what, is it a barrier, did the decider stay the same?"""
    luck = QuickChance(seed)
    match = Match.new(game, ["A", "B", "C"][:players], seed=f"{seed:0>64}")
    found = []
    while not match.over:
        before = match.state.clone()
        seat = game.to_move(before)
        assert seat is not None
        move = luck.pick(game.legal(before, seat))
        facts = match.play(seat, game.write(move))
        assert isinstance(facts, list)
        outcomes = match.record.moves[-1].chance
        barrier = is_barrier(game, before, match.state, seat, move, facts, outcomes, luck)
        stays = game.to_move(match.state) == seat and not outcomes
        found.append((game.write(move).split()[0], barrier, stays))
    return found


def test_taking_and_laying_reveal_nothing_until_the_turn_closes() -> None:
    for seed in "12345":
        for verb, barrier, stays in barriers(GRZYBOWSKI, seed):
            if verb in ("take", "lay", "swap", "flip", "move") and stays:
                assert not barrier, verb


def test_a_closed_turn_and_luck_are_barriers() -> None:
    for seed in "12345":
        for verb, barrier, stays in barriers(GRZYBOWSKI, seed):
            if not stays or verb == "reshuffle":
                assert barrier, verb


def test_drawing_from_the_stack_shows_its_new_top() -> None:
    """Except at the very end, when everybody can tell the last card from the others."""
    drawn = [
        barrier
        for seed in range(40)
        for verb, barrier, _ in barriers(GRZYBOWSKI, str(seed))[:-10]
        if verb == "draw"
    ]
    assert drawn
    assert all(drawn)


def test_a_token_shown_to_others_is_a_barrier() -> None:
    """The others could not know that this token was held."""
    thrown = [
        barrier
        for seed in range(10)
        for verb, barrier, _ in barriers(TOY, str(seed), 3)
        if verb == "throw"
    ]
    assert thrown
    assert all(thrown)


def test_without_secrets_only_luck_and_the_turn_count() -> None:
    open_game = replace(GRZYBOWSKI, hidden_information=False)
    match = Match.new(open_game, ["A", "B"])
    seat = open_game.to_move(match.state)
    assert seat is not None
    before, move = match.state.clone(), open_game.legal(match.state, seat)[0]
    facts = match.play(seat, open_game.write(move))
    assert isinstance(facts, list)
    assert all(isinstance(fact, Fact) for fact in facts)
    luck = QuickChance(1)
    assert not is_barrier(open_game, before, match.state, seat, move, facts, (), luck)
    assert is_barrier(open_game, before, match.state, seat, move, facts, (3,), luck)
