"""Small signs of one path each, on a square of 24; holes by the even-odd rule."""

from stolik.press.svg import Element, element, number

ICONS: dict[str, str] = {
    "bowler": "M7 4h10l1 7h4v2H2v-2h4zM7 14h10c0 5-2 8-5 8s-5-3-5-8z",
    "people": (
        "M5 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm14 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm-7-2"
        "a3.5 3.5 0 1 1 0 7 "
        "3.5 3.5 0 0 1 0-7zM0 20c0-5 2-8.5 5-8.5 1 0 2 .4 2.7 1"
        "C6.5 14.5 6 17 6 20zm24 0c0-5-2-8.5-5-8.5"
        "-1 0-2 .4-2.7 1C17.5 14.5 18 17 18 20zM7.5 22c0-7 1.5-11 4.5-11s4.5 4 4.5 11z"
    ),
    "scales": (
        "M11 1h2v3h8v2l3 8c0 2-2 3.5-4 3.5s-4-1.5-4-3.5l3-8h-6v13h4v3H7v-3h4V6H5"
        "l3 8c0 2-2 3.5-4 3.5"
        "S0 16 0 14l3-8V4h8zM4 9l-2 5h4zm16 0l-2 5h4z"
    ),
    "menorah": (
        "M11 7h2v4h2V7h2v6h-4v6h4v3H7v-3h4v-6H7V7h2v4h2zM3 7h2v6c0 2 1 3 3 3v2"
        "c-3 0-5-2-5-5zm16 0h2v6"
        "c0 3-2 5-5 5v-2c2 0 3-1 3-3zM4 2c1 1.5 1 3 0 4-1-1-1-2.5 0-4zm4 0"
        "c1 1.5 1 3 0 4-1-1-1-2.5 0-4z"
        "m4 0c1 1.5 1 3 0 4-1-1-1-2.5 0-4zm4 0c1 1.5 1 3 0 4-1-1-1-2.5 0-4zm4 0"
        "c1 1.5 1 3 0 4-1-1-1-2.5"
        " 0-4z"
    ),
    "columns": "M3 2h18v3H3zm2 4h14v2H5zm1 3h3v10H6zm4.5 0h3v10h-3zM15 9h3v10h-3zM3 20h18v3H3z",
    "book": (
        "M1 4c4-1.5 7-1 10 1v16c-3-2-6-2.5-10-1zm22 0c-4-1.5-7-1-10 1v16"
        "c3-2 6-2.5 10-1zM4 8v2l4 .6v-2z"
        "m0 4v2l4 .6v-2zm16-4v2l-4 .6v-2zm0 4v2l-4 .6v-2z"
    ),
    "banner": "M4 1h3v22H4zm4 2c4-2 7 2 14 0l-3 5 3 5c-7 2-10-2-14 0z",
    "rings": (
        "M9 4a8 8 0 0 1 3 .6A8 8 0 0 1 23 12a8 8 0 0 1-11 7.4A8 8 0 1 1 9 4z"
        "m3 3.7a5.5 5.5 0 0 0 0 8.6 "
        "5.5 5.5 0 0 0 0-8.6zM9.2 6.6a5.4 5.4 0 1 0 0 10.8 8 8 0 0 1 0-10.8z"
        "m5.6 0a8 8 0 0 1 0 10.8 "
        "5.4 5.4 0 1 0 0-10.8z"
    ),
    "tram": (
        "M7 1h10v2h-4v2h5a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2l2 3h-3l-1-2H8l-1 2H4l2-3"
        "a2 2 0 0 1-2-2V7a2 2 "
        "0 0 1 2-2h5V3H7zm0 7v5h4V8zm6 0v5h4V8zm-1 7.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"
    ),
    "orange": (
        "M11 8c4-1 10 1 10 7.5S17 23 12 23s-9-2-9-7.5S7 7 11 8zM12 7"
        "c0-4 3-6 8-6 0 4-3 6-8 6zM8 13a1.3 "
        "1.3 0 1 0 0 2.6A1.3 1.3 0 0 0 8 13zm4 4a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z"
    ),
    "cross": "M10 1h4v6h6v4h-6v12h-4V11H4V7h6z",
    "pane": "M2 2h20v20H2zm11 3l-3 6 4 2-3 6 8-8-4-2 3-4zM5 5v4l3 2 1-6zm0 8v6h4l2-4z",
    "anvil": "M1 6h7V4h15c-1 4-4 6-8 6v4l4 4v2H7v-2l4-4v-3C6 11 2 9 1 6z",
    "asterisk": (
        "M10.2 1.5h3.6v21h-3.6zM20.2 5.2L22 8.3 3.8 18.8 2 15.7zM22 15.7l-1.8 3.1L2 8.3l1.8-3.1z"
    ),
    "swap": "M7 2v4h15v3H7v4L1 7.5zm10 9v4H2v3h15v4l6-5.500z",
    "flip": "M9 3v4h5a7 7 0 0 1 0 14H6v-3h8a4 4 0 0 0 0-8H9v4L2 8.5z",
    "move": "M1 5h10v14H1zm3 3v8h4V8zm9 2h4V5.5l6.5 6.5-6.5 6.5V14h-4z",
    "outside": (
        "M1 9h13v13H1zm2 2v4h4v-4zm5 0v4h4v-4zm-5 5v4h4v-4zm5 0v4h4v-4z"
        "M16 3h7v7h-2.500V7.2l-4.2 4.2-1.7-1.700L18.8 5.500H16z"
    ),
    "diagonal": "M1 1h9v9H1zm13 13h9v9h-9zm2 2v5h5v-5zm-5.5-7l3 3L15 11.500V15h-3.500l1-1-3-3z",
    "reshuffle": (
        "M1 4h4.500l11 12.500H18V14l5 4-5 4v-2.500h-2.800L4.2 7H1z"
        "m0 12.500h3.500L8 12.600l1.9 2.2-4.3 4.700H1zM18 2l5 4-5 4"
        "V7.500h-1.500l-3.2 3.6-1.9-2.200L15.2 4.500H18z"
    ),
    "draw": "M10.5 1h3v10H17l-5 6.500L7 11h3.500zM2 15h3v5h14v-5h3v8H2z",
}


def icon(name: str, x: float, y: float, size: float, fill: str) -> Element:
    """The sign with its upper left corner at (x, y)."""
    transform = f"translate({number(x)} {number(y)})scale({size / 24:.4g})"
    # The arms of the asterisk cross each other.
    holes = None if name == "asterisk" else "evenodd"
    return element("path", d=ICONS[name], transform=transform, fill=fill, fill_rule=holes)
