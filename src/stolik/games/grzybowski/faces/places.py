"""Pictures of cards that are a house or a street; see portraits.py for the canvas."""

from stolik.press.kit.buildings import chimney, corner_house, factory, scaffolding, shop, tenement
from stolik.press.kit.faith import ark, candelabrum
from stolik.press.kit.household import chair, desk_lamp, table
from stolik.press.kit.landmarks import (
    church,
    domed_synagogue,
    gateway,
    high_rise,
    steps,
    synagogue,
    town_hall,
)
from stolik.press.kit.nature import cloud, tree
from stolik.press.kit.people import child, crowd, guard, person
from stolik.press.kit.shapes import (
    Picture,
    arch,
    at,
    cut,
    deep,
    join,
    pale,
    poly,
    rect,
    row,
)
from stolik.press.kit.street import banner, hanging_sign, kerb, lamp_post
from stolik.press.kit.trade import barrel, gear, horseshoe, key, nail


def prozna() -> Picture:
    """Two rows of houses that run away from us to one point."""
    far = (98.0, 104.0)

    def wall(x: float, top: float, bays: int) -> Picture:
        def toward(t: float, y: float) -> tuple[float, float]:
            return x + (far[0] - x) * t, y + (far[1] - y) * t

        side = poly(toward(0, top), toward(0.86, top), toward(0.86, 160), toward(0, 160))
        panes = []
        for i in range(bays):
            t, u = 0.84 * (1 - 0.72**i), 0.84 * (1 - 0.72 ** (i + 0.55))
            for high, low in ((0.12, 0.26), (0.36, 0.5), (0.64, 0.9)):
                ys = top + (160 - top) * high, top + (160 - top) * low
                panes.append(
                    poly(
                        toward(t + 0.05, ys[0]),
                        toward(u + 0.05, ys[0]),
                        toward(u + 0.05, ys[1]),
                        toward(t + 0.05, ys[1]),
                    )
                )
        mark = pale if x < far[0] else deep
        return (mark(side), cut(*panes))

    return join(
        wall(10, 14, 5),
        wall(162, 6, 5),
        (deep(poly((91, 112), (105, 112), (140, 160), (50, 160))),),
        at(128, 160, lamp_post(74)),
    )


def pews() -> Picture:
    """Rows of benches before the ark, the gallery above."""
    benches = []
    for index in range(4):
        y, half = 118 + index * 14, 34 + index * 13
        benches.append(
            (pale if index % 2 else deep)(
                rect(98 - half, y - 8, half - 6, 9), rect(104, y - 8, half - 6, 9)
            )
        )
        benches.append(
            (deep if index % 2 else pale)(
                rect(98 - half, y - 11, 3, 13), rect(101 + half - 6, y - 11, 3, 13)
            )
        )
    gallery = join(
        (
            pale(rect(18, 24, 34, 90), rect(148, 24, 12, 90)),
            cut(
                row(arch(x, 62, 9, 30) for x in (22, 38)),
                arch(150, 62, 8, 30),
                row(arch(x, 112, 9, 34) for x in (22, 38)),
                arch(150, 112, 8, 34),
            ),
            deep(rect(16, 64, 38, 6), rect(146, 64, 14, 6)),
        ),
    )
    return join(gallery, at(100, 108, ark(), scale=0.9), tuple(benches))


PLACES: dict[int, Picture] = {
    9: join(at(96, 158, corner_house(112, 92)), at(92, 160, kerb(130))),
    10: join(at(98, 150, church(96, 74)), at(98, 160, steps(100, 3, 3.5))),
    15: join(at(98, 160, shop(112, 112, shut=True)), at(32, 160, lamp_post(112))),
    17: join(at(98, 156, synagogue(106, 84)), at(98, 160, steps(96, 2, 3))),
    18: join(at(98, 160, town_hall(), scale=1.1)),
    20: join(
        (
            pale(arch(66, 74, 22, 50), arch(97, 74, 22, 50), arch(128, 74, 22, 50)),
            cut(rect(76, 24, 2, 50), rect(107, 24, 2, 50), rect(138, 24, 2, 50)),
        ),
        at(76, 140, chair(52, False)),
        at(108, 140, chair(60, False)),
        at(140, 140, chair(52, False)),
        at(108, 156, table(96, 44)),
        at(86, 112, desk_lamp(), scale=0.9),
        (pale(poly((110, 108), (134, 104), (138, 110), (112, 113))),),
    ),
    22: join(
        at(40, 160, tree(110)),
        at(106, 150, tenement(100, 84, 3, 5, "mansard", "gate", True)),
        at(
            106,
            52,
            (
                pale(rect(-15, -12, 30, 24)),
                deep(poly((-19, -12), (0, -30), (19, -12))),
                cut(arch(-5, 8, 10, 16)),
            ),
        ),
        at(92, 162, child(arms_up=True, dark=True)),
        at(112, 162, child(True)),
        at(130, 162, child(dark=True)),
        at(148, 162, child(True, arms_up=True)),
    ),
    30: join(
        at(94, 160, shop(116, 118)),
        at(126, 100, hanging_sign(at(0, 8, key(), scale=0.8), 30)),
        at(64, 160, barrel(34, 36)),
        *(at(x, 126 + abs(x - 64) / 4, nail(16), turn=(x - 64) * 2) for x in (54, 61, 68, 75)),
        at(132, 158, horseshoe(), scale=0.7),
    ),
    31: prozna(),
    32: join(
        at(42, 112, factory(68, 26), at(16, -26, chimney(48, 9, True))),
        at(116, 160, tenement(72, 112, 4, 4, "attic", "gate", True)),
        at(116, 128, gear(8, 8)),
    ),
    38: join(
        at(112, 134, church(80, 62)),
        at(112, 160, steps(80, 7, 3.8)),
        at(28, 160, banner(64, 40, 136, dark=True)),
        at(92, 162, crowd(4, 104, ("cap", "bowler", "cap"))),
    ),
    41: at(
        94,
        160,
        domed_synagogue(),
        at(-54, -12, candelabrum(2), scale=0.42),
        at(54, -12, candelabrum(2), scale=0.42),
    ),
    45: join(
        at(104, 160, gateway(104, 128, bars=True)),
        at(146, 162, guard(), scale=0.95),
        at(70, 164, crowd(5, 116, ("cap", "kerchief", "bowler", "cap"), 0.95)),
    ),
    49: join(at(34, 54, cloud()), at(140, 30, cloud(0.8)), at(96, 160, high_rise())),
    53: join(
        at(96, 156, church(84, 64)),
        at(130, 158, scaffolding(46, 112, 5)),
        at(60, 160, person("brim", "skirt", True), scale=1.25),
    ),
    54: pews(),
}
