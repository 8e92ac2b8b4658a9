"""A game looked back at: the moves that cost most, and what would have been better.

Every move is judged by what its seat could know when it was made. It may have turned out well by
luck, or badly without a fault: hindsight is left out. A first pass looks at every choice briefly,
a second one thoroughly at those that seemed to cost most.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from stolik.bots.advice import Adviser
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Data, Game
from stolik.kernel.record import Record
from stolik.kernel.replay import replay

BRIEF, THOROUGH = 1.5, 12.0
"""Playouts for each of the two halves of a look, in times of the game's `pace`."""
SECOND_LOOKS = 10
"""So many moves of each person are looked at again."""
MARKS = 3
"""So many are marked at most."""
MISTAKE = 0.2
"""What a move must cost to be called a mistake, in times of the game's `stakes`."""


class Moment(NamedTuple):
    """A choice that somebody made, with the world as that seat could imagine it."""

    at: int
    """How many moves had been made."""
    seat: int
    move: str
    world: Data
    turn: int
    """The move with which this seat began to play without a break: its turn, as a rule."""


class Mark(NamedTuple):
    """A move that cost something."""

    at: int
    seat: int
    move: str
    cost: float
    """In points."""
    better: str
    line: tuple[str, ...]
    """What would have followed on the better move in the same turn."""
    turn: int = 0


def moments(game: Game[Any], record: Record, seats: Sequence[int]) -> list[Moment]:
    """The moves of these seats that were a choice, and theirs alone to make at that moment."""
    found: list[Moment] = []
    states = [match.state.clone() for match, _ in replay(game, record)]
    first = len(record.moves) + 1 - len(states)
    turn = first
    for at, state in enumerate(states[:-1], first):
        seat, move, _ = record.moves[at]
        if seat != record.moves[turn].seat:
            turn = at
        if seat not in seats or game.to_move(state) != seat or len(game.legal(state, seat)) < 2:
            continue
        luck = QuickChance(f"{record.seed_hash}/{at}")
        found.append(Moment(at, seat, move, game.imagine(state, seat, luck).to_data(), turn))
    return found


def look(name: str, moment: Moment, thought: float) -> Mark:
    """What a move cost; nothing if the master would have made it too."""
    return looked_at(GAMES[name], moment, round(thought * GAMES[name].pace))


def looked_at(game: Game[Any], moment: Moment, playouts: int) -> Mark:
    at, seat, text, data, turn = moment
    made = game.read(text)
    adviser = Adviser(game, game.from_data(data), seat, QuickChance(f"{at}/{seat}/{playouts}"))
    best = adviser.prefer(playouts)
    if best == made:
        return Mark(at, seat, text, 0.0, text, (), turn)
    worth = adviser.weigh((best, made), playouts)
    cost, line = max(0.0, worth[best] - worth[made]), adviser.line(best)
    return Mark(at, seat, text, cost, game.write(best), tuple(map(game.write, line)), turn)


def worst(looks: Sequence[Mark], count: int) -> list[Mark]:
    """The most costly moves of each seat, each another mistake.

    The next move of the same turn often pays for the same, and a chance that stays open may be
    missed turn after turn.
    """
    found: list[Mark] = []
    for seat in sorted({each.seat for each in looks}):
        own = [each for each in looks if each.seat == seat and each.cost > 0]
        mistakes: list[Mark] = []
        for each in sorted(own, key=lambda each: (-each.cost, each.at)):
            if not any(same_mistake(each, other) for other in mistakes):
                mistakes.append(each)
        found += mistakes[:count]
    return found


def same_mistake(one: Mark, other: Mark) -> bool:
    """Made in one turn, or one chance missed; a move that names nothing, like `end`, is none."""
    return one.turn == other.turn or (one.better == other.better and " " in one.better)


def marked(game: Game[Any], looks: Sequence[Mark]) -> list[Mark]:
    """The mistakes worth telling of, in the order in which they were made."""
    told = [each for each in worst(looks, MARKS) if each.cost >= MISTAKE * game.stakes]
    return sorted(told, key=lambda each: each.at)


def review(game: Game[Any], record: Record, seats: Sequence[int], pace: int) -> list[Mark]:
    """The whole review in one go."""
    all_moments = {each.at: each for each in moments(game, record, seats)}
    brief = [looked_at(game, each, round(BRIEF * pace)) for each in all_moments.values()]
    again = [all_moments[each.at] for each in worst(brief, SECOND_LOOKS)]
    return marked(game, [looked_at(game, each, round(THOROUGH * pace)) for each in again])
