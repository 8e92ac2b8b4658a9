"""The full account: every point and every loss with its place. All seats share one result."""

from stolik.games.ziemia.board import CITIES
from stolik.games.ziemia.cards import FACTIONS
from stolik.games.ziemia.deck import PENALTY_OF
from stolik.games.ziemia.scoring import points, won
from stolik.games.ziemia.state import EASY, LEVELS, State
from stolik.kernel.account import Account, Line, SeatAccount
from stolik.kernel.refusal import Param


def score(state: State) -> Account:
    shared = SeatAccount(tuple(lines(state)), verdict(state))
    players = len(state.factions)
    return Account((shared,) * players, tuple(range(players)) if won(state) else ())


def verdict(state: State) -> dict[str, object]:
    """What was wanted and what came of it."""
    return {
        "level": LEVELS[state.agreed.level],
        "target": state.agreed.target,
        "won": won(state),
        "points": points(state)._asdict(),
    }


def lines(state: State) -> list[Line]:
    """Faithful City by City along the route, then local cards, Agents, Prison, the removed."""
    found = [
        city_line(count, "TZ-081", "faithful", city) for city, count in enumerate(state.faithful)
    ]
    found += [local_line(city, card) for city, card in enumerate(state.locals) if card]
    if state.agreed.level != EASY:
        found += [
            city_line(-count, "TZ-083", "agents", city) for city, count in enumerate(state.agents)
        ]
        found += [faction_line("prison", *each) for each in enumerate(state.prison)]
    found += [faction_line("removed", *each) for each in enumerate(state.removed)]
    return [line for line in found if line.points]


def city_line(value: int, rule: str, reason: str, city: int) -> Line:
    params: dict[str, Param] = {"city": CITIES[city], "count": abs(value)}
    return Line(value, rule, reason, 0, params, (((CITIES[city], 0),),))


def local_line(city: int, card: int) -> Line:
    params: dict[str, Param] = {"city": CITIES[city], "card": card, "count": PENALTY_OF[card]}
    return Line(-PENALTY_OF[card], "TZ-082", "local", card, params, (((CITIES[city], card),),))


def faction_line(reason: str, faction: int, count: int) -> Line:
    return Line(-count, "TZ-084", reason, 0, {"faction": FACTIONS[faction], "count": count})
