"""A small vocabulary for the rule tests: set a table up, act, say what lies where.

    state = table(locals="41@gniezno", fields="R@gniezno-office", next="29")
    state = play(state, "place gniezno church", "draw")
    assert prison(state) == "R"

Unless a test says otherwise, four players sit in the order D R S I on the normal level, D is to
place four Citizens, card 52 is the Central card, time is 10, the pool is empty, and everybody is
at home. `55:D-` is Renewal card 55 with a Citizen of D on its first field; `I: play 77` is a move
of I while another one is to move. Every table holds all cards and Citizens: what is not named lies
in the decks and at home.
"""

from collections.abc import Iterator, Sequence

from stolik.games.ziemia import GAME
from stolik.games.ziemia.board import CITIES, KINDS, NOWHERE, TELEPHONE, members
from stolik.games.ziemia.deck import FIELDS_OF
from stolik.games.ziemia.moves import write
from stolik.games.ziemia.saved import from_data
from stolik.games.ziemia.scenes import TURN
from stolik.games.ziemia.scoring import points
from stolik.games.ziemia.setup import new
from stolik.games.ziemia.state import LEVELS, TARGETS, Agreed, Pile, State, blank
from stolik.kernel.chance import Chance, QuickChance
from stolik.kernel.fact import Fact
from stolik.kernel.game import why_not
from stolik.kernel.refusal import Refusal

CODES = "DRSI"
RULES = "101@warszawa 102@gniezno 103@czestochowa 104@krakow 105@oswiecim 106@nowy-targ"
SHOWN = "64 71 90"
"""Renewal cards without a field of D."""


# Setting up.


def table(
    players: str = "DRSI",
    *,
    active: str = "D",
    level: str = "normal",
    target: int | None = None,
    central: int = 52,
    time: int = 10,
    pool: str = "0/0/0",
    faithful: str = "",
    agents: str = "",
    locals: str = "",
    fields: str = "",
    shown: str = SHOWN,
    hands: dict[str, str] | None = None,
    prison: str = "",
    removed: str = "",
    next: str = "",
    next_renewal: str = "",
    next_central: str = "",
    rules: str = "",
    usable: int | None = None,
    here: str = "",
    renewal_used: bool = False,
    regime_used: bool = False,
    idle: int = 0,
) -> State:
    """The table of these pieces; raises if no table could ever stand so.

    `here` is the City of the first placement, if there was one. With `renewal_used` or
    `regime_used` the deck is what is named and nothing else; the rest lies in the discard pile.
    """
    state = blank()
    state.factions = bytes(CODES.index(code) for code in players)
    number = LEVELS.index(level)
    state.agreed = Agreed(number, TARGETS[number] if target is None else target)
    state.time, state.idle = time, idle
    state.pool = bytes(map(int, pool.split("/")))
    state.faithful, state.agents = _counts(faithful), _counts(agents)
    state.locals = _cards_in(locals)
    state.rules = _rules_in(rules)
    _put_citizens(state, fields, shown, prison, removed)
    holders = hands or {}
    state.hands = tuple(sum(1 << card for card in numbers(holders.get(c, ""))) for c in players)
    _deal(state, next, next_renewal, regime_used, renewal_used)
    state.central = 0 if level == "easy" else central
    rest = [card for card in range(45, 55) if card not in (state.central, *numbers(next_central))]
    state.centrals = Pile(bytes([*numbers(next_central), *rest]))
    seat = players.index(active)
    state.here = CITIES.index(here) if here else NOWHERE
    at_home = state.home[CODES.index(active)]
    state.usable = at_home if usable is None else usable
    state.frames = ((TURN, seat),)
    return from_data(state.to_data())


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def _counts(text: str) -> bytes:
    """`krakow 3 gniezno 1`."""
    words = text.split()
    found = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    return bytes(found.pop(city, 0) for city in CITIES)


def _cards_in(text: str) -> bytes:
    """`41@gniezno 30@krakow`."""
    found = {city: int(card) for card, city in (word.split("@") for word in text.split())}
    return bytes(found.get(city, 0) for city in CITIES)


def _rules_in(text: str) -> bytes:
    """The usual City rules; one that is named elsewhere changes places with the one there."""
    rules = bytearray(_cards_in(RULES))
    for word in text.split():
        card, city = word.split("@")
        at, number = CITIES.index(city), int(card)
        if number in rules:
            rules[rules.index(number)] = rules[at]
        rules[at] = number
    return bytes(rules)


