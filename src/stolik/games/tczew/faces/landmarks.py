"""Pictures of the special objects and of the substitutes: 114 to 150, and 168B to 200B."""

from stolik.games.tczew.faces.colours import (
    BLUE,
    BRICK,
    CONCRETE,
    DAWN,
    DAY,
    DRESS,
    EARTH,
    FOOT,
    GOLD,
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
    PLUM,
    RED,
    ROSE,
    RUST,
    SAND,
    SETTS,
    SKIN,
    STEEL,
    STONE,
    TEAL,
    THATCH,
    WATER,
    WOOD,
    Scene,
    clouds,
    ground,
    low_sun,
    put,
    river,
    scene,
)
from stolik.press.kit.buildings import factory, tenement
from stolik.press.kit.grounds import (
    bench,
    bush,
    fountain,
    parasol,
    pine,
    poplar,
    railing,
    reeds,
    round_tree,
    seats,
    slide,
    stage,
    telescope,
)
from stolik.press.kit.music import note, violin
from stolik.press.kit.nature import horse
from stolik.press.kit.past import (
    fishing_rack,
    funnel_beaker,
    hut,
    log_tower,
    palisade,
    rampart,
    seated_reader,
    statue,
)
from stolik.press.kit.people import child, person, porter
from stolik.press.kit.river import (
    bridge_tower,
    jetty,
    log_boat,
    motor_yacht,
    portal,
    sail_boat,
    ship_wheel,
    swimmer,
    truss,
    water,
)
from stolik.press.kit.shapes import (
    Palette,
    arch,
    at,
    disc,
    grid,
    oval,
    painted,
    poly,
    rect,
    ring,
    stroke,
)
from stolik.press.kit.street import lamp_post
from stolik.press.kit.town import (
    block,
    gabled,
    house,
    keep,
    nave,
    skyline,
    smoke,
    stack,
    stepped_house,
    timbered,
    wall,
)
from stolik.press.kit.wheels import (
    bullet_train,
    bus,
    car,
    cyclist,
    rail_car,
    steam_engine,
    stop_sign,
    tracks,
)
from stolik.press.kit.works import (
    bricks,
    bucket,
    drain_mill,
    dutch_mill,
    hand_pump,
    hydrant,
    morse_key,
    rack,
    solar_panel,
    telegraph_pole,
    wind_turbine,
    wires,
)

