"""What a face needs to know of a card, whoever tells it."""

from typing import Literal, NamedTuple

from stolik.kernel.deckfile import Text

Kind = Literal["immediate", "local", "central", "renewal", "rule", "faction"]


class FaceCard(NamedTuple):
    number: int
    kind: Kind
    title: Text
    text: Text
    ours: bool = True
    """The effect is not in the printed rulebook: the zoom says so."""
    time: int = 0
    """Regime: how far it moves time."""
    lasting: Text | None = None
    """Local: what holds while it lies in its City."""
    cost: tuple[int, int, int] = (0, 0, 0)
    """Local: Faith, Resistance, Influence."""
    penalty: int = 0
    fields: str = ""
    """Renewal: the letters of its fields."""
    influence: int = 0
    when: str = ""
    """Renewal: any, own or reaction."""
    code: str = ""
    """Faction: its letter."""
    relief: Text | None = None
    """Faction: what every faction may do besides."""
