"""What a goal asks for, drawn: a pattern of plates, a diagram of the grid, or two cards."""

from stolik.games.grzybowski.cards import SYMBOLS, Card, Goal
from stolik.games.grzybowski.deck import DECK
from stolik.games.grzybowski.faces.symbols import GOLD, INK, PAPER, SIGN_TEXT, letter, plate, struck
from stolik.games.grzybowski.faces.texts import SIDES, sentence
from stolik.kernel.game import Language
from stolik.press.letters import Fitted, fit, lines
from stolik.press.svg import Element, element

SIZE = 5
CROSS = (1, 3)
"""Where the card of a row-and-column goal lies in its diagram."""
BELOW_DISC, BOTTOM = 60, 168


def worth(card: Card) -> str:
    """What stands on the value disc."""
    goal = card.goal
    if not goal:
        return "1" if card.chance else "?"
    if goal.family in ("edge", "interior", "cross"):
        return f"{goal.points}/{SYMBOLS[goal.symbol]}"
    return f"{goal.points}/{goal.else_points}" if goal.else_points else str(goal.points)


def demand(card: Card, language: Language, top: float, zoomed: bool) -> list[Element]:
    goal = card.goal
    assert goal
    if card.pattern:
        return with_caption(card, language, top, zoomed)
    if goal.family == "eliminate":
        return eliminate(card, language, top, zoomed)
    if goal.neighbour:
        return neighbour(card, goal, language, top, zoomed)
    return beside_diagram(card, goal, language, top, zoomed)


def with_caption(card: Card, language: Language, top: float, zoomed: bool) -> list[Element]:
    if card.pattern[0][-1] != ".":
        top = max(top, BELOW_DISC)
    if not zoomed:
        return pattern(card.pattern, 16, top, 218, BOTTOM - top)
    text = fit(sentence(card, language), (11, 10.5, 10), 216, 2)
    first = BOTTOM - 4 - (len(text.lines) - 1) * text.size * 1.2
    parts = pattern(card.pattern, 16, top, 218, first - text.size - 5 - top)
    return [*parts, *lines(text, 16, first, SIGN_TEXT, 1.2)]


def pattern(
    rows: tuple[str, ...], x: float, y: float, width: float, height: float, with_icon: bool = True
) -> list[Element]:
    """The plates of a pattern, as large as they fit and no larger than a card can bear."""
    table = [row.split() for row in rows]
    columns = len(table[0])
    ratio = 1.4 if with_icon else 1.05
    tall = min(height / len(table) - 3, (width / columns - 3) / ratio, 42)
    wide = tall * ratio
    left = x + (width - columns * (wide + 3) + 3) / 2
    up = y + (height - len(table) * (tall + 3) + 3) / 2
    return [
        part
        for row, codes in enumerate(table)
        for column, code in enumerate(codes)
        if code != "."
        for part in plate(
            code, left + column * (wide + 3), up + row * (tall + 3), wide, tall, with_icon
        )
    ]


def marked(goal: Goal) -> set[tuple[int, int]]:
    """The cells of the grid that a goal looks at."""
    cells = [(row, column) for row in range(SIZE) for column in range(SIZE)]
    rim = (0, SIZE - 1)
    if goal.family == "edge":
        return {cell for cell in cells if cell[0] in rim or cell[1] in rim}
    if goal.family == "interior":
        return {cell for cell in cells if cell[0] not in rim and cell[1] not in rim}
    if goal.family == "cross":
        return {cell for cell in cells if cell[0] == CROSS[0] or cell[1] == CROSS[1]}
    return set(goal.cells)


def diagram(goal: Goal, x: float, y: float, wide: float, tall: float) -> list[Element]:
    on = marked(goal)
    own = CROSS if goal.family == "cross" else None
    return [
        element(
            "rect",
            x=x + column * wide + 1,
            y=y + row * tall + 1,
            width=wide - 2.4,
            height=tall - 2.4,
            rx=1.8,
            fill=GOLD if (row, column) == own else SIGN_TEXT if (row, column) in on else "none",
            stroke=GOLD,
            stroke_width=1.2,
        )
        for row in range(SIZE)
        for column in range(SIZE)
    ]


