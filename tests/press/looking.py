"""How the tests look at a face: what it says, and the room its lines take."""

from xml.etree import ElementTree

from stolik.press.letters import STYLES, Weight, width

SVG = "{http://www.w3.org/2000/svg}"

Box = tuple[float, float, float, float]


def said(root: ElementTree.Element) -> str:
    found = ("".join(text.itertext()) for text in root.iter(f"{SVG}text"))
    return " ".join(found).replace("\u00a0", " ")


def boxes(root: ElementTree.Element, rise: float) -> list[tuple[str, Box]]:
    """Each line with the room it takes, by the tables of widths; capitals rise so far."""
    found = []
    for text in root.iter(f"{SVG}text"):
        x, y, size = (float(text.attrib[name]) for name in ("x", "y", "font-size"))
        line, family = "".join(text.itertext()), text.attrib["font-family"]
        heavy = text.get("font-weight")
        weight: Weight = next(
            (
                name
                for name, style in STYLES.items()
                if (style.family, style.weight) == (family, heavy)
            ),
            "plain bold",
        )
        wide = width(line, size, weight)
        shift = {"middle": wide / 2, "end": wide}.get(text.get("text-anchor", ""), 0.0)
        found.append((line, (x - shift, y - rise * size, x - shift + wide, y + 0.18 * size)))
    return found


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
