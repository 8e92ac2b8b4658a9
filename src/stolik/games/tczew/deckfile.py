"""Reads a deck file and checks it card by card; errors name the card and the field."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

from stolik.games.tczew.cards import (
    CATEGORIES,
    CONTAMINATION,
    HISTORY,
    LAST_CARD,
    LAST_EVENT,
    LONELY_STARS,
    NONE,
    PACKETS,
    SERVICES,
    TARGETS,
    Card,
    Deck,
    Event,
    Substitute,
)
from stolik.games.tczew.effectfile import EffectReader
from stolik.kernel.deckfile import Table, Text
from stolik.kernel.position import read_text
from stolik.kernel.refusal import Param

CARD_CODES = CATEGORIES[:CONTAMINATION]
SERVICE_CODES = CATEGORIES[: len(SERVICES)]
SUBSTITUTE_CODES = "UFX"
SUBSTITUTE_MARK = " B"
"""Printed after the number of a substitute (TCZ-060)."""
FACE_LINE = 16
"""How many letters a card's face has room for in each of its two lines."""

EPOCHS = range(1, 6)
CARDS_OF_EPOCH = {
    "R": {3: 5, 4: 8}, "P": {3: 3, 4: 5}, "S": {3: 3, 4: 3}, "Z": {3: 3, 4: 5},
    "M": {3: 4, 4: 6}, "N": {3: 6, 4: 7}, "T": {3: 5, 4: 6}, "W": {1: 1, 3: 3, 4: 4},
    "H": {3: 5, 4: 9}, "K": {3: 2, 4: 7}, "B": {3: 1, 4: 8},
    "D": {2: 12, 3: 4, 4: 2}, "U": {1: 3, 3: 2, 4: 6}, "F": {5: 8},
}  # fmt: skip
"""How many cards of each category have each epoch on the back."""
EVENTS_OF_EPOCH = {3: 18, 4: 24, 5: 8}
SUBSTITUTES_OF = {"U": 7, "F": 4, "X": 1}
SUBSTITUTES = (168, 171, 177, 178, 179, 182, 184, 188, 196, 197, 198, 200)

Titled = Card | Event | Substitute
Each = TypeVar("Each", Card, Event, Substitute)


