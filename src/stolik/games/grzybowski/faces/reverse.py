"""The reverse: an enamel shop sign, green for a goal, claret for a chance, black for the joker."""

from stolik.games.grzybowski.cards import Card
from stolik.games.grzybowski.faces.goals import demand, small_demand, worth
from stolik.games.grzybowski.faces.obverse import HEIGHT, WIDTH, title
from stolik.games.grzybowski.faces.symbols import GOLD, SIGN_TEXT
from stolik.games.grzybowski.faces.texts import CHANCES, UNUSED
from stolik.kernel.game import Language
from stolik.press.kit.icons import icon
from stolik.press.letters import SERIF, fit, lines
from stolik.press.svg import Element, element

ENAMEL = {"goal": "#1C4A38", "chance": "#7A1E2A", "joker": "#22201E"}
VALUE = {"goal": "#1C4A38", "chance": "#7A1E2A", "joker": "#7A1E2A"}
YEAR = "#E5D3A3"


def sign(card: Card) -> list[Element]:
    return [
        element("rect", width=WIDTH, height=HEIGHT, rx=7, fill=ENAMEL[card.side]),
        element(
            "rect",
            x=4.2,
            y=4.2,
            width=WIDTH - 8.4,
            height=HEIGHT - 8.4,
            rx=4,
            fill="none",
            stroke=GOLD,
            stroke_width=2.5,
        ),
    ]


def value(card: Card, x: float, y: float, radius: float) -> list[Element]:
    text = worth(card)
    size = radius * (1.1 if len(text) < 3 else 0.86)
    return [
        element("circle", cx=x, cy=y, r=radius, fill=SIGN_TEXT),
        element(
            "text",
            text,
            x=x,
            y=y + size * 0.34,
            font_family=SERIF,
            font_size=size,
            font_weight="700",
            text_anchor="middle",
            fill=VALUE[card.side],
        ),
    ]


def thumb(card: Card) -> list[Element]:
    base = [*sign(card), *value(card, 60, 90, 42)]
    if card.goal:
        return [*base, *small_demand(card, 112, 22, 122, 136)]
    return [*base, icon(_icon(card), 136, 46, 88, GOLD)]


def _icon(card: Card) -> str:
    """The joker, and the chance that turns to it, show the asterisk."""
    return "asterisk" if card.side == "joker" or card.chance == "joker" else card.chance


def large(card: Card, language: Language, zoomed: bool) -> list[Element]:
    sizes = (16.5, 15.5, 14.5) if zoomed else (18, 17, 16, 15, 14)
    name = title(getattr(card.title, language), sizes, 174)
    base = [*sign(card), *lines(name, 16, 31, SIGN_TEXT, 1.1), *value(card, 217, 35, 20)]
    below = 31 + (len(name.lines) - 1) * name.size * 1.1
    if zoomed and card.year:
        date = fit(getattr(card.year, language), (11,), 170, 1, "italic")
        base += lines(date, 16, below + 15, YEAR)
        below += 14
    if card.goal:
        return [*base, *demand(card, language, below + 10, zoomed)]
    return [*base, *chance(card, language, below + 8, zoomed)]


def chance(card: Card, language: Language, top: float, zoomed: bool) -> list[Element]:
    """The sign of the action, and the action in a sentence."""
    name, does = CHANCES[language][card.chance]
    if zoomed and card.chance:
        does = f"{does} {UNUSED[language]}"
    text = fit(f"{name} {does}", (12.5,) if zoomed else (14.5, 13.5), 214, 3)
    first = HEIGHT - 16 - (len(text.lines) - 1) * text.size * 1.2
    room = first - text.size - 4 - top
    size = min(48, room)
    words = lines(text, 18, first, SIGN_TEXT, 1.2)
    return [
        icon(_icon(card), WIDTH / 2 - size / 2, top + (room - size) / 2, size, GOLD),
        emphasised(words[0], name),
        *words[1:],
    ]


def emphasised(line: Element, name: str) -> Element:
    """The line with its first words in bold."""
    text = str(line.children[0])
    bare = name.replace(" ", "\u00a0") if text.startswith(name.replace(" ", "\u00a0")) else name
    return line._replace(
        children=(element("tspan", bare, font_weight="700"), text.removeprefix(bare))
    )
