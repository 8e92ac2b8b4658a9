"""A small vocabulary for the rule tests: set a table up, act, say what the players see.

    state = table("20r # #", hand="24a")
    assert says(state, "lay 24a 0,3") == "legal"
    assert says(state, "lay 24a 1,3") == "PG-022"
    state = play(state, "lay 24a 0,3")

In a grid `24a` is card 24 obverse up, `24r` the same card reverse up, `#` some card that does not
matter, obverse up, and `.` (or `---`) a free place. Rows and columns that are left out are free.
"""

from collections.abc import Iterator, Sequence

from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.cards import SYMBOLS
from stolik.games.grzybowski.deck import DECK
from stolik.games.grzybowski.state import State
from stolik.kernel.chance import Chance, QuickChance
from stolik.kernel.fact import Fact
from stolik.kernel.game import Data, why_not
from stolik.kernel.position import PositionFile

SIZE = 5
FREE = "---"
FILLERS = [
    *(card.number for card in DECK.cards if card.side == "goal"),
    *(card.number for card in DECK.cards if card.side == "chance"),
]
"""The cards a `#` may become: all but Godlewski, whom a chance could turn."""


# Setting up.


def position(toml: str) -> State:
    """The state that a position file describes."""
    return GAME.from_position(PositionFile(toml))


def table(
    mine: str = "",
    other: str | None = None,
    *,
    hand: str | None = None,
    drawn: int | None = None,
    laid: int | None = None,
    chance_used: bool = False,
    market: str | None = None,
    stack: str | None = None,
) -> State:
    """Player 1 is to move, with this grid; the other grid is as large if it is not given."""
    written = [mine, other or "", hand or "", f"{drawn or 0:02}", market or "", stack or ""]
    spare = unnamed(" ".join(written))
    lines = ["to_move = 1", f"chance_used = {str(chance_used).lower()}"]
    lines += [f'hand = "{hand}"'] if hand else []
    lines += [f"drawn = {drawn}"] if drawn else []
    lines += [f"laid = {laid}"] if laid else []
    lines += [f'market = "{market}"'] if market is not None else []
    lines += [f'stack = "{stack}"'] if stack is not None else []
    for grid in [mine] if other is None else [mine, other]:
        lines += ["[[seat]]", 'grid = """', *rows(grid, spare), '"""']
    return position("\n".join(lines))


def unnamed(text: str) -> list[int]:
    """The fillers that a text does not name."""
    named = {word[:2] for word in text.split()}
    return [card for card in FILLERS if f"{card:02}" not in named]


def rows(grid: str, spare: list[int]) -> list[str]:
    """Five rows of five places and the lines of the cards outside, as position files have them."""
    lines = [line.split() for line in grid.splitlines() if line.strip()]
    inside = [words for words in lines if words[0] != "out"]
    inside += [[]] * (SIZE - len(inside))
    written = [[*words, *[FREE] * (SIZE - len(words))] for words in inside]
    written += [words for words in lines if words[0] == "out"]
    return [" ".join(card(word, spare) for word in words) for words in written]


def card(word: str, spare: list[int]) -> str:
    if word == "#":
        return f"{spare.pop(0):02}a"
    return FREE if word == "." else word


def full(*faces: str, hole: bool = False) -> str:
    """A grid of 25 cards that begins with these; with a hole its last place is free."""
    words = [*faces, *["#"] * (25 - len(faces))]
    words[-1] = "." if hole else words[-1]
    return "\n".join(" ".join(words[row : row + SIZE]) for row in range(0, 25, SIZE))


def last_turn(*faces: str, hand: str | None = None) -> State:
    """Turn 50: the own grid begins with these cards and lacks one at 4,4; the stack is empty."""
    state = table(full(*faces, hole=True), full(), hand=hand)
    assert sees(state, 0)["turn"] == 50
    return state


# Acting.


def to_move(state: State) -> int:
    seat = GAME.to_move(state)
    assert seat is not None, "the game is over"
    return seat


