"""From how many cards on the end of Plac Grzybowski is read exactly, in two seconds a decision."""

from collections.abc import Iterator
from math import inf

from benchmarks.measure import Row
from stolik.bots import Outlook, greedy_bot
from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.endgame import FAR, Reader, TooFar, by_what_is_known, turns_left
from stolik.games.grzybowski.rules import TAKING
from stolik.games.grzybowski.state import State
from stolik.kernel.chance import QuickChance
from stolik.kernel.frames import SCENE

GAMES = 20
SECONDS = 2.0
EXACT_FROM = 4
"""So many cards are still to be laid when practically every ending is read exactly."""
PER_CENT = 95.0


def endings(games: int) -> Iterator[tuple[int, State]]:
    """The starts of the last turns of greedy games, with the number of cards still to be laid."""
    for number in range(games):
        luck = QuickChance(number)
        state = GAME.new(2, {}, luck)
        while (seat := GAME.to_move(state)) is not None:
            left = turns_left(state)
            if left <= FAR and state.frames[-1][SCENE] == TAKING and not state.chance_used:
                yield left, state.clone()
            move = greedy_bot(Outlook(GAME, state, seat, luck))
            GAME.play(state, seat, move, luck, None)


def read(state: State) -> int | None:
    """How many positions it took, None if two seconds were not enough."""
    reader = Reader(SECONDS, inf)
    try:
        reader.best(by_what_is_known(state))
    except TooFar:
        return None
    return reader.seen


def rows() -> Iterator[Row]:
    found: dict[int, list[int | None]] = {left: [] for left in range(1, FAR + 1)}
    for left, state in endings(GAMES):
        found[left].append(read(state))
    for left, took in sorted(found.items()):
        done = [positions for positions in took if positions is not None]
        share = 100 * len(done) / len(took)
        middle = sorted(done)[len(done) // 2] if done else 0
        what = f"endings with {left} cards to be laid, read in {SECONDS:g} s"
        print(f"     {what:<52} {share:>10.1f} %   (half of them {middle:,} positions at most)")
        if left == EXACT_FROM:
            yield Row(f"grzybowski: {what}", share, "% exact", PER_CENT)