CROSS = "M-1.5-8h3v5h4v3h-4v8h-3v-8h-4v-3h4z"
BIRDS = (
    "M24 22c3-4 6-3 8-1 2-2 5-3 8 1-3-2-6-1-8 2-2-3-5-4-8-2z"
    "M46 12c2-3 5-2 6-1 1-1 4-2 6 1-2-1-4-1-6 2-2-3-4-3-6-2z"
)

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
    # Unique objects.
    132: scene(
        "#E8DFBC",
        (painted("#B7BD82", "M0 58Q70 46 160 60V92H0z"),),
        put(40, 72, THATCH, hut(50, 36)),
        put(92, 66, THATCH, hut(34, 24)),
        (painted("#B08E5E", "M0 74Q80 68 160 76V92H0z"),),
        put(128, 88, OCHRE, funnel_beaker(1.25)),
        put(
            80,
            88,
            Palette("#F4C542", "#F08A4B", "#6B4424"),
            (
                painted("#6B4424", stroke(-10, 0, 10, -4, 3), stroke(-10, -4, 10, 0, 3)),
                painted("#F08A4B", "M0-20c1 6 7 8 7 14a7 7 0 0 1-14 0c0-6 6-8 7-14z"),
                painted("#F4C542", "M0-11c1 3 3 4 3 7a3 3 0 0 1-6 0c0-3 2-4 3-7z"),
            ),
        ),
    ),
    133: scene(
        DAY,
        (painted("#9DB074", "M0 50Q40 26 92 44L130 66V92H0z"),),
        put(50, 46, WOOD, palisade(72, 16)),
        put(50, 44, THATCH, hut(26, 20)),
        put(24, 72, THATCH, hut(32, 22)),
        put(72, 72, WOOD, fishing_rack(40)),
        (painted("#E9CF94", "M0 74H96L112 82H0z"),),
        river(16, 2),
        put(128, 84, WOOD, log_boat(), scale=1.1),
    ),
    134: scene(
        "#E3E2CC",
        put(80, 80, MOSS, rampart(150, 24)),
        put(80, 58, WOOD, palisade(106, 14)),
        put(80, 80, WOOD, log_tower(44, 24)),
        put(40, 56, WOOD, log_tower(20, 16), scale=0.8),
        put(124, 56, WOOD, log_tower(20, 16), scale=0.8),
        (
            painted("#3A2E28", rect(79.4, 8, 1.2, 16)),
            painted("#A4371F", "M81 8h18l-4 5 4 5H81z"),
        ),
        ground(EARTH, 80),
        (painted("#EFE3C2", "M74 80H86L92 92H68z"),),
    ),
    135: scene(
        "#E6E2D2",
        put(80, 28, IRON, wires(160, 6, 2)),
        put(16, 78, IRON, telegraph_pole(58)),
        put(144, 78, IRON, telegraph_pole(58)),
        put(46, 78, BRICK, house(40, 24, 1, 3, "saddle", 12)),
        ground(EARTH, 78),
        put(104, 86, Palette("#F3DFB5", "#A8763F", "#3A2E28"), morse_key(), scale=1.15),
        (
            painted("#FFFBF0", rect(74, 48, 66, 9)),
            painted(
                "#221E1A",
                rect(78, 51.5, 3, 2),
                rect(84, 51.5, 9, 2),
                rect(96, 51.5, 3, 2),
                rect(102, 51.5, 3, 2),
                rect(108, 51.5, 9, 2),
                rect(120, 51.5, 9, 2),
                rect(132, 51.5, 3, 2),
            ),
        ),
    ),
    136: scene(
        "#E1E6E4",
        put(30, 76, ROSE, tenement(52, 52, 3, 4, "flat", "door")),
        put(130, 76, OCHRE, tenement(54, 44, 2, 4, "flat", "shops")),
        ground(SETTS, 76),
        put(62, 88, Palette("#E1E6E4", "#2F7D5B", "#1F5A43"), hand_pump(54)),
        put(44, 90, STEEL, bucket(), scale=0.9),
        put(108, 89, RED, hydrant(36)),
        (painted("#CFE6F0", rect(43.5, 62, 2, 16)),),
    ),
    137: scene(
        "#DDEAEE",
        put(22, 76, PARK, round_tree(40)),
        put(140, 76, PARK, round_tree(40)),
        ground(PAVEMENT, 74),
        put(80, 86, Palette("#FFFFFF", "#B3AA95", "#7F7666"), fountain(52), scale=1.1),
        (painted("#5C97B8", rect(40, 74, 80, 2)),),
    ),
    138: scene(
        MEADOW,
        put(18, 80, PARK, round_tree(46)),
        put(142, 80, PARK, round_tree(40)),
        put(80, 80, Palette("#EFE3C2", "#E3B766", "#6B4424"), timbered(76, 30, 18, 6)),
        (
            painted("#44692F", rect(50, 58, 14, 22), rect(96, 58, 14, 22)),
            painted("#FFFBF0", disc(57, 66, 3.6), poly((99, 62.5), (107, 62.5), (103, 70))),
            painted("#6B4424", rect(72, 20, 16, 14), "M69 22L80 10 91 22z"),
            painted("#EFE3C2", rect(76, 24, 8, 6)),
        ),
        ground(PAVEMENT, 80),
        put(80, 88, IRON, lamp_post(48), scale=0.9),
    ),
    139: scene(
        "#E9E4D6",
        put(24, 80, PARK, round_tree(54)),
        put(126, 78, ROSE, stepped_house(34, 30, 2)),
        ground(PAVEMENT, 80),
        put(80, 89, Palette("#FFFBF0", "#8C6A3A", "#5A4426"), seated_reader(), scale=1.3),
        (painted("#A4371F", rect(112, 84, 18, 3), rect(114, 81, 14, 3)),),
    ),
    140: scene(
        "#E7E6D4",
        low_sun(30, 22, 11),
        (
            painted("#AFC08A", "M0 50Q80 38 160 48V92H0z"),
            painted("#5C97B8", "M150 46Q90 52 96 62T40 92H112Q128 72 120 64T160 52z"),
            painted("#CFE6F0", "M110 62Q112 70 92 86H86Q106 70 106 62z"),
        ),
        put(132, 50, IRON, truss(50, 5, 6), scale=0.8),
        (painted("#B7A88A", "M0 78H160V92H0z"),),
        put(80, 80, INK, railing(160, 16)),
        put(52, 88, BLUE, telescope(), scale=1.1),
        put(26, 88, DRESS, person("none", "skirt", True), scale=0.6),
    ),
    141: scene(
        "#E4E6E6",
        put(26, FOOT, CONCRETE, block(48, 60, 6, 4)),
        (
            painted("#F6E9CC", rect(50, 14, 86, 68)),
            painted("#A7A296", rect(49, 12, 88, 3)),
            painted(
                "#5F8A4A",
                "M92 80Q88 60 92 40L95 40Q92 60 96 80zM92 68Q76 70 68 60 84 56 92 64z"
                "M94 62Q110 62 118 52 102 48 94 58z",
            ),
            painted(
                "#C3363A",
                *(
                    disc(93 + x, 32 + y, 7)
                    for x, y in ((0, -9), (9, -2), (5, 8), (-5, 8), (-9, -2))
                ),
            ),
            painted("#F4C542", disc(93, 32, 6)),
            painted(
                "#2C78AE",
                *(disc(66 + x, 54 + y, 3.4) for x, y in ((0, -4), (4, 0), (0, 4), (-4, 0))),
                *(disc(120 + x, 46 + y, 3.4) for x, y in ((0, -4), (4, 0), (0, 4), (-4, 0))),
            ),
            painted("#FFFBF0", disc(66, 54, 2), disc(120, 46, 2)),
        ),
        ground(GRASS),
        put(150, FOOT, PARK, round_tree(34)),
    ),
    142: scene(
        "#E3DFDA",
        ground(SETTS, 80),
        put(84, 82, Palette("#C3363A", "#FFFBF0", "#221E1A"), steam_engine(), scale=1.3),
        (
            painted(
                "#221E1A",
                *(poly((x, 65), (x + 7, 65), (x + 17, 41), (x + 10, 41)) for x in (78, 96, 114)),
                *(poly((x, 66), (x + 6, 66), (x + 14, 44), (x + 8, 44)) for x in (12, 26)),
            ),
        ),
        put(80, 91, IRON, tracks(160)),
        put(24, 26, INK, note(True), scale=0.9),
        put(140, 24, INK, note(), scale=0.8),
    ),
    # Future objects.
    143: scene(
        MINT,
        (
            painted("#2F7D5B", "M8 80C12 12 108 12 112 80z"),
            painted("#F7FCF9", "M12 80C16 18 104 18 108 80z"),
            painted(
                "#2F7D5B",
                rect(59, 30, 1.8, 50),
                stroke(38, 36, 28, 80, 1.6),
                stroke(82, 36, 92, 80, 1.6),
                rect(16, 62, 88, 1.6),
            ),
        ),
        put(116, 82, Palette("#fff", "#07A0A5", "#2F7D5B"), slide(54), scale=0.9),
        put(80, 92, WATER, water(160, 12, 1)),
        put(40, 84, RED, swimmer(), scale=0.7),
        (painted("#F4C542", oval(84, 82, 7, 3)), painted("#5C97B8", oval(84, 82, 3, 1.2))),
    ),
    144: scene(
        "#E2EBE6",
        (
            painted("#C4CFC8", rect(14, 24, 116, 58)),
            painted("#4A5A54", *(rect(18, 30 + 18 * i, 108, 11) for i in range(3))),
            painted("#2F7D5B", *(rect(14, 41 + 18 * i, 116, 2.4) for i in range(3))),
        ),
        *(
            put(
                36 + 34 * i + 6 * r,
                41.5 + 18 * r,
                (RED, BLUE, GOLD)[(i + r) % 3],
                car(),
                scale=0.44,
            )
            for r in range(3)
            for i in range(3)
            if (i + r) % 2
        ),
        (
            painted("#2C78AE", rect(134, 20, 20, 22)),
            painted("#FFFBF0", "M139 24h7a5 5 0 0 1 0 10h-3.5v5H139zM142.5 27v4h3a2 2 0 0 0 0-4z"),
            painted("#5B5247", rect(143, 42, 2, 40)),
        ),
        ground(SETTS),
    ),
    145: scene(
        "#DFF0E2",
        low_sun(132, 20, 11),
        (painted("#8CC7A2", "M0 50Q60 38 160 50V62H0z"),),
        put(26, 52, PARK, poplar(36)),
        put(46, 52, PARK, round_tree(28)),
        put(80, 70, WATER, water(160, 16, 2)),
        (
            painted("#8CC7A2", rect(0, 68, 160, 8)),
            painted("#A4371F", rect(0, 74, 160, 18)),
            painted("#FFF3DA", *(rect(8 + 34 * i, 85, 18, 1.6) for i in range(5))),
        ),
        put(66, 84, Palette("#E3B48A", "#2F7D5B", "#221E1A"), cyclist()),
        put(116, 82, Palette("#E3B48A", "#DA782F", "#221E1A"), cyclist(), scale=0.84),
    ),
    146: scene(
        "#DDEFE6",
        put(12, 72, PARK, round_tree(40)),
        put(148, 72, PARK, round_tree(44)),
        (
            painted("#2F7D5B", "M28 66Q34 10 80 10 126 10 132 66L122 66Q116 22 80 22 44 22 38 66z"),
            painted("#1F5A43", "M38 66Q44 22 80 22 116 22 122 66z"),
            painted("#DDF1E5", "M46 66Q52 32 80 32 108 32 114 66z"),
            painted("#C6A15B", rect(30, 64, 100, 6)),
        ),
        ground(LAWN, 70),
        put(80, 92, Palette("#fff", "#C4BCAB", "#8A8474"), seats(3, 100)),
        put(70, 64, DRESS, person("none", "skirt", True), scale=0.34),
        put(90, 64, NAVY, person("none", "short", True), scale=0.34),
    ),
    147: scene(
        "#DDEFF0",
        put(80, 60, Palette("#fff", "#9CCBB4", "#2F7D5B"), skyline(160)),
        river(34, 3),
        (
            painted("#FFFBF0", "M22 78Q26 58 44 56H116Q134 58 146 72L138 82H30z"),
            painted("#2F7D5B", "M24 74H144L138 82H30z"),
            painted(
                "#8FC3D6",
                "M40 70Q42 61 50 60H66V70zM69 60H87V70H69zM90 60H108V70H90zM111 60H116"
                "Q126 62 132 70H111z",
            ),
            painted("#3A3F45", rect(60, 46, 1.6, 10), rect(58, 46, 12, 1.4)),
            painted("#F4C542", rect(78, 50, 14, 6)),
        ),
        put(12, 92, TEAL, stop_sign(34)),
    ),
    148: scene(
        "#CFE0DC",
        (painted("#2B3A3A", rect(8, 14, 144, 68)), painted("#1D2828", rect(8, 74, 144, 8))),
        *(
            put(26 + 27 * i, 78, Palette("#7BE0A8", "#4A5A5C", "#101818"), rack(21, 56, 7))
            for i in range(5)
        ),
        ground("#8FA39C"),
        (painted("#9CCBB4", "M70 8a8 8 0 0 1 14-5 7 7 0 0 1 11 7H66a5 5 0 0 1 4-2z"),),
    ),
    149: scene(
        "#DCEFF2",
        clouds((40, 18, 0.7)),
        (
            painted("#A9D3B0", "M0 72Q50 56 100 68T160 66V92H0z"),
            painted("#8CC7A2", "M0 82Q80 70 160 84V92H0z"),
        ),
        put(36, 76, PEARL, wind_turbine(48, 10)),
        put(82, 80, PEARL, wind_turbine(60, 50)),
        put(130, 76, PEARL, wind_turbine(44, 85)),
    ),
    150: scene(
        "#E3F1E0",
        (painted("#8CC7A2", "M0 50Q50 34 90 46T160 42V92H0z"),),
        put(16, 50, PARK, pine(32)),
        put(34, 46, PARK, pine(24)),
        put(146, 46, PARK, pine(34)),
        (
            painted("#EFE3C2", "M24 60H150L160 92H0z"),
            painted("#5CB0CC", "M34 64H140L152 88H16z"),
            painted(
                "#CFE6F0", *(stroke(34 + 26.5 * i, 64, 16 + 34 * i, 88, 1.2) for i in range(1, 4))
            ),
        ),
        (
            painted(
                "#2F7D5B",
                rect(122, 34, 3, 30),
                rect(134, 34, 3, 30),
                rect(104, 34, 34, 2.4),
                *(rect(124, 40 + 6 * i, 12, 1.4) for i in range(4)),
            ),
        ),
        put(108, 34, Palette("#F3DFB5", "#E3B48A", "#C3363A"), child(False, True, True), scale=0.6),
        put(66, 80, Palette("#CFE6F0", "#DA782F", "#1F4E68"), swimmer(), scale=0.9),
        put(42, 60, ORANGE, parasol(22, 24)),
    ),
}

