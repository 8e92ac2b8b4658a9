"""What a city stands to lose: the cards it hangs by, and the events that can hit them.

Most of what an attack brings is not the card it hits but the district that falls off behind it.
So every card is worth what would go with it, and every event is taken to hit where it hurts most.
"""

from dataclasses import dataclass
from functools import lru_cache

from stolik.games.tczew.board import (
    BESIDE,
    BIT,
    RIVER,
    RIVERSIDE,
    STARTS,
    Field,
    Fields,
    beside,
    city_of,
)
from stolik.games.tczew.cards import (
    CATEGORIES,
    FIRE,
    FUTURE,
    HALL,
    HEALTH,
    LAST_CARD,
    LAST_EVENT,
    MONUMENT,
    NONE,
    OBJECTS,
    POLICE,
    SERVICES,
    SPECIALS,
    UNIQUE,
    Effect,
)
from stolik.games.tczew.city import beside_rivals
from stolik.games.tczew.deck import CATEGORY_OF, EPOCH_OF, EVENTS, SUB_CATEGORY, SUB_INDEX
from stolik.games.tczew.scoring import tally
from stolik.games.tczew.state import State

A_FIELD = 0.12
"""What a field of a city is worth besides its points."""
ADRIFT = 0.5
"""What is lost of a part that is cut off but stands: it may be joined again."""

Events = int
"""A set of events as bits, 151 first."""


def bit_of(event: int) -> Events:
    return 1 << event - LAST_CARD - 1


EVENT_BIT = tuple(bit_of(card) if card > LAST_CARD else 0 for card in range(LAST_EVENT + 1))
"""By card: the event as a set, nothing for other cards."""
COVERS = frozenset(number for number in SUB_INDEX if EVENTS[number].target == "self")
"""Events that lay a substitute on an own card."""
ENOUGH_HALLS = 4
WANT_MORE_HALLS = tuple(
    sum(EVENT_BIT[number] for number, event in EVENTS.items() if event.halls > halls)
    for halls in range(ENOUGH_HALLS + 1)
)
"""By the number of Town Halls: the events that ask for more."""


@dataclass(slots=True)
class Hits:
    """Events that one Service shields from, by what they can hit."""

    anywhere: tuple[Events, ...]
    """By the category that shows."""
    touching: tuple[Events, ...]
    """By category too: only cards that touch the attacker's."""
    water: Events
    river: Events


def _hits(service: int) -> Hits:
    anywhere, touching = [0] * (NONE + 1), [0] * (NONE + 1)
    water = river = 0
    for number, event in EVENTS.items():
        if event.shield != service:
            continue
        effect = event.effects[0] if event.effects[0].do != "roll" else event.effects[1]
        if effect.do == "row":
            water |= bit_of(number)
        if effect.do != "pick" or effect.by != "user" or effect.neighbours:
            continue
        if effect.on:
            water |= bit_of(number) if effect.on == "water" else 0
            river |= bit_of(number)
            continue
        for category in _may_be(effect):
            (touching if effect.touching else anywhere)[category] |= bit_of(number)
    return Hits(tuple(anywhere), tuple(touching), water, river)


def _may_be(effect: Effect) -> list[int]:
    return [
        category
        for category in range(len(CATEGORIES))
        if category not in effect.without and (not effect.of or category in effect.of)
    ]


HITS = {service: _hits(service) for service in SERVICES}
_FIRE = HITS[FIRE]
_POLICE = HITS[POLICE]
_HALL = HITS[HALL]
_HEALTH = HITS[HEALTH]
ANY = len(SERVICES)
"""After the single Services: all of them together."""
_ALONE = tuple(
    _FIRE.anywhere[each] | _POLICE.anywhere[each] | _HALL.anywhere[each] | _HEALTH.anywhere[each]
    for each in range(NONE + 1)
)
_TOUCHED = tuple(
    _ALONE[each] | _POLICE.touching[each] | _HALL.touching[each] for each in range(NONE + 1)
)
"""By category: the events that can hit a card that no Service shields, apart from rivals and
beside them."""
WATER = RIVER | RIVERSIDE


def _flooding(at: Fields) -> Events:
    """The events that can hit a card, or one of several, by the water."""
    if not at & WATER:
        return 0
    return _FIRE.water | _FIRE.river if at & RIVER else _FIRE.water


