"""A small vocabulary for the rule tests: set a table up, act, say what lies where.

    state = table(BASE4, "T 20@G7x7; S 41@E5x8", hand="42 84")
    assert says(state, "lay 42 F6x8") == "TCZ-024"
    state = play(state, "lay 84 F6x8")
    assert owns(state, "T", "84")

`T 20@G7x7` is card 20 of Tczew on field G7x7, `-` stands for nobody, and parts are separated by
semicolons. `40+168@F6x8` has the substitute 168 B on top, `123@K11x8*` carries one border token
and `123@K11x8**` two. Every table holds all 212 cards: what is not named lies in hands, piles and
the used cards.
"""

from collections.abc import Iterator, Sequence

from stolik.games.tczew.board import BIT, NAMES, TOWNS, TOWNS_OF, Fields, members, read_field
from stolik.games.tczew.cards import LAST_EVENT
from stolik.games.tczew.city import cover, put
from stolik.games.tczew.deck import EPOCH_OF, SUB_INDEX, SUBS
from stolik.games.tczew.moves import read, write
from stolik.games.tczew.piles import HAND
from stolik.games.tczew.saved import from_data
from stolik.games.tczew.scenes import ACTION
from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.setup import new
from stolik.games.tczew.state import GONE, State, blank, owner_of
from stolik.kernel.chance import Chance, QuickChance, ToldChance
from stolik.kernel.fact import Fact, known_to
from stolik.kernel.game import Options
from stolik.kernel.refusal import Malformed, Refusal

TCZEW = "T 1@H8x7 114@H8x6 115@I9x7 116@H8x8"
CZYZYKOWO = "C 2@I9x13 117@I9x12 118@H8x13 119@J10x13"
SUCHOSTRZYGI = "S 3@C3x8 120@C3x7 121@D4x8 122@C3x9"
LISEWO = "L 4@L12x8 123@K11x8 124@L12x7 125@L12x9"
BASE2 = f"{TCZEW}; {CZYZYKOWO}; - 3@C3x8 4@L12x8"
BASE3 = f"{TCZEW}; {CZYZYKOWO}; - 3@C3x8; {LISEWO}"
BASE4 = f"{TCZEW}; {CZYZYKOWO}; {SUCHOSTRZYGI}; {LISEWO}"
ARM = f"{BASE4}; T 20@H8x5 40@H8x4 50@H8x3 84@H8x2"
"""Tczew with an arm of four cards to the north."""


# Setting up.


def table(
    *maps: str,
    hand: str | None = None,
    hands: dict[str, str] | None = None,
    pile: str | None = None,
    epoch: int = 3,
    to_move: str = "T",
    extended: bool = False,
    speed: bool = False,
    vote: bool = False,
    end: int = 5,
) -> State:
    """`to_move` acts and holds `hand`; other hands are five cards that do not matter.

    `pile` is the current one, top first; what is then left over of its epoch is used up.
    """
    state = bare(*maps, extended=extended)
    state.speed, state.vote, state.last_epoch, state.epoch = speed, vote, end, epoch
    state.round = 1
    named = dict(hands or {}) | ({to_move: hand} if hand is not None else {})
    lying = set(state.cards) | set(numbers(pile or ""))
    lying.update(card for words in named.values() for card in numbers(words))
    spare = [card for card in range(1, LAST_EVENT + 1) if card not in lying]
    state.hands = tuple(
        bytes(sorted(numbers(named[town]))) if town in named else deal(spare)
        for town in towns(state)
    )
    fill_piles(state, spare, pile)
    state.frames = ((ACTION, seat_of(state, to_move)),)
    return from_data(state.to_data())


def bare(*maps: str, extended: bool = False) -> State:
    """Only a map: no hands, no piles."""
    parts = [part.split() for text in maps for part in text.split(";") if part.strip()]
    playing = tuple(sorted({TOWNS.index(part[0]) + 1 for part in parts if part[0] != "-"}))
    state = blank()
    state.towns = bytes(next(each for each in TOWNS_OF.values() if set(playing) <= set(each)))
    players = len(state.towns)
    state.owned = state.reach = (0,) * players
    state.hands = (b"",) * players
    state.skips = state.dry = state.limited = bytes(players)
    state.extended = extended
    for town, *cards in parts:
        for word in cards:
            put_card(state, word, None if town == "-" else seat_of(state, town))
    return state


def put_card(state: State, word: str, seat: int | None) -> None:
    stack, _, place = word.partition("@")
    card, _, sub = stack.partition("+")
    at = field(place.rstrip("*"))
    put(state, int(card), at, seat)
    if sub:
        cover(state, SUB_INDEX[int(sub)], at)
    state.marked |= BIT[at] if place.endswith("*") else 0
    state.fortified |= BIT[at] if place.endswith("**") else 0


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def deal(spare: list[int]) -> bytes:
    """Five placeable cards of Epoch IV that nobody has named."""
    hand = [card for card in spare if card <= 150 and EPOCH_OF[card] == 4][:HAND]
    for card in hand:
        spare.remove(card)
    return bytes(hand)


