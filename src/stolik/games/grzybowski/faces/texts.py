"""What goals and chances say on the card, short enough for it, in both languages.

A face knows its language and nothing of the Fluent words, which live in a layer above; Polish
sentences also need categories in two more cases than the words have.
"""

from stolik.games.grzybowski.cards import SYMBOLS, Card, Goal
from stolik.games.grzybowski.deck import DECK
from stolik.kernel.game import Language

SIDES: dict[Language, dict[str, str]] = {
    "pl": {"obverse": "awers", "goal": "rewers, cel", "chance": "rewers, szansa",
           "joker": "rewers, joker", "this": "ta karta"},
    "en": {"obverse": "obverse", "goal": "reverse, goal", "chance": "reverse, chance",
           "joker": "reverse, joker", "this": "this card"},
}  # fmt: skip

EACH_PL = {
    "O": "każdą Osobistość", "W": "każdych Warszawiaków", "H": "każdy Handel",
    "J": "każdy Judaizm", "A": "każdą Architekturę", "K": "każdą Kulturę",
    "N": "każdą Niepodległość", "P": "każde Pogranicze", "T": "każdy Transport",
    "S": "każdy Syjonizm", "C": "każde Chrześcijaństwo", "R": "każde Rozruchy",
    "Z": "każde Żelazo",
}  # fmt: skip
WITHOUT_PL = {
    "O": "Osobistości", "W": "Warszawiaków", "H": "Handlu", "J": "Judaizmu", "A": "Architektury",
    "K": "Kultury", "N": "Niepodległości", "P": "Pogranicza", "T": "Transportu", "S": "Syjonizmu",
    "C": "Chrześcijaństwa", "R": "Rozruchów", "Z": "Żelaza",
}  # fmt: skip

PER_SYMBOL: dict[Language, dict[str, str]] = {
    "pl": {"edge": "na krawędzi siatki", "interior": "poza krawędzią siatki",
           "cross": "w rzędzie i kolumnie tej karty"},
    "en": {"edge": "on the edge of the grid", "interior": "off the edge of the grid",
           "cross": "in this card’s row and column"},
}  # fmt: skip

PLACED: dict[Language, dict[str, str]] = {
    "pl": {"place": "w zaznaczonym miejscu", "neighbour": "obok awersu wskazanej karty"},
    "en": {"place": "in a marked place", "neighbour": "beside the obverse of that card"},
}

CHANCES: dict[Language, dict[str, tuple[str, str]]] = {
    "pl": {
        "swap": ("Zamiana.", "Zamień miejscami dwie dowolne karty swojej siatki."),
        "flip": ("Obrót.", "Obróć jedną swoją kartę zasobów albo celu na drugą stronę."),
        "move": ("Przeniesienie.", "Przenieś kartę na inne wolne miejsce przy swojej karcie."),
        "joker": ("Po jokera.", "Obróć ks. Godlewskiego w swojej siatce na jokera."),
        "outside": ("Poza siatkę.", "Połóż wziętą kartę tuż za brzegiem siatki 5×5."),
        "diagonal": ("Na skos.", "Połóż wziętą kartę na skos od innej swojej karty."),
        "reshuffle": ("Tasowanie.", "Wtasuj rynek w stos i wyłóż go od nowa."),
        "draw": ("Ze stosu.", "Weź kartę z wierzchu stosu i wybierz jej stronę."),
        "": ("Joker.", "Na końcu zastąpi brakujące symbole; każdy kosztuje 1\u00a0punkt."),
    },
    "en": {
        "swap": ("Swap.", "Two cards of your grid change places."),
        "flip": ("Flip.", "Turn one resource or goal card of yours to its other side."),
        "move": ("Move.", "Carry a card to another free place beside a card of yours."),
        "joker": ("Joker flip.", "Turn Father Godlewski in your grid to the joker."),
        "outside": ("Outside.", "Lay the card you took just outside the 5×5 grid."),
        "diagonal": ("Diagonal.", "Lay the card you took at the corner of a card of yours."),
        "reshuffle": ("Reshuffle.", "Shuffle the market into the stack and deal it anew."),
        "draw": ("From the stack.", "Take the top card of the stack and choose its side."),
        "": ("Joker.", "At the end it stands for missing symbols; each costs 1\u00a0point."),
    },
}
UNUSED: dict[Language, str] = {
    "pl": "Nieużyta daje 1\u00a0punkt.",
    "en": "Unused it gives 1\u00a0point.",
}


def points(count: int, language: Language) -> str:
    """
    >>> [points(count, "pl") for count in (1, 3, 5, 12, 22)]
    ['1 punkt', '3 punkty', '5 punktów', '12 punktów', '22 punkty']
    """
    if language == "en":
        return f"{count} point" if count == 1 else f"{count} points"
    if count == 1:
        return "1 punkt"
    few = count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)
    return f"{count} punkty" if few else f"{count} punktów"


def each(goal: Goal, language: Language) -> str:
    """The sentence of an edge, interior or cross goal."""
    code = SYMBOLS[goal.symbol]
    where = PER_SYMBOL[language][goal.family]
    if language == "en":
        return f"{points(goal.points, 'en')} for each {DECK.categories[goal.symbol].en} {where}"
    worth = "Po 1 punkcie" if goal.points == 1 else f"Po {points(goal.points, 'pl')}"
    return f"{worth} za {EACH_PL[code]} {where}"


def sentence(card: Card, language: Language) -> str:
    """What a goal asks for, in one line or two."""
    goal = card.goal
    assert goal
    if goal.family == "pattern":
        return {
            "pl": f"{points(goal.points, 'pl')} za każdy taki układ, także obrócony lub odbity",
            "en": f"{points(goal.points, 'en')} for each such pattern, turned and mirrored too",
        }[language]
    if goal.family == "eliminate":
        return {
            "pl": f"Bez {WITHOUT_PL[SYMBOLS[goal.symbol]]} w rzędzie i kolumnie tej karty",
            "en": f"No {DECK.categories[goal.symbol].en} in this card’s row and column",
        }[language]
    if goal.family not in PLACED["pl"]:
        return each(goal, language)
    otherwise = {"pl": "inaczej", "en": "otherwise"}[language]
    where = PLACED[language][goal.family]
    return f"{points(goal.points, language)} {where}, {otherwise}\u00a0{goal.else_points}"
