"""Pictures of housing, and of industry and science: 40 to 62."""

from stolik.games.tczew.faces.colours import (
    BLUE,
    BRICK,
    CONCRETE,
    DAWN,
    DAY,
    DRESS,
    EARTH,
    FOOT,
    GLASS,
    GRASS,
    GREY,
    INK,
    IRON,
    LAWN,
    LEAF,
    MEADOW,
    MINT,
    MIST,
    MOSS,
    NAVY,
    OCHRE,
    ORANGE,
    PARK,
    PAVEMENT,
    PEARL,
    PLASTER,
    RED,
    ROSE,
    RUST,
    SAND,
    SETTS,
    STEEL,
    STONE,
    TEAL,
    WOOD,
    YARD,
    Scene,
    clouds,
    ground,
    low_sun,
    put,
    river,
    scene,
)
from stolik.press.kit.buildings import chimney, factory, tenement
from stolik.press.kit.grounds import bench, bush, pine, poplar, railing, round_tree
from stolik.press.kit.people import child, person
from stolik.press.kit.pitches import slide
from stolik.press.kit.river import (
    anchor,
    barge,
)
from stolik.press.kit.shapes import Palette, disc, painted, rect, row, spread, stroke
from stolik.press.kit.street import lamp_post
from stolik.press.kit.study import open_book
from stolik.press.kit.town import (
    block,
    board,
    gabled,
    greenhouse,
    house,
    keep,
    smoke,
    stack,
    stepped_house,
)
from stolik.press.kit.wheels import (
    car,
    semaphore,
    tracks,
    van,
)
from stolik.press.kit.works import (
    basin,
    bricks,
    chip,
    gear_wheel,
    kiln,
    meter,
    mill_wheel,
    sieve_heap,
    silo,
    tank,
)