SUBSTITUTES: dict[int, Scene] = {
    168: scene(
        "#D6E6EE",
        put(26, 80, ROSE, gabled(28, 18, 12)),
        put(130, 80, ROSE, house(30, 22, 2, 3, "flat", 3)),
        (
            painted("#A4371F", "M66 80L72 38H88L94 80z"),
            painted("#7E2A1A", "M84 38H88L94 80H88z"),
            painted("#8A2E24", "M56 40V20L80 4 104 20V40z"),
            painted("#651D15", "M56 20L80 4 104 20z"),
            painted(
                "#F3DFB5",
                *(rect(62 + 14 * i, 24, 8, 10) for i in range(3)),
                arch(76, 80, 8, 14),
                rect(78, 48, 4, 8),
            ),
        ),
        ground(GRASS, 80),
    ),
    171: scene(
        "#F0DDC4",
        low_sun(40, 34, 14),
        (painted("#9AA06C", "M0 50Q80 42 160 50V58H0z"),),
        put(80, 74, WATER, water(160, 20, 3)),
        ground(SETTS, 72),
        put(80, 74, INK, railing(160, 14)),
        put(24, 84, IRON, lamp_post(54)),
        put(84, 84, IRON, lamp_post(54)),
        put(144, 84, IRON, lamp_post(54)),
        put(52, 90, WOOD, bench(30)),
        put(108, 90, DRESS, person("none", "skirt", True), scale=0.54),
        put(122, 90, SKIN, person("bowler", "short", True), scale=0.54),
    ),
    177: scene(
        "#E6E2EC",
        put(62, FOOT, BRICK, factory(108, 36, 4)),
        put(130, FOOT, RUST, stack(60, 8)),
        (
            painted("#221E1A", rect(86, 44, 34, 34)),
            painted("#FFFBF0", rect(89, 47, 28, 28)),
            painted("#C3363A", disc(98, 58, 6)),
            painted("#2C78AE", poly((103, 72), (109, 56), (115, 72))),
            painted("#F4C542", rect(91, 66, 10, 7)),
        ),
        ground(PAVEMENT),
        (
            painted(
                "#E9D3A2",
                "M16 86C10 70 30 60 42 68 52 76 40 80 36 80 30 82 34 90 26 91 20 91 17 89 16 86z",
            ),
            painted("#C3363A", disc(22, 78, 2.6)),
            painted("#2C78AE", disc(29, 72, 2.6)),
            painted("#6F8446", disc(37, 72, 2.6)),
            painted("#F4C542", disc(22, 85, 2.4)),
        ),
    ),
    178: scene(
        "#DDE6EA",
        (
            painted("#FFFBF0", "M0 26Q80 8 160 26V31Q80 14 0 31z"),
            painted("#6B737C", rect(20, 26, 3, 56), rect(78, 20, 3, 62), rect(138, 25, 3, 57)),
        ),
        put(36, 80, BLUE, rail_car(110), scale=0.86),
        (
            painted("#B7A88A", rect(0, 80, 90, 12)),
            painted("#F4C542", rect(0, 80, 90, 2)),
            painted("#4C443B", rect(90, 80, 70, 12)),
        ),
        put(122, 90, RED, bus(62), scale=0.94),
        (
            painted("#1D5FA8", rect(92, 30, 30, 12)),
            painted("#FFFBF0", rect(96, 33, 14, 2), rect(96, 37, 10, 2), "M114 33l5 3-5 3z"),
        ),
    ),
    179: scene(
        "#DCE8EE",
        put(52, 78, BRICK, house(92, 38, 2, 7, "saddle", 14)),
        (
            painted("#1F4E68", rect(22, 44, 60, 9)),
            painted(
                "#CFE6F0",
                "M26 48c4-3 6-3 9 0s6 3 9 0 6-3 9 0 6 3 9 0 6-3 9 0v2.5"
                "c-3-3-6-3-9 0s-6 3-9 0-6-3-9 0-6 3-9 0-5-3-9 0z",
            ),
        ),
        river(16, 2),
        (painted("#B7A88A", rect(0, 76, 104, 5)),),
        put(132, 84, WOOD, sail_boat(64, 42)),
        put(92, 64, WOOD, ship_wheel(9)),
    ),
    182: scene(
        "#E9E0E4",
        (
            painted("#DA782F", "M8 82V36H60V22H104V36H152V82z"),
            painted("#F7E8C8", rect(60, 22, 44, 60)),
            painted("#8FB1C2", grid(64, 30, 8, 38, 4, 1, 9.6, 38)),
            painted("#8E4512", rect(8, 36, 52, 5), rect(104, 36, 48, 5), rect(68, 70, 28, 12)),
            painted(
                "#FFF3DA", grid(16, 50, 10, 12, 3, 1, 14, 12), grid(110, 50, 10, 12, 3, 1, 13, 12)
            ),
        ),
        ground(PAVEMENT),
        put(
            30,
            91,
            PLUM,
            (
                painted("#9A5870", rect(-8, -18, 16, 18)),
                painted("#63324A", "M-5-18q0-8 5-8t5 8h-2q0-6-3-6t-3 6z"),
            ),
        ),
        put(
            50,
            91,
            TEAL,
            (
                painted("#07A0A5", rect(-6, -14, 12, 14)),
                painted("#0B5F63", "M-4-14q0-7 4-7t4 7h-1.6q0-5-2.4-5t-2.4 5z"),
            ),
        ),
        put(124, 91, DRESS, person("none", "skirt", True, bag=True), scale=0.46),
    ),
    184: scene(
        MEADOW,
        put(14, 78, PARK, pine(56)),
        put(34, 76, PARK, round_tree(50)),
        put(132, 76, PARK, round_tree(52)),
        put(150, 78, PARK, pine(50)),
        put(82, 74, Palette("#F7E8C8", "#C2593A", "#8A2E24"), stage(74, 46)),
        ground(GRASS, 74),
        put(80, 92, WOOD, seats(3, 90)),
        put(74, 66, NAVY, person("none", "short", True), scale=0.36),
        put(90, 62, WOOD, violin(), scale=0.2),
        put(118, 24, INK, note(True), scale=0.5),
    ),
    188: scene(
        "#1D1D1B",
        (
            painted(
                "#C8D422",
                "M0 70c16-8 26 6 42 0s26-8 42 0 26 6 42 0 22-5 34 0v22H0z",
                "M80 8c13 17 19 24 19 34a19 19 0 0 1-38 0c0-10 6-17 19-34z",
                disc(32, 58, 5),
                disc(128, 54, 6),
            ),
            painted("#1D1D1B", stroke(71, 34, 89, 52, 5.5), stroke(89, 34, 71, 52, 5.5)),
            painted("#8B9512", "M0 82c20-6 30 4 50 0s30-6 50 0 30 4 60 0v10H0z"),
        ),
    ),
    196: scene(
        "#DFF2E4",
        low_sun(20, 20, 10),
        put(140, 78, PEARL, wind_turbine(56, 20), scale=0.9),
        *(
            put(
                30 + 38 * i,
                78,
                Palette("#4E7F8F", "#F7F3E3", "#5F8A4A"),
                house(32, 24, 2, 3, "mono", 14),
            )
            for i in range(3)
        ),
        *(put(30 + 38 * i, 58, BLUE, solar_panel(20, 8), scale=0.8) for i in range(2)),
        ground(LAWN, 78),
        put(12, 82, PARK, bush(20)),
        put(130, 84, PARK, bush(20)),
    ),
    197: scene(
        "#DDF0EE",
        (
            painted("#A9D3B0", "M0 56Q60 44 160 54V92H0z"),
            painted("#9CCBB4", *(rect(4, y, w, 1.6) for y, w in ((40, 40), (46, 26), (52, 34)))),
            painted(
                "#C4CFC8", rect(0, 74, 160, 5), *(rect(14 + 44 * i, 78, 8, 14) for i in range(4))
            ),
        ),
        put(76, 76, Palette("#3A5A66", "#FFFBF0", "#2F7D5B"), bullet_train(150), scale=1.0),
        (
            painted(
                "#5B5247",
                rect(0, 30, 160, 1),
                *(rect(20 + 60 * i, 30, 1.6, 46) for i in range(3)),
            ),
        ),
    ),
    198: scene(
        "#DCEFF3",
        clouds((36, 16, 0.7)),
        (painted("#9CCBB4", "M0 54Q80 46 160 54V66H0z"),),
        river(34, 3),
        put(30, 74, PEARL, sail_boat(58, 32)),
        put(66, 74, TEAL, sail_boat(50, 30)),
        put(140, 74, RED, sail_boat(54, 32)),
        put(102, 78, BLUE, motor_yacht(40)),
        put(80, 88, WOOD, jetty(150, 8)),
        (painted("#A8763F", rect(46, 74, 3, 10), rect(84, 74, 3, 10), rect(122, 74, 3, 10)),),
    ),
    200: scene(
        "#E3F0E4",
        low_sun(24, 20, 11),
        river(20, 2),
        put(80, 58, Palette("#fff", "#2F7D5B", "#2F7D5B"), truss(160, 18, 10)),
        put(24, 84, ROSE, bridge_tower(16, 58)),
        put(58, 84, ROSE, bridge_tower(16, 58)),
        put(92, 84, ROSE, bridge_tower(16, 58)),
        put(132, 84, BRICK, portal(40, 58)),
        (
            painted(
                "#F4C542",
                stroke(76, 56, 76, 6, 2.4),
                rect(56, 6, 54, 2.4),
                stroke(76, 0, 104, 7, 1),
                rect(104, 8, 1, 20),
                rect(100, 28, 9, 6),
                rect(56, 8, 6, 5),
            ),
        ),
    ),
}
