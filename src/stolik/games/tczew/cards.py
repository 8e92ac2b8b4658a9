"""What a card is: the 150 cards of the map, the 50 events and the 12 substitutes."""

import hashlib
import json
from dataclasses import asdict, dataclass

from stolik.kernel.deckfile import Text

CATEGORIES = "RPSZMNTWHKBDUFX"
"""The category codes in the order of the rulebook: four Services, seven Objects, three Special
Objects (monuments, unique, future), and the Contamination, which only a substitute has."""
NONE = 15
"""Start Cards have no category (TCZ-R15)."""
SERVICES = range(4)
OBJECTS = range(4, 11)
SPECIALS = range(11, 14)
HALL, POLICE, FIRE, HEALTH = SERVICES
HOUSING, INDUSTRY, TRANSPORT, RELIGION, TRADE, CULTURE, SPORT = OBJECTS
MONUMENT, UNIQUE, FUTURE = SPECIALS
CONTAMINATION = 14

LAST_CARD, LAST_EVENT = 150, 200
PACKETS = {1: (114, 115, 116), 2: (117, 118, 119), 3: (120, 121, 122), 4: (123, 124, 125)}
"""The three cards that each settlement gets with its Start Card (TCZ-015)."""

HISTORY, RIVER_STARS, RIVERSIDE_STARS, LONELY_STARS = 1, 2, 3, 4
"""What the stars beside a number mean (TCZ-026, TCZ-029, TCZ-030, TCZ-032)."""

TARGETS = ("opponent", "any", "opponents", "everyone", "self")

ROLLED = -1
"""In place of a number: the number rolled for the event."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card to lay on the map."""

    number: int
    category: int
    """An index of `CATEGORIES`, or `NONE`."""
    epoch: int
    stars: int
    title: Text
    short: Text | None
    """The title as the card's face has room for it, where the title is long."""
    note: Text | None
    sources: tuple[str, ...]
    stated: tuple[str, ...]

    @property
    def name(self) -> Text:
        """What stands on the card's face."""
        return self.short or self.title


@dataclass(frozen=True, slots=True)
class Effect:
    """One step of an event. Which fields mean something depends on the verb."""

    do: str
    die: int = 0
    """roll: 3 or 6."""
    count: int = 0
    """pick, lose, look, sift, build: how many at most; may be `ROLLED`."""
    of: tuple[int, ...] = ()
    """pick, cover, a ticking process: only cards of these categories; () means all."""
    without: tuple[int, ...] = ()
    """pick: no cards of these categories."""
    on: str = ""
    """pick: river, riverside or water (both); cover: river or riverside."""
    touching: str = ""
    """pick: cards that touch the user's, or those picked before."""
    neighbours: int = 0
    """pick: cards with exactly so many neighbouring cards."""
    together: bool = False
    """pick: the cards chosen form one connected group."""
    by: str = "user"
    """pick: who chooses, user or target."""
    area: str = ""
    """sweep: row or cross."""
    first: int = NONE
    """build: the category of the first card."""
    chain: bool = False
    """build: each card after the first touches the one before."""
    who: str = ""
    """dry: user or target."""
    ends: tuple[int, ...] = ()
    """dry: at the end of which own turns nothing is drawn, 0 the present or next one."""
    turns: int = 0
    """process: how many turns of the target; may be `ROLLED`."""
    tick: str = ""
    """process: what happens at the start of each turn: return."""
    ban: tuple[int, ...] = ()
    """process: categories the target may not lay."""
    ban_touching: bool = False
    """process: the target may not lay cards beside the user's."""
    either: bool = False
    """cover: a card of one of the categories or on such a field; otherwise both."""
    whose: str = "user"
    """cover: whose card, user or target."""
    look: int = 0
    """restore: how many cards to look at where there is nothing to restore."""

    @property
    def extended(self) -> bool:
        """Is it done only in the extended game? (TCZ-059)"""
        return self.do in ("tokens", "unfortify")


@dataclass(frozen=True, slots=True)
class Event:
    """An event card."""

    number: int
    epoch: int
    title: Text
    short: Text | None
    text: Text
    """What is printed on it."""
    target: str
    shield: int
    """The Service that shields the cards touching it (TCZ-R47), or `NONE`."""
    city_shield: tuple[int, int] | None
    """The Service and how many of it shield a whole city (TCZ-R48)."""
    halls: int
    """How many Town Halls the user needs (TCZ-058)."""
    effects: tuple[Effect, ...]
    note: Text | None
    sources: tuple[str, ...]
    stated: tuple[str, ...]

    @property
    def name(self) -> Text:
        return self.short or self.title


@dataclass(frozen=True, slots=True)
class Substitute:
    """A card that an event lays on a card of the map (TCZ-060)."""

    number: int
    """The number of its event; it is printed with a B."""
    category: int
    title: Text
    short: Text | None
    note: Text | None
    sources: tuple[str, ...]
    stated: tuple[str, ...]

    @property
    def name(self) -> Text:
        return self.short or self.title


@dataclass(frozen=True, slots=True)
class Deck:
    cards: tuple[Card, ...]
    events: tuple[Event, ...]
    substitutes: tuple[Substitute, ...]
    categories: tuple[Text, ...]
    sources: dict[str, str]
    title: Text

    @property
    def all(self) -> tuple["Card | Event | Substitute", ...]:
        """All 212 of the box."""
        return (*self.cards, *self.events, *self.substitutes)

    @property
    def edition(self) -> str:
        """A hash of what the cards do; words and the star of a note are not part of it."""
        plain = [
            [[card.number, card.category, card.epoch, _rule_stars(card)] for card in self.cards],
            [[event.number, event.epoch, event.target, event.shield, event.city_shield,
              event.halls, [asdict(effect) for effect in event.effects]] for event in self.events],
            [[each.number, each.category] for each in self.substitutes],
        ]  # fmt: skip
        return hashlib.sha256(json.dumps(plain).encode()).hexdigest()[:16]

    def __getitem__(self, number: int) -> Card | Event:
        """A card of the map or an event, by its number."""
        if number <= LAST_CARD:
            return self.cards[number - 1]
        return self.events[number - LAST_CARD - 1]


def _rule_stars(card: Card) -> int:
    return 0 if card.stars == HISTORY else card.stars
