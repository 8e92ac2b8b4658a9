"""Single values of a position file; what cannot stand is refused with its line and its rule."""

from typing import Any, NamedTuple

from stolik.games.ziemia.board import CITIES, CITIZENS, FACTION_OF, City, Faction
from stolik.games.ziemia.cards import (
    FACTIONS,
    FIRST_CENTRAL,
    FIRST_REGIME,
    FIRST_RENEWAL,
    FIRST_RULE,
    LAST_CENTRAL,
    LAST_FACTION,
    LAST_REGIME,
    LAST_RENEWAL,
    LAST_RULE,
)
from stolik.games.ziemia.moves import plain
from stolik.kernel.position import PositionFile
from stolik.kernel.refusal import BadInput

Table = dict[str, Any]


class Kind(NamedTuple):
    """Cards that have one back, and the rule that says where they begin."""

    first: int
    last: int
    rule: str


REGIME = Kind(FIRST_REGIME, LAST_REGIME, "TZ-003")
CENTRAL = Kind(FIRST_CENTRAL, LAST_CENTRAL, "TZ-006")
RENEWAL = Kind(FIRST_RENEWAL, LAST_RENEWAL, "TZ-003")
RULE = Kind(FIRST_RULE, LAST_RULE, "TZ-001")


class Written:
    """Reads values and keeps in mind which cards and how many Citizens have been named."""

    def __init__(self, file: PositionFile) -> None:
        self.file = file
        self.named: set[int] = set()
        self.standing = [0] * len(FACTIONS)
        """How many Citizens of each faction are anywhere but at home."""

    # Numbers and words.

    def wrong_kind(self, key: str, line: int, wanted: str) -> BadInput:
        return self.file.malformed("key-type", line, key=key, wanted=wanted)

    def number(
        self,
        key: str,
        least: int,
        most: int,
        usual: int,
        table: Table | None = None,
        rule: str | None = None,
    ) -> int:
        """With a rule if that is what sets the bounds."""
        value, line = self.file.get_int(key, table), self.file.line(key, table)
        if value is None:
            return usual
        if least <= value <= most:
            return value
        params: dict[str, int | str] = {"key": key, "least": least, "most": most}
        if rule:
            raise self.file.illegal(rule, "position-number", line, **params)
        raise self.file.malformed("position-number", line, **params)

    def choice(self, key: str, allowed: tuple[str, ...], usual: str) -> int:
        value = self.file.get_str(key)
        if value is not None and value not in allowed:
            raise self.file.malformed("position-which", key, key=key, allowed=", ".join(allowed))
        return allowed.index(value or usual)

    def city(self, key: str) -> City | None:
        text = self.file.get_str(key)
        if not text:
            return None
        if plain(text) not in CITIES:
            allowed = ", ".join(CITIES)
            raise self.file.malformed("position-city", key, word=text[:20], allowed=allowed)
        return CITIES.index(plain(text))

    # Factions and Citizens.

    def faction(self, letter: str, line: int) -> Faction:
        if letter.upper() not in FACTION_OF:
            allowed = " ".join(FACTIONS)
            raise self.file.malformed("position-faction", line, word=letter, allowed=allowed)
        return FACTION_OF[letter.upper()]

    def citizen(self, letter: str, line: int) -> Faction:
        """Somebody who is not at home; there are four of each faction (TZ-002)."""
        faction = self.faction(letter, line)
        self.standing[faction] += 1
        if self.standing[faction] > CITIZENS:
            named = FACTIONS[faction]
            raise self.file.illegal("TZ-002", "position-citizens", line, faction=named)
        return faction

    def crowd(self, key: str) -> bytes:
        """How many Citizens of each faction are there."""
        counts = bytearray(len(FACTIONS))
        line = self.file.line(key)
        for letter in "".join((self.file.get_str(key) or "").split()):
            counts[self.citizen(letter, line)] += 1
        return bytes(counts)

    def field(self, key: str, table: Table | None = None) -> int:
        """Who stands on a field: a faction plus one, 0 if nobody (TZ-021)."""
        text, line = self.file.get_str(key, table) or "", self.file.line(key, table)
        if len(text) > 1:
            raise self.file.illegal("TZ-021", "position-field", line, field=key, text=text[:20])
        return self.citizen(text, line) + 1 if text else 0

    # Cards.

    def card(self, key: str, kind: Kind, table: Table | None = None) -> int:
        """The card of a key, 0 if there is none."""
        value, line = self.file.get_int(key, table), self.file.line(key, table)
        return self.name(value, kind, line) if value else 0

    def cards(self, key: str, kind: Kind) -> list[int] | None:
        """The cards of a list; None if it is left out."""
        listed = self.file.data.get(key)
        return None if listed is None else self.numbers(key, listed, kind)

    def numbers(self, key: str, listed: object, kind: Kind) -> list[int]:
        line = self.file.line(key)
        if not isinstance(listed, list) or not all(type(each) is int for each in listed):
            raise self.wrong_kind(key, line, f"[{kind.first}, {kind.first + 1} …]")
        return [self.name(card, kind, line) for card in listed]

    def name(self, card: int, kind: Kind, line: int) -> int:
        """Each card may be named once, where cards of its kind can be."""
        if not 1 <= card <= LAST_FACTION:
            raise self.file.malformed("position-card", line, number=card, most=LAST_FACTION)
        if not kind.first <= card <= kind.last:
            bounds = {"least": kind.first, "most": kind.last}
            raise self.file.illegal(kind.rule, "position-kind", line, card=card, **bounds)
        if card in self.named:
            raise self.file.illegal(kind.rule, "position-twice", line, card=card)
        self.named.add(card)
        return card

    def free(self, kind: Kind) -> list[int]:
        """The cards that nobody has named."""
        return [card for card in range(kind.first, kind.last + 1) if card not in self.named]

    def take(self, kind: Kind, count: int) -> list[int]:
        """The lowest of them, named from now on."""
        taken = self.free(kind)[:count]
        self.named.update(taken)
        return taken
