"""The list of moves against a slow one, written from the rulebook and the cards alone.

The oracle knows the fields of a state and nothing else of the engine: what is printed on the cards
stands here and in printed.py.
"""

import pytest

from stolik.games.ziemia import GAME
from stolik.games.ziemia.scenes import DRAW, TURN
from stolik.games.ziemia.state import State
from stolik.kernel.chance import QuickChance
from tests.rules.marks import rule
from tests.rules.ziemia.printed import ANY, FIELDS, OWN_TURN, PRICES
from tests.rules.ziemia.table import random_states

CITIES = {
    "warszawa": 6, "gniezno": 4, "czestochowa": 6, "krakow": 7, "oswiecim": 3, "nowy-targ": 4
}  # fmt: skip
NAMES = list(CITIES)
CODES = "DRSI"


class Oracle:
    """What may be done in W1 and W2, in notation."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.frames[0][1]
        self.own = CODES[state.factions[self.seat]]
        self.faith, self.resistance, self.influence = state.pool

    def who(self, city: str, kind: str) -> str:
        at = NAMES.index(city) * 3 + ("church", "office", "special").index(kind)
        return " DRSI"[self.state.fields[at]].strip()

    def local(self, city: str) -> int:
        return self.state.locals[NAMES.index(city)]

    def room(self, city: str) -> bool:
        """TZ-051, TZ-054, card 26."""
        at = NAMES.index(city)
        crowd, spies = self.state.faithful[at], self.state.agents[at]
        return spies == 0 and crowd < CITIES[city] and self.local(city) != 26

    def empty_fields(self) -> set[tuple[int, str]]:
        """TZ-036, TZ-039."""
        found = set()
        for card, row in zip(self.state.shown, self.state.standing, strict=True):
            for letter, citizen in zip(FIELDS[card], row, strict=True):
                if not citizen:
                    found.add((card, letter))
        return found

    # City fields.

    def church(self, city: str) -> set[str]:
        if self.local(city) == 30:
            return set()
        actions = {""}
        unpaid = self.local(city) == 40 and self.faith == 0
        if not self.state.hushed and not unpaid:
            if self.local(city) != 36:
                actions.add("faith")
            if self.room(city):
                actions.add("faithful")
        return actions

    def office(self, city: str) -> set[str]:
        if self.local(city) == 31:
            return set()
        actions = {""}
        unpaid = self.local(city) == 40 and self.faith == 0
        spent = self.state.central == 52 and self.state.offices > 0
        if not unpaid and not spent:
            if self.local(city) != 37:
                actions.add("resistance")
            guarded = self.local(city) == 44 and self.resistance == 0
            if self.state.agents[NAMES.index(city)] and not guarded:
                actions.add("agent")
        return actions

    def special(self, city: str) -> set[str]:
        actions = {""}
        if not self.local(city) and self.state.central != 46 and self.rule_helps(city):
            actions.add("rule")
        price = 1 if self.own == "I" and self.state.central != 49 else 2
        price += self.local(city) == 43
        if sum(self.state.prison) and self.influence >= price:
            actions.add("free")
        return actions

    def rule_helps(self, city: str) -> bool:
        card = self.state.rules[NAMES.index(city)]
        if card == 99:
            return self.state.usable >= 2 and bool(self.empty_fields())
        if card == 103:
            return self.resistance >= 1
        if card == 105:
            return any(self.room(other) for other in NAMES if other != city)
        if card == 106:
            return sum(self.state.agents) > 0
        return True

    def city_moves(self) -> set[str]:
        found = set()
        for city in NAMES:
            for kind in ("church", "office", "special"):
                if not self.who(city, kind):
                    actions: set[str] = getattr(self, kind)(city)
                    found |= {f"place {city} {kind} {action}".strip() for action in actions}
        return found

    # Elsewhere.

    def renewal_moves(self) -> set[str]:
        fields = self.empty_fields()
        return {f"prepare {c} {f}" for c, f in fields if f == self.own or self.state.open}

    def calls(self) -> set[str]:
        if self.state.fields[18] or self.state.cut:
            return set()
        return {
            f"call {letter} {card}"
            for card, letter in self.empty_fields()
            if letter != self.own and self.state.home[CODES.index(letter)]
        }

    def removals(self) -> set[str]:
        found = set()
        for city in NAMES:
            if card := self.local(city):
                cost = [int(part) for part in PRICES[card][0].split("/")]
                near = self.own in [self.who(city, k) for k in ("church", "office", "special")]
                enough = all(a >= b for a, b in zip(self.state.pool, cost, strict=True))
                if enough and (near or self.state.central != 53):
                    found.add(f"remove {city}")
        return found

    def plays(self, seat: int) -> set[str]:
        allowed = [*ANY, *OWN_TURN] if seat == self.seat else ANY
        return {f"play {card}" for card in allowed if self.state.hands[seat] >> card & 1}

    def w1(self) -> set[str]:
        placements: set[str] = set()
        if self.state.usable:
            cities = self.city_moves()
            placements |= cities
            duty = self.state.usable == 1 and self.state.here == len(NAMES) and cities
            if not duty:
                placements |= self.renewal_moves() | self.calls()
        end = set() if placements else {"end"}
        return placements | self.removals() | self.plays(self.seat) | end

    def w2(self) -> set[str]:
        return {"draw"} | self.removals() | self.plays(self.seat)


def compare(state: State) -> None:
    """Every seat's list against the oracle's."""
    oracle = Oracle(state)
    for seat in range(len(state.hands)):
        moves = [GAME.write(move) for move in GAME.legal(state, seat)]
        assert len(moves) == len(set(moves))
        if seat != oracle.seat:
            assert set(moves) == oracle.plays(seat)
        elif state.frames[-1][0] == TURN:
            assert set(moves) == oracle.w1()
        else:
            assert set(moves) == oracle.w2()


def in_a_window(state: State) -> bool:
    """W1 or W2."""
    return tuple(frame[0] for frame in state.frames) in ((TURN,), (TURN, DRAW))


def scrambled(state: State, luck: QuickChance) -> State:
    """The same window over other crowds, cards and tokens: moments that random play seldom sees."""
    state = state.clone()
    state.pool = bytes(luck.below(4) * luck.below(4) for _ in range(3))
    state.central = 45 + luck.below(10)
    state.locals = bytes(25 + luck.below(20) if luck.below(2) else 0 for _ in NAMES)
    state.agents = bytes(luck.below(3) if luck.below(2) else 0 for _ in NAMES)
    circles = zip(CITIES.values(), state.agents, strict=True)
    state.faithful = bytes(luck.below(most - spies + 1) for most, spies in circles)
    state.prison = bytes(luck.below(3) if luck.below(2) else 0 for _ in CODES)
    state.hands = tuple(luck.below(1 << 44) & luck.below(1 << 44) for _ in state.hands)
    state.hands = tuple(hand << 55 for hand in state.hands)
    state.hushed, state.open = luck.below(6) == 0, luck.below(6) == 0
    state.cut, state.offices = int(luck.below(6) == 0), luck.below(2)
    rules = list(range(99, 107))
    luck.shuffle(rules)
    state.rules = bytes(rules[:6])
    return state


@rule("TZ-017", "TZ-018", "TZ-033", "TZ-038", "TZ-R08", "TZ-R23", "TZ-R25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_oracle_agrees_in_random_games(players: int) -> None:
    seen = 0
    for seed in range(12):
        for state in random_states(players, seed):
            if in_a_window(state):
                compare(state)
                seen += 1
    assert seen > 500


@rule("TZ-017", "TZ-018", "TZ-033", "TZ-038", "TZ-R08", "TZ-R23", "TZ-R25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_oracle_agrees_in_unlikely_moments(players: int) -> None:
    luck, seen = QuickChance(players), 0
    for seed in range(6):
        for state in random_states(players, seed + 100):
            if in_a_window(state):
                compare(scrambled(state, luck))
                seen += 1
    assert seen > 250
