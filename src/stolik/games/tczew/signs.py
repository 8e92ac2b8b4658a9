"""What `insight` looks at: numbers of a position as one seat sees it, to be weighed.

The signs of a city are those of the own one less those of the rivals'. Hidden cards are never
looked at: of a rival's hand only the backs count, which lie open (TCZ-R45).
"""

from functools import lru_cache

from stolik.games.tczew.board import STARTS, Fields, beside
from stolik.games.tczew.cards import (
    FUTURE,
    LAST_CARD,
    LAST_EVENT,
    MONUMENT,
    OBJECTS,
    UNIQUE,
)
from stolik.games.tczew.dangers import (
    ATTACKS,
    COVERS,
    EVENT_BIT,
    HEAVY,
    OF_EPOCH,
    WANT_MORE_HALLS,
    City,
    survey,
    volley,
)
from stolik.games.tczew.deck import CATEGORY_OF, EPOCH_OF, EVENTS
from stolik.games.tczew.effects.usable import PLANS
from stolik.games.tczew.placement import free_fields, ground_of
from stolik.games.tczew.scenes import ACTION
from stolik.games.tczew.scoring import LARGEST, START_POINTS, largest
from stolik.games.tczew.state import FIRST_PILE, State, all_owned
from stolik.kernel.frames import SCENE, SEAT

CITY = (
    "points", "largest", "size", "threat", "later", "halls", "police", "fire", "health", "ground",
    "prizes", "relics", "lost-turns", "limited", "processes", "outside", "ballot",
)  # fmt: skip
"""Of each city: its points and its size; what rivals' hands and the piles may do to it; Services;
room to grow; Start Cards and other cards of nobody within reach; what holds its player up; cards
that do not score; what a plebiscite may take."""
HAND = (
    "in-hand", "fitting", "stuck", "attacks", "barred", "spare", "covers", "idle-covers", "delays",
    "other-events", "vain",
)  # fmt: skip
"""Of the own hand: points to be laid, other cards that fit or do not; what attacks would do now,
what those would do that want more Town Halls, and those left without a mark; substitutes that can
be laid or not yet; events that make a rival sit out; other events, and those that all rivals are
shielded from."""
PLAIN = ("turn", *CITY, *HAND)
"""`turn` is how soon the seat acts again: a turn is worth about as much as a good card."""

LATE = 0.94
"""So much of the game is over when the last phase begins: ten cards of all are left to draw."""
BEST, ALL = 0.7, 0.3
"""Among several rivals: how much the best of them counts, and how much their average."""
NEARNESS = (0.0, 1.0, 0.8, 0.6, 0.45, 0.3, 0.15)
"""By its distance from the city: what share of a card of nobody is as good as won."""
_AT_FIRST = {3: 60, 4: 160, 5: 176}
"""By the last epoch: about how many cards there are to draw."""

_DELAYS = frozenset(n for n, e in EVENTS.items() if e.effects[0].do in ("skip", "limit"))
_BACKS = bytes(EPOCH_OF[card] if card <= LAST_EVENT else 0 for card in range(256))
_CITY_SHIELDS = {number: event.city_shield for number, event in EVENTS.items()}


def done(state: State) -> float:
    """How much of the game is over, by the cards that are drawn."""
    left = sum(map(len, state.piles[: state.last_epoch - FIRST_PILE + 1]))
    return 1.0 - min(1.0, left / _AT_FIRST[state.last_epoch])


def phases(over: float) -> tuple[float, ...]:
    """How much each of the phases counts at this moment."""
    if over < LATE:
        return (1.0 - over / LATE, over / LATE, 0.0)
    last = (over - LATE) / (1.0 - LATE)
    return (0.0, 1.0 - last, last)


def plain(state: State, seat: int) -> list[float]:
    """In the order of `PLAIN`."""
    seats = range(len(state.owned))
    cities = [survey(state, each) for each in seats]
    ahead = largest([each.size for each in cities])
    table = _Table(state, seat)
    signs = []
    for each in seats:
        city = table.signs(each, cities[each])
        city[1] = LARGEST if each in ahead else 0
        signs.append(city)
    own = signs.pop(seat)
    found = [_turn(state, seat)]
    if len(signs) == 1:
        other = signs[0]
        for sign, mine in enumerate(own):
            found.append(mine - other[sign])
    else:
        best, share = max(signs), ALL / len(signs)
        for sign, mine in enumerate(own):
            total = 0.0
            for city in signs:
                total += city[sign]
            found.append(mine - BEST * best[sign] - share * total)
    found += _hand(state, seat, cities)
    return found


def _turn(state: State, seat: int) -> float:
    """From one half, about to act, to minus one half, having just acted; an event under way is
    the action already."""
    if not state.frames:
        return 0.0
    others = len(state.owned) - 1
    waits = (seat - state.frames[0][SEAT] - (state.frames[-1][SCENE] != ACTION)) % (others + 1)
    return 0.5 - waits / others


