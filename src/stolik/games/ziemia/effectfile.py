"""The verbs of effects as a deck file writes them, and what each may say."""

from typing import Any

from stolik.games.ziemia.cards import ALL, RESOURCES, Effect
from stolik.kernel.deckfile import DeckReader, Table

ANY_RESOURCE = " ".join(RESOURCES)

VERBS = {
    "gain": ("", ANY_RESOURCE),
    "gain-one": ("", ANY_RESOURCE),
    "lose": ("", f"{ANY_RESOURCE} per"),
    "pay": ("", ANY_RESOURCE),
    "ransom": ("resistance", ""),
    "add": ("where", "count outside up_to agents clear"),
    "scatter": ("where count", "least agents"),
    "agent": ("where", ""),
    "expel": ("where", "count"),
    "arrest": ("where", ""),
    "exile": ("", ""),
    "free": ("count", ""),
    "discard": ("which", "count"),
    "home": ("", ""),
    "lift": ("count", "cost up_to"),
    "buy": ("cost", ""),
    "sort": ("count", ""),
    "replace": ("", ""),
    "cut": ("", ""),
    "hush": ("", ""),
    "hold": ("", ""),
    "open": ("", ""),
    "enrol": ("", ""),
    "call": ("", ""),
    "recall": ("", ""),
    "spare": ("", ""),
    "rescue": ("", ""),
    "cancel": ("", ""),
    "delay": ("time", ""),
    "waive": ("", ""),
}
"""Each verb with the keys it needs and those it may have."""

OF_KIND = {
    "regime": "lose ransom scatter agent arrest exile discard home cut hush hold",
    "renewal": "gain gain-one add expel free discard lift buy sort replace open call recall"
    " spare rescue cancel delay waive",
    "city": "gain pay add expel discard enrol",
}
"""The verbs each kind of card may have."""

CITIES = ("warszawa", "gniezno", "czestochowa", "krakow", "oswiecim", "nowy-targ")
"""As moves name them."""
WHERE = {
    "add": ("one", "each", "split", "every", "here", "there", *CITIES),
    "scatter": ("here", "most", "next", "others", "each"),
    "agent": ("here", "most"),
    "expel": ("one", "each", "near", "all"),
    "arrest": ("here", "telephone"),
}
CONDITIONS = (
    "agent-here", "no-agent-here", "telephone-empty", "prison-empty", "prison-two",
    "prison-below-two",
)  # fmt: skip
DISCARDS = {"regime": ("fullest",), "renewal": ("empty",), "city": ("empty",)}
COUNTED = {"free", "discard"}
"""Verbs whose count may be `ALL`."""
ADDS_WITH = {
    "count": ("one", "each", "split", "here", "there", *CITIES),
    "outside": ("one", "each", "split"),
    "up_to": ("one", "here", "there", *CITIES),
}
"""For these keys of add: the values of where that leave room for them."""
MOST = 9
"""Nothing on a card is counted higher."""


class EffectReader(DeckReader):
    """Reads the effects of a card; each is checked by itself and against those before it."""

    def effects(self, data: Table, kind: str) -> tuple[Effect, ...]:
        effects: list[Effect] = []
        card = self.where
        for at, table in enumerate(self.tables(data, "effect"), 1):
            self.where = {**card, "effect": at}
            effects.append(self.effect(table, kind))
            self.order(effects)
        self.where = card
        return tuple(effects)

    def effect(self, data: Table, kind: str) -> Effect:
        do = self.choice(data, "do", tuple(VERBS))
        if do not in OF_KIND[kind].split():
            raise self.fail("do", "deck-verb", allowed=OF_KIND[kind])
        needed, possible = VERBS[do]
        condition = "if" if kind == "regime" else ""
        self.keys(data, " ".join(f"do {needed} {possible} {condition}".split()))
        for key in needed.split():
            if key not in data:
                raise self.fail(key, "deck-missing")
        said: dict[str, Any] = {key: self.value(do, kind, key, data) for key in data if key != "do"}
        if "if" in said:
            said["when"] = said.pop("if")
        effect = Effect(do, **said)
        self.sense(effect, data)
        return effect

    def value(self, do: str, kind: str, key: str, data: Table) -> Any:
        if key == "where":
            return self.place(data, key, WHERE[do], kind)
        if key == "outside":
            return self.place(data, key, ("here", *CITIES), kind)
        if key == "which":
            return self.choice(data, key, DISCARDS[kind])
        if key == "if":
            return self.choice(data, key, CONDITIONS)
        if key == "count" and do in COUNTED and data[key] == "all":
            return ALL
        if key in ("up_to", "agents", "clear"):
            if data[key] is not True:
                raise self.fail(key, "deck-choice", allowed="true")
            return True
        return self.between(data, key, 1, MOST)

    def place(self, data: Table, key: str, allowed: tuple[str, ...], kind: str) -> str:
        """A Renewal card is played anywhere: it knows no `here`."""
        if kind == "renewal":
            allowed = tuple(each for each in allowed if each != "here")
        return self.choice(data, key, allowed)

    def sense(self, effect: Effect, data: Table) -> None:
        """Keys that only make sense together."""
        if effect.do in ("gain", "gain-one", "lose", "pay"):
            named = sum(key in data for key in RESOURCES)
            if named < (2 if effect.do == "gain-one" else 1):
                raise self.fail("do", "deck-resources")
        if effect.do == "add":
            for key, places in ADDS_WITH.items():
                if key in data and effect.where not in places:
                    raise self.fail(key, "deck-beside", where=effect.where)
            if effect.where in ADDS_WITH["count"] and "count" not in data:
                raise self.fail("count", "deck-missing")
        if effect.do == "scatter":
            for key in ("least", "agents"):
                if key in data and effect.where != "each":
                    raise self.fail(key, "deck-beside", where=effect.where)
        if effect.do in ("expel", "discard"):
            counted = effect.where == "each" or effect.which == "empty"
            if counted and "count" not in data:
                raise self.fail("count", "deck-missing")
            if not counted and "count" in data:
                raise self.fail("count", "deck-beside", where=effect.where or effect.which)

    def order(self, effects: list[Effect]) -> None:
        """What the last effect counts on must stand before it."""
        *before, last = effects
        ahead = before[-1] if before else None
        if last.where == "there" and not (ahead and ahead.do == "expel" and ahead.where != "each"):
            raise self.fail("where", "deck-order", needs="expel")
        if last.where == "next" and not (
            ahead and ahead.do == "scatter" and ahead.where in ("here", "most")
        ):
            raise self.fail("where", "deck-order", needs="scatter")
        if last.do == "pay" and before:
            raise self.fail("do", "deck-first")
