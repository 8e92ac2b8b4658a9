"""The board: six Cities with three square fields and some circles each, and the Telephone.

Cities go by their number in the order of the route; a field is a city times three plus its kind,
and the Telephone comes after the last of them (TZ-023, TZ-050).
"""

from stolik.games.ziemia.cards import FACTIONS

City = int
Field = int
Faction = int

CITIES = ("warszawa", "gniezno", "czestochowa", "krakow", "oswiecim", "nowy-targ")
"""As moves and position files write them."""
WARSZAWA, GNIEZNO, CZESTOCHOWA, KRAKOW, OSWIECIM, NOWY_TARG = range(6)
NOWHERE = 6
"""No City."""
CIRCLES = (6, 4, 6, 7, 3, 4)
"""Together 30, as many as there are Faithful (TZ-R44)."""

KINDS = ("church", "office", "special")
CHURCH, OFFICE, SPECIAL = range(3)
TELEPHONE = 18
FIELDS = 19

CITIZENS = 4
"""Of each faction (TZ-002)."""
AGENTS = 9
POOL_MOST = 10
"""Of each resource (TZ-062)."""
SHOWN = 3
"""Renewal cards face up (TZ-036)."""
MARKS = (25, 50, 75)
"""Where the time marker calls a Mobilisation (TZ-077)."""
LAST_DAY = 100
"""Where it ends the game (TZ-075)."""
FREEING_PRICE = 2

ARREST_ORDER = (SPECIAL, OFFICE, CHURCH)
"""Who is arrested first (TZ-056)."""

FACTION_OF = {code: faction for faction, code in enumerate(FACTIONS)}


def city_of(at: Field) -> City:
    """`NOWHERE` for the Telephone."""
    return at // 3


def kind_of(at: Field) -> int:
    return at % 3


BYTE = tuple(bytes((value,)) for value in range(256))


def put(values: bytes, at: int, value: int) -> bytes:
    """The same numbers with another one at this place."""
    return values[:at] + BYTE[value] + values[at + 1 :]


def members(mask: int) -> list[int]:
    """The numbers of the bits that are set, in ascending order.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
