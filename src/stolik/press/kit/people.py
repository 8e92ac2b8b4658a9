"""Whole figures, about 62 high, and crowds. (0, 0) is between their feet."""

from typing import Literal

from stolik.press.kit.shapes import (
    Picture,
    at,
    cut,
    deep,
    disc,
    join,
    oval,
    pale,
    poly,
    rect,
    spread,
    stroke,
)

Headgear = Literal["none", "bowler", "cap", "top", "broad", "brim", "kerchief", "biretta", "shako"]

HEADGEAR: dict[str, str] = {
    "none": "",
    "bowler": "M-6-57C-6-65 6-65 6-57zM-9-58H9V-55.500H-9z",
    "cap": "M-7-57C-7-64 7-64 7-57L10-55H-6z",
    "top": "M-5.5-57L-6-68H6L5.5-57zM-9-58H9V-55.500H-9z",
    "broad": "M-5-57C-5-64 5-64 5-57zM-12-58H12V-55.500H-12z",
    "brim": "M-6-57C-6-66 6-66 6-57zM-13-59C-4-56 4-56 13-59 8-54-8-54-13-59z",
    "kerchief": "M-7-50C-8-64 8-64 7-50L4-56H-4z",
    "biretta": "M-6-56L-7-63H7L6-56zM-1-66H1V-63H-1z",
    "shako": "M-6-56L-5-61H5L6-56zM-8-66H8L6-61H-6z",
}


def person(
    hat: Headgear = "bowler",
    coat: Literal["short", "long", "skirt"] = "short",
    dark: bool = False,
    bag: bool = False,
) -> Picture:
    """Somebody standing. `bag`: a suitcase in the right hand."""
    body, trim = (deep, pale) if dark else (pale, deep)
    outline = {
        "short": "M-9-45C-8-48 8-48 9-45L11-18H7L6 0H1L0-16-1 0H-6L-7-18H-11z",
        "long": "M-9-45C-8-48 8-48 9-45L12-6H6V0H1V-6H-1V0H-6V-6H-12z",
        "skirt": "M-7-45C-6-48 6-48 7-45L7-30 15 0H-15L-7-30z",
    }[coat]
    lines = {
        "short": "M-1.5-46h3L.8-20H-.8z",
        "long": "M-1-46h2V-6H-1z",
        "skirt": "M-7-31H7V-28.500H-7z",
    }[coat]
    case = (
        (deep(rect(10, -17, 17, 13), rect(15, -20, 7, 2)), cut(rect(10, -12, 17, 1.4)))
        if bag
        else ()
    )
    return join((body(outline), trim(lines), pale(disc(0, -53, 6)), deep(HEADGEAR[hat])), case)


def child(skirt: bool = False, dark: bool = False, arms_up: bool = False) -> Picture:
    body = deep if dark else pale
    outline = (
        "M-5-27C-4-30 4-30 5-27L10-8H5V0H1V-8H-1V0H-5V-8H-10z"
        if skirt
        else "M-5-27C-4-30 4-30 5-27L7-12H5L4 0H1L0-10-1 0H-4L-5-12H-7z"
    )
    arms = stroke(-5, -26, -11, -36, 3) + stroke(5, -26, 11, -36, 3) if arms_up else ""
    return (
        body(outline, arms),
        pale(disc(0, -34, 5)),
        deep("M-5-34C-6-41 6-41 5-34 2-37-2-37-5-34z"),
    )


def porter(load: Literal["crate", "sack", "bundle"] = "crate", dark: bool = False) -> Picture:
    """Bent under a load, a rope over the shoulder, walking to the right."""
    body = deep if dark else pale
    loads = {
        "crate": (
            deep(rect(-28, -72, 30, 32)),
            pale(stroke(-28, -72, 2, -40, 2), rect(-28, -57, 30, 2)),
        ),
        "sack": (
            deep("M-26-44C-32-66-18-76-8-74 4-74 8-58 0-42-8-38-20-38-26-44z"),
            pale("M-14-75l3-7h7l2 8z"),
        ),
        "bundle": (
            deep(oval(-14, -56, 17, 15)),
            pale(stroke(-30, -60, 2, -52, 2), stroke(-16, -71, -12, -41, 2)),
        ),
    }
    return join(
        loads[load],
        (
            body(
                "M-14-40C-10-48 6-50 12-44L10-24 16-12 20 0H14L8-10 0-20-8-10-14 0H-20L-13-14-8-26z"
            ),
            deep(stroke(8, -46, -8, -36, 2)),
            pale(disc(15, -50, 6.5)),
            deep("M8-52C8-60 20-62 22-54L26-51 14-53z"),
        ),
    )


def priest(dark: bool = True) -> Picture:
    return person("biretta", "long", dark)


def guard() -> Picture:
    """A sentry at ease with a rifle on the shoulder."""
    return join(
        (deep(stroke(9, -20, 13, -80, 2.2)),),
        person("shako", "long", True),
        (cut(rect(-11, -28, 22, 2)),),
    )


def crowd(
    count: int,
    width: float,
    hats: tuple[Headgear, ...] = ("bowler", "cap", "kerchief"),
    scale: float = 1.0,
) -> Picture:
    """Heads and shoulders side by side, seen from the back; every second one is darker."""
    shoulders = "M-15 0C-15-14-9-18 0-18S15-14 15 0z"
    pieces: list[Picture] = []
    for index, x in enumerate(spread(count, width)):
        body = deep if index % 2 else pale
        head = pale if index % 2 else deep
        hat = at(0, 29, ((deep if index % 2 == 0 else pale)(HEADGEAR[hats[index % len(hats)]]),))
        lift = -6 if index % 3 == 1 else 0
        pieces.append(
            at(
                x,
                lift,
                (body(shoulders, rect(-15, 0, 30, 8)), head(disc(0, -24, 6.5))),
                hat,
                scale=scale,
            )
        )
    return join(*pieces)


def speaker() -> Picture:
    """Somebody behind a desk with a raised hand."""
    return (
        pale(
            "M-16-34C-14-52 14-52 16-34z",
            disc(0, -60, 9),
            stroke(14, -44, 28, -62, 6),
            disc(29, -64, 4),
        ),
        deep("M-9-61C-10-72 10-72 9-61 4-66-4-66-9-61z"),
        deep(poly((-26, -36), (26, -36), (20, 0), (-20, 0))),
        pale(rect(-30, -40, 60, 5), rect(-9, -26, 18, 14)),
    )


def rider() -> Picture:
    """A lancer's seat for a horse that stands at the same foot."""
    return (
        deep("M-10-62C-10-80 8-82 10-66L8-52 14-34H6L-2-46-12-50z"),
        pale(disc(2, -86, 6.5), stroke(8, -72, 22, -80, 4)),
        deep("M-5-89L-4-95H8L9-89zM-8-101H12L8-95H-4zM8-100c5-3 8-9 7-14-5 2-8 8-7 14z"),
    )
