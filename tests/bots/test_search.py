"""Bots that search: the same thoughts for the same luck, and none about what they may not know."""

import os
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from stolik.bots import BOTS, LEVELS, Bot, Memory, Outlook
from stolik.bots.search import Candidate, Node, Search
from stolik.games import GAMES
from stolik.games.grzybowski.state import turn_number
from stolik.kernel.chance import QuickChance, derived_seed
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from tests.kernel.table import wander
from tests.properties.moments import SEEDS, matches

GAMES_OF_RULES = range(1000 if os.environ.get("STOLIK_THOROUGH") == "1" else 12)
PART = 50
"""So many games in one test: they share the cores, and none is stopped for taking too long."""
PLAYOUTS = 12
"""Enough for a tree with several plies, few enough for many tests."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_bot = pytest.mark.parametrize("bot", ["random", "greedy", "level1", "level3"])
"""One of each kind: level2 is level1 without its errors, level4 searches longer."""


def searching(outlook: Outlook[Any]) -> int:
    return Search(outlook).run(PLAYOUTS)


def quick(bot: str) -> Bot:
    """The bot with a small budget, if it has one."""
    return searching if bot in LEVELS and LEVELS[bot].thought else BOTS[bot]


def middle(game: Game[Any], moves: int, seed: int = 1) -> tuple[Match[Any], int]:
    """A game that has gone on for a while, and whoever has a choice there."""
    names = ["Ola", "Marek"]
    match = wander(Match.new(game, names, {}, derived_seed("search", seed)), moves, seed)
    while len(game.legal(match.state, seat := _to_move(match))) < 2:
        match.play(seat, game.write(game.legal(match.state, seat)[0]))
    return match, seat


def _to_move(match: Match[Any]) -> int:
    seat = match.game.to_move(match.state)
    assert seat is not None
    return seat


@every_game
@every_bot
@given(data=st.data(), seed=SEEDS)
def test_a_bot_cannot_tell_what_its_seat_cannot(
    game: Game[Any], bot: str, data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(game))
    seat = game.to_move(match.state)
    assume(seat is not None)
    assert seat is not None
    others = [game.imagine(match.state, seat, QuickChance(seed + at)) for at in (1, 2)]
    chosen = {
        quick(bot)(Outlook(game, state, seat, QuickChance(seed)))
        for state in (match.state, *others)
    }
    assert len(chosen) == 1


@every_game
@every_bot
def test_the_same_luck_gives_the_same_move(game: Game[Any], bot: str) -> None:
    match, seat = middle(game, 30)
    answers = [quick(bot)(Outlook(game, match.state, seat, QuickChance(7))) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0] in game.legal(match.state, seat)


@every_game
@pytest.mark.parametrize("part", range(0, len(GAMES_OF_RULES), PART))
def test_only_legal_moves_in_whole_games(game: Game[Any], part: int) -> None:
    """With STOLIK_THOROUGH=1 in 1,000 games of each game."""
    for number in GAMES_OF_RULES[part : part + PART]:
        players = game.players[number % len(game.players)]
        names = [f"player {at}" for at in range(players)]
        match = Match.new(game, names, {}, derived_seed("legal", game.name, number))
        memories = [Memory() for _ in names]
        luck = QuickChance(number)
        while (seat := game.to_move(match.state)) is not None:
            outlook = Outlook(game, match.state, seat, luck, memory=memories[seat])
            bot = searching if luck.chance(0.1) else BOTS["level1"]
            move = bot(outlook)
            match.play(seat, game.write(move))
            assert match.record.moves[-1].move == game.write(move)
            for each, memory in enumerate(memories):
                memory.saw(move, each != seat and game.secret_move(move))
        assert match.over


@every_game
def test_a_thought_is_gone_on_with(game: Game[Any]) -> None:
    """What was found out about a move is there when it has been made."""
    match, seat = middle(game, 20)
    memory = Memory()
    move = Search(Outlook(game, match.state, seat, QuickChance(3), memory=memory)).run(100)
    kept: Node = memory.kept
    assert kept.children[move].visits > 1
    memory.saw(move)
    again = Search(Outlook(game, match.state, seat, QuickChance(3), memory=memory))
    assert again.root is kept.children[move]


@every_game
def test_what_others_did_in_secret_is_not_known(game: Game[Any]) -> None:
    match, seat = middle(game, 20)
    memory = Memory()
    Search(Outlook(game, match.state, seat, QuickChance(3), memory=memory)).run(PLAYOUTS)
    memory.saw(1, secret=True)
    again = Search(Outlook(game, match.state, seat, QuickChance(3), memory=memory))
    assert not again.root.visits


@every_game
def test_a_move_that_was_never_thought_of_starts_afresh(game: Game[Any]) -> None:
    match, seat = middle(game, 20)
    memory = Memory()
    Search(Outlook(game, match.state, seat, QuickChance(3), memory=memory)).run(PLAYOUTS)
    memory.saw(-1)
    memory.saw(-2)
    again = Search(Outlook(game, match.state, seat, QuickChance(3), memory=memory))
    assert not again.root.visits


@every_game
def test_without_patience_there_is_an_answer(game: Game[Any]) -> None:
    match, seat = middle(game, 20)
    outlook = Outlook(game, match.state, seat, QuickChance(3), patience=0.0)
    search = Search(outlook)
    assert search.run(10**9, outlook.patience) in outlook.choices
    assert search.playouts < 100


@every_game
def test_whoever_is_hurried_answers(game: Game[Any]) -> None:
    match, seat = middle(game, 20)
    outlook = Outlook(game, match.state, seat, QuickChance(3), hurried=lambda: True)
    search = Search(outlook)
    assert search.run(10**9) in outlook.choices
    assert search.playouts < 100


@every_game
def test_candidates_meet_the_same_luck(game: Game[Any]) -> None:
    """Whoever is left has been tried as often as every other, and the budget is kept."""
    match, seat = middle(game, 20)
    outlook = Outlook(game, match.state, seat, QuickChance(3))
    search = Search(outlook)
    assert search.run(100) == search.candidates[0].move
    assert sorted(each.move for each in search.candidates) == outlook.choices
    assert 50 <= search.playouts <= 130
    assert search.playouts == sum(each.tries for each in search.candidates) == search.root.visits
    tries = [each.tries for each in search.candidates]
    assert tries[0] == tries[1] >= max(tries)
    assert outlook.weighed.keys() == {each.move for each in search.candidates if each.tries}


@pytest.mark.parametrize("game", [each for each in GAMES.values() if each.beyond_luck], ids=repr)
def test_candidates_throw_the_same_dice(game: Game[Any]) -> None:
    """In one world all of them have the same luck, in the next one another."""
    match, seat = middle(game, 20)
    first = dict[int, int]()

    def play(state: Any, mover: int, move: int, luck: Any, facts: Any) -> None:
        first.setdefault(search.playouts, luck.below(10**9))
        game.play(state, mover, move, luck, facts)

    rolling = replace(game, play=play)
    search = Search(Outlook(rolling, match.state, seat, QuickChance(3)))
    candidates = [Candidate(move, 0.0, 0.0) for move in search.choices[:2]]
    for _ in range(2):
        search.try_all(candidates)
    assert first[0] == first[1] != first[2] == first[3]


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_everybody_answers_as_often_as_the_game_says(rounds: int) -> None:
    """In Plac Grzybowski a round is a turn of each; then it is the same player's turn again."""
    looked_at = list[tuple[int, int | None]]()
    usual = GAMES["grzybowski"]
    match, seat = middle(usual, 20)
    while match.state.hand or match.state.fresh:
        seat = _to_move(match)
        match.play(seat, usual.write(usual.legal(match.state, seat)[-1]))
    seat, turn = _to_move(match), turn_number(match.state)

    def insight(state: Any, asked: int) -> float:
        looked_at.append((turn_number(state) - turn, usual.to_move(state)))
        return usual.insight(state, asked)

    game = replace(usual, rounds=rounds, foresight=99, insight=insight)
    search = Search(Outlook(game, match.state, seat, QuickChance(3)))
    search.try_all([Candidate(search.choices[0], 0.0, 0.0)])
    assert looked_at[-1] == (2 * rounds, seat)
    assert max(looked_at)[0] == 2 * rounds


@pytest.mark.parametrize("level", ["level1", "level2"])
def test_levels_that_do_not_search_differ(level: str) -> None:
    """The pupil errs: over many moments it does not always do what the journeyman does."""
    game = GAMES["grzybowski"]
    same = 0
    for number in range(30):
        match, seat = middle(game, 10 + number, number)
        pair = [
            BOTS[bot](Outlook(game, match.state, seat, QuickChance(number)))
            for bot in (level, "level2")
        ]
        same += pair[0] == pair[1]
    assert same == 30 if level == "level2" else 3 < same < 27
