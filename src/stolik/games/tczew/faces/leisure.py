"""Pictures of religion, trade, culture and sport: 74 to 113."""

from stolik.games.tczew.faces.colours import BEACH, BLUE, BRICK, CONCRETE, DAWN, DAY, DRESS, EARTH, FOOT, GOLD, GRASS, GREY, INK, IRON, LEAF, MEADOW, NAVY, NIGHT, OCHRE, ORANGE, PARK, PAVEMENT, PEARL, PLASTER, PLUM, RED, ROSE, RUST, SAND, SETTS, SKIN, STEEL, STONE, Scene, TEAL, WATER, WOOD, clouds, ground, low_sun, put, river, scene, stars
from stolik.press.kit.buildings import shop, tenement
from stolik.press.kit.landmarks import portico, synagogue
from stolik.press.kit.people import child, crowd, person
from stolik.press.kit.river import barge, eight, jetty, lanes, river_boat, swimmer, water
from stolik.press.kit.shapes import Palette, arch, disc, grid, oval, painted, path, poly, rect, stroke
from stolik.press.kit.street import lamp_post, stall
from stolik.press.kit.study import books, open_book
from stolik.press.kit.town import block, board, flag, gabled, house, keep, nave, skyline, steeple, stepped_house, vault
from stolik.press.kit.grounds import ball, bandstand, basket, bench, bush, deck_chair, goal, mask, net, parasol, pine, poplar, racket, ramp, round_tree, skater
from stolik.press.kit.trade import barrel, coins
from stolik.press.kit.wheels import car, tyre
from stolik.press.kit.works import comb, pole_stripes, reel, scissors, spanner, tailor_dummy, trolley
from stolik.press.kit.past import crossed_oars, matzevah, ring_of_stones, urn
from stolik.press.kit.household import chair
from stolik.press.kit.music import accordion, curtain, drum, mandolin, note
from stolik.press.kit.nature import horse

