"""Pictures of the substitutes: 168B to 200B."""

from stolik.games.tczew.faces.colours import (
    BLUE,
    BRICK,
    DRESS,
    FOOT,
    GRASS,
    INK,
    IRON,
    LAWN,
    MEADOW,
    NAVY,
    PARK,
    PAVEMENT,
    PEARL,
    PLUM,
    RED,
    ROSE,
    RUST,
    SETTS,
    SKIN,
    TEAL,
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
from stolik.press.kit.buildings import factory
from stolik.press.kit.grounds import bench, bush, pine, railing, round_tree, seats, stage
from stolik.press.kit.music import note, violin
from stolik.press.kit.people import person
from stolik.press.kit.river import (
    bridge_tower,
    jetty,
    motor_yacht,
    portal,
    sail_boat,
    ship_wheel,
    truss,
    water,
)
from stolik.press.kit.shapes import (
    Palette,
    arch,
    disc,
    grid,
    painted,
    poly,
    rect,
    stroke,
)
from stolik.press.kit.street import lamp_post
from stolik.press.kit.town import (
    gabled,
    house,
    stack,
)
from stolik.press.kit.wheels import (
    bullet_train,
    bus,
    rail_car,
)
from stolik.press.kit.works import (
    solar_panel,
    wind_turbine,
)

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
