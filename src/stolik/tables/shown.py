"""Plain data for the wire: facts and accounts."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from stolik.kernel.account import Account, SeatAccount
from stolik.kernel.chance import Chance
from stolik.kernel.fact import Fact, known_to
from stolik.kernel.game import Data, Game
from stolik.kernel.refusal import NONE

WORLDS = 8
TRUSTED, SELDOM = 200, 16


def told(facts: Sequence[Fact], viewer: int | None) -> list[Data]:
    return [{"name": fact.name, "params": dict(fact.params)} for fact in known_to(facts, viewer)]


class Accounts:
    """Scores as a spectator may know them.

    A score may rest on hidden things (tokens kept in a hand), so before the end it is never taken
    from the real state, only from worlds a spectator cannot tell from it: what they agree on is
    known, what they do not is left out.
    """

    def __init__(self, luck: Chance) -> None:
        self._luck = luck
        self._uneven: set[str] = set()
        """Games whose scores were seen to rest on hidden things; most rest on open cards."""
        self._even: Counter[str] = Counter()

    def of(self, game: Game[Any], state: Any) -> Account:
        if not game.hidden_information or game.to_move(state) is None:
            return game.score(state)
        first = self._imagined(game, state)
        if game.name not in self._uneven:
            self._even[game.name] += 1
            # Any imagined world keeps every secret. The second one only guards against telling
            # its inventions, and a game that never needed it is asked less often.
            if self._even[game.name] > TRUSTED and self._even[game.name] % SELDOM:
                return first
        second = self._imagined(game, state)
        if first == second and game.name not in self._uneven:
            return first
        self._uneven.add(game.name)
        others = [second, *(self._imagined(game, state) for _ in range(WORLDS - 2))]
        return _agreed(first, others)

    def _imagined(self, game: Game[Any], state: Any) -> Account:
        return game.score(game.imagine(state, None, self._luck))


def _agreed(first: Account, others: Sequence[Account]) -> Account:
    seats = []
    for number, seat in enumerate(first.seats):
        rest = [account.seats[number] for account in others]
        lines = tuple(line for line in seat.lines if all(line in each.lines for each in rest))
        same = all(each.extra == seat.extra for each in rest)
        seats.append(SeatAccount(lines, seat.extra if same else NONE))
    same = all(account.winners == first.winners for account in others)
    return Account(tuple(seats), first.winners if same else ())


def account_data(account: Account, final: bool) -> Data:
    """An account as the wire has it."""
    seats = [
        {
            "total": seat.total,
            "lines": [{**line._asdict(), "params": dict(line.params)} for line in seat.lines],
            "extra": dict(seat.extra),
        }
        for seat in account.seats
    ]
    return {"seats": seats, "winners": account.winners, "final": final}
