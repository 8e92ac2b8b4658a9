"""Pictures of the start cards and the town halls: 1 to 17."""

from stolik.games.tczew.faces.colours import (
    BLUE,
    BRICK,
    CLAY,
    CONCRETE,
    COOL,
    DAWN,
    DAY,
    DRESS,
    DUSK,
    FOOT,
    GOLD,
    GRASS,
    GREY,
    INK,
    IRON,
    LEAF,
    MEADOW,
    MIST,
    NAVY,
    OCHRE,
    PARK,
    PAVEMENT,
    PEARL,
    PLASTER,
    RED,
    ROSE,
    RUST,
    SETTS,
    SKIN,
    STONE,
    STRAW,
    TEAL,
    WOOD,
    Scene,
    ground,
    low_sun,
    put,
    river,
    scene,
)
from stolik.press.kit.buildings import corner_house
from stolik.press.kit.grounds import bush, poplar, round_tree
from stolik.press.kit.landmarks import column, portico, steps, town_hall
from stolik.press.kit.people import person
from stolik.press.kit.river import bridge_tower, truss
from stolik.press.kit.shapes import (
    Palette,
    arch,
    oval,
    painted,
    poly,
    rect,
    ring,
    row,
    spread,
    stroke,
)
from stolik.press.kit.study import telegram
from stolik.press.kit.town import (
    block,
    board,
    clock_tower,
    emblem,
    flag,
    gabled,
    house,
    nave,
    smoke,
    stack,
    stepped_gate,
    stepped_house,
    timbered,
)
from stolik.press.kit.trade import coins, scales
from stolik.press.kit.wheels import car
from stolik.press.kit.works import bricks, drain_mill, kiln

