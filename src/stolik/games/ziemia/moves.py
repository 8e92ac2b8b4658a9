"""Moves: one int inside the engine, one short text outside.

place gniezno church faith   put a Citizen on a field and take its action
place gniezno church         … and take none
prepare 55 D                 put a Citizen on the D field of Renewal card 55
call R 55                    put a Citizen on the Telephone, and one of R on the R field of card 55
remove gniezno               pay for the local Regime card in Gniezno
play 55                      play a Renewal card
draw                         turn up the Regime card
end                          end the turn
pass, pass turn              decline to react, now or for the whole turn
pick gniezno                 choose a City; pick R a Citizen of a faction; pick 55 a card;
pick gniezno church          … the Citizen on a field; pick telephone the one on the Telephone
done                         no more of it
gain faith                   choose a resource
pay 0/2/0                    pay so much Faith, Resistance and Influence
arrest                       let a Citizen be arrested
order 12 5 33                put these Regime cards back in this order, the first on top
take D                       choose a faction
"""

import re
import unicodedata

from stolik.games.ziemia.board import (
    CITIES,
    FACTION_OF,
    KINDS,
    NOWHERE,
    SPECIAL,
    TELEPHONE,
    City,
    Faction,
    Field,
    city_of,
    kind_of,
)
from stolik.games.ziemia.cards import (
    FACTIONS,
    FIRST_RENEWAL,
    LAST_REGIME,
    LAST_RENEWAL,
    RESOURCES,
)
from stolik.kernel.refusal import Malformed, Param, Params, malformed

Move = int

VERBS = (
    "place", "prepare", "call", "remove", "play", "draw", "end", "pass",
    "pick", "done", "gain", "pay", "arrest", "order", "take",
)  # fmt: skip
(
    PLACE, PREPARE, CALL, REMOVE, PLAY, DRAW, END, PASS,
    PICK, DONE, GAIN, PAY, ARREST, ORDER, TAKE,
) = range(len(VERBS))  # fmt: skip

EXAMPLES = (
    "place gniezno church faith", "prepare 55 D", "call R 55", "remove gniezno", "play 55", "draw",
    "end", "pass", "pick gniezno", "done", "gain faith", "pay 0/2/0", "arrest", "order 12 5 33",
    "take D",
)  # fmt: skip

DECLINE, FIRST_ACTION, SECOND_ACTION = range(3)
"""What a Citizen does on a field: nothing, the first or the second action printed there."""
ACTIONS = (("", "faith", "faithful"), ("", "resistance", "agent"), ("", "rule", "free"))
"""By the kind of field."""

A_CITY, A_FACTION, A_CARD, A_FIELD = range(4)
"""What a pick names."""

WHOLE_TURN = 1
"""With `pass`: do not ask again in this turn."""

# A move is verb and three numbers, eight bits each.


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0) -> Move:
    return verb << 24 | a << 16 | b << 8 | c


def verb_of(move: Move) -> int:
    return move >> 24


def first_of(move: Move) -> int:
    """The field, card, City, faction, resource or kind of thing picked; Faith paid."""
    return move >> 16 & 255


def second_of(move: Move) -> int:
    """The action, faction, card or thing picked; Resistance paid."""
    return move >> 8 & 255


def third_of(move: Move) -> int:
    """Influence paid; the last card of an order."""
    return move & 255


def place(at: Field, action: int = DECLINE) -> Move:
    return pack(PLACE, at, action)


def prepare(card: int, faction: Faction) -> Move:
    return pack(PREPARE, card, faction)


def call(faction: Faction, card: int) -> Move:
    return pack(CALL, faction, card)


def pick(kind: int, thing: int) -> Move:
    return pack(PICK, kind, thing)


