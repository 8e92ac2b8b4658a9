"""Pictures of the unique and the future objects: 132 to 150."""

from stolik.games.tczew.faces.colours import (
    BLUE,
    BRICK,
    CONCRETE,
    DAY,
    DRESS,
    EARTH,
    FOOT,
    GOLD,
    GRASS,
    INK,
    IRON,
    LAWN,
    MEADOW,
    MINT,
    MOSS,
    NAVY,
    OCHRE,
    ORANGE,
    PARK,
    PAVEMENT,
    PEARL,
    RED,
    ROSE,
    SETTS,
    STEEL,
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
from stolik.press.kit.buildings import tenement
from stolik.press.kit.grounds import (
    fountain,
    parasol,
    pine,
    poplar,
    railing,
    round_tree,
    seats,
    telescope,
)
from stolik.press.kit.music import note
from stolik.press.kit.past import (
    fishing_rack,
    funnel_beaker,
    hut,
    log_tower,
    palisade,
    rampart,
    seated_reader,
)
from stolik.press.kit.people import child, person
from stolik.press.kit.pitches import slide
from stolik.press.kit.river import (
    log_boat,
    swimmer,
    truss,
    water,
)
from stolik.press.kit.shapes import (
    Palette,
    disc,
    oval,
    painted,
    poly,
    rect,
    stroke,
)
from stolik.press.kit.street import lamp_post
from stolik.press.kit.town import (
    block,
    house,
    skyline,
    stepped_house,
    timbered,
)
from stolik.press.kit.wheels import (
    car,
    cyclist,
    steam_engine,
    stop_sign,
    tracks,
)
from stolik.press.kit.works import (
    bucket,
    hand_pump,
    hydrant,
    morse_key,
    rack,
    telegraph_pole,
    wind_turbine,
    wires,
)

LANDMARKS: dict[int, Scene] = {
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
