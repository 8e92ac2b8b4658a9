"""How wide text is, where it breaks, and lines of it that cannot leave their box.

SVG does not wrap text and a writer without fonts cannot measure it, so the widths of the serif
stand here. A page may lack the font: a line that another serif could push out of its box carries
its own length, and the viewer then squeezes it.
"""

from typing import Literal, NamedTuple

from stolik.press.svg import Element, element

SERIF = '"Poltawski Nowy", Georgia, serif'
PLAIN = "Lato, 'Segoe UI', sans-serif"
WIDEST_SERIF = 1.3
"""How much wider than ours the serifs are that may stand in for it (DejaVu Serif: 1.27)."""

Weight = Literal["regular", "bold", "italic"]

# Hundredths of the font size, measured in Poltawski Nowy 400 and 700; italics are no wider.
_GROUPS: dict[str, dict[int, str]] = {
    "regular": {
        22: " \u00a0.'‘’", 24: ",:", 26: ";", 28: "!j", 30: "il", 32: "[]“", 34: "()ftț",
        36: "/Ił”„", 40: "1", 42: "-", 44: "r", 46: "Jsśș", 48: "?czćźż–", 50: "7v",
        52: "aegxäéăąę", 54: "koy»óö", 56: "25Fbdqu«ü", 58: "369LShnpńŚ", 60: "48",
        62: "+0EP×Ę−", 64: "YZŁŹŻ", 66: "TV", 68: "ABĄ", 70: "CKRXĆ", 72: "&", 74: "UÜ",
        76: "G", 78: "%DNŃ", 80: "OQwÓ", 82: "H", 86: "m", 96: "M", 102: "W",
    },
    "bold": {
        20: " \u00a0", 22: "'", 24: "‘’", 26: ",.", 28: "!:;", 30: "jl", 32: "i", 36: "()/ftț",
        40: "Ił", 42: "-1", 44: "“”„", 48: "rsśș–", 50: "cć", 52: "?Jvzźż", 54: "7aeäéăąę",
        56: "gox«»óö", 58: "5FLky", 60: "234SbdpquüŚ", 62: "+69Ehn×Ęń−", 64: "8PŁ",
        66: "0TVYZŹŻ", 68: "ABCĄĆ", 72: "KRX", 74: "UÜ", 76: "G", 78: "&", 80: "%DNŃ",
        82: "OQwÓ", 84: "H", 92: "m", 98: "M", 104: "W",
    },
}  # fmt: skip
_WIDTHS = {
    weight: {character: width for width, group in groups.items() for character in group}
    for weight, groups in _GROUPS.items()
}
_UNKNOWN = 80


def width(text: str, size: float, weight: Weight = "regular") -> float:
    """
    >>> round(width("Próżna", 10), 1), round(width("Próżna", 10, "bold"), 1)
    (31.8, 33.6)
    """
    table = _WIDTHS["bold" if weight == "bold" else "regular"]
    return sum(table.get(character, _UNKNOWN) for character in text) * size / 100


def unorphaned(text: str) -> str:
    """A word of one or two small letters stays with the next one.

    >>> unorphaned("Sienkiewicz w jidysz").split(" ")
    ['Sienkiewicz', 'w\\xa0jidysz']
    """
    words = text.split(" ")
    joined = "".join(
        word + ("\u00a0" if len(word) <= 2 and word.islower() else " ") for word in words
    )
    return joined.rstrip()


def wrap(text: str, size: float, room: float, weight: Weight = "regular") -> list[str]:
    """Lines no wider than the room, if no single word is."""
    lines: list[str] = []
    for word in unorphaned(text).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def balanced(text: str, size: float, room: float, weight: Weight = "regular") -> list[str]:
    """As few lines as `wrap` needs, and as even as they can be."""
    count = len(wrap(text, size, room, weight))
    while room > size and len(tighter := wrap(text, size, room - size / 2, weight)) == count:
        if any(width(line, size, weight) > room - size / 2 for line in tighter):
            break
        room -= size / 2
    return wrap(text, size, room, weight)


class Fitted(NamedTuple):
    """Text cut into lines, with the size at which it fits."""

    lines: list[str]
    size: float
    room: float
    weight: Weight

    @property
    def width(self) -> float:
        return max(width(line, self.size, self.weight) for line in self.lines)


def fit(
    text: str, sizes: tuple[float, ...], room: float, most: int, weight: Weight = "regular",
    even: bool = True,
) -> Fitted:  # fmt: skip
    """The largest size at which the text needs at most so many lines; else the last one."""
    for size in sizes:
        fitted = Fitted((balanced if even else wrap)(text, size, room, weight), size, room, weight)
        if len(fitted.lines) <= most and fitted.width <= room:
            return fitted
    return fitted


def lines(
    fitted: Fitted, x: float, y: float, fill: str, leading: float = 1.15, middle: bool = False
) -> list[Element]:
    """The lines as elements; y is the first baseline."""
    return [
        element(
            "text",
            line,
            x=x,
            y=y + number * fitted.size * leading,
            font_family=SERIF,
            font_size=fitted.size,
            font_weight="700" if fitted.weight == "bold" else None,
            font_style="italic" if fitted.weight == "italic" else None,
            text_anchor="middle" if middle else None,
            fill=fill,
            **_held(line, fitted),
        )
        for number, line in enumerate(fitted.lines)
    ]


def _held(line: str, fitted: Fitted) -> dict[str, str | float | None]:
    wide = width(line, fitted.size, fitted.weight)
    if wide * WIDEST_SERIF <= fitted.room:
        return {}
    return {"textLength": wide, "lengthAdjust": "spacingAndGlyphs"}
