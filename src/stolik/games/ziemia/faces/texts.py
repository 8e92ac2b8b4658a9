"""Text on the faces themselves, short enough for them, in both languages."""

from stolik.games.ziemia.faces.cards import FaceCard, Kind
from stolik.kernel.deckfile import Text
from stolik.kernel.game import Language

KINDS: dict[Kind, Text] = {
    "immediate": Text("Natychmiastowa", "Immediate"),
    "local": Text("Lokalna", "Local"),
    "central": Text("Karta centralna", "Central card"),
    "renewal": Text("Odnowa", "Renewal"),
    "rule": Text("Zasada Miasta", "City rule"),
    "faction": Text("Frakcja", "Faction"),
}
CALLED: dict[Kind, Text] = {
    **KINDS,
    "immediate": Text("natychmiastowa karta Reżimu", "immediate Regime card"),
    "local": Text("lokalna karta Reżimu", "local Regime card"),
    "central": Text("Centralna Karta Reżimu", "Central Regime card"),
    "renewal": Text("karta Odnowy", "Renewal card"),
}
WHEN: dict[str, Text] = {
    "any": Text("W każdej chwili", "At any time"),
    "own": Text("W swojej turze", "On your turn"),
    "reaction": Text("Reakcja", "Reaction"),
}
ICON_NAMES: dict[str, Text] = {
    "D": Text("Duchowieństwo", "Clergy"),
    "R": Text("Robotnicy", "Workers"),
    "S": Text("Studenci", "Students"),
    "I": Text("Inteligencja", "Intelligentsia"),
    "church": Text("Kościół", "Church"),
    "office": Text("Urząd", "Office"),
    "special": Text("Pole specjalne", "Special field"),
    "faith": Text("Wiara", "Faith"),
    "resistance": Text("Opór", "Resistance"),
    "influence": Text("Wpływy", "Influence"),
    "time": Text("Czas", "Time"),
    "faithful": Text("Wierny", "Faithful"),
    "agent": Text("Agent", "Agent"),
    "citizen": Text("Obywatel", "Citizen"),
    "telephone": Text("Telefon", "Telephone"),
    "prison": Text("Więzienie", "Prison"),
}
BACKS: dict[str, Text] = {
    "regime": Text("Reżim", "Regime"),
    "renewal": Text("Odnowa", "Renewal"),
    "central": Text("Centrala", "Central"),
    "rule": Text("Miasto", "City"),
}
BACK = Text("Rewers", "Back")
OURS = Text("nasze wydanie", "our edition")
POINTS = Text("pkt", "pts")
TIME_MOVES = Text("Czas: +{}", "Time: +{}")
COST = Text("Koszt zdjęcia:", "Cost of removal:")
PENALTY = Text("Na koniec gry: {} pkt", "At the end: {} pts")
FIELDS = Text("Pola:", "Fields:")
REWARD = Text("Wpływy za przygotowanie: +{}", "Influence for preparing it: +{}")


def penalty(points: int) -> str:
    """
    >>> penalty(2), penalty(0)
    ('−2', '0')
    """
    return f"−{points}" if points else "0"


def called(card: FaceCard, language: Language) -> str:
    """How a screen reader names the face."""
    parts = [CALLED[card.kind].of(language), f"{'nr' if language == 'pl' else 'no.'} {card.number}"]
    if card.time:
        parts.append(f"{ICON_NAMES['time'].of(language).lower()} +{card.time}")
    if card.kind == "local":
        parts.append(f"{penalty(card.penalty)} {POINTS.of(language)}")
    if card.fields:
        parts.append(" ".join(card.fields))
    return f"{card.title.of(language)} – {', '.join(parts)}"


def sides(card: FaceCard, language: Language) -> tuple[str, ...]:
    """All that stands on a card, in words: its text, and what its signs and numbers say."""
    said = [card.text.of(language)]
    said += [each.of(language) for each in (card.lasting, card.relief) if each]
    if card.kind in ("immediate", "local"):
        said.append(TIME_MOVES.of(language).format(card.time))
    if card.kind == "local":
        said.append(f"{COST.of(language)} {_resources(card.cost, language)}")
        said.append(PENALTY.of(language).format(penalty(card.penalty)))
    if card.kind == "renewal":
        fields = ", ".join(f"{each} {ICON_NAMES[each].of(language)}" for each in card.fields)
        said.append(f"{FIELDS.of(language)} {fields}")
        said.append(f"{WHEN[card.when].of(language)}. {REWARD.of(language).format(card.influence)}")
    return tuple(said)


def _resources(cost: tuple[int, int, int], language: Language) -> str:
    return ", ".join(
        f"{ICON_NAMES[name].of(language)} {amount}"
        for name, amount in zip(("faith", "resistance", "influence"), cost, strict=True)
    )
