"""What every game is: a declaration, then functions over plain data.

A game's folder ends in one `Game` value. Everything above (tables, bots, terminal, browser)
talks to that value alone, so nothing above knows a game by name and nothing here does either.

Two doors lead into a game. `game.play` is the trusted one: it is fast and believes that the
move came from `game.legal`. People and files come in through the checked one: `why_not` here,
or a `Match`, which refuses with a reason and changes nothing.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Literal, NamedTuple, Protocol, Self, TypeVar

from stolik.kernel.account import Account
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts
from stolik.kernel.position import PositionFile
from stolik.kernel.refusal import Malformed, Param, Params, Refusal
from stolik.kernel.rulebook import Rulebook
from stolik.kernel.signs import Signs

Data = dict[str, Any]
"""Plain JSON: dicts, lists, strings, ints, booleans and None."""

Options = Mapping[str, int | str | bool]
Language = Literal["pl", "en"]
LANGUAGES: tuple[Language, ...] = ("pl", "en")
"""Polish first: it is the language of the games."""


class State(Protocol):
    """One moment of a game: ints, tuples, lists and bytes of ids, nothing else."""

    def clone(self) -> Self:
        """An equal state that shares what neither copy will change in place."""
        ...

    def to_data(self) -> Data:
        """The whole state, secrets included, as plain JSON."""
        ...


class Say(Protocol):
    """Says messages of the words in one language."""

    language: Language

    def __call__(self, message: str, /, **params: Param) -> str: ...


class CardTold(NamedTuple):
    """A card in words, in one language."""

    number: int
    name: str
    """As its face is called: `24`, `168B`."""
    title: str
    sides: tuple[str, ...]
    """What stands on it, side by side, where its pictures do not say it all."""
    provenance: str
    year: str | None = None
    category: str | None = None
    note: str | None = None
    sources: tuple[str, ...] = ()


class Turn(NamedTuple):
    """The turn that is on."""

    round: int
    seat: int
    """Whose turn it is, whoever is asked meanwhile."""
    idle: bool
    """Has its player nothing to act with?"""


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Option:
    """Something agreed before the game; the first choice is the usual one.

    Its name and the names of its choices are `option-<name>` and `option-<name>-<choice>`
    in the words.
    """

    name: str
    choices: tuple[int | str | bool, ...]

    def named(self) -> dict[str, int | str | bool]:
        """The choices by the names they go by in words and on the command line: `true`, `1`."""
        return {
            str(choice).lower() if isinstance(choice, bool) else str(choice): choice
            for choice in self.choices
        }


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Game(Generic[S]):
    """Everything there is to know about one game."""

    # The declaration, before any code.
    name: str
    folder: Path
    players: tuple[int, ...]
    options: tuple[Option, ...] = ()
    hidden_information: bool
    secret_hands: bool = False
    """Do players hold cards that a person at the same screen must not see?"""
    chance: bool
    cooperative: bool = False
    maturity: Literal["playable", "draft"]
    rules_version: int
    """Counted up whenever a rules fix makes the same moves mean something else."""
    edition: str
    """A hash of what the cards do; correcting a word does not change it."""

    # The law.
    new: Callable[[int, Options, Chance], S]
    """A fresh game for so many players."""
    to_move: Callable[[S], int | None]
    """The one seat the table waits for; None when the game is over."""
    legal: Callable[[S, int], list[int]]
    """The moves a seat may make now, sorted. The only authority on what is allowed."""
    refuse: Callable[[S, int, int], Refusal]
    """The first rule that forbids this move; asked only about moves outside `legal`."""
    play: Callable[[S, int, int, Chance, Facts], None]
    """Change the state by a legal move."""
    score: Callable[[S], Account]

    # The move, in and out.
    read: Callable[[str], int]
    """A move from its notation; raises `Malformed`."""
    write: Callable[[int], str]
    tell: Callable[[int], tuple[str, Params]]
    """The move as a message of the words, `move-<name>`, and its parameters."""

    secret_move: Callable[[int], bool] = lambda move: False
    """Does the notation of this move name what only its player may know, such as a hidden card?"""

    # What may be seen.
    prompt: Callable[[S], str]
    view: Callable[[S, int | None], Data]
    """All that a seat may know, built up from nothing; None is a spectator."""
    imagine: Callable[[S, int | None, Chance], S]
    """A world the seat cannot tell from the real one: all that a bot ever gets."""
    draw: Callable[[Data, "Say"], str]
    """A view as text for the terminal, in rich markup."""
    role: Callable[[Data, int, "Say"], str] = lambda view, seat, say: ""
    """Which side a seat plays, to be named beside its player; nothing where a name says it all."""
    describe: Callable[[int, "Say"], str]
    """A card with both sides, its history and where it comes from, in rich markup."""

    # Plain data.
    from_data: Callable[[Data], S]
    from_position: Callable[[PositionFile], S]
    to_position: Callable[[S], str]
    score_position: Callable[[PositionFile], Account]
    """The account of a position file, which may hold less than a whole state."""
    seats: Callable[[S], int]
    """How many players sit at this table."""
    pieces: Callable[[S], list[int]]
    """Every card and token with its id, wherever it is: the same list at every moment."""

    describe_deck: Callable[[str], Callable[[int, "Say"], str]] | None = None
    """`describe` for another deck file, which is checked first; None if there is no deck."""

    catalogue: Callable[["Say"], list[CardTold]] = lambda say: []
    """Every card in words."""
    paint: Callable[[str, Language, Any], str | None] = lambda face, language, size: None
    """The picture of a face by its name, as SVG; sizes are thumb, tile, hand and zoom."""

    # For bots and for words.
    judge: Callable[[S, int], float]
    """How well a seat stands, in points. The bot `greedy` goes by it, which other bots are
    measured against: it stays as it is."""
    insight: Callable[[S, int], float]
    """The same as well as we know: what the levels go by. It may get better."""
    glance: Callable[[S, int, list[int]], list[int]] | None = None
    """Those of a long list of moves that are worth a look, the most promising first, told without
    trying them out; None where any are as good as others at first sight."""
    reply: Callable[[S, int, Chance], int] | None = None
    """A move of a rival that makes sense, found quickly, where hidden hands keep a search from
    learning the rivals' moves one by one; None where it searches for everybody."""
    stakes: float = 5.0
    """So many points more or less make a good or a bad position out of an even one."""
    rounds: int = 1
    """So often a search lets everybody else answer and comes back to its seat before `insight`
    decides."""
    foresight: int = 6
    """So many choices the search looks ahead at most."""
    signs: Signs | None = None
    """What `insight` weighs, if its weights come from training."""
    pace: int = 200
    """Playouts of the search that fit the patience of a person: levels have multiples of it."""
    onward: Callable[[int], bool] = lambda move: False
    """Does this move only let the game go on, into what nobody can foresee: a card to be turned
    up, the next player's turn? A bot then asks whether any other move is better than none."""
    beyond_luck: bool = True
    """Does a search look past moves that are `onward`? Not where luck does so much that a few
    imagined worlds would hide what the moves are worth: then `insight` knows what to expect."""
    intent: Callable[[S, int, Sequence[int]], tuple[str, Params] | None] = (
        lambda state, seat, moves: None
    )
    """What a partner is after with the moves it is going to make, as a message of the words,
    `intent-<name>`, and its parameters; None where there is nothing to tell."""
    heed: Callable[[S, int, int, Sequence[str]], float] = lambda state, seat, move, wishes: 0.0
    """What a move is worth beyond itself, in points, because others wish for it. Wishes are places
    that somebody points at and moves that somebody plans."""
    sensible: Callable[[S, int, list[int]], list[int]] = lambda state, seat, moves: moves
    """Of the legal moves of a seat those worth a thought, at least one: without what can be done
    as well later, or never pays. The levels look at no others."""
    endgame: Callable[[S, int, Chance, float], int | None] | None = None
    """The best move of a seat in an ending that can be read to its end within so many seconds;
    None where it cannot. It goes by what the seat knows."""
    turn: Callable[[S], Turn | None] = lambda state: None
    """For counting the turns that players had to sit out; None where nobody ever has to."""
    names: Mapping[str, Mapping[str, Mapping[int | str, str]]] = field(default_factory=dict)
    """Kind of thing, language, id: the printed name. Parameters called `card` or `card_2` are
    looked up under `card` when a sentence is made."""

    def __repr__(self) -> str:
        return f"Game({self.name!r})"

    def rulebook(self, language: Language) -> Rulebook:
        return Rulebook.load(self.folder / f"rulebook.{language}.md")


def check_table(game: Game[Any], players: Sequence[str], options: Options) -> None:
    """Raise ValueError for players or options that the game does not take."""
    if len(players) not in game.players:
        raise ValueError(f"{game.name} is not for {len(players)} players")
    for player in players:
        player.encode()  # half a character is no name; UnicodeEncodeError is a ValueError
    # By text and not by value, because True equals 1.
    offered = {f"{o.name}={choice!r}" for o in game.options for choice in o.choices}
    for name, choice in options.items():
        if f"{name}={choice!r}" not in offered:
            raise ValueError(f"{game.name} has no option {name}={choice!r}")


def why_not(game: Game[S], state: S, seat: int, text: str) -> Refusal | None:
    """None if the seat may make this move now, else the reason why not."""
    try:
        move = game.read(text)
    except Malformed as error:
        return error.refusal
    if move in game.legal(state, seat):
        return None
    return game.refuse(state, seat, move)


def digest(state: State) -> str:
    """A short name of a state: equal states, and only they, have the same."""
    plain = json.dumps(state.to_data(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:16]
