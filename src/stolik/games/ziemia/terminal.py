"""The table and the cards as text, in rich markup. It draws views and knows no rules."""

from collections.abc import Callable
from textwrap import wrap
from typing import cast

from stolik.games.ziemia.board import LAST_DAY, MARKS
from stolik.games.ziemia.cards import FACTIONS, RESOURCES, Central, CityRule, Deck, Regime, Renewal
from stolik.games.ziemia.cards import Faction as FactionCard
from stolik.games.ziemia.deck import COST_OF, DECK, INFLUENCE_OF, PENALTY_OF
from stolik.games.ziemia.deckfile import load_deck
from stolik.games.ziemia.view import CityView, Counts, View
from stolik.kernel.deckfile import quoted
from stolik.kernel.game import LANGUAGES, Data, Say
from stolik.kernel.markup import heading, plain

COLOURS = {
    "D": "#FFFCF5 on #8F5B00", "R": "#FFFCF5 on #B5121B",
    "S": "#FFFCF5 on #1D5FA8", "I": "#FFFCF5 on #1B7457",
}  # fmt: skip
"""One colour a faction; the letter is always there too."""
FAITHFUL, AGENT, FREE = "●", "▲", "○"
NOBODY, CLOSED = "·", "×"
WIDTH = 100
INDENT = 15
"""Columns of the name of a City; what is told of it stands to the right."""
TRACK = 40
"""Columns of the time track."""

AnyCard = Regime | Central | Renewal | CityRule | FactionCard

NAMES: dict[str, dict[str, dict[int | str, str]]] = {
    "card": {
        language: {card.number: quoted(card.title, language) for card in DECK.all}
        for language in LANGUAGES
    }
}


# The table.


def draw(view: Data, say: Say) -> str:
    """The whole table: everybody sees all of it but the order of the decks."""
    seen = cast(View, view)
    parts = [
        f"[reverse] {title(seen, say)} [/]",
        time_track(seen["time"], say),
        *central(seen, say),
        *points(seen, say),
        f"{say('table-pool')} {pool(seen['pool'], say)}",
        heading(say("table-cities")),
        *(line for city in seen["cities"] for line in city_lines(city, say)),
        f"[dim]{say('table-legend', faithful=FAITHFUL, agent=AGENT, free=FREE)}[/]",
        "",
        telephone(seen, say),
        *prison(seen, say),
        heading(say("table-renewal")),
        *renewal(seen, say),
        "",
        *(line for seat in range(len(seen["factions"])) for line in player(seen, seat, say)),
        *absent(seen, say),
        *decks(seen, say),
        *question(seen, say),
    ]
    return "\n".join(parts)


def title(view: View, say: Say) -> str:
    level = say("table-level", level=view["level"])
    return f"{say('table-round', round=view['round'])} – {level}"


