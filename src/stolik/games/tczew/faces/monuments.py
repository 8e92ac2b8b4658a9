"""Pictures of the monuments: 114 to 131."""

from stolik.games.tczew.faces.colours import (
    BRICK,
    DAWN,
    DAY,
    DRESS,
    EARTH,
    FOOT,
    GRASS,
    GREY,
    IRON,
    LEAF,
    MEADOW,
    MIST,
    OCHRE,
    PARK,
    PAVEMENT,
    PLASTER,
    ROSE,
    RUST,
    SAND,
    SETTS,
    SKIN,
    STONE,
    THATCH,
    WOOD,
    Scene,
    clouds,
    ground,
    low_sun,
    put,
    river,
    scene,
)
from stolik.press.kit.buildings import tenement
from stolik.press.kit.grounds import bush, poplar, reeds, round_tree
from stolik.press.kit.nature import horse
from stolik.press.kit.past import (
    hut,
    statue,
)
from stolik.press.kit.people import person, porter
from stolik.press.kit.river import (
    bridge_tower,
    portal,
    truss,
)
from stolik.press.kit.shapes import (
    Palette,
    arch,
    at,
    disc,
    painted,
    rect,
    ring,
    stroke,
)
from stolik.press.kit.town import (
    gabled,
    house,
    keep,
    nave,
    smoke,
    stepped_house,
    timbered,
    wall,
)
from stolik.press.kit.wheels import (
    steam_engine,
)
from stolik.press.kit.works import (
    bricks,
    drain_mill,
    dutch_mill,
)

CROSS = "M-1.5-8h3v5h4v3h-4v8h-3v-8h-4v-3h4z"

