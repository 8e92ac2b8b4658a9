"""What a card is: 44 Regime, 10 Central Regime and 44 Renewal cards, 8 City rules, 4 factions."""

import hashlib
import json
from dataclasses import asdict, dataclass

from stolik.kernel.deckfile import Text

FACTIONS = "DRSI"
"""Clergy, Workers, Students, Intelligentsia; a faction is an index of this."""
RESOURCES = ("faith", "resistance", "influence")
"""In the order they are printed; a resource is an index of this."""
FAITH, RESISTANCE, INFLUENCE = range(3)

FIRST_REGIME, LAST_REGIME = 1, 44
FIRST_CENTRAL, LAST_CENTRAL = 45, 54
FIRST_RENEWAL, LAST_RENEWAL = 55, 98
FIRST_RULE, LAST_RULE = 99, 106
FIRST_FACTION, LAST_FACTION = 107, 110

ALL = -1
"""In place of a number: as many as there are."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One step of what a card does. Which fields mean something depends on the verb."""

    do: str
    count: int = 1
    """add, scatter, expel, free, lift, discard, sort: how many at most; may be `ALL`."""
    faith: int = 0
    resistance: int = 0
    influence: int = 0
    """gain, lose, pay, ransom: how many of each; gain-one: what may be chosen."""
    per: int = 0
    """lose: once for every City with so many Faithful at least."""
    where: str = ""
    """add, scatter, expel, agent, arrest: which Cities, or the Telephone."""
    outside: str = ""
    """add: not in this City; `here` is the City of the first placement."""
    up_to: bool = False
    """add, lift: may be fewer, and none."""
    agents: bool = False
    """add: even where Agents are; scatter each: where Agents are."""
    clear: bool = False
    """add: only in Cities without a local Regime card."""
    least: int = 0
    """scatter each: only in Cities with so many Faithful."""
    which: str = ""
    """discard: the fullest Renewal card, or empty ones."""
    cost: int = 0
    """lift: only local cards whose printed cost is so much at most; buy: tokens taken off it."""
    time: int = 0
    """delay: what the time printed on the Regime card becomes."""
    when: str = ""
    """The effect happens only under this condition; in a deck file it is written `if`."""

    @property
    def resources(self) -> tuple[int, int, int]:
        return self.faith, self.resistance, self.influence


@dataclass(frozen=True, slots=True)
class _Printed:
    number: int
    title: Text
    text: Text
    """What is printed on it."""
    note: Text | None
    sources: tuple[str, ...]
    stated: tuple[str, ...]
    """What the printed rulebook fixes; the rest is our own reading."""


@dataclass(frozen=True, slots=True)
class Regime(_Printed):
    """A Regime card, immediate or local (TZ-065, TZ-066)."""

    time: int
    effects: tuple[Effect, ...]
    local: bool
    lasting: Text | None = None
    """Local: what holds while it lies in its City, beside the ban on the City rule."""
    bars: str = ""
    """Local: the same as data, one of `BARS`."""
    cost: tuple[int, int, int] = (0, 0, 0)
    """Local: Faith, Resistance, Influence."""
    penalty: int = 0


@dataclass(frozen=True, slots=True)
class Central(_Printed):
    """A Central Regime card (TZ-076)."""

    rule: str
    """One of `CENTRAL_RULES`."""


@dataclass(frozen=True, slots=True)
class Renewal(_Printed):
    """A Renewal card (TZ-036..TZ-046)."""

    fields: tuple[int, ...]
    """The faction of each field, in the order D R S I."""
    influence: int
    when: str
    """any, own or reaction (TZ-R23)."""
    on: str
    """Reaction: one of `EVENTS`."""
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class CityRule(_Printed):
    """A City rule (TZ-031)."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Faction(_Printed):
    """A faction card (TZ-034)."""

    code: str
    ability: str
    """One of `ABILITIES`."""


BARS = ("faithful", "church", "office", "faith", "resistance", "toll", "dearer", "guarded")
"""26 no Faithful, 30 Church and 31 Office closed, 36 no Faith, 37 no Resistance, 40 a Faith for
every action, 43 freeing costs more, 44 expelling costs a Resistance."""
CENTRAL_RULES = (
    "play-costs", "no-city-rules", "play-at-once", "no-reward", "no-abilities",
    "second-arrest", "faith-lost", "one-office", "pay-near", "time-plus",
)  # fmt: skip
"""45 to 54, in this order."""
WHEN = ("any", "own", "reaction")
EVENTS = ("agent", "arrest", "immediate", "regime", "local")
"""What a reaction answers: an Agent is placed, a Citizen is about to be arrested, an immediate, any
or a local Regime card is revealed."""
ABILITIES = ("church", "office", "renewal", "freeing")


@dataclass(frozen=True, slots=True)
class Deck:
    title: Text
    regime: tuple[Regime, ...]
    central: tuple[Central, ...]
    renewal: tuple[Renewal, ...]
    rules: tuple[CityRule, ...]
    factions: tuple[Faction, ...]
    relief: Text
    """What every faction card says besides its ability (TZ-R83)."""
    sources: dict[str, str]

    @property
    def all(self) -> tuple["Regime | Central | Renewal | CityRule | Faction", ...]:
        """All 110 of the box, in the order of their numbers."""
        return (*self.regime, *self.central, *self.renewal, *self.rules, *self.factions)

    @property
    def edition(self) -> str:
        """A hash of what the cards do; words are not part of it."""
        plain = [
            [[c.number, c.time, c.local, c.bars, c.cost, c.penalty, _plain(c.effects)]
             for c in self.regime],
            [[c.number, c.rule] for c in self.central],
            [[c.number, c.fields, c.influence, c.when, c.on, _plain(c.effects)]
             for c in self.renewal],
            [[c.number, _plain(c.effects)] for c in self.rules],
            [[c.number, c.code, c.ability] for c in self.factions],
        ]  # fmt: skip
        return hashlib.sha256(json.dumps(plain).encode()).hexdigest()[:16]

    def __getitem__(self, number: int) -> "Regime | Central | Renewal | CityRule | Faction":
        return self.all[number - 1]


def _plain(effects: tuple[Effect, ...]) -> list[dict[str, object]]:
    return [asdict(effect) for effect in effects]
