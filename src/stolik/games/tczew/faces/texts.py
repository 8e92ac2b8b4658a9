"""Text on the faces themselves, short enough for them, in both languages."""

from stolik.games.tczew.faces.cards import FaceCard
from stolik.kernel.deckfile import Text
from stolik.kernel.game import Language

CATEGORY_NAMES: dict[str, Text] = {
    "R": Text("Ratusz", "Town Hall"),
    "P": Text("Policja", "Police"),
    "S": Text("Straż Pożarna", "Fire Brigade"),
    "Z": Text("Służba Zdrowia", "Health Service"),
    "M": Text("Strefa Mieszkaniowa", "Housing"),
    "N": Text("Przemysł i Nauka", "Industry and Science"),
    "T": Text("Transport", "Transport"),
    "W": Text("Religia", "Religion"),
    "H": Text("Handel i Usługi", "Trade and Services"),
    "K": Text("Kultura i Rozrywka", "Culture and Leisure"),
    "B": Text("Sport", "Sport"),
    "D": Text("Zabytki", "Monument"),
    "U": Text("Obiekty Unikalne", "Unique Object"),
    "F": Text("Obiekty Przyszłości", "Future Object"),
    "G": Text("Karta Startowa", "Start Card"),
    "X": Text("Skażenie", "Pollution"),
}
EVENT = Text("Wydarzenie", "Event")
TARGETS: dict[str, Text] = {
    "opponent": Text("w rywala", "against a rival"),
    "any": Text("w gracza", "against a player"),
    "opponents": Text("w rywali", "against all rivals"),
    "everyone": Text("we wszystkich", "against everybody"),
    "self": Text("dla ciebie", "for you"),
}
PLACES: dict[int, Text] = {
    2: Text("tylko rzeka", "river only"),
    3: Text("nad rzeką", "riverside"),
    4: Text("samotna", "lonely"),
}
BACK = Text("Rewers", "Back")
EPOCH = Text("epoka", "epoch")
NUMERALS = ("", "I", "II", "III", "IV", "V")


def protects(count: int, language: Language) -> str:
    """
    >>> protects(0, "pl"), protects(2, "pl"), protects(3, "en")
    ('chroni', '2 chronią', '3 protect')
    """
    if not count:
        return {"pl": "chroni", "en": "protects"}[language]
    return {"pl": f"{count} chronią", "en": f"{count} protect"}[language]


def called(card: FaceCard, language: Language) -> str:
    """How a screen reader names the face."""
    kind = EVENT if card.is_event else CATEGORY_NAMES[card.category]
    parts = [kind.of(language), f"{'nr' if language == 'pl' else 'no.'} {card.name}"]
    if card.epoch:
        parts.append(f"{EPOCH.of(language)} {NUMERALS[card.epoch]}")
    if card.stars in PLACES:
        parts.append(PLACES[card.stars].of(language))
    return f"{card.title.of(language)} – {', '.join(parts)}"