def beside_diagram(
    card: Card, goal: Goal, language: Language, top: float, zoomed: bool
) -> list[Element]:
    tall = min(15.5, (BOTTOM - top) / SIZE)
    up = top + (BOTTOM - top - tall * SIZE) / 2
    parts = diagram(goal, 17, up, tall * 1.3, tall)
    left = 17 + tall * 1.3 * SIZE + 11
    sizes = (12.5, 12, 11) if zoomed else (14.5, 14, 13)
    tile = 27.0 if goal.symbol >= 0 else 0.0
    most = int((BOTTOM - top - tile - 6) / sizes[0] / 1.18)
    text = fit(sentence(card, language), sizes, 233 - left, most)
    height = len(text.lines) * text.size * 1.18 + tile
    first = top + (BOTTOM - top - height) / 2
    if goal.symbol >= 0:
        parts += plate(SYMBOLS[goal.symbol], left, first, 34, 24)
    return [*parts, *lines(text, left, first + tile + text.size, SIGN_TEXT, 1.18)]


def eliminate(card: Card, language: Language, top: float, zoomed: bool) -> list[Element]:
    goal = card.goal
    assert goal
    text = fit(sentence(card, language), (12.5,) if zoomed else (15, 14.5, 14), 214, 2)
    first = BOTTOM - 4 - (len(text.lines) - 1) * text.size * 1.2
    room = first - text.size - 4 - top
    tall = min(42, room - 6)
    x, y = 125 - tall * 0.7, top + (room - tall) / 2
    return [
        *plate(SYMBOLS[goal.symbol], x, y, tall * 1.4, tall),
        *struck(x, y, tall * 1.4, tall),
        *lines(text, 18, first, SIGN_TEXT, 1.2),
    ]


def neighbour(
    card: Card, goal: Goal, language: Language, top: float, zoomed: bool
) -> list[Element]:
    """This card and the one it wants beside it."""
    text = fit(sentence(card, language), (12.5,) if zoomed else (14.5, 14), 214, 2)
    first = BOTTOM - 4 - (len(text.lines) - 1) * text.size * 1.2
    room = first - text.size - 4 - top
    tall = min(54, room - 4)
    y = top + (room - tall) / 2
    own = fit(SIDES[language]["this"], (12.5, 11.5), 62, 2, "bold")
    other = fit(getattr(DECK[goal.neighbour].title, language), (13, 12.5, 12, 11.5), 104, 3, "bold")
    return [
        *boxed(own, 30, y, 68, tall, "none", SIGN_TEXT),
        *boxed(other, 104, y, 112, tall, PAPER, INK),
        *lines(text, 18, first, SIGN_TEXT, 1.2),
    ]


def boxed(
    text: Fitted, x: float, y: float, width: float, height: float, fill: str, ink: str
) -> list[Element]:
    first = y + height / 2 - (len(text.lines) - 1) * text.size * 0.55 + text.size * 0.34
    box = element(
        "rect", x=x, y=y, width=width, height=height, rx=4, fill=fill, stroke=GOLD, stroke_width=1.5
    )
    return [box, *lines(text, x + width / 2, first, ink, 1.1, middle=True)]


def small_demand(card: Card, x: float, y: float, width: float, height: float) -> list[Element]:
    """The same where there is room for letters only."""
    goal = card.goal
    assert goal
    if card.pattern:
        return pattern(card.pattern, x, y, width, height, with_icon=False)
    if goal.family == "eliminate":
        left, up = x + width / 2 - 44, y + height / 2 - 32
        base, code = plate(SYMBOLS[goal.symbol], left, up, 88, 64, False)
        return [base, *struck(left, up, 88, 64), code]
    if goal.neighbour:
        own = element(
            "rect",
            x=x + 2,
            y=y + 40,
            width=46,
            height=56,
            rx=5,
            fill="none",
            stroke=GOLD,
            stroke_width=3,
        )
        other = element("rect", x=x + 54, y=y + 40, width=66, height=56, rx=5, fill=PAPER)
        return [own, other, letter(f"{goal.neighbour:02}", x + 87, y + 68, 40, INK)]
    return diagram(goal, x, y + height / 2 - 48, width / SIZE, 19)
