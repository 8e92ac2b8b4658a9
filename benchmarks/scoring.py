"""Exact scoring of full grids of Plac Grzybowski, with and without the joker."""

import time
from collections.abc import Iterator

from benchmarks.measure import Row, best_rate
from stolik.bots import Outlook, greedy_bot
from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.board import Grid, grid_of, place
from stolik.games.grzybowski.cards import CARDS, REVERSE, face
from stolik.games.grzybowski.deck import JOKER, JOKER_FACE
from stolik.games.grzybowski.scoring import estimate
from stolik.kernel.chance import QuickChance

GRIDS_PER_SECOND = 5000.0
JOKER_MILLISECONDS = 5.0


def played_grids(games: int) -> list[Grid]:
    """Full grids as the greedy bot builds them: full of goals, the hard kind."""
    grids: list[Grid] = []
    for number in range(games):
        luck = QuickChance(number)
        state = GAME.new(2, {}, luck)
        while (seat := GAME.to_move(state)) is not None:
            move = greedy_bot(Outlook(GAME, state, seat, luck))
            GAME.play(state, seat, move, luck, None)
        grids += state.grids
    return grids


def dealt_grids(count: int, joker: bool) -> list[Grid]:
    """Full grids dealt at random, each card either side up."""
    luck = QuickChance(1)
    grids: list[Grid] = []
    while len(grids) < count:
        cards = list(range(1, CARDS + 1))
        luck.shuffle(cards)
        cards = [card for card in cards[:26] if card != JOKER][:24]
        faces = [face(card, luck.below(2)) for card in cards]
        faces.append(JOKER_FACE if joker else face(JOKER, 0))
        luck.shuffle(faces)
        cells = tuple(place(*divmod(n, 5)) for n in range(25))
        grids.append(grid_of(cells, bytes(faces), 0))
    return grids


def worst_milliseconds(grids: list[Grid]) -> float:
    """The slowest grid, each timed as the best of three."""
    worst = 0.0
    for grid in grids:
        best = 1.0
        for _ in range(3):
            start = time.perf_counter()
            estimate(grid)
            best = min(best, time.perf_counter() - start)
        worst = max(worst, best)
    return 1000 * worst


def rows() -> Iterator[Row]:
    played = played_grids(20)
    for name, grids in (
        ("dealt", dealt_grids(500, joker=False)),
        ("played", [grid for grid in played if JOKER_FACE not in grid.faces]),
    ):
        rate = best_rate(lambda grids=grids: len([estimate(g) for g in grids]))  # type: ignore[misc]
        yield Row(f"scoring full {name} grids, no joker", rate, "grids/s", GRIDS_PER_SECOND)
    jokers = dealt_grids(2000, joker=True)
    jokers += [grid for grid in played if face(JOKER, REVERSE) in grid.faces]
    yield Row(
        f"slowest of {len(jokers)} full grids with the joker",
        worst_milliseconds(jokers),
        "ms",
        JOKER_MILLISECONDS,
        at_least=False,
    )