class _Table:
    """What is the same for all cities: the events to be feared, and the cards of nobody."""

    __slots__ = ("chances", "prizes", "relics", "state", "unseen")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        nobody = state.occupied & ~all_owned(state)
        self.prizes = nobody & STARTS
        self.relics = nobody & ~STARTS
        unseen = ATTACKS & ~(state.used >> LAST_CARD + 1)
        backs = b""
        for each, hand in enumerate(state.hands):
            if each == seat:
                for card in hand:
                    unseen &= ~EVENT_BIT[card]
            else:
                backs += hand
        backs = backs.translate(_BACKS)
        self.unseen = unseen
        self.chances = []
        """By epoch: how likely a hidden event is in a rival's hand."""
        for index, pile in enumerate(state.piles):
            if (events := unseen & OF_EPOCH[FIRST_PILE + index]) and (
                held := backs.count(FIRST_PILE + index)
            ):
                self.chances.append((events, held / (held + len(pile)) / (len(state.hands) - 1)))

    def signs(self, seat: int, city: City) -> list[float]:
        """In the order of `CITY`."""
        state = self.state
        own = state.owned[seat]
        threat = later = 0.0
        events = self.unseen
        for spot, able in enumerate(city.events):
            if hits := able & events:
                events ^= hits
                loss = city.losses[spot]
                later += loss * (hits.bit_count() + (hits & HEAVY).bit_count())
                for held, chance in self.chances:
                    if feared := hits & held:
                        count = feared.bit_count() + (feared & HEAVY).bit_count()
                        threat += loss * chance * count
                if not events:
                    break
        processes = 0
        for _, target, _, left in state.processes:
            processes += left if target == seat else 0
        return [
            city.points,
            0.0,
            city.size,
            threat,
            later - threat,
            city.halls,
            city.police,
            city.fire,
            city.health,
            ground_of(state, seat).bit_count(),
            _nearness(self.prizes, own) if self.prizes else 0.0,
            _nearness(self.relics, own) if self.relics else 0.0,
            state.skips[seat],
            state.limited[seat],
            processes,
            city.outside,
            _ballot(city.border & ~state.fortified, city) if state.extended else 0.0,
        ]


@lru_cache(maxsize=1 << 14)
def _nearness(prizes: Fields, own: Fields) -> float:
    """How near a city is to cards of nobody (TCZ-035, TCZ-036); kept, as most cities stay."""
    value, reach = 0.0, own
    for share in NEARNESS:
        if not prizes:
            break
        if won := prizes & reach:
            value += share * won.bit_count()
            prizes ^= won
        reach |= beside(reach)
    return value


def _ballot(border: Fields, city: City) -> float:
    """The most that a plebiscite can take; with the only Start Card it is everything (TCZ-096)."""
    if border & STARTS:
        only = not city.starts & (city.starts - 1)
        return max(START_POINTS, city.points) if only else START_POINTS
    for spot, cards in enumerate(city.cards):
        if cards & border:
            return city.losses[spot]
    return 0.0


def _hand(state: State, seat: int, cities: list[City]) -> list[float]:
    own, clash = state.owned[seat], state.clash
    points = fitting = stuck = covers = idle = delays = other = vain = 0
    attacks = new = 0
    for card in state.hands[seat]:
        if card <= LAST_CARD:
            category = CATEGORY_OF[card]
            if not free_fields(state, seat, card):
                stuck += 1
            elif category == MONUMENT:
                points += 2
            elif category in (UNIQUE, FUTURE):
                points += 1
            elif category in OBJECTS and not clash[category] & own and not new >> category & 1:
                new |= 1 << category
                points += 1
            else:
                fitting += 1
        elif EVENT_BIT[card] & ATTACKS:
            attacks |= EVENT_BIT[card]
        elif card in COVERS:
            test = PLANS[card].test
            assert test is not None
            if test(state, seat, seat):
                covers += 1
            else:
                idle += 1
        elif _in_vain(state, seat, card):
            vain += 1
        elif card in _DELAYS:
            delays += 1
        else:
            other += 1
    strikes = barred = 0.0
    spare = 0
    if attacks:
        able = attacks & ~WANT_MORE_HALLS[cities[seat].halls]
        rivals = cities[:seat] + cities[seat + 1 :]
        strikes, left = volley(rivals, able)
        spare = left.bit_count()
        if able != attacks:
            barred, _ = volley(rivals, attacks & ~able)
    return [
        points, fitting, stuck, strikes, barred, spare, covers, idle, delays, other, vain,
    ]  # fmt: skip


def _in_vain(state: State, seat: int, event: int) -> bool:
    """Are all rivals shielded from it? (TCZ-R48)"""
    shield = _CITY_SHIELDS[event]
    if shield is None:
        return False
    service, count = shield
    guards = state.clash[service]
    return all(
        each == seat or (own & guards).bit_count() >= count for each, own in enumerate(state.owned)
    )
