"""The table and the cards as text, in rich markup. It draws views and knows no rules."""

from collections.abc import Callable, Iterable
from typing import Any

from stolik.games.grzybowski.cards import SIDES, SYMBOLS, Card, Deck, Goal
from stolik.games.grzybowski.deck import DECK
from stolik.games.grzybowski.deckfile import load_deck
from stolik.kernel.deckfile import quoted
from stolik.kernel.game import LANGUAGES, Data, Say
from stolik.kernel.markup import heading, plain

COLOURS = (
    "#FFFCF5 on #1E1A17", "#1A1710 on #A6A08F", "#1A1710 on #E78B3A", "#FFFCF5 on #2B2D71",
    "#FFFCF5 on #652D15", "#1A1710 on #BC6DA6", "#FFFCF5 on #B0341C", "#1A1710 on #7697E4",
    "#FFFCF5 on #257948", "#1A1710 on #FBC79A", "#1A1710 on #B3D5F3", "#1A1710 on #D9EA78",
    "#FFFCF5 on #5C6167",
)  # fmt: skip
"""One colour a symbol; the letter is always there too."""
GOAL, CHANCE, JOKER = "#FFFCF5 on #1C4A38", "#FFFCF5 on #7A1E2A", "#D9B35B on #22201E"
LEGAL = "bold #2E9E5B"
WIDTH, NARROW = 11, 6
"""Columns of a card, and of a column that holds only places to lay one: 80 are enough."""
TURNS = 50
Cell = tuple[str, str]
"""The two lines of a card or a place, each `WIDTH` wide on the screen."""

NAMES: dict[str, dict[str, dict[int | str, str]]] = {
    "card": {
        language: {card.number: quoted(card.title, language) for card in DECK.cards}
        for language in LANGUAGES
    },
    "symbol": {
        language: {
            code: getattr(name, language)
            for code, name in zip(SYMBOLS, DECK.categories, strict=True)
        }
        for language in LANGUAGES
    },
}


def draw(view: Data, say: Say) -> str:
    """The whole table as one seat sees it: the other grid, the market, the own grid."""
    you = view["you"] if view["you"] is not None else 0
    parts = [
        f"[reverse] {say('turn', turn=min(view['turn'], TURNS))} [/]",
        heading(say("grid-of-other" if view["you"] is not None else "grid-of", player=1 - you)),
        grid(view["grids"][1 - you], {}, say),
        market(view, say),
        heading(say("grid-of-you" if view["you"] is not None else "grid-of", player=you)),
        grid(view["grids"][you], marks(view), say),
    ]
    if view["hand"]:
        parts.append(hand(view, say))
    return "\n".join(parts)


def market(view: Data, say: Say) -> str:
    title = say("market", stack=view["stack"]["size"])
    top = view["stack"]["top"]
    cells = [face_cell(each, say) for each in view["market"]]
    top_line = f"[dim]{say('stack-top', card=int(top[:2]))}[/]" if top else ""
    return "\n".join([heading(title), *beside(cells), *([top_line] if top_line else [])])


def hand(view: Data, say: Say) -> str:
    faces = view["hand"]["faces"]
    both = "hand-open" if view["hand"]["either_side"] else "hand"
    title = heading(say(both if len(faces) > 1 else "hand-up"))
    return "\n".join([title, *beside([face_cell(each, say) for each in faces])])


def marks(view: Data) -> dict[tuple[int, int], str]:
    """The places where the card in hand may be laid."""
    words = [choice.split() for choice in view["choices"]]
    places = [w[-1] for w in words if w[0] in ("lay", "outside", "diagonal")]
    found = {}
    for text in places:
        row, column = text.split(",")
        found[int(row), int(column)] = text
    return found


def grid(seen: dict[str, Any], legal: dict[tuple[int, int], str], say: Say) -> str:
    """A grid with its row and column numbers; legal places carry their coordinates."""
    cards = {tuple(card["place"]): card for card in seen["cards"]}
    spots = [*cards, *legal]
    if not spots:
        return f"[dim]{say('grid-empty')}[/]"
    rows = range(min(r for r, _ in spots), max(r for r, _ in spots) + 1)
    columns = range(min(c for _, c in spots), max(c for _, c in spots) + 1)
    width = {c: WIDTH if any(c == column for _, column in cards) else NARROW for c in columns}
    lines = ["    " + " ".join(f"[dim]{c:^{width[c]}}[/]" for c in columns)]
    for row in rows:
        cells = [
            place_cell(cards.get((row, c)), legal.get((row, c)), width[c], say) for c in columns
        ]
        first, second = beside(cells)
        lines += [f"[dim]{row:>3}[/] {first}", f"    {second}"]
    return "\n".join(lines)


