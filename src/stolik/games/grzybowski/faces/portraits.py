"""Pictures of cards that are one person or a few, on a canvas of 160 by 160 with its foot at 160.

The title lies over the top left and the round icons over the bottom left, so what a picture is
about stands right of the middle.
"""

from stolik.press.kit.heads import bust, couple
from stolik.press.kit.landmarks import church, synagogue
from stolik.press.kit.music import note, stave
from stolik.press.kit.nature import branch, hill, horse, palm, sun
from stolik.press.kit.people import child, crowd, person, rider, speaker
from stolik.press.kit.shapes import (
    Picture,
    arch,
    at,
    cut,
    deep,
    disc,
    join,
    pale,
    rect,
    row,
    stroke,
)
from stolik.press.kit.street import banner, signpost
from stolik.press.kit.study import books, inkwell, microscope, newspaper, quill
from stolik.press.kit.trade import crate

X = 104
"""Where a portrait stands."""

HEMICYCLE = (
    (0.98, 0.2),
    (0.83, 0.56),
    (0.55, 0.83),
    (0.2, 0.98),
    (-0.2, 0.98),
    (-0.55, 0.83),
    (-0.83, 0.56),
    (-0.98, 0.2),
)
"""Directions of the seats round a rostrum."""

PORTRAITS: dict[int, Picture] = {
    2: join(
        at(X - 8, 160, bust("fedora")), at(126, 160, quill(), scale=1.1), at(126, 160, inkwell())
    ),
    4: join(at(38, 112, church(60, 60), scale=0.66), at(108, 160, bust("lady", dress="blouse"))),
    5: join(at(34, 112, synagogue(96, 66), scale=0.62), at(108, 160, bust("kippah", "long"))),
    6: join(
        at(52, 160, banner(40, 30, 140, "eagle"), flip=True),
        at(X, 160, bust("fur", "long", "zupan")),
    ),
    12: join(
        at(16, 50, stave(132)),
        at(24, 72, note(), scale=0.9),
        at(48, 64, note(True), scale=0.9),
        at(146, 66, note(), scale=0.9),
        at(X, 160, bust("cantor", "goatee", "shawl")),
    ),
    13: join(
        at(X - 4, 160, bust("bald", "goatee", spectacles=True)),
        at(142, 160, child(), scale=1.35),
        at(54, 160, child(True, True), scale=1.25),
    ),
    19: join(at(92, 160, bust("none", "walrus")), at(130, 160, crate(50, 30))),
    21: join(
        (deep(arch(60, 160, 88, 150)), cut(arch(68, 160, 72, 141)), deep(rect(68, 60, 72, 3))),
        at(X, 160, bust("biretta", dress="cassock")),
    ),
    24: join(
        at(118, 128, newspaper(70, 104)),
        at(84, 160, bust("parting", spectacles=True)),
    ),
    25: join(
        at(70, 160, bust("bald", "moustache", "smock", spectacles=True), scale=0.98),
        at(124, 160, microscope(), scale=1.0),
    ),
    26: join(
        at(34, 60, sun(15)),
        at(90, 160, hill(190, 50)),
        at(112, 160, palm(122, 8), scale=0.98),
        at(76, 158, person("brim", "long", True, True), scale=1.2),
    ),
    33: join(at(36, 160, signpost(118)), at(X + 4, 160, bust("kolpak", "walrus", "zupan"))),
    36: join(
        (pale(stroke(132, 52, 148, 14, 3)), deep(stroke(112, 84, 148, 8, 3))),
        at(92, 158, horse(), rider(), scale=1.3),
    ),
    37: join(
        (deep(rect(102, 4, 7, 90), rect(86, 24, 39, 7)),),
        at(62, 160, crowd(2, 56, ("bowler", "top"), 1.1)),
        at(146, 160, crowd(2, 44, ("kerchief", "bowler"), 1.1)),
        at(
            104,
            164,
            (
                pale("M-24 0C-24-40-18-50 0-50S24-40 24 0z"),
                deep(stroke(-17, -42, -3, -80, 9), stroke(17, -42, 6, -76, 9)),
                pale(disc(0, -64, 12)),
                deep("M-12-65C-13-80 13-80 12-65 9-58-9-58-12-65z"),
            ),
        ),
    ),
    39: join(
        at(44, 160, banner(86, 48, 150, dark=True)),
        at(X, 160, bust("cap", dress="coat")),
    ),
    40: join(
        at(130, 150, branch(6), turn=8),
        at(64, 150, branch(6), turn=-8),
        at(100, 160, bust("field cap", "moustache", "uniform"), scale=0.96),
    ),
    42: join(at(84, 160, bust("kippah", "goatee", spectacles=True)), at(130, 160, books(5))),
    43: at(96, 160, couple(bust("bowler", "full"), bust("bun", dress="blouse"), 68, 0.92)),
    52: join(
        (
            deep(arch(14, 160, 144, 146)),
            cut(arch(20, 160, 132, 140)),
            pale(arch(26, 160, 120, 134)),
            cut(arch(34, 160, 104, 126)),
            deep(row(disc(86 - 60 * c, 86 - 60 * s, 4.2) for c, s in HEMICYCLE)),
        ),
        at(88, 162, speaker(), scale=1.35),
    ),
}