LEISURE: dict[int, Scene] = {
    # Religion.
    74: scene(
        "#E6DFC4", low_sun(126, 26, 13), (painted("#B7BD82", "M0 62Q60 50 160 60V92H0z"),), put(80, 66, STONE, ring_of_stones(120, 7)), (painted("#A98B5A", "M0 72H160V92H0z"), painted("#8A6B40", "M40 72h80l-8 20H48z")), put(64, 90, ROSE, urn(0.66)), put(82, 90, OCHRE, urn(0.76)), put(100, 90, RUST, urn(0.6)),
    ),
    75: scene(
        "#E4DEE8", put(94, FOOT, BRICK, nave(96, 34, 10, 7, False)), put(36, FOOT, BRICK, keep(30, 66, 3)), (painted("#A4371F", rect(19, 10, 34, 10)), painted("#7E2A1A", rect(19, 8, 34, 3), rect(35, 0, 2, 8), rect(33, 2, 6, 1.600)), painted("#F3DFB5", *(arch(24 + 8 * i, 46, 4, 20) for i in range(3)))), ground(PAVEMENT), put(150, FOOT, PARK, poplar(40)),
    ),
    76: scene(
        "#EADFC9", put(80, FOOT, PLASTER, synagogue(110, 50), scale=0.84), put(16, FOOT, PARK, round_tree(40)), put(148, FOOT, PARK, round_tree(34)), ground(SETTS),
    ),
    77: scene(
        "#DDE3D0", (painted("#A9BC84", "M0 58Q70 40 160 58V92H0z"),), put(18, 64, PARK, round_tree(46)), put(146, 62, PARK, round_tree(38)), put(48, 76, STONE, matzevah(32, 18)), put(82, 72, PEARL, matzevah(36, 20)), put(112, 78, STONE, matzevah(30, 18), turn=5), put(66, 88, PEARL, matzevah(28, 17), turn=-4), put(98, 90, STONE, matzevah(26, 16)), ground(GRASS, 88),
    ),
    78: scene(
        "#E3E6EE", (painted("#C2593A", "M16 82L92 22 100 82z"), painted("#8A2E24", "M92 22L146 82H100z"), painted("#F3DFB5", arch(76, 82, 14, 22, True)), painted("#E8D9B0", stroke(92, 34, 84, 62, 3))), (painted("#FFFBF0", "M120 82V8L130 2V82z"), painted("#B9B2A2", "M130 2L134 8V82H130z"), painted("#221E1A", rect(125, -8, 1.600, 12), rect(121, -5, 9, 1.600))), ground(GRASS), put(12, FOOT, PARK, pine(30)), put(150, FOOT, PARK, pine(34)),
    ),
    79: scene(
        "#E9E3DA", put(70, FOOT, ROSE, gabled(84, 26, 34, 1)), (painted("#F3DFB5", rect(67, 34, 6, 48), rect(54, 46, 32, 6)), painted("#8A2E24", "M24 58L70 18 116 58L112 60 70 24 28 60z")), put(134, FOOT, BRICK, steeple(18, 54, 14, 2)), ground(PAVEMENT), (painted("#C3363A", *(disc(x, 84, 1.800) for x in range(10, 40, 6))),),
    ),
    80: scene(
        MEADOW, put(80, 80, PLASTER, house(56, 22, 1, 3, "gable", 24, round_head=True)), (painted("#8A2E24", rect(79, 22, 2, 14), rect(75, 26, 10, 2)), painted("#7E97A0", disc(80, 48, 4))), put(24, 80, LEAF, poplar(48)), put(44, 80, PARK, bush(22)), put(122, 80, PARK, bush(26)), put(144, 80, LEAF, round_tree(36)), ground(GRASS, 80), (painted("#EFE3C2", "M74 80H86L98 92H62z"),),
    ),
    81: scene(
        "#DEE8E6", put(92, FOOT, BRICK, vault(90, 32, 18, 6)), (painted("#F3DFB5", disc(92, 40, 7)), painted("#A4371F", rect(91, 33, 2, 14), rect(85, 39, 14, 2))), put(30, FOOT, PEARL, steeple(14, 60, 10, 3)), ground(GRASS), (painted("#FFFBF0", "M128 26c3-4 6-3 8-1 2-2 5-3 8 1-3-2-6-1-8 2-2-3-5-4-8-2zM112 14c3-4 6-3 8-1 2-2 5-3 8 1-3-2-6-1-8 2-2-3-5-4-8-2z"),), put(148, FOOT, PARK, round_tree(34)),
    ),
    # Trade and services.
    82: scene(
        DAWN, put(80, FOOT, BRICK, house(116, 38, 2, 9, "hip", 12)), put(46, FOOT, RUST, stepped_house(30, 42, 2, door=False)), put(112, FOOT, RUST, steeple(18, 44, 20, 1)), ground(PAVEMENT), (painted("#C3363A", rect(20, 74, 9, 14), "M20 74q4.500-6 9 0z"), painted("#FFF3DA", rect(22, 77, 5, 1.600)), painted("#FFFBF0", rect(122, 76, 26, 15)), painted("#A79E8B", "M122 76l13 9 13-9v1.600L135 87 122 77.600z")),
    ),
    83: scene(
        "#EBDCBE", put(60, 78, BRICK, house(72, 46, 4, 5, "gable", 22)), (painted("#3A2E28", rect(57, 18, 6, 3), rect(59, 20, 1.600, 40)), painted("#E9CF94", "M54 60h12l-2 9h-8z")), put(120, 78, ROSE, house(40, 30, 3, 3, "saddle", 10, door=False)), ground(SETTS, 78), river(11, 1), put(126, 88, WOOD, barge(50, "boxes"), scale=0.9),
    ),
    84: scene(
        "#EADFD2", (painted("#C9B08A", rect(0, 70, 160, 22)),), put(40, 82, PLUM, tailor_dummy(), scale=1.2), (painted("#221E1A", "M84 62h40v6H84zM88 62V44q0-6 6-6h20q8 0 8 8v16h-6V48q0-4-4-4H98v18z"), painted("#F4C542", rect(90, 36, 4, 4), disc(121, 50, 3)), painted("#6B4424", rect(74, 68, 64, 4), rect(78, 72, 4, 20), rect(130, 72, 4, 20))), put(146, 68, RED, reel(14)), put(66, 30, STEEL, scissors(0.9), turn=30), (painted("#2C78AE", "M96 62h34l6 4q-20 6-40 0z"),),
    ),
    85: scene(
        "#EFE3C8", put(74, FOOT, OCHRE, house(110, 28, 1, 7, "hip", 18)), (painted("#3A2E28", rect(128, 34, 20, 2), rect(127, 30, 3, 52)), painted("#8A2E24", disc(140, 46, 9)), painted("#F4C542", "M134 49l-1-8 4 3 3-5 3 5 4-3-1 8z")), ground(EARTH), put(14, 90, WOOD, barrel(20, 22)), put(36, 90, WOOD, barrel(16, 18)), put(104, 90, IRON, horse(), scale=0.44),
    ),
    86: scene(
        "#E7DAD6", put(80, FOOT, PLUM, tenement(110, 60, 3, 8, "mansard", "shops", round_head=True)), (painted("#221E1A", rect(46, 58, 68, 8)), painted("#F4C542", *(rect(52 + 8 * i, 60, 4, 4) for i in range(7)))), put(10, 88, IRON, lamp_post(52), scale=0.9), put(150, 88, IRON, lamp_post(52), scale=0.9), ground(PAVEMENT), put(40, 90, SKIN, person("top", "short", True, bag=True), scale=0.46),
    ),
    87: scene(
        MEADOW, put(80, 76, ROSE, skyline(160)), ground(PAVEMENT, 76), put(28, 86, RED, stall(32, 38)), put(80, 88, TEAL, stall(32, 38)), put(132, 86, ORANGE, stall(32, 38)), (painted("#6F8446", *(disc(x, 62, 3.500) for x in (16, 24, 32, 40))), painted("#C3363A", *(disc(x, 64, 3.500) for x in (68, 76, 84, 92))), painted("#F4C542", *(disc(x, 62, 3.500) for x in (120, 128, 136, 144)))), put(54, 91, DRESS, person("kerchief", "skirt", True), scale=0.5), put(107, 91, NAVY, person("cap", "short", True), scale=0.5),
    ),
    88: scene(
        "#DCE5EC", put(66, FOOT, CONCRETE, block(108, 54, 5, 9, balconies=False)), (painted("#C2593A", rect(12, 66, 108, 5), rect(128, 18, 20, 62)), painted("#FFF3DA", *(rect(132, 24 + 9 * i, 12, 5) for i in range(6)))), ground(PAVEMENT), put(30, 90, GREY, car(), scale=0.66), put(96, FOOT, PARK, bush(16)),
    ),
    89: scene(
        "#EBE2CF", put(80, FOOT, PLASTER, house(84, 46, 2, 6, "hip", 16)), put(80, FOOT, SAND, portico(40, 26, 4), scale=0.86), (painted("#1B7457", disc(132, 40, 14)), painted("#FFFBF0", "M125 44h14v3h-14zM127 36h2.500v7H127zm4 0h2.500v7H131zm4 0h2.500v7H135zM124 35l8-5 8 5z")), ground(PAVEMENT), put(26, 90, GOLD, coins(4), scale=0.9), put(132, 90, GOLD, coins(3), scale=0.8),
    ),
    90: scene(
        "#E4E4E0", put(80, FOOT, PEARL, block(132, 54, 1, 1, balconies=False)), (painted("#7E97A0", grid(20, 34, 14, 12, 7, 2, 18, 15)), painted("#DA782F", rect(14, 22, 132, 8)), painted("#FFF3DA", *(rect(44 + 14 * i, 24, 8, 4) for i in range(5))), painted("#CFE6F0", rect(20, 66, 46, 16), rect(94, 66, 46, 16)), painted("#3A3F45", rect(70, 64, 20, 18), rect(79, 64, 1.600, 18))), put(34, 82, PLUM, tailor_dummy(), scale=0.26), put(52, 82, TEAL, tailor_dummy(), scale=0.26), put(110, 82, RED, tailor_dummy(), scale=0.26), ground(PAVEMENT), put(122, 91, DRESS, person("none", "skirt", True, bag=True), scale=0.42),
    ),
    91: scene(
        DAY, (painted("#F4C542", rect(8, 40, 144, 42)), painted("#C3363A", rect(8, 34, 144, 12), rect(110, 16, 30, 22)), painted("#FFFBF0", "M116 22h5l2 8h9l3-7h-11v-2h14l-4 11h-13l-2-8h-3z", disc(124, 34, 1.800), disc(131, 34, 1.800)), painted("#8FB1C2", grid(18, 54, 18, 28, 3, 1, 22, 28)), painted("#5B5247", rect(92, 54, 40, 28))), ground(SETTS), put(46, 90, STEEL, trolley(), scale=0.9), put(120, 90, BLUE, car(), scale=0.7),
    ),
    92: scene(
        "#EFE0DC", put(66, FOOT, Palette("#CFE6F0", "#F6E9CC", "#9A5870"), shop(88, 56)), put(128, FOOT, Palette("#FFFBF0", "#C3363A", "#00497A"), pole_stripes(42)), put(42, 70, INK, scissors(0.5), turn=24), put(66, 66, PLUM, comb(0.55)), ground(PAVEMENT),
    ),
    93: scene(
        "#E8DDD0", put(80, FOOT, BRICK, house(120, 32, 1, 7, "saddle", 14)), put(80, 52, INK, board(60, 9, 1)), ground(PAVEMENT), put(34, 88, TEAL, parasol(40, 40)), put(124, 88, ORANGE, parasol(40, 40)), (painted("#6B4424", rect(22, 72, 24, 2), rect(33, 74, 2, 14), rect(112, 72, 24, 2), rect(123, 74, 2, 14)), painted("#FFFBF0", oval(29, 71, 5, 1.400), oval(129, 71, 5, 1.400), rect(38, 67, 3, 5), rect(116, 67, 3, 5))), put(14, 88, SKIN, chair(36), scale=0.5), put(52, 88, SKIN, chair(36), scale=0.5), put(106, 88, SKIN, chair(36), scale=0.5), put(146, 88, SKIN, chair(36), scale=0.5),
    ),
    94: scene(
        "#F0D9C2", low_sun(24, 26, 12), (painted("#9AA06C", "M0 54Q80 44 160 54V66H0z"),), river(34, 4), put(82, 78, Palette("#F4C542", "#C2593A", "#6B4424"), house(86, 18, 1, 6, "hip", 14)), (painted("#6B4424", "M20 72H144L136 84H28z"), painted("#F4C542", *(disc(30 + 13 * i, 50 + 2 * (i % 2), 2) for i in range(9))), painted("#FFFBF0", disc(82, 62, 7)), painted("#221E1A", rect(78.500, 57, 1.200, 10), rect(77, 57, 0.800, 4), rect(80, 57, 0.800, 4), rect(85, 61, 1.200, 6), oval(85.600, 59, 1.800, 2.600))),
    ),
    95: scene(
        "#DDDAD4", put(80, FOOT, CONCRETE, house(128, 42, 1, 4, "flat", 3, door=False)), (painted("#3A3F45", rect(30, 46, 100, 36)), painted("#DA782F", rect(16, 34, 128, 8)), painted("#FFF3DA", rect(56, 36, 48, 4))), (painted("#8C979E", rect(52, 68, 4, 14), rect(104, 68, 4, 14), rect(44, 66, 72, 3)),), put(80, 66, RED, car(), scale=0.92), put(28, 62, STEEL, spanner(0.8)), ground(SETTS), put(140, 90, INK, tyre(10)), put(140, 74, INK, tyre(8)), put(112, 88, NAVY, person("cap", "short", True), scale=0.54),
    ),
    # Culture and entertainment.
    96: scene(
        MEADOW, put(20, 80, PARK, round_tree(58)), put(142, 80, PARK, round_tree(54)), put(118, 78, LEAF, poplar(56)), put(46, 78, LEAF, round_tree(40)), put(82, 78, PEARL, bandstand(50, 44)), ground(GRASS, 78), (painted("#EFE3C2", "M70 78H94L120 92H44z"),), put(30, 90, WOOD, bench(26), scale=0.8), put(134, 90, DRESS, child(True, True), scale=0.6),
    ),
    97: scene(
        "#E9DDD9", put(80, FOOT, BRICK, house(96, 42, 2, 7, "saddle", 16, round_head=True)), put(80, FOOT, ROSE, gabled(40, 44, 24, 3)), (painted("#F3DFB5", arch(76, 42, 8, 16, True)), painted("#7E2A1A", rect(79, 6, 2, 10), rect(76, 9, 8, 2))), put(20, 88, SKIN, person("cap", "short", True), scale=0.6), put(36, 88, NAVY, person("cap", "short", True), scale=0.6), ground(PAVEMENT), put(134, 30, PLUM, note(True), scale=0.8),
    ),
    98: scene(
        NIGHT, (painted("#9A5870", rect(22, 26, 116, 56)), painted("#63324A", rect(22, 26, 116, 6)), painted("#FFF3DA", rect(34, 40, 92, 16)), painted("#C3363A", "M46 43h5l2 7 2-7h3l2 7 2-7h5l-4 11h-4l-2.500-7-2.500 7h-4zM74 43h4v11h-4zM84 44h9v3h-6v1.500h6V54h-9v-3h6v-1h-6zM98 43h4v8h6v3H98zM110 54l4-11h4l4 11h-4l-.6-2h-2.800l-.6 2z"), painted("#F4C542", *(disc(34 + 11.5 * i, 36, 2) for i in range(9)), *(disc(34 + 11.5 * i, 60, 2) for i in range(9))), painted("#221E1A", rect(66, 64, 28, 18)), painted("#CFE6F0", rect(69, 67, 10, 15), rect(81, 67, 10, 15), rect(30, 66, 18, 14), rect(112, 66, 18, 14))), ground("#1B2130"), put(50, 90, DRESS, person("none", "skirt", True), scale=0.4), put(104, 90, SKIN, person("cap", "short", True), scale=0.4), stars((12, 16), (60, 12), (120, 14), (148, 30)),
    ),
    99: scene(
        DAY, low_sun(136, 20, 12), (painted(GRASS, "M0 40Q80 34 160 42V50H0z"),), put(80, 68, WATER, water(160, 24, 3)), (painted(BEACH, "M0 66Q80 58 160 68V92H0z"),), put(40, 86, RED, parasol(44, 44)), put(54, 88, BLUE, deck_chair()), put(112, 84, GOLD, parasol(36, 38)), (painted("#2C78AE", poly((100, 84), (124, 84), (128, 88), (98, 88))),), put(140, 86, RED, ball(6)), put(78, 90, Palette("#F3DFB5", "#E3B48A", "#00497A"), child(False, True, True), scale=0.62),
    ),
    100: scene(
        "#E9E2EA", put(80, FOOT, CONCRETE, block(124, 42, 1, 1, balconies=False)), (painted("#CFE6F0", grid(24, 52, 14, 30, 7, 1, 17, 30)), painted("#9A5870", rect(14, 36, 132, 10)), painted("#221E1A", rect(70, 62, 20, 20))), put(62, 26, GOLD, mask(0.85)), put(94, 28, PLUM, mask(0.85, True), turn=8), put(24, FOOT, ORANGE, board(14, 26, 3)), put(136, FOOT, TEAL, board(14, 26, 3)), ground(PAVEMENT),
    ),
    101: scene(
        "#E6E1D2", put(46, FOOT, PLASTER, house(76, 40, 2, 5, "hip", 14)), put(122, 82, WOOD, books(5), scale=1.05), put(112, 26, PLUM, open_book(40, 26)), ground(PAVEMENT), put(92, 90, NAVY, child(False, True), scale=0.66),
    ),
    102: scene(
        "#EFE4D0", (painted("#63324A", rect(0, 0, 160, 78)), painted("#F3DFB5", rect(26, 22, 108, 56))), put(80, 80, Palette("#F3DFB5", "#C3363A", "#8E1F24"), curtain(150, 84)), (painted("#A8763F", rect(0, 78, 160, 14)), painted("#6B4424", rect(0, 78, 160, 3))), put(64, 78, DRESS, person("none", "skirt", True), scale=0.66), put(86, 78, NAVY, person("brim", "short", True), scale=0.66), put(108, 78, WOOD, accordion(), scale=0.5),
    ),
    103: scene(
        "#DCEAF0", clouds((34, 18, 0.8), (128, 14, 0.7)), (painted(GRASS, "M0 56Q50 46 100 54T160 50V64H0z"),), put(140, 53, PARK, round_tree(20)), river(32, 3), put(76, 80, Palette("#FFFBF0", "#8FB1C2", "#9A5870"), river_boat(116, 2), scale=1.05), (painted("#C3363A", "M112 30l12 3-12 4z"),),
    ),
    104: scene(
        "#33243A", (painted("#553A78", poly((30, 0), (46, 0), (90, 82), (20, 82))), painted("#63324A", poly((118, 0), (134, 0), (150, 82), (74, 82)))), (painted("#221E1A", rect(0, 76, 160, 16)),), put(80, 76, SKIN, person("none", "short", True), scale=0.86), put(98, 62, ORANGE, mandolin(), scale=0.5, turn=-60), put(38, 78, RED, drum(30, 20)), (painted("#F4C542", oval(26, 50, 9, 2), rect(25.300, 50, 1.400, 28), oval(50, 46, 9, 2), rect(49.300, 46, 1.400, 32)), painted("#6A5A4C", rect(124, 44, 22, 34)), painted("#221E1A", disc(135, 54, 6), disc(135, 69, 7)), painted("#EBDDBB", rect(66, 38, 1.600, 40), disc(67, 37, 3))), put(112, 26, GOLD, note(True), scale=0.7), put(20, 30, PLUM, note(), scale=0.8),
    ),
    # Sport.
    105: scene(
        "#DCEAD6", (painted("#C9B896", rect(0, 40, 160, 26)), painted("#A79E8B", *(rect(0, 44 + 6 * i, 160, 2) for i in range(4)))), (painted("#39424F", *(arch(4 + 20 * i, 60, 12, 12) for i in range(8))), painted("#E3B48A", *(disc(10 + 20 * i, 46, 3) for i in range(8)))), (painted("#709964", rect(0, 64, 160, 28)), painted("#7FA874", rect(0, 64, 40, 28), rect(80, 64, 40, 28))), put(132, 86, PEARL, goal(40, 30)), put(58, 88, Palette("#F3DFB5", "#E3B48A", "#C3363A"), person("none", "short", True), scale=0.66), put(76, 84, INK, ball(6)), (painted("#C3363A", "M10 8h30v20L25 34 10 28z"), painted("#FFFBF0", "M17 12h5v10q3 3 6 0V12h5v11q-8 9-16 0z")),
    ),
    106: scene(
        MEADOW, (painted("#709964", rect(0, 56, 160, 36)), painted("#FFFBF0", rect(0, 58, 160, 1.400), rect(79, 58, 1.600, 34), path("M60 76a20 8 0 1 1 40 0a20 8 0 1 1-40 0zM62 76a18 6.600 0 1 0 36 0a18 6.600 0 1 0-36 0z"))), put(22, 56, PARK, round_tree(26)), put(44, 56, PARK, round_tree(32)), put(142, 56, PARK, round_tree(28)), (painted("#2C78AE", "M66 4h32v22L82 34 66 26z"), painted("#FFFBF0", "M68 16c4-4 6-4 10 0s6 4 10 0 6-3 8-1v5c-2-2-4-2-8 1s-6 4-10 0-6-4-10 0z")), put(40, 84, Palette("#F3DFB5", "#E3B48A", "#2C78AE"), person("none", "short", True), scale=0.6), put(122, 86, Palette("#F3DFB5", "#E3B48A", "#2C78AE"), person("none", "short", True), scale=0.6), put(58, 84, INK, ball(5)),
    ),
    107: scene(
        "#E8E9D6", put(20, 50, PARK, poplar(40)), put(140, 50, PARK, poplar(36)), (painted("#709964", rect(0, 48, 160, 6)), painted("#C2593A", "M22 54H138L160 92H0z"), painted("#FFF3DA", "M40 58H120L121 60H39zM38 60L22 92H19L36 60zM122 60L138 92h3L124 60zM79 60h2v32h-2z")), put(80, 76, INK, net(136, 13)), put(44, 58, WOOD, racket(0.9), turn=-30), put(116, 30, Palette("#FFFBF0", "#C8D422", "#8B9512"), ball(9, "tennis")),
    ),
    108: scene(
        "#DDE3E6", put(80, 84, STONE, ramp(150, 44)), put(46, 66, Palette("#E3B48A", "#9A5870", "#221E1A"), skater(), turn=30), put(118, 42, Palette("#E3B48A", "#2C78AE", "#221E1A"), skater(), turn=-24), ground(SETTS, 84), (painted("#C3363A", "M8 78l6-6 4 4 6-6 3 3-9 9-4-4-3 3z"), painted("#07A0A5", "M132 76q6-8 12 0t10 0v4q-6 6-11 0t-11 0z")),
    ),
    109: scene(
        "#E2E8E0", put(80, FOOT, PEARL, vault(132, 36, 16, 7)), (painted("#709964", rect(14, 66, 132, 16)), painted("#FFFBF0", rect(64, 60, 32, 22)), painted("#3A3F45", rect(68, 64, 24, 18), rect(79, 64, 2, 18)), painted("#FFFBF0", rect(79, 64, 1.600, 18))), ground(PAVEMENT), put(34, 82, ORANGE, ball(8, "basket")), put(120, 83, INK, ball(7)),
    ),
    110: scene(
        "#D9E8DA", put(38, 50, CONCRETE, block(50, 26, 3, 6, balconies=False)), (painted("#3F8F4E", "M0 58H160V92H0z"), painted("#FFFBF0", rect(0, 60, 160, 1.400), rect(84, 60, 1.400, 32)), painted("#C2593A", "M92 62H160V92H92z"), painted("#FFF3DA", rect(96, 66, 60, 1), rect(96, 66, 1, 26))), put(28, 78, PEARL, goal(34, 22)), put(128, 80, Palette("#FFFBF0", "#DA782F", "#3A3F45"), basket(50)), put(148, 46, ORANGE, ball(6, "basket")), put(62, 84, INK, ball(6)), (painted("#8C979E", *(rect(10 + 20 * i, 34, 1, 26) for i in range(8)), rect(0, 34, 160, 1), rect(0, 46, 160, 0.800)),),
    ),
    111: scene(
        DAWN, put(50, 70, WOOD, house(76, 22, 1, 4, "gable", 24, door=False)), (painted("#3A2E28", rect(22, 54, 22, 16), rect(54, 54, 22, 16)), painted("#EBD3A0", "M24 58h18l-2 3H26zM56 58h18l-2 3H58zM24 64h18l-2 3H26zM56 64h18l-2 3H58z")), put(50, 44, RED, crossed_oars(), scale=0.5), (painted(GRASS, "M0 70H100L110 92H0z"),), put(130, 92, WATER, water(70, 22, 2)), (painted("#5C97B8", "M104 80H160V92H110z"),), put(104, 80, WOOD, jetty(26, 8)), put(118, 84, Palette("#E3B48A", "#C3363A", "#3A2E28"), eight(3), scale=0.72), put(96, 70, RED, flag(34, 14)),
    ),
    112: scene(
        "#E8EFD8", (painted("#3F7A22", "M16 48C32 6 128 6 144 48z"), painted("#DCEBF0", "M26 48C42 16 118 16 134 48z"), painted("#3F7A22", rect(79, 20, 2.400, 28), stroke(58, 24, 48, 48, 2.400), stroke(102, 24, 112, 48, 2.400))), put(80, 92, Palette("#CFE6F0", "#4C9CC0", "#2C78AE"), water(160, 44, 0)), put(80, 92, Palette("#FFFBF0", "#FFFBF0", "#C3363A"), lanes(160, 44, 2)), put(70, 72, Palette("#CFE6F0", "#C3363A", "#221E1A"), swimmer(), scale=1.3), put(122, 88, Palette("#CFE6F0", "#2C78AE", "#221E1A"), swimmer()),
    ),
    113: scene(
        DAY, (painted(GRASS, "M0 34Q60 26 160 34V46H0z"),), put(24, 36, PARK, poplar(24)), put(138, 35, PARK, round_tree(20)), put(80, 92, WATER, water(160, 50, 2)), put(80, 90, Palette("#FFFBF0", "#fff", "#C3363A"), lanes(160, 48, 2)), put(92, 56, Palette("#E3B48A", "#2C78AE", "#221E1A"), eight(4), scale=0.7), put(66, 70, Palette("#E3B48A", "#C3363A", "#221E1A"), eight(4), scale=0.8), put(100, 87, Palette("#E3B48A", "#F4C542", "#3A2E28"), eight(4), scale=0.9), (painted("#FFFBF0", *(rect(146 + 3 * (i % 2), 42 + 4 * i, 3, 4) for i in range(8))), painted("#221E1A", *(rect(149 - 3 * (i % 2), 42 + 4 * i, 3, 4) for i in range(8)))),
    ),
}
