"""What a partner says and hears besides its moves: its intention in a sentence, and wishes.

A sentence tells what the moves to come are good for, the most important thing first. A wish is a
place somebody points at or a move somebody plans. Who can serve it at little cost does; nobody
gives away more than `WISHED` points for it.
"""

from collections import Counter
from collections.abc import Sequence

from stolik.games.ziemia.board import (
    CHURCH,
    CITIES,
    FACTION_OF,
    NOWHERE,
    OFFICE,
    SPECIAL,
    TELEPHONE,
    City,
    Faction,
    city_of,
    kind_of,
)
from stolik.games.ziemia.cards import FACTIONS, FIRST_RENEWAL, RESOURCES
from stolik.games.ziemia.deck import COST_OF, EFFECTS_OF, FIELDS_OF
from stolik.games.ziemia.moves import (
    A_CARD,
    A_CITY,
    A_FACTION,
    CALL,
    END,
    FIRST_ACTION,
    PICK,
    PLACE,
    PLAY,
    PREPARE,
    REMOVE,
    SECOND_ACTION,
    TAKE,
    Move,
    first_of,
    read,
    second_of,
    verb_of,
    write_field,
)
from stolik.games.ziemia.scenes import EFFECT
from stolik.games.ziemia.state import State
from stolik.kernel.frames import SCENE
from stolik.kernel.refusal import Malformed, Params

WISHED = 0.5
"""What serving a wish is worth, and standing in its way costs, in points."""

Told = tuple[str, Params]


def intent(state: State, seat: int, moves: Sequence[Move]) -> Told | None:
    """The first thing that there is to tell, in the order of what matters to the others."""
    for aim in (_prepare, _remove, _free, _expel, _begin, _play, _gather, _first, _rule, _save):
        told = aim(state, moves)
        if told is not None:
            return told
    return _rest(state, moves)


def _placed(moves: Sequence[Move], kind: int, action: int) -> list[City]:
    """The Cities where a Citizen is to take this action."""
    return [
        city_of(first_of(move))
        for move in moves
        if verb_of(move) == PLACE
        and (kind_of(first_of(move)), second_of(move)) == (kind, action)
        and city_of(first_of(move)) != NOWHERE
    ]


def _joined(moves: Sequence[Move]) -> list[tuple[int, Faction]]:
    """The Renewal cards and fields that Citizens are to stand on."""
    joined = []
    for move in moves:
        if verb_of(move) == PREPARE:
            joined.append((first_of(move), second_of(move)))
        elif verb_of(move) == CALL:
            joined.append((second_of(move), first_of(move)))
    return joined


def _missing(state: State, moves: Sequence[Move], card: int) -> list[Faction]:
    """Whom a card still waits for after these moves."""
    if card not in state.shown:
        return []
    fields = zip(FIELDS_OF[card], state.standing[state.shown.index(card)], strict=True)
    empty = Counter(owner for owner, citizen in fields if not citizen)
    empty.subtract(owner for joined, owner in _joined(moves) if joined == card)
    return sorted((+empty).elements())


def _prepare(state: State, moves: Sequence[Move]) -> Told | None:
    for card, _ in _joined(moves):
        if not _missing(state, moves, card):
            return "prepare", {"card": card}
    return None


def _remove(state: State, moves: Sequence[Move]) -> Told | None:
    cities = [first_of(move) for move in moves if verb_of(move) == REMOVE]
    if not cities:
        return None
    return "remove", {"city": CITIES[cities[0]], "card": state.locals[cities[0]]}


def _free(state: State, moves: Sequence[Move]) -> Told | None:
    cities = _placed(moves, SPECIAL, SECOND_ACTION)
    return ("free", {"city": CITIES[cities[0]]}) if cities else None


def _expel(state: State, moves: Sequence[Move]) -> Told | None:
    cities = _placed(moves, OFFICE, SECOND_ACTION)
    return ("expel", {"city": CITIES[cities[0]]}) if cities else None


def _play(state: State, moves: Sequence[Move]) -> Told | None:
    cards = [first_of(move) for move in moves if verb_of(move) == PLAY]
    return ("play", {"card": cards[0]}) if cards else None


def _gather(state: State, moves: Sequence[Move]) -> Told | None:
    cities = _placed(moves, CHURCH, SECOND_ACTION)
    if not cities:
        return None
    if len(cities) > 1:
        return "gather-two", {"city": CITIES[cities[0]], "city_2": CITIES[cities[1]]}
    return "gather", {"city": CITIES[cities[0]]}