FLOODING = tuple(_flooding(at) for at in BIT)
"""The same by field, for a single card."""
ATTACKS: Events = 0
for _each in HITS.values():
    ATTACKS |= _each.water | _each.river
    for _category in range(len(CATEGORIES)):
        ATTACKS |= _each.anywhere[_category] | _each.touching[_category]
"""Events that take cards off the map or away from their owner."""
OF_EPOCH = tuple(
    sum(bit_of(number) for number in EVENTS if EPOCH_OF[number] == epoch) for epoch in range(6)
)


HEAVY: Events = sum(
    bit_of(number)
    for number, event in EVENTS.items()
    if any(each.do == "take" or each.together or each.touching for each in event.effects)
)
"""Events that do more than the one hit shows: what is taken over is gained too, and several cards
side by side go at once."""


Joint = tuple[Fields, Field, Fields, Fields]
"""A card that holds its city together, as a set and as a field; what would fall off without it,
because no structural card is there; and what would be cut off but stand."""


@lru_cache(maxsize=1 << 15)
def joints(own: Fields, core: Fields) -> tuple[Joint, ...]:
    """Of a city with these cards, of which the core are structural.

    One walk from the Start Cards, on to cards not yet met as long as there are any, and then back.
    What was walked after a card, up to coming back to it, is a part that hangs together without
    it; if that part has no other neighbours, it hangs by this card.
    """
    at, field = own & STARTS, -1
    city = city_of(own)
    left = before = city ^ at
    near = beside(at)
    falls: Fields = 0
    drifts: Fields = 0
    found, path = [], []
    while True:
        if ways := near & left:
            path.append((at, field, before, near, falls, drifts))
            field = ways.bit_length() - 1
            at, near, before = BIT[field], BESIDE[field], left
            left ^= at
            falls = drifts = 0
        elif path:
            if falls or drifts:
                found.append((at, field, falls, drifts))
            part, reach = before ^ left, near
            at, field, before, near, falls, drifts = path.pop()
            if not reach & (city ^ part ^ at):
                if part & core:
                    drifts |= part
                else:
                    falls |= part
            near |= reach
        else:
            return tuple(found)


Spot = tuple[float, Fields, Events]
"""Where a city can be hit: what is lost; the card, or cards of which any one is meant; and the
events that can hit it."""


@dataclass(slots=True)
class City:
    """What the cards of a city tell, whoever asks.

    Spots are kept apart in three lists: thousands of cities are kept, and a tuple for each of
    their spots would be a burden on memory.
    """

    points: int
    """All but the prize for the largest city."""
    size: int
    starts: Fields
    losses: list[float]
    """By spot: what is lost there, the most first. Cards of no account are left out."""
    cards: list[Fields]
    """By spot: the card, or cards of which any one is meant."""
    events: list[Events]
    """By spot: the events that can hit it."""
    halls: int
    police: int
    fire: int
    health: int
    """Services, as far as more of them help."""
    outside: int
    """Cards that do not score."""
    border: Fields
    """Cards beside rivals."""


_MOST = 1 << 14
_seen: dict[tuple[Fields, ...], City] = {}
"""Cities looked at lately: most moves leave most cities as they are."""


def survey(state: State, seat: int) -> City:
    """The city of a seat."""
    own, near = state.owned[seat], beside_rivals(state, seat)
    kept = [own & each for each in state.clash]
    key = (own, own & near, own & state.covered, *kept)
    city = _seen.get(key)
    if city is None:
        if len(_seen) > _MOST:
            _seen.clear()
        city = _seen[key] = _survey(state, seat, near, kept)
    return city


def _survey(state: State, seat: int, near: Fields, kept: list[Fields]) -> City:
    own, count = state.owned[seat], tally(state, seat)
    spots = _spots(state, own, near, kept)
    return City(
        count.points,
        count.size,
        count.starts,
        [loss for loss, _, _ in spots],
        [cards for _, cards, _ in spots],
        [events for _, _, events in spots],
        min(ENOUGH_HALLS, kept[HALL].bit_count()),
        min(3, kept[POLICE].bit_count()),
        min(4, kept[FIRE].bit_count()),
        min(2, kept[HEALTH].bit_count()),
        (own & ~count.city).bit_count(),
        own & near,
    )


