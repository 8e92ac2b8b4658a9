"""A state written as a position file that reads back as this state."""

from collections.abc import Iterator

from stolik.games.ziemia.board import CITIES, KINDS, NOWHERE, TELEPHONE, members
from stolik.games.ziemia.cards import FACTIONS
from stolik.games.ziemia.scenes import TURN
from stolik.games.ziemia.script import SCRIPT
from stolik.games.ziemia.state import LEVELS, NO_FACTION, State

UNCHOSEN = "-"
"""In place of the faction of a seat that has not chosen yet."""
NOBODY = "."
"""In place of a Citizen on a field of a Renewal card."""


def to_position(state: State) -> str:
    """A position file that reads back as this state."""
    lines = [
        'game = "ziemia"',
        f'level = "{LEVELS[state.agreed.level]}"',
        f"target = {state.agreed.target}",
        f'factions = "{"".join(_letter(faction) for faction in state.factions)}"',
        f"start = {_seat(state, state.agreed.start)}",
        f"round = {state.round}",
        *_moment(state),
        f"time = {state.time}",
        f'pool = "{"/".join(map(str, state.pool))}"',
        *_turn(state),
        *_people(state),
        "",
        *_cards(state),
        *_cities(state),
    ]
    return "\n".join(lines) + "\n"


def _letter(faction: int) -> str:
    return UNCHOSEN if faction == NO_FACTION else FACTIONS[faction]


def _seat(state: State, seat: int) -> str:
    """By the faction, or by the number as long as there is none."""
    faction = state.factions[seat]
    return str(seat + 1) if faction == NO_FACTION else f'"{FACTIONS[faction]}"'


def _written(key: str, value: str | int) -> list[str]:
    """A line, if there is anything to write."""
    if not value:
        return []
    return [f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}".lower()]


def _moment(state: State) -> list[str]:
    if len(state.frames) == 1 and state.frames[0][0] == TURN:
        return [f"turn = {_seat(state, state.frames[0][1])}"]
    return [f'frames = "{SCRIPT.write_frames(state.frames)}"']


def _turn(state: State) -> list[str]:
    muted = "".join(FACTIONS[state.factions[seat]] for seat in members(state.turn.muted))
    return [
        f"usable = {state.usable}",
        *_written("here", "" if state.here == NOWHERE else CITIES[state.here]),
        *_written("offices", state.turn.offices),
        *_written("ability", state.turn.ability),
        *_written("hushed", state.turn.hushed),
        *_written("open", state.turn.open),
        *([f"cut = {_seat(state, state.cut - 1)}"] if state.cut else []),
        *_written("muted", muted),
        *_written("idle", state.idle),
    ]


def _people(state: State) -> list[str]:
    return [
        *_written("telephone", _citizen(state.fields[TELEPHONE])),
        *_written("prison", _crowd(state.prison)),
        *_written("removed", _crowd(state.removed)),
    ]


def _citizen(value: int) -> str:
    return FACTIONS[value - 1] if value else ""


def _crowd(counts: bytes) -> str:
    return "".join(letter * count for letter, count in zip(FACTIONS, counts, strict=True))


def _cards(state: State) -> list[str]:
    shown = ", ".join(_shown(*each) for each in zip(state.shown, state.standing, strict=True))
    return [
        f"shown = [{shown}]",
        f"hands = [{', '.join(str(members(hand)) for hand in state.hands)}]",
        *_written("central", state.central),
        *_written("last_regime", state.last_regime),
        *_written("known", state.known),
        f"regime_deck = {list(state.regime.deck)}",
        f"regime_used = {members(state.regime.used)}",
        f"renewal_deck = {list(state.renewal.deck)}",
        f"renewal_used = {members(state.renewal.used)}",
        f"central_deck = {list(state.centrals.deck)}",
        f"central_gone = {members(state.centrals.used)}",
    ]


def _shown(card: int, standing: bytes) -> str:
    if not any(standing):
        return str(card)
    fields = "".join(_citizen(value) or NOBODY for value in standing)
    return f'{{ card = {card}, fields = "{fields}" }}'


def _cities(state: State) -> Iterator[str]:
    for city, name in enumerate(CITIES):
        yield from ("", f"[cities.{name}]", f"rule = {state.rules[city]}")
        yield from _written("faithful", state.faithful[city])
        yield from _written("agents", state.agents[city])
        yield from _written("local", state.locals[city])
        for kind, field in enumerate(KINDS):
            yield from _written(field, _citizen(state.fields[city * 3 + kind]))