def _begin(state: State, moves: Sequence[Move]) -> Told | None:
    for card, _ in _joined(moves):
        waited_for = _missing(state, moves, card)
        return "begin", {"card": card, "faction": FACTIONS[waited_for[0]]}
    return None


def _first(state: State, moves: Sequence[Move]) -> Told | None:
    """Where the Regime card will strike, if that is a City where it finds little."""
    places = [first_of(move) for move in moves if verb_of(move) == PLACE]
    if state.here != NOWHERE or not places:
        return None
    city = city_of(places[0])
    calm = state.faithful[city] <= min(state.faithful) and not state.locals[city]
    return ("first", {"city": CITIES[city]}) if calm else None


def _rule(state: State, moves: Sequence[Move]) -> Told | None:
    cities = _placed(moves, SPECIAL, FIRST_ACTION)
    if not cities:
        return None
    return "rule", {"city": CITIES[cities[0]], "card": state.rules[cities[0]]}


def _save(state: State, moves: Sequence[Move]) -> Told | None:
    """Tokens, and the local card that waits for them."""
    for resource, kind in enumerate((CHURCH, OFFICE)):
        if _placed(moves, kind, FIRST_ACTION):
            for city, local in enumerate(state.locals):
                if COST_OF[local][resource] > state.pool[resource]:
                    return "save-for", {"resource": RESOURCES[resource], "city": CITIES[city]}
            return "save", {"resource": RESOURCES[resource]}
    return None


def _rest(state: State, moves: Sequence[Move]) -> Told | None:
    """Turns in which nothing much is done, and the choice of a faction."""
    verbs = [verb_of(move) for move in moves]
    if TAKE in verbs:
        return "take", {"faction": FACTIONS[first_of(moves[verbs.index(TAKE)])]}
    if PLACE in verbs:
        return "stand", {"city": CITIES[city_of(first_of(moves[verbs.index(PLACE)]))]}
    if END in verbs and state.here == NOWHERE:
        return "wait", {}
    return None


# Wishes.


def heed(state: State, seat: int, move: Move, wishes: Sequence[str]) -> float:
    """A bonus for what serves a wish, and a malus for what stands in its way."""
    found = [_heed(state, seat, move, wish) for wish in wishes]
    return WISHED * (max(0, *found) + min(0, *found)) if found else 0.0


def _heed(state: State, seat: int, move: Move, wish: str) -> int:
    """1 if the move serves this wish, -1 if it stands in its way."""
    try:
        planned = read(wish)
    except Malformed:
        return int(wish in _touched(state, move))
    return _beside(state, move, planned)


def _touched(state: State, move: Move) -> set[str]:
    """The places that a move is about, as people point at them."""
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    if verb == PLACE:
        places = {write_field(first), CITIES[city_of(first)]}
        frees = (kind_of(first), second) == (SPECIAL, SECOND_ACTION)
        return places | {"prison"} if frees else places
    if verb == PREPARE:
        return {str(first), f"{first} {FACTIONS[second].lower()}"}
    if verb == CALL:
        return {write_field(TELEPHONE), str(second), f"{second} {FACTIONS[first].lower()}"}
    if verb == REMOVE:
        return {CITIES[first], f"local {CITIES[first]}"}
    if verb == PLAY:
        opens = any(effect.do == "free" for effect in EFFECTS_OF[first])
        return {f"hand {first}", "prison"} if opens else {f"hand {first}"}
    return _picked(state, move) if verb == PICK else set()


def _picked(state: State, move: Move) -> set[str]:
    """A choice for one's own card or rule; what the regime asks for is no favour."""
    below = state.frames[-2] if len(state.frames) > 1 else state.frames[-1]
    if below[SCENE] == EFFECT and below[2] < FIRST_RENEWAL:
        return set()
    kind, thing = first_of(move), second_of(move)
    if kind == A_CITY:
        return {CITIES[thing], f"local {CITIES[thing]}"}
    return {"prison"} if kind == A_FACTION else {str(thing)} if kind == A_CARD else set()


def _beside(state: State, move: Move, planned: Move) -> int:
    """What a move means to somebody who plans another."""
    if verb_of(planned) == PLACE:
        return -int(verb_of(move) == PLACE and first_of(move) == first_of(planned))
    card, field = _field(planned)
    if not card:
        return 0
    if verb_of(planned) == CALL == verb_of(move):
        return -1  # the Telephone is taken until the caller's next turn
    joined, own = _field(move)
    return int(joined == card and own != field)


def _field(move: Move) -> tuple[int, Faction]:
    """The Renewal card and field that a move fills, 0 if none."""
    joined = _joined([move])
    return joined[0] if joined else (0, len(FACTION_OF))