class _Reader(EffectReader):
    def deck(self, text: str) -> Deck:
        data = self.toml(text)
        self.keys(data, "schema title licence category sources card event substitute")
        if data.get("schema") != 1:
            raise self.fail("schema", "deck-schema")
        title = self.text(data, "title")
        categories = self.categories(self.tables(data, "category"))
        self.read_sources(data)
        cards = [self.card(each) for each in self.tables(data, "card")]
        events = [self.event(each) for each in self.tables(data, "event")]
        substitutes = [self.substitute(each) for each in self.tables(data, "substitute")]
        self.each_once("card", cards, range(1, LAST_CARD + 1))
        self.each_once("event", events, range(LAST_CARD + 1, LAST_EVENT + 1))
        self.each_once("substitute", substitutes, SUBSTITUTES)
        self.names_once([*cards, *events])
        self.names_once(substitutes)
        self.epochs(cards, events)
        self.covers(events, substitutes)
        return Deck(
            _in_order(cards),
            _in_order(events),
            _in_order(substitutes),
            categories,
            self.sources,
            title,
        )

    def categories(self, tables: list[Table]) -> tuple[Text, ...]:
        if [table.get("code") for table in tables] != list(CATEGORIES):
            raise self.fail("category", "deck-categories", symbols=CATEGORIES)
        for table in tables:
            self.keys(table, "code id name count")
            self.get(table, "id", str)
            wanted = sum(CARDS_OF_EPOCH.get(table["code"], {}).values())
            if self.get(table, "count", int) != wanted:
                raise self.fail("count", "deck-colour", code=table["code"], wanted=wanted)
        return tuple(self.text(table, "name") for table in tables)

    # One card.

    def begin(self, data: Table, first: int, last: int, keys: str, mark: str = "") -> int:
        """The number of a card, named in all that is said of it from here on."""
        self.where = {"card": "?"}
        number = self.get(data, "number", int)
        self.where = {"card": f"{number}{mark}" if mark else number}
        if not first <= number <= last:
            raise self.fail("number", "deck-range", least=first, most=last)
        self.keys(data, keys)
        return int(number)

    def names(self, data: Table) -> tuple[Text, Text | None]:
        """The title, and the one on the face, which must have room for it."""
        title, short = self.text(data, "title"), self.maybe_text(data, "short")
        if not all(fits_the_face(name) for name in short or title):
            raise self.fail("short" if short else "title", "deck-long", letters=FACE_LINE)
        return title, short

    def card(self, data: Table) -> Card:
        keys = "number category epoch stars title short note sources stated"
        number = self.begin(data, 1, LAST_CARD, keys)
        title, short = self.names(data)
        note, sources = self.note(data)
        return Card(
            number=number,
            category=self.category(data, number),
            epoch=self.between(data, "epoch", 1, 5),
            stars=self.stars(data, note),
            title=title,
            short=short,
            note=note,
            sources=sources,
            stated=self.words(data, "stated"),
        )

    def category(self, data: Table, number: int) -> int:
        """Start Cards have none (TCZ-R15)."""
        if number in PACKETS:
            if "category" in data:
                raise self.fail("category", "deck-start")
            return NONE
        return self.letter(data, "category", CARD_CODES)

    def stars(self, data: Table, note: Text | None) -> int:
        """One star says that there is a note; two to four are rules and hide it (TCZ-R27)."""
        stars = self.between(data, "stars", 0, LONELY_STARS)
        if stars <= HISTORY and (stars == HISTORY) != bool(note):
            raise self.fail("stars", "deck-star")
        return stars

    def event(self, data: Table) -> Event:
        keys = (
            "number epoch title short text target shield city_shield halls effect"
            " note sources stated"
        )
        number = self.begin(data, LAST_CARD + 1, LAST_EVENT, keys)
        title, short = self.names(data)
        note, sources = self.note(data)
        return Event(
            number=number,
            epoch=self.between(data, "epoch", 3, 5),
            title=title,
            short=short,
            text=self.text(data, "text"),
            target=self.choice(data, "target", TARGETS),
            shield=self.letter(data, "shield", SERVICE_CODES) if "shield" in data else NONE,
            city_shield=self.city_shield(data) if "city_shield" in data else None,
            halls=self.between(data, "halls", 1, 4) if "halls" in data else 0,
            effects=self.effects(data),
            note=note,
            sources=sources,
            stated=self.words(data, "stated"),
        )

    def city_shield(self, data: Table) -> tuple[int, int]:
        shield = self.get(data, "city_shield", dict)
        self.keys(shield, "service count")
        service = self.letter(shield, "service", SERVICE_CODES)
        return service, self.between(shield, "count", 1, 9)

    def substitute(self, data: Table) -> Substitute:
        keys = "number category title short note sources stated"
        number = self.begin(data, LAST_CARD + 1, LAST_EVENT, keys, SUBSTITUTE_MARK)
        title, short = self.names(data)
        note, sources = self.note(data)
        return Substitute(
            number=number,
            category=self.letter(data, "category", SUBSTITUTE_CODES),
            title=title,
            short=short,
            note=note,
            sources=sources,
            stated=self.words(data, "stated"),
        )

    # All of them.

    def each_once(self, kind: str, found: Sequence[Titled], wanted: Iterable[int]) -> None:
        """No number is missing and none stands twice."""
        numbers: set[int] = set()
        for each in found:
            if each.number in numbers:
                self.where = {"card": _printed(each)}
                raise self.fail("number", "deck-twice", number=each.number)
            numbers.add(each.number)
        self.where = {}
        for number in wanted:
            if number not in numbers:
                raise self.fail(kind, "deck-lacks", number=number)

    def names_once(self, found: Iterable[Titled]) -> None:
        """A substitute may be called like its event, but no two cards are called alike."""
        seen: dict[tuple[str, str], int] = {}
        for each in found:
            self.where = {"card": _printed(each)}
            for field, text in (("title", each.title), ("short", each.short)):
                for called in zip(Text._fields, text or (), strict=False):
                    if seen.setdefault(called, each.number) != each.number:
                        raise self.fail(field, "deck-twice", number=seen[called])
        self.where = {}

    def epochs(self, cards: list[Card], events: list[Event]) -> None:
        packets = {number for start, three in PACKETS.items() for number in (start, *three)}
        for card in cards:
            if (card.epoch == 2) != (card.number in packets):
                self.where = {"card": card.number}
                raise self.fail("epoch", "deck-packet")
        found = Counter((CATEGORIES[c.category], c.epoch) for c in cards if c.category != NONE)
        for code, wanted in CARDS_OF_EPOCH.items():
            for epoch in EPOCHS:
                self.tally(code, epoch, wanted.get(epoch, 0), found[code, epoch])
        for epoch, count in EVENTS_OF_EPOCH.items():
            self.tally("event", epoch, count, sum(each.epoch == epoch for each in events))

    def tally(self, what: str, epoch: int, wanted: int, found: int) -> None:
        if wanted != found:
            raise self.fail(
                "epoch", "deck-epoch", what=what, epoch=epoch, wanted=wanted, found=found
            )

    def covers(self, events: list[Event], substitutes: list[Substitute]) -> None:
        """An event lays a substitute just when there is one for it."""
        numbers = {each.number for each in substitutes}
        for event in events:
            if any(each.do == "cover" for each in event.effects) != (event.number in numbers):
                self.where = {"card": event.number}
                raise self.fail("effect", "deck-substitute")
        found = Counter(CATEGORIES[each.category] for each in substitutes)
        for code, wanted in SUBSTITUTES_OF.items():
            if found[code] != wanted:
                raise self.fail(
                    "substitute", "deck-kinds", code=code, wanted=wanted, found=found[code]
                )


def fits_the_face(name: str) -> bool:
    """Do the words of a name go into two lines of a card's face?

    >>> fits_the_face("Wiatrak holenderski"), fits_the_face("Miejska Biblioteka Publiczna")
    (True, False)
    """
    words = name.split()
    return any(
        max(len(" ".join(words[:cut])), len(" ".join(words[cut:]))) <= FACE_LINE
        for cut in range(1, len(words) + 1)
    )


def _printed(each: Titled) -> Param:
    """A card's number as it is printed."""
    return f"{each.number}{SUBSTITUTE_MARK}" if isinstance(each, Substitute) else each.number


def _in_order(found: list[Each]) -> tuple[Each, ...]:
    return tuple(sorted(found, key=lambda each: each.number))


def load_deck(path: str) -> Deck:
    """Read a deck file; what is wrong raises `BadInput` with the card and the field."""
    return _Reader(path).deck(read_text(path))
