"""Every card that can lie on the map has a picture of its own."""

from stolik.games.tczew.faces.colours import Scene
from stolik.games.tczew.faces.landmarks import MONUMENTS, SUBSTITUTES
from stolik.games.tczew.faces.leisure import LEISURE
from stolik.games.tczew.faces.services import SERVICES
from stolik.games.tczew.faces.works import WORKS

PICTURES: dict[str, Scene] = {
    **{str(number): each for number, each in (SERVICES | WORKS | LEISURE | MONUMENTS).items()},
    **{f"{number}B": each for number, each in SUBSTITUTES.items()},
}
"""By name: 5, 168B."""