def write(move: Move) -> str:
    """
    >>> write(place(3, FIRST_ACTION))
    'place gniezno church faith'
    >>> write(pack(PAY, 0, 2, 0))
    'pay 0/2/0'
    """
    verb, a, b, c = verb_of(move), first_of(move), second_of(move), third_of(move)
    word = VERBS[verb]
    if verb == PLACE:
        return f"place {write_field(a)} {ACTIONS[kind_of(a)][b]}".rstrip()
    if verb == PREPARE:
        return f"prepare {a} {FACTIONS[b]}"
    if verb == CALL:
        return f"call {FACTIONS[a]} {b}"
    if verb == REMOVE:
        return f"remove {CITIES[a]}"
    if verb == PLAY:
        return f"play {a}"
    if verb == PASS:
        return "pass turn" if a else "pass"
    if verb == PICK:
        return f"pick {write_thing(a, b)}"
    if verb == GAIN:
        return f"gain {RESOURCES[a]}"
    if verb == PAY:
        return f"pay {a}/{b}/{c}"
    if verb == ORDER:
        return " ".join(["order", *(str(card) for card in (a, b, c) if card)])
    return f"take {FACTIONS[a]}" if verb == TAKE else word


def write_field(at: Field) -> str:
    return "telephone" if at == TELEPHONE else f"{CITIES[city_of(at)]} {KINDS[kind_of(at)]}"


def write_thing(kind: int, thing: int) -> str:
    if kind == A_CITY:
        return CITIES[thing]
    if kind == A_FACTION:
        return FACTIONS[thing]
    return str(thing) if kind == A_CARD else write_field(thing)


def read(text: str) -> Move:
    """
    >>> write(read("PLACE Nowy-Targ Special FREE"))
    'place nowy-targ special free'
    >>> write(read("pick Kraków"))
    'pick krakow'
    """
    words = plain(text).split()
    if not words or words[0] not in VERBS:
        raise Malformed(malformed("verb", text=text[:40], verbs=", ".join(VERBS)))
    verb = VERBS.index(words[0])
    least, most = _LENGTHS[verb]
    if not least <= len(words) - 1 <= most:
        raise Malformed(malformed("shape", verb=VERBS[verb], example=EXAMPLES[verb]))
    return _read_rest(verb, words[1:])


_LENGTHS = (
    (2, 3), (2, 2), (2, 2), (1, 1), (1, 1), (0, 0), (0, 0), (0, 1),
    (1, 2), (0, 0), (1, 1), (1, 1), (0, 0), (1, 3), (1, 1),
)  # fmt: skip
"""How many words follow each verb, at least and at most."""


def _read_rest(verb: int, words: list[str]) -> Move:
    if verb == PLACE:
        return _read_place(words)
    if verb == PREPARE:
        return prepare(read_renewal(words[0]), read_faction(words[1]))
    if verb == CALL:
        return call(read_faction(words[0]), read_renewal(words[1]))
    if verb == REMOVE:
        return pack(REMOVE, read_city(words[0]))
    if verb == PLAY:
        return pack(PLAY, read_renewal(words[0]))
    if verb == PASS:
        return pack(PASS, _read_word(words[0], ("turn",), PASS) + 1 if words else 0)
    if verb == PICK:
        return _read_pick(words)
    if verb == GAIN:
        return pack(GAIN, _read_word(words[0], RESOURCES, GAIN))
    if verb == PAY:
        return _read_pay(words[0])
    if verb == ORDER:
        return pack(ORDER, *(read_card(word, 1, LAST_REGIME) for word in words))
    return pack(TAKE, read_faction(words[0])) if verb == TAKE else pack(verb)


def _read_place(words: list[str]) -> Move:
    at = _read_field(words[0], words[1])
    action = words[2] if len(words) == 3 else ""
    return place(at, _read_word(action, ACTIONS[kind_of(at)], PLACE))


def _read_pick(words: list[str]) -> Move:
    if len(words) == 2:
        return pick(A_FIELD, _read_field(*words))
    word = words[0]
    if word == "telephone":
        return pick(A_FIELD, TELEPHONE)
    if word.isdecimal():
        return pick(A_CARD, read_renewal(word))
    if word.upper() in FACTION_OF:
        return pick(A_FACTION, read_faction(word))
    return pick(A_CITY, read_city(word))


