"""Pictures of cards that are things, vehicles or a moment; see portraits.py for the canvas."""

from stolik.press.kit.faith import candelabrum, cross, dreidel, lectern
from stolik.press.kit.heads import bust
from stolik.press.kit.household import boots, chair, clock, samovar, vase
from stolik.press.kit.landmarks import station, temple
from stolik.press.kit.music import (
    accordion,
    curtain,
    gramophone,
    mandolin,
    note,
    trumpet,
    violin,
)
from stolik.press.kit.nature import gull, hill, horse, sea, sun, tree, trough
from stolik.press.kit.people import child, crowd, person, porter
from stolik.press.kit.shapes import (
    Picture,
    arch,
    at,
    cut,
    deep,
    disc,
    join,
    pale,
    poly,
    rect,
    stroke,
)
from stolik.press.kit.street import (
    banner,
    cobbles,
    gonfalon,
    kerb,
    lamp_post,
    overhead_wire,
    rails,
    stall,
)
from stolik.press.kit.study import ALEPH, bundle, newspaper, open_book, print_lines
from stolik.press.kit.trade import cash_box, coal, coin, coins, crate, orange
from stolik.press.kit.vehicles import bow, carriage, crane, horse_tram, liner, omnibus, tram


def pennants(x: float, y: float, to_x: float, to_y: float, count: int) -> Picture:
    """Small flags on a line."""
    step = (to_x - x) / count, (to_y - y) / count
    flags = [
        (deep if i % 2 else pale)(
            poly(
                (x + step[0] * i + 1, y + step[1] * i),
                (x + step[0] * (i + 0.8), y + step[1] * (i + 0.8)),
                (x + step[0] * (i + 0.4), y + step[1] * (i + 0.4) + 13),
            )
        )
        for i in range(count)
    ]
    return (deep(stroke(x, y, to_x, to_y, 1.2)), *flags)


