"""Every card has a picture of its own."""

from stolik.games.ziemia.faces.parish import PARISH
from stolik.games.ziemia.faces.party import PARTY
from stolik.games.ziemia.faces.poster import Scene
from stolik.games.ziemia.faces.prison import PRISON
from stolik.games.ziemia.faces.shortages import SHORTAGES
from stolik.games.ziemia.faces.streets import STREETS
from stolik.games.ziemia.faces.surveillance import SURVEILLANCE_CARDS
from stolik.games.ziemia.faces.transport import TRANSPORT

PICTURES: dict[int, Scene] = {
    **SURVEILLANCE_CARDS,
    **PRISON,
    **STREETS,
    **TRANSPORT,
    **SHORTAGES,
    **PARTY,
    **PARISH,
}
"""By number."""