def _put_citizens(state: State, fields: str, shown: str, prison: str, removed: str) -> None:
    board = bytearray(state.fields)
    for word in fields.split():
        code, name = word.split("@")
        board[field(name)] = CODES.index(code) + 1
    state.fields = bytes(board)
    cards = [(word.partition(":")[0], word.partition(":")[2]) for word in shown.split()]
    state.shown = bytes(int(card) for card, _ in cards)
    state.standing = tuple(
        bytes(CODES.index(code) + 1 if code in CODES else 0 for code in who.ljust(width, "-"))
        for (_, who), width in zip(cards, (len(FIELDS_OF[c]) for c in state.shown), strict=True)
    )
    state.prison = bytes(prison.count(code) for code in CODES)
    state.removed = bytes(removed.count(code) for code in CODES)
    standing = state.fields + b"".join(state.standing)
    away = [standing.count(faction + 1) for faction in range(4)]
    state.home = bytes(
        4 - away[faction] - state.prison[faction] - state.removed[faction] for faction in range(4)
    )


def _deal(state: State, regime: str, renewal: str, regime_used: bool, renewal_used: bool) -> None:
    """The named cards on top; the others below them or in the discard pile."""
    lying = {*state.locals, *state.shown, *(c for hand in state.hands for c in members(hand))}
    spare = [card for card in range(1, 45) if card not in (*lying, *numbers(regime))]
    state.regime = Pile(
        bytes(numbers(regime) + ([] if regime_used else spare)),
        sum(1 << card for card in spare) if regime_used else 0,
    )
    spare = [card for card in range(55, 99) if card not in (*lying, *numbers(renewal))]
    state.renewal = Pile(
        bytes(numbers(renewal) + ([] if renewal_used else spare)),
        sum(1 << card for card in spare) if renewal_used else 0,
    )


def new_game(players: int, seed: int = 1, **options: str | int) -> State:
    return new(players, options, QuickChance(seed))


# Names.


def field(name: str) -> int:
    """`gniezno-office` or `gniezno office` or `telephone`."""
    if name == "telephone":
        return TELEPHONE
    city, _, kind = name.replace(" ", "-").rpartition("-")
    return CITIES.index(city) * 3 + KINDS.index(kind)


def codes(state: State) -> str:
    """The factions in the order of seats."""
    return "".join(CODES[faction] for faction in state.factions)


def seat_of(state: State, code: str) -> int:
    return codes(state).index(code)


# Acting.


def refusal(state: State, move: str, who: str | None = None) -> Refusal | None:
    """Why this move may not be made; None if it may."""
    seat = seat_of(state, who) if who else GAME.to_move(state)
    return why_not(GAME, state, seat or 0, move)


def says(state: State, move: str, who: str | None = None) -> str:
    """`legal`, or the number of the rule that forbids the move, or `malformed`."""
    found = refusal(state, move, who)
    return "legal" if found is None else found.rule or found.kind


def why(state: State, move: str, who: str | None = None) -> str:
    """The reason against a move."""
    found = refusal(state, move, who)
    return "" if found is None else found.reason


def play(state: State, *moves: str, chance: Chance | None = None) -> State:
    """The state after these moves; the one before stays as it was."""
    return told(state, *moves, chance=chance)[0]


def told(state: State, *moves: str, chance: Chance | None = None) -> tuple[State, list[Fact]]:
    """The same, and what happened. Every state on the way is one that could be saved."""
    state, facts = state.clone(), list[Fact]()
    luck = chance or QuickChance(0)
    for text in moves:
        who, _, move = text.rpartition(": ")
        assert says(state, move, who or None) == "legal", f"{text}: {refusal(state, move, who)}"
        seat = seat_of(state, who) if who else GAME.to_move(state)
        assert seat is not None
        GAME.play(state, seat, GAME.read(move), luck, facts)
        from_data(state.to_data())
    return state, facts


def end_turn(state: State) -> State:
    """The turn is over as if everybody had been placed; the next player has collected."""
    state = state.clone()
    state.usable = 0
    state.here = state.here if state.here < NOWHERE else 0
    return play(state, "end")


def next_turn_of(state: State, code: str) -> State:
    """Everybody else's turn goes by; this player has collected."""
    state = end_turn(state)
    while to_move(state) != code:
        state = end_turn(state)
    return state


def random_states(players: int, seed: int, **options: str | int) -> Iterator[State]:
    """Every moment of a random game in which waiting players interject now and then."""
    luck = QuickChance(seed)
    state = new(players, options, luck)
    yield state
    while (seat := GAME.to_move(state)) is not None:
        other = luck.below(players)
        aside = GAME.legal(state, other) if other != seat and luck.below(4) == 0 else []
        seat = other if aside else seat
        moves = aside or GAME.legal(state, seat)
        GAME.play(state, seat, moves[luck.below(len(moves))], luck, None)
        yield state