def beside(cells: Iterable[Cell]) -> list[str]:
    firsts, seconds = zip(*cells, strict=True)
    return [" ".join(firsts), " ".join(seconds)]


def place_cell(card: dict[str, Any] | None, legal: str | None, width: int, say: Say) -> Cell:
    if card:
        return face_cell(card["face"], say)
    if legal:
        return f"[{LEGAL}]{legal:^{width}}[/]", f"[{LEGAL}]{'·':^{width}}[/]"
    return " " * width, " " * width


def face_cell(text: str, say: Say) -> Cell:
    """A face: its number and symbols or points above, its title or goal below."""
    if not text[:2].isdigit():
        return f"[dim]{'':·^{WIDTH}}[/]", " " * WIDTH
    card = DECK[int(text[:2])]
    if text.endswith(SIDES[0]):
        symbols = "".join(chip(symbol) for symbol in card.symbols)
        pad = " " * (WIDTH - len(text) - 1 - 2 * len(card.symbols))
        return f"{text} {symbols}{pad}", f"[dim]{fit(title(card, say))}[/]"
    if card.goal:
        points = worth(card.goal)
        return (
            f"[{GOAL}]{text} {points:>{WIDTH - 4}}[/]",
            f"[underline {GOAL}]{fit(short_goal(card, say))}[/]",
        )
    style, words = (CHANCE, say(f"chance-{card.chance}")) if card.chance else (JOKER, say("joker"))
    points = "1" if card.chance else "?"
    return f"[{style}]{text} {points:>{WIDTH - 4}}[/]", f"[underline {style}]{fit(words)}[/]"


def chip(symbol: int) -> str:
    return f"[{COLOURS[symbol]}]{SYMBOLS[symbol]} [/]"


def fit(text: str) -> str:
    return plain(f"{text[:WIDTH]:<{WIDTH}}")


def title(card: Card, say: Say) -> str:
    return str(getattr(card.title, say.language))


def worth(goal: Goal) -> str:
    return f"{goal.points}/{goal.else_points}" if goal.else_points else str(goal.points)


def short_goal(card: Card, say: Say) -> str:
    """A goal in eleven letters."""
    goal = card.goal
    assert goal
    if card.pattern:
        rows = "/".join(row.replace(" ", "") for row in card.pattern)
        return rows if len(rows) <= WIDTH else f"{goal.size} x {SYMBOLS[goal.symbols[0]]}"
    if goal.symbol >= 0:
        return say(f"short-{goal.family}", code=SYMBOLS[goal.symbol])
    if goal.neighbour:
        return say("short-neighbour", number=goal.neighbour)
    return say("short-place")


def describe_deck(path: str) -> Callable[[int, Say], str]:
    """Read another deck file; its cards are then described like our own."""
    deck = load_deck(path)
    return lambda number, say: describe(number, say, deck)


def describe(number: int, say: Say, deck: Deck = DECK) -> str:
    """A card with both sides, its history and where it comes from."""
    card = deck[number]
    year = f" ({getattr(card.year, say.language)})" if card.year else ""
    names = ", ".join(
        f"{chip(symbol)} {NAMES['symbol'][say.language][SYMBOLS[symbol]]}"
        for symbol in card.symbols
    )
    lines = [
        f"[bold]{number:02} {plain(title(card, say))}[/]{plain(year)}",
        f"{say('card-obverse')} {names}",
        f"{say('card-reverse')} {reverse(card, say)}",
    ]
    lines += [f"        {row}" for row in card.pattern]
    if card.goal and card.goal.cells:
        lines += [f"        {row}" for row in diagram(card.goal)]
    if card.note:
        lines.append(plain(getattr(card.note, say.language)))
        lines += [f"[dim]{plain(source(key, deck, say))}[/]" for key in card.sources]
    lines.append(f"[dim]{say(f'card-{card.provenance}')}[/]")
    return "\n".join(lines)


def source(key: str, deck: Deck, say: Say) -> str:
    known = say("card-printed") if key == "rulebook" else deck.sources[key]
    return say("card-source", source=known)


def reverse(card: Card, say: Say) -> str:
    goal = card.goal
    if not goal:
        return say(f"explain-{card.chance}" if card.chance else "explain-the-joker")
    params: dict[str, int | str] = {"points": goal.points, "else": goal.else_points}
    if goal.symbol >= 0:
        params["symbol"] = SYMBOLS[goal.symbol]
    if goal.neighbour:
        params["card"] = goal.neighbour
    return say(f"explain-{goal.family}", **params)


def diagram(goal: Goal) -> list[str]:
    """The marked places of a place goal in a 5x5 grid."""
    return [
        " ".join("#" if (row, column) in goal.cells else "." for column in range(5))
        for row in range(5)
    ]
