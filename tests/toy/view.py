"""What a seat may know, built up from nothing: all but the others' tokens and the bag."""

from typing import TypedDict

from stolik.kernel.chance import Chance
from stolik.kernel.game import LANGUAGES, Data, Say
from tests.toy.moves import COLUMNS, write
from tests.toy.rules import SCRIPT
from tests.toy.scoring import score
from tests.toy.state import BOMBS, HEIGHT, TOKENS, State


class View(TypedDict):
    game: str
    you: int | None
    to_move: int | None
    prompt: str
    choices: list[str]
    columns: list[list[int]]
    """The discs of each column from the bottom up, each the number of a seat."""
    hand: list[int]
    """The own tokens."""
    hand_sizes: list[int]
    bag_size: int
    spent: list[int]
    scores: list[int] | None


def view(state: State, seat: int | None) -> Data:
    seen: View = {
        "game": "toy",
        "you": seat,
        "to_move": SCRIPT.to_move(state),
        "prompt": SCRIPT.prompt(state, seat),
        "choices": [] if seat is None else [write(move) for move in SCRIPT.legal(state, seat)],
        "columns": [list(column) for column in state.columns],
        "hand": [] if seat is None else list(state.hands[seat]),
        "hand_sizes": [len(hand) for hand in state.hands],
        "bag_size": len(state.bag),
        "spent": list(state.spent),
        "scores": None if state.frames else list(score(state).totals),
    }
    return dict(seen)


def imagine(state: State, seat: int | None, chance: Chance) -> State:
    """The same table with the tokens that the seat cannot see dealt anew."""
    world = state.clone()
    if not state.frames:
        return world
    others = [other for other in range(len(state.hands)) if other != seat]
    unseen = list(b"".join([*(state.hands[other] for other in others), state.bag]))
    chance.shuffle(unseen)
    for other in others:
        size = len(state.hands[other])
        world.hands[other] = bytes(sorted(unseen[:size]))
        del unseen[:size]
    world.bag = bytes(sorted(unseen))
    return world


# For the terminal.

KINDS = {"pl": ("bomba", "tarcza"), "en": ("bomb", "shield")}
NAMES: dict[str, dict[str, dict[int | str, str]]] = {
    "token": {
        language: {
            token: f"{KINDS[language][token > BOMBS]} {token}" for token in range(1, TOKENS + 1)
        }
        for language in LANGUAGES
    }
}


def draw(view: Data, say: Say) -> str:
    """The board, the highest row first, and the own tokens."""
    columns: list[list[int]] = view["columns"]
    rows = [
        " ".join(str(column[row] + 1) if row < len(column) else "." for column in columns)
        for row in reversed(range(HEIGHT))
    ]
    names = NAMES["token"][say.language]
    hand = say("hand", tokens=", ".join(names[token] for token in view["hand"]))
    return "\n".join([*rows, " ".join(COLUMNS[: len(columns)]), hand])


def describe(token: int, say: Say) -> str:
    kind = KINDS["en"][token > BOMBS]
    return f"[bold]{NAMES['token'][say.language][token]}[/]\n{say(f'about-{kind}')}"
