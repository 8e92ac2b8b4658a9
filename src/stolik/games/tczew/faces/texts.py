"""Words on the faces themselves, short enough for them, in both languages."""

from stolik.games.tczew.faces.cards import FaceCard, Target, Words
from stolik.kernel.game import Language

CATEGORY_NAMES: dict[str, Words] = {
    "R": Words("Ratusz", "Town Hall"),
    "P": Words("Policja", "Police"),
    "S": Words("Straż Pożarna", "Fire Brigade"),
    "Z": Words("Służba Zdrowia", "Health Service"),
    "M": Words("Strefa Mieszkaniowa", "Housing"),
    "N": Words("Przemysł i Nauka", "Industry and Science"),
    "T": Words("Transport", "Transport"),
    "W": Words("Religia", "Religion"),
    "H": Words("Handel i Usługi", "Trade and Services"),
    "K": Words("Kultura i Rozrywka", "Culture and Leisure"),
    "B": Words("Sport", "Sport"),
    "D": Words("Zabytki", "Monument"),
    "U": Words("Obiekty Unikalne", "Unique Object"),
    "F": Words("Obiekty Przyszłości", "Future Object"),
    "G": Words("Karta Startowa", "Start Card"),
    "X": Words("Skażenie", "Pollution"),
}
EVENT = Words("Wydarzenie", "Event")
TARGETS: dict[Target, Words] = {
    "opp": Words("w rywala", "against a rival"),
    "any": Words("w gracza", "against a player"),
    "all_opp": Words("w rywali", "against all rivals"),
    "all": Words("we wszystkich", "against everybody"),
    "self": Words("dla ciebie", "for you"),
}
PLACES: dict[int, Words] = {
    2: Words("tylko rzeka", "river only"),
    3: Words("nad rzeką", "riverside"),
    4: Words("samotna", "lonely"),
}
BACK = Words("Rewers", "Back")
EPOCH = Words("epoka", "epoch")
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
