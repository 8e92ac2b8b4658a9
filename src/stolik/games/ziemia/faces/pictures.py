"""Every card has a picture of its own."""

from stolik.games.ziemia.faces.parish import PARISH
from stolik.games.ziemia.faces.party import PARTY
from stolik.games.ziemia.faces.poster import CREAM, Scene, poster, yellow
from stolik.games.ziemia.faces.prison import PRISON
from stolik.games.ziemia.faces.shortages import SHORTAGES
from stolik.games.ziemia.faces.streets import STREETS
from stolik.games.ziemia.faces.surveillance import SURVEILLANCE_CARDS
from stolik.games.ziemia.faces.transport import TRANSPORT
from stolik.press.kit.shapes import disc

BARE = poster(CREAM, yellow(disc(100, 48, 34)))
"""For the cards of the Renewal, the Cities and the factions, which have no poster yet."""

PICTURES: dict[int, Scene] = {
    **dict.fromkeys(range(55, 111), BARE),
    **SURVEILLANCE_CARDS,
    **PRISON,
    **STREETS,
    **TRANSPORT,
    **SHORTAGES,
    **PARTY,
    **PARISH,
}
"""By number."""
