"""Every card has a picture of its own."""

from stolik.games.grzybowski.faces.places import PLACES
from stolik.games.grzybowski.faces.portraits import PORTRAITS
from stolik.games.grzybowski.faces.scenes import SCENES
from stolik.press.kit.shapes import Picture

PICTURES: dict[int, Picture] = dict(sorted({**PORTRAITS, **PLACES, **SCENES}.items()))
"""By card number."""
