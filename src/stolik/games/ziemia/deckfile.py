"""Reads a deck file and checks it card by card; errors name the card and the field."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from stolik.games.ziemia import cards
from stolik.games.ziemia.cards import (
    ABILITIES,
    BARS,
    CENTRAL_RULES,
    EVENTS,
    FACTIONS,
    RESOURCES,
    WHEN,
    Central,
    CityRule,
    Deck,
    Effect,
    Faction,
    Regime,
    Renewal,
)
from stolik.games.ziemia.effectfile import MOST, EffectReader
from stolik.kernel.deckfile import Table, Text
from stolik.kernel.position import read_text

KINDS = {"immediate": 24, "local": 20}
"""How many Regime cards there are of each kind."""
FIELDS = range(2, 5)
"""How many fields a Renewal card may have."""
ANSWERS = {
    "spare": "agent", "rescue": "arrest", "cancel": "immediate", "delay": "regime",
    "waive": "local",
}  # fmt: skip
"""The effects of reactions, with the event each of them answers."""
OWN_TURN = ("buy", "open", "call", "recall")
"""Effects that pay or place, which only the active player does (TZ-R26)."""

COMMON = "number title text note sources stated"

AnyCard = Regime | Central | Renewal | CityRule | Faction
Each = TypeVar("Each", Regime, Central, Renewal, CityRule, Faction)


class _Reader(EffectReader):
    def deck(self, text: str) -> Deck:
        data = self.toml(text)
        self.keys(data, "schema title relief licence sources regime central renewal city faction")
        if data.get("schema") != 1:
            raise self.fail("schema", "deck-schema")
        title, relief = self.text(data, "title"), self.text(data, "relief")
        self.read_sources(data)
        regime = [self.regime(each) for each in self.tables(data, "regime")]
        central = [self.central(each) for each in self.tables(data, "central")]
        renewal = [self.renewal(each) for each in self.tables(data, "renewal")]
        rules = [self.city_rule(each) for each in self.tables(data, "city")]
        factions = [self.faction(each) for each in self.tables(data, "faction")]
        self.each_once("regime", regime, cards.FIRST_REGIME, cards.LAST_REGIME)
        self.each_once("central", central, cards.FIRST_CENTRAL, cards.LAST_CENTRAL)
        self.each_once("renewal", renewal, cards.FIRST_RENEWAL, cards.LAST_RENEWAL)
        self.each_once("city", rules, cards.FIRST_RULE, cards.LAST_RULE)
        self.each_once("faction", factions, cards.FIRST_FACTION, cards.LAST_FACTION)
        self.names_once([*regime, *central, *renewal, *rules, *factions])
        self.kinds(regime)
        self.alone("rule", [(card.number, card.rule) for card in central])
        self.alone("ability", [(card.number, card.ability) for card in factions])
        return Deck(
            title,
            _in_order(regime),
            _in_order(central),
            _in_order(renewal),
            _in_order(rules),
            _in_order(factions),
            relief,
            self.sources,
        )

    # One card.

    def printed(self, data: Table, first: int, last: int, keys: str) -> dict[str, Any]:
        """What every card has; its number is named in all that is said of it from here on."""
        self.where = {"card": "?"}
        number = self.get(data, "number", int)
        self.where = {"card": number}
        if not first <= number <= last:
            raise self.fail("number", "deck-range", least=first, most=last)
        self.keys(data, f"{COMMON} {keys}")
        note, sources = self.note(data)
        return {
            "number": number,
            "title": self.text(data, "title"),
            "text": self.text(data, "text"),
            "note": note,
            "sources": sources,
            "stated": self.words(data, "stated"),
        }

    def regime(self, data: Table) -> Regime:
        keys = "kind time effect lasting bars cost penalty"
        common = self.printed(data, cards.FIRST_REGIME, cards.LAST_REGIME, keys)
        local = self.choice(data, "kind", tuple(KINDS)) == "local"
        if not local:
            for key in ("lasting", "bars", "cost", "penalty"):
                if key in data:
                    raise self.fail(key, "deck-local")
        if ("bars" in data) != ("lasting" in data):
            raise self.fail("bars", "deck-lasting")
        return Regime(
            **common,
            time=self.between(data, "time", 1, MOST),
            effects=self.effects(data, "regime"),
            local=local,
            lasting=self.maybe_text(data, "lasting"),
            bars=self.choice(data, "bars", BARS) if "bars" in data else "",
            cost=self.cost(data) if local else (0, 0, 0),
            penalty=self.between(data, "penalty", 0, MOST) if local else 0,
        )

    def cost(self, data: Table) -> tuple[int, int, int]:
        cost = self.get(data, "cost", list)
        if len(cost) != len(RESOURCES) or not all(
            type(each) is int and 0 <= each <= MOST for each in cost
        ):
            raise self.fail("cost", "deck-cost", most=MOST)
        faith, resistance, influence = cost
        return faith, resistance, influence

    def central(self, data: Table) -> Central:
        common = self.printed(data, cards.FIRST_CENTRAL, cards.LAST_CENTRAL, "rule")
        return Central(
            **common,
            rule=self.choice(data, "rule", CENTRAL_RULES),
        )

    def renewal(self, data: Table) -> Renewal:
        keys = "fields influence when on effect"
        common = self.printed(data, cards.FIRST_RENEWAL, cards.LAST_RENEWAL, keys)
        card = Renewal(
            **common,
            fields=self.fields(data),
            influence=self.between(data, "influence", 0, MOST),
            when=self.choice(data, "when", WHEN),
            on=self.event(data),
            effects=self.some_effects(data, "renewal"),
        )
        self.timing(card)
        return card

    def fields(self, data: Table) -> tuple[int, ...]:
        letters = self.get(data, "fields", str)
        fields = [FACTIONS.find(letter) for letter in letters]
        if len(fields) not in FIELDS or -1 in fields or fields != sorted(fields):
            raise self.fail("fields", "deck-fields", codes=FACTIONS)
        return tuple(fields)

    def event(self, data: Table) -> str:
        """A reaction answers an event, and nothing else does."""
        if data["when"] == "reaction":
            return self.choice(data, "on", EVENTS)
        if "on" in data:
            raise self.fail("on", "deck-on")
        return ""

    def timing(self, card: Renewal) -> None:
        """The effects are such as the moment allows."""
        verbs = [effect.do for effect in card.effects]
        if card.when == "reaction":
            if [ANSWERS.get(verb) for verb in verbs] != [card.on]:
                raise self.fail("effect", "deck-answer", event=card.on)
        elif any(verb in ANSWERS for verb in verbs):
            raise self.fail("effect", "deck-reaction")
        elif card.when != "own" and any(verb in OWN_TURN for verb in verbs):
            raise self.fail("when", "deck-own")

    def some_effects(self, data: Table, kind: str) -> tuple[Effect, ...]:
        effects = self.effects(data, kind)
        if not effects:
            raise self.fail("effect", "deck-missing")
        return effects

    def city_rule(self, data: Table) -> CityRule:
        common = self.printed(data, cards.FIRST_RULE, cards.LAST_RULE, "effect")
        return CityRule(
            **common,
            effects=self.some_effects(data, "city"),
        )

    def faction(self, data: Table) -> Faction:
        common = self.printed(data, cards.FIRST_FACTION, cards.LAST_FACTION, "code ability")
        return Faction(
            **common,
            code=self.choice(data, "code", (FACTIONS[common["number"] - cards.FIRST_FACTION],)),
            ability=self.choice(data, "ability", ABILITIES),
        )

    # All of them.

    def each_once(self, kind: str, found: Sequence[AnyCard], first: int, last: int) -> None:
        """No number is missing and none stands twice."""
        self.alone("number", [(card.number, card.number) for card in found])
        numbers = {card.number for card in found}
        for number in range(first, last + 1):
            if number not in numbers:
                raise self.fail(kind, "deck-lacks", number=number)

    def alone(self, field: str, found: Iterable[tuple[int, object]]) -> None:
        """What stands in this field stands there on one card only."""
        seen: dict[object, int] = {}
        for number, said in found:
            if said in seen:
                self.where = {"card": number}
                raise self.fail(field, "deck-twice", number=seen[said])
            seen[said] = number
        self.where = {}

    def names_once(self, found: Sequence[AnyCard]) -> None:
        for language in range(len(Text._fields)):
            self.alone("title", [(card.number, card.title[language]) for card in found])

    def kinds(self, regime: list[Regime]) -> None:
        local = sum(card.local for card in regime)
        if local != KINDS["local"]:
            raise self.fail("kind", "deck-locals", wanted=KINDS["local"], found=local)


def _in_order(found: list[Each]) -> tuple[Each, ...]:
    return tuple(sorted(found, key=lambda each: each.number))


def load_deck(path: str) -> Deck:
    """Read a deck file; what is wrong raises `BadInput` with the card and the field."""
    return _Reader(path).deck(read_text(path))