WORKS: dict[int, Scene] = {
    40: scene(
        MEADOW,
        put(80, FOOT, PLASTER, house(64, 36, 2, 5, "hip", 16)),
        put(52, FOOT, PLASTER, house(22, 50, 3, 2, "gable", 18, door=False)),
        put(104, FOOT, PLASTER, gabled(24, 36, 16, 2)),
        (painted("#8A2E24", "M89 46L104 28 119 46L116 47 104 33 92 47z"),),
        put(18, FOOT, PARK, round_tree(46)),
        put(142, FOOT, PARK, round_tree(40)),
        put(128, FOOT, LEAF, bush(20)),
        ground(GRASS),
        put(80, 92, INK, railing(160, 10)),
        (painted("#EFE3C2", rect(70, 82, 20, 10)),),
    ),
    41: scene(
        "#E8DCC8",
        *(
            put(26 + 36 * i, FOOT, BRICK if i % 2 else ROSE, house(34, 26, 2, 3, "saddle", 12))
            for i in range(4)
        ),
        *(put(44 + 36 * i, 46, RUST, chimney(10, 6)) for i in range(3)),
        ground(YARD),
        put(80, 91, IRON, tracks(160)),
        put(150, FOOT, IRON, semaphore(50), flip=True),
    ),
    42: scene(
        DAWN,
        low_sun(24, 22),
        put(80, 74, ROSE, house(70, 32, 2, 5, "flat", 3)),
        put(46, 74, BRICK, keep(18, 46)),
        put(114, 74, BRICK, keep(18, 46)),
        put(80, 40, ROSE, stepped_house(28, 4, 2, door=False)),
        (painted(GRASS, "M0 76Q20 72 40 74H122Q142 72 160 78V92H0z"),),
        river(12),
    ),
    43: scene(
        "#E6DFD0",
        put(24, FOOT, OCHRE, tenement(40, 54, 3, 3, "mansard", "shops")),
        put(66, FOOT, ROSE, tenement(38, 60, 3, 3, "attic", "gate")),
        put(105, FOOT, PLASTER, tenement(36, 52, 3, 3, "pitched", "door")),
        put(142, FOOT, MOSS, tenement(34, 58, 3, 3, "mansard", "shops")),
        ground(SETTS),
        put(86, 88, IRON, lamp_post(56), scale=0.8),
    ),
    44: scene(
        DAY,
        clouds((30, 18, 0.8), (120, 12, 0.6)),
        put(30, FOOT, CONCRETE, block(42, 70, 6, 4)),
        put(80, FOOT, PEARL, block(42, 76, 7, 4)),
        put(130, FOOT, SAND, block(42, 64, 6, 4)),
        put(56, FOOT, PARK, round_tree(20)),
        put(105, FOOT, PARK, round_tree(24)),
        ground(GRASS),
    ),
    45: scene(
        "#E3EEF6",
        put(80, FOOT, PEARL, block(136, 44, 4, 12)),
        (
            painted("#DA782F", rect(12, 34, 136, 5)),
            painted("#F4C542", rect(58, 34, 44, 48)),
            painted(
                "#6C93AD",
                row(rect(80 + x - 4, 44 + 12 * r, 8, 7) for x in spread(3, 40) for r in range(2)),
            ),
        ),
        (painted("#8A2E24", "M50 38L80 14 110 38z"), painted("#FFFBF0", disc(80, 28, 5))),
        ground(LAWN),
        put(30, 90, DRESS, child(True, True, True), scale=0.62),
        put(44, 90, NAVY, child(False, True), scale=0.62),
        put(128, 90, TEAL, slide(34), scale=0.6),
        (
            painted(
                "#F4C542",
                "M16 18l2.5 5.5 6 .7-4.4 4 1.2 6L16 31l-5.3 3.2 1.2-6-4.4-4 6-.7z",
            ),
        ),
    ),
    46: scene(
        "#E9E4D4",
        put(46, FOOT, SAND, block(70, 48, 4, 6)),
        put(120, FOOT, OCHRE, block(62, 40, 3, 5)),
        (painted("#A4371F", "M9 34L14 24H78L83 34zM87 42L92 32H148L153 42z"),),
        put(84, FOOT, PARK, poplar(40)),
        ground(GRASS),
        put(24, 90, RED, car(), scale=0.62),
        put(122, 90, BLUE, car(), scale=0.62),
    ),
    47: scene(
        "#DFEBD8",
        put(30, FOOT, ROSE, block(36, 52, 5, 3)),
        put(66, FOOT, PEARL, block(36, 60, 5, 3)),
        put(104, FOOT, MOSS, block(38, 54, 5, 3)),
        put(142, FOOT, PEARL, block(36, 46, 4, 3)),
        ground(PAVEMENT),
        (painted("#F4C542", rect(36, 84, 88, 7)), painted("#E9CF94", rect(38, 85, 84, 6))),
        put(56, 88, INK, bench(20), scale=0.7),
        put(104, 90, DRESS, child(True, True), scale=0.66),
        put(86, 90, NAVY, child(False, True, True), scale=0.66),
    ),
    48: scene(
        MIST,
        put(52, FOOT, CONCRETE, block(92, 54, 5, 8)),
        put(128, FOOT, CONCRETE, block(40, 72, 8, 3)),
        (
            painted("#C2593A", *(rect(6 + 11.5 * i, 28, 4, 54) for i in (2, 6))),
            painted("#F4C542", rect(109, 10, 38, 4)),
        ),
        put(104, FOOT, PARK, pine(30)),
        put(12, FOOT, PARK, pine(24)),
        ground(GRASS),
        (
            painted(
                "#5B5247",
                stroke(20, 92, 20, 80, 1.4),
                stroke(60, 92, 60, 80, 1.4),
                rect(20, 80, 40, 1),
            ),
            painted("#FFFBF0", rect(24, 81, 8, 7), rect(35, 81, 6, 9)),
            painted("#C3363A", rect(44, 81, 7, 7)),
            painted("#2C78AE", rect(53, 81, 4, 9)),
        ),
    ),
    49: scene(
        MEADOW,
        (painted("#C3D1A6", "M0 58Q60 46 160 60V92H0z"),),
        put(36, 76, PLASTER, house(42, 18, 1, 3, "gable", 18)),
        put(86, 76, OCHRE, house(40, 18, 1, 3, "saddle", 15)),
        put(134, 76, ROSE, house(40, 18, 1, 3, "gable", 17)),
        put(60, 78, PARK, round_tree(26)),
        put(110, 78, PARK, round_tree(30)),
        ground(GRASS, 76),
        put(80, 88, WOOD, railing(150, 9)),
        put(14, 80, LEAF, bush(18)),
    ),
    # Industry and science.
    50: scene(
        "#E9DFC6",
        put(110, 24, GREY, smoke(1.1)),
        put(110, 78, RUST, stack(54, 9)),
        put(38, 78, BRICK, gabled(30, 36, 12)),
        put(66, 78, BRICK, gabled(34, 50, 14)),
        (
            painted(
                "#F3DFB5",
                row(rect(x, y, 6, 6) for x in (55, 70) for y in (40, 52)),
                row(rect(x, y, 5, 6) for x in (29, 41) for y in (56,)),
            ),
        ),
        put(102, 78, RUST, house(42, 28, 1, 3, "flat", 3, door=False)),
        put(132, 80, INK, mill_wheel(16)),
        river(14),
    ),
    51: scene(
        "#E8E2D2",
        put(132, 30, GREY, smoke(1)),
        put(26, 22, GREY, smoke(1)),
        put(26, FOOT, BRICK, stack(58, 8)),
        put(132, FOOT, BRICK, stack(50, 8)),
        put(78, FOOT, BRICK, house(92, 38, 3, 9, "saddle", 12, door=False)),
        put(50, FOOT, RUST, gabled(28, 44, 14, 2)),
        ground(EARTH),
        (
            painted("#F6E9CC", "M96 88L112 66 128 88z"),
            painted("#D9C9A6", "M112 66L128 88H116z"),
            painted(
                "#C2593A",
                *(
                    disc(x, y, 4)
                    for x, y in ((14, 86), (22, 87), (30, 86), (18, 80), (26, 80), (22, 75))
                ),
            ),
            painted(
                "#6F8446",
                *(stroke(x, y - 3, x + 1, y - 8, 2) for x, y in ((18, 80), (26, 80), (22, 75))),
            ),
        ),
    ),
    52: scene(
        DAWN,
        put(44, 20, GREY, smoke(1)),
        put(44, 76, RUST, stack(56, 10)),
        put(78, 76, ROSE, kiln(84, 22)),
        put(134, 76, BRICK, bricks(5, 34)),
        put(14, 76, ROSE, bricks(4, 24)),
        (painted(EARTH, rect(0, 76, 160, 6)),),
        river(11),
        put(120, 86, WOOD, barge(52, "boxes"), scale=0.9),
    ),
    53: scene(
        MIST,
        put(84, FOOT, STEEL, tank(25)),
        put(24, FOOT, RUST, house(26, 30, 1, 2, "flat", 3)),
        put(24, 54, RUST, stack(36, 7)),
        put(26, 18, GREY, smoke(0.8)),
        put(136, FOOT, STONE, silo(20, 44)),
        ground(SETTS),
        (painted("#8C8474", "M104 82L118 70 130 82z"),),
    ),
    54: scene(
        "#D5E4EE",
        put(62, 78, BRICK, house(100, 38, 2, 8, "hip", 14)),
        put(62, 78, RUST, stepped_house(26, 42, 2)),
        (
            painted(
                "#6B4424",
                rect(131, 10, 2.4, 70),
                rect(116, 24, 32, 1.8),
                rect(119, 40, 26, 1.6),
            ),
            painted("#221E1A", stroke(132, 12, 116, 78, 0.8), stroke(132, 12, 150, 78, 0.8)),
            painted("#C3363A", "M133.5 10h14l-4 4 4 4h-14z"),
        ),
        put(18, 78, NAVY, person("cap", "short", True), scale=0.54),
        put(106, 78, STEEL, anchor(0.8)),
        river(14),
    ),
    55: scene(
        "#E6DCCB",
        put(72, FOOT, BRICK, factory(124, 34, 5)),
        put(140, FOOT, RUST, stack(62, 9)),
        put(142, 18, GREY, smoke(0.8)),
        put(72, FOOT, RUST, gabled(30, 34, 18, 2)),
        put(72, 74, INK, board(26, 6, 1)),
        ground(SETTS),
        (
            painted("#8FA2AE", "M16 90v-10h14v10zM18 80q5-6 10 0zM110 90l3-12h12l3 12z"),
            painted("#5C6C78", rect(14, 79, 18, 2), rect(108, 77, 22, 2)),
        ),
    ),
    56: scene(
        "#DDE2E4",
        put(108, FOOT, CONCRETE, factory(96, 30, 5)),
        (painted("#2C78AE", rect(60, 60, 96, 4)),),
        put(44, 48, STEEL, gear_wheel(22, 10)),
        put(78, 66, ORANGE, gear_wheel(12, 8)),
        put(18, 76, STEEL, gear_wheel(10, 8)),
        ground(SETTS),
    ),
    57: scene(
        "#EEE6CF",
        put(80, FOOT, OCHRE, house(130, 44, 3, 11, "hip", 10)),
        put(80, FOOT, PLASTER, gabled(36, 46, 14, 3)),
        (painted("#8A2E24", "M58 38L80 18 102 38L99 40 80 24 61 40z"),),
        ground(PAVEMENT),
        put(34, 90, BLUE, open_book(), scale=0.34),
        put(122, 91, NAVY, person("cap", "short", True, bag=True), scale=0.52),
        put(138, 91, DRESS, person("none", "skirt", True), scale=0.52),
    ),
    58: scene(
        "#DFE3DA",
        put(42, FOOT, CONCRETE, factory(76, 30, 4)),
        put(14, 52, RUST, stack(40, 7)),
        put(112, 84, TEAL, meter(), scale=1.3),
        ground(SETTS, 84),
    ),
    59: scene(
        "#DBE6EC",
        (
            painted("#C9D3D8", rect(10, 34, 140, 48)),
            painted("#2C78AE", rect(10, 34, 140, 8)),
            painted("#6C93AD", rect(16, 50, 60, 8), rect(16, 64, 60, 8)),
            painted("#8C979E", rect(128, 58, 16, 24), rect(108, 58, 16, 24)),
        ),
        put(94, 58, GLASS, chip(26)),
        ground(PAVEMENT),
        put(28, 91, PEARL, van("none", False), scale=0.66),
    ),
    60: scene(
        "#DCE8DE",
        (painted("#C3D1A6", "M0 50Q80 40 160 50V92H0z"),),
        put(128, 58, PEARL, house(36, 18, 1, 3, "flat", 3)),
        put(42, 78, Palette("#6B8F7A", "#C4BCAB", "#8A8474"), basin(70)),
        put(112, 84, Palette("#5C97B8", "#C4BCAB", "#8A8474"), basin(66)),
        put(14, 56, PARK, poplar(30)),
        put(82, 54, PARK, poplar(24)),
    ),
    61: scene(
        "#E0DCC4",
        put(70, FOOT, Palette("#C3363A", "#9A9078", "#6E6450"), sieve_heap(120, 50)),
        (
            painted("#2C78AE", rect(62, 60, 9, 7)),
            painted("#F4C542", rect(86, 66, 8, 6)),
            painted("#FFFBF0", rect(44, 68, 10, 6)),
            painted("#07A0A5", rect(100, 74, 9, 5)),
        ),
        put(134, 88, ORANGE, van("none", False), scale=0.82, flip=True),
        ground(EARTH),
        (
            painted(
                "#FFFBF0",
                "M30 24c4-5 8-4 10-1 2-3 6-4 10 1-4-2-7-1-10 3-3-4-6-5-10-3zM70 12"
                "c3-4 6-3 8-1 2-2 5-3 8 1-3-2-6-1-8 2-2-3-5-4-8-2zM110 30"
                "c3-4 6-3 8-1 2-2 5-3 8 1-3-2-6-1-8 2-2-3-5-4-8-2z",
            ),
        ),
    ),
    62: scene(
        MINT,
        put(40, 68, GLASS, greenhouse(70, 20, 5)),
        put(120, 68, GLASS, greenhouse(70, 20, 5)),
        ground(EARTH, 68),
        (
            painted(
                "#6F8446",
                *(disc(x, 74, 5) for x in range(10, 160, 35)),
                *(disc(x, 84, 6) for x in range(20, 160, 30)),
            ),
            painted(
                "#C3363A",
                *(
                    disc(x + d, 74 + e, 1.6)
                    for x in range(10, 160, 35)
                    for d, e in ((-2, -1), (2, 1))
                ),
                *(
                    disc(x + d, 84 + e, 1.9)
                    for x in range(20, 160, 30)
                    for d, e in ((-2, -2), (3, 1))
                ),
            ),
        ),
    ),
}
