"""Reads a deck file and checks it card by card; errors name the card and the field."""

from collections import Counter
from collections.abc import Iterable
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

CARD_CODES = CATEGORIES[:CONTAMINATION]
SERVICE_CODES = CATEGORIES[: len(SERVICES)]
SUBSTITUTE_CODES = "UFX"

CARDS_OF_EPOCH = {
    "R": {3: 5, 4: 8}, "P": {3: 3, 4: 5}, "S": {3: 3, 4: 3}, "Z": {3: 3, 4: 5},
    "M": {3: 4, 4: 6}, "N": {3: 6, 4: 7}, "T": {3: 5, 4: 6}, "W": {1: 1, 3: 3, 4: 4},
    "H": {3: 5, 4: 9}, "K": {3: 2, 4: 7}, "B": {3: 1, 4: 8},
    "D": {2: 12, 3: 4, 4: 2}, "U": {1: 3, 3: 2, 4: 6}, "F": {5: 8},
}  # fmt: skip
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
        categories = self.categories(self.tables(data, "category"))
        self.read_sources(data)
        cards = [self.card(each) for each in self.tables(data, "card")]
        events = [self.event(each) for each in self.tables(data, "event")]
        substitutes = [self.substitute(each) for each in self.tables(data, "substitute")]
        self.where = {}
        self.numbers("card", cards, range(1, LAST_CARD + 1))
        self.numbers("event", events, range(LAST_CARD + 1, LAST_EVENT + 1))
        self.numbers("substitute", substitutes, SUBSTITUTES)
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
            self.text(data, "title"),
        )

    def categories(self, tables: list[Table]) -> tuple[Text, ...]:
        if [table.get("code") for table in tables] != list(CATEGORIES):
            raise self.fail("category", "deck-categories", symbols=CATEGORIES)
        for table in tables:
            self.keys(table, "code id name count")
            wanted = sum(CARDS_OF_EPOCH.get(table["code"], {}).values())
            if table.get("count") != wanted:
                raise self.fail("category", "deck-count", symbol=table["code"], wanted=wanted)
        return tuple(self.text(table, "name") for table in tables)

    # One card.

    def begin(self, kind: str, data: Table, numbers: range | tuple[int, ...], keys: str) -> int:
        self.where = {kind: "?"}
        number = self.get(data, "number", int)
        self.where = {kind: number}
        if number not in numbers:
            raise self.fail("number", "deck-number", first=numbers[0], last=numbers[-1])
        self.keys(data, keys)
        return int(number)

    def card(self, data: Table) -> Card:
        keys = "number category epoch stars title short note sources stated"
        number = self.begin("card", data, range(1, LAST_CARD + 1), keys)
        note, sources = self.note(data)
        return Card(
            number=number,
            category=self.category(data, number),
            epoch=self.between(data, "epoch", 1, 5),
            stars=self.stars(data, note),
            title=self.text(data, "title"),
            short=self.maybe_text(data, "short"),
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
        number = self.begin("event", data, range(LAST_CARD + 1, LAST_EVENT + 1), keys)
        note, sources = self.note(data)
        return Event(
            number=number,
            epoch=self.between(data, "epoch", 3, 5),
            title=self.text(data, "title"),
            short=self.maybe_text(data, "short"),
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
        number = self.begin("substitute", data, range(LAST_CARD + 1, LAST_EVENT + 1), keys)
        note, sources = self.note(data)
        return Substitute(
            number=number,
            category=self.letter(data, "category", SUBSTITUTE_CODES),
            title=self.text(data, "title"),
            short=self.maybe_text(data, "short"),
            note=note,
            sources=sources,
            stated=self.words(data, "stated"),
        )

    # All of them.

    def numbers(
        self, kind: str, found: list[Card] | list[Event] | list[Substitute], wanted: Iterable[int]
    ) -> None:
        for number, times in Counter(each.number for each in found).items():
            if times > 1:
                self.where = {kind: number}
                raise self.fail("number", "deck-twice", number=number)
        for number in wanted:
            if all(each.number != number for each in found):
                raise self.fail(kind, "deck-lacks", number=number)

    def names_once(self, found: Iterable[Titled]) -> None:
        """A substitute may be called like its event, but no two cards have the same name."""
        seen: dict[str, int] = {}
        for each in found:
            self.where = {_kind(each): each.number}
            for field, text in (("title", each.title), ("short", each.short)):
                for language, name in text._asdict().items() if text else ():
                    if seen.setdefault(f"{language} {name}", each.number) != each.number:
                        first = seen[f"{language} {name}"]
                        raise self.fail(field, "deck-twice", number=first)
        self.where = {}

    def epochs(self, cards: list[Card], events: list[Event]) -> None:
        found = Counter((CATEGORIES[c.category], c.epoch) for c in cards if c.category != NONE)
        for code, wanted in CARDS_OF_EPOCH.items():
            for epoch in range(1, 6):
                self.tally(f"{code}", epoch, wanted.get(epoch, 0), found[code, epoch])
        for epoch, count in EVENTS_OF_EPOCH.items():
            self.tally("event", epoch, count, sum(each.epoch == epoch for each in events))
        packets = {number for start, three in PACKETS.items() for number in (start, *three)}
        for card in cards:
            if (card.epoch == 2) != (card.number in packets):
                self.where = {"card": card.number}
                raise self.fail("epoch", "deck-packet")

    def tally(self, what: str, epoch: int, wanted: int, found: int) -> None:
        if wanted != found:
            raise self.fail(
                "epoch", "deck-epoch", category=what, epoch=epoch, wanted=wanted, found=found
            )

    def covers(self, events: list[Event], substitutes: list[Substitute]) -> None:
        """An event lays a substitute just when there is one for it."""
        numbers = {each.number for each in substitutes}
        for event in events:
            self.where = {"event": event.number}
            if any(each.do == "cover" for each in event.effects) != (event.number in numbers):
                raise self.fail("effect", "deck-substitute")
        self.where = {}
        found = Counter(CATEGORIES[each.category] for each in substitutes)
        for code, wanted in SUBSTITUTES_OF.items():
            if found[code] != wanted:
                raise self.fail(
                    "substitute", "deck-total", symbol=code, wanted=wanted, found=found[code]
                )


def _kind(each: Titled) -> str:
    return type(each).__name__.lower()


def _in_order(found: list[Each]) -> tuple[Each, ...]:
    return tuple(sorted(found, key=lambda each: each.number))


def load_deck(path: str) -> Deck:
    """Read a deck file; what is wrong raises `BadInput` with the card and the field."""
    return _Reader(path).deck(read_text(path))