def says(state: State, move: str, seat: int | None = None) -> str:
    """`legal`, or the number of the rule that forbids the move, or `malformed`."""
    seat = seat if seat is not None else GAME.to_move(state) or 0
    refusal = why_not(GAME, state, seat, move)
    if refusal is None:
        return "legal"
    return refusal.rule or refusal.kind


def play(state: State, *moves: str, chance: Chance | None = None) -> State:
    """The state after these moves of whoever is to move; the one before stays as it was."""
    return told(state, *moves, chance=chance)[0]


def told(state: State, *moves: str, chance: Chance | None = None) -> tuple[State, list[Fact]]:
    """The same, and what the players are told."""
    state = state.clone()
    facts: list[Fact] = []
    for move in moves:
        assert says(state, move) == "legal", f"{move}: {says(state, move)}"
        luck = chance or QuickChance(0)
        GAME.play(state, to_move(state), GAME.read(move), luck, facts)
    return state, facts


def choices(state: State, verb: str = "", seat: int | None = None) -> list[str]:
    """What may be done now, all of it or what begins with one verb."""
    seat = seat if seat is not None else to_move(state)
    moves = [GAME.write(move) for move in GAME.legal(state, seat)]
    return [move for move in moves if move.startswith(verb)]


def places(state: State, verb: str = "lay") -> set[str]:
    """The places to which this verb may bring a card."""
    return {move.split()[-1] for move in choices(state, verb)}


def new_game(seed: int, **options: int | str) -> State:
    return GAME.new(2, options, QuickChance(seed))


def random_game(seed: int, shy: bool = False) -> Iterator[State]:
    """Every moment of a random game; shy players never use a chance."""
    luck, state = QuickChance(seed), new_game(seed)
    yield state
    while GAME.to_move(state) is not None:
        moves = choices(state)
        if shy:
            moves = [move for move in moves if move.split()[0] in ("take", "lay", "end")]
        state = play(state, moves[luck.below(len(moves))], chance=luck)
        yield state


def eager_game(seed: int) -> Iterator[State]:
    """Every moment of a random game in which each chance is used as soon as it can be."""
    luck, state = QuickChance(seed), new_game(seed)
    yield state
    while GAME.to_move(state) is not None:
        moves = choices(state)
        chances = [move for move in moves if move.split()[0] not in ("take", "lay", "end")]
        reverses = [move for move in moves if move.startswith("take") and move.endswith("r")]
        moves = chances or reverses or moves
        state = play(state, moves[luck.below(len(moves))], chance=luck)
        yield state


# Seeing.


def sees(state: State, seat: int | None) -> Data:
    """What a player, or a spectator (`None`), may know."""
    return GAME.view(state, seat)


def lies(state: State, place: str, seat: int = 0) -> str:
    """The face that lies up at a place of a player's grid."""
    return cards(state, seat).get(place, FREE)


def cards(state: State, seat: int = 0) -> dict[str, str]:
    """Every card of a player's grid by its place."""
    shown = sees(state, seat)["grids"][seat]["cards"]
    return {"{},{}".format(*card["place"]): card["face"] for card in shown}


def outside(state: State, seat: int = 0) -> set[str]:
    """The places outside the grid where a player's cards lie."""
    shown = sees(state, seat)["grids"][seat]["cards"]
    return {"{},{}".format(*card["place"]) for card in shown if card["outside"]}


def market(state: State) -> list[str]:
    return list(sees(state, None)["market"])


def sides(faces: Sequence[str]) -> str:
    """`rraaaa` for a market of two reverses and four obverses."""
    return "".join(face[-1] for face in faces)


# Scoring.


class Points(dict[int, int]):
    """The points of every card that lies reverse up."""

    def __init__(self, grid: str) -> None:
        toml = "\n".join(['grid = """', *rows(grid, unnamed(grid)), '"""'])
        account = GAME.score_position(PositionFile(toml)).seats[0]
        super().__init__(account.by_card())
        self.total = account.total
        self.joker = "".join(sorted(account.extra["joker"], key=SYMBOLS.index))
        """The symbols the joker stands for, in the order of the rulebook."""


def points(grid: str) -> Points:
    """The score of a grid in the 5x5 frame that is shown."""
    return Points(grid)