def fill_piles(state: State, spare: list[int], pile: str | None) -> None:
    """Cards lie in the pile of their epoch; earlier ones, and those not in `pile`, are used."""
    piles: dict[int, list[int]] = {3: [], 4: [], 5: []}
    for card in spare:
        home = 3 if EPOCH_OF[card] < 3 else EPOCH_OF[card]
        if home < state.epoch or (home == state.epoch and pile is not None):
            state.used |= 1 << card
        else:
            piles[home].append(card)
    piles[state.epoch] += numbers(pile or "")
    state.piles = tuple(bytes(piles[each]) for each in (3, 4, 5))


def new_game(players: int, seed: int = 1, **options: str | bool) -> State:
    return new(players, options, QuickChance(seed))


# Names.


def field(name: str) -> int:
    at = read_field(name)
    assert at is not None, name
    return at


def towns(state: State) -> str:
    """The letters of the settlements in the order of seats."""
    return "".join(TOWNS[town - 1] for town in state.towns)


def seat_of(state: State, town: str) -> int:
    return towns(state).index(town)


def names(fields: Fields) -> set[str]:
    return {NAMES[at] for at in members(fields)}


# Acting.


def refusal(state: State, move: str, seat: int | None = None) -> Refusal | None:
    """Why this move may not be made; None if it may."""
    seat = seat if seat is not None else SCRIPT.to_move(state) or 0
    try:
        number = read(move)
    except Malformed as error:
        return error.refusal
    return None if number in SCRIPT.legal(state, seat) else SCRIPT.refuse(state, seat, number)


def says(state: State, move: str, town: str | None = None) -> str:
    """`legal`, or the number of the rule that forbids the move, or `malformed`."""
    found = refusal(state, move, None if town is None else seat_of(state, town))
    return "legal" if found is None else found.rule or found.kind


def play(
    state: State, *moves: str, dice: Sequence[int] | None = None, chance: Chance | None = None
) -> State:
    """The state after these moves of whoever is to move; the one before stays as it was."""
    return told(state, *moves, dice=dice, chance=chance)[0]


def told(
    state: State, *moves: str, dice: Sequence[int] | None = None, chance: Chance | None = None
) -> tuple[State, list[Fact]]:
    """The same, and what happened. All dice that are given must fall."""
    state, facts = state.clone(), list[Fact]()
    luck = chance or (ToldChance(dice) if dice is not None else QuickChance(0))
    for move in moves:
        assert says(state, move) == "legal", f"{move}: {refusal(state, move)}"
        seat = SCRIPT.to_move(state)
        assert seat is not None
        SCRIPT.play(state, seat, read(move), luck, facts)
    if isinstance(luck, ToldChance):
        luck.finish()
    return state, facts


def choices(state: State, verb: str = "") -> list[str]:
    """What may be done now, all of it or what begins with one verb."""
    seat = SCRIPT.to_move(state)
    moves = [] if seat is None else [write(move) for move in SCRIPT.legal(state, seat)]
    return [move for move in moves if move.startswith(verb)]


def places(state: State, card: int) -> set[str]:
    """The fields on which this card may be laid now."""
    return {move.split()[-1] for move in choices(state, f"lay {card} ")}


def turns(state: State, town: str) -> State:
    """The same moment, but this settlement is to act."""
    state = state.clone()
    state.frames = ((ACTION, seat_of(state, town)),)
    return state


def wait_for(state: State, town: str) -> State:
    """Everybody waits until this settlement is to act."""
    while to_move(state) != town:
        state = play(state, "wait")
    return state


def random_states(players: int, seed: int, options: Options | None = None) -> Iterator[State]:
    """Every moment of a random game."""
    luck = QuickChance(seed)
    state = new(players, options or {}, luck)
    yield state.clone()
    while (seat := SCRIPT.to_move(state)) is not None:
        moves = SCRIPT.legal(state, seat)
        SCRIPT.play(state, seat, moves[luck.below(len(moves))], luck, None)
        yield state.clone()


# Seeing.


def to_move(state: State) -> str:
    """The settlement the table waits for, or `over`."""
    seat = SCRIPT.to_move(state)
    return "over" if seat is None else towns(state)[seat]


def owner(state: State, card: int) -> str:
    """Whose a card on the map is: the letter of the settlement, `-` for nobody."""
    seat = owner_of(state, state.cards.index(card))
    return "-" if seat is None else towns(state)[seat]


def owns(state: State, town: str, cards: str) -> bool:
    return all(owner(state, card) == town for card in numbers(cards))


def where(state: State, card: int) -> str:
    """The field of a card, or `used`, or `pile`, or the letter of the hand that holds it."""
    if card in state.cards:
        return NAMES[state.cards.index(card)]
    if state.used >> card & 1:
        return "used"
    if any(card in pile for pile in state.piles):
        return "pile"
    return next(town for town, hand in zip(towns(state), state.hands, strict=True) if card in hand)


def hand(state: State, town: str) -> list[int]:
    return list(state.hands[seat_of(state, town)])


def pile(state: State, epoch: int) -> list[int]:
    """The pile of an epoch, the top first."""
    return list(state.piles[epoch - 3])


def tokens(state: State, name: str) -> int:
    at = field(name)
    return (state.marked >> at & 1) + (state.fortified >> at & 1)


def used_subs(state: State) -> set[int]:
    return {SUBS[index] for index, at in enumerate(state.subs) if at == GONE}


def news(facts: Sequence[Fact], name: str) -> list[dict[str, int | str]]:
    """What everybody is told of this kind."""
    return [dict(fact.params) for fact in known_to(facts, None) if fact.name == name]
