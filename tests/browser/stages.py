"""Tables that begin in the middle. In Ta Ziemia the goal that is agreed on names the position;
Plac Grzybowski is nearly over.

Run as a program this is `stolik serve` with those games; see `Server`.
"""

from dataclasses import replace
from functools import cache
from textwrap import dedent

from stolik.bots import BOTS, Outlook
from stolik.cli import main
from stolik.games import GAMES
from stolik.games.grzybowski.state import State as Grzybowski
from stolik.games.ziemia.positions import from_position
from stolik.games.ziemia.setup import new
from stolik.games.ziemia.state import State
from stolik.kernel.chance import Chance, QuickChance, SeededChance, derived_seed
from stolik.kernel.game import Options
from stolik.kernel.position import PositionFile

REACTION, INTERJECTION, EVERYTHING, BUSY, ARREST, LOCAL, LOST, WON = range(11, 19)
"""The goals."""

ENDING = """
        game = "ziemia"
        factions = "DR"
        target = 10
        time = 98
        central = 52
        prison = "RSS"
        regime_next = [26]
        [cities.gniezno]
        faithful = 4
        [cities.krakow]
        faithful = 7
        [cities.oswiecim]
        faithful = 1
"""
POSITIONS = {
    # An immediate card is on top, and the second player can cancel it.
    REACTION: """
        game = "ziemia"
        factions = "DR"
        regime_next = [2]
        pool = "3/3/3"
        hands = [[], [72]]
    """,
    # The second player may play a card while the first one places.
    INTERJECTION: """
        game = "ziemia"
        factions = "DR"
        hands = [[], [55]]
    """,
    # One player holds what asks every question there is.
    EVERYTHING: """
        game = "ziemia"
        factions = "DR"
        pool = "9/9/9"
        hands = [[55, 56, 57, 61, 68, 84, 91, 92], []]
        prison = "RSS"
        regime_next = [7, 3, 4, 5]
        shown = [58, 59, 60]
        usable = 2
        [cities.warszawa]
        church = "D"
        rule = 99
        [cities.krakow]
        office = "D"
        agents = 1
        local = 26
    """,
    # A board with something of everything.
    BUSY: """
        game = "ziemia"
        level = "hard"
        factions = "DRSI"
        time = 58
        pool = "4/2/5"
        hands = [[72, 55], [69], [], [65, 92]]
        prison = "RSSI"
        telephone = "S"
        last_regime = 2
        usable = 2
        [cities.warszawa]
        faithful = 5
        office = "R"
        [cities.gniezno]
        faithful = 1
        agents = 1
        church = "S"
        local = 30
        [cities.czestochowa]
        faithful = 4
        church = "R"
        special = "I"
        [cities.krakow]
        faithful = 3
        office = "D"
        [cities.oswiecim]
        faithful = 2
        [cities.nowy-targ]
        agents = 2
        local = 26
    """,
    # The next Regime card brings an Agent who arrests, and Mobilisation.
    ARREST: """
        game = "ziemia"
        factions = "DR"
        time = 22
        central = 52
        regime_next = [11]
    """,
    LOCAL: """
        game = "ziemia"
        factions = "DR"
        central = 52
        regime_next = [30]
    """,
    # The next Regime card, a local one, is the last.
    LOST: ENDING,
    WON: ENDING
    + """
        [cities.warszawa]
        faithful = 6
    """,
}


def staged(players: int, options: Options, chance: Chance) -> State:
    goal = options.get("target")
    if not isinstance(goal, int) or goal not in POSITIONS:
        return new(players, options, chance)
    return from_position(PositionFile(dedent(POSITIONS[goal]), "stage"))


LATE = 70
"""So many moves were made at a table of Plac Grzybowski before people sat down."""


@cache
def late() -> Grzybowski:
    """The last turns between two greedy players."""
    game, luck = GAMES["grzybowski"], QuickChance(15)
    state: Grzybowski = game.new(2, {}, SeededChance(derived_seed(15), 0))
    for made in range(2 * LATE):
        if made >= LATE and game.prompt(state) == "take":
            break
        seat = game.to_move(state)
        assert seat is not None
        game.play(state, seat, BOTS["greedy"](Outlook(game, state, seat, luck)), luck, None)
    return state


def taken_up(players: int, options: Options, chance: Chance) -> Grzybowski:
    return late().clone()


if __name__ == "__main__":
    GAMES["ziemia"] = replace(GAMES["ziemia"], new=staged)
    late()
    GAMES["grzybowski"] = replace(GAMES["grzybowski"], new=taken_up)
    main()
