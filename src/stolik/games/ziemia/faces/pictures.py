"""Every card has a picture of its own."""

from stolik.games.ziemia.faces.factions import FACTIONS
from stolik.games.ziemia.faces.parish import PARISH
from stolik.games.ziemia.faces.party import PARTY
from stolik.games.ziemia.faces.poster import Scene
from stolik.games.ziemia.faces.prison import PRISON
from stolik.games.ziemia.faces.renewal_church import RENEWAL_CHURCH
from stolik.games.ziemia.faces.renewal_people import RENEWAL_PEOPLE
from stolik.games.ziemia.faces.renewal_pilgrims import RENEWAL_PILGRIMS
from stolik.games.ziemia.faces.renewal_press import RENEWAL_PRESS
from stolik.games.ziemia.faces.rules import CITY_RULES
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
    **RENEWAL_CHURCH,
    **RENEWAL_PEOPLE,
    **RENEWAL_PILGRIMS,
    **RENEWAL_PRESS,
    **CITY_RULES,
    **FACTIONS,
}
"""By number."""
