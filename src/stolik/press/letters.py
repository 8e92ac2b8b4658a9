"""How wide text is, where it breaks, and lines of it that cannot leave their box.

SVG does not wrap text and a writer without fonts cannot measure it, so the widths of the faces
stand here. A page may lack the font: a line that another font could push out of its box carries
its own length, and the viewer then squeezes it.
"""

from typing import Literal, NamedTuple

from stolik.press.svg import Element, element

SERIF = '"Poltawski Nowy", Georgia, serif'
PLAIN = "Lato, 'Segoe UI', sans-serif"
CHISELLED = "Alegreya, Georgia, serif"
POSTER = "Anton, Impact, sans-serif"

Weight = Literal["regular", "bold", "italic", "chiselled", "poster", "plain", "plain bold"]


class Style(NamedTuple):
    family: str
    table: str
    """Whose widths it has."""
    widest: float
    """How much wider than ours the fonts are that may stand in for it (DejaVu, by far)."""
    weight: str | None = None
    slope: str | None = None


STYLES: dict[Weight, Style] = {
    "regular": Style(SERIF, "regular", 1.3),
    "bold": Style(SERIF, "bold", 1.3, "700"),
    "italic": Style(SERIF, "regular", 1.3, slope="italic"),
    "chiselled": Style(CHISELLED, "chiselled", 1.45, "800"),
    "poster": Style(POSTER, "poster", 1.5),
    "plain": Style(PLAIN, "plain", 1.2),
    "plain bold": Style(PLAIN, "plain bold", 1.25, "700"),
}

# Hundredths of the font size, measured in Poltawski Nowy 400 and 700 (italics are no wider),
# Alegreya 800, Anton 400, Lato 400 and 700.
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
    "chiselled": {
        16: " \u00a0", 18: "'", 24: ":;’", 26: ",.", 28: "l", 30: "!()ij", 34: "/Jtł", 36: "-f",
        38: "1?I", 40: "*", 42: "sś", 44: "357crć“”„", 46: "zźż", 48: "4689evyéę", 50: "02aäą–",
        52: "+bgqx×óö−", 54: "dko", 56: "FLShpuüŚ", 58: "TnŁń", 60: "EPZĘŹŻ", 62: "CĆ", 64: "VY",
        66: "ABGRUÜĄ", 68: "KOQÓ", 70: "DX…", 74: "%&NŃ", 76: "Hw", 84: "M", 86: "m", 98: "W",
    },
    "poster": {
        22: "!'.I", 24: " \u00a0,:;il‘’", 26: "j", 28: "fł", 30: "()t", 32: "-[]–−", 34: "1r×",
        36: "+", 38: "zźż", 40: "/FLT", 42: "EZĘŁŹŻ", 44: "Y", 46: "*JSVvxyŚ“”„",
        48: "ABCGKOPRUXaesÄÓÖÜäéĄąĆęś", 50: "023456789?DHNQbcdghknopquóöüćŃń", 52: "&", 58: "«»",
        70: "w…", 72: "W", 74: "M", 76: "m", 106: "%",
    },
    "plain": {
        20: " \u00a0", 22: ",.’", 24: "'", 26: ":;ijl", 30: "()", 32: "I", 34: "fł", 36: "!-",
        38: "/t“”„", 40: "*?", 42: "r", 44: "sś", 46: "J", 48: "czćźż", 52: "Lagvxyäą",
        54: "Sekéę", 56: "bdhnopquóöüŁńŚ–", 58: "+0123456789F×−", 60: "ETĘ", 62: "P", 64: "YZŹŻ",
        66: "BRX", 68: "AVĄ", 70: "CKĆ", 72: "&", 74: "GUÜ…", 76: "DHNŃ", 78: "w", 80: "%OQÓ",
        84: "m", 92: "M", 102: "W",
    },
    "plain bold": {
        20: " \u00a0", 24: "',.’", 28: ":;ijl", 30: "()", 32: "I", 34: "ł", 36: "-f", 38: "!",
        40: "*/t“”„", 42: "r", 44: "?Jsś", 48: "czćźż", 52: "Lg", 54: "Saevxyäéąę", 56: "kŁŚ",
        58: "+0123456789EFbdhnopqu×óöüĘń–−", 60: "T", 62: "ZŹŻ", 64: "P", 66: "BRY", 68: "CXĆ",
        70: "K", 72: "&AVĄ", 74: "GUÜ", 76: "DHNŃ…", 80: "OQwÓ", 82: "%", 86: "m", 94: "M",
        106: "W",
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
    table = _WIDTHS[STYLES[weight].table]
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
    style = STYLES[fitted.weight]
    return [
        element(
            "text",
            line,
            x=x,
            y=y + number * fitted.size * leading,
            font_family=style.family,
            font_size=fitted.size,
            font_weight=style.weight,
            font_style=style.slope,
            text_anchor="middle" if middle else None,
            fill=fill,
            **_held(line, fitted),
        )
        for number, line in enumerate(fitted.lines)
    ]


def _held(line: str, fitted: Fitted) -> dict[str, str | float | None]:
    wide = width(line, fitted.size, fitted.weight)
    if wide * STYLES[fitted.weight].widest <= fitted.room:
        return {}
    return {"textLength": wide, "lengthAdjust": "spacingAndGlyphs"}
