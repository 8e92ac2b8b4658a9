"""Moments of random games, and texts that are almost moves."""

import json
from typing import Any

from hypothesis import strategies as st

from stolik.kernel.chance import derived_seed
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from tests.kernel.table import wander

NONSENSE: list[Any] = [
    None, True, -1, 0, 1, 2, 55, 255, 1.5, "", "x", [], [0], [[]], {}, {"x": 1},
]  # fmt: skip

SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def matches(draw: st.DrawFn, game: Game[Any], longest: int = 150) -> Match[Any]:
    """A random game with random options, somewhere between its beginning and its end."""
    players = draw(st.sampled_from(game.players))
    options = {option.name: draw(st.sampled_from(option.choices)) for option in game.options}
    seed = draw(SEEDS)
    names = [f"player {number}" for number in range(players)]
    match = Match.new(game, names, options, derived_seed("properties", seed))
    return wander(match, draw(st.integers(0, longest)), seed)


@st.composite
def spoilt(draw: st.DrawFn, text: str) -> str:
    """A text with a few small faults."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        to = draw(st.integers(at, min(len(text), at + 4)))
        piece = draw(
            st.one_of(st.sampled_from(["", " ", "-", "0", "1", "9", "\n"]), st.text(max_size=3))
        )
        text = text[:at] + piece + text[to:]
    return text


@st.composite
def spoilt_data(draw: st.DrawFn, data: Any) -> Any:
    """Plain data with one thing somewhere in it replaced."""
    spoil = json.loads(json.dumps(data))
    inside, key = spoil, draw(st.sampled_from(sorted(spoil)))
    while isinstance(inside[key], (dict, list)) and inside[key] and draw(st.booleans()):
        inside = inside[key]
        keys = sorted(inside) if isinstance(inside, dict) else range(len(inside))
        key = draw(st.sampled_from(keys))
    inside[key] = draw(st.sampled_from(NONSENSE))
    return spoil


def notations(match: Match[Any]) -> list[str]:
    """The moves made so far and those that may be made now, in notation."""
    seats = range(len(match.record.players))
    legal = {move for seat in seats for move in match.game.legal(match.state, seat)}
    made = {moved.move for moved in match.record.moves}
    return sorted(made | {match.game.write(move) for move in legal})
