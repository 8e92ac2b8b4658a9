"""Tables for the tests of the kernel: the toy game, played at random or set up by hand."""

from typing import TypeVar

from stolik.games import GAMES
from stolik.kernel.chance import QuickChance, derived_seed
from stolik.kernel.fact import Fact
from stolik.kernel.game import Options, State
from stolik.kernel.match import Match
from stolik.kernel.position import PositionFile
from tests.toy import GAME as TOY
from tests.toy.state import State as ToyState

S = TypeVar("S", bound=State)

SEED = derived_seed("the tests of the kernel", 3)
"""With it a random game of the toy has bombs, blocks and losses for two and three players."""
EVERY_GAME = [*GAMES.values(), TOY]

OVER = 100_000
"""More moves than any game lasts."""


def toy_match(
    players: int = 2, options: Options | None = None, seed: str = SEED
) -> Match[ToyState]:
    return Match.new(TOY, ["Ola", "Jan", "Ewa"][:players], options, seed)


def wander(match: Match[S], moves: int = OVER, seed: int = 0) -> Match[S]:
    """So many random moves, each by a random seat among those that may move."""
    luck = QuickChance(seed)
    for _ in range(moves):
        if match.over:
            break
        seats = range(len(match.record.players))
        seat = luck.pick([seat for seat in seats if match.game.legal(match.state, seat)])
        move = luck.pick(match.game.legal(match.state, seat))
        assert isinstance(match.play(seat, match.game.write(move)), list)
    return match


def toy_position(text: str) -> ToyState:
    return TOY.from_position(PositionFile(text))


def play(match: Match[S], seat: int, text: str) -> list[Fact]:
    """A move that must be accepted."""
    facts = match.play(seat, text)
    assert isinstance(facts, list), facts
    return facts
