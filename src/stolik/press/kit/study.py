"""What lies on a desk: books, papers, pens, instruments."""

from stolik.press.kit.shapes import (
    Picture,
    at,
    cut,
    deep,
    join,
    pale,
    path,
    poly,
    rect,
    row,
    spread,
    stroke,
)

ALEPH = (
    "M-11-13C-6-13-4-10-2-7L10 9C11 11 12 13 9 13L-12-10zM5-13"
    "c4 0 6 4 5 8-1 3-4 5-7 5 2-4-1-8 2-13zM-8-3C-4-1-4 4-7 7-5 9-5 12-8 13"
    "h-4c-1-6 0-11 4-16z"
)
"""The first letter of the Hebrew alphabet, around (0, 0)."""


def open_book(width: float = 92, height: float = 84) -> Picture:
    """Standing open, pages to the reader."""
    half, drop = width / 2, height * 0.16
    left = poly((-half, -height + drop), (-3, -height), (-3, -drop), (-half, 0))
    right = poly((half, -height + drop), (3, -height), (3, -drop), (half, 0))
    return (deep(left), pale(right), deep(rect(-3, -height, 6, height - drop)))


def print_lines(width: float, count: int, pitch: float = 7, slope: float = 0) -> str:
    return row(
        poly(
            (0, i * pitch),
            (width, i * pitch + slope),
            (width, i * pitch + slope + 2.4),
            (0, i * pitch + 2.4),
        )
        for i in range(count)
    )


def closed_book(length: float = 50, thick: float = 11, dark: bool = False) -> Picture:
    """Lying flat, its spine to us."""
    body, trim = (deep, pale) if dark else (pale, deep)
    half = length / 2
    return (
        body(rect(-half, -thick, length, thick)),
        trim(rect(-half + 6, -thick, 3, thick), rect(half - 9, -thick, 3, thick)),
    )


def books(count: int = 4) -> Picture:
    lengths = (54, 46, 50, 40, 48)
    return join(
        *(
            at((i % 2) * 4 - 2, -11 * i, closed_book(lengths[i % 5], 10.4, i % 2 == 0))
            for i in range(count)
        )
    )


def newspaper(width: float = 70, height: float = 92) -> Picture:
    """A front page: masthead, rules, a picture and columns."""
    half = width / 2
    column = (width - 22) / 3
    columns = row(
        rect(-half + 7 + i * (column + 4), y, column, 1.8)
        for i in range(3)
        for y in range(round(-height * 0.62), -6, 5)
        if i != 1 or y > -height * 0.36
    )
    return (
        pale(rect(-half, -height, width, height)),
        deep(
            rect(-half + 7, -height + 8, width - 14, 9),
            rect(-half + 7, -height + 20, width - 14, 1.4),
            rect(-half + 7, -height + 23, width - 14, 1.4),
            columns,
            rect(-half + 11 + column, -height * 0.62, column, height * 0.22),
        ),
    )


def bundle(sheets: int = 7, width: float = 66) -> Picture:
    """Newspapers tied up with string."""
    half = width / 2
    pages = [
        (deep if i % 2 else pale)(rect(-half + (i % 3) - 1, -5 * (i + 1), width, 5))
        for i in range(sheets)
    ]
    return (
        *pages,
        cut(
            rect(-half * 0.4, -5 * sheets, 2.4, 5 * sheets),
            rect(half * 0.35, -5 * sheets, 2.4, 5 * sheets),
        ),
    )


def quill() -> Picture:
    return (
        deep("M0 0L6-20C2-44 12-66 34-78 34-54 24-36 10-22L2 0z"),
        cut("M4-12L26-62 28-61 7-15z"),
    )


def inkwell() -> Picture:
    return (deep("M-12 0L-9-16H9L12 0z", rect(-6, -21, 12, 6)),)


def telegram() -> Picture:
    return (
        pale(rect(-34, -44, 68, 44)),
        deep(
            rect(-28, -38, 30, 5),
            rect(-28, -27, 56, 2.4),
            rect(-28, -20, 56, 2.4),
            rect(-28, -13, 40, 2.4),
            rect(14, -40, 14, 9),
        ),
    )


def microscope() -> Picture:
    return (
        deep("M-26 0V-6H26V0zM14-6C26-20 26-46 4-52L7-59C36-50 36-20 24-6z"),
        pale(
            stroke(-14, -84, 6, -38, 12), stroke(-17, -92, -14, -84, 17), stroke(6, -38, 9, -30, 7)
        ),
        deep(rect(-18, -24, 32, 4), stroke(-9, -72, 2, -76, 3)),
    )


def flask() -> Picture:
    return (
        pale("M-5-44H5V-26L16-4C17-1 16 0 13 0H-13C-16 0-17-1-16-4L-5-26z"),
        deep("M-11-14H11L16-4C17-1 16 0 13 0H-13C-16 0-17-1-16-4z", rect(-7, -47, 14, 4)),
    )


def tube_rack() -> Picture:
    tubes = row(path("M", x - 3.5, "-44h7V-10a3.5 3.5 0 0 1-7 0z") for x in spread(4, 52))
    return (
        pale(tubes),
        deep(
            rect(-28, -30, 56, 4),
            rect(-28, -6, 56, 6),
            rect(-28, -30, 3, 30),
            rect(25, -30, 3, 30),
            row(path("M", x - 3.5, "-22h7V-10a3.5 3.5 0 0 1-7 0z") for x in spread(4, 52)),
        ),
    )
