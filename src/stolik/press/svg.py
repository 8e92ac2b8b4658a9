"""A tiny SVG writer: elements are data, and the same data is always the same text."""

from collections.abc import Iterable
from typing import NamedTuple

NAMESPACE = "http://www.w3.org/2000/svg"
Value = str | float


class Element(NamedTuple):
    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    children: "tuple[Element | str, ...]" = ()


Node = Element | str
"""A string is text."""


def element(tag: str, *children: Node, **attributes: Value | None) -> Element:
    """An element; `font_size` becomes `font-size`, and None is left out.

    >>> write(element("text", "Próżna & Twarda", x=4.50, font_size=12, class_=None))
    '<text x="4.5" font-size="12">Próżna &amp; Twarda</text>'
    """
    named = tuple(
        (name.rstrip("_").replace("_", "-"), value if isinstance(value, str) else number(value))
        for name, value in attributes.items()
        if value is not None
    )
    return Element(tag, named, children)


def group(children: Iterable[Node], **attributes: Value | None) -> Element:
    return element("g", *children, **attributes)


def number(value: float) -> str:
    """A length with at most two decimals and no needless zeros.

    >>> number(2.50), number(-0.001), number(1 / 3)
    ('2.5', '0', '0.33')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def write(node: Node) -> str:
    if isinstance(node, str):
        return escape(node)
    named = "".join(
        f' {name}="{escape(value).replace(chr(34), "&quot;")}"' for name, value in node.attributes
    )
    inside = "".join(write(child) for child in node.children)
    return f"<{node.tag}{named}>{inside}</{node.tag}>" if inside else f"<{node.tag}{named}/>"


def document(width: float, height: float, title: str, children: Iterable[Node]) -> str:
    """A whole picture that a screen reader calls by its title."""
    return write(
        element(
            "svg",
            element("title", title),
            *children,
            xmlns=NAMESPACE,
            viewBox=f"0 0 {number(width)} {number(height)}",
            role="img",
        )
    )
