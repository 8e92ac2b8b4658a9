"""The table and the cards as text, in rich markup. It draws views and knows no rules."""

from collections.abc import Callable, Iterable
from typing import Any

from stolik.games.tczew.board import MAP, SIZE, TOWNS, field, read_field
from stolik.games.tczew.cards import (
    CATEGORIES,
    LAST_CARD,
    LONELY_STARS,
    NONE,
    RIVER_STARS,
    RIVERSIDE_STARS,
    Card,
    Deck,
    Event,
    Substitute,
)
from stolik.games.tczew.deck import CATEGORY_OF, DECK, SUB_CATEGORY, SUB_INDEX
from stolik.games.tczew.deckfile import load_deck
from stolik.kernel.deckfile import quoted
from stolik.kernel.game import LANGUAGES, Data, Say
from stolik.kernel.markup import heading, plain

COLOURS = {
    "R": "#FFFCF5 on #7A2412", "P": "#FFFCF5 on #00497A", "S": "#FFFCF5 on #C3363A",
    "Z": "#1A1710 on #07A0A5", "M": "#1A1710 on #F5BB52", "N": "#FFFCF5 on #282C38",
    "T": "#FFFCF5 on #3D1A07", "W": "#FFFCF5 on #875FB2", "H": "#1A1710 on #DA782F",
    "K": "#FFFCF5 on #9A5870", "B": "#1A1710 on #709964", "D": "#1A1710 on #E7D4A0",
    "U": "#1A1710 on #8ED9FA", "F": "#1A1710 on #C6E3D2", "X": "#E4EC4A on #1D1D1B",
    "G": "#8A2E24 on #FFF3DA", "!": "#FFFCF5 on #2B2622",
}  # fmt: skip
"""One colour a category; the letter is always there too."""
START, EVENT = "G", "!"
"""What stands for a category on Start Cards and events."""
NOBODY = "-"
LEGAL = "bold #2E9E5B"
RIVER = "#3A78B5"
WIDTH = 5
"""Columns of a field: with the numbers of the rows the map takes 78."""
TOKENS = ("", "'", '"')
TITLE = 40
STARS = {RIVER_STARS: "card-river", RIVERSIDE_STARS: "card-riverside", LONELY_STARS: "card-lonely"}


def _names(each: Iterable[Card | Event | Substitute]) -> dict[str, dict[int | str, str]]:
    cards = list(each)
    return {
        language: {card.number: quoted(card.title, language) for card in cards}
        for language in LANGUAGES
    }


NAMES: dict[str, dict[str, dict[int | str, str]]] = {
    "card": _names((*DECK.cards, *DECK.events)),
    "event": _names(DECK.events),
    "sub": _names(DECK.substitutes),
}


# The table.


def draw(view: Data, say: Say) -> str:
    """The whole table as one seat sees it: the map, the players, the piles, the own hand."""
    parts = [
        f"[reverse] {title(view, say)} [/]",
        *city_map(view),
        f"[dim]{say('legend')}[/]",
        "",
        *(line for seat in range(len(view["towns"])) for line in player(view, seat, say)),
        f"[dim]{piles(view, say)}[/]",
        *processes(view, say),
        *question(view, say),
    ]
    if view["you"] is not None and view["hands"][view["you"]]["cards"]:
        parts += hand(view, say)
    return "\n".join(parts)


def title(view: Data, say: Say) -> str:
    phase = say(f"phase-{view['phase']}", number=view["epoch"], round=view["round"])
    return f"{phase} – {say('title-rules', rules=view['options']['rules'])}"