def _spots(state: State, own: Fields, near: Fields, kept: list[Fields]) -> list[Spot]:
    monuments, specials = kept[MONUMENT], kept[UNIQUE] | kept[FUTURE]
    lone = [each for each in OBJECTS if kept[each] and not kept[each] & (kept[each] - 1)]
    counted = specials
    for category in lone:
        counted |= kept[category]
    safe = [guards | beside(guards) if guards else 0 for guards in kept[: len(SERVICES)]]
    safe.append(safe[FIRE] | safe[POLICE] | safe[HALL] | safe[HEALTH])
    found = []
    held: Fields = 0
    shielded = safe[ANY]
    for at, field, falls, drifts in joints(own, kept[HALL] | own & STARTS):
        loss = A_FIELD + (2.0 if at & monuments else 1.0 if at & counted else 0.0)
        if drifts:
            loss += ADRIFT * _worth(drifts, monuments, counted)
        if falls:
            fallen = _worth(falls, monuments, counted)
            loss += fallen + fallen if falls & near else fallen
        held |= at
        if state.covered & at:
            category = SUB_CATEGORY[state.subs.index(field)]
        else:
            category = CATEGORY_OF[state.cards[field]]
        if at & shielded:
            able = _able(category, at, near, safe)
        else:
            able = (_TOUCHED if at & near else _ALONE)[category] | FLOODING[field]
        found.append((loss, at, able))
    if rest := monuments & ~held:
        found.append((2.0 + A_FIELD, rest, _able(MONUMENT, rest, near, safe)))
    if rest := specials & ~held:
        found.append((1.0 + A_FIELD, rest, _able(UNIQUE, rest, near, safe)))
    for category in lone:
        if rest := kept[category] & ~held & ~specials:
            found.append((1.0 + A_FIELD, rest, _able(category, rest, near, safe)))
    found.sort(reverse=True)
    return found


def _worth(fields: Fields, monuments: Fields, counted: Fields) -> float:
    return (
        2.0 * (fields & monuments).bit_count()
        + (fields & counted).bit_count()
        + A_FIELD * fields.bit_count()
    )


def _able(category: int, at: Fields, near: Fields, safe: list[Fields]) -> Events:
    """The events that can hit one of these cards, which show a category; `safe` are the fields
    that each Service shields."""
    able = 0
    if open_ := at & ~safe[FIRE]:
        able = _FIRE.anywhere[category] | _flooding(open_)
    if open_ := at & ~safe[POLICE]:
        able |= _POLICE.anywhere[category]
        if open_ & near:
            able |= _POLICE.touching[category]
    if open_ := at & ~safe[HALL]:
        able |= _HALL.anywhere[category]
        if open_ & near:
            able |= _HALL.touching[category]
    if at & ~safe[HEALTH]:
        able |= _HEALTH.anywhere[category]
    return able


def losses(state: State, seat: int) -> dict[Fields, float]:
    """By single cards that hurt: what goes with them."""
    city = survey(state, seat)
    return dict(zip(city.cards, city.losses, strict=True))


def worth_of(state: State, at: Field) -> float:
    """What a card is worth that nothing hangs by."""
    category = CATEGORY_OF[state.cards[at]]
    return A_FIELD + (2.0 if category == MONUMENT else category in SPECIALS)


def hardest(city: City, event: Events) -> float:
    """What one event does where it hurts most."""
    for spot, able in enumerate(city.events):
        if able & event:
            loss = city.losses[spot]
            return loss + loss if event & HEAVY else loss
    return 0.0


AFTER = 0.5
"""What is left of a blow after a harder one: they often hit the same arm of a city."""


def volley(cities: list[City], events: Events) -> tuple[float, Events]:
    """What these events would do one after another, and those that find nothing left to hit."""
    total, share = 0.0, 1.0
    ahead = [0] * len(cities)
    while events:
        worst: tuple[float, Fields] = (0.0, 0)
        where = -1
        for number, city in enumerate(cities):
            spot = ahead[number] = _next_hit(city, ahead[number], events)
            if spot < len(city.losses) and (city.losses[spot], city.cards[spot]) > worst:
                worst, where = (city.losses[spot], city.cards[spot]), number
        if where < 0:
            break
        hits = cities[where].events[ahead[where]] & events
        event = hits & -hits
        total += share * (worst[0] + worst[0] if event & HEAVY else worst[0])
        share *= AFTER
        events ^= event
        ahead[where] += 1
    return total, events


def _next_hit(city: City, spot: int, events: Events) -> int:
    """The first spot from this one on that one of the events can hit."""
    while spot < len(city.events) and not city.events[spot] & events:
        spot += 1
    return spot
