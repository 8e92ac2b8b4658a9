"""The face of a name, as an address has it: `24a`, the card and the side that lies up."""

from functools import lru_cache

from stolik.games.grzybowski.cards import write_face
from stolik.games.grzybowski.faces import Size, face_svg
from stolik.games.grzybowski.moves import read_face
from stolik.kernel.game import Language
from stolik.kernel.refusal import Malformed


@lru_cache(maxsize=1024)
def paint(face: str, language: Language, size: Size) -> str | None:
    """The picture as SVG, None if there is no such face."""
    try:
        up = read_face(face)
    except Malformed:
        return None
    return face_svg(up, language, size) if write_face(up) == face else None