HALLS: dict[int, Scene] = {
    # Tczew: the gate and its houses over the river.
    1: scene(
        DAWN,
        put(28, 78, ROSE, stepped_house(38, 22, 2, door=False)),
        put(132, 78, ROSE, stepped_house(38, 22, 2, door=False)),
        put(80, 78, RUST, stepped_gate(66, 42)),
        river(14),
    ),
    # Czyżykowo: brick-makers' houses on the slope.
    2: scene(
        DAY,
        low_sun(136, 20),
        (painted(GRASS, "M0 62Q50 48 100 66T160 72V92H0z"),),
        put(116, 66, RUST, stack(46, 8)),
        put(112, 24, GREY, smoke(0.9)),
        put(92, 70, ROSE, kiln(34, 12)),
        put(24, 64, BRICK, gabled(26, 18, 12)),
        put(54, 66, ROSE, gabled(24, 16, 11)),
        put(8, 72, PARK, poplar(40)),
        put(140, 76, BRICK, bricks(3, 26)),
        river(12),
    ),
    # Suchostrzygi: a village between its fields.
    3: scene(
        MEADOW,
        (painted("#C9D4A0", "M0 50Q80 38 160 52V92H0z"),),
        (painted("#DCC98A", "M0 60L60 48 78 47 30 92H0zM110 47L128 48 160 74V92H140z"),),
        put(38, 66, ROSE, house(34, 14, 1, 3, "saddle", 13)),
        put(84, 62, PLASTER, house(30, 13, 1, 3, "saddle", 12)),
        put(122, 68, OCHRE, house(30, 13, 1, 3, "gable", 14)),
        put(62, 70, PARK, round_tree(34)),
        put(148, 66, PARK, round_tree(28)),
        put(104, 70, LEAF, bush(16)),
        ground(GRASS, 76),
        (painted("#6FA3C0", oval(70, 84, 26, 4)),),
    ),
    # Lisewo: dykes, a drainage mill, the church with a timber tower.
    4: scene(
        "#DFE7D2",
        put(150, 66, IRON, truss(60, 10, 4)),
        put(140, 78, BRICK, bridge_tower(12, 34)),
        put(96, 74, BRICK, nave(34, 16, 14, 3)),
        put(74, 74, BRICK, timbered(15, 34, 14, 2)),
        put(34, 74, WOOD, drain_mill(30)),
        (painted(GRASS, "M0 74H150L160 92H0z"),),
        river(9, 1),
    ),
    5: scene(
        CLAY,
        put(80, FOOT, RUST, town_hall(), scale=0.62),
        put(18, FOOT, ROSE, stepped_house(26, 26, 2)),
        put(142, FOOT, ROSE, stepped_house(26, 26, 2)),
        ground(PAVEMENT),
    ),
    # The council round its table.
    6: scene(
        "#E4CDB0",
        (painted("#C9A77C", rect(0, 0, 160, 8), rect(0, 60, 160, 32)),),
        (
            painted("#A4371F", "M62 8H98V34L80 44 62 34z"),
            painted("#F3DFB5", "M72 14c8-4 16 2 14 8l-4 2 3 8-8-3-5 3 1-7-4-5z"),
        ),
        *(
            put(
                x,
                66,
                NAVY if i % 2 else SKIN,
                person("none" if i % 3 else "biretta", "long", True),
                scale=0.62,
            )
            for i, x in enumerate((26, 53, 107, 134))
        ),
        put(80, 64, DRESS, person("broad", "long", True), scale=0.66),
        (painted("#6B4424", "M6 56H154L160 78H0z"), painted("#8C5B33", rect(10, 50, 140, 7))),
        put(60, 52, PLASTER, telegram(), scale=0.24),
        put(104, 52, PLASTER, telegram(), scale=0.24),
        (painted("#221E1A", rect(77, 42, 6, 8), stroke(80, 42, 86, 28, 1.4)),),
    ),
    7: scene(
        "#E6DCC6",
        put(80, FOOT, PLASTER, house(120, 46, 2, 9, "hip", 12, door=False)),
        put(80, FOOT - 8, PLASTER, portico(44, 38, 4)),
        put(80, FOOT, STONE, steps(50, 3, 3)),
        put(132, 36, RED, flag(24, 15)),
        ground(SETTS),
    ),
    8: scene(
        "#E9DCCB",
        put(80, FOOT, BRICK, house(132, 36, 2, 10, "hip", 14)),
        put(80, FOOT, RUST, stepped_house(40, 40, 2)),
        put(80, 76, GOLD, scales(3), scale=0.62),
        ground(PAVEMENT),
    ),
    9: scene(
        DAWN,
        put(88, FOOT, BRICK, corner_house(110, 56, 2), scale=0.84),
        put(24, FOOT, ROSE, house(34, 20, 1, 2, "hip", 10)),
        put(6, FOOT, PARK, round_tree(32)),
        put(150, FOOT, PARK, round_tree(36)),
        ground(GRASS),
    ),
    10: scene(
        DAY,
        put(80, FOOT, BRICK, house(124, 40, 2, 9, "hip", 16)),
        put(46, FOOT, ROSE, stepped_house(30, 42, 2, door=False)),
        put(114, FOOT, ROSE, stepped_house(30, 42, 2, door=False)),
        put(80, FOOT, RUST, clock_tower(16, 56, 14)),
        put(72, FOOT, RED, flag(30, 12)),
        put(94, FOOT, BLUE, flag(30, 12)),
        ground(PAVEMENT),
        put(28, 90, BLUE, car(), scale=0.62),
        put(134, 90, RED, car(), scale=0.62),
    ),
    11: scene(
        COOL,
        put(92, FOOT, CONCRETE, block(100, 52, 4, 9, balconies=False)),
        put(30, FOOT, PEARL, block(36, 40, 3, 3, balconies=False)),
        put(92, 30, INK, board(72, 9, 1)),
        put(30, 34, RED, emblem("shield", 18)),
        ground(PAVEMENT),
        put(126, 90, TEAL, car(), scale=0.7),
        put(58, 90, GREY, car(), scale=0.7),
    ),
    12: scene(
        "#DCE4E8",
        (
            painted("#8FB1C2", rect(18, 26, 124, 56)),
            painted("#B7CFDA", row(rect(80 + x - 7, 30, 14, 48) for x in spread(7, 120))),
        ),
        (painted("#5B5247", rect(12, 20, 136, 7)),),
        *(put(80 + x, FOOT, PEARL, column(56, 7)) for x in spread(5, 110)),
        put(80, 66, GOLD, scales(), scale=0.5),
        put(80, FOOT + 2, STONE, steps(130, 2, 3)),
        ground(SETTS, 84),
    ),
    13: scene(
        STRAW,
        put(50, FOOT, OCHRE, block(72, 54, 4, 6, balconies=False)),
        put(50, 34, INK, board(56, 8, 1)),
        (
            painted("#FFFBF0", poly((96, 30), (132, 26), (138, 74), (102, 78))),
            painted(
                "#A4371F",
                poly((101, 36), (120, 34), (120.5, 38), (101.5, 40)),
                row(
                    poly(
                        (103 + i, 46 + 7 * i),
                        (129 + i, 43 + 7 * i),
                        (129.2 + i, 45 + 7 * i),
                        (103.2 + i, 48 + 7 * i),
                    )
                    for i in range(4)
                ),
            ),
        ),
        put(124, 86, GOLD, coins(5)),
        put(146, 86, GOLD, coins(3), scale=0.9),
        ground(PAVEMENT, 86),
    ),
    14: scene(
        DUSK,
        put(80, FOOT, PLASTER, house(96, 34, 1, 5, "hip", 14)),
        (painted("#8A2E24", arch(68, 82, 24, 30)), painted("#F6E9CC", arch(71, 82, 18, 26))),
        put(72, 88, SKIN, person("top", "short", True), scale=0.62),
        put(
            90,
            88,
            Palette("#F3DFB5", "#FFFBF0", "#E3B48A"),
            person("none", "skirt", False),
            scale=0.6,
        ),
        (painted("#D9A62E", ring(30, 36, 12, 3), ring(44, 36, 12, 3)),),
        put(134, FOOT, ROSE, round_tree(34)),
        put(14, FOOT, ROSE, round_tree(24)),
        ground(PAVEMENT),
    ),
    15: scene(
        MIST,
        put(110, FOOT, CONCRETE, block(76, 52, 3, 5, balconies=False)),
        put(110, 36, INK, board(62, 9, 1)),
        put(24, 66, PEARL, board(30, 34, 5)),
        (painted("#5B5247", rect(11, 62, 2.5, 20), rect(35, 62, 2.5, 20)),),
        ground(SETTS),
        *(
            put(
                52 + 15 * i,
                87,
                (SKIN, DRESS, NAVY, SKIN)[i],
                person(
                    ("cap", "none", "bowler", "kerchief")[i],
                    ("short", "skirt", "long", "skirt")[i],
                    True,
                    bag=i == 0,
                ),
                scale=0.56,
            )
            for i in range(4)
        ),
    ),
    16: scene(
        "#EEE6BE",
        (painted("#D9B64E", "M0 66Q80 54 160 66V92H0z"),),
        put(80, 76, PLASTER, house(70, 22, 1, 5, "hip", 16)),
        put(80, 50, RED, emblem("shield", 15)),
        put(122, 76, RED, flag(38, 15)),
        put(34, 78, PARK, round_tree(40)),
        put(146, 76, PARK, poplar(38)),
        ground(GRASS, 76),
        (
            painted(
                "#C99A2E",
                row(
                    stroke(x, 92, x + 2, 82, 1.4) + oval(x + 2.4, 81, 1.6, 3.4)
                    for x in (8, 15, 22, 29, 132, 139, 146, 153)
                ),
            ),
        ),
    ),
    # A desk, a clerk, the number that is called.
    17: scene(
        "#E8E0D0",
        (painted("#CFC4AC", rect(0, 64, 160, 28)),),
        (
            painted("#221E1A", rect(16, 12, 44, 24)),
            painted("#F4C542", "M26 16h5v16h-5zM38 16h14v4l-7 12h-5l6-12h-8z"),
        ),
        put(112, 66, NAVY, person("none", "long", True), scale=0.86),
        put(44, 88, DRESS, person("kerchief", "skirt", True), scale=0.8),
        (painted("#A8763F", rect(70, 56, 84, 30)), painted("#6B4424", rect(66, 52, 92, 5))),
        (
            painted("#3A3F45", rect(130, 34, 22, 15), rect(139, 49, 4, 3)),
            painted("#9CC4DA", rect(132, 36, 18, 11)),
        ),
        put(84, 52, PLASTER, telegram(), scale=0.3),
    ),
}