SCENES: dict[int, Picture] = {
    1: join(
        at(100, 148, open_book(112, 116)),
        at(52, 62, (cut(print_lines(38, 7, 9, -7)),)),
        at(128, 82, (cut(ALEPH),), scale=1.5),
        at(
            100, 154, (deep("M-58 0C-30-14 30-14 66-2L60 4C30-8-30-6-56 4z", rect(-66, -3, 12, 6)),)
        ),
    ),
    3: join(
        *(at(x, 122, orange(12.5, dark=i % 2 == 0)) for i, x in enumerate((56, 80, 104, 128, 148))),
        *(at(x, 102, orange(12.5, dark=i % 2 == 1)) for i, x in enumerate((68, 92, 116, 140))),
        *(at(x, 82, orange(12.5, dark=i % 2 == 0)) for i, x in enumerate((80, 104, 128))),
        at(92, 62, orange(12.5, True, True)),
        at(117, 62, orange(12.5, True)),
        at(100, 160, crate(116, 48)),
    ),
    7: join(
        at(80, 158, overhead_wire(160, 122)),
        at(92, 156, tram(122), scale=1.05),
        at(80, 160, rails()),
    ),
    8: join(
        at(58, 160, banner(90, 48, 146, dark=True)),
        at(96, 160, crowd(4, 120, ("cap", "cap", "bowler"), 1.45)),
    ),
    11: join(
        at(42, 160, tree(120)),
        at(86, 158, horse(), scale=1.2),
        at(140, 160, trough(40)),
        at(148, 142, person("brim", "skirt", True), scale=1.1),
        at(80, 160, kerb(160)),
    ),
    14: join(
        at(132, 152, lamp_post(140)),
        at(72, 154, bundle(9, 72)),
        at(74, 106, bundle(5, 66)),
        at(116, 154, bundle(5, 56)),
        (
            pale(poly((34, 58), (84, 44), (98, 76), (48, 88))),
            deep(
                poly((40, 62), (82, 50), (84, 55), (42, 67)),
                poly((45, 74), (66, 68), (67, 70), (46, 76)),
                poly((70, 67), (88, 62), (89, 64), (71, 69)),
                poly((48, 80), (68, 74), (69, 76), (49, 82)),
            ),
        ),
        at(80, 160, kerb(160)),
    ),
    16: join(
        at(40, 46, sun(14)),
        at(128, 40, gull()),
        at(108, 54, gull(), scale=0.7),
        at(88, 138, liner(), scale=0.94),
        at(80, 160, sea()),
    ),
    23: join(
        at(36, 112, violin(), scale=0.92, turn=-10),
        at(82, 154, mandolin(), scale=0.92),
        at(104, 44, trumpet(), scale=0.86, turn=-8),
        at(128, 158, accordion(), scale=0.86),
        at(122, 106, note(True), scale=0.95),
    ),
    27: join(
        pennants(8, 62, 134, 8, 9),
        at(90, 142, bow()),
        at(124, 58, person("top", "long", True), scale=0.62),
        at(80, 160, sea(160, 20, 2)),
    ),
    28: join(
        at(104, 96, carriage(100)),
        at(8, 96, carriage(84)),
        (deep(rect(0, 96, 160, 4)),),
        at(72, 160, person("bowler", "long", True, True), scale=1.15),
        at(118, 160, person("brim", "skirt", True), scale=1.1),
        at(146, 160, child(True, True), scale=1.15),
    ),
    29: join(
        at(40, 92, hill(104, 40)),
        at(36, 57, temple(44)),
        (
            pale(rect(0, 116, 118, 44)),
            deep(rect(0, 114, 118, 4), rect(0, 130, 118, 1.4), rect(0, 145, 118, 1.4)),
        ),
        (
            deep("M112 160V78L160 72V160z"),
            cut(disc(128, 98, 4), disc(146, 97, 4)),
            pale("M110 80L160 74V68L108 74z"),
        ),
        at(68, 116, crane(), scale=0.84),
        at(88, 116, coal(54, 28)),
    ),
    34: join(
        at(80, 118, horse_tram(78), scale=0.92),
        at(80, 122, rails()),
        at(14, 118, lamp_post(84)),
        at(80, 160, cobbles(160, 6)),
    ),
    35: join(
        at(22, 154, lamp_post(126)),
        at(88, 154, porter("crate", True), scale=1.1),
        at(130, 154, porter("sack"), scale=1.1),
        at(80, 160, kerb(160)),
    ),
    44: join(
        at(104, 156, stall(92, 96)),
        at(76, 128, clock(13)),
        at(100, 128, vase(), scale=0.85),
        at(122, 128, samovar(), scale=0.8),
        at(138, 128, boots(), scale=0.7),
        at(36, 158, chair(60), scale=1.2),
        at(80, 160, cobbles(150, 1)),
    ),
    46: join(
        at(86, 150, curtain(148, 140)),
        at(102, 152, gramophone(), scale=1.02),
        at(126, 92, note(True), scale=0.9),
        (deep(rect(4, 152, 156, 8)),),
    ),
    47: join(
        at(88, 152, candelabrum(4), scale=1.2),
        at(146, 158, dreidel(), scale=0.9),
        at(122, 158, coin(9)),
        at(104, 158, coins(3), scale=0.7),
    ),
    48: join(
        (pale(arch(30, 160, 130, 150)), cut(arch(38, 160, 114, 141))),
        at(96, 72, crowd(5, 96, ("broad", "bowler"), 0.72)),
        (pale(rect(38, 72, 114, 88)), deep(rect(34, 70, 122, 6)), cut(rect(38, 80, 114, 80))),
        at(96, 158, bust("cantor", "full", "shawl"), scale=0.72),
        at(96, 164, lectern(), scale=0.95),
    ),
    50: join(
        at(84, 98, station(132, 44)),
        at(82, 124, omnibus(), scale=0.84),
        at(80, 126, (deep(rect(-80, -3, 160, 3)),)),
        at(80, 160, cobbles(160, 5)),
    ),
    51: join(
        at(78, 146, newspaper(84, 112), turn=-8),
        at(126, 160, person("cap", "short", True), scale=1.35),
    ),
    55: join(
        at(104, 156, gonfalon(at(0, 18, cross(40, 6)), 60, 74, 146)),
        at(136, 162, cash_box()),
        at(78, 162, crowd(3, 78, ("cap", "kerchief"), 1.1)),
    ),
}