def _read_pay(word: str) -> Move:
    if not re.fullmatch(r"\d{1,2}/\d{1,2}/\d{1,2}", word, re.ASCII):
        raise Malformed(malformed("shape", verb="pay", example=EXAMPLES[PAY]))
    return pack(PAY, *map(int, word.split("/")))


def plain(text: str) -> str:
    """Lower case without Polish letters.

    >>> plain("Częstochowa, OŚWIĘCIM, łąka")
    'czestochowa, oswiecim, laka'
    """
    apart = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _read_word(word: str, allowed: tuple[str, ...], verb: int) -> int:
    if word not in allowed:
        raise Malformed(malformed("shape", verb=VERBS[verb], example=EXAMPLES[verb]))
    return allowed.index(word)


def read_city(word: str) -> City:
    if word not in CITIES:
        raise Malformed(malformed("city", word=word[:20], cities=", ".join(CITIES)))
    return CITIES.index(word)


def _read_field(city: str, kind: str) -> Field:
    number = read_city(city)
    if kind not in KINDS:
        raise Malformed(malformed("field-kind", word=kind[:20], kinds=", ".join(KINDS)))
    return number * (SPECIAL + 1) + KINDS.index(kind)


def read_faction(word: str) -> Faction:
    if word.upper() not in FACTION_OF:
        raise Malformed(malformed("faction", word=word[:20], factions=" ".join(FACTIONS)))
    return FACTION_OF[word.upper()]


def read_renewal(word: str) -> int:
    return read_card(word, FIRST_RENEWAL, LAST_RENEWAL)


def read_card(word: str, least: int, most: int) -> int:
    if not re.fullmatch(r"\d{1,3}", word, re.ASCII):
        raise Malformed(malformed("card", word=word[:20]))
    if not least <= int(word) <= most:
        raise Malformed(malformed("card-number", card=int(word), least=least, most=most))
    return int(word)


def tell(move: Move) -> tuple[str, Params]:
    """The move as a message of the words, with what it needs to know."""
    verb, a, b, c = verb_of(move), first_of(move), second_of(move), third_of(move)
    if verb == PLACE:
        return "place", {**field_params(a), "action": ACTIONS[kind_of(a)][b] or "none"}
    if verb == PREPARE:
        return "prepare", {"card": a, "faction": FACTIONS[b]}
    if verb == CALL:
        return "call", {"faction": FACTIONS[a], "card": b}
    if verb == PASS:
        return ("pass-turn" if a else "pass"), {}
    if verb == PICK:
        return _tell_pick(a, b)
    if verb == PAY:
        return "pay", {"faith": a, "resistance": b, "influence": c}
    if verb == ORDER:
        return "order", {"cards": ", ".join(str(card) for card in (a, b, c) if card)}
    params: dict[int, dict[str, Param]] = {
        REMOVE: {"city": CITIES[a] if a < NOWHERE else ""},
        PLAY: {"card": a},
        GAIN: {"resource": RESOURCES[a] if a < len(RESOURCES) else ""},
        TAKE: {"faction": FACTIONS[a] if a < len(FACTIONS) else ""},
    }
    return VERBS[verb], params.get(verb, {})


def field_params(at: Field) -> dict[str, Param]:
    """A field as sentences name it."""
    if at == TELEPHONE:
        return {"city": "", "field": "telephone"}
    return {"city": CITIES[city_of(at)], "field": KINDS[kind_of(at)]}


def _tell_pick(kind: int, thing: int) -> tuple[str, Params]:
    if kind == A_CITY:
        return "pick-city", {"city": CITIES[thing]}
    if kind == A_FACTION:
        return "pick-citizen", {"faction": FACTIONS[thing]}
    if kind == A_CARD:
        return "pick-card", {"card": thing}
    return "pick-field", field_params(thing)
