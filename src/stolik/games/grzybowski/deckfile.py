"""Reads a deck file and checks it card by card; errors name the card and the field."""

from typing import Any

from stolik.games.grzybowski.board import SIZE
from stolik.games.grzybowski.cards import (
    CARDS,
    CHANCES,
    COUNTS,
    FAMILIES,
    SYMBOLS,
    Card,
    Deck,
    Goal,
    images,
    shape_of,
)
from stolik.kernel.deckfile import DeckReader, Text
from stolik.kernel.position import read_text


class _Reader(DeckReader):
    def deck(self, text: str) -> Deck:
        data = self.toml(text)
        self.keys(data, "schema title licence category sources card")
        if data.get("schema") != 1:
            raise self.fail("schema", "deck-schema")
        categories = self.categories(self.get(data, "category", list))
        self.read_sources(data)
        cards = tuple(self.card(each) for each in self.get(data, "card", list))
        self.each_once(cards)
        if sorted(card.number for card in cards) != list(range(1, CARDS + 1)):
            raise self.fail("card", "deck-numbers", cards=CARDS, found=len(cards))
        cards = tuple(sorted(cards, key=lambda card: card.number))
        self.totals(cards)
        return Deck(cards, categories, self.sources, self.text(data, "title"))

    def categories(self, tables: list[dict[str, Any]]) -> tuple[Text, ...]:
        if [table.get("code") for table in tables] != list(SYMBOLS):
            raise self.fail("category", "deck-categories", symbols=SYMBOLS)
        for table, count in zip(tables, COUNTS, strict=True):
            if table.get("count") != count:
                raise self.fail("category", "deck-count", symbol=table["code"], wanted=count)
        return tuple(self.text(table, "name") for table in tables)

    def totals(self, cards: tuple[Card, ...]) -> None:
        for symbol, wanted in enumerate(COUNTS):
            found = sum(symbol in card.symbols for card in cards)
            if found != wanted:
                code = SYMBOLS[symbol]
                raise self.fail("symbols", "deck-total", symbol=code, wanted=wanted, found=found)
        for kind in CHANCES:
            if not any(card.chance == kind for card in cards):
                raise self.fail("kind", "deck-chance", kind=kind)
        if sum(card.side == "joker" for card in cards) != 1:
            raise self.fail("side", "deck-joker")

    def each_once(self, cards: tuple[Card, ...]) -> None:
        """No two cards share a number, an id or a title."""
        for name in ("number", "id", "title"):
            seen: dict[object, int] = {}
            for card in cards:
                value = getattr(card, name)
                value = value.pl if isinstance(value, Text) else value
                self.where = {"card": card.number}
                if value in seen:
                    raise self.fail(name, "deck-twice", number=seen[value])
                seen[value] = card.number
        self.where = {}

    def card(self, data: dict[str, Any]) -> Card:
        self.where = {"card": "?"}
        number = self.get(data, "number", int)
        self.where = {"card": number}
        self.keys(data, "number id title symbols year note sources stated reverse")
        reverse = self.get(data, "reverse", dict)
        side = self.get(reverse, "side", str)
        if side not in ("goal", "chance", "joker"):
            raise self.fail("side", "deck-choice", allowed="goal, chance, joker")
        note, named = self.note(data)
        goal = self.goal(reverse, number) if side == "goal" else None
        if side == "joker":
            self.keys(reverse, "side")
        return Card(
            number=number,
            id=self.get(data, "id", str),
            title=self.text(data, "title"),
            symbols=self.symbols(data),
            year=self.maybe_text(data, "year"),
            note=note,
            sources=named,
            stated=self.words(data, "stated"),
            side=side,
            goal=goal,
            chance=self.chance(reverse) if side == "chance" else "",
            pattern=tuple(reverse.get("pattern", ())),
        )

    def symbols(self, data: dict[str, Any]) -> tuple[int, ...]:
        codes = self.get(data, "symbols", str)
        if len(codes) not in (2, 3) or len(set(codes)) != len(codes) or set(codes) - set(SYMBOLS):
            raise self.fail("symbols", "deck-symbols", symbols=SYMBOLS)
        return tuple(SYMBOLS.index(code) for code in codes)

    def chance(self, reverse: dict[str, Any]) -> str:
        self.keys(reverse, "side kind unused_points")
        kind = self.get(reverse, "kind", str)
        if kind not in CHANCES:
            raise self.fail("kind", "deck-choice", allowed=", ".join(CHANCES))
        self.one(reverse, "unused_points")
        return str(kind)

    def points(self, reverse: dict[str, Any]) -> int:
        points = self.get(reverse, "points", int)
        if not 1 <= points <= 50:
            raise self.fail("points", "deck-points")
        return int(points)

    def one(self, reverse: dict[str, Any], key: str) -> int:
        """The consolation printed on the right of a card is always 1 (PG-085..PG-088)."""
        if self.get(reverse, key, int) != 1:
            raise self.fail(key, "deck-one")
        return 1

    def goal(self, reverse: dict[str, Any], number: int) -> Goal:
        family = self.get(reverse, "family", str)
        points = self.points(reverse)
        if family == "pattern":
            self.keys(reverse, "side family pattern points")
            return self.pattern(reverse, points)
        if family in ("edge", "interior", "cross", "eliminate"):
            self.keys(reverse, "side family symbol points")
            code = self.get(reverse, "symbol", str)
            if len(code) != 1 or code not in SYMBOLS:
                raise self.fail("symbol", "deck-symbols", symbols=SYMBOLS)
            return Goal(family, points, symbol=SYMBOLS.index(code))
        if family == "place":
            self.keys(reverse, "side family cells points else_points")
            cells = self.cells(reverse)
            return Goal(family, points, self.one(reverse, "else_points"), cells=cells)
        if family == "neighbour":
            self.keys(reverse, "side family neighbour points else_points")
            other = self.get(reverse, "neighbour", int)
            if other == number or not 1 <= other <= CARDS:
                raise self.fail("neighbour", "deck-neighbour", cards=CARDS)
            return Goal(family, points, self.one(reverse, "else_points"), neighbour=other)
        raise self.fail("family", "deck-choice", allowed=", ".join(FAMILIES))

    def pattern(self, reverse: dict[str, Any], points: int) -> Goal:
        rows = self.get(reverse, "pattern", list)
        codes = [row.split() for row in rows if isinstance(row, str)]
        flat = [code for row in codes for code in row if code != "."]
        if (
            len(codes) != len(rows)
            or not 2 <= len(flat) <= SIZE * SIZE
            or len({len(row) for row in codes}) != 1
            or max(len(codes), len(codes[0])) > SIZE
            or any(len(code) != 1 or code not in SYMBOLS for code in flat)
        ):
            raise self.fail("pattern", "deck-pattern", symbols=SYMBOLS)
        symbols = tuple(sorted({SYMBOLS.index(code) for code in flat}))
        return Goal(
            "pattern",
            points,
            images=images(tuple(rows)),
            symbols=symbols,
            size=len(flat),
            shape=shape_of(tuple(rows)),
        )

    def cells(self, reverse: dict[str, Any]) -> tuple[tuple[int, int], ...]:
        cells = self.get(reverse, "cells", list)
        for cell in cells or [None]:
            if not (
                isinstance(cell, list)
                and len(cell) == 2
                and all(isinstance(each, int) and 0 <= each < SIZE for each in cell)
            ):
                raise self.fail("cells", "deck-cells")
        return tuple((row, column) for row, column in cells)


def load_deck(path: str) -> Deck:
    """Read a deck file; what is wrong raises `BadInput` with the card and the field."""
    return _Reader(path).deck(read_text(path))
