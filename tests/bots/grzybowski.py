"""Moments of games of Plac Grzybowski, to look at with the eyes of a bot."""

from collections.abc import Iterator

from stolik.bots import Bot, Outlook, random_bot
from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.state import State
from stolik.kernel.chance import QuickChance


def moments(seed: int, bot: Bot = random_bot) -> Iterator[State]:
    """Every moment of a game; the last one is its end."""
    luck = QuickChance(f"moments/{seed}")
    state = GAME.new(2, {}, luck)
    while (seat := GAME.to_move(state)) is not None:
        yield state.clone()
        GAME.play(state, seat, bot(Outlook(GAME, state, seat, luck)), luck, None)
    yield state
