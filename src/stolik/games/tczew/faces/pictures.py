"""Every card that can lie on the map has a picture of its own."""

from stolik.games.tczew.faces.colours import Scene
from stolik.games.tczew.faces.commerce import COMMERCE
from stolik.games.tczew.faces.halls import HALLS
from stolik.games.tczew.faces.landmarks import LANDMARKS
from stolik.games.tczew.faces.leisure import LEISURE
from stolik.games.tczew.faces.monuments import MONUMENTS
from stolik.games.tczew.faces.services import SERVICES
from stolik.games.tczew.faces.substitutes import SUBSTITUTES
from stolik.games.tczew.faces.transport import TRANSPORT
from stolik.games.tczew.faces.works import WORKS

_CARDS = (HALLS, SERVICES, WORKS, TRANSPORT, COMMERCE, LEISURE, MONUMENTS, LANDMARKS)

PICTURES: dict[str, Scene] = {
    **{str(number): each for cards in _CARDS for number, each in cards.items()},
    **{f"{number}B": each for number, each in SUBSTITUTES.items()},
}
"""By name: 5, 168B."""