def city_map(view: Data) -> list[str]:
    """Fifteen rows of fifteen fields, with the names of rows and columns."""
    towns = [TOWNS[town - 1].lower() for town in view["towns"]]
    lying = {read_field(each["field"]): each for each in view["fields"]}
    legal = free_fields(view)
    columns = "".join(f"{chr(ord('A') + n) + str(n + 1):<{WIDTH}}" for n in range(SIZE))
    lines = [f"[dim]   {columns.rstrip()}[/]"]
    for row in range(1, SIZE + 1):
        cells = ""
        for column in range(1, SIZE + 1):
            at = field(column, row)
            card = lying.get(at)
            mark = MAP[row - 1][column - 1]
            cells += card_cell(card, towns) if card else ground_cell(mark, at in legal)
        lines.append(f"[dim]{row:>2}[/] {cells.rstrip()}")
    return lines


def free_fields(view: Data) -> set[int | None]:
    """Where one of the own cards may be laid now."""
    return {read_field(text.split()[-1]) for text in view["choices"] if text.startswith("lay ")}


def card_cell(card: dict[str, Any], towns: list[str]) -> str:
    """Category, owner, a plus for a substitute, marks for tokens; never the colour alone."""
    code = shown_code(card["card"], card["sub"])
    owner = NOBODY if card["owner"] is None else towns[card["owner"]]
    text = f"{code}{owner}{'+' if card['sub'] else ''}{TOKENS[card['tokens']]}"
    return f"[{COLOURS[code]}]{text}[/]{'':{WIDTH - len(text)}}"


def ground_cell(mark: str, legal: bool) -> str:
    if legal:
        text, style = "≈□" if mark == "~" else "□", LEGAL
    elif mark == "~":
        text, style = "≈≈", RIVER
    elif mark == ".":
        text, style = "·", "dim"
    else:
        text, style = f"({mark.lower()})", "dim"
    return f"[{style}]{text}[/]{'':{WIDTH - len(text)}}"


def code_of(card: int) -> str:
    """The letter of a card: its category, or what stands for it."""
    if card > LAST_CARD:
        return EVENT
    category = CATEGORY_OF[card]
    return START if category == NONE else CATEGORIES[category]


def shown_code(card: int, sub: int | None) -> str:
    """The letter that lies up."""
    return CATEGORIES[SUB_CATEGORY[SUB_INDEX[sub]]] if sub else code_of(card)


def player(view: Data, seat: int, say: Say) -> list[str]:
    """A player with the settlement, the backs of the hand and what is to come."""
    own = "town-line-you" if seat == view["you"] else "town-line"
    name = say(own, town=view["towns"][seat], player=seat)
    epochs = [say("roman", number=epoch) for epoch in view["hands"][seat]["epochs"]]
    parts = [say("backs", count=len(epochs), epochs=" ".join(epochs))]
    if view["scores"]:
        parts.append(say("points", points=view["scores"][seat]))
    if count := view["skips"][seat]:
        parts.append(say("skips-left", count=count))
    if count := view["dry"][seat].bit_count():
        parts.append(say("dry-left", count=count))
    if view["limited"][seat]:
        parts.append(say("limited-now"))
    if view["ending"] and seat in view["ending"]:
        parts.append(say("last-move"))
    mark = "→" if seat == view["to_move"] else " "
    return [f"{mark} [bold]{plain(name)}[/] – {'; '.join(parts)}"]


def piles(view: Data, say: Say) -> str:
    sizes = [say("pile", number=each["epoch"], count=each["size"]) for each in view["piles"]]
    return say("piles", piles=", ".join(sizes), used=view["used"])


def processes(view: Data, say: Say) -> list[str]:
    return [
        plain(say("process-line", event=each["event"], player=each["target"], count=each["left"]))
        for each in view["processes"]
    ]


def question(view: Data, say: Say) -> list[str]:
    """What lies between the question and the answer: the card to lay, the event under way."""
    if view["laying"]:
        return ["", plain(say("laying", card=view["laying"]))]
    asked = view["asked"]
    if not asked:
        return []
    parts = [say("asked-event", event=asked["event"], player=asked["user"])]
    if asked["number"]:
        parts.append(say("asked-number", number=asked["number"]))
    if asked["picked"]:
        parts.append(say("asked-picked", fields=", ".join(asked["picked"])))
    lines = ["", plain("; ".join(parts))]
    if asked["shown"]:
        lines.append(say("asked-shown"))
        lines += [card_line(card, "", say) for card in asked["shown"]]
    return lines