def time_track(time: int, say: Say) -> str:
    """The way to 100; a bar stands at every mark that calls a Mobilisation."""
    marks = [mark * TRACK // LAST_DAY for mark in MARKS]
    come = time * TRACK // LAST_DAY
    cells = ["|" if at in marks else "=" if at <= come else "-" for at in range(1, TRACK + 1)]
    words = say("table-time", time=time, last=LAST_DAY, marks=", ".join(map(str, MARKS)))
    return f"\\[{''.join(cells)}] {words}"


def central(view: View, say: Say) -> list[str]:
    card = view["central"]
    return told(say("table-central", number=card), card, say) if card else []


def told(label: str, card: int, say: Say, indent: int = 2) -> list[str]:
    """A label, the title of a card and its text, wrapped."""
    each = DECK[card]
    text = f"{each.title.of(say.language)} – {each.text.of(say.language)}"
    return wrapped(f"{label} {text}", indent)


def wrapped(text: str, indent: int, first: int = 0) -> list[str]:
    """Lines that fit the screen, all but the first moved to the right."""
    lines = wrap(text, WIDTH, initial_indent=" " * first, subsequent_indent=" " * indent)
    return [plain(line) for line in lines]


def points(view: View, say: Say) -> list[str]:
    now = view["points"]
    sums = say(
        "table-points",
        faithful=now["faithful"],
        locals=-now["locals"],
        agents=-now["agents"],
        prison=-now["prison"],
        removed=-now["removed"],
        total=now["total"],
        target=view["target"],
    )
    return wrapped(sums, 2)


def pool(held: Counts, say: Say) -> str:
    each = (f"{say('resource-name', resource=name)} {held[name]}" for name in RESOURCES)
    return ", ".join(each)


def chip(code: str) -> str:
    """A Citizen, or nobody."""
    return f"[{COLOURS[code]}] {code} [/]" if code else f" {NOBODY} "


def square(citizen: str, closed: bool) -> str:
    return f"[dim] {CLOSED} [/]" if closed and not citizen else chip(citizen)


def city_lines(city: CityView, say: Say) -> list[str]:
    """Circles and fields, the City rule, the local card."""
    name = say("city-name", city=city["city"])
    taken = city["faithful"] + city["agents"]
    circles = FAITHFUL * city["faithful"] + AGENT * city["agents"]
    circles += FREE * (city["circles"] - taken)
    fields = (
        (say("table-church"), "church", city["church"]),
        (say("table-office"), "office", city["office"]),
        (say("table-special"), "special", city["special"]),
    )
    squares = "  ".join(
        f"{label} {square(citizen, kind in city['closed'])}" for label, kind, citizen in fields
    )
    lines = [f"[bold]{name:<{INDENT}}[/]{circles:<9}{squares}"]
    rule = say("table-rule", number=city["rule"])
    if not city["local"]:
        return [*lines, *(f"[dim]{line}[/]" for line in beside(rule, city["rule"], say))]
    card = DECK[city["local"]]
    assert isinstance(card, Regime)
    faith, resistance, influence = COST_OF[card.number]
    local = say(
        "table-local",
        number=card.number,
        title=card.title.of(say.language),
        faith=faith,
        resistance=resistance,
        influence=influence,
        penalty=PENALTY_OF[card.number],
    )
    lasting = f" – {card.lasting.of(say.language)}" if card.lasting else ""
    barred = say("table-rule-barred", number=city["rule"], title=of_card(city["rule"], say))
    lines.append(f"[dim]{'':{INDENT}}{plain(barred)}[/]")
    return lines + wrapped(local + lasting, INDENT + 2, INDENT)


def beside(label: str, card: int, say: Say) -> list[str]:
    text = f"{label} {of_card(card, say)} – {DECK[card].text.of(say.language)}"
    return wrapped(text, INDENT + 2, INDENT)


def of_card(card: int, say: Say) -> str:
    return DECK[card].title.of(say.language)


def telephone(view: View, say: Say) -> str:
    label = say("table-telephone")
    if view["telephone"]:
        return f"{label} {chip(view['telephone'])}"
    return f"{label} {say('telephone-cut') if view['cut'] else say('telephone-free')}"


def prison(view: View, say: Say) -> list[str]:
    lines = [f"{say('table-prison')} {citizens(view['prison']) or say('prison-nobody')}"]
    if gone := citizens(view["removed"]):
        lines.append(f"{say('table-removed')} {gone}")
    return lines


def citizens(counts: Counts) -> str:
    return "  ".join(f"{chip(code)} {count}" for code, count in counts.items() if count)


def renewal(view: View, say: Say) -> list[str]:
    """The cards on display, each with its fields and who stands there."""
    lines = []
    for shown in view["renewal"]:
        card = shown["card"]
        fields = " ".join(
            f"{field['faction']}:{chip(field['citizen'])}" for field in shown["fields"]
        )
        reward = say("table-reward", influence=INFLUENCE_OF[card])
        lines.append(f"{card:>4} [bold]{plain(of_card(card, say))}[/]  {fields}  {reward}")
        lines += card_text(card, say)
    return lines


def card_text(card: int, say: Say) -> list[str]:
    """When a Renewal card may be played and what it does."""
    each = DECK[card]
    assert isinstance(each, Renewal)
    text = each.text.of(say.language)
    return wrapped(f"{say('card-when', when=each.when)}: {text}", 5, 5)


def player(view: View, seat: int, say: Say) -> list[str]:
    """A player with the faction, the Citizens at home and the cards in hand."""
    faction = view["factions"][seat]
    mark = "→" if seat == view["to_move"] else " "
    own = "table-player-you" if seat == view["you"] else "table-player"
    name = f"{mark} {seat + 1} [bold]{plain(say(own, player=seat))}[/]"
    if not faction:
        return [f"{name} – {say('faction-none')}"]
    parts = [f"{chip(faction)} {role(view, seat, say)}"]
    parts.append(say("table-home", count=view["home"][faction]))
    if seat == view["active"]:
        parts.append(say("table-usable", count=view["usable"]))
    lines = [f"{name} – {', '.join(parts)}"]
    for card in view["hands"][seat]:
        lines.append(f"{card:>9} [bold]{plain(of_card(card, say))}[/]")
        lines += [f"     {line}" for line in card_text(card, say)]
    return lines


def role(view: Data | View, seat: int, say: Say) -> str:
    """Which faction a seat plays; nothing while it is being chosen."""
    faction = view["factions"][seat]
    return say("faction-name", faction=faction) if faction else ""


def absent(view: View, say: Say) -> list[str]:
    if not view["absent"]:
        return []
    there = {code: view["home"][code] for code in view["absent"]}
    return [f"{say('table-absent')} {citizens(there)}"]


def decks(view: View, say: Say) -> list[str]:
    left = say(
        "table-decks",
        regime=view["regime_left"],
        renewal=view["renewal_left"],
        central=view["centrals_left"],
        regime_used=len(view["regime_discard"]),
        renewal_used=len(view["renewal_discard"]),
    )
    lines = [f"[dim]{left}[/]"]
    if view["known"]:
        lines.append(say("table-known", cards=", ".join(map(str, view["known"]))))
    return lines


def question(view: View, say: Say) -> list[str]:
    """What lies between the question and the answer: the Regime card, the card that asks."""
    lines: list[str] = []
    if regime := view["regime"]:
        label = say("table-regime", city=regime["city"], number=regime["card"])
        lines += told(label, regime["card"], say)
        if regime["cancelled"]:
            lines.append(f"  {say('table-cancelled')}")
        lines.append(f"  {say('table-moves-time', count=regime['time'])}")
    if event := view["event"]:
        lines.append(
            say(
                "table-event",
                event=event["name"],
                city=event["city"] or "",
                faction=event["faction"] or "",
            )
        )
    asked = view["asked"]
    if asked and asked["card"] and not (regime and regime["card"] == asked["card"]):
        lines += told(say("table-asks", number=asked["card"]), asked["card"], say)
    if asked and asked["picked"]:
        lines.append(say("table-picked", picked=", ".join(asked["picked"])))
    return ["", *lines] if lines else []


# One card.


def describe_deck(path: str) -> Callable[[int, Say], str]:
    """Read another deck file; its cards are then described like our own."""
    deck = load_deck(path)
    return lambda number, say: describe(number, say, deck)


def describe(number: int, say: Say, deck: Deck = DECK) -> str:
    """A card with what it says, its history and where it comes from."""
    card = deck[number]
    lines = [
        f"[bold]{number} {plain(card.title.of(say.language))}[/]",
        kind(card, say),
        plain(card.text.of(say.language)),
    ]
    if isinstance(card, Regime) and card.lasting:
        lines.append(plain(card.lasting.of(say.language)))
    if isinstance(card, FactionCard):
        lines.append(plain(deck.relief.of(say.language)))
    return "\n".join(lines + history(card, say, deck))


def kind(card: AnyCard, say: Say) -> str:
    """What sort of card it is, with its numbers."""
    if isinstance(card, Regime):
        if not card.local:
            return say("card-immediate", time=card.time)
        faith, resistance, influence = card.cost
        price = say("cost", faith=faith, resistance=resistance, influence=influence)
        return say("card-local", time=card.time, cost=price, penalty=card.penalty)
    if isinstance(card, Renewal):
        moment = say("card-when", when=card.when)
        if card.on:
            moment = f"{moment}, {say('card-on', on=card.on)}"
        fields = " ".join(FACTIONS[faction] for faction in card.fields)
        return say("card-renewal", moment=moment, fields=fields, influence=card.influence)
    if isinstance(card, FactionCard):
        return say("card-faction", faction=card.code)
    return say("card-central") if isinstance(card, Central) else say("card-city")


def history(card: AnyCard, say: Say, deck: Deck) -> list[str]:
    lines = []
    if card.note:
        lines.append(plain(card.note.of(say.language)))
        sources = [say("card-source", source=deck.sources[key]) for key in card.sources]
        lines += [f"[dim]{plain(source)}[/]" for source in sources]
    if card.stated:
        facts = ", ".join(say(f"stated-{what}") for what in card.stated)
        lines.append(f"[dim]{say('card-rulebook', facts=facts)}[/]")
    else:
        lines.append(f"[dim]{say('card-ours')}[/]")
    return lines
