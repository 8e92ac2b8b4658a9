"""The verbs of event effects as a deck file writes them, and what each may say."""

from typing import Any

from stolik.games.tczew.cards import CATEGORIES, CONTAMINATION, ROLLED, Effect
from stolik.kernel.deckfile import DeckReader, Table

CARD_CODES = CATEGORIES[:CONTAMINATION]

VERBS = {
    "roll": ("die", ""),
    "pick": ("count", "of not on touching neighbours together by"),
    "sweep": ("area", ""),
    "row": ("", ""),
    "strike": ("", ""),
    "destroy": ("", ""),
    "return": ("", ""),
    "take": ("", ""),
    "lose": ("count", ""),
    "spy": ("", ""),
    "censor": ("", ""),
    "renew": ("", ""),
    "look": ("count", ""),
    "sift": ("count", ""),
    "build": ("count", "first chain"),
    "pickup": ("", ""),
    "dry": ("who turns", ""),
    "skip": ("", ""),
    "limit": ("", ""),
    "process": ("turns", "tick of ban ban_touching"),
    "cover": ("", "of on either whose"),
    "restore": ("look", ""),
    "tokens": ("", ""),
    "unfortify": ("", ""),
}
"""Each verb with the keys it needs and those it may have."""

CHOICES = {
    "on": ("river", "riverside", "water"),
    "touching": ("user", "picked"),
    "by": ("user", "target"),
    "who": ("user", "target"),
    "whose": ("user", "target"),
    "area": ("row", "cross"),
    "tick": ("return",),
}
NEEDS = {
    "destroy": "pick sweep", "return": "pick sweep", "take": "pick", "tokens": "take",
    "unfortify": "pick",
}  # fmt: skip
"""Verbs that make sense only after one of these."""
SWEEPS = {"row": "row", "cross": "strike"}
MOST = 9
"""Nothing on a card is counted higher."""


class EffectReader(DeckReader):
    """Reads the effects of an event; each is checked by itself and against those before it."""

    def effects(self, data: Table) -> tuple[Effect, ...]:
        tables = self.tables(data, "effect")
        if not tables:
            raise self.fail("effect", "deck-missing")
        effects: list[Effect] = []
        event = self.where
        for at, table in enumerate(tables, 1):
            self.where = {**event, "effect": at}
            effects.append(self.effect(table))
            self.order(effects)
        self.where = event
        return tuple(effects)

    def effect(self, data: Table) -> Effect:
        do = self.choice(data, "do", tuple(VERBS))
        needed, possible = VERBS[do]
        self.keys(data, f"do {needed} {possible}".strip())
        for key in needed.split():
            if key not in data:
                raise self.fail(key, "deck-missing")
        said: dict[str, Any] = {key: self.value(do, key, data) for key in data if key != "do"}
        if "not" in said:
            said["without"] = said.pop("not")
        if do == "dry":
            said["ends"] = said.pop("turns")
        effect = Effect(do, **said)
        self.sense(effect)
        return effect

    def value(self, do: str, key: str, data: Table) -> Any:
        if key in CHOICES:
            allowed = CHOICES[key]
            return self.choice(data, key, allowed[:2] if do == "cover" and key == "on" else allowed)
        if key in ("of", "not", "ban"):
            return self.letters(data, key)
        if key == "first":
            return self.letter(data, key, CARD_CODES)
        if key == "die":
            if self.get(data, key, int) not in (3, 6):
                raise self.fail(key, "deck-choice", allowed="3, 6")
            return data[key]
        if key == "turns" and do == "dry":
            if data[key] not in ([0], [0, 1]):
                raise self.fail(key, "deck-choice", allowed="[0], [0, 1]")
            return tuple(data[key])
        if key in ("count", "turns"):
            return ROLLED if data[key] == "roll" else self.between(data, key, 1, MOST)
        if key in ("neighbours", "look"):
            return self.between(data, key, 1, MOST)
        if data[key] is not True:
            raise self.fail(key, "deck-choice", allowed="true")
        return True

    def sense(self, effect: Effect) -> None:
        """Keys that only make sense together."""
        if effect.do == "process":
            kinds = bool(effect.tick) + bool(effect.ban) + effect.ban_touching
            if kinds != 1 or bool(effect.of) != bool(effect.tick):
                raise self.fail("turns", "deck-process")
        if effect.either and not (effect.of and effect.on):
            raise self.fail("either", "deck-either")

    def order(self, effects: list[Effect]) -> None:
        """What the last effect counts on must stand before it."""
        *before, last = effects
        done = {effect.do for effect in before}
        if ROLLED in (last.count, last.turns) and "roll" not in done:
            raise self.fail("do", "deck-order", needs="roll")
        if last.touching == "picked" and "pick" not in done:
            raise self.fail("do", "deck-order", needs="pick")
        if last.area and SWEEPS[last.area] not in done:
            raise self.fail("do", "deck-order", needs=SWEEPS[last.area])
        if last.do in NEEDS and not done & set(NEEDS[last.do].split()):
            raise self.fail("do", "deck-order", needs=NEEDS[last.do])

    # Values.

    def letter(self, data: Table, key: str, codes: str) -> int:
        """A category by its code."""
        code = self.get(data, key, str)
        if len(code) != 1 or code not in codes:
            raise self.fail(key, "deck-letter", codes=codes)
        return CATEGORIES.index(code)

    def letters(self, data: Table, key: str) -> tuple[int, ...]:
        codes = self.get(data, key, str)
        if not codes or len(set(codes)) != len(codes) or set(codes) - set(CARD_CODES):
            raise self.fail(key, "deck-letter", codes=CARD_CODES)
        return tuple(CATEGORIES.index(code) for code in codes)
