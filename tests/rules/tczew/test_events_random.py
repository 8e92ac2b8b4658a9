"""Random games with every event, for all numbers of players and options: they end, whole."""

from itertools import product

import pytest

from stolik.games.tczew.saved import from_data
from stolik.games.tczew.scenes import EVENT
from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.setup import new
from stolik.games.tczew.state import pieces
from stolik.kernel.chance import QuickChance
from tests.rules.marks import rule

RULES, ENDS = ("basic", "extended"), ("V", "IV", "III", "vote")
TABLES = list(product((2, 3, 4), RULES, ENDS, (False, True)))
GAMES_EACH = 5
ALL_CARDS = list(range(1, 213))
LONGEST = 3000


@rule("TCZ-R01", "TCZ-R86", "TCZ-052")
@pytest.mark.parametrize(("players", "rules", "end", "speed"), TABLES)
def test_games_end_with_every_card_accounted_for(
    players: int, rules: str, end: str, speed: bool
) -> None:
    for seed in range(GAMES_EACH):
        luck = QuickChance(f"{players}/{rules}/{end}/{speed}/{seed}")
        options: dict[str, str | bool] = {"rules": rules, "end": end, "speed": speed}
        state = new(players, options, luck)
        for _ in range(LONGEST):
            seat = SCRIPT.to_move(state)
            if seat is None:
                break
            moves = SCRIPT.legal(state, seat)
            assert moves
            assert moves == sorted(set(moves))
            SCRIPT.play(state, seat, moves[luck.below(len(moves))], luck, [])
            assert pieces(state) == ALL_CARDS
            if state.frames and state.frames[-1][0] > EVENT:
                data = state.to_data()
                assert from_data(data).to_data() == data
        assert SCRIPT.to_move(state) is None