def hand(view: Data, say: Say) -> list[str]:
    lines = [heading(say("hand"))]
    laying = any(text.startswith("lay ") for text in view["choices"])
    for card in view["hands"][view["you"]]["cards"]:
        count = sum(text.startswith(f"lay {card} ") for text in view["choices"])
        more = say("event-mark") if card > LAST_CARD else ""
        if laying and card <= LAST_CARD:
            more = say("fields-free", count=count)
        lines.append(card_line(card, more, say))
    return lines


def card_line(card: int, more: str, say: Say) -> str:
    each = DECK[card]
    name = str(getattr(each.title, say.language))[:TITLE]
    epoch = say("roman", number=each.epoch)
    code = code_of(card)
    return f"{card:>5} [{COLOURS[code]}]{code} [/] {epoch:<3} {plain(f'{name:<{TITLE}}')} {more}"


# One card.


def describe_deck(path: str) -> Callable[[int, Say], str]:
    """Read another deck file; its cards are then described like our own."""
    deck = load_deck(path)
    return lambda number, say: describe(number, say, deck)


def describe(number: int, say: Say, deck: Deck = DECK) -> str:
    """A card or an event with its substitute, its history and where it comes from."""
    each = deck[number]
    lines = [f"[bold]{number} {plain(getattr(each.title, say.language))}[/]"]
    lines += event_lines(each, say) if isinstance(each, Event) else [card_kind(each, say, deck)]
    lines += history(each, say, deck)
    for sub in deck.substitutes:
        if sub.number == number:
            name = getattr(sub.title, say.language)
            category = getattr(deck.categories[sub.category], say.language)
            head = say("card-substitute", number=number, title=name)
            lines += [f"{plain(head)} – {chip(sub.category)} {category}", *history(sub, say, deck)]
    return "\n".join(lines)


def chip(category: int) -> str:
    code = CATEGORIES[category]
    return f"[{COLOURS[code]}]{code} [/]"


def card_kind(card: Card, say: Say, deck: Deck) -> str:
    """Category, epoch and where it may lie."""
    if card.category == NONE:
        kind = say("card-start")
    else:
        name = getattr(deck.categories[card.category], say.language)
        kind = f"{chip(card.category)} {name}"
    parts = [kind, say("card-epoch", number=card.epoch)]
    if card.stars in STARS:
        parts.append(say(STARS[card.stars]))
    return ", ".join(parts)


def event_lines(event: Event, say: Say) -> list[str]:
    lines = [
        f"{say('card-event')}, {say('card-epoch', number=event.epoch)}",
        plain(getattr(event.text, say.language)),
        say("card-target", target=event.target),
    ]
    if event.shield != NONE:
        lines.append(say("card-shield", category=CATEGORIES[event.shield]))
    if event.city_shield:
        service, count = event.city_shield
        lines.append(say("card-city-shield", category=CATEGORIES[service], count=count))
    if event.halls:
        lines.append(say("card-halls", count=event.halls))
    return lines


def history(each: Card | Event | Substitute, say: Say, deck: Deck) -> list[str]:
    lines = []
    if each.note:
        lines.append(plain(getattr(each.note, say.language)))
        sources = [say("card-source", source=deck.sources[key]) for key in each.sources]
        lines += [f"[dim]{plain(source)}[/]" for source in sources]
    if each.stated:
        facts = ", ".join(say(f"stated-{what}") for what in each.stated)
        lines.append(f"[dim]{say('card-rulebook', facts=facts)}[/]")
    else:
        lines.append(f"[dim]{say('card-ours')}[/]")
    return lines