# Seeing.


def choices(state: State, verb: str = "", who: str | None = None) -> list[str]:
    """What may be done now, all of it or what begins with these words."""
    seat = seat_of(state, who) if who else GAME.to_move(state)
    moves = [] if seat is None else [write(move) for move in GAME.legal(state, seat)]
    return [move for move in moves if move.startswith(verb)]


def offers(state: State, name: str) -> set[str]:
    """The actions to be had on a field, `-` for none; nothing if nobody may be placed there."""
    start = f"place {name}"
    rest = {move[len(start) :].strip() for move in choices(state, start)}
    return {action or "-" for action in rest}


def to_move(state: State) -> str:
    """The faction the table waits for, or `over`."""
    seat = GAME.to_move(state)
    return "over" if seat is None else codes(state)[seat]


def pool(state: State) -> str:
    return "/".join(map(str, state.pool))


def faithful(state: State, city: str) -> int:
    return state.faithful[CITIES.index(city)]


def agents(state: State, city: str) -> int:
    return state.agents[CITIES.index(city)]


def local(state: State, city: str) -> int:
    """The local card in a City, 0 if there is none."""
    return state.locals[CITIES.index(city)]


def who(state: State, name: str) -> str:
    """The faction of the Citizen on a field, `-` if it is empty."""
    citizen = state.fields[field(name)]
    return CODES[citizen - 1] if citizen else "-"


def standing(state: State, card: int) -> str:
    """Who stands on the fields of a Renewal card."""
    row = state.standing[state.shown.index(card)]
    return "".join(CODES[citizen - 1] if citizen else "-" for citizen in row)


def home(state: State, code: str) -> int:
    return state.home[CODES.index(code)]


def prison(state: State) -> str:
    return _letters(state.prison)


def removed(state: State) -> str:
    return _letters(state.removed)


def _letters(counts: Sequence[int]) -> str:
    return "".join(code * count for code, count in zip(CODES, counts, strict=True))


def hand(state: State, code: str) -> list[int]:
    return members(state.hands[seat_of(state, code)])


def used(state: State, card: int) -> bool:
    """Does the card lie in its discard pile?"""
    return bool((state.renewal.used | state.regime.used | state.centrals.used) >> card & 1)


def total(state: State) -> int:
    return points(state).total


def news(facts: Sequence[Fact], name: str) -> list[dict[str, int | str]]:
    """What was told of this kind."""
    return [dict(fact.params) for fact in facts if fact.name == name]


def seen(state: State) -> dict[str, int | str]:
    """All that a card could change, one thing by another; Citizens at home follow from the rest."""
    cards = zip(state.shown, state.standing, strict=True)
    return {
        "pool": pool(state),
        "faithful": _written(state.faithful),
        "agents": _written(state.agents),
        "locals": " ".join(f"{card}@{city}" for card, city in _lying(state.locals)),
        "fields": " ".join(f"{CODES[citizen - 1]}@{name}" for citizen, name in _standing(state)),
        "shown": " ".join(f"{card}:{standing(state, card)}" for card, _ in cards),
        "hands": " ".join(f"{code}:{hand(state, code)}" for code in codes(state)),
        "prison": prison(state),
        "removed": removed(state),
        "usable": state.usable,
        "time": state.time,
        "central": state.central,
        "marks": " ".join(_marks(state)),
    }


def _marks(state: State) -> list[str]:
    marks = {"hushed": state.turn.hushed, "open": state.turn.open, "cut": state.cut}
    return [name for name, set_now in marks.items() if set_now]


def changes(before: State, after: State) -> dict[str, int | str]:
    """What is different now."""
    old = seen(before)
    return {name: now for name, now in seen(after).items() if now != old[name]}


def _written(counts: bytes) -> str:
    return " ".join(f"{city} {count}" for city, count in zip(CITIES, counts, strict=True) if count)


def _lying(cards: bytes) -> list[tuple[int, str]]:
    return [(card, city) for card, city in zip(cards, CITIES, strict=True) if card]


def _standing(state: State) -> list[tuple[int, str]]:
    names = [*(f"{city}-{kind}" for city in CITIES for kind in KINDS), "telephone"]
    return [(citizen, name) for citizen, name in zip(state.fields, names, strict=True) if citizen]
