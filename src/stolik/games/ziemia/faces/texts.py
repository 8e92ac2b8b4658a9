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
WHILE = Text("Dopóki leży:", "While it lies here:")
POINTS = Text("pkt", "pts")


def called(card: FaceCard, language: Language) -> str:
    """How a screen reader names the face."""
    parts = [CALLED[card.kind].of(language), f"{'nr' if language == 'pl' else 'no.'} {card.number}"]
    if card.time:
        parts.append(f"{ICON_NAMES['time'].of(language).lower()} +{card.time}")
    if card.kind == "local":
        parts.append(f"−{card.penalty} {POINTS.of(language)}")
    if card.fields:
        parts.append(" ".join(card.fields))
    return f"{card.title.of(language)} – {', '.join(parts)}"
