"""What a face needs to know of a card, whoever tells it."""

from typing import NamedTuple

from stolik.kernel.deckfile import Text


class Shield(NamedTuple):
    """The service that protects: a card beside it, or so many cards of one player."""

    service: str
    cards: int = 0
    """None: one card beside it is enough."""


class FaceCard(NamedTuple):
    number: int
    title: Text
    category: str = ""
    """A letter; an event has none."""
    epoch: int = 0
    """A substitute has none."""
    stars: int = 0
    points: int = 0
    substitute: bool = False
    text: Text | None = None
    """What an event does; a line for the zoom of any other card."""
    target: str = "self"
    """Whom an event hits, in the words of the deck."""
    shield: Shield | None = None

    @property
    def name(self) -> str:
        """As the card is called in a file or an address: 5, 168B."""
        return f"{self.number}B" if self.substitute else str(self.number)

    @property
    def is_event(self) -> bool:
        return not self.category