MONUMENTS: dict[int, Scene] = {
    114: scene(
        "#E6DFCB",
        put(100, FOOT, BRICK, nave(96, 28, 26, 6)),
        put(40, FOOT, BRICK, keep(38, 62, 4)),
        (
            painted("#7E2A1A", "M22 18L40-2 58 18z"),
            painted(
                "#F3DFB5", arch(30, 40, 5, 14, True), arch(40, 40, 5, 14, True), disc(38, 50, 4)
            ),
            painted("#8A2E24", "M138 82V40l4-4 4 4V82z"),
        ),
        ground(PAVEMENT),
        put(10, FOOT, PARK, round_tree(30)),
    ),
    115: scene(
        MIST,
        put(80, 76, BRICK, wall(120, 32)),
        put(24, 76, RUST, keep(24, 54)),
        put(136, 76, RUST, keep(24, 46)),
        put(80, 76, BRICK, stepped_house(44, 46, 3, door=False)),
        (
            painted("#3A2E28", arch(71, 76, 18, 26, True)),
            painted(
                "#EBDDBB",
                *(rect(73 + 4 * i, 54, 1, 22) for i in range(4)),
                *(rect(71, 58 + 6 * i, 18, 1) for i in range(3)),
            ),
            painted("#FFFBF0", "M72 14h16v12l-8 6-8-6z"),
        ),
        at(80, 22, (painted("#221E1A", CROSS),), scale=0.7),
        river(14),
        (painted("#6B4424", "M68 78h24l4 8H64z"),),
    ),
    116: scene(
        DAWN,
        put(80, 78, BRICK, wall(160, 30)),
        put(40, 78, RUST, keep(26, 50)),
        put(126, 78, RUST, keep(22, 44)),
        (painted("#7E2A1A", "M25 24L40 6 55 24z"), painted("#3A2E28", arch(76, 78, 16, 22, True))),
        put(14, 50, ROSE, gabled(20, 6, 10, 1)),
        ground(GRASS, 78),
        put(102, 84, LEAF, bush(16)),
        (painted("#EFE3C2", "M78 78H90L98 92H68z"),),
    ),
    117: scene(
        "#E7E4CF",
        put(70, FOOT, BRICK, house(74, 28, 2, 5, "saddle", 18)),
        put(112, FOOT, RUST, stepped_house(30, 36, 2)),
        (painted("#FFFBF0", "M20 24h22v18l-11 9-11-9z"),),
        at(31, 35, (painted("#221E1A", CROSS),), scale=1.1),
        (painted("#3A2E28", rect(30, 50, 2, 32)),),
        ground(GRASS),
        put(146, FOOT, PARK, round_tree(40)),
    ),
    118: scene(
        "#EFE3B8",
        (painted("#D9B64E", "M0 62Q80 52 160 64V92H0z"),),
        put(48, 78, WOOD, house(70, 20, 1, 3, "saddle", 20)),
        put(122, 78, ROSE, house(44, 18, 1, 3, "hip", 12)),
        (
            painted("#C99A2E", "M86 78Q84 56 96 50 108 56 106 78z"),
            painted("#A87C1E", "M96 50Q108 56 106 78H99z"),
        ),
        ground(EARTH, 78),
        put(30, 90, IRON, horse(), scale=0.42),
        (
            painted("#6B4424", rect(50, 78, 34, 6), stroke(44, 80, 50, 81, 1.6)),
            painted("#3A2E28", ring(57, 87, 4.5, 1.6), ring(77, 87, 4.5, 1.6)),
        ),
    ),
    119: scene(
        "#E9D5B8",
        (
            painted("#C99A66", "M0 60L40 52 60 70 160 66V92H0z"),
            painted("#B07E4A", "M0 66L36 60 52 78H0z"),
        ),
        put(
            106,
            80,
            ROSE,
            (
                painted("#A4371F", "M-30 0L-22-34H22L30 0z"),
                painted("#7E2A1A", "M10 0L8-34H22L30 0z"),
                painted("#F08A4B", arch(-8, 0, 16, 16)),
                painted("#F4C542", arch(-4, 0, 8, 9)),
            ),
        ),
        put(102, 44, GREY, smoke(1.1)),
        ground(EARTH, 80),
        put(62, 90, BRICK, bricks(4, 34)),
        put(146, 90, ROSE, bricks(3, 26)),
        put(24, 90, Palette("#F3DFB5", "#E3B48A", "#6A5A4C"), porter("crate", True), scale=0.62),
    ),
    120: scene(
        "#E5E9CF",
        put(96, 78, PLASTER, house(70, 28, 2, 5, "hip", 18)),
        (
            painted("#2C78AE", "M22 16h28v22L36 48 22 38z"),
            painted("#F4C542", "M24 36L46 16h4v4L27 40z", disc(31, 23, 3), disc(42, 33, 3)),
        ),
        *(put(10 + 16 * i, 80, PARK, round_tree(20)) for i in range(3)),
        (
            painted(
                "#C3363A",
                *(
                    disc(x, y, 1.5)
                    for x, y in ((7, 64), (13, 67), (24, 64), (29, 68), (40, 65), (45, 67))
                ),
            ),
        ),
        put(146, 78, PARK, poplar(52)),
        ground(GRASS, 78),
        (painted("#EFE3C2", "M90 78H102L116 92H78z"),),
    ),
    121: scene(
        "#E9E8C8",
        (
            painted("#C5CC8E", "M0 54Q80 42 160 56V92H0z"),
            painted("#D9C070", "M90 56L160 60V74H80zM0 60L30 56 44 68H0z"),
        ),
        put(34, 78, THATCH, hut(46, 34)),
        put(84, 74, THATCH, hut(38, 28)),
        put(130, 80, THATCH, hut(44, 32)),
        ground(GRASS, 78),
        (
            painted("#7F7666", rect(98, 80, 16, 8)),
            painted(
                "#6B4424",
                stroke(96, 88, 96, 56, 2),
                stroke(96, 58, 116, 48, 1.8),
                stroke(114, 49, 114, 76, 0.8),
            ),
            painted("#A8763F", rect(110, 74, 7, 6)),
        ),
        put(60, 90, DRESS, person("kerchief", "skirt", True), scale=0.46),
    ),
    122: scene(
        "#EADCC0",
        put(74, FOOT, WOOD, house(84, 38, 3, 6, "saddle", 24)),
        (
            painted(
                "#6B4424",
                *(rect(32, 46 + 9 * i, 84, 1.2) for i in range(4)),
                rect(64, 66, 20, 16),
            ),
            painted("#A8763F", rect(66, 68, 7.5, 14), rect(75, 68, 7.5, 14)),
        ),
        ground(EARTH),
        put(
            132,
            90,
            SAND,
            (
                painted("#D9B98A", "M-8 0C-12-10-8-18-3-20H4C9-18 12-10 8 0z"),
                painted("#B08A55", rect(-3, -23, 7, 4)),
            ),
        ),
        put(
            148,
            90,
            SAND,
            (
                painted("#E9D3A2", "M-8 0C-12-10-8-18-3-20H4C9-18 12-10 8 0z"),
                painted("#B08A55", rect(-3, -23, 7, 4)),
            ),
        ),
        put(18, 90, Palette("#F3DFB5", "#E3B48A", "#6A5A4C"), porter("sack", True), scale=0.6),
    ),
    123: scene(
        "#DDE7E0",
        put(100, FOOT, BRICK, nave(84, 26, 22, 5)),
        put(
            42,
            FOOT,
            BRICK,
            (
                painted("#A4371F", rect(-16, -36, 32, 36)),
                painted("#F3DFB5", arch(-4, -6, 8, 16, True)),
            ),
        ),
        put(42, 46, Palette("#7A5230", "#F6E9CC", "#6B4424"), timbered(34, 22, 2, 3)),
        (painted("#8A2E24", "M22 24L42 0 62 24z"),),
        ground(GRASS),
        put(150, FOOT, PARK, round_tree(34)),
        put(12, FOOT, PARK, round_tree(28)),
    ),
    124: scene(
        MEADOW,
        (painted("#C3D1A6", "M0 60Q80 48 160 60V92H0z"),),
        put(80, 78, Palette("#7E97A0", "#F6E9CC", "#6B4424"), timbered(72, 26, 24, 6)),
        (
            painted(
                "#6B4424",
                rect(100, 16, 14, 14),
                "M98 16L107 4 116 16z",
                rect(106.4, -4, 1.4, 9),
                rect(104, -2, 6, 1.4),
            ),
            painted("#F6E9CC", arch(104, 28, 6, 9)),
            painted("#6B4424", arch(76, 78, 9, 15)),
        ),
        put(22, 78, LEAF, poplar(50)),
        put(142, 80, PARK, round_tree(36)),
        ground(GRASS, 78),
        (painted("#B3AA95", arch(30, 86, 8, 12), arch(44, 88, 7, 10)),),
    ),
    125: scene(
        DAY,
        clouds((126, 18, 0.8)),
        (
            painted(GRASS, "M0 60H160V92H0z"),
            painted("#7E9A55", "M0 60H160V64H0z"),
            painted("#5C97B8", "M88 60H98L160 84V92H118z"),
            painted("#CFE6F0", "M98 66L132 84H126L94 66z"),
        ),
        put(58, 76, WOOD, drain_mill(46), scale=1.1),
        put(14, 66, LEAF, reeds(5, 16)),
        put(118, 70, LEAF, reeds(4, 14)),
    ),
    126: scene(
        DAWN,
        low_sun(130, 22, 13),
        river(24, 3),
        put(80, 58, IRON, truss(160, 20, 16)),
        put(34, 92, BRICK, bridge_tower(24, 72)),
        put(114, 92, BRICK, bridge_tower(24, 72)),
    ),
    127: scene(
        "#E4E0DA",
        put(118, 64, IRON, truss(90, 16, 8)),
        put(146, 84, BRICK, bridge_tower(14, 50)),
        river(12),
        put(58, 82, BRICK, portal(62, 62)),
        put(106, 84, RUST, bridge_tower(20, 60)),
        (painted(SETTS, "M0 82H92L98 92H0z"),),
        put(58, 90, SKIN, person("bowler", "short", True), scale=0.34),
    ),
    128: scene(
        "#DCE8EC",
        clouds((28, 22, 0.9), (136, 16, 0.6)),
        (painted(GRASS, "M0 78Q80 68 160 78V92H0z"),),
        put(80, 82, Palette("#6C93AD", "#FFFBF0", "#8C7A66"), dutch_mill(44, 5, 10)),
        put(20, 82, PARK, bush(22)),
        put(138, 82, ROSE, gabled(26, 14, 10)),
    ),
    129: scene(
        "#E7E2D6",
        put(
            80,
            FOOT,
            Palette("#7E97A0", "#D9C28E", "#7F9A6A"),
            tenement(64, 62, 3, 3, "flat", "gate", True),
        ),
        (
            painted("#7F9A6A", "M46 22Q50 2 80 0 110 2 114 22L110 22Q104 8 80 7 56 8 50 22z"),
            painted("#D9C28E", "M50 22Q56 8 80 7 104 8 110 22z"),
            painted("#8A2E24", disc(80, 15, 5)),
            painted(
                "#5F8A4A",
                "M52 26q4 6 2 14t4 12-4-2-6-10 0-12 0-16zM108 26q-4 6-2 14"
                "t-4 12 4-2 6-10 0-12 0-16z",
            ),
        ),
        put(26, FOOT, ROSE, tenement(40, 42, 2, 3, "pitched", "shops")),
        put(134, FOOT, OCHRE, tenement(40, 46, 2, 3, "pitched", "shops")),
        ground(SETTS),
    ),
    130: scene(
        "#DFE5DA",
        put(24, 80, PARK, round_tree(50)),
        put(138, 80, PARK, round_tree(54)),
        put(46, 80, LEAF, round_tree(32)),
        put(80, 84, STONE, statue(76)),
        ground(PAVEMENT, 84),
        (
            painted("#C3363A", *(disc(x, 85, 2.2) for x in (64, 69, 91, 96))),
            painted("#FFFBF0", *(disc(x, 86, 2.2) for x in (60, 74, 86, 100))),
            painted("#5F8A4A", rect(56, 88, 48, 2)),
        ),
    ),
    131: scene(
        MEADOW,
        put(16, 70, PARK, poplar(48)),
        put(148, 72, PARK, round_tree(40)),
        (
            painted("#B3AA95", rect(12, 72, 136, 12)),
            painted("#7F7666", rect(8, 70, 144, 4), rect(12, 82, 136, 2)),
            painted("#F1EADA", rect(64, 76, 32, 5)),
        ),
        put(84, 70, Palette("#F3DFB5", "#2F3A36", "#A4371F"), steam_engine(), scale=1.12),
        ground(GRASS, 84),
    ),
}
